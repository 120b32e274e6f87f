"""The computer player of Rück's raus!: its rule of thumb, its speed of thought, its strength."""

from __future__ import annotations

from collections import Counter

import pytest

from games.core import Player, Rng
from games.core.players import RandomPlayer, SearchPlayer
from games.ruecks_raus import GAME
from games.ruecks_raus.model import State
from games.ruecks_raus.moves import Take
from games.ruecks_raus.thinking import appetite, worth
from tests.games.ruecks_raus.arrange import PLAIN, before, revealed


@pytest.mark.parametrize(
    ("noble", "jewels", "wanted"),
    [
        pytest.param("plus7", (8, 9, 7), 1, id="who has less than the richest wants more"),
        pytest.param("plus7", (9, 8, 7), -1, id="who alone is richest has too many"),
        pytest.param("plus7", (9, 9, 7), 0, id="who shares the first place is undecided"),
        pytest.param("minus3", (8, 9, 7), -1, id="nobody who wants jewels gives any back"),
        pytest.param("minus3", (9, 8, 7), 1, id="the richest gladly gives back"),
        pytest.param("plus0or8", (8, 9, 7), 1, id="eight are wanted"),
        pytest.param("neighbour5", (8, 9, 7), 0, id="what others get is no matter of appetite"),
    ],
)
def test_appetite(noble: str, jewels: tuple[int, ...], wanted: int) -> None:
    assert appetite(before(noble, jewels).table, 0) == wanted


def suggested(state: State, seat: int) -> Counter[str]:
    moves = GAME.legal(state, seat)
    return Counter(GAME.suggest(state, seat, moves, Rng(b"thumb", step)).token for step in range(800))


def test_late_in_the_match_appetite_shows() -> None:
    hungry = suggested(before("plus7", (8, 9, 7), last=True), 0)
    sated = suggested(before("plus7", (9, 8, 7), last=True), 0)
    assert hungry["rob:7"] > 2 * hungry["rob:0"]
    assert sated["rob:0"] > 2 * sated["rob:7"]


def test_early_in_the_match_anything_is_played() -> None:
    early = suggested(before("plus7", (8, 9, 7)), 0)
    assert set(early) == {f"rob:{strength}" for strength in range(8)}
    assert max(early.values()) < 2 * min(early.values())


def test_a_table_is_worth_the_share_of_the_second_place() -> None:
    assert [worth(before("plus4", (9, 8, 8)).table, seat) for seat in range(3)] == [0, 0.5, 0.5]


def test_it_takes_or_leaves_the_eight_that_decide_the_match() -> None:
    """Last favour of the match: eight jewels would make it the richest, or second."""
    richest = revealed(before("plus0or8", (10, 12, 0), last=True), (6, 1, 4))
    assert GAME.player().choose(GAME, richest, 0, Rng(b"", 1)) == Take(0)
    second = revealed(before("plus0or8", (10, 30, 14), last=True), (6, 1, 4))
    assert GAME.player().choose(GAME, second, 0, Rng(b"", 1)) == Take(8)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_it_beats_random_play(seats: int) -> None:
    """Even with few worlds it wins far more than its fair share (full figures: benchmarks)."""
    computer = SearchPlayer(worlds=10, horizon=12)
    won = 0.0
    for number in range(40):
        hero = number % seats
        players: list[Player] = [RandomPlayer()] * seats
        players[hero] = computer
        seed, step = number.to_bytes(4, "big"), 0
        state = GAME.setup(seats, PLAIN, Rng(seed, 0)).state
        while waiting := GAME.awaiting(state):
            step += 1
            seat = min(waiting)
            move = players[seat].choose(GAME, state, seat, Rng(b"players" + seed, step))
            state = GAME.play(state, seat, move, Rng(seed, step)).state  # type: ignore[arg-type]
        won += worth(state.table, hero)
    assert won / 40 > 1.25 / seats
