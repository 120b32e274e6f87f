"""The whole bot in a simulated Discord, with three people in one channel."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio
from simcord.env import Env

from bot.app import App, Pace
from bot.storage.database import Database
from bot.tables.errors import Refused
from bot.workers import Workers
from tests.payloads import Record
from tests.steady.town import SimulatedClock, Town


@pytest_asyncio.fixture
async def town(tmp_path: Path, record: Record) -> AsyncIterator[Town]:
    path = tmp_path / "town.sqlite3"
    database = await Database.open(path)
    workers = Workers("thread")
    clock = SimulatedClock()
    app = App(database, workers, clock=clock, pace=Pace((0, 0), 0, 0))
    env = Env(app.client, settle_timeout=20.0)
    clock.env = env
    await env.start()
    try:
        town = Town(env, app, database, workers, clock)
        yield town
    finally:
        record.add(env.http_requests)
        await env.shutdown()
        await town.app.pause()
        await workers.close()
        await database.close()
    # A refused command comes by as an error of the tree, which answers it; any other is a fault.
    assert [error for error in env.errors if not isinstance(error.__cause__, Refused)] == []
