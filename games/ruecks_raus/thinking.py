"""What a computer player of Rück's raus! goes by: a rule of thumb, and what a table is worth."""

from __future__ import annotations

from collections.abc import Sequence

from games.core import Rng, Seat
from games.ruecks_raus.model import ROUNDS, State, Table
from games.ruecks_raus.moves import RuecksRausMove
from games.ruecks_raus.nobles import NOBLES, Target
from games.ruecks_raus.settling import second_most


def appetite(table: Table, seat: Seat) -> int:
    """Tell whether a seat wants to win the round: 1, or -1 to rather lose it, or 0 for no matter.

    Who has less than the richest other wants jewels, who alone has the most has too many.
    """
    noble = NOBLES[table.noble]
    if noble.target is not Target.SELF:
        return 0
    mine = table.jewels[seat]
    richest = max(table.jewels[:seat] + table.jewels[seat + 1 :])
    wanted = (mine < richest) - (mine > richest)
    return wanted if noble.jewels > 0 else -wanted


def rule_of_thumb(state: State, seat: Seat, moves: Sequence[RuecksRausMove], rng: Rng) -> RuecksRausMove:
    """Pick like a person who follows their appetite, the more the nearer the end; else at random.

    `moves` are in order of strength, or of jewels: the better of two random ones suits the appetite.
    """
    at = rng.below(len(moves))
    wanted = appetite(state.table, seat)
    if not wanted or rng.below(ROUNDS) >= state.table.round:
        return moves[at]
    other = rng.below(len(moves))
    return moves[max(at, other) if wanted > 0 else min(at, other)]


def worth(table: Table, seat: Seat) -> float:
    """Value a table as if the match ended now: a seat's share of the second place."""
    winners = second_most(table.jewels)
    return 1 / len(winners) if seat in winners else 0.0
