"""Phase 1, step 1: swapping with the imagined hand, showing wishes, giving in secret, laying the armies."""

from __future__ import annotations

from collections import Counter
from functools import cache

from games.core import Seat, cards
from games.royal_rescue import officers
from games.royal_rescue.draft import Draft, Table
from games.royal_rescue.model import Gift, Stage, Unit
from games.royal_rescue.moves import (
    Exchange,
    Finish,
    Give,
    Lay,
    Pass,
    RoyalRescueMove,
    Show,
    Start,
    Swap,
)

WISHES = range(2, 11)
SOLO_EXCHANGES = 3
SOLO_ARMIES = 4
SOLO_ARMY = 2
"""What a person alone may exchange and lay, and the cards of an army (rulebook, "Solospiel")."""


def begin(draft: Draft) -> None:
    """Enter the first moment of the match."""
    if draft.seats == 1:
        draft.rolls = SOLO_EXCHANGES
        draft.enter(Stage.EXCHANGE, 0)
    elif draft.seats == 2:
        draft.enter(Stage.SWAP)
    else:
        _begin_showing(draft)


def _round(draft: Draft) -> tuple[str, ...]:
    return tuple(str((draft.commander + at) % draft.seats) for at in range(draft.seats))


def _put(
    hands: tuple[tuple[str, ...], ...], seat: Seat, hand: tuple[str, ...]
) -> tuple[tuple[str, ...], ...]:
    return (*hands[:seat], cards.in_order(hand), *hands[seat + 1 :])


def _without(hand: tuple[str, ...], *gone: str) -> tuple[str, ...]:
    return tuple(card for card in hand if card not in gone)


# Two people and the imagined hand


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
        draft.hands = _put(draft.hands, person, (*_without(draft.hands[person], put), take))
        draft.halves = _put(draft.halves, person, _without(draft.halves[person], take))
        draft.whisper("cards_swapped", person, seat=person, taken=take, put=put)
    for person, picked in enumerate(draft.swaps):
        assert picked is not None
        other = 1 - person
        draft.halves = _put(draft.halves, other, (*draft.halves[other], picked[1]))
    draft.tell("halves_swapped")
    draft.call_vote(Stage.START)


def start_offers(table: Table, seat: Seat) -> tuple[Start, ...]:
    """Return who may start."""
    return tuple(Start(person) for person in range(table.seats))


def start(draft: Draft, seat: Seat) -> None:
    """Make the one who starts the commander."""
    draft.commander = seat
    draft.tell("commander_chosen", commander=seat)
    _begin_showing(draft)


# One person alone


def exchange_offers(table: Table, seat: Seat) -> tuple[RoyalRescueMove, ...]:
    """Return the hand cards that may go for an unseen servant."""
    return (*(Exchange(card) for card in table.hands[seat]), Finish())


def exchange(draft: Draft, seat: Seat, card: str) -> None:
    """Take the top servant for a hand card, which goes to the bottom."""
    drawn, *others = draft.servants
    draft.servants = (*others, card)
    draft.buried += 1
    draft.hands = _put(draft.hands, seat, (*_without(draft.hands[seat], card), drawn))
    draft.rolls -= 1
    draft.tell("card_exchanged", seat=seat, left=draft.rolls)
    draft.whisper("exchange_seen", seat, drawn=drawn, put=card)
    if draft.rolls:
        draft.enter(Stage.EXCHANGE, seat)
    else:
        finish_exchanges(draft)


def finish_exchanges(draft: Draft) -> None:
    """Go on to the armies."""
    draft.rolls = 0
    draft.enter(Stage.ARRAY, 0)


def array_offers(table: Table, seat: Seat) -> tuple[RoyalRescueMove, ...]:
    """Return the values that make another army of two cards or more."""
    more = tuple(Lay(value) for value in _held_often(table.hands[seat]))
    return (*more, Finish()) if table.units else more


def array(draft: Draft, seat: Seat, value: int) -> None:
    """Lay one more army; stop when there can be no other."""
    _lay_army(draft, len(draft.units), seat, value)
    if len(draft.units) < SOLO_ARMIES and _held_often(draft.hands[seat]):
        draft.enter(Stage.ARRAY, seat)
    else:
        finish_array(draft)


def finish_array(draft: Draft) -> None:
    """Open the rest of the hand; it makes the people with the cards that lie there."""
    rest = cards.in_order((*draft.hands[0], *draft.people))
    draft.hands, draft.people, draft.rests = (), (), (rest,)
    draft.tell("rests_opened", rests=[list(rest)])
    officers.begin(draft)


# Three and four, and two after the swap


def _begin_showing(draft: Draft) -> None:
    draft.queue = _round(draft)
    draft.enter(Stage.SHOW, int(draft.queue[0]))


@cache
def wishes(first: str, second: str) -> tuple[int, ...]:
    """Return the values that two cards can mean: sum and difference, as far as cards have them."""
    one, other = cards.number(first), cards.number(second)
    return tuple(value for value in (one + other, abs(one - other)) if value in WISHES)


