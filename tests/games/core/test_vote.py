"""Open votes: they pass with more than half, may be changed, and end with the commander's vote."""

import pytest

from games.core import vote


def test_one_person_decides_at_once() -> None:
    assert vote.decided(vote.cast(vote.blank(1), 0, "a"), 0) == "a"


@pytest.mark.parametrize(("people", "needed"), [(1, 1), (2, 2), (3, 2), (4, 3)])
def test_more_than_half_of_the_people_are_needed(people: int, needed: int) -> None:
    ballots = vote.blank(people)
    for seat in range(needed):
        assert vote.decided(ballots, 0) is None
        ballots = vote.cast(ballots, seat, "a")
    assert vote.decided(ballots, 0) == "a"


def test_a_vote_may_be_changed() -> None:
    ballots = vote.cast(vote.cast(vote.blank(3), 0, "a"), 1, "b")

    assert vote.decided(vote.cast(ballots, 0, "b"), 0) == "b"


def test_who_has_not_voted_is_missing() -> None:
    assert vote.missing(vote.cast(vote.blank(3), 1, "a")) == {0, 2}


def test_when_all_have_voted_without_a_majority_the_commander_decides() -> None:
    assert vote.decided(("a", "b"), 1) == "b"
    assert vote.decided(("a", "a", "b", "b"), 2) == "b"
    assert vote.decided(("a", "b", None), 0) is None
