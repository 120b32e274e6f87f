"""Computer players: they see what their seat sees, and imagine the rest."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from games.core.chance import Rng
from games.core.game import Game
from games.core.model import Move, Seat


@dataclass(frozen=True, slots=True)
class RandomPlayer:
    """Play anything legal, each move equally likely."""

    def choose(self, game: Game[Any, Any, Any], state: Any, seat: Seat, rng: Rng) -> Move:
        """Return a random legal move."""
        move: Move = rng.choice(game.legal(state, seat))
        return move


@dataclass(frozen=True, slots=True)
class SearchPlayer:
    """Try the moves in imagined worlds that the seat can't tell from the real one (sequential halving).

    Each world is a `resample`. In it every move still in question is tried once and the game played
    on by the game's `suggest` for at most `horizon` moves, then valued by `worth`. All moves face the
    same worlds and the same chance, which makes their comparison far less noisy. The `worlds` are
    faced in as many heats as it takes to halve the moves down to one; after each heat the worse half
    is dropped, so that most of the time goes into telling the best ones apart.
    """

    worlds: int = 60
    horizon: int = 200

    def choose(self, game: Game[Any, Any, Any], state: Any, seat: Seat, rng: Rng) -> Move:
        """Return the move that did best in the imagined worlds."""
        moves: Sequence[Move] = game.legal(state, seat)
        totals = dict.fromkeys(range(len(moves)), 0.0)
        heats = (len(moves) - 1).bit_length()
        for _ in range(heats):
            for _ in range(-(-self.worlds // heats)):
                world = game.resample(state, seat, rng)
                chance = rng.below(1 << 64).to_bytes(8, "big")
                for at in totals:
                    totals[at] += self._play_out(game, world, seat, moves[at], chance)
            ranking = sorted(totals, key=totals.__getitem__, reverse=True)
            totals = {at: totals[at] for at in ranking[: -(-len(ranking) // 2)]}
        return moves[next(iter(totals))]

    def _play_out(
        self, game: Game[Any, Any, Any], state: Any, seat: Seat, move: Move, chance: bytes
    ) -> float:
        state = game.apply(state, seat, move, Rng(chance, 0)).state
        for step in range(1, self.horizon):
            waiting = game.awaiting(state)
            if not waiting:
                break
            # Only those who hold the game up act: a pick that is in stays as it is.
            actor = min(waiting)
            dice = Rng(chance, step)
            move = game.suggest(state, actor, game.legal(state, actor), dice)
            state = game.apply(state, actor, move, dice).state
        return game.worth(state, seat)
