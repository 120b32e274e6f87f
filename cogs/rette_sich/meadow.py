"""The meadow of a board, which stays the same for a whole match: its paths, arrows and flowers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from math import atan2, degrees, dist
from typing import Final

from games.rette_sich.board import HOUSE_HALF, LAIR_RADIUS, SQUARE_RADIUS, Board, load_board

Spot = tuple[float, float]

MARGIN: Final = 24
"""From the picture's edge to the meadow's."""

FLOWERS: Final = ("tuft", "daisy", "tuft", "bell", "toadstool")


@dataclass(frozen=True, slots=True)
class Arrow:
    """A small arrow between two squares, or from a square to a door: where it points, in degrees."""

    x: float
    y: float
    angle: float


@dataclass(frozen=True, slots=True)
class Flower:
    """Something that grows beside the path."""

    x: float
    y: float
    kind: str


@dataclass(frozen=True, slots=True)
class Meadow:
    """A board made ready to be drawn. `paths` are SVG paths along the middle of ring and lanes.

    `doors` are, by house, the arrow at the edge of its arrow square.
    """

    board: Board
    spots: dict[int, Spot]
    paths: tuple[str, ...]
    arrows: tuple[Arrow, ...]
    doors: dict[int, Arrow]
    flowers: tuple[Flower, ...]


@cache
def meadow(name: str) -> Meadow:
    """Lay out the board of this name."""
    board = load_board(name)
    spots: dict[int, Spot] = {square.number: (square.x, square.y) for square in board.squares}
    ring = curve([spots[number] for number in board.ring], closed=True)
    lanes = [(lane.start, *lane.squares, lane.end) for lane in board.lanes]
    return Meadow(
        board=board,
        spots=spots,
        paths=(*(curve([spots[number] for number in lane]) for lane in lanes), ring),
        arrows=tuple(
            _between(spots[here], spots[there], 0.5)
            for here, exits in board.exits().items()
            for there in exits
        ),
        doors={
            house.number: _between(
                spots[house.square],
                (house.x, house.y),
                (SQUARE_RADIUS + 5) / dist(spots[house.square], (house.x, house.y)),
            )
            for house in board.houses
        },
        flowers=tuple(_flowers(board)),
    )


def curve(points: Sequence[Spot], *, closed: bool = False) -> str:
    """Return an SVG path that runs smoothly through all points (a Catmull-Rom spline as Bézier curves)."""
    # An open curve ends as if its last points were there twice.
    around = [points[-1], *points, *points[:2]] if closed else [points[0], *points, points[-1]]
    parts = [f"M{around[1][0]:.0f} {around[1][1]:.0f}"]
    for before, start, end, after in zip(around, around[1:], around[2:], around[3:], strict=False):
        out = (start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6)
        into = (end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6)
        parts.append(f"C{out[0]:.1f} {out[1]:.1f} {into[0]:.1f} {into[1]:.1f} {end[0]:.0f} {end[1]:.0f}")
    return "".join(parts) + ("Z" if closed else "")


def _between(here: Spot, there: Spot, share: float) -> Arrow:
    return Arrow(
        round(here[0] + (there[0] - here[0]) * share, 1),
        round(here[1] + (there[1] - here[1]) * share, 1),
        round(degrees(atan2(there[1] - here[1], there[0] - here[0])), 1),
    )


def _flowers(board: Board) -> Iterator[Flower]:
    """Scatter flowers over the meadow, always the same, and none where something else stands."""
    taken: list[tuple[Spot, float]] = [((square.x, square.y), SQUARE_RADIUS + 36) for square in board.squares]
    taken += [((house.x, house.y), HOUSE_HALF + 30) for house in board.houses]
    taken.append(((board.lair.x, board.lair.y), LAIR_RADIUS + 34))
    spots = {square.number: (square.x, square.y) for square in board.squares}
    for here, exits in board.exits().items():
        for there in exits:
            middle = ((spots[here][0] + spots[there][0]) / 2, (spots[here][1] + spots[there][1]) / 2)
            taken.append((middle, SQUARE_RADIUS + 36))
    edge = MARGIN + 26
    for spot in _scattered(board.width, board.height, edge):
        if all(dist(spot, other) >= room for other, room in taken):
            yield Flower(*spot, FLOWERS[len(taken) % len(FLOWERS)])
            taken.append((spot, 52))


def _scattered(width: int, height: int, edge: int) -> Iterator[Spot]:
    """Return points spread evenly without a pattern: the R2 sequence of plastic-number steps."""
    for number in range(400):
        x, y = (0.5 + number * 0.7548776662) % 1, (0.5 + number * 0.5698402910) % 1
        yield (round(edge + x * (width - 2 * edge)), round(edge + y * (height - 2 * edge)))
