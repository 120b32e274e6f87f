"""Lays out what the pictures show; the templates in `pictures/` draw it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from bot.i18n.catalog import Words
from bot.ui.people import People
from bot.ui.pictures import template
from cogs.solo_robbers.signs import BANK_COLOURS, ITEM_EMOJI, bank_name, said
from games.core import Seat
from games.solo_robbers.heists import Robber
from games.solo_robbers.loot import ITEMS, MONEY, VALUES, money_and_items
from games.solo_robbers.model import Bank, Private, Public, Round, Stack, Stage

HERE = Path(__file__).parent
Shown = dict[str, Any]
"""What a template needs to know of one thing."""

ROOMY = 3
"""So many cards high is every bank at least, so that the picture doesn't jump about in a round."""
MOST_PILED = 4
"""More cards under the top one of a stack are not drawn."""


def table(public: Public, people: People, words: Words) -> str:
    """Draw the banks, the declaration and the robbers; right after a reveal, who was where."""
    last = public.last if public.stage is Stage.FILL else None
    banks = [_bank(public, bank, last, people, words) for bank in public.banks]
    title = "solo-robbers-round" if last is None else "solo-robbers-reveal"
    return template(HERE, "table").render(
        title=words(title, round=public.round if last is None else last.number),
        deck=public.deck,
        banks=banks,
        most_cards=max(ROOMY, *(_height(bank) for bank in banks)),
        declaration=_declaration(public, people, words),
        robbers=_robbers(public, people, words),
    )


def count(public: Public, people: People, words: Words) -> str:
    """Draw the final count, the richest first; Robby Junior, who has no place, is the last."""
    outcome = public.outcome
    assert outcome is not None
    order = sorted(range(len(public.stacks)), key=lambda seat: (outcome.places[seat], seat))
    rows = [_counted(public.stacks[seat], seat, outcome.places[seat], people, words) for seat in order]
    if public.junior is not None:
        rows.append(_counted(public.junior, None, None, people, words))
    return template(HERE, "count").render(title=words("solo-robbers-count"), robbers=rows)


def hand(private: Private, words: Words) -> str:
    """Draw a seat's heist card and its loot."""
    placed = private.choice or private.pick
    kinds = Counter(private.stack)
    return template(HERE, "hand").render(
        title=words("solo-robbers-loot", total=words("solo-robbers-money", dollars=private.total)),
        pick=placed and {**_house(placed, words), "bank": placed, "is_confirmed": private.choice is not None},
        piles=[
            {"card": _card(kind, words), "count": kinds[kind]}
            for kind in (*ITEMS, *reversed(tuple(MONEY)))
            if kind in kinds
        ],
        nothing=words("solo-robbers-no-loot"),
    )


def _house(bank: str, words: Words) -> Shown:
    return {"id": bank, "name": bank_name(words, bank), "colour": BANK_COLOURS[bank]}


def _card(card: str, words: Words) -> Shown:
    if card in ITEM_EMOJI:
        return {"item": card, "text": ""}
    return {"item": None, "text": _number(VALUES[card], words)}


def _number(number: int, words: Words) -> str:
    return words("solo-robbers-number", number=number)


def _bank(public: Public, bank: Bank, last: Round | None, people: People, words: Words) -> Shown:
    declared = public.declaration
    heist = next((heist for heist in last.heists if heist.bank == bank.id), None) if last else None
    gain = heist.loot if heist else ()
    money = money_and_items(bank.loot)[0]
    return {
        **_house(bank.id, words),
        "money": _number(money, words) if money else "–" if bank.loot else "",
        "cards": [_card(card, words) for card in bank.loot],
        "said": declared.says if declared and declared.bank == bank.id else None,
        "crew": [_face(robber, people) for robber in heist.robbers] if heist else [],
        "gain": _gain(gain, words),
        "gained_items": [card for card in gain if card in ITEM_EMOJI],
        "police": last is not None and any(raid.bank == bank.id for raid in last.raids),
    }


def _gain(loot: Iterable[str], words: Words) -> str:
    money = money_and_items(loot)[0]
    return f"+{_number(money, words)}" if money else ""


def _height(bank: Mapping[str, Any]) -> float:
    """Return how many cards high the place below a bank must be."""
    crew = len(bank["crew"])
    met = (crew + 1) // 2 if crew > 1 else 0
    alone = 1.5 + 0.7 * (bool(bank["gain"]) + bool(bank["gained_items"])) if crew == 1 else 0
    return float(len(bank["cards"])) + alone + met + (1.7 if bank["police"] else 0)


def _face(robber: Robber, people: People) -> Shown:
    return {"seat": robber, "name": "" if robber is None else people.plain(robber)}


def _declaration(public: Public, people: People, words: Words) -> Shown | None:
    declared = public.declaration
    if declared is None:
        return None
    return {
        **_face(public.gentleman, people),
        "bank": declared.bank,
        "colour": BANK_COLOURS[declared.bank],
        "text": said(words, declared),
    }


def _robbers(public: Public, people: People, words: Words) -> list[Shown]:
    rows = [
        _robber(stack, seat, people, words) | {"hat": seat == public.gentleman, "state": state(public, seat)}
        for seat, stack in enumerate(public.stacks)
    ]
    if public.junior is not None:
        rows.append(_robber(public.junior, None, people, words))
    return rows


def _robber(stack: Stack, robber: Robber, people: People, words: Words) -> Shown:
    return {
        "seat": robber,
        "name": words("solo-robbers-junior") if robber is None else people.plain(robber),
        "hat": False,
        "state": None,
        "count": words("solo-robbers-cards", count=stack.count),
        "pile": min(max(stack.count - 1, 0), MOST_PILED),
        "top": _card(stack.top, words) if stack.top else None,
    }


def _counted(stack: Stack, robber: Robber, place: int | None, people: People, words: Words) -> Shown:
    return {
        **_robber(stack, robber, people, words),
        "place": place,
        "treasures": [card for card in stack.cards or () if card in ITEM_EMOJI],
        "total": words("solo-robbers-money", dollars=stack.total or 0),
    }


def state(public: Public, seat: Seat) -> str | None:
    """Tell whether a seat is waited for ("waiting") or has placed its card ("done"); None for neither."""
    if seat in public.awaiting:
        return "waiting"
    if public.stage is Stage.FILL or (seat == public.gentleman and public.stage is not Stage.DECIDE):
        return None
    return "done"
