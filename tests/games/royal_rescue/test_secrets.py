"""Secrets: hands, gifts, halves, picks and stack tops are seen by nobody else, and worlds can be redrawn."""

from dataclasses import fields, is_dataclass
from typing import Any

import pytest

from games.core import Rng, dump_state
from games.royal_rescue import GAME
from games.royal_rescue.course import SECRET
from games.royal_rescue.model import Stage, State
from tests.games.royal_rescue.table import SEED, every_card, press, start


def words(value: Any) -> set[str]:
    """Return every text inside a view."""
    if isinstance(value, str):
        return {value}
    if is_dataclass(value):
        return {word for field in fields(value) for word in words(getattr(value, field.name))}
    if isinstance(value, tuple | list):
        return {word for item in value for word in words(item)}
    return set()


def played(seats: int, count: int, seed: bytes) -> list[State]:
    """Return the states of a match played by rules of thumb, with the choices of chance mixed in."""
    chance = Rng(b"play" + seed, 0)
    state, states = start(seats, seed), []
    for step in range(1, count):
        waiting = sorted(GAME.awaiting(state))
        if not waiting:
            break
        states.append(state)
        seat = chance.choice(waiting)
        moves = GAME.legal(state, seat)
        move = chance.choice(moves) if step % 3 else GAME.suggest(state, seat, moves, chance)
        state = GAME.play(state, seat, move, Rng(seed, step)).state
    return states


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_no_hand_half_or_stack_is_in_the_public_view(seats: int) -> None:
    for seed in (b"a", b"b", b"c"):
        for state in played(seats, 200, seed):
            hidden = {card for pile in (*state.hands, *state.stacks) for card in pile}
            hidden |= {card for half in state.halves if len(state.halves) == 2 for card in half}
            hidden |= set(state.situation)
            assert not hidden & words(GAME.public_view(state))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_seat_sees_no_others_hand_or_stack(seats: int) -> None:
    for state in played(seats, 200, b"d"):
        for seat in range(seats):
            seen = words(GAME.seat_view(state, seat))
            others = {card for person, hand in enumerate(state.hands) if person != seat for card in hand}
            given = {gift.card for gift in state.gifts if gift.giver == seat}
            below = {card for person, stack in enumerate(state.stacks) for card in stack[person == seat :]}
            assert not ((others - given) | below) & seen


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_redrawn_world_looks_the_same_to_its_seat_and_can_be_played_on(seats: int) -> None:
    chance = Rng(SEED, seats)
    for state in played(seats, 120, b"e"):
        for seat in range(seats):
            world = GAME.resample(state, seat, chance)
            assert GAME.seat_view(world, seat) == GAME.seat_view(state, seat)
            assert GAME.awaiting(world) == GAME.awaiting(state)
            assert sorted(every_card(world)) == sorted(every_card(state))
            for actor in GAME.awaiting(world):
                GAME.play(world, actor, chance.choice(GAME.legal(world, actor)), chance)


def test_redrawn_worlds_differ() -> None:
    state = start(3)

    assert len({dump_state(GAME, GAME.resample(state, 0, Rng(SEED, at))) for at in range(10)}) == 10


def test_a_gift_that_comes_back_is_redrawn_as_it_was_seen() -> None:
    """Reproduces worlds that broke: 0 gives to 1, 1 to 2, 2 to 0, all the same card."""
    for commander in range(3):
        state = start(3, seed=bytes([commander]))
        while state.stage is Stage.SHOW:
            state, _ = press(state, "pass")
        seat = state.actor
        card = state.hands[seat][0]
        for _ in range(3):
            state, _ = press(state, f"give:{(state.actor + 1) % 3}:{card}")
        for at in range(20):
            for viewer in range(3):
                world = GAME.resample(state, viewer, Rng(SEED, at))
                assert GAME.seat_view(world, viewer) == GAME.seat_view(state, viewer)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_offers_that_tell_a_hand_are_never_public(seats: int) -> None:
    for state in played(seats, 60, b"f"):
        view = GAME.public_view(state)
        if state.stage in SECRET:
            assert view.moves == ()
        else:
            assert {seat for seat, _ in view.moves} >= set(view.awaiting)


def test_whispered_events_name_who_may_know() -> None:
    step = GAME.setup(3, GAME.options_type(), Rng(SEED, 0))
    dealt = [event for event in step.events if event.kind == "hand_dealt"]

    assert [set(event.seats or ()) for event in dealt] == [{0}, {1}, {2}]
    assert all("cards" not in event.data for event in step.events if event.seats is None)
