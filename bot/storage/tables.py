"""The store of tables over SQLite: rows to values and back."""

from __future__ import annotations

import json
import logging
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import astuple, replace
from itertools import groupby
from typing import Any

import aiosqlite

from bot.storage.database import Database, Row
from bot.tables.errors import BusyChannel
from bot.tables.model import (
    DAMAGED_ROW,
    Board,
    By,
    Chair,
    Entry,
    Follower,
    Letter,
    Note,
    Person,
    Ping,
    Presence,
    Result,
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
    "left",
    "held",
    "broken",
    "ended",
    "rules",
    "rematch_of",
    "opened",
    "changed",
)
_LIVE = "status IN ('lobby', 'playing')"

# What is kept about a person, as they are given it.
_ABOUT = {
    "choices": "SELECT wants_dms, dms_closed, language FROM people WHERE user = ?",
    "seats": "SELECT table_id, guild, channel, game, status, seat, name, presence, opened,"
    " opener = ? AS is_opener FROM chairs JOIN tables ON id = table_id WHERE user = ? ORDER BY table_id",
    "moves": "SELECT journal.table_id, journal.step, journal.at, journal.move FROM journal"
    " JOIN chairs ON chairs.table_id = journal.table_id AND chairs.seat = journal.seat"
    " WHERE chairs.user = ? AND journal.by = 'person' ORDER BY journal.table_id, journal.step",
    "results": "SELECT table_id, place, score, has_won FROM results WHERE user = ? ORDER BY table_id",
    "notes": "SELECT table_id, at, kind, name, other_name FROM notes WHERE user = ? OR other_user = ?"
    " ORDER BY table_id, number",
    "letters": "SELECT table_id, channel, message FROM letters WHERE user = ? ORDER BY table_id",
    "follows": "SELECT table_id, channel, message FROM followers WHERE user = ? ORDER BY table_id",
    "blocked_in": "SELECT guild FROM servers WHERE EXISTS"
    " (SELECT 1 FROM json_each(blocked) WHERE value = ?) ORDER BY guild",
}

# A block stays: it is a server's decision, and its moderators can lift it.
_FORGET = (
    # Whoever sat down while their tables were being left has left too: nobody is waited for who is nobody.
    "UPDATE chairs SET user = NULL, name = '', presence = 'left' WHERE user = ?",
    "UPDATE tables SET opener = 0 WHERE opener = ?",
    "UPDATE results SET user = NULL WHERE user = ?",
    "UPDATE notes SET user = NULL, name = '' WHERE user = ?",
    "UPDATE notes SET other_user = NULL, other_name = '' WHERE other_user = ?",
    "DELETE FROM letters WHERE user = ?",
    "DELETE FROM followers WHERE user = ?",
    "DELETE FROM people WHERE user = ?",
)

