"""How strong a servant is, how many dice a unit rolls, and where its bonuses are put best."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import product
from typing import NamedTuple

from games.core import cards
from games.royal_rescue.draft import Table
from games.royal_rescue.model import PEOPLE, Die, Unit
from games.royal_rescue.situation import Effect, Role, effects

NUMBER_STRENGTH, TRAITOR_STRENGTH, JACK_STRENGTH = 5, 6, 6
"""What a die must reach against a servant (rulings, "Strength of a servant")."""

UMBAR_NEED = 6
"""What a die must reach to take a six from Umbar (rulebook, "Phase 3")."""

OFFICER_BONUS, WEAPON_BONUS, IMPACT_BONUS, WEAKNESS_MALUS = 2, 1, 1, 1
MOST_DICE = 6
"""Six of the seven dice are for fighting (rulebook, "Karten und Würfel")."""

PEOPLE_A_DIE = 4


class Bonuses(NamedTuple):
    """What one roll may put on its dice: an officer, weapons, the club's impact, and the weakness."""

    officer: bool = False
    weapons: int = 0
    impact: bool = False
    weakness: bool = False


def alive(table: Table) -> tuple[Unit, ...]:
    """Return the armies and militias that have cards left, in table order."""
    return tuple(unit for unit in table.units if unit.cards)


def team_has(table: Table, effect: Effect) -> bool:
    """Tell whether a situation card acts on everybody; none does when only the people are left (rulings)."""
    if not any(unit.cards for unit in table.units):
        return False
    return effect in effects(table.troops_card, Role.TROOPS) or effect in effects(
        table.conditions_card, Role.CONDITIONS
    )


def unit_has(unit: Unit, effect: Effect) -> bool:
    """Tell whether the ability or handicap of a unit has this effect."""
    return effect in effects(unit.ability, Role.ABILITY) or effect in effects(unit.handicap, Role.HANDICAP)


def is_traitor(table: Table, card: str) -> bool:
    """Tell whether a servant has the value of an army, be it a fallen one."""
    value = cards.number(card)
    return value > 0 and any(unit.value == value for unit in table.units if unit.is_army)


def strength(table: Table, card: str) -> int:
    """Return what a die must reach to defeat a servant."""
    change = int(team_has(table, Effect.SERVANTS_UP))
    if cards.rank(card) == cards.JACK:
        return JACK_STRENGTH + change
    if is_traitor(table, card):
        return TRAITOR_STRENGTH + change - int(team_has(table, Effect.TRAITORS_DOWN))
    return NUMBER_STRENGTH + change


