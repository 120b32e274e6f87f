"""What is seen of a match: the common situation for everybody; hands, gifts and stack tops for one seat."""

from __future__ import annotations

from dataclasses import dataclass

from games.core import PublicView, Seat, SeatView
from games.core.vote import Poll
from games.royal_rescue.model import Attempt, Gift, Roll, RoyalRescueOptions, Unit


@dataclass(frozen=True, slots=True)
class UnitSight:
    """An army or a militia: what lies there, and what it rolls now with which bonuses.

    `abilities` and `handicaps` are the effects of its situation cards by name; they end with it.
    """

    unit: Unit
    abilities: tuple[str, ...]
    handicaps: tuple[str, ...]
    dice: int
    officer_counts: bool
    weapons_count: int


@dataclass(frozen=True, slots=True)
class Wish:
    """The cards that a seat has shown, and the values that they can mean."""

    seat: Seat
    cards: tuple[str, ...]
    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Servant:
    """A servant in its place: what a die must reach, and by whom it has been defeated once of twice."""

    card: str
    strength: int
    traitor: bool
    defeats_needed: int
    defeated_by: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Lock:
    """A lock of the dungeon: its ace, its suit, and the cards that are still closed, from left to right."""

    number: int
    ace: str
    cards: tuple[str, ...]
    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Trial:
    """Who tries the lock, with which card, on which number, and which tools are left for this card.

    `common` tells that the card stems from the people, which matters in quest 3.
    """

    seat: Seat
    card: str
    lock: int
    number: int
    tools: tuple[str, ...]
    common: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Public(PublicView):
    """The common situation.

    `part` is the phase of the rulebook and `stage` what is being decided. `hands` and `stacks` are
    numbers of cards by seat. `gifts` are pairs of giver and receiver. `rests` lie open between the
    armies and the people. `people` are sorted: their order is not known. `acting` is the unit in turn
    (or the people), `target` what it attacks. `rolls_left` are those of step 2, or the exchanges left.
    `recent` are the rolls of the last press with dice: all of an army in step 2, an attack with the fire
    whip after it in phase 3; the last one is the one that may be repeated.
    """

    options: RoyalRescueOptions
    seats: int
    commander: Seat
    part: int
    stage: str
    royals: tuple[str, ...]
    situation_left: int
    jacks_left: int
    bonus: int
    hands: tuple[int, ...]
    imagined_cards: int
    imagined_values: tuple[int, ...]
    wishes: tuple[Wish, ...]
    gifts: tuple[tuple[Seat, Seat], ...]
    chosen: tuple[bool, ...]
    rests: tuple[tuple[str, ...], ...]
    rolls_left: int
    acting: str
    target: str
    units: tuple[UnitSight, ...]
    people: tuple[str, ...]
    people_dice: int
    people_weapons: int
    turned: tuple[str, ...]
    troops_card: str | None
    troops_effects: tuple[str, ...]
    conditions_card: str | None
    conditions_effects: tuple[str, ...]
    servants_left: int
    places: tuple[Servant, ...]
    sixes: int
    whip: int
    estate: int
    estate_of: str
    discard: int
    gone: int
    locks: tuple[Lock, ...]
    stacks: tuple[int, ...]
    tools: tuple[tuple[str, ...], ...]
    trial: Trial | None
    recent: tuple[Roll, ...]
    last_attempt: Attempt | None
    poll: Poll | None
    cards_left: int
    rank: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Private(SeatView):
    """A seat's secrets.

    `imagined` are the cards of the imagined hand that this seat knows, `swap` what it has picked there
    (taken, put), `army` the value it has picked. `given` and `received` are its gifts. `top` is the top
    card of its stack.
    """

    hand: tuple[str, ...]
    imagined: tuple[str, ...]
    swap: tuple[str, ...]
    army: int | None
    given: tuple[Gift, ...]
    received: tuple[Gift, ...]
    top: str | None
