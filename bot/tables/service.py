"""The use cases of tables: each locks, loads, changes and saves in one transaction, and only then tells."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from pydantic import ValidationError

from bot.tables.clock import Clock
from bot.tables.errors import BusyChannel, Refused
from bot.tables.match import Match
from bot.tables.model import By, Chair, Entry, Follower, Person, Presence, Status, Table
from bot.tables.store import Store, Transaction
from games import all_games
from games.core import Event, Game, Options, OptionsError, Rng, Seat, dump_state

MISSES_UNTIL_AWAY = 2
"""After so many moves made by the clock, a seat is away until its person comes back."""


@dataclass(frozen=True, slots=True)
class Change:
    """What a use case did: the table as it is now on disk, and what happened in the match."""

    table: Table
    events: tuple[Event, ...] = ()


Listener = Callable[[Change], None]


class TableService:
    """Change tables. A wish that can't be granted raises Refused, and then nothing has changed."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store = store
        self.clock = clock
        self._listeners: list[Listener] = []

    def subscribe(self, listener: Listener) -> None:
        """Call `listener` after every change that is on disk; it must return at once."""
        self._listeners.append(listener)

    # Lobby

    async def open(
        self,
        *,
        guild: int,
        channel: int,
        game: str,
        user: int,
        name: str,
        language: str,
        rematch_of: int | None = None,
        options: Mapping[str, object] | None = None,
    ) -> Table:
        """Open a lobby with its opener seated; raise BusyChannel where the channel has a live table."""
        if game not in all_games():
            raise Refused("unknown-game", game=game)
        now = self.clock.now()
        async with self.store.transaction() as books:
            server = await books.server(guild)
            if user in server.blocked:
                raise Refused("blocked")
            table = await books.insert(
                Table(
                    id=0,
                    guild=guild,
                    channel=channel,
                    game=game,
                    opener=user,
                    language=server.language or language,
                    seed=secrets.token_hex(32),
                    chairs=(Chair(user, name),),
                    options=_options(all_games()[game], options or {}).model_dump(mode="json"),
                    pace=server.pace,
                    rematch_of=rematch_of,
                    opened=now,
                    changed=now,
                )
            )
        return self._tell(Change(table)).table

    async def join(self, table: int, user: int, name: str) -> Change:
        """Seat a person in a lobby."""

        async def change(books: Transaction, table: Table) -> Change:
            _need(table, Status.LOBBY)
            if table.seat_of(user) is not None:
                raise Refused("already-seated")
            if user in (await books.server(table.guild)).blocked:
                raise Refused("blocked")
            await books.drop_follower(table.id, user)
            return Change(_seated(table, Chair(user, name)))

        return await self._change(table, change)

    async def add_computer(self, table: int, user: int) -> Change:
        """Seat a computer player in a lobby; anyone seated may ask for it."""

        async def change(books: Transaction, table: Table) -> Change:
            _need(table, Status.LOBBY)
            _need_seat(table, user)
            number = 1 + sum(chair.presence is Presence.COMPUTER for chair in table.chairs)
            return Change(_seated(table, Chair(None, str(number), Presence.COMPUTER)))

        return await self._change(table, change)

    async def remove_computer(self, table: int, user: int) -> Change:
        """Send the last computer player out of a lobby; anyone seated may ask for it."""

        async def change(books: Transaction, table: Table) -> Change:
            _need(table, Status.LOBBY)
            _need_seat(table, user)
            computers = [n for n, chair in enumerate(table.chairs) if chair.presence is Presence.COMPUTER]
            if not computers:
                raise Refused("no-computer")
            return Change(_without(table, computers[-1]))

        return await self._change(table, change)

    async def set_option(self, table: int, user: int, name: str, value: object) -> Change:
        """Choose one of the game's options in a lobby; anyone seated may."""

        async def change(books: Transaction, table: Table) -> Change:
            _need(table, Status.LOBBY)
            _need_seat(table, user)
            chosen = _options(all_games()[table.game], {**table.options, name: value})
            return Change(replace(table, options=chosen.model_dump(mode="json")))

        return await self._change(table, change)

    async def set_pace(self, table: int, user: int, pace: int | None) -> Change:
        """Choose the time to act in seconds, None for no clock; in a lobby, anyone seated may."""

        async def change(books: Transaction, table: Table) -> Change:
            _need(table, Status.LOBBY)
            _need_seat(table, user)
            return Change(replace(table, pace=pace))

        return await self._change(table, change)

    async def start(self, table: int, user: int) -> Change:
        """Deal and begin; anyone seated may. Raise Refused where seats and options don't go together."""

        async def change(books: Transaction, table: Table) -> Change:
            _need(table, Status.LOBBY)
            _need_seat(table, user)
            game = all_games()[table.game]
            try:
                step = game.setup(
                    len(table.chairs), _options(game, table.options), Rng(bytes.fromhex(table.seed), 0)
                )
            except OptionsError as refusal:
                raise Refused(refusal.code, **refusal.params) from refusal
            await books.append(table.id, Entry(0, self.clock.now(), events=step.events))
            playing = replace(table, status=Status.PLAYING, state=dump_state(game, step.state))
            return Change(self._timed(None, playing), step.events)

        return await self._change(table, change)

    # Play

    async def act(self, table: int, phase: str, user: int, token: str) -> Change:
        """Play a person's move; raise Stale where `phase` has passed."""

        async def change(books: Transaction, table: Table) -> Change:
            _need(table, Status.PLAYING)
            seat = _need_seat(table, user)
            if table.is_paused:
                raise Refused("paused")
            returned = table.with_chair(seat, presence=Presence.HERE, missed=0)
            return await self._play(books, returned, phase, seat, token, By.PERSON)

        return await self._change(table, change)

    async def act_for(self, table: int, phase: str, seat: Seat, token: str, by: By) -> Change:
        """Play the computer's move for a seat that is its own, or, by the clock, for one whose time is up."""

        async def change(books: Transaction, table: Table) -> Change:
            _need(table, Status.PLAYING)
            if table.is_paused or seat not in Match.of(table).awaiting:
                raise Refused("not-awaited")
            chair = table.chairs[seat]
            if by is By.CLOCK:
                late = table.deadline is not None and table.deadline <= self.clock.now()
                if not late or not chair.is_played_by_person:
                    raise Refused("not-late")
                missed = chair.missed + 1
                away = missed >= MISSES_UNTIL_AWAY
                presence = Presence.AWAY if away else Presence.HERE
                table = table.with_chair(seat, missed=missed, presence=presence)
            elif chair.is_played_by_person:
                raise Refused("not-a-computer")
            return await self._play(books, table, phase, seat, token, by)

        return await self._change(table, change)

    async def remind(self, table: int) -> Change:
        """Note that those awaited are reminded of the running deadline, once."""

        async def change(books: Transaction, table: Table) -> Change:
            _need(table, Status.PLAYING)
            return Change(replace(table, reminded=True))

        return await self._change(table, change)

    async def _play(
        self, books: Transaction, table: Table, phase: str, seat: Seat, token: str, by: By
    ) -> Change:
        before = Match.of(table)
        move, step = before.play(phase, seat, token)
        number = table.step + 1
        await books.append(table.id, Entry(number, self.clock.now(), seat, move.token, by, step.events))
        after = replace(table, state=dump_state(before.game, step.state), step=number)
        if before.game.outcome(step.state) is not None:
            ended = replace(after, status=Status.FINISHED, deadline=None, reminded=False)
            return Change(ended, step.events)
        return Change(self._timed(before, after), step.events)

    def _timed(self, before: Match | None, table: Table) -> Table:
        """Set the deadline anew for another moment, keep it within one, drop it where nobody is awaited."""
        after = Match.of(table)
        if table.pace is None or not after.people_awaited:
            return replace(table, deadline=None, reminded=False)
        if before is not None and before.phase == after.phase and table.deadline is not None:
            return table
        return replace(table, deadline=self.clock.now() + table.pace, reminded=False)

    # People

    async def leave(self, table: int, user: int) -> Change:
        """Leave a lobby, passing it on or closing it; or leave a match, where the computer plays on."""

        async def change(books: Transaction, table: Table) -> Change:
            seat = _need_seat(table, user)
            if table.status is Status.LOBBY:
                return Change(_without(table, seat))
            _need(table, Status.PLAYING)
            if table.chairs[seat].presence is Presence.LEFT:
                raise Refused("left-already")
            left = table.with_chair(seat, presence=Presence.LEFT, wants_pause=False)
            if all(not chair.is_played_by_person for chair in left.chairs):
                return Change(_stopped(left))
            return Change(self._timed(Match.of(table), left))

        return await self._change(table, change)

    async def come_back(self, table: int, user: int) -> Change:
        """Take one's seat back from the computer."""

        async def change(books: Transaction, table: Table) -> Change:
            _need(table, Status.PLAYING)
            seat = _need_seat(table, user)
            if table.chairs[seat].is_played_by_person:
                raise Refused("here-already")
            back = table.with_chair(seat, presence=Presence.HERE, missed=0)
            return Change(self._timed(Match.of(table), back))

        return await self._change(table, change)

    async def stop(self, table: int, user: int, *, is_moderator: bool) -> Change:
        """End a live table without a result; its opener and moderators may."""

        async def change(books: Transaction, table: Table) -> Change:
            if not table.status.is_live:
                raise Refused("over-already")
            if user != table.opener and not is_moderator:
                raise Refused("stop-not-allowed")
            return Change(_stopped(table))

        return await self._change(table, change)

    async def rematch(self, table: int, user: int, name: str) -> Change:
        """Open a lobby for the same game and options after an end, or join the one that is open already."""
        old = await self._known(table)
        if old.status.is_live:
            raise Refused("not-over")
        if await self.store.lobby_after(table) is None:
            try:
                return Change(await self._reopen(old, user, name))
            except BusyChannel:
                pass  # perhaps by somebody who pressed at the same moment: then that lobby is joined
        lobby = await self.store.lobby_after(table)
        if lobby is None:
            raise Refused("channel-busy")
        return await self.join(lobby.id, user, name)

    async def _reopen(self, old: Table, user: int, name: str) -> Table:
        return await self.open(
            guild=old.guild,
            channel=old.channel,
            game=old.game,
            user=user,
            name=name,
            language=old.language,
            rematch_of=old.id,
            options=old.options,
        )

    # Watchers

    async def follow(self, table: int, user: int, channel: int | None = None) -> None:
        """Send a live copy of the public table to a user's DM, or to another channel."""
        async with self.store.transaction() as books:
            found = await books.table(table)
            if found is None or not found.status.is_live:
                raise Refused("over-already")
            if channel is None and found.seat_of(user) is not None:
                raise Refused("seated-cannot-follow")
            await books.put_follower(Follower(table, user, channel))
        self._tell(Change(found))

    async def unfollow(self, table: int, user: int) -> None:
        """End a live copy, if there is one."""
        async with self.store.transaction() as books:
            await books.drop_follower(table, user)

    # Preferences

    async def meet(self, user: int, language: str) -> None:
        """Remember the language of somebody's client."""
        async with self.store.transaction() as books:
            person = await books.person(user)
            if person.language != language:
                await books.put_person(replace(person, language=language))

    async def switch_letters(self, user: int, language: str) -> Person:
        """Switch direct messages on or off for a person; switching on tries a closed door again."""
        async with self.store.transaction() as books:
            person = await books.person(user)
            wants = not person.wants_dms or person.dms_closed
            person = replace(person, wants_dms=wants, dms_closed=False, language=language)
            await books.put_person(person)
        return person

    # The one way a table is changed

    async def _known(self, table: int) -> Table:
        found = await self.store.table(table)
        if found is None:
            raise Refused("no-such-table")
        return found

    async def _change(self, table: int, change: Callable[[Transaction, Table], Any]) -> Change:
        async with self.store.transaction() as books:
            before = await books.table(table)
            if before is None:
                raise Refused("no-such-table")
            done: Change = await change(books, before)
            saved = await books.save(replace(done.table, changed=self.clock.now()))
        return self._tell(Change(saved, done.events))

    def _tell(self, change: Change) -> Change:
        for listener in self._listeners:
            listener(change)
        return change


