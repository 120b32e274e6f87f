"""Presses made twice, too late, without a seat, or by nobody at all: each is answered once."""

from __future__ import annotations

import random
import string

import pytest

from bot.tables.model import Status, Table
from bot.ui.ids import ControlId
from games import all_games
from tests.discord.world import Message, Person, Result, World, controls_of, shown_games, text_of

RUECKS = "ruecks_raus"


async def playing(world: World, count: int = 3, game: str = RUECKS) -> list[Person]:
    """Start a table with that many people."""
    people = world.crowd(count)
    await world.open(game, people)
    await world.start(people[0])
    return people


def custom_id(message: Message, verb: str, path: str | None = None) -> str:
    return next(
        control.custom_id
        for control in controls_of(message)
        if control.id.verb == verb and (path is None or control.path == path)
    )


def said(result: Result) -> str:
    """Return what the presser was told beside what they looked at."""
    told = [*([result.response] if result.response else []), *result.followups]
    return "\n".join(text_of(message) for message in told)


# Twice


async def test_joining_twice_at_once_takes_one_seat(world: World) -> None:
    ada, ben = world.crowd(2)
    await world.open(RUECKS, [ada])
    join = custom_id(await world.board(), "join")
    first, second = await world.at_once((ben, join), (ben, join))
    assert (await world.table()).people == (ada.id, ben.id)
    assert "already" in said(first) + said(second)


async def test_three_who_join_at_once_fill_two_seats(world: World) -> None:
    people = world.crowd(6)
    await world.open(RUECKS, people[:3])
    join = custom_id(await world.board(), "join")
    await world.at_once(*((person, join) for person in people[3:]))
    assert len((await world.table()).chairs) == 5


async def test_starting_twice_at_once_deals_once(world: World) -> None:
    people = world.crowd(3)
    await world.open(RUECKS, people)
    start = custom_id(await world.board(), "start")
    await world.at_once((people[0], start), (people[1], start))
    table = await world.table()
    assert table.status is Status.PLAYING
    assert len(await world.app.store.journal(table.id)) == 1


async def test_a_robber_pressed_twice_at_once_is_picked_once_or_again(world: World) -> None:
    ada, *_ = await playing(world)
    panel = await world.hand(ada)
    pick = custom_id(panel, "go", "rob:3")
    await world.at_once((ada, pick), (ada, pick), on=panel)
    match = await world.match()
    assert match.private(0).pick == 3  # type: ignore[attr-defined]  # of Rück's raus!
    assert match.awaiting == (1, 2)


async def test_the_last_two_picks_at_once_end_the_round_once(world: World) -> None:
    people = await playing(world)
    await world.move(people[0], "rob:0")
    panels = [await world.hand(person) for person in people[1:]]
    picks = [(person, custom_id(panels[0], "go", f"rob:{n}")) for n, person in enumerate(people[1:], 1)]
    await world.at_once(*picks, on=panels[0])
    assert (await world.table()).step == 3
    assert (await world.match()).public.phase in ("r1-favour", "r2")


async def test_two_who_play_at_once_open_one_table(world: World) -> None:
    ada, ben = world.crowd(2)
    menu = (await ada.member.slash(world.channel, "play")).response
    assert menu is not None
    play = custom_id(menu, "play", RUECKS)
    await world.at_once((ada, play), (ben, play), on=menu)
    tables = await world.app.store.live()
    assert len(tables) == 1


async def test_a_second_tap_on_the_table_says_nothing(world: World) -> None:
    people = await playing(world, 2, "rette_sich")
    match, board = await world.match(), await world.board()
    (seat,) = match.awaiting
    move, other = (
        str(ControlId(match.table.id, match.phase, "go", move.token)) for move in match.legal(seat)[:2]
    )
    results = [await world.forge(people[seat], move, board) for _ in range(2)]
    for result in results:
        assert not result.followups
        assert result.response is None or result.response.id == board.id
    late = await world.forge(people[seat], other, board)
    assert "The table shows" in said(late)
    assert (await world.table()).step == 1


async def test_a_panel_with_nothing_of_its_own_goes_away_once_the_move_is_made(world: World) -> None:
    people = await playing(world, 2, "rette_sich")
    match, board = await world.match(), await world.board()
    (seat,) = match.awaiting
    panel = (await world.forge(people[seat], custom_id(board, "go"), board)).response
    assert panel is not None
    square = next(c.custom_id for c in controls_of(panel) if c.id.verb == "go")
    await world.forge(people[seat], square, panel)
    assert (await world.table()).step == 1
    assert world.message(world.channel.id, panel.id) is None


