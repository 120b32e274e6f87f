"""The situation cards: the table of the rulings, cell by cell, and what each effect does."""

from typing import Any

import pytest

from games.royal_rescue.combat import attack_of, strength
from games.royal_rescue.model import State, Unit
from games.royal_rescue.situation import Role, effects
from tests.games.royal_rescue.table import army, fight, militia, press

JOKER = "joker2"


TABLE = """
joker2: hero             / curse                  / servants_up                / bottleneck
ks:     locksmith reach  / leaderless short_arms  / discipline exhausted       / fog long_whip
qh:     picklock brave   / blunt panic            / traitors_down good_spirits / rust fear
kc:     locksmith impact / leaderless weakness    / discipline discord         / fog dark_force
qd:     picklock luck    / blunt desertion        / traitors_down well_paid    / rust no_reward
"""


@pytest.mark.parametrize("line", TABLE.strip().splitlines())
def test_rank_and_suit_both_count_and_a_joker_has_no_suit(line: str) -> None:
    card, cells = line.split(":")
    found = [[effect.value for effect in effects(card, role)] for role in Role]

    assert found == [cell.split() for cell in cells.split("/")]


def dice(state: State, unit: str = "a0", against_umbar: bool = False) -> int:
    return attack_of(state, unit, against_umbar)[0]


BEN = army(0, 8, 4, officer="js")


def facing(card: str, troops_card: str | None = None) -> State:
    return fight(army(0, 8, 3), places=(card,), troops_card=troops_card)


@pytest.mark.parametrize(("card", "need"), [("5s", 5), ("8s", 6), ("js", 6)])
def test_a_servant_is_beaten_at_its_strength(card: str, need: int) -> None:
    assert strength(facing(card), card) == need


@pytest.mark.parametrize(("card", "need"), [("5s", 6), ("8s", 7), ("js", 7)])
def test_the_joker_as_troops_makes_every_servant_stronger(card: str, need: int) -> None:
    assert strength(facing(card, troops_card="joker2"), card) == need


@pytest.mark.parametrize(("card", "need"), [("5s", 5), ("8s", 5), ("js", 6)])
def test_the_queen_as_troops_makes_traitors_weaker(card: str, need: int) -> None:
    assert strength(facing(card, troops_card="qs"), card) == need


def test_a_fallen_army_still_shows_who_is_a_traitor() -> None:
    fallen = army(1, 5, 1, cards=(), marker="5s")

    assert strength(fight(BEN, fallen, places=("5h",)), "5h") == 6


def test_a_militia_makes_no_traitors() -> None:
    assert strength(fight(BEN, militia(0, 5, 3), places=("5h",)), "5h") == 5


def test_when_only_the_people_are_left_no_situation_card_acts() -> None:
    fallen = army(0, 8, 1, cards=(), marker="8s")
    state = fight(fallen, places=("8h",), troops_card="joker2", people=("2s",))

    assert strength(state, "8h") == 6
    assert strength(fight(fallen, places=("8h",), troops_card="qs", people=("2s",)), "8h") == 6


def test_held_and_fluch_change_the_dice_by_one() -> None:
    assert dice(fight(army(0, 8, 4, ability=JOKER), places=())) == 5
    assert dice(fight(army(0, 8, 4, handicap=JOKER), places=())) == 3


def test_the_joker_as_conditions_takes_a_die_from_every_army_but_not_from_militias() -> None:
    state = fight(BEN, militia(0, 5), places=(), conditions_card=JOKER)

    assert (dice(state), dice(state, "m0")) == (3, 1)


def test_nobody_rolls_less_than_one_die() -> None:
    assert dice(fight(army(0, 8, 1, handicap=JOKER), places=())) == 1


def test_spades_take_dice_against_umbar_only() -> None:
    short = fight(army(0, 8, 4, handicap="qs"), places=())
    exhausted = fight(army(0, 8, 4), places=(), troops_card="ks")

    assert (dice(short), dice(short, against_umbar=True)) == (4, 1)
    assert (dice(exhausted), dice(exhausted, against_umbar=True)) == (4, 3)


def test_a_leaderless_officer_or_fog_gives_no_bonus() -> None:
    assert attack_of(fight(BEN, places=()), "a0", False)[1].officer
    leaderless = army(0, 8, 4, officer="js", handicap="ks")
    assert not attack_of(fight(leaderless, places=()), "a0", False)[1].officer
    assert not attack_of(fight(BEN, places=(), conditions_card="kh"), "a0", False)[1].officer


