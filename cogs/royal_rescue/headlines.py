"""The headline of every moment: what we are doing, who acts, what may be pressed, and how a vote stands."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from cogs.royal_rescue.naming import Naming
from cogs.royal_rescue.proposals import proposal
from games.core import cards
from games.core.vote import Poll
from games.royal_rescue.attack import SECOND, UMBAR
from games.royal_rescue.model import Roll, Stage
from games.royal_rescue.situation import Role, named
from games.royal_rescue.views import Public, UnitSight

PHASE_EMOJI: Mapping[int, str] = MappingProxyType({1: "🎺", 2: "⚔️", 3: "👹", 4: "🗝️"})

STEPS: Mapping[str, int] = MappingProxyType(
    {
        **dict.fromkeys(
            (Stage.SWAP, Stage.START, Stage.EXCHANGE, Stage.SHOW, Stage.GIVE, Stage.LAY, Stage.ARRAY), 1
        ),
        Stage.IMAGINED: 1,
        Stage.OFFICERS: 2,
        Stage.PROMOTE: 2,
        Stage.WEAPONS: 5,
        Stage.CONDITIONS: 6,
    }
)
"""The steps of phase 1 in which somebody decides; 3 and 4 come by themselves."""


def title(view: Public, say: Naming) -> str:
    """Return the phase, with the step in phase 1, as on the picture's plate."""
    if view.outcome is not None:
        return say("title-won" if view.outcome.won else "title-lost")
    if view.part == 1:
        return say("title-1", step=say(f"step-{STEPS[view.stage]}"))
    return say(f"title-{view.part}")


def headline(view: Public, say: Naming) -> str:
    """Return the title and what is to be done now."""
    emoji = "👑" if view.outcome is not None else PHASE_EMOJI[view.part]
    return "\n".join([f"## {emoji} {title(view, say)}", *doing(view, say)])


def doing(view: Public, say: Naming) -> list[str]:
    """Return what is to be done now, in a sentence or two, with the state of a vote."""
    lines = [DOING[Stage(view.stage)](view, say)]
    if view.stage == Stage.CONDITIONS:
        lines += [_roles(card, view, say) for card in view.turned]
    if view.poll is not None and view.seats > 1:
        lines += poll_lines(view.poll, view, say)
    return lines


def voted(view: Public) -> tuple[str, ...]:
    """Return the proposals that have votes, the one with most first: others may join with one press."""
    ballots = [ballot for ballot in view.poll.ballots if ballot is not None] if view.poll else []
    return tuple(sorted(dict.fromkeys(ballots), key=ballots.count, reverse=True))


def poll_lines(poll: Poll, view: Public, say: Naming) -> list[str]:
    """Return how many votes are needed, and who has voted for what."""
    lines = [say("poll", needed=poll.needed, people=view.seats, commander=say.people.marked(poll.commander))]
    for token in dict.fromkeys(ballot for ballot in poll.ballots if ballot is not None):
        voters = [seat for seat, ballot in enumerate(poll.ballots) if ballot == token]
        lines.append(f"🗳️ {proposal(token, view, say)}: {say.seats(voters)}")
    return lines


def _roles(card: str, view: Public, say: Naming) -> str:
    troops = say("as-troops", card=say.card(card), effects=say.explained(named(card, Role.TROOPS)))
    if view.seats == 1:
        return f"> {troops}"
    conditions = say("as-conditions", effects=say.explained(named(card, Role.CONDITIONS)))
    return f"> {troops}\n> {conditions}"


def unit_of(view: Public, name: str) -> UnitSight | None:
    """Return an army or a militia by its id; None for the people."""
    return next((sight for sight in view.units if sight.unit.id == name), None)


def unit_named(view: Public, name: str, say: Naming) -> str:
    """Return the marked name of a unit with its value."""
    sight = unit_of(view, name)
    return say.marked(name, sight.unit.value if sight else None)


def actor(view: Public, say: Naming) -> str:
    """Return who is awaited."""
    return say.seats(view.awaiting)


def who_with(view: Public, name: str, say: Naming) -> dict[str, str]:
    """Return who acts and with which unit, and whether it is their own and so need not be named twice."""
    own = say.owner(name) in view.awaiting
    return {"who": actor(view, say), "unit": unit_named(view, name, say), "whose": "own" if own else "other"}


def last_roll(view: Public) -> Roll:
    """Return the roll that may be repeated."""
    return view.recent[-1]


def _plain(key: str) -> Callable[[Public, Naming], str]:
    return lambda view, say: say(key, people=view.seats, who=actor(view, say))


def _exchange(view: Public, say: Naming) -> str:
    return say("do-exchange", count=view.rolls_left)


