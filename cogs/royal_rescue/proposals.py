"""What can be proposed and answered: moves as short labels for buttons, menus and the list of votes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from types import MappingProxyType

from bot.ui.presenter import Answer
from bot.ui.screen import Style
from cogs.royal_rescue.naming import OFFICER_EMOJI, OFFICER_OF, Naming
from games.core import PublicView, SeatView, cards
from games.royal_rescue.attack import SECOND, UMBAR
from games.royal_rescue.losses import NOBODY
from games.royal_rescue.model import PEOPLE, Stage
from games.royal_rescue.muster import wishes
from games.royal_rescue.views import Private, Public

View = PublicView | SeatView
Path = tuple[str, ...]


def public_of(view: View) -> Public:
    """Return the public part of any view."""
    public = view.public if isinstance(view, SeatView) else view
    assert isinstance(public, Public)
    return public


def value_of(view: Public, unit: str) -> int | None:
    """Return the value of a unit; None for the people."""
    return next((sight.unit.value for sight in view.units if sight.unit.id == unit), None)


def is_officer(name: str) -> bool:
    """Tell whether a source of cards for the whip is an officer."""
    return name != PEOPLE and name[0] == OFFICER_OF


def led_by(name: str) -> str:
    """Return the army of an officer `o0` …; every other source is its own unit."""
    return f"a{name[1:]}" if is_officer(name) else name


def source(name: str, view: Public, say: Naming) -> str:
    """Return where the whip may take cards: a unit, its officer, the people."""
    if is_officer(name):
        return say("officer-of", unit=say.plain(led_by(name)))
    return say.plain(name, value_of(view, name))


def proposal(token: str, view: Public, say: Naming) -> str:
    """Return what a vote is for, as Markdown for the list of votes."""
    match token.split(":"):
        case ["troops", card]:
            return say("vote-troops", card=say.card(card))
        case ["first", army]:
            return say.marked(army, value_of(view, army))
        case ["lose", name, count]:
            unit = say.marked(led_by(name), value_of(view, led_by(name)))
            if is_officer(name):
                return say("vote-officer", unit=unit)
            return say("vote-lose", unit=unit, count=count)
        case [_, seat]:
            return say.people.marked(int(seat))
    raise ValueError(token)


def question(view: View, path: Path, say: Naming) -> str:
    """Ask for the next part of a move."""
    public = public_of(view)
    match path:
        case ("swap",) | ("exchange",) | ("give",):
            return say(f"ask-{path[0]}-first")
        case ("swap", card):
            return say("ask-swap-put", card=say.card(card))
        case ("show",):
            return say("ask-show-first")
        case ("show", card):
            return say("ask-show-second", card=say.card(card))
        case ("give", seat):
            return say("ask-give-card", name=say.people.plain(int(seat)))
        case ("lose", name):
            return say("ask-lose-count", source=source(name, public, say))
        case _:
            # Words for `people` make a vote of many, or a plain choice of one.
            return say(f"ask-{public.stage}", people=public.seats)


def answer(view: View, path: Path, say: Naming) -> Answer:
    """Offer the last part of `path`, with the votes for it."""
    public = public_of(view)
    offered = _answer(view, public, path, say)
    votes = sum(1 for ballot in public.poll.ballots if ballot and _begins(ballot, path)) if public.poll else 0
    if not votes or public.seats == 1:
        return offered
    return Answer(f"{offered.label} · 🗳️ {votes}", offered.emoji, offered.description, Style.MAIN)


def _begins(token: str, path: Path) -> bool:
    return tuple(token.split(":"))[: len(path)] == path


def _answer(view: View, public: Public, path: Path, say: Naming) -> Answer:
    verb, *objects = path
    if objects and verb in OFFERED:
        return OFFERED[verb](view, objects, say)
    match verb:
        case "roll":
            return Answer(say("answer-roll"), "🎲", style=Style.GO)
        case "reroll":
            return Answer(say("answer-reroll", bonus=public.bonus), "🎲", style=Style.GO)
        case "accept":
            return Answer(say(f"answer-accept-{public.part}"))
        case _:
            # Verbs that are asked for before their objects, and what else one may do.
            return Answer(say(f"answer-{verb}"), style=Style.MAIN if verb in BEGIN else Style.PLAIN)


def _card(view: View, objects: list[str], say: Naming) -> Answer:
    return Answer(say.card(objects[-1]))


def _show(view: View, objects: list[str], say: Naming) -> Answer:
    if len(objects) == 1:
        return _card(view, objects, say)
    first, second = objects
    meant = say.values(wishes(first, second))
    return Answer(say("answer-show-pair", card=say.card(second), values=meant))


def _give(view: View, objects: list[str], say: Naming) -> Answer:
    if len(objects) == 1:
        return _person(view, objects, say)
    seat, card = objects
    wished = next((wish.values for wish in public_of(view).wishes if wish.seat == int(seat)), ())
    return Answer(say.card(card), "💡" if cards.number(card) in wished else None)


def _person(view: View, objects: list[str], say: Naming) -> Answer:
    seat = int(objects[0])
    return Answer(say.people.plain(seat), say.people.emoji(seat))


def _try(view: View, objects: list[str], say: Naming) -> Answer:
    seat = int(objects[0])
    count = say.count("cards", public_of(view).stacks[seat])
    return Answer(f"{say.people.plain(seat)} · {count}", say.people.emoji(seat))


def _army(view: View, objects: list[str], say: Naming) -> Answer:
    value = int(objects[0])
    army = say("answer-army-of", value=say.of_value(value))
    if not isinstance(view, Private) or public_of(view).stage == Stage.IMAGINED:
        return Answer(army)
    count = Counter(map(cards.number, view.hand))[value]
    style = Style.GO if view.army == value else Style.PLAIN
    return Answer(f"{army} · {say.count('cards', count)}", style=style)


def _troops(view: View, objects: list[str], say: Naming) -> Answer:
    return Answer(say("answer-troops", card=say.card(objects[0])))


def _weapons(view: View, objects: list[str], say: Naming) -> Answer:
    # Everybody's row of buttons stands in public, so that each says whose it is.
    unit, count = objects[0], int(objects[-1])
    return Answer(f"{say.plain(unit)}: {say.count('weapons', count)}", say.emoji(unit))


def _attack(view: View, objects: list[str], say: Naming) -> Answer:
    target = objects[0]
    if target == UMBAR:
        return Answer(say("answer-attack-umbar"), "⚔️", style=Style.GO)
    servant = public_of(view).places[target == SECOND]
    label = say(f"answer-attack-{target}", card=say.card(servant.card), need=servant.strength)
    return Answer(label, "🏹" if target == SECOND else "⚔️", style=Style.GO)


def _unit(view: View, objects: list[str], say: Naming) -> Answer:
    unit = objects[0]
    if unit == NOBODY:
        return Answer(say("answer-nobody"))
    return Answer(say.plain(unit, value_of(public_of(view), unit)), say.emoji(unit))


def _lose(view: View, objects: list[str], say: Naming) -> Answer:
    name, public = objects[0], public_of(view)
    if len(objects) > 1:
        cards_lost = say.count("cards", int(objects[1]))
        return Answer(f"{source(name, public, say)}: {cards_lost}", _source_emoji(name, say))
    label = source(name, public, say)
    if name == PEOPLE:
        label += f" · {len(public.people)}"
    return Answer(label, _source_emoji(name, say))


def _source_emoji(name: str, say: Naming) -> str:
    return OFFICER_EMOJI if is_officer(name) else say.emoji(name)


OFFERED: Mapping[str, Callable[[View, list[str], Naming], Answer]] = MappingProxyType(
    {
        "swap": _card,
        "exchange": _card,
        "show": _show,
        "give": _give,
        "start": _person,
        "try": _try,
        "army": _army,
        "troops": _troops,
        "weapons": _weapons,
        "attack": _attack,
        "officer": _unit,
        "first": _unit,
        "arm": _unit,
        "join": _unit,
        "lose": _lose,
    }
)
"""How the objects of each verb are offered."""

BEGIN = frozenset({"show", "exchange", "army"})
"""Verbs beside which one may also pass."""
