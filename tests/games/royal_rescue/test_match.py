"""Whole matches: cards conserved at every step, moments, saves, golden games, the snapshot, every option."""

import hashlib
import json
import re
from itertools import product
from pathlib import Path

import pytest

from games.core import IllegalMove, Rng, Seat, dump_state, load_state
from games.royal_rescue import GAME
from games.royal_rescue.model import State
from games.royal_rescue.moves import RoyalRescueMove
from tests.games.royal_rescue.table import every_card, options, start

HERE = Path(__file__).parent
NAMES = ("armed_mission", "dark_power", "cursed_dungeon", "pooled_militias")
MIXTURES = [dict(zip(NAMES, chosen, strict=True)) for chosen in product((False, True), repeat=4)]
TOKEN = re.compile(r"[a-z0-9_.+-]+(:[a-z0-9_.+-]+)*")
MOST_MOVES = 1500


def by_chance(state: State, seat: Seat, chance: Rng) -> RoyalRescueMove:
    return chance.choice(GAME.legal(state, seat))


def by_advice(state: State, seat: Seat, chance: Rng) -> RoyalRescueMove:
    return GAME.suggest(state, seat, GAME.legal(state, seat), chance)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize(
    "chosen", MIXTURES, ids=lambda chosen: "-".join(k for k, v in chosen.items() if v) or "plain"
)
@pytest.mark.parametrize("play", [by_chance, by_advice])
def test_a_match_ends_and_keeps_every_card(seats: int, chosen: dict[str, bool], play: object) -> None:
    seed = repr((seats, chosen)).encode()
    for number in range(2):
        chance = Rng(seed, number)
        state = start(seats, hashlib.sha256(seed + bytes([number])).digest(), **chosen)
        step = 0
        moments = {GAME.phase(state)}
        while waiting := sorted(GAME.awaiting(state)):
            step += 1
            assert step < MOST_MOVES
            seat = chance.choice(waiting)
            move = play(state, seat, chance)  # type: ignore[operator]
            before = state.moment
            state = GAME.play(state, seat, move, Rng(seed, step)).state
            laid = every_card(state)
            assert len(laid) == len(set(laid)) == 49
            assert 0 <= state.bonus <= 6
            if state.moment != before:
                assert GAME.phase(state) not in moments
                moments.add(GAME.phase(state))
        outcome = GAME.outcome(state)
        assert outcome is not None
        assert (outcome.won, len(outcome.scores)) == (bool(outcome.winners), seats)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_saves_phases_tokens_and_events_are_plain(seats: int) -> None:
    chance = Rng(b"plain", seats)
    state, step = start(seats, dark_power=True), 0
    while waiting := sorted(GAME.awaiting(state)):
        step += 1
        text = dump_state(GAME, state)
        assert load_state(GAME, text) == state
        assert re.fullmatch(r"[a-z0-9.-]{1,20}", GAME.phase(state))
        for seat in range(seats):
            found = [move.token for move in GAME.legal(state, seat)]
            assert len(found) == len(set(found))
            assert all(TOKEN.fullmatch(token) and len(token) <= 60 for token in found)
            assert bool(found) or seat not in waiting
        seat = chance.choice(waiting)
        made = GAME.play(state, seat, chance.choice(GAME.legal(state, seat)), Rng(b"plain", step))
        state = made.state
        assert all(json.loads(json.dumps(dict(event.data))) == dict(event.data) for event in made.events)


def test_a_refused_move_changes_nothing_and_uses_no_chance() -> None:
    state = start(3)
    other = (state.actor + 1) % 3
    move = GAME.legal(state, state.actor)[0]

    with pytest.raises(IllegalMove):
        GAME.play(state, other, move, Rng(b"", 0))


def golden() -> list[dict[str, object]]:
    found: list[dict[str, object]] = json.loads((HERE / "golden.json").read_text())
    return found


@pytest.mark.parametrize("record", golden(), ids=lambda record: str(record["name"]))
def test_golden_games_are_played_the_same_for_ever(record: dict[str, object]) -> None:
    seed = bytes.fromhex(str(record["seed"]))
    state = GAME.setup(int(str(record["seats"])), options(**record["options"]), Rng(seed, 0)).state  # type: ignore[arg-type]
    moves = str(record["moves"]).split()
    for step, said in enumerate(moves, 1):
        seat, token = said.split("=")
        move = next(move for move in GAME.legal(state, int(seat)) if move.token == token)
        state = GAME.play(state, int(seat), move, Rng(seed, step)).state

    assert state.won is record["won"]
    assert hashlib.sha256(dump_state(GAME, state).encode()).hexdigest() == record["digest"]


def test_a_match_saved_by_version_one_loads_and_can_be_finished() -> None:
    state = load_state(GAME, (HERE / "v1.json").read_text())
    chance = Rng(b"v1", 0)

    assert (state.seats, state.part) == (3, 2)
    while waiting := GAME.awaiting(state):
        seat = min(waiting)
        state = GAME.play(state, seat, by_advice(state, seat, chance), chance).state
    assert GAME.outcome(state) is not None
