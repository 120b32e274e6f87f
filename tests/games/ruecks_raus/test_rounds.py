"""The rulebook of Rück's raus!, statement by statement: set-up, rounds, ties, favours, pity."""

from __future__ import annotations

from collections import Counter

import pytest

from games.core import IllegalMove, OptionsError, Rng
from games.ruecks_raus import GAME
from games.ruecks_raus.model import RuecksRausOptions
from games.ruecks_raus.moves import Point, Rob, Take
from games.ruecks_raus.nobles import DECK, NOBLES
from games.ruecks_raus.settling import ranked
from tests.games.ruecks_raus.arrange import (
    EXPERT,
    NO_CHANCE,
    PLAIN,
    after_round,
    before,
    play,
    revealed,
    tokens,
)

SEATS = (3, 4, 5)
SELF_PAID = ("plus4", "plus5", "plus6", "plus7")


# --- Components and setup -------------------------------------------------------------------------


def test_the_box_holds_fourteen_nobles_of_nine_kinds_five_of_them_twice() -> None:
    assert len(DECK) == 14
    copies = Counter(DECK)
    assert len(copies) == 9
    assert [kind for kind, count in copies.items() if count == 2] == [*SELF_PAID, "minus3"]


@pytest.mark.parametrize("options", [PLAIN, EXPERT])
@pytest.mark.parametrize("seats", SEATS)
def test_everyone_begins_with_a_gang_of_eight_and_eight_jewels(
    seats: int, options: RuecksRausOptions
) -> None:
    view = GAME.public_view(GAME.setup(seats, options, Rng(b"", 0)).state)
    assert view.left == ((0, 1, 2, 3, 4, 5, 6, 7),) * seats
    assert view.jewels == (8,) * seats
    assert view.round == 1
    assert view.awaiting == tuple(range(seats))


@pytest.mark.parametrize("seats", [-1, 0, 1, 2, 6])
def test_three_to_five_may_play(seats: int) -> None:
    with pytest.raises(OptionsError):
        GAME.setup(seats, PLAIN, NO_CHANCE)


def test_the_first_noble_is_turned_up_and_announced_no_further() -> None:
    state, events = GAME.setup(3, PLAIN, Rng(b"", 0))
    assert [(event.kind, event.data) for event in events] == [
        ("noble_turned", {"round": 1, "noble": state.table.nobles[0]})
    ]
    assert GAME.public_view(state).announced == ()


def test_experts_see_the_eight_nobles_to_come_but_not_their_order() -> None:
    state, events = GAME.setup(3, EXPERT, Rng(b"", 0))
    shown = GAME.public_view(state).announced
    assert shown == tuple(sorted(state.table.nobles))
    assert shown != state.table.nobles
    assert [event.kind for event in events] == ["nobles_announced", "noble_turned"]
    assert events[0].data == {"nobles": list(shown)}


def test_eight_different_cards_of_the_box_are_drawn() -> None:
    for step in range(100):
        nobles = GAME.setup(3, PLAIN, Rng(b"", step)).state.table.nobles
        assert len(nobles) == 8
        assert not Counter(nobles) - Counter(DECK)


# --- Picking and revealing ------------------------------------------------------------------------


def test_a_pick_may_be_changed_until_the_last_one_is_in() -> None:
    state, events = play(before("plus4", (8, 8, 8)), (0, Rob(3)), (0, Rob(6)), (1, Rob(1)))
    assert events == []
    assert GAME.awaiting(state) == {2}
    assert GAME.seat_view(state, 0).pick == 6
    state, events = play(state, (2, Rob(2)))
    assert events[0].data == {"noble": "plus4", "robbers": [6, 1, 2]}


def test_picks_share_a_phase_and_each_round_has_its_own() -> None:
    state = before("plus4", (8, 8, 8))
    assert GAME.phase(state) == GAME.phase(play(state, (0, Rob(3)))[0]) == "r1"
    assert GAME.phase(revealed(state, (6, 1, 2))) == "r2"


def test_a_robber_played_is_out_of_the_game() -> None:
    state = revealed(before("plus4", (8, 8, 8)), (6, 1, 2))
    assert tokens(state, 0) == [f"rob:{strength}" for strength in (0, 1, 2, 3, 4, 5, 7)]
    with pytest.raises(IllegalMove):
        GAME.play(state, 0, Rob(6), NO_CHANCE)


def test_a_round_is_told_in_full() -> None:
    state, events = play(before("minus3", (1, 8, 8)), (0, Rob(5)), (1, Rob(2)), (2, Rob(3)))
    assert [event.kind for event in events] == ["robbers_revealed", "round_settled", "noble_turned"]
    assert events[1].data == {
        "round": 1,
        "noble": "minus3",
        "strongest": [0],
        "weakest": [1],
        "choices": [None, None, None],
        "favour": [-1, 0, 0],
        "pity": [0, 2, 0],
        "jewels": [0, 10, 8],
    }
    assert events[2].data == {"round": 2, "noble": state.table.noble}
    last = GAME.public_view(state).last
    assert last is not None
    assert (last.robbers, last.favour, last.pity) == ((5, 2, 3), (-1, 0, 0), (0, 2, 0))


