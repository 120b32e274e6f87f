"""Moves as questions: tokens are paths, and each step of a path is one press or one menu."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import ceil

from bot.ui.ids import ControlId
from bot.ui.presenter import Answer
from bot.ui.screen import BUTTONS_A_ROW, OPTIONS_A_MENU, Button, Menu, Option, Row
from games.core import Move

Path = tuple[str, ...]
Label = Callable[[Path], Answer]

MOST_BUTTONS = 10
"""Beyond two rows of buttons a menu is calmer."""


def path_of(argument: str) -> Path:
    """Return the path that a control's argument stands for."""
    return tuple(argument.split(":")) if argument else ()


def under(moves: Sequence[Move], path: Path) -> list[Move]:
    """Return the moves that begin with `path`."""
    return [move for move in moves if path_of(move.token)[: len(path)] == path]


def settled(moves: Sequence[Move], path: Path) -> Path:
    """Go on from `path` for as long as only one answer exists."""
    while longer := _only_part(moves, path):
        path = longer
    return path


def question(moves: Sequence[Move], path: Path) -> Path:
    """Return the path whose next part is to be asked; of a single move, its last part still is."""
    path = settled(moves, path)
    return path if answers(moves, path) else path[:-1]


def _only_part(moves: Sequence[Move], path: Path) -> Path | None:
    found = {path_of(move.token)[: len(path) + 1] for move in under(moves, path)}
    longer = {candidate for candidate in found if len(candidate) > len(path)}
    return next(iter(longer)) if len(found) == 1 and longer else None


def answers(moves: Sequence[Move], path: Path) -> list[Path]:
    """Return the paths one part longer than `path`, in the order of the moves."""
    return list(
        dict.fromkeys(
            path_of(move.token)[: len(path) + 1]
            for move in under(moves, path)
            if len(path_of(move.token)) > len(path)
        )
    )


def ask(
    table: int, phase: str, moves: Sequence[Move], path: Path, label: Label, placeholder: str
) -> Iterator[Row]:
    """Draw the next question of a move: buttons while they are few, menus of 25 beyond."""
    paths = answers(moves, path)
    if len(paths) <= MOST_BUTTONS:
        buttons = []
        for answer in paths:
            shown = label(answer)
            control = str(ControlId(table, phase, "go", ":".join(answer)))
            buttons.append(Button(control, shown.label, shown.style, shown.emoji))
        # Rows of about one length are calmer than a full one and a rest.
        wide = ceil(len(buttons) / ceil(len(buttons) / BUTTONS_A_ROW)) if buttons else BUTTONS_A_ROW
        for at in range(0, len(buttons), wide):
            yield Row(tuple(buttons[at : at + wide]))
        return
    for at in range(0, len(paths), OPTIONS_A_MENU):
        part = paths[at : at + OPTIONS_A_MENU]
        # The number behind "~" keeps custom_ids apart; the answer comes with the press.
        control = str(ControlId(table, phase, "go", f"{':'.join(path)}~{at // OPTIONS_A_MENU}"))
        options = []
        for answer in part:
            shown = label(answer)
            options.append(Option(answer[-1], shown.label, shown.description, shown.emoji))
        yield Row((Menu(control, placeholder, tuple(options)),))


def chosen_path(argument: str, values: Sequence[str]) -> Path:
    """Return the path that a press of a control of `ask` stands for."""
    path = path_of(argument.partition("~")[0])
    return (*path, *path_of(values[0])) if values else path
