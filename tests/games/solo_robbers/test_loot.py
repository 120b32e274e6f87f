"""What is in the box, and what it is worth."""

from __future__ import annotations

from collections import Counter

import pytest

from games.solo_robbers.loot import BANKS, DECK, ITEMS, MONEY, total


def test_there_are_61_loot_cards() -> None:
    """Rulebook, list of parts."""
    assert len(DECK) == 61


def test_money_runs_from_1000_to_9000_six_times_each() -> None:
    """Rulings, "loot"."""
    assert sorted(MONEY.values()) == list(range(1_000, 10_000, 1_000))
    assert all(Counter(DECK)[card] == 6 for card in MONEY)


def test_there_are_seven_items_once_each() -> None:
    """Rulings, "loot"."""
    assert len(set(ITEMS)) == 7
    assert all(Counter(DECK)[item] == 1 for item in ITEMS)


def test_there_are_seven_banks_in_the_order_of_the_rulings() -> None:
    """Rulings, "banks"."""
    assert BANKS == ("yellow", "green", "red", "blue", "grey", "violet", "khaki")


@pytest.mark.parametrize(
    ("items", "dollars"),
    [(0, 0), (1, 1_000), (2, 10_000), (3, 20_000), (4, 40_000), (5, 60_000), (6, 80_000), (7, 100_000)],
)
def test_items_are_worth_by_their_number(items: int, dollars: int) -> None:
    """Rulebook, end of the game."""
    assert total(ITEMS[:items]) == dollars


def test_money_is_added_to_the_items() -> None:
    """Rulebook, end of the game."""
    assert total(("9000", "crown", "1000", "watch")) == 20_000
