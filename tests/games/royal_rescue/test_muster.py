"""Phase 1, step 1: wishes, gifts, armies; the imagined hand of two; exchanges and armies alone."""

from dataclasses import replace

import pytest

from games.core import cards
from games.royal_rescue import GAME
from games.royal_rescue.model import Stage, State
from games.royal_rescue.muster import wishes
from tests.games.royal_rescue.table import army, kinds, laid, named, press, start, tokens, vote_all


def showing(*hands: tuple[str, ...]) -> State:
    seats = len(hands)
    return laid(
        seats,
        Stage.SHOW,
        1,
        hands=tuple(map(cards.in_order, hands)),
        queue=tuple(map(str, range(seats))),
        picks=(None,) * seats,
    )


HANDS = (
    ("4h", "3s", "9c", "2d", "7h", "7s"),
    ("8h", "8s", "8c", "5d", "2s", "10h"),
    ("10s", "10c", "7c", "6d", "6h", "3h"),
)


@pytest.mark.parametrize(
    ("pair", "means"),
    [
        (("4h", "3s"), (7,)),
        (("9c", "2d"), (7,)),
        (("10h", "3s"), (7,)),
        (("6h", "2s"), (8, 4)),
        (("9h", "10s"), ()),
        (("10h", "10s"), ()),
    ],
)
def test_two_cards_mean_their_sum_or_their_difference(pair: tuple[str, str], means: tuple[int, ...]) -> None:
    assert wishes(*pair) == means


def test_anna_shows_her_wish_for_sevens_by_a_sum_or_a_difference() -> None:
    offers = tokens(showing(*HANDS))

    assert {"show:4h:3s", "show:3s:4h", "show:9c:2d", "pass"} <= set(offers)


def test_only_pairs_that_mean_a_value_may_be_shown() -> None:
    state = showing(("9h", "10s", "10h"), HANDS[1], HANDS[2])

    assert tokens(state) == ["pass"]


def test_shown_cards_become_servants_and_the_next_one_shows() -> None:
    state, events = press(showing(*HANDS), "show:9c:2d")

    assert set(state.servants) == {"9c", "2d"}
    assert state.actor == 1
    assert named(events, "wish_shown").data == {"seat": 0, "cards": ["9c", "2d"], "wishes": [7]}


def test_everybody_must_give_one_card_to_somebody_else() -> None:
    state = showing(*HANDS)
    for _ in range(3):
        state, _ = press(state, "pass")

    assert state.stage is Stage.GIVE
    assert len(tokens(state)) == 2 * 6
    assert all(token.split(":")[1] != "0" for token in tokens(state))


def given() -> State:
    state = showing(*HANDS)
    for token in ("show:4h:3s", "pass", "pass", "give:1:9c", "give:2:10h", "give:0:7c"):
        state, _ = press(state, token)
    return state


def test_only_giver_and_receiver_see_the_gift() -> None:
    state = showing(*HANDS)
    for _ in range(3):
        state, _ = press(state, "pass")
    _, events = press(state, "give:1:9c")

    assert named(events, "card_given").data == {"giver": 0, "receiver": 1}
    assert named(events, "gift_seen").seats == frozenset({0, 1})


def test_a_gift_may_be_passed_on() -> None:
    state = showing(*HANDS)
    for _ in range(3):
        state, _ = press(state, "pass")
    state, _ = press(state, "give:1:9c")

    assert "give:2:9c" in tokens(state)


def test_any_value_held_twice_makes_an_army_with_all_its_cards() -> None:
    state = given()

    assert tokens(state, 0) == ["army:7"]
    assert tokens(state, 1) == ["army:8"]
    assert tokens(state, 2) == ["army:6", "army:10"]
    for seat, value in enumerate((7, 8, 10)):
        state, _ = press(state, f"army:{value}", seat=seat)
    assert [unit.cards for unit in state.units] == [
        ("7c", "7h", "7s"),
        ("8c", "8h", "8s"),
        ("10c", "10h", "10s"),
    ]


def test_without_a_pair_any_card_makes_an_army_of_one() -> None:
    state = laid(3, Stage.LAY, 1, hands=(("2s", "5h", "9c"), ("2h",), ("3h",)), picks=(None,) * 3)

    assert tokens(state, 0) == ["army:2", "army:5", "army:9"]


def test_armies_are_laid_when_all_have_chosen_and_a_choice_may_be_changed_until_then() -> None:
    state, _ = press(given(), "army:6", seat=2)

    assert GAME.awaiting(state) == {0, 1}
    assert not state.units
    state, _ = press(state, "army:10", seat=2)
    state, _ = press(state, "army:7", seat=0)
    state, events = press(state, "army:8", seat=1)
    assert [unit.value for unit in state.units] == [7, 8, 10]
    assert state.rests[2] == ("3h", "6h", "6d")
    assert kinds(events) == ["army_laid"] * 3 + ["rests_opened"]


