"""The mark of each seat: a colour that always comes with a shape, so that nobody needs the colour."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, radians, sin
from typing import Final, Literal

Shape = Literal["triangle", "diamond", "star", "square", "circle", "flower"]


@dataclass(frozen=True, slots=True)
class Mark:
    """How one seat is marked: in pictures by colour and shape, in text by the emoji that looks so.

    `id` is stable and may be part of a message id. The emojis are of Unicode 12 and older, which
    also old phones can show. There is no hexagon among them in any colour, hence the flower.
    """

    id: str
    colour: str
    shape: Shape
    emoji: str


MARKS: Final = (
    Mark("red", "#e5484d", "triangle", "🔺"),
    Mark("blue", "#4f9cf0", "diamond", "🔷"),
    Mark("yellow", "#f5c431", "star", "⭐"),
    Mark("green", "#5fb74b", "square", "🟩"),
    Mark("purple", "#a873dc", "circle", "🟣"),
    Mark("pink", "#f7a3c0", "flower", "🌸"),
)


def mark_of(seat: int) -> Mark:
    """Give the mark of a seat, 0 to 5; raises `IndexError` beyond."""
    if seat < 0:
        raise IndexError(seat)
    return MARKS[seat]


def _point(radius: float, degrees: float) -> str:
    return f"{radius * sin(radians(degrees)):.1f} {-radius * cos(radians(degrees)):.1f}"


def _star() -> str:
    points = (_point(50 if i % 2 == 0 else 23, i * 36) for i in range(10))
    return f"M{' L'.join(points)}Z"


def _flower() -> str:
    notches = [_point(25, i * 72 + 36) for i in range(5)]
    petals = (f"A18.5 18.5 0 1 1 {notch}" for notch in (*notches[1:], notches[0]))
    return f"M{notches[0]}{''.join(petals)}Z"


# SVG paths around 0,0 in a box of 100 by 100.
SHAPES: Final[dict[Shape, str]] = {
    "triangle": "M0 -47L50 41H-50Z",
    "diamond": "M0 -50L45 0L0 50L-45 0Z",
    "star": _star(),
    "square": "M-40 -40H40V40H-40Z",
    "circle": "M-45 0A45 45 0 1 1 45 0A45 45 0 1 1 -45 0Z",
    "flower": _flower(),
}
