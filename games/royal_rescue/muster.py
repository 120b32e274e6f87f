"""Phase 1, step 1: showing wishes, giving in secret, laying the armies."""

from __future__ import annotations

from functools import cache

from games.core import Seat, cards
from games.royal_rescue import alone, imagined, officers
from games.royal_rescue.draft import Draft, Table
from games.royal_rescue.hands import held_often, lay_from_hand, with_hand, without
from games.royal_rescue.model import Gift, Stage
from games.royal_rescue.moves import Give, Lay, Pass, RoyalRescueMove, Show

WISHES = cards.NUMBERS


def begin(draft: Draft) -> None:
    """Enter the first moment of the match."""
    if draft.seats == 1:
        draft.rolls = alone.EXCHANGES
        draft.enter(Stage.EXCHANGE, 0)
    elif draft.seats == 2:
        draft.enter(Stage.SWAP)
    else:
        begin_showing(draft)


def _round(draft: Draft) -> tuple[str, ...]:
    return tuple(str((draft.commander + at) % draft.seats) for at in range(draft.seats))


def begin_showing(draft: Draft) -> None:
    """Let everybody show a wish, from the commander on."""
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
    draft.hands = with_hand(draft.hands, seat, without(draft.hands[seat], *shown))
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
    draft.hands = with_hand(draft.hands, seat, without(draft.hands[seat], move.card))
    draft.hands = with_hand(draft.hands, move.seat, (*draft.hands[move.seat], move.card))
    draft.gifts = (*draft.gifts, Gift(seat, move.seat, move.card))
    draft.tell("card_given", giver=seat, receiver=move.seat)
    draft.whisper("gift_seen", seat, move.seat, giver=seat, receiver=move.seat, card=move.card)
    draft.queue = draft.queue[1:]
    if draft.queue:
        draft.enter(Stage.GIVE, int(draft.queue[0]))
    else:
        draft.enter(Stage.LAY)


def lay_offers(table: Table, seat: Seat) -> tuple[Lay, ...]:
    """Return the values held at least twice; where there is none, every card makes an army of one."""
    hand = table.hands[seat]
    return tuple(Lay(value) for value in held_often(hand) or sorted(map(cards.number, hand)))


def lay(draft: Draft, seat: Seat, value: int) -> None:
    """Note the value of one's army; with the last one, lay them all."""
    draft.picks = (*draft.picks[:seat], value, *draft.picks[seat + 1 :])
    if None in draft.picks:
        return
    for person, picked in enumerate(draft.picks):
        assert picked is not None
        lay_from_hand(draft, person, person, picked)
    draft.rests, draft.hands = draft.hands, ()
    draft.picks, draft.gifts = (), ()
    draft.tell("rests_opened", rests=[list(rest) for rest in draft.rests])
    if draft.halves:
        imagined.open_hand(draft)
    else:
        officers.begin(draft)
