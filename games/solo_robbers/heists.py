"""Heists: who robs a bank alone takes all its loot; where several meet, it stays (rulebook, the reveal)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from games.core import Seat
from games.solo_robbers.loot import BANKS

Robber: TypeAlias = Seat | None
"""A seat, or None for Robby Junior, who has no seat."""

Loot: TypeAlias = tuple[str, ...]
"""Cards in the order they came to lie there: the oldest first, the top last."""


@dataclass(frozen=True, slots=True)
class Heist:
    """A bank that was robbed: by whom, and the loot taken; none where several met."""

    bank: str
    robbers: tuple[Robber, ...]
    loot: Loot


def commit(banks: Sequence[Loot], targets: Sequence[str], seats: int) -> tuple[Heist, ...]:
    """Return the heists of a round in row order; `targets` are by seat, then Robby Junior's if he plays."""
    heists = []
    for bank, loot in zip(BANKS, banks, strict=False):
        crew = tuple(
            robber if robber < seats else None for robber, target in enumerate(targets) if target == bank
        )
        if crew:
            heists.append(Heist(bank, crew, loot if len(crew) == 1 else ()))
    return tuple(heists)


def shared(
    heists: Sequence[Heist], banks: Sequence[Loot], stacks: Sequence[Loot]
) -> tuple[tuple[Loot, ...], tuple[Loot, ...]]:
    """Return banks and stacks after the loot taken moved onto its robbers' stacks, its newest card on top.

    Robby Junior's stack, if he plays, is the last one.
    """
    left, held = list(banks), list(stacks)
    for heist in heists:
        if heist.loot:
            robber = heist.robbers[0]
            left[BANKS.index(heist.bank)] = ()
            held[-1 if robber is None else robber] += heist.loot
    return tuple(left), tuple(held)
