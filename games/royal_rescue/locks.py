"""Whether two dice open a number of the dungeon, in which way, and with which changes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from games.core import cards
from games.royal_rescue.situation import LOCKSMITH_CHANGE, PICKLOCK_CHANGE

LOCK_SUITS = cards.SUITS
"""Lock 1 has the ace of spades, then hearts, clubs, diamonds, with as many numbers (rulebook, "Phase 4")."""

SUIT_CHANGE = 1
SUIT, LOCKSMITH, PICKLOCK = "suit", "locksmith", "picklock"
TOOLS = {PICKLOCK: PICKLOCK_CHANGE, LOCKSMITH: LOCKSMITH_CHANGE}
"""By how much a tool may change a result, once per card (rulings, table)."""

DOUBLE, SUM, DIFFERENCE, FACE, ADDED, SUBTRACTED = (
    "double",
    "sum",
    "difference",
    "face",
    "added",
    "subtracted",
)


class Opening(NamedTuple):
    """Say how a number was opened: the result of the dice and the changes that were made to it."""

    way: str
    reached: int
    changes: tuple[tuple[str, int], ...] = ()


def value(card: str) -> int:
    """Return what a card of the dungeon is worth: officers are 0 (rulebook, "Die Kombination"; rulings)."""
    return cards.number(card)


@lru_cache(maxsize=1 << 14)
def opening(
    dice: tuple[int, ...],
    number: int,
    card: str,
    lock: int,
    tools: tuple[str, ...] = (),
    cursed: bool = False,
    common: bool = False,
) -> Opening | None:
    """Return the cheapest way in which two dice open `number` of lock 1 to 4 for `card`, or None.

    `tools` are those not used up on this card. With the `cursed` dungeon (quest 3) only doubles open;
    `common` is then a card of the people.
    """
    double = dice[0] == dice[1]
    if double and (not cursed or number == 0):
        return Opening(DOUBLE, dice[0])
    if cursed and not double:
        return None
    results = _cursed(dice[0], card, common) if cursed else _plain(dice)
    free = SUIT_CHANGE if cards.suit(card) == LOCK_SUITS[lock - 1] else 0
    way, reached = min(results, key=lambda result: abs(result[1] - number))
    changes = _changes(abs(reached - number), free, tools)
    return None if changes is None else Opening(way, reached, changes)


def _plain(dice: tuple[int, ...]) -> Iterator[tuple[str, int]]:
    yield SUM, dice[0] + dice[1]
    yield DIFFERENCE, abs(dice[0] - dice[1])


def _cursed(face: int, card: str, common: bool) -> Iterator[tuple[str, int]]:
    """Yield what a double can mean (rulings, "quests"); cards of the people open only by their own value."""
    if not common:
        yield FACE, face
        yield SUM, 2 * face
    yield ADDED, value(card) + face
    if value(card) >= face:
        yield SUBTRACTED, value(card) - face


def _changes(change: int, free: int, tools: tuple[str, ...]) -> tuple[tuple[str, int], ...] | None:
    """Return the cheapest changes that make up for `change`: the suit first, then the smallest tools."""
    by_suit = min(change, free)
    rest = change - by_suit
    made = ((SUIT, by_suit),) if by_suit else ()
    if not rest:
        return made
    sets = (some for count in range(1, len(tools) + 1) for some in combinations(tools, count))
    able = [some for some in sets if sum(TOOLS[tool] for tool in some) >= rest]
    if not able:
        return None
    for tool in min(able, key=lambda some: (sum(TOOLS[tool] for tool in some), len(some))):
        made = (*made, (tool, min(rest, TOOLS[tool])))
        rest -= min(rest, TOOLS[tool])
    return made


def hits_own(dice: tuple[int, ...], card: str) -> bool:
    """Tell whether a miss makes the value of the own card, which gives one more roll."""
    return value(card) in (dice[0] + dice[1], abs(dice[0] - dice[1]))
