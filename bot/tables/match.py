"""A playing table with its engine and state at hand: what is awaited, what is on offer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from bot.tables.errors import Refused, Stale
from bot.tables.model import Table
from games import all_games
from games.core import Game, Move, Outcome, PublicView, Rng, SaveError, Seat, SeatView, Step, load_state


class Broken(Refused):
    """Refuse a table whose save can't be read; `reason` is for the log and for whoever repairs it."""

    def __init__(self, reason: str) -> None:
        super().__init__("broken")
        self.reason = reason


@dataclass(frozen=True)
class Match:
    """Read a table's match."""

    table: Table
    game: Game[Any, Any, Any]
    state: Any

    @classmethod
    def of(cls, table: Table) -> Match:
        """Load the match of a table that has started; raise Refused where it has not, Broken if it can't."""
        if table.broken is not None:
            raise Broken(table.broken)
        game = all_games().get(table.game)
        if game is None:
            raise Broken(f"there is no game {table.game}")
        if table.state is None:
            raise Refused("not-playing")
        try:
            match = cls(table, game, load_state(game, table.state))
            # A save may have the right shape and yet be none of this game: its views tell.
            _ = (match.phase, match.public)
        except SaveError as fault:
            raise Broken(str(fault)) from fault
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as fault:
            raise Broken(repr(fault)) from fault
        return match

    @cached_property
    def phase(self) -> str:
        """Return the key that controls are dated by."""
        return self.game.phase(self.state)

    @cached_property
    def awaiting(self) -> tuple[Seat, ...]:
        """Return the seats that must act, in order."""
        return tuple(sorted(self.game.awaiting(self.state)))

    @cached_property
    def outcome(self) -> Outcome | None:
        """Return how it ended, or None."""
        return self.game.outcome(self.state)

    @cached_property
    def public(self) -> PublicView:
        """Return what everybody may know."""
        return self.game.public_view(self.state)

    def private(self, seat: Seat) -> SeatView:
        """Return what one seat may know."""
        return self.game.seat_view(self.state, seat)

    def legal(self, seat: Seat) -> Sequence[Move]:
        """Return the moves on offer to a seat."""
        return self.game.legal(self.state, seat)

    def play(self, phase: str, seat: Seat, token: str) -> tuple[Move, Step[Any]]:
        """Play the move with this token; raise Stale for another phase, Refused where it is not on offer."""
        if phase != self.phase:
            raise Stale("stale")
        move = next((move for move in self.legal(seat) if move.token == token), None)
        if move is None:
            raise Refused("not-on-offer")
        chance = Rng(bytes.fromhex(self.table.seed), self.table.step + 1)
        return move, self.game.play(self.state, seat, move, chance)

    @property
    def people_awaited(self) -> tuple[Seat, ...]:
        """Return the awaited seats that a person plays."""
        return tuple(seat for seat in self.awaiting if self.table.chairs[seat].is_played_by_person)

    @property
    def computers_awaited(self) -> tuple[Seat, ...]:
        """Return the awaited seats that the computer plays."""
        return tuple(seat for seat in self.awaiting if not self.table.chairs[seat].is_played_by_person)