def _need(table: Table, status: Status) -> None:
    if table.status is not status:
        raise Refused("over-already" if not table.status.is_live else f"not-{status}")


def _need_seat(table: Table, user: int) -> Seat:
    seat = table.seat_of(user)
    if seat is None:
        raise Refused("not-seated")
    return seat


def _options(game: Game[Any, Any, Any], values: Mapping[str, object]) -> Options:
    try:
        return game.options_type.model_validate(values)
    except ValidationError as fault:
        raise Refused("bad-option") from fault


def _seated(table: Table, chair: Chair) -> Table:
    if len(table.chairs) >= all_games()[table.game].info.max_players:
        raise Refused("table-full")
    return replace(table, chairs=(*table.chairs, chair))


def _without(table: Table, seat: Seat) -> Table:
    """Take a chair out of a lobby: the opener's passes the lobby on, the last person's closes it."""
    chairs = tuple(chair for other, chair in enumerate(table.chairs) if other != seat)
    people = [chair.user for chair in chairs if chair.user is not None]
    if not people:
        return _stopped(replace(table, chairs=chairs))
    opener = table.opener if table.opener in people else people[0]
    return replace(table, chairs=chairs, opener=opener)


def _stopped(table: Table) -> Table:
    return replace(table, status=Status.VOID, deadline=None, reminded=False, is_paused=False)