# Too late


async def test_an_earlier_rounds_panel_and_table_move_nothing_and_show_the_present(world: World) -> None:
    people = await playing(world)
    old_board, old_panel = await world.board(), await world.hand(people[0])
    pick = custom_id(old_panel, "go", "rob:7")
    for person, robber in zip(people, (0, 0, 0), strict=True):
        await world.move(person, f"rob:{robber}")
    before = await world.table()
    assert (await world.match()).phase == "r2"

    assert not [c for c in controls_of(old_board) if c.id.verb in ("go", "hand")]
    stale = await world.forge(people[0], pick, old_panel)
    assert await world.table() == before
    panel = world.message(world.channel.id, old_panel.id)
    assert panel is not None
    assert "That moment has passed" in text_of(panel)
    assert {c.id.phase for c in controls_of(panel) if c.id.verb == "go"} == {"r2"}
    assert not stale.followups
    late = await world.forge(people[0], pick.replace("rob:7", "rob:1"), old_board)
    assert "That moment has passed" in said(late)
    assert await world.table() == before


async def test_the_lobby_loses_its_buttons_and_says_so_to_those_who_press_them_late(world: World) -> None:
    people = world.crowd(4)
    await world.open(RUECKS, people[:3])
    lobby = await world.board()
    ids = {control.id.verb: control.custom_id for control in controls_of(lobby)}
    await world.start(people[0])
    assert not controls_of(lobby)
    before = await world.table()
    for verb in ("join", "start", "more", "less"):
        assert "begun already" in said(await world.forge(people[3], ids[verb], lobby))
    assert await world.table() == before


async def test_nothing_is_played_on_a_table_that_was_ended(world: World) -> None:
    people = await playing(world)
    panel, hand = await world.hand(people[0]), custom_id(await world.board(), "hand")
    await people[0].member.slash(world.channel, "table stop")
    before = await world.table()
    assert before.status is Status.VOID
    assert "is over" in said(await world.press(people[0], "go", panel, path="rob:3"))
    assert "is over" in said(await world.forge(people[0], hand))
    assert await world.table() == before


# Without a seat


@pytest.mark.parametrize("game", list(shown_games()))
async def test_a_stranger_sees_no_hand_and_moves_nothing(world: World, game: str) -> None:
    people = world.crowd(all_games()[game].info.min_players)
    await world.open(game, people)
    await world.start(people[0])
    stranger = world.join_server("stranger")
    before = await world.table()
    board = await world.board()
    private = await world.place_to_move(people[0])
    for message in (board, private):
        for control in controls_of(message):
            if control.id.verb in ("hand", "go"):
                result = await world.forge(
                    stranger, control.custom_id, board, None if control.value is None else [control.value]
                )
                assert "don't sit" in said(result)
    for verb in ("leave", "back"):
        assert "don't sit" in said(await world.forge(stranger, f"st/{before.id}/desk/{verb}/"))
    assert await world.table() == before


async def test_a_stopped_match_keeps_its_secrets(world: World) -> None:
    """Forgeries found: the record of a stopped match, never offered, was shown to whoever asked for it."""
    ada, *_ = await playing(world)
    table = await world.table()
    await ada.member.slash(world.channel, "table stop")

    result = await world.forge(ada, f"st/{table.id}/end/record/")

    assert "no record" in said(result)
    assert table.seed not in world.files()


async def test_only_the_opener_and_moderators_end_a_table(world: World) -> None:
    ada, ben, cleo = await playing(world)
    stop = f"st/{(await world.table()).id}/desk/stop/"
    await world.press(ben, "desk")
    assert ben.panel is not None
    assert "stop" not in {control.id.verb for control in controls_of(ben.panel)}
    assert "Only who opened" in said(await world.forge(ben, stop))
    assert "Only who opened" in said(await cleo.member.slash(world.channel, "table stop"))
    assert (await world.table()).status is Status.PLAYING
    moderator = world.join_server("mod", moderator=True)
    await world.press(moderator, "desk")
    assert moderator.panel is not None
    await world.press(moderator, "stop", moderator.panel)
    assert (await world.table()).status is Status.PLAYING
    assert "for everybody?" in text_of(moderator.panel)
    await world.press(moderator, "stop", moderator.panel)
    assert (await world.table()).status is Status.VOID
    await world.open(RUECKS, [ada])
    await ada.member.slash(world.channel, "table stop")
    assert (await world.table()).status is Status.VOID


