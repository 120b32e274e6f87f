"""What a seat alone may see: its hand and gifts, then its army, its stack's top at the end."""

from __future__ import annotations

from collections.abc import Iterator

from cogs.royal_rescue.headlines import doing, next_number
from cogs.royal_rescue.naming import Naming
from cogs.royal_rescue.proposals import public_of
from cogs.royal_rescue.standing import people, unit
from games.core import cards
from games.royal_rescue.model import Stage
from games.royal_rescue.views import Private, Public, UnitSight


def own_units(view: Private) -> list[UnitSight]:
    """Return the armies of a seat."""
    return [sight for sight in public_of(view).units if sight.unit.owner == view.seat]


def heading(view: Private, say: Naming) -> str:
    """Return what a seat sees here, with what it has picked and was given, and what it may do in the open."""
    public = public_of(view)
    todo = doing(public, say) if public.open_to(view.seat) else []
    return "\n".join([_own(view, public, say), *todo])


def _own(view: Private, public: Public, say: Naming) -> str:
    if public.part == 4:
        return "\n".join([f"### 🗝️ {say('hand-stack')}", *_stack(view, public, say)])
    if not view.hand:
        return "\n".join([f"### 🛡️ {say('hand-army')}", say("hand-open"), *_explained(view, public, say)])
    return "\n".join([f"### 🎴 {say('hand-title')}", *_notes(view, public, say)])


def body(view: Private, say: Naming) -> str:
    """Return the cards of a seat as text."""
    public = public_of(view)
    if public.part == 4:
        return say("hand-top", card=say.card(view.top)) if view.top else say("hand-no-top")
    if not view.hand:
        return "\n".join(unit(sight, say) for sight in own_units(view)) or say("hand-no-army")
    lines = [say("hand-cards", cards=say.cards(view.hand))]
    if view.imagined:
        lines.append(say("hand-imagined", cards=say.cards(view.imagined)))
    return "\n".join(lines)


def _notes(view: Private, public: Public, say: Naming) -> Iterator[str]:
    for wish in public.wishes:
        name = say.people.marked(wish.seat)
        yield say("hand-wish", name=name, cards=say.cards(wish.cards), values=say.values(wish.values))
    for gift in view.given:
        yield say("hand-given", name=say.people.marked(gift.receiver), card=say.card(gift.card))
    for gift in view.received:
        yield say("hand-received", name=say.people.marked(gift.giver), card=say.card(gift.card))
    if view.swap and public.stage == Stage.SWAP:
        taken, put = map(say.card, view.swap)
        yield say("hand-swap", taken=taken, put=put)
    if public.people:
        yield people(public, say)
    if view.army is not None:
        yield say("hand-picked", value=say.of_value(view.army))


def _explained(view: Private, public: Public, say: Naming) -> Iterator[str]:
    for sight in own_units(view):
        if sight.unit.cards:
            for sign, names in (("▲", sight.abilities), ("▼", sight.handicaps)):
                if names:
                    yield f"{sign} {say.explained(names)}"
    for key, names in (("troops", public.troops_effects), ("conditions", public.conditions_effects)):
        if names:
            yield f"-# {say(key)}: {say.explained(names)}"


def _stack(view: Private, public: Public, say: Naming) -> Iterator[str]:
    if public.trial and public.trial.seat == view.seat:
        yield say("hand-in-play", card=say.card(public.trial.card))
    if view.top is None:
        return
    yield say("hand-count", count=public.stacks[view.seat])
    if public.outcome is None:
        lock, suit, _ = next_number(public)
        key = "hand-suit-fits" if cards.suit(view.top) == suit else "hand-suit-differs"
        yield say(key, lock=lock, suit=say.suit(suit))
