"""The police: four cards left at a bank go back under the deck, and the greediest robbers give one up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games.solo_robbers.heists import Loot, Robber
from games.solo_robbers.loot import BANKS, VALUES

ALARM = 4
"""So many cards left at a bank at the end of a round bring the police (rulebook, the police)."""


@dataclass(frozen=True, slots=True)
class Surrender:
    """A card that a robber gave up to the police."""

    robber: Robber
    card: str


@dataclass(frozen=True, slots=True)
class Raid:
    """One arrival of the police: the bank, its loot, and what was given up, in order."""

    bank: str
    loot: Loot
    surrendered: tuple[Surrender, ...]


def dearest(stack: Loot) -> int:
    """Return the place of the card that the police take: the dearest money card, the topmost of equal ones.

    With items only the topmost goes. The rulebook leaves the choice among items to their owner, but
    items differ by name alone, so there is nothing to choose (our reading).
    """
    return max(range(len(stack)), key=lambda at: (VALUES[stack[at]], at))


def raided(
    banks: Sequence[Loot], stacks: Sequence[Loot], deck: Loot, first: int, seats: int
) -> tuple[tuple[Loot, ...], tuple[Loot, ...], Loot, tuple[Raid, ...]]:
    """Return banks, stacks and deck after the police were at every bank with four cards, and the raids.

    Banks are visited in row order. Each time those who have the most cards then give up one each, in
    seat order from `first`, Robby Junior (whose stack is the last one) after all seats (rulings, "police").
    """
    raids = []
    left, held, under = list(banks), list(stacks), list(deck)
    order = [*range(first, seats), *range(first), *range(seats, len(held))]
    for at, loot in enumerate(banks):
        if len(loot) < ALARM:
            continue
        left[at] = ()
        most = max(map(len, held))
        given = [_surrender(held, robber, seats) for robber in order if most and len(held[robber]) == most]
        under += [*loot, *(surrender.card for surrender in given)]
        raids.append(Raid(BANKS[at], loot, tuple(given)))
    return tuple(left), tuple(held), tuple(under), tuple(raids)


def _surrender(stacks: list[Loot], robber: int, seats: int) -> Surrender:
    stack = stacks[robber]
    at = dearest(stack)
    stacks[robber] = (*stack[:at], *stack[at + 1 :])
    return Surrender(robber if robber < seats else None, stack[at])
