"""How units lose cards and fall, and where the weapons of the fallen go."""

from __future__ import annotations

from games.core import Seat
from games.royal_rescue.combat import alive, people_dice, team_has, unit_has
from games.royal_rescue.draft import Draft, Table
from games.royal_rescue.model import PEOPLE, Stage, Unit
from games.royal_rescue.moves import Arm
from games.royal_rescue.situation import Effect

NOBODY = "none"


def miss(draft: Draft, name: str) -> None:
    """Take what a missed attack costs in phase 2: a card, changed by the situation (rulings, table)."""
    if name == PEOPLE:
        return lose_people(draft, 1, "miss")
    unit = draft.unit_called(name)
    first = unit.is_army and not unit.missed
    draft.change(name, missed=True)
    if first and unit_has(unit, Effect.BRAVE):
        return draft.tell("loss_spared", unit=name, why=Effect.BRAVE.value)
    if unit_has(unit, Effect.PANIC):
        lose_people(draft, 1, Effect.PANIC.value)
    if first and draft.people and team_has(draft, Effect.GOOD_SPIRITS):
        return lose_people(draft, 1, Effect.GOOD_SPIRITS.value)
    lose_card(draft, name, "miss")
    if first and team_has(draft, Effect.DISCORD) and draft.unit_called(name).cards:
        lose_card(draft, name, Effect.DISCORD.value)
    return None


def lose_card(draft: Draft, name: str, why: str) -> None:
    """Take the officer of a unit or its next card; with its last card it falls."""
    unit = draft.unit_called(name)
    if unit.officer and (len(unit.cards) == 1 or not _officer_last(draft, unit)):
        lose_officer(draft, name, why)
    elif len(unit.cards) > 1:
        _discard(draft, name, unit.cards[-1], why)
        draft.change(name, cards=unit.cards[:-1])
    else:
        _fall_to_servant(draft, unit)


def _officer_last(draft: Draft, unit: Unit) -> bool:
    """Tell whether the officer stays until the last card, which cannot stand without one more loss.

    A leaderless officer takes the first loss in any case (rulings, table).
    """
    kept = unit_has(unit, Effect.LOCKSMITH) or team_has(draft, Effect.DISCIPLINE)
    return kept and not unit_has(unit, Effect.LEADERLESS)


def lose_officer(draft: Draft, name: str, why: str) -> None:
    """Put the officer of a unit on the discard pile."""
    officer = draft.unit_called(name).officer
    assert officer is not None
    _discard(draft, name, officer, why)
    draft.change(name, officer=None)


def _discard(draft: Draft, name: str, card: str, why: str) -> None:
    draft.discard = (card, *draft.discard)
    draft.tell("card_lost", unit=name, card=card, why=why)


def lose_people(draft: Draft, count: int, why: str) -> None:
    """Put cards from the top of the people on the discard pile, as far as there are any."""
    taken, draft.people = draft.people[:count], draft.people[count:]
    if not taken:
        return
    draft.discard = (*taken, *draft.discard)
    draft.tell("people_lost", cards=list(taken), left=len(draft.people), why=why)
    spare = len(draft.arms) - people_dice(len(draft.people))
    if spare > 0:
        draft.gone = (*draft.arms[-spare:], *draft.gone)
        draft.arms = draft.arms[:-spare]


def _fall_to_servant(draft: Draft, unit: Unit) -> None:
    """Let a unit fall: an army's card stays as a marker, with quest 2 it goes under the servants."""
    card = unit.cards[0]
    if draft.options.dark_power:
        draft.servants = (*draft.servants, card)
        draft.buried += 1
        fall(draft, unit, None, "servants")
    elif unit.is_army:
        fall(draft, unit, card, "table")
    else:
        draft.discard = (card, *draft.discard)
        fall(draft, unit, None, "discard")


def fall(draft: Draft, unit: Unit, marker: str | None, to: str) -> None:
    """Note that a unit has no cards left, and put its weapons up for others."""
    draft.change(unit.id, cards=(), weapons=(), marker=marker)
    draft.tell("unit_fell", unit=unit.id, card=unit.cards[0], to=to)
    draft.estate = (*draft.estate, *unit.weapons)
    draft.estate_of = unit.id


def heirs(table: Table) -> tuple[str, ...]:
    """Return who may take a weapon: one for an open card, one for a militia; in quest 1 the people too."""
    able = [unit.id for unit in alive(table) if len(unit.weapons) < (len(unit.cards) if unit.is_army else 1)]
    if table.options.armed_mission and len(table.arms) < people_dice(len(table.people)):
        able.append(PEOPLE)
    return tuple(able)


def ask_heirs(draft: Draft) -> bool:
    """Ask where a weapon of the fallen goes, and tell whether there is anything to ask."""
    if not draft.estate:
        return False
    if not heirs(draft):
        draft.gone = (*draft.estate, *draft.gone)
        draft.tell("weapons_lost", unit=draft.estate_of, count=len(draft.estate))
        draft.estate = ()
        return False
    draft.enter(Stage.HEIRS, draft.hand_for(draft.estate_of))
    return True


def heir_offers(table: Table, seat: Seat) -> tuple[Arm, ...]:
    """Return who may be given the weapon."""
    return tuple(Arm(name) for name in (*heirs(table), NOBODY))


def bequeath(draft: Draft, heir: str) -> None:
    """Hand the next weapon over."""
    weapon, draft.estate = draft.estate[0], draft.estate[1:]
    draft.tell("weapon_inherited", unit=draft.estate_of, heir=heir)
    if heir == NOBODY:
        draft.gone = (weapon, *draft.gone)
    elif heir == PEOPLE:
        draft.arms = (*draft.arms, weapon)
    else:
        draft.change(heir, weapons=(*draft.unit_called(heir).weapons, weapon))
