"""The end of the match and the count."""

from __future__ import annotations

from games.solo_robbers import GAME
from games.solo_robbers.model import ROUND_LIMIT, Stage
from tests.games.solo_robbers.arrange import arranged, revealed


def test_it_ends_where_the_deck_cannot_fill_all_banks() -> None:
    """Rulebook, the end: before any card is placed."""
    step = revealed(arranged([], deck=("9000", "9000", "9000")), "yellow", "green", "red")
    assert step.state.stage is Stage.END
    assert step.state.ending == "deck"
    assert step.state.table.deck == ("9000", "9000", "9000")
    assert GAME.phase(step.state) == "end"
    assert GAME.awaiting(step.state) == frozenset()
    assert [GAME.legal(step.state, seat) for seat in range(3)] == [(), (), ()]
    assert step.events[-1].kind == "game_ended"


def test_it_goes_on_where_the_deck_just_fills_them() -> None:
    """Rulebook, the end."""
    state = revealed(arranged([], deck=("9000",) * 4), "yellow", "green", "red").state
    assert state.stage is Stage.FILL
    assert GAME.outcome(state) is None


def test_the_police_may_put_the_end_off() -> None:
    """Rulebook: what they put under the deck comes back into play."""
    four = ("1000", "2000", "3000", "4000")
    state = revealed(arranged([four], deck=()), "green", "red", "blue").state
    assert state.stage is Stage.FILL
    assert state.table.deck == (*four, "1000", "1000", "1000")


def test_loot_left_at_banks_counts_for_nobody() -> None:
    """Rulings, "filling the banks"."""
    state = arranged([("9000", "9000"), ("1000",)], deck=(), stacks=[("2000",), ("5000",), ("3000",)])
    outcome = GAME.outcome(revealed(state, "yellow", "yellow", "green").state)
    assert outcome is not None
    assert outcome.scores == (2_000, 5_000, 4_000)
    assert outcome.places == (3, 1, 2)
    assert outcome.winners == (1,)


def test_ties_share_the_win() -> None:
    """Rulings, "winner"."""
    state = arranged([], deck=(), stacks=[("crown", "watch"), ("9000", "1000"), ()])
    step = revealed(state, "yellow", "yellow", "green")
    outcome = GAME.outcome(step.state)
    assert outcome is not None
    assert outcome.places == (1, 1, 3)
    assert outcome.winners == (0, 1)
    assert step.events[-1].data == {
        "reason": "deck",
        "totals": [10_000, 10_000, 1_000],
        "junior": None,
        "winners": [0, 1],
    }


def test_all_loot_is_shown_at_the_end() -> None:
    """Rulebook, the end: the loot is counted."""
    state = arranged([], deck=(), stacks=[("crown", "watch"), ("9000", "1000"), ()])
    view = GAME.public_view(revealed(state, "yellow", "yellow", "green").state)
    assert [stack.cards for stack in view.stacks] == [("crown", "watch"), ("9000", "1000"), ("1000",)]
    assert [stack.total for stack in view.stacks] == [10_000, 10_000, 1_000]


def test_the_loot_is_counted_after_60_rounds() -> None:
    """Rulings, "no end in sight"."""
    assert ROUND_LIMIT == 60
    assert revealed(arranged([], number=59), "yellow", "green", "red").state.stage is Stage.FILL
    state = revealed(arranged([], number=60), "yellow", "green", "red").state
    assert state.stage is Stage.END
    assert state.ending == "rounds"
    assert state.table.round == 60
