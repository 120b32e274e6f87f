"""How the team stands, as text: it says all that the pictures show, and stands in where they can't be."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from cogs.royal_rescue.headlines import unit_named
from cogs.royal_rescue.lines import attempt_in_words
from cogs.royal_rescue.naming import Naming
from games.core import Seat, cards
from games.royal_rescue.model import PEOPLE, Die, Roll, Stage
from games.royal_rescue.situation import Role, named
from games.royal_rescue.views import Lock, Public, Servant, UnitSight


def standing(view: Public, say: Naming) -> str:
    """Return the common situation in lines."""
    parts = {1: _muster, 2: _servants, 3: _umbar, 4: _dungeon}
    return "\n".join([*parts[view.part](view, say), *_common(view, say)])


ROLL_KINDS: Mapping[int, frozenset[str]] = MappingProxyType(
    {1: frozenset({"officer"}), 2: frozenset({"servant"}), 3: frozenset({"umbar", "summons", "whip"})}
)
"""The rolls of each phase; those of the last one are of no more use when it is over."""

AT_WORK = frozenset({Stage.OFFICERS, Stage.PROMOTE, Stage.ATTACK, Stage.AGAIN, Stage.JOIN})
"""The stages in which a unit is in turn."""


def rolls(view: Public) -> tuple[Roll, ...]:
    """Return the rolls of the last press, as far as they are of this phase; none once step 6 has begun."""
    if view.stage == Stage.CONDITIONS:
        return ()
    return tuple(roll for roll in view.recent if roll.kind in ROLL_KINDS.get(view.part, ()))


def in_turn(view: Public) -> str:
    """Return the unit in turn, or the people; the empty text where nobody is."""
    return view.acting if view.outcome is None and view.stage in AT_WORK else ""


def _common(view: Public, say: Naming) -> Iterator[str]:
    royals = say.listed([say.card(card) for card in view.royals])
    told = say("royals", royals=royals)
    if view.seats > 1:
        told += " · " + say("commander", name=say.people.marked(view.commander))
    yield f"-# {told}"


def _muster(view: Public, say: Naming) -> Iterator[str]:
    yield piles(view, say)
    if view.units and not any(view.hands):
        yield from units(view, say)
        yield from rests(view, say)
    else:
        yield from (person(view, seat, say) for seat in range(view.seats))
        if view.imagined_cards:
            yield f"{say.marked('a2')}: {say.count('cards', view.imagined_cards)}"
        yield from units(view, say)
    if view.people:
        yield people(view, say)
    yield from (roll_line(roll, view, say) for roll in rolls(view))
    for card in view.turned:
        roles = [f"{say('troops')}: {say.effects(named(card, Role.TROOPS))}"]
        if view.seats > 1:
            roles.append(f"{say('conditions')}: {say.effects(named(card, Role.CONDITIONS))}")
        yield f"🃏 {say.card(card)} – {' · '.join(roles)}"


def piles(view: Public, say: Naming) -> str:
    """Return the piles of phase 1."""
    return " · ".join(
        (
            f"{say('pile-situation')} {view.situation_left}",
            f"{say('pile-officers')} {view.jacks_left}",
            f"{say('pile-servants')} {view.servants_left}",
            f"{say('bonus-die')} {view.bonus}",
        )
    )


def person(view: Public, seat: Seat, say: Naming) -> str:
    """Return what is known of somebody's hand: size, wish, gift, and whether they are done."""
    parts = [say.count("cards", view.hands[seat])] if view.hands else []
    parts += [
        say("shows", cards=say.cards(wish.cards), values=say.values(wish.values))
        for wish in view.wishes
        if wish.seat == seat
    ]
    parts += [
        say("gives", name=say.people.marked(receiver)) for giver, receiver in view.gifts if giver == seat
    ]
    mark = "⏳" if seat in view.awaiting else "✅" if view.chosen and view.chosen[seat] else ""
    return f"{say.people.marked(seat)}: {' · '.join(parts)} {mark}".rstrip()


def rests(view: Public, say: Naming) -> Iterator[str]:
    """Return the cards that lie open beside the armies."""
    for at, rest in enumerate(view.rests):
        whose = say.people.marked(at) if at < view.seats else say.marked(f"a{at}")
        yield "-# " + say("rest", name=whose, cards=say.cards(cards.in_order(rest)))


def units(view: Public, say: Naming) -> Iterator[str]:
    """Return a line for each army and militia."""
    for sight in view.units:
        yield ("▶️ " if sight.unit.id == in_turn(view) else "") + unit(sight, say)


def unit(sight: UnitSight, say: Naming) -> str:
    """Return an army or a militia with all that fights with it."""
    own = sight.unit
    name = say.marked(own.id, own.value)
    if not own.cards:
        marker = f" ({say.card(own.marker)})" if own.marker else ""
        return f"✖️ {name}: {say('fallen')}{marker}"
    size = "" if own.is_army else f"{say.count('cards', len(own.cards))} "
    parts = [f"{size}{say.cards(own.cards)} = {say.count('dice', sight.dice)}"]
    if own.officer:
        parts.append(f"🎖️ {say.card(own.officer)} {officer_worth(sight)}")
    if own.weapons:
        parts.append(f"🗡️ {weapons_worth(sight)}")
    if own.ability:
        parts.append(f"▲ {say.card(own.ability)} {say.effects(sight.abilities)}")
    if own.handicap:
        parts.append(f"▼ {say.card(own.handicap)} {say.effects(sight.handicaps)}")
    return f"{name}: {' · '.join(parts)}"


