"""Computer players: fair, the same again for the same chance, and no stronger than their knowledge."""

from __future__ import annotations

from collections import Counter

import pytest

from games.core import Rng
from games.core.players import RandomPlayer, SearchPlayer
from tests.games.core.toy import Cup, CupGame, Guess, Peeker, State

CUPS = CupGame()
STATE = State(Cup(2, "red"), (None, None))


def test_the_random_player_plays_everything_alike() -> None:
    chosen = Counter(RandomPlayer().choose(CUPS, STATE, 0, Rng(b"", step)) for step in range(800))
    assert set(chosen) == {Guess(number) for number in range(4)}
    assert min(chosen.values()) > 150


@pytest.mark.parametrize("player", [RandomPlayer(), SearchPlayer(worlds=10)])
def test_the_same_chance_gives_the_same_move(player: RandomPlayer | SearchPlayer) -> None:
    for step in range(20):
        moves = {player.choose(CUPS, STATE, 0, Rng(b"same", step)) for _ in range(3)}
        assert len(moves) == 1


@pytest.mark.parametrize("believed", [0, 1, 3])
def test_the_search_never_looks_at_the_real_state(believed: int) -> None:
    game = Peeker(believed=believed)
    assert SearchPlayer(worlds=6).choose(game, STATE, 0, Rng(b"", 1)) == Guess(believed)
    assert set(game.looked) == {believed}


def test_the_search_plays_alike_whatever_is_really_under_the_cup() -> None:
    for step in range(10):
        moves = {
            SearchPlayer(worlds=12).choose(CUPS, State(Cup(hidden, "red"), (None, None)), 0, Rng(b"", step))
            for hidden in range(4)
        }
        assert len(moves) == 1


def test_a_single_move_is_made_without_thinking() -> None:
    class Forced(Peeker):
        def legal(self, state: State, seat: int) -> list[Guess]:
            return [Guess(2)]

    game = Forced()
    assert SearchPlayer().choose(game, STATE, 0, Rng(b"", 1)) == Guess(2)
    assert game.looked == []


def test_half_of_the_moves_is_dropped_after_each_heat() -> None:
    """Four moves face 8 worlds in two heats of 4: four moves, then the two best ones."""
    game = Peeker(believed=3)
    SearchPlayer(worlds=8, horizon=1).choose(game, STATE, 0, Rng(b"", 1))
    assert len(game.looked) == 2 * (4 * 4 + 4 * 2)  # each try makes one move and values one state


@pytest.mark.parametrize("horizon", [1, 2, 50])
def test_imagined_games_end_at_the_horizon_or_at_the_end(horizon: int) -> None:
    game = Peeker(believed=1)
    SearchPlayer(worlds=2, horizon=horizon).choose(game, STATE, 0, Rng(b"", 1))
    tries = 1 * 4 + 1 * 2
    assert len(game.looked) == tries * (min(horizon, 2) + 1)
