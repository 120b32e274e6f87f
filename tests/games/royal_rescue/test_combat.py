"""Where bonuses are put: the rulebook's example of Ben, and that no other placing does better."""

from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.royal_rescue.combat import Bonuses, hits, most_hits, people_dice, place, worst_die

OFFICER = Bonuses(officer=True)


def test_bens_five_defeats_a_plain_servant_alone_and_another_die_with_the_officer() -> None:
    assert hits(place((3, 3, 4, 5), 5, Bonuses())) == 1
    assert hits(place((3, 3, 4, 5), 5, OFFICER)) == 2


def test_bens_four_defeats_a_traitor_only_with_the_officer() -> None:
    assert hits(place((3, 3, 4, 5), 6, Bonuses())) == 0
    placed = place((3, 3, 4, 5), 6, OFFICER)
    assert [(die.total, die.bonuses, die.hit) for die in placed] == [
        (3, (), False),
        (3, (), False),
        (6, ("officer",), True),
        (5, (), False),
    ]


def test_never_two_weapons_on_one_die_and_none_beside_the_officer() -> None:
    assert hits(place((4,), 6, Bonuses(weapons=2))) == 0
    assert hits(place((3,), 6, Bonuses(officer=True, weapons=1))) == 0
    assert hits(place((4, 5), 6, Bonuses(officer=True, weapons=1))) == 2


def test_impact_stacks_with_the_officer_or_a_weapon() -> None:
    assert hits(place((3,), 6, Bonuses(officer=True, impact=True))) == 1
    assert hits(place((4,), 6, Bonuses(weapons=1, impact=True))) == 1


def test_weakness_is_taken_from_the_highest_die_before_bonuses() -> None:
    assert hits(place((6, 2), 6, Bonuses(weakness=True))) == 0
    assert hits(place((6, 2), 6, Bonuses(weakness=True, weapons=1))) == 1


def test_where_nothing_is_enough_the_bonuses_lie_on_the_highest_dice() -> None:
    placed = place((1, 3, 2), 6, Bonuses(officer=True, weapons=1))

    assert [die.bonuses for die in placed] == [(), ("officer",), ("weapon",)]


@pytest.mark.parametrize(("people", "dice"), [(0, 0), (1, 1), (4, 1), (5, 2), (8, 2), (24, 6), (30, 6)])
def test_the_people_roll_a_die_for_each_started_four_cards_and_six_at_most(people: int, dice: int) -> None:
    assert people_dice(people) == dice


def tried(dice: tuple[int, ...], need: int, bonuses: Bonuses) -> int:
    """Count by trying everything: marks (officer, weapons, nothing) in any order, impact on any die."""
    marks = [2] * bonuses.officer + [1] * bonuses.weapons
    slots = (marks + [0] * len(dice))[: max(len(dice), len(marks))]
    totals = list(dice)
    if bonuses.weakness:
        totals[totals.index(max(totals))] -= 1
    return max(
        sum(total + mark + (at == impact) >= need for at, (total, mark) in enumerate(zip(totals, order)))  # noqa: B905
        for order in set(permutations(slots))
        for impact in (range(len(dice)) if bonuses.impact else (-1,))
    )


@settings(deadline=None, max_examples=300)
@given(
    st.lists(st.integers(1, 6), min_size=1, max_size=5).map(tuple),
    st.integers(5, 7),
    st.builds(Bonuses, st.booleans(), st.integers(0, 3), st.booleans(), st.booleans()),
)
def test_no_placing_hits_more(dice: tuple[int, ...], need: int, bonuses: Bonuses) -> None:
    placed = place(dice, need, bonuses)

    assert hits(placed) == most_hits(dice, need, bonuses) == tried(dice, need, bonuses)
    assert tuple(die.rolled for die in placed) == dice
    assert sum("officer" in die.bonuses for die in placed) <= bonuses.officer
    assert sum("weapon" in die.bonuses for die in placed) <= bonuses.weapons
    assert all({"officer", "weapon"} > set(die.bonuses) - {"impact", "weakness"} for die in placed)


def test_luck_takes_a_die_that_does_not_hit_and_none_where_all_do() -> None:
    assert worst_die((6, 2, 5), 6, Bonuses(weapons=1)) == 1
    assert worst_die((6, 6), 6, Bonuses()) is None
