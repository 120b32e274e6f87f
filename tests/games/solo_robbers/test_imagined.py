"""What nobody else may know, and what computer players may imagine."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.core import Rng, dump_state
from games.solo_robbers import GAME
from games.solo_robbers.loot import DECK, VALUES
from games.solo_robbers.model import SoloRobbersOptions, Stage, State
from games.solo_robbers.player import RoundPlayer
from games.solo_robbers.police import dearest
from tests.games.solo_robbers.arrange import (
    BLUFF,
    JUNIOR,
    PLAIN,
    TABLES,
    arranged,
    picked,
    play,
    revealed,
    rng,
)


def walked(seats: int, options: SoloRobbersOptions, seed: bytes, moves: int) -> State:
    """Return the state after so many random moves, or the end."""
    state = GAME.setup(seats, options, Rng(seed, 0)).state
    for step in range(1, moves + 1):
        waiting = sorted(GAME.awaiting(state))
        if not waiting:
            break
        chance = Rng(seed + b"choice", step)
        seat = chance.choice(waiting)
        state = GAME.play(state, seat, chance.choice(GAME.legal(state, seat)), Rng(seed, step)).state
    return state


def loot_of(state: State) -> list[str]:
    """Return all loot cards, wherever they are."""
    table = state.table
    return sorted([*table.deck, *(card for cards in (*table.banks, *table.stacks) for card in cards)])


def anywhere() -> st.SearchStrategy[State]:
    """Return matches of every kind at any moment."""
    return st.builds(
        lambda table, seed, moves: walked(table[0], table[1], seed, moves),
        st.sampled_from(TABLES),
        st.binary(min_size=2, max_size=2),
        st.integers(0, 250),
    )


@settings(deadline=None, max_examples=150)
@given(anywhere(), st.integers(0, 5), st.integers(0, 99))
def test_an_imagined_world_looks_the_same_to_the_seat(state: State, seat: int, step: int) -> None:
    """Law of `resample`: equal views, awaited seats and offers; all 61 cards; and a match to play on."""
    seat %= len(state.picks)
    world = GAME.resample(state, seat, Rng(b"world", step))
    assert GAME.public_view(world) == GAME.public_view(state)
    assert GAME.seat_view(world, seat) == GAME.seat_view(state, seat)
    assert GAME.legal(world, seat) == GAME.legal(state, seat)
    assert GAME.awaiting(world) == GAME.awaiting(state)
    assert loot_of(world) == sorted(DECK)
    assert sorted(world.table.cycle) == sorted(state.table.cycle)
    for other in range(len(state.picks)):
        card, said = world.picks[world.table.gentleman], world.declaration
        assert len(GAME.legal(world, other)) == len(GAME.legal(state, other))
        assert said is None or card is None or world.table.options.bluff or said.fits(card)


@settings(deadline=None, max_examples=100)
@given(anywhere(), st.integers(0, 5), st.integers(0, 99))
def test_an_imagined_world_fits_what_the_last_round_showed(state: State, seat: int, step: int) -> None:
    """Nobody holds anything dearer than what the police just took; what went under the deck is there."""
    seat %= len(state.picks)
    table = GAME.resample(state, seat, Rng(b"world", step)).table
    if table.last is None:
        return
    under = [
        card
        for raid in table.last.raids
        for card in (*raid.loot, *(given.card for given in raid.surrendered))
    ]
    if under and len(table.deck) >= len(under):
        assert list(table.deck[-len(under) :]) == under
    assert table.last.junior is None or table.cycle[-1] == table.last.junior
    for surrender in (surrender for raid in table.last.raids for surrender in raid.surrendered):
        stack = table.stacks[len(state.picks) if surrender.robber is None else surrender.robber]
        assert not stack or VALUES[stack[dearest(stack)]] <= VALUES[surrender.card]


@settings(deadline=None, max_examples=60)
@given(anywhere(), st.integers(0, 5), st.integers(0, 99))
def test_what_is_imagined_depends_on_the_view_alone(state: State, seat: int, step: int) -> None:
    """Two states that look alike to a seat lead to the same imagination, so nothing hidden seeps through."""
    seat %= len(state.picks)
    other = GAME.resample(state, seat, Rng(b"other", step))
    assert GAME.resample(other, seat, Rng(b"world", step)) == GAME.resample(state, seat, Rng(b"world", step))


@pytest.mark.parametrize("options", [PLAIN, JUNIOR, BLUFF])
def test_the_computer_player_sees_no_more_than_its_seat(options: SoloRobbersOptions) -> None:
    """The same view and the same chance, the same move."""
    player = RoundPlayer(plays=30)
    for moves in range(0, 120, 7):
        state = walked(4, options, b"blind", moves)
        for seat in GAME.awaiting(state):
            world = GAME.resample(state, seat, rng(moves, b"world"))
            assert player.choose(GAME, state, seat, rng(moves)) == player.choose(
                GAME, world, seat, rng(moves)
            )


def test_everything_hidden_is_drawn_anew() -> None:
    """Law of `resample`: deck, stacks under their top, picks, Robby Junior's order."""
    state = walked(5, JUNIOR, b"hidden", 60)
    while state.stage is not Stage.DECIDE or len(GAME.awaiting(state)) > 1:
        seat = min(GAME.awaiting(state))
        state = GAME.play(state, seat, GAME.legal(state, seat)[0], rng()).state
    seat = min(GAME.awaiting(state))
    worlds = [GAME.resample(state, seat, rng(step)) for step in range(60)]
    assert len({world.table.deck for world in worlds}) > 50
    assert len({world.table.cycle for world in worlds}) > 20
    gentleman = state.table.gentleman
    for other in set(range(5)) - {seat, gentleman}:
        assert len({world.picks[other] for world in worlds}) > 3
        assert len({world.choices[other] for world in worlds}) > 3
    deep = max(
        (other for other in range(5) if other != seat), key=lambda other: len(state.table.stacks[other])
    )
    assert len({world.table.stacks[deep] for world in worlds}) > 20


