"""People: leave, be replaced, be taken off, be gone; and nobody waits for them."""

from __future__ import annotations

import pytest

from bot.tables.errors import Refused
from bot.tables.match import Match
from bot.tables.model import Note, Presence, Status
from bot.tables.seats import AWAY_FOR_LONG, open_seats
from tests.house import ADA, BEN, CLEO, DAN, House

MODERATED = Note("moderated", other_user=99, other_name="Mo")


async def test_a_leavers_seat_is_the_computers_at_once(house: House) -> None:
    table = await house.playing(ADA, BEN, CLEO)

    after = (await house.service.leave(table.id, BEN)).table

    assert Match.of(after).computers_awaited == (1,)
    assert Match.of(after).people_awaited == (0, 2)


async def test_a_match_that_everybody_has_left_is_over(house: House) -> None:
    table = await house.playing(ADA, BEN, CLEO)

    for user in (ADA, BEN, CLEO):
        await house.service.leave(table.id, user)

    after = await house.table(table.id)
    assert (after.status, after.ended) == (Status.VOID, "deserted")


async def test_a_watcher_takes_the_seat_of_somebody_who_left(house: House) -> None:
    table = await house.playing(ADA, BEN, CLEO)
    await house.service.follow(table.id, DAN)
    await house.service.leave(table.id, BEN)

    after = (await house.service.take(table.id, DAN, "Dan", 1)).table

    assert (after.chairs[1].user, after.chairs[1].presence) == (DAN, Presence.HERE)
    assert await house.store.followers(table.id) == []
    (_, taken) = await house.store.notes(table.id)
    assert (taken.kind, taken.user, taken.other_user) == ("taken", BEN, DAN)


async def test_a_seat_is_taken_once_however_many_press(house: House) -> None:
    table = await house.playing(ADA, BEN, CLEO)
    await house.service.leave(table.id, BEN)
    await house.service.take(table.id, DAN, "Dan", 1)

    with pytest.raises(Refused, match="seat-not-open"):
        await house.service.take(table.id, 710015, "Eve", 1)
    with pytest.raises(Refused, match="not-seated"):
        await house.service.come_back(table.id, BEN)


async def test_an_away_seat_can_be_taken_only_after_long(house: House) -> None:
    table = await house.playing(ADA, BEN, CLEO, pace=60)
    await house.time_up(table.id)
    away = await house.time_up(table.id)
    late = [seat for seat, chair in enumerate(away.chairs) if chair.presence is Presence.AWAY]

    assert late
    assert open_seats(away, house.clock.time) == ()
    assert open_seats(away, house.clock.time + AWAY_FOR_LONG) == tuple(late)


async def test_who_has_seen_one_hand_takes_no_other(house: House) -> None:
    table = await house.playing(ADA, BEN, CLEO)
    await house.service.replace(table.id, 1, DAN, "Dan", MODERATED)
    await house.service.leave(table.id, CLEO)

    with pytest.raises(Refused, match="sat-elsewhere"):
        await house.service.take(table.id, BEN, "Ben", 2)


async def test_who_sits_at_a_table_takes_no_second_seat_there(house: House) -> None:
    table = await house.playing(ADA, BEN, CLEO)
    await house.service.leave(table.id, CLEO)

    with pytest.raises(Refused, match="already-seated"):
        await house.service.take(table.id, BEN, "Ben", 2)


async def test_a_moderator_gives_a_seat_to_the_computer_for_good(house: House) -> None:
    table = await house.playing(ADA, BEN, CLEO)

    after = (await house.service.remove(table.id, ADA, MODERATED)).table

    assert (after.chairs[0].user, after.chairs[0].presence) == (None, Presence.COMPUTER)
    assert after.opener == BEN
    assert await house.kinds(table.id) == ["removed", "moderated"]
    with pytest.raises(Refused, match="not-seated"):
        await house.service.come_back(table.id, ADA)


async def test_a_moderator_takes_somebody_out_of_a_lobby(house: House) -> None:
    table = await house.lobby(ADA, BEN)

    after = (await house.service.remove(table.id, ADA, MODERATED)).table

    assert (after.people, after.opener) == ((BEN,), BEN)


async def test_a_blocked_person_is_off_all_tables_of_the_server_and_can_sit_at_none(house: House) -> None:
    lobby = await house.lobby(ADA, BEN, channel=6)
    match = await house.playing(ADA, BEN, CLEO, channel=7)

    await house.service.block(1, BEN, MODERATED)

    assert BEN not in (await house.table(lobby.id)).people
    assert BEN not in (await house.table(match.id)).people
    for wish in (
        house.service.join(lobby.id, BEN, "Ben"),
        house.service.open(guild=1, channel=8, game="ruecks_raus", user=BEN, name="Ben", language="en"),
    ):
        with pytest.raises(Refused, match="blocked"):
            await wish
    await house.service.unblock(1, BEN)
    await house.service.join(lobby.id, BEN, "Ben")


