"""Forms that our fonts lack, as paths and points around 0,0 in a box of 100 by 100."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

Point = tuple[float, float]


def _ring(corners: int, turn: float = 0.0, wide: float = 50, high: float = 50) -> tuple[Point, ...]:
    angles = (2 * pi * (i + turn) / corners for i in range(corners))
    return tuple((round(wide * sin(a), 1), round(-high * cos(a), 1)) for a in angles)


SUITS: Final = {
    "spades": "M0 -48C9 -31 45 -9 45 16C45 31 34 39 23 39C15 39 9 36 5 30C6 39 10 46 17 50H-17"
    "C-10 46 -6 39 -5 30C-9 36 -15 39 -23 39C-34 39 -45 31 -45 16C-45 -9 -9 -31 0 -48Z",
    "hearts": "M0 46C-13 29 -47 8 -47 -17C-47 -34 -36 -44 -23 -44C-12 -44 -4 -38 0 -29"
    "C4 -38 12 -44 23 -44C36 -44 47 -34 47 -17C47 8 13 29 0 46Z",
    "diamonds": "M0 -50C9 -33 23 -15 38 0C23 15 9 33 0 50C-9 33 -23 15 -38 0C-23 -15 -9 -33 0 -50Z",
    "clubs": "M0 -48A22 22 0 0 1 17 -12A22 22 0 1 1 5 27C6 38 10 45 17 50H-17C-10 45 -6 38 -5 27"
    "A22 22 0 1 1 -17 -12A22 22 0 0 1 0 -48Z",
}

# Outlines of cut stones; facets run from them to the same outline at a bit over half the size.
CUTS: Final[dict[str, tuple[Point, ...]]] = {
    "octagon": _ring(8, 0.5),
    "hexagon": _ring(6, 0.0),
    "square": ((-24, -44), (24, -44), (44, -24), (44, 24), (24, 44), (-24, 44), (-44, 24), (-44, -24)),
    "triangle": ((-9, -46), (9, -46), (50, 28), (42, 42), (-42, 42), (-50, 28)),
    "diamond": ((0, -50), (38, -12), (38, 6), (0, 50), (-38, 6), (-38, -12)),
    "drop": ((0, -52), (17, -24), (34, 2), (37, 20), (26, 40), (0, 49), (-26, 40), (-37, 20), (-34, 2),
             (-17, -24)),
}  # fmt: skip

_A: Final = 26
PIPS: Final[dict[int, tuple[Point, ...]]] = {
    1: ((0, 0),),
    2: ((-_A, -_A), (_A, _A)),
    3: ((-_A, -_A), (0, 0), (_A, _A)),
    4: ((-_A, -_A), (_A, -_A), (-_A, _A), (_A, _A)),
    5: ((-_A, -_A), (_A, -_A), (0, 0), (-_A, _A), (_A, _A)),
    6: ((-_A, -_A), (_A, -_A), (-_A, 0), (_A, 0), (-_A, _A), (_A, _A)),
}
