"""Boards are data files: squares, lanes, houses and where to draw them; this reads and checks them.

The loop and its houses are in the rulings ("the track", "option forks"), all coordinates are ours.
Another board is another file of the same form: a ring, lanes that leave it and rejoin it, arrow squares
before houses, and stretches that split all squares into lists short enough to choose from on a phone.
"""

from __future__ import annotations

import math
from collections import Counter
from functools import cache
from importlib import resources
from itertools import pairwise
from typing import Self

from pydantic import BaseModel, ConfigDict, model_validator

HOUSES = tuple(range(1, 8))
"""The numbers of the houses of the box (rulebook, "Components")."""

SQUARE_RADIUS = 32
HOUSE_HALF = 50
LAIR_RADIUS = 90
"""Sizes to draw with; `Board` refuses a layout in which such shapes would overlap."""

MAX_ANSWERS = 25
"""As many answers as one question may have (limit of Discord's select menus)."""


class _Data(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Point(_Data):
    """A place in the picture; x to the right, y downward, from its upper left corner."""

    x: int
    y: int

    def distance(self, other: Point) -> float:
        """Return how far away `other` is."""
        return math.dist((self.x, self.y), (other.x, other.y))


class Square(Point):
    """A square of the track by its number."""

    number: int


class House(Point):
    """A house and the number of the arrow square before its door."""

    number: int
    square: int


class Lane(_Data):
    """A side lane: it leaves the ring at `start`, passes `squares` and rejoins the ring at `end`."""

    id: str
    start: int
    squares: tuple[int, ...]
    end: int


class Stretch(_Data):
    """A part of the track to choose a square from: the way up to the house of this number, or a lane."""

    id: str
    squares: tuple[int, ...]


class Board(_Data):
    """A whole board; building one raises ValidationError where the file makes no sense."""

    id: str
    width: int
    height: int
    lair: Point
    ring: tuple[int, ...]
    lanes: tuple[Lane, ...]
    houses: tuple[House, ...]
    squares: tuple[Square, ...]
    stretches: tuple[Stretch, ...]

    def exits(self) -> dict[int, tuple[int, ...]]:
        """Return, by square, the next squares: the ring's first, then the lanes' in their order."""
        follow: dict[int, tuple[int, ...]] = {
            here: (there,) for here, there in zip(self.ring, self._ring_onward(), strict=True)
        }
        for lane in self.lanes:
            path = (lane.start, *lane.squares, lane.end)
            for here, there in pairwise(path):
                follow[here] = (*follow.get(here, ()), there)
        return follow

    def _ring_onward(self) -> tuple[int, ...]:
        return (*self.ring[1:], self.ring[0])

    @model_validator(mode="after")
    def _check(self) -> Self:
        for fault in (*_track_faults(self), *_house_faults(self), *_layout_faults(self)):
            raise ValueError(f"board {self.id!r}: {fault}")
        return self


def _track_faults(board: Board) -> list[str]:
    """Name what keeps the track from being one loop whose forks rejoin it."""
    numbers = [square.number for square in board.squares]
    laid = [*board.ring, *(square for lane in board.lanes for square in lane.squares)]
    ids = [lane.id for lane in board.lanes]
    faults = []
    if not board.ring or sorted(numbers) != sorted(laid) or len(set(laid)) != len(laid):
        faults.append("every square must stand once on the ring or on one lane")
    if len({*ids, "ring"}) != len(ids) + 1:
        faults.append("lanes need names of their own, and none is called ring")
    faults += [
        f"lane {lane.id} must leave the ring and rejoin it elsewhere"
        for lane in board.lanes
        if not lane.squares or lane.start == lane.end or not {lane.start, lane.end} <= set(board.ring)
    ]
    if not faults:
        start = board.ring[0]
        lost = set(numbers) - _reachable(board.exits(), start)
        lost |= {square for square in numbers if start not in _reachable(board.exits(), square)}
        if lost:
            faults.append(f"squares {sorted(lost)} are not on a way round")
    parts = Counter(square for stretch in board.stretches for square in stretch.squares)
    if parts != Counter(numbers) or len({stretch.id for stretch in board.stretches}) != len(board.stretches):
        faults.append("the stretches must hold every square once")
    if max(len(board.stretches), *(len(stretch.squares) for stretch in board.stretches)) > MAX_ANSWERS:
        faults.append("a stretch is too long to choose from")
    return faults


def _reachable(exits: dict[int, tuple[int, ...]], start: int) -> set[int]:
    seen, edge = {start}, [start]
    while edge:
        for there in exits.get(edge.pop(), ()):
            if there not in seen:
                seen.add(there)
                edge.append(there)
    return seen


def _house_faults(board: Board) -> list[str]:
    """Name what keeps houses from having one door each; that doors are reached, the track's check says."""
    faults = []
    if tuple(house.number for house in board.houses) != HOUSES:
        faults.append(f"the houses must be {HOUSES}, in order")
    doors = {house.square for house in board.houses}
    if len(doors) != len(board.houses) or not doors <= {square.number for square in board.squares}:
        faults.append("every house needs an arrow square of its own")
    return faults


def _layout_faults(board: Board) -> list[str]:
    """Name shapes that would overlap, or stick out of the picture."""
    shapes: list[tuple[str, Point, int]] = [
        (f"square {square.number}", square, SQUARE_RADIUS) for square in board.squares
    ]
    shapes += [(f"house {house.number}", house, HOUSE_HALF) for house in board.houses]
    shapes.append(("lair", board.lair, LAIR_RADIUS))
    faults = [
        f"{name} is not inside the picture"
        for name, at, size in shapes
        if not (size <= at.x <= board.width - size and size <= at.y <= board.height - size)
    ]
    faults += [
        f"{name} and {other} overlap"
        for index, (name, at, size) in enumerate(shapes)
        for other, there, room in shapes[:index]
        if at.distance(there) < size + room
    ]
    return faults


@cache
def load_board(name: str) -> Board:
    """Read and check the board of this name from its data file beside this module."""
    return Board.model_validate_json(
        resources.files(__package__).joinpath("boards", f"{name}.json").read_bytes()
    )
