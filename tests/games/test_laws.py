"""Laws that hold in every game, for every number of players and every combination of options."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from games import all_games
from games.core import IllegalMove, Move, OptionsError, Rng, SaveError, Seat, dump_state, load_state
from tests.games.driver import (
    GAMES,
    AnyGame,
    Match,
    all_options,
    configurations,
    digest,
    digest_file,
    matches,
    play_on,
    samples,
)

pytestmark = pytest.mark.parametrize("name", GAMES)

STRANGERS = (-1, 99)


class NoChance(Rng):
    """Chance that must not be asked."""

    def __init__(self) -> None:
        super().__init__(b"", 0)

    def below(self, limit: int) -> int:
        """Fail: whoever asks uses chance."""
        raise AssertionError("chance was used")


@dataclass(frozen=True)
class MadeUp(Move):
    """A move that no game knows."""

    @property
    def token(self) -> str:
        """Return a token that looks like any other."""
        return "made:up"


def states(name: str) -> Iterator[tuple[AnyGame, Match, Any]]:
    """Yield every state of every match."""
    for match in matches(name):
        for moment in match.moments:
            yield match.game, match, moment.state


def some_states(name: str, count: int) -> Iterator[tuple[AnyGame, Match, Any]]:
    """Yield `count` states of all matches, evenly spread."""
    for match, at in samples(name, count):
        yield match.game, match, match.moments[at].state


# --- Setting up -----------------------------------------------------------------------------------


def test_a_number_of_players_off_the_box_is_refused(name: str) -> None:
    game = all_games()[name]
    for seats in (-1, 0, game.info.min_players - 1, game.info.max_players + 1, 99):
        for options in all_options(game):
            with pytest.raises(OptionsError) as refusal:
                game.setup(seats, options, NoChance())
            assert refusal.value.code == "options-seats"


def test_options_that_do_not_fit_are_refused_with_a_code(name: str) -> None:
    game = all_games()[name]
    fitting = list(configurations(game))
    for seats in range(game.info.min_players, game.info.max_players + 1):
        for options in all_options(game):
            if (seats, options) not in fitting:
                with pytest.raises(OptionsError) as refusal:
                    game.setup(seats, options, NoChance())
                assert re.fullmatch(r"options-[a-z-]+", refusal.value.code)


def test_the_default_options_fit_at_least_one_number_of_players(name: str) -> None:
    game = all_games()[name]
    assert any(options == game.options_type() for _, options in configurations(game))


def test_each_number_of_players_has_options_that_fit(name: str) -> None:
    game = all_games()[name]
    played = {seats for seats, _ in configurations(game)}
    assert played == set(range(game.info.min_players, game.info.max_players + 1))


# --- Moves ----------------------------------------------------------------------------------------


def test_a_match_ends_and_awaits_somebody_exactly_until_then(name: str) -> None:
    for game, _, state in states(name):
        assert (game.outcome(state) is None) == bool(game.awaiting(state))
    for match in matches(name):
        assert match.game.outcome(match.moments[-1].state) is not None


def test_whoever_is_awaited_has_a_seat_and_something_to_do(name: str) -> None:
    for game, match, state in states(name):
        for seat in game.awaiting(state):
            assert 0 <= seat < match.seats
            assert game.legal(state, seat), f"{match}: nothing to do for {seat} in {game.phase(state)}"


def test_nothing_is_on_offer_to_strangers_and_after_the_end(name: str) -> None:
    for game, match, state in states(name):
        seats = [*STRANGERS, match.seats]
        if game.outcome(state) is not None:
            seats += range(match.seats)
        assert not any(game.legal(state, seat) for seat in seats)


def test_everything_on_offer_is_accepted(name: str) -> None:
    for game, match, state in some_states(name, 100):
        for seat in range(match.seats):
            for move in game.legal(state, seat)[:40]:
                game.play(state, seat, move, Rng(match.seed, 1))


def test_everything_else_is_refused_with_state_and_chance_untouched(name: str) -> None:
    for game, match, state in some_states(name, 100):
        before = dump_state(game, state)
        offers = {seat: set(game.legal(state, seat)) for seat in range(match.seats)}
        elsewhere = {moment.move for moment in match.moments if moment.move is not None}
        foreign = elsewhere.union(*offers.values())
        attempts: list[tuple[Seat, Any]] = [
            (seat, move) for seat, offered in offers.items() for move in foreign - offered
        ]
        attempts += [(seat, move) for seat in (*STRANGERS, match.seats) for move in foreign]
        attempts += [(seat, move) for seat in offers for move in (MadeUp(), None, "made:up", object())]
        for seat, move in attempts:
            with pytest.raises(IllegalMove) as refusal:
                game.play(state, seat, move, NoChance())
            assert refusal.value.code == "move-not-on-offer"
        assert dump_state(game, state) == before


def test_playing_leaves_the_state_before_as_it_was(name: str) -> None:
    for game, match, state in some_states(name, 100):
        before = dump_state(game, state)
        for seat in game.awaiting(state):
            game.play(state, seat, game.legal(state, seat)[0], Rng(match.seed, 1))
        assert dump_state(game, state) == before
        hash(state)  # a list or a dictionary in it could be changed by anybody


def test_tokens_are_short_words_and_tell_the_moves_on_offer_apart(name: str) -> None:
    for game, match, state in states(name):
        for seat in range(match.seats):
            tokens = [move.token for move in game.legal(state, seat)]
            assert len(set(tokens)) == len(tokens), f"{match}: {tokens}"
            for token in tokens:
                assert len(token) <= 60
                assert re.fullmatch(r"[a-z0-9_.+-]+(:[a-z0-9_.+-]+)*", token), token


def test_a_token_stands_for_one_move_throughout_a_match(name: str) -> None:
    for match in matches(name):
        known: dict[str, Move] = {}
        for moment in match.moments:
            for seat in range(match.seats):
                for move in match.game.legal(moment.state, seat):
                    assert known.setdefault(move.token, move) == move
                    assert hash(known[move.token]) == hash(move)


# --- Phases, events, outcomes -----------------------------------------------------------------------


def test_phases_are_short_keys_that_never_come_back(name: str) -> None:
    for match in matches(name):
        keys = [key for key, _ in groupby(match.game.phase(moment.state) for moment in match.moments)]
        assert len(set(keys)) == len(keys), f"{match}: {keys}"
        assert all(re.fullmatch(r"[a-z0-9.-]{1,20}", key) for key in keys)


def test_whoever_moved_on_is_awaited_again_only_in_another_phase(name: str) -> None:
    for match in matches(name):
        for before, after in zip(match.moments, match.moments[1:], strict=False):
            if match.game.phase(before.state) == match.game.phase(after.state):
                assert match.game.awaiting(after.state) <= match.game.awaiting(before.state)


def test_events_are_words_with_plain_data_addressed_to_seats_of_the_match(name: str) -> None:
    for match in matches(name):
        for event in (event for moment in match.moments for event in moment.events):
            assert re.fullmatch(r"[a-z]+(_[a-z]+)*", event.kind)
            assert json.loads(json.dumps(event.data, allow_nan=False)) == event.data, event
            if event.seats is not None:
                assert event.seats
                assert event.seats <= set(range(match.seats))


def test_outcomes_speak_of_all_seats_and_fit_together(name: str) -> None:
    for match in matches(name):
        outcome = match.game.outcome(match.moments[-1].state)
        assert outcome is not None
        assert len(outcome.places) == len(outcome.scores) == match.seats
        everybody = tuple(range(match.seats))
        if match.game.info.cooperative:
            assert outcome.winners == (everybody if outcome.won else ())
        else:
            assert outcome.won is None
            assert outcome.winners == tuple(seat for seat in everybody if outcome.places[seat] == 1)
            assert outcome.winners
        for place in outcome.places:
            better = sum(other < place for other in outcome.places)
            assert place == 1 + better, f"{match}: {outcome.places}"


# --- The same again ---------------------------------------------------------------------------------


def test_the_same_seed_and_moves_give_the_same_match(name: str) -> None:
    for match in matches(name):
        state, events = match.game.setup(match.seats, match.options, Rng(match.seed, 0))
        assert (state, events) == match.moments[0][:2]
        for step, moment in enumerate(match.moments[1:], start=1):
            assert moment.seat is not None
            offered = {move.token: move for move in match.game.legal(state, moment.seat)}
            assert moment.move is not None
            move = offered[moment.move.token]
            state, events = match.game.play(state, moment.seat, move, Rng(match.seed, step))
            assert (state, events) == moment[:2]


def test_the_matches_are_the_recorded_ones_on_every_python(name: str) -> None:
    recorded = digest_file(name)
    if not recorded.exists():
        pytest.skip(f"nothing recorded; write it with `python -m tests.games.driver {name}`")
    assert digest(name) == recorded.read_text(encoding="utf-8").strip(), "rules or chance have changed"


def test_a_save_gives_the_same_state_at_any_step(name: str) -> None:
    for game, match, state in some_states(name, 400):
        text = dump_state(game, state)
        loaded = load_state(game, text)
        assert loaded == state
        assert type(loaded) is game.state_type
        assert dump_state(game, loaded) == text
        assert game.public_view(loaded) == game.public_view(state)
        for seat in game.awaiting(state):
            move = game.legal(state, seat)[0]
            assert game.play(loaded, seat, move, Rng(match.seed, 7)) == game.play(
                state, seat, move, Rng(match.seed, 7)
            )


def test_a_foreign_or_newer_save_is_refused(name: str) -> None:
    for game, _, state in some_states(name, 3):
        document = json.loads(dump_state(game, state))
        for change, code in (
            ({"game": "chess"}, "save-of-another-game"),
            ({"game": None}, "save-of-another-game"),
            ({"version": game.info.version + 1}, "save-from-newer-version"),
            ({"version": -1}, "save-damaged"),
            ({"version": True}, "save-damaged"),
            ({"version": "1"}, "save-damaged"),
            ({"state": None}, "save-damaged"),
            ({"state": {}}, "save-damaged"),
        ):
            with pytest.raises(SaveError) as refusal:
                load_state(game, json.dumps(document | change))
            assert refusal.value.code == code, change
        for text in ("", "{", "null", "[]", "3", '"', "[" * 100_000, "\ud800", "1" * 5_000):
            with pytest.raises(SaveError):
                load_state(game, text)


def places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Yield every place in a JSON document as its container and key."""
    keys = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    for key in keys:
        yield value, key
        yield from places(value[key])


