"""What happens around a match, in words: lines of the log, and why a table can't be shown."""

from __future__ import annotations

from collections.abc import Iterable

from bot.i18n.catalog import Words
from bot.tables.model import Note
from bot.ui.people import escape

_REASONS = ("locked", "unreachable", "fault")
"""All reasons of `Table.held` that are no names of rights."""


def note_line(note: Note, words: Words) -> str:
    """Tell a note in one line of the log, for Markdown."""
    return words(f"note-{note.kind}", name=_name(note.name, words), other=_name(note.other_name, words))


def held_in_words(reason: str, words: Words) -> str:
    """Say why the channel does not show a table, and that its clock stands meanwhile."""
    if reason in _REASONS:
        return words(f"held-{reason}")
    return words("held-rights", rights=rights_in_words(reason.split(",")))


def rights_in_words(rights: Iterable[str]) -> str:
    """Return Discord's own names of rights, as its settings have them in English."""
    return ", ".join(right.replace("_", " ").title() for right in rights)


def _name(name: str, words: Words) -> str:
    return f"**{escape(name)}**" if name else words("somebody")
