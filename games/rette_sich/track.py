"""Ways along a board: where a roll leads from a square, and how far it is to the next open door."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from games.rette_sich.board import Board, load_board

LONGEST = 5
"""The highest number on the die (rulings, "the die")."""


@dataclass(frozen=True, slots=True)
class Walk:
    """One way to go a number of squares.

    `path` has the square it starts from and every square after. `way` names what is taken at each fork
    that is passed, joined by hyphens: `ring` or a lane's id; empty where there is no fork to decide at.
    """

    way: str
    path: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Track:
    """A board made ready for walking; plain tables, computed once.

    `walks` are all the ways by square and number (index 0 is no walk). `doors` tells the arrow square
    of every house, `house_at` the other way round.
    """

    board: Board
    walks: dict[int, tuple[tuple[Walk, ...], ...]]
    doors: dict[int, int]
    house_at: dict[int, int]


@cache
def track(name: str) -> Track:
    """Return the track of the board of this name."""
    board = load_board(name)
    exits, names = board.exits(), _fork_names(board)
    return Track(
        board=board,
        walks={
            square.number: tuple(_walks(exits, names, square.number, steps) for steps in range(LONGEST + 1))
            for square in board.squares
        },
        doors={house.number: house.square for house in board.houses},
        house_at={house.square: house.number for house in board.houses},
    )


def _fork_names(board: Board) -> dict[tuple[int, int], str]:
    """Name every step away from a fork."""
    forks = {lane.start for lane in board.lanes}
    names = {(here, exits[0]): "ring" for here, exits in board.exits().items() if here in forks}
    return names | {(lane.start, lane.squares[0]): lane.id for lane in board.lanes}


def _walks(
    exits: dict[int, tuple[int, ...]], names: dict[tuple[int, int], str], start: int, steps: int
) -> tuple[Walk, ...]:
    found = [Walk("", (start,))]
    for _ in range(steps):
        found = [
            Walk(
                "-".join(filter(None, (walk.way, names.get((walk.path[-1], there), "")))), (*walk.path, there)
            )
            for walk in found
            for there in exits[walk.path[-1]]
        ]
    return tuple(found)


@cache
def distances(name: str, houses: tuple[int, ...]) -> dict[int, int]:
    """Return, by square, the steps to the nearest arrow square of one of `houses` (all squares, 0 at it)."""
    doors = track(name).doors
    before: dict[int, list[int]] = {}
    for here, following in load_board(name).exits().items():
        for there in following:
            before.setdefault(there, []).append(here)
    edge = [doors[house] for house in houses]
    found = dict.fromkeys(edge, 0)
    for square in edge:  # grows while it is walked through: nearest squares first
        for earlier in before[square]:
            if earlier not in found:
                found[earlier] = found[square] + 1
                edge.append(earlier)
    return found
