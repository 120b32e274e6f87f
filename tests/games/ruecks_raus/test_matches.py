"""Whole matches of Rück's raus!: nothing gets lost, golden matches, a save of version 1."""

from __future__ import annotations

import json
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from games.core import Rng, dump_state, load_state
from games.ruecks_raus import GAME
from games.ruecks_raus.model import ROBBERS, Round, RuecksRausOptions, State, Table
from games.ruecks_raus.nobles import DECK
from tests.games.driver import Match, play_match, play_on

HERE = Path(__file__).parent
GOLDEN = json.loads((HERE / "golden.json").read_text(encoding="utf-8"))
MATCHES = [
    play_match(GAME, seats, RuecksRausOptions(expert=expert), bytes([number]))
    for seats in (3, 4, 5)
    for expert in (False, True)
    for number in range(40)
]


def rounds(match: Match) -> list[tuple[Table, Table]]:
    """Return the table before and after every round."""
    tables = [match.moments[0].state.table]
    for moment in match.moments:
        if moment.state.table.round > tables[-1].round:
            tables.append(moment.state.table)
    return list(pairwise(tables))


def test_a_match_has_exactly_eight_rounds() -> None:
    assert all(len(rounds(match)) == 8 for match in MATCHES)


def test_no_jewel_appears_or_disappears_but_by_favour_and_pity() -> None:
    for match in MATCHES:
        for before, after in rounds(match):
            last = after.last
            assert last is not None
            for seat in range(match.seats):
                paid = last.favour[seat] + last.pity[seat]
                assert after.jewels[seat] == before.jewels[seat] + paid >= 0
            assert sum(last.pity) == sum(last.robbers[seat] for seat in last.weakest)


def test_nobody_is_both_favoured_for_strength_and_pitied_for_weakness() -> None:
    for match in MATCHES:
        for _, after in rounds(match):
            assert after.last is not None
            assert not set(after.last.strongest) & set(after.last.weakest)
            assert bool(after.last.strongest) == bool(after.last.weakest)


def test_every_robber_is_played_once() -> None:
    for match in MATCHES:
        played: list[list[int]] = [[] for _ in range(match.seats)]
        for before, after in rounds(match):
            assert after.last is not None
            for seat, robber in enumerate(after.last.robbers):
                played[seat].append(robber)
                assert sorted((*after.hands[seat], robber)) == sorted(before.hands[seat])
        assert all(sorted(robbers) == list(ROBBERS) for robbers in played)


def test_every_noble_turned_up_is_a_card_of_the_box() -> None:
    for match in MATCHES:
        turned = [
            e.data["noble"] for moment in match.moments for e in moment.events if e.kind == "noble_turned"
        ]
        assert tuple(turned) == match.moments[-1].state.table.nobles
        assert not Counter(turned) - Counter(DECK)


def test_somebody_always_wins() -> None:
    for match in MATCHES:
        outcome = GAME.outcome(match.moments[-1].state)
        assert outcome is not None
        assert outcome.winners
        assert outcome.scores == match.moments[-1].state.table.jewels


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: f"{golden['seats']}-{golden['options']}")
def test_a_golden_match_goes_as_it_went(golden: dict[str, Any]) -> None:
    seed = bytes.fromhex(golden["seed"])
    state = GAME.setup(golden["seats"], RuecksRausOptions(**golden["options"]), Rng(seed, 0)).state
    for step, line in enumerate(golden["moves"], start=1):
        seat, token = line.split()
        offers = {move.token: move for move in GAME.legal(state, int(seat))}
        state = GAME.play(state, int(seat), offers[token], Rng(seed, step)).state
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert list(state.table.nobles) == golden["nobles"]
    assert list(outcome.scores) == golden["scores"]
    assert list(outcome.winners) == golden["winners"]


def test_a_save_of_version_1_is_read_for_ever() -> None:
    state = load_state(GAME, (HERE / "v1.json").read_text(encoding="utf-8"))
    assert state == State(
        table=Table(
            options=RuecksRausOptions(expert=True),
            nobles=(
                "minus3", "plus0or8", "plus4", "plus7", "neighbour5", "plus4", "opponent2", "neighbour-2",
            ),
            round=2,
            hands=((0, 1, 2, 3, 4, 5, 6), (0, 1, 2, 3, 4, 5, 7), (0, 1, 3, 4, 5, 6, 7)),
            jewels=(5, 8, 10),
            last=Round(
                number=1,
                noble="minus3",
                robbers=(7, 6, 2),
                strongest=(0,),
                weakest=(2,),
                choices=(None, None, None),
                favour=(-3, 0, 0),
                pity=(0, 0, 2),
            ),
        ),
        picks=(5, 5, 1),
        winners=(0, 1),
        choices=(None, 8, None),
    )  # fmt: skip
    *_, final = play_on(GAME, state, b"v1", Rng(b"v1", 0))
    assert GAME.outcome(final.state) is not None


def test_the_save_of_version_1_is_what_is_saved_today() -> None:
    """Whoever changes the state counts `Info.version` up, and this test then reads the next snapshot."""
    text = (HERE / f"v{GAME.info.version}.json").read_text(encoding="utf-8").strip()
    assert dump_state(GAME, load_state(GAME, text)) == text
