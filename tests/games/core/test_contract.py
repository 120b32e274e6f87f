"""What the core does for every game: the guarded door, refusals, the finding of games."""

from __future__ import annotations

import copy
import pickle
import pkgutil
from pathlib import Path

import pytest

import games
from games import all_games
from games.core import (
    Game,
    GameError,
    IllegalMove,
    Move,
    Options,
    OptionsError,
    Outcome,
    PublicView,
    Rng,
    SaveError,
    Step,
)
from tests.games.core.toy import Cup, CupGame, Guess, State

CUPS = CupGame()
STATE = State(Cup(2, "red"), (None, None))


def test_a_legal_move_is_applied() -> None:
    assert CUPS.play(STATE, 0, Guess(1), Rng(b"", 1)).state.guesses == (1, None)


@pytest.mark.parametrize(
    ("seat", "move"),
    [(0, Guess(4)), (1, Guess(1)), (2, Guess(1)), (-1, Guess(1)), (0, None), (0, "guess:1"), (0, 1)],
)
def test_any_other_move_is_refused_with_its_seat(seat: int, move: Guess) -> None:
    with pytest.raises(IllegalMove) as refusal:
        CUPS.play(STATE, seat, move, Rng(b"", 1))
    assert refusal.value.code == "move-not-on-offer"
    assert refusal.value.params["seat"] == seat


def test_the_move_on_offer_is_made_and_not_an_equal_one_of_other_making() -> None:
    """Bug: True equals 1, so Guess(True) was let in and its True went into the state."""
    [guess, _] = CUPS.play(STATE, 0, Guess(True), Rng(b"", 1)).state.guesses
    assert type(guess) is int


def test_a_fault_inside_a_move_is_not_taken_for_a_refusal() -> None:
    class Faulty(CupGame):
        def apply(self, state: State, seat: int, move: Guess, rng: Rng) -> Step[State]:
            raise ValueError("a fault of ours")

    with pytest.raises(ValueError, match="a fault of ours"):
        Faulty().play(STATE, 0, Guess(1), Rng(b"", 1))


def test_the_door_cannot_be_overridden_unseen() -> None:
    assert getattr(Game.play, "__final__", False)
    assert getattr(Game.setup, "__final__", False)


@pytest.mark.parametrize("seats", [-1, 0, 1, 3])
def test_too_few_or_too_many_players_are_told_how_many_may_play(seats: int) -> None:
    with pytest.raises(OptionsError) as refusal:
        CUPS.setup(seats, Options(), Rng(b"", 0))
    assert refusal.value.params == {"seats": seats, "min": 2, "max": 2}


def test_a_state_and_its_events_are_one_step() -> None:
    state, events = CUPS.setup(2, Options(), Rng(b"", 0))
    assert state.guesses == (None, None)
    assert [event.kind for event in events] == ["cup_put"]


def test_without_more_knowledge_a_game_is_worth_half_and_a_victory_its_share() -> None:
    assert CUPS.worth(STATE, 0) == 0.5
    assert CUPS.worth(State(Cup(2, "red"), (2, 1)), 0) == 1
    assert CUPS.worth(State(Cup(2, "red"), (2, 1)), 1) == 0
    assert CUPS.worth(State(Cup(2, "red"), (2, 2)), 1) == 0.5


def test_in_a_team_all_are_worth_the_same() -> None:
    class Team(CupGame):
        def outcome(self, state: State) -> Outcome | None:
            return Outcome((1, 1), (3, 3), (0, 1), won=True)

    assert [Team().worth(STATE, seat) for seat in range(2)] == [1, 1]


def test_open_moves_are_found_by_seat() -> None:
    view = PublicView(phase="a", awaiting=(1,), moves=((1, (Guess(1),)),))
    assert view.open_to(1) == (Guess(1),)
    assert view.open_to(0) == ()


@pytest.mark.parametrize("kind", [GameError, IllegalMove, OptionsError, SaveError])
def test_a_refusal_carries_code_and_parameters_from_process_to_process(kind: type[GameError]) -> None:
    """Bug: an exception is rebuilt from its args, and parameters are no args."""
    refusal = kind("no-way", seat=3, code="x")
    for other in (pickle.loads(pickle.dumps(refusal)), copy.copy(refusal)):
        assert type(other) is kind
        assert (other.code, other.params) == ("no-way", {"seat": 3, "code": "x"})
        assert str(other) == str(refusal) == "no-way {'seat': 3, 'code': 'x'}"
    assert str(kind("no-way")) == "no-way"


def test_a_folder_with_a_game_is_a_game_and_its_name_the_id() -> None:
    folders = [module.name for module in pkgutil.iter_modules(games.__path__) if module.name != "core"]
    assert list(all_games()) == sorted(folders)
    assert [game.info.id for game in all_games().values()] == list(all_games())
    assert all(Path(path).name == "games" for path in games.__path__)


def test_the_games_found_cannot_be_changed() -> None:
    with pytest.raises(TypeError):
        all_games()["cups"] = CUPS  # type: ignore[index]


def test_a_move_needs_a_token() -> None:
    class Silent(Move):
        pass

    with pytest.raises(TypeError):
        Silent()  # type: ignore[abstract]
