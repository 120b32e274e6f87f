"""The state of a match of Royal Rescue, its options, and the rolls that everybody may look back on."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from games.core import Options, Seat
from games.core.vote import Ballots

PEOPLE = "people"
"""The name of the people where they fight like a unit."""


class RoyalRescueOptions(Options):
    """Choose the quests 1 to 3, in any mixture, and whether militias are raised from all hands together."""

    armed_mission: bool = False
    dark_power: bool = False
    cursed_dungeon: bool = False
    pooled_militias: bool = False


class Stage(StrEnum):
    """Say what is being decided or done at this moment."""

    SWAP = "swap"
    START = "start"
    EXCHANGE = "exchange"
    SHOW = "show"
    GIVE = "give"
    LAY = "lay"
    ARRAY = "array"
    IMAGINED = "imagined"
    OFFICERS = "officers"
    PROMOTE = "promote"
    WEAPONS = "weapons"
    CONDITIONS = "conditions"
    FIRST = "first"
    ATTACK = "attack"
    AGAIN = "again"
    HEIRS = "heirs"
    JOIN = "join"
    WHIP = "whip"
    TRY = "try"
    OPEN = "open"
    SLIP = "slip"
    END = "end"


@dataclass(frozen=True, slots=True)
class Unit:
    """An army (`a0`, `a1` …, by seat) or a militia (`m0` …); it has fallen when it has no `cards` left.

    `owner` is None for the army of the imagined hand and for militias; `turns` counts how often somebody
    acted for such a unit, which goes round the table. `cards` lie open, the next to be lost last.
    `marker` is the last card of a fallen army, which still shows who is a traitor.
    """

    id: str
    owner: Seat | None
    value: int
    cards: tuple[str, ...]
    officer: str | None = None
    weapons: tuple[str, ...] = ()
    ability: str | None = None
    handicap: str | None = None
    missed: bool = False
    turns: int = 0
    marker: str | None = None

    @property
    def is_army(self) -> bool:
        """Tell an army from a militia."""
        return self.id[0] == "a"


@dataclass(frozen=True, slots=True)
class Gift:
    """A card that was given in secret; only its giver and receiver know which."""

    giver: Seat
    receiver: Seat
    card: str


@dataclass(frozen=True, slots=True)
class Die:
    """A die as it lies: what was rolled, what was put on it, what it comes to, and whether that is enough."""

    rolled: int
    bonuses: tuple[str, ...]
    total: int
    hit: bool


@dataclass(frozen=True, slots=True)
class Roll:
    """A roll of phase 1 to 3, explained.

    `kind` is officer, servant, umbar, summons or whip. `who` rolled it: a unit or the people; `seat`
    held the dice. `target` is the servant or umbar. `need` is what a die must reach. `outcome` is one
    word for what came of it. `lucky` is the die that luck rolled again, as (before, after).
    """

    kind: str
    who: str
    seat: Seat
    dice: tuple[Die, ...]
    target: str
    need: int
    hits: int
    outcome: str
    lucky: tuple[int, ...] = ()
    repeated: int = 0


@dataclass(frozen=True, slots=True)
class Attempt:
    """A roll at a lock, explained.

    `way` is what opened the number: double, sum, difference, face, added or subtracted; or empty.
    `reached` is that result before it was changed by `changes`, pairs of tool and amount. `outcome` is
    opened, again (it hit the own card) or missed.
    """

    seat: Seat
    card: str
    lock: int
    number: int
    dice: tuple[int, ...]
    way: str
    reached: int
    changes: tuple[tuple[str, int], ...]
    outcome: str
    repeated: int = 0


@dataclass(frozen=True, slots=True)
class State:
    """A match between two moves. Piles have their top first; `draft.Draft` has the same fields.

    `part` is the phase of the rulebook, 1 to 4; `moment` dates the controls; `actor` must act where
    only one may; `rota` counts the rolls of the people, which are made in turn.

    Phase 1: `hands` are secret until armies are laid; `halves` of the imagined hand; `swaps` by seat
    (taken, put); `shown` by seat; `gifts`; `picks` of army values by seat; `rests` lie open after that,
    the imagined hand's last. `queue` holds who is still to come (seats as text, or units). `rolls` are
    left to the unit in turn, `fits` the armies that may get the officer it rolled.

    `recent` are the rolls that the last press with dice made in phases 1 to 3, in order.

    Phases 2 and 3: `turned` are the two situation cards of step 6. `buried` counts the cards at the
    bottom of `servants` that all have seen. `places` are servants one and two; `tally` the units that
    have defeated the first one once. `unit` attacks `target`, has `repeated` the roll so often, and has
    had its `luck`. `estate` are the weapons of the fallen `estate_of`. `sixes` are Umbar's, `whip` the
    cards it still takes. `arms` are weapons of the people (quest 1).

    Phase 4: `locks` from the left to the right; `stacks` by seat; `trying` with `card`, on which the
    tools `spent` are used up; `tools` by seat and the cards `kept` for them; `commons` stem from the people.
    """

    options: RoyalRescueOptions
    seats: int
    commander: Seat
    stage: Stage
    part: int
    moment: int
    actor: Seat
    rota: int
    ballots: Ballots
    royals: tuple[str, ...]
    situation: tuple[str, ...]
    jacks: tuple[str, ...]
    hands: tuple[tuple[str, ...], ...]
    halves: tuple[tuple[str, ...], ...]
    swaps: tuple[tuple[str, str] | None, ...]
    shown: tuple[tuple[str, ...], ...]
    gifts: tuple[Gift, ...]
    picks: tuple[int | None, ...]
    rests: tuple[tuple[str, ...], ...]
    queue: tuple[str, ...]
    rolls: int
    fits: tuple[str, ...]
    units: tuple[Unit, ...]
    people: tuple[str, ...]
    arms: tuple[str, ...]
    turned: tuple[str, ...]
    troops_card: str | None
    conditions_card: str | None
    servants: tuple[str, ...]
    buried: int
    places: tuple[str, ...]
    tally: tuple[str, ...]
    discard: tuple[str, ...]
    gone: tuple[str, ...]
    bonus: int
    unit: str
    target: str
    repeated: int
    luck: bool
    estate: tuple[str, ...]
    estate_of: str
    sixes: int
    whip: int
    locks: tuple[tuple[str, ...], ...]
    stacks: tuple[tuple[str, ...], ...]
    trying: Seat
    card: str | None
    spent: tuple[str, ...]
    tools: tuple[tuple[str, ...], ...]
    kept: tuple[str, ...]
    commons: tuple[str, ...]
    recent: tuple[Roll, ...]
    last_attempt: Attempt | None
    won: bool | None
