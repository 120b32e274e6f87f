"""Phase 1, step 2: officers, abilities and handicaps by two dice, a roll for each card of an army."""

from __future__ import annotations

from games.core import Seat
from games.royal_rescue import levy
from games.royal_rescue.combat import unit_has
from games.royal_rescue.draft import Draft, Table
from games.royal_rescue.levy import KEPT_BACK
from games.royal_rescue.model import Die, Roll, Stage, Unit
from games.royal_rescue.moves import Promote, RoyalRescueMove, Throw
from games.royal_rescue.situation import Effect, Role, named

ABILITY_ROLL, HANDICAP_ROLL = 12, 11


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
        return levy.raise_militias(draft)
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
    draft.remember(Roll("officer", army.id, draft.actor, faces, "", army.value, hit, outcome))
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
        draft.tell("ability_gained", army=army.id, card=card, effects=named(card, Role.ABILITY))
        outcome = "ability"
    draft.raise_bonus(1, "ability")
    return outcome


def _handicap(draft: Draft, army: Unit) -> str:
    if army.handicap is not None or len(draft.situation) <= KEPT_BACK:
        return "nothing"
    card, draft.situation = draft.situation[0], draft.situation[1:]
    army = draft.change(army.id, handicap=card)
    draft.tell("handicap_suffered", army=army.id, card=card, effects=named(card, Role.HANDICAP))
    if unit_has(army, Effect.DESERTION) and len(army.cards) > 1:
        deserter = army.cards[-1]
        draft.change(army.id, cards=army.cards[:-1])
        draft.servants = (*draft.servants, deserter)
        draft.tell("card_deserted", army=army.id, card=deserter)
    return "handicap"
