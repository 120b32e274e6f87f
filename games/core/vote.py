"""Open votes of a team: everyone sees each vote and may change theirs until one proposal passes.

A proposal passes with more than half of the people at the table. When all have voted without that,
the vote of the commander decides. With one person a vote is a plain choice.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from games.core.model import Seat

Ballots: TypeAlias = tuple[str | None, ...]
"""By seat the token of the proposal voted for, None while that vote is missing; empty: no vote is on."""


@dataclass(frozen=True, slots=True)
class Poll:
    """Show a running vote: what may be proposed, who voted how, and how many votes pass at once."""

    question: str
    proposals: tuple[str, ...]
    ballots: Ballots
    needed: int
    commander: Seat


def blank(people: int) -> Ballots:
    """Return the ballots of a vote that has just been called."""
    return (None,) * people


def cast(ballots: Ballots, seat: Seat, proposal: str) -> Ballots:
    """Return the ballots with the vote of one seat put in or changed."""
    return (*ballots[:seat], proposal, *ballots[seat + 1 :])


def missing(ballots: Ballots) -> frozenset[Seat]:
    """Return who has not voted yet."""
    return frozenset(seat for seat, ballot in enumerate(ballots) if ballot is None)


def needed(people: int) -> int:
    """Return how many votes are more than half of the people."""
    return people // 2 + 1


def decided(ballots: Ballots, commander: Seat) -> str | None:
    """Return the proposal that has passed, or None while the vote goes on."""
    for ballot in ballots:
        if ballot is not None and ballots.count(ballot) >= needed(len(ballots)):
            return ballot
    return None if None in ballots else ballots[commander]
