"""How a round and a match of Rück's raus! are counted: strongest, weakest, favour, pity, second-most.

What depends on a few small values only is remembered: imagined games ask for the same again and again.
"""

from __future__ import annotations

from functools import lru_cache
from operator import add

from games.core import Seat
from games.ruecks_raus.model import CHIEFTAIN, Round, Table
from games.ruecks_raus.nobles import NOBLES

Seats = tuple[Seat, ...]
Picks = tuple[int | None, ...]
Jewels = tuple[int, ...]


@lru_cache(maxsize=1 << 13)
def ranked(robbers: tuple[int, ...]) -> tuple[Seats, Seats]:
    """Return the seats of the strongest and of the weakest robbers (rulebook, "Ties").

    Several sevens cancel each other out first. Where all that is left is equal, both are empty.
    """
    cancelled = robbers.count(CHIEFTAIN) > 1
    left = [robber for robber in robbers if not (cancelled and robber == CHIEFTAIN)]
    if not left or min(left) == max(left):
        return (), ()
    strongest, weakest = max(left), min(left)
    return (
        tuple(seat for seat, robber in enumerate(robbers) if robber == strongest),
        tuple(seat for seat, robber in enumerate(robbers) if robber == weakest),
    )


@lru_cache(maxsize=1 << 13)
def pity(robbers: tuple[int, ...]) -> Jewels:
    """Return the jewels that the weakest robbers bring, by seat: each its own strength."""
    _, weakest = ranked(robbers)
    return tuple(robber if seat in weakest else 0 for seat, robber in enumerate(robbers))


@lru_cache(maxsize=1 << 13)
def favours(noble: str, winners: Seats, choices: Picks) -> Jewels:
    """Return the sum of all favours of a round by seat, as if everybody had enough to give back."""
    total = [0] * len(choices)
    for winner in winners:
        seat, jewels = NOBLES[noble].favour(winner, choices[winner])
        total[seat] += jewels
    return tuple(total)


def settle(table: Table, robbers: tuple[int, ...], choices: Picks) -> tuple[Round, Jewels]:
    """Pay all favours at once, then pity (rulings, "order"); return the round and what everybody has.

    Nobody gives back more than they have (rulings, "too few jewels"), which is seen before the pity.
    """
    strongest, weakest = ranked(robbers)
    noble = table.noble
    favour, mercy = favours(noble, strongest, choices), pity(robbers)
    if min(favour) < 0:
        favour = tuple([max(gain, -had) for gain, had in zip(favour, table.jewels, strict=True)])
    last = Round(table.round, noble, robbers, strongest, weakest, choices, favour, mercy)
    return last, tuple(map(add, map(add, table.jewels, favour), mercy))


def second_most(jewels: Jewels) -> Seats:
    """Return who wins: all with the highest total below the highest, or all where everyone is equal."""
    richest = max(jewels)
    second = max((total for total in jewels if total < richest), default=richest)
    return tuple(seat for seat, total in enumerate(jewels) if total == second)
