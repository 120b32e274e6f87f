"""The computer player: honest, in line with the team, and much stronger than chance."""

import pytest

from games.core import Rng, Seat
from games.royal_rescue import GAME
from games.royal_rescue.combat import Bonuses
from games.royal_rescue.model import Stage, State
from games.royal_rescue.odds import hit_odds, officer_odds, open_chance
from tests.games.royal_rescue.table import Dice, army, laid, militia, options, press, start

PLAYER = GAME.player()


def choose(state: State, seat: Seat) -> str:
    return PLAYER.choose(GAME, state, seat, Dice()).token


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_it_chooses_the_same_in_every_world_that_its_seat_cannot_tell_apart(seats: int) -> None:
    state, step = start(seats), 0
    while waiting := GAME.awaiting(state):
        step += 1
        seat = min(waiting)
        world = GAME.resample(state, seat, Rng(b"honest", step))
        move = GAME.suggest(state, seat, GAME.legal(state, seat), Rng(b"", 0))
        assert PLAYER.choose(GAME, world, seat, Rng(b"", 0)) == move
        state = GAME.play(state, seat, move, Rng(b"honest-match", step)).state


def won(seats: int, matches: int, by_chance: bool) -> float:
    wins = 0
    for number in range(matches):
        chance = Rng(b"strength", number)
        state = GAME.setup(seats, options(), chance).state
        while waiting := GAME.awaiting(state):
            seat = min(waiting)
            moves = GAME.legal(state, seat)
            move = chance.choice(moves) if by_chance else GAME.suggest(state, seat, moves, chance)
            state = GAME.apply(state, seat, move, chance).state
        wins += bool(state.won)
    return wins / matches


@pytest.mark.parametrize(("seats", "least"), [(2, 0.55), (3, 0.55), (4, 0.38)])
def test_it_wins_about_as_often_as_strong_play_does_and_far_more_than_chance(
    seats: int, least: float
) -> None:
    """Look for gross faults only; the figures themselves are the benchmark's."""
    assert won(seats, 60, by_chance=False) >= least
    assert won(seats, 30, by_chance=True) <= least


def showing(*hand: str) -> State:
    return laid(3, Stage.SHOW, 1, hands=(hand, ("2c",), ("3c",)), queue=("0", "1", "2"))


def test_it_shows_its_strongest_value_clearly_and_spends_no_card_of_it() -> None:
    said = choose(showing("7s", "7h", "7c", "10s", "3s", "5h", "2d"), 0)

    assert set(said.split(":")[1:]) in ({"10s", "3s"}, {"5h", "2d"})


def test_it_fulfils_a_wish_that_it_sees() -> None:
    state = laid(
        3,
        Stage.GIVE,
        1,
        hands=(("7d", "8s", "8h", "4c"), ("2c",), ("3c",)),
        shown=((), (), ("10s", "3s")),
        queue=("0", "1", "2"),
    )

    assert choose(state, 0) == "give:2:7d"


def test_alone_it_lays_few_and_large_armies() -> None:
    hand = ("2s", "2h", "7s", "7h", "7c", "9s", "9h", "9c")
    state = laid(1, Stage.ARRAY, 1, hands=(hand,), people=("4s",))

    assert choose(state, 0) == "army:7"
    state, _ = press(state, "army:7")
    assert choose(state, 0) == "army:9"
    state, _ = press(state, "army:9")
    assert choose(state, 0) == "finish"


def test_it_gives_the_people_to_the_whip_first() -> None:
    units = (army(0, 7, 3), militia(0, 4))
    state = laid(3, Stage.WHIP, 3, units=units, people=("2s", "2h"), whip=3, sixes=2)

    assert choose(state, 0) == "lose:people:2"


def test_it_follows_somebody_who_offers_to_try() -> None:
    stacks = (("10h", "9h"), ("9s", "9d"), ("8d", "8s"))
    state = laid(3, Stage.TRY, 4, stacks=stacks, locks=((), (), (), ("5d", "3h", "2s")))
    state, _ = press(state, choose(state, 2), seat=2)

    assert state.ballots[2] == "try:2"
    assert choose(state, 0) == "try:2"


def test_it_repeats_the_last_roll_of_the_last_card() -> None:
    state = laid(
        3, Stage.SLIP, 4, stacks=((), (), ()), locks=((), (), (), ("5d",)), card="9s", trying=0, bonus=1
    )

    assert choose(state, 0) == "reroll"


def test_odds_are_those_of_dice() -> None:
    assert officer_odds(7, 1) == pytest.approx(6 / 36)
    assert hit_odds(2, 5, Bonuses()) == pytest.approx((16 / 36, 16 / 36, 4 / 36))
    assert open_chance(7, "2s", 4, (), False, False) == pytest.approx(12 / (36 - 8))
    for count in range(4, 7):
        miss = hit_odds(count, 5, Bonuses())[0]
        assert miss == pytest.approx((4 / 6) ** count, abs=0.05)
