"""The state of a match of Rück's raus!, its moves, its options and what is seen of it."""

from __future__ import annotations

from dataclasses import dataclass

from games.core import Move, Options, PublicView, Seat, SeatView

ROBBERS = tuple(range(8))
"""Strengths of one gang, each once (rulebook, "Setup"; rulings, "robbers")."""

CHIEFTAIN = 7
"""The strength that several cancel each other at (rulebook, "Ties")."""

START_JEWELS = 8
ROUNDS = len(ROBBERS)


class RuecksRausOptions(Options):
    """Choose the expert variant: the eight nobles to come are shown before the first round."""

    expert: bool = False


@dataclass(frozen=True, slots=True)
class Rob(Move):
    """Play a robber of this strength, face down."""

    strength: int

    @property
    def token(self) -> str:
        """Return `rob:<strength>`."""
        return f"rob:{self.strength}"


@dataclass(frozen=True, slots=True)
class Take(Move):
    """Take this many jewels where the noble lets the winner choose the number."""

    jewels: int

    @property
    def token(self) -> str:
        """Return `take:<jewels>`."""
        return f"take:{self.jewels}"


@dataclass(frozen=True, slots=True)
class Point(Move):
    """Point at the seat that the favour shall meet."""

    seat: Seat

    @property
    def token(self) -> str:
        """Return `point:<seat>`."""
        return f"point:{self.seat}"


RuecksRausMove = Rob | Take | Point


@dataclass(frozen=True, slots=True)
class Round:
    """A finished round: by seat the robber played, the favour's sum met with, and the pity taken."""

    number: int
    noble: str
    robbers: tuple[int, ...]
    strongest: tuple[Seat, ...]
    weakest: tuple[Seat, ...]
    choices: tuple[int | None, ...]
    favour: tuple[int, ...]
    pity: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class State:
    """A match between two moves.

    `hands` still hold the robber of the running round. `picks` are the robbers played face down.
    `winners` are those who enjoy a favour with choice; it is empty while robbers are picked. `choices`
    hold, by seat, the jewels or the seat chosen. `deck` is face down, its top first.
    """

    options: RuecksRausOptions
    hands: tuple[tuple[int, ...], ...]
    jewels: tuple[int, ...]
    deck: tuple[str, ...]
    noble: str
    gone: tuple[str, ...]
    announced: tuple[str, ...]
    picks: tuple[int | None, ...]
    winners: tuple[Seat, ...] = ()
    choices: tuple[int | None, ...] = ()
    last: Round | None = None
    over: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Public(PublicView):
    """The table as everybody sees it.

    `left` are the robbers each seat can still have, the running round's included: all that was played
    is known. `revealed` are the robbers of the running round once a favour is being chosen.
    `announced` are, in the expert variant, all eight nobles of the match in alphabetical order.
    """

    round: int
    noble: str
    gone: tuple[str, ...]
    announced: tuple[str, ...]
    jewels: tuple[int, ...]
    left: tuple[tuple[int, ...], ...]
    revealed: tuple[int, ...]
    winners: tuple[Seat, ...]
    last: Round | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Private(SeatView):
    """A seat's secrets: its hand, the robber it has picked, the favour it has chosen."""

    hand: tuple[int, ...]
    pick: int | None
    choice: int | None
