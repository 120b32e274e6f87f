"""The computer player: it plays each of its moves on to the end of the round, many times."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from games.core import Rng, Seat
from games.rette_sich import thumb
from games.rette_sich.model import RetteSichMove, Stage, State

if TYPE_CHECKING:
    from games.rette_sich.rules import RetteSich


@dataclass(frozen=True, slots=True)
class Lookahead:
    """Compare moves by imagined ends of the round, all by the rules of thumb and with the same dice.

    Only the `breadth` moves that look best are tried. Each is played on for at most `horizon` moves and
    then valued; this is repeated until `budget` moves have been imagined, which bounds the time. Nothing
    is hidden in this game, so that the state is all a seat may know.
    """

    breadth: int = 5
    horizon: int = 60
    budget: int = 2500

    def choose(self, game: RetteSich, state: State, seat: Seat, rng: Rng) -> RetteSichMove:
        """Return the move with the best average."""
        moves = self._candidates(game, state, seat)
        if len(moves) == 1:
            return moves[0]
        totals = [0.0] * len(moves)
        spent = 0
        while spent < self.budget:
            chance = rng.below(1 << 62).to_bytes(8, "big")
            for at, move in enumerate(moves):
                end, steps = self._play_on(game, state, seat, move, chance)
                totals[at] += thumb.worth(end, seat)
                spent += steps
        return moves[max(range(len(moves)), key=totals.__getitem__)]

    def _candidates(self, game: RetteSich, state: State, seat: Seat) -> list[RetteSichMove]:
        moves = game.legal(state, seat)
        values = thumb.fears(state)
        order = sorted(range(len(moves)), key=values.__getitem__)
        return [moves[at] for at in order[: self.breadth]]

    def _play_on(
        self, game: RetteSich, state: State, seat: Seat, move: RetteSichMove, chance: bytes
    ) -> tuple[State, int]:
        """Return where the round went, and after how many moves."""
        steps = 1
        after = game.apply(state, seat, move, Rng(chance, 0)).state
        while steps < self.horizon and after.stage not in (Stage.REMOVE, Stage.END):
            choice = thumb.best(after, game.legal(after, after.turn))
            after = game.apply(after, after.turn, choice, Rng(chance, steps)).state
            steps += 1
        return after, steps
