"""Rules of thumb for every decision, from nothing but what the seat may know."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from games.core import Rng, Seat
from games.royal_rescue import advice_battle, advice_dungeon, advice_muster
from games.royal_rescue.model import Stage, State
from games.royal_rescue.moves import RoyalRescueMove

Moves = Sequence[RoyalRescueMove]


def suggest(state: State, seat: Seat, moves: Moves, rng: Rng) -> RoyalRescueMove:
    """Return a good move by rules of thumb."""
    if len(moves) == 1:
        return moves[0]
    return _ADVICE[state.stage](state, seat, moves, rng)


def _any(state: State, seat: Seat, moves: Moves, rng: Rng) -> RoyalRescueMove:
    return moves[0]


_ADVICE: Mapping[Stage, Callable[[State, Seat, Moves, Rng], RoyalRescueMove]] = MappingProxyType(
    {
        Stage.SWAP: advice_muster.swap,
        Stage.START: _any,
        Stage.EXCHANGE: advice_muster.exchange,
        Stage.SHOW: advice_muster.show,
        Stage.GIVE: advice_muster.give,
        Stage.LAY: advice_muster.lay,
        Stage.ARRAY: advice_muster.array,
        Stage.IMAGINED: advice_muster.imagined,
        Stage.OFFICERS: _any,
        Stage.PROMOTE: advice_muster.promote,
        Stage.WEAPONS: advice_muster.forge,
        Stage.CONDITIONS: advice_battle.assign,
        Stage.FIRST: advice_battle.lead,
        Stage.ATTACK: advice_battle.attack,
        Stage.AGAIN: advice_battle.again,
        Stage.HEIRS: advice_battle.arm,
        Stage.JOIN: advice_battle.join,
        Stage.WHIP: advice_battle.lose,
        Stage.TRY: advice_dungeon.choose,
        Stage.OPEN: _any,
        Stage.SLIP: advice_dungeon.slip,
    }
)
