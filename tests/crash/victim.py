"""A process that plays as fast as it can, to be killed: `python -m tests.crash.victim play|open FILE SEED`.

It acknowledges on its standard output what the service has returned, one line a change, and nothing before.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

from bot.storage.database import Database
from bot.storage.tables import SqliteStore
from bot.tables.clock import SystemClock
from bot.tables.match import Match
from bot.tables.model import Status, Table
from bot.tables.service import TableService
from games import all_games

FIXTURES = Path(__file__).parents[1] / "fixtures"
CHANNELS = 4
"""As many tables are played at the same time, one move of each under way at most."""


def acknowledge(*words: object) -> None:
    """Tell whoever waits what is done; in one write, so that a line is whole or not there."""
    sys.stdout.write(" ".join(str(word) for word in words) + "\n")
    sys.stdout.flush()


async def play(file: Path, dice: random.Random) -> None:
    """Take up what is there and play on, for ever."""
    database = await Database.open(file)
    acknowledge("opened")
    service = TableService(SqliteStore(database), SystemClock())
    await asyncio.gather(*(_sit(service, channel, dice) for channel in range(1, CHANNELS + 1)))


async def _sit(service: TableService, channel: int, dice: random.Random) -> None:
    while True:
        table = await service.store.live_in(channel) or await _opened(service, channel, dice)
        if table.status is Status.LOBBY:
            table = await _started(service, table)
        while table.status is Status.PLAYING:
            table = await _moved(service, table, dice)


async def _opened(service: TableService, channel: int, dice: random.Random) -> Table:
    game = dice.choice(list(all_games()))
    table = await service.open(guild=1, channel=channel, game=game, user=100, name="P0", language="en")
    acknowledge("table", table.id)
    return table


async def _started(service: TableService, table: Table) -> Table:
    for seat in range(len(table.chairs), all_games()[table.game].info.min_players):
        table = (await service.join(table.id, 100 + seat, f"P{seat}")).table
        acknowledge("seat", table.id, seat)
    table = (await service.start(table.id, 100)).table
    acknowledge("move", table.id, 0, "-", "")
    return table


async def _moved(service: TableService, table: Table, dice: random.Random) -> Table:
    match = Match.of(table)
    seat = dice.choice(match.awaiting)
    token = dice.choice(list(match.legal(seat))).token
    user = table.chairs[seat].user
    assert user is not None
    after = (await service.act(table.id, match.phase, user, token)).table
    acknowledge("move", after.id, after.step, seat, token)
    return after


async def open_again(folder: Path) -> None:
    """Open one database after the other, for ever: migrated from nothing, or from an earlier schema."""
    earlier = [None, *sorted(FIXTURES.glob("schema_*.sql"))]
    for number in range(1_000_000):
        file, script = folder / f"{number}.db", earlier[number % len(earlier)]
        if script is not None:
            with closing(sqlite3.connect(file)) as old:
                old.executescript(script.read_text("utf-8"))
        acknowledge("opening", number)
        database = await Database.open(file)
        acknowledge("opened", number)
        await database.close()


if __name__ == "__main__":
    what, place, seed = sys.argv[1:]
    work = play(Path(place), random.Random(seed)) if what == "play" else open_again(Path(place))
    asyncio.run(work)
