"""A small Discord with bad weather, and a crowd in it."""

from __future__ import annotations

import hashlib
import logging
import random
from collections.abc import AsyncIterator, Iterator
from functools import cache, partial
from pathlib import Path
from types import SimpleNamespace

import pytest
import pytest_asyncio
from simcord import Env

from bot.client import StammtischClient
from bot.i18n.catalog import Catalog
from bot.storage.database import Database
from bot.tables.errors import Refused
from bot.ui import boards
from bot.ui.pictures import Picture
from bot.workers import Workers
from tests.chaos.blindfold import Blindfold
from tests.chaos.weather import Weather
from tests.discord.world import AT_ONCE, SimulatedClock, World
from tests.payloads import Record

SETTLES_WITHIN = 5.0
"""Seconds. Whatever the bot tries again later is later than that, or each press would wait for it."""


@pytest.fixture
def seed(request: pytest.FixtureRequest) -> int:
    """Return the seed of the round that a test plays."""
    return int(request.node.callspec.params.get("seed", 1))


@pytest.fixture
def weather(seed: int, monkeypatch: pytest.MonkeyPatch) -> Weather:
    """Return the weather between the bot and Discord: fair at first."""
    weather = Weather(random.Random(seed))
    weather.install(monkeypatch)
    return weather


@pytest.fixture
def blindfold(seed: int, monkeypatch: pytest.MonkeyPatch) -> Iterator[Blindfold]:
    """Return the watch over secrets; nothing may have leaked in the end."""
    blindfold = Blindfold(random.Random(seed))
    blindfold.install(monkeypatch)
    yield blindfold
    assert not blindfold.leaks, f"secrets told {len(blindfold.leaks)} times; first: {blindfold.leaks[0]}"


@pytest.fixture(autouse=True)
def light_work(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Read the words once, send pictures as SVG, try again in half a minute, deal the same at every run."""
    seeds = (hashlib.sha256(request.node.name.encode() + n.to_bytes(2)).hexdigest() for n in range(60_000))
    monkeypatch.setattr(Catalog, "load", cache(Catalog.load))
    monkeypatch.setattr("bot.tables.service.secrets", SimpleNamespace(token_hex=lambda _: next(seeds)))
    monkeypatch.setattr(boards, "FIRST_RETRY", 30.0)
    monkeypatch.setattr(boards, "_Work", partial(boards._Work, retry=30.0))
    monkeypatch.setattr("bot.tables.computers.AGAIN", 30.0)
    monkeypatch.setattr("bot.ui.render.render", _painted_plainly)


async def _painted_plainly(picture: Picture, workers: Workers) -> bytes:
    return b"\x89PNG\r\n\x1a\n" + picture.svg.encode()


@pytest_asyncio.fixture
async def world(
    tmp_path: Path, record: Record, weather: Weather, caplog: pytest.LogCaptureFixture
) -> AsyncIterator[World]:
    """Return a server with one channel; afterwards all that the bot sent, answered and logged is checked."""
    caplog.set_level(logging.DEBUG, "bot")
    caplog.set_level(logging.DEBUG, "cogs")
    database, workers, clock = await Database.open(tmp_path / "chaos.db"), Workers("thread"), SimulatedClock()
    app = StammtischClient(database, workers, clock=clock, pace=AT_ONCE).app
    env = clock.env = Env(app.client, settle_timeout=SETTLES_WITHIN)
    await env.start()
    guild = env.create_guild("Stammtisch")
    world = World(env, app, database, workers, guild, guild.create_text_channel("games"), clock)
    try:
        await env.settle()
        yield world
        assert not weather.wrongly_answered([str(one) for one in env.backend.interactions])
        assert not await world.seeds_told(caplog.text), "seeds of tables that are not over"
    finally:
        weather.likelihood = 0.0
        record.add(env.http_requests)
        await env.shutdown()
        await world.app.pause()
        await workers.close()
        await database.close()
    assert [error for error in env.errors if not isinstance(error.__cause__, Refused)] == []
    faults = [line.getMessage() for line in caplog.records if line.exc_info and line.name.startswith("bot")]
    assert not faults, f"faults in the log: {caplog.text[-6000:]}"
