"""The names around a table, by seat, made safe for Markdown."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass

from bot.i18n.catalog import Words
from bot.i18n.names import join_names
from bot.tables.model import Presence, Table
from bot.ui.marks import MARKS
from games.core import Seat

_MARKDOWN = re.compile(r"([\\`*_{}\[\]()#+\-.!|>~<:@])")
_UNSEEN = frozenset({"Cc", "Cf", "Co", "Cs"})
_JOINERS = "\u200c\u200d"
"""They hold emoji and the letters of some scripts together."""
MAX_NAME = 24


def flat_name(name: str) -> str:
    """Return a name on one line, without what turns or hides the text around it; "?" if nothing is left."""
    words = name.split()
    kept = (
        "".join(sign for sign in word if sign in _JOINERS or unicodedata.category(sign) not in _UNSEEN)
        for word in words
    )
    flat = " ".join(filter(None, kept))
    return flat if flat.strip(_JOINERS) else "?"


def escape(name: str) -> str:
    """Return a name that shows as itself in Markdown, on one line: no format, no link, no ping."""
    flat = flat_name(name)
    short = flat if len(flat) <= MAX_NAME else flat[: MAX_NAME - 1] + "…"
    return _MARKDOWN.sub(r"\\\1", short)


@dataclass(frozen=True, slots=True)
class People:
    """Who sits where; `names` are as people write them, not yet safe for Markdown."""

    names: tuple[str, ...]

    @classmethod
    def of(cls, table: Table, words: Words) -> People:
        """Name everybody at a table in a language; who had their data erased is somebody."""
        return cls(
            tuple(
                words("computer-name", n=chair.name)
                if chair.presence is Presence.COMPUTER
                else chair.name or words("somebody")
                for chair in table.chairs
            )
        )

    def plain(self, seat: Seat) -> str:
        """Return a name for a picture (whose template escapes it) or a button."""
        return flat_name(self.names[seat])[:MAX_NAME]

    def emoji(self, seat: Seat) -> str:
        """Return the seat's mark, for a button."""
        return MARKS[seat].emoji

    def marked(self, seat: Seat) -> str:
        """Return the seat's mark and its name in bold, for Markdown."""
        return f"{MARKS[seat].emoji} **{escape(self.names[seat])}**"

    def listed(self, seats: Iterable[Seat], words: Words) -> str:
        """Return several marked names as a list in words."""
        return join_names(words, [self.marked(seat) for seat in seats])
