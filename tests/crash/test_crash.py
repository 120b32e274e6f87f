"""The process is killed at random moments: nothing that was acknowledged is lost, nothing is done twice."""

from __future__ import annotations

import asyncio
import random
import signal
import sys
from collections import Counter
from pathlib import Path

import pytest

from bot.storage.database import Database, migrations
from bot.storage.tables import SqliteStore
from bot.upkeep import faults
from tests.chaos.seeds import is_long, rounds
from tests.crash.victim import CHANNELS

ROOT = Path(__file__).parents[2]
KILLS_A_FILE = 10
"""So often a process takes up what the killed one before it left."""
MOST_WORDS = {"play": 120, "open": 12}
"""How much a process may acknowledge, by what it does, before it is killed."""
LATEST = 0.03
"""Seconds after that within which it is killed: where it is then, only the dice and the machine know."""


async def kill(what: str, place: Path, dice: random.Random) -> list[list[str]]:
    """Start a process, kill it at a random moment, and return all its words."""
    victim = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.crash.victim", what, str(place), str(dice.random())),
        cwd=ROOT,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    assert victim.stdout is not None
    first = b""
    for _ in range(dice.randint(1, MOST_WORDS[what])):
        first += await victim.stdout.readline()
    await asyncio.sleep(dice.random() * LATEST)
    victim.send_signal(signal.SIGKILL)
    rest, errors = await victim.communicate()
    assert victim.returncode == -signal.SIGKILL, errors.decode()
    lines = (first + rest).decode().split("\n")
    assert lines[-1] == "", f"half a line: {lines[-1]}"
    return [line.split(" ") for line in lines[:-1]]


async def assert_nothing_is_lost(file: Path, words: list[list[str]], before: Counter[int]) -> Counter[int]:
    """Compare what is on disk with what was acknowledged; return how long each journal is now."""
    database = await Database.open(file)
    try:
        assert await faults(database) == []  # the file's integrity, and each journal played again
        journal = {
            (row["table_id"], row["step"]): (row["seat"], row["move"])
            for row in await database.read("SELECT * FROM journal")
        }
        store, acknowledged = SqliteStore(database), 0
        for kind, number, *rest in (line for line in words if line[0] != "opened"):
            table = await store.table(int(number))
            assert table is not None, f"table {number} is lost"
            if kind == "seat":
                assert table.chairs[int(rest[0])].user == 100 + int(rest[0])
            elif kind == "move":
                step, seat, token = int(rest[0]), rest[1], rest[2]
                expected = (None if seat == "-" else int(seat), token)
                assert journal.get((int(number), step)) == expected, f"step {step} of table {number} is lost"
                acknowledged += 1
    finally:
        await database.close()
    lengths = Counter(table for table, _ in journal)
    written = lengths.total() - before.total()
    # Of each table one change at most was under way when the process died.
    assert acknowledged <= written <= acknowledged + CHANNELS, "moves were made that nobody made"
    return lengths


@pytest.mark.chaos
@pytest.mark.timeout(600)
@pytest.mark.parametrize("seed", rounds(1, part=KILLS_A_FILE))
async def test_a_killed_process_loses_no_acknowledged_move_and_makes_none_twice(
    tmp_path: Path, seed: int
) -> None:
    dice, file = random.Random(seed), tmp_path / "stammtisch.db"
    lengths: Counter[int] = Counter()
    moves = 0
    for _ in range(KILLS_A_FILE if is_long() else 3):
        words = await kill("play", file, dice)
        moves += sum(line[0] == "move" for line in words)
        lengths = await assert_nothing_is_lost(file, words, lengths)
    assert moves


@pytest.mark.chaos
@pytest.mark.parametrize("seed", rounds(2, part=5))
async def test_a_process_killed_while_it_makes_the_database_leaves_none_behind_that_cant_be_opened(
    tmp_path: Path, seed: int
) -> None:
    words = await kill("open", tmp_path, random.Random(seed))
    last = int(words[-1][1])
    database = await Database.open(tmp_path / f"{last}.db")
    try:
        (version,) = (await database.read("PRAGMA user_version"))[0]
        assert version == migrations()[-1][0]
        assert await faults(database) == []
    finally:
        await database.close()