def show_offers(table: Table, seat: Seat) -> tuple[RoyalRescueMove, ...]:
    """Return all pairs that can mean a wish, in either order, or none."""
    hand = table.hands[seat]
    pairs = ((one, other) for one in hand for other in hand if one != other and wishes(one, other))
    return (*(Show(one, other) for one, other in pairs), Pass())


def show(draft: Draft, seat: Seat, shown: tuple[str, ...]) -> None:
    """Lay two cards open, or none; they will be servants."""
    draft.shown = (*draft.shown[:seat], shown, *draft.shown[seat + 1 :])
    draft.hands = _put(draft.hands, seat, _without(draft.hands[seat], *shown))
    draft.servants = (*shown, *draft.servants)
    draft.tell("wish_shown", seat=seat, cards=list(shown), wishes=list(wishes(*shown)) if shown else [])
    draft.queue = draft.queue[1:]
    if draft.queue:
        draft.enter(Stage.SHOW, int(draft.queue[0]))
    else:
        draft.queue = _round(draft)
        draft.enter(Stage.GIVE, int(draft.queue[0]))


def give_offers(table: Table, seat: Seat) -> tuple[Give, ...]:
    """Return every hand card for every other person."""
    others = [other for other in range(table.seats) if other != seat]
    return tuple(Give(other, card) for other in others for card in table.hands[seat])


def give(draft: Draft, seat: Seat, move: Give) -> None:
    """Pass a card over; only the two see which."""
    draft.hands = _put(draft.hands, seat, _without(draft.hands[seat], move.card))
    draft.hands = _put(draft.hands, move.seat, (*draft.hands[move.seat], move.card))
    draft.gifts = (*draft.gifts, Gift(seat, move.seat, move.card))
    draft.tell("card_given", giver=seat, receiver=move.seat)
    draft.whisper("gift_seen", seat, move.seat, giver=seat, receiver=move.seat, card=move.card)
    draft.queue = draft.queue[1:]
    if draft.queue:
        draft.enter(Stage.GIVE, int(draft.queue[0]))
    else:
        draft.enter(Stage.LAY)


def _held_often(hand: tuple[str, ...]) -> tuple[int, ...]:
    counts = Counter(cards.number(card) for card in hand)
    return tuple(sorted(value for value, count in counts.items() if count >= SOLO_ARMY))


def lay_offers(table: Table, seat: Seat) -> tuple[Lay, ...]:
    """Return the values held at least twice; where there is none, every card makes an army of one."""
    hand = table.hands[seat]
    return tuple(Lay(value) for value in _held_often(hand) or sorted(map(cards.number, hand)))


def lay(draft: Draft, seat: Seat, value: int) -> None:
    """Note the value of one's army; with the last one, lay them all."""
    draft.picks = (*draft.picks[:seat], value, *draft.picks[seat + 1 :])
    if None in draft.picks:
        return
    for person, picked in enumerate(draft.picks):
        assert picked is not None
        _lay_army(draft, person, person, picked)
    draft.rests, draft.hands = draft.hands, ()
    draft.picks, draft.gifts = (), ()
    draft.tell("rests_opened", rests=[list(rest) for rest in draft.rests])
    if draft.halves:
        _open_imagined(draft)
    else:
        officers.begin(draft)


def _lay_army(draft: Draft, number: int, seat: Seat, value: int) -> None:
    army = _army(draft, number, seat, value, draft.hands[seat])
    draft.hands = _put(draft.hands, seat, _without(draft.hands[seat], *army.cards))


def _army(draft: Draft, number: int, owner: Seat | None, value: int, hand: tuple[str, ...]) -> Unit:
    # Spades are lost first: a diamond fits the longest lock of phase 4.
    laid = tuple(card for card in reversed(hand) if cards.number(card) == value)
    army = Unit(f"a{number}", owner, value, laid)
    draft.units = (*draft.units, army)
    draft.tell("army_laid", army=army.id, seat=owner, value=value, cards=list(laid))
    return army


def _open_imagined(draft: Draft) -> None:
    hand = cards.in_order((*draft.halves[0], *draft.halves[1]))
    draft.halves, draft.swaps = (hand,), ()
    draft.tell("imagined_opened", cards=list(hand))
    values = imagined_values(draft)
    if len(values) == 1:
        lay_imagined(draft, values[0])
    else:
        draft.enter(Stage.IMAGINED, draft.commander)


def imagined_values(table: Table) -> tuple[int, ...]:
    """Return the most frequent values of the imagined hand (rulebook, "Zu zweit")."""
    counts = Counter(map(cards.number, table.halves[0]))
    return tuple(sorted(value for value, count in counts.items() if count == max(counts.values())))


def imagined_offers(table: Table, seat: Seat) -> tuple[Lay, ...]:
    """Return the values that the commander chooses from in a tie."""
    return tuple(Lay(value) for value in imagined_values(table))


def lay_imagined(draft: Draft, value: int) -> None:
    """Lay the army of the imagined hand; it has no owner."""
    hand = draft.halves[0]
    army = _army(draft, draft.seats, None, value, hand)
    draft.rests = (*draft.rests, _without(hand, *army.cards))
    draft.halves = ()
    officers.begin(draft)
