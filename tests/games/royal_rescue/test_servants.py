"""Phase 2: turns, hits, misses, the double rule, fallen units and their weapons, every ending."""

from dataclasses import replace

import pytest

from games.royal_rescue import GAME
from games.royal_rescue.model import PEOPLE, Stage
from tests.games.royal_rescue.table import (
    army,
    fight,
    kinds,
    laid,
    militia,
    named,
    options,
    press,
    tokens,
    vote_all,
)

ANNA, BEN, CARLA = army(0, 7, 3), army(1, 8, 4, officer="js"), army(2, 10, 2)


def test_the_team_votes_which_army_attacks_first_and_others_follow_in_turn() -> None:
    state = laid(3, Stage.FIRST, 2, units=(ANNA, BEN, CARLA), places=("2s", "3s"), servants=("4s", "5s"))
    assert tokens(state, 2) == ["first:a0", "first:a1", "first:a2"]
    state, _ = vote_all(state, "first:a1")
    order = []
    for _ in range(2):
        order.append((state.unit, state.actor))
        state, _ = press(state, "attack:first", 6, 6, 6, 6)
    assert order == [("a1", 1), ("a2", 2)]
    assert state.unit == "a0"


def test_a_vote_is_open_and_may_be_changed_and_the_commander_decides_a_split() -> None:
    state = laid(3, Stage.FIRST, 2, units=(ANNA, BEN, CARLA), places=("2s", "3s"), commander=2)
    state, events = press(state, "first:a0", seat=0)
    assert named(events, "vote_cast").data == {"seat": 0, "proposal": "first:a0"}
    state, _ = press(state, "first:a2", seat=0)
    assert state.ballots == ("first:a2", None, None)
    state, _ = press(state, "first:a1", seat=1)
    state, events = press(state, "first:a0", seat=2)
    assert state.unit == "a0"
    assert named(events, "vote_passed").data["proposal"] == "first:a0"


def test_only_the_owner_attacks_and_one_press_does() -> None:
    state = fight(BEN, ANNA, places=("2s", "3s"), actor=1)

    assert GAME.awaiting(state) == {1}
    assert tokens(state, 1) == ["attack:first"]
    assert tokens(state, 0) == []


def test_a_hit_discards_the_servant_and_the_second_moves_up() -> None:
    state = fight(ANNA, BEN, places=("2s", "3s"), servants=("4s", "5s"))
    state, events = press(state, "attack:first", 5, 1, 1)

    assert (state.places, state.discard, state.servants) == (("3s", "4s"), ("2s",), ("5s",))
    assert named(events, "attack_rolled").data["outcome"] == "defeated"
    assert named(events, "servant_defeated").data == {"card": "2s", "unit": "a0", "left": 3}


def test_ben_defeats_a_traitor_with_his_officer() -> None:
    state = fight(army(0, 8, 4, officer="js"), places=("8s", "3s"), servants=("4s",))
    state, events = press(state, "attack:first", 3, 3, 4, 3)

    roll = named(events, "attack_rolled").data
    assert (roll["need"], roll["hits"], roll["outcome"]) == (6, 1, "defeated")
    assert roll["dice"][2] == {"rolled": 4, "bonuses": ["officer"], "total": 6, "hit": True}  # type: ignore[index]


def test_a_miss_costs_a_card_and_the_servant_stays() -> None:
    state, events = press(fight(ANNA, BEN, places=("2s", "3s")), "attack:first", 4, 4, 4)

    assert (state.places, state.units[0].cards, state.discard) == (("2s", "3s"), ("7d", "7c"), ("7h",))
    assert named(events, "card_lost").data == {"unit": "a0", "card": "7h", "why": "miss"}


def test_a_miss_may_be_repeated_as_long_as_the_bonus_die_has_points() -> None:
    state, _ = press(fight(ANNA, BEN, places=("2s", "3s"), bonus=2), "attack:first", 1, 1, 1)
    assert (state.stage, state.actor, tokens(state)) == (Stage.AGAIN, 0, ["reroll", "accept"])
    state, _ = press(state, "reroll", 1, 1, 1)
    assert (state.stage, state.bonus) == (Stage.AGAIN, 1)
    state, _ = press(state, "reroll", 1, 1, 1)
    assert (state.stage, state.bonus, len(state.units[0].cards)) == (Stage.ATTACK, 0, 2)
    assert state.recent[-1].repeated == 2


def test_an_accepted_miss_is_paid() -> None:
    state, _ = press(fight(ANNA, BEN, places=("2s", "3s"), bonus=2), "attack:first", 1, 1, 1)
    state, _ = press(state, "accept")

    assert (state.bonus, len(state.units[0].cards), state.unit) == (2, 2, "a1")


