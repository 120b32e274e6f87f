"""Direct messages: for those who ask, with all there is to do in them, and never what a game waits for."""

from __future__ import annotations

import random

import pytest

from bot.tables.model import Status
from bot.tables.service import Change
from games import all_games
from tests.discord.test_lobbies import told
from tests.discord.test_presses import playing, said
from tests.discord.test_whole_games import assert_told, by_id
from tests.discord.world import Message, Person, World, controls_of, shown_games, text_of, walk

RUECKS = "ruecks_raus"


def live_letters(world: World, person: Person) -> list[Message]:
    """Return the letters that still have something to play in them."""
    return [
        letter
        for letter in world.letters(person)
        if any(control.id.verb == "go" for control in controls_of(letter))
    ]


async def with_letters(world: World, *, closed: bool = False) -> list[Person]:
    """Start a table of three where the first wants letters, and Discord refuses them where `closed`."""
    people = world.crowd(3)
    await world.open(RUECKS, people)
    await world.press(people[0], "dm")
    if closed:
        dm = world.user(people[0]).dm_channel
        world.env.inject_error("POST", f"/channels/{dm.id}/messages", status=403, code=50007, times=None)
    await world.start(people[0])
    return people


async def test_a_letter_says_what_it_is_about_and_links_the_table(world: World) -> None:
    ada, ben, _ = await with_letters(world)
    (letter,) = world.letters(ada)
    text = text_of(letter)
    assert "Rück's raus!" in text
    assert "Stammtisch" in text
    assert f"<#{world.channel.id}>" in text
    assert "Round 1" in text or "round 1" in text
    # The letter may be quicker than the table; then the channel is linked, never an earlier message.
    place = f"https://discord.com/channels/{world.guild.id}/{world.channel.id}"
    links = {part["url"] for part in walk(letter) if "url" in part}
    assert links <= {place, f"{place}/{(await world.board()).id}"}
    assert links
    assert not world.letters(ben)


async def test_a_letter_can_be_played_in_and_changed_and_is_over_with_its_round(world: World) -> None:
    ada, ben, cleo = await with_letters(world)
    (letter,) = world.letters(ada)
    await world.move(ada, "rob:2", letter)
    assert "change your mind" in text_of(letter)
    await world.move(ada, "rob:5", letter)
    assert (await world.match()).private(0).pick == 5  # type: ignore[attr-defined]  # of Rück's raus!
    stale = next(control for control in controls_of(letter) if control.path == "rob:3")
    await world.move(ben, "rob:5")
    await world.move(cleo, "rob:5")
    first, second = world.letters(ada)
    assert "has passed" in text_of(first)
    assert not controls_of(first)
    assert live_letters(world, ada)[0].id == second.id
    before = await world.table()
    await world.forge(ada, stale.custom_id, second)
    assert await world.table() == before


async def test_somebody_who_has_played_at_the_table_gets_no_second_letter(world: World) -> None:
    ada, *_ = await with_letters(world)
    await world.move(ada, "rob:2")
    await world.restart()
    assert len(world.letters(ada)) == 1


async def test_a_letter_lost_with_the_process_is_written_by_the_next(world: World) -> None:
    people = world.crowd(3)
    await world.open(RUECKS, people)
    await world.press(people[0], "dm")
    dm = world.user(people[0]).dm_channel
    world.env.inject_error("POST", f"/channels/{dm.id}/messages", status=500, times=1)
    await world.start(people[0])
    assert not world.letters(people[0])
    await world.restart()
    assert len(live_letters(world, people[0])) == 1


async def test_a_letter_that_discord_does_not_take_is_written_again(world: World) -> None:
    people = world.crowd(3)
    await world.open(RUECKS, people)
    await world.press(people[0], "dm")
    dm = world.user(people[0]).dm_channel
    world.env.inject_error("POST", f"/channels/{dm.id}/messages", status=500, times=1)
    await world.start(people[0])
    assert not world.letters(people[0])
    await world.wait(60)
    assert len(live_letters(world, people[0])) == 1


