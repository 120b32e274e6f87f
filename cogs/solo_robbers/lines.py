"""Tells the events of Solo Robbers, a line each."""

from __future__ import annotations

from typing import Any

from bot.i18n.catalog import Words
from bot.ui.people import People
from cogs.solo_robbers.signs import BANK_EMOJI, bank, card, dollars, haul, robber, robbers, said
from games.core import Event
from games.solo_robbers.moves import Declaration


def told(event: Event, people: People, words: Words) -> str | None:
    """Return the line of an event; what a reveal or a raid has told already gets none."""
    data: dict[str, Any] = dict(event.data)
    match event.kind:
        case "banks_filled":
            name = people.marked(data["seat"])
            return words(f"solo-robbers-filled-{data['end']}", round=data["round"], name=name)
        case "declaration_made":
            name, declared = people.marked(data["seat"]), Declaration(data["says"], data["bank"])
            return words("solo-robbers-declared", name=name, says=said(words, declared))
        case "heists_revealed":
            return _revealed(data, people, words)
        case "police_arrived":
            return _raided(data, people, words)
        case "game_ended":
            return _ended(data, words)
        case _:
            return None


def heist(data: dict[str, Any], people: People, words: Words) -> str:
    """Tell who was at a bank, and what they got."""
    crew = robbers(people, words, data["seats"])
    got = haul(words, data["loot"]) if data["loot"] else words("solo-robbers-nothing")
    return f"{BANK_EMOJI[data['bank']]} {crew} {got}"


def _revealed(data: dict[str, Any], people: People, words: Words) -> str:
    heists = [heist(one, people, words) for one in data["heists"]]
    if not data["honest"]:
        heists.append(words("solo-robbers-lied", name=people.marked(data["gentleman"])))
    return words("solo-robbers-revealed", round=data["round"], heists=" · ".join(heists))


def _raided(data: dict[str, Any], people: People, words: Words) -> str:
    given = [
        words(
            "solo-robbers-gave-up",
            name=robber(people, words, one["seat"]),
            card=card(words, one["card"]),
        )
        for one in data["surrendered"]
    ]
    return " ".join([words("solo-robbers-police", bank=bank(words, data["bank"])), " · ".join(given)]).strip()


def _ended(data: dict[str, Any], words: Words) -> str:
    reason = words(f"solo-robbers-ended-{data['reason']}")
    if data["junior"] is None:
        return reason
    return f"{reason} {words('solo-robbers-junior-has', total=dollars(words, data['junior']))}"
