"""Saves: what is loaded is what was saved, through every version."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.core import SaveError, dump_state, load_state
from tests.games.core.toy import Cup, CupGame, Migrating, State

CUPS = CupGame()
MIGRATING = Migrating()
STATE = State(Cup(2, "red"), (None, 3))
GUESSES = [None, 3]


def save(version: Any, body: Any) -> str:
    return json.dumps({"game": "cups", "version": version, "state": body})


def test_a_save_names_game_and_version_and_is_sorted_and_short() -> None:
    assert dump_state(CUPS, STATE) == (
        '{"game":"cups","state":{"cup":{"colour":"red","hidden":2},"guesses":[null,3]},"version":3}'
    )


@given(
    hidden=st.integers(),
    colour=st.text(st.characters(exclude_categories=["Cs"])),
    guesses=st.lists(st.none() | st.integers()),
)
def test_any_state_comes_back_as_it_was(hidden: int, colour: str, guesses: list[int | None]) -> None:
    state = State(Cup(hidden, colour), tuple(guesses))
    assert load_state(CUPS, dump_state(CUPS, state)) == state


@pytest.mark.parametrize(
    ("version", "body"),
    [
        (1, {"cup": 2, "guesses": GUESSES}),
        (2, {"cup": {"hidden": 2, "paint": "red"}, "guesses": GUESSES}),
        (3, {"cup": {"hidden": 2, "colour": "red"}, "guesses": GUESSES}),
    ],
)
def test_saves_of_all_versions_give_the_state_of_today(version: int, body: Any) -> None:
    assert load_state(MIGRATING, save(version, body)) == STATE


@pytest.mark.parametrize(
    ("version", "body"),
    [
        (1, {"cup": {"hidden": 2, "colour": "red"}, "guesses": GUESSES}),
        (1, []),
        (1, None),
        (2, {"cup": 2, "guesses": GUESSES}),
        (2, {"cup": [], "guesses": GUESSES}),
        (2, {"guesses": GUESSES}),
        (0, {"cup": 2, "guesses": GUESSES}),
        (-7, {"cup": 2, "guesses": GUESSES}),
        (None, {"cup": 2, "guesses": GUESSES}),
        (1.0, {"cup": 2, "guesses": GUESSES}),
        (True, {"cup": 2, "guesses": GUESSES}),
    ],
)
def test_what_a_migration_cannot_read_is_a_damaged_save(version: Any, body: Any) -> None:
    with pytest.raises(SaveError) as refusal:
        load_state(MIGRATING, save(version, body))
    assert refusal.value.code == "save-damaged"


@pytest.mark.parametrize(
    "body",
    [
        {"cup": {"hidden": "2", "colour": "red"}, "guesses": GUESSES},
        {"cup": {"hidden": 2.0, "colour": "red"}, "guesses": GUESSES},
        {"cup": {"hidden": True, "colour": "red"}, "guesses": GUESSES},
        {"cup": {"hidden": 2, "colour": "red", "size": 3}, "guesses": GUESSES},
        {"cup": {"hidden": 2, "colour": "red"}, "guesses": GUESSES, "more": 1},
        {"cup": {"hidden": 2, "colour": "red"}},
        {"cup": {"hidden": 2, "colour": None}, "guesses": GUESSES},
    ],
)
def test_a_save_that_says_more_less_or_something_else_is_damaged(body: Any) -> None:
    """Bug: pydantic alone reads "2" as 2 and passes over what it doesn't know."""
    with pytest.raises(SaveError) as refusal:
        load_state(CUPS, save(3, body))
    assert refusal.value.code == "save-damaged"


def test_a_save_nested_too_deeply_is_damaged() -> None:
    """Bug: the JSON reader raises RecursionError there, which is no ValueError."""
    with pytest.raises(SaveError):
        load_state(CUPS, "[" * 200_000)


def test_a_newer_save_is_told_from_a_damaged_one() -> None:
    with pytest.raises(SaveError) as refusal:
        load_state(CUPS, save(4, {}))
    assert (refusal.value.code, refusal.value.params["version"]) == ("save-from-newer-version", 4)


def test_a_version_without_its_migration_is_damaged() -> None:
    with pytest.raises(SaveError) as refusal:
        load_state(CUPS, save(2, {"cup": 2, "guesses": GUESSES}))
    assert refusal.value.code == "save-damaged"


def test_a_state_that_is_not_what_it_declares_is_not_saved() -> None:
    """Whoever puts a list or a word where a number belongs hears of it before anybody plays on."""
    with pytest.raises(ValueError, match="expected"):
        dump_state(CUPS, State(Cup("two", "red"), (None,)))  # type: ignore[arg-type]