# --- Strongest, weakest, ties ---------------------------------------------------------------------


def test_the_rulebooks_first_example() -> None:
    """Rob's 6 takes the noble's seven jewels, Ben's 2 two jewels of pity."""
    assert after_round("plus7", (6, 2, 4)) == (15, 10, 8)


def test_the_rulebooks_second_example() -> None:
    """Rob's and Ben's sevens cancel out, Brigitte and Anna take five each with 4, Emily's 0 brings 0."""
    assert after_round("plus5", (7, 7, 4, 4, 0)) == (8, 8, 13, 13, 8)


@pytest.mark.parametrize(
    ("robbers", "strongest", "weakest"),
    [
        pytest.param((6, 2, 4), (0,), (1,), id="one of each"),
        pytest.param((6, 6, 4), (0, 1), (2,), id="joint strongest"),
        pytest.param((6, 2, 2), (0,), (1, 2), id="joint weakest"),
        pytest.param((1, 1, 0, 0, 1), (0, 1, 4), (2, 3), id="all joint"),
        pytest.param((7, 2, 4), (0,), (1,), id="one seven is simply the strongest"),
        pytest.param((0, 7, 0), (1,), (0, 2), id="one seven among equals"),
        pytest.param((7, 7, 4, 2), (2,), (3,), id="two sevens cancel out"),
        pytest.param((7, 4, 7, 7, 2), (1,), (4,), id="three sevens cancel out"),
        pytest.param((7, 7, 4, 4, 0), (2, 3), (4,), id="second-strongest become joint strongest"),
        pytest.param((7, 7, 4, 0, 0), (2,), (3, 4), id="joint weakest beside cancelled sevens"),
        pytest.param((3, 3, 3), (), (), id="all equal"),
        pytest.param((0, 0, 0, 0), (), (), id="all equal at zero"),
        pytest.param((7, 7, 7), (), (), id="sevens only"),
        pytest.param((7, 7, 4), (), (), id="one robber is left"),
        pytest.param((7, 7, 7, 7, 0), (), (), id="all but one play a seven"),
        pytest.param((7, 7, 4, 4), (), (), id="equal ones are left"),
        pytest.param((7, 7, 2, 2, 2), (), (), id="three equal ones are left"),
    ],
)
def test_who_is_strongest_and_who_is_weakest(
    robbers: tuple[int, ...], strongest: tuple[int, ...], weakest: tuple[int, ...]
) -> None:
    assert ranked(robbers) == (strongest, weakest)


@pytest.mark.parametrize("noble", NOBLES)
@pytest.mark.parametrize("robbers", [(5, 5, 5), (7, 7, 7), (7, 7, 4), (7, 7, 4, 4), (7, 7, 7, 7, 1)])
def test_zilch_for_everybody_where_all_that_is_left_is_equal(noble: str, robbers: tuple[int, ...]) -> None:
    assert after_round(noble, robbers) == (8,) * len(robbers)


def test_everyone_in_a_tie_enjoys_the_favour_in_full() -> None:
    assert after_round("plus6", (5, 5, 5, 0)) == (14, 14, 14, 8)


def test_everyone_in_a_tie_is_pitied_in_full() -> None:
    assert after_round("plus4", (6, 3, 3, 3)) == (12, 11, 11, 11)


def test_cancelled_sevens_leave_empty_handed_and_the_game() -> None:
    state = revealed(before("plus4", (8, 8, 8, 8)), (7, 7, 4, 2))
    assert state.table.jewels == (8, 8, 12, 10)
    assert 7 not in state.table.hands[0]
    assert 7 not in state.table.hands[1]


# --- Favours without choice -----------------------------------------------------------------------


@pytest.mark.parametrize(("noble", "gain"), [("plus4", 4), ("plus5", 5), ("plus6", 6), ("plus7", 7)])
def test_plus_takes_jewels_from_the_supply(noble: str, gain: int) -> None:
    assert after_round(noble, (0, 6, 3)) == (8, 8 + gain, 8)


@pytest.mark.parametrize(("had", "has"), [(8, 5), (3, 0), (2, 0), (0, 0)])
def test_minus_returns_three_jewels_or_what_there_is(had: int, has: int) -> None:
    assert after_round("minus3", (6, 0, 3), (had, 8, 8)) == (has, 8, 8)


def test_the_favour_is_forced() -> None:
    """No choice is asked for before three jewels are gone."""
    state = revealed(before("minus3", (8, 8, 8)), (6, 0, 3))
    assert GAME.phase(state) == "r2"


# --- Favours with choice --------------------------------------------------------------------------


@pytest.mark.parametrize("take", [0, 8])
def test_nothing_or_eight_jewels(take: int) -> None:
    assert after_round("plus0or8", (6, 1, 3), choices={0: Take(take)}) == (8 + take, 9, 8)


