"""Set-up: the royal couple, the situation pile, hands by number of people, the bonus die, the commander."""

import pytest

from games.core import OptionsError, Rng, cards
from games.royal_rescue import GAME
from tests.games.royal_rescue.table import every_card, options, start


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_king_and_a_queen_are_the_royal_couple_and_the_others_are_situation_cards(seats: int) -> None:
    state = start(seats)

    assert [cards.rank(card) for card in state.royals] == ["k", "q"]
    assert sorted(map(cards.rank, state.situation)) == ["joker", *"kkkqqq"]
    assert state.jacks == ("js", "jh", "jc", "jd")


@pytest.mark.parametrize(("seats", "size"), [(1, 12), (2, 12), (3, 12), (4, 9)])
def test_number_cards_are_dealt_evenly(seats: int, size: int) -> None:
    assert [len(hand) for hand in start(seats).hands] == [size] * seats


def test_of_two_the_third_hand_lies_face_down_in_two_halves() -> None:
    assert [len(half) for half in start(2).halves] == [6, 6]


def test_alone_twelve_cards_are_servants_and_twelve_are_people() -> None:
    state = start(1)

    assert (len(state.servants), len(state.people)) == (12, 12)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_card_lies_somewhere_once(seats: int) -> None:
    assert sorted([*every_card(start(seats)), *cards.of_rank("a"), "joker1"]) == sorted(cards.PACK)


def test_the_bonus_die_starts_at_one() -> None:
    assert start(3).bonus == 1


def test_the_commander_is_drawn() -> None:
    assert {start(3, seed=bytes([at])).commander for at in range(20)} == {0, 1, 2}


@pytest.mark.parametrize("seats", [0, 5])
def test_other_numbers_of_people_are_refused(seats: int) -> None:
    with pytest.raises(OptionsError):
        GAME.setup(seats, options(), Rng(b"", 0))
