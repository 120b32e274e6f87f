"""Phase 1, steps 2 to 6: officers, abilities and handicaps; militias, the people, weapons, the situation."""

from __future__ import annotations

from collections import Counter

from games.core import Seat, cards
from games.royal_rescue import servants
from games.royal_rescue.combat import unit_has
from games.royal_rescue.draft import Draft, Table
from games.royal_rescue.losses import lose_people
from games.royal_rescue.model import Die, Roll, Stage, Unit
from games.royal_rescue.moves import Assign, Forge, Promote, RoyalRescueMove, Throw
from games.royal_rescue.quests import fewest_weapons
from games.royal_rescue.situation import FEAR_CARDS, WELL_PAID_POINTS, Effect, Role, effects

ABILITY_ROLL, HANDICAP_ROLL = 12, 11
KEPT_BACK = 2
"""Situation cards that wait for step 6 (rulings, "the situation pile")."""

MILITIA = 4
MOST_WEAPONS = 3


def in_turn(table: Table) -> tuple[str, ...]:
    """Return the armies from the commander's on; alone, from the first one on."""
    names = [unit.id for unit in table.units if unit.is_army]
    first = table.commander if table.seats > 1 else 0
    return (*names[first:], *names[:first])


def begin(draft: Draft) -> None:
    """Begin step 2 with the first army."""
    draft.queue = in_turn(draft)
    _next_army(draft)


def _next_army(draft: Draft) -> None:
    if not draft.queue:
        return raise_militias(draft)
    draft.unit, draft.queue = draft.queue[0], draft.queue[1:]
    army = draft.unit_called(draft.unit)
    draft.rolls = len(army.cards)
    return draft.enter(Stage.OFFICERS, draft.hand_for(army.id))


def throw_offers(table: Table, seat: Seat) -> tuple[RoyalRescueMove, ...]:
    """Return the roll, the only thing to do."""
    return (Throw(),)


def throw(draft: Draft) -> None:
    """Make the rolls of an army, one for each of its cards, until they are made or a choice comes up."""
    while draft.rolls:
        draft.rolls -= 1
        dice = draft.rng.dice(2)
        fits = _settle(draft, dice)
        if len(fits) > 1:
            draft.fits = fits
            return draft.enter(Stage.PROMOTE, draft.actor)
    return _next_army(draft)


def _settle(draft: Draft, dice: tuple[int, ...]) -> tuple[str, ...]:
    """Settle one roll; return the armies that its officer could go to where there are several."""
    total, army = sum(dice), draft.unit_called(draft.unit)
    fits = _fitting(draft, army, total)
    before = len(draft.events)
    if total == ABILITY_ROLL:
        outcome = _ability(draft, army)
    elif total == HANDICAP_ROLL:
        outcome = _handicap(draft, army)
    elif len(fits) == 1:
        outcome = "officer"
        _promote(draft, fits[0])
    else:
        outcome = "choice" if fits else "nothing"
    _note(draft, dice, outcome, before)
    return fits


def _note(draft: Draft, dice: tuple[int, ...], outcome: str, before: int) -> None:
    """Remember the roll, and tell it before what came of it."""
    army = draft.unit_called(draft.unit)
    faces = tuple(Die(face, (), face, outcome == "officer") for face in dice)
    hit = int(outcome == "officer")
    draft.last_roll = Roll("officer", army.id, draft.actor, faces, "", army.value, hit, outcome)
    effect, draft.events[before:] = draft.events[before:], []
    draft.tell(
        "officer_rolled", army=army.id, seat=draft.actor, dice=list(dice), total=sum(dice), outcome=outcome
    )
    draft.events.extend(effect)


def _fitting(draft: Draft, army: Unit, total: int) -> tuple[str, ...]:
    """Return the armies that a sum gives an officer to: the own one first, later others."""
    if army.officer is None:
        return (army.id,) if army.value == total else ()
    others = (unit for unit in draft.units if unit.officer is None and unit.value == total)
    return tuple(unit.id for unit in others)


def promote_offers(table: Table, seat: Seat) -> tuple[Promote, ...]:
    """Return the armies that the officer may go to."""
    return tuple(Promote(name) for name in table.fits)


def promote(draft: Draft, name: str) -> None:
    """Send the officer to the chosen army and roll on."""
    draft.fits = ()
    _promote(draft, name)
    throw(draft)


def _promote(draft: Draft, name: str) -> None:
    officer, *others = draft.jacks
    draft.jacks = tuple(others)
    draft.change(name, officer=officer)
    draft.tell("officer_joined", army=name, card=officer)


def _ability(draft: Draft, army: Unit) -> str:
    outcome = "bonus"
    if army.ability is None and len(draft.situation) > KEPT_BACK:
        card, draft.situation = draft.situation[0], draft.situation[1:]
        draft.change(army.id, ability=card)
        draft.tell("ability_gained", army=army.id, card=card, effects=_named(card, Role.ABILITY))
        outcome = "ability"
    draft.raise_bonus(1, "ability")
    return outcome


def _handicap(draft: Draft, army: Unit) -> str:
    if army.handicap is not None or len(draft.situation) <= KEPT_BACK:
        return "nothing"
    card, draft.situation = draft.situation[0], draft.situation[1:]
    army = draft.change(army.id, handicap=card)
    draft.tell("handicap_suffered", army=army.id, card=card, effects=_named(card, Role.HANDICAP))
    if unit_has(army, Effect.DESERTION) and len(army.cards) > 1:
        deserter = army.cards[-1]
        draft.change(army.id, cards=army.cards[:-1])
        draft.servants = (*draft.servants, deserter)
        draft.tell("card_deserted", army=army.id, card=deserter)
    return "handicap"


def _named(card: str, role: Role) -> list[str]:
    return [effect.value for effect in effects(card, role)]


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
        troops_effects=_named(card, Role.TROOPS),
        conditions=draft.conditions_card,
        conditions_effects=_named(other, Role.CONDITIONS) if draft.conditions_card else [],
    )
    if Effect.WELL_PAID in effects(card, Role.TROOPS):
        draft.raise_bonus(WELL_PAID_POINTS, Effect.WELL_PAID.value)
    if Effect.FEAR in effects(draft.conditions_card, Role.CONDITIONS):
        lose_people(draft, FEAR_CARDS, Effect.FEAR.value)
    servants.begin(draft)
