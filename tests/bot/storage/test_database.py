"""The database: schema step by step, one writer at a time, and nothing half done on disk."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

import bot.storage
from bot.storage.database import Database, DatabaseTooNew, migrations


async def count(database: Database) -> int:
    (row,) = await database.read("SELECT count(*) AS n FROM people")
    return int(row["n"])


INSERT = "INSERT INTO people (user, wants_dms, dms_closed, language) VALUES (?, 0, 0, 'en')"


def version(path: Path) -> int:
    with sqlite3.connect(path) as connection:
        (row,) = connection.execute("PRAGMA user_version").fetchall()
    connection.close()
    return int(row[0])


def test_migrations_count_up_from_one_without_a_gap() -> None:
    assert [number for number, _ in migrations()] == list(range(1, len(migrations()) + 1))


async def test_a_new_file_gets_the_newest_schema_and_opens_again(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "down" / "tables.db"
    for _ in range(2):
        database = await Database.open(path)
        assert await count(database) == 0
        await database.close()
        assert version(path) == migrations()[-1][0]


async def test_an_older_file_keeps_what_it_has_and_gets_what_is_new(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "tables.db"
    database = await Database.open(path)
    async with database.transaction() as writer:
        await writer.execute(INSERT, (1,))
    await database.close()
    newest = migrations()[-1][0]
    more = [*migrations(), (newest + 1, "CREATE TABLE moon (cheese TEXT) STRICT;")]
    monkeypatch.setattr("bot.storage.database.migrations", lambda: more)
    database = await Database.open(path)
    assert await count(database) == 1
    assert await database.read("SELECT * FROM moon") == []
    await database.close()
    assert version(path) == newest + 1


async def test_a_file_of_a_newer_bot_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    await (await Database.open(path)).close()
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA user_version = 9999")
    connection.close()
    before = path.read_bytes()
    with pytest.raises(DatabaseTooNew, match="9999"):
        await Database.open(path)
    assert path.read_bytes() == before
    assert version(path) == 9999


async def test_a_file_that_is_no_database_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    path.write_bytes(b"a letter to my aunt, and no database at all" * 100)
    with pytest.raises(sqlite3.DatabaseError):
        await Database.open(path)
    assert path.read_bytes().startswith(b"a letter")


async def test_commits_are_on_disk_when_the_block_ends(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "tables.db")
    (mode,) = await database.read("PRAGMA journal_mode")
    assert mode[0] == "wal"
    async with database.transaction() as writer:
        (level,) = await writer.execute_fetchall("PRAGMA synchronous")
        assert level[0] == 2  # FULL
        await writer.execute(INSERT, (1,))
        assert await count(database) == 0  # readers see what is committed
    assert await count(database) == 1
    await database.close()


async def test_transactions_follow_one_another(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "tables.db")
    inside: list[int] = []

    async def one(user: int) -> None:
        async with database.transaction() as writer:
            inside.append(user)
            assert len(inside) == 1
            await writer.execute(INSERT, (user,))
            await asyncio.sleep(0)
            inside.remove(user)

    await asyncio.gather(*(one(user) for user in range(20)))
    assert await count(database) == 20
    await database.close()


async def test_a_failed_transaction_leaves_nothing_and_the_next_one_goes(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "tables.db")

    async def torn(*, twice: bool) -> None:
        async with database.transaction() as writer:
            await writer.execute(INSERT, (1,))
            if not twice:
                raise RuntimeError("half way")
            await writer.execute(INSERT, (1,))

    with pytest.raises(RuntimeError, match="half way"):
        await torn(twice=False)
    with pytest.raises(sqlite3.IntegrityError):
        await torn(twice=True)
    async with database.transaction() as writer:
        await writer.execute(INSERT, (3,))
    assert await count(database) == 1
    await database.close()


async def test_a_copy_made_in_use_is_whole_and_opens(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "tables.db")
    async with database.transaction() as writer:
        await writer.execute(INSERT, (1,))
    async with database.transaction() as writer:
        await writer.execute(INSERT, (2,))
        await database.backup(tmp_path / "copy.db")
    copy = await Database.open(tmp_path / "copy.db")
    assert await count(copy) == 1
    assert await count(database) == 2
    await copy.close()
    await database.close()


def test_nothing_is_written_by_cursors_that_outlive_their_statement() -> None:
    """Chaos found: now and then a move failed with "API misuse", for an old executemany was cleaned up then.

    The moment can't be brought about: it takes the event loop and the writer's thread at the same instant.
    """
    storage = Path(bot.storage.__file__).parent
    assert [file.name for file in storage.glob("*.py") if ".executemany(" in file.read_text("utf-8")] == []
