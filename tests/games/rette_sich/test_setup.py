"""Who takes part, placing, and the calm before Gargamel is free (rulebook: Setup, Playing the Game)."""

from __future__ import annotations

import pytest

from games.core import IllegalMove, OptionsError, Rng
from games.rette_sich import GAME
from games.rette_sich.model import RetteSichOptions, Stage
from tests.games.rette_sich.arrange import (
    FORKS,
    LOOP,
    SHORT,
    SHORT_FORKS,
    G,
    act,
    arranged,
    dealt,
    kinds,
    roll,
    tokens,
)


@pytest.mark.parametrize(
    ("seats", "options", "houses", "each"),
    [
        (4, LOOP, (1, 2, 3, 4, 5, 6, 7), 2),
        (3, LOOP, (1, 2, 4, 5, 7), 2),
        (2, LOOP, (1, 2, 3, 4, 5, 6, 7), 4),
        (2, SHORT, (1, 3, 5), 2),
        (4, FORKS, (1, 2, 3, 4, 5, 6, 7), 2),
        (3, SHORT_FORKS, (1, 2, 4, 5, 7), 2),
        (2, SHORT_FORKS, (1, 3, 5), 2),
    ],
)
def test_houses_and_smurfs_go_by_the_number_of_players(
    seats: int, options: RetteSichOptions, houses: tuple[int, ...], each: int
) -> None:
    state = dealt(seats, options)

    assert state.houses == houses
    assert [len(state.own(seat)) for seat in range(seats)] == [each] * seats
    assert state.lair == 3


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_two_to_four_play(seats: int) -> None:
    with pytest.raises(OptionsError):
        GAME.setup(seats, LOOP, Rng(b"", 0))


def test_the_youngest_is_drawn_among_all_seats() -> None:
    drawn = {GAME.setup(4, LOOP, Rng(b"seed", step)).state.youngest for step in range(60)}
    assert drawn == {0, 1, 2, 3}


def test_the_youngest_places_first_then_in_turn_one_smurf_each_time() -> None:
    state = dealt(3, youngest=1)
    placers = []
    while state.stage is Stage.PLACE:
        placers.append(state.turn)
        state = act(state, "place:1:25").state

    assert placers == [1, 2, 0, 1, 2, 0]
    assert state.turn == 1
    assert tokens(state) == ["roll"]


def test_a_smurf_may_be_placed_on_any_square_also_an_occupied_one() -> None:
    state = act(dealt(2), "place:3:6").state

    assert sorted(int(token.split(":")[2]) for token in tokens(state)) == list(range(28))
    assert "place:3:6" in tokens(state)


def test_placing_asks_for_the_way_up_to_a_house_then_for_the_square() -> None:
    assert [token for token in tokens(dealt(4)) if token.startswith("place:2:")] == [
        "place:2:1",
        "place:2:2",
        "place:2:3",
    ]
    assert [token for token in tokens(dealt(4, FORKS)) if token.startswith("place:a:")] == [
        "place:a:22",
        "place:a:23",
        "place:a:24",
    ]


def test_a_rolled_number_is_moved_in_full_with_one_own_smurf_of_choice() -> None:
    state = arranged([[1, 10], [5, 5]])
    step = act(state, "roll", 4)

    assert kinds(step) == ["die_rolled"]
    assert step.state.turn == 0
    assert tokens(step.state) == ["go:1", "go:2"]

    after = act(step.state, "go:2").state

    assert after.squares == (1, 14, 5, 5)
    assert (after.turn, after.die, after.stage) == (1, None, Stage.ROLL)


def test_a_single_possibility_is_played_at_once_and_told() -> None:
    state = arranged([[1, None], [5, 9], [None, 9]])
    step = act(state, "roll", 4)

    assert kinds(step) == ["smurf_moved"]
    assert dict(step.events[0].data) == {
        "round": 2,
        "seat": 0,
        "smurf": 1,
        "die": 4,
        "path": [1, 2, 3, 4, 5],
    }
    assert step.state.turn == 1


def test_an_occupied_square_is_shared() -> None:
    state = act(arranged([[1, None], [5, 9]]), "roll", 4).state
    assert state.squares == (5, None, 5, 9)


def test_the_track_is_a_loop() -> None:
    state = act(arranged([[26, None], [5, 9]]), "roll", 4).state
    assert state.squares[0] == 2


def test_no_house_is_entered_before_gargamel_is_free() -> None:
    state = arranged([[6, None], [8, 8]])

    onto = act(state, "roll", 2)
    past = act(state, "roll", 3)

    assert onto.state.squares[0] == 8
    assert past.state.squares[0] == 9
    assert onto.state.open_houses() == past.state.open_houses() == onto.state.houses
    assert onto.state.stage is Stage.ROLL


def test_gargamel_opens_the_lair_by_one_piece_and_ends_the_turn() -> None:
    step = act(arranged([[1, 2], [5, 9]]), "roll", G)

    assert kinds(step) == ["lair_opened"]
    assert step.events[0].data["lair"] == 2
    assert (step.state.lair, step.state.turn, step.state.stage) == (2, 1, Stage.ROLL)
    assert step.state.squares == (1, 2, 5, 9)


def test_with_the_third_piece_gargamel_is_free_and_the_next_player_begins_the_race() -> None:
    state = roll(arranged([[1, 2], [5, 9]]), G, G)
    assert not state.race

    step = act(state, "roll", G)

    assert kinds(step) == ["lair_opened", "gargamel_freed"]
    assert step.state.race
    assert (step.state.turn, step.state.stage) == (1, Stage.ROLL)


def test_a_player_without_smurfs_gets_no_turn() -> None:
    state = arranged([[1, 2], [None, None], [3, 4]], houses=(1, 2, 4))
    assert roll(state, G).turn == 2


def test_nothing_is_on_offer_to_others_or_strangers() -> None:
    state = arranged([[1, 2], [5, 9]])

    assert GAME.awaiting(state) == {0}
    assert all(not GAME.legal(state, seat) for seat in (-1, 1, 2, 99))
    with pytest.raises(IllegalMove):
        GAME.play(state, 1, GAME.legal(state, 0)[0], Rng(b"", 0))


def test_at_a_fork_the_mover_chooses_the_way() -> None:
    state = arranged([[1, None], [5, 9]], options=FORKS)
    step = act(state, "roll", 3)

    assert tokens(step.state) == ["go:1-ring", "go:1-a"]
    assert act(step.state, "go:1-ring").state.squares[0] == 4
    assert act(step.state, "go:1-a").state.squares[0] == 22


def test_a_roll_that_ends_on_a_fork_needs_no_choice() -> None:
    assert act(arranged([[1, None], [5, 9]], options=FORKS), "roll", 2).state.squares[0] == 3


def test_a_lane_has_no_choice_and_rejoins_the_ring() -> None:
    assert act(arranged([[28, None], [5, 9]], options=FORKS), "roll", 2).state.squares[0] == 2
