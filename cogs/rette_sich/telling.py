"""What has happened at a table, told in lines, and what of it still matters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.i18n.catalog import Words
from bot.ui.people import People
from games.core import Event
from games.rette_sich.model import Deed, Stage
from games.rette_sich.views import Public


def line(event: Event, people: People, words: Words) -> str | None:
    """Tell an event in one line; None for a roll that is told with the walk that follows it."""
    if event.kind == "die_rolled":
        return None
    return words(f"rette-sich-told-{_told(event)}", **_facts(event.data, people))


def brief(deeds: Sequence[Deed], people: People, words: Words) -> str:
    """Tell deeds on one line: who rolled what, who got into which house, who lost a Smurf or took a house."""
    return " · ".join(part for deed in deeds if (part := _brief(deed, people, words)))


def walks(view: Public) -> list[Deed]:
    """Return this round's walks since the last move of the seat in turn, oldest first; or the last one."""
    begun = max((deed.number for deed in view.deeds if deed.kind == "round_begun"), default=0)
    found = [deed for deed in view.deeds if deed.number > begun and len(deed.path) > 1]
    return [deed for deed in found if deed.number > view.acted[view.turn]] or found[-1:]


def loss(view: Public) -> Deed | None:
    """Return how a Smurf was lost, from then until the next round begins."""
    if view.stage not in (Stage.REMOVE, Stage.END):
        return None
    return next((deed for deed in reversed(view.deeds) if deed.kind == "smurf_eliminated"), None)


def trace(deed: Deed, people: People, words: Words) -> str:
    """Tell a walk by its squares, and the house it led into."""
    end = str(deed.path[-1]) if deed.house is None else words("rette-sich-house", house=str(deed.house))
    return f"{people.emoji(deed.seat)} {deed.path[0]} → {end}"


def _told(event: Event) -> str:
    if event.kind == "smurf_moved" and "house" in event.data:
        return "smurf-reached"
    return event.kind.replace("_", "-")


def _facts(data: Mapping[str, Any], people: People) -> dict[str, str | int]:
    facts: dict[str, str | int] = {
        name: data[name] for name in ("round", "smurf", "die", "house", "lair") if name in data
    }
    facts["name"] = people.marked(data["seat"])
    path = data.get("path")
    if path:
        facts |= {"from": str(path[0]), "to": str(path[-1])}
    return facts


def _brief(deed: Deed, people: People, words: Words) -> str:
    mark = people.emoji(deed.seat)
    match deed.kind:
        case "smurf_moved":
            house = f" 🏠\u202f{deed.house}" if deed.house is not None else ""
            return f"{mark} {deed.die}{house}"
        case "smurf_entered":
            return f"{mark} 🏠\u202f{deed.house}"
        case "lair_opened" | "turn_lost":
            return f"{mark} {words('rette-sich-gargamel')}"
        case "smurf_eliminated":
            return f"{mark} 💨"
        case "house_removed":
            return f"{mark} 🏚️\u202f{deed.house}"
        case _:
            return ""
