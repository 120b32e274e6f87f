"""Two people and the imagined hand: the swap, who starts, its army (rulebook, "Zu zweit")."""

from __future__ import annotations

from collections import Counter

from games.core import Seat, cards
from games.royal_rescue import officers
from games.royal_rescue.draft import Draft, Table
from games.royal_rescue.hands import lay_army, with_hand, without
from games.royal_rescue.model import Stage
from games.royal_rescue.moves import Lay, Start, Swap


def swap_offers(table: Table, seat: Seat) -> tuple[Swap, ...]:
    """Return every card of one's half against every card of one's hand."""
    return tuple(Swap(take, put) for take in table.halves[seat] for put in table.hands[seat])


def swap(draft: Draft, seat: Seat, move: Swap) -> None:
    """Note what one takes from one's half and puts into the other; with both, do it."""
    draft.swaps = (*draft.swaps[:seat], (move.take, move.put), *draft.swaps[seat + 1 :])
    if None in draft.swaps:
        return
    for person, picked in enumerate(draft.swaps):
        assert picked is not None
        take, put = picked
        draft.hands = with_hand(draft.hands, person, (*without(draft.hands[person], put), take))
        draft.halves = with_hand(draft.halves, person, without(draft.halves[person], take))
        draft.whisper("cards_swapped", person, seat=person, taken=take, put=put)
    for person, picked in enumerate(draft.swaps):
        assert picked is not None
        other = 1 - person
        draft.halves = with_hand(draft.halves, other, (*draft.halves[other], picked[1]))
    draft.tell("halves_swapped")
    draft.call_vote(Stage.START)


def start_offers(table: Table, seat: Seat) -> tuple[Start, ...]:
    """Return who may start."""
    return tuple(Start(person) for person in range(table.seats))


def start(draft: Draft, seat: Seat) -> None:
    """Make the one who starts the commander."""
    draft.commander = seat
    draft.tell("commander_chosen", commander=seat)


def open_hand(draft: Draft) -> None:
    """Open the imagined hand and lay its army; in a tie the commander chooses the value."""
    hand = cards.in_order((*draft.halves[0], *draft.halves[1]))
    draft.halves, draft.swaps = (hand,), ()
    draft.tell("imagined_opened", cards=list(hand))
    found = values(draft)
    if len(found) == 1:
        lay(draft, found[0])
    else:
        draft.enter(Stage.IMAGINED, draft.commander)


def values(table: Table) -> tuple[int, ...]:
    """Return the most frequent values of the imagined hand (rulebook, "Zu zweit")."""
    counts = Counter(map(cards.number, table.halves[0]))
    return tuple(sorted(value for value, count in counts.items() if count == max(counts.values())))


def value_offers(table: Table, seat: Seat) -> tuple[Lay, ...]:
    """Return the values that the commander chooses from in a tie."""
    return tuple(Lay(value) for value in values(table))


def lay(draft: Draft, value: int) -> None:
    """Lay the army of the imagined hand; it has no owner."""
    hand = draft.halves[0]
    army = lay_army(draft, draft.seats, None, value, hand)
    draft.rests = (*draft.rests, without(hand, *army.cards))
    draft.halves = ()
    officers.begin(draft)
