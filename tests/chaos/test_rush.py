"""A rush: a hundred people press the same at the same moment; each thing is done exactly once."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Iterable
from pathlib import Path

import pytest
import pytest_asyncio

from bot.storage.database import Database
from bot.tables.errors import Refused
from bot.tables.match import Match
from bot.tables.model import Status, Table
from bot.tables.service import Change
from bot.upkeep import faults
from games import all_games
from tests.discord.world import World, controls_of, shown_games
from tests.house import House

CROWD = range(1_000, 1_100)
"""A hundred people."""


@pytest_asyncio.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    database = await Database.open(tmp_path / "rush.db")
    yield House(database)
    assert await faults(database) == []
    await database.close()


async def at_once(works: Iterable[Awaitable[Change]]) -> Counter[str]:
    """Do everything at the same moment; return how often it was done, and refused with which code."""
    results = await asyncio.gather(*works, return_exceptions=True)
    unexpected = [one for one in results if isinstance(one, BaseException) and not isinstance(one, Refused)]
    assert not unexpected, unexpected
    return Counter(one.code if isinstance(one, Refused) else "done" for one in results)


async def lobbies(house: House) -> list[Table]:
    """Open a lobby of every game, each in a channel of its own."""
    return [
        await house.service.open(guild=1, channel=at, game=game, user=at, name="opener", language="en")
        for at, game in enumerate(all_games(), 1)
    ]


async def test_a_hundred_people_who_join_every_table_at_once_fill_its_seats_exactly(house: House) -> None:
    tables = await lobbies(house)
    presses = [(table, user) for table in tables for user in CROWD for _ in range(2)]
    random.Random(4).shuffle(presses)

    done = await at_once(house.service.join(table.id, user, f"P{user}") for table, user in presses)

    seats = [all_games()[table.game].info.max_players for table in tables]
    filled = [await house.store.table(table.id) for table in tables]
    assert [len(table.chairs) for table in filled if table] == seats
    assert all(len(set(table.people)) == len(table.people) for table in filled if table)
    assert done["done"] == sum(seats) - len(tables)
    assert set(done) <= {"done", "table-full", "already-seated"}


async def test_start_pressed_by_all_at_once_deals_once(house: House) -> None:
    lobby = await house.lobby(*CROWD[:5])

    done = await at_once(house.service.start(lobby.id, user) for user in CROWD[:5] for _ in range(20))

    assert done == {"done": 1, "not-lobby": 99}
    assert len(await house.store.journal(lobby.id)) == 1


@pytest.mark.parametrize("game", list(all_games()))
async def test_a_move_pressed_a_hundred_times_at_once_is_made_once_at_each_moment(
    house: House, game: str
) -> None:
    """Where a pick may be changed, the same pick again changes nothing; elsewhere it comes too late."""
    fewest = all_games()[game].info.min_players
    table = await house.service.open(
        guild=1, channel=1, game=game, user=CROWD[0], name="opener", language="en"
    )
    for user in CROWD[1:fewest]:
        await house.service.join(table.id, user, f"P{user}")
    match = Match.of((await house.service.start(table.id, CROWD[0])).table)
    seat = match.awaiting[0]
    token = match.legal(seat)[0].token

    done = await at_once(house.service.act(table.id, match.phase, CROWD[seat], token) for _ in range(100))

    after = await house.store.table(table.id)
    assert after is not None
    assert done["done"] == after.step
    once = match.play(match.phase, seat, token)[1].state
    assert Match.of(after).state == once


async def test_a_hundred_who_want_a_rematch_get_one_lobby_with_all_its_seats(house: House) -> None:
    table = await house.playing(*CROWD[:3])
    await house.service.stop(table.id, CROWD[0], "P", is_moderator=False)

    done = await at_once(house.service.rematch(table.id, user, f"P{user}") for user in CROWD)

    (lobby,) = await house.store.live()
    most = all_games()["ruecks_raus"].info.max_players
    assert (lobby.status, lobby.rematch_of, len(lobby.chairs)) == (Status.LOBBY, table.id, most)
    assert len(set(lobby.people)) == most
    assert done == {"done": most, "table-full": 100 - most}


async def test_a_hundred_who_open_a_table_in_one_channel_open_one(house: House) -> None:
    async def open_one(user: int) -> Change:
        return Change(
            await house.service.open(
                guild=1, channel=9, game="ruecks_raus", user=user, name="P", language="en"
            )
        )

    done = await at_once(open_one(user) for user in CROWD)

    assert done == {"done": 1, "channel-busy": 99}
    assert len(await house.store.live()) == 1


@pytest.mark.parametrize("game", list(shown_games()))
async def test_thirty_people_in_discord_who_join_at_once_fill_a_table_exactly(
    world: World, game: str
) -> None:
    crowd = [world.join_server(f"person{number}") for number in range(30)]
    await world.open(game, crowd[:1])
    join = next(one.custom_id for one in controls_of(await world.board()) if one.id.verb == "join")

    await world.at_once(*((person, join) for person in crowd for _ in range(2)))

    table = await world.table()
    assert len(table.chairs) == len(set(table.people)) == all_games()[game].info.max_players
    start = next(one.custom_id for one in controls_of(await world.board()) if one.id.verb == "start")
    await world.at_once(*((person, start) for person in crowd))
    assert (await world.table()).status is Status.PLAYING
    assert len(await world.app.store.journal(table.id)) == 1
