"""Phase 3: Umbar's sixes, attacks of all, the fire whip and its vote, the people alone, every ending."""

from games.royal_rescue import GAME
from games.royal_rescue.model import PEOPLE, Stage
from tests.games.royal_rescue.table import (
    army,
    fight,
    kinds,
    militia,
    named,
    options,
    press,
    siege,
    tokens,
    vote_all,
)

ANNA, BEN, CARLA = army(0, 7, 3), army(1, 8, 4, officer="js"), army(2, 10, 2)
PEOPLE_CARDS = ("2s", "2h", "3s", "3h", "4s", "4h")
LOST = ("5s", "5h", "5c", "6s", "6h", "6c", "9s", "9h", "9c", "9d")


def test_three_armies_and_a_militia_give_umbar_five_sixes() -> None:
    state, _ = press(fight(ANNA, BEN, CARLA, militia(0, 4), places=("2s",)), "attack:first", 6, 6, 6)

    assert state.sixes == 5


def test_dark_force_adds_two_sixes() -> None:
    state = fight(ANNA, BEN, places=("2s",), conditions_card="kc")

    assert press(state, "attack:first", 6, 6, 6)[0].sixes == 5


def test_all_attack_once_in_turn_from_the_commanders_army_on() -> None:
    state = fight(ANNA, BEN, CARLA, militia(0, 4), places=("2s",), commander=1)
    state, _ = press(state, "attack:first", 6, 6, 6)
    order = [state.unit]
    for _ in range(3):
        state, _ = press(state, "attack:umbar", *[1] * 4)
        order += [state.unit] if state.stage is Stage.ATTACK else []
        if state.stage is Stage.AGAIN:
            state, _ = press(state, "accept")
            order.append(state.unit)
    assert order[:4] == ["a1", "a2", "a0", "m0"]


def test_each_die_that_reaches_six_takes_a_six() -> None:
    state, events = press(siege(BEN, ANNA, sixes=4), "attack:umbar", 6, 4, 6, 1)

    assert state.sixes == 1
    assert named(events, "sixes_taken").data == {"unit": "a1", "count": 3, "left": 1}


def test_a_roll_that_could_take_more_may_be_repeated_with_the_bonus_die() -> None:
    state, _ = press(siege(ANNA, BEN, sixes=4, bonus=1), "attack:umbar", 6, 1, 1)
    assert tokens(state) == ["reroll", "accept"]
    assert press(state, "accept")[0].sixes == 3
    assert press(state, "reroll", 6, 6, 1)[0].sixes == 2


def test_umbar_is_beaten_at_once_and_the_bonus_die_rises_by_two() -> None:
    state, events = press(siege(ANNA, BEN, sixes=1, bonus=1, discard=LOST), "attack:umbar", 6, 1, 1)

    assert (state.part, state.bonus) == (4, 3)
    assert "umbar_beaten" in kinds(events)


def test_no_reward_raises_no_bonus_die() -> None:
    state = siege(ANNA, BEN, sixes=1, bonus=1, discard=LOST, conditions_card="kd")

    assert press(state, "attack:umbar", 6, 1, 1)[0].bonus == 1


def test_after_everybodys_attack_the_whip_takes_as_many_cards_as_its_die_shows() -> None:
    state, events = press(siege(ANNA, sixes=4, people=PEOPLE_CARDS), "attack:umbar", 1, 1, 1, 3)

    assert (state.stage, state.whip) == (Stage.WHIP, 3)
    assert [(roll.kind, roll.outcome) for roll in state.recent] == [("umbar", "missed"), ("whip", "lashed")]
    assert named(events, "whip_lashed").data["cards"] == 3
    assert tokens(state, 1) == [
        *(f"lose:people:{count}" for count in (3, 2, 1)),
        *(f"lose:a0:{count}" for count in (3, 2, 1)),
    ]


def test_a_long_whip_takes_two_more() -> None:
    state = siege(ANNA, sixes=4, people=PEOPLE_CARDS, conditions_card="ks")

    assert press(state, "attack:umbar", 1, 1, 1, 1)[0].whip == 3


def test_the_team_distributes_the_losses_with_one_vote_after_the_other() -> None:
    state = siege(ANNA, sixes=4, people=PEOPLE_CARDS, units=(ANNA, BEN))
    state, _ = press(state, "attack:umbar", 1, 1, 1, 4)
    state, _ = vote_all(state, "lose:people:2")
    assert (state.whip, state.people) == (2, PEOPLE_CARDS[2:])
    state, _ = vote_all(state, "lose:o1:1")
    assert (state.whip, state.units[1].officer) == (1, None)
    state, _ = vote_all(state, "lose:a1:1")
    assert (state.whip, len(state.units[1].cards), state.unit) == (0, 3, "a0")
    assert len(state.discard) == 4
    assert state.sixes == 4


