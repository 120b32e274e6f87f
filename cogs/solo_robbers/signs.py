"""The signs of banks, loot and robbers, and how they are said in a few words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final

from bot.i18n.catalog import Words
from bot.i18n.names import join_names
from bot.ui.people import People
from games.solo_robbers.heists import Robber
from games.solo_robbers.loot import VALUES, money_and_items
from games.solo_robbers.moves import Declaration

HAT: Final = "🎩"
"""Who has it is the Gentleman or the Lady of the round."""
JUNIOR: Final = "🧢"

BANK_EMOJI: Final[Mapping[str, str]] = MappingProxyType(
    {
        "yellow": "☀️",
        "green": "🍀",
        "red": "❤️",
        "blue": "💧",
        "grey": "☁️",
        "violet": "🍇",
        "khaki": "🌾",
    }
)
"""A bank is known by its sign; none of these is the mark of a seat. Pictures draw the same signs."""

BANK_COLOURS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "yellow": "#efbf2f",
        "green": "#3f9a52",
        "red": "#cf4a3c",
        "blue": "#3f82cc",
        "grey": "#98a1aa",
        "violet": "#8b5bc4",
        "khaki": "#b79e62",
    }
)

ITEM_EMOJI: Final[Mapping[str, str]] = MappingProxyType(
    {
        "crown": "👑",
        "necklace": "📿",
        "painting": "🖼️",
        "statue": "🗿",
        "vase": "🏺",
        "violin": "🎻",
        "watch": "⌚",
    }
)


def bank(words: Words, which: str) -> str:
    """Say a bank: its sign and its colour."""
    return f"{BANK_EMOJI[which]} {bank_name(words, which)}"


def bank_name(words: Words, which: str) -> str:
    """Say a bank's colour."""
    return words(f"solo-robbers-bank-{which}")


def dollars(words: Words, amount: int) -> str:
    """Say an amount of money."""
    return words("solo-robbers-money", dollars=amount)


def card(words: Words, which: str) -> str:
    """Say one loot card: its money, or the item's sign."""
    return ITEM_EMOJI[which] if which in ITEM_EMOJI else dollars(words, VALUES[which])


def haul(words: Words, loot: Iterable[str]) -> str:
    """Say some loot in short: its money in one sum, then its items; nothing is a dash."""
    cards = tuple(loot)
    money, items = money_and_items(cards)
    parts = [dollars(words, money)] if money else []
    if items:
        parts.append("".join(ITEM_EMOJI[which] for which in cards if which in ITEM_EMOJI))
    return " ".join(parts) or "–"


def robber(people: People, words: Words, who: Robber) -> str:
    """Name a robber with their mark, for Markdown."""
    return f"{JUNIOR} **{words('solo-robbers-junior')}**" if who is None else people.marked(who)


def robbers(people: People, words: Words, crew: Iterable[Robber]) -> str:
    """Name several robbers as a list in words."""
    return join_names(words, [robber(people, words, who) for who in crew])


def said(words: Words, declaration: Declaration) -> str:
    """Quote what the Gentleman has declared."""
    return words(f"solo-robbers-says-{declaration.says}", bank=bank(words, declaration.bank))
