"""Measure each game's computer player against random play: `python -m benchmarks.players [game …]`.

Against each other: one computer among random players, in every seat in turn; a shared victory counts
by its share, and the fair share is one by the number of players. Together: how often a team of
computers wins, against how often a random team does.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from typing import Any

from games import all_games
from games.core import Game, Outcome, Player, Rng, Seat
from games.core.players import RandomPlayer


class Timed:
    """A player with a stopwatch (processor time)."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.times: list[float] = [0.0]

    def choose(self, game: Game[Any, Any, Any], state: Any, seat: Seat, rng: Rng) -> Any:
        """Return the player's move and note the time it took."""
        start = time.process_time()
        move = self.player.choose(game, state, seat, rng)
        self.times.append(time.process_time() - start)
        return move


def match(game: Game[Any, Any, Any], players: Sequence[Player], seed: bytes) -> Outcome:
    """Play one match; the players' own chance is a stream apart from the match's."""
    state, step = game.setup(len(players), game.options_type(), Rng(seed, 0)).state, 0
    while waiting := game.awaiting(state):
        step += 1
        seat = min(waiting)
        move = players[seat].choose(game, state, seat, Rng(b"players" + seed, step))
        state = game.play(state, seat, move, Rng(seed, step)).state
    outcome = game.outcome(state)
    assert outcome is not None
    return outcome


def share(outcome: Outcome, seat: Seat) -> float:
    """Return a seat's part of the victory, or 1 for a victory of the team."""
    if outcome.won is not None:
        return float(outcome.won)
    return 1 / len(outcome.winners) if seat in outcome.winners else 0.0


def report(game: Game[Any, Any, Any], seats: int, matches: int) -> None:
    """Print the line of one game and number of players."""
    computer, chance = Timed(game.player()), RandomPlayer()
    won = fair = 0.0
    for number in range(matches):
        seed, hero = number.to_bytes(32, "big"), number % seats
        team: list[Player] = [
            computer if game.info.cooperative or s == hero else chance for s in range(seats)
        ]
        won += share(match(game, team, seed), hero)
        fair += share(match(game, [chance] * seats, seed), hero) if game.info.cooperative else 1 / seats
    mean = sum(computer.times) / len(computer.times)
    print(
        f"{game.info.id:14}{seats:6}{won / matches:10.1%}{fair / matches:10.1%}"
        f"{mean:10.3f}{max(computer.times):10.3f}",
        flush=True,
    )


def main(arguments: Sequence[str] | None = None) -> None:
    """Print the table of all games, or of those named."""
    parser = argparse.ArgumentParser(description="Strength of the computer players against random play.")
    parser.add_argument("games", nargs="*", metavar="game", help="ids of games (default: all)")
    parser.add_argument("--matches", type=int, default=200, help="matches for each number of players")
    parser.add_argument("--seats", type=int, help="only this number of players")
    wanted = parser.parse_args(arguments)
    print(f"{'game':14}{'seats':>6}{'computer':>10}{'random':>10}{'mean s':>10}{'most s':>10}")
    for name in wanted.games or list(all_games()):
        info = all_games()[name].info
        for seats in range(info.min_players, info.max_players + 1):
            if wanted.seats in (None, seats):
                report(all_games()[name], seats, wanted.matches)


if __name__ == "__main__":
    main()
