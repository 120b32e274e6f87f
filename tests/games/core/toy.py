"""A toy game for the tests of the core: everyone hides a coin in one of two hands, and guesses."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

from games.core import (
    Event,
    Game,
    Info,
    Move,
    Options,
    Outcome,
    Player,
    PublicView,
    Rng,
    Seat,
    SeatView,
    Step,
)
from games.core.players import RandomPlayer


@dataclass(frozen=True, slots=True)
class Guess(Move):
    """Say what is under the cup."""

    number: int

    @property
    def token(self) -> str:
        """Return `guess:<number>`."""
        return f"guess:{self.number}"


@dataclass(frozen=True, slots=True)
class Cup:
    """A cup with something under it."""

    hidden: int
    colour: str


@dataclass(frozen=True, slots=True)
class State:
    """A cup, and the guesses that have been made."""

    cup: Cup
    guesses: tuple[int | None, ...]


class CupGame(Game[Options, State, Guess]):
    """Two players guess in turn what is under a cup; who is right has won."""

    info: ClassVar[Info] = Info("cups", min_players=2, max_players=2, version=3)
    options_type: ClassVar[type[Options]] = Options
    state_type: ClassVar[type[State]] = State

    def deal(self, seats: int, options: Options, rng: Rng) -> Step[State]:
        """Hide a number from 0 to 3."""
        return Step(State(Cup(rng.below(4), "red"), (None,) * seats), (Event("cup_put"),))

    def phase(self, state: State) -> str:
        """Count the guesses."""
        return f"g{sum(guess is not None for guess in state.guesses)}"

    def awaiting(self, state: State) -> frozenset[Seat]:
        """Return the first who hasn't guessed."""
        return frozenset([state.guesses.index(None)] if None in state.guesses else [])

    def legal(self, state: State, seat: Seat) -> Sequence[Guess]:
        """Return the four guesses to whoever is next."""
        return [Guess(number) for number in range(4)] if seat in self.awaiting(state) else []

    def apply(self, state: State, seat: Seat, move: Guess, rng: Rng) -> Step[State]:
        """Note the guess."""
        guesses = (*state.guesses[:seat], move.number, *state.guesses[seat + 1 :])
        return Step(State(state.cup, guesses))

    def player(self) -> Player:
        """Guess at random."""
        return RandomPlayer()

    def outcome(self, state: State) -> Outcome | None:
        """Return who was right."""
        if None in state.guesses:
            return None
        winners = tuple(seat for seat, guess in enumerate(state.guesses) if guess == state.cup.hidden)
        return Outcome((1, 1), (0, 0), winners)

    def public_view(self, state: State) -> PublicView:
        """Return nothing about the cup."""
        return PublicView(phase=self.phase(state), awaiting=tuple(self.awaiting(state)))

    def seat_view(self, state: State, seat: Seat) -> SeatView:
        """Return nothing more."""
        return SeatView(seat=seat, public=self.public_view(state), moves=tuple(self.legal(state, seat)))

    def resample(self, state: State, seat: Seat, rng: Rng) -> State:
        """Put another number under the cup."""
        return State(Cup(rng.below(4), state.cup.colour), state.guesses)


def colour_the_cup(body: Any) -> Any:
    """Turn version 1, whose cup was a number, into version 2."""
    return {**body, "cup": {"hidden": body["cup"], "paint": "red"}}


def rename_the_paint(body: Any) -> Any:
    """Turn version 2, whose colour was called paint, into version 3."""
    cup = body["cup"]
    return {**body, "cup": {"hidden": cup["hidden"], "colour": cup["paint"]}}


class Migrating(CupGame):
    """The same game with a history."""

    migrations: ClassVar[Mapping[int, Callable[[Any], Any]]] = {1: colour_the_cup, 2: rename_the_paint}


@dataclass
class Peeker(CupGame):
    """A game that notes which cups it was asked to look under while somebody was thinking."""

    __hash__ = object.__hash__

    looked: list[int] = field(default_factory=list)
    believed: int = 0

    def resample(self, state: State, seat: Seat, rng: Rng) -> State:
        """Believe in a fixed number, which is not the real one."""
        return State(Cup(self.believed, state.cup.colour), state.guesses)

    def apply(self, state: State, seat: Seat, move: Guess, rng: Rng) -> Step[State]:
        """Note the cup."""
        self.looked.append(state.cup.hidden)
        return super().apply(state, seat, move, rng)

    def worth(self, state: State, seat: Seat) -> float:
        """Note the cup, and value a right guess."""
        self.looked.append(state.cup.hidden)
        return float(state.guesses[seat] == state.cup.hidden)
