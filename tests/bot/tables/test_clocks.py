"""Clocks: one deadline a moment, moved by nothing but an accepted act; standing, given back, expiring."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.tables.errors import Refused
from bot.tables.match import Match
from bot.tables.model import By, Note, Presence, Status
from bot.tables.timing import LOBBY_LASTS, MATCH_LASTS, due
from tests.house import ADA, BEN, CLEO, DAN, House

MODERATOR = Note("mod-paused", other_user=99, other_name="Mo")


async def test_a_match_without_a_clock_has_no_deadline(house: House) -> None:
    table = await house.playing(ADA, BEN, CLEO, pace=None)

    assert table.deadline is None


async def test_a_lobby_begins_with_the_servers_pace(house: House) -> None:
    await house.service.set_server_pace(1, 86_400)

    table = await house.service.open(
        guild=1, channel=5, game="ruecks_raus", user=ADA, name="Ada", language="en"
    )

    assert table.pace == 86_400


async def test_others_picks_move_nobodys_deadline(house: House) -> None:
    table = await house.playing(ADA, BEN, CLEO)
    house.clock.time += 300

    after = await house.act(table.id, BEN)

    assert after.deadline == table.deadline


async def test_the_next_moment_has_a_whole_deadline_of_its_own(house: House) -> None:
    table = await house.playing(ADA, BEN, CLEO)
    house.clock.time += 300

    for user in (ADA, BEN, CLEO):
        table = await house.act(table.id, user)

    assert table.deadline == house.clock.time + 600


async def test_looking_and_refused_acts_move_no_clock(house: House) -> None:
    table = await house.playing(ADA, BEN, CLEO)
    house.clock.time += 100
    Match.of(table).private(0)

    with pytest.raises(Refused):
        await house.service.act(table.id, Match.of(table).phase, ADA, "rob:99")

    assert await house.table(table.id) == table


async def test_the_clock_plays_only_for_those_who_are_late(house: House) -> None:
    table = await house.playing(ADA, BEN, CLEO)
    match = Match.of(table)
    token = match.legal(0)[0].token

    with pytest.raises(Refused, match="not-late"):
        await house.service.act_for(table.id, match.phase, 0, token, By.CLOCK)


async def test_one_miss_is_forgiven_and_two_in_a_row_make_a_seat_away(house: House) -> None:
    table = await house.playing(ADA, BEN, CLEO)
    await house.act(table.id, ADA)

    once = await house.time_up(table.id)
    await house.act(table.id, ADA) if ADA in _awaited(once) else None
    twice = await house.time_up(table.id)

    assert [chair.presence for chair in once.chairs] == [Presence.HERE] * 3
    assert twice.chairs[1].presence is twice.chairs[2].presence is Presence.AWAY
    assert "away" in await house.kinds(table.id)


def _awaited(table: object) -> set[int | None]:
    match = Match.of(table)  # type: ignore[arg-type]
    return {match.table.chairs[seat].user for seat in match.awaiting}


async def test_moves_by_the_clock_are_labelled_in_the_journal(house: House) -> None:
    table = await house.playing(ADA, BEN, CLEO)

    await house.time_up(table.id)

    assert {entry.by for entry in (await house.store.journal(table.id))[1:]} == {By.CLOCK}


async def test_coming_back_gives_the_seat_back_with_a_whole_deadline(house: House) -> None:
    table = await house.playing(ADA, BEN, CLEO)
    await house.service.leave(table.id, BEN)

    back = (await house.service.come_back(table.id, BEN)).table

    assert back.chairs[1].presence is Presence.HERE
    assert back.deadline is not None


async def test_an_act_of_somebody_away_brings_them_back(house: House) -> None:
    table = await house.playing(ADA, BEN, CLEO)
    await house.service.leave(table.id, BEN)

    after = await house.act(table.id, BEN)

    assert after.chairs[1].presence is Presence.HERE
    assert await house.kinds(table.id) == ["left", "back"]


async def test_a_reminder_is_due_half_way_and_once(house: House) -> None:
    table = await house.playing(ADA, BEN, CLEO)

    assert due(table) == house.clock.time + 300
    reminded = (await house.service.remind(table.id)).table
    assert due(reminded) == house.clock.time + 600
    with pytest.raises(Refused):
        await house.service.remind(table.id)


async def test_a_pause_needs_everybody_present_and_keeps_the_time_that_is_left(house: House) -> None:
    table = await house.playing(ADA, BEN, CLEO)
    await house.service.leave(table.id, CLEO)
    house.clock.time += 200
    await house.service.wish(table.id, ADA, pause=True)
    assert not (await house.table(table.id)).is_paused

    paused = (await house.service.wish(table.id, BEN, pause=True)).table
    house.clock.time += 50_000
    with pytest.raises(Refused, match="paused"):
        await house.act(table.id, ADA)
    await house.service.wish(table.id, BEN, pause=False)
    resumed = (await house.service.wish(table.id, ADA, pause=False)).table

    assert (paused.is_paused, paused.deadline, paused.left) == (True, None, 400)
    assert (resumed.is_paused, resumed.deadline, resumed.left) == (False, house.clock.time + 400, None)
    assert await house.kinds(table.id) == ["left", "paused", "resumed"]


async def test_a_pause_is_agreed_on_when_the_last_dissenter_leaves(house: House) -> None:
    table = await house.playing(ADA, BEN, CLEO)
    await house.service.wish(table.id, ADA, pause=True)
    await house.service.wish(table.id, BEN, pause=True)

    after = (await house.service.leave(table.id, CLEO)).table

    assert after.is_paused


async def test_a_pause_ends_when_everybody_who_paused_has_left_but_one_comes_back(house: House) -> None:
    table = await house.playing(ADA, BEN, CLEO)
    await house.service.pause(table.id, MODERATOR, pause=True)

    await house.service.leave(table.id, ADA)
    await house.service.leave(table.id, BEN)
    still = (await house.service.come_back(table.id, ADA)).table
    assert still.is_paused

    await house.service.wish(table.id, CLEO, pause=False)
    after = (await house.service.wish(table.id, ADA, pause=False)).table
    assert not after.is_paused


async def test_a_moderator_pauses_and_resumes_alone(house: House) -> None:
    table = await house.playing(ADA, BEN, CLEO)

    paused = (await house.service.pause(table.id, MODERATOR, pause=True)).table
    resumed = (await house.service.pause(table.id, replace(MODERATOR, kind="mod-resumed"), pause=False)).table

    assert paused.is_paused
    assert not resumed.is_paused
    assert await house.kinds(table.id) == ["mod-paused", "mod-resumed"]


async def test_a_held_table_is_played_on_without_a_clock_until_it_can_be_shown(house: House) -> None:
    table = await house.playing(ADA, BEN, CLEO)
    house.clock.time += 100

    held = (await house.service.hold(table.id, "send_messages")).table
    for user in (ADA, BEN, CLEO):
        await house.act(table.id, user)
    house.clock.time += 9_000
    released = (await house.service.release(table.id)).table

    assert (held.deadline, held.left) == (None, 500)
    assert released.step == 3
    assert released.deadline == house.clock.time + 600


async def test_a_pause_within_a_hold_ends_with_both(house: House) -> None:
    table = await house.playing(ADA, BEN, CLEO)
    await house.service.hold(table.id, "locked")
    await house.service.pause(table.id, MODERATOR, pause=True)

    held = (await house.service.pause(table.id, MODERATOR, pause=False)).table
    released = (await house.service.release(table.id)).table

    assert held.deadline is None
    assert released.deadline == house.clock.time + 600


async def test_down_time_is_given_back_to_every_clock_once(house: House) -> None:
    table = await house.playing(ADA, BEN, CLEO)
    await house.service.note_alive()
    house.clock.time += 7_200

    first = await house.service.give_back_lost_time()
    again = await house.service.give_back_lost_time()

    after = await house.table(table.id)
    assert (first, again) == (7_200, 0)
    assert table.deadline is not None
    assert after.deadline == table.deadline + 7_200


async def test_a_quick_restart_and_the_first_start_of_all_give_nothing_back(house: House) -> None:
    assert await house.service.give_back_lost_time() == 0
    house.clock.time += 12

    assert await house.service.give_back_lost_time() == 0


async def test_lobbies_expire_after_a_day_and_matches_after_two_weeks(house: House) -> None:
    lobby = await house.lobby(ADA, channel=6)
    match = await house.playing(BEN, CLEO, DAN, channel=7, pace=None)

    assert due(lobby) == house.clock.time + LOBBY_LASTS
    assert due(match) == house.clock.time + MATCH_LASTS
    with pytest.raises(Refused):
        await house.service.expire(lobby.id)
    house.clock.time += LOBBY_LASTS
    closed = (await house.service.expire(lobby.id)).table

    assert (closed.status, closed.ended) == (Status.VOID, "expired")
    with pytest.raises(Refused):
        await house.service.expire(match.id)


async def test_what_the_machinery_does_puts_off_no_expiry(house: House) -> None:
    table = await house.playing(ADA, BEN, CLEO)
    house.clock.time += 301

    await house.service.remind(table.id)
    await house.service.hold(table.id, "locked")

    assert (await house.table(table.id)).changed == table.changed
