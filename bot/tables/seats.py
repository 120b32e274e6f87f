"""The use cases of people at a table: leave, come back, take somebody's seat, get lost, be replaced."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from bot.tables.changes import Change, Changes, ended, need, need_live, need_seat
from bot.tables.errors import Refused
from bot.tables.match import Match
from bot.tables.model import Chair, Note, Presence, Status, Table
from bot.tables.store import Transaction
from bot.tables.timing import running, stood, timed
from games.core import Seat

AWAY_FOR_LONG = 600.0
"""Seconds, or the time to act where that is longer: then a watcher may take an away person's seat."""


class Seats(Changes):
    """Let people come and go; a match never waits for somebody who is gone."""

    async def leave(self, table: int, user: int) -> Change:
        """Leave a lobby, passing it on or closing it; or leave a match, where the computer plays on."""

        async def change(books: Transaction, table: Table) -> Change:
            seat = need_seat(table, user)
            if table.status is Status.LOBBY:
                return Change(without(table, seat))
            need(table, Status.PLAYING)
            if table.chairs[seat].presence is Presence.LEFT:
                raise Refused("left-already")
            return self._vacated(table, seat, "left")

        return await self._change(table, change)

    async def come_back(self, table: int, user: int) -> Change:
        """Take one's seat back from the computer."""

        async def change(books: Transaction, table: Table) -> Change:
            need(table, Status.PLAYING)
            seat = need_seat(table, user)
            chair = table.chairs[seat]
            if chair.is_played_by_person:
                raise Refused("here-already")
            await need_welcome(books, table, user)
            back = table.with_chair(seat, **self._arrived(table))
            return Change(self._timed(table, back), notes=(_note("back", seat, chair),))

        return await self._change(table, change)

    async def take(self, table: int, user: int, name: str, seat: Seat) -> Change:
        """Take the seat of somebody who left, or who has been away for long."""

        async def change(books: Transaction, table: Table) -> Change:
            need(table, Status.PLAYING)
            if not 0 <= seat < len(table.chairs) or seat not in open_seats(table, self.clock.now()):
                raise Refused("seat-not-open")
            return await self._handed_over(books, table, seat, user, name, "taken")

        return await self._change(table, change)

    async def replace(self, table: int, seat: Seat, user: int | None, name: str, by: Note) -> Change:
        """Give a seat to another person, or to the computer for good; `by` names the moderator."""

        async def change(books: Transaction, table: Table) -> Change:
            need_live(table)
            if not 0 <= seat < len(table.chairs):
                raise Refused("no-such-seat")
            if table.status is Status.PLAYING:
                need(table, Status.PLAYING)
            if user is not None:
                done = await self._handed_over(books, table, seat, user, name, "replaced")
                return replace(done, notes=(*done.notes, by))
            return self._given_to_computer(table, seat, by)

        return await self._change(table, change)

    async def remove(self, table: int, user: int, by: Note) -> Change:
        """Take a person off a table: out of a lobby; in a match the computer gets the seat for good."""

        async def change(books: Transaction, table: Table) -> Change:
            need_live(table)
            seat = need_seat(table, user)
            if table.status is Status.LOBBY:
                gone = _note("removed", seat, table.chairs[seat])
                return Change(without(table, seat, "moderator"), notes=(gone, by))
            need(table, Status.PLAYING)
            return self._given_to_computer(table, seat, by)

        return await self._change(table, change)

    async def lose(self, user: int, guild: int) -> None:
        """Leave a server's tables in the stead of somebody who is in the server no more, and follow none."""

        async def change(books: Transaction, table: Table) -> Change:
            seat = need_seat(table, user)
            if table.status is Status.LOBBY:
                return Change(without(table, seat), notes=(_note("gone", seat, table.chairs[seat]),))
            need(table, Status.PLAYING)
            if table.chairs[seat].presence is Presence.LEFT:
                raise Refused("left-already")
            return self._vacated(table, seat, "gone")

        await self._everywhere(user, guild, change)
        async with self.store.transaction() as books:
            await books.drop_follows(user, guild)

    async def block(self, guild: int, user: int, by: Note) -> None:
        """Keep a person from a server's tables, and take them off those where they sit."""
        async with self.store.transaction() as books:
            server = await books.server(guild)
            await books.put_server(replace(server, blocked=server.blocked | {user}))
        for table in await self.store.live_of(user, guild):
            try:
                await self.remove(table.id, user, by)
            except Refused:
                continue  # over or gone meanwhile, or unreadable: nobody plays there

    async def unblock(self, guild: int, user: int) -> None:
        """Let a person back to a server's tables."""
        async with self.store.transaction() as books:
            server = await books.server(guild)
            if user not in server.blocked:
                raise Refused("not-blocked")
            await books.put_server(replace(server, blocked=server.blocked - {user}))

    async def forget(self, user: int) -> None:
        """Erase a person's data: leave the live tables, and become nobody in all others."""

        async def change(books: Transaction, table: Table) -> Change:
            seat = need_seat(table, user)
            if table.status is Status.LOBBY:
                return Change(without(table, seat))
            if table.broken is not None or table.chairs[seat].presence is Presence.LEFT:
                # Of a save that can't be read nothing else can be said; once repaired, nobody waits for them.
                return Change(_passed_on(table.with_chair(seat, presence=Presence.LEFT)))
            return self._vacated(table, seat, "left")

        await self._everywhere(user, None, change)
        async with self.store.transaction() as books:
            await books.forget(user)

    # Pauses

    async def wish(self, table: int, user: int, *, pause: bool) -> Change:
        """Wish for a pause, or for its end: it comes true when all who are present wish the same."""

        async def change(books: Transaction, table: Table) -> Change:
            need(table, Status.PLAYING)
            seat = need_seat(table, user)
            if not table.chairs[seat].is_played_by_person:
                raise Refused("not-here")
            return self._agreed(table.with_chair(seat, wants_pause=pause))

        return await self._change(table, change)

    async def pause(self, table: int, by: Note, *, pause: bool) -> Change:
        """Pause a match or let it go on, whatever its people wish; `by` names the moderator."""

        async def change(books: Transaction, table: Table) -> Change:
            need(table, Status.PLAYING)
            if table.is_paused is pause:
                raise Refused("paused-already" if pause else "not-paused")
            return replace(self._with_pause(table, pause), notes=(by,))

        return await self._change(table, change)

    def _agreed(self, table: Table) -> Change:
        """Pause where all present people wish it, go on where none of them wishes to pause any more."""
        wishes = [chair.wants_pause for chair in table.chairs if chair.is_played_by_person]
        if not table.is_paused and wishes and all(wishes):
            return replace(self._with_pause(table, True), notes=(Note("paused"),))
        if table.is_paused and not any(wishes):
            return replace(self._with_pause(table, False), notes=(Note("resumed"),))
        return Change(table)

    def _with_pause(self, table: Table, pause: bool) -> Change:
        chairs = tuple(replace(chair, wants_pause=pause) for chair in table.chairs)
        table = replace(table, is_paused=pause, chairs=chairs)
        return Change((stood if pause else running)(table, self.clock.now()))

    # How a seat changes hands

    def _vacated(self, table: Table, seat: Seat, kind: str) -> Change:
        left = table.with_chair(seat, presence=Presence.LEFT, since=self.clock.now(), wants_pause=False)
        note = _note(kind, seat, table.chairs[seat])
        return self._without_person(table, _passed_on(left), note)

    def _given_to_computer(self, table: Table, seat: Seat, by: Note) -> Change:
        chair = table.chairs[seat]
        if chair.presence is Presence.COMPUTER:
            raise Refused("computer-already")
        after = replace(
            table,
            chairs=tuple(
                computer(table.chairs, self.clock.now()) if n == seat else other
                for n, other in enumerate(table.chairs)
            ),
        )
        done = self._without_person(table, _passed_on(after), _note("removed", seat, chair))
        return replace(done, notes=(*done.notes, by))

    def _without_person(self, before: Table, after: Table, note: Note) -> Change:
        """Return the change with one person fewer; void where nobody is left who could come back."""
        if all(chair.presence in (Presence.LEFT, Presence.COMPUTER) for chair in after.chairs):
            return Change(ended(after, "deserted"), notes=(note,))
        if after.status is not Status.PLAYING:
            return Change(after, notes=(note,))
        agreed = self._agreed(self._timed(before, after))
        return replace(agreed, notes=(note, *agreed.notes))

    async def _handed_over(
        self, books: Transaction, table: Table, seat: Seat, user: int, name: str, kind: str
    ) -> Change:
        if table.seat_of(user) is not None:
            raise Refused("already-seated")
        await need_welcome(books, table, user)
        sat = {note.seat for note in await books.notes(table.id) if note.user == user}
        if table.status is Status.PLAYING and sat - {seat}:
            # They have seen another hand of this match.
            raise Refused("sat-elsewhere")
        before = table.chairs[seat]
        await books.drop_follower(table.id, user)
        after = table.with_chair(seat, user=user, name=name, **self._arrived(table))
        note = replace(_note(kind, seat, before), other_user=user, other_name=name)
        if table.status is Status.PLAYING:
            after = self._timed(table, after)
        return Change(_passed_on(after), notes=(note,))

    def _arrived(self, table: Table) -> dict[str, object]:
        # Who comes into a pause goes along with it until they say otherwise.
        return {
            "presence": Presence.HERE,
            "since": self.clock.now(),
            "missed": 0,
            "wants_pause": table.is_paused,
        }

    def _timed(self, before: Table, after: Table) -> Table:
        return timed(Match.of(before), after, self.clock.now())

    async def _everywhere(
        self, user: int, guild: int | None, change: Callable[[Transaction, Table], object]
    ) -> None:
        for table in await self.store.live_of(user, guild):
            try:
                await self._change(table.id, change)  # type: ignore[arg-type]  # a coroutine function
            except Refused:
                continue  # over, left, or unreadable: nothing waits for them there


