"""Phase 4: the combination, clearing up, stacks, who tries, rolls at the locks, victory and defeat."""

from typing import Any

import pytest

from games.royal_rescue import GAME
from games.royal_rescue.ending import score_rank
from games.royal_rescue.model import Stage, State, Unit
from tests.games.royal_rescue.table import (
    army,
    kinds,
    laid,
    militia,
    named,
    options,
    press,
    siege,
    tokens,
    vote_all,
)

DISCARD = ("2s", "3h", "4h", "3c", "7h", "jd", "5d", "6d", "8d", "9d", "10d", "10s")
LOCKS = (("2s",), ("3h", "4h"), ("3c", "7h", "jd"), ("5d", "6d", "8d", "9d"))


def beaten(*units: Unit, **changes: Any) -> State:
    """Return the state after Umbar has been beaten by the first of these units."""
    state = siege(*units, **{"sixes": 1, "discard": DISCARD, **changes})
    return press(state, "attack:umbar", *[6] * 6)[0]


def test_the_combination_lies_one_two_three_four_from_spades_to_diamonds() -> None:
    state = beaten(army(0, 7, 3))

    assert state.locks == (("2s",), ("3h", "4h"), ("3c", "7h", "jd"), ("5d", "6d", "8d", "9d"))
    assert state.discard == ("10d", "10s")
    assert [lock.values for lock in GAME.public_view(state).locks] == [(2,), (3, 4), (3, 7, 0), (5, 6, 8, 9)]


def test_a_short_discard_pile_is_filled_up_from_the_people() -> None:
    state = beaten(army(0, 7, 3), discard=DISCARD[:8], people=("2c", "2d", "2h"))

    assert sum(map(len, state.locks)) == 10
    assert sum(map(len, state.stacks)) + (state.card is not None) == 4


def test_where_even_the_people_are_too_few_own_cards_fill_it_up() -> None:
    state = beaten(army(0, 7, 3), discard=DISCARD[:8])

    assert sum(map(len, state.locks)) == 10
    assert sum(map(len, state.stacks)) + (state.card is not None) == 1


def test_all_cards_that_are_left_are_dealt_evenly_from_the_commander_on() -> None:
    state = beaten(army(0, 7, 3, officer="js"), militia(0, 4, 2), people=("9s", "9h"), commander=1)

    assert [len(stack) for stack in state.stacks] == [2, 3, 3]
    assert {card for stack in state.stacks for card in stack} == {
        "7d",
        "7c",
        "7h",
        "js",
        "4d",
        "4c",
        "9s",
        "9h",
    }


def test_weapons_leave_the_game_and_so_do_markers_of_fallen_armies() -> None:
    fallen = army(1, 8, 1, cards=(), marker="8d")
    state = beaten(army(0, 7, 2, weapons=("7h",)), fallen)

    assert {"7h", "8d"} <= set(state.gone)


def test_handicaps_and_the_situation_return_and_only_two_abilities_stay() -> None:
    unit = army(0, 7, 2, ability="kh", handicap="qh", officer="js")
    state = beaten(unit, troops_card="qd", conditions_card="kc")

    assert {"kh", "qh", "qd", "kc"} <= set(state.situation)
    assert (state.tools[0], state.kept) == (("locksmith",), ("js",))


def test_dietrich_keeps_one_weapon() -> None:
    state = beaten(army(0, 7, 2, ability="qh", weapons=("7h", "7s")))

    assert (state.tools[0], state.kept) == (("picklock",), ("7s",))
    assert "7h" in state.gone


def test_schlosser_needs_an_officer_and_dietrich_a_weapon() -> None:
    assert beaten(army(0, 7, 2, ability="kh")).tools[0] == ()
    assert beaten(army(0, 7, 2, ability="qh")).tools[0] == ()


def test_an_ability_of_the_imagined_army_lapses() -> None:
    state = beaten(army(2, 7, 3, owner=None, ability="kh", officer="js"), seats=2)

    assert (state.tools, state.kept) == (((), ()), ())
    assert "js" in [card for stack in state.stacks for card in stack]


def test_alone_there_is_one_stack_and_no_vote() -> None:
    state = beaten(army(0, 7, 3), seats=1)

    assert (state.stage, len(state.stacks)) == (Stage.OPEN, 1)


def dungeon(*stacks: tuple[str, ...], **changes: Any) -> State:
    return laid(len(stacks), Stage.TRY, 4, stacks=stacks, locks=LOCKS, **changes)


def trying(card: str, *stacks: tuple[str, ...], **changes: Any) -> State:
    rest = stacks or (("2c",), ("2d",), ("2h",))
    given = {"locks": LOCKS, "stacks": rest, "card": card, "trying": 0, **changes}
    return laid(len(rest), Stage.OPEN, 4, **given)


STACKS = (("9s", "10h"), ("10c",), ())


def test_the_team_votes_among_those_who_have_cards() -> None:
    assert tokens(dungeon(*STACKS), 2) == ["try:0", "try:1"]


def test_the_one_chosen_turns_the_top_card_up_and_rolls() -> None:
    state, events = vote_all(dungeon(*STACKS), "try:0")

    assert (state.card, state.actor, tokens(state)) == ("9s", 0, ["roll"])
    assert named(events, "card_turned").data == {"seat": 0, "card": "9s"}


