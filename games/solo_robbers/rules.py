"""The rules of Solo Robbers: fill the banks, pick in secret, declare, decide, reveal, meet the police."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar

from games.core import Game, Info, OptionsError, Outcome, Player, Rng, Seat, Step
from games.solo_robbers import imagined, thumb
from games.solo_robbers.heists import Loot, commit, shared
from games.solo_robbers.loot import BANKS, DECK, total
from games.solo_robbers.model import (
    JUNIOR_SEATS,
    ROUND_LIMIT,
    Bank,
    Ending,
    Private,
    Public,
    Round,
    SoloRobbersOptions,
    Stack,
    Stage,
    State,
    Table,
)
from games.solo_robbers.moves import (
    FILLS,
    Fill,
    Keep,
    Place,
    Rob,
    SoloRobbersMove,
    decisions,
    placements,
    robs,
)
from games.solo_robbers.player import RoundPlayer
from games.solo_robbers.police import raided
from games.solo_robbers.story import begun, declared, ended, filled, told


class SoloRobbers(Game[SoloRobbersOptions, State, SoloRobbersMove]):
    """Know the rules of Solo Robbers."""

    info: ClassVar[Info] = Info("solo_robbers", min_players=3, max_players=6)
    options_type: ClassVar[type[SoloRobbersOptions]] = SoloRobbersOptions
    state_type: ClassVar[type[State]] = State

    def check(self, seats: int, options: SoloRobbersOptions) -> None:
        """Refuse Robby Junior at a full table: seven banks are all there are."""
        super().check(seats, options)
        if options.junior and seats > JUNIOR_SEATS:
            raise OptionsError("options-junior-seats", seats=seats, max=JUNIOR_SEATS)

    def deal(self, seats: int, options: SoloRobbersOptions, rng: Rng) -> Step[State]:
        """Shuffle the loot, draw who is the first Gentleman, and give Robby Junior his order of heists."""
        robbers = seats + options.junior
        row = BANKS[: robbers + 1]
        table = Table(
            options=options,
            round=1,
            deck=rng.shuffled(DECK),
            gentleman=rng.below(seats),
            banks=((),) * len(row),
            stacks=((),) * robbers,
            cycle=rng.shuffled(row) if options.junior else (),
            last=None,
        )
        return Step(_fresh(table, seats), (begun(table),))

    def phase(self, state: State) -> str:
        """Name the round and its moment."""
        return "end" if state.stage is Stage.END else f"r{state.table.round}-{state.stage.value}"

    def awaiting(self, state: State) -> frozenset[Seat]:
        """Return the Gentleman when it is up to him, else whose card or confirmation is missing."""
        stage = state.stage
        if stage is Stage.END:
            return frozenset()
        gentleman = state.table.gentleman
        if stage is Stage.PICK or stage is Stage.DECIDE:
            cards = state.picks if stage is Stage.PICK else state.choices
            return frozenset([seat for seat, card in enumerate(cards) if card is None and seat != gentleman])
        return frozenset((gentleman,))

    def legal(self, state: State, seat: Seat) -> Sequence[SoloRobbersMove]:
        """Return what the seat may do; picks and decisions may be changed until the last one is in."""
        stage, table = state.stage, state.table
        if stage is Stage.END or not 0 <= seat < len(state.picks):
            return ()
        if (seat == table.gentleman) is (stage is Stage.PICK or stage is Stage.DECIDE):
            return ()
        if stage is Stage.FILL:
            return FILLS
        if stage is Stage.PICK:
            return robs(len(table.banks))
        if stage is Stage.PLACE:
            return placements(len(table.banks), table.options.bluff)
        return decisions(len(table.banks), state.picks[seat])

    def apply(self, state: State, seat: Seat, move: SoloRobbersMove, rng: Rng) -> Step[State]:
        """Fill the banks, note a secret, or place and declare; the last confirmation settles the round."""
        match move:
            case Rob(bank):
                note = self._picked if state.stage is Stage.PICK else self._decided
                return note(state, seat, bank)
            case Keep():
                return self._decided(state, seat, state.picks[seat])
            case Place():
                return self._declared(state, seat, move)
            case Fill():
                return self._filled(state.table, move, len(state.picks))

    def _filled(self, table: Table, fill: Fill, seats: int) -> Step[State]:
        """Place the deck's top cards at the banks one by one, from the chosen end."""
        count = len(table.banks)
        placed = table.deck[:count] if fill.end == "left" else table.deck[count - 1 :: -1]
        banks = tuple((*loot, card) for loot, card in zip(table.banks, placed, strict=True))
        after = _fresh(replace(table, deck=table.deck[count:], banks=banks), seats, Stage.PICK)
        return Step(after, (filled(table, fill.end, placed),))

    def _picked(self, state: State, seat: Seat, bank: str | None) -> Step[State]:
        """Note a card face down; with the last one the Gentleman is next."""
        picks = _put(state.picks, seat, bank)
        # The Gentleman's own place is still empty.
        stage = Stage.PICK if picks.count(None) > 1 else Stage.PLACE
        return Step(State(state.table, stage, picks, state.choices, None, None))

    def _declared(self, state: State, seat: Seat, placed: Place) -> Step[State]:
        """Note the Gentleman's card, which he can't change any more, and tell what he says of it."""
        picks, choices = _put(state.picks, seat, placed.card), _put(state.choices, seat, placed.card)
        after = State(state.table, Stage.DECIDE, picks, choices, placed.declaration, None)
        return Step(after, (declared(state.table, placed.declaration),))

    def _decided(self, state: State, seat: Seat, bank: str | None) -> Step[State]:
        """Note what a seat confirms; with the last one all cards are turned over."""
        choices = _put(state.choices, seat, bank)
        after = State(state.table, Stage.DECIDE, state.picks, choices, state.declaration, None)
        return Step(after) if None in choices else self._revealed(after)

    def _revealed(self, state: State) -> Step[State]:
        """Share out the loot, call the police, pass the deck on or end the match."""
        table, seats = state.table, len(state.choices)
        targets = tuple(choice for choice in state.choices if choice is not None)
        assert state.declaration is not None  # the reveal comes after it
        heists = commit(table.banks, targets + table.cycle[:1], seats)
        banks, stacks = shared(heists, table.banks, table.stacks)
        banks, stacks, deck, raids = raided(banks, stacks, table.deck, table.gentleman, seats)
        junior = table.cycle[0] if table.cycle else None
        last = Round(table.round, table.gentleman, state.declaration, targets, junior, heists, raids)
        ending = _ending(len(deck), len(banks), table.round)
        after = Table(
            options=table.options,
            round=table.round if ending else table.round + 1,
            gentleman=table.gentleman if ending else (table.gentleman + 1) % seats,
            deck=deck,
            banks=banks,
            stacks=stacks,
            cycle=table.cycle[1:] + table.cycle[:1],
            last=last,
        )
        if ending:
            nobody = (None,) * seats
            over = State(after, Stage.END, nobody, nobody, None, ending)
            return Step(over, (*told(last), ended(after, seats, ending)))
        return Step(_fresh(after, seats), (*told(last), begun(after)))

    def outcome(self, state: State) -> Outcome | None:
        """Return places by total, ties shared; Robby Junior takes none."""
        if state.stage is not Stage.END:
            return None
        scores = tuple(total(stack) for stack in state.table.stacks[: len(state.picks)])
        places = tuple(1 + sum(other > score for other in scores) for score in scores)
        return Outcome(places, scores, tuple(seat for seat, place in enumerate(places) if place == 1))

    def public_view(self, state: State) -> Public:
        """Return banks, stacks by count and top card, and the declaration; no card that lies face down."""
        table, seats, over = state.table, len(state.picks), state.stage is Stage.END
        stacks = tuple(_seen(stack, over) for stack in table.stacks)
        return Public(
            phase=self.phase(state),
            awaiting=tuple(sorted(self.awaiting(state))),
            moves=((table.gentleman, FILLS),) if state.stage is Stage.FILL else (),
            outcome=self.outcome(state),
            round=table.round,
            stage=state.stage,
            bluff=table.options.bluff,
            gentleman=table.gentleman,
            banks=tuple(Bank(bank, loot) for bank, loot in zip(BANKS, table.banks, strict=False)),
            deck=len(table.deck),
            stacks=stacks[:seats],
            junior=stacks[seats] if table.options.junior else None,
            declaration=state.declaration,
            last=table.last,
            ending=state.ending,
        )

    def seat_view(self, state: State, seat: Seat) -> Private:
        """Return the public view with one seat's own heist cards and loot."""
        stack = state.table.stacks[seat]
        return Private(
            seat=seat,
            public=self.public_view(state),
            moves=tuple(self.legal(state, seat)),
            pick=state.picks[seat],
            choice=state.choices[seat],
            stack=stack,
            total=total(stack),
        )

    def resample(self, state: State, seat: Seat, rng: Rng) -> State:
        """Draw deck, other stacks, face-down cards and Robby Junior's order anew."""
        return imagined.redrawn(state, seat, rng)

    def suggest(
        self, state: State, seat: Seat, moves: Sequence[SoloRobbersMove], rng: Rng
    ) -> SoloRobbersMove:
        """Rob what is worth it and believe the Gentleman, mostly."""
        return thumb.suggest(state, seat, moves, rng)

    def worth(self, state: State, seat: Seat) -> float:
        """Value a state by the lead over the others, where it isn't decided."""
        return super().worth(state, seat) if state.stage is Stage.END else thumb.worth(state, seat)

    def player(self) -> Player:
        """Return a player who thinks to the end of the round."""
        return RoundPlayer()


def _seen(stack: Loot, over: bool) -> Stack:
    top = stack[-1] if stack else None
    return Stack(len(stack), top, stack if over else None, total(stack) if over else None)


def _fresh(table: Table, seats: int, stage: Stage = Stage.FILL) -> State:
    """Return the state with no heist card on the table."""
    nobody = (None,) * seats
    return State(table, stage, nobody, nobody, None, None)


def _put(values: tuple[str | None, ...], seat: Seat, value: str | None) -> tuple[str | None, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


def _ending(deck: int, banks: int, number: int) -> Ending | None:
    """Return why no round follows that of this `number`, if none does."""
    if deck < banks:
        return "deck"
    return "rounds" if number >= ROUND_LIMIT else None
