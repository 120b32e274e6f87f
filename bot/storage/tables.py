"""The store of tables over SQLite: rows to values and back."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import aiosqlite

from bot.storage.database import Database, Row
from bot.tables.errors import BusyChannel
from bot.tables.model import (
    Board,
    By,
    Chair,
    Entry,
    Follower,
    Letter,
    Person,
    Presence,
    Server,
    Status,
    Table,
)
from bot.tables.store import StoreConflict, Transaction
from games.core import Event

_COLUMNS = (
    "guild",
    "channel",
    "game",
    "opener",
    "language",
    "seed",
    "status",
    "options",
    "state",
    "step",
    "revision",
    "pace",
    "deadline",
    "reminded",
    "is_paused",
    "paused_left",
    "rematch_of",
    "opened",
    "changed",
)
_LIVE = "status IN ('lobby', 'playing')"

Fetch = Callable[[str, Sequence[Any]], Awaitable[list[Row]]]


class _Reading:
    """Answer queries through any way to fetch rows."""

    def __init__(self, fetch: Fetch) -> None:
        self._fetch = fetch

    async def table(self, table: int) -> Table | None:
        return await self._one("id = ?", table)

    async def live_in(self, channel: int) -> Table | None:
        return await self._one(f"channel = ? AND {_LIVE}", channel)

    async def live(self) -> Sequence[Table]:
        return await self._many(f"{_LIVE} ORDER BY id")

    async def lobby_after(self, table: int) -> Table | None:
        return await self._one("rematch_of = ? AND status = 'lobby'", table)

    async def journal(self, table: int, last: int | None = None) -> Sequence[Entry]:
        rows = await self._fetch(
            "SELECT * FROM journal WHERE table_id = ? ORDER BY step DESC LIMIT ?",
            (table, -1 if last is None else last),
        )
        return [_entry(row) for row in reversed(rows)]

    async def board(self, table: int) -> Board:
        rows = await self._fetch("SELECT * FROM boards WHERE table_id = ?", (table,))
        return next((Board(*row) for row in rows), Board(table))

    async def unshown(self) -> Sequence[int]:
        rows = await self._fetch(
            "SELECT id FROM tables LEFT JOIN boards ON table_id = id"
            " WHERE boards.revision IS NULL OR boards.revision <> tables.revision ORDER BY id",
            (),
        )
        return [row["id"] for row in rows]

    async def letter(self, table: int, user: int) -> Letter | None:
        rows = await self._fetch("SELECT * FROM letters WHERE table_id = ? AND user = ?", (table, user))
        return next((Letter(*row) for row in rows), None)

    async def followers(self, table: int) -> Sequence[Follower]:
        rows = await self._fetch("SELECT * FROM followers WHERE table_id = ? ORDER BY user", (table,))
        return [Follower(row["table_id"], row["user"], row["channel"], row["message"]) for row in rows]

    async def person(self, user: int) -> Person:
        rows = await self._fetch("SELECT * FROM people WHERE user = ?", (user,))
        if not rows:
            return Person(user)
        (row,) = rows
        return Person(user, bool(row["wants_dms"]), bool(row["dms_closed"]), row["language"])

    async def server(self, guild: int) -> Server:
        rows = await self._fetch("SELECT * FROM servers WHERE guild = ?", (guild,))
        if not rows:
            return Server(guild)
        (row,) = rows
        return Server(guild, row["language"], row["pace"], frozenset(json.loads(row["blocked"])))

    async def _one(self, where: str, *values: Any) -> Table | None:
        return next(iter(await self._many(where, *values)), None)

    async def _many(self, where: str, *values: Any) -> list[Table]:
        rows = await self._fetch(f"SELECT * FROM tables WHERE {where}", values)
        return [_table(row, await self._chairs(row["id"])) for row in rows]

    async def _chairs(self, table: int) -> tuple[Chair, ...]:
        rows = await self._fetch("SELECT * FROM chairs WHERE table_id = ? ORDER BY seat", (table,))
        return tuple(
            Chair(
                row["user"], row["name"], Presence(row["presence"]), row["missed"], bool(row["wants_pause"])
            )
            for row in rows
        )


class _Transaction(_Reading):
    """Change tables through the writer, inside one transaction."""

    def __init__(self, writer: aiosqlite.Connection) -> None:
        async def fetch(sql: str, values: Sequence[Any]) -> list[Row]:
            return list(await writer.execute_fetchall(sql, values))

        super().__init__(fetch)
        self._writer = writer

    async def insert(self, table: Table) -> Table:
        busy = await self.live_in(table.channel)
        if busy is not None:
            raise BusyChannel(busy.id)
        marks = ", ".join("?" * len(_COLUMNS))
        done = await self._writer.execute(
            f"INSERT INTO tables ({', '.join(_COLUMNS)}) VALUES ({marks})", _values(table)
        )
        assert done.lastrowid is not None
        table = replace(table, id=done.lastrowid)
        await self._write_chairs(table)
        return table

    async def save(self, table: Table) -> Table:
        after = replace(table, revision=table.revision + 1)
        columns = ", ".join(f"{name} = ?" for name in _COLUMNS)
        done = await self._writer.execute(
            f"UPDATE tables SET {columns} WHERE id = ? AND revision = ?",
            (*_values(after), table.id, table.revision),
        )
        if done.rowcount != 1:
            raise StoreConflict(f"table {table.id} is not at revision {table.revision}")
        await self._writer.execute("DELETE FROM chairs WHERE table_id = ?", (table.id,))
        await self._write_chairs(after)
        return after

    async def _write_chairs(self, table: Table) -> None:
        await self._writer.executemany(
            "INSERT INTO chairs (table_id, seat, user, name, presence, missed, wants_pause)"
            " VALUES (?, ?, ?, ?, ?, ?, ?)",
            [
                (table.id, seat, chair.user, chair.name, chair.presence, chair.missed, chair.wants_pause)
                for seat, chair in enumerate(table.chairs)
            ],
        )

    async def append(self, table: int, entry: Entry) -> None:
        events = [
            [event.kind, event.data, None if event.seats is None else sorted(event.seats)]
            for event in entry.events
        ]
        try:
            await self._writer.execute(
                "INSERT INTO journal (table_id, step, at, seat, move, by, events)"
                " VALUES (?, ?, ?, ?, ?, ?, ?)",
                (table, entry.step, entry.at, entry.seat, entry.move, entry.by, json.dumps(events)),
            )
        except sqlite3.IntegrityError as fault:
            raise StoreConflict(f"table {table} has step {entry.step} already") from fault

    async def put_board(self, board: Board) -> None:
        await self._writer.execute(
            "INSERT OR REPLACE INTO boards (table_id, message, chapter, posted, revision)"
            " VALUES (?, ?, ?, ?, ?)",
            (board.table, board.message, board.chapter, board.posted, board.revision),
        )

    async def put_letter(self, letter: Letter) -> None:
        await self._writer.execute(
            "INSERT OR REPLACE INTO letters (table_id, user, phase, channel, message) VALUES (?, ?, ?, ?, ?)",
            (letter.table, letter.user, letter.phase, letter.channel, letter.message),
        )

    async def put_follower(self, follower: Follower) -> None:
        await self._writer.execute(
            "INSERT OR REPLACE INTO followers (table_id, user, channel, message) VALUES (?, ?, ?, ?)",
            (follower.table, follower.user, follower.channel, follower.message),
        )

    async def drop_follower(self, table: int, user: int) -> None:
        await self._writer.execute("DELETE FROM followers WHERE table_id = ? AND user = ?", (table, user))

    async def put_person(self, person: Person) -> None:
        await self._writer.execute(
            "INSERT OR REPLACE INTO people (user, wants_dms, dms_closed, language) VALUES (?, ?, ?, ?)",
            (person.user, person.wants_dms, person.dms_closed, person.language),
        )

    async def put_server(self, server: Server) -> None:
        await self._writer.execute(
            "INSERT OR REPLACE INTO servers (guild, language, pace, blocked) VALUES (?, ?, ?, ?)",
            (server.guild, server.language, server.pace, json.dumps(sorted(server.blocked))),
        )


class SqliteStore(_Reading):
    """Keep all tables in one SQLite file."""

    def __init__(self, database: Database) -> None:
        super().__init__(database.read)
        self._database = database

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Transaction]:
        """Begin changes; one at a time in the whole process."""
        async with self._database.transaction() as writer:
            yield _Transaction(writer)


def _values(table: Table) -> tuple[Any, ...]:
    raw = {name: getattr(table, name) for name in _COLUMNS}
    return tuple((raw | {"options": json.dumps(raw["options"], sort_keys=True)}).values())


def _table(row: Row, chairs: tuple[Chair, ...]) -> Table:
    raw = {name: row[name] for name in _COLUMNS}
    raw |= {
        "status": Status(row["status"]),
        "options": json.loads(row["options"]),
        "reminded": bool(row["reminded"]),
        "is_paused": bool(row["is_paused"]),
    }
    return Table(id=row["id"], chairs=chairs, **raw)


def _entry(row: Row) -> Entry:
    events = tuple(
        Event(kind, data, None if seats is None else frozenset(seats))
        for kind, data, seats in json.loads(row["events"])
    )
    by = None if row["by"] is None else By(row["by"])
    return Entry(row["step"], row["at"], row["seat"], row["move"], by, events)
