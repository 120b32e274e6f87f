"""The store: values come back as they were put, and nobody overwrites what they have not read."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
import pytest_asyncio

from bot.storage.database import Database
from bot.storage.tables import SqliteStore
from bot.tables.errors import BusyChannel
from bot.tables.model import (
    Board,
    By,
    Chair,
    Entry,
    Follower,
    Letter,
    Person,
    Presence,
    Server,
    Status,
    Table,
)
from bot.tables.store import StoreConflict
from games.core import Event

TABLE = Table(
    id=0,
    guild=1,
    channel=2,
    game="ruecks_raus",
    opener=3,
    language="de",
    seed="ab" * 32,
    chairs=(Chair(3, "Ada *"), Chair(None, "1", Presence.COMPUTER), Chair(4, "Ben", Presence.AWAY, 2, True)),
    options={"expert": True},
    state='{"x": "ü"}',
    step=3,
    pace=60,
    deadline=17.5,
    reminded=True,
    opened=1.0,
    changed=2.0,
)


@pytest_asyncio.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    database = await Database.open(tmp_path / "tables.db")
    yield SqliteStore(database)
    await database.close()


async def put(store: SqliteStore, table: Table = TABLE) -> Table:
    async with store.transaction() as books:
        return await books.insert(table)


async def test_a_table_comes_back_as_it_was_put(store: SqliteStore) -> None:
    table = await put(store)
    assert table == replace(TABLE, id=table.id)
    assert await store.table(table.id) == table
    assert await store.live_in(2) == table
    assert await store.live() == [table]
    assert await store.table(table.id + 1) is None


async def test_a_saved_table_has_the_next_revision_and_only_its_new_chairs(store: SqliteStore) -> None:
    table = await put(store)
    async with store.transaction() as books:
        saved = await books.save(replace(table, chairs=table.chairs[1:], status=Status.FINISHED))
        assert await books.table(table.id) == saved
        assert await store.table(table.id) == table  # readers see what is committed
    assert saved.revision == table.revision + 1
    assert await store.table(table.id) == saved
    assert await store.live_in(2) is None


async def test_an_old_revision_overwrites_nothing(store: SqliteStore) -> None:
    table = await put(store)
    async with store.transaction() as books:
        await books.save(replace(table, step=4))
    with pytest.raises(StoreConflict):
        async with store.transaction() as books:
            await books.save(replace(table, step=5))
    found = await store.table(table.id)
    assert found is not None
    assert found.step == 4


async def test_a_channel_takes_one_live_table(store: SqliteStore) -> None:
    table = await put(store)
    with pytest.raises(BusyChannel):
        await put(store)
    async with store.transaction() as books:
        await books.save(replace(table, status=Status.VOID))
    await put(store)


async def test_the_journal_is_kept_in_order_and_written_once(store: SqliteStore) -> None:
    table = await put(store)
    events = (Event("dealt", {"cards": [1, 2]}, frozenset({0, 2})), Event("turned", {"noble": "plus4"}))
    entries = [Entry(0, 1.0, events=events), Entry(1, 2.0, 1, "rob:3", By.CLOCK), Entry(2, 3.0, 0, "rob:1")]
    async with store.transaction() as books:
        for entry in entries:
            await books.append(table.id, entry)
    assert await store.journal(table.id) == entries
    assert await store.journal(table.id, 2) == entries[1:]
    with pytest.raises(StoreConflict):
        async with store.transaction() as books:
            await books.append(table.id, Entry(2, 9.0, 2, "rob:7"))
    assert await store.journal(table.id) == entries


async def test_what_was_not_shown_is_known(store: SqliteStore) -> None:
    table = await put(store)
    assert await store.unshown() == [table.id]
    board = Board(table.id, 99, "lobby", 5.0, table.revision)
    async with store.transaction() as books:
        await books.put_board(board)
    assert await store.unshown() == []
    assert await store.board(table.id) == board
    async with store.transaction() as books:
        await books.save(table)
    assert await store.unshown() == [table.id]
    assert (await store.board(table.id + 1)).message is None


async def test_letters_followers_people_and_servers_come_back(store: SqliteStore) -> None:
    table = await put(store)
    letter, follower = Letter(table.id, 3, "r1", 7, 8), Follower(table.id, 9, 10, 11)
    person, server = Person(3, True, True, "de"), Server(1, "de", 60, frozenset({5, 6}))
    assert await store.person(3) == Person(3)
    assert await store.server(1) == Server(1)
    async with store.transaction() as books:
        await books.put_letter(letter)
        await books.put_follower(follower)
        await books.put_person(person)
        await books.put_server(server)
    assert await store.letter(table.id, 3) == letter
    assert await store.letter(table.id, 4) is None
    assert await store.followers(table.id) == [follower]
    assert await store.person(3) == person
    assert await store.server(1) == server
    async with store.transaction() as books:
        await books.drop_follower(table.id, 9)
    assert await store.followers(table.id) == []


async def test_the_rematch_of_a_table_is_found_while_it_is_a_lobby(store: SqliteStore) -> None:
    old = await put(store, replace(TABLE, status=Status.FINISHED))
    assert await store.lobby_after(old.id) is None
    again = await put(store, replace(TABLE, rematch_of=old.id))
    assert await store.lobby_after(old.id) == again
    async with store.transaction() as books:
        await books.save(replace(again, status=Status.PLAYING))
    assert await store.lobby_after(old.id) is None