def test_the_owner_alone_sees_the_top_card() -> None:
    state = dungeon(*STACKS)

    assert [GAME.seat_view(state, seat).top for seat in range(3)] == ["9s", "10c", None]
    assert GAME.public_view(state).stacks == (2, 1, 0)


def test_carla_opens_the_zero_with_her_club_and_goes_on_at_the_seven() -> None:
    state = trying("6c", locks=((), (), *LOCKS[2:]))
    state, events = press(state, "roll", 5, 4)

    assert (state.locks[2], state.card, state.actor) == (("3c", "7h"), "6c", 0)
    assert named(events, "lock_rolled").data == {
        "seat": 0,
        "card": "6c",
        "lock": 3,
        "number": 0,
        "dice": [5, 4],
        "way": "difference",
        "reached": 1,
        "changes": [["suit", 1]],
        "outcome": "opened",
        "repeated": 0,
    }
    trial = GAME.public_view(state).trial
    assert trial is not None
    assert (trial.lock, trial.number) == (3, 7)


def test_numbers_open_from_the_right_and_an_empty_lock_loses_its_ace() -> None:
    state, events = press(trying("9c"), "roll", 6, 4)
    assert "lock_opened" in kinds(events)
    state, _ = press(state, "roll", 5, 1)
    assert state.locks[:2] == ((), ("3h",))


def test_a_miss_takes_the_card_out_of_the_game_and_the_team_chooses_again() -> None:
    state, events = press(trying("9c"), "roll", 6, 5)

    assert (state.card, state.gone, state.stage) == (None, ("9c",), Stage.TRY)
    assert named(events, "try_failed").data == {"seat": 0, "card": "9c"}


def test_the_own_cards_value_gives_one_more_roll_as_often_as_it_happens() -> None:
    state = trying("9c")
    for _ in range(3):
        state, events = press(state, "roll", 5, 4)
        assert named(events, "lock_rolled").data["outcome"] == "again"
    assert state.card == "9c"


def test_a_miss_may_be_repeated_with_the_bonus_die_by_the_one_who_tries() -> None:
    state, _ = press(trying("9c", bonus=1), "roll", 6, 5)
    assert (state.stage, state.actor, tokens(state)) == (Stage.SLIP, 0, ["reroll", "accept"])
    again, _ = press(state, "reroll", 6, 4)
    assert (again.bonus, again.locks[0]) == (0, ())
    assert press(state, "accept")[0].card is None


def test_a_tool_helps_once_per_card() -> None:
    state = trying("9c", tools=(("picklock",), (), ()))
    state, _ = press(state, "roll", 6, 3)
    assert (state.locks[0], state.spent) == ((), ("picklock",))
    missed, _ = press(state, "roll", 6, 1)
    assert (missed.card, missed.spent) == (None, ())


def test_a_tool_is_not_spent_where_none_is_needed() -> None:
    state, _ = press(trying("9c", tools=(("picklock",), (), ())), "roll", 6, 4)

    assert state.spent == ()


def test_all_ten_numbers_win_and_the_score_is_the_cards_left() -> None:
    state = trying("9c", ("2c", "3d"), ("2d",), (), locks=((), (), (), ("5d",)))
    state, events = press(state, "roll", 4, 4)

    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.won, outcome.scores, outcome.winners) == (True, (4, 4, 4), (0, 1, 2))
    assert named(events, "game_won").data == {"cards": 4, "rank": "by_a_hair"}


def test_without_cards_the_match_is_lost() -> None:
    state, _ = press(trying("9c", (), (), ()), "roll", 6, 5)

    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.won, outcome.winners) == (False, ())


def test_with_one_stack_left_nobody_votes() -> None:
    state, _ = press(trying("9c", (), ("2d",), ()), "roll", 6, 5)

    assert (state.stage, state.card, state.actor) == (Stage.OPEN, "2d", 1)


RANKS = ["by_a_hair", "brave_rescuers", "kings_knights", "heroes", "legends"]


TEAM_SCORES = [(1, 5), (6, 9), (10, 13), (14, 18), (19, 40)]
SOLO_SCORES = [(1, 3), (4, 5), (6, 7), (8, 11), (12, 30)]


@pytest.mark.parametrize(("seats", "bounds"), [(3, TEAM_SCORES), (1, SOLO_SCORES)])
def test_the_score_table(seats: int, bounds: list[tuple[int, int]]) -> None:
    for rank, (low, high) in zip(RANKS, bounds, strict=True):
        for left in (low, high):
            stacks = (("2s",) * left, *[()] * (seats - 1))
            assert score_rank(laid(seats, Stage.END, 4, stacks=stacks, won=True)) == rank


# Quest 3


CURSED = options(cursed_dungeon=True)


def test_in_the_cursed_dungeon_weapons_become_cards_again() -> None:
    state = beaten(army(0, 7, 2, weapons=("7h",)), options=CURSED)

    assert "7h" in [card for stack in state.stacks for card in stack]


def test_in_the_cursed_dungeon_a_double_must_fit() -> None:
    assert press(trying("9c", options=CURSED), "roll", 4, 4)[0].locks == LOCKS
    assert press(trying("9c", options=CURSED), "roll", 2, 2)[0].locks[0] == ()


def test_there_cards_of_the_people_open_by_their_value_only() -> None:
    state = trying("9c", options=CURSED, commons=("9c",))

    assert press(state, "roll", 2, 2)[0].locks == LOCKS
    assert press(trying("6c", options=CURSED, commons=("6c",)), "roll", 4, 4)[0].locks[0] == ()
