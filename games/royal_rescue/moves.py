"""The moves of Royal Rescue: each is a verb with its objects, which are also the parts of its token."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import ClassVar

from games.core import Move, Seat


@dataclass(frozen=True, slots=True)
class Act(Move):
    """Build the token of a move from its verb and its fields."""

    verb: ClassVar[str]

    @property
    def token(self) -> str:
        """Return the verb and the objects, joined by colons."""
        return ":".join((self.verb, *(str(getattr(self, each.name)) for each in fields(self))))


@dataclass(frozen=True, slots=True)
class Swap(Act):
    """Take a card of one's half of the imagined hand, put an own one into the other half."""

    verb: ClassVar[str] = "swap"
    take: str
    put: str


@dataclass(frozen=True, slots=True)
class Start(Act):
    """Vote for who starts (two players)."""

    verb: ClassVar[str] = "start"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Exchange(Act):
    """Exchange a hand card for the unseen top servant (solo)."""

    verb: ClassVar[str] = "exchange"
    card: str


@dataclass(frozen=True, slots=True)
class Finish(Act):
    """Make no more exchanges, or lay no more armies (solo)."""

    verb: ClassVar[str] = "finish"


@dataclass(frozen=True, slots=True)
class Show(Act):
    """Lay two cards open whose sum or difference is the wish."""

    verb: ClassVar[str] = "show"
    first: str
    second: str


@dataclass(frozen=True, slots=True)
class Pass(Act):
    """Show no cards."""

    verb: ClassVar[str] = "pass"


@dataclass(frozen=True, slots=True)
class Give(Act):
    """Give a card to somebody, in secret."""

    verb: ClassVar[str] = "give"
    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class Lay(Act):
    """Make an army of all one's cards of this value."""

    verb: ClassVar[str] = "army"
    value: int


@dataclass(frozen=True, slots=True)
class Throw(Act):
    """Roll two dice: for officers in phase 1, at a lock in phase 4."""

    verb: ClassVar[str] = "roll"


@dataclass(frozen=True, slots=True)
class Promote(Act):
    """Give the officer just rolled to this army."""

    verb: ClassVar[str] = "officer"
    army: str


@dataclass(frozen=True, slots=True)
class Forge(Act):
    """Turn so many cards of an army into weapons."""

    verb: ClassVar[str] = "weapons"
    army: str
    count: int


@dataclass(frozen=True, slots=True)
class Assign(Act):
    """Vote for which turned situation card is the state of the troops."""

    verb: ClassVar[str] = "troops"
    card: str


@dataclass(frozen=True, slots=True)
class Lead(Act):
    """Vote for which army attacks first."""

    verb: ClassVar[str] = "first"
    army: str


@dataclass(frozen=True, slots=True)
class Attack(Act):
    """Attack the servant in the `first` or `second` place, or `umbar`."""

    verb: ClassVar[str] = "attack"
    target: str


@dataclass(frozen=True, slots=True)
class Repeat(Act):
    """Repeat the roll with a point of the bonus die."""

    verb: ClassVar[str] = "reroll"


@dataclass(frozen=True, slots=True)
class Accept(Act):
    """Take the roll as it is."""

    verb: ClassVar[str] = "accept"


@dataclass(frozen=True, slots=True)
class Arm(Act):
    """Hand a weapon of a fallen unit to another one, or to `none`."""

    verb: ClassVar[str] = "arm"
    unit: str


@dataclass(frozen=True, slots=True)
class Join(Act):
    """Let a unit of one card join an army (quest 2)."""

    verb: ClassVar[str] = "join"
    army: str


@dataclass(frozen=True, slots=True)
class Lose(Act):
    """Vote for what the fire whip takes: so many cards from a unit, its officer (`o0`) or the people."""

    verb: ClassVar[str] = "lose"
    source: str
    count: int


@dataclass(frozen=True, slots=True)
class Choose(Act):
    """Vote for who tries the lock."""

    verb: ClassVar[str] = "try"
    seat: Seat


RoyalRescueMove = (
    Swap
    | Start
    | Exchange
    | Finish
    | Show
    | Pass
    | Give
    | Lay
    | Throw
    | Promote
    | Forge
    | Assign
    | Lead
    | Attack
    | Repeat
    | Accept
    | Arm
    | Join
    | Lose
    | Choose
)
