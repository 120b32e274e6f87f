"""Phase 1, steps 3 to 6: militias, the people, weapons, and the situation of the fight."""

from __future__ import annotations

from collections import Counter

from games.core import Seat, cards
from games.royal_rescue import servants
from games.royal_rescue.draft import Draft, Table
from games.royal_rescue.losses import lose_people
from games.royal_rescue.model import Stage, Unit
from games.royal_rescue.moves import Assign, Forge
from games.royal_rescue.quests import fewest_weapons
from games.royal_rescue.situation import FEAR_CARDS, WELL_PAID_POINTS, Effect, Role, effects, named

KEPT_BACK = 2
"""Situation cards that wait for step 6 (rulings, "the situation pile")."""

MILITIA = 4
MOST_WEAPONS = 3


def raise_militias(draft: Draft) -> None:
    """Turn four of a kind in a rest into a militia (step 3), then count the people (step 4)."""
    rests = draft.rests
    if draft.options.pooled_militias:
        rests = (tuple(card for rest in rests for card in rest),)
    for rest in rests:
        counts = Counter(map(cards.number, rest))
        for value in sorted(value for value, count in counts.items() if count == MILITIA):
            _raise_militia(draft, value)
    _count_people(draft)


def _raise_militia(draft: Draft, value: int) -> None:
    number = sum(not unit.is_army for unit in draft.units)
    militia = Unit(f"m{number}", None, value, tuple(reversed(cards.of_rank(value))))
    draft.units = (*draft.units, militia)
    draft.rests = tuple(tuple(c for c in rest if c not in militia.cards) for rest in draft.rests)
    draft.tell("militia_raised", militia=militia.id, value=value, cards=list(militia.cards))


def _count_people(draft: Draft) -> None:
    """Send soldiers with the value of an army, and the officers left, to the servants."""
    values = {unit.value for unit in draft.units if unit.is_army}
    rest = [card for cards_left in draft.rests for card in cards_left]
    traitors = [card for card in rest if cards.number(card) in values]
    draft.people = draft.rng.shuffled([card for card in rest if cards.number(card) not in values])
    draft.servants = (*draft.servants, *traitors, *draft.jacks)
    draft.tell(
        "people_counted",
        people=len(draft.people),
        traitors=list(cards.in_order(traitors)),
        officers=list(draft.jacks),
    )
    draft.rests, draft.jacks = (), ()
    draft.queue = tuple(
        unit.id for unit in draft.units if unit.is_army and unit.owner is not None and len(unit.cards) > 1
    )
    if draft.queue:
        draft.enter(Stage.WEAPONS)
    else:
        _turn_situation(draft)


def armourers(table: Table) -> frozenset[Seat]:
    """Return who has an army that may still buy weapons."""
    pending = (unit.owner for unit in table.units if unit.id in table.queue)
    return frozenset(owner for owner in pending if owner is not None)


def forge_offers(table: Table, seat: Seat) -> tuple[Forge, ...]:
    """Return how many cards of one's next army may become weapons; one stays open."""
    army = next((unit for unit in table.units if unit.id in table.queue and unit.owner == seat), None)
    if army is None:
        return ()
    most = min(MOST_WEAPONS, len(army.cards) - 1)
    return tuple(Forge(army.id, count) for count in range(fewest_weapons(table, army), most + 1))


def forge(draft: Draft, name: str, count: int) -> None:
    """Turn cards of an army face down; when all have, turn the situation up."""
    army = draft.unit_called(name)
    keep = len(army.cards) - count
    draft.change(name, cards=army.cards[:keep], weapons=army.cards[keep:])
    draft.tell("weapons_forged", army=name, count=count)
    draft.queue = tuple(pending for pending in draft.queue if pending != name)
    if not draft.queue:
        _turn_situation(draft)


def _turn_situation(draft: Draft) -> None:
    draft.turned, draft.situation = draft.situation[:KEPT_BACK], draft.situation[KEPT_BACK:]
    draft.tell("situation_turned", cards=list(draft.turned))
    draft.call_vote(Stage.CONDITIONS)


def assign_offers(table: Table, seat: Seat) -> tuple[Assign, ...]:
    """Return the two cards, either of which may be the state of the troops."""
    return tuple(Assign(card) for card in table.turned)


def assign(draft: Draft, card: str) -> None:
    """Lay the two cards; alone, only that of the troops counts (rulings, "solo")."""
    other = next(turned for turned in draft.turned if turned != card)
    draft.troops_card = card
    if draft.seats == 1:
        draft.turned, draft.conditions_card = (other,), None
    else:
        draft.turned, draft.conditions_card = (), other
    draft.tell(
        "situation_laid",
        troops=card,
        troops_effects=named(card, Role.TROOPS),
        conditions=draft.conditions_card,
        conditions_effects=named(other, Role.CONDITIONS) if draft.conditions_card else [],
    )
    if Effect.WELL_PAID in effects(card, Role.TROOPS):
        draft.raise_bonus(WELL_PAID_POINTS, Effect.WELL_PAID.value)
    if Effect.FEAR in effects(draft.conditions_card, Role.CONDITIONS):
        lose_people(draft, FEAR_CARDS, Effect.FEAR.value)
    servants.begin(draft)
