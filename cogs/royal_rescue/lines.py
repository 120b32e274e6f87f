"""The lines of the log: each event of a match that is worth telling, in one short line."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from cogs.royal_rescue.naming import Naming, signed
from games.core import Event, cards
from games.core.vote import needed
from games.royal_rescue.attack import UMBAR
from games.royal_rescue.locks import LOCK_SUITS, SUIT
from games.royal_rescue.losses import NOBODY
from games.royal_rescue.model import PEOPLE

Data = Mapping[str, Any]
Told = str | None


def line(event: Event, say: Naming) -> Told:
    """Tell an event, or return None where another event or the scene says it."""
    teller = TELLERS.get(event.kind)
    return teller(dict(event.data), say) if teller else None


# Phase 1


def _table_set(data: Data, say: Naming) -> Told:
    royals = say.listed([say.card(card) for card in data["royals"]])
    return say("log-table-set", royals=royals, name=say.people.marked(data["commander"]))


def _hand_dealt(data: Data, say: Naming) -> Told:
    return say("log-hand-dealt", name=say.people.marked(data["seat"]), cards=say.cards(data["cards"]))


def _wish_shown(data: Data, say: Naming) -> Told:
    name = say.people.marked(data["seat"])
    if not data["cards"]:
        return say("log-no-wish", name=name)
    return say("log-wish", name=name, cards=say.cards(data["cards"]), values=say.values(data["wishes"]))


def _card_given(data: Data, say: Naming) -> Told:
    giver, receiver = say.people.marked(data["giver"]), say.people.marked(data["receiver"])
    return say("log-given", giver=giver, receiver=receiver)


def _gift_seen(data: Data, say: Naming) -> Told:
    return say("log-gift", card=say.card(data["card"]))


def _cards_swapped(data: Data, say: Naming) -> Told:
    name = say.people.marked(data["seat"])
    return say("log-swapped", name=name, taken=say.card(data["taken"]), put=say.card(data["put"]))


def _exchange_seen(data: Data, say: Naming) -> Told:
    return say("log-exchange-seen", drawn=say.card(data["drawn"]), put=say.card(data["put"]))


def _card_exchanged(data: Data, say: Naming) -> Told:
    return say("log-exchanged", name=say.people.marked(data["seat"]), left=data["left"])


def _commander_chosen(data: Data, say: Naming) -> Told:
    return say("log-commander", name=say.people.marked(data["commander"]))


def _imagined_opened(data: Data, say: Naming) -> Told:
    return say("log-imagined", cards=say.cards(data["cards"]))


def _army_laid(data: Data, say: Naming) -> Told:
    return say("log-army", unit=say.marked(data["army"], data["value"]), cards=say.cards(data["cards"]))


def _officer_rolled(data: Data, say: Naming) -> Told:
    first, second = data["dice"]
    roll = f"{first} + {second} = **{data['total']}**"
    outcome = say(f"rolled-{data['outcome']}")
    return say("log-officer-roll", unit=say.marked(data["army"]), roll=roll, outcome=outcome)


def _officer_joined(data: Data, say: Naming) -> Told:
    return say("log-officer", card=say.card(data["card"]), unit=say.marked(data["army"]))


def _ability(data: Data, say: Naming) -> Told:
    effects = say.explained(data["effects"])
    return say("log-ability", card=say.card(data["card"]), unit=say.marked(data["army"]), effects=effects)


def _handicap(data: Data, say: Naming) -> Told:
    effects = say.explained(data["effects"])
    return say("log-handicap", card=say.card(data["card"]), unit=say.marked(data["army"]), effects=effects)


def _deserted(data: Data, say: Naming) -> Told:
    return say("log-deserted", card=say.card(data["card"]), unit=say.marked(data["army"]))


def _militia(data: Data, say: Naming) -> Told:
    return say("log-militia", unit=say.marked(data["militia"], data["value"]))


def _people_counted(data: Data, say: Naming) -> Told:
    return say(
        "log-people",
        people=data["people"],
        traitors=say.cards(data["traitors"]),
        officers=say.cards(data["officers"]),
    )


def _forged(data: Data, say: Naming) -> Told:
    return say("log-forged", unit=say.marked(data["army"]), count=data["count"])


def _turned(data: Data, say: Naming) -> Told:
    return say("log-turned", cards=say.listed([say.card(card) for card in data["cards"]]))


def _laid(data: Data, say: Naming) -> Told:
    troops = f"{say.card(data['troops'])} {say.effects(data['troops_effects'])}"
    if data["conditions"] is None:
        return say("log-laid-alone", troops=troops)
    conditions = f"{say.card(data['conditions'])} {say.effects(data['conditions_effects'])}"
    return say("log-laid", troops=troops, conditions=conditions)


# Phases 2 and 3


def _gathered(data: Data, say: Naming) -> Told:
    return say("log-gathered", count=data["count"])


def _revealed(data: Data, say: Naming) -> Told:
    return say("log-revealed", card=say.card(data["card"]), strength=data["strength"])


def _first(data: Data, say: Naming) -> Told:
    return say("log-first", unit=say.marked(data["army"]))


def _attack(data: Data, say: Naming) -> Told:
    at_umbar = data["target"] == UMBAR
    parts = [say.dice(data["dice"])]
    if data["lucky"]:
        parts.append(say("log-lucky", before=data["lucky"][0], after=data["lucky"][1]))
    target = say("umbar") if at_umbar else say.card(data["target"])
    key = "log-attack-again" if data["repeated"] else "log-attack"
    outcome = say(f"rolled-{data['outcome']}", count=data["hits"])
    unit = say.marked(data["unit"])
    return say(key, unit=unit, target=target, need=data["need"], dice=" · ".join(parts), outcome=outcome)


def _bonus_spent(data: Data, say: Naming) -> Told:
    return say("log-bonus-spent", name=say.people.marked(data["seat"]), bonus=data["bonus"])


def _bonus_raised(data: Data, say: Naming) -> Told:
    why = say(f"raised-{data['why']}")
    return say("log-bonus-raised", points=signed(data["points"]), bonus=data["bonus"], why=why)


def _spared(data: Data, say: Naming) -> Told:
    return say("log-spared", unit=say.marked(data["unit"]), effect=say.effects([data["why"]]))


def _why(why: str, say: Naming) -> str:
    return "" if why in ("miss", "whip") else f" ({say.effects([why])})"


def _card_lost(data: Data, say: Naming) -> Told:
    key = "log-officer-lost" if cards.rank(data["card"]) == cards.JACK else "log-card-lost"
    unit = say.marked(data["unit"])
    return say(key, unit=unit, card=say.card(data["card"])) + _why(data["why"], say)


def _people_lost(data: Data, say: Naming) -> Told:
    lost = say("log-people-lost", cards=say.cards(data["cards"]), left=data["left"])
    return lost + _why(data["why"], say)


def _fell(data: Data, say: Naming) -> Told:
    return say(f"log-fell-{data['to']}", unit=say.marked(data["unit"]), card=say.card(data["card"]))


def _weapons_lost(data: Data, say: Naming) -> Told:
    return say("log-weapons-lost", count=data["count"])


def _inherited(data: Data, say: Naming) -> Told:
    if data["heir"] == NOBODY:
        return say("log-weapons-lost", count=1)
    return say("log-inherited", unit=say.marked(data["unit"]), heir=say.marked(data["heir"]))


def _joined(data: Data, say: Naming) -> Told:
    return say("log-joined", unit=say.marked(data["unit"]), army=say.marked(data["army"]))


def _summoned(data: Data, say: Naming) -> Told:
    dice = ", ".join(f"**{die}**" if die == 6 else str(die) for die in data["dice"])
    return say("log-summoned", unit=say.marked(PEOPLE), dice=dice)


def _sixes(data: Data, say: Naming) -> Told:
    return say("log-sixes", sixes=data["sixes"])


def _sixes_taken(data: Data, say: Naming) -> Told:
    return say("log-sixes-taken", count=data["count"], left=data["left"])


def _lashed(data: Data, say: Naming) -> Told:
    if data["extra"]:
        return say("log-lashed-long", die=data["die"], extra=data["extra"], cards=data["cards"])
    return say("log-lashed", cards=data["cards"])


def _yielded(data: Data, say: Naming) -> Told:
    return say("log-yielded", unit=say.marked(data["unit"]), cards=say.cards(data["cards"]))


# Phase 4


def _filled(data: Data, say: Naming) -> Told:
    return say("log-filled", count=len(data["cards"]))


def _locks(data: Data, say: Naming) -> Told:
    locks = (
        f"{number} {say.suit(suit)} {'-'.join(str(cards.number(card)) for card in lock)}"
        for number, (suit, lock) in enumerate(zip(LOCK_SUITS, data["locks"], strict=True), 1)
    )
    return say("log-locks", locks=" · ".join(locks))


def _tool(data: Data, say: Naming) -> Told:
    tool = say(f"effect-{data['tool']}")
    return say("log-tool", name=say.people.marked(data["seat"]), tool=tool, card=say.card(data["card"]))


def _dealt(data: Data, say: Naming) -> Told:
    stacks = [f"{say.people.marked(seat)} {count}" for seat, count in enumerate(data["counts"])]
    return say("log-dealt", stacks=" · ".join(stacks))


def _card_turned(data: Data, say: Naming) -> Told:
    return say("log-card-turned", name=say.people.marked(data["seat"]), card=say.card(data["card"]))


def _lock_rolled(data: Data, say: Naming) -> Told:
    key = "log-lock-again" if data["repeated"] else "log-lock"
    return say(
        key,
        name=say.people.marked(data["seat"]),
        card=say.card(data["card"]),
        lock=data["lock"],
        number=str(data["number"]),
        dice=" ".join(map(str, data["dice"])),
        outcome=attempt_in_words(
            data["way"], data["reached"], data["changes"], data["outcome"], data["card"], say
        ),
    )


def attempt_in_words(way: str, reached: int, changes: Any, outcome: str, card: str, say: Naming) -> str:
    """Tell what came of a roll at a lock: how the number was opened, or why not."""
    if outcome == "opened":
        return say("tried-opened", how=", ".join(steps_in_words(way, reached, changes, say)))
    return say(f"tried-{outcome}", value=str(cards.number(card)))


def steps_in_words(way: str, reached: int, changes: Any, say: Naming) -> list[str]:
    """Tell the result of the dice that opened a number, and the changes made to it."""
    steps = [say(f"way-{way}", value=str(reached))]
    for tool, amount in changes:
        steps.append(f"±{amount} {say('tool-suit') if tool == SUIT else say.effects([tool])}")
    return steps


def _lock_opened(data: Data, say: Naming) -> Told:
    suit = say.suit(LOCK_SUITS[data["lock"] - 1])
    return say("log-lock-opened", lock=data["lock"], suit=suit)


def _failed(data: Data, say: Naming) -> Told:
    return say("log-failed", name=say.people.marked(data["seat"]), card=say.card(data["card"]))


# Votes, the end


def _passed(data: Data, say: Naming) -> Told:
    ballots = data["ballots"]
    # What passed tells itself; only that there was no majority must be said.
    return None if ballots.count(data["proposal"]) >= needed(len(ballots)) else say("log-casting-vote")


def _won(data: Data, say: Naming) -> Told:
    return say("log-won", cards=data["cards"], rank=say(f"rank-of-{data['rank']}"))


def _lost(data: Data, say: Naming) -> Told:
    return say(f"lost-{data['why']}")


TELLERS: Mapping[str, Callable[[Data, Naming], Told]] = MappingProxyType(
    {
        "table_set": _table_set,
        "hand_dealt": _hand_dealt,
        "wish_shown": _wish_shown,
        "card_given": _card_given,
        "gift_seen": _gift_seen,
        "cards_swapped": _cards_swapped,
        "halves_swapped": lambda data, say: say("log-halves"),
        "card_exchanged": _card_exchanged,
        "exchange_seen": _exchange_seen,
        "commander_chosen": _commander_chosen,
        "imagined_opened": _imagined_opened,
        "army_laid": _army_laid,
        "officer_rolled": _officer_rolled,
        "officer_joined": _officer_joined,
        "ability_gained": _ability,
        "handicap_suffered": _handicap,
        "card_deserted": _deserted,
        "militia_raised": _militia,
        "people_counted": _people_counted,
        "weapons_forged": _forged,
        "situation_turned": _turned,
        "situation_laid": _laid,
        "servants_gathered": _gathered,
        "servant_revealed": _revealed,
        "first_chosen": _first,
        "attack_rolled": _attack,
        "bonus_spent": _bonus_spent,
        "bonus_raised": _bonus_raised,
        "loss_spared": _spared,
        "card_lost": _card_lost,
        "people_lost": _people_lost,
        "unit_fell": _fell,
        "weapons_lost": _weapons_lost,
        "weapon_inherited": _inherited,
        "unit_joined": _joined,
        "umbar_summoned": _summoned,
        "sixes_set": _sixes,
        "sixes_taken": _sixes_taken,
        "umbar_beaten": lambda data, say: say("log-umbar-beaten"),
        "whip_lashed": _lashed,
        "cards_yielded": _yielded,
        "discard_filled": _filled,
        "locks_laid": _locks,
        "tool_kept": _tool,
        "stacks_dealt": _dealt,
        "card_turned": _card_turned,
        "lock_rolled": _lock_rolled,
        "lock_opened": _lock_opened,
        "try_failed": _failed,
        "vote_passed": _passed,
        "game_won": _won,
        "game_lost": _lost,
    }
)
"""What is not here another event or the scene tells: `rests_opened`, `servant_defeated`, `vote_cast` …"""
