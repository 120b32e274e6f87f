"""A table laid for a test: states with exactly these cards, and dice that fall as they are told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, TypeVar

from games.core import Event, Rng, Seat, cards
from games.royal_rescue import GAME, set_up
from games.royal_rescue.model import RoyalRescueOptions, Stage, State, Unit

T = TypeVar("T")
SEED = b"stammtisch"

PILES = (
    *("royals", "situation", "jacks", "people", "arms", "turned"),
    *("servants", "places", "discard", "gone", "estate", "kept"),
)
LOTS = ("hands", "halves", "rests", "locks", "stacks")
"""The fields of a state that hold cards, and those that hold several lots of cards."""


class Dice(Rng):
    """Roll the given faces, in order; leave every pile as it lies."""

    def __init__(self, *faces: int) -> None:
        super().__init__(SEED, 0)
        self.faces = list(faces)

    def die(self, sides: int = 6) -> int:
        return self.faces.pop(0)

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        return tuple(items)


def options(**chosen: bool) -> RoyalRescueOptions:
    return RoyalRescueOptions(**chosen)


def start(seats: int, seed: bytes = SEED, **chosen: bool) -> State:
    """Return a match that has just been dealt."""
    return GAME.setup(seats, options(**chosen), Rng(seed, 0)).state


def laid(seats: int, stage: Stage, part: int, **changes: Any) -> State:
    """Return a match without hands or piles, commander 0, except for what is laid by `changes`."""
    empty = set_up.deal(seats, RoyalRescueOptions(), Rng(SEED, 0))
    bare: dict[str, Any] = {
        "stage": stage,
        "part": part,
        "commander": 0,
        "actor": 0,
        "hands": (),
        "halves": (),
        "swaps": (),
        "picks": (),
        "servants": (),
        "people": (),
        "bonus": 0,
        "ballots": (None,) * seats if stage.value in {"conditions", "first", "whip", "try"} else (),
    }
    return replace(empty, **{**bare, **changes})


def army(number: int, value: int, size: int, **changes: Any) -> Unit:
    """Return the army of seat `number`, with so many cards of a value."""
    unit = Unit(f"a{number}", number, value, tuple(reversed(cards.of_rank(value)))[:size])
    return replace(unit, **changes)


def militia(number: int, value: int, size: int = 4, **changes: Any) -> Unit:
    """Return a militia."""
    unit = Unit(f"m{number}", None, value, tuple(reversed(cards.of_rank(value)))[:size])
    return replace(unit, **changes)


def fight(*units: Unit, places: tuple[str, ...], seats: int = 3, **changes: Any) -> State:
    """Return phase 2 with the first army (or militia) in turn."""
    return laid(seats, Stage.ATTACK, 2, **{"units": units, "places": places, "unit": units[0].id, **changes})


def siege(*units: Unit, sixes: int, seats: int = 3, **changes: Any) -> State:
    """Return phase 3 with the first unit in turn, the others after it."""
    queue = tuple(unit.id for unit in units[1:])
    first = units[0].id if units else "people"
    return laid(
        seats,
        Stage.ATTACK,
        3,
        **{"units": units, "sixes": sixes, "unit": first, "queue": queue, **changes},
    )


def press(state: State, token: str, *faces: int, seat: Seat | None = None) -> tuple[State, list[Event]]:
    """Press what reads `token`, for the one awaited unless `seat` says who; the dice fall as given."""
    actor = min(GAME.awaiting(state)) if seat is None else seat
    move = next(move for move in GAME.legal(state, actor) if move.token == token)
    step = GAME.play(state, actor, move, Dice(*faces))
    return step.state, list(step.events)


def vote_all(state: State, token: str, *faces: int) -> tuple[State, list[Event]]:
    """Let everybody who is asked vote for `token` until it passes."""
    stage, moment = state.stage, state.moment
    events: list[Event] = []
    while (state.stage, state.moment) == (stage, moment):
        state, told = press(state, token, *faces)
        events += told
    return state, events


def tokens(state: State, seat: Seat | None = None) -> list[str]:
    """Return what the one awaited, or this seat, may press."""
    actor = min(GAME.awaiting(state)) if seat is None else seat
    return [move.token for move in GAME.legal(state, actor)]


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def named(events: list[Event], kind: str) -> Event:
    return next(event for event in events if event.kind == kind)


def every_card(state: State) -> list[str]:
    """Return all cards that lie anywhere, but for the aces and Umbar, which never move."""
    piles = [getattr(state, name) for name in PILES]
    for name in LOTS:
        piles += getattr(state, name)
    for unit in state.units:
        piles += [unit.cards, unit.weapons]
        piles.append([unit.officer, unit.ability, unit.handicap, unit.marker])
    piles.append([state.troops_card, state.conditions_card, state.card])
    return [card for pile in piles for card in pile if card is not None]
