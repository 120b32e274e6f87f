"""Phase 1, steps 2 to 6: officers, abilities, handicaps, militias, people, weapons, the situation."""

from dataclasses import replace
from typing import Any

import pytest

from games.royal_rescue import GAME
from games.royal_rescue.model import Stage, State, Unit
from tests.games.royal_rescue.table import army, kinds, laid, named, options, press, tokens, vote_all

SITUATION = ("qs", "kh", "kc", "qd", "joker2", "kd", "qc")


def rolling(*units: Unit, **changes: Any) -> State:
    return laid(
        3,
        Stage.OFFICERS,
        1,
        **{
            "units": units,
            "unit": "a0",
            "rolls": len(units[0].cards),
            "queue": tuple(unit.id for unit in units[1:]),
            "situation": SITUATION,
            **changes,
        },
    )


def test_ben_rolls_once_for_each_of_his_four_eights() -> None:
    state, events = press(rolling(army(0, 8, 4), army(1, 5, 2)), "roll", 1, 1, 1, 1, 1, 1, 1, 1)

    assert kinds(events) == ["officer_rolled"] * 4
    assert [roll.who for roll in state.recent] == ["a0"] * 4


def test_the_exact_value_of_the_army_brings_an_officer() -> None:
    state, events = press(rolling(army(0, 8, 2), army(1, 5, 2)), "roll", 5, 3, 1, 1)

    assert state.units[0].officer == "js"
    assert named(events, "officer_joined").data == {"army": "a0", "card": "js"}
    assert len(state.jacks) == 3


def test_officers_for_others_only_come_after_ones_own() -> None:
    state, _ = press(rolling(army(0, 8, 3), army(1, 5, 2)), "roll", 4, 1, 4, 4, 4, 1)

    assert [unit.officer for unit in state.units] == ["js", "jh"]


def test_where_two_armies_fit_the_roller_chooses() -> None:
    units = (army(0, 8, 4, officer="jd"), army(1, 5, 2), army(2, 5, 2, cards=("5h", "5s")))
    state, _ = press(rolling(*units), "roll", 4, 1)

    assert (state.stage, state.actor, tokens(state)) == (Stage.PROMOTE, 0, ["officer:a1", "officer:a2"])
    state, _ = press(state, "officer:a2", 1, 1, 1, 1, 1, 1)
    assert [unit.officer for unit in state.units] == ["jd", None, "js"]


def test_a_twelve_brings_an_ability_and_raises_the_bonus_die() -> None:
    state, events = press(rolling(army(0, 8, 1), army(1, 5, 2), bonus=1), "roll", 6, 6)

    assert (state.units[0].ability, state.bonus) == ("qs", 2)
    assert named(events, "ability_gained").data["effects"] == ["picklock", "reach"]


def test_a_further_twelve_only_raises_the_bonus_die() -> None:
    state, _ = press(rolling(army(0, 8, 2), army(1, 5, 2), bonus=1), "roll", 6, 6, 6, 6)

    assert (state.units[0].ability, state.bonus, len(state.situation)) == ("qs", 3, 6)


def test_an_eleven_brings_a_handicap_and_further_ones_do_not_count() -> None:
    state, _ = press(rolling(army(0, 8, 2), army(1, 5, 2)), "roll", 6, 5, 5, 6)

    assert (state.units[0].handicap, len(state.situation)) == ("qs", 6)


def test_two_situation_cards_are_kept_for_step_six() -> None:
    state = rolling(army(0, 8, 2), army(1, 5, 2), situation=("kd", "qc"), bonus=1)
    state, _ = press(state, "roll", 6, 6, 6, 5)

    assert (state.units[0].ability, state.units[0].handicap, state.bonus) == (None, None, 2)


def test_the_deserter_joins_the_servants_and_changes_no_number_of_rolls() -> None:
    state = rolling(army(0, 8, 3), army(1, 5, 2), situation=("kd", "qc", "kc"))
    state, events = press(state, "roll", 5, 6, 1, 1, 1, 1)

    assert state.units[0].cards == ("8d", "8c")
    assert state.servants == ("8h",)
    assert kinds(events).count("officer_rolled") == 3


def test_the_last_card_never_deserts() -> None:
    state = rolling(army(0, 8, 1), army(1, 5, 2), situation=("kd", "qc", "kc"))

    assert len(press(state, "roll", 5, 6)[0].units[0].cards) == 1


