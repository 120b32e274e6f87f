"""Moves as questions: every move can be reached by its own presses, and by no others."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.ui import choices
from bot.ui.ids import parse
from bot.ui.presenter import Answer
from bot.ui.screen import Button, Menu, Row
from games.core import Move


@dataclass(frozen=True, slots=True)
class Wish(Move):
    """A move that is nothing but its token."""

    text: str

    @property
    def token(self) -> str:
        """Return the token."""
        return self.text


def moves(*tokens: str) -> list[Wish]:
    return [Wish(token) for token in tokens]


def ask(found: list[Wish], path: choices.Path = ()) -> list[Row]:
    return list(choices.ask(7, "r1", found, path, lambda path: Answer(path[-1]), "?"))


def presses(rows: list[Row]) -> list[tuple[str, tuple[str, ...]]]:
    """Return what pressing each control sends: its custom_id's argument and its values."""
    sent: list[tuple[str, tuple[str, ...]]] = []
    for row in rows:
        for control in row.controls:
            assert isinstance(control, Button | Menu)
            parsed = parse(control.id)
            assert parsed is not None
            assert (parsed.table, parsed.phase, parsed.verb) == (7, "r1", "go")
            if isinstance(control, Menu):
                sent += [(parsed.argument, (option.value,)) for option in control.options]
            else:
                sent.append((parsed.argument, ()))
    return sent


def reached(found: list[Wish], path: choices.Path = ()) -> list[str]:
    """Return the tokens of all moves that pressing on and on leads to."""
    tokens: list[str] = []
    for argument, values in presses(ask(found, choices.question(found, path))):
        chosen = choices.settled(found, choices.chosen_path(argument, values))
        assert choices.under(found, chosen)
        if any(move.token == ":".join(chosen) for move in found):
            tokens.append(":".join(chosen))
        else:
            tokens += reached(found, chosen)
    return tokens


words = st.from_regex(r"[a-z0-9]{1,4}", fullmatch=True)
# Same verb, same number of parts, as games have it: no move is the beginning of another.
tokens = st.integers(1, 3).flatmap(
    lambda parts: st.lists(
        st.lists(words, min_size=parts, max_size=parts).map(":".join), min_size=1, unique=True
    )
)


@given(tokens)
def test_every_move_is_reached_once(found: list[str]) -> None:
    assert sorted(reached(moves(*found))) == sorted(found)


@pytest.mark.parametrize("count", [1, 2, 10, 11, 25, 26, 60])
def test_few_answers_are_buttons_and_many_are_menus_of_25(count: int) -> None:
    found = moves(*(f"go:{n}" for n in range(count)))
    rows = ask(found, choices.question(found, ()))
    kinds = {type(control) for row in rows for control in row.controls}
    assert kinds == ({Button} if count <= choices.MOST_BUTTONS else {Menu})
    assert all(len(row.controls) <= 5 for row in rows)
    menus = [control for row in rows for control in row.controls if isinstance(control, Menu)]
    assert all(len(menu.options) <= 25 for menu in menus)
    assert len({menu.id for menu in menus}) == len(menus)
    assert sorted(reached(found)) == sorted(move.token for move in found)


def test_what_has_one_answer_is_not_asked() -> None:
    found = moves("move:north:far:a", "move:north:far:b")
    assert choices.question(found, ()) == ("move", "north", "far")
    assert [path[-1] for path in choices.answers(found, ("move", "north", "far"))] == ["a", "b"]


def test_a_single_move_is_still_offered() -> None:
    found = moves("pass:now")
    assert choices.question(found, ()) == ("pass",)
    assert presses(ask(found, ("pass",))) == [("pass:now", ())]


@given(st.text(max_size=20), st.lists(st.text(max_size=10), max_size=2))
def test_noise_leads_to_no_move(argument: str, values: list[str]) -> None:
    found = moves("rob:1", "rob:2")
    path = choices.settled(found, choices.chosen_path(argument, values))
    if choices.under(found, path):
        assert path in ((), ("rob",), ("rob", "1"), ("rob", "2"))


def test_no_moves_ask_nothing() -> None:
    assert ask([]) == []
