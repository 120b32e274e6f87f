"""Phase 2: the servants in two places, defeated one after the other, and what follows when they are gone."""

from __future__ import annotations

from games.core import Seat, cards
from games.royal_rescue import attack, umbar
from games.royal_rescue.combat import alive, strength
from games.royal_rescue.draft import Draft, Table
from games.royal_rescue.ending import lose
from games.royal_rescue.losses import ask_heirs, miss
from games.royal_rescue.model import PEOPLE, Roll, Stage
from games.royal_rescue.moves import Lead

PLACES = 2
DOUBLE_DEFEATS = 2
BONUS_ARMIES, BONUS_MILITIAS, BONUS_PEOPLE = 1, 2, 3
"""How the bonus die rises by who is left (rulebook, "Ende von Phase 2")."""


def begin(draft: Draft) -> None:
    """Shuffle the servants, turn two up, and ask who attacks first."""
    draft.part = 2
    draft.servants, draft.buried = draft.rng.shuffled(draft.servants), 0
    draft.queue = ()
    draft.tell("servants_gathered", count=len(draft.servants))
    _fill_places(draft)
    if not draft.places:
        return _end(draft)
    armies = _names(draft, armies=True)
    if len(armies) == 1:
        return attack.begin(draft, armies[0])
    return draft.call_vote(Stage.FIRST)


def _names(table: Table, armies: bool) -> tuple[str, ...]:
    return tuple(unit.id for unit in alive(table) if unit.is_army is armies)


def _fill_places(draft: Draft) -> None:
    while draft.servants and len(draft.places) < PLACES:
        card, draft.servants = draft.servants[0], draft.servants[1:]
        draft.buried = min(draft.buried, len(draft.servants))
        draft.places = (*draft.places, card)
        draft.tell("servant_revealed", card=card, place=len(draft.places), strength=strength(draft, card))


def lead_offers(table: Table, seat: Seat) -> tuple[Lead, ...]:
    """Return the armies that may attack first."""
    return tuple(Lead(name) for name in _names(table, armies=True))


def lead(draft: Draft, name: str) -> None:
    """Let an army begin."""
    draft.tell("first_chosen", army=name)
    attack.begin(draft, name)


def strike(draft: Draft) -> None:
    """Roll an attack; a miss may be repeated with the bonus die, or costs a card."""
    result = attack.roll(draft)
    if result.hits:
        return _hit(draft, result)
    attack.note(draft, result, "missed")
    if draft.bonus:
        return draft.enter(Stage.AGAIN, draft.actor)
    return take_loss(draft)


def is_double(table: Table) -> bool:
    """Tell whether both servants have one value; two jacks have (rulings)."""
    return len(table.places) == PLACES and len({cards.rank(card) for card in table.places}) == 1


def _hit(draft: Draft, result: Roll) -> None:
    """Defeat the servant; of two of one value the first falls only at the same unit's second defeat."""
    second = draft.target == attack.SECOND
    if not second and is_double(draft) and draft.unit not in draft.tally:
        draft.tally = (*draft.tally, draft.unit)
        attack.note(draft, result, "halved")
        return next_attack(draft)
    attack.note(draft, result, "defeated")
    fallen = draft.places[second]
    draft.places = draft.places[:1] if second else draft.places[1:]
    draft.tally = draft.tally if second else ()
    draft.discard = (fallen, *draft.discard)
    draft.tell("servant_defeated", card=fallen, unit=draft.unit, left=len(draft.servants) + len(draft.places))
    return next_attack(draft)


def take_loss(draft: Draft) -> None:
    """Take what the miss costs and go on."""
    miss(draft, draft.unit)
    next_attack(draft)


def next_attack(draft: Draft) -> None:
    """Settle the weapons of the fallen, fill the places, and put the next one in turn."""
    if ask_heirs(draft):
        return None
    _fill_places(draft)
    if not draft.places:
        return _end(draft)
    name = _next(draft)
    if name is None:
        return lose(draft, "people_gone")
    return attack.begin(draft, name)


def _next(draft: Draft) -> str | None:
    """Return who attacks next: the next army, else the next militia, else the people while there are any."""
    for armies in (True, False):
        names = [unit.id for unit in draft.units if unit.is_army is armies]
        first = names.index(draft.unit) + 1 if draft.unit in names else 0
        living = _names(draft, armies)
        if living:
            return next(name for name in (*names[first:], *names[:first]) if name in living)
    return PEOPLE if draft.people else None


def _end(draft: Draft) -> None:
    if _names(draft, armies=True):
        draft.raise_bonus(BONUS_ARMIES, "servants_beaten_by_armies")
    elif _names(draft, armies=False):
        draft.raise_bonus(BONUS_MILITIAS, "servants_beaten_by_militias")
    elif draft.people:
        draft.raise_bonus(BONUS_PEOPLE, "servants_beaten_by_people")
    else:
        return lose(draft, "people_gone")
    return umbar.begin(draft)
