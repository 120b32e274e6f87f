"""The course of one move: a working copy of the state that is changed, told about, and frozen again."""

from __future__ import annotations

from games.core import Event, Seat, Step
from games.rette_sich.model import GARGAMEL, LAIR, MEMORY, Deed, Stage, State
from games.rette_sich.moves import Offer
from games.rette_sich.offers import free_offers, roll_offers


class Course:
    """Carry out one move, and all that follows from it until somebody has to choose again.

    It has the fields of a State under their names, and reads like one for the offers.
    """

    __slots__ = (
        "die",
        "each",
        "events",
        "fresh",
        "houses",
        "inside",
        "lair",
        "lost",
        "rolls",
        "round",
        "squares",
        "stage",
        "state",
        "told",
        "turn",
    )

    def __init__(self, state: State) -> None:
        """Start from `state`, which stays as it is."""
        self.state = state
        self.round = state.round
        self.stage = state.stage
        self.turn = state.turn
        self.die = state.die
        self.lair = state.lair
        self.rolls = state.rolls
        self.houses = state.houses
        self.each = state.each
        self.squares = list(state.squares)
        self.inside = list(state.inside)
        self.lost = list(state.lost)
        self.told = state.deeds[-1].number if state.deeds else 0
        self.fresh: list[Deed] = []
        self.events: list[Event] = []

    @property
    def board(self) -> str:
        """Return the name of the board."""
        return self.state.options.board

    @property
    def race(self) -> bool:
        """Tell whether Gargamel is free."""
        return self.lair == 0

    def own(self, seat: Seat) -> range:
        """Return the indices of a seat's Smurfs."""
        return range(seat * self.each, (seat + 1) * self.each)

    def open_houses(self) -> tuple[int, ...]:
        """Return the houses on the board with nobody inside."""
        return tuple([house for house in self.houses if house not in self.inside])

    def place(self, square: int) -> None:
        """Put the next Smurf of the seat in turn on a square; the youngest begins when all are placed."""
        smurf = next(index for index in self.own(self.turn) if self.squares[index] is None)
        self.squares[smurf] = square
        self._tell("smurf_placed", smurf=smurf, path=(square,))
        if None in self.squares:
            self.turn = self._after(self.turn)
        else:
            self._begin_round()

    def roll(self, face: int) -> None:
        """Take the die's word: a number for one Smurf, or Gargamel."""
        self.rolls += 1
        if face == GARGAMEL:
            self._meet_gargamel()
            return
        found = roll_offers(self, face)
        self.die = face
        if len(found) == 1:
            self.take(found[0])
        else:
            self.stage = Stage.MOVE
            self.events.append(Event("die_rolled", {"round": self.round, "seat": self.turn, "die": face}))

    def _meet_gargamel(self) -> None:
        """Open the lair by a piece, or let a free Gargamel do nothing; the turn ends either way."""
        if self.race:
            self._tell("turn_lost", die=GARGAMEL)
        else:
            self._open_lair()
        self._begin_turn(self._after(self.turn))

    def _open_lair(self) -> None:
        self.lair -= 1
        self._tell("lair_opened", die=GARGAMEL, lair=self.lair)
        if self.race:
            self._tell("gargamel_freed")

    def take(self, offer: Offer) -> None:
        """Move a Smurf as offered: by the die, which ends the turn, or into a house for nothing."""
        self._bring(offer)
        if self.die is None:
            self._begin_turn(self.turn)
        else:
            self.die = None
            self._begin_turn(self._after(self.turn))

    def _bring(self, offer: Offer) -> None:
        smurf = self.own(self.turn)[offer.move.smurf - 1]
        self.squares[smurf] = offer.path[-1]
        self.inside[smurf] = offer.house
        kind = "smurf_entered" if self.die is None else "smurf_moved"
        self._tell(kind, smurf=smurf, die=self.die, path=offer.path, house=offer.house)

    def remove(self, house: int) -> None:
        """Take a house off the board, send everybody out of doors and build the lair again."""
        self.houses = tuple([other for other in self.houses if other != house])
        self._tell("house_removed", house=house)
        self.inside = [None] * len(self.inside)
        self.lair = LAIR
        self.round += 1
        self._begin_round()

    def _begin_round(self) -> None:
        """Let the youngest begin, or the next seat in turn that is still in play."""
        starter = self.state.youngest
        while not self._lives(starter):
            starter = self._after(starter)
        self.turn = starter
        self._tell("round_begun")
        self._begin_turn(starter)

    def _begin_turn(self, seat: Seat) -> None:
        """Give the turn to `seat`, or the next one that must decide or roll; end the round when all is full.

        In the race, Smurfs before an open door go in first, for nothing; nobody outside means no turn.
        """
        while self.open_houses():
            self.turn = seat
            if self.race and self._enter_free():
                self.stage = Stage.ENTER
                return
            if self._outside(seat) and self.open_houses():
                self.stage = Stage.ROLL
                return
            seat = self._after(seat)
        self._end_round()

    def _enter_free(self) -> bool:
        """Let in each Smurf that stands alone of its colour at an open door; tell if more stand at one."""
        found = free_offers(self)
        doors = [offer.house for offer in found]
        for offer in found:
            if doors.count(offer.house) == 1:
                self._bring(offer)
        return len(set(doors)) < len(doors)

    def _end_round(self) -> None:
        """Eliminate the Smurf outside; ask its owner for a house, or end the match with one player left."""
        smurf, square = next(
            (index, square)
            for index, square in enumerate(self.squares)
            if square is not None and self.inside[index] is None
        )
        self.turn = smurf // self.each
        self.squares[smurf] = None
        self.lost[smurf] = self.round
        self._tell("smurf_eliminated", smurf=smurf, path=(square,))
        if not self._lives(self.turn):
            self._tell("player_eliminated")
        alive = [seat for seat in range(self.state.seats) if self._lives(seat)]
        if len(alive) > 1:
            self.stage = Stage.REMOVE
        else:
            self.stage = Stage.END
            self.turn = alive[0]
            self._tell("game_ended")

    def _after(self, seat: Seat) -> Seat:
        return (seat + 1) % self.state.seats

    def _lives(self, seat: Seat) -> bool:
        return any(self.lost[smurf] is None for smurf in self.own(seat))

    def _outside(self, seat: Seat) -> bool:
        return any(self.squares[smurf] is not None and self.inside[smurf] is None for smurf in self.own(seat))

    def _tell(
        self,
        kind: str,
        *,
        smurf: int | None = None,
        die: int | None = None,
        path: tuple[int, ...] = (),
        house: int | None = None,
        lair: int | None = None,
    ) -> None:
        """Remember and announce a deed of the seat in turn; `smurf` is an index, told as a number."""
        self.told += 1
        number = None if smurf is None else smurf % self.each + 1
        self.fresh.append(Deed(self.told, kind, self.turn, number, die, path, house, lair))
        data: dict[str, object] = {"round": self.round, "seat": self.turn}
        if path:
            data["path"] = list(path)
        facts = (("smurf", number), ("die", die), ("house", house), ("lair", lair))
        data.update((name, value) for name, value in facts if value is not None)
        self.events.append(Event(kind, data))

    def freeze(self) -> Step[State]:
        """Return the state arrived at, with the events on the way."""
        before, acted = self.state, self.state.acted
        if self.fresh:
            # The first deed is what the move itself did; the others followed from it.
            acted = (*acted[: before.turn], self.fresh[0].number, *acted[before.turn + 1 :])
        return Step(
            State(
                options=before.options,
                seats=before.seats,
                youngest=before.youngest,
                round=self.round,
                stage=self.stage,
                turn=self.turn,
                die=self.die,
                lair=self.lair,
                houses=self.houses,
                squares=tuple(self.squares),
                inside=tuple(self.inside),
                lost=tuple(self.lost),
                steps=before.steps + 1,
                rolls=self.rolls,
                deeds=(*before.deeds, *self.fresh)[-MEMORY:],
                acted=acted,
            ),
            tuple(self.events),
        )
