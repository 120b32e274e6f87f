"""The rules of Rück's raus!: a round is one secret pick of all, a comparison, favours and pity."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from games.core import Event, Game, Info, Outcome, Rng, Seat, Step
from games.ruecks_raus.model import (
    CHIEFTAIN,
    ROBBERS,
    ROUNDS,
    START_JEWELS,
    Point,
    Private,
    Public,
    Rob,
    Round,
    RuecksRausMove,
    RuecksRausOptions,
    State,
    Take,
)
from games.ruecks_raus.nobles import DECK, NOBLES, Noble, Target

_ROBS = tuple(Rob(strength) for strength in ROBBERS)


def ranked(robbers: Sequence[int]) -> tuple[tuple[Seat, ...], tuple[Seat, ...]]:
    """Return the seats of the strongest and of the weakest robbers (rulebook, "Ties").

    Several sevens cancel each other out first. Where all that is left is equal, both are empty.
    """
    cancelled = robbers.count(CHIEFTAIN) > 1
    left = [robber for robber in robbers if not (cancelled and robber == CHIEFTAIN)]
    if not left or min(left) == max(left):
        return (), ()
    strongest, weakest = max(left), min(left)
    return (
        tuple(seat for seat, robber in enumerate(robbers) if robber == strongest),
        tuple(seat for seat, robber in enumerate(robbers) if robber == weakest),
    )


def second_most(jewels: Sequence[int]) -> tuple[Seat, ...]:
    """Return who wins: all with the highest total below the highest, or all where everyone is equal."""
    richest = max(jewels)
    second = max((total for total in jewels if total < richest), default=richest)
    return tuple(seat for seat, total in enumerate(jewels) if total == second)


def favour_moves(noble: Noble, seat: Seat, seats: int) -> tuple[RuecksRausMove, ...]:
    """Return the choices that a noble gives to the winner in `seat`, among `seats` players."""
    if noble.amounts:
        return tuple(Take(jewels) for jewels in noble.amounts)
    if noble.target is Target.NEIGHBOUR:
        return Point((seat + 1) % seats), Point((seat - 1) % seats)
    return tuple(Point(other) for other in range(seats) if other != seat)


def _put(values: tuple[int | None, ...], seat: Seat, value: int) -> tuple[int | None, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


class RuecksRaus(Game[RuecksRausOptions, State, RuecksRausMove]):
    """Know the rules of Rück's raus!"""

    info: ClassVar[Info] = Info("ruecks_raus", min_players=3, max_players=5)
    options_type: ClassVar[type[RuecksRausOptions]] = RuecksRausOptions
    state_type: ClassVar[type[State]] = State

    def deal(self, seats: int, options: RuecksRausOptions, rng: Rng) -> Step[State]:
        """Give everyone a gang and eight jewels, shuffle the nobles, turn the first one up."""
        deck = rng.sample(DECK, ROUNDS)
        state = State(
            options=options,
            hands=(ROBBERS,) * seats,
            jewels=(START_JEWELS,) * seats,
            deck=deck[1:],
            noble=deck[0],
            gone=(),
            announced=tuple(sorted(deck)) if options.expert else (),
            picks=(None,) * seats,
        )
        return Step(state, (Event("noble_turned", {"round": 1, "noble": deck[0]}),))

    def phase(self, state: State) -> str:
        """Name the round, and whether a favour is being chosen in it."""
        if state.over:
            return "end"
        return f"r{len(state.gone) + 1}{'-favour' if state.winners else ''}"

    def awaiting(self, state: State) -> frozenset[Seat]:
        """Return whose robber, or whose choice of favour, is missing."""
        if state.over:
            return frozenset()
        if state.winners:
            return frozenset(seat for seat in state.winners if state.choices[seat] is None)
        return frozenset(seat for seat, pick in enumerate(state.picks) if pick is None)

    def legal(self, state: State, seat: Seat) -> Sequence[RuecksRausMove]:
        """Return the hand's robbers, or the favours to choose from; both may be changed until all are in."""
        if state.over or not 0 <= seat < len(state.hands):
            return ()
        if not state.winners:
            return [_ROBS[strength] for strength in state.hands[seat]]
        if seat in state.winners:
            return favour_moves(NOBLES[state.noble], seat, len(state.hands))
        return ()

    def apply(self, state: State, seat: Seat, move: RuecksRausMove, rng: Rng) -> Step[State]:
        """Note the secret pick; with the last one, reveal and settle the round."""
        match move:
            case Rob(strength):
                picks = _put(state.picks, seat, strength)
                if None in picks:
                    return Step(_replace(state, picks=picks))
                return self._reveal(state, tuple(pick for pick in picks if pick is not None))
            case Take(value) | Point(value):
                choices = _put(state.choices, seat, value)
                if any(choices[winner] is None for winner in state.winners):
                    return Step(_replace(state, choices=choices))
                return self._settle(state, tuple(p for p in state.picks if p is not None), choices, ())

    def _reveal(self, state: State, robbers: tuple[int, ...]) -> Step[State]:
        revealed = Event("robbers_revealed", {"noble": state.noble, "robbers": list(robbers)})
        strongest, _ = ranked(robbers)
        if strongest and NOBLES[state.noble].has_choice:
            choosing = _replace(state, picks=robbers, winners=strongest, choices=(None,) * len(state.hands))
            return Step(choosing, (revealed,))
        return self._settle(state, robbers, (None,) * len(robbers), (revealed,))

    def _settle(
        self,
        state: State,
        robbers: tuple[int, ...],
        choices: tuple[int | None, ...],
        before: tuple[Event, ...],
    ) -> Step[State]:
        """Pay all favours at once, then pity; take the robbers out and turn the next noble up."""
        strongest, weakest = ranked(robbers)
        noble = NOBLES[state.noble]
        favour = [0] * len(robbers)
        for seat in strongest:
            choice = choices[seat]
            if choice is None:
                favour[seat] += noble.jewels
            elif noble.amounts:
                favour[seat] += choice
            else:
                favour[choice] += noble.jewels
        pity = tuple(robber if seat in weakest else 0 for seat, robber in enumerate(robbers))
        # Nobody gives back more than they have (rulings, "too few jewels"); pity comes after that.
        jewels = tuple(
            max(0, had + gain) + mercy for had, gain, mercy in zip(state.jewels, favour, pity, strict=True)
        )
        number = len(state.gone) + 1
        last = Round(number, state.noble, robbers, strongest, weakest, choices, tuple(favour), pity)
        settled = Event(
            "round_settled",
            {
                "round": number,
                "noble": state.noble,
                "strongest": list(strongest),
                "weakest": list(weakest),
                "choices": list(choices),
                "favour": favour,
                "pity": list(pity),
                "jewels": list(jewels),
            },
        )
        over = not state.deck
        after = State(
            options=state.options,
            hands=tuple(
                tuple(card for card in hand if card != robber)
                for hand, robber in zip(state.hands, robbers, strict=True)
            ),
            jewels=jewels,
            deck=state.deck[1:],
            noble=state.noble if over else state.deck[0],
            gone=(*state.gone, state.noble),
            announced=state.announced,
            picks=(None,) * len(robbers),
            last=last,
            over=over,
        )
        if over:
            end = Event("game_ended", {"jewels": list(jewels), "winners": list(second_most(jewels))})
            return Step(after, (*before, settled, end))
        turned = Event("noble_turned", {"round": number + 1, "noble": after.noble})
        return Step(after, (*before, settled, turned))

    def outcome(self, state: State) -> Outcome | None:
        """Return the winners after the last robber: those with the second-most jewels."""
        if not state.over:
            return None
        winners = second_most(state.jewels)
        places = tuple(1 if seat in winners else len(winners) + 1 for seat in range(len(state.jewels)))
        return Outcome(places, state.jewels, winners)

    def public_view(self, state: State) -> Public:
        """Return jewels, nobles and all robbers that were ever revealed; no pick, no deck."""
        alone = state.winners if len(state.winners) == 1 else ()
        return Public(
            phase=self.phase(state),
            awaiting=tuple(sorted(self.awaiting(state))),
            # One winner chooses in front of everybody; several choose in secret (rulebook, "Ties").
            moves=tuple((seat, tuple(self.legal(state, seat))) for seat in alone),
            outcome=self.outcome(state),
            round=min(len(state.gone) + 1, ROUNDS),
            noble=state.noble,
            gone=state.gone,
            announced=state.announced,
            jewels=state.jewels,
            left=state.hands,
            revealed=tuple(p for p in state.picks if p is not None) if state.winners else (),
            winners=state.winners,
            last=state.last,
        )

    def seat_view(self, state: State, seat: Seat) -> Private:
        """Return the public view with one seat's hand and its own picks."""
        return Private(
            seat=seat,
            public=self.public_view(state),
            moves=tuple(self.legal(state, seat)),
            hand=state.hands[seat],
            pick=state.picks[seat],
            choice=state.choices[seat] if state.choices else None,
        )

    def resample(self, state: State, seat: Seat, rng: Rng) -> State:
        """Shuffle the nobles that nobody has seen and draw the other seats' secret picks anew."""
        unseen = list(state.announced or DECK)
        for noble in (*state.gone, *(() if state.over else (state.noble,))):
            unseen.remove(noble)
        return _replace(
            state,
            deck=rng.sample(unseen, len(state.deck)),
            picks=state.picks if state.winners else self._redrawn(state, state.picks, seat, rng),
            choices=self._redrawn(state, state.choices, seat, rng),
        )

    def _redrawn(
        self, state: State, hidden: tuple[int | None, ...], seat: Seat, rng: Rng
    ) -> tuple[int | None, ...]:
        """Replace every secret that is in but `seat`'s own by a random one of the same kind."""
        drawn = list(hidden)
        for other, secret in enumerate(hidden):
            if secret is not None and other != seat:
                match rng.choice(self.legal(state, other)):
                    case Rob(value) | Take(value) | Point(value):
                        drawn[other] = value
        return tuple(drawn)


def _replace(
    state: State,
    *,
    deck: tuple[str, ...] | None = None,
    picks: tuple[int | None, ...] | None = None,
    winners: tuple[Seat, ...] | None = None,
    choices: tuple[int | None, ...] | None = None,
) -> State:
    # Several times faster than dataclasses.replace, which counts on the way of every pick.
    return State(
        state.options,
        state.hands,
        state.jewels,
        state.deck if deck is None else deck,
        state.noble,
        state.gone,
        state.announced,
        state.picks if picks is None else picks,
        state.winners if winners is None else winners,
        state.choices if choices is None else choices,
        state.last,
        state.over,
    )
