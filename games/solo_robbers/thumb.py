"""Rules of thumb: how a robber of some wit would pick, believe, decide and declare.

Whoever picks in secret does best to mix the banks, so that a bank twice as rich is not simply twice as
full. `mixture` finds that balance; what the Gentleman declares moves the weights.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from games.core import Rng, Seat
from games.solo_robbers.heists import Loot
from games.solo_robbers.loot import BANKS, ITEMS, money_and_items
from games.solo_robbers.model import Stage, State
from games.solo_robbers.moves import FILLS, Declaration, Keep, Place, Rob, SoloRobbersMove

ITEM_HOPES = (0, 4_000, 13_000, 26_000, 44_000, 63_000, 82_000, 100_000)
"""What items are worth in mid-game, in dollars: the table of the end with some hope for the next one."""

_SCALE = 1000
_FLOOR = 12
_HONEST_SHARE = 60
_STEPS = 24


def prize(loot: Loot, items: int) -> int:
    """Return what `loot` is worth in dollars to somebody who has so many items."""
    money, more = money_and_items(loot)
    return money + ITEM_HOPES[items + more] - ITEM_HOPES[items]


def mixture(prizes: Sequence[int], rivals: int) -> tuple[int, ...]:
    """Return weights at which no bank is better than another, if `rivals` mix the same way.

    Alone at bank b is who meets none of the rivals: prize[b] * (1 - p[b]) ** rivals is the same for
    every bank in use. Every bank keeps a small weight, since people do surprise.
    """
    low, high = 0.0, float(max(prizes))
    shares = [1.0] * len(prizes)
    for _ in range(_STEPS):
        level = (low + high) / 2
        shares = [1 - (level / value) ** (1 / rivals) if value > level else 0.0 for value in prizes]
        low, high = (level, high) if sum(shares) > 1 else (low, level)
    return tuple(round(share * _SCALE) + _FLOOR for share in shares)


@lru_cache(maxsize=4096)
def _weights(
    banks: tuple[Loot, ...], items: int, rivals: int, declaration: Declaration | None, bluff: bool
) -> tuple[int, ...]:
    prizes = [prize(loot, items) + 1 for loot in banks]
    if declaration:
        at = BANKS.index(declaration.bank)
        robbed, spared = (0.6, 1.1) if bluff else (0.0, 1.3)
        prizes[at] = int(prizes[at] * (robbed if declaration.says == "rob" else spared))
        rivals -= declaration.says == "rob" and not bluff
    return mixture(prizes, max(rivals, 1))


def _draw(weights: Sequence[int], rng: Rng) -> str:
    left = rng.below(sum(weights))
    for bank, weight in zip(BANKS, weights, strict=False):
        left -= weight
        if left < 0:
            return bank
    raise AssertionError("the weights don't add up")


def _items(stack: Loot) -> int:
    return sum(card in ITEMS for card in stack)


def first_pick(state: State, seat: Seat, rng: Rng) -> str:
    """Return the bank a seat puts its first card on."""
    items = _items(state.table.stacks[seat])
    return _draw(_weights(state.table.banks, items, len(state.table.stacks) - 1, None, False), rng)


def decided(state: State, seat: Seat, rng: Rng) -> str:
    """Return the bank a seat robs after the declaration: the first one again, or another."""
    first, declaration, bluff = state.picks[seat], state.declaration, state.table.options.bluff
    warned = declaration is not None and declaration.says == "rob" and declaration.bank == first
    if first is not None and not warned and rng.below(2):
        return first
    items = _items(state.table.stacks[seat])
    return _draw(_weights(state.table.banks, items, len(state.table.stacks) - 1, declaration, bluff), rng)


def believed(state: State, gentleman: Seat, rng: Rng) -> str:
    """Return a card that the Gentleman may have placed, going by what he declared."""
    said = state.declaration
    if said is None:
        raise AssertionError("the Gentleman places and declares at once")
    bluff = state.table.options.bluff
    if said.says == "rob" and (not bluff or rng.below(100) < _HONEST_SHARE):
        return said.bank
    weights = list(
        _weights(
            state.table.banks, _items(state.table.stacks[gentleman]), len(state.table.stacks) - 1, None, False
        )
    )
    if not bluff:
        weights[BANKS.index(said.bank)] = 0
    return _draw(weights, rng)


def _placed(state: State, seat: Seat, rng: Rng) -> Place:
    """Announce a rich bank, mostly; with `bluff`, announce it now and then to rob another."""
    items = _items(state.table.stacks[seat])
    prizes = [prize(loot, items) for loot in state.table.banks]
    richest = BANKS[max(range(len(prizes)), key=prizes.__getitem__)]
    if rng.below(4):
        return Place(richest, Declaration("rob", richest))
    card = first_pick(state, seat, rng)
    if state.table.options.bluff:
        return Place(card, Declaration("rob", richest))
    if card == richest:
        return Place(card, Declaration("rob", card))
    return Place(card, Declaration("not", richest))


def suggest(state: State, seat: Seat, moves: Sequence[SoloRobbersMove], rng: Rng) -> SoloRobbersMove:
    """Return a plausible move of `seat`, which is one of `moves`."""
    stage = state.stage
    if stage is Stage.DECIDE:
        bank = decided(state, seat, rng)
        return Keep() if bank == state.picks[seat] else Rob(bank)
    if stage is Stage.PICK:
        return Rob(first_pick(state, seat, rng))
    return _placed(state, seat, rng) if stage is Stage.PLACE else rng.choice(FILLS)


def worth(state: State, seat: Seat) -> float:
    """Value an unfinished match from 0 to 1 by the lead over the best other seat and over the average."""
    hopes = [prize(stack, 0) for stack in state.table.stacks[: len(state.picks)]]
    mine = hopes.pop(seat)
    lead = mine - (max(hopes) + sum(hopes) / len(hopes)) / 2
    return min(1.0, max(0.0, 0.5 + lead / 400_000))
