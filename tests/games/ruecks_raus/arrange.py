"""Arranges matches of Rück's raus! at the moment a test is about."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.core import Event, Rng, Seat
from games.ruecks_raus import GAME
from games.ruecks_raus.model import ROBBERS, RuecksRausOptions, State, Table
from games.ruecks_raus.moves import Point, Rob, RuecksRausMove, Take
from games.ruecks_raus.nobles import DECK

PLAIN = RuecksRausOptions()
EXPERT = RuecksRausOptions(expert=True)
NO_CHANCE = Rng(b"", 0)


def before(
    noble: str, jewels: Sequence[int], options: RuecksRausOptions = PLAIN, last: bool = False
) -> State:
    """Return the first round with this noble turned up, or the last one with all robbers still there."""
    others = list(DECK)
    others.remove(noble)
    nobles = (*others[:7], noble) if last else (noble, *others[:7])
    table = Table(options, nobles, 8 if last else 1, (ROBBERS,) * len(jewels), tuple(jewels), None)
    return State(table, (None,) * len(jewels), (), ())


def play(state: State, *moves: tuple[Seat, RuecksRausMove]) -> tuple[State, list[Event]]:
    """Make moves one after another; return the state and all that happened."""
    told: list[Event] = []
    for seat, move in moves:
        state, events = GAME.play(state, seat, move, NO_CHANCE)
        told += events
    return state, told


def revealed(state: State, robbers: Sequence[int]) -> State:
    """Let every seat play its robber."""
    return play(state, *((seat, Rob(robber)) for seat, robber in enumerate(robbers)))[0]


def after_round(
    noble: str,
    robbers: Sequence[int],
    jewels: Sequence[int] | None = None,
    choices: Mapping[Seat, Take | Point] | None = None,
) -> tuple[int, ...]:
    """Return the jewels after a whole round, from eight each unless told."""
    state = revealed(before(noble, jewels or (8,) * len(robbers)), robbers)
    state, _ = play(state, *(choices or {}).items())
    assert state.table.round == 2, "the round has not ended"
    return state.table.jewels


def tokens(state: State, seat: Seat) -> list[str]:
    """Return the tokens of what is on offer."""
    return [move.token for move in GAME.legal(state, seat)]
