"""One attack: the dice, the luck of the diamond, the explained roll, and repeating it with the bonus die."""

from __future__ import annotations

from dataclasses import replace

from games.core import Seat
from games.royal_rescue.combat import (
    UMBAR_NEED,
    Bonuses,
    attack_of,
    hits,
    place,
    strength,
    unit_has,
    worst_die,
)
from games.royal_rescue.draft import Draft, Table
from games.royal_rescue.model import Die, Roll, Stage
from games.royal_rescue.moves import Accept, Attack, Repeat, RoyalRescueMove
from games.royal_rescue.quests import sixes_taken
from games.royal_rescue.situation import Effect

FIRST, SECOND, UMBAR = "first", "second", "umbar"


def offers(table: Table, seat: Seat) -> tuple[RoyalRescueMove, ...]:
    """Return what the unit in turn may attack: the spade's ability also reaches the second place."""
    if table.part == 3:
        return (Attack(UMBAR),)
    if len(table.places) > 1 and _has(table, Effect.REACH):
        return (Attack(FIRST), Attack(SECOND))
    return (Attack(FIRST),)


def again_offers(table: Table, seat: Seat) -> tuple[RoyalRescueMove, ...]:
    """Return whether to repeat a roll."""
    return (Repeat(), Accept())


def _has(table: Table, effect: Effect) -> bool:
    return any(unit.id == table.unit and unit_has(unit, effect) for unit in table.units)


def begin(draft: Draft, name: str) -> None:
    """Put a unit, or the people, in turn."""
    draft.unit = name
    draft.enter(Stage.ATTACK, draft.hand_for(name))


def aim(draft: Draft, target: str) -> None:
    """Choose the target of an attack, before its first roll."""
    draft.target, draft.repeated = target, 0
    draft.luck = _has(draft, Effect.LUCK)


def spend_bonus(draft: Draft) -> None:
    """Turn the bonus die down by one for a repeated roll."""
    draft.bonus -= 1
    draft.repeated += 1
    draft.tell("bonus_spent", seat=draft.actor, bonus=draft.bonus)


def victim(table: Table) -> str:
    """Return the servant that is attacked, or umbar."""
    return UMBAR if table.target == UMBAR else table.places[table.target == SECOND]


def roll(draft: Draft) -> Roll:
    """Roll for the unit in turn and put its bonuses where they serve best; luck rolls one die again."""
    target = victim(draft)
    need = UMBAR_NEED if target == UMBAR else strength(draft, target)
    count, bonuses = attack_of(draft, draft.unit, target == UMBAR)
    dice = draft.rng.dice(count)
    lucky: tuple[int, ...] = ()
    at = worst_die(dice, need, bonuses) if draft.luck and _wants_luck(draft, dice, need, bonuses) else None
    if at is not None:
        lucky = (dice[at], draft.rng.die())
        dice = (*dice[:at], lucky[1], *dice[at + 1 :])
        draft.luck = False
    placed = place(dice, need, bonuses)
    return Roll(
        kind="umbar" if target == UMBAR else "servant",
        who=draft.unit,
        seat=draft.actor,
        dice=placed,
        target=target,
        need=need,
        hits=hits(placed),
        outcome="",
        lucky=lucky,
        repeated=draft.repeated,
    )


def _wants_luck(draft: Draft, dice: tuple[int, ...], need: int, bonuses: Bonuses) -> bool:
    # Against a servant one die that hits is all; against Umbar every further one counts.
    return draft.target == UMBAR or not hits(place(dice, need, bonuses))


def note(draft: Draft, result: Roll, outcome: str) -> None:
    """Remember a roll and tell it with all that explains it."""
    result = replace(result, outcome=outcome)
    draft.remember(result)
    draft.tell(
        "attack_rolled",
        unit=result.who,
        seat=result.seat,
        target=result.target,
        need=result.need,
        dice=[told(die) for die in result.dice],
        hits=result.hits,
        outcome=outcome,
        lucky=list(result.lucky),
        repeated=result.repeated,
    )


def told(die: Die) -> dict[str, object]:
    """Return a die as plain data."""
    return {"rolled": die.rolled, "bonuses": list(die.bonuses), "total": die.total, "hit": die.hit}


def plain_roll(draft: Draft, kind: str, who: str, dice: tuple[int, ...], need: int, outcome: str) -> None:
    """Remember a roll without bonuses: the people's first one at Umbar, or the fire whip."""
    faces = tuple(Die(face, (), face, face >= need) for face in dice)
    count = hits(faces)
    draft.remember(Roll(kind, who, draft.actor, faces, UMBAR, need, count, outcome))


def taken(table: Table, result: Roll) -> int:
    """Return the sixes that a roll takes from Umbar."""
    return min(table.sixes, sixes_taken(table, result.hits))
