"""One person alone: exchanges for unseen servants, and several armies (rulebook, "Solospiel")."""

from __future__ import annotations

from games.core import Seat, cards
from games.royal_rescue import officers
from games.royal_rescue.draft import Draft, Table
from games.royal_rescue.hands import held_often, lay_from_hand, with_hand, without
from games.royal_rescue.model import Stage
from games.royal_rescue.moves import Exchange, Finish, Lay, RoyalRescueMove

EXCHANGES = 3
ARMIES = 4
"""How many cards may be exchanged, and how many armies laid, at most."""


def exchange_offers(table: Table, seat: Seat) -> tuple[RoyalRescueMove, ...]:
    """Return the hand cards that may go for an unseen servant."""
    return (*(Exchange(card) for card in table.hands[seat]), Finish())


def exchange(draft: Draft, seat: Seat, card: str) -> None:
    """Take the top servant for a hand card, which goes to the bottom."""
    drawn, *others = draft.servants
    draft.servants = (*others, card)
    draft.buried += 1
    draft.hands = with_hand(draft.hands, seat, (*without(draft.hands[seat], card), drawn))
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
    more = tuple(Lay(value) for value in held_often(table.hands[seat]))
    return (*more, Finish()) if table.units else more


def array(draft: Draft, seat: Seat, value: int) -> None:
    """Lay one more army; stop when there can be no other."""
    lay_from_hand(draft, len(draft.units), seat, value)
    if len(draft.units) < ARMIES and held_often(draft.hands[seat]):
        draft.enter(Stage.ARRAY, seat)
    else:
        finish_array(draft)


def finish_array(draft: Draft) -> None:
    """Open the rest of the hand; it makes the people with the cards that lie there."""
    rest = cards.in_order((*draft.hands[0], *draft.people))
    draft.hands, draft.people, draft.rests = (), (), (rest,)
    draft.tell("rests_opened", rests=[list(rest)])
    officers.begin(draft)
