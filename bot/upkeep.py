"""What an operator does to the database: check every table, back up, restore, repair."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path

from bot.heartbeat import is_fresh
from bot.settings import LocalSettings, load_local_settings
from bot.storage.database import Database, DatabaseTooNew, migrations
from bot.storage.tables import SqliteStore
from bot.tables.match import Broken, Match
from bot.tables.model import Entry, Note, Status, Table
from bot.tables.timing import running
from games import all_games
from games.core import GameError, Rng, dump_state


@dataclass(frozen=True, slots=True)
class Fault:
    """Something wrong with one table (0: with the file itself)."""

    table: int
    text: str

    def __str__(self) -> str:
        return f"table {self.table}: {self.text}" if self.table else self.text


class CannotReplay(Exception):
    """Say why a journal doesn't lead to a state."""


# Checking


async def faults(database: Database) -> list[Fault]:
    """Return all that is wrong with a database: the file, then every table in it."""
    found = [Fault(0, row[0]) for row in await database.read("PRAGMA integrity_check") if row[0] != "ok"]
    strays = await database.read("PRAGMA foreign_key_check")
    found += [Fault(0, f"a row of {row[0]} belongs to no table") for row in strays]
    store = SqliteStore(database)
    for (number,) in await database.read("SELECT id FROM tables ORDER BY id"):
        table = await store.table(number)
        assert table is not None
        found += [Fault(number, text) for text in _faults(table, await store.journal(number))]
    return found


def _faults(table: Table, journal: Sequence[Entry]) -> Iterator[str]:
    game = all_games().get(table.game)
    if table.broken is not None and table.status.is_live:
        yield f"was put aside: {table.broken}"
    if game is None:
        yield f"there is no game {table.game}"
        return
    try:
        game.options_type.model_validate(table.options)
    except ValueError as fault:
        yield f"its options can't be read: {str(fault).splitlines()[0]}"
    if table.status not in (Status.PLAYING, Status.FINISHED):
        return
    try:
        Match.of(replace(table, broken=None))
    except Broken as fault:
        yield f"its state can't be read: {fault.reason}"
    if [entry.step for entry in journal] != list(range(table.step + 1)):
        yield f"its journal should have the steps 0 to {table.step}"
    elif table.rules == game.info.version:
        # A match dealt under earlier rules went on under later ones: no replay can tell.
        yield from _strays(table, journal)


def _strays(table: Table, journal: Sequence[Entry]) -> Iterator[str]:
    try:
        if replayed(table, journal) != table.state:
            yield "its journal leads to another state than the saved one"
    except CannotReplay as fault:
        yield str(fault)


def replayed(table: Table, journal: Sequence[Entry]) -> str:
    """Play a match again from its seed and its journal; return its save, or raise CannotReplay."""
    game = all_games()[table.game]
    seed = bytes.fromhex(table.seed)
    try:
        options = game.options_type.model_validate(table.options)
        state = game.setup(len(table.chairs), options, Rng(seed, 0)).state
    except (GameError, ValueError) as fault:
        raise CannotReplay(f"it can't be dealt again: {fault}") from fault
    for entry in journal:
        if entry.step == 0:
            continue
        assert entry.seat is not None
        move = next((move for move in game.legal(state, entry.seat) if move.token == entry.move), None)
        if move is None:
            raise CannotReplay(f"step {entry.step} of its journal ({entry.move}) is not on offer")
        state = game.play(state, entry.seat, move, Rng(seed, entry.step)).state
    return dump_state(game, state)


# Repairing


async def mend(database: Database, number: int) -> str:
    """Rebuild a table's state from its journal and take it up again; return what was done."""
    store = SqliteStore(database)
    async with store.transaction() as books:
        table = await books.table(number)
        if table is None:
            raise CannotReplay(f"there is no table {number}")
        if table.status is not Status.PLAYING:
            raise CannotReplay(f"table {number} is not being played")
        if table.game not in all_games():
            raise CannotReplay(f"there is no game {table.game}")
        journal = await books.journal(number)
        if [entry.step for entry in journal] != list(range(len(journal))) or not journal:
            raise CannotReplay(f"the journal of table {number} has gaps")
        state = replayed(table, journal)
        if table.broken is None and (table.state, table.step) == (state, journal[-1].step):
            return f"table {number} is whole; nothing was done"
        now = time.time()
        mended = running(replace(table, broken=None, state=state, step=journal[-1].step), now)
        await books.save(mended)
        await books.note(number, Note("mended", step=mended.step, at=now))
    return f"table {number} was rebuilt from the {len(journal)} steps of its journal"