# Two of one value


@pytest.mark.parametrize("pair", [("5s", "5h"), ("js", "jh")])
def test_the_first_of_two_equals_falls_at_the_second_defeat_by_the_same_army(pair: tuple[str, str]) -> None:
    state = fight(ANNA, CARLA, places=pair, servants=("9s",))
    state, events = press(state, "attack:first", 6, 6, 6)
    assert (state.places, state.tally) == (pair, ("a0",))
    assert named(events, "attack_rolled").data["outcome"] == "halved"
    state, _ = press(state, "attack:first", 6, 6)
    assert (state.places, state.tally) == (pair, ("a0", "a2"))
    state, _ = press(state, "attack:first", 6, 1, 1)
    assert (state.places, state.tally) == ((pair[1], "9s"), ())


def test_with_reach_the_second_may_be_attacked_and_the_double_rule_does_not_count() -> None:
    state = fight(army(0, 7, 3, ability="ks"), BEN, places=("5s", "5h"), servants=("9s",))
    assert tokens(state) == ["attack:first", "attack:second"]
    state, _ = press(state, "attack:second", 5, 1, 1)

    assert (state.places, state.discard) == (("5s", "9s"), ("5h",))


def test_the_last_servant_fights_alone() -> None:
    state = fight(army(0, 7, 3, ability="ks"), BEN, places=("5s",))

    assert tokens(state) == ["attack:first"]


# Falling


def test_a_destroyed_armys_last_card_stays_on_the_table_and_its_turn_is_skipped() -> None:
    state = fight(army(0, 7, 1), BEN, CARLA, places=("2s", "3s"), servants=("4s", "5s"))
    state, events = press(state, "attack:first", 1)
    assert (state.units[0].cards, state.units[0].marker, state.discard) == ((), "7d", ())
    assert named(events, "unit_fell").data == {"unit": "a0", "card": "7d", "to": "table"}
    for _ in range(2):
        state, _ = press(state, "attack:first", 6, 6, 6, 6)
    assert state.unit == "a1"


def test_the_owner_hands_the_weapons_of_a_destroyed_army_to_who_has_room() -> None:
    fallen = army(0, 7, 1, weapons=("7c", "7h"))
    full = army(1, 8, 1, weapons=("8c",))
    state = fight(fallen, full, CARLA, militia(0, 4), places=("2s", "3s"), servants=("9s",))
    state, _ = press(state, "attack:first", 1)

    assert (state.stage, state.actor, tokens(state)) == (Stage.HEIRS, 0, ["arm:a2", "arm:m0", "arm:none"])
    state, _ = press(state, "arm:m0")
    assert tokens(state) == ["arm:a2", "arm:none"]
    state, _ = press(state, "arm:none")
    assert state.units[3].weapons == ("7c",)
    assert (state.gone, state.unit) == (("7h",), "a1")


def test_weapons_that_nobody_can_take_leave_the_game() -> None:
    state = fight(army(0, 7, 1, weapons=("7c",)), army(1, 8, 1, weapons=("8c",)), places=("2s", "3s"))
    state, events = press(state, "attack:first", 1)

    assert (state.gone, state.stage) == (("7c",), Stage.ATTACK)
    assert "weapons_lost" in kinds(events)


def test_when_all_armies_are_destroyed_the_militias_fight_with_one_die_each() -> None:
    state = fight(
        army(0, 7, 1),
        militia(0, 4),
        militia(1, 5, weapons=("7c",)),
        places=("2s", "3s"),
        servants=("9s", "9h"),
    )
    state, _ = press(state, "attack:first", 1)
    assert state.unit == "m0"
    state, _ = press(state, "attack:first", 1)
    assert (state.unit, len(state.units[1].cards), state.discard) == ("m1", 3, ("4s",))
    state, _ = press(state, "attack:first", 4)
    assert (state.places, state.unit) == (("3s", "9s"), "m0")


def test_a_destroyed_militia_leaves_no_marker() -> None:
    fallen = army(0, 7, 1, cards=(), marker="7s")
    state = fight(militia(0, 4, 1), fallen, places=("2s",), people=("3s", "9s"))
    state, _ = press(state, "attack:first", 1)

    assert (state.units[0].marker, state.discard, state.unit) == (None, ("4d",), PEOPLE)


