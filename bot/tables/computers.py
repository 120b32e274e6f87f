"""Plays the seats that the computer holds, and those whose time is up: thinks elsewhere, answers later."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from bot.tables.errors import Refused
from bot.tables.match import Match
from bot.tables.model import By, Status
from bot.tables.service import Change, TableService
from games import all_games
from games.core import Rng, Seat, load_state
from games.core.players import RandomPlayer

log = logging.getLogger(__name__)


AGAIN = 5.0
"""Seconds until the computer tries again to make a move that could not be saved."""


class Workers(Protocol):
    """Run heavy work off the event loop."""

    def run(self, work: Callable[..., Any], *values: Any) -> Awaitable[Any]:
        """Return what `work(*values)` returns; both must be picklable."""


def think(game_id: str, state: str, seat: Seat, dice: bytes) -> str:
    """Return the token of the computer's move for a seat; runs in a worker."""
    game = all_games()[game_id]
    return game.player().choose(game, load_state(game, state), seat, Rng(dice, 0)).token


class Computers:
    """Answer for computer seats after `delay` seconds (least, most), drawn before a thought is spent.

    So the time an answer takes tells nothing about the hand. Each awaited seat of each moment is
    thought for once; what is lost in a crash is found again by `look`.
    """

    def __init__(
        self, service: TableService, workers: Workers, delay: tuple[float, float] = (1.0, 2.5)
    ) -> None:
        self._service = service
        self._workers = workers
        self._delay = delay
        self._looks: set[asyncio.Task[None]] = set()
        self._thinking: dict[tuple[int, str, Seat], asyncio.Task[None]] = {}
        service.subscribe(self.look)

    def look(self, change: Change) -> None:
        """Start thinking for every seat of this table that awaits the computer."""
        table = change.table
        if table.status is not Status.PLAYING or table.is_paused:
            return
        try:
            match = Match.of(table)
        except Refused:
            return  # a save that can't be read is told of where the table is shown
        if match.game.info.cooperative and match.people_awaited:
            return  # in a team people come first: computers would pass a vote before anybody saw it
        for seat in match.computers_awaited:
            self._think(match, seat, By.COMPUTER)

    def take_over(self, match: Match) -> None:
        """Play for every person whose time is up."""
        for seat in match.people_awaited:
            self._think(match, seat, By.CLOCK)

    def _think(self, match: Match, seat: Seat, by: By) -> None:
        key = (match.table.id, match.phase, seat)
        if key in self._thinking:
            return
        task = asyncio.create_task(self._answer(match, seat, by), name=f"computer {key}")
        self._thinking[key] = task
        task.add_done_callback(lambda _: self._forget(key, task))

    def _forget(self, key: tuple[int, str, Seat], task: asyncio.Task[None] | None) -> None:
        if self._thinking.get(key) is task:
            del self._thinking[key]

    async def _answer(self, match: Match, seat: Seat, by: By) -> None:
        table = match.table
        wait = random.uniform(*self._delay) if by is By.COMPUTER else 0.0  # noqa: S311 - a delay, not a secret
        thought = asyncio.ensure_future(self._thought(match, seat))
        try:
            await asyncio.sleep(wait)
            change = await self._service.act_for(table.id, match.phase, seat, await thought, by)
            # A seat may have to act again in the same moment, and while this task counts it is not seen.
            self._forget((table.id, match.phase, seat), asyncio.current_task())
            self.look(change)
        except Refused as refused:
            # The moment passed in the meantime, and whoever changed it has looked again; but who looked
            # because the seat changed hands saw that it was being thought for.
            if refused.code in ("not-late", "not-a-computer"):
                self._forget((table.id, match.phase, seat), asyncio.current_task())
                self._look_again(table.id)
        except Exception:
            log.exception("the computer's move at table %s failed", table.id)
            asyncio.get_running_loop().call_later(AGAIN, self._look_again, table.id)
        finally:
            if not thought.done():
                thought.cancel()

    def _look_again(self, table_id: int) -> None:
        async def look() -> None:
            table = await self._service.store.table(table_id)
            if table is not None:
                self.look(Change(table))

        task = asyncio.create_task(look(), name=f"look {table_id}")
        self._looks.add(task)
        task.add_done_callback(self._looks.discard)

    async def _thought(self, match: Match, seat: Seat) -> str:
        dice = secrets.token_bytes(32)
        try:
            token: str = await self._workers.run(think, match.table.game, match.table.state, seat, dice)
        except Exception:
            # A table must never wait for a broken worker: then anything legal is played.
            log.exception("the computer could not think at table %s, seat %s", match.table.id, seat)
            return RandomPlayer().choose(match.game, match.state, seat, Rng(dice, 0)).token
        return token

    async def close(self) -> None:
        """Stop thinking; what is unanswered is thought of anew after the next start."""
        tasks = [*self._thinking.values(), *self._looks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
