"""Whole games of every game there is, from the slash command to the winner, with restarts in between."""

from __future__ import annotations

import random

import pytest

from bot.tables.model import Status
from bot.ui.options import values_of
from games import all_games
from tests.discord.world import World, text_of


def tables() -> list[object]:
    """Return every game with its fewest and its most players, each switch and menu at its other end once."""
    found: list[object] = []
    for game in all_games().values():
        usual = game.options_type().model_dump(mode="json")
        others = {
            name: next(value for value in reversed(values) if value != usual[name])
            for name, values in values_of(game)
        }
        for seats, options in ((game.info.min_players, {}), (game.info.max_players, others)):
            found.append(pytest.param(game.info.id, seats, options, id=f"{game.info.id}-{seats}"))
    return found


@pytest.mark.parametrize(("game", "seats", "options"), tables())
async def test_a_whole_game(world: World, game: str, seats: int, options: dict[str, object]) -> None:
    people = world.crowd(seats)
    await world.open(game, people, options=options)
    await world.start(people[0])
    table = await world.play_anything({p.id: p for p in people}, random.Random(1))

    assert table.status is Status.FINISHED
    outcome = (await world.match()).outcome
    assert outcome is not None
    shown = text_of(await world.board())
    assert table.seed in shown
