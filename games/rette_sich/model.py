"""The state of a match of Rette sich, wer kann!, and the options it is played with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Literal

from games.core import Options, Seat
from games.rette_sich.board import HOUSES

GARGAMEL = 6
"""The face of the die that shows Gargamel; the others are their number (rulings, "the die")."""

LAIR = 3
"""Pieces of a whole lair (rulebook, "Setup")."""

MEMORY = 24
"""As many deeds as a state remembers: several turns of everybody, for the screens."""


class RetteSichOptions(Options):
    """Choose how two people play (nothing to more of them), and the board with forks."""

    two_players: Literal["full", "short"] = "full"
    forks: bool = False

    @property
    def board(self) -> str:
        """Return the name of the board."""
        return "forks" if self.forks else "loop"


@dataclass(frozen=True, slots=True)
class Lineup:
    """What takes part: the houses that can be entered, and how many Smurfs each player has."""

    houses: tuple[int, ...]
    smurfs: int


_LINEUPS: Mapping[int, Lineup] = MappingProxyType(
    {2: Lineup(HOUSES, 4), 3: Lineup((1, 2, 4, 5, 7), 2), 4: Lineup(HOUSES, 2)}
)
_SHORT = Lineup((1, 3, 5), 2)


def lineup(seats: int, options: RetteSichOptions) -> Lineup:
    """Return what takes part (numbers: rulebook, "Playing Options"; which houses: rulings, "players")."""
    return _SHORT if seats == 2 and options.two_players == "short" else _LINEUPS[seats]


class Stage(StrEnum):
    """Say what the seat in turn has to do."""

    PLACE = "place"
    ENTER = "enter"
    ROLL = "roll"
    MOVE = "move"
    REMOVE = "remove"
    END = "end"


@dataclass(frozen=True, slots=True)
class Deed:
    """Something that happened, as the table remembers it for a while.

    `number` counts all deeds of the match from 1. `kind` is the kind of the event that told it. `smurf`
    is its number among those of `seat`. `die` is the roll that caused it, `path` has all squares from
    the one left to the one reached (a single one where nobody walked), `house` the one entered or
    removed, `lair` the pieces left.
    """

    number: int
    kind: str
    seat: Seat
    smurf: int | None = None
    die: int | None = None
    path: tuple[int, ...] = ()
    house: int | None = None
    lair: int | None = None


@dataclass(frozen=True, slots=True)
class State:
    """A match between two moves.

    Tuples by Smurf hold all Smurfs of seat 0, then those of seat 1, and so on. A Smurf's entry of
    `squares` is None before it is placed and once it is lost; in a house it keeps the arrow square.
    `inside` is the house it is in, `lost` the round in which it was eliminated. `houses` are those not
    removed. `die` is a number rolled and not yet moved. `steps` counts the moves made, `rolls` the rolls.
    `acted` is, by seat, the number of the last deed that a move of its own brought about.
    """

    options: RetteSichOptions
    seats: int
    youngest: Seat
    round: int
    stage: Stage
    turn: Seat
    die: int | None
    lair: int
    houses: tuple[int, ...]
    squares: tuple[int | None, ...]
    inside: tuple[int | None, ...]
    lost: tuple[int | None, ...]
    steps: int
    rolls: int
    deeds: tuple[Deed, ...]
    acted: tuple[int, ...]

    @property
    def board(self) -> str:
        """Return the name of the board."""
        return self.options.board

    @property
    def each(self) -> int:
        """Return how many Smurfs every player has at the start."""
        return len(self.squares) // self.seats

    @property
    def race(self) -> bool:
        """Tell whether Gargamel is free."""
        return self.lair == 0

    def own(self, seat: Seat) -> range:
        """Return the indices of a seat's Smurfs."""
        return range(seat * self.each, (seat + 1) * self.each)

    def open_houses(self) -> tuple[int, ...]:
        """Return the houses on the board with nobody inside."""
        return tuple(house for house in self.houses if house not in self.inside)

    def alive(self) -> tuple[Seat, ...]:
        """Return the seats that have a Smurf left."""
        return tuple(seat for seat in range(self.seats) if None in self.lost[self.each * seat :][: self.each])
