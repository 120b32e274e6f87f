"""The state of a match of Rück's raus!, and its options."""

from __future__ import annotations

from dataclasses import dataclass

from games.core import Options, Seat

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
class Round:
    """A finished round, by seat where it is about seats.

    `choices` are the jewels taken or the seat pointed at, None for those who had no choice. `favour`
    is what the favours of the round together really brought or took; `pity` came on top of it.
    """

    number: int
    noble: str
    robbers: tuple[int, ...]
    strongest: tuple[Seat, ...]
    weakest: tuple[Seat, ...]
    choices: tuple[int | None, ...]
    favour: tuple[int, ...]
    pity: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """What stays as it is while a round is played.

    `nobles` are the eight of the match in their order; those after the running round's lie face down.
    `round` counts from 1 and is one more than the last when the match is over. `hands` hold the
    robber of the running round too.
    """

    options: RuecksRausOptions
    nobles: tuple[str, ...]
    round: int
    hands: tuple[tuple[int, ...], ...]
    jewels: tuple[int, ...]
    last: Round | None

    @property
    def over(self) -> bool:
        """Tell whether the last robber has been played."""
        return self.round > ROUNDS

    @property
    def noble(self) -> str:
        """Return the noble of the running round, or of the last one when the match is over."""
        return self.nobles[min(self.round, ROUNDS) - 1]


@dataclass(frozen=True, slots=True)
class State:
    """A match between two moves; `picks` and `choices` by seat, None for what isn't there.

    `picks` are the robbers of the round, face down while one is missing; there are none when the match
    is over. `winners` are those who enjoy a favour with choice and `choices` the jewels or the seat
    chosen; both are empty while robbers are picked.
    """

    table: Table
    picks: tuple[int | None, ...]
    winners: tuple[Seat, ...]
    choices: tuple[int | None, ...]