log = logging.getLogger(__name__)

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

    async def live_of(self, user: int, guild: int | None = None) -> Sequence[Table]:
        return await self._many(
            f"{_LIVE} AND id IN (SELECT table_id FROM chairs WHERE user = ?)"
            " AND (? IS NULL OR guild = ?) ORDER BY id",
            user,
            guild,
            guild,
        )

    async def lobby_after(self, table: int) -> Table | None:
        return await self._one("rematch_of = ? AND status = 'lobby'", table)

    async def journal(self, table: int, last: int | None = None) -> Sequence[Entry]:
        rows = await self._fetch(
            "SELECT * FROM journal WHERE table_id = ? ORDER BY step DESC LIMIT ?",
            (table, -1 if last is None else last),
        )
        return [_entry(row) for row in reversed(rows)]

    async def notes(self, table: int, last: int | None = None) -> Sequence[Note]:
        rows = await self._fetch(
            "SELECT kind, seat, user, name, other_user, other_name, step, at FROM notes"
            " WHERE table_id = ? ORDER BY number DESC LIMIT ?",
            (table, -1 if last is None else last),
        )
        return [Note(*row) for row in reversed(rows)]

    async def results(self, guild: int, game: str) -> Sequence[Sequence[Result]]:
        rows = await self._fetch(
            "SELECT results.* FROM results JOIN tables ON id = table_id"
            " WHERE guild = ? AND game = ? ORDER BY tables.changed, id, seat",
            (guild, game),
        )
        found = [_result(row) for row in rows]
        return [list(group) for _, group in groupby(found, key=lambda result: result.table)]

    async def pings(self) -> Sequence[Ping]:
        rows = await self._fetch("SELECT table_id, channel, message FROM pings ORDER BY table_id", ())
        return [Ping(*row) for row in rows]

    async def alive(self) -> float | None:
        rows = await self._fetch("SELECT alive FROM process", ())
        return next((row["alive"] for row in rows), None)

    async def about(self, user: int) -> Mapping[str, Sequence[Mapping[str, object]]]:
        return {
            name: [dict(row) for row in await self._fetch(sql, (user,) * sql.count("?"))]
            for name, sql in _ABOUT.items()
        }

    async def board(self, table: int) -> Board:
        rows = await self._fetch("SELECT * FROM boards WHERE table_id = ?", (table,))
        return next((Board(*row) for row in rows), Board(table))

    async def shown_by(self, message: int) -> Table | None:
        return await self._one("id IN (SELECT table_id FROM boards WHERE message = ?)", message)

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
                row["user"],
                row["name"],
                Presence(row["presence"]),
                row["since"],
                row["missed"],
                bool(row["wants_pause"]),
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
            f"INSERT INTO tables ({', '.join(_COLUMNS)}) VALUES ({marks})", tuple(_values(table).values())
        )
        assert done.lastrowid is not None
        table = replace(table, id=done.lastrowid)
        await self._write_chairs(table)
        return table

    async def save(self, table: Table) -> Table:
        after = replace(table, revision=table.revision + 1)
        values = _values(after)
        if table.broken is not None:
            # What can't be read is never written over: it is all that a repair has.
            values = {name: value for name, value in values.items() if name not in ("options", "state")}
        columns = ", ".join(f"{name} = ?" for name in values)
        done = await self._writer.execute(
            f"UPDATE tables SET {columns} WHERE id = ? AND revision = ?",
            (*values.values(), table.id, table.revision),
        )
        if done.rowcount != 1:
            raise StoreConflict(f"table {table.id} is not at revision {table.revision}")
        await self._writer.execute("DELETE FROM chairs WHERE table_id = ?", (table.id,))
        await self._write_chairs(after)
        return after

    async def _write_chairs(self, table: Table) -> None:
        if not table.chairs:
            return
        # No executemany: its cursor keeps the statement, and where the event loop drops it while the next
        # one runs in the writer's thread, that one fails (sqlite3 of Python 3.11, "API misuse").
        rows = [(table.id, seat, *astuple(chair)) for seat, chair in enumerate(table.chairs)]
        await self._writer.execute(
            "INSERT INTO chairs (table_id, seat, user, name, presence, since, missed, wants_pause)"
            f" VALUES {', '.join(['(?, ?, ?, ?, ?, ?, ?, ?)'] * len(rows))}",
            [value for row in rows for value in row],
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

    async def note(self, table: int, note: Note) -> None:
        await self._writer.execute(
            "INSERT INTO notes (table_id, number, kind, seat, user, name, other_user, other_name, step, at)"
            " SELECT ?, COALESCE(MAX(number), 0) + 1, ?, ?, ?, ?, ?, ?, ?, ? FROM notes WHERE table_id = ?",
            (table, *astuple(note), table),
        )

    async def put_result(self, result: Result) -> None:
        await self._writer.execute(
            "INSERT INTO results (table_id, seat, user, place, score, has_won) VALUES (?, ?, ?, ?, ?, ?)",
            astuple(result),
        )

    async def put_ping(self, ping: Ping) -> None:
        await self._writer.execute(
            "INSERT OR REPLACE INTO pings (table_id, channel, message) VALUES (?, ?, ?)", astuple(ping)
        )

    async def drop_ping(self, table: int) -> None:
        await self._writer.execute("DELETE FROM pings WHERE table_id = ?", (table,))

    async def put_alive(self, at: float) -> None:
        await self._writer.execute("INSERT OR REPLACE INTO process (one, alive) VALUES (1, ?)", (at,))

    async def postpone(self, seconds: float) -> None:
        await self._writer.execute(
            "UPDATE tables SET deadline = deadline + ?1, changed = changed + ?1, revision = revision + 1"
            f" WHERE {_LIVE}",
            (seconds,),
        )

    async def forget(self, user: int) -> None:
        for sql in _FORGET:
            await self._writer.execute(sql, (user,))

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

    async def drop_follows(self, user: int, guild: int) -> None:
        await self._writer.execute(
            "DELETE FROM followers WHERE user = ? AND table_id IN (SELECT id FROM tables WHERE guild = ?)",
            (user, guild),
        )

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


def _values(table: Table) -> dict[str, Any]:
    raw = {name: getattr(table, name) for name in _COLUMNS}
    return raw | {"options": json.dumps(raw["options"], sort_keys=True)}


def _table(row: Row, chairs: tuple[Chair, ...]) -> Table:
    raw = {name: row[name] for name in _COLUMNS}
    try:
        options = json.loads(row["options"])
    except ValueError as fault:
        # One damaged row must not hide the others; the text itself stays on disk (see `save`).
        options, raw["broken"] = {}, f"{DAMAGED_ROW}: options: {fault}"
    raw |= {
        "status": Status(row["status"]),
        "options": options,
        "reminded": bool(row["reminded"]),
        "is_paused": bool(row["is_paused"]),
    }
    return Table(id=row["id"], chairs=chairs, **raw)


def _entry(row: Row) -> Entry:
    by = None if row["by"] is None else By(row["by"])
    return Entry(row["step"], row["at"], row["seat"], row["move"], by, _events(row["events"]))


def _result(row: Row) -> Result:
    return Result(row["table_id"], row["seat"], row["user"], row["place"], row["score"], bool(row["has_won"]))


def _events(text: str) -> tuple[Event, ...]:
    """Read events; none where they are damaged: the log loses a line, the match goes on."""
    try:
        return tuple(
            Event(kind, data, None if seats is None else frozenset(seats))
            for kind, data, seats in json.loads(text)
        )
    except (ValueError, TypeError):
        log.exception("events can't be read")
        return ()
