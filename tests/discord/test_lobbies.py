"""Lobbies: who may do what before the start, and what a full or an empty one does."""

from __future__ import annotations

import random

import pytest
from simcord import SetupError

from bot.tables.model import Presence, Status
from bot.ui.options import values_of
from games import all_games
from tests.discord.world import Person, Result, World, controls_of, shown_games, text_of

RUECKS = "ruecks_raus"


def told(result: Result) -> str:
    """Return what the presser alone was told."""
    assert result.response is not None
    assert result.response.ephemeral
    return text_of(result.response)


async def test_play_asks_which_game_and_opens_the_one_that_is_pressed(world: World) -> None:
    (ada,) = world.crowd(1)
    menu = (await ada.member.slash(world.channel, "play")).response
    assert menu is not None
    assert {control.id.argument for control in controls_of(menu)} == set(shown_games())
    await world.press(ada, "play", menu, path=RUECKS)
    table = await world.table()
    assert (table.game, table.opener, table.status) == (RUECKS, ada.id, Status.LOBBY)
    assert table.people == (ada.id,)


async def test_the_first_to_leave_passes_the_lobby_on_and_the_last_one_closes_it(world: World) -> None:
    ada, ben = world.crowd(2)
    await world.open(RUECKS, [ada, ben], computers=1)
    await world.press(ada, "leave")
    table = await world.table()
    assert (table.opener, table.people, len(table.chairs)) == (ben.id, (ben.id,), 2)
    await world.press(ben, "leave")
    assert (await world.table()).status is Status.VOID
    assert "Everybody has left" in text_of(await world.board())
    assert not [c for c in controls_of(await world.board()) if c.id.verb == "join"]


async def test_names_are_shown_as_they_are_and_ping_nobody(world: World) -> None:
    await world.open(RUECKS, world.crowd(5))
    shown = text_of(await world.board())
    assert "\\*ben\\*\\_\\[x\\]\\(https\\:\\/\\/x" in shown.replace("/", "\\/")
    assert "\\@everyone" in shown
    for request in world.requests:
        if isinstance(request.json, dict) and "components" in request.json:
            assert request.json["allowed_mentions"]["parse"] == []


async def test_a_full_table_takes_nobody(world: World) -> None:
    people = world.crowd(6)
    await world.open(RUECKS, people[:5])
    assert "All seats are taken" in told(await world.press(people[5], "join"))
    assert "All seats are taken" in told(await world.press(people[0], "more"))
    assert len((await world.table()).chairs) == 5


async def test_nobody_sits_twice_and_only_the_seated_decide(world: World) -> None:
    ada, ben = world.crowd(2)
    await world.open(RUECKS, [ada])
    assert "already" in told(await world.press(ada, "join"))
    for verb in ("leave", "start", "more", "less"):
        assert "don't sit" in told(await world.press(ben, verb))
    for verb, path in (("opt", "expert:True"), ("pace", "60")):
        assert "don't sit" in told(await world.press(ben, verb, path=path))
    table = await world.table()
    assert (table.people, table.options, table.pace) == ((ada.id,), {"expert": False}, None)


@pytest.mark.parametrize("game", list(shown_games()))
async def test_too_few_are_told_how_many_it_takes(world: World, game: str) -> None:
    info = all_games()[game].info
    (ada,) = world.crowd(1)
    await world.open(game, [ada], computers=max(0, info.min_players - 2))
    if info.min_players == 1:
        return
    said = told(await world.press(ada, "start"))
    assert f"{info.min_players} to {info.max_players} players" in said
    assert (await world.table()).status is Status.LOBBY


@pytest.mark.parametrize("game", list(shown_games()))
async def test_every_option_can_be_set_to_every_value(world: World, game: str) -> None:
    (ada,) = world.crowd(1)
    await world.open(game, [ada])
    for name, values in values_of(all_games()[game]):
        for value in (*values, values[0]):
            await world.choose(ada, name, value)
            assert (await world.table()).options[name] == value


async def test_the_time_to_act_is_chosen_and_shown(world: World) -> None:
    ada, ben, cleo = world.crowd(3)
    await world.open(RUECKS, [ada, ben, cleo])
    await world.press(ben, "pace", path="180")
    await world.start(cleo)
    table = await world.table()
    assert table.deadline == world.clock.now() + 180
    assert f"<t:{int(table.deadline)}:R>" in text_of(await world.board())