def test_an_honest_gentleman_who_says_what_he_robs_leaves_no_doubt() -> None:
    """Rulings, "the declaration": it is true."""
    state = picked(4)
    gentleman = state.table.gentleman
    state = play(state, (gentleman, "place:red:rob:red"))
    seat = (gentleman + 1) % 4
    assert {GAME.resample(state, seat, rng(step)).picks[gentleman] for step in range(30)} == {"red"}


def test_a_gentleman_who_may_bluff_leaves_doubt() -> None:
    """Rulings, "the declaration", option `bluff`."""
    state = picked(4, BLUFF)
    gentleman = state.table.gentleman
    state = play(state, (gentleman, "place:blue:rob:red"))
    seat = (gentleman + 1) % 4
    assert len({GAME.resample(state, seat, rng(step)).picks[gentleman] for step in range(60)}) > 2


def test_no_stack_is_seen_below_its_top() -> None:
    """Rulings, "stacks": the views of others do not differ where only hidden loot does."""
    one = arranged([], stacks=[("9000", "crown", "1000")])
    other = arranged([], stacks=[("3000", "4000", "1000")])
    assert GAME.public_view(one) == GAME.public_view(other)
    assert GAME.seat_view(one, 1) == GAME.seat_view(other, 1)
    assert GAME.seat_view(one, 0) != GAME.seat_view(other, 0)


def test_robby_juniors_next_card_is_not_seen() -> None:
    """Rulebook: one has to remember it."""
    one = arranged([], cycle=("blue", "red", "yellow", "green", "grey"))
    other = arranged([], cycle=("red", "blue", "yellow", "green", "grey"))
    assert GAME.public_view(one) == GAME.public_view(other)
    assert GAME.seat_view(one, 0) == GAME.seat_view(other, 0)


def test_after_the_end_stacks_stay_as_they_were_counted() -> None:
    """Law of `resample` at the end: nothing but the deck is hidden any more."""
    state = revealed(arranged([], deck=("1000", "2000")), "yellow", "green", "red").state
    assert "9000" not in dump_state(GAME, state)
    real = walked(3, PLAIN, b"end", 999)
    world = GAME.resample(real, 0, rng())
    assert world.table.stacks == real.table.stacks
