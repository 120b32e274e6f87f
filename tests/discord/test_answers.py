"""Answers: every interaction gets one, in time, however slow the work behind it is."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import aiosqlite
import pytest

from bot.storage.database import Database
from bot.ui import replies
from bot.ui.pictures import Picture
from bot.workers import Workers
from tests.discord.conftest import PNG
from tests.discord.test_lobbies import told
from tests.discord.test_presses import playing, said
from tests.discord.world import Result, World, text_of

RUECKS = "ruecks_raus"
SLOW = 0.3
"""Seconds that slow work takes here; it is deferred after a third of them."""


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Defer sooner than Discord needs it, for nobody shall wait seconds for a test."""
    monkeypatch.setattr(replies, "DEFER_AFTER", SLOW / 3)


@pytest.fixture
def slow_pictures(impatient: None, monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Return what makes pictures slow from now on."""

    async def slowly(picture: Picture, workers: Workers) -> bytes:
        await asyncio.sleep(SLOW)
        return PNG + picture.svg.encode()

    return lambda: monkeypatch.setattr("bot.ui.render.render", slowly)


@pytest.fixture
def slow_disk(impatient: None, monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Return what makes every change on disk slow from now on."""
    quick = Database.transaction

    @asynccontextmanager
    async def slowly(database: Database) -> AsyncIterator[aiosqlite.Connection]:
        async with quick(database) as writer:
            try:
                yield writer
            finally:
                await asyncio.sleep(SLOW)

    return lambda: monkeypatch.setattr(Database, "transaction", slowly)


def kinds(world: World, result: Result) -> list[int]:
    """Return the types of all answers to an interaction."""
    number = str(result._interaction.id)
    return [
        request.json["type"]
        for request in world.requests
        if request.path.split("/")[1:3] == ["interactions", number] and request.json
    ]


THINKING, SILENT = 5, 6
"""Discord's types of deferred answers: a message to come, an edit to come."""


def test_two_seconds_leave_discord_one() -> None:
    assert replies.DEFER_AFTER <= 2.0


async def test_a_slow_hand_is_deferred_and_comes(world: World, slow_pictures: Callable[[], None]) -> None:
    ada, *_ = await playing(world)
    slow_pictures()
    result = await world.press(ada, "hand")
    assert kinds(world, result) == [THINKING]
    assert "Which robber" in told(result) or "robber" in told(result)


async def test_a_slow_change_of_a_panel_is_deferred_and_comes_in_place(
    world: World, slow_pictures: Callable[[], None]
) -> None:
    ada, *_ = await playing(world)
    panel = await world.hand(ada)
    slow_pictures()
    result = await world.press(ada, "go", panel, path="rob:6")
    assert kinds(world, result) == [SILENT]
    assert "6" in text_of(panel)
    assert "change your mind" in text_of(panel)


async def test_a_slow_seat_is_deferred_and_leaves_no_message(
    world: World, slow_disk: Callable[[], None]
) -> None:
    ada, ben = world.crowd(2)
    await world.open(RUECKS, [ada])
    slow_disk()
    result = await world.press(ben, "join")
    assert kinds(world, result) == [THINKING]
    assert result.response is None
    assert (await world.table()).people == (ada.id, ben.id)


async def test_a_slow_refusal_is_said_all_the_same(world: World, slow_disk: Callable[[], None]) -> None:
    ada, ben = world.crowd(2)
    await world.open(RUECKS, [ada])
    slow_disk()
    result = await world.press(ada, "join")
    assert kinds(world, result) == [THINKING]
    assert "already" in told(result)
    command = await ben.member.slash(world.channel, "table stop")
    assert kinds(world, command) == [THINKING]
    assert "Only who opened" in told(command)


async def test_a_slow_refusal_in_a_panel_is_said_beside_it(
    world: World, slow_disk: Callable[[], None]
) -> None:
    ada, *_ = await playing(world)
    panel = await world.hand(ada)
    before = text_of(panel)
    slow_disk()
    result = await world.forge(ada, f"st/{(await world.table()).id}/x/back/", panel)
    assert kinds(world, result) == [SILENT]
    assert "you are here" in said(result)
    assert text_of(panel) == before


async def test_a_slow_table_is_opened(world: World, slow_disk: Callable[[], None]) -> None:
    (ada,) = world.crowd(1)
    slow_disk()
    result = await ada.member.slash(world.channel, "play", game=RUECKS)
    assert kinds(world, result) == [THINKING]
    assert "is open" in told(result)


async def test_a_fault_is_told_with_the_reference_that_is_in_the_log(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ada, ben = world.crowd(2)
    await world.open(RUECKS, [ada])

    async def broken(*_: Any, **__: Any) -> None:
        raise RuntimeError("a secret of ours")

    monkeypatch.setattr(world.app.service, "join", broken)
    answer = told(await world.press(ben, "join"))
    assert "Something went wrong" in answer
    assert "secret" not in answer
    reference = answer.partition("Reference ")[2].partition(")")[0]
    assert reference
    assert f"fault {reference}" in caplog.text


async def test_a_change_that_fails_half_way_has_not_happened(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A crash between journal and snapshot leaves neither."""
    ada, *_ = await playing(world)
    panel = await world.hand(ada)
    before = await world.table()

    async def torn(*_: Any) -> Awaitable[None]:
        raise OSError("disk full")

    with monkeypatch.context() as patch:
        patch.setattr("bot.storage.tables._Transaction.save", torn)
        assert "Something went wrong" in said(await world.press(ada, "go", panel, path="rob:6"))
    assert await world.table() == before
    assert len(await world.app.store.journal(before.id)) == 1
    await world.press(ada, "go", panel, path="rob:6")
    assert (await world.table()).step == 1