# Two people


def test_each_of_two_takes_from_one_half_and_puts_into_the_other() -> None:
    state = start(2)
    take, put = (half[0] for half in state.halves), (hand[-1] for hand in state.hands)
    swaps = list(zip(take, put, strict=True))
    for seat, (taken, laid_down) in enumerate(swaps):
        state, _ = press(state, f"swap:{taken}:{laid_down}", seat=seat)

    for seat, (taken, laid_down) in enumerate(swaps):
        assert taken in state.hands[seat]
        assert laid_down in state.halves[1 - seat]
    assert [len(half) for half in state.halves] == [6, 6]
    assert state.stage is Stage.START


def test_two_people_vote_on_who_starts_and_that_one_commands() -> None:
    state = replace(
        laid(2, Stage.START, 1, hands=(("2s", "3s"), ("4s", "5s"))), ballots=(None, None), commander=0
    )
    state, _ = vote_all(state, "start:1")

    assert (state.commander, state.stage, state.actor) == (1, Stage.SHOW, 1)


def test_the_imagined_hand_neither_shows_nor_gives() -> None:
    state = replace(laid(2, Stage.START, 1, hands=(("2s", "3s"), ("4s", "5s"))), ballots=(None, None))
    state, _ = vote_all(state, "start:0")

    assert state.queue == ("0", "1")


def imagined(*hand: str) -> State:
    hands = (("2s", "2h", "9s"), ("4s", "4h", "9h"))
    state = laid(
        2, Stage.LAY, 1, hands=hands, picks=(2, None), halves=(hand, ()), swaps=(("2s", "3s"), ("4s", "4c"))
    )
    return press(state, "army:4", seat=1)[0]


def test_the_imagined_army_takes_its_most_frequent_value() -> None:
    state = imagined("8s", "8h", "8c", "5s", "5h")

    assert (state.units[2].value, state.units[2].owner) == (8, None)
    assert state.rests[2] == ("5s", "5h")


def test_in_a_tie_the_commander_chooses_the_imagined_value() -> None:
    state = imagined("8s", "8h", "5s", "5h", "10s")

    assert (state.stage, tokens(state, 0), tokens(state, 1)) == (Stage.IMAGINED, ["army:5", "army:8"], [])
    state, _ = press(state, "army:5")
    assert state.units[2].value == 5


# Alone


def test_alone_up_to_three_cards_go_for_the_top_servants() -> None:
    state = start(1)
    top, card = state.servants[0], state.hands[0][0]
    state, events = press(state, f"exchange:{card}")

    assert top in state.hands[0]
    assert state.servants[-1] == card
    assert named(events, "exchange_seen").seats == frozenset({0})
    for _ in range(2):
        state, _ = press(state, f"exchange:{state.hands[0][0]}")
    assert state.stage is Stage.ARRAY


def test_alone_exchanges_may_be_left() -> None:
    state, _ = press(start(1), "finish")

    assert state.stage is Stage.ARRAY


def test_alone_up_to_four_armies_of_two_or_more_are_laid() -> None:
    hand = ("2s", "2h", "3s", "3h", "4s", "4h", "5s", "5h", "6s", "6h", "7s", "8s")
    state = laid(1, Stage.ARRAY, 1, hands=(hand,), people=("10s",))

    assert tokens(state) == [f"army:{value}" for value in (2, 3, 4, 5, 6)]
    for value in (6, 5, 4):
        state, _ = press(state, f"army:{value}")
        assert "finish" in tokens(state)
    state, _ = press(state, "army:3")
    assert [(unit.id, unit.owner, unit.value) for unit in state.units] == [
        ("a0", 0, 6),
        ("a1", 0, 5),
        ("a2", 0, 4),
        ("a3", 0, 3),
    ]
    assert state.rests == (("2s", "2h", "7s", "8s", "10s"),)


def test_alone_each_armys_weapons_are_a_moment_of_their_own() -> None:
    state = laid(
        1,
        Stage.WEAPONS,
        1,
        units=(army(0, 7, 2), replace(army(1, 8, 2), owner=0)),
        queue=("a0", "a1"),
        situation=("ks", "qd"),
    )
    after, _ = press(state, "weapons:a0:1")
    assert tokens(after) == ["weapons:a1:0", "weapons:a1:1"]
    assert GAME.phase(after) != GAME.phase(state)