def test_unowned_units_are_rolled_for_by_the_people_in_turn() -> None:
    fallen = army(0, 7, 1, cards=(), marker="7s")
    state = fight(militia(0, 4), fallen, places=("2s", "3s"), servants=("9s",))
    actors = []
    for _ in range(3):
        state, _ = press(state, "attack:first", 1)
        actors.append(state.actor)
    assert actors == [0, 1, 2]


FALLEN = army(0, 7, 1, cards=(), marker="7s")


def test_the_people_fight_last_and_a_miss_costs_one_of_them() -> None:
    people = ("2h", "3h", "4h", "5h", "6h")
    state = fight(FALLEN, places=("2s", "3s"), people=people, unit=PEOPLE)
    state, _ = press(state, "attack:first", 4, 4)

    assert (state.people, state.discard, state.unit) == (people[1:], ("2h",), PEOPLE)


def test_the_people_too_must_defeat_the_first_of_two_equals_twice() -> None:
    state = fight(FALLEN, places=("2s", "2h"), people=("3h", "4h"), unit=PEOPLE)
    state, _ = press(state, "attack:first", 6)
    assert (state.places, state.tally) == (("2s", "2h"), (PEOPLE,))
    state, _ = press(state, "attack:first", 6)
    assert state.places == ("2h",)


def test_when_the_last_of_the_people_is_gone_the_match_is_lost() -> None:
    state = fight(FALLEN, places=("2s", "3s"), people=("2h",), unit=PEOPLE)
    state, events = press(state, "attack:first", 4)

    assert (state.won, GAME.awaiting(state)) == (False, frozenset())
    assert named(events, "game_lost").data == {"why": "people_gone"}


def test_without_people_the_fall_of_the_last_unit_loses_the_match() -> None:
    state, _ = press(fight(army(0, 7, 1), places=("2s", "3s")), "attack:first", 1)

    assert state.won is False


# The end of the phase


def test_with_an_army_left_the_bonus_die_rises_by_one() -> None:
    state, _ = press(fight(ANNA, militia(0, 4), places=("2s",), bonus=1), "attack:first", 6, 6, 6)

    assert (state.part, state.bonus, state.sixes) == (3, 2, 3)


def test_with_militias_left_it_rises_by_two() -> None:
    state, _ = press(fight(militia(0, 4), FALLEN, places=("2s",), bonus=1), "attack:first", 6)

    assert (state.part, state.bonus) == (3, 3)


def test_with_people_left_it_rises_by_three_and_never_over_six() -> None:
    state = fight(FALLEN, places=("2s",), people=("2h",), unit=PEOPLE, bonus=4)
    state, _ = press(state, "attack:first", 6, 1)

    assert (state.part, state.bonus) == (3, 6)


def test_where_there_are_no_servants_phase_two_is_over_at_once() -> None:
    state = laid(3, Stage.CONDITIONS, 1, units=(ANNA, BEN, CARLA), turned=("kd", "qs"), bonus=1)
    state, _ = vote_all(state, "troops:qs")

    assert (state.part, state.bonus) == (3, 2)


def test_quest_two_puts_the_last_card_under_the_servants() -> None:
    state = fight(army(0, 7, 1), BEN, places=("2s", "3s"), servants=("9s",), options=options(dark_power=True))
    state, events = press(state, "attack:first", 1)

    assert (state.servants, state.buried, state.units[0].marker) == (("9s", "7d"), 1, None)
    assert named(events, "unit_fell").data["to"] == "servants"


def test_quest_two_fills_an_empty_second_place() -> None:
    state = fight(army(0, 7, 1), BEN, places=("2s",), options=options(dark_power=True))
    state, _ = press(state, "attack:first", 1)

    assert state.places == ("2s", "7d")


def test_quest_one_lets_the_people_take_weapons() -> None:
    people = ("2h", "3h", "4h", "5h", "6h")
    chosen = options(armed_mission=True)
    state = fight(
        army(0, 7, 1, weapons=("7c",)), places=("2s", "3s"), servants=("9s",), people=people, options=chosen
    )
    state, _ = press(state, "attack:first", 1)
    assert tokens(state) == ["arm:people", "arm:none"]
    state, _ = press(state, "arm:people")
    assert (state.arms, state.unit) == (("7c",), PEOPLE)
    state, _ = press(state, "attack:first", 4, 1)
    assert state.places == ("3s", "9s")


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_strangers_may_do_nothing(seat: int) -> None:
    assert GAME.legal(fight(ANNA, places=("2s",)), seat) == ()


def test_a_finished_match_offers_nothing() -> None:
    state = replace(fight(ANNA, places=("2s",)), stage=Stage.END, won=True)

    assert [list(GAME.legal(state, seat)) for seat in range(3)] == [[], [], []]