def _array(view: Public, say: Naming) -> str:
    return say("do-array", count=len(view.units))


def _officers(view: Public, say: Naming) -> str:
    sight = unit_of(view, view.acting)
    assert sight is not None
    return say(
        "do-officers",
        **who_with(view, view.acting, say),
        count=view.rolls_left,
        # One's own officer first; the next ones are for others.
        target="other" if sight.unit.officer else "own",
        value=str(sight.unit.value),
    )


def _promote(view: Public, say: Naming) -> str:
    return say("do-promote", who=actor(view, say), total=sum(die.rolled for die in last_roll(view).dice))


def _attack(view: Public, say: Naming) -> str:
    sight = unit_of(view, view.acting)
    dice = sight.dice if sight else view.people_dice
    unit = who_with(view, view.acting, say)
    if view.part == 3:
        return say("do-attack-umbar", **unit, dice=dice, sixes=view.sixes)
    servant = view.places[0]
    text = say("do-attack", **unit, dice=dice, card=say.card(servant.card), need=servant.strength)
    if sight and "reach" in sight.abilities and len(view.places) > 1:
        text += " " + say("do-attack-reach")
    if servant.defeats_needed > 1:
        text += " " + say("do-attack-double")
    return text


def _again(view: Public, say: Naming) -> str:
    roll = last_roll(view)
    unit = who_with(view, roll.who, say)
    if view.part == 3:
        return say("do-again-umbar", **unit, hits=roll.hits, bonus=view.bonus)
    place = view.places[view.target == SECOND and len(view.places) > 1]
    card = say("umbar") if roll.target == UMBAR else say.card(place.card)
    return say("do-again", **unit, card=card, bonus=view.bonus)


def _heirs(view: Public, say: Naming) -> str:
    return say("do-heirs", **who_with(view, view.estate_of, say), count=view.estate)


def _join(view: Public, say: Naming) -> str:
    return say("do-join", **who_with(view, view.acting, say))


def _whip(view: Public, say: Naming) -> str:
    return say("do-whip", count=view.whip, people=view.seats)


def next_number(view: Public) -> tuple[int, str, int]:
    """Return the lock worked at, its suit, and the number to open next."""
    lock = next(lock for lock in view.locks if lock.cards)
    return lock.number, cards.suit(lock.ace), lock.values[-1]


def _try(view: Public, say: Naming) -> str:
    lock, suit, number = next_number(view)
    return say("do-try", lock=lock, suit=say.suit(suit), number=str(number), people=view.seats)


def _open(view: Public, say: Naming) -> str:
    trial = view.trial
    assert trial is not None
    lock, suit, number = next_number(view)
    cursed = "people" if trial.common else "yes"
    text = say(
        "do-open",
        who=actor(view, say),
        card=say.card(trial.card),
        lock=lock,
        suit=say.suit(suit),
        number=str(number),
        cursed=cursed if view.options.cursed_dungeon else "no",
    )
    changes = [say("tool-suit-may")] if cards.suit(trial.card) == suit else []
    changes += [say(f"tool-{tool}-may") for tool in trial.tools]
    return " ".join([text, *changes])


def _slip(view: Public, say: Naming) -> str:
    trial = view.trial
    assert trial is not None
    return say("do-slip", who=actor(view, say), card=say.card(trial.card), bonus=view.bonus)


def _end(view: Public, say: Naming) -> str:
    if view.outcome is not None and view.outcome.won:
        return say("do-end-won", count=view.cards_left, rank=say(f"rank-of-{view.rank}"))
    return say("do-end-lost")


DOING: Mapping[Stage, Callable[[Public, Naming], str]] = MappingProxyType(
    {
        Stage.SWAP: _plain("do-swap"),
        Stage.START: _plain("do-start"),
        Stage.EXCHANGE: _exchange,
        Stage.SHOW: _plain("do-show"),
        Stage.GIVE: _plain("do-give"),
        Stage.LAY: _plain("do-lay"),
        Stage.ARRAY: _array,
        Stage.IMAGINED: _plain("do-imagined"),
        Stage.OFFICERS: _officers,
        Stage.PROMOTE: _promote,
        Stage.WEAPONS: _plain("do-weapons"),
        Stage.CONDITIONS: _plain("do-conditions"),
        Stage.FIRST: _plain("do-first"),
        Stage.ATTACK: _attack,
        Stage.AGAIN: _again,
        Stage.HEIRS: _heirs,
        Stage.JOIN: _join,
        Stage.WHIP: _whip,
        Stage.TRY: _try,
        Stage.OPEN: _open,
        Stage.SLIP: _slip,
        Stage.END: _end,
    }
)
