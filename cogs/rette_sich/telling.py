"""What has happened at a table, told in lines, and what of it still matters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.i18n.catalog import Words
from bot.ui.people import People
from games.core import Event, Seat
from games.rette_sich.model import Deed
from games.rette_sich.views import Public


def line(kind: str, data: Mapping[str, Any], people: People, words: Words) -> str | None:
    """Tell an event, or a deed, in one line; None for a roll that is told with the walk that follows it."""
    if kind == "die_rolled":
        return None
    return words(f"rette-sich-told-{_told(kind, data)}", **_facts(data, people))


def event_line(event: Event, people: People, words: Words) -> str | None:
    """Tell an event in one line."""
    return line(event.kind, event.data, people, words)


def news(view: Public, seat: Seat) -> Sequence[Deed]:
    """Return what has happened in this round after the last move of a seat; deeds of an earlier one are old."""
    found = view.since(seat)
    begun = [at for at, deed in enumerate(found) if deed.kind == "round_begun"]
    return found[begun[-1] :] if begun else found


def brief(deeds: Sequence[Deed], people: People, words: Words) -> str:
    """Tell several deeds on one line: who rolled what, and who got into which house."""
    return " · ".join(part for deed in deeds if (part := _brief(deed, people, words)))


def walks(view: Public) -> list[Deed]:
    """Return the walks since the last move of the seat in turn, oldest first; the last walk in any case."""
    this_round = list(view.deeds)
    begun = [at for at, deed in enumerate(this_round) if deed.kind == "round_begun"]
    if begun:
        this_round = this_round[begun[-1] :]
    found = [deed for deed in this_round if len(deed.path) > 1]
    return [deed for deed in found if deed.number > view.acted[view.turn]] or found[-1:]


def trace(deed: Deed, people: People, words: Words) -> str:
    """Tell a walk by its squares, and the house it led into."""
    end = str(deed.path[-1]) if deed.house is None else words("rette-sich-house", house=str(deed.house))
    return f"{people.emoji(deed.seat)} {deed.path[0]} → {end}"


def _told(kind: str, data: Mapping[str, Any]) -> str:
    if kind == "smurf_moved" and "house" in data:
        return "smurf-reached"
    return kind.replace("_", "-")


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
        case _:
            return ""
