"""Channels as they are: busy, short of rights, cleared of messages; and a Discord that has bad moments."""

from __future__ import annotations

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.tables.model import Status
from tests.discord.test_lobbies import told
from tests.discord.test_presses import playing, said
from tests.discord.world import Channel, World, controls_of, text_of

RUECKS = "ruecks_raus"


def override(world: World, channel: Channel, **rights: bool) -> None:
    """Allow or deny the bot rights in one channel alone."""
    allow, deny = discord.PermissionOverwrite(**rights).pair()
    bot = world.env.backend.bot_user.id
    world.env.backend.set_overwrite(channel.id, Overwrite(bot, OverwriteType.MEMBER, allow.value, deny.value))


def lift(world: World, channel: Channel) -> None:
    """Take the override away."""
    world.env.backend.delete_overwrite(channel.id, world.env.backend.bot_user.id)


# A table a channel


async def test_a_busy_channel_links_its_table_and_offers_a_thread(world: World) -> None:
    ada, ben = world.crowd(2)
    first = await world.open(RUECKS, [ada])
    board = await world.board()
    answer = (await ben.member.slash(world.channel, "play", game=RUECKS)).response
    assert answer is not None
    assert "a table in this channel already" in text_of(answer)
    assert f"https://discord.com/channels/{world.guild.id}/{world.channel.id}/{board.id}" in text_of(answer)
    await world.press(ben, "thread", answer)
    (thread,) = world.channel.threads
    second = await world.table(thread)
    assert (second.opener, second.status) == (ben.id, Status.LOBBY)
    assert thread.mention in text_of(answer)
    assert (await world.table()).id == first.id
    await world.press(ada, "join", await world.board(thread))
    await world.press(ada, "more", await world.board(thread))
    await world.start(ben, thread)
    assert (await world.table(thread)).status is Status.PLAYING
    assert (await world.table()).status is Status.LOBBY
    await world.move(ben, "rob:3", channel=thread)
    assert (await world.table(thread)).step >= 1


async def test_without_the_right_to_make_threads_the_right_is_named(world: World) -> None:
    ada, ben = world.crowd(2)
    await world.open(RUECKS, [ada])
    override(world, world.channel, create_public_threads=False)
    answer = (await ben.member.slash(world.channel, "play", game=RUECKS)).response
    assert answer is not None
    assert "create public threads" in said(await world.press(ben, "thread", answer)).lower()
    assert not world.channel.threads


async def test_show_posts_the_table_anew_at_the_bottom(world: World) -> None:
    ada, ben, _ = await playing(world)
    old = await world.board()
    await ben.member.send(world.channel, "chatter")
    assert "bottom of the channel" in told(await ben.member.slash(world.channel, "table show"))
    new = await world.board()
    assert new.id != old.id
    assert world.messages()[-1].id == new.id
    assert not controls_of(old)
    await world.move(ada, "rob:1")
    assert "hand" in {control.id.verb for control in controls_of(await world.board())}


async def test_every_round_is_a_message_and_the_one_before_loses_its_controls(world: World) -> None:
    people = await playing(world)
    boards = [await world.board()]
    for robber in (0, 1):
        for person in people:
            await world.move(person, f"rob:{robber}")
        boards.append(await world.board())
    assert len({board.id for board in boards}) == 3
    assert not controls_of(boards[0])
    assert not controls_of(boards[1])
    assert controls_of(boards[2])
    assert str(boards[1].id) in text_of(boards[0]) or "below" in text_of(boards[0])


async def test_a_table_is_posted_anew_before_its_message_is_too_old_to_edit(world: World) -> None:
    people = await playing(world)
    old = await world.board()
    await world.wait(3_600)
    await world.move(people[0], "rob:1")
    assert (await world.board()).id != old.id


# Messages and channels that go


async def test_a_deleted_table_message_is_posted_anew(world: World) -> None:
    ada, _, _ = await playing(world)
    panel = await world.hand(ada)
    deleted = await world.board()
    moderator = world.join_server("mod", moderator=True)
    await moderator.member.delete(deleted.message)
    await world.move(ada, "rob:2", panel)
    assert (await world.board()).id != deleted.id
    assert "hand" in {control.id.verb for control in controls_of(await world.board())}


async def test_a_deleted_channel_leaves_nobody_locked_in(world: World) -> None:
    people = await playing(world)
    world.env.backend.delete_channel(world.channel.id)
    await world.env.settle()
    await world.restart()
    other = world.guild.create_text_channel("other")
    await world.open(RUECKS, people, channel=other)
    await world.start(people[0], other)
    assert (await world.table(other)).status is Status.PLAYING


