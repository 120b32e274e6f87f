"""The pictures of Royal Rescue: the table as a stack of sections, the dungeon, and what a seat sees alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bot.ui.pictures import template
from cogs.royal_rescue import standing
from cogs.royal_rescue.hands import own_units
from cogs.royal_rescue.headlines import next_number, title
from cogs.royal_rescue.lines import steps_in_words
from cogs.royal_rescue.naming import BONUS_POINTS, IMAGINED, SUIT_NAMES, Naming, signed
from cogs.royal_rescue.proposals import public_of
from games.core import Seat, cards
from games.royal_rescue.model import PEOPLE, Roll, Stage
from games.royal_rescue.situation import Role, named
from games.royal_rescue.views import Lock, Private, Public, Servant, UnitSight

HERE = Path(__file__).parent
Section = dict[str, Any]

TOP, GAP, BOTTOM = 116, 10, 26
"""px above the first section, between two, and below the last."""

ROW, EFFECTS, SMALL_ROW, LINE = 102, 42, 84, 44

FITS_A_ROW = 8


def table(view: Public, say: Naming) -> str:
    """Draw the common situation."""
    if view.part == 4:
        return _dungeon(view, say)
    parts = {1: _muster, 2: _servants, 3: _umbar}
    return _stacked(title(view, say), list(parts[view.part](view, say)))


def hand(view: Private, say: Naming) -> str:
    """Draw what a seat has for itself; the empty text where there is nothing."""
    public = public_of(view)
    if public.part == 4:
        return _stack_top(view, public, say) if view.top else ""
    if view.hand:
        return _held(view, public, say)
    rows = [_unit(sight, public, say) for sight in own_units(view) if sight.unit.cards]
    return _stacked(say("hand-army"), rows) if rows else ""


def _stacked(heading: str, sections: list[Section]) -> str:
    top = TOP
    for section in sections:
        section["y"] = top
        top += section["height"] + GAP
    return template(HERE, "table").render(title=heading, sections=sections, height=top - GAP + BOTTOM)


def card(name: str, say: Naming) -> Section:
    """Return a card as the templates draw it."""
    return {"rank": say.rank(name), "suit": SUIT_NAMES[cards.suit(name)]}


def _cards(names: tuple[str, ...], say: Naming) -> list[Section]:
    return [card(name, say) for name in names]


# Phase 1


def _muster(view: Public, say: Naming) -> Iterator[Section]:
    yield {
        "kind": "piles",
        "height": 128,
        "situation": (say("pile-situation"), view.situation_left),
        "officers": (say("pile-officers"), view.jacks_left, say("rank-j")),
        "servants": (say("pile-servants"), view.servants_left),
        "bonus": (say("bonus-die"), view.bonus),
    }
    if view.turned:
        yield _turned(view, say)
    yield from _officer_rolls(standing.rolls(view), say)
    if view.hands and any(view.hands):
        yield from (_person(view, seat, say) for seat in range(view.seats))
        if view.imagined_cards:
            yield {
                "kind": "imagined",
                "height": ROW,
                "name": say("imagined"),
                "count": say.count("cards", view.imagined_cards),
            }
    yield from _fighters(view, say)


def _turned(view: Public, say: Naming) -> Section:
    found = []
    for name in view.turned:
        roles = [(say("troops"), say.effects(named(name, Role.TROOPS)))]
        if view.seats > 1:
            roles.append((say("conditions"), say.effects(named(name, Role.CONDITIONS))))
        found.append({"card": card(name, say), "roles": roles, "joker": say("rank-joker")})
    return {"kind": "turned", "height": 184, "cards": found}


def _officer_rolls(rolls: tuple[Roll, ...], say: Naming) -> Iterator[Section]:
    for at in range(0, len(rolls), 2):
        yield {
            "kind": "pairs",
            "height": SMALL_ROW,
            "rolls": [
                {
                    "dice": [die.rolled for die in roll.dice],
                    "total": sum(die.rolled for die in roll.dice),
                    "outcome": standing.roll_outcome(roll, say),
                    "good": roll.outcome not in ("nothing", "handicap"),
                }
                for roll in rolls[at : at + 2]
            ],
        }


def _person(view: Public, seat: Seat, say: Naming) -> Section:
    wish = next((wish for wish in view.wishes if wish.seat == seat), None)
    waited, done = seat in view.awaiting, bool(view.chosen and view.chosen[seat])
    return {
        "kind": "person",
        "height": ROW,
        "seat": seat,
        "name": say.people.plain(seat),
        "count": view.hands[seat],
        "state": "waiting" if waited else "done" if done else None,
        "active": waited,
        "wish": _cards(wish.cards, say) if wish else [],
        "means": say("means", values=say.values(wish.values)) if wish else "",
        "gift": next((receiver for giver, receiver in view.gifts if giver == seat), None),
    }


# Armies, militias, people


def _fighters(view: Public, say: Naming) -> Iterator[Section]:
    armies = [sight for sight in view.units if sight.unit.is_army and sight.unit.cards]
    yield from (_unit(sight, view, say) for sight in armies)
    small = [_small(sight, view, say) for sight in view.units if sight not in armies]
    if view.people:
        small.append(_people(view, say))
    for at in range(0, len(small), 2):
        yield {"kind": "small", "height": SMALL_ROW, "cells": small[at : at + 2]}
    for role, names in (("troops", view.troops_effects), ("conditions", view.conditions_effects)):
        if names:
            yield {"kind": "line", "height": LINE, "role": role, "text": f"{say(role)}: {say.effects(names)}"}


def _unit(sight: UnitSight, view: Public, say: Naming) -> Section:
    unit = sight.unit
    owner = say.owner(unit.id)
    has_effects = bool(sight.abilities or sight.handicaps)
    return {
        "kind": "unit",
        "height": ROW + EFFECTS * has_effects,
        "seat": owner if isinstance(owner, int) else None,
        "sign": "?" if owner == IMAGINED else str(int(unit.id[1:]) + 1),
        "name": say.plain(unit.id),
        "value": say.of_value(unit.value),
        "dice": say.count("dice", sight.dice),
        "cards": _cards(unit.cards, say),
        "officer": card(unit.officer, say) if unit.officer else None,
        "officer_worth": standing.officer_worth(sight),
        "weapons": len(unit.weapons),
        "weapons_worth": standing.weapons_worth(sight),
        "abilities": say.effects(sight.abilities),
        "handicaps": say.effects(sight.handicaps),
        "active": unit.id == standing.in_turn(view),
    }


def _small(sight: UnitSight, view: Public, say: Naming) -> Section:
    unit = sight.unit
    state = say.count("dice", sight.dice) if unit.cards else say("fallen")
    return {
        "name": say.plain(unit.id),
        "count": len(unit.cards),
        "dice": f"{say.of_value(unit.value)} · {state}",
        "weapons": standing.weapons_worth(sight) if unit.weapons else "",
        "active": unit.id == standing.in_turn(view),
    }


def _people(view: Public, say: Naming) -> Section:
    return {
        "name": say("people"),
        "count": len(view.people),
        "dice": say.count("dice", view.people_dice),
        "weapons": f"{view.people_weapons} × +1" if view.people_weapons else "",
        "active": standing.in_turn(view) == PEOPLE,
    }


# Phases 2 and 3


def _servants(view: Public, say: Naming) -> Iterator[Section]:
    yield {
        "kind": "places",
        "height": 214,
        "places": [_servant(servant, at, say) for at, servant in enumerate(view.places, 1)],
        "pile": (say("pile-servants"), view.servants_left),
        "bonus": (say("bonus-die"), view.bonus),
    }
    yield from (_roll(roll, say) for roll in standing.rolls(view))
    yield from _fighters(view, say)


def _servant(servant: Servant, at: int, say: Naming) -> Section:
    return {
        "card": card(servant.card, say),
        "label": say(f"place-{at}"),
        "needs": standing.needs(servant.strength),
        "traitor": say("traitor") if servant.traitor else "",
        "twice": say("twice") if servant.defeats_needed > 1 else "",
        "once": [say.plain(name) for name in servant.defeated_by],
        "once_seats": [owner for name in servant.defeated_by if isinstance(owner := say.owner(name), int)],
    }


def _umbar(view: Public, say: Naming) -> Iterator[Section]:
    yield {
        "kind": "umbar",
        "height": 200,
        "name": say("umbar"),
        "sixes": view.sixes,
        "count": say.count("sixes", view.sixes),
        "whip": say("whip-takes", count=view.whip) if view.whip else "",
        "bonus": (say("bonus-die"), view.bonus),
    }
    yield from (_roll(roll, say) for roll in standing.rolls(view))
    yield from _fighters(view, say)


def _roll(roll: Roll, say: Naming) -> Section:
    who = say("whip") if roll.kind == "whip" else say.plain(roll.who)
    return {
        "kind": "roll",
        "height": 124,
        "who": who,
        "outcome": standing.roll_outcome(roll, say),
        "dice": [
            {
                "face": die.rolled,
                "bonus": " ".join(signed(BONUS_POINTS[bonus]) for bonus in die.bonuses),
                "total": f"= {die.total}" if die.bonuses else "",
                "hit": die.hit and roll.kind != "whip",
            }
            for die in roll.dice
        ],
    }


# Phase 4


def _dungeon(view: Public, say: Naming) -> str:
    last, trial = view.last_attempt, view.trial
    rows = len(view.stacks)
    return template(HERE, "dungeon").render(
        title=title(view, say),
        royals=_cards(view.royals, say),
        is_free=view.outcome is not None and bool(view.outcome.won),
        locks=[_lock(lock, view, say) for lock in reversed(view.locks)],
        bonus=(say("bonus-die"), view.bonus),
        stacks=[
            {
                "seat": seat,
                "name": say.people.plain(seat),
                "count": count,
                "active": trial is not None and trial.seat == seat and view.outcome is None,
                "tools": say.effects(view.tools[seat]),
            }
            for seat, count in enumerate(view.stacks)
        ],
        trial=card(trial.card, say) if trial else None,
        trial_seat=trial.seat if trial else None,
        trial_title=say("in-play"),
        last=_attempt(view, say) if last else None,
        rows=rows,
    )


def _lock(lock: Lock, view: Public, say: Naming) -> Section:
    is_next = view.outcome is None and next_number(view)[0] == lock.number
    return {
        "number": lock.number,
        "name": say("lock", number=lock.number),
        "suit": SUIT_NAMES[cards.suit(lock.ace)],
        "cards": [
            {"value": value, **card(name, say)} for name, value in zip(lock.cards, lock.values, strict=True)
        ],
        "opened": lock.number - len(lock.cards),
        "is_next": is_next,
    }


def _attempt(view: Public, say: Naming) -> Section:
    last = view.last_attempt
    assert last is not None
    is_open = last.outcome == "opened"
    way, *changes = steps_in_words(last.way, last.reached, last.changes, say) if is_open else [""]
    return {
        "seat": last.seat,
        "card": card(last.card, say),
        "dice": last.dice,
        "outcome": say(f"attempt-{last.outcome}"),
        "how": [line for line in (way, ", ".join(changes)) if line],
        "good": is_open,
        "missed": last.outcome == "missed",
    }


# A seat's own


def _held(view: Private, public: Public, say: Naming) -> str:
    # What was picked counts as long as it may still be changed.
    swap = set(view.swap) if public.stage == Stage.SWAP else set()
    picked = swap | {name for name in view.hand if cards.number(name) == view.army}
    rows = [
        {"name": name, "cards": [{**card(held, say), "picked": held in picked} for held in several]}
        for name, several in (*_halved(view.hand), (say("hand-imagined-title"), view.imagined))
        if several
    ]
    return template(HERE, "hand").render(title=say("hand-title"), rows=rows)


def _halved(held: tuple[str, ...]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Lay a large hand in two rows, neither of them named."""
    middle = len(held) if len(held) <= FITS_A_ROW else -(-len(held) // 2)
    yield "", held[:middle]
    yield "", held[middle:]


def _stack_top(view: Private, public: Public, say: Naming) -> str:
    assert view.top is not None
    return template(HERE, "top").render(
        title=say("hand-stack"),
        card=card(view.top, say),
        count=public.stacks[view.seat],
        label=say.count("cards", public.stacks[view.seat]),
    )