async def test_a_closed_door_holds_nothing_up_and_is_shown_in_the_next_lobby(world: World) -> None:
    people = await with_letters(world, closed=True)
    ada = people[0]
    assert not world.letters(ada)
    assert (await world.app.store.person(ada.id)).dms_closed
    tries = [
        r for r in world.requests if r.path.endswith(f"/channels/{world.user(ada).dm_channel.id}/messages")
    ]
    await world.play_anything(by_id(people), random.Random(5))
    await assert_told(world)
    again = [
        r for r in world.requests if r.path.endswith(f"/channels/{world.user(ada).dm_channel.id}/messages")
    ]
    assert len(again) == len(tries) == 1
    result = await world.board()
    for person in people:
        await world.press(person, "again", result)
    assert "closed, plays here" in text_of(await world.board())
    world.env.backend.faults.clear()
    assert "write to you" in told(await world.press(ada, "dm"))
    await world.start(ada)
    assert live_letters(world, ada)


async def test_a_person_without_the_server_in_common_holds_nothing_up(world: World) -> None:
    people = await playing(world)
    world.guild.remove_member(people[2].member)
    await world.move(people[0], "rob:1")
    await world.move(people[1], "rob:1")
    assert (await world.match()).awaiting == (2,)
    assert (await world.table()).status is Status.PLAYING
    await world.restart()
    await people[0].member.slash(world.channel, "table stop")
    assert (await world.table()).status is Status.VOID


async def test_letters_are_in_the_language_of_their_reader(world: World) -> None:
    people = world.crowd(3)
    world.locales[people[1].id] = "de"
    await world.open(RUECKS, people[:1])
    for person in people[1:]:
        await world.forge(person, f"st/{(await world.table()).id}/lobby/join/")
    await world.forge(people[1], f"st/{(await world.table()).id}/lobby/dm/")
    await world.start(people[0])
    (letter,) = world.letters(people[1])
    assert "Runde 1" in text_of(letter)
    assert "Round 1" in text_of(await world.board())


@pytest.mark.parametrize("game", list(shown_games()))
async def test_a_whole_game_by_letters_alone(world: World, game: str) -> None:
    """Where there are hands, nobody needs the table to play."""
    if not world.app.presenters[game].has_hands:
        pytest.skip(f"{game} is played at the table alone: it has no hands, so no letters")
    people, dice = world.crowd(all_games()[game].info.min_players), random.Random(6)
    await world.open(game, people)
    for person in people:
        await world.press(person, "dm")
    await world.start(people[0])
    while (await world.table()).status is Status.PLAYING:
        table, match = await world.table(), await world.match()
        person = by_id(people)[table.chairs[match.awaiting[0]].user or 0]
        letter = live_letters(world, person)[-1]
        while (await world.table()).step == table.step:
            go = [control for control in controls_of(letter) if control.id.verb == "go"]
            result = await world.use(person, letter, dice.choice(go))
            assert not said(result) or letter.id == (result.response and result.response.id)
    for person in people:
        assert not live_letters(world, person)
    await assert_told(world)


async def test_the_controls_of_a_letter_are_taken_off_once(world: World) -> None:
    ada, _, _ = await with_letters(world)
    await ada.member.slash(world.channel, "table stop")
    table = await world.table()
    edits = len([entry for entry in world.env.http_requests if entry.method == "PATCH"])

    world.app.letters.touch(Change(table))
    await world.env.settle()

    assert not live_letters(world, ada)
    assert len([entry for entry in world.env.http_requests if entry.method == "PATCH"]) == edits


async def test_who_wants_letters_in_a_pause_gets_one_to_play_in_after_it(world: World) -> None:
    people = world.crowd(3)
    await world.open(RUECKS, people)
    await world.start(people[0])
    table = await world.table()
    moderator = world.join_server("mod", moderator=True)
    await moderator.member.slash(world.channel, "moderate pause")
    await world.forge(people[0], "st/0/settings/mydms/")
    world.app.letters.touch(Change(table))
    await world.env.settle()
    assert not world.letters(people[0])

    await moderator.member.slash(world.channel, "moderate resume")

    assert len(live_letters(world, people[0])) == 1
