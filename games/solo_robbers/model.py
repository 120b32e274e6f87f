"""The state of a match of Solo Robbers, its options, and what is seen of it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal, TypeAlias

from games.core import Options, PublicView, Seat, SeatView
from games.solo_robbers.heists import Heist, Loot
from games.solo_robbers.moves import Declaration
from games.solo_robbers.police import Raid

ROUND_LIMIT = 60
"""After so many rounds the loot is counted in any case (rulings, "no end in sight")."""

JUNIOR_SEATS = 5
"""Robby Junior joins this many people at most: the box has seven banks (rulebook, Robby Junior)."""


Ending: TypeAlias = Literal["deck", "rounds"]
"""What ended a match: the deck can't fill the banks, or the last round has been played."""


class SoloRobbersOptions(Options):
    """Let Robby Junior join in; let the Gentleman lie."""

    junior: bool = False
    bluff: bool = False


class Stage(StrEnum):
    """The moments of a round, in order, and the end of the match."""

    FILL = "fill"
    PICK = "pick"
    PLACE = "place"
    DECIDE = "decide"
    END = "end"


@dataclass(frozen=True, slots=True)
class Round:
    """A finished round as everybody saw it.

    `targets` are the banks robbed by seat, `junior` that of Robby Junior. `heists` are in row order.
    """

    number: int
    gentleman: Seat
    declaration: Declaration
    targets: tuple[str, ...]
    junior: str | None
    heists: tuple[Heist, ...]
    raids: tuple[Raid, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """What lies on the table in a round, which only filling and reveal change.

    `deck` has its top first; `banks` hold the loot by row, `stacks` that of each seat and, last, of
    Robby Junior if he plays; there the oldest is first. `cycle` are Robby Junior's heist cards, his
    next one first; empty without him.
    """

    options: SoloRobbersOptions
    round: int
    gentleman: Seat
    deck: Loot
    banks: tuple[Loot, ...]
    stacks: tuple[Loot, ...]
    cycle: tuple[str, ...]
    last: Round | None


@dataclass(frozen=True, slots=True)
class State:
    """A match between two moves; few fields, because every secret pick makes a new one.

    `picks` are the heist cards placed first, by seat; the Gentleman's own joins them with his
    declaration. `choices` are the confirmed ones. `ending` tells what ended the match.
    """

    table: Table
    stage: Stage
    picks: tuple[str | None, ...]
    choices: tuple[str | None, ...]
    declaration: Declaration | None
    ending: Ending | None


@dataclass(frozen=True, slots=True)
class Bank:
    """A bank in play and the loot at it, all of it open, the oldest first."""

    id: str
    loot: Loot


@dataclass(frozen=True, slots=True)
class Stack:
    """A robber's loot as others see it: how many cards, and the top one.

    `cards` and `total` (dollars) are told once the match has ended, when all loot is counted.
    """

    count: int
    top: str | None
    cards: Loot | None
    total: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Public(PublicView):
    """The table as everybody sees it.

    `deck` is the number of cards left in it. `declaration` is that of the running round, once made.
    `junior` is Robby Junior's stack, None where he doesn't play. With `bluff` a declaration may be a lie.
    """

    round: int
    stage: Stage
    bluff: bool
    gentleman: Seat
    banks: tuple[Bank, ...]
    deck: int
    stacks: tuple[Stack, ...]
    junior: Stack | None
    declaration: Declaration | None
    last: Round | None
    ending: Ending | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Private(SeatView):
    """A seat's secrets: its heist cards and its own loot.

    `pick` is the card it placed first (the Gentleman's only one), `choice` the bank it has confirmed;
    both are None while not made. `stack` is its loot, the top last, `total` the worth of it in dollars now.
    """

    pick: str | None
    choice: str | None
    stack: Loot
    total: int
