"""What is seen of a match of Rette sich, wer kann!: everything, by everybody."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from games.core import PublicView, Seat, SeatView
from games.rette_sich.model import Deed, Stage
from games.rette_sich.moves import Offer


@dataclass(frozen=True, slots=True)
class Smurf:
    """A Smurf as everybody sees it: on a square, inside a house (before which its square is), or lost."""

    seat: Seat
    number: int
    square: int | None
    house: int | None
    lost: int | None


class Door(StrEnum):
    """Say whether a house can be entered."""

    OPEN = "open"
    TAKEN = "taken"
    GONE = "gone"


@dataclass(frozen=True, slots=True)
class HouseView:
    """A house as everybody sees it, with seat and number of the Smurf inside."""

    number: int
    door: Door
    seat: Seat | None
    smurf: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Public(PublicView):
    """The table as everybody sees it; nothing is secret in this game.

    `board` names the board for `load_board`. `turn` is who must act, `die` the number to be moved.
    `youngest` begins each round, or the next seat still in play. `offers` go with the moves of a Smurf.
    """

    board: str
    round: int
    stage: Stage
    turn: Seat
    youngest: Seat
    die: int | None
    lair: int
    race: bool
    rolls: int
    smurfs: tuple[Smurf, ...]
    houses: tuple[HouseView, ...]
    offers: tuple[Offer, ...]
    deeds: tuple[Deed, ...]
    acted: tuple[int, ...]

    @property
    def trail(self) -> Deed | None:
        """Return the last walk that is remembered."""
        return next((deed for deed in reversed(self.deeds) if len(deed.path) > 1), None)

    def since(self, seat: Seat) -> tuple[Deed, ...]:
        """Return what is remembered of all that happened after the last deed of a seat's own move."""
        return tuple(deed for deed in self.deeds if deed.number > self.acted[seat])


@dataclass(frozen=True, slots=True, kw_only=True)
class Private(SeatView):
    """What one seat may know: nothing beyond the public view."""
