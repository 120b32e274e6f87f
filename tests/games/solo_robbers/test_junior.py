"""Robby Junior, the apprentice without a seat."""

from __future__ import annotations

from games.core import Rng
from games.solo_robbers import GAME
from games.solo_robbers.loot import BANKS
from games.solo_robbers.model import Stage, State
from tests.games.solo_robbers.arrange import JUNIOR, arranged, opened, revealed

CYCLE = ("blue", "red", "yellow", "green", "grey")


def test_he_has_one_card_of_each_bank_in_an_order_of_his_own() -> None:
    """Rulebook, Robby Junior: a deck like all others, in random order."""
    cycles = {opened(3, JUNIOR, bytes([seed])).table.cycle for seed in range(20)}
    assert len(cycles) > 5
    assert all(sorted(cycle) == sorted(BANKS[:5]) for cycle in cycles)


def test_he_never_sits_at_the_table() -> None:
    """Rulings: he is never the Gentleman and takes no turn."""
    state, step = opened(3, JUNIOR), 1
    while state.stage is not Stage.END:
        assert GAME.awaiting(state) <= {0, 1, 2}
        assert state.table.gentleman in (0, 1, 2)
        seat = min(GAME.awaiting(state))
        offer = Rng(b"choice", step).choice(GAME.legal(state, seat))
        state, step = GAME.play(state, seat, offer, Rng(b"junior", step)).state, step + 1
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert len(outcome.places) == 3


def test_alone_at_a_bank_he_takes_the_loot() -> None:
    """Rulings, "Robby Junior"."""
    step = revealed(arranged([(), (), (), ("crown", "7000")], cycle=CYCLE), "yellow", "yellow", "green")
    view = GAME.public_view(step.state)
    assert view.junior is not None
    assert (view.junior.count, view.junior.top) == (2, "7000")
    assert len(view.stacks) == 3
    data = {"round": 1, "seat": None, "bank": "blue", "loot": ["crown", "7000"]}
    assert data in [event.data for event in step.events]


def test_he_blocks_like_anyone() -> None:
    """Rulings, "Robby Junior"."""
    step = revealed(arranged([], cycle=CYCLE), "yellow", "blue", "green")
    assert [len(stack) for stack in step.state.table.stacks] == [1, 0, 1, 0]
    assert {"round": 1, "seats": [1, None], "bank": "blue"} in [event.data for event in step.events]


def test_his_card_goes_to_the_end_of_his_cycle() -> None:
    """Rulebook, Robby Junior: the same sequence for ever."""
    state = revealed(arranged([], cycle=CYCLE), "yellow", "blue", "green").state
    assert state.table.cycle == ("red", "yellow", "green", "grey", "blue")
    assert state.table.last is not None
    assert state.table.last.junior == "blue"


def test_his_stack_counts_for_the_police() -> None:
    """Rulings, "Robby Junior"."""
    four = ("1000", "2000", "3000", "4000")
    state = arranged([four], stacks=[(), (), (), ("9000", "8000", "1000")], cycle=CYCLE)
    step = revealed(state, "red", "green", "green")
    assert step.state.table.stacks[3] == ("8000", "1000", "1000")


def test_he_cannot_win_but_his_total_is_told() -> None:
    """Rulings, "Robby Junior"."""
    state = arranged([], stacks=[(), (), (), ("9000",) * 5], deck=("1000",), cycle=CYCLE)
    step = revealed(state, "yellow", "green", "red")
    outcome = GAME.outcome(step.state)
    assert outcome is not None
    assert outcome.winners == (0, 1, 2)
    junior = GAME.public_view(step.state).junior
    assert junior is not None
    assert junior.total == 46_000
    assert step.events[-1].data["junior"] == 46_000


def test_without_him_nobody_speaks_of_him() -> None:
    """Option `junior` off."""
    state: State = opened()
    assert state.table.cycle == ()
    assert GAME.public_view(state).junior is None
