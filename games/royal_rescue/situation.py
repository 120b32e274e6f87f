"""The situation cards as data: what each rank and each suit does in each of the four roles.

The source of the table is the rulings ("Situation cards"); the rulebook's own table is lost, and it
fixes only the king's and queen's abilities, the spade's ability, and the joker's and queen's troops.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from functools import cache
from types import MappingProxyType

from games.core import cards


class Role(StrEnum):
    """Say how a situation card lies: beside one army, or for everybody."""

    ABILITY = "ability"
    HANDICAP = "handicap"
    TROOPS = "troops"
    CONDITIONS = "conditions"


class Effect(StrEnum):
    """Name everything that a situation card can do; each effect belongs to one role."""

    HERO = "hero"
    CURSE = "curse"
    SERVANTS_UP = "servants_up"
    BOTTLENECK = "bottleneck"
    LOCKSMITH = "locksmith"
    LEADERLESS = "leaderless"
    DISCIPLINE = "discipline"
    FOG = "fog"
    PICKLOCK = "picklock"
    BLUNT = "blunt"
    TRAITORS_DOWN = "traitors_down"
    RUST = "rust"
    REACH = "reach"
    SHORT_ARMS = "short_arms"
    EXHAUSTED = "exhausted"
    LONG_WHIP = "long_whip"
    BRAVE = "brave"
    PANIC = "panic"
    GOOD_SPIRITS = "good_spirits"
    FEAR = "fear"
    IMPACT = "impact"
    WEAKNESS = "weakness"
    DISCORD = "discord"
    DARK_FORCE = "dark_force"
    LUCK = "luck"
    DESERTION = "desertion"
    WELL_PAID = "well_paid"
    NO_REWARD = "no_reward"


_ROLES = (Role.ABILITY, Role.HANDICAP, Role.TROOPS, Role.CONDITIONS)
_TABLE: Mapping[str, tuple[Effect, Effect, Effect, Effect]] = MappingProxyType(
    {
        # by rank or suit:  ability, handicap, troops, conditions
        cards.JOKER: (Effect.HERO, Effect.CURSE, Effect.SERVANTS_UP, Effect.BOTTLENECK),
        cards.KING: (Effect.LOCKSMITH, Effect.LEADERLESS, Effect.DISCIPLINE, Effect.FOG),
        cards.QUEEN: (Effect.PICKLOCK, Effect.BLUNT, Effect.TRAITORS_DOWN, Effect.RUST),
        cards.SPADES: (Effect.REACH, Effect.SHORT_ARMS, Effect.EXHAUSTED, Effect.LONG_WHIP),
        cards.HEARTS: (Effect.BRAVE, Effect.PANIC, Effect.GOOD_SPIRITS, Effect.FEAR),
        cards.CLUBS: (Effect.IMPACT, Effect.WEAKNESS, Effect.DISCORD, Effect.DARK_FORCE),
        cards.DIAMONDS: (Effect.LUCK, Effect.DESERTION, Effect.WELL_PAID, Effect.NO_REWARD),
    }
)

FROM_RULEBOOK = frozenset(
    {Effect.LOCKSMITH, Effect.PICKLOCK, Effect.REACH, Effect.SERVANTS_UP, Effect.TRAITORS_DOWN}
)
"""The cells that the rulebook's text fixes; all others are our table, and shown as that."""

# What the effects with a number in them do (rulings, "Situation cards").
LONG_WHIP_CARDS = 2
FEAR_CARDS = 5
DARK_FORCE_SIXES = 2
WELL_PAID_POINTS = 1
LOCKSMITH_CHANGE = 2
PICKLOCK_CHANGE = 1


@cache
def effects(card: str | None, role: Role) -> tuple[Effect, ...]:
    """Return what a situation card does in a role, by its rank and, unless it is a joker, by its suit."""
    if card is None:
        return ()
    column = _ROLES.index(role)
    keys = (cards.rank(card), cards.suit(card))
    return tuple(_TABLE[key][column] for key in keys if key)


def named(card: str | None, role: Role) -> list[str]:
    """Return the names of the effects of a card."""
    return [effect.value for effect in effects(card, role)]
