"""Computer players: they see what their seat sees, and imagine the rest."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from games.core.chance import Rng
from games.core.model import Move, Seat

if TYPE_CHECKING:
    from games.core.game import Game


class Player(Protocol):
    """Choose moves for a seat."""

    def choose(self, game: Game[Any, Any, Any], state: Any, seat: Seat, rng: Rng) -> Move:
        """Return one of the seat's legal moves, using nothing that the seat may not know."""


@dataclass(frozen=True, slots=True)
class RandomPlayer:
    """Play anything legal, each move equally likely."""

    def choose(self, game: Game[Any, Any, Any], state: Any, seat: Seat, rng: Rng) -> Move:
        """Return a random legal move."""
        move: Move = rng.choice(game.legal(state, seat))
        return move


@dataclass(frozen=True, slots=True)
class SearchPlayer:
    """Try every move in imagined worlds that the seat can't tell from the real one (flat Monte Carlo).

    Each of `worlds` is a `resample`; in each, every move is tried once and the game played on by the
    game's `suggest` for at most `horizon` moves, then valued by `worth`. The best average wins. All
    moves face the same worlds and the same chance, which makes their comparison far less noisy.
    """

    worlds: int = 60
    horizon: int = 200

    def choose(self, game: Game[Any, Any, Any], state: Any, seat: Seat, rng: Rng) -> Move:
        """Return the move with the best average over the imagined worlds."""
        moves: Sequence[Move] = game.legal(state, seat)
        if len(moves) == 1:
            return moves[0]
        totals = [0.0] * len(moves)
        for _ in range(self.worlds):
            world = game.resample(state, seat, rng)
            chance = rng.below(1 << 62).to_bytes(8, "big")
            for at, move in enumerate(moves):
                totals[at] += self._play_out(game, world, seat, move, chance)
        return moves[max(range(len(moves)), key=totals.__getitem__)]

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
            state = game.apply(
                state, actor, game.suggest(state, actor, game.legal(state, actor), dice), dice
            ).state
        return game.worth(state, seat)
