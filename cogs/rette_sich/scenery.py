"""Where everything stands in the picture of a table, from its public view."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Any, Final

from bot.ui.people import People
from bot.ui.pictures import template
from cogs.rette_sich.meadow import MARGIN, Meadow, Spot, curve, meadow
from cogs.rette_sich.telling import loss, walks
from games.core import Seat
from games.rette_sich.views import Door, Public, Smurf

HERE: Final = Path(__file__).parent

CROWDS: Final = ((1, 74, 0), (2, 68, 33), (3, 62, 30), (8, 54, 29))
"""Up to so many Smurfs on a square stand so tall, and so far apart: the mark of each stays in sight."""

MOST_ABREAST: Final = 3
"""More Smurfs than that on a square stand in two rows, the one behind looking over the heads before it."""

FEET: Final = 3
"""How far below the middle of its square a Smurf stands, above the square's number."""

PLATE_HEIGHT: Final = 66
GAP: Final = 14


@dataclass(frozen=True, slots=True)
class Figure:
    """A Smurf on the meadow, by its feet; `badge` is its number where it may move, else 0."""

    x: float
    y: float
    size: int
    seat: Seat
    badge: int = 0


@dataclass(frozen=True, slots=True)
class Goal:
    """Where Smurfs of these numbers would land."""

    x: float
    y: float
    house: int | None
    numbers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Trail:
    """A walk since the last turn of whose turn it is; x and y are where it began."""

    seat: Seat
    path: str
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Plate:
    """What stands below the meadow about a person. `waiting` counts the Smurfs not yet placed."""

    x: float
    y: float
    width: float
    seat: Seat
    name: str
    is_active: bool
    is_out: bool
    is_winner: bool
    waiting: int
    die: int | None


def draw(view: Public, people: People) -> str:
    """Return the table as SVG."""
    ground = meadow(view.board)
    below = list(plates(view, people, ground.board.height + 22))
    return template(HERE, "table").render(
        height=below[-1].y + PLATE_HEIGHT + 34,
        margin=MARGIN,
        board=ground.board,
        meadow=ground,
        lair=view.lair,
        houses=[_house(view, ground, at) for at in range(len(view.houses))],
        squares=list(_squares(view, ground)),
        trails=list(trails(view, ground)),
        figures=sorted(figures(view, ground), key=lambda figure: (figure.y, figure.badge, figure.x)),
        goals=list(goals(view, ground)),
        lost=_lost(view, ground),
        people=below,
    )


def _house(view: Public, ground: Meadow, at: int) -> dict[str, Any]:
    house, place = view.houses[at], ground.board.houses[at]
    gate = ground.doors[house.number]
    return {
        "x": place.x,
        "y": place.y,
        "number": house.number,
        "door": str(house.door),
        "seat": house.seat,
        "gate": gate,
    }


def _squares(view: Public, ground: Meadow) -> Iterator[dict[str, Any]]:
    open_houses = {house.number for house in view.houses if house.door is Door.OPEN}
    gates = {place.square: place.number for place in ground.board.houses if place.number in open_houses}
    occupied = {smurf.square for smurf in view.smurfs if smurf.house is None}
    if lost := loss(view):
        occupied.add(lost.path[-1])
    for square in ground.board.squares:
        gate = ground.doors[gates[square.number]] if square.number in gates else None
        yield {
            "x": square.x,
            "y": square.y,
            "number": square.number,
            "gate": gate,
            "is_occupied": square.number in occupied,
        }


def _outside(view: Public) -> list[tuple[int, list[Smurf]]]:
    found = [smurf for smurf in view.smurfs if smurf.square is not None and smurf.house is None]
    # Those that may move stand in front.
    found.sort(key=lambda smurf: (smurf.square, _is_movable(smurf, view), smurf.seat, smurf.number))
    return [(square or 0, list(crowd)) for square, crowd in groupby(found, key=lambda smurf: smurf.square)]


