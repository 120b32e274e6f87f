"""What can be proposed and answered: moves as short labels for buttons, menus and the list of votes."""

from __future__ import annotations

from collections import Counter

from bot.ui.presenter import Answer
from bot.ui.screen import Style
from cogs.royal_rescue.naming import OFFICER_OF, Naming
from games.core import PublicView, SeatView, cards
from games.royal_rescue.attack import UMBAR
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


def source(name: str, view: Public, say: Naming) -> str:
    """Return where the whip may take cards: a unit, its officer, the people."""
    if name != PEOPLE and name[0] == OFFICER_OF:
        return say("officer-of", unit=say.plain(f"a{name[1:]}"))
    return say.plain(name, value_of(view, name))


def proposal(token: str, view: Public, say: Naming) -> str:
    """Return what a vote is for, as Markdown for the list of votes."""
    match token.split(":"):
        case ["troops", card]:
            return say("vote-troops", card=say.card(card))
        case ["first", army]:
            return say.marked(army, value_of(view, army))
        case ["lose", name, count]:
            unit = f"a{name[1:]}" if name != PEOPLE and name[0] == OFFICER_OF else name
            marked = say.marked(unit, value_of(view, unit))
            return say("vote-officer", unit=marked) if unit != name else say("vote-lose", unit=marked, count=count)
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
    match path:
        case ("swap", card) | ("exchange", card) | ("show", card):
            return Answer(say.card(card))
        case ("swap", _, card):
            return Answer(say.card(card))
        case ("show", first, second):
            return Answer(say("answer-show-pair", card=say.card(second), values=say.values(wishes(first, second))))
        case ("give", seat, card):
            fits = cards.number(card) in _wished(public, int(seat))
            return Answer(say.card(card), "💡" if fits else None)
        case ("give" | "start", seat):
            return Answer(say.people.plain(int(seat)), say.people.emoji(int(seat)))
        case ("try", seat):
            name, count = say.people.plain(int(seat)), public.stacks[int(seat)]
            return Answer(f"{name} · {say.count('cards', count)}", say.people.emoji(int(seat)))
        case ("army", value):
            return _army(view, public, int(value), say)
        case ("roll",):
            return Answer(say("answer-roll", part=public.part), "🎲", style=Style.GO)
        case ("troops", card):
            return Answer(say("answer-troops", card=say.card(card)))
        case ("weapons", unit, count):
            return Answer(_weapons(public, unit, int(count), say), say.emoji(unit))
        case ("attack", target):
            return _attack(public, target, say)
        case ("reroll",):
            return Answer(say("answer-reroll", bonus=public.bonus), "🎲", style=Style.GO)
        case ("accept",):
            return Answer(say(f"answer-accept-{public.part}"))
        case ("arm", unit) if unit == NOBODY:
            return Answer(say("answer-nobody"))
        case ("lose", name):
            unit = f"a{name[1:]}" if name != PEOPLE and name[0] == OFFICER_OF else name
            return Answer(_source(public, name, say), "🎖️" if unit != name else say.emoji(unit))
        case ("lose", _, count):
            return Answer(say.count("cards", int(count)))
        case ("officer" | "first" | "arm" | "join", unit):
            return Answer(say.plain(unit, value_of(public, unit)), say.emoji(unit))
        case _:
            # Whole verbs without an object, and verbs that are asked for first.
            return Answer(say(f"answer-{path[0]}"), style=Style.MAIN if path[0] in BEGIN else Style.PLAIN)


BEGIN = frozenset({"show", "exchange", "army"})
"""Verbs beside which one may also pass."""


def _wished(public: Public, seat: int) -> tuple[int, ...]:
    return next((wish.values for wish in public.wishes if wish.seat == seat), ())


def _army(view: View, public: Public, value: int, say: Naming) -> Answer:
    army = say("answer-army-of", value=say.of_value(value))
    if not isinstance(view, Private) or public.stage == Stage.IMAGINED:
        return Answer(army)
    count = Counter(map(cards.number, view.hand))[value]
    style = Style.GO if view.army == value else Style.PLAIN
    return Answer(f"{army} · {say.count('cards', count)}", style=style)


def _weapons(public: Public, unit: str, count: int, say: Naming) -> str:
    # Alone one has several armies, and people see whose row of buttons is whose.
    return f"{say.plain(unit)}: {say.count('weapons', count)}"


def _attack(public: Public, target: str, say: Naming) -> Answer:
    if target == UMBAR:
        return Answer(say("answer-attack-umbar"), "⚔️", style=Style.GO)
    servant = public.places[target == "second"]
    label = say(f"answer-attack-{target}", card=say.card(servant.card), need=servant.strength)
    return Answer(label, "⚔️" if target == "first" else "🏹", style=Style.GO)


def _source(public: Public, name: str, say: Naming) -> str:
    named = source(name, public, say)
    return f"{named} · {len(public.people)}" if name == PEOPLE else named


