"""A screen is a plain value: text, pictures and rows of controls, nothing of Discord's library."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bot.ui.pictures import Picture

MAX_COMPONENTS = 40
MAX_TEXT = 4_000
BUTTONS_A_ROW = 5
OPTIONS_A_MENU = 25
MAX_LABEL = 80
MAX_OPTION = 100


class Style(StrEnum):
    """How much a button asks to be pressed."""

    PLAIN = "plain"
    MAIN = "main"
    GO = "go"
    STOP = "stop"


@dataclass(frozen=True, slots=True)
class Text:
    """A paragraph of Discord's Markdown."""

    body: str


@dataclass(frozen=True, slots=True)
class Divider:
    """A thin line between what doesn't belong together."""


@dataclass(frozen=True, slots=True)
class Button:
    """A press; `id` is a custom_id of `bot.ui.ids`."""

    id: str
    label: str
    style: Style = Style.PLAIN
    emoji: str | None = None
    disabled: bool = False


@dataclass(frozen=True, slots=True)
class Link:
    """A way to another message or page."""

    url: str
    label: str
    emoji: str | None = None


@dataclass(frozen=True, slots=True)
class Option:
    """One answer of a menu."""

    value: str
    label: str
    description: str = ""
    emoji: str | None = None
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Menu:
    """A choice of one among many; `id` is a custom_id of `bot.ui.ids`."""

    id: str
    placeholder: str
    options: tuple[Option, ...]


@dataclass(frozen=True, slots=True)
class Row:
    """Buttons side by side (five at most), or one menu."""

    controls: tuple[Button | Link, ...] | tuple[Menu]


@dataclass(frozen=True, slots=True)
class Figure:
    """The same said twice: a picture, and the text that stands in for it where pictures can't be."""

    text: str
    picture: Picture | None = None


Block = Text | Figure | Divider | Row


@dataclass(frozen=True, slots=True)
class File:
    """A text file sent along, such as the record of a match."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Screen:
    """Everything one message shows. `accent` is the colour of its edge, as 0xRRGGBB."""

    blocks: tuple[Block, ...]
    accent: int | None = None
    files: tuple[File, ...] = ()

    def without_controls(self) -> Screen:
        """Return the same screen with nothing to press."""
        return Screen(tuple(b for b in self.blocks if not isinstance(b, Row)), self.accent, self.files)


def rows(*controls: Button | Link) -> tuple[Row, ...]:
    """Lay out buttons in rows of five."""
    return tuple(Row(controls[at : at + BUTTONS_A_ROW]) for at in range(0, len(controls), BUTTONS_A_ROW))