async def need_welcome(books: Transaction, table: Table, user: int) -> None:
    """Raise Refused where a person is blocked from the tables of a server."""
    if user in (await books.server(table.guild)).blocked:
        raise Refused("blocked")


def open_seats(table: Table, now: float) -> tuple[Seat, ...]:
    """Return the seats that a watcher may take: of those who left, and of those away for long."""
    long = max(AWAY_FOR_LONG, float(table.pace or 0))
    return tuple(
        seat
        for seat, chair in enumerate(table.chairs)
        if chair.presence is Presence.LEFT or (chair.presence is Presence.AWAY and chair.since + long <= now)
    )


def computer(chairs: tuple[Chair, ...], now: float) -> Chair:
    """Return a computer player for a table, with a number that none there has."""
    taken = {chair.name for chair in chairs if chair.presence is Presence.COMPUTER}
    number = next(n for n in range(1, len(chairs) + 2) if str(n) not in taken)
    return Chair(None, str(number), Presence.COMPUTER, now)


def without(table: Table, seat: Seat, reason: str = "deserted") -> Table:
    """Take a chair out of a lobby: the opener's passes the lobby on, the last person's closes it."""
    chairs = tuple(chair for other, chair in enumerate(table.chairs) if other != seat)
    table = replace(table, chairs=chairs)
    return _passed_on(table) if table.people else ended(table, reason)


def _passed_on(table: Table) -> Table:
    """Let the first person who has not left be the opener where the opener is here no more."""
    there = [chair.user for chair in table.chairs if chair.user and chair.presence is not Presence.LEFT]
    return table if table.opener in there or not there else replace(table, opener=there[0])


def _note(kind: str, seat: Seat, chair: Chair) -> Note:
    return Note(kind, seat, chair.user, chair.name)
