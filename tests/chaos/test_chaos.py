"""Chaos: random people press anything while Discord fails in every way, and each table ends properly."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Coroutine, Iterator
from typing import Any

import pytest

from bot.tables.model import Note, Status, Table
from bot.upkeep import faults
from games import all_games
from games.core import Rng, load_state
from games.core.players import RandomPlayer
from tests.chaos.blindfold import Blindfold
from tests.chaos.crowd import Crowd, play_out
from tests.chaos.seeds import is_long, rounds
from tests.chaos.weather import Weather
from tests.discord.world import World, shown_games

PEOPLE = 6
STIRS = 150 if is_long() else 30
"""How much happens in a round."""
MOST_TURNS = 10_000 if is_long() else 150
"""How long a table is played on afterwards, if its end doesn't come before; then it is stopped."""
LIKELIHOODS = (0.0, 0.1, 0.1, 0.2, 0.5)
"""How likely each request fails, from one weather to the next."""
TOLD = frozenset({"content", "label", "value", "custom_id", "placeholder", "description"})
"""What counts of a component."""


def think_of_anything(game_id: str, state: str, seat: int, dice: bytes) -> str:
    """Stand in for the computer's thought, which takes its time."""
    game = all_games()[game_id]
    return RandomPlayer().choose(game, load_state(game, state), seat, Rng(dice, 0)).token


@pytest.mark.chaos
@pytest.mark.parametrize("game", list(shown_games()))
@pytest.mark.parametrize("seed", rounds(1, part=10))
async def test_every_table_ends_properly_in_bad_weather(
    world: World,
    weather: Weather,
    blindfold: Blindfold,
    game: str,
    seed: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.tables.computers.think", think_of_anything)
    dice = random.Random(f"{game} {seed}")
    crowd = Crowd(world, dice, game, world.join_server("moderator", moderator=True))
    people = world.crowd(PEOPLE)
    for person in people[:3]:
        await world.app.service.switch_letters(person.id, "en")
    for stir in range(STIRS):
        if stir % 8 == 0:
            weather.likelihood = dice.choice(LIKELIHOODS)
        await crowd.stir()
    weather.likelihood = 0.0
    await the_sun_shines(world)
    await assert_shown(world)

    for table in await world.app.store.live():
        await bring_to_an_end(crowd, table)
    await the_sun_shines(world)

    assert await world.app.store.live() == []
    await assert_shown(world)
    assert await faults(world.database) == []


async def the_sun_shines(world: World) -> None:
    """Let so much time pass that all is tried again that was not taken."""
    for _ in range(4):
        await world.wait(100)


async def assert_shown(world: World) -> None:
    """The message of every table says what is true now."""
    assert await world.app.store.unshown() == []
    for (number,) in await world.database.read("SELECT id FROM tables"):
        table, board = await world.app.store.table(number), await world.app.store.board(number)
        assert table is not None
        assert table.held is None or not table.status.is_live
        message = world.message(table.channel, board.message)
        if message is None and not table.status.is_live:
            continue  # somebody deleted the message of a table that is over
        assert message is not None, f"nothing shows table {number}"
        truth = await world.app.renderer.draw(await world.app.desk.public(table))
        components = truth.view.to_components()  # type: ignore[no-untyped-call]
        assert sorted(told(message.components)) == sorted(told(components)), (
            f"table {number} is shown wrongly"
        )


async def bring_to_an_end(crowd: Crowd, table: Table) -> None:
    """Play a table to its end, or stop it."""
    world, service = crowd.world, crowd.world.app.service
    by = Note("mod-resumed", other_user=crowd.moderator.id, other_name="moderator")
    if table.status is Status.PLAYING and crowd.dice.random() < 0.7:
        if table.is_paused:
            await inside(world, service.pause(table.id, by, pause=False))
        await inside(world, play_out(world, table.id, crowd.dice, MOST_TURNS))
    latest = await world.app.store.table(table.id)
    if latest is not None and latest.status.is_live:
        await inside(world, service.stop(table.id, crowd.moderator.id, "moderator", is_moderator=True))


async def inside(world: World, work: Coroutine[Any, Any, object]) -> None:
    """Do something as the bot itself does it, and wait for what comes of it."""
    with world.env._bot_scope():
        task = asyncio.create_task(work)
    await task
    await world.env.settle()


def told(part: object) -> Iterator[str]:
    """Return all that components say and offer; names of pictures are drawn anew each time."""
    if isinstance(part, dict):
        for key, value in part.items():
            if key in TOLD and isinstance(value, str):
                yield f"{key} {value}"
            else:
                yield from told(value)
    elif isinstance(part, list):
        for inner in part:
            yield from told(inner)
