"""The moves of Rette sich, wer kann!, and where they would bring a Smurf."""

from __future__ import annotations

from dataclasses import dataclass

from games.core import Move


@dataclass(frozen=True, slots=True)
class Place(Move):
    """Put the next Smurf on a square of this stretch of the board."""

    stretch: str
    square: int

    @property
    def token(self) -> str:
        """Return `place:<stretch>:<square>`."""
        return f"place:{self.stretch}:{self.square}"


@dataclass(frozen=True, slots=True)
class Roll(Move):
    """Roll the die."""

    @property
    def token(self) -> str:
        """Return `roll`."""
        return "roll"


@dataclass(frozen=True, slots=True)
class Advance(Move):
    """Move one's Smurf of this number by the whole roll, past the forks by `way` ("" where there is none)."""

    smurf: int
    way: str = ""

    @property
    def token(self) -> str:
        """Return `go:<smurf>`, or `go:<smurf>-<way>` past a fork."""
        return f"go:{self.smurf}-{self.way}" if self.way else f"go:{self.smurf}"


@dataclass(frozen=True, slots=True)
class Enter(Move):
    """Let one's Smurf of this number go into this house: by the roll, or for nothing before it."""

    smurf: int
    house: int

    @property
    def token(self) -> str:
        """Return `go:<smurf>-in<house>`: all that a roll allows is one question, not one after the other."""
        return f"go:{self.smurf}-in{self.house}"


@dataclass(frozen=True, slots=True)
class Remove(Move):
    """Take this house off the board."""

    house: int

    @property
    def token(self) -> str:
        """Return `remove:<house>`."""
        return f"remove:{self.house}"


RetteSichMove = Place | Roll | Advance | Enter | Remove


@dataclass(frozen=True, slots=True)
class Offer:
    """Where a move would bring a Smurf: all squares from its own on, and the house it would go into."""

    move: Advance | Enter
    path: tuple[int, ...]
    house: int | None
