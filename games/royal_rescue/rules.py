"""The rules of Royal Rescue as a game of the contract; the phases have files of their own beside this one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from games.core import Game, Info, Outcome, Player, Rng, Seat, Step
from games.royal_rescue import advice, course, hidden, muster, set_up, sight
from games.royal_rescue.draft import Draft
from games.royal_rescue.ending import cards_left
from games.royal_rescue.model import RoyalRescueOptions, State
from games.royal_rescue.moves import RoyalRescueMove
from games.royal_rescue.player import Adviser
from games.royal_rescue.views import Private, Public


class RoyalRescue(Game[RoyalRescueOptions, State, RoyalRescueMove]):
    """Know the rules of Royal Rescue."""

    info: ClassVar[Info] = Info("royal_rescue", min_players=1, max_players=4, cooperative=True)
    options_type: ClassVar[type[RoyalRescueOptions]] = RoyalRescueOptions
    state_type: ClassVar[type[State]] = State

    def deal(self, seats: int, options: RoyalRescueOptions, rng: Rng) -> Step[State]:
        """Set the table up and begin phase 1."""
        draft = Draft(set_up.deal(seats, options, rng), rng)
        draft.tell("table_set", royals=list(draft.royals), commander=draft.commander)
        for seat, hand in enumerate(draft.hands):
            draft.whisper("hand_dealt", seat, seat=seat, cards=list(hand))
        muster.begin(draft)
        return draft.freeze()

    def phase(self, state: State) -> str:
        """Name the stage and number the moment."""
        return f"{state.stage}-{state.moment}"

    def awaiting(self, state: State) -> frozenset[Seat]:
        """Return who must act: the one in turn, or all whose vote or pick is missing."""
        return course.awaiting(state)

    def legal(self, state: State, seat: Seat) -> Sequence[RoyalRescueMove]:
        """Return what a seat may do now; votes and secret picks may be changed until all are in."""
        return course.offers(state, seat)

    def apply(self, state: State, seat: Seat, move: RoyalRescueMove, rng: Rng) -> Step[State]:
        """Make a move, with all that follows from it until somebody must act again."""
        draft = Draft(state, rng)
        course.make(draft, seat, move)
        return draft.freeze()

    def public_view(self, state: State) -> Public:
        """Return the common situation; no hand, no gift, no pick, no face-down card."""
        return sight.public(state, self.phase(state), self.outcome(state))

    def seat_view(self, state: State, seat: Seat) -> Private:
        """Return the common situation with one seat's hand, gifts, picks and stack top."""
        return sight.private(state, seat, self.public_view(state))

    def resample(self, state: State, seat: Seat, rng: Rng) -> State:
        """Draw anew whatever this seat cannot know."""
        return hidden.resample(state, seat, rng)

    def outcome(self, state: State) -> Outcome | None:
        """Return whether the team has won; its score is the cards it has left."""
        if state.won is None:
            return None
        everybody = tuple(range(state.seats))
        score = cards_left(state) if state.won else 0
        return Outcome(
            places=(1,) * state.seats,
            scores=(score,) * state.seats,
            winners=everybody if state.won else (),
            won=state.won,
        )

    def suggest(
        self, state: State, seat: Seat, moves: Sequence[RoyalRescueMove], rng: Rng
    ) -> RoyalRescueMove:
        """Pick a good move by rules of thumb."""
        return advice.suggest(state, seat, moves, rng)

    def player(self) -> Player:
        """Return the computer player."""
        return Adviser()
