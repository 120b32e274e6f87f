"""Phase 4: the combination, the stacks, who tries, and opening ten numbers before the last card is gone."""

from __future__ import annotations

from games.core import Seat
from games.royal_rescue.combat import alive, unit_has
from games.royal_rescue.draft import Draft, Table
from games.royal_rescue.ending import lose, win
from games.royal_rescue.locks import (
    LOCK_SUITS,
    LOCKSMITH,
    PICKLOCK,
    Opening,
    hits_own,
    opening,
    value,
)
from games.royal_rescue.model import Attempt, Stage, Unit
from games.royal_rescue.moves import Choose
from games.royal_rescue.situation import Effect

NUMBERS = 10


def begin(draft: Draft) -> None:
    """Lay the combination, clear up, deal what is left of the team, and let it choose who tries."""
    draft.part = 4
    draft.queue, draft.unit = (), ""
    _fill_discard(draft)
    units, fallen = _clear_up(draft)
    pool = [*units, *draft.people]
    short = NUMBERS - len(draft.discard)
    if short > 0:
        # Only where hardly anything was ever lost and there are no people: the last resort.
        draft.discard, pool = (*draft.discard, *pool[:short]), pool[short:]
    _lay_locks(draft)
    draft.gone = (*fallen, *draft.gone)
    draft.commons = tuple(card for card in draft.people if card in pool)
    draft.people = ()
    _deal(draft, draft.rng.shuffled(pool))
    choose_next(draft)


def _fill_discard(draft: Draft) -> None:
    """Fill the discard pile up from the people to the ten cards of the combination (rulings)."""
    short = max(0, NUMBERS - len(draft.discard))
    moved, draft.people = draft.people[:short], draft.people[short:]
    draft.discard = (*moved, *draft.discard)
    if moved:
        draft.tell("discard_filled", cards=list(moved))


