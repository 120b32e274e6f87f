"""The moves of Rück's raus!, and which of them a hand or a noble puts on offer."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from games.core import Move, Seat
from games.ruecks_raus.nobles import NOBLES, Target


@dataclass(frozen=True, slots=True)
class Rob(Move):
    """Play a robber of this strength, face down."""

    strength: int

    @property
    def token(self) -> str:
        """Return `rob:<strength>`."""
        return f"rob:{self.strength}"


@dataclass(frozen=True, slots=True)
class Take(Move):
    """Take this many jewels where the noble lets the winner choose the number."""

    jewels: int

    @property
    def token(self) -> str:
        """Return `take:<jewels>`."""
        return f"take:{self.jewels}"


@dataclass(frozen=True, slots=True)
class Point(Move):
    """Point at the seat that the favour shall meet."""

    seat: Seat

    @property
    def token(self) -> str:
        """Return `point:<seat>`."""
        return f"point:{self.seat}"


RuecksRausMove = Rob | Take | Point


@cache
def robs(hand: tuple[int, ...]) -> tuple[RuecksRausMove, ...]:
    """Return the picks that a hand gives, in order of strength."""
    return tuple(Rob(strength) for strength in hand)


@cache
def choices_of_favour(noble: str, seat: Seat, seats: int) -> tuple[RuecksRausMove, ...]:
    """Return the choices that a noble gives to the winner in `seat`, among `seats` players."""
    if NOBLES[noble].amounts:
        return tuple(Take(jewels) for jewels in NOBLES[noble].amounts)
    if NOBLES[noble].target is Target.NEIGHBOUR:
        return Point((seat + 1) % seats), Point((seat - 1) % seats)
    return tuple(Point(other) for other in range(seats) if other != seat)
