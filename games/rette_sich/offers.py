"""What a seat may do with its Smurfs: walk a roll, stop it at an open door, or go in for nothing."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Protocol

from games.core import Seat
from games.rette_sich.model import Stage, State
from games.rette_sich.moves import Advance, Enter, Offer, Place, Remove, RetteSichMove, Roll
from games.rette_sich.track import track

_ROLL = (Roll(),)


class Position(Protocol):
    """What the offers depend on: a State, or the working copy of one."""

    @property
    def board(self) -> str:
        """The name of the board."""

    @property
    def turn(self) -> Seat:
        """Whose turn it is."""

    @property
    def race(self) -> bool:
        """Whether Gargamel is free."""

    @property
    def squares(self) -> Sequence[int | None]:
        """The square of every Smurf, None for those that are not on the board."""

    @property
    def inside(self) -> Sequence[int | None]:
        """The house that every Smurf is in, None for those that are not."""

    def own(self, seat: Seat) -> range:
        """Return the indices of a seat's Smurfs."""

    def open_houses(self) -> tuple[int, ...]:
        """Return the houses on the board with nobody inside."""


@cache
def places(board: str) -> tuple[Place, ...]:
    """Return every square to place a Smurf on, in the order of the board's stretches."""
    return tuple(
        Place(stretch.id, square) for stretch in track(board).board.stretches for square in stretch.squares
    )


@lru_cache(maxsize=1 << 14)
def _walks(board: str, number: int, square: int, die: int, doors: tuple[int, ...]) -> tuple[Offer, ...]:
    """Return what Smurf `number` on `square` may do with a roll when these houses are open.

    It may stop and go in wherever it reaches or passes an open door; where the roll ends exactly there
    it goes in (rulings, "a turn in the race"). Of two ways to one house the first is offered.
    """
    ground = track(board)
    entries: dict[int, Offer] = {}
    passes = []
    for walk in ground.walks[square][die]:
        for at in range(1, die + 1):
            house = ground.house_at.get(walk.path[at])
            if house in doors and house not in entries:
                entries[house] = Offer(Enter(number, house), walk.path[: at + 1], house)
        if ground.house_at.get(walk.path[die]) not in doors:
            passes.append(Offer(Advance(number, walk.way), walk.path, None))
    return (*entries.values(), *passes)


def roll_offers(position: Position, die: int) -> Sequence[Offer]:
    """Return all that the seat in turn may do with a number on the die."""
    doors = position.open_houses() if position.race else ()
    found: list[Offer] = []
    for number, smurf in enumerate(position.own(position.turn), 1):
        square = position.squares[smurf]
        if square is not None and position.inside[smurf] is None:
            found += _walks(position.board, number, square, die, doors)
    return found


def free_offers(position: Position) -> Sequence[Offer]:
    """Return which Smurfs of the seat in turn stand before which open house."""
    house_at, doors = track(position.board).house_at, position.open_houses()
    found = []
    for number, smurf in enumerate(position.own(position.turn), 1):
        square = position.squares[smurf]
        if square is not None and position.inside[smurf] is None:
            house = house_at.get(square)
            if house is not None and house in doors:
                found.append(Offer(Enter(number, house), (square,), house))
    return found


def offers(state: State) -> Sequence[Offer]:
    """Return the moves of Smurfs that the seat in turn may choose from."""
    match state.stage:
        case Stage.MOVE if state.die is not None:
            return roll_offers(state, state.die)
        case Stage.ENTER:
            return free_offers(state)
        case _:
            return ()


def moves(state: State) -> Sequence[RetteSichMove]:
    """Return everything that the seat in turn may do."""
    match state.stage:
        case Stage.PLACE:
            return places(state.board)
        case Stage.ROLL:
            return _ROLL
        case Stage.REMOVE:
            return [Remove(house) for house in state.houses]
        case _:
            return tuple([offer.move for offer in offers(state)])
