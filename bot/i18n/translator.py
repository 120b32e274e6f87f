"""Names and descriptions of commands in the reader's Discord language."""

from __future__ import annotations

import logging
import re
from typing import Final

from discord import Locale
from discord.app_commands import (
    TranslationContextLocation,
    TranslationContextTypes,
    Translator,
    locale_str,
)

from bot.i18n.catalog import LANGUAGES, Catalog

log = logging.getLogger(__name__)

# https://discord.com/developers/docs/interactions/application-commands: letters, digits, - and _,
# in lower case. One bad name and Discord refuses the whole list of commands.
_NAME = re.compile(r"[-_\w]{1,32}")
_TEXT_LIMIT: Final = 100

_NAMES: Final = frozenset(
    {
        TranslationContextLocation.command_name,
        TranslationContextLocation.group_name,
        TranslationContextLocation.parameter_name,
    }
)


class CommandTranslator(Translator):
    """Looks up `locale_str("play", id="command-play")` in the catalog, by the id in its extras."""

    def __init__(self, catalog: Catalog) -> None:
        self._catalog = catalog

    async def translate(
        self, string: locale_str, locale: Locale, context: TranslationContextTypes
    ) -> str | None:
        """Give the text for a locale, or None to leave the text in the code.

        None for languages we do not speak, for strings without an id, for ids without a message, and
        for texts that Discord would refuse at this place.
        """
        message_id = string.extras.get("id")
        language = str(locale).partition("-")[0]
        if language not in LANGUAGES or message_id not in (words := self._catalog.words(language)):
            return None
        text = words(str(message_id))
        if not _allowed(text, context):
            log.error("Words: %s in %s can't be a %s", message_id, language, context.location.name)
            return None
        return text


def _allowed(text: str, context: TranslationContextTypes) -> bool:
    # Context menus are commands too, but their names may have spaces and capitals.
    slash = (
        not hasattr(context.data, "type") or context.location is not TranslationContextLocation.command_name
    )
    if context.location in _NAMES and slash:
        return bool(_NAME.fullmatch(text)) and text == text.lower()
    return 0 < len(text) <= _TEXT_LIMIT
