"""French-suited playing cards as short ids: `7h`, `10s`, `js`, `qd`, `kc`, `ad`, `joker1`."""

from __future__ import annotations

from collections.abc import Iterable

SPADES, HEARTS, CLUBS, DIAMONDS = "s", "h", "c", "d"
SUITS = (SPADES, HEARTS, CLUBS, DIAMONDS)
JACK, QUEEN, KING, ACE = "j", "q", "k", "a"
JOKER = "joker"
NUMBERS = tuple(range(2, 11))
"""The values of number cards; a game says itself what a picture is worth."""

JOKERS = ("joker1", "joker2")


def of_rank(rank: str | int) -> tuple[str, ...]:
    """Return the four cards of one rank, in the order of SUITS."""
    return tuple(f"{rank}{suit}" for suit in SUITS)


NUMBER_CARDS: tuple[str, ...] = tuple(card for number in NUMBERS for card in of_rank(number))
PACK: tuple[str, ...] = (
    *NUMBER_CARDS,
    *(card for rank in (JACK, QUEEN, KING, ACE) for card in of_rank(rank)),
    *JOKERS,
)
"""The 52 cards and two jokers, sorted."""

_PLACE = {card: place for place, card in enumerate(PACK)}
_RANK = {card: JOKER if card in JOKERS else card[:-1] for card in PACK}
_SUIT = {card: "" if card in JOKERS else card[-1] for card in PACK}
_NUMBER = {card: int(rank) if rank.isdigit() else 0 for card, rank in _RANK.items()}


def rank(card: str) -> str:
    """Return `2` to `10`, `j`, `q`, `k`, `a` or `joker`."""
    return _RANK[card]


def suit(card: str) -> str:
    """Return `s`, `h`, `c` or `d`; a joker has none, that is the empty text."""
    return _SUIT[card]


def number(card: str) -> int:
    """Return what a number card shows; 0 for every other card."""
    return _NUMBER[card]


def in_order(cards: Iterable[str]) -> tuple[str, ...]:
    """Return cards sorted by rank, then by suit, as a hand is held."""
    return tuple(sorted(cards, key=_PLACE.__getitem__))
