"""Drives any game at random, for the laws: every configuration of it, and recorded matches.

`python -m tests.games.driver [game …]` writes the digests that the matches are compared with.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeAlias, get_args, get_origin

from pydantic.fields import FieldInfo

from games import all_games
from games.core import Event, Game, Move, Options, OptionsError, Rng, Seat, dump_state

AnyGame: TypeAlias = Game[Any, Any, Any]

GAMES = tuple(all_games())
LONGEST_MATCH = 5_000


class Moment(NamedTuple):
    """A state with the move that led to it (none for the deal) and what happened on the way."""

    state: Any
    events: tuple[Event, ...]
    seat: Seat | None
    move: Move | None


@dataclass(frozen=True)
class Match:
    """A whole match from the deal to the end."""

    game: AnyGame
    seats: int
    options: Options
    seed: bytes
    moments: tuple[Moment, ...]

    def __str__(self) -> str:
        return f"{self.game.info.id} for {self.seats} with {self.options!r}"


def values(field: FieldInfo) -> list[Any]:
    """Return all values of an option: a bool, a Literal, or an int with both bounds."""
    kind = field.annotation
    if kind is bool:
        return [False, True]
    if get_origin(kind) is Literal:
        return list(get_args(kind))
    assert kind is int, f"the lobby can't draw an option of {kind}"
    [least] = [mark.ge for mark in field.metadata if hasattr(mark, "ge")]
    [most] = [mark.le for mark in field.metadata if hasattr(mark, "le")]
    return list(range(least, most + 1))


def all_options(game: AnyGame) -> list[Options]:
    """Return every combination of option values of a game."""
    fields = game.options_type.model_fields
    return [
        game.options_type(**dict(zip(fields, combination, strict=True)))
        for combination in product(*(values(field) for field in fields.values()))
    ]


def configurations(game: AnyGame) -> Iterator[tuple[int, Options]]:
    """Yield every number of players with every combination of options that goes together."""
    for seats in range(game.info.min_players, game.info.max_players + 1):
        for options in all_options(game):
            try:
                game.check(seats, options)
            except OptionsError:
                continue
            yield seats, options


def play_on(game: AnyGame, state: Any, seed: bytes, chooser: Rng) -> Iterator[Moment]:
    """Play at random from a state to the end; now and then somebody changes a pick that is in."""
    step = 0
    while waiting := game.awaiting(state):
        step += 1
        assert step < LONGEST_MATCH, f"{game.info.id} doesn't end"
        seat = chooser.choice(sorted(waiting))
        if chooser.below(8) == 0:
            seat = chooser.choice([other for other in range(16) if game.legal(state, other)])
        move = chooser.choice(game.legal(state, seat))
        state, events = game.play(state, seat, move, Rng(seed, step))
        yield Moment(state, events, seat, move)


def play_match(game: AnyGame, seats: int, options: Options, seed: bytes) -> Match:
    """Play a random match, always the same for the same seed."""
    state, events = game.setup(seats, options, Rng(seed, 0))
    dealt = Moment(state, events, None, None)
    rest = play_on(game, state, seed, Rng(b"driver" + seed, 0))
    return Match(game, seats, options, seed, (dealt, *rest))


@cache
def matches(name: str) -> tuple[Match, ...]:
    """Return one random match of every configuration of a game."""
    game = all_games()[name]
    return tuple(
        play_match(game, seats, options, hashlib.sha256(f"{name} {number}".encode()).digest())
        for number, (seats, options) in enumerate(configurations(game))
    )


@cache
def samples(name: str, count: int) -> tuple[tuple[Match, int], ...]:
    """Return `count` moments of all matches of a game, evenly spread, as match and index."""
    everything = [(match, at) for match in matches(name) for at in range(len(match.moments))]
    stride = max(1, len(everything) // count)
    return tuple(everything[stride // 2 :: stride])


def digest(name: str) -> str:
    """Return the fingerprint of all matches of a game: the moves, and the states they lead to.

    Events are left out: a running match goes on as it did, however a line of its record is told.
    """
    sha = hashlib.sha256()
    for match in matches(name):
        moves = [[moment.seat, moment.move and moment.move.token] for moment in match.moments]
        sha.update(json.dumps(moves).encode())
        for moment in match.moments[::20]:
            sha.update(dump_state(match.game, moment.state).encode())
        sha.update(dump_state(match.game, match.moments[-1].state).encode())
    return sha.hexdigest()


def digest_file(name: str) -> Path:
    """Return where the digest of a game is kept: beside the tests of the game."""
    return Path(__file__).parent / name / "digest.txt"


if __name__ == "__main__":
    for wanted in sys.argv[1:] or GAMES:
        digest_file(wanted).write_text(digest(wanted) + "\n", encoding="utf-8")
