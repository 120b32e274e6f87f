"""Whole matches: the laws of every game, held for this one; the golden game; a save of version 1."""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path

import pytest

from games.core import Event, Rng, dump_state, load_state
from games.solo_robbers import GAME
from games.solo_robbers.loot import DECK
from games.solo_robbers.model import SoloRobbersOptions, Stage, State
from tests.games.solo_robbers.arrange import JUNIOR, TABLES

HERE = Path(__file__).parent
TOKEN = re.compile(r"[a-z0-9_.+-]+(:[a-z0-9_.+-]+)*")


def checked(state: State, phases: list[str]) -> None:
    """Hold what is true at every moment of every match."""
    table, seats = state.table, len(state.picks)
    cards = [*table.deck, *(card for loot in (*table.banks, *table.stacks) for card in loot)]
    assert sorted(cards) == sorted(DECK)
    assert all(len(loot) <= 4 for loot in table.banks)
    assert (GAME.outcome(state) is None) is bool(GAME.awaiting(state))
    phase = GAME.phase(state)
    assert re.fullmatch(r"[a-z0-9.-]{1,20}", phase)
    if phase != phases[-1]:
        assert phase not in phases
        phases.append(phase)
    for seat in range(seats):
        offers = GAME.legal(state, seat)
        assert len(set(offers)) == len(offers)
        assert offers or seat not in GAME.awaiting(state)
        for token in {offer.token for offer in offers}:
            assert TOKEN.fullmatch(token)
            assert len(token) <= 60
        assert GAME.seat_view(state, seat).public == GAME.public_view(state)
    assert load_state(GAME, dump_state(GAME, state)) == state


def random_match(
    seats: int, options: SoloRobbersOptions, seed: bytes, *, check: bool
) -> tuple[State, list[str], list[Event]]:
    """Play a match of random moves, with changes of mind; return its end, its moves and its events."""
    first = GAME.setup(seats, options, Rng(seed, 0))
    state, events, moves, phases = first.state, list(first.events), list[str](), [""]
    step = 0
    while GAME.outcome(state) is None:
        step += 1
        if check:
            checked(state, phases)
        chance = Rng(seed + b"choice", step)
        able = [seat for seat in range(seats) if GAME.legal(state, seat)]
        seat = chance.choice(able)
        offer = chance.choice(GAME.legal(state, seat))
        moves.append(f"{seat} {offer.token}")
        done = GAME.play(state, seat, offer, Rng(seed, step))
        state = done.state
        events += done.events
    if check:
        checked(state, phases)
    return state, moves, events


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_whole_matches_hold_the_laws(seats: int, options: SoloRobbersOptions) -> None:
    """Cards are conserved, phases date their moment, saves are exact, somebody can always move."""
    for number in range(3):
        random_match(seats, options, f"law {number}".encode(), check=True)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_random_matches_end_long_before_the_limit(seats: int, options: SoloRobbersOptions) -> None:
    """Rulings, "no end in sight": random play ends by 40 rounds."""
    for number in range(15):
        state, _, events = random_match(seats, options, f"end {number}".encode(), check=False)
        assert state.stage is Stage.END
        assert state.ending == "deck"
        assert state.table.round <= 40
        assert events[-1].kind == "game_ended"


def test_events_are_plain_json() -> None:
    """Contract of `Event`; nothing that is told needs to be kept from anybody."""
    _, _, events = random_match(4, JUNIOR, b"json", check=False)
    for event in events:
        assert json.loads(json.dumps(dict(event.data))) == dict(event.data)
        assert event.seats is None


def test_the_same_seed_and_moves_make_the_same_match() -> None:
    """The seed law."""
    assert random_match(4, JUNIOR, b"same", check=False) == random_match(4, JUNIOR, b"same", check=False)


def golden() -> dict[str, object]:
    """Return the golden game as it is played by the code of today."""
    state, moves, events = random_match(4, JUNIOR, b"golden", check=False)
    outcome = GAME.outcome(state)
    assert outcome is not None
    told = json.dumps([[event.kind, dict(event.data)] for event in events], sort_keys=True)
    return {
        "seats": 4,
        "options": JUNIOR.model_dump(),
        "seed": b"golden".hex(),
        "moves": moves,
        "scores": list(outcome.scores),
        "winners": list(outcome.winners),
        "rounds": state.table.round,
        "state": hashlib.sha256(dump_state(GAME, state).encode()).hexdigest(),
        "events": hashlib.sha256(told.encode()).hexdigest(),
    }


def test_the_golden_game_is_played_as_it_was_recorded() -> None:
    """Seed and moves of `golden.json` lead to its outcome, on every Python."""
    record = json.loads((HERE / "golden.json").read_text())
    seed = bytes.fromhex(record["seed"])
    state = GAME.setup(record["seats"], SoloRobbersOptions(**record["options"]), Rng(seed, 0)).state
    for step, entry in enumerate(record["moves"], start=1):
        seat, token = entry.split()
        offer = next(offer for offer in GAME.legal(state, int(seat)) if offer.token == token)
        state = GAME.play(state, int(seat), offer, Rng(seed, step)).state
    assert hashlib.sha256(dump_state(GAME, state).encode()).hexdigest() == record["state"]
    assert golden() == record


def test_a_save_of_version_1_loads_for_ever() -> None:
    """`v1.json` is a match in mid-round, with secrets in it; it is never recorded anew."""
    text = (HERE / "v1.json").read_text().strip()
    state = load_state(GAME, text)
    assert GAME.phase(state) == "r7-decide"
    assert len(GAME.awaiting(state)) == 2
    assert state.table.last.number == 6
    while GAME.outcome(state) is None:
        seat = min(GAME.awaiting(state))
        state = GAME.play(state, seat, GAME.legal(state, seat)[-1], Rng(b"on", 0)).state
    assert json.loads(text)["version"] == 1
