"""The fourteen nobles as data: what favour each one grants, and with which choice.

Kinds, their number and "five kinds twice" are the rulebook's ("Components", "Nobles"); which five
stand twice is our reading (rulings, "nobles").
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType

from games.core import Seat


class Target(StrEnum):
    """Say who is paid by a favour."""

    SELF = "self"
    NEIGHBOUR = "neighbour"
    OPPONENT = "opponent"


@dataclass(frozen=True, slots=True)
class Noble:
    """Pay `jewels` (negative: back to the supply) to its target; `amounts` where the winner may choose."""

    id: str
    copies: int
    jewels: int
    target: Target = Target.SELF
    amounts: tuple[int, ...] = ()

    @property
    def has_choice(self) -> bool:
        """Tell whether the winner decides something."""
        return bool(self.amounts) or self.target is not Target.SELF

    def favour(self, winner: Seat, choice: int | None) -> tuple[Seat, int]:
        """Return who is paid how much when `winner` has chosen a number or a seat, or had no choice."""
        if choice is None:
            return winner, self.jewels
        return (winner, choice) if self.amounts else (choice, self.jewels)


NOBLES: Mapping[str, Noble] = MappingProxyType(
    {
        noble.id: noble
        for noble in (
            Noble("plus4", 2, 4),
            Noble("plus5", 2, 5),
            Noble("plus6", 2, 6),
            Noble("plus7", 2, 7),
            Noble("minus3", 2, -3),
            Noble("plus0or8", 1, 8, amounts=(0, 8)),
            Noble("neighbour5", 1, 5, Target.NEIGHBOUR),
            Noble("neighbour-2", 1, -2, Target.NEIGHBOUR),
            Noble("opponent2", 1, 2, Target.OPPONENT),
        )
    }
)

DECK: tuple[str, ...] = tuple(noble.id for noble in NOBLES.values() for _ in range(noble.copies))
"""All nobles of the box, sorted by kind."""
