"""A match while a move is being made: the fields of `State`, open to change, with its dice and its events."""

from __future__ import annotations

from dataclasses import fields, replace
from operator import attrgetter
from typing import Any

from games.core import Event, Rng, Seat, Step
from games.core.vote import Ballots, blank
from games.royal_rescue.model import PEOPLE, Attempt, Gift, Roll, RoyalRescueOptions, Stage, State, Unit

MOST_BONUS = 6
"""The bonus die has six sides (rulebook, "Bonuswürfel")."""

_FIELDS = tuple(field.name for field in fields(State))
_read = attrgetter(*_FIELDS)


class Draft:
    """Change a copy of a state step by step, then `freeze` it with all that happened."""

    __slots__ = (*_FIELDS, "events", "rng", "rolled")

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

    def __init__(self, state: State, rng: Rng) -> None:
        """Copy `state`; `rng` deals the chance of this move."""
        for name, value in zip(_FIELDS, _read(state), strict=True):
            setattr(self, name, value)
        self.events: list[Event] = []
        self.rng = rng
        self.rolled = False

    def freeze(self) -> Step[State]:
        """Return the changed state and what happened."""
        return Step(State(*_read(self)), tuple(self.events))

    def tell(self, kind: str, **data: Any) -> None:
        """Note something that everybody may know."""
        self.events.append(Event(kind, data))

    def whisper(self, kind: str, *seats: Seat, **data: Any) -> None:
        """Note something that only these seats may know."""
        self.events.append(Event(kind, data, frozenset(seats)))

    def remember(self, roll: Roll) -> None:
        """Keep a roll for all to look at, with the others of this move."""
        self.recent = (*self.recent, roll) if self.rolled else (roll,)
        self.rolled = True

    def enter(self, stage: Stage, actor: Seat = 0) -> None:
        """Begin a new moment, in which `actor` decides; earlier controls become stale."""
        self.stage, self.actor, self.ballots = stage, actor, ()
        self.moment += 1

    def call_vote(self, stage: Stage) -> None:
        """Begin a new moment, in which the team votes."""
        self.enter(stage)
        self.ballots = blank(self.seats)

    def raise_bonus(self, points: int, why: str) -> None:
        """Raise the bonus die, never above six; a die that was set aside comes back."""
        self.bonus = min(MOST_BONUS, self.bonus + points)
        self.tell("bonus_raised", points=points, bonus=self.bonus, why=why)

    def unit_called(self, name: str) -> Unit:
        """Return the army or militia of this id."""
        return next(unit for unit in self.units if unit.id == name)

    def change(self, name: str, **changes: Any) -> Unit:
        """Change some fields of a unit and return it as it is now."""
        changed = replace(self.unit_called(name), **changes)
        self.units = tuple(changed if unit.id == name else unit for unit in self.units)
        return changed

    def hand_for(self, name: str) -> Seat:
        """Return who acts for a unit or the people: the owner, or the people at the table in turn."""
        if name == PEOPLE:
            turns, self.rota = self.rota, self.rota + 1
            return (self.commander + turns) % self.seats
        unit = self.unit_called(name)
        if unit.owner is not None:
            return unit.owner
        self.change(name, turns=unit.turns + 1)
        return (self.commander + unit.turns) % self.seats


Table = State | Draft
"""What can be looked at: a match at rest or on its way."""
