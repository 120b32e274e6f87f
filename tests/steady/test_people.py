"""People in Discord: leaving, substitutes, the banned and the gone, moderators, settings, privacy, stats."""

from __future__ import annotations

import json

import pytest
from simcord.backend.errors import SetupError

from bot.tables.match import Match
from bot.tables.model import Presence, Status
from tests.steady.town import Town, answer, said


async def test_a_watcher_takes_the_seat_of_a_leaver_and_sees_the_hand(town: Town) -> None:
    table = await town.play()
    panel = await town.more(town.ben, table.id)
    await town.ben.click(answer(panel), custom_id=f"st/{table.id}/desk/leave/")
    match = Match.of(await town.table(table.id))

    taken = await town.click(town.dan, f"st/{table.id}/{match.phase}/take/1")

    assert taken.ephemeral
    assert "The seat is yours" in said(answer(taken))
    assert (await town.table(table.id)).chairs[1].user == town.dan.id
    assert "took" in await town.text(table.id)
    late = await town.click(town.ben, f"st/{table.id}/{match.phase}/hand/")
    assert "don't sit at this table" in said(answer(late))


async def test_somebody_banned_has_left_at_once(town: Town) -> None:
    table = await town.play()

    town.env.backend.apply_ban(town.guild.id, town.ben.id, None)
    await town.env.settle()

    assert (await town.table(table.id)).chairs[1].presence is Presence.LEFT
    assert "not in this server" in await town.text(table.id)
    assert (await town.table(table.id)).step >= 1


async def test_who_left_the_server_is_found_out_when_their_time_runs(town: Town) -> None:
    table = await town.play()
    town.guild.remove_member(town.ben)
    await town.env.settle()

    await town.env.advance_time(301)

    after = await town.table(table.id)
    assert after.chairs[1].presence is Presence.LEFT
    assert after.chairs[0].presence is Presence.HERE
    reminder = town.channel.last_message
    assert reminder is not None
    assert f"<@{town.ben.id}>" not in said(reminder)


async def test_a_closed_door_is_noted_and_holds_nothing_up(town: Town) -> None:
    await town.inside(town.app.service.switch_letters(town.ben.id, "en"))
    dm = town.env.backend.get_dm_channel(town.ben.id)
    town.env.inject_error("POST", f"/channels/{dm.id}/messages", status=403, code=50007, times=None)

    table = await town.play()

    assert (await town.app.store.person(town.ben.id)).dms_closed
    await town.pick(town.ben, table.id)
    assert (await town.table(table.id)).step == 1


async def test_a_letter_lost_in_a_bad_moment_is_written_later(town: Town) -> None:
    await town.inside(town.app.service.switch_letters(town.ben.id, "en"))
    dm = town.env.backend.get_dm_channel(town.ben.id)
    town.env.inject_error("POST", f"/channels/{dm.id}/messages", status=503, times=2)
    await town.play()

    await town.env.advance_time(200)

    assert len(town.in_letters(town.ben)) == 1
    assert not (await town.app.store.person(town.ben.id)).dms_closed


async def test_a_moderator_replaces_somebody_and_everybody_reads_it(town: Town) -> None:
    table = await town.play()

    await town.mod.slash(town.channel, "moderate replace", person=town.ben, by=town.dan)

    assert (await town.table(table.id)).chairs[1].user == town.dan.id
    text = await town.text(table.id)
    assert "plays on for" in text
    assert "decided that as a moderator" in text


async def test_a_moderator_removes_pauses_and_stops(town: Town) -> None:
    table = await town.play()

    await town.mod.slash(town.channel, "moderate remove", person=town.ben)
    await town.mod.slash(town.channel, "moderate pause")
    assert (await town.table(table.id)).chairs[1].presence is Presence.COMPUTER
    assert (await town.table(table.id)).is_paused
    await town.mod.slash(town.channel, "moderate resume")
    await town.mod.slash(town.channel, "moderate stop")

    assert (await town.table(table.id)).status is Status.VOID
    assert "ended the table" in await town.text(table.id)


async def test_a_blocked_person_can_neither_open_nor_join(town: Town) -> None:
    await town.mod.slash(town.channel, "moderate block", person=town.ben)
    refused = await town.ben.slash(town.channel, "play", game="ruecks_raus")
    await town.ada.slash(town.channel, "play", game="ruecks_raus")
    lobby = await town.live()
    joined = await town.click(town.ben, f"st/{lobby.id}/lobby/join/")

    assert "blocked" in said(answer(refused))
    assert "blocked" in said(answer(joined))
    await town.mod.slash(town.channel, "moderate unblock", person=town.ben)
    await town.click(town.ben, f"st/{lobby.id}/lobby/join/")
    assert town.ben.id in (await town.table(lobby.id)).people


async def test_a_blocked_person_leaves_no_empty_threads_behind(town: Town) -> None:
    await town.play()
    busy = await town.dan.slash(town.channel, "play", game="ruecks_raus")
    await town.mod.slash(town.channel, "moderate block", person=town.dan)

    pressed = await town.dan.click(answer(busy), custom_id="st/0/play/thread/ruecks_raus")

    assert "blocked" in "".join(said(message) for message in (answer(pressed), *pressed.followups))
    assert town.channel.threads == []


async def test_moderation_is_not_offered_to_players(town: Town) -> None:
    with pytest.raises(SetupError):
        await town.ada.slash(town.channel, "moderate stop")


async def test_settings_of_a_server_are_its_managers(town: Town) -> None:
    mine = await town.ada.slash(town.channel, "settings")
    panel = await town.mod.slash(town.channel, "settings")
    await town.mod.select(answer(panel), ["86400"], custom_id="st/0/settings/srvpace/")
    await town.mod.select(answer(panel), ["de"], custom_id="st/0/settings/srvlang/")
    await town.ada.slash(town.channel, "play", game="ruecks_raus")

    assert "srvpace" not in str(answer(mine).components)
    assert ((await town.live()).pace, (await town.live()).language) == (86_400, "de")
    switched = await town.ada.click(answer(mine), custom_id="st/0/settings/mydms/")
    assert (await town.app.store.person(town.ada.id)).wants_dms
    assert "I write to you" in said(answer(switched))


async def test_everybody_gets_their_data_and_can_have_it_erased(town: Town) -> None:
    table = await town.play()
    panel = await town.ben.slash(town.channel, "privacy")
    exported = await town.ben.click(answer(panel), custom_id="st/0/privacy/export/")
    (file,) = answer(exported).attachments
    assert json.loads(await file.read())["seats"][0]["table_id"] == table.id

    panel = await town.ben.slash(town.channel, "privacy")
    asked = await town.ben.click(answer(panel), custom_id="st/0/privacy/erase/")
    await town.ben.click(answer(asked), custom_id="st/0/privacy/forget/")

    assert not any((await town.app.store.about(town.ben.id)).values())
    assert "ben" not in await town.text(table.id)
    assert (await town.table(table.id)).status is Status.PLAYING


async def test_stats_rate_people_by_their_finished_matches(town: Town) -> None:
    table = await town.play()
    while (await town.table(table.id)).status is Status.PLAYING:
        match = Match.of(await town.table(table.id))
        user = match.table.chairs[match.awaiting[0]].user
        assert user is not None
        await town.act(user, table.id)

    best = await town.ada.slash(town.channel, "stats", game="ruecks_raus")
    own = await town.ada.slash(town.channel, "stats")
    nobody = await town.dan.slash(town.channel, "stats")

    assert said(answer(best)).count("points ·") == 3
    assert "1 match" in said(answer(own))
    assert "No match" in said(answer(nobody))
