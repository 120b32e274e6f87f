"""Migrations: what every released schema has left behind is opened, brought up to date and played on."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from bot.storage.database import Database, DatabaseTooNew, migrations
from bot.tables.match import Match
from bot.tables.model import Presence, Status
from bot.upkeep import faults
from tests.house import ADA, House

FIXTURES = sorted((Path(__file__).parents[2] / "fixtures").glob("schema_*.sql"))


def left_behind(script: Path, path: Path) -> Path:
    """Build the database of an earlier time."""
    connection = sqlite3.connect(path)
    connection.executescript(script.read_text("utf-8"))
    connection.close()
    return path


def test_every_schema_has_its_fixture() -> None:
    assert [int(file.stem.split("_")[1]) for file in FIXTURES] == [version for version, _ in migrations()]


@pytest.mark.parametrize("script", FIXTURES, ids=lambda script: script.stem)
async def test_a_database_of_an_earlier_schema_is_played_on(script: Path, tmp_path: Path) -> None:
    database = await Database.open(left_behind(script, tmp_path / "old.sqlite3"))
    try:
        house = House(database)
        assert await faults(database) == []
        (lobby, match) = await house.store.live()
        assert (lobby.status, match.status) == (Status.LOBBY, Status.PLAYING)
        assert match.chairs[2].presence is Presence.LEFT
        after = await house.act(match.id, ADA)
        assert after.step == match.step + 1
        assert Match.of(after).awaiting == (2,)
    finally:
        await database.close()


async def test_a_database_of_a_newer_bot_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "new.sqlite3"
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA user_version = 999")
    connection.close()

    with pytest.raises(DatabaseTooNew):
        await Database.open(path)


async def test_a_migration_that_fails_leaves_the_version_before_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "half.sqlite3"
    await (await Database.open(path)).close()
    newest = migrations()[-1][0]
    broken = [*migrations(), (newest + 1, "CREATE TABLE more (one INTEGER); SELECT nonsense FROM nowhere;")]
    monkeypatch.setattr("bot.storage.database.migrations", lambda: broken)

    with pytest.raises(sqlite3.OperationalError):
        await Database.open(path)

    connection = sqlite3.connect(path)
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    made = connection.execute("SELECT name FROM sqlite_master WHERE name = 'more'").fetchall()
    connection.close()
    assert (version, made) == (newest, [])
