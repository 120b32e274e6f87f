"""Lists of names as a sentence has them."""

from __future__ import annotations

from collections.abc import Sequence

from bot.i18n.catalog import Words


def join_names(words: Words, names: Sequence[str]) -> str:
    """Join names with commas and a last "and"; no names give the empty text."""
    if len(names) < 2:
        return "".join(names)
    if len(names) == 2:
        return words("list-two", first=names[0], second=names[1])
    start = names[0]
    for name in names[1:-1]:
        start = words("list-more", start=start, next=name)
    return words("list-many", start=start, last=names[-1])
