"""The computer player is worth playing against."""

from __future__ import annotations

import pytest

from games.core import Player, Rng
from games.core.players import RandomPlayer
from games.solo_robbers import GAME
from games.solo_robbers.model import SoloRobbersOptions, Stage, State
from games.solo_robbers.moves import Place
from games.solo_robbers.player import RoundPlayer
from games.solo_robbers.thumb import mixture
from tests.games.solo_robbers.arrange import BOTH, PLAIN, TABLES, arranged, play, rng


def won_by(player: Player, seats: int, options: SoloRobbersOptions, number: int) -> float:
    """Return the share in the win that `player` gets against random players, sitting at any seat."""
    players: list[Player] = [RandomPlayer()] * seats
    own = number % seats
    players[own] = player
    seed = f"match {number}".encode()
    state: State = GAME.setup(seats, options, Rng(seed, 0)).state
    step = 0
    while (outcome := GAME.outcome(state)) is None:
        step += 1
        seat = min(GAME.awaiting(state))
        move = players[seat].choose(GAME, state, seat, Rng(seed + b"choice", step))
        state = GAME.play(state, seat, move, Rng(seed, step)).state  # type: ignore[arg-type]
    return 1 / len(outcome.winners) if own in outcome.winners else 0.0


@pytest.mark.parametrize(("seats", "options"), [(3, PLAIN), (6, PLAIN), (4, BOTH)])
def test_it_beats_random_play_by_far(seats: int, options: SoloRobbersOptions) -> None:
    """At least twice the fair share of the wins, even with little thought."""
    matches = 8
    wins = sum(won_by(RoundPlayer(plays=24), seats, options, number) for number in range(matches))
    assert wins / matches > 2 / seats or wins / matches > 0.9


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_rules_of_thumb_suggest_what_is_on_offer(seats: int, options: SoloRobbersOptions) -> None:
    """Law of `suggest`, through whole matches."""
    state, step = GAME.setup(seats, options, rng()).state, 0
    while GAME.outcome(state) is None:
        step += 1
        for seat in GAME.awaiting(state):
            offers = GAME.legal(state, seat)
            assert GAME.suggest(state, seat, offers, rng(step)) in offers
            assert 0 <= GAME.worth(state, seat) <= 1
        seat = min(GAME.awaiting(state))
        state = GAME.play(
            state, seat, GAME.suggest(state, seat, GAME.legal(state, seat), rng(step)), rng(step)
        ).state
    assert sum(GAME.worth(state, seat) for seat in range(seats)) == pytest.approx(1)


def test_the_gentleman_claims_the_richest_bank() -> None:
    """Nobody in their senses joins him there."""
    state = arranged([("1000",), ("2000",), ("9000", "9000", "9000"), ("1000",)])
    state = play(state, (1, "rob:red"), (2, "rob:red"))
    assert state.stage is Stage.PLACE
    move = RoundPlayer().choose(GAME, state, 0, rng())
    assert isinstance(move, Place)
    assert move.token == "place:red:rob:red"


def test_nobody_joins_an_honest_gentleman() -> None:
    """There is nothing to win where he robs, and nothing much to spoil here."""
    state = arranged([("1000",), ("8000",), ("9000",), ("7000",)])
    state = play(state, (1, "rob:red"), (2, "rob:red"), (0, "place:red:rob:red"))
    move = RoundPlayer().choose(GAME, state, 1, rng())
    assert move.token != "keep"


def test_the_mixture_makes_all_banks_in_use_equally_good() -> None:
    """Alone at a bank is who meets none of the rivals: prize times that chance is the same everywhere."""
    weights = mixture((8_000, 4_000, 2_000, 100), 2)
    shares = [weight / sum(weights) for weight in weights]
    assert shares[0] > shares[1] > shares[2] > shares[3]
    hopes = [prize * (1 - share) ** 2 for prize, share in zip((8_000, 4_000), shares, strict=False)]
    assert hopes[0] == pytest.approx(hopes[1], rel=0.1)
