"""The computer player: by rules of thumb while the lair holds, by imagined ends of the race afterwards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from games.core import Game, Rng, Seat
from games.rette_sich import thumb
from games.rette_sich.model import RetteSichOptions, Stage, State
from games.rette_sich.moves import RetteSichMove

_Game: TypeAlias = Game[RetteSichOptions, State, RetteSichMove]


@dataclass(frozen=True, slots=True)
class Lookahead:
    """Compare the moves of a race by playing them on to its end, all by the rules of thumb and the same dice.

    Only the `breadth` moves that look best are tried, each for at most `horizon` moves before it is
    valued; this is repeated until `budget` moves have been imagined, which bounds the time. Before the
    race, looking ahead was measured to gain nothing. Nothing is hidden in this game, so that the state
    is all that a seat may know.
    """

    breadth: int = 5
    horizon: int = 60
    budget: int = 900

    def choose(self, game: Game[Any, Any, Any], state: Any, seat: Seat, rng: Rng) -> RetteSichMove:
        """Return the move with the best average, or the only one that makes sense."""
        moves: Sequence[RetteSichMove] = game.legal(state, seat)
        if len(moves) == 1 or not state.race or state.stage is Stage.REMOVE:
            return thumb.best(state, moves)
        values = thumb.fears(state)
        order = sorted(range(len(moves)), key=values.__getitem__)
        return self._compare(game, state, seat, [moves[at] for at in order[: self.breadth]], rng)

    def _compare(
        self, game: _Game, state: State, seat: Seat, moves: list[RetteSichMove], rng: Rng
    ) -> RetteSichMove:
        totals = [0.0] * len(moves)
        spent = 0
        while spent < self.budget:
            chance = rng.below(1 << 62).to_bytes(8, "big")
            for at, move in enumerate(moves):
                end, steps = self._play_on(game, state, seat, move, chance)
                totals[at] += thumb.worth(end, seat)
                spent += steps
        return moves[max(range(len(moves)), key=totals.__getitem__)]

    def _play_on(
        self, game: _Game, state: State, seat: Seat, move: RetteSichMove, chance: bytes
    ) -> tuple[State, int]:
        """Return how the race ended, and after how many moves."""
        after, steps = game.apply(state, seat, move, Rng(chance, 0)).state, 1
        while steps < self.horizon and after.stage not in (Stage.REMOVE, Stage.END):
            choice = thumb.best(after, game.legal(after, after.turn))
            after = game.apply(after, after.turn, choice, Rng(chance, steps)).state
            steps += 1
        return after, steps
