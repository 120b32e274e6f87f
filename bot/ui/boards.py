"""Keeps the public message of every table, and its followers' copies, up to date: coalesced, latest wins."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass, replace

import discord

from bot.tables.clock import Clock
from bot.tables.model import Board, Follower, Status, Table
from bot.tables.service import Change
from bot.tables.store import Store
from bot.ui.desk import Desk
from bot.ui.errors import REQUEST_FAULTS, Meaning, meaning_of
from bot.ui.posts import Channel, Posts
from bot.ui.screen import Screen

log = logging.getLogger(__name__)

EDITABLE_FOR = 3_300.0
"""Seconds: edits of a message over an hour old are capped (error 30046), so it is posted anew before."""
FIRST_RETRY, LAST_RETRY = 1.0, 60.0


@dataclass
class _Work:
    """What is still to be shown of one table."""

    is_dirty: bool = True
    is_fresh: bool = False
    retry: float = FIRST_RETRY
    shown: Screen | None = None
    task: asyncio.Task[None] | None = None


class Boards:
    """Show tables. State never depends on what becomes of a message: it is read anew at every attempt."""

    def __init__(self, store: Store, desk: Desk, posts: Posts, clock: Clock, pause: float = 1.0) -> None:
        self._store = store
        self._desk = desk
        self._posts = posts
        self._clock = clock
        self._pause = pause
        self._works: dict[int, _Work] = {}
        self._closing = False

    def touch(self, change: Change) -> None:
        """Bring a table's message up to date soon; returns at once."""
        self.refresh(change.table.id)

    def refresh(self, table: int, *, fresh: bool = False) -> None:
        """Bring a table's message up to date soon, as a new message where `fresh`."""
        if self._closing:
            return
        work = self._works.setdefault(table, _Work())
        work.is_dirty = True
        work.is_fresh |= fresh
        if work.task is None or work.task.done():
            work.task = asyncio.create_task(self._run(table, work), name=f"board {table}")

    async def close(self) -> None:
        """Finish nothing more; what is unshown is shown after the next start."""
        self._closing = True
        tasks = [work.task for work in self._works.values() if work.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, table: int, work: _Work) -> None:
        while work.is_dirty:
            work.is_dirty = False
            try:
                is_over = await self._show(table, work)
                work.retry = FIRST_RETRY
            except REQUEST_FAULTS as error:
                self._judge(table, work, error)
                return
            except Exception:
                log.exception("table %s could not be shown", table)
                return
            if is_over and not work.is_dirty:
                self._works.pop(table, None)
                return
            await asyncio.sleep(self._pause)

    def _judge(self, table: int, work: _Work, error: BaseException) -> None:
        meaning = meaning_of(error)
        log.warning("table %s could not be shown (%s): %s", table, meaning, error)
        if meaning in (Meaning.PASSING, Meaning.LOCKED, Meaning.FORBIDDEN):
            wait, work.retry = work.retry, min(work.retry * 2, LAST_RETRY)
            asyncio.get_running_loop().call_later(wait, self.refresh, table)

    async def _show(self, table_id: int, work: _Work) -> bool:
        """Show the table as it is now; tell whether it is over, with nothing more to come."""
        table = await self._store.table(table_id)
        if table is None:
            return True
        board = await self._store.board(table_id)
        chapter = self._desk.chapter(table)
        screen = await self._desk.public(table)
        channel = await self._posts.channel(table.channel)
        if self._needs_new_message(board, chapter, work):
            message = await self._posts.post(channel, screen)
            work.is_fresh = False
            await self._note(Board(table.id, message, chapter, self._clock.now(), table.revision))
            await self._retire(table, channel, board, message)
        elif screen != work.shown:
            message = await self._posts.put(channel, board.message, screen)
            posted = board.posted if message == board.message else self._clock.now()
            await self._note(Board(table.id, message, chapter, posted, table.revision))
        elif board.revision != table.revision:
            await self._note(replace(board, revision=table.revision))
        work.shown = screen
        await self._copy(table, screen)
        return not table.status.is_live

    def _needs_new_message(self, board: Board, chapter: str, work: _Work) -> bool:
        if board.message is None or board.chapter != chapter or work.is_fresh:
            return True
        return self._clock.now() - board.posted > EDITABLE_FOR

    async def _retire(self, table: Table, channel: Channel, old: Board, message: int) -> None:
        """Take the controls off the message that showed the table before."""
        if old.message is None:
            return
        link = f"https://discord.com/channels/{table.guild}/{table.channel}/{message}"
        lobby_is_over = old.chapter == "lobby" and table.status is not Status.LOBBY
        screen = self._desk.started(table, link) if lobby_is_over else await self._desk.moved(table, link)
        try:
            await self._posts.edit(channel, old.message, screen)
        except discord.HTTPException as error:
            log.info("the old message of table %s stays as it is: %s", table.id, error)

    async def _note(self, board: Board) -> None:
        async with self._store.transaction() as books:
            await books.put_board(board)

    # Followers

    async def _copy(self, table: Table, screen: Screen) -> None:
        for follower in await self._store.followers(table.id):
            try:
                await self._copy_to(table, follower, screen)
            except REQUEST_FAULTS as error:
                log.info("a copy of table %s was not taken: %s", table.id, error)
                if meaning_of(error) is not Meaning.PASSING:
                    async with self._store.transaction() as books:
                        await books.drop_follower(table.id, follower.user)

    async def _copy_to(self, table: Table, follower: Follower, screen: Screen) -> None:
        if follower.channel is None:
            channel: Channel = await self._posts.direct(follower.user)
        else:
            channel = await self._posts.channel(follower.channel)
        words = self._desk.words_of(table)
        shown = self._desk.watching(table, screen, words, follows=True)
        message = await self._posts.put(channel, follower.message, shown)
        if message != follower.message:
            async with self._store.transaction() as books:
                await books.put_follower(replace(follower, message=message))
        if table.status is Status.FINISHED:
            await self._posts.post(channel, await self._desk.record(table, words))
        if not table.status.is_live:
            # Nothing is left to follow, and whoever shows the result again sends no second record.
            async with self._store.transaction() as books:
                await books.drop_follower(table.id, follower.user)
