"""Watching: the public view for everybody else, copies that live, and the whole story at the end."""

from __future__ import annotations

import random

from tests.discord.test_lobbies import told
from tests.discord.test_presses import playing, said
from tests.discord.test_whole_games import by_id
from tests.discord.world import Message, Person, World, controls_of, text_of, walk


def shown(message: Message) -> set[str]:
    """Return what a message shows, without its controls."""
    return {line for line in text_of(message).split("\n") if line and not line.startswith("st/")}


async def following(world: World) -> tuple[list[Person], Person]:
    """Start a table that somebody follows."""
    people = await playing(world)
    watcher = world.join_server("watcher")
    await world.press(watcher, "watch")
    assert watcher.panel is not None
    await world.press(watcher, "follow", watcher.panel)
    return people, watcher


async def test_a_watcher_sees_the_public_view_and_nothing_to_play(world: World) -> None:
    people = await playing(world)
    watcher = world.join_server("watcher")
    await world.move(people[0], "rob:3")
    await world.press(watcher, "watch")
    assert watcher.panel is not None
    assert {control.id.verb for control in controls_of(watcher.panel)} == {"follow"}
    texts = {part["content"] for part in walk(await world.board()) if "content" in part}
    seen = {part["content"] for part in walk(watcher.panel) if "content" in part}
    assert seen == texts


async def test_those_at_the_table_cannot_watch_it(world: World) -> None:
    people = await playing(world)
    assert "You sit at this table" in told(await world.press(people[0], "watch"))
    follow = f"st/{(await world.table()).id}/watch/follow/"
    assert "You sit at this table" in said(await world.forge(people[0], follow))
    assert not await world.app.store.followers((await world.table()).id)


async def test_a_copy_lives_in_the_followers_messages_until_the_end_and_ends_with_the_record(
    world: World,
) -> None:
    people, watcher = await following(world)
    (copy,) = world.letters(watcher)
    assert "One person follows" in text_of(await world.board())
    await world.move(people[0], "rob:3")
    assert "✅" in text_of(copy)
    await world.restart()
    table = await world.play_anything(by_id(people), random.Random(9))
    last, record = world.letters(watcher)
    assert last.id == copy.id
    assert table.seed in text_of(copy)
    assert record.attachments[0].filename == f"ruecks_raus-{table.id}.txt"
    # Showing the result once more sends no second record.
    world.app.boards.refresh(table.id, fresh=True)
    await world.env.settle()
    assert len(world.letters(watcher)) == 2


async def test_who_stops_following_gets_no_more(world: World) -> None:
    people, watcher = await following(world)
    (copy,) = world.letters(watcher)
    await world.press(watcher, "unfollow", copy)
    assert "don't follow" in text_of(copy)
    before = text_of(copy)
    await world.play_anything(by_id(people), random.Random(9))
    assert len(world.letters(watcher)) == 1
    assert text_of(copy) == before
    assert "follows" not in text_of(await world.board())


async def test_a_closed_door_ends_the_copy_and_nothing_else(world: World) -> None:
    people = await playing(world)
    watcher = world.join_server("watcher")
    dm = world.user(watcher).dm_channel
    world.env.inject_error("POST", f"/channels/{dm.id}/messages", status=403, code=50007, times=None)
    await world.forge(watcher, f"st/{(await world.table()).id}/watch/follow/")
    assert not await world.app.store.followers((await world.table()).id)
    await world.move(people[0], "rob:1")
    assert (await world.table()).step == 1


async def test_a_copy_stands_in_another_channel_for_those_who_may_write_there(world: World) -> None:
    people = await playing(world)
    other = world.guild.create_text_channel("gallery")
    watcher = world.join_server("watcher")
    assert other.mention in told(await watcher.member.slash(world.channel, "watch", channel=other))
    (copy,) = world.messages(other)
    await world.move(people[1], "rob:2")
    assert "✅" in text_of(copy)
    assert "go" not in {control.id.verb for control in controls_of(copy)}


async def test_the_record_is_for_after_the_end_and_holds_every_secret(world: World) -> None:
    people = await playing(world)
    table = await world.table()
    record = f"st/{table.id}/end/record/"
    await world.move(people[0], "rob:3")
    assert "not over" in said(await world.forge(people[0], record))
    table = await world.play_anything(by_id(people), random.Random(10))
    stranger = world.join_server("stranger")
    result = await world.press(stranger, "record")
    assert result.response is not None
    (file,) = result.response.attachments
    text = world.env.backend.cdn.get(file.url)
    assert text is not None
    lines = text.decode()
    assert table.seed in lines
    for entry in (await world.app.store.journal(table.id))[1:]:
        assert f"{entry.step:4} " in lines
        assert entry.move in lines


async def test_watching_is_no_way_to_join_a_running_match(world: World) -> None:
    _, watcher = await following(world)
    before = await world.table()
    assert "begun" in said(await world.forge(watcher, f"st/{before.id}/lobby/join/"))
    assert await world.table() == before


async def test_who_joins_the_lobby_follows_no_more(world: World) -> None:
    ada, ben = world.crowd(2)
    await world.open("ruecks_raus", [ada])
    await world.press(ben, "watch")
    assert ben.panel is not None
    await world.press(ben, "follow", ben.panel)
    assert len(await world.app.store.followers((await world.table()).id)) == 1
    await world.press(ben, "join")
    assert not await world.app.store.followers((await world.table()).id)


async def test_a_copy_that_was_deleted_in_its_channel_stays_away(world: World) -> None:
    people = await playing(world)
    other = world.guild.create_text_channel("gallery")
    watcher = world.join_server("watcher")
    await watcher.member.slash(world.channel, "watch", channel=other)
    (copy,) = world.messages(other)

    world.env.backend.delete_message(other.id, copy.id)
    await world.move(people[1], "rob:2")

    assert not world.messages(other)
    assert not await world.app.store.followers((await world.table()).id)
