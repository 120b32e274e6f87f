"""A game's options as controls: read from the pydantic model, so that no game draws its own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Literal, get_args, get_origin

from annotated_types import Ge, Le

from bot.i18n.catalog import Words
from bot.ui.ids import ControlId
from bot.ui.presenter import word_id
from bot.ui.screen import Button, Menu, Option, Row, Style, rows
from games.core import Game

Value = bool | int | str


def values_of(game: Game[Any, Any, Any]) -> Iterator[tuple[str, tuple[Value, ...]]]:
    """Return each option's name with all values it may take: switches, literals, bounded numbers."""
    for name, field in game.options_type.model_fields.items():
        if field.annotation is bool:
            yield name, (False, True)
        elif get_origin(field.annotation) is Literal:
            yield name, get_args(field.annotation)
        elif field.annotation is int:
            low = next(int(str(bound.ge)) for bound in field.metadata if isinstance(bound, Ge))
            high = next(int(str(bound.le)) for bound in field.metadata if isinstance(bound, Le))
            yield name, tuple(range(low, high + 1))
        else:
            raise TypeError(f"option {name} is neither a switch, a literal nor a bounded number")


def option_controls(
    game: Game[Any, Any, Any], chosen: Mapping[str, object], table: int, words: Words
) -> Iterator[Row]:
    """Return a button for every switch, and a menu for every option with more answers."""
    switches = []
    for name, values in values_of(game):
        title = words(_key(game, name))
        if values == (False, True):
            is_on = bool(chosen.get(name))
            wish = str(ControlId(table, "lobby", "opt", f"{name}:{not is_on}"))
            switches.append(
                Button(wish, title, Style.MAIN if is_on else Style.PLAIN, "✅" if is_on else "⬜")
            )
            continue
        yield Row(
            (
                Menu(
                    str(ControlId(table, "lobby", "opt", name)),
                    title,
                    tuple(
                        Option(
                            value=str(value),
                            label=f"{title}: {_in_words(game, name, value, words)}",
                            chosen=chosen.get(name) == value,
                        )
                        for value in values
                    ),
                ),
            )
        )
    yield from rows(*switches)


def value_named(game: Game[Any, Any, Any], name: str, text: str) -> Value | None:
    """Return the value that a control's answer stands for; None for anything not on offer."""
    values = dict(values_of(game)).get(name, ())
    return next((value for value in values if str(value) == text), None)


def options_in_words(game: Game[Any, Any, Any], chosen: Mapping[str, object], words: Words) -> list[str]:
    """Return a line for every option that is not at its usual value."""
    usual = game.options_type()
    return [
        words(_key(game, name))
        if chosen[name] is True
        else f"{words(_key(game, name))}: {_in_words(game, name, chosen[name], words)}"
        for name, _ in values_of(game)
        if name in chosen and chosen[name] != getattr(usual, name)
    ]


def _in_words(game: Game[Any, Any, Any], name: str, value: object, words: Words) -> str:
    if isinstance(value, bool):
        return words("option-on" if value else "option-off")
    if isinstance(value, int):
        return str(value)
    return words(f"{_key(game, name)}-{str(value).replace('_', '-')}")


def _key(game: Game[Any, Any, Any], name: str) -> str:
    return word_id(game.info.id, f"option-{name}")
