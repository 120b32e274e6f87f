"""What a seat may do in Solo Robbers, and the lists of moves that are on offer, made once."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Literal, TypeAlias

from games.core import Move
from games.solo_robbers.loot import BANKS


@dataclass(frozen=True, slots=True)
class Declaration:
    """What the Gentleman says in public: that he robs this bank, or that he does not."""

    says: Literal["rob", "not"]
    bank: str

    def fits(self, card: str) -> bool:
        """Tell whether it is true of the heist `card` he placed."""
        return (card == self.bank) is (self.says == "rob")


@dataclass(frozen=True, slots=True)
class Fill(Move):
    """Place one loot card at each bank, starting at this end of the row."""

    end: Literal["left", "right"]

    @property
    def token(self) -> str:
        """Return `fill:<end>`."""
        return f"fill:{self.end}"


@dataclass(frozen=True, slots=True)
class Rob(Move):
    """Place this bank's heist card face down, or put it in the place of the one that lies there."""

    bank: str

    @property
    def token(self) -> str:
        """Return `rob:<bank>`."""
        return f"rob:{self.bank}"


@dataclass(frozen=True, slots=True)
class Keep(Move):
    """Keep the heist card that was placed first."""

    @property
    def token(self) -> str:
        """Return `keep`."""
        return "keep"


@dataclass(frozen=True, slots=True)
class Place(Move):
    """Place the Gentleman's heist card face down and declare something about it."""

    card: str
    declaration: Declaration

    @property
    def token(self) -> str:
        """Return `place:<card>:<rob or not>:<bank declared>`; the card is secret, the rest is not."""
        return f"place:{self.card}:{self.declaration.says}:{self.declaration.bank}"


SoloRobbersMove: TypeAlias = Fill | Rob | Keep | Place

FILLS: tuple[Fill, ...] = (Fill("left"), Fill("right"))


@cache
def robs(banks: int) -> tuple[Rob, ...]:
    """Return the heist cards of a hand where so many banks are in play."""
    return tuple(map(Rob, BANKS[:banks]))


@cache
def decisions(banks: int, first: str | None) -> tuple[Keep | Rob, ...]:
    """Return the ways to go on with `first` lying face down: keep it, or play any other card."""
    return (Keep(), *(rob for rob in robs(banks) if rob.bank != first))


@cache
def placements(banks: int, bluff: bool) -> tuple[Place, ...]:
    """Return every card with every declaration: those that are true of it, or all with `bluff`."""
    row = BANKS[:banks]
    declarations = [Declaration(says, bank) for says in ("rob", "not") for bank in row]
    return tuple(
        Place(card, declaration)
        for card in row
        for declaration in declarations
        if bluff or declaration.fits(card)
    )