RUBBISH: st.SearchStrategy[Any] = st.one_of(
    st.sampled_from([None, True, False, 10**30, [], {}, [[["deep"]]]]),
    st.integers(-3, 70),
    st.floats(),
    st.text(max_size=4),
)


@settings(max_examples=100, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_a_damaged_save_is_refused_or_says_exactly_what_is_loaded(name: str, data: st.DataObject) -> None:
    match, at = data.draw(st.sampled_from(samples(name, 20)))
    document = json.loads(dump_state(match.game, match.moments[at].state))
    container, key = data.draw(st.sampled_from(list(places(document))))
    if data.draw(st.booleans()):
        container[key] = data.draw(RUBBISH)
    else:
        del container[key]
    text = json.dumps(document)
    if data.draw(st.integers(0, 4)) == 0:
        cut = data.draw(st.integers(0, len(text)))
        text = text[:cut] + data.draw(st.text(max_size=2)) + text[cut + data.draw(st.integers(0, 3)) :]
    try:
        loaded = load_state(match.game, text)
    except SaveError:
        return
    assert json.loads(dump_state(match.game, loaded))["state"] == json.loads(text)["state"]


# --- Secrets ----------------------------------------------------------------------------------------


def test_views_say_what_the_rules_say(name: str) -> None:
    for game, match, state in some_states(name, 200):
        public = game.public_view(state)
        assert public.phase == game.phase(state)
        assert public.awaiting == tuple(sorted(game.awaiting(state)))
        assert public.outcome == game.outcome(state)
        assert len({seat for seat, _ in public.moves}) == len(public.moves)
        for seat in range(match.seats):
            view = game.seat_view(state, seat)
            assert view.seat == seat
            assert view.public == public
            assert view.moves == tuple(game.legal(state, seat))
            assert set(public.open_to(seat)) <= set(view.moves)


def test_a_seat_cannot_tell_an_imagined_state_from_the_real_one(name: str) -> None:
    for number, (game, match, state) in enumerate(some_states(name, 150)):
        for seat in range(match.seats):
            imagined = game.resample(state, seat, Rng(match.seed, number))
            assert game.seat_view(imagined, seat) == game.seat_view(state, seat), f"{match}: seat {seat}"
            assert game.public_view(imagined) == game.public_view(state)
            assert game.legal(imagined, seat) == game.legal(state, seat)
            assert game.awaiting(imagined) == game.awaiting(state)
            assert load_state(game, dump_state(game, imagined)) == imagined


def test_the_public_view_is_the_same_whatever_the_secrets_are(name: str) -> None:
    for number, (game, match, state) in enumerate(some_states(name, 150)):
        other = state
        for seat in range(match.seats):
            other = game.resample(other, seat, Rng(match.seed, number))
        assert game.public_view(other) == game.public_view(state)


def test_an_imagined_state_can_be_played_to_the_end(name: str) -> None:
    for number, (game, match, state) in enumerate(some_states(name, 40)):
        imagined = game.resample(state, number % match.seats, Rng(match.seed, number))
        for moment in play_on(game, imagined, match.seed, Rng(match.seed, number)):
            imagined = moment.state
        assert game.outcome(imagined) is not None


def test_where_there_are_secret_moves_imagined_states_differ(name: str) -> None:
    secret, varied = False, 0
    for number, (game, match, state) in enumerate(some_states(name, 200)):
        for seat in range(match.seats):
            view = game.seat_view(state, seat)
            secret |= set(view.moves) != set(view.public.open_to(seat))
            varied += game.resample(state, seat, Rng(match.seed, number)) != state
    assert varied > 20 or not secret


# --- Computer players -------------------------------------------------------------------------------


def test_suggestions_are_legal_and_worths_are_shares(name: str) -> None:
    for number, (game, match, state) in enumerate(some_states(name, 200)):
        for seat in range(match.seats):
            assert 0 <= game.worth(state, seat) <= 1
            if moves := game.legal(state, seat):
                assert game.suggest(state, seat, moves, Rng(match.seed, number)) in moves


def test_the_computer_player_chooses_legally_and_the_same_again(name: str) -> None:
    for game, match, state in some_states(name, 6):
        before = dump_state(game, state)
        for seat in sorted(game.awaiting(state))[:1]:
            moves = {game.player().choose(game, state, seat, Rng(match.seed, 3)) for _ in range(2)}
            assert len(moves) == 1
            assert moves <= set(game.legal(state, seat))
        assert dump_state(game, state) == before


def test_what_is_imagined_depends_only_on_what_the_seat_may_know(name: str) -> None:
    """States that look the same to a seat are imagined alike, so its computer player plays alike in them."""
    for number, (game, match, state) in enumerate(some_states(name, 100)):
        for seat in range(match.seats):
            other = game.resample(state, seat, Rng(match.seed, number))
            again = [game.resample(real, seat, Rng(match.seed, 5)) for real in (state, other)]
            assert again[0] == again[1], f"{match}: seat {seat} in {game.phase(state)}"