# Rights


@pytest.mark.parametrize(
    ("right", "name"),
    [
        ("send_messages", "send messages"),
        ("view_channel", "view channel"),
        ("read_message_history", "read message history"),
    ],
)
async def test_a_right_that_the_channel_takes_away_is_named(world: World, right: str, name: str) -> None:
    (ada,) = world.crowd(1)
    override(world, world.channel, **{right: False})
    answer = told(await ada.member.slash(world.channel, "play", game=RUECKS))
    assert name in answer.lower()
    assert not await world.app.store.live()


async def test_without_attach_files_the_game_goes_on_in_text(world: World) -> None:
    people = world.crowd(3)
    override(world, world.channel, attach_files=False)
    opened = await people[0].member.slash(world.channel, "play", game=RUECKS)
    assert "without pictures" in told(opened)
    for person in people[1:]:
        await world.press(person, "join")
    await world.start(people[0])
    panel = await world.hand(people[0])
    for message in (panel, await world.board()):
        assert not message.attachments
        assert "0 1 2 3 4 5 6 7" in text_of(message)
    await world.move(people[0], "rob:4", panel)
    assert (await world.table()).step == 1


async def test_a_right_withdrawn_in_the_middle_stops_nothing_and_the_table_comes_back(world: World) -> None:
    ada, ben, cleo = await playing(world)
    panels = {person: await world.hand(person) for person in (ada, ben, cleo)}
    override(world, world.channel, send_messages=False, view_channel=False)
    for person, robber in ((ada, 1), (ben, 2), (cleo, 4)):
        await world.move(person, f"rob:{robber}", panels[person])
    table = await world.table()
    assert table.step == 3
    assert "r1" not in (await world.match()).phase or (await world.match()).public.moves
    lift(world, world.channel)
    await world.wait(400)
    board = await world.board()
    assert {control.id.phase for control in controls_of(board)} == {(await world.match()).phase}
    assert (await world.app.store.board(table.id)).revision == (await world.table()).revision


# Discord has a bad moment


@pytest.mark.parametrize(
    ("status", "code"), [(500, 0), (503, 130000), (429, 0), (403, 50013), (403, 50001), (404, 10008)]
)
async def test_what_could_not_be_shown_is_kept_and_shown_later(world: World, status: int, code: int) -> None:
    ada, ben, cleo = await playing(world)
    panels = {person: await world.hand(person) for person in (ada, ben, cleo)}
    world.env.inject_error("*", "/channels/*/messages*", status=status, code=code, times=2)
    for person in (ada, ben, cleo):
        await world.move(person, "rob:0", panels[person])
    assert (await world.table()).step == 3
    assert (await world.match()).phase == "r2"
    await world.wait(60)
    board = await world.board()
    assert {control.id.phase for control in controls_of(board)} == {"r2"}
    assert (await world.app.store.board((await world.table()).id)).revision == (await world.table()).revision


@pytest.mark.parametrize(("status", "code"), [(500, 0), (404, 10062), (400, 40060), (429, 0), (403, 50013)])
async def test_a_lost_answer_loses_no_move(world: World, status: int, code: int) -> None:
    world.faults_on_answers = True
    ada, *_ = await playing(world)
    panel = await world.hand(ada)
    world.env.inject_error("POST", "/interactions/*/callback", status=status, code=code)
    await world.press(ada, "go", panel, path="rob:5")
    assert (await world.table()).step == 1
    world.env.inject_error("POST", "/interactions/*/callback", status=status, code=code)
    await world.press(ada, "rules")
    await world.press(ada, "hand")
    assert ada.panel is not None
    assert "5" in text_of(ada.panel)


async def test_a_bad_moment_while_a_table_is_opened_shows_it_later(world: World) -> None:
    (ada,) = world.crowd(1)
    world.env.inject_error("POST", "/channels/*/messages", status=500, times=1)
    await ada.member.slash(world.channel, "play", game=RUECKS)
    await world.wait(30)
    assert "join" in {control.id.verb for control in controls_of(await world.board())}


async def test_what_was_not_shown_before_the_end_of_the_process_is_shown_by_the_next(world: World) -> None:
    ada, ben, cleo = await playing(world)
    panels = {person: await world.hand(person) for person in (ada, ben, cleo)}
    world.env.inject_error("*", "/channels/*/messages*", status=500, times=None)
    for person in (ada, ben):
        await world.move(person, "rob:0", panels[person])
    world.env.backend.faults.clear()
    await world.restart()
    shown = await world.app.store.board((await world.table()).id)
    assert shown.revision == (await world.table()).revision
