"""The end of Rück's raus!: after the eighth robber, the second-most jewels win."""

from __future__ import annotations

import pytest

from games.ruecks_raus import GAME
from games.ruecks_raus.moves import Rob
from games.ruecks_raus.settling import second_most
from tests.games.ruecks_raus.arrange import before, play, revealed


@pytest.mark.parametrize(
    ("jewels", "winners"),
    [
        pytest.param((30, 20, 10), (1,), id="second-most wins"),
        pytest.param((10, 20, 30, 25), (3,), id="in any seat"),
        pytest.param((30, 20, 20), (1, 2), id="a tie for the second place: all of them"),
        pytest.param((5, 9, 5, 5), (0, 2, 3), id="three tied"),
        pytest.param((30, 30, 10), (2,), id="the two richest are both out"),
        pytest.param((30, 30, 10, 10, 5), (2, 3), id="two richest, two winners"),
        pytest.param((7, 7, 7, 7, 0), (4,), id="four richest"),
        pytest.param((12, 12, 12), (0, 1, 2), id="all are equal: all win"),
        pytest.param((0, 0, 1), (0, 1), id="nothing is second to one"),
    ],
)
def test_who_wins(jewels: tuple[int, ...], winners: tuple[int, ...]) -> None:
    assert second_most(jewels) == winners


def test_the_match_ends_with_the_round_of_the_last_robber() -> None:
    state = before("plus4", (8, 9, 20), last=True)
    assert GAME.outcome(state) is None
    state = revealed(state, (6, 2, 4))
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.scores == (12, 11, 20)
    assert outcome.winners == (0,)
    assert outcome.places == (1, 2, 2)
    assert outcome.won is None
    assert GAME.phase(state) == "end"
    assert GAME.awaiting(state) == frozenset()
    assert not any(GAME.legal(state, seat) for seat in range(3))


def test_the_last_choice_of_favour_is_still_made() -> None:
    state = revealed(before("plus0or8", (8, 9, 20), last=True), (6, 2, 4))
    assert GAME.outcome(state) is None
    assert GAME.phase(state) == "r8-favour"


def test_the_end_is_told_with_totals_and_winners() -> None:
    picks = [(seat, Rob(robber)) for seat, robber in enumerate((6, 2, 0))]
    _, events = play(before("plus4", (8, 9, 20), last=True), *picks)
    assert [event.kind for event in events] == ["robbers_revealed", "round_settled", "game_ended"]
    assert events[-1].data == {"jewels": [12, 9, 20], "winners": [0]}


def test_shared_places_count_all_who_share_them() -> None:
    outcome = GAME.outcome(revealed(before("plus4", (8, 12, 20, 12), last=True), (6, 6, 6, 6)))
    assert outcome is not None
    assert outcome.winners == (1, 3)
    assert outcome.places == (3, 1, 3, 1)
