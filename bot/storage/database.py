"""The SQLite file: opened, migrated, written by one connection and read by another."""

from __future__ import annotations

import asyncio
import importlib.resources
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiosqlite

Row = sqlite3.Row


class DatabaseTooNew(Exception):
    """Tell that the file was written by a newer Stammtisch; it is left as it is."""


def migrations() -> list[tuple[int, str]]:
    """Return all migrations as (version, SQL), in order; their files are named `<version>_<what>.sql`."""
    folder = importlib.resources.files("bot.storage") / "migrations"
    scripts = [entry for entry in folder.iterdir() if entry.name.endswith(".sql")]
    return sorted((int(script.name.split("_")[0]), script.read_text("utf-8")) for script in scripts)


class Database:
    """One SQLite file with a writer, used by one task at a time, and a reader that sees commits only."""

    def __init__(self, writer: aiosqlite.Connection, reader: aiosqlite.Connection) -> None:
        self._writer = writer
        self._reader = reader
        self._lock = asyncio.Lock()

    @classmethod
    async def open(cls, path: Path) -> Database:
        """Open or create the file and bring its schema up to date; raise DatabaseTooNew, sqlite3.Error."""
        path.parent.mkdir(parents=True, exist_ok=True)
        writer = await _connect(path)
        try:
            await writer.execute("PRAGMA journal_mode = WAL")
            await writer.execute("PRAGMA synchronous = FULL")
            await _migrate(writer)
            reader = await _connect(path)
        except BaseException:
            await writer.close()
            raise
        return cls(writer, reader)

    async def close(self) -> None:
        """Let the running transaction end, then close both connections."""
        async with self._lock:
            await self._reader.close()
            await self._writer.close()

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[aiosqlite.Connection]:
        """Lend the writer for a transaction: on disk when the block ends, undone on an exception."""
        async with self._lock:
            try:
                # Inside: a task that is cancelled here has begun nevertheless, in the writer's thread.
                await self._writer.execute("BEGIN IMMEDIATE")
                yield self._writer
            except BaseException:
                await self._writer.rollback()
                raise
            await self._writer.commit()

    async def read(self, sql: str, values: Sequence[Any] = ()) -> list[Row]:
        """Return all rows of a query on what is committed."""
        return list(await self._reader.execute_fetchall(sql, values))

    async def backup(self, target: Path) -> None:
        """Copy the whole database, consistent in itself, while it is in use (SQLite's online backup)."""
        async with aiosqlite.connect(target) as copy:
            await self._reader.backup(copy)


async def _connect(path: Path) -> aiosqlite.Connection:
    # No implicit transactions: they are begun and ended in one place, `Database.transaction`.
    connection = await aiosqlite.connect(path, isolation_level=None)
    connection.row_factory = sqlite3.Row
    await connection.execute("PRAGMA foreign_keys = ON")
    await connection.execute("PRAGMA busy_timeout = 5000")
    return connection


async def _migrate(writer: aiosqlite.Connection) -> None:
    (row,) = await writer.execute_fetchall("PRAGMA user_version")
    known = migrations()
    if row[0] > known[-1][0]:
        raise DatabaseTooNew(f"the database has schema {row[0]}, this Stammtisch knows {known[-1][0]}")
    for version, script in known:
        if version > row[0]:
            # One transaction a migration: a crash in the middle leaves the version before it.
            await writer.executescript(
                f"BEGIN IMMEDIATE;\n{script}\nPRAGMA user_version = {version};\nCOMMIT;"
            )