# The commands


def check() -> int:
    """Print every fault; return 0 where there is none."""
    settings = load_local_settings()
    if not settings.database.exists():
        return _refuse(f"There is no database {settings.database}.")
    return asyncio.run(_check(settings))


async def _check(settings: LocalSettings) -> int:
    database = await _opened(settings.database)
    if database is None:
        return 1
    try:
        found = await faults(database)
        (row,) = await database.read("SELECT COUNT(*) FROM tables")
    finally:
        await database.close()
    for fault in found:
        _say(str(fault))
    _say(f"{row[0]} tables, {len(found)} faults")
    return 1 if found else 0


def repair(table: int) -> int:
    """Rebuild one table; refuse while a bot runs, whose clocks would know nothing of it."""
    settings = load_local_settings()
    if is_fresh(settings.heartbeat):
        return _refuse("A bot runs on this database. Stop it first.")
    if not settings.database.exists():
        return _refuse(f"There is no database {settings.database}.")
    return asyncio.run(_repair(settings, table))


async def _repair(settings: LocalSettings, table: int) -> int:
    database = await _opened(settings.database)
    if database is None:
        return 1
    try:
        _say(await mend(database, table))
    except CannotReplay as fault:
        return _refuse(str(fault))
    finally:
        await database.close()
    return 0


def backup(target: Path) -> int:
    """Copy the database into a new file, also while a bot runs on it."""
    source = load_local_settings().database
    if target.exists():
        return _refuse(f"{target} is there already; name a new file.")
    if not source.exists():
        return _refuse(f"There is no database {source}.")
    try:
        copy(source, target)
    except (sqlite3.Error, OSError) as fault:
        return _refuse(f"The database can't be copied: {fault}")
    _say(f"{source} was copied to {target}")
    return 0


def restore(source: Path) -> int:
    """Put a copy in the place of the database; the replaced one is kept beside it."""
    settings = load_local_settings()
    target = settings.database
    if is_fresh(settings.heartbeat):
        return _refuse("A bot runs on this database. Stop it first (a killed one counts for 45 seconds).")
    fault = _unfit(source)
    if fault is not None:
        return _refuse(fault)
    fresh = target.with_name(f"{target.name}.restoring")
    try:
        fresh.unlink(missing_ok=True)
        target.parent.mkdir(parents=True, exist_ok=True)
        copy(source, fresh)
        if target.exists():
            kept = target.with_name(f"{target.name}.replaced-{time.strftime('%Y%m%d-%H%M%S')}")
            copy(target, kept)
            _say(f"The replaced database is kept as {kept}")
        for leftover in ("-wal", "-shm"):
            target.with_name(target.name + leftover).unlink(missing_ok=True)
        fresh.replace(target)
    except (sqlite3.Error, OSError) as problem:
        return _refuse(f"The database can't be restored: {problem}")
    _say(f"{target} was restored from {source}")
    return 0


def copy(source: Path, target: Path) -> None:
    """Copy a database with SQLite's online backup: whole in itself, whatever writes to it meanwhile."""
    with _connected(source, "rw") as old, _connected(target, "rwc") as new:
        old.backup(new)


def _connected(file: Path, mode: str) -> closing[sqlite3.Connection]:
    # sqlite3's own `with` ends a transaction only; the connection would stay open.
    return closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode={mode}", uri=True))


def _unfit(source: Path) -> str | None:
    """Say why a file is no copy of a database that this version can use."""
    if not source.is_file():
        return f"There is no file {source}."
    try:
        with _connected(source, "ro") as file:
            (version,) = file.execute("PRAGMA user_version").fetchone()
            (state,) = file.execute("PRAGMA integrity_check").fetchone()
            file.execute("SELECT COUNT(*) FROM tables").fetchone()
    except sqlite3.Error as fault:
        return f"{source} is no database of Stammtisch: {fault}"
    if state != "ok":
        return f"{source} is damaged: {state}"
    newest = migrations()[-1][0]
    return f"{source} is of a newer version ({version}, not {newest})." if version > newest else None


async def _opened(path: Path) -> Database | None:
    try:
        return await Database.open(path)
    except (DatabaseTooNew, sqlite3.Error, OSError) as fault:
        _refuse(f"The database {path} can't be opened: {fault}")
        return None


def _say(text: str) -> None:
    sys.stdout.write(f"{text}\n")


def _refuse(reason: str) -> int:
    sys.stderr.write(f"{reason}\n")
    return 1