async def test_who_is_gone_from_the_server_has_left_its_tables_and_no_others(house: House) -> None:
    match = await house.playing(ADA, BEN, CLEO)
    lobby = await house.lobby(BEN, channel=6)

    await house.service.lose(BEN, 1)
    await house.service.lose(BEN, 1)
    await house.service.lose(ADA, 2)

    assert (await house.table(match.id)).chairs[1].presence is Presence.LEFT
    assert (await house.table(match.id)).chairs[0].presence is Presence.HERE
    assert (await house.table(lobby.id)).status is Status.VOID
    assert await house.kinds(match.id) == ["gone"]


async def test_a_place_that_is_gone_ends_its_tables_and_frees_nothing_else(house: House) -> None:
    here = await house.playing(ADA, BEN, CLEO, channel=5)
    there = await house.lobby(ADA, channel=6)

    ended = await house.service.close_place("channel-gone", channel=5)

    assert [table.id for table in ended] == [here.id]
    assert (await house.table(here.id)).ended == "channel-gone"
    assert (await house.table(there.id)).status is Status.LOBBY


async def test_no_table_is_opened_while_the_process_closes(house: House) -> None:
    house.service.is_closing = True

    with pytest.raises(Refused, match="closing"):
        await house.lobby(ADA)


async def test_all_that_is_kept_about_a_person_is_handed_out(house: House) -> None:
    table = await house.playing(ADA, BEN, CLEO)
    await house.act(table.id, ADA)
    await house.service.meet(ADA, "de")

    about = await house.store.about(ADA)

    assert about["choices"] == [{"wants_dms": 0, "dms_closed": 0, "language": "de"}]
    assert [seat["table_id"] for seat in about["seats"]] == [table.id]
    assert len(about["moves"]) == 1


async def test_erasing_leaves_no_trace_of_a_person_anywhere(house: House) -> None:
    finished = await house.finish((await house.playing(ADA, BEN, CLEO, channel=6)).id)
    match = await house.playing(ADA, BEN, CLEO, channel=7)
    lobby = await house.lobby(ADA, channel=8)
    await house.service.switch_letters(ADA, "de")
    await house.service.leave(match.id, ADA)

    await house.service.forget(ADA)

    after = await house.table(match.id)
    assert (after.chairs[0].user, after.chairs[0].presence, after.opener) == (None, Presence.LEFT, BEN)
    assert (await house.table(lobby.id)).status is Status.VOID
    assert (await house.table(finished.id)).chairs[0].name == ""
    assert not any((await house.store.about(ADA)).values())
    dump = "\n".join([line async for line in _dump(house)])
    assert f"P{ADA}" not in dump
    assert f",{ADA}," not in dump


async def _dump(house: House):  # type: ignore[no-untyped-def]
    for (name,) in await house.database.read("SELECT name FROM sqlite_master WHERE type = 'table'"):
        if name.startswith("sqlite_"):
            continue
        for row in await house.database.read(f"SELECT * FROM {name}"):
            yield "," + ",".join(map(str, tuple(row))) + ","


async def test_the_result_of_a_finished_match_is_kept_by_seat(house: House) -> None:
    table = await house.finish((await house.playing(ADA, BEN, CLEO)).id)

    ((results),) = await house.store.results(1, "ruecks_raus")

    assert table.status is Status.FINISHED
    assert [result.user for result in results] == [ADA, BEN, CLEO]
    assert any(result.has_won and result.place == 1 for result in results)


async def test_an_opener_who_leaves_a_match_ends_it_for_nobody(house: House) -> None:
    table = await house.playing(ADA, BEN, CLEO)

    await house.service.leave(table.id, ADA)

    assert (await house.table(table.id)).opener == BEN
    with pytest.raises(Refused, match="stop-not-allowed"):
        await house.service.stop(table.id, ADA, "Ada", is_moderator=False)


async def test_nobody_waits_at_a_repaired_table_for_somebody_erased_meanwhile(house: House) -> None:
    table = await house.playing(ADA, BEN, CLEO, pace=None)
    await house.service.set_aside(table.id, "a test")

    await house.service.forget(BEN)

    mended = await house.service.look_over(await house.table(table.id))
    assert (mended.broken, mended.chairs[1].user) == (None, None)
    assert 1 in Match.of(mended).computers_awaited


async def test_who_is_gone_from_a_server_follows_no_table_of_it(house: House) -> None:
    here = await house.playing(ADA, BEN, CLEO)
    await house.service.follow(here.id, DAN)

    await house.service.lose(DAN, here.guild + 1)
    assert await house.store.followers(here.id)
    await house.service.lose(DAN, here.guild)

    assert not await house.store.followers(here.id)


async def test_a_rematch_keeps_the_time_to_act(house: House) -> None:
    table = await house.finish((await house.playing(ADA, BEN, CLEO, pace=60)).id)

    again = (await house.service.rematch(table.id, BEN, "Ben")).table

    assert (again.rematch_of, again.pace) == (table.id, 60)
