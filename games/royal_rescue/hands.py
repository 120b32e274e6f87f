"""Hands: cards come and go, and armies are laid from them."""

from __future__ import annotations

from collections import Counter

from games.core import Seat, cards
from games.royal_rescue.draft import Draft
from games.royal_rescue.model import Unit

PAIR = 2
"""Cards of one value that an army needs, unless there are none (rulebook, "Armeen aufstellen")."""


def with_hand(
    hands: tuple[tuple[str, ...], ...], seat: Seat, hand: tuple[str, ...]
) -> tuple[tuple[str, ...], ...]:
    """Return all hands with that of one seat replaced, in order."""
    return (*hands[:seat], cards.in_order(hand), *hands[seat + 1 :])


def without(hand: tuple[str, ...], *gone: str) -> tuple[str, ...]:
    """Return a hand without some of its cards."""
    return tuple(card for card in hand if card not in gone)


def held_often(hand: tuple[str, ...]) -> tuple[int, ...]:
    """Return the values that a hand holds at least twice."""
    counts = Counter(cards.number(card) for card in hand)
    return tuple(sorted(value for value, count in counts.items() if count >= PAIR))


def lay_from_hand(draft: Draft, number: int, seat: Seat, value: int) -> None:
    """Lay an army of one value from the hand of a seat."""
    army = lay_army(draft, number, seat, value, draft.hands[seat])
    draft.hands = with_hand(draft.hands, seat, without(draft.hands[seat], *army.cards))


def lay_army(draft: Draft, number: int, owner: Seat | None, value: int, hand: tuple[str, ...]) -> Unit:
    """Lay an army of all cards of one value from these, and return it."""
    # Spades are lost first: a diamond fits the longest lock of phase 4.
    laid = tuple(card for card in reversed(hand) if cards.number(card) == value)
    army = Unit(f"a{number}", owner, value, laid)
    draft.units = (*draft.units, army)
    draft.tell("army_laid", army=army.id, seat=owner, value=value, cards=list(laid))
    return army
