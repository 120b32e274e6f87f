"""What operators do: check, repair, back up, restore; and a table that can't be read harms no other."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.__main__ import main
from bot.storage.database import Database
from bot.tables.errors import Refused
from bot.tables.match import Match
from bot.tables.model import Status
from bot.upkeep import CannotReplay, faults, mend
from tests.house import ADA, BEN, CLEO, House


@pytest_asyncio.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    database = await Database.open(tmp_path / "tables.sqlite3")
    yield House(database)
    await database.close()


async def _write(house: House, sql: str, *values: object) -> None:
    async with house.database.transaction() as writer:
        await writer.execute(sql, values)


async def test_a_whole_database_has_no_faults(house: House) -> None:
    await house.finish((await house.playing(ADA, BEN, CLEO)).id)
    await house.act((await house.playing(ADA, BEN, CLEO)).id, BEN)
    await house.lobby(ADA, channel=6)

    assert await faults(house.database) == []


DAMAGE = {
    "a state that is no JSON": "state = '{'",
    "a state of another game": """state = '{"game":"x","state":{},"version":1}'""",
    "a state of a newer version": "state = json_set(state, '$.version', 99)",
    "a state of the wrong shape": "state = json_set(state, '$.state', 5)",
    "a state that lacks parts": "state = json_remove(state, '$.state.picks')",
    "a game that is gone": "game = 'chess'",
}


@pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE.keys())
async def test_a_save_that_cant_be_read_is_put_aside_and_the_others_go_on(house: House, damage: str) -> None:
    damaged = await house.playing(ADA, BEN, CLEO, channel=6)
    other = await house.playing(ADA, BEN, CLEO, channel=7)
    await _write(house, f"UPDATE tables SET {damage} WHERE id = 1")

    for table in await house.store.live():
        await house.service.look_over(table)

    aside = await house.table(damaged.id)
    assert aside.status is Status.PLAYING
    assert aside.broken
    assert aside.deadline is None
    assert await house.kinds(damaged.id) == ["broken"]
    with pytest.raises(Refused, match="broken"):
        Match.of(aside)
    with pytest.raises(Refused, match="broken"):
        await house.service.leave(damaged.id, ADA)
    assert (await house.act(other.id, ADA)).step == 1
    assert {fault.table for fault in await faults(house.database)} == {damaged.id}


async def test_a_table_put_aside_can_be_stopped_and_keeps_its_save(house: House) -> None:
    table = await house.playing(ADA, BEN, CLEO)
    await _write(house, "UPDATE tables SET state = '{' WHERE id = 1")
    await house.service.look_over(await house.table(table.id))

    stopped = (await house.service.stop(table.id, ADA, "Ada", is_moderator=False)).table

    assert stopped.status is Status.VOID
    assert (await house.table(table.id)).state == "{"
    await house.lobby(ADA)


async def test_damaged_options_hide_no_table_and_are_not_written_over(house: House) -> None:
    table = await house.playing(ADA, BEN, CLEO)
    await _write(house, "UPDATE tables SET options = 'nonsense'")

    (found,) = await house.store.live()
    await house.service.look_over(found)
    await house.service.stop(table.id, ADA, "Ada", is_moderator=False)

    assert found.broken
    ((options,),) = await house.database.read("SELECT options FROM tables")
    assert options == "nonsense"


async def test_a_damaged_line_of_the_journal_costs_only_itself(house: House) -> None:
    table = await house.playing(ADA, BEN, CLEO)
    await _write(house, "UPDATE journal SET events = 'nonsense'")

    (entry,) = await house.store.journal(table.id)

    assert entry.events == ()


async def test_a_table_is_rebuilt_from_its_journal_and_goes_on(house: House) -> None:
    table = await house.playing(ADA, BEN, CLEO)
    for user in (ADA, BEN, CLEO):
        await house.act(table.id, user)
    before = await house.act(table.id, ADA)
    await _write(house, "UPDATE tables SET state = '{', step = 2 WHERE id = 1")
    await house.service.look_over(await house.table(table.id))

    await mend(house.database, table.id)

    after = await house.table(table.id)
    assert (after.state, after.step, after.broken) == (before.state, 4, None)
    assert await faults(house.database) == []
    assert await house.kinds(table.id) == ["broken", "mended"]
    assert (await house.act(table.id, BEN)).step == 5


async def test_what_can_be_read_again_is_taken_up_again_with_the_time_that_was_left(house: House) -> None:
    table = await house.playing(ADA, BEN, CLEO)
    await _write(house, "UPDATE tables SET state = '{'")
    house.clock.time += 100
    await house.service.look_over(await house.table(table.id))
    await _write(house, "UPDATE tables SET state = ?", table.state)
    house.clock.time += 9_000

    after = await house.service.look_over(await house.table(table.id))

    assert after.broken is None
    assert after.deadline == house.clock.time + 500


async def test_a_journal_with_a_gap_is_a_fault_and_repairs_nothing(house: House) -> None:
    table = await house.playing(ADA, BEN, CLEO)
    await house.act(table.id, ADA)
    await house.act(table.id, BEN)
    await _write(house, "DELETE FROM journal WHERE step = 1")

    assert "journal" in str((await faults(house.database))[0])
    with pytest.raises(CannotReplay):
        await mend(house.database, table.id)


async def test_a_state_that_the_journal_does_not_lead_to_is_a_fault(house: House) -> None:
    await house.act((await house.playing(ADA, BEN, CLEO)).id, ADA)
    await _write(house, "UPDATE journal SET move = 'rob:7' WHERE step = 1")

    assert [fault.table for fault in await faults(house.database)] == [1]


# The command line


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the database's path in the settings, with one running match in it."""
    path = tmp_path / "data.sqlite3"
    monkeypatch.setenv("STAMMTISCH_DATABASE", str(path))
    monkeypatch.chdir(tmp_path)

    async def fill() -> None:
        database = await Database.open(path)
        await House(database).playing(ADA, BEN, CLEO)
        await database.close()

    asyncio.run(fill())
    return path


