"""Words: everything that the code asks for is there, in both languages, and so are all games' rules."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from bot.i18n.catalog import LANGUAGES, Catalog
from bot.i18n.pages import PAGE_LIMIT, rules_pages
from bot.tables.model import Status
from bot.ui.options import values_of
from bot.ui.paces import PACES, pace_in_words
from bot.ui.screen import MAX_OPTION, OPTIONS_A_MENU
from games import all_games
from games.core import Game

ROOT = Path(__file__).parents[1]
CATALOG = Catalog.load()
ENGLISH = CATALOG.words("en")
REFUSALS = frozenset({"Refused", "Stale", "OptionsError"})
"""Classes whose first argument is the code of a refusal, which a message `refused-<code>` puts into words."""


UNSAID = frozenset(
    {
        "not-awaited",
        "not-late",
        "not-a-computer",
        "reminded-already",
        "held-already",
        "not-held",
        "not-expired",
    }
)
"""Codes that only our own machinery is refused with, which needs no words."""


@cache
def calls() -> tuple[tuple[str, ast.Call], ...]:
    """Return every call in our code, with the place where it stands."""
    return tuple(_calls())


def _calls() -> Iterator[tuple[str, ast.Call]]:
    for folder in ("bot", "cogs", "games"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call):
                    yield f"{path.relative_to(ROOT)}:{node.lineno}", node


def name_of(node: ast.expr) -> str:
    """Return the last name of what is called: `words` of `press.words`."""
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def beginning(node: ast.expr) -> tuple[str, bool]:
    """Return the literal text that an argument begins with, and whether that is all of it."""
    match node:
        case ast.Constant(value=str(text)):
            return text, True
        case ast.JoinedStr(values=[ast.Constant(value=str(text)), *_]):
            return text, False
        case _:
            return "", False


def asked_for() -> Iterator[tuple[str, str, bool]]:
    """Return every message id in the code: place, id or its beginning, and whether it is whole."""
    for place, call in calls():
        if name_of(call.func) == "words" and call.args:
            yield place, *beginning(call.args[0])
        elif name_of(call.func) == "locale_str":
            for keyword in call.keywords:
                if keyword.arg == "id":
                    yield place, *beginning(keyword.value)
        elif name_of(call.func) == "button":
            # The helpers of desk and cogs: button(verb, id of the label, ...).
            yield place, *beginning(call.args[1])


def every_id() -> list[str]:
    return [i for source in CATALOG._sources if source.language == "en" for i, _ in source.entries()]


def test_the_words_are_without_faults() -> None:
    assert CATALOG.faults() == []


def test_every_message_that_the_code_names_exists() -> None:
    known = every_id()
    missing = [
        f"{place}: {text}"
        for place, text, is_whole in asked_for()
        if (is_whole and text not in known)
        or (not is_whole and text and not any(one.startswith(text) for one in known))
    ]
    assert missing == []


def test_the_scan_sees_the_code() -> None:
    found = {text for _, text, _ in asked_for()}
    assert {"table-stopped", "lobby-join", "command-play", "pace-none"} <= found


def refusals() -> Iterator[tuple[str, str, list[ast.keyword]]]:
    """Return every refusal that people can meet: place, code, and the values that it brings."""
    unseen = [f"games/{name}/" for name, game in all_games().items() if not folder(game).is_dir()]
    for place, call in calls():
        if name_of(call.func) in REFUSALS and call.args and not place.startswith(tuple(unseen)):
            code, is_whole = beginning(call.args[0])
            if is_whole and code not in UNSAID:
                yield place, code, call.keywords


def test_every_refusal_has_its_words() -> None:
    found = list(refusals())
    assert len(found) > 20
    assert [f"{place}: {code}" for place, code, _ in found if f"refused-{code}" not in ENGLISH] == []
    for status in (Status.LOBBY, Status.PLAYING):
        assert f"refused-not-{status}" in ENGLISH
    assert "refused-channel-busy" in ENGLISH


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_need_only_what_they_bring(language: str) -> None:
    """A sentence with a variable that a code never brings would be shown as its id."""
    for place, code, keywords in refusals():
        if all(keyword.arg for keyword in keywords):
            values: dict[str, Any] = {str(keyword.arg): 3 for keyword in keywords}
            assert CATALOG.words(language)(f"refused-{code}", **values) != f"refused-{code}", place


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_time_to_act_can_be_said(language: str) -> None:
    said = [pace_in_words(pace, CATALOG.words(language)) for pace in (*PACES, 90)]
    assert len(set(said)) == len(said)
    assert not [text for text in said if text.startswith("pace-")]


def games() -> list[Any]:
    """Return all games; those that have an engine and no screens yet are told of."""
    return [
        pytest.param(
            game,
            id=name,
            marks=[] if folder(game).is_dir() else pytest.mark.skip(reason=f"{name} has no screens yet"),
        )
        for name, game in all_games().items()
    ]


def folder(game: Game[Any, Any, Any]) -> Path:
    return ROOT / "cogs" / game.info.id


@pytest.mark.parametrize("game", games())
def test_every_game_has_screens_words_and_rules(game: Game[Any, Any, Any]) -> None:
    texts = [name for language in LANGUAGES for name in (f"words/{language}.ftl", f"rules/{language}.md")]
    for part in ("screens.py", *texts):
        assert (folder(game) / part).is_file(), part
    key = game.info.id.replace("_", "-")
    for name in ("name", "pitch", *([] if game.info.cooperative else ["total"])):
        assert f"{key}-{name}" in ENGLISH


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_every_option_of_every_game_can_be_said(game: Game[Any, Any, Any], language: str) -> None:
    words, key = CATALOG.words(language), game.info.id.replace("_", "-")
    for name, values in values_of(game):
        title = f"{key}-option-{name.replace('_', '-')}"
        assert title in words
        for value in values:
            if isinstance(value, str):
                assert f"{title}-{value.replace('_', '-')}" in words
                assert len(f"{words(title)}: {words(f'{title}-{value}'.replace('_', '-'))}") <= MAX_OPTION


@pytest.mark.parametrize("game", games())
def test_the_rules_have_the_same_pages_in_both_languages_and_all_fit(
    game: Game[Any, Any, Any],
) -> None:
    english, german = (rules_pages(folder(game), language) for language in LANGUAGES)
    assert english != german
    assert len(english) == len(german) > 0
    assert len(english) <= OPTIONS_A_MENU
    for page in (*english, *german):
        assert 0 < len(page.title) <= MAX_OPTION
        assert 0 < len(page.body) <= PAGE_LIMIT


@pytest.mark.parametrize("language", LANGUAGES)
def test_command_names_are_what_discord_takes(language: str) -> None:
    words = CATALOG.words(language)
    for one in every_id():
        if one.startswith("command-") and not one.endswith("-text"):
            assert re.fullmatch(r"[-_\w]{1,32}", words(one)), one
            assert words(one) == words(one).lower()
        elif one.startswith("command-"):
            assert 0 < len(words(one)) <= 100, one