@pytest.mark.parametrize("seats", SEATS)
def test_left_and_right_are_the_neighbours_in_seat_order(seats: int) -> None:
    for noble in ("neighbour5", "neighbour-2"):
        for winner in range(seats):
            robbers = [0] * seats
            robbers[winner] = 6
            state = revealed(before(noble, (8,) * seats), robbers)
            sides = [f"point:{(winner + 1) % seats}", f"point:{(winner - 1) % seats}"]
            assert tokens(state, winner) == sides
            assert not any(tokens(state, other) for other in range(seats) if other != winner)


@pytest.mark.parametrize("seats", SEATS)
def test_any_opponent_but_never_oneself_is_given_two(seats: int) -> None:
    state = revealed(before("opponent2", (8,) * seats), (6, *[0] * (seats - 1)))
    assert tokens(state, 0) == [f"point:{seat}" for seat in range(1, seats)]
    state, _ = play(state, (0, Point(seats - 1)))
    assert state.table.jewels == (8,) * (seats - 1) + (10,)


def test_five_jewels_for_a_neighbour_come_from_the_supply() -> None:
    assert after_round("neighbour5", (6, 1, 3, 2), choices={0: Point(3)}) == (8, 9, 8, 13)


@pytest.mark.parametrize(("had", "has"), [(8, 6), (2, 0), (1, 0), (0, 0)])
def test_a_neighbour_returns_two_jewels_or_what_there_is(had: int, has: int) -> None:
    assert after_round("neighbour-2", (6, 0, 3), (8, 8, had), {0: Point(2)}) == (8, 8, has)


def test_one_winner_chooses_openly() -> None:
    state = revealed(before("plus0or8", (8, 8, 8)), (6, 0, 3))
    view = GAME.public_view(state)
    assert (view.phase, view.awaiting, view.winners, view.revealed) == ("r1-favour", (0,), (0,), (6, 0, 3))
    assert view.moves == ((0, (Take(0), Take(8))),)


def test_tied_winners_choose_in_secret_and_are_revealed_at_once() -> None:
    state = revealed(before("plus0or8", (8, 8, 8)), (6, 6, 3))
    assert GAME.public_view(state).moves == ()
    one, events = play(state, (1, Take(8)))
    assert events == []
    assert GAME.public_view(one).awaiting == (0,)
    assert GAME.seat_view(one, 1).choice == 8
    assert GAME.seat_view(one, 0).choice is None
    other, _ = play(state, (1, Take(0)))
    assert GAME.public_view(other) == GAME.public_view(one)
    assert GAME.seat_view(other, 0) == GAME.seat_view(one, 0)
    both, events = play(one, (0, Take(0)))
    assert both.table.jewels == (8, 16, 11)
    assert events[0].data["choices"] == [0, 8, None]


def test_a_tied_choice_may_be_changed_until_all_are_in() -> None:
    state = revealed(before("plus0or8", (8, 8, 8)), (6, 6, 3))
    state, _ = play(state, (1, Take(8)), (1, Take(0)), (0, Take(8)))
    assert state.table.jewels == (16, 8, 11)


def test_the_robbers_can_no_longer_be_changed_when_a_favour_is_chosen() -> None:
    state = revealed(before("plus0or8", (8, 8, 8)), (6, 0, 3))
    for seat in range(3):
        with pytest.raises(IllegalMove):
            GAME.play(state, seat, Rob(2), NO_CHANCE)


def test_tied_winners_may_meet_one_seat_or_each_other() -> None:
    """The favours of a round are summed: 5 + 5 for one, or a swap."""
    tied = (6, 0, 6, 3)
    assert after_round("neighbour5", tied, choices={0: Point(1), 2: Point(1)}) == (8, 18, 8, 8)
    assert after_round("opponent2", tied, choices={0: Point(2), 2: Point(0)}) == (10, 8, 10, 8)


# --- Order of payment -----------------------------------------------------------------------------


def test_favours_are_summed_before_anything_is_missing() -> None:
    """Two winners take two each from one who has three: all three go, nothing is owed."""
    both = {0: Point(1), 2: Point(1)}
    assert after_round("neighbour-2", (6, 0, 6, 3), (8, 3, 8, 8), both) == (8, 0, 8, 8)


def test_pity_comes_after_the_favour_and_is_not_taken_back() -> None:
    """The weakest has one jewel, must return two, and then takes the pity for a 3."""
    assert after_round("neighbour-2", (6, 3, 5), (8, 1, 8), {0: Point(1)}) == (8, 3, 8)


def test_what_was_really_returned_is_told() -> None:
    state = revealed(before("neighbour-2", (8, 1, 8)), (6, 3, 5))
    _, events = play(state, (0, Point(1)))
    assert events[0].data["favour"] == [0, -1, 0]
    assert events[0].data["pity"] == [0, 3, 0]
