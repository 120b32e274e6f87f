"""What cards, armies, effects and dice of Royal Rescue are called, in the words of one language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from bot.i18n.catalog import Value, Words
from bot.i18n.names import join_names
from bot.ui.people import People
from games.core import Seat, cards
from games.royal_rescue.combat import IMPACT_BONUS, OFFICER_BONUS, WEAKNESS_MALUS, WEAPON_BONUS
from games.royal_rescue.model import PEOPLE

# As emoji, spades and clubs are black, and hardly seen in a dark client: this asks for text instead.
AS_TEXT = "\N{VARIATION SELECTOR-15}"
SUIT_SIGNS: Mapping[str, str] = MappingProxyType(
    {"s": f"♠{AS_TEXT}", "h": "♥", "c": f"♣{AS_TEXT}", "d": "♦", "": ""}
)
SUIT_NAMES: Mapping[str, str] = MappingProxyType(
    {"s": "spades", "h": "hearts", "c": "clubs", "d": "diamonds", "": ""}
)
"""As the shared pictures call them."""

IMAGINED_EMOJI, ARMY_EMOJI, MILITIA_EMOJI, PEOPLE_EMOJI, OFFICER_EMOJI = "👻", "🛡️", "🏹", "👥", "🎖️"
IMAGINED, OFFICER_OF = "imagined", "o"

BONUS_POINTS: Mapping[str, int] = MappingProxyType(
    {
        "officer": OFFICER_BONUS,
        "weapon": WEAPON_BONUS,
        "impact": IMPACT_BONUS,
        "weakness": -WEAKNESS_MALUS,
    }
)


@dataclass(frozen=True, slots=True)
class Naming:
    """Call things by their names; `people` also tells how many play, and so whose an army is."""

    people: People
    words: Words

    def __call__(self, key: str, **values: Value) -> str:
        """Return a text of this game."""
        return self.words(f"royal-rescue-{key.replace('_', '-')}", **values)

    # Cards

    def rank(self, card: str) -> str:
        """Return what is printed in a card's corner; nothing for a joker."""
        rank = cards.rank(card)
        return rank if rank.isdigit() else self(f"rank-{rank}")

    def card(self, card: str) -> str:
        """Return `7♥`, `Q♠` or the joker's name."""
        return f"{self.rank(card)}{SUIT_SIGNS[cards.suit(card)]}"

    def suit(self, suit: str) -> str:
        """Return the sign of a suit."""
        return SUIT_SIGNS[suit]

    def cards(self, several: Iterable[str]) -> str:
        """Return cards in a row, or a dash for none."""
        return " ".join(map(self.card, several)) or "–"

    def values(self, several: Sequence[int]) -> str:
        """Return the values that a wish can mean."""
        return self.either([str(value) for value in several])

    def either(self, several: Sequence[str]) -> str:
        """Join with "or"; there are two at most."""
        if len(several) < 2:
            return "".join(several)
        return self("or", first=several[0], second=several[1])

    # Armies, militias, people

    def owner(self, unit: str) -> Seat | str:
        """Return the seat whose army `a0` … is; else `imagined`, or the unit itself."""
        seats = len(self.people.names)
        if unit[0] != "a" or unit == PEOPLE or seats == 1:
            return unit
        number = int(unit[1:])
        return number if number < seats else IMAGINED

    def plain(self, unit: str, value: int | None = None) -> str:
        """Return the name of a unit for a button or a picture, with its value if that is given."""
        owner = self.owner(unit)
        if isinstance(owner, int):
            name = self.people.plain(owner)
        elif owner in (IMAGINED, PEOPLE):
            name = self(owner)
        else:
            name = self("militia" if owner[0] == "m" else "army", number=str(int(owner[1:]) + 1))
        return name if value is None else f"{name} · {self.of_value(value)}"

    def marked(self, unit: str, value: int | None = None) -> str:
        """Return the name of a unit for Markdown, with its sign, and its value if that is given."""
        owner = self.owner(unit)
        named = (
            self.people.marked(owner)
            if isinstance(owner, int)
            else f"{self.emoji(unit)} **{self.plain(unit)}**"
        )
        return named if value is None else f"{named} ({self.of_value(value)})"

    def emoji(self, unit: str) -> str:
        """Return the sign of a unit."""
        owner = self.owner(unit)
        if isinstance(owner, int):
            return self.people.emoji(owner)
        if owner in (IMAGINED, PEOPLE):
            return IMAGINED_EMOJI if owner == IMAGINED else PEOPLE_EMOJI
        return MILITIA_EMOJI if owner[0] == "m" else ARMY_EMOJI

    def of_value(self, value: int) -> str:
        """Return `8s`."""
        return self("of-value", value=str(value))

    def count(self, key: str, count: int) -> str:
        """Return a number of things, such as `3 dice`."""
        return self(f"count-{key}", count=count)

    # Effects of situation cards

    def effects(self, names: Iterable[str]) -> str:
        """Return the names of effects."""
        return ", ".join(self(f"effect-{name}") for name in names)

    def explained(self, names: Iterable[str]) -> str:
        """Return effects with what they do."""
        return "; ".join(f"**{self(f'effect-{name}')}** – {self(f'does-{name}')}" for name in names)

    # Dice

    def dice(self, rolled: Iterable[Mapping[str, Any]]) -> str:
        """Return dice with the bonuses on them, hits in bold."""
        return ", ".join(map(self._die, rolled))

    def _die(self, die: Mapping[str, Any]) -> str:
        total = f"**{die['total']}**" if die["hit"] else str(die["total"])
        if not die["bonuses"]:
            return total
        return f"{die['rolled']} {' '.join(map(self.bonus, die['bonuses']))} = {total}"

    def bonus(self, name: str) -> str:
        """Return a bonus with what it is worth."""
        return f"{signed(BONUS_POINTS[name])} {self(f'bonus-{name}')}"

    def seats(self, several: Iterable[Seat]) -> str:
        """Return marked names as a list."""
        return self.people.listed(several, self.words)

    def listed(self, several: Sequence[str]) -> str:
        """Return texts as a list in words."""
        return join_names(self.words, several)


def signed(number: int) -> str:
    """Return a number with its sign."""
    return f"+{number}" if number >= 0 else f"−{-number}"
