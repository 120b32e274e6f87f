"""What a seat can't see, drawn anew: the deck, other robbers' stacks, cards face down, Robby Junior's order.

Kept is what the seat's view tells: its own cards, every top card, and all that the last round showed,
namely which cards were taken, which went under the deck, and that nobody who gave a card up to the
police can hold a dearer one.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import chain

from games.core import Rng, Seat
from games.solo_robbers import thumb
from games.solo_robbers.heists import Loot, Robber
from games.solo_robbers.loot import BANKS, DECK, MONEY, VALUES
from games.solo_robbers.model import Round, Stage, State, Table

_NO_LIMIT = max(MONEY.values())


def redrawn(state: State, seat: Seat, rng: Rng) -> State:
    """Return a random state whose views for `seat` are those of `state`."""
    stacks, deck = _loot(state, seat, rng)
    cycle = _cycle(state.table, rng)
    table = replace(state.table, deck=deck, stacks=stacks, cycle=cycle)
    return _with_cards(replace(state, table=table), seat, rng)


def _cycle(table: Table, rng: Rng) -> tuple[str, ...]:
    """Shuffle Robby Junior's cards but the one that he played last, now the end of his cycle."""
    shown = table.cycle[-1:] if table.last else ()
    # In row order first, so that what is drawn depends on nothing the seat can't see.
    return (*rng.shuffled([bank for bank in BANKS if bank in table.cycle and bank not in shown]), *shown)


def _loot(state: State, seat: Seat, rng: Rng) -> tuple[tuple[Loot, ...], Loot]:
    """Deal the cards that the seat can't place anywhere to other robbers' stacks and the deck."""
    table, seats = state.table, len(state.picks)
    open_to_seat = range(len(table.stacks)) if state.stage is Stage.END else (seat,)
    shown = [Shown(table.last, robber if robber < seats else None) for robber in range(len(table.stacks))]
    known = [
        stack if robber in open_to_seat else shown[robber].upper(stack)
        for robber, stack in enumerate(table.stacks)
    ]
    bottom = _bottom(table)
    unseen = list(DECK)
    for card in chain(bottom, *table.banks, *known):
        unseen.remove(card)
    drawn = list(rng.shuffled(unseen))
    # The most limited first: what suits them suits the others too, so that nobody goes short.
    for robber in sorted(range(len(known)), key=lambda robber: shown[robber].limit):
        for _ in range(len(table.stacks[robber]) - len(known[robber])):
            known[robber] = (_drawn(drawn, shown[robber].limit), *known[robber])
    return tuple(known), (*drawn, *bottom)


def _drawn(cards: list[str], limit: int) -> str:
    """Take the first card that is not dearer than `limit` out of `cards`."""
    return cards.pop(next(at for at, card in enumerate(cards) if VALUES[card] <= limit))


class Shown:
    """What the last round showed of one robber's stack: the loot taken and the cards given up."""

    __slots__ = ("limit", "taken")

    def __init__(self, last: Round | None, robber: Robber) -> None:
        """Read it from the public record of the `last` round."""
        taken: list[str] = []
        self.limit = _NO_LIMIT
        if last:
            taken += next(
                (heist.loot for heist in last.heists if heist.loot and heist.robbers[0] == robber), ()
            )
            for surrender in chain.from_iterable(raid.surrendered for raid in last.raids):
                if surrender.robber == robber:
                    self._give(taken, surrender.card)
        self.taken = len(taken)

    def _give(self, taken: list[str], card: str) -> None:
        # Nothing left can be dearer. Of equal cards the topmost went: from the loot just taken, if it could.
        self.limit = VALUES[card]
        if card in taken:
            del taken[len(taken) - 1 - taken[::-1].index(card)]

    def upper(self, stack: Loot) -> Loot:
        """Return the upper part of the stack that everybody can name: the loot just taken or the top."""
        return stack[-max(self.taken, 1) :]


def _bottom(table: Table) -> Loot:
    """Return the deck's lowest cards, as far as the last round's police put them there."""
    raids = table.last.raids if table.last else ()
    returned = sum(len(raid.loot) + len(raid.surrendered) for raid in raids)
    return table.deck[max(0, len(table.deck) - returned) :]


def _with_cards(state: State, seat: Seat, rng: Rng) -> State:
    """Draw the others' face-down cards the way they would choose them in `state`, whose loot is drawn."""
    gentleman = state.table.gentleman
    picks, choices = list(state.picks), list(state.choices)
    others = [other for other, pick in enumerate(picks) if pick is not None and other != seat]
    for other in others:
        draw = thumb.believed if other == gentleman else thumb.first_pick
        picks[other] = draw(state, other, rng)
    drawn = replace(state, picks=tuple(picks))
    for other in others:
        if choices[other] is not None:
            choices[other] = picks[other] if other == gentleman else thumb.decided(drawn, other, rng)
    return replace(drawn, choices=tuple(choices))
