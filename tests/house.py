"""Tables on a real SQLite file, with a clock that a test sets."""

from __future__ import annotations

from bot.storage.database import Database
from bot.storage.tables import SqliteStore
from bot.tables.match import Match
from bot.tables.model import By, Status, Table
from bot.tables.service import Change, TableService

ADA, BEN, CLEO, DAN = 710011, 710012, 710013, 710014


class FakeClock:
    """Show the time that a test sets."""

    def __init__(self) -> None:
        self.time = 1_000_000.0

    def now(self) -> float:
        return self.time


class House:
    """A service with its store, and shortcuts for what every test needs."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.clock = FakeClock()
        self.store = SqliteStore(database)
        self.service = TableService(self.store, self.clock)
        self.told: list[Change] = []
        self.service.subscribe(self.told.append)

    async def lobby(self, *people: int, channel: int = 5, pace: int | None = 600) -> Table:
        """Open a lobby with these people; the first is the opener."""
        table = await self.service.open(
            guild=1, channel=channel, game="ruecks_raus", user=people[0], name=f"P{people[0]}", language="en"
        )
        for user in people[1:]:
            await self.service.join(table.id, user, f"P{user}")
        return (await self.service.set_pace(table.id, people[0], pace)).table

    async def playing(self, *people: int, channel: int = 5, pace: int | None = 600) -> Table:
        """Start a match with these people."""
        lobby = await self.lobby(*people, channel=channel, pace=pace)
        return (await self.service.start(lobby.id, people[0])).table

    async def table(self, table: int) -> Table:
        found = await self.store.table(table)
        assert found is not None
        return found

    async def act(self, table: int, user: int) -> Table:
        """Make the first move on offer to a person."""
        match = Match.of(await self.table(table))
        seat = match.table.seat_of(user)
        assert seat is not None
        move = match.legal(seat)[0]
        return (await self.service.act(table, match.phase, user, move.token)).table

    async def time_up(self, table: int) -> Table:
        """Let the deadline pass, and the clock play for everybody awaited."""
        match = Match.of(await self.table(table))
        assert match.table.deadline is not None
        self.clock.time = match.table.deadline
        for seat in match.people_awaited:
            await self.service.act_for(table, match.phase, seat, match.legal(seat)[0].token, By.CLOCK)
        return await self.table(table)

    async def finish(self, table: int) -> Table:
        """Let the computer's moves be made by hand until the match is over."""
        while (now := await self.table(table)).status is Status.PLAYING:
            match = Match.of(now)
            seat = match.awaiting[0]
            move = match.legal(seat)[0].token
            user = now.chairs[seat].user
            if now.chairs[seat].is_played_by_person:
                assert user is not None
                await self.service.act(table, match.phase, user, move)
            else:
                await self.service.act_for(table, match.phase, seat, move, By.COMPUTER)
        return now

    async def kinds(self, table: int) -> list[str]:
        """Return the kinds of all notes in the table's log."""
        return [note.kind for note in await self.store.notes(table)]
