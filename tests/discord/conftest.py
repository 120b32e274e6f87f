"""The worlds of these tests, and what holds after each of them: answers, secrets, Discord's own document."""

from __future__ import annotations

import hashlib
import json
import logging
import os
import re
import subprocess
import sys
from collections.abc import AsyncIterator, Iterable, Iterator
from functools import cache, partial
from pathlib import Path
from types import SimpleNamespace

import pytest
import pytest_asyncio
from simcord import Env
from simcord.types import HttpLogEntry

from bot.app import App
from bot.client import StammtischClient
from bot.i18n.catalog import Catalog
from bot.storage.database import Database
from bot.tables.errors import Refused
from bot.ui import boards
from bot.ui.pictures import Picture
from bot.workers import Workers
from tests.discord.world import AT_ONCE, SimulatedClock, World

CHECKER = Path(__file__).parents[3] / "shared" / "tools" / "check_discord_payloads"
"""Checks requests against Discord's OpenAPI document; it lies beside the project, where it is at all."""

_NAMES = re.compile(r"[0-9]{5,}|(?<=/)[\w-]*token[\w-]*|simcord_interaction_[0-9]+")
"""Ids and tokens in a path."""

PNG = b"\x89PNG\r\n\x1a\n"


def forms_of(value: object, place: str) -> Iterator[str]:
    """Return the form of every object in a body: where it stands, its keys, its numbers, its empty texts."""
    match value:
        case dict():
            kind = {key: _shape(inner) for key, inner in value.items()}
            yield f"{place} {sorted(kind.items())}"
            for key, inner in value.items():
                yield from forms_of(inner, f"{value.get('type', '')}.{key}")
        case list():
            for inner in value:
                yield from forms_of(inner, place)
        case _:
            return


def _shape(value: object) -> str:
    match value:
        case str() | list() | dict():
            return type(value).__name__ if value else f"empty {type(value).__name__}"
        case _:
            return repr(value)


def as_documented(body: object) -> object:
    """Return a body with the snowflake that discord.py 2.7.1 sends as a number as the documented string.

    Discord takes both; the checker does the same for the ids of attachments.
    """
    match body:
        case {"recipient_id": int(user)}:
            return {"recipient_id": str(user)}
        case _:
            return body


class Record:
    """A file of requests: each has at least one object in it whose form is new.

    The checker takes 30 ms a request, and one of thousands of edits of a table is as good as another.
    Lengths and counts are what simcord checks itself, at every request.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._forms: set[str] = set()
        path.touch()

    def add(self, requests: Iterable[HttpLogEntry]) -> None:
        """Add those requests that are not like earlier ones."""
        with self.path.open("a", encoding="utf-8") as file:
            for sent in requests:
                route = f"{sent.method} {_NAMES.sub('', sent.path)}"
                forms = {route, *(f"{route} {form}" for form in forms_of(sent.json, ""))}
                if not forms <= self._forms:
                    self._forms |= forms
                    line = {"method": sent.method, "path": sent.path, "json": as_documented(sent.json)}
                    file.write(json.dumps(line) + "\n")


def check_requests(file: Path) -> str:
    """Return what breaks Discord's document in a file of recorded requests; nothing where all is well."""
    done = subprocess.run([sys.executable, CHECKER, file], capture_output=True, text=True, check=False)
    return "" if done.returncode == 0 else done.stdout + done.stderr


@pytest.fixture(scope="session")
def record(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Record]:
    """Record the requests of all tests of this process in one file, and check it once at the end.

    The fault of a request is an error of the last test of the process, for it is found after that.
    """
    path = tmp_path_factory.mktemp("requests") / f"{os.environ.get('PYTEST_XDIST_WORKER', 'all')}.jsonl"
    yield Record(path)
    if CHECKER.exists() and path.stat().st_size:
        faults = check_requests(path)
        assert not faults, f"requests that Discord would not take:\n{faults}"


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
