"""The values that matches are made of: seats, moves, events, views and outcomes."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Generic, NamedTuple, TypeAlias, TypeVar

from pydantic import BaseModel, ConfigDict

Seat: TypeAlias = int
"""A place at the table, 0 and up; engines know nothing else of people."""

S = TypeVar("S")


class Options(BaseModel):
    """What a table may choose before the start; a game subclasses it, fields draw the lobby's controls."""

    model_config = ConfigDict(frozen=True, extra="forbid")


@dataclass(frozen=True, slots=True)
class Info:
    """Name a game for machines: how many may play, and the version of its rules and state."""

    id: str
    min_players: int
    max_players: int
    version: int = 1
    cooperative: bool = False


class Move(ABC):
    """Something a seat may do; a verb with its object, equal by value and hashable."""

    __slots__ = ()

    @property
    @abstractmethod
    def token(self) -> str:
        """The stable text of the move: words of [a-z0-9_.+-] joined by colons, 60 characters at most."""


@dataclass(frozen=True, slots=True)
class Event:
    """Tell something that happened, in the past participle (`robbers_revealed`).

    `data` holds nothing but what JSON can say. `seats` names those who may know it; None means everybody.
    """

    kind: str
    data: Mapping[str, object] = field(default_factory=dict)
    seats: frozenset[Seat] | None = None


class Step(NamedTuple, Generic[S]):
    """The state after a set-up or a move, and what happened on the way, in order."""

    state: S
    events: tuple[Event, ...] = ()


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended, by seat.

    `places` count from 1, ties share one. `scores` are in the game's own unit. `won` is None but in
    cooperative games, where it tells for the whole team.
    """

    places: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    won: bool | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class PublicView:
    """All that everybody may know. What is shown in public can be built from this alone.

    `awaiting` is in seat order. `moves` holds, by seat, the open moves on offer: those that may be
    made in front of everybody, so that even their list gives nothing away.
    """

    phase: str
    awaiting: tuple[Seat, ...]
    moves: tuple[tuple[Seat, tuple[Move, ...]], ...] = ()
    outcome: Outcome | None = None

    def open_to(self, seat: Seat) -> tuple[Move, ...]:
        """Return the open moves of one seat."""
        return next((moves for owner, moves in self.moves if owner == seat), ())


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatView:
    """All that one seat may know: the public view, its secrets (in subclasses), its moves on offer."""

    seat: Seat
    public: PublicView
    moves: tuple[Move, ...] = ()
