"""Arranges matches of Rette sich, wer kann! at the moment a test is about."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.core import Rng, Seat, Step
from games.rette_sich import GAME
from games.rette_sich.model import GARGAMEL, LAIR, RetteSichOptions, Stage, State, lineup
from games.rette_sich.moves import RetteSichMove

LOOP = RetteSichOptions()
SHORT = RetteSichOptions(two_players="short")
FORKS = RetteSichOptions(forks=True)
SHORT_FORKS = RetteSichOptions(two_players="short", forks=True)

TABLES = [
    (2, LOOP),
    (2, SHORT),
    (3, LOOP),
    (4, LOOP),
    (2, FORKS),
    (2, SHORT_FORKS),
    (3, FORKS),
    (4, FORKS),
]
"""Every number of seats with every choice of options that matters to it."""

G = GARGAMEL


class Dice(Rng):
    """Chance that falls as written."""

    def __init__(self, *faces: int) -> None:
        """Take the faces to come, in order."""
        super().__init__(b"", 0)
        self.faces = list(faces)

    def below(self, limit: int) -> int:
        """Return the next face, counted from 0."""
        return self.faces.pop(0) - 1


def arranged(
    squares: Sequence[Sequence[int | None]],
    *,
    options: RetteSichOptions = LOOP,
    turn: Seat = 0,
    stage: Stage = Stage.ROLL,
    lair: int = LAIR,
    die: int | None = None,
    houses: tuple[int, ...] | None = None,
    inside: Mapping[tuple[Seat, int], int] | None = None,
    youngest: Seat = 0,
) -> State:
    """Return a match with Smurfs on `squares` by seat; None stands for one lost in round 1.

    `inside` puts Smurfs, named by seat and number, into houses.
    """
    seats, each = len(squares), len(squares[0])
    entered: list[int | None] = [None] * (seats * each)
    for (seat, number), house in (inside or {}).items():
        entered[seat * each + number - 1] = house
    places = tuple(square for own in squares for square in own)
    return State(
        options=options,
        seats=seats,
        youngest=youngest,
        round=2,
        stage=stage,
        turn=turn,
        die=die,
        lair=lair,
        houses=lineup(seats, options).houses if houses is None else houses,
        squares=places,
        inside=tuple(entered),
        lost=tuple(1 if square is None else None for square in places),
        steps=9,
        rolls=9,
        deeds=(),
        acted=(0,) * seats,
    )


def dealt(seats: int, options: RetteSichOptions = LOOP, youngest: Seat = 0) -> State:
    """Return a match before the first Smurf is placed."""
    return GAME.setup(seats, options, Dice(youngest + 1)).state


def tokens(state: State) -> list[str]:
    """Return the tokens that are on offer to the seat in turn."""
    return [move.token for move in GAME.legal(state, state.turn)]


def move(state: State, token: str) -> RetteSichMove:
    """Return the move of the seat in turn with this token."""
    return next(move for move in GAME.legal(state, state.turn) if move.token == token)


def act(state: State, token: str, *faces: int) -> Step[State]:
    """Play a move of the seat in turn; the die falls as told."""
    return GAME.play(state, state.turn, move(state, token), Dice(*faces))


def roll(state: State, *faces: int) -> State:
    """Return the match after these rolls, one a turn."""
    for face in faces:
        state = act(state, "roll", face).state
    return state


def kinds(step: Step[State]) -> list[str]:
    """Return the kinds of a step's events."""
    return [event.kind for event in step.events]
