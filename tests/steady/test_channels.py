"""Channels: messages, threads, channels, servers and rights that go away in mid-game, and come back."""

from __future__ import annotations

from simcord.builders import ChannelHandle

from bot.tables.match import Match
from bot.tables.model import Presence, Status
from tests.steady.town import Town, answer, said


async def test_a_deleted_message_is_posted_anew_at_once(town: Town) -> None:
    table = await town.play()
    old = await town.board(table.id)

    await town.mod.delete(old)

    assert (await town.board(table.id)).id != old.id
    await town.pick(town.ben, table.id)


async def test_a_message_deleted_while_the_bot_was_away_is_posted_anew(town: Town) -> None:
    table = await town.play()
    old = await town.board(table.id)
    await town.inside(town.app.pause())
    town.env.backend.delete_message(town.channel.id, old.id)
    await town.restart()

    assert (await town.board(table.id)).id != old.id


async def test_a_deleted_channel_ends_its_table_and_tells_those_with_letters(town: Town) -> None:
    await town.inside(town.app.service.switch_letters(town.ben.id, "en"))
    table = await town.play()

    town.env.backend.delete_channel(town.channel.id)
    await town.env.settle()

    after = await town.table(table.id)
    assert (after.status, after.ended) == (Status.VOID, "channel-gone")
    assert any("channel of this table is gone" in letter for letter in town.in_letters(town.ben))
    assert await town.app.store.unshown() == []


async def test_a_channel_deleted_while_the_bot_was_away_ends_its_table_at_the_start(town: Town) -> None:
    table = await town.play()
    await town.inside(town.app.pause())
    del town.env.backend.channels[town.channel.id]
    town.env.backend.get_guild(town.guild.id).channel_ids.remove(town.channel.id)
    await town.restart()

    assert (await town.table(table.id)).ended == "channel-gone"


async def test_a_server_that_we_are_taken_out_of_ends_its_tables(town: Town) -> None:
    table = await town.play()

    town.env.backend.remove_guild(town.guild.id)
    await town.env.settle()

    assert (await town.table(table.id)).ended == "server-gone"


async def test_without_the_right_to_write_the_old_message_shows_the_table_on(town: Town) -> None:
    table = await town.play()
    town.deny("send_messages")
    await town.env.settle()

    for member in (town.ada, town.ben, town.cleo):
        await town.pick(member, table.id)

    after = await town.table(table.id)
    match = Match.of(after)
    assert match.phase != "r1"
    assert after.held is None
    assert after.deadline is not None
    assert f"/{match.phase}/hand/" in str((await town.board(table.id)).components)


async def test_without_the_right_to_look_the_clock_stands_and_comes_back_with_the_right(town: Town) -> None:
    await town.inside(town.app.service.switch_letters(town.ada.id, "en"))
    table = await town.play()
    panel = await town.hand(town.ben, table.id)
    await town.env.advance_time(100)
    town.deny("view_channel")
    town.env.inject_error(
        "PATCH", f"/channels/{town.channel.id}/messages/*", status=403, code=50001, times=None
    )
    await town.env.settle()
    match = Match.of(table)
    token = match.legal(1)[0].token
    await town.ben.click(answer(panel), custom_id=f"st/{table.id}/{match.phase}/go/{token}")

    held = await town.table(table.id)
    assert held.step == 1
    assert "view_channel" in str(held.held)
    assert (held.deadline, held.left) == (None, 500)
    assert any("View Channel" in letter for letter in town.in_letters(town.ada))
    other = match.legal(1)[1].token
    await town.ben.click(answer(panel), custom_id=f"st/{table.id}/{match.phase}/go/{other}")
    assert "View Channel" in said(answer(panel))

    await town.env.advance_time(5_000)
    assert (await town.table(table.id)).step == 2

    town.env.backend.faults.clear()
    town.deny()
    await town.env.settle()
    back = await town.table(table.id)
    assert back.held is None
    assert back.deadline == town.clock.now() + 500
    assert "cleo" in await town.text(table.id)


