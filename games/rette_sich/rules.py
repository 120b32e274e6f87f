"""The rules of Rette sich, wer kann!: place, roll and walk; when Gargamel is free, run for the houses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from games.core import Event, Game, Info, Outcome, Player, Rng, Seat, Step
from games.rette_sich import thumb
from games.rette_sich.course import Course
from games.rette_sich.model import LAIR, RetteSichOptions, Stage, State, lineup
from games.rette_sich.moves import Advance, Enter, Place, Remove, RetteSichMove, Roll
from games.rette_sich.offers import moves, offers
from games.rette_sich.player import Lookahead
from games.rette_sich.track import track
from games.rette_sich.views import Door, HouseView, Private, Public, Smurf


class RetteSich(Game[RetteSichOptions, State, RetteSichMove]):
    """Know the rules of Rette sich, wer kann!"""

    info: ClassVar[Info] = Info("rette_sich", min_players=2, max_players=4)
    options_type: ClassVar[type[RetteSichOptions]] = RetteSichOptions
    state_type: ClassVar[type[State]] = State

    def deal(self, seats: int, options: RetteSichOptions, rng: Rng) -> Step[State]:
        """Draw who is the youngest, who places the first Smurf; build the lair."""
        youngest = rng.below(seats)
        part = lineup(seats, options)
        nothing = (None,) * (seats * part.smurfs)
        state = State(
            options=options,
            seats=seats,
            youngest=youngest,
            round=1,
            stage=Stage.PLACE,
            turn=youngest,
            die=None,
            lair=LAIR,
            houses=part.houses,
            squares=nothing,
            inside=nothing,
            lost=nothing,
            steps=0,
            rolls=0,
            deeds=(),
            acted=(0,) * seats,
        )
        return Step(state, (Event("youngest_drawn", {"seat": youngest, "houses": list(part.houses)}),))

    def phase(self, state: State) -> str:
        """Name the round, the count of moves and what is to be done: every move is a new moment."""
        return "end" if state.stage is Stage.END else f"r{state.round}.{state.steps}.{state.stage}"

    def awaiting(self, state: State) -> frozenset[Seat]:
        """Return the seat in turn."""
        return frozenset() if state.stage is Stage.END else frozenset((state.turn,))

    def legal(self, state: State, seat: Seat) -> Sequence[RetteSichMove]:
        """Return what the seat in turn may do."""
        return moves(state) if seat == state.turn else ()

    def apply(self, state: State, seat: Seat, move: RetteSichMove, rng: Rng) -> Step[State]:
        """Carry out a move, what has only one possibility after it, and hand the turn on."""
        course = Course(state)
        match move:
            case Roll():
                course.roll(rng.die())
            case Advance() | Enter():
                course.take(next(offer for offer in offers(state) if offer.move == move))
            case Place(_, square):
                course.place(square)
            case Remove(house):
                course.remove(house)
        return course.freeze()

    def outcome(self, state: State) -> Outcome | None:
        """Rank the seats by the round in which their last Smurf was lost; the last one in play has won.

        A score counts the rounds that the seat's longest-lived Smurf came through.
        """
        if state.stage is not Stage.END:
            return None
        scores = tuple(self._rounds_survived(state, seat) for seat in range(state.seats))
        places = tuple(1 + sum(other > score for other in scores) for score in scores)
        return Outcome(places, scores, state.alive())

    def _rounds_survived(self, state: State, seat: Seat) -> int:
        rounds = [state.lost[smurf] for smurf in state.own(seat)]
        return state.round if None in rounds else max(lost for lost in rounds if lost is not None) - 1

    def public_view(self, state: State) -> Public:
        """Return everything: this game has no secrets."""
        return Public(
            phase=self.phase(state),
            awaiting=tuple(self.awaiting(state)),
            moves=() if state.stage is Stage.END else ((state.turn, tuple(moves(state))),),
            outcome=self.outcome(state),
            board=state.board,
            round=state.round,
            stage=state.stage,
            turn=state.turn,
            youngest=state.youngest,
            die=state.die,
            lair=state.lair,
            race=state.race,
            rolls=state.rolls,
            smurfs=tuple(
                Smurf(seat, number, state.squares[smurf], state.inside[smurf], state.lost[smurf])
                for seat in range(state.seats)
                for number, smurf in enumerate(state.own(seat), 1)
            ),
            houses=tuple(_house(state, house) for house in track(state.board).doors),
            offers=tuple(offers(state)),
            deeds=state.deeds,
            acted=state.acted,
        )

    def seat_view(self, state: State, seat: Seat) -> Private:
        """Return the public view with the seat's moves."""
        return Private(seat=seat, public=self.public_view(state), moves=tuple(self.legal(state, seat)))

    def resample(self, state: State, seat: Seat, rng: Rng) -> State:
        """Return `state`: nothing is hidden."""
        return state

    def suggest(self, state: State, seat: Seat, moves: Sequence[RetteSichMove], rng: Rng) -> RetteSichMove:
        """Pick by the rules of thumb."""
        return thumb.best(state, moves)

    def worth(self, state: State, seat: Seat) -> float:
        """Return the chance that the seat wins, as the rules of thumb see it."""
        return thumb.worth(state, seat)

    def player(self) -> Player:
        """Return the computer player, who looks ahead to the end of the round."""
        return Lookahead()


def _house(state: State, house: int) -> HouseView:
    if house not in state.houses:
        return HouseView(house, Door.GONE, None, None)
    if house not in state.inside:
        return HouseView(house, Door.OPEN, None, None)
    seat, at = divmod(state.inside.index(house), state.each)
    return HouseView(house, Door.TAKEN, seat, at + 1)
