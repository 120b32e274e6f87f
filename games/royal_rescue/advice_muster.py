"""Rules of thumb for phase 1: which value to collect, how to show it, whom to help, what to lay."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from games.core import Rng, Seat, cards
from games.royal_rescue.model import State
from games.royal_rescue.moves import (
    Exchange,
    Finish,
    Forge,
    Give,
    Lay,
    Pass,
    Promote,
    RoyalRescueMove,
    Show,
    Swap,
)
from games.royal_rescue.muster import wishes
from games.royal_rescue.odds import officer_odds

Moves = Sequence[RoyalRescueMove]

OFFICER_WORTH = 1.5
"""An officer is worth about so many cards of an army."""


def army_worth(value: int, size: float) -> float:
    """Return the worth of an army in cards, its officer reckoned in."""
    return size + OFFICER_WORTH * officer_odds(value, round(size))


def _counts(hand: Iterable[str]) -> Counter[int]:
    return Counter(map(cards.number, hand))


def _target(hand: Iterable[str], barred: Iterable[int] = ()) -> int:
    """Return the value that makes the best army."""
    counts = _counts(hand)
    barred = set(barred)
    return max(sorted(counts), key=lambda value: army_worth(value, counts[value]) - (value in barred))


def swap(state: State, seat: Seat, moves: Moves, rng: Rng) -> RoyalRescueMove:
    """Take what helps the own army most; put what helps the imagined one, or nobody."""
    counts, half = _counts(state.hands[seat]), _counts(state.halves[seat])

    def merit(move: RoyalRescueMove) -> float:
        assert isinstance(move, Swap)
        take, put = cards.number(move.take), cards.number(move.put)
        after = Counter(counts)
        after[take] += 1
        after[put] -= 1
        best = max(army_worth(value, count) for value, count in after.items() if count > 0)
        return best + 0.3 * half[put] - 0.2 * half[take]

    return max(moves, key=merit)


def exchange(state: State, seat: Seat, moves: Moves, rng: Rng) -> RoyalRescueMove:
    """Give lone cards for unseen ones, high ones first: they open the dungeon worst."""
    counts = _counts(state.hands[seat])
    lone = [move for move in moves if isinstance(move, Exchange) and counts[cards.number(move.card)] == 1]
    return max(lone, key=lambda move: cards.number(move.card)) if lone else Finish()


def show(state: State, seat: Seat, moves: Moves, rng: Rng) -> RoyalRescueMove:
    """Show the best value that can be told, with cards that nobody needs and that say it clearly."""
    hand = state.hands[seat]
    counts = _counts(hand)
    wanted = {value for shown in state.shown if shown for value in wishes(*shown)}

    def merit(move: Show) -> float:
        said = wishes(move.first, move.second)
        spent = Counter((cards.number(move.first), cards.number(move.second)))
        meant = max(said, key=lambda value: army_worth(value, counts[value]) if counts[value] else 0)
        if counts[meant] < 2 or spent[meant]:
            return -10
        clear = 1.0 / len(said)
        waste = sum(0.3 * (counts[value] - 1) + 0.5 * (value in wanted) for value in spent.elements())
        clash = 1.0 if meant in wanted else 0
        return 2 * army_worth(meant, counts[meant]) + clear - waste - clash

    pairs = [move for move in moves if isinstance(move, Show)]
    best = max(pairs, key=merit, default=None)
    return best if best is not None and merit(best) > 0 else Pass()


def give(state: State, seat: Seat, moves: Moves, rng: Rng) -> RoyalRescueMove:
    """Fulfil the clearest wish that costs no own army card; else give a lone card."""
    hand = state.hands[seat]
    counts, target = _counts(hand), _target(hand)
    spoken = wishes(*state.shown[seat]) if state.shown[seat] else ()
    own = max(spoken, key=lambda value: counts[value]) if spoken else target
    known = Counter((gift.receiver, cards.number(gift.card)) for gift in state.gifts if gift.giver == seat)

    def merit(move: RoyalRescueMove) -> float:
        assert isinstance(move, Give)
        value = cards.number(move.card)
        said = wishes(*state.shown[move.seat]) if state.shown[move.seat] else ()
        helps = (1.0 / len(said) + 0.05 * officer_odds(value, 3)) if value in said else 0.0
        keeps = 3.0 if value in (own, target) else 0.1 * counts[value]
        return 2 * helps - keeps + 0.01 * known[move.seat, value]

    return max(moves, key=merit)


def lay(state: State, seat: Seat, moves: Moves, rng: Rng) -> RoyalRescueMove:
    """Lay the army that is worth most."""
    counts = _counts(state.hands[seat])

    def merit(move: RoyalRescueMove) -> float:
        assert isinstance(move, Lay)
        return army_worth(move.value, counts[move.value])

    return max(moves, key=merit)


ANOTHER_ARMY = 3
"""Cards that a person alone wants in a further army: each one makes traitors and gives Umbar a six."""


def array(state: State, seat: Seat, moves: Moves, rng: Rng) -> RoyalRescueMove:
    """Lay the best army, then others only where they are large."""
    counts = _counts(state.hands[seat])
    least = ANOTHER_ARMY if state.units else 0
    armies = [move for move in moves if isinstance(move, Lay) and counts[move.value] >= least]
    return lay(state, seat, armies, rng) if armies else Finish()


def imagined(state: State, seat: Seat, moves: Moves, rng: Rng) -> RoyalRescueMove:
    """Choose the value of the imagined army that an officer joins most easily."""

    def merit(move: RoyalRescueMove) -> float:
        assert isinstance(move, Lay)
        return officer_odds(move.value, 3)

    return max(moves, key=merit)


def promote(state: State, seat: Seat, moves: Moves, rng: Rng) -> RoyalRescueMove:
    """Send the officer to the largest army."""
    sizes = {unit.id: len(unit.cards) for unit in state.units}

    def merit(move: RoyalRescueMove) -> int:
        assert isinstance(move, Promote)
        return sizes[move.army]

    return max(moves, key=merit)


def forge(state: State, seat: Seat, moves: Moves, rng: Rng) -> RoyalRescueMove:
    """Buy no more weapons than must be: a card rolls a die, takes a loss, and is dealt in the dungeon."""

    def merit(move: RoyalRescueMove) -> int:
        assert isinstance(move, Forge)
        return -move.count

    return max(moves, key=merit)