async def test_a_leaver_is_played_for_and_may_come_back(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.tables.computers.think", lambda *_: "rob:4")
    ada, ben, cleo = await playing(world)
    await world.press(ada, "desk")
    assert ada.panel is not None
    await world.press(ada, "leave", ada.panel)
    match = await world.match()
    assert match.awaiting == (1, 2)
    assert "💤" in text_of(await world.board())
    await world.press(ada, "back")
    assert "💤" not in text_of(await world.board())
    await world.move(ben, "rob:1")
    await world.move(cleo, "rob:2")
    assert (await world.match()).awaiting
    for person in (ada, ben, cleo):
        await world.press(person, "desk")
        assert person.panel is not None
        await world.press(person, "leave", person.panel)
    assert (await world.table()).status is Status.VOID


# By nobody


VERBS = (
    *("go", "hand", "desk", "join", "leave", "more", "less", "opt", "pace", "dm", "start", "again", "record"),
    *("watch", "follow", "unfollow", "rules", "page", "play", "anew", "back", "nothing", "GO", "go2"),
)


def forged(table: Table, dice: random.Random) -> str:
    """Return a custom_id of noise, or one that is nearly ours."""
    if dice.random() < 0.2:
        return "".join(dice.choices(string.printable, k=dice.randint(1, 100)))
    number = dice.choice([str(table.id), "0", "-1", "00", str(table.id + 1), "9" * 16, "9" * 17, ""])
    phase = dice.choice(["lobby", "r1", "r2", "r1-favour", "end", "desk", "R1", "x" * 21, ""])
    verb = dice.choice(VERBS)
    argument = dice.choice(
        [
            "",
            "rob:99",
            "rob:-1",
            "rob:",
            "rob",
            ":",
            "::",
            "~",
            "~0",
            "rob~x",
            "take:8",
            "point:0",
            "expert",
            "expert:maybe",
            "pace:1",
            "../../etc",
            "ruecks_raus",
            "solo",
            "0",
            "1.5",
            "a" * 70,
            "rob:1:1",
        ]
    )
    return f"st/{number}/{phase}/{verb}/{argument}"[:100]


VALUES = (None, None, ["0"], ["²"], ["-1"], ["99999999999999999999"], ["rob:3"], [""], ["3"])


async def test_forged_presses_are_answered_and_change_nothing(world: World) -> None:
    dice = random.Random(7)
    await playing(world)
    stranger = world.join_server("forger")
    before, board = await world.table(), await world.board()
    for _ in range(150):
        custom = forged(before, dice)
        result = await world.forge(stranger, custom, board, dice.choice(VALUES))
        assert result.acknowledged, custom
        assert "Something went wrong" not in said(result), custom
    after = await world.table()
    assert after == before
    assert len(await world.app.store.live()) == 1
    assert not world.env.errors


async def test_a_players_own_forged_moves_change_nothing(world: World) -> None:
    dice = random.Random(8)
    ada, *_ = await playing(world)
    before = await world.match()
    panel = await world.hand(ada)
    for _ in range(60):
        argument = forged(before.table, dice).rpartition("/")[2]
        if argument in ("", "~", "~0", "rob"):
            continue
        result = await world.forge(
            ada, f"st/{before.table.id}/r1/go/{argument}", panel, dice.choice([None, ["99"], ["x"]])
        )
        assert result.acknowledged
    assert (await world.match()).state == before.state
    assert (await world.table()).step == 0


async def test_a_form_of_long_ago_is_answered(world: World) -> None:
    ada, *_ = await playing(world)
    result = await world.forge(ada, f"st/{(await world.table()).id}/r1/oldform/", kind="form")
    assert "don't know that button" in said(result)


async def test_who_moderates_elsewhere_moderates_no_table_here(world: World) -> None:
    await playing(world)
    table = await world.table()
    other = world.guild.create_text_channel("elsewhere")
    moderator = world.join_server("mod", moderator=True)
    await moderator.member.slash(other, "play", game=RUECKS)
    (message,) = world.messages(other)

    for verb, refusal in (("stop", "Only who opened"), ("modpause", "Only moderators")):
        told = said(await world.forge(moderator, f"st/{table.id}/desk/{verb}/", message))
        assert refusal in told, told

    after = await world.app.store.table(table.id)
    assert after is not None
    assert (after.status, after.is_paused) == (Status.PLAYING, False)
