"""Words in the reader's language: Fluent catalogs, lists of names, rule pages."""

from bot.i18n.catalog import Catalog, DuplicateMessage, Words, language_of
from bot.i18n.names import join_names
from bot.i18n.pages import Page, rules_pages

__all__ = [
    "Catalog",
    "DuplicateMessage",
    "Page",
    "Words",
    "join_names",
    "language_of",
    "rules_pages",
]
