"""Rules of thumb for phase 4: who tries, and when the bonus die is spent."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from games.core import Rng, Seat, cards
from games.royal_rescue import dungeon
from games.royal_rescue.locks import value
from games.royal_rescue.model import State
from games.royal_rescue.moves import Accept, Choose, Repeat, RoyalRescueMove
from games.royal_rescue.odds import open_chance, reach

Moves = Sequence[RoyalRescueMove]


def choose(state: State, seat: Seat, moves: Moves, rng: Rng) -> RoyalRescueMove:
    """Offer oneself with a good top card; else follow an offer, another vote, or the largest stack."""
    votes = Counter(int(ballot.split(":")[1]) for ballot in state.ballots if ballot)
    keen = [person for person in sorted(votes) if state.ballots[person] == Choose(person).token]
    least = _average_worth(state, seat) * (KEENER if keen else KEEN)
    if state.stacks[seat] and worth_of_top(state, seat) > least:
        return Choose(seat)
    if votes:
        return Choose(keen[0] if keen else votes.most_common(1)[0][0])
    able = dungeon.holders(state)
    others = [person for person in able if person != seat] or able
    return Choose(max(others, key=lambda person: len(state.stacks[person])))


KEEN, KEENER = 1.05, 1.3
"""How far over the average one's card must be to offer oneself, and against another's offer."""


def _to_come(state: State) -> tuple[tuple[int, int], ...]:
    return tuple((lock, value(card)) for lock, row in enumerate(state.locks, 1) for card in reversed(row))


def worth_of_top(state: State, seat: Seat) -> float:
    """Return how many numbers the top card of one's own stack is expected to open."""
    return _worth_of(state, seat, state.stacks[seat][0])


def _worth_of(state: State, seat: Seat, card: str) -> float:
    cursed = state.options.cursed_dungeon
    return reach(_to_come(state), card, state.tools[seat], cursed, card in state.commons)


def _average_worth(state: State, seat: Seat) -> float:
    """Return what a face-down card opens on average: which cards are dealt, everybody knows."""
    own = state.stacks[seat][:1]
    pool = [card for stack in state.stacks for card in stack if card not in own]
    if not pool:
        return 0.0
    return sum(_worth_of(state, seat, card) for card in cards.in_order(pool)) / len(pool)


def slip(state: State, seat: Seat, moves: Moves, rng: Rng) -> RoyalRescueMove:
    """Spend the bonus on a card at least as good as what is left, and whenever cards run out."""
    assert state.card is not None
    lock, target = dungeon.current(state)
    options = state.options
    now = open_chance(
        value(target),
        state.card,
        lock,
        dungeon.tools_left(state),
        options.cursed_dungeon,
        state.card in state.commons,
    )
    pool = [card for stack in state.stacks for card in stack]
    if not pool:
        return Repeat()
    usual = sum(
        open_chance(value(target), card, lock, (), options.cursed_dungeon, card in state.commons)
        for card in cards.in_order(pool)
    ) / len(pool)
    return Repeat() if now >= usual else Accept()