def test_the_rolls_of_the_imagined_army_go_round_the_people() -> None:
    imagined = army(2, 5, 1, owner=None)
    state = laid(2, Stage.OFFICERS, 1, units=(army(0, 8, 1), army(1, 7, 1), imagined), unit="a1", rolls=1)
    state, _ = press(replace(state, queue=("a2",), actor=1), "roll", 1, 1)

    assert state.actor == 0
    assert state.units[2].turns == 1


def counted(rests: tuple[tuple[str, ...], ...], **chosen: bool) -> tuple[State, list[str]]:
    state = rolling(army(0, 8, 2), army(1, 5, 2), army(2, 7, 2), rests=rests, options=options(**chosen))
    state = replace(state, unit="a2", rolls=1, queue=(), actor=2)
    state, events = press(state, "roll", 1, 1)
    return state, kinds(events)


FOURS = ("4s", "4h", "4c", "4d")


def test_four_of_a_kind_in_one_rest_are_a_militia() -> None:
    state, told = counted(((*FOURS, "2s"), ("3s",), ()))

    assert [(unit.id, unit.owner, unit.cards) for unit in state.units[3:]] == [
        ("m0", None, ("4d", "4c", "4h", "4s"))
    ]
    assert "militia_raised" in told
    assert set(state.people) == {"2s", "3s"}


def test_four_of_a_kind_in_several_rests_are_a_militia_only_with_pooled_militias() -> None:
    rests = (FOURS[:2], FOURS[2:], ())

    assert len(counted(rests)[0].units) == 3
    assert len(counted(rests, pooled_militias=True)[0].units) == 4


def test_people_of_the_value_of_an_army_and_the_officers_left_become_servants() -> None:
    state, _ = counted((("5s", "2s"), ("7c", "9d"), ("8c",)))

    assert set(state.servants) == {"5s", "7c", "8c", "js", "jh", "jc", "jd"}
    assert set(state.people) == {"2s", "9d"}


def forging(*units: Unit, **changes: Any) -> State:
    queue = tuple(unit.id for unit in units if unit.owner is not None and len(unit.cards) > 1)
    return laid(3, Stage.WEAPONS, 1, units=units, queue=queue, situation=("kd", "qc"), **changes)


def test_up_to_three_cards_become_weapons_and_one_stays_open() -> None:
    state = forging(army(0, 8, 4), army(1, 5, 2), army(2, 7, 1))

    assert tokens(state, 0) == [f"weapons:a0:{count}" for count in range(4)]
    assert tokens(state, 1) == ["weapons:a1:0", "weapons:a1:1"]
    assert GAME.awaiting(state) == {0, 1}
    state, _ = press(state, "weapons:a0:3", seat=0)
    assert (state.units[0].cards, state.units[0].weapons) == (("8d",), ("8c", "8h", "8s"))


def test_two_situation_cards_are_turned_and_the_team_votes_which_is_for_the_troops() -> None:
    state = forging(army(0, 8, 2))
    state, _ = press(state, "weapons:a0:0")

    assert (state.stage, tokens(state, 1)) == (Stage.CONDITIONS, ["troops:kd", "troops:qc"])
    state, events = vote_all(state, "troops:qc")
    assert (state.troops_card, state.conditions_card) == ("qc", "kd")
    assert named(events, "situation_laid").data["conditions_effects"] == ["fog", "no_reward"]


def test_alone_there_are_no_conditions() -> None:
    state = laid(1, Stage.CONDITIONS, 1, units=(army(0, 8, 2),), turned=("kd", "qc"))
    state, _ = press(state, "troops:qc")

    assert (state.troops_card, state.conditions_card, state.turned) == ("qc", None, ("kd",))


def turned(*pair: str, **changes: Any) -> State:
    return laid(3, Stage.CONDITIONS, 1, units=(army(0, 8, 2),), turned=pair, **changes)


def test_well_paid_troops_raise_the_bonus_die_at_once() -> None:
    state, _ = vote_all(turned("kd", "qc", servants=("2s",), bonus=1), "troops:kd")

    assert state.bonus == 2


def test_fear_sends_five_of_the_people_to_the_discard_pile() -> None:
    people = ("2s", "2h", "2c", "3s", "3h", "3c")
    state, _ = vote_all(turned("kh", "qc", servants=("4s",), people=people), "troops:qc")

    assert (state.people, set(state.discard)) == (("3c",), set(people[:5]))


@pytest.mark.parametrize("token", ["troops:kh", "troops:qc"])
def test_servants_are_gathered_after_the_situation(token: str) -> None:
    state, events = vote_all(turned("kh", "qc", servants=("4s", "5s", "6s")), token)

    assert state.part == 2
    assert state.places == ("4s", "5s")
    assert "servants_gathered" in kinds(events)
