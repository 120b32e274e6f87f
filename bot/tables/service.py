"""The use cases of tables: each locks, loads, changes and saves in one transaction, and only then tells."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from pydantic import ValidationError

from bot.tables.changes import Change, Listener, ended, need, need_live, need_seat
from bot.tables.errors import BusyChannel, Refused
from bot.tables.match import Match
from bot.tables.model import By, Chair, Entry, Note, Presence, Result, Server, Status, Table
from bot.tables.persons import Persons
from bot.tables.seats import Seats, computer, need_welcome, without
from bot.tables.store import Transaction
from bot.tables.timing import timed
from bot.tables.upkeep import Upkeep
from games import all_games
from games.core import Game, Options, OptionsError, Outcome, Rng, Seat, dump_state

__all__ = ["MISSES_UNTIL_AWAY", "Change", "Listener", "TableService"]

MISSES_UNTIL_AWAY = 2
"""After so many moves made by the clock, a seat is away until its person comes back."""


class TableService(Seats, Upkeep, Persons):
    """Change tables. A wish that can't be granted raises Refused, and then nothing has changed."""

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
        like: Table | None = None,
    ) -> Table:
        """Open a lobby with its opener seated; raise BusyChannel where the channel has a live table.

        A rematch has the options and the time to act of the table that it is `like`.
        """
        if game not in all_games():
            raise Refused("unknown-game", game=game)
        now = self.clock.now()
        async with self.store.transaction() as books:
            server = await books.server(guild)
            self._need_leave_to_open(server, user)
            table = await books.insert(
                Table(
                    id=0,
                    guild=guild,
                    channel=channel,
                    game=game,
                    opener=user,
                    language=server.language or language,
                    seed=secrets.token_hex(32),
                    chairs=(Chair(user, name, since=now),),
                    options=_options(all_games()[game], like.options if like else {}).model_dump(mode="json"),
                    pace=like.pace if like else server.pace,
                    rematch_of=like.id if like else None,
                    opened=now,
                    changed=now,
                )
            )
        return self._tell(Change(table)).table

    async def need_leave_to_open(self, guild: int, user: int) -> None:
        """Raise Refused where `open` would for this person: ask before anything is made ready for a table."""
        self._need_leave_to_open(await self.store.server(guild), user)

    def _need_leave_to_open(self, server: Server, user: int) -> None:
        if self.is_closing:
            raise Refused("closing")
        if user in server.blocked:
            raise Refused("blocked")

    async def join(self, table: int, user: int, name: str) -> Change:
        """Seat a person in a lobby."""

        async def change(books: Transaction, table: Table) -> Change:
            need(table, Status.LOBBY)
            if table.seat_of(user) is not None:
                raise Refused("already-seated")
            await need_welcome(books, table, user)
            await books.drop_follower(table.id, user)
            return Change(_seated(table, Chair(user, name, since=self.clock.now())))

        return await self._change(table, change)

    async def add_computer(self, table: int, user: int) -> Change:
        """Seat a computer player in a lobby; anyone seated may ask for it."""

        async def change(books: Transaction, table: Table) -> Change:
            need(table, Status.LOBBY)
            need_seat(table, user)
            return Change(_seated(table, computer(table.chairs, self.clock.now())))

        return await self._change(table, change)

    async def remove_computer(self, table: int, user: int) -> Change:
        """Send the last computer player out of a lobby; anyone seated may ask for it."""

        async def change(books: Transaction, table: Table) -> Change:
            need(table, Status.LOBBY)
            need_seat(table, user)
            computers = [n for n, chair in enumerate(table.chairs) if chair.presence is Presence.COMPUTER]
            if not computers:
                raise Refused("no-computer")
            return Change(without(table, computers[-1]))

        return await self._change(table, change)

    async def set_option(self, table: int, user: int, name: str, value: object) -> Change:
        """Choose one of the game's options in a lobby; anyone seated may."""

        async def change(books: Transaction, table: Table) -> Change:
            need(table, Status.LOBBY)
            need_seat(table, user)
            chosen = _options(all_games()[table.game], {**table.options, name: value})
            return Change(replace(table, options=chosen.model_dump(mode="json")))

        return await self._change(table, change)

    async def set_pace(self, table: int, user: int, pace: int | None) -> Change:
        """Choose the time to act in seconds, None for no clock; in a lobby, anyone seated may."""

        async def change(books: Transaction, table: Table) -> Change:
            need(table, Status.LOBBY)
            need_seat(table, user)
            return Change(replace(table, pace=pace))

        return await self._change(table, change)

    async def start(self, table: int, user: int) -> Change:
        """Deal and begin; anyone seated may. Raise Refused where seats and options don't go together."""

        async def change(books: Transaction, table: Table) -> Change:
            need(table, Status.LOBBY)
            need_seat(table, user)
            game = all_games()[table.game]
            try:
                step = game.setup(
                    len(table.chairs), _options(game, table.options), Rng(bytes.fromhex(table.seed), 0)
                )
            except OptionsError as refusal:
                raise Refused(refusal.code, **refusal.params) from refusal
            now = self.clock.now()
            await books.append(table.id, Entry(0, now, events=step.events))
            playing = replace(
                table,
                status=Status.PLAYING,
                state=dump_state(game, step.state),
                rules=game.info.version,
            )
            return Change(timed(None, playing, now), step.events)

        return await self._change(table, change)

    # Play

    async def act(self, table: int, phase: str, user: int, token: str) -> Change:
        """Play a person's move; raise Stale where `phase` has passed."""

        async def change(books: Transaction, table: Table) -> Change:
            need(table, Status.PLAYING)
            seat = need_seat(table, user)
            if table.is_paused:
                raise Refused("paused")
            notes: tuple[Note, ...] = ()
            if not table.chairs[seat].is_played_by_person:
                await need_welcome(books, table, user)
                notes = (Note("back", seat, user, table.chairs[seat].name),)
                table = table.with_chair(seat, presence=Presence.HERE, since=self.clock.now())
            done = await self._play(books, table.with_chair(seat, missed=0), phase, seat, token, By.PERSON)
            return replace(done, notes=notes)

        return await self._change(table, change)

    async def act_for(self, table: int, phase: str, seat: Seat, token: str, by: By) -> Change:
        """Play the computer's move for a seat that is its own, or, by the clock, for one whose time is up."""

        async def change(books: Transaction, table: Table) -> Change:
            need(table, Status.PLAYING)
            if table.is_paused or seat not in Match.of(table).awaiting:
                raise Refused("not-awaited")
            chair = table.chairs[seat]
            notes: tuple[Note, ...] = ()
            if by is By.CLOCK:
                late = table.deadline is not None and table.deadline <= self.clock.now()
                if not late or not chair.is_played_by_person:
                    raise Refused("not-late")
                table, notes = self._missed(table, seat)
            elif chair.is_played_by_person:
                raise Refused("not-a-computer")
            done = await self._play(books, table, phase, seat, token, by)
            return replace(done, notes=notes)

        return await self._change(table, change)

    def _missed(self, table: Table, seat: Seat) -> tuple[Table, tuple[Note, ...]]:
        """Count a miss; after enough of them in a row the seat is away."""
        chair = table.chairs[seat]
        missed = table.with_chair(seat, missed=chair.missed + 1)
        if chair.missed + 1 < MISSES_UNTIL_AWAY:
            return missed, ()
        away = missed.with_chair(seat, presence=Presence.AWAY, since=self.clock.now(), wants_pause=False)
        return away, (Note("away", seat, chair.user, chair.name),)

    async def _play(
        self, books: Transaction, table: Table, phase: str, seat: Seat, token: str, by: By
    ) -> Change:
        before = Match.of(table)
        move, step = before.play(phase, seat, token)
        number = table.step + 1
        await books.append(table.id, Entry(number, self.clock.now(), seat, move.token, by, step.events))
        after = replace(table, state=dump_state(before.game, step.state), step=number)
        outcome = before.game.outcome(step.state)
        if outcome is not None:
            for result in _results(table, outcome):
                await books.put_result(result)
            finished = replace(after, status=Status.FINISHED, deadline=None, left=None, reminded=False)
            return Change(finished, step.events)
        return Change(timed(before, after, self.clock.now()), step.events)

    # The end

    async def stop(self, table: int, user: int, name: str, *, is_moderator: bool) -> Change:
        """End a live table without a result, a broken one too; its opener and moderators may."""

        async def change(books: Transaction, table: Table) -> Change:
            need_live(table)
            if user != table.opener and not is_moderator:
                raise Refused("stop-not-allowed")
            return Change(ended(table, "stopped"), notes=(Note("stopped", other_user=user, other_name=name),))

        return await self._change(table, change)

    async def rematch(self, table: int, user: int, name: str) -> Change:
        """Open a lobby for the same game and options after an end, or join the one that is open already."""
        old = await self.known(table)
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
            like=old,
        )


def _options(game: Game[Any, Any, Any], values: Mapping[str, object]) -> Options:
    try:
        return game.options_type.model_validate(values)
    except ValidationError as fault:
        raise Refused("bad-option") from fault


def _seated(table: Table, chair: Chair) -> Table:
    if len(table.chairs) >= all_games()[table.game].info.max_players:
        raise Refused("table-full")
    return replace(table, chairs=(*table.chairs, chair))


def _results(table: Table, outcome: Outcome) -> Iterator[Result]:
    for seat, chair in enumerate(table.chairs):
        has_won = outcome.won if outcome.won is not None else seat in outcome.winners
        yield Result(table.id, seat, chair.user, outcome.places[seat], outcome.scores[seat], has_won)
