"""What is secret in Rück's raus!: picks, tied choices, and the nobles still to come."""

from __future__ import annotations

from collections import Counter

import pytest

from games.core import Rng, dump_state
from games.ruecks_raus import GAME
from games.ruecks_raus.model import RuecksRausOptions, State
from games.ruecks_raus.moves import Point, Rob, Take
from games.ruecks_raus.nobles import DECK
from tests.games.driver import play_match
from tests.games.ruecks_raus.arrange import EXPERT, PLAIN, before, play, revealed


def imagined(state: State, seat: int, count: int = 200) -> list[State]:
    return [GAME.resample(state, seat, Rng(b"imagined", step)) for step in range(count)]


def test_the_table_shows_who_has_picked_and_not_what() -> None:
    state = before("plus4", (8, 8, 8))
    views = {repr(GAME.public_view(play(state, (1, Rob(robber)))[0])) for robber in range(8)}
    assert len(views) == 1
    assert GAME.public_view(play(state, (1, Rob(7)))[0]).awaiting == (0, 2)


def test_a_seat_sees_its_own_pick_and_no_other() -> None:
    state = play(before("plus4", (8, 8, 8)), (0, Rob(2)))[0]
    views = [GAME.seat_view(play(state, (1, Rob(robber)))[0], 0) for robber in range(8)]
    assert {view.pick for view in views} == {2}
    assert all(view == views[0] for view in views)


def test_others_picks_may_be_any_robber_they_still_have() -> None:
    state = revealed(before("plus4", (8, 8, 8)), (6, 2, 4))
    state, _ = play(state, (0, Rob(5)), (1, Rob(3)))
    others = Counter(world.picks[1] for world in imagined(state, 0, 700))
    assert set(others) == {0, 1, 3, 4, 5, 6, 7}
    assert min(others.values()) > 60
    assert {world.picks[0] for world in imagined(state, 0)} == {5}
    assert {world.picks[2] for world in imagined(state, 0)} == {None}


def test_others_tied_choices_may_be_any() -> None:
    state, _ = play(revealed(before("opponent2", (8,) * 5), (6, 6, 6, 1, 1)), (0, Point(4)), (1, Point(3)))
    worlds = imagined(state, 0)
    assert {world.choices[1] for world in worlds} == {0, 2, 3, 4}
    assert {(world.choices[0], world.choices[2]) for world in worlds} == {(4, None)}
    assert {world.picks for world in worlds} == {(6, 6, 6, 1, 1)}
    assert {world.choices[0] for world in imagined(state, 4)} == {1, 2, 3, 4}


@pytest.mark.parametrize("options", [PLAIN, EXPERT])
def test_the_nobles_to_come_may_be_any_that_fit(options: RuecksRausOptions) -> None:
    state = play_match(GAME, 3, options, b"nobles").moments[12].state
    table = state.table
    seen = table.nobles[: table.round]
    to_come = set()
    for world in imagined(state, 1):
        assert world.table.nobles[: table.round] == seen
        assert not Counter(world.table.nobles) - Counter(DECK)
        to_come.add(world.table.nobles[table.round :])
    assert len(to_come) > 20
    if options.expert:
        assert {tuple(sorted(nobles)) for nobles in to_come} == {tuple(sorted(table.nobles[table.round :]))}
    else:
        assert len({tuple(sorted(nobles)) for nobles in to_come}) > 20


def test_when_nothing_is_hidden_any_more_nothing_is_imagined() -> None:
    final = play_match(GAME, 4, PLAIN, b"end").moments[-1].state
    assert GAME.resample(final, 0, Rng(b"", 0)) == final


def test_events_tell_nothing_before_the_reveal() -> None:
    for moment in play_match(GAME, 5, PLAIN, b"events").moments[1:]:
        if None in moment.state.picks and any(pick is not None for pick in moment.state.picks):
            assert moment.events == ()
        assert all(event.seats is None for event in moment.events)


def test_a_hand_after_the_end_is_empty() -> None:
    final = play_match(GAME, 3, PLAIN, b"end").moments[-1].state
    view = GAME.seat_view(final, 2)
    assert (view.hand, view.pick, view.choice, view.moves) == ((), None, None, ())


def test_the_save_keeps_the_secrets() -> None:
    """A save is the one place that must hold them: what was picked is still picked afterwards."""
    state, _ = play(revealed(before("plus0or8", (8, 8, 8)), (6, 6, 3)), (1, Take(8)))
    assert '"choices":[null,8,null]' in dump_state(GAME, state)
