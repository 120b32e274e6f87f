"""Options as controls: drawn from a game's model, and read back into nothing but its values."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, Literal, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import Field

from bot.i18n.catalog import Catalog
from bot.ui.ids import parse
from bot.ui.options import option_controls, options_in_words, value_named, values_of
from bot.ui.screen import Button, Menu
from games import all_games
from games.core import Game, Options


class Everything(Options):
    """One option of each kind."""

    quick: bool = False
    mood: Literal["calm", "wild_one"] = "calm"
    laps: int = Field(default=3, ge=2, le=5)


EVERYTHING = cast(
    Game[Any, Any, Any], SimpleNamespace(options_type=Everything, info=SimpleNamespace(id="some_game"))
)
GAMES = [EVERYTHING, *all_games().values()]
WORDS = Catalog.load().words("en")


def test_each_kind_has_all_its_values() -> None:
    assert dict(values_of(EVERYTHING)) == {
        "quick": (False, True),
        "mood": ("calm", "wild_one"),
        "laps": (2, 3, 4, 5),
    }


def test_an_option_of_another_kind_is_a_fault_of_the_game() -> None:
    class Odd(Options):
        text: str = ""

    with pytest.raises(TypeError, match="text"):
        list(values_of(cast(Any, SimpleNamespace(options_type=Odd))))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.id)
def test_every_control_wishes_for_a_value_that_the_model_takes(game: Game[Any, Any, Any]) -> None:
    usual = game.options_type().model_dump(mode="json")
    wished: dict[str, set[object]] = {name: {value} for name, value in usual.items()}
    for row in option_controls(game, usual, 12, WORDS):
        for control in row.controls:
            assert isinstance(control, Button | Menu)
            found = parse(control.id)
            assert found is not None
            name, _, wish = found.argument.partition(":")
            for text in [option.value for option in control.options] if isinstance(control, Menu) else [wish]:
                value = value_named(game, name, text)
                assert value is not None
                game.options_type.model_validate({**usual, name: value})
                wished[name].add(value)
    assert wished == {name: set(values) for name, values in values_of(game)}


@given(st.text(max_size=12), st.text(max_size=12))
def test_noise_names_no_value(name: str, text: str) -> None:
    value = value_named(EVERYTHING, name, text)
    assert value is None or str(value) == text


def test_what_is_usual_is_not_told() -> None:
    game = next(iter(all_games().values()))
    assert options_in_words(game, game.options_type().model_dump(mode="json"), WORDS) == []
