"""Clocks in Discord: reminders, the computer in the stead of the late, pauses, restarts, expiry."""

from __future__ import annotations

from bot.client import StammtischClient
from bot.tables.match import Match
from bot.tables.model import By, Presence, Status
from bot.tables.timing import LOBBY_LASTS, MATCH_LASTS
from tests.steady.town import Town, answer, said


async def test_half_way_one_public_reminder_pings_those_awaited_and_goes_when_all_have_acted(
    town: Town,
) -> None:
    table = await town.play()
    await town.pick(town.ben, table.id)
    before = len(town.channel.history())

    await town.env.advance_time(301)
    await town.env.advance_time(100)

    reminder = town.channel.last_message
    assert reminder is not None
    assert len(town.channel.history()) == before + 1
    assert f"<@{town.ada.id}>" in said(reminder)
    assert f"<@{town.cleo.id}>" in said(reminder)
    assert f"<t:{int(table.deadline or 0)}:R>" in said(reminder)
    pinged = town.requests("POST", f"/channels/{town.channel.id}/messages")[-1]["allowed_mentions"]
    assert {int(user) for user in pinged["users"]} == {town.ada.id, town.cleo.id}
    assert pinged["parse"] == []

    await town.pick(town.ada, table.id)
    await town.pick(town.cleo, table.id)
    assert reminder.id not in {message.id for message in town.channel.history()}


async def test_who_wants_letters_is_reminded_by_letter(town: Town) -> None:
    await town.inside(town.app.service.switch_letters(town.cleo.id, "en"))
    await town.play()
    letters = len(town.in_letters(town.cleo))

    await town.env.advance_time(301)

    assert len(town.in_letters(town.cleo)) == letters + 1
    assert "computer plays for you" in town.in_letters(town.cleo)[-1]
    assert town.in_letters(town.ada) == []


async def test_when_time_is_up_the_computer_plays_labelled_and_after_two_misses_the_seat_is_away(
    town: Town,
) -> None:
    table = await town.play()
    await town.pick(town.ada, table.id)
    await town.env.advance_time(601)
    once = await town.text(table.id)

    now = await town.table(table.id)
    while now.chairs[1].presence is Presence.HERE:
        if 0 in Match.of(now).awaiting:
            await town.pick(town.ada, table.id)
        await town.env.advance_time(601)
        now = await town.table(table.id)

    assert "Time was up" in once
    assert By.CLOCK in {entry.by for entry in await town.app.store.journal(table.id)}
    assert now.chairs[0].presence is Presence.HERE
    assert "is away" in await town.text(table.id)

    await town.click(town.ben, f"st/{table.id}/{Match.of(now).phase}/back/")
    assert (await town.table(table.id)).chairs[1].presence is Presence.HERE


async def test_looking_at_a_hand_moves_no_clock(town: Town) -> None:
    table = await town.play()
    await town.env.advance_time(100)

    await town.hand(town.ben, table.id)

    assert (await town.table(table.id)).deadline == table.deadline


async def test_a_pause_is_agreed_on_with_buttons_and_moves_are_refused_meanwhile(town: Town) -> None:
    table = await town.play()
    for member in (town.ada, town.ben, town.cleo):
        panel = await town.more(member, table.id)
        await member.click(answer(panel), custom_id=f"st/{table.id}/desk/pause/")

    assert "paused" in await town.text(table.id)
    await town.env.advance_time(5_000)
    assert (await town.table(table.id)).step == 0

    panel = await town.more(town.mod, table.id)
    await town.mod.click(answer(panel), custom_id=f"st/{table.id}/desk/modgo/")
    assert not (await town.table(table.id)).is_paused
    assert "as a moderator" in await town.text(table.id)


async def test_only_a_moderator_pauses_alone(town: Town) -> None:
    table = await town.play()
    panel = await town.more(town.ada, table.id)

    assert "modpause" not in str(answer(panel).components)


async def test_a_restart_keeps_clocks_and_gives_down_time_back(town: Town) -> None:
    table = await town.play()
    await town.restart(beat=60)
    await town.env.advance_time(25)

    await town.restart(seconds_later=3_600, beat=60)

    after = await town.table(table.id)
    assert table.deadline is not None
    assert after.deadline is not None
    assert 3_600 <= after.deadline - table.deadline <= 3_601
    assert f"<t:{int(after.deadline)}:R>" in await town.text(table.id)


async def test_a_deadline_rings_after_a_restart_and_a_reminder_goes(town: Town) -> None:
    table = await town.play()
    await town.env.advance_time(301)
    reminder = town.channel.last_message
    assert reminder is not None
    await town.restart()

    await town.env.advance_time(300)

    assert (await town.table(table.id)).step == 3
    assert reminder.id not in {message.id for message in town.channel.history()}


def client_of(town: Town) -> StammtischClient:
    """Return the bot's own client, whose events are not those of every client."""
    assert isinstance(town.app.client, StammtischClient)
    return town.app.client


async def test_while_the_connection_is_down_no_time_is_up(town: Town) -> None:
    table = await town.play()
    await town.restart(beat=60)
    await town.inside(client_of(town).on_disconnect())

    await town.env.advance_time(2_000)
    assert (await town.table(table.id)).step == 0
    await town.inside(client_of(town).on_resumed())

    after = await town.table(table.id)
    assert after.deadline is not None
    assert after.deadline > town.clock.now()


async def test_an_idle_lobby_expires_with_a_word_in_the_channel(town: Town) -> None:
    await town.ada.slash(town.channel, "play", game="ruecks_raus")
    lobby = await town.live()

    await town.env.advance_time(LOBBY_LASTS + 1)

    assert (await town.table(lobby.id)).status is Status.VOID
    assert "closed" in await town.text(lobby.id)


async def test_a_forgotten_match_expires_also_after_a_restart(town: Town) -> None:
    table = await town.play(pace=None)
    await town.env.advance_time(MATCH_LASTS - 100)
    await town.restart()
    assert (await town.table(table.id)).status is Status.PLAYING

    await town.env.advance_time(101)

    assert (await town.table(table.id)).status is Status.VOID
    assert "closed" in await town.text(table.id)
