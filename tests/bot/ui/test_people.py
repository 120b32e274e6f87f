"""Names: shown as they are written, and never more than a name."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.i18n.catalog import Catalog
from bot.tables.model import Chair, Presence, Table
from bot.ui.people import MAX_NAME, People, escape, flat_name

SIGNS = r"\`*_{}[]()#+-.!|>~<:@"
names = st.text(max_size=40) | st.text(alphabet=SIGNS + "ab 1\n\t\u200b\u202e", max_size=40)


def shown(markdown: str) -> str:
    """Return what a reader sees: each backslash shows the sign behind it."""
    return re.sub(r"\\(.)", r"\1", markdown, flags=re.DOTALL)


@given(names)
def test_every_sign_that_markdown_could_read_stands_behind_a_backslash(name: str) -> None:
    text = escape(name)
    bare = re.sub(r"\\.", "", text, flags=re.DOTALL)
    assert not set(bare) & set(SIGNS)
    assert "\n" not in text


@given(names)
def test_a_name_is_shown_as_it_is_on_one_line(name: str) -> None:
    seen = shown(escape(name))
    assert 0 < len(seen) <= MAX_NAME
    assert seen == flat_name(name) or seen == flat_name(name)[: MAX_NAME - 1] + "…"


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("Ada\u202eneb", "Adaneb"),
        ("\u2066x\u2069", "x"),
        ("\u200b", "?"),
        ("", "?"),
        (" \n ", "?"),
        ("\u200d", "?"),
        ("a\u0000b", "ab"),
        ("a \u200b b", "a b"),
        ("  two   words ", "two words"),
        ("👩\u200d👩\u200d👧", "👩\u200d👩\u200d👧"),
        ("Zoë 李", "Zoë 李"),
    ],
)
def test_what_turns_or_hides_text_is_no_part_of_a_name(name: str, kept: str) -> None:
    assert flat_name(name) == kept


@pytest.mark.parametrize(
    "name",
    ["@everyone", "<@123>", "<#1>", "[a](https://b.c)", "https://evil.example", "**x**", "||x||", "# x"],
)
def test_nothing_pings_or_links(name: str) -> None:
    text = escape(name)
    for pattern in (r"(?<!\\)@", r"(?<!\\)<", r"\w://", r"\]\(", r"(?<!\\)\*", r"(?<!\\)\|", r"^#"):
        assert not re.search(pattern, text)


def test_people_are_named_in_the_readers_language() -> None:
    chairs = (Chair(1, "*Ada*"), Chair(None, "2", Presence.COMPUTER))
    table = Table(1, 2, 3, "ruecks_raus", 1, "en", "00", chairs=chairs)
    words = Catalog.load().words("en")
    people = People.of(table, words)
    assert people.plain(0) == "*Ada*"
    assert people.marked(0) == "🔺 **\\*Ada\\***"
    assert people.listed((0, 1), words) == "🔺 **\\*Ada\\*** and 🔷 **Computer 2**"


def test_whoever_had_their_data_erased_is_somebody() -> None:
    catalog = Catalog.load()
    table = Table(1, 1, 1, "ruecks_raus", 1, "en", "00" * 32, chairs=(Chair(None, "", Presence.LEFT),))

    assert People.of(table, catalog.words("en")).plain(0) == "somebody"
    assert People.of(table, catalog.words("de")).marked(0).endswith("**jemand**")
