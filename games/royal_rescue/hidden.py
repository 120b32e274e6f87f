"""What is hidden from one seat, drawn anew so that the seat cannot tell the difference."""

from __future__ import annotations

from dataclasses import replace

from games.core import Rng, Seat, cards
from games.royal_rescue import course
from games.royal_rescue.model import Gift, Stage, State
from games.royal_rescue.moves import Lay, Swap
from games.royal_rescue.sight import imagined_known

Hands = dict[Seat, list[str]]


def resample(state: State, seat: Seat, rng: Rng) -> State:
    """Shuffle all piles that lie face down and redraw hands, gifts, picks and stacks of the others.

    What is shuffled is sorted first, so that not even the real order goes into what is imagined.
    """
    top = len(state.servants) - state.buried
    state = replace(
        state,
        situation=_situation(state, rng),
        people=state.people if _people_known(state) else rng.shuffled(sorted(state.people)),
        servants=(*_servants(state, top, rng), *state.servants[top:]),
    )
    if state.stacks:
        return replace(state, stacks=_stacks(state, seat, rng))
    return _hands(state, seat, rng) if state.hands and state.seats > 1 else state


def _people_known(state: State) -> bool:
    # Alone, the cards of the people lie open until the rest of the hand is mixed in.
    return state.part == 1 and state.seats == 1


def _servants(state: State, top: int, rng: Rng) -> tuple[str, ...]:
    """Shuffle the servants that nobody has seen; before phase 2 only one person alone has such."""
    hidden = state.servants[:top]
    return rng.shuffled(sorted(hidden)) if state.part > 1 or state.stage in _SOLO else hidden


_SOLO = (Stage.EXCHANGE, Stage.ARRAY)


def _situation(state: State, rng: Rng) -> tuple[str, ...]:
    return rng.shuffled(sorted(state.situation))


def _stacks(state: State, seat: Seat, rng: Rng) -> tuple[tuple[str, ...], ...]:
    """Redeal all stacks but the own top card."""
    top = state.stacks[seat][:1]
    pool = [card for stack in state.stacks for card in stack if card not in top]
    dealt = iter(rng.shuffled(sorted(pool)))
    return tuple(
        (*(top if owner == seat else ()), *(next(dealt) for _ in stack[len(top) * (owner == seat) :]))
        for owner, stack in enumerate(state.stacks)
    )


def _hands(state: State, seat: Seat, rng: Rng) -> State:
    """Redraw the hands as they were before any gift, then make the gifts again."""
    drawn, halves, swaps = _redrawn(state, seat, _before_gifts(state), _own_of_givers(state, seat), rng)
    gifts = []
    for at, gift in enumerate(state.gifts):
        secret = seat not in (gift.giver, gift.receiver)
        coming = {later.giver: later.card for later in state.gifts[at + 1 :] if later.receiver == seat}
        card = _passed(gift, drawn, coming, rng) if secret else gift.card
        drawn[gift.giver].remove(card)
        drawn[gift.receiver].append(card)
        gifts.append(Gift(gift.giver, gift.receiver, card))
    hands = tuple(cards.in_order(drawn[person]) for person in range(state.seats))
    world = replace(state, hands=hands, halves=halves, swaps=swaps, gifts=tuple(gifts))
    return _picks(world, seat, rng)


def _own_of_givers(state: State, seat: Seat) -> Hands:
    """Return by giver the card that came to the seat from their first hand, as far as it can tell."""
    from_me: set[str] = set()
    fixed: Hands = {}
    for gift in state.gifts:
        if gift.giver == seat:
            from_me.add(gift.card)
        elif gift.receiver == seat and gift.card not in from_me:
            fixed[gift.giver] = [gift.card]
    return fixed


def _passed(gift: Gift, drawn: Hands, coming: dict[Seat, str], rng: Rng) -> str:
    """Return a card for a gift between others; one that will come back to the seat must travel on."""
    hand = drawn[gift.giver]
    back = [card for card in coming.values() if card in hand]
    return back[0] if back else rng.choice(hand)


def _before_gifts(state: State) -> Hands:
    hands = {person: list(hand) for person, hand in enumerate(state.hands)}
    for gift in reversed(state.gifts):
        hands[gift.receiver].remove(gift.card)
        hands[gift.giver].append(gift.card)
    return hands


def _redrawn(
    state: State, seat: Seat, before: Hands, fixed: Hands, rng: Rng
) -> tuple[Hands, tuple[tuple[str, ...], ...], tuple[tuple[str, str] | None, ...]]:
    """Deal what the seat does not know to the others and the imagined hand; `fixed` cards stay."""
    seen = set(imagined_known(state, seat))
    held = {card for stay in fixed.values() for card in stay}
    unknown = [card for half in state.halves for card in half if card not in seen]
    pool = unknown + [card for person, hand in before.items() if person != seat for card in hand]
    deal = iter(rng.shuffled(sorted(card for card in pool if card not in held)))
    drawn = {}
    for person, hand in before.items():
        stay = fixed.get(person, [])
        drawn[person] = hand if person == seat else [*stay, *(next(deal) for _ in hand[len(stay) :])]
    halves = tuple(
        cards.in_order(card if card in seen else next(deal) for card in half) for half in state.halves
    )
    return drawn, halves, _swaps(state, seat, drawn, halves, rng)


def _swaps(
    state: State, seat: Seat, drawn: Hands, halves: tuple[tuple[str, ...], ...], rng: Rng
) -> tuple[tuple[str, str] | None, ...]:
    """Return swaps that fit: the other one's card in the own half, and some card that they took."""
    if not state.swaps or None in state.swaps:
        return state.swaps
    mine = state.swaps[seat]
    put = next(card for card in halves[seat] if card not in imagined_known(state, seat))
    took = rng.choice([*drawn[1 - seat], *state.shown[1 - seat]])
    theirs = (took, put)
    return (mine, theirs) if seat == 0 else (theirs, mine)


def _picks(state: State, seat: Seat, rng: Rng) -> State:
    """Redraw the secret picks of the others from what they may pick now."""
    swaps, picks = list(state.swaps), list(state.picks)
    for other in range(state.seats):
        if other == seat:
            continue
        if state.stage is Stage.SWAP and swaps[other] is not None:
            move = rng.choice(course.offers(state, other))
            assert isinstance(move, Swap)
            swaps[other] = (move.take, move.put)
        if state.stage is Stage.LAY and picks[other] is not None:
            choice = rng.choice(course.offers(state, other))
            assert isinstance(choice, Lay)
            picks[other] = choice.value
    return replace(state, swaps=tuple(swaps), picks=tuple(picks))
