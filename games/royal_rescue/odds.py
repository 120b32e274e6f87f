"""Chances that computer players reckon with: officers, hits, and how far a card gets in the dungeon."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations_with_replacement, product
from math import factorial, prod

from games.royal_rescue.combat import Bonuses, most_hits, worst_die
from games.royal_rescue.locks import hits_own, opening

FACES = range(1, 7)
PAIRS = tuple(product(FACES, FACES))
FAR_OFF = 0.02
"""A chance below which numbers still further on no longer matter."""


@cache
def officer_odds(value: int, rolls: int) -> float:
    """Return the chance that two dice make `value` at least once in so many rolls."""
    fits = sum(one + other == value for one, other in PAIRS) / len(PAIRS)
    return 1 - (1 - fits) ** rolls


@cache
def _rolls(count: int) -> tuple[tuple[tuple[int, ...], int], ...]:
    """Return every roll of so many dice, sorted, with the number of ways in which it falls."""
    return tuple(
        (dice, factorial(count) // prod(factorial(dice.count(face)) for face in FACES))
        for dice in combinations_with_replacement(FACES, count)
    )


@cache
def hit_odds(count: int, need: int, bonuses: Bonuses) -> tuple[float, ...]:
    """Return by number of hits, from none on, how likely it is with so many dice."""
    found = [0] * (count + 1)
    for dice, ways in _rolls(count):
        found[most_hits(dice, need, bonuses)] += ways
    return tuple(ways / len(FACES) ** count for ways in found)


def hit_chance(count: int, need: int, bonuses: Bonuses, luck: bool = False) -> float:
    """Return the chance of at least one hit; `luck` rolls one die again after a miss."""
    miss = hit_odds(count, need, bonuses)[0]
    if luck and miss:
        dice = (1,) * count
        at = worst_die(dice, need, bonuses)
        better = 0.0
        if at is not None:
            better = sum(
                bool(most_hits((*dice[:at], face, *dice[at + 1 :]), need, bonuses)) for face in FACES
            )
        miss *= 1 - better / 6
    return 1 - miss


@lru_cache(maxsize=1 << 14)
def open_chance(
    number: int, card: str, lock: int, tools: tuple[str, ...], cursed: bool, common: bool
) -> float:
    """Return the chance that a card opens a number before it misses, second rolls included."""
    opened = again = 0
    for dice in PAIRS:
        if opening(dice, number, card, lock, tools, cursed, common) is not None:
            opened += 1
        elif hits_own(dice, card):
            again += 1
    return opened / (len(PAIRS) - again) if again < len(PAIRS) else 1.0


def reach(
    numbers: tuple[tuple[int, int], ...], card: str, tools: tuple[str, ...], cursed: bool, common: bool
) -> float:
    """Return how many of the (lock, number) to come a card is expected to open."""
    expected, still = 0.0, 1.0
    for lock, number in numbers:
        still *= open_chance(number, card, lock, tools, cursed, common)
        expected += still
        if still < FAR_OFF:
            break
        # A tool is mostly used up where it helped: later numbers reckon without.
        tools = ()
    return expected
