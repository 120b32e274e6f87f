"""The banks and the loot as data: what lies in the box, and what it is worth in the end.

The numbers of banks and loot cards and the table for items are the rulebook's (list of parts, end of
the game); how the 61 loot cards are made up and the names of the banks are rulings ("loot", "banks").
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType

BANKS = ("yellow", "green", "red", "blue", "grey", "violet", "khaki")
"""All seven, in the order of their row; a match uses the first ones, one more than there are robbers."""

MONEY: Mapping[str, int] = MappingProxyType(
    {f"{thousands}000": thousands * 1000 for thousands in range(1, 10)}
)
"""The money cards by id, in dollars (rulebook, "loot cards")."""

MONEY_COPIES = 6
"""How often each money card is in the deck (rulings, "loot")."""

ITEMS = ("crown", "necklace", "painting", "statue", "vase", "violin", "watch")
"""The seven items, once each. Their names are ours: no source tells them, and only their number counts."""

ITEM_TOTALS = (0, 1_000, 10_000, 20_000, 40_000, 60_000, 80_000, 100_000)
"""What 0, 1, 2 … 7 items of one robber are worth together, in dollars (rulebook, end of the game)."""

VALUES: Mapping[str, int] = MappingProxyType({**MONEY, **dict.fromkeys(ITEMS, 0)})
"""Every loot card by id: its money, 0 for items, which have no value before the end."""

DECK: tuple[str, ...] = (*(card for card in MONEY for _ in range(MONEY_COPIES)), *ITEMS)
"""All loot cards of the box, sorted."""


def money_and_items(cards: Iterable[str]) -> tuple[int, int]:
    """Return the money in `cards`, in dollars, and the number of items among them."""
    money = items = 0
    for card in cards:
        value = VALUES[card]
        money += value
        items += not value
    return money, items


def total(cards: Iterable[str]) -> int:
    """Return what `cards` are worth to one robber at the end, in dollars."""
    money, items = money_and_items(cards)
    return money + ITEM_TOTALS[items]
