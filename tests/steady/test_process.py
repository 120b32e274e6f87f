"""The process: it closes without new tables, goes on with what is on disk, puts aside what it can't read."""

from __future__ import annotations

import pytest

from bot.tables.match import Match
from bot.tables.model import Status
from bot.upkeep import mend
from tests.steady.town import Town, answer, said


async def test_no_table_is_opened_while_closing(town: Town) -> None:
    town.app.service.is_closing = True

    refused = await town.ada.slash(town.channel, "play", game="ruecks_raus")

    assert "about to be restarted" in said(answer(refused))


async def test_a_press_on_a_message_of_before_the_restart_plays(town: Town) -> None:
    table = await town.play()
    await town.restart()

    await town.pick(town.ben, table.id)

    assert (await town.table(table.id)).step == 1


@pytest.mark.parametrize(("status", "code"), [(429, 0), (500, 0), (403, 50013)])
async def test_a_start_in_a_bad_moment_works_and_tells_of_the_commands_later(
    town: Town, status: int, code: int
) -> None:
    """Chaos found: a start failed where Discord did not take the list of commands."""
    table = await town.play()
    town.env.inject_error("PUT", "/applications/*/commands", status=status, code=code, times=1)

    await town.restart()
    await town.pick(town.ben, table.id)
    before = told_of_commands(town)
    await town.env.advance_time(90)

    assert (await town.table(table.id)).step == 1
    assert told_of_commands(town) == before + 1


async def test_a_save_that_cant_be_read_is_told_in_its_channel_and_the_others_go_on(town: Town) -> None:
    side = town.guild.create_text_channel("side")
    damaged = await town.play()
    other = await town.play(channel=side)
    await _write(town, "UPDATE tables SET state = '{' WHERE id = 1")
    await town.restart()

    assert "can't be read" in await town.text(damaged.id)
    assert (await town.table(damaged.id)).status is Status.PLAYING
    await town.act(town.ben.id, other.id)
    assert (await town.table(other.id)).step == 1
    busy = await town.dan.slash(town.channel, "play", game="ruecks_raus")
    assert "already" in said(answer(busy))


async def test_a_press_on_a_table_that_cant_be_read_is_answered_in_words(town: Town) -> None:
    table = await town.play()
    await _write(town, "UPDATE tables SET state = '{' WHERE id = 1")

    pressed = await town.click(town.ben, f"st/{table.id}/r1/hand/")

    assert "can't be read" in said(answer(pressed))


async def test_a_table_that_cant_be_read_is_stopped_by_command_and_by_button(town: Town) -> None:
    side = town.guild.create_text_channel("side")
    one = await town.play()
    two = await town.play(channel=side)
    await _write(town, "UPDATE tables SET state = '{'")
    await town.restart()

    await town.ada.slash(town.channel, "table stop")
    panel = await town.click(town.mod, f"st/{two.id}/broken/desk/", side)
    sure = await town.mod.click(answer(panel), custom_id=f"st/{two.id}/desk/stop/")
    await town.mod.click(answer(sure), custom_id=f"st/{two.id}/desk/stop/sure")

    assert (await town.table(one.id)).status is Status.VOID
    assert (await town.table(two.id)).status is Status.VOID
    assert "ended the table" in await town.text(one.id)


async def test_a_repaired_table_goes_on_after_the_next_start(town: Town) -> None:
    table = await town.play()
    await town.pick(town.ben, table.id)
    await _write(town, "UPDATE tables SET state = '{'")
    await town.restart()
    await mend(town.database, table.id)

    await town.restart()

    assert Match.of(await town.table(table.id)).awaiting == (0, 2)
    assert (await town.table(table.id)).deadline is not None
    await town.pick(town.ada, table.id)


def told_of_commands(town: Town) -> int:
    return sum(entry.path.endswith("/commands") for entry in town.env.http_requests)


async def _write(town: Town, sql: str) -> None:
    async with town.database.transaction() as writer:
        await writer.execute(sql)
