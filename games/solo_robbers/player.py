"""The computer player of Solo Robbers: it imagines how the running round may end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from games.core import Game, Move, Rng, Seat
from games.solo_robbers.model import Stage


@dataclass(frozen=True, slots=True)
class RoundPlayer:
    """Try the moves in imagined worlds, each played to the end of the round, and take the best average.

    Nothing is gained by thinking further: the deck is shuffled. Nor about the end to fill from, nor about
    the first card, which is as good as any while it can be changed: there the rule of thumb decides. The
    Gentleman may have a hundred moves, so the worse half is given up again and again; each time `plays`
    rounds are imagined.
    """

    plays: int = 120

    def choose(self, game: Game[Any, Any, Any], state: Any, seat: Seat, rng: Rng) -> Move:
        """Return the move that does best against the rules of thumb."""
        moves = game.legal(state, seat)
        if state.stage in (Stage.FILL, Stage.PICK):
            thought: Move = game.suggest(state, seat, moves, rng)
            return thought
        totals = dict.fromkeys(moves, 0.0)
        while len(totals) > 1:
            for _ in range(max(1, self.plays // len(totals))):
                world = game.resample(state, seat, rng)
                chance = rng.below(1 << 62).to_bytes(8, "big")
                for move in totals:
                    totals[move] += _round_worth(game, world, seat, move, chance)
            ranked = sorted(totals, key=totals.__getitem__, reverse=True)
            totals = {move: totals[move] for move in ranked[: (len(ranked) + 1) // 2]}
        best: Move = next(iter(totals))
        return best


def _round_worth(game: Game[Any, Any, Any], state: Any, seat: Seat, move: Move, chance: bytes) -> float:
    """Value the state after `move` and plausible decisions of all who are still awaited in this round."""
    number = state.table.round
    state = game.apply(state, seat, move, Rng(chance, 0)).state
    dice = Rng(chance, 1)
    while state.table.round == number and state.stage is not Stage.END:
        actor = min(game.awaiting(state))
        thought = game.suggest(state, actor, game.legal(state, actor), dice)
        state = game.apply(state, actor, thought, dice).state
    return game.worth(state, seat)
