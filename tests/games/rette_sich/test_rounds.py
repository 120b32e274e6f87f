"""Elimination, the removed house, the next round and the end (rulebook: Every Smurf …, End of the Game)."""

from __future__ import annotations

from games.core import Step
from games.rette_sich import GAME
from games.rette_sich.model import Stage, State
from tests.games.rette_sich.arrange import act, arranged, kinds, roll, tokens


def last_house_filled() -> Step[State]:
    """Return the step in which seat 1 takes the last of three houses and seat 0's second stays outside."""
    state = arranged(
        [[0, 17], [14, None], [8, None]],
        lair=0,
        turn=1,
        houses=(1, 3, 5),
        inside={(0, 1): 1, (2, 1): 3},
        youngest=1,
    )
    return act(state, "roll", 1)


def test_when_every_house_is_full_the_smurf_outside_is_eliminated() -> None:
    step = last_house_filled()

    assert kinds(step) == ["smurf_moved", "smurf_eliminated"]
    assert step.events[1].data == {"round": 2, "seat": 0, "smurf": 2, "path": [17]}
    assert step.state.squares[1] is None
    assert step.state.lost[1] == 2


def test_its_owner_removes_a_house_of_choice() -> None:
    state = last_house_filled().state

    assert (state.turn, state.stage) == (0, Stage.REMOVE)
    assert GAME.awaiting(state) == {0}
    assert tokens(state) == ["remove:1", "remove:3", "remove:5"]


def test_the_next_round_starts_before_ones_own_house_with_a_new_lair() -> None:
    step = act(last_house_filled().state, "remove:3")
    state = step.state

    assert kinds(step) == ["house_removed", "round_begun"]
    assert state.houses == (1, 5)
    assert (state.round, state.lair) == (3, 3)
    assert state.inside == (None,) * 6
    # Seat 2 starts before the house that is no more.
    assert state.squares == (0, None, 15, None, 8, None)


def test_the_youngest_still_in_play_begins_every_round() -> None:
    assert act(last_house_filled().state, "remove:3").state.turn == 1


def test_with_the_youngest_out_the_next_in_turn_begins() -> None:
    state = arranged(
        [[17, None], [14, None], [8, None]],
        lair=0,
        turn=1,
        houses=(3, 5),
        inside={(2, 1): 3},
        youngest=0,
    )
    step = act(state, "roll", 1)

    assert kinds(step) == ["smurf_moved", "smurf_eliminated", "player_eliminated"]
    assert (step.state.turn, tokens(step.state)) == (0, ["remove:3", "remove:5"])
    assert act(step.state, "remove:5").state.turn == 1


def test_a_free_entry_may_fill_the_last_house() -> None:
    state = arranged([[17, None], [15, None], [8, None]], lair=0, houses=(3, 5), inside={(2, 1): 3})
    step = act(state, "roll", 6)

    assert kinds(step) == ["turn_lost", "smurf_entered", "smurf_eliminated", "player_eliminated"]
    assert step.state.stage is Stage.REMOVE


def test_of_two_smurfs_the_first_inside_the_one_house_wins() -> None:
    state = arranged([[14, None], [13, None], [None, None]], lair=0, houses=(5,))
    step = act(state, "roll", 1)

    assert kinds(step) == ["smurf_moved", "smurf_eliminated", "player_eliminated", "game_ended"]
    assert GAME.awaiting(step.state) == frozenset()
    assert GAME.legal(step.state, 0) == ()
    assert GAME.phase(step.state) == "end"
    outcome = GAME.outcome(step.state)
    assert outcome is not None
    assert outcome.winners == (0,)
    assert outcome.places == (1, 2, 3)
    assert outcome.scores == (2, 1, 0)


def test_two_smurfs_of_one_player_have_won_already() -> None:
    state = arranged([[14, 8], [13, None], [None, None]], lair=0, houses=(3, 5), inside={(0, 2): 3})
    step = act(state, "roll", 1)

    assert kinds(step)[-1] == "game_ended"
    outcome = GAME.outcome(step.state)
    assert outcome is not None
    assert outcome.winners == (0,)


def test_a_player_with_everybody_left_has_won_however_many_they_are() -> None:
    state = arranged(
        [[14, 8, 0, None], [13, None, None, None]],
        lair=0,
        houses=(1, 3, 5),
        inside={(0, 2): 3, (0, 3): 1},
    )
    assert GAME.outcome(act(state, "roll", 1).state) is not None


def test_the_match_goes_on_while_two_players_have_smurfs() -> None:
    assert GAME.outcome(last_house_filled().state) is None
    assert GAME.outcome(roll(arranged([[1, 2], [5, 9]]), 6)) is None