def officer_worth(sight: UnitSight) -> str:
    """Return what the officer adds now."""
    return "+2" if sight.officer_counts else "+0"


def weapons_worth(sight: UnitSight) -> str:
    """Return how many weapons there are and what each adds now."""
    return f"{len(sight.unit.weapons)} × {'+1' if sight.weapons_count else '+0'}"


def people(view: Public, say: Naming) -> str:
    """Return the people with what they would roll."""
    pointer = "▶️ " if in_turn(view) == PEOPLE else ""
    parts = [f"{len(view.people)} = {say.count('dice', view.people_dice)}"]
    if view.people_weapons:
        parts.append(f"🗡️ {view.people_weapons} × +1")
    return f"{pointer}{say.marked(PEOPLE)}: {' · '.join(parts)} · {say.cards(view.people)}"


def situation(view: Public, say: Naming) -> list[str]:
    """Return the two cards that act on everybody, with what they do."""
    lines = []
    if view.troops_card:
        lines.append(f"▲ {say('troops')}: {say.card(view.troops_card)} {say.effects(view.troops_effects)}")
    if view.conditions_card:
        effects = say.effects(view.conditions_effects)
        lines.append(f"▶ {say('conditions')}: {say.card(view.conditions_card)} {effects}")
    return lines


def _fighters(view: Public, say: Naming) -> Iterator[str]:
    yield from (roll_line(roll, view, say) for roll in rolls(view))
    yield from units(view, say)
    yield people(view, say)
    yield from situation(view, say)


def _servants(view: Public, say: Naming) -> Iterator[str]:
    for at, servant in enumerate(view.places, 1):
        yield f"{say(f'place-{at}')}: {servant_line(servant, say)}"
    yield f"{say('pile-servants')} {view.servants_left} · {say('bonus-die')} {view.bonus}"
    yield from _fighters(view, say)


def servant_line(servant: Servant, say: Naming) -> str:
    """Return a servant with what it takes to beat it."""
    parts = [f"**{say.card(servant.card)}** {needs(servant.strength)}"]
    if servant.traitor:
        parts.append(say("traitor"))
    if servant.defeats_needed > 1:
        parts.append(say("twice"))
    if servant.defeated_by:
        parts.append(say("once-by", units=say.listed([say.marked(name) for name in servant.defeated_by])))
    return " · ".join(parts)


def needs(strength: int) -> str:
    """Return what a die must reach."""
    return f"≥ {strength}"


def _umbar(view: Public, say: Naming) -> Iterator[str]:
    yield f"👹 {say('umbar')}: {say.count('sixes', view.sixes)} · {say('bonus-die')} {view.bonus}"
    if view.whip:
        yield say("whip-takes", count=view.whip)
    yield from _fighters(view, say)


def roll_line(roll: Roll, view: Public, say: Naming) -> str:
    """Return a roll with its bonuses and what came of it."""
    return f"🎲 {roll_title(roll, view, say)}: {say.dice(map(told, roll.dice))} – {roll_outcome(roll, say)}"


def told(die: Die) -> dict[str, object]:
    """Return a die as events tell it."""
    return {"rolled": die.rolled, "bonuses": die.bonuses, "total": die.total, "hit": die.hit}


def roll_title(roll: Roll, view: Public, say: Naming) -> str:
    """Return who rolled."""
    return say("whip") if roll.kind == "whip" else unit_named(view, roll.who, say)


def roll_outcome(roll: Roll, say: Naming) -> str:
    """Return what came of a roll."""
    return say(f"rolled-{roll.outcome}", count=roll.hits)


def _dungeon(view: Public, say: Naming) -> Iterator[str]:
    for lock in reversed(view.locks):
        yield lock_line(lock, say)
    yield f"{say('bonus-die')} {view.bonus}"
    for seat, count in enumerate(view.stacks):
        pointer = "▶️ " if view.trial and view.trial.seat == seat and view.outcome is None else ""
        tools = f" · 🔧 {say.effects(view.tools[seat])}" if view.tools[seat] else ""
        yield f"{pointer}{say.people.marked(seat)}: {say.count('cards', count)}{tools}"
    if view.trial:
        yield trial_line(view, say)
    if view.last_attempt:
        yield attempt_line(view, say)


def lock_line(lock: Lock, say: Naming) -> str:
    """Return a lock from left to right: closed numbers, the next one in bold, then what is open."""
    size = lock.number
    shown = [f"{value} ({say.card(card)})" for card, value in zip(lock.cards, lock.values, strict=True)]
    if shown:
        shown[-1] = f"**{shown[-1]}**"
    shown += ["✅"] * (size - len(shown))
    return f"{say('lock', number=lock.number)} {say.suit(cards.suit(lock.ace))}: {' · '.join(shown)}"


def trial_line(view: Public, say: Naming) -> str:
    """Return who tries with which card and tools."""
    trial = view.trial
    assert trial is not None
    tools = f" · 🔧 {say.effects(trial.tools)}" if trial.tools else ""
    name = say.people.marked(trial.seat)
    return say("trial", name=name, card=say.card(trial.card)) + tools


def attempt_line(view: Public, say: Naming) -> str:
    """Return the last roll at a lock with what came of it."""
    last = view.last_attempt
    assert last is not None
    dice = " ".join(map(str, last.dice))
    name = say.people.marked(last.seat)
    outcome = attempt_in_words(last.way, last.reached, last.changes, last.outcome, last.card, say)
    return f"🎲 {name} {say.card(last.card)}: {dice} – {outcome}"
