"""Measure random decisions a second of every game on one core: `python -m benchmarks.decisions [game …]`.

A decision is what a driver does for one move: ask who is awaited and what is legal, draw one, play it.
Other work on the machine only ever slows a run down, so the best of many short runs counts, in
processor time. The last column sets it against a loop of plain Python measured in between: how many
of its turns one decision costs. It is the figure to compare between machines and moments.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable, Sequence
from typing import Any

from games import all_games
from games.core import Game, Rng

RUNS = 40
DECISIONS = 400
TURNS = 5_000
SEED = bytes(32)


def baseline() -> int:
    """Turn a loop of plain Python; return the number of turns."""
    value = 0
    for turn in range(TURNS):
        value = (value * 31 + turn) % 1_000_003
    return TURNS


def decisions(game: Game[Any, Any, Any], seats: int, chooser: random.Random) -> int:
    """Play random matches until enough decisions are made; return their number."""
    made = 0
    while made < DECISIONS:
        state = game.setup(seats, game.options_type(), Rng(SEED, chooser.getrandbits(32))).state
        while waiting := game.awaiting(state):
            made += 1
            seat = min(waiting)
            move = chooser.choice(game.legal(state, seat))
            state = game.play(state, seat, move, Rng(SEED, made)).state
    return made


def cost(run: Callable[[], int]) -> float:
    """Return the processor time of one unit of a run, in seconds."""
    start = time.process_time()
    return 1 / (run() / (time.process_time() - start))


def report(game: Game[Any, Any, Any], seats: int) -> None:
    """Print the line of one game and number of players."""
    chooser = random.Random(seats)
    decision = turn = float("inf")
    for _ in range(RUNS):
        turn = min(turn, cost(baseline))
        decision = min(decision, cost(lambda: decisions(game, seats, chooser)))
    print(f"{game.info.id:14}{seats:6}{1 / decision:13,.0f}{decision / turn:9.0f}", flush=True)


def main(arguments: Sequence[str] | None = None) -> None:
    """Print the table of all games, or of those named."""
    parser = argparse.ArgumentParser(description="Random decisions a second of every game.")
    parser.add_argument("games", nargs="*", metavar="game", help="ids of games (default: all)")
    wanted = parser.parse_args(arguments).games or list(all_games())
    print(f"{'game':14}{'seats':>6}{'decisions/s':>13}{'turns':>9}")
    for name in wanted:
        game = all_games()[name]
        for seats in range(game.info.min_players, game.info.max_players + 1):
            report(game, seats)


if __name__ == "__main__":
    main()
