"""Quest 1: who must buy weapons (quests 2 and 3 are tested in their phases)."""

from games.royal_rescue.model import Stage, State, Unit
from tests.games.royal_rescue.table import army, laid, options, press, tokens


def forging(*units: Unit) -> State:
    queue = tuple(unit.id for unit in units if unit.owner is not None)
    chosen = options(armed_mission=True)
    return laid(3, Stage.WEAPONS, 1, units=units, queue=queue, situation=("kd", "qc"), options=chosen)


def test_the_last_army_of_three_must_buy_a_weapon_if_no_other_did() -> None:
    state = forging(army(0, 8, 3), army(1, 5, 3), army(2, 7, 2))
    assert "weapons:a0:0" in tokens(state, 0)
    state, _ = press(state, "weapons:a0:0", seat=0)

    assert tokens(state, 1) == ["weapons:a1:1", "weapons:a1:2"]
    assert "weapons:a2:0" in tokens(state, 2)


def test_one_armed_army_of_three_is_enough() -> None:
    state, _ = press(forging(army(0, 8, 3), army(1, 5, 3)), "weapons:a0:1", seat=0)

    assert "weapons:a1:0" in tokens(state, 1)


def test_the_last_army_of_four_must_buy_three() -> None:
    assert tokens(forging(army(0, 8, 4), army(1, 5, 3)), 0) == ["weapons:a0:3"]


def test_the_imagined_army_need_not_buy() -> None:
    state = forging(army(0, 8, 3), army(2, 5, 3, owner=None))

    assert tokens(state, 0) == ["weapons:a0:1", "weapons:a0:2"]