def people_dice(count: int) -> int:
    """Return the dice of so many people: one for each started four cards, six at most."""
    return min(MOST_DICE, -(-count // PEOPLE_A_DIE))


def dice_of(table: Table, unit: Unit, against_umbar: bool) -> int:
    """Return how many dice a unit rolls; a militia always rolls one, nobody less than one."""
    if not unit.is_army:
        return 1
    count = len(unit.cards) + unit_has(unit, Effect.HERO) - unit_has(unit, Effect.CURSE)
    count -= team_has(table, Effect.BOTTLENECK)
    if against_umbar:
        if unit_has(unit, Effect.SHORT_ARMS):
            return 1
        count -= team_has(table, Effect.EXHAUSTED)
    return max(1, min(MOST_DICE, count))


def bonuses_of(table: Table, unit: Unit) -> Bonuses:
    """Return what a unit may put on its dice under the present situation."""
    led = not (unit_has(unit, Effect.LEADERLESS) or team_has(table, Effect.FOG))
    sharp = not (unit_has(unit, Effect.BLUNT) or team_has(table, Effect.RUST))
    return Bonuses(
        officer=led and unit.officer is not None,
        weapons=len(unit.weapons) if sharp else 0,
        impact=unit_has(unit, Effect.IMPACT),
        weakness=unit_has(unit, Effect.WEAKNESS),
    )


def attack_of(table: Table, name: str, against_umbar: bool) -> tuple[int, Bonuses]:
    """Return the dice and the bonuses of a unit, or of the people, in their next roll."""
    if name == PEOPLE:
        return people_dice(len(table.people)), Bonuses(weapons=len(table.arms))
    unit = next(unit for unit in table.units if unit.id == name)
    return dice_of(table, unit, against_umbar), bonuses_of(table, unit)


@lru_cache(maxsize=1 << 14)
def place(dice: tuple[int, ...], need: int, bonuses: Bonuses) -> tuple[Die, ...]:
    """Put the bonuses where most dice reach `need`, with as few of them as will do.

    A die carries the officer or one weapon; impact comes on top of either (rulebook, "Ein Angriff";
    rulings, clubs). Where no die can reach it, the bonuses lie on the highest dice.
    """
    most = OFFICER_BONUS + IMPACT_BONUS
    totals = _weakened(dice, bonuses, [[] for _ in dice])
    spots = (None, *(at for at, total in enumerate(totals) if 0 < need - total <= most))
    ways = product(spots if bonuses.officer else (None,), spots if bonuses.impact else (None,))
    tried = [_placed(dice, need, bonuses, officer, impact) for officer, impact in ways]
    best = max(tried, key=_merit)
    return best if any(die.hit for die in best) else _nearest(dice, need, bonuses)


def _merit(placed: tuple[Die, ...]) -> tuple[int, int, int]:
    marks = sum(len(die.bonuses) for die in placed)
    return sum(die.hit for die in placed), -marks, -sum(die.total for die in placed)


def _placed(
    dice: tuple[int, ...], need: int, bonuses: Bonuses, officer: int | None, impact: int | None
) -> tuple[Die, ...]:
    marks: list[list[str]] = [[] for _ in dice]
    totals = _weakened(dice, bonuses, marks)
    if officer is not None:
        totals[officer] += OFFICER_BONUS
        marks[officer].append("officer")
    if impact is not None:
        totals[impact] += IMPACT_BONUS
        marks[impact].append("impact")
    weapons = bonuses.weapons
    for at, total in enumerate(totals):
        if weapons and at != officer and total == need - WEAPON_BONUS:
            totals[at] += WEAPON_BONUS
            marks[at].append("weapon")
            weapons -= 1
    return _dice(dice, marks, totals, need)


def _nearest(dice: tuple[int, ...], need: int, bonuses: Bonuses) -> tuple[Die, ...]:
    marks: list[list[str]] = [[] for _ in dice]
    totals = _weakened(dice, bonuses, marks)
    carried = ["officer"] * bonuses.officer + ["weapon"] * bonuses.weapons
    worth = {"officer": OFFICER_BONUS, "weapon": WEAPON_BONUS}
    order = sorted(range(len(dice)), key=lambda at: -totals[at])
    for at, mark in zip(order, carried, strict=False):
        totals[at] += worth[mark]
        marks[at].append(mark)
    if bonuses.impact:
        totals[order[0]] += IMPACT_BONUS
        marks[order[0]].append("impact")
    return _dice(dice, marks, totals, need)


def _weakened(dice: tuple[int, ...], bonuses: Bonuses, marks: list[list[str]]) -> list[int]:
    totals = list(dice)
    if bonuses.weakness:
        highest = totals.index(max(totals))
        totals[highest] -= WEAKNESS_MALUS
        marks[highest].append("weakness")
    return totals


def _dice(dice: tuple[int, ...], marks: list[list[str]], totals: list[int], need: int) -> tuple[Die, ...]:
    return tuple(
        Die(rolled, tuple(marks[at]), totals[at], totals[at] >= need) for at, rolled in enumerate(dice)
    )


def hits(placed: tuple[Die, ...]) -> int:
    """Count the dice that reach what is needed."""
    return sum(die.hit for die in placed)


def most_hits(dice: tuple[int, ...], need: int, bonuses: Bonuses) -> int:
    """Return the hits of the best placing without making it, which is far quicker."""
    totals = _weakened(dice, bonuses, [[] for _ in dice])
    short = [sum(need - total == gap for total in totals) for gap in range(4)]
    reached = sum(total >= need for total in totals)
    return reached + max(
        (gap > 0) + _lifted(short, gap, bonuses)
        for gap in range(4 if bonuses.officer else 1)
        if gap == 0 or (short[gap] and (gap <= OFFICER_BONUS or bonuses.impact))
    )


def _lifted(short: list[int], led: int, bonuses: Bonuses) -> int:
    """Return the dice lifted by weapons and impact, the officer being on one that lacks `led` (0: none)."""
    ones = short[1] - (led == 1)
    twos = short[2] - (led == 2)
    weapons = bonuses.weapons
    best = min(weapons, ones)
    if bonuses.impact and led <= OFFICER_BONUS:
        best = max(best, min(weapons + 1, ones))
        if twos > 0 and weapons:
            best = max(best, 1 + min(weapons - 1, ones))
    return best


@cache
def worst_die(dice: tuple[int, ...], need: int, bonuses: Bonuses) -> int | None:
    """Return the die that luck should roll again: the one with the best prospect, or None for no gain."""
    now = most_hits(dice, need, bonuses)

    def prospect(at: int) -> int:
        return sum(most_hits((*dice[:at], face, *dice[at + 1 :]), need, bonuses) for face in range(1, 7))

    best = max(range(len(dice)), key=prospect)
    return best if prospect(best) > 6 * now else None
