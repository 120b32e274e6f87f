"""The computer player of Royal Rescue: it follows the rules of thumb of `advice`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from games.core import Game, Move, Rng, Seat


@dataclass(frozen=True, slots=True)
class Adviser:
    """Do what the game suggests: nothing there looks at what the seat may not know."""

    def choose(self, game: Game[Any, Any, Any], state: Any, seat: Seat, rng: Rng) -> Move:
        """Return the suggested one of the legal moves."""
        move: Move = game.suggest(state, seat, game.legal(state, seat), rng)
        return move
