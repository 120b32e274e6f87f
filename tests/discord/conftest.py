"""The worlds of these tests, and what holds after each of them: answers, secrets, Discord's own document."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import AsyncIterator
from functools import cache, partial
from pathlib import Path
from types import SimpleNamespace

import pytest
import pytest_asyncio
from simcord import Env

from bot.app import App
from bot.client import StammtischClient
from bot.i18n.catalog import Catalog
from bot.storage.database import Database
from bot.tables.errors import Refused
from bot.ui import boards
from bot.ui.pictures import Picture
from bot.workers import Workers
from tests.discord.world import AT_ONCE, SimulatedClock, World
from tests.payloads import Record

PNG = b"\x89PNG\r\n\x1a\n"


@pytest.fixture(autouse=True)
def light_work(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Read the words once, and send the SVG of a picture for its PNG (but for `real_pictures`).

    So a picture costs nothing, and what it says can be searched like any text. What could not be shown
    is tried again in half a minute, not in a second, for every action would wait for that in earnest.
    Seeds are the same at every run.
    """
    monkeypatch.setattr(Catalog, "load", cache(Catalog.load))
    seeds = (hashlib.sha256(request.node.name.encode() + bytes([n])).hexdigest() for n in range(256))
    monkeypatch.setattr("bot.tables.service.secrets", SimpleNamespace(token_hex=lambda _: next(seeds)))
    monkeypatch.setattr(boards, "FIRST_RETRY", 30.0)
    monkeypatch.setattr(boards, "_Work", partial(boards._Work, retry=30.0))
    if request.node.get_closest_marker("real_pictures") is None:
        monkeypatch.setattr("bot.ui.render.render", _painted_plainly)


async def _painted_plainly(picture: Picture, workers: Workers) -> bytes:
    return PNG + picture.svg.encode()


@pytest_asyncio.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    """Return a new database; it is opened outside the bot, for simcord never closes a bot."""
    opened = await Database.open(tmp_path / "stammtisch.db")
    yield opened
    await opened.close()


@pytest_asyncio.fixture
async def workers() -> AsyncIterator[Workers]:
    """Return workers that are threads."""
    made = Workers("thread")
    yield made
    await made.close()


@pytest.fixture
def clock() -> SimulatedClock:
    """Return a clock that goes with the simulated Discord."""
    return SimulatedClock()


@pytest.fixture
def app(database: Database, workers: Workers, clock: SimulatedClock) -> App:
    """Return the bot."""
    return StammtischClient(database, workers, clock=clock, pace=AT_ONCE).app


@pytest_asyncio.fixture
async def env(request: pytest.FixtureRequest, app: App, clock: SimulatedClock) -> AsyncIterator[Env]:
    """Return the simulated Discord with the bot connected; options come with `@pytest.mark.simcord`."""
    marker = request.node.get_closest_marker("simcord")
    env = Env(app.client, **(marker.kwargs if marker else {}))
    clock.env = env
    await env.start()
    try:
        yield env
    finally:
        await env.shutdown()
    # Commands tell their refusals through the tree, where simcord takes them for faults.
    faults = [error for error in env.errors if not isinstance(error.__cause__, Refused)]
    assert not faults, faults


@pytest_asyncio.fixture
async def world(
    env: Env,
    app: App,
    database: Database,
    workers: Workers,
    clock: SimulatedClock,
    record: Record,
    caplog: pytest.LogCaptureFixture,
) -> AsyncIterator[World]:
    """Return a server with one channel; afterwards all that the bot sent is looked through."""
    for name in ("bot", "cogs", "games"):
        caplog.set_level(logging.DEBUG, name)
    guild = env.create_guild("Stammtisch")
    channel = guild.create_text_channel("games")
    world = World(env, app, database, workers, guild, channel, clock)
    await env.settle()
    yield world
    record.add(world.requests)
    if not world.faults_on_answers:
        assert not world.unanswered(), "interactions that were not answered exactly once"
    assert not await world.seeds_told(caplog.text), "seeds of tables that are not over"
