"""What a screen needs is in the public view: offers, houses, the trail and what has happened since."""

from __future__ import annotations

from games.rette_sich import GAME
from games.rette_sich.model import MEMORY
from games.rette_sich.views import Door, HouseView, Smurf
from tests.games.rette_sich.arrange import G, act, arranged, roll


def test_moves_are_open_and_those_of_the_seat_in_turn() -> None:
    state = roll(arranged([[1, 10], [5, 5]]), 4)
    view = GAME.public_view(state)

    assert [move.token for move in view.open_to(0)] == ["go:1", "go:2"]
    assert view.open_to(1) == ()
    assert GAME.seat_view(state, 0).moves == view.open_to(0)
    assert GAME.seat_view(state, 1).moves == ()


def test_each_movable_smurf_is_offered_with_where_it_lands_and_whether_it_goes_in() -> None:
    state = roll(arranged([[6, 16], [21, 22]], lair=0, houses=(3, 6, 7)), 3)
    offers = GAME.public_view(state).offers

    assert [(offer.move.token, offer.path, offer.house) for offer in offers] == [
        ("go:1-in3", (6, 7, 8), 3),
        ("go:1", (6, 7, 8, 9), None),
        ("go:2", (16, 17, 18, 19), None),
    ]


def test_houses_are_open_taken_or_gone() -> None:
    state = arranged([[6, 3], [21, 22]], lair=0, houses=(2, 3, 6), inside={(0, 2): 2})
    houses = GAME.public_view(state).houses

    assert [house.door for house in houses] == [
        Door.GONE,
        Door.TAKEN,
        Door.OPEN,
        Door.GONE,
        Door.GONE,
        Door.OPEN,
        Door.GONE,
    ]
    assert houses[1] == HouseView(2, Door.TAKEN, 0, 2)


def test_smurfs_are_named_by_seat_and_number() -> None:
    state = arranged([[6, 3], [None, 22]], lair=0, houses=(2, 3), inside={(0, 2): 2})

    assert GAME.public_view(state).smurfs == (
        Smurf(0, 1, 6, None, None),
        Smurf(0, 2, 3, 2, None),
        Smurf(1, 1, None, None, 1),
        Smurf(1, 2, 22, None, None),
    )


def test_the_trail_is_the_last_walk() -> None:
    state = roll(arranged([[1, None], [5, None], [9, 9]]), 4, G)
    trail = GAME.public_view(state).trail

    assert trail is not None
    assert (trail.seat, trail.smurf, trail.die, trail.path) == (0, 1, 4, (1, 2, 3, 4, 5))


def test_everybody_can_read_what_happened_since_they_last_moved() -> None:
    state = roll(arranged([[1, None], [5, None], [9, None]], houses=(1, 2)), 4, G, 2)
    view = GAME.public_view(state)

    assert [(deed.seat, deed.kind) for deed in view.since(0)] == [(1, "lair_opened"), (2, "smurf_moved")]
    assert [(deed.seat, deed.kind) for deed in view.since(1)] == [(2, "smurf_moved")]
    assert view.since(2) == ()


def test_a_free_entry_on_ones_own_turn_is_news() -> None:
    state = arranged([[5, 6], [8, 9], [1, 2]], lair=0, houses=(1, 2, 3, 4, 5))
    state = roll(roll(state, G), G)
    assert [deed.kind for deed in GAME.public_view(state).since(0)] == ["smurf_entered", "turn_lost"]


def test_the_memory_is_bounded_and_its_numbers_run_on() -> None:
    state = roll(arranged([[1, None], [5, None]], houses=(1,)), *[1] * (MEMORY + 6))

    assert len(state.deeds) == MEMORY
    assert [deed.number for deed in state.deeds] == list(range(7, MEMORY + 7))


def test_rolls_are_counted() -> None:
    state = arranged([[1, 10], [5, 5]])
    assert GAME.public_view(act(act(state, "roll", 2).state, "go:1").state).rolls == state.rolls + 1
