"""The race for the houses (rulebook: Every Smurf for Himself; rulings: a turn in the race)."""

from __future__ import annotations

from games.rette_sich import GAME
from games.rette_sich.model import Stage
from tests.games.rette_sich.arrange import FORKS, G, act, arranged, kinds, roll, tokens

FULL = (1, 2, 3, 4, 5, 6, 7)


def test_a_roll_that_reaches_an_open_door_exactly_brings_the_smurf_in() -> None:
    step = act(arranged([[6, None], [21, 22]], lair=0, houses=(3, 4)), "roll", 2)

    assert kinds(step) == ["smurf_moved"]
    assert step.events[0].data["house"] == 3
    assert step.state.inside == (3, None, None, None)
    assert step.state.turn == 1


def test_a_roll_beyond_an_open_door_may_stop_there_or_go_on() -> None:
    state = roll(arranged([[6, None], [21, 22]], lair=0, houses=(3, 7)), 5)

    assert tokens(state) == ["go:1-in3", "go:1"]
    entered = act(state, "go:1-in3").state
    assert (entered.squares[0], entered.inside[0]) == (8, 3)
    passed = act(state, "go:1").state
    assert (passed.squares[0], passed.inside[0]) == (11, None)


def test_the_rest_of_the_roll_is_lost() -> None:
    state = roll(arranged([[6, 10], [21, 22]], lair=0, houses=(3, 6, 7)), 5)
    after = act(state, "go:1-in3").state

    assert after.squares == (8, 10, 21, 22)
    assert after.turn == 1


def test_of_two_open_doors_on_the_way_either_may_be_entered() -> None:
    state = roll(arranged([[11, None], [21, 22]], lair=0, houses=(4, 5)), 5)
    assert tokens(state) == ["go:1-in4", "go:1-in5", "go:1"]


def test_a_roll_that_ends_at_the_second_open_door_goes_in_there_or_at_the_first() -> None:
    state = roll(arranged([[11, None], [21, 22]], lair=0, houses=(4, 5)), 4)
    assert tokens(state) == ["go:1-in4", "go:1-in5"]


def test_a_roll_that_reaches_no_open_door_is_moved_in_full() -> None:
    step = act(arranged([[4, None], [21, 22]], lair=0, houses=(3, 7)), "roll", 3)
    assert step.state.squares[0] == 7
    assert step.state.inside[0] is None


def test_gargamel_does_nothing_in_the_race() -> None:
    state = arranged([[6, None], [21, 22]], lair=0, houses=(3, 7))
    step = act(state, "roll", G)

    assert kinds(step) == ["turn_lost"]
    assert step.state.squares == state.squares
    assert (step.state.lair, step.state.turn) == (0, 1)


def test_the_door_of_a_taken_house_is_an_ordinary_square() -> None:
    state = arranged([[6, None], [8, 22]], lair=0, houses=(3, 7), inside={(1, 1): 3})

    assert roll(state, 2).squares[0] == 8
    assert roll(state, 2).inside[0] is None
    assert roll(state, 3).squares[0] == 9


def test_the_door_of_a_removed_house_is_an_ordinary_square() -> None:
    state = arranged([[6, None], [21, 22]], lair=0, houses=(1, 7))

    assert roll(state, 2).inside[0] is None
    assert roll(state, 3).squares[0] == 9


def test_every_smurf_before_an_open_door_goes_in_for_nothing_and_the_turn_goes_on() -> None:
    state = arranged([[25, 1, 1, 1], [3, 8, 21, 22]], lair=0, houses=FULL)
    step = act(state, "roll", G)

    assert kinds(step) == ["turn_lost", "smurf_entered", "smurf_entered"]
    assert step.state.inside[4:] == (2, 3, None, None)
    assert (step.state.turn, step.state.stage) == (1, Stage.ROLL)


def test_a_smurf_before_an_open_door_waits_for_its_own_turn() -> None:
    state = arranged([[6, None], [8, 22], [8, 23]], lair=0, houses=(3, 6, 7))
    step = act(state, "roll", 2)

    assert step.state.inside == (3, None, None, None, None, None)


def test_the_first_in_turn_takes_the_house_from_those_beside_it() -> None:
    step = act(arranged([[1, 2], [8, 22], [8, 23]], lair=0, houses=(3, 5, 6, 7)), "roll", G)

    assert step.state.inside == (None, None, 3, None, None, None)
    after = act(step.state, "roll", G).state
    assert after.inside == (None, None, 3, None, None, None)
    assert after.turn == 2


def test_where_two_of_ones_smurfs_stand_before_a_house_the_owner_chooses_which_goes_in() -> None:
    state = act(arranged([[1, 2], [8, 8]], lair=0, houses=(3, 5, 7)), "roll", G).state

    assert (state.stage, state.turn) == (Stage.ENTER, 1)
    assert tokens(state) == ["go:1-in3", "go:2-in3"]
    step = act(state, "go:2-in3")
    assert kinds(step) == ["smurf_entered"]
    assert step.state.inside == (None, None, None, 3)
    assert (step.state.turn, step.state.stage) == (1, Stage.ROLL)


def test_what_needs_no_choice_goes_in_before_the_owner_is_asked() -> None:
    state = act(arranged([[1, 2, 4, 5], [8, 12, 8, 22]], lair=0), "roll", G).state

    assert state.inside[4:] == (None, 4, None, None)
    assert tokens(state) == ["go:1-in3", "go:3-in3"]


def test_two_doors_with_two_smurfs_each_are_asked_one_after_the_other() -> None:
    state = act(arranged([[1, 2, 4, 5], [8, 12, 8, 12]], lair=0), "roll", G).state
    assert tokens(state) == ["go:1-in3", "go:2-in4", "go:3-in3", "go:4-in4"]

    first = state
    state = act(state, "go:3-in3").state

    assert tokens(state) == ["go:2-in4", "go:4-in4"]
    assert GAME.phase(state) != GAME.phase(first)


def test_a_player_with_nobody_outside_has_no_turn() -> None:
    state = arranged(
        [[5, 6], [15, 24], [1, 2]], lair=0, houses=(1, 2, 4, 5, 7), inside={(1, 1): 5, (1, 2): 7}
    )
    assert roll(state, G).turn == 2


def test_a_player_whose_last_smurf_goes_in_for_nothing_does_not_roll() -> None:
    state = arranged([[5, 6], [3, None], [1, 2]], lair=0, houses=(1, 2, 4, 7))
    step = act(state, "roll", G)

    assert kinds(step) == ["turn_lost", "smurf_entered"]
    assert step.state.turn == 2


def test_only_own_smurfs_still_outside_may_be_moved() -> None:
    state = arranged([[8, 10], [21, 22]], lair=0, houses=(3, 6, 7), inside={(0, 1): 3})
    assert roll(state, 1).squares[:2] == (8, 11)


def test_a_door_in_a_lane_is_entered_by_taking_the_lane() -> None:
    state = roll(arranged([[3, None], [11, 12]], options=FORKS, lair=0, houses=(2, 7)), 3)

    assert tokens(state) == ["go:1-in2", "go:1-in7", "go:1-a"]
    assert act(state, "go:1-in7").state.squares[0] == 23


def test_past_a_fork_each_way_is_offered_with_where_it_lands() -> None:
    state = roll(arranged([[17, None], [11, 12]], options=FORKS, lair=0, houses=(2, 7)), 2)

    offers = GAME.public_view(state).offers

    assert [(offer.move.token, offer.path, offer.house) for offer in offers] == [
        ("go:1-ring", (17, 18, 19), None),
        ("go:1-c", (17, 27, 28), None),
    ]