async def test_rights_are_tried_again_by_themselves_when_no_event_tells_of_them(town: Town) -> None:
    table = await town.play()
    town.env.inject_error("PATCH", f"/channels/{town.channel.id}/messages/*", status=403, code=50001, times=3)
    town.env.inject_error("POST", f"/channels/{town.channel.id}/messages", status=403, code=50001, times=3)
    await town.pick(town.ben, table.id)
    assert (await town.table(table.id)).held == "unreachable"

    await town.env.advance_time(500)

    after = await town.table(table.id)
    assert after.held is None
    assert after.deadline is not None


async def test_missing_rights_are_named_before_a_table_is_opened(town: Town) -> None:
    town.deny("send_messages")
    await town.env.settle()

    refused = await town.ada.slash(town.channel, "play", game="ruecks_raus")

    assert "Send Messages" in said(answer(refused))
    assert await town.app.store.live_in(town.channel.id) is None


async def test_without_the_right_to_attach_files_the_table_goes_on_in_words(town: Town) -> None:
    table = await town.play()
    town.deny("attach_files")
    await town.env.settle()

    await town.pick(town.ben, table.id)

    assert (await town.board(table.id)).attachments == []
    assert (await town.table(table.id)).held is None


async def _thread(town: Town) -> ChannelHandle:
    made = town.env.backend.create_thread(town.channel.id, "games", town.ada.id)
    await town.env.settle()
    return next(thread for thread in town.channel.threads if thread.id == made.id)


async def test_an_archived_thread_is_woken_by_the_next_move(town: Town) -> None:
    thread = await _thread(town)
    table = await town.play(channel=thread)
    town.env.backend.edit_channel(thread.id, {}, thread_metadata={"archived": True})
    town.env.inject_error("PATCH", f"/channels/{thread.id}/messages/*", status=400, code=50083, times=1)
    old = await town.board(table.id, thread)

    await town.act(town.ben.id, table.id)

    assert (await town.board(table.id, thread)).id != old.id
    assert (await town.table(table.id)).held is None


async def test_a_locked_thread_holds_the_clock_until_it_is_unlocked(town: Town) -> None:
    thread = await _thread(town)
    table = await town.play(channel=thread)
    for method, path in (("PATCH", "messages/*"), ("POST", "messages")):
        town.env.inject_error(method, f"/channels/{thread.id}/{path}", status=400, code=160005, times=None)

    await town.act(town.ben.id, table.id)
    assert (await town.table(table.id)).held == "locked"

    town.env.backend.faults.clear()
    town.env.backend.edit_channel(thread.id, {}, thread_metadata={"locked": False})
    await town.env.settle()
    assert (await town.table(table.id)).held is None


async def test_a_deleted_thread_ends_its_table_and_not_that_of_its_channel(town: Town) -> None:
    thread = await _thread(town)
    below = await town.play(channel=thread)
    above = await town.play()

    town.env.backend.delete_channel(thread.id)
    await town.env.settle()

    assert (await town.table(below.id)).ended == "channel-gone"
    assert (await town.table(above.id)).status is Status.PLAYING


async def test_a_table_that_can_only_be_played_by_letter_ends_properly(town: Town) -> None:
    table = await town.play()
    for method, path in (("PATCH", "messages/*"), ("POST", "messages")):
        town.env.inject_error(
            method, f"/channels/{town.channel.id}/{path}", status=403, code=50013, times=None
        )

    while (now := await town.table(table.id)).status is Status.PLAYING:
        user = now.chairs[Match.of(now).awaiting[0]].user
        assert user is not None
        await town.act(user, table.id)

    assert now.status is Status.FINISHED
    assert all(chair.presence is Presence.HERE for chair in now.chairs)
    assert table.id in await town.app.store.unshown()
    town.env.backend.faults.clear()
    await town.restart()
    assert await town.app.store.unshown() == []
    assert "The seed was" in await town.text(table.id)