def figures(view: Public, ground: Meadow) -> Iterator[Figure]:
    """Return every Smurf out of doors where it stands."""
    for square, crowd in _outside(view):
        x, y = ground.spots[square]
        size, step = next((size, step) for most, size, step in CROWDS if len(crowd) <= most)
        behind = len(crowd) // 2 if len(crowd) > MOST_ABREAST else 0
        for row, up in ((crowd[:behind], size * 0.7), (crowd[behind:], 0.0)):
            # Half the row, and half a Smurf at its end, stay on the meadow.
            half = (len(row) - 1) * step / 2
            room = MARGIN + 8 + half + size * 0.36
            left = min(max(x, room), ground.board.width - room) - half
            for at, smurf in enumerate(row):
                badge = smurf.number if _is_movable(smurf, view) else 0
                yield Figure(left + at * step, y + FEET - up, size, smurf.seat, badge)


def _is_movable(smurf: Smurf, view: Public) -> bool:
    return smurf.seat == view.turn and any(offer.move.smurf == smurf.number for offer in view.offers)


def _lost(view: Public, ground: Meadow) -> Figure | None:
    """Return the Smurf that found no house, where it stood."""
    deed = loss(view)
    if deed is None:
        return None
    x, y = ground.spots[deed.path[-1]]
    return Figure(x, y + FEET, CROWDS[0][1], deed.seat)


def goals(view: Public, ground: Meadow) -> Iterator[Goal]:
    """Return where the Smurfs that may move would land."""
    houses = {place.number: place for place in ground.board.houses}
    reached: dict[tuple[Spot, int | None], list[int]] = {}
    for offer in view.offers:
        place = None if offer.house is None else houses[offer.house]
        spot = ground.spots[offer.path[-1]] if place is None else (place.x, place.y)
        reached.setdefault((spot, offer.house), []).append(offer.move.smurf)
    for (spot, house), numbers in reached.items():
        yield Goal(*spot, house, tuple(sorted(numbers, reverse=True)))


def trails(view: Public, ground: Meadow) -> Iterator[Trail]:
    """Return the walks to show, the newest last."""
    houses = {place.number: place for place in ground.board.houses}
    found = walks(view)
    for at, deed in enumerate(found):
        # Side by side where they share squares; the newest runs along the middle.
        aside = 9 * (len(found) - 1 - at) * (-1 if at % 2 else 1)
        points = [_aside(ground.spots[square], aside) for square in deed.path]
        if deed.house is not None:
            points.append((houses[deed.house].x, houses[deed.house].y + 30))
        yield Trail(deed.seat, curve(points), *points[0])


def _aside(spot: Spot, by: float) -> Spot:
    return (spot[0] + by, spot[1] + by)


def plates(view: Public, people: People, top: float) -> Iterator[Plate]:
    """Return everybody's plate, two in a row, from `top` on."""
    seats = range(len(view.acted))
    width = (1000 - 2 * MARGIN - 16 - GAP) / 2
    winners = view.outcome.winners if view.outcome else ()
    for seat in seats:
        own = [smurf for smurf in view.smurfs if smurf.seat == seat]
        yield Plate(
            x=MARGIN + 8 + (seat % 2) * (width + GAP),
            y=top + (seat // 2) * (PLATE_HEIGHT + GAP),
            width=width,
            seat=seat,
            name=people.plain(seat),
            is_active=seat in (winners or view.awaiting),
            is_out=all(smurf.lost is not None for smurf in own),
            is_winner=seat in winners,
            waiting=sum(smurf.square is None and smurf.lost is None for smurf in own),
            die=None if winners else _last_roll(view, seat),
        )


def _last_roll(view: Public, seat: Seat) -> int | None:
    if view.die is not None and seat == view.turn:
        return view.die
    rolled: Sequence[int] = [deed.die for deed in view.deeds if deed.seat == seat and deed.die is not None]
    return rolled[-1] if rolled else None
