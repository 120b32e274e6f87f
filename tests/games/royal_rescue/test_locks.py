"""Which dice open which number: sums, differences, doubles, suits, tools, the cursed dungeon."""

from itertools import product

import pytest

from games.royal_rescue.locks import LOCKSMITH, PICKLOCK, Opening, hits_own, opening

ROLLS = [dice for dice in product(range(1, 7), repeat=2) if dice[0] != dice[1]]


def test_carlas_difference_of_one_opens_the_zero_at_lock_three_by_her_club() -> None:
    assert opening((5, 4), 0, "6c", 3) == Opening("difference", 1, (("suit", 1),))
    assert opening((5, 4), 0, "6h", 3) is None


@pytest.mark.parametrize("number", [0, *range(2, 11)])
def test_any_double_opens_any_number(number: int) -> None:
    assert opening((3, 3), number, "9s", 4) == Opening("double", 3)


@pytest.mark.parametrize("dice", ROLLS)
@pytest.mark.parametrize("number", range(2, 11))
def test_a_number_opens_by_the_sum_or_the_difference(dice: tuple[int, int], number: int) -> None:
    fits = number in (sum(dice), abs(dice[0] - dice[1]))

    assert (opening(dice, number, "9s", 4) is not None) is fits


@pytest.mark.parametrize("dice", ROLLS)
def test_a_zero_opens_by_a_difference_of_one_and_the_suit_only(dice: tuple[int, int]) -> None:
    assert opening(dice, 0, "9s", 4) is None
    assert (opening(dice, 0, "9d", 4) is not None) is (abs(dice[0] - dice[1]) == 1)


@pytest.mark.parametrize(("lock", "card"), [(1, "9s"), (2, "9h"), (3, "9c"), (4, "9d")])
def test_the_suit_of_the_aces_changes_a_result_by_one(lock: int, card: str) -> None:
    for at in range(1, 5):
        found = opening((6, 2), 9, card, at)
        assert (found is not None) is (at == lock)


def test_the_suit_of_an_officer_counts() -> None:
    assert opening((6, 2), 9, "jd", 4) == Opening("sum", 8, (("suit", 1),))


def test_the_cheapest_change_is_made() -> None:
    tools = (PICKLOCK, LOCKSMITH)

    assert opening((6, 2), 8, "9d", 4, tools) == Opening("sum", 8)
    assert opening((6, 2), 9, "9d", 4, tools) == Opening("sum", 8, (("suit", 1),))
    assert opening((6, 2), 9, "9s", 4, tools) == Opening("sum", 8, ((PICKLOCK, 1),))
    assert opening((6, 2), 10, "9s", 4, tools) == Opening("sum", 8, ((LOCKSMITH, 2),))


def test_changes_add_up() -> None:
    tools = (PICKLOCK, LOCKSMITH)

    assert opening((5, 1), 10, "9d", 4, tools) == Opening(
        "sum", 6, (("suit", 1), (PICKLOCK, 1), (LOCKSMITH, 2))
    )
    assert opening((5, 1), 10, "9s", 4, tools) is None


@pytest.mark.parametrize(("dice", "again"), [((5, 4), True), ((6, 3), True), ((6, 5), False)])
def test_the_own_cards_value_as_sum_or_difference_gives_one_more_roll(
    dice: tuple[int, int], again: bool
) -> None:
    card = "9s" if sum(dice) == 9 else "3s"

    assert hits_own(dice, card) is again


# Quest 3


def cursed(dice: tuple[int, int], number: int, card: str, common: bool = False) -> Opening | None:
    return opening(dice, number, card, 1, (), True, common)


def test_in_the_cursed_dungeon_only_a_fitting_double_opens() -> None:
    assert cursed((3, 2), 5, "9d") is None
    assert cursed((3, 3), 3, "9d") == Opening("face", 3)
    assert cursed((3, 3), 6, "9d") == Opening("sum", 6)
    assert cursed((3, 3), 7, "9d") is None


def test_a_double_may_be_added_to_the_cards_value_or_taken_from_it() -> None:
    assert cursed((3, 3), 7, "4d") == Opening("added", 7)
    assert cursed((3, 3), 2, "5d") == Opening("subtracted", 2)


def test_cards_of_the_people_open_only_by_their_own_value() -> None:
    assert cursed((3, 3), 3, "10d", common=True) is None
    assert cursed((3, 3), 6, "10d", common=True) is None
    assert cursed((3, 3), 7, "10d", common=True) == Opening("subtracted", 7)


def test_any_double_opens_a_zero_even_there() -> None:
    assert cursed((4, 4), 0, "9d", common=True) == Opening("double", 4)
