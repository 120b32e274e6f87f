"""The boards are what the rulings say, and a board that makes no sense is refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib import resources
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import ValidationError

from games.rette_sich.board import MAX_ANSWERS, Board, load_board
from games.rette_sich.track import LONGEST, distances, track

BOARDS = ("loop", "forks")
BOTH = pytest.mark.parametrize("name", BOARDS)


def data(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(
        resources.files("games.rette_sich").joinpath("boards", f"{name}.json").read_text("utf-8")
    )
    return found


def test_the_plain_board_is_one_loop_of_28_squares_with_the_ruled_doors() -> None:
    board = load_board("loop")

    assert board.ring == tuple(range(28))
    assert board.lanes == ()
    assert track("loop").doors == {1: 0, 2: 3, 3: 8, 4: 12, 5: 15, 6: 20, 7: 24}


def test_the_board_with_forks_has_the_ruled_lanes_and_doors() -> None:
    board = load_board("forks")

    assert board.ring == tuple(range(1, 22))
    assert [(lane.start, *lane.squares, lane.end) for lane in board.lanes] == [
        (3, 22, 23, 24, 8),
        (10, 25, 26, 15),
        (17, 27, 28, 1),
    ]
    assert sorted(track("forks").doors.values()) == [2, 6, 9, 13, 16, 20, 23]


@BOTH
def test_every_house_is_reached_from_every_square(name: str) -> None:
    board = load_board(name)
    for house in board.houses:
        ahead = distances(name, (house.number,))
        assert sorted(ahead) == sorted(square.number for square in board.squares)
        assert ahead[house.square] == 0


@BOTH
def test_every_house_stands_nearer_to_its_own_arrow_square_than_to_any_other_square(name: str) -> None:
    board = load_board(name)
    for house in board.houses:
        nearest = min(board.squares, key=house.distance)
        assert nearest.number == house.square


@BOTH
def test_a_square_is_chosen_in_two_short_questions(name: str) -> None:
    stretches = load_board(name).stretches
    assert len(stretches) <= MAX_ANSWERS
    assert all(1 <= len(stretch.squares) <= 6 for stretch in stretches)


@BOTH
@settings(deadline=None)
@given(chance=st.data())
def test_every_way_follows_the_arrows_for_as_long_as_the_roll(name: str, chance: st.DataObject) -> None:
    ground = track(name)
    exits = ground.board.exits()
    square = chance.draw(st.sampled_from(sorted(exits)))
    die = chance.draw(st.integers(1, LONGEST))

    walks = ground.walks[square][die]

    assert len({walk.way for walk in walks}) == len(walks)
    for walk in walks:
        assert walk.path[0] == square
        assert len(walk.path) == die + 1
        assert all(there in exits[here] for here, there in zip(walk.path, walk.path[1:], strict=False))


def test_at_a_fork_each_way_has_a_name_and_elsewhere_none() -> None:
    walks = track("forks").walks

    assert {walk.way: walk.path[-1] for walk in walks[3][1]} == {"ring": 4, "a": 22}
    assert {walk.way: walk.path[-1] for walk in walks[1][5]} == {"ring": 6, "a": 24}
    assert {walk.way: walk.path[-1] for walk in walks[17][5]} == {"ring": 1, "c": 3}
    assert [walk.way for walk in walks[1][2]] == [""]


def test_a_lane_leads_back_to_the_ring() -> None:
    assert [walk.path for walk in track("forks").walks[22][5]] == [(22, 23, 24, 8, 9, 10)]


def _drop_square(board: dict[str, Any]) -> None:
    board["squares"].pop()


def _dead_end(board: dict[str, Any]) -> None:
    board["lanes"][0]["end"] = 99


def _lane_back_to_its_start(board: dict[str, Any]) -> None:
    board["lanes"][0]["end"] = board["lanes"][0]["start"]


def _lane_called_ring(board: dict[str, Any]) -> None:
    board["lanes"][0]["id"] = "ring"


def _square_twice(board: dict[str, Any]) -> None:
    board["ring"][1] = board["ring"][0]


def _house_off_the_track(board: dict[str, Any]) -> None:
    board["houses"][2]["square"] = 99


def _two_houses_at_one_square(board: dict[str, Any]) -> None:
    board["houses"][2]["square"] = board["houses"][1]["square"]


def _house_missing(board: dict[str, Any]) -> None:
    board["houses"].pop()


def _squares_not_to_choose(board: dict[str, Any]) -> None:
    board["stretches"][0]["squares"].pop()


def _too_much_to_choose(board: dict[str, Any]) -> None:
    board["stretches"] = [{"id": "all", "squares": [square["number"] for square in board["squares"]]}]


def _out_of_the_picture(board: dict[str, Any]) -> None:
    board["squares"][0]["x"] = 5


def _overlapping(board: dict[str, Any]) -> None:
    board["squares"][1].update(x=board["squares"][0]["x"] + 9, y=board["squares"][0]["y"])


@pytest.mark.parametrize(
    "spoil",
    [
        _drop_square,
        _dead_end,
        _lane_back_to_its_start,
        _lane_called_ring,
        _square_twice,
        _house_off_the_track,
        _two_houses_at_one_square,
        _house_missing,
        _squares_not_to_choose,
        _too_much_to_choose,
        _out_of_the_picture,
        _overlapping,
    ],
)
def test_a_spoilt_board_is_refused(spoil: Callable[[dict[str, Any]], None]) -> None:
    board = data("forks")
    Board.model_validate(board)

    spoil(board)

    with pytest.raises(ValidationError):
        Board.model_validate(board)