def test_while_an_officer_stands_so_does_one_card_of_his_army() -> None:
    state, _ = press(
        siege(ANNA, sixes=4, units=(ANNA, army(1, 8, 1, officer="js"))), "attack:umbar", 1, 1, 1, 3
    )

    assert "lose:o1:1" in tokens(state)
    assert "lose:a1:1" not in tokens(state)


def test_with_one_source_nothing_is_asked() -> None:
    state, _ = press(siege(ANNA, sixes=4), "attack:umbar", 1, 1, 1, 2)

    assert (state.stage, len(state.units[0].cards)) == (Stage.ATTACK, 1)


def test_an_army_may_be_given_whole_and_its_weapons_are_safe() -> None:
    armed = army(1, 8, 1, weapons=("8s",))
    state, _ = press(siege(ANNA, sixes=4, units=(ANNA, armed)), "attack:umbar", 1, 1, 1, 1)
    state, events = vote_all(state, "lose:a1:1")

    assert (state.stage, state.actor, tokens(state)) == (Stage.HEIRS, 1, ["arm:a0", "arm:none"])
    assert named(events, "unit_fell").data["to"] == "discard"
    state, _ = press(state, "arm:a0")
    assert (state.units[0].weapons, state.unit) == (("8s",), "a0")


def test_if_no_more_is_left_than_the_whip_takes_the_match_is_lost() -> None:
    state, events = press(siege(ANNA, sixes=4, people=("2s",)), "attack:umbar", 1, 1, 1, 4)

    assert state.won is False
    assert named(events, "game_lost").data == {"why": "whip"}


def test_after_the_last_unit_the_people_attack_and_only_sixes_count() -> None:
    state, _ = press(siege(army(0, 7, 1), sixes=3, people=PEOPLE_CARDS), "attack:umbar", 1, 1)
    state, _ = vote_all(state, "lose:a0:1")
    assert (state.unit, state.sixes) == (PEOPLE, 3)
    state, _ = press(state, "attack:umbar", 6, 5, 2)
    assert (state.sixes, len(state.people)) == (2, 4)


def test_no_situation_card_acts_for_the_people_alone() -> None:
    state = siege(sixes=1, people=PEOPLE_CARDS, conditions_card="kd", discard=LOST, bonus=1)

    assert press(state, "attack:umbar", 6, 1)[0].bonus == 3


def test_reaching_umbar_with_the_people_alone_their_roll_sets_his_sixes() -> None:
    fallen = army(0, 7, 1, cards=(), marker="7s")
    state = fight(fallen, places=("2s",), people=PEOPLE_CARDS, unit=PEOPLE)
    state, events = press(state, "attack:first", 6, 1, 6, 6)

    assert state.sixes == 3
    assert named(events, "umbar_summoned").data["dice"] == [6, 6]


# Quest 2


DARK = options(dark_power=True)


def test_quest_two_takes_sixes_only_with_two_dice_or_more() -> None:
    state = siege(ANNA, BEN, sixes=4, options=DARK)

    assert press(state, "attack:umbar", 6, 1, 1)[0].sixes == 4
    assert press(state, "attack:umbar", 6, 6, 1)[0].sixes == 2


def test_quest_two_lets_lone_cards_join_an_army_before_the_sixes_are_set() -> None:
    lone = army(1, 8, 1, officer="js", weapons=("8s",))
    state = fight(ANNA, lone, CARLA, militia(0, 4, 1), places=("2s",), options=DARK)
    state, _ = press(state, "attack:first", 6, 6, 6)
    assert (state.stage, state.actor, tokens(state)) == (Stage.JOIN, 1, ["join:a0", "join:a2"])
    state, _ = press(state, "join:a2")
    assert state.units[2].cards == ("8d", "10d", "10c")
    assert (state.units[2].officer, state.units[2].weapons) == ("js", ("8s",))
    assert tokens(state) == ["join:a0", "join:a2"]
    state, _ = press(state, "join:a0")
    assert (state.sixes, len(state.units[0].cards)) == (3, 4)


def test_quest_two_lets_a_lone_card_without_an_army_to_join_join_the_people() -> None:
    state = fight(army(0, 7, 1), places=("2s",), people=PEOPLE_CARDS, options=DARK)
    state, _ = press(state, "attack:first", 6, 1, 1)

    assert (state.unit, len(state.people), state.sixes) == (PEOPLE, 7, 1)


def test_nobody_but_the_one_in_turn_is_awaited() -> None:
    assert GAME.awaiting(siege(BEN, ANNA, sixes=4, actor=1)) == {1}
