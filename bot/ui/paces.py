"""The times to act that people may choose from, as a menu and in words."""

from __future__ import annotations

from collections.abc import Sequence

from bot.i18n.catalog import Words
from bot.tables.errors import Refused
from bot.ui.screen import Menu, Option

PACES: tuple[int | None, ...] = (None, 60, 180, 600, 3_600, 28_800, 86_400, 259_200)
"""The times to act on offer, in seconds; None is no clock."""


def pace_menu(control: str, chosen: int | None, words: Words) -> Menu:
    """Offer the times to act; `control` is the menu's custom_id."""
    title = words("pace-title")
    options = (
        Option(str(pace or 0), f"{title}: {pace_in_words(pace, words)}", chosen=pace == chosen)
        for pace in PACES
    )
    return Menu(control, title, tuple(options))


def chosen_pace(values: Sequence[str]) -> int | None:
    """Return the time to act that a menu's answer stands for; raise Refused for anything not on offer."""
    for pace in PACES:
        if tuple(values) == (str(pace or 0),):
            return pace
    raise Refused("bad-option")


def pace_in_words(pace: int | None, words: Words) -> str:
    """Return a time to act as people say it."""
    if pace is None:
        return words("pace-none")
    for unit, seconds in (("day", 86_400), ("hour", 3_600), ("minute", 60)):
        if pace % seconds == 0:
            return words(f"pace-{unit}", count=pace // seconds)
    return words("pace-second", count=pace)