async def test_computers_come_and_go(world: World) -> None:
    (ada,) = world.crowd(1)
    await world.open(RUECKS, [ada], computers=2)
    assert [chair.presence for chair in (await world.table()).chairs[1:]] == [Presence.COMPUTER] * 2
    assert "Computer 2" in text_of(await world.board())
    await world.press(ada, "less")
    await world.press(ada, "less")
    assert "no computer" in told(await world.press(ada, "less"))
    assert len((await world.table()).chairs) == 1


async def finished(world: World, people: list[Person]) -> None:
    """Let a table come to its end."""
    await world.open(RUECKS, people)
    await world.choose(people[0], "expert", value=True)
    await world.start(people[0])
    await world.play_anything({p.id: p for p in people}, random.Random(4))


async def test_a_rematch_is_for_those_who_press_it(world: World) -> None:
    people = world.crowd(4)
    ada, ben, cleo, dora = people
    await finished(world, [ada, ben, cleo])
    result = await world.board()
    await world.press(ben, "again", result)
    again = await world.table()
    assert (again.status, again.people, again.opener) == (Status.LOBBY, (ben.id,), ben.id)
    assert again.options == {"expert": True}
    assert not any(chair.presence is Presence.COMPUTER for chair in again.chairs)
    await world.press(dora, "again", result)
    await world.press(ada, "again", result)
    assert (await world.table()).people == (ben.id, dora.id, ada.id)
    assert "already" in told(await world.press(ada, "again", result))
    await world.start(ada)
    assert (await world.table()).status is Status.PLAYING


async def test_two_who_press_rematch_at_once_meet_at_one_table(world: World) -> None:
    ada, ben, cleo = world.crowd(3)
    await finished(world, [ada, ben, cleo])
    (again,) = (c.custom_id for c in controls_of(await world.board()) if c.id.verb == "again")
    await world.at_once((ada, again), (ben, again), (cleo, again))
    assert set((await world.table()).people) == {ada.id, ben.id, cleo.id}


async def test_the_lobby_tells_who_gets_letters(world: World) -> None:
    ada, ben = world.crowd(2)
    await world.open(RUECKS, [ada, ben])
    assert "write to you whenever" in told(await world.press(ada, "dm"))
    assert "✉️ direct messages" in text_of(await world.board())
    assert "no more" in told(await world.press(ada, "dm"))
    assert "✉️ direct messages\n" not in text_of(await world.board())


@pytest.mark.parametrize("game", list(shown_games()))
async def test_rules_are_read_page_by_page_at_the_table_and_by_command(world: World, game: str) -> None:
    (ada,) = world.crowd(1)
    await world.open(game, [ada])
    first = told(await world.press(ada, "rules"))
    assert ada.panel is not None
    pages = [c for c in controls_of(ada.panel) if c.id.verb == "page"]
    assert pages
    seen = {first}
    for page in pages[1:]:
        await world.press(ada, "page", ada.panel, path=page.path)
        seen.add(text_of(ada.panel))
    assert len(seen) == len(pages)
    assert told(await ada.member.slash(world.channel, "rules", game=game)) == first


async def test_public_words_are_the_servers_and_private_words_the_readers(world: World) -> None:
    ada, ben = world.crowd(2)
    world.locales[ada.id] = "de"
    await world.open(RUECKS, [ada])
    assert "Join" in text_of(await world.board())
    assert "schon" in told(await world.forge(ada, f"st/{(await world.table()).id}/lobby/join/"))
    assert "already" not in told(await world.press(ben, "start"))
    (rules,) = (c.custom_id for c in controls_of(await world.board()) if c.id.verb == "rules")
    assert "Blättern" in told(await world.forge(ada, rules)) or "Seite" in told(await world.forge(ada, rules))


async def test_table_commands_without_a_table_say_so(world: World) -> None:
    (ada,) = world.crowd(1)
    for command in ("table show", "table stop", "watch"):
        assert "no table in this channel" in told(await ada.member.slash(world.channel, command))


async def test_no_table_is_opened_in_a_direct_message(world: World) -> None:
    (ada,) = world.crowd(1)
    with pytest.raises(SetupError):
        await world.user(ada).slash("play", game=RUECKS)
