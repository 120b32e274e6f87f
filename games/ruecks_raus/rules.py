"""The rules of Rück's raus!: a round is one secret pick of all, a comparison, favours and pity."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import ClassVar

from games.core import Event, Game, Info, Outcome, Player, Rng, Seat, Step
from games.core.players import SearchPlayer
from games.ruecks_raus.model import (
    ROBBERS,
    ROUNDS,
    START_JEWELS,
    RuecksRausOptions,
    State,
    Table,
)
from games.ruecks_raus.moves import Point, Rob, RuecksRausMove, Take, choices_of_favour, robs
from games.ruecks_raus.nobles import DECK, NOBLES
from games.ruecks_raus.settling import Picks, ranked, second_most, settle
from games.ruecks_raus.thinking import rule_of_thumb, worth
from games.ruecks_raus.views import Private, Public

Hand = tuple[int, ...]


@lru_cache(maxsize=1 << 13)
def _missing(picks: Picks) -> frozenset[Seat]:
    return frozenset(seat for seat, pick in enumerate(picks) if pick is None)


@cache
def _without(hand: Hand, robber: int) -> Hand:
    return tuple(other for other in hand if other != robber)


def _put(values: Picks, seat: Seat, value: int) -> Picks:
    return (*values[:seat], value, *values[seat + 1 :])


def _known(values: Picks) -> tuple[int, ...]:
    return tuple(value for value in values if value is not None)


class RuecksRaus(Game[RuecksRausOptions, State, RuecksRausMove]):
    """Know the rules of Rück's raus!"""

    info: ClassVar[Info] = Info("ruecks_raus", min_players=3, max_players=5)
    options_type: ClassVar[type[RuecksRausOptions]] = RuecksRausOptions
    state_type: ClassVar[type[State]] = State

    def deal(self, seats: int, options: RuecksRausOptions, rng: Rng) -> Step[State]:
        """Give everyone a gang and eight jewels, draw eight nobles, turn the first one up."""
        nobles = rng.sample(DECK, ROUNDS)
        table = Table(options, nobles, 1, (ROBBERS,) * seats, (START_JEWELS,) * seats, None)
        turned = Event("noble_turned", {"round": 1, "noble": table.noble})
        if not options.expert:
            return Step(_round(table), (turned,))
        return Step(_round(table), (Event("nobles_announced", {"nobles": sorted(nobles)}), turned))

    def phase(self, state: State) -> str:
        """Name the round, and whether a favour is being chosen in it."""
        if state.table.over:
            return "end"
        return f"r{state.table.round}{'-favour' if state.winners else ''}"

    def awaiting(self, state: State) -> frozenset[Seat]:
        """Return whose robber, or whose choice of favour, is missing."""
        if state.winners:
            return frozenset([seat for seat in state.winners if state.choices[seat] is None])
        return _missing(state.picks)

    def legal(self, state: State, seat: Seat) -> Sequence[RuecksRausMove]:
        """Return the hand's robbers, or the favours to choose from; both may be changed until all are in."""
        seats = len(state.picks)
        if not 0 <= seat < seats:
            return ()
        if not state.winners:
            return robs(state.table.hands[seat])
        return choices_of_favour(state.table.noble, seat, seats) if seat in state.winners else ()

    def apply(self, state: State, seat: Seat, move: RuecksRausMove, rng: Rng) -> Step[State]:
        """Note the secret pick; with the last one, reveal and settle the round."""
        if isinstance(move, Rob):
            picks = _put(state.picks, seat, move.strength)
            if None in picks:
                return Step(State(state.table, picks, (), ()))
            return self._reveal(state.table, _known(picks))
        choices = _put(state.choices, seat, move.jewels if isinstance(move, Take) else move.seat)
        if any(choices[winner] is None for winner in state.winners):
            return Step(State(state.table, state.picks, state.winners, choices))
        return self._settle(state.table, _known(state.picks), choices)

    def _reveal(self, table: Table, robbers: tuple[int, ...]) -> Step[State]:
        noble = NOBLES[table.noble]
        revealed = Event("robbers_revealed", {"noble": noble.id, "robbers": list(robbers)})
        strongest, _ = ranked(robbers)
        nothing: Picks = (None,) * len(robbers)
        if strongest and noble.has_choice:
            return Step(State(table, robbers, strongest, nothing), (revealed,))
        return self._settle(table, robbers, nothing, revealed)

    def _settle(self, table: Table, robbers: tuple[int, ...], choices: Picks, *before: Event) -> Step[State]:
        """Pay favours and pity, take the robbers out of the game and turn the next noble up."""
        last, jewels = settle(table, robbers, choices)
        after = Table(
            options=table.options,
            nobles=table.nobles,
            round=table.round + 1,
            hands=tuple(map(_without, table.hands, robbers)),
            jewels=jewels,
            last=last,
        )
        settled = Event(
            "round_settled",
            {
                "round": last.number,
                "noble": last.noble,
                "strongest": list(last.strongest),
                "weakest": list(last.weakest),
                "choices": list(last.choices),
                "favour": list(last.favour),
                "pity": list(last.pity),
                "jewels": list(jewels),
            },
        )
        return Step(_round(after), (*before, settled, _what_follows(after)))

    def outcome(self, state: State) -> Outcome | None:
        """Return the winners after the last robber: those with the second-most jewels."""
        jewels = state.table.jewels
        if not state.table.over:
            return None
        winners = second_most(jewels)
        places = tuple(1 if seat in winners else len(winners) + 1 for seat in range(len(jewels)))
        return Outcome(places, jewels, winners)

    def public_view(self, state: State) -> Public:
        """Return jewels, nobles and all robbers that were ever revealed; no pick, no deck."""
        table = state.table
        alone = state.winners if len(state.winners) == 1 else ()
        return Public(
            phase=self.phase(state),
            awaiting=tuple(sorted(self.awaiting(state))),
            # One winner chooses in front of everybody; several choose in secret (rulebook, "Ties").
            moves=tuple((seat, tuple(self.legal(state, seat))) for seat in alone),
            outcome=self.outcome(state),
            round=min(table.round, ROUNDS),
            noble=table.noble,
            gone=table.nobles[: table.round - 1],
            announced=tuple(sorted(table.nobles)) if table.options.expert else (),
            jewels=table.jewels,
            left=table.hands,
            revealed=_known(state.picks) if state.winners else (),
            winners=state.winners,
            last=table.last,
        )

    def seat_view(self, state: State, seat: Seat) -> Private:
        """Return the public view with one seat's hand and its own picks."""
        return Private(
            seat=seat,
            public=self.public_view(state),
            moves=tuple(self.legal(state, seat)),
            hand=state.table.hands[seat],
            pick=state.picks[seat] if state.picks else None,
            choice=state.choices[seat] if state.choices else None,
        )

    def resample(self, state: State, seat: Seat, rng: Rng) -> State:
        """Shuffle the nobles that nobody has seen and draw the other seats' secret picks anew."""
        table = state.table
        seen = table.nobles[: table.round]
        # Sorted, so that not even their real order goes into what is imagined.
        unseen = sorted(table.nobles if table.options.expert else DECK)
        for noble in seen:
            unseen.remove(noble)
        nobles = seen + rng.sample(unseen, ROUNDS - len(seen))
        imagined = Table(table.options, nobles, table.round, table.hands, table.jewels, table.last)
        if state.winners:
            return State(imagined, state.picks, state.winners, self._redrawn(state, state.choices, seat, rng))
        return State(imagined, self._redrawn(state, state.picks, seat, rng), (), ())

    def suggest(self, state: State, seat: Seat, moves: Sequence[RuecksRausMove], rng: Rng) -> RuecksRausMove:
        """Pick by the rule of thumb of `thinking`."""
        return rule_of_thumb(state, seat, moves, rng)

    def worth(self, state: State, seat: Seat) -> float:
        """Value a state as if the match ended now."""
        return worth(state.table, seat)

    def player(self) -> Player:
        """Return a player who looks two to four rounds ahead: further was not better when measured."""
        return SearchPlayer(worlds=80, horizon=12)

    def _redrawn(self, state: State, secrets: Picks, seat: Seat, rng: Rng) -> Picks:
        """Replace every secret that is in, but `seat`'s own, by a random one of the same kind."""
        for other, secret in enumerate(secrets):
            if secret is not None and other != seat:
                match rng.choice(self.legal(state, other)):
                    case Rob(value) | Take(value) | Point(value):
                        secrets = _put(secrets, other, value)
        return secrets


def _round(table: Table) -> State:
    return State(table, () if table.over else (None,) * len(table.hands), (), ())


def _what_follows(table: Table) -> Event:
    if table.over:
        return Event("game_ended", {"jewels": list(table.jewels), "winners": list(second_most(table.jewels))})
    return Event("noble_turned", {"round": table.round, "noble": table.noble})