def _lay_locks(draft: Draft) -> None:
    combination = draft.rng.shuffled(draft.discard)
    draft.discard = combination[NUMBERS:]
    ends = [lock * (lock + 1) // 2 for lock in range(len(LOCK_SUITS) + 1)]
    draft.locks = tuple(combination[ends[at] : ends[at + 1]] for at in range(len(LOCK_SUITS)))
    draft.tell("locks_laid", locks=[list(lock) for lock in draft.locks])


def _clear_up(draft: Draft) -> tuple[list[str], list[str]]:
    """Dissolve the units: return the cards to be dealt, and those that leave the game."""
    dealt: list[str] = []
    gone: list[str] = []
    (dealt if draft.options.cursed_dungeon else gone).extend(draft.arms)
    for unit in draft.units:
        tool, kept = _tool(unit) if unit in alive(draft) else ("", "")
        if tool:
            assert unit.owner is not None
            mine = (*draft.tools[unit.owner], tool)
            draft.tools = (*draft.tools[: unit.owner], mine, *draft.tools[unit.owner + 1 :])
            draft.kept = (*draft.kept, kept)
            draft.tell("tool_kept", seat=unit.owner, tool=tool, card=kept)
        weapons = [card for card in unit.weapons if card != kept]
        officer = [unit.officer] if unit.officer and unit.officer != kept else []
        dealt += [*unit.cards, *officer]
        (dealt if draft.options.cursed_dungeon else gone).extend(weapons)
        gone += [unit.marker] if unit.marker else []
    returned = (card for unit in draft.units for card in (unit.ability, unit.handicap) if card)
    lying = (card for card in (draft.troops_card, draft.conditions_card) if card)
    draft.situation = (*draft.situation, *returned, *lying, *draft.turned)
    draft.units, draft.arms, draft.turned = (), (), ()
    draft.troops_card, draft.conditions_card = None, None
    return dealt, gone


def _tool(unit: Unit) -> tuple[str, str]:
    """Return the tool that a unit brings its owner, and the card kept for it; the imagined hand has none."""
    if unit.owner is None:
        return "", ""
    if unit.officer and unit_has(unit, Effect.LOCKSMITH):
        return LOCKSMITH, unit.officer
    if unit.weapons and unit_has(unit, Effect.PICKLOCK):
        return PICKLOCK, unit.weapons[-1]
    return "", ""


def _deal(draft: Draft, pool: tuple[str, ...]) -> None:
    order = [(draft.commander + at) % draft.seats for at in range(draft.seats)]
    stacks = {seat: pool[at :: draft.seats] for at, seat in enumerate(order)}
    draft.stacks = tuple(stacks[seat] for seat in range(draft.seats))
    draft.tell("stacks_dealt", counts=[len(stack) for stack in draft.stacks])


def choose_next(draft: Draft) -> None:
    """Ask the team who tries, unless only one can; without cards the match is lost."""
    able = holders(draft)
    if not able:
        lose(draft, "cards_gone")
    elif len(able) == 1:
        turn_up(draft, able[0])
    else:
        draft.call_vote(Stage.TRY)


def holders(table: Table) -> tuple[Seat, ...]:
    """Return who has cards in their stack."""
    return tuple(seat for seat, stack in enumerate(table.stacks) if stack)


def choose_offers(table: Table, seat: Seat) -> tuple[Choose, ...]:
    """Return who may try the lock."""
    return tuple(Choose(person) for person in holders(table))


def turn_up(draft: Draft, seat: Seat) -> None:
    """Turn up the top card of a stack; its owner rolls next."""
    card, *rest = draft.stacks[seat]
    draft.stacks = (*draft.stacks[:seat], tuple(rest), *draft.stacks[seat + 1 :])
    draft.card, draft.trying, draft.spent, draft.repeated = card, seat, (), 0
    draft.tell("card_turned", seat=seat, card=card)
    draft.enter(Stage.OPEN, seat)


def current(table: Table) -> tuple[int, str]:
    """Return the lock worked at, 1 to 4, and its next card, from the right; (0, "") when all are open."""
    for number, lock in enumerate(table.locks, 1):
        if lock:
            return number, lock[-1]
    return 0, ""


def tools_left(table: Table) -> tuple[str, ...]:
    """Return the tools that are not used up on the card in play."""
    left = list(table.tools[table.trying])
    for tool in table.spent:
        left.remove(tool)
    return tuple(left)


def throw(draft: Draft) -> None:
    """Roll at the lock: open the number, roll again on the own card's value, or miss."""
    card = draft.card
    assert card is not None
    lock, target = current(draft)
    dice = draft.rng.dice(2)
    options = draft.options
    common = options.cursed_dungeon and card in draft.commons
    found = opening(dice, value(target), card, lock, tools_left(draft), options.cursed_dungeon, common)
    if found is not None:
        _note(draft, dice, found, "opened")
        return _open(draft, lock, target, found)
    if hits_own(dice, card):
        _note(draft, dice, None, "again")
        return draft.enter(Stage.OPEN, draft.trying)
    _note(draft, dice, None, "missed")
    if draft.bonus:
        return draft.enter(Stage.SLIP, draft.trying)
    return give_up(draft)


def _note(draft: Draft, dice: tuple[int, ...], found: Opening | None, outcome: str) -> None:
    assert draft.card is not None
    lock, target = current(draft)
    way, reached, changes = found or Opening("", 0)
    draft.last_attempt = Attempt(
        draft.trying, draft.card, lock, value(target), dice, way, reached, changes, outcome, draft.repeated
    )
    draft.tell(
        "lock_rolled",
        seat=draft.trying,
        card=draft.card,
        lock=lock,
        number=value(target),
        dice=list(dice),
        way=way,
        reached=reached,
        changes=[list(change) for change in changes],
        outcome=outcome,
        repeated=draft.repeated,
    )


def _open(draft: Draft, lock: int, target: str, found: Opening) -> None:
    draft.spent = (*draft.spent, *(tool for tool, _ in found.changes if tool in (LOCKSMITH, PICKLOCK)))
    left = draft.locks[lock - 1][:-1]
    draft.locks = (*draft.locks[: lock - 1], left, *draft.locks[lock:])
    draft.gone = (target, *draft.gone)
    draft.repeated = 0
    draft.tell("number_opened", lock=lock, card=target, left=sum(map(len, draft.locks)))
    if not left:
        draft.tell("lock_opened", lock=lock)
    if not any(draft.locks):
        return win(draft)
    return draft.enter(Stage.OPEN, draft.trying)


def give_up(draft: Draft) -> None:
    """Lose the card in play and choose who is next."""
    assert draft.card is not None
    draft.gone = (draft.card, *draft.gone)
    draft.tell("try_failed", seat=draft.trying, card=draft.card)
    draft.card, draft.spent, draft.repeated = None, (), 0
    choose_next(draft)