def test_check_tells_by_its_exit_code(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check"]) == 0
    _damage(file)

    assert main(["check"]) == 1
    assert "table 1: its state can't be read" in capsys.readouterr().out
    assert main(["repair", "1"]) == 0
    assert main(["check"]) == 0


def test_a_backup_is_restored_and_the_replaced_file_is_kept(file: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    assert main(["backup", str(copy)]) == 0
    _damage(file)

    assert main(["restore", str(copy)]) == 0

    assert main(["check"]) == 0
    (kept,) = tmp_path.glob("data.sqlite3.replaced-*")
    assert kept.stat().st_size > 0


def test_a_backup_writes_over_no_file(file: Path, tmp_path: Path) -> None:
    there = tmp_path / "there"
    there.write_text("mine")

    assert main(["backup", str(there)]) == 1
    assert there.read_text() == "mine"


def test_nothing_is_restored_or_repaired_while_a_bot_runs(file: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    main(["backup", str(copy)])
    (tmp_path / "data.sqlite3.heartbeat").write_text(f"{time.time():.0f}\n")

    assert main(["restore", str(copy)]) == 1
    assert main(["repair", "1"]) == 1


@pytest.mark.parametrize("content", [b"", b"no database at all, but long enough to be looked at" * 40])
def test_what_is_no_backup_is_not_restored(file: Path, tmp_path: Path, content: bytes) -> None:
    other = tmp_path / "other"
    other.write_bytes(content)

    assert main(["restore", str(other)]) == 1
    assert main(["restore", str(tmp_path / "nowhere")]) == 1
    assert main(["check"]) == 0


def _damage(file: Path) -> None:
    async def write() -> None:
        database = await Database.open(file)
        async with database.transaction() as writer:
            await writer.execute("UPDATE tables SET state = '{'")
        await database.close()

    asyncio.run(write())
