"""Everything the bot says, by message id, in English and German."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle

from bot.i18n.sources import (
    DuplicateMessage,
    Lexicon,
    Source,
    differences,
    read,
    refuse_duplicates,
    word_folders,
)

__all__ = ["FALLBACK", "LANGUAGES", "Catalog", "DuplicateMessage", "Value", "Words", "language_of"]

log = logging.getLogger(__name__)

LANGUAGES: Final = ("en", "de")
FALLBACK: Final = "en"

Value = str | int | float


def language_of(locale: object) -> str:
    """Choose the language for a locale: a code such as "de-AT", a `discord.Locale`, or None.

    Takes any object because only `str()` of it is read; this package does not know Discord.
    Languages we do not speak become English.
    """
    language = str(locale).replace("_", "-").partition("-")[0].lower()
    return language if language in LANGUAGES else FALLBACK


class _Unsayable(Exception):
    """A message that can't be formatted in one language, with the reason."""


@dataclass(frozen=True, slots=True)
class Words:
    """The catalog in one language: call it with a message id and the message's variables.

    Never raises: a fault is logged once, then English is tried, then the id itself is the text.
    Whole numbers and fractions are written as the language does (1,000 and 1.000); pass a `str`
    for digits that must stay as they are. One variable may hold up to 2,500 characters (a limit
    of fluent.runtime).
    """

    language: str
    _catalog: Catalog = field(repr=False)

    def __call__(self, message_id: str, /, **values: Value) -> str:
        return self._catalog.say(self.language, message_id, values)

    def __contains__(self, message_id: object) -> bool:
        return isinstance(message_id, str) and self._catalog.has(message_id)


class Catalog:
    """The messages of all languages."""

    def __init__(self, sources: Iterable[Source]) -> None:
        self._sources = tuple(sources)
        refuse_duplicates(self._sources)
        self._bundles = {language: self._bundle(language) for language in LANGUAGES}
        self._words = {language: Words(language, self) for language in LANGUAGES}
        self._logged: set[tuple[str, str]] = set()

    @classmethod
    def load(cls, folders: Iterable[tuple[Path, Path]] | None = None) -> Catalog:
        """Read `<lang>.ftl` from `bot/i18n/words` and from every `words` folder below `cogs`.

        `folders` are pairs of (folder that names in faults start from, `words` folder), to read others.
        Raises `DuplicateMessage` where two files of one language define the same id.
        """
        found = word_folders() if folders is None else folders
        return cls(
            read(path, path.relative_to(base).as_posix())
            for base, folder in found
            for path in sorted(folder.glob("*.ftl"))
        )

    def words(self, language: str) -> Words:
        """Give the words of a language: "en" or "de" (see `language_of`); anything else is English."""
        return self._words.get(language, self._words[FALLBACK])

    def has(self, message_id: str) -> bool:
        """Tell whether a message exists, in English at least."""
        return self._bundles[FALLBACK].has_message(message_id)

    def say(self, language: str, message_id: str, values: dict[str, Value]) -> str:
        """Format a message; what `Words` calls, with its promise never to raise."""
        for attempt in dict.fromkeys((language, FALLBACK)):
            try:
                return self._format(attempt, message_id, values)
            except _Unsayable as fault:
                self._complain(attempt, message_id, str(fault))
        return message_id

    def faults(self) -> list[str]:
        """List all that is wrong with the files, each with its file: for a test to find empty."""
        english, *others = (Lexicon.of(language, self._sources) for language in LANGUAGES)
        found = [fault for source in self._sources for fault in source.faults]
        found += [
            f"{source.name}: nobody reads this language"
            for source in self._sources
            if source.language not in LANGUAGES
        ]
        for lexicon in (english, *others):
            found += lexicon.dangling()
            found += lexicon.circles()
        for other in others:
            found += differences(english, other)
        return found

    def _bundle(self, language: str) -> FluentBundle:
        # Isolation marks are for texts that mix directions; Discord shows them as boxes in places.
        bundle = FluentBundle([language], use_isolating=False)
        for source in self._sources:
            if source.language == language:
                bundle.add_resource(source.resource)
        return bundle

    def _format(self, language: str, message_id: str, values: dict[str, Value]) -> str:
        bundle = self._bundles[language]
        if not bundle.has_message(message_id):
            raise _Unsayable("no such message")
        try:
            pattern = bundle.get_message(message_id).value
            if pattern is None:
                raise _Unsayable("message without a text")
            text, errors = bundle.format_pattern(pattern, dict(values))
        # fluent.runtime collects most errors but lets a few types through: those of values that it
        # can't write, of files that it can't compile, and of circles (its own check misses them).
        except (ArithmeticError, AttributeError, LookupError, RuntimeError, TypeError, ValueError) as error:
            raise _Unsayable(repr(error)) from error
        if errors:
            raise _Unsayable("; ".join(map(str, errors)))
        return str(text)

    def _complain(self, language: str, message_id: str, reason: str) -> None:
        # Values are left out: they may be names of people, or secrets of a game.
        if (language, message_id) not in self._logged:
            self._logged.add((language, message_id))
            log.error("Words: %s in %s: %s", message_id, language, reason)
