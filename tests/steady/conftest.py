"""The whole bot in a simulated Discord, with three people in one channel."""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import cache
from pathlib import Path

import pytest
import pytest_asyncio
from simcord.env import Env

from bot.app import Pace
from bot.client import StammtischClient
from bot.i18n.catalog import Catalog
from bot.storage.database import Database
from bot.tables.errors import Refused
from bot.ui import boards, letters
from bot.ui.pictures import Picture
from bot.workers import Workers
from tests.payloads import Record
from tests.steady.town import SimulatedClock, Town


@pytest.fixture(autouse=True)
def light_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """Read the words once, paint nothing, and try again after more than an action waits for in earnest."""
    monkeypatch.setattr(Catalog, "load", cache(Catalog.load))
    monkeypatch.setattr("bot.ui.render.render", _unpainted)
    monkeypatch.setattr(boards, "FIRST_RETRY", 60.0)
    monkeypatch.setattr(boards, "PATIENCE", 90.0)
    monkeypatch.setattr(letters, "RETRY", 60.0)


async def _unpainted(picture: Picture, workers: Workers) -> bytes:
    return b"\x89PNG\r\n\x1a\n" + picture.svg.encode()


@pytest_asyncio.fixture
async def town(tmp_path: Path, record: Record) -> AsyncIterator[Town]:
    path = tmp_path / "town.sqlite3"
    database = await Database.open(path)
    workers = Workers("thread")
    clock = SimulatedClock()
    app = StammtischClient(database, workers, clock=clock, pace=Pace((0, 0), 0, 0)).app
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