def test_blunt_weapons_or_rust_give_no_bonus() -> None:
    armed = army(0, 8, 2, weapons=("8h", "8s"))
    assert attack_of(fight(armed, places=()), "a0", False)[1].weapons == 2
    blunt = army(0, 8, 2, weapons=("8h", "8s"), handicap="qs")
    assert attack_of(fight(blunt, places=()), "a0", False)[1].weapons == 0
    assert attack_of(fight(armed, places=(), conditions_card="qs"), "a0", False)[1].weapons == 0


# What a miss costs


def missed(*units: Unit, **changes: Any) -> State:
    state = fight(*units, places=("5s", "6s"), servants=("9s",), **changes)
    return press(state, "attack:first", *[1] * 6)[0]


def test_tapfer_makes_the_first_miss_cost_nothing() -> None:
    state = missed(army(0, 8, 2, ability="kh"))
    assert len(state.units[0].cards) == 2
    state, _ = press(state, "attack:first", 1, 1)
    assert len(state.units[0].cards) == 1


def test_panic_also_costs_one_of_the_people() -> None:
    state = missed(army(0, 8, 2, handicap="kh"), people=("2s", "3s"))

    assert (len(state.units[0].cards), state.people) == (1, ("3s",))


def test_good_spirits_take_a_card_of_the_people_instead_at_the_first_miss() -> None:
    state = missed(army(0, 8, 2), troops_card="kh", people=("2s", "3s"))
    assert (len(state.units[0].cards), state.people) == (2, ("3s",))
    state, _ = press(state, "attack:first", 1, 1)
    assert (len(state.units[0].cards), state.people) == (1, ("3s",))


def test_good_spirits_need_people() -> None:
    assert len(missed(army(0, 8, 2), troops_card="kh").units[0].cards) == 1


def test_discord_makes_the_first_miss_cost_one_card_more() -> None:
    state = missed(army(0, 8, 4), troops_card="kc")
    assert len(state.units[0].cards) == 2
    state, _ = press(state, "attack:first", 1, 1)
    assert len(state.units[0].cards) == 1


def test_the_officer_is_lost_first() -> None:
    state = missed(BEN)

    assert (state.units[0].officer, len(state.units[0].cards), state.discard) == (None, 4, ("js",))


@pytest.mark.parametrize("lasting", [{"ability": "ks"}, {}])
def test_with_schlosser_or_discipline_the_officer_is_lost_last(lasting: dict[str, str]) -> None:
    troops = {} if lasting else {"troops_card": "kd"}
    state = missed(army(0, 8, 2, officer="js", **lasting), **troops)
    assert (state.units[0].officer, len(state.units[0].cards)) == ("js", 1)
    state, _ = press(state, "attack:first", 1)
    assert (state.units[0].officer, len(state.units[0].cards)) == (None, 1)


def test_a_leaderless_officer_takes_the_first_loss_in_any_case() -> None:
    assert missed(army(0, 8, 2, officer="js", handicap="ks"), troops_card="kd").units[0].officer is None


# Clubs and diamonds on the dice


def test_impact_comes_on_top_of_another_bonus() -> None:
    state = fight(army(0, 8, 1, officer="js", ability="kc"), places=("8s", "6s"), servants=("9s",))
    state, _ = press(state, "attack:first", 3)

    assert (state.recent[-1].dice[0].bonuses, state.recent[-1].dice[0].total) == (("officer", "impact"), 6)


def test_luck_rolls_a_missing_die_again() -> None:
    state = fight(army(0, 8, 2, ability="kd"), places=("5s", "6s"), servants=("9s",))
    state, _ = press(state, "attack:first", 2, 3, 5)

    assert (state.recent[-1].lucky, state.recent[-1].outcome) == ((2, 5), "defeated")
    assert [die.rolled for die in state.recent[-1].dice] == [5, 3]


def test_luck_counts_once_an_attack() -> None:
    state = fight(army(0, 8, 2, ability="kd"), places=("5s", "6s"), servants=("9s",), bonus=1)
    state, _ = press(state, "attack:first", 2, 3, 1)
    state, _ = press(state, "reroll", 1, 1)

    assert (state.recent[-1].lucky, state.recent[-1].outcome) == ((), "missed")


def test_the_weakness_takes_one_from_the_highest_die() -> None:
    state = fight(army(0, 8, 2, handicap="kc"), places=("5s", "6s"), servants=("9s",))
    state, _ = press(state, "attack:first", 5, 2)

    assert (state.recent[-1].outcome, state.recent[-1].dice[0].bonuses) == ("missed", ("weakness",))
