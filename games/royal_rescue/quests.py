"""What the quests 1 and 2 change in phases 1 and 3; quest 3 is read in `locks`."""

from __future__ import annotations

from games.core import Seat
from games.royal_rescue.combat import alive
from games.royal_rescue.draft import Draft, Table
from games.royal_rescue.model import PEOPLE, Stage, Unit
from games.royal_rescue.moves import Join

ARMED = {3: 1, 4: 3}
"""By the cards of an army, the weapons that one such army must buy (rulebook, "Quest 1")."""

PAIR = 2
"""Dice that must reach six together before they take sixes from Umbar (rulebook, "Quest 2")."""


def fewest_weapons(table: Table, army: Unit) -> int:
    """Return what an army must buy: with quest 1, the last one of its size makes up for the others."""
    size = len(army.cards)
    if not table.options.armed_mission or size not in ARMED:
        return 0
    peers = [unit for unit in table.units if unit.is_army and unit.id != army.id]
    for peer in peers:
        waiting = peer.id in table.queue and len(peer.cards) == size
        armed = len(peer.cards) + len(peer.weapons) == size and len(peer.weapons) >= ARMED[size]
        if waiting or armed:
            return 0
    return ARMED[size]


def sixes_taken(table: Table, hits: int) -> int:
    """Return how many sixes an attack takes: one a die, with quest 2 only from a pair of dice on."""
    return 0 if table.options.dark_power and hits < PAIR else hits


def loner(table: Table) -> Unit | None:
    """Return a unit of one card, which does not fight Umbar in quest 2."""
    if not table.options.dark_power:
        return None
    return next((unit for unit in alive(table) if len(unit.cards) == 1), None)


def _hosts(table: Table, unit: Unit) -> tuple[str, ...]:
    return tuple(other.id for other in alive(table) if other.is_army and other.id != unit.id)


def ask_loners(draft: Draft) -> bool:
    """Let units of one card join armies; return True while somebody must say which."""
    while (unit := loner(draft)) is not None:
        draft.unit = unit.id
        hosts = _hosts(draft, unit)
        if len(hosts) > 1:
            draft.enter(Stage.JOIN, draft.hand_for(unit.id))
            return True
        if hosts:
            join(draft, hosts[0])
        else:
            _disband(draft, unit)
    return False


def join_offers(table: Table, seat: Seat) -> tuple[Join, ...]:
    """Return the armies that the unit may join."""
    unit = next(unit for unit in table.units if unit.id == table.unit)
    return tuple(Join(name) for name in _hosts(table, unit))


def join(draft: Draft, name: str) -> None:
    """Merge the unit in turn into an army; what finds no room there joins the people or goes."""
    unit, host = draft.unit_called(draft.unit), draft.unit_called(name)
    soldiers = (*unit.cards, *host.cards)
    weapons = (*host.weapons, *unit.weapons)
    room = len(soldiers)
    draft.gone = (*weapons[room:], *draft.gone)
    if host.officer and unit.officer:
        draft.people = (*draft.people, unit.officer)
    draft.change(name, cards=soldiers, weapons=weapons[:room], officer=host.officer or unit.officer)
    draft.change(unit.id, cards=(), weapons=(), officer=None)
    draft.tell("unit_joined", unit=unit.id, army=name)


def _disband(draft: Draft, unit: Unit) -> None:
    """Let a unit of one card join the people, there being no other army (our reading of quest 2)."""
    officer = (unit.officer,) if unit.officer else ()
    draft.people = (*draft.people, *unit.cards, *officer)
    draft.gone = (*unit.weapons, *draft.gone)
    draft.change(unit.id, cards=(), weapons=(), officer=None)
    draft.tell("unit_joined", unit=unit.id, army=PEOPLE)
