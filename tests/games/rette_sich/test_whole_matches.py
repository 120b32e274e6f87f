"""Whole matches at every table: they end, keep their pieces, ask short questions, save and load."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from games.core import Event, Outcome, Rng, Seat, dump_state, load_state
from games.rette_sich import GAME
from games.rette_sich.board import MAX_ANSWERS
from games.rette_sich.model import MEMORY, RetteSichOptions, Stage, State, lineup
from games.rette_sich.moves import RetteSichMove
from tests.games.rette_sich.arrange import TABLES

HERE = Path(__file__).parent
MATCHES = 25
"""Matches played at each of the eight tables."""

EVERY_TABLE = pytest.mark.parametrize(("seats", "options"), TABLES)


@dataclass(frozen=True)
class Moment:
    """One move of a match: the state before it, the move, what came of it."""

    before: State
    move: RetteSichMove
    after: State
    events: tuple[Event, ...]


def wander(seats: int, options: RetteSichOptions, seed: bytes) -> Iterator[Moment]:
    """Play a match at random to its end."""
    state = GAME.setup(seats, options, Rng(seed, 0)).state
    whim = Rng(seed, 1 << 40)
    number = 0
    while GAME.awaiting(state):
        number += 1
        move = whim.choice(GAME.legal(state, state.turn))
        step = GAME.play(state, state.turn, move, Rng(seed, number))
        yield Moment(state, move, step.state, step.events)
        state = step.state


def everyone_and_houses(state: State) -> tuple[int, int]:
    return state.lost.count(None), len(state.houses)


@EVERY_TABLE
def test_random_matches_end_with_their_pieces_kept(seats: int, options: RetteSichOptions) -> None:
    for number in range(MATCHES):
        after: State | None = None
        for moment in wander(seats, options, b"kept %d" % number):
            after = moment.after
            smurfs, houses = everyone_and_houses(after)
            # One Smurf more than houses, but for the moment between an elimination and its house.
            assert smurfs == houses + (after.stage not in (Stage.REMOVE, Stage.END))
            taken = [house for house in after.inside if house is not None]
            assert len(set(taken)) == len(taken)
            assert set(taken) <= set(after.houses)
            assert 0 <= after.lair <= 3
            assert (after.die is not None) == (after.stage is Stage.MOVE)
            if after.stage is not Stage.PLACE:
                on_board = [square is not None for square in after.squares]
                assert on_board == [lost is None for lost in after.lost]
        assert after is not None
        outcome = GAME.outcome(after)
        assert outcome is not None
        assert sorted(outcome.places) == list(range(1, seats + 1))
        assert [outcome.places[seat] for seat in outcome.winners] == [1]
        assert after.rolls < 1000


@EVERY_TABLE
def test_every_moment_awaits_one_seat_that_has_something_to_do(seats: int, options: RetteSichOptions) -> None:
    for moment in wander(seats, options, b"awaits"):
        state = moment.after
        assert GAME.awaiting(state) == (frozenset() if GAME.outcome(state) else {state.turn})
        for seat in range(-1, seats + 1):
            assert bool(GAME.legal(state, seat)) == (seat in GAME.awaiting(state))
        if state.stage in (Stage.MOVE, Stage.REMOVE, Stage.ENTER):
            assert len(GAME.legal(state, state.turn)) > 1


@EVERY_TABLE
def test_no_phase_comes_twice(seats: int, options: RetteSichOptions) -> None:
    phases = [GAME.phase(moment.after) for moment in wander(seats, options, b"phases")]

    assert len(set(phases)) == len(phases)
    assert all(re.fullmatch(r"[a-z0-9.-]{1,20}", phase) for phase in phases)
    assert phases[-1] == "end"


@EVERY_TABLE
def test_moves_are_asked_in_short_steps(seats: int, options: RetteSichOptions) -> None:
    for moment in wander(seats, options, b"tokens"):
        tokens = [move.token for move in GAME.legal(moment.before, moment.before.turn)]
        assert len(set(tokens)) == len(tokens)
        parts = [tuple(token.split(":")) for token in tokens]
        stems = {part[:depth] for part in parts for depth in range(len(part))}
        assert not stems & set(parts), "an answer must not be a question, too"
        for stem in stems:
            answers = {
                part[len(stem)] for part in parts if part[: len(stem)] == stem and len(part) > len(stem)
            }
            assert len(answers) <= MAX_ANSWERS
        for token in tokens:
            assert re.fullmatch(r"[a-z0-9_.+-]+(:[a-z0-9_.+-]+)*", token)
            assert len(token) <= 60


@EVERY_TABLE
def test_events_are_plain_json_that_everybody_may_know(seats: int, options: RetteSichOptions) -> None:
    for moment in wander(seats, options, b"events"):
        for event in moment.events:
            assert event.seats is None
            assert json.loads(json.dumps(event.data)) == event.data
            assert event.data["seat"] in range(seats)


@EVERY_TABLE
def test_a_match_saved_and_loaded_at_any_step_goes_on_alike(seats: int, options: RetteSichOptions) -> None:
    for number, moment in enumerate(wander(seats, options, b"saved"), 1):
        text = dump_state(GAME, moment.before)
        loaded = load_state(GAME, text)
        assert loaded == moment.before
        assert dump_state(GAME, loaded) == text
        again = GAME.play(loaded, loaded.turn, moment.move, Rng(b"saved", number))
        assert again.state == moment.after
        assert again.events == moment.events


@EVERY_TABLE
def test_nothing_is_hidden_from_any_seat(seats: int, options: RetteSichOptions) -> None:
    for moment in wander(seats, options, b"hidden"):
        for seat in range(seats):
            assert GAME.resample(moment.after, seat, Rng(b"other", 0)) is moment.after
            assert GAME.seat_view(moment.after, seat).public == GAME.public_view(moment.after)


@EVERY_TABLE
def test_the_memory_tells_what_the_events_told(seats: int, options: RetteSichOptions) -> None:
    remembered = 0
    for moment in wander(seats, options, b"memory"):
        told = [event.kind for event in moment.events if event.kind != "die_rolled"]
        fresh = [deed for deed in moment.after.deeds if deed.number > remembered]
        assert [deed.kind for deed in fresh] == told
        assert len(moment.after.deeds) <= MEMORY
        if fresh:
            assert moment.after.acted[moment.before.turn] == fresh[0].number
            remembered = fresh[-1].number


@EVERY_TABLE
def test_each_round_begins_with_one_house_fewer(seats: int, options: RetteSichOptions) -> None:
    houses = [
        len(moment.after.houses)
        for moment in wander(seats, options, b"rounds")
        if moment.events and moment.events[-1].kind == "round_begun"
    ]
    start = len(lineup(seats, options).houses)
    assert houses == list(range(start, start - len(houses), -1))


def suggested(state: State, seat: Seat, rng: Rng) -> RetteSichMove:
    return GAME.suggest(state, seat, GAME.legal(state, seat), rng)


def searched(state: State, seat: Seat, rng: Rng) -> RetteSichMove:
    move = GAME.player().choose(GAME, state, seat, rng)
    assert isinstance(move, RetteSichMove)
    return move


def wins_against_chance(
    choose: Callable[[State, Seat, Rng], RetteSichMove], seats: int, options: RetteSichOptions, matches: int
) -> int:
    wins = 0
    for number in range(matches):
        seed, me = b"strength %d" % number, number % seats
        state = GAME.setup(seats, options, Rng(seed, 0)).state
        step, whim = 0, Rng(seed, 1 << 40)
        while GAME.awaiting(state):
            step += 1
            turn = state.turn
            move = choose(state, turn, whim) if turn == me else whim.choice(GAME.legal(state, turn))
            state = GAME.play(state, turn, move, Rng(seed, step)).state
        outcome = GAME.outcome(state)
        wins += outcome is not None and me in outcome.winners
    return wins


@EVERY_TABLE
def test_the_rules_of_thumb_beat_random_play(seats: int, options: RetteSichOptions) -> None:
    assert wins_against_chance(suggested, seats, options, 40) / 40 > 1 / seats + 0.15


def test_the_computer_player_beats_random_play() -> None:
    assert wins_against_chance(searched, 2, RetteSichOptions(two_players="short"), 20) >= 14


@EVERY_TABLE
def test_the_computer_player_makes_legal_moves_and_every_state_has_a_worth(
    seats: int, options: RetteSichOptions
) -> None:
    for number, moment in enumerate(wander(seats, options, b"player")):
        state = moment.before
        shares = [GAME.worth(state, seat) for seat in range(seats)]
        assert sum(shares) == pytest.approx(1)
        assert all(-1e-9 <= share <= 1 + 1e-9 for share in shares)
        if number % 40 == 0 or state.stage in (Stage.ENTER, Stage.REMOVE):
            assert searched(state, state.turn, Rng(b"", number)) in GAME.legal(state, state.turn)


def golden_games() -> list[dict[str, Any]]:
    games: list[dict[str, Any]] = json.loads((HERE / "golden.json").read_text("utf-8"))
    return games


@pytest.mark.parametrize("golden", golden_games(), ids=lambda golden: f"{golden['seats']}-{golden['seed']}")
def test_golden_games_come_out_as_ever(golden: dict[str, Any]) -> None:
    seed = bytes.fromhex(golden["seed"])
    options = RetteSichOptions.model_validate(golden["options"])
    step = GAME.setup(golden["seats"], options, Rng(seed, 0))
    told = [*step.events]
    for number, token in enumerate(golden["moves"].split(), 1):
        state = step.state
        move = next(move for move in GAME.legal(state, state.turn) if move.token == token)
        step = GAME.play(state, state.turn, move, Rng(seed, number))
        told += step.events

    lines = "\n".join(f"{event.kind} {json.dumps(event.data, sort_keys=True)}" for event in told)
    assert hashlib.sha256(lines.encode()).hexdigest() == golden["events"]
    assert GAME.outcome(step.state) == Outcome(
        tuple(golden["places"]), tuple(golden["scores"]), tuple(golden["winners"])
    )


def test_a_save_of_version_1_loads_for_ever() -> None:
    state = load_state(GAME, (HERE / "v1.json").read_text("utf-8"))

    assert isinstance(state, State)
    assert (state.seats, state.options.forks, state.round, state.stage) == (4, True, 2, Stage.MOVE)
    step = 0
    while GAME.awaiting(state):
        step += 1
        state = GAME.play(
            state, state.turn, suggested(state, state.turn, Rng(b"", 0)), Rng(b"v1", step)
        ).state
    assert GAME.outcome(state) is not None
