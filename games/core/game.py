"""The contract of a game: a stateless object of pure functions over an immutable state."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar, final

from games.core.chance import Rng
from games.core.errors import IllegalMove, OptionsError
from games.core.model import Info, Move, Options, Outcome, PublicView, Seat, SeatView, Step

O = TypeVar("O", bound=Options)  # noqa: E741 - the names of the contract: options, state, move
S = TypeVar("S")
M = TypeVar("M", bound=Move)


class Player(Protocol):
    """Choose moves for a seat; `games.core.players` has some."""

    def choose(self, game: Game[Any, Any, Any], state: Any, seat: Seat, rng: Rng) -> Move:
        """Return one of the seat's legal moves, using nothing that the seat may not know."""


class Game(ABC, Generic[O, S, M]):
    """Know the rules of one game; hold no match.

    A match is driven with `setup`, then `play` with a move of `legal` until there is an `outcome`.
    """

    info: ClassVar[Info]
    options_type: ClassVar[type[Options]]
    state_type: ClassVar[type[Any]]
    """A frozen slotted dataclass of plain values; the codec reads its annotations."""
    migrations: ClassVar[Mapping[int, Callable[[Any], Any]]] = {}
    """By version n: turns the JSON of a state of version n into that of version n + 1."""

    @final
    def setup(self, seats: int, options: O, rng: Rng) -> Step[S]:
        """Deal a new match; raise OptionsError where `seats` and `options` don't go together."""
        self.check(seats, options)
        return self.deal(seats, options, rng)

    def check(self, seats: int, options: O) -> None:
        """Raise OptionsError where `seats` and `options` don't go together; games add their own checks."""
        if not self.info.min_players <= seats <= self.info.max_players:
            raise OptionsError(
                "options-seats", seats=seats, min=self.info.min_players, max=self.info.max_players
            )

    @abstractmethod
    def deal(self, seats: int, options: O, rng: Rng) -> Step[S]:
        """Deal a new match, trusting that `check` passed."""

    @abstractmethod
    def phase(self, state: S) -> str:
        """Name the moment that controls are dated by: 20 of [a-z0-9.-] at most; a new one dates them out."""

    @abstractmethod
    def awaiting(self, state: S) -> frozenset[Seat]:
        """Return who must act before it goes on; empty exactly when there is an outcome."""

    @abstractmethod
    def legal(self, state: S, seat: Seat) -> Sequence[M]:
        """Return all that a seat may do now, also changing a secret pick; nothing for an unknown seat."""

    @abstractmethod
    def apply(self, state: S, seat: Seat, move: M, rng: Rng) -> Step[S]:
        """Make a move that is known to be legal."""

    @final
    def play(self, state: S, seat: Seat, move: M, rng: Rng) -> Step[S]:
        """Make a move; raise IllegalMove where it is not on offer, using no chance and changing nothing."""
        offered = self.legal(state, seat)
        try:
            # What is made is the move on offer, not an equal one handed in: Rob(True) equals Rob(1).
            move = offered[offered.index(move)]
        except ValueError:
            raise IllegalMove(
                "move-not-on-offer", seat=seat, move=getattr(move, "token", repr(move))
            ) from None
        return self.apply(state, seat, move, rng)

    @abstractmethod
    def public_view(self, state: S) -> PublicView:
        """Return what everybody may know."""

    @abstractmethod
    def seat_view(self, state: S, seat: Seat) -> SeatView:
        """Return what one seat may know."""

    @abstractmethod
    def resample(self, state: S, seat: Seat, rng: Rng) -> S:
        """Return a random state that this seat cannot tell from `state`: equal views, other secrets."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """Return how the match ended, or None while it goes on."""

    def suggest(self, state: S, seat: Seat, moves: Sequence[M], rng: Rng) -> M:
        """Pick a quick plausible move for imagined games; a game overrides it with its rules of thumb."""
        return rng.choice(moves)

    def worth(self, state: S, seat: Seat) -> float:
        """Value a state for a seat from 0 (lost) to 1 (won); override it to cut imagined games short."""
        outcome = self.outcome(state)
        if outcome is None:
            return 0.5
        if outcome.won is not None:
            return float(outcome.won)
        return 1 / len(outcome.winners) if seat in outcome.winners else 0.0

    @abstractmethod
    def player(self) -> Player:
        """Return the computer player of this game."""
