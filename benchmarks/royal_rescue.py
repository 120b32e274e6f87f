"""Measure Royal Rescue: how often computer players and chance win, and how fast it is played.

`python -m benchmarks.royal_rescue [matches]`. An independent simulation with plain rules of thumb won
about 69 / 68 / 54 % of matches of 2 / 3 / 4 people, and 22 % alone with a conditions card, which ours
has not.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from time import perf_counter

from games.core import Rng, Seat
from games.royal_rescue import GAME
from games.royal_rescue.model import RoyalRescueOptions, State
from games.royal_rescue.moves import RoyalRescueMove

Choice = Callable[[State, Seat, Rng], RoyalRescueMove]


def by_chance(state: State, seat: Seat, rng: Rng) -> RoyalRescueMove:
    """Return any move."""
    return rng.choice(GAME.legal(state, seat))


def by_computer(state: State, seat: Seat, rng: Rng) -> RoyalRescueMove:
    """Return the move of the computer player."""
    return GAME.suggest(state, seat, GAME.legal(state, seat), rng)


def play(seats: int, options: RoyalRescueOptions, number: int, choice: Choice) -> tuple[bool, int, float]:
    """Play one match; return whether it was won, its decisions, and the longest choice in seconds."""
    rng = Rng(b"benchmark", number)
    state = GAME.setup(seats, options, rng).state
    decisions, longest = 0, 0.0
    while waiting := GAME.awaiting(state):
        seat = min(waiting)
        before = perf_counter()
        move = choice(state, seat, rng)
        longest = max(longest, perf_counter() - before)
        state = GAME.apply(state, seat, move, rng).state
        decisions += 1
    return bool(state.won), decisions, longest


def measure(name: str, seats: int, options: RoyalRescueOptions, matches: int, choice: Choice) -> None:
    """Play some matches and print what they came to."""
    before = perf_counter()
    played = [play(seats, options, number, choice) for number in range(matches)]
    seconds = perf_counter() - before
    wins = sum(won for won, _, _ in played)
    decisions = sum(count for _, count, _ in played)
    longest = max(time for _, _, time in played)
    print(
        f"{name:9} {seats} people: {100 * wins / matches:5.1f} % won,"
        f" {decisions / matches:5.1f} decisions a match, {decisions / seconds:7.0f} a second,"
        f" longest choice {1000 * longest:5.1f} ms"
    )


def main() -> None:
    """Print the figures of chance, of the computer players, and of each quest."""
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    plain = RoyalRescueOptions()
    for seats in range(1, 5):
        measure("chance", seats, plain, matches, by_chance)
        measure("computer", seats, plain, matches, by_computer)
    for field in RoyalRescueOptions.model_fields:
        measure(field[:9], 3, RoyalRescueOptions(**{field: True}), matches, by_computer)


if __name__ == "__main__":
    main()
