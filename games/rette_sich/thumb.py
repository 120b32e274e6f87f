"""Rules of thumb: a Smurf is in danger by its distance from the next open door."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from games.core import Seat
from games.rette_sich.model import Stage, State
from games.rette_sich.moves import Offer, RetteSichMove
from games.rette_sich.offers import offers, places
from games.rette_sich.track import distances

_DANGER = (0.3, 1.0, 1.2, 1.4, 1.65, 1.9, 2.2, 2.5, 2.8, 3.1)
"""How likely a Smurf is to be the one left outside, by its distance; one against the other, tuned by play."""

_CROWD = 0.2
"""What each Smurf that already stands on a square adds for the next one placed there."""


def _danger(state: State, houses: tuple[int, ...], squares: Iterable[int | None]) -> float:
    """Add up the danger of Smurfs on `squares` when these houses are open."""
    if not houses:
        return 0.0
    ahead = distances(state.board, houses)
    furthest = len(_DANGER) - 1
    return sum([_DANGER[min(ahead[square], furthest)] for square in squares if square is not None])


def _outside(state: State, seat: Seat) -> list[int | None]:
    own = state.own(seat)
    return [state.squares[smurf] if state.inside[smurf] is None else None for smurf in own]


def fears(state: State) -> list[float]:
    """Value the moves on offer, in their order, by the danger the mover's own Smurfs are in afterwards."""
    match state.stage:
        case Stage.PLACE:
            return [
                _danger(state, state.houses, (place.square,)) + _CROWD * state.squares.count(place.square)
                for place in places(state.board)
            ]
        case Stage.REMOVE:
            own = [state.squares[smurf] for smurf in state.own(state.turn)]
            return [
                _danger(state, tuple(left for left in state.houses if left != house), own)
                for house in state.houses
            ]
        case Stage.MOVE | Stage.ENTER:
            own = _outside(state, state.turn)
            doors = state.open_houses()
            return [_danger(state, *_after(offer, doors, own)) for offer in offers(state)]
        case _:
            return [0.0]


def _after(
    offer: Offer, doors: tuple[int, ...], own: Sequence[int | None]
) -> tuple[tuple[int, ...], list[int | None]]:
    squares = list(own)
    if offer.house is None:
        squares[offer.move.smurf - 1] = offer.path[-1]
        return doors, squares
    squares[offer.move.smurf - 1] = None
    return tuple([house for house in doors if house != offer.house]), squares


def best(state: State, moves: Sequence[RetteSichMove]) -> RetteSichMove:
    """Return the move with the least to fear."""
    if len(moves) == 1:
        return moves[0]
    values = fears(state)
    return moves[values.index(min(values))]


def worth(state: State, seat: Seat) -> float:
    """Return the share of the Smurfs still in play that a seat can hope to have after this round."""
    if state.stage is Stage.END:
        return float(seat == state.turn)
    own = [state.lost[smurf] for smurf in state.own(seat)].count(None)
    everybody = state.lost.count(None)
    if state.stage in (Stage.PLACE, Stage.REMOVE):
        return own / everybody
    doors = state.open_houses()
    risks = [_danger(state, doors, _outside(state, other)) for other in range(state.seats)]
    return (own - risks[seat] / sum(risks)) / (everybody - 1)
