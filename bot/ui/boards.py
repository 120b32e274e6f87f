"""Keeps the public message of every table, and its followers' copies, up to date: coalesced, latest wins."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass, field, replace

import discord

from bot.tables.errors import Refused
from bot.tables.match import Broken
from bot.tables.model import Board, Follower, Status, Table
from bot.tables.service import Change, TableService
from bot.ui.desk import Desk
from bot.ui.errors import GONE_PLACES, REQUEST_FAULTS, Meaning, RightsMissing, meaning_of
from bot.ui.posts import UNUSABLE, Channel, Posts
from bot.ui.screen import Screen

log = logging.getLogger(__name__)

EDITABLE_FOR = 3_300.0
"""Seconds: edits of a message over an hour old are capped (error 30046), so it is posted anew before."""
FIRST_RETRY, LAST_RETRY = 1.0, 300.0
"""Seconds between attempts to show a table; each failure doubles them."""
PATIENCE = 8.0
"""A bad moment of Discord's holds the clock once the time between attempts is longer than this."""
COPY_AGAIN = 30.0
"""Seconds until copies for followers are tried again that Discord did not take in a bad moment."""
FORGET_AFTER = 86_400.0
"""Seconds after its end for which a table that can't be shown is tried again."""


@dataclass
class _Work:
    """What is still to be shown of one table."""

    guild: int = 0
    is_dirty: bool = True
    is_fresh: bool = False
    is_barred: bool = False
    retry: float = field(default_factory=lambda: FIRST_RETRY)
    shown: Screen | None = None
    copied: dict[int, Screen] = field(default_factory=dict)
    task: asyncio.Task[None] | None = None
    alarm: asyncio.TimerHandle | None = None


class Boards:
    """Show tables. State never depends on what becomes of a message: it is read anew at every attempt.

    While the channel can't show a table, its clock stands (`TableService.hold`), it can still be
    played in panels and direct messages, and it is shown as soon as that is possible again.
    """

    def __init__(self, service: TableService, desk: Desk, posts: Posts, pause: float = 1.0) -> None:
        self._service = service
        self._store = service.store
        self._clock = service.clock
        self._desk = desk
        self._posts = posts
        self._pause = pause
        self._works: dict[int, _Work] = {}
        self._is_closing = False

    def touch(self, change: Change) -> None:
        """Bring a table's message up to date soon; returns at once."""
        work = self._works.get(change.table.id)
        if work is not None and work.alarm is not None and work.is_barred:
            work.is_dirty = True  # asking again at each move would be in vain; the next attempt is set
        else:
            self.refresh(change.table.id)

    def refresh(self, table: int, *, fresh: bool = False) -> None:
        """Bring a table's message up to date now, as a new message where `fresh`."""
        if self._is_closing:
            return
        work = self._works.setdefault(table, _Work())
        work.is_dirty = True
        work.is_fresh |= fresh
        if work.alarm is not None:
            work.alarm.cancel()
            work.alarm = None
        if work.task is None or work.task.done():
            work.task = asyncio.create_task(self._run(table, work), name=f"board {table}")

    def wake(self, guild: int) -> None:
        """Try again what could not be shown in a server, for something has changed there."""
        for table, work in list(self._works.items()):
            if work.alarm is not None and work.guild == guild:
                work.retry = FIRST_RETRY
                self.refresh(table)

    async def close(self) -> None:
        """Finish nothing more; what is unshown is shown after the next start."""
        self._is_closing = True
        for work in self._works.values():
            if work.alarm is not None:
                work.alarm.cancel()
        tasks = [work.task for work in self._works.values() if work.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, table: int, work: _Work) -> None:
        while work.is_dirty:
            work.is_dirty = False
            try:
                is_over = await self._show(table, work)
                work.retry, work.is_barred = FIRST_RETRY, False
            except Broken as fault:
                # The reason may quote the save, and no hand belongs into the log; `check` says it.
                log.error("table %s can't be read: put aside", table)  # noqa: TRY400 - as above
                await self._put_aside(table, fault.reason)
                continue
            except REQUEST_FAULTS as error:
                await self._judge(table, work, error)
                return
            except Exception as fault:
                log.exception("table %s can't be shown", table)
                await self._judge(table, work, fault)
                return
            if is_over and not work.is_dirty:
                self._works.pop(table, None)
                return
            await asyncio.sleep(self._pause)

    # What can't be shown

    async def _put_aside(self, table: int, reason: str) -> None:
        try:
            await self._service.set_aside(table, reason)
        except Refused:
            log.info("table %s was put aside before", table)

    async def _judge(self, table_id: int, work: _Work, error: BaseException) -> None:
        """Draw the consequences of a failure, and set the next attempt."""
        meaning = meaning_of(error)
        log.warning("table %s could not be shown (%s): %s", table_id, meaning, error)
        table = await self._store.table(table_id)
        if table is None:
            return
        if isinstance(error, discord.HTTPException) and error.code in GONE_PLACES:
            await self._service.close_place("channel-gone", channel=table.channel)
            await self._give_up(table_id)
            return
        if not table.status.is_live and self._clock.now() - table.changed > FORGET_AFTER:
            await self._give_up(table_id)
            return
        if meaning is not Meaning.PASSING or work.retry > PATIENCE:
            await self._hold(table_id, self._reason(table, meaning, error))
        work.is_barred = meaning is not Meaning.PASSING
        self._try_later(table_id, work, table.guild)

    def _reason(self, table: Table, meaning: Meaning, error: BaseException) -> str:
        """Name what is in the way, as in Table.held."""
        if isinstance(error, RightsMissing):
            return ",".join(error.rights)
        if meaning is Meaning.LOCKED:
            return "locked"
        missing = self._posts.missing_in(table.channel) if meaning is Meaning.FORBIDDEN else ()
        return ",".join(missing) or ("fault" if meaning is Meaning.FAULT else "unreachable")

    async def _hold(self, table: int, reason: str) -> None:
        try:
            await self._service.hold(table, reason)
        except Refused:
            log.debug("the clock of table %s stands already", table)

    def _try_later(self, table: int, work: _Work, guild: int) -> None:
        if self._is_closing:
            return
        wait, work.retry, work.guild = work.retry, min(work.retry * 2, LAST_RETRY), guild
        work.alarm = asyncio.get_running_loop().call_later(wait, self.refresh, table)

    async def _give_up(self, table_id: int) -> None:
        """Note an ended table as shown, for there is no place to show it any more."""
        self._works.pop(table_id, None)
        table = await self._store.table(table_id)
        if table is not None:
            board = await self._store.board(table_id)
            await self._note(replace(board, revision=table.revision))

    # Showing

    async def _show(self, table_id: int, work: _Work) -> bool:
        """Show the table as it is now; tell whether it is over, with nothing more to come."""
        table = await self._store.table(table_id)
        if table is None:
            return True
        channel = await self._posts.channel(table.channel)
        await self._place(table, channel, work)
        if table.held is not None and table.status.is_live:
            await self._release(table_id)
        if not await self._copy(table, await self._desk.public(table), work):
            work.guild = table.guild
            work.alarm = asyncio.get_running_loop().call_later(COPY_AGAIN, self.refresh, table_id)
            return False
        return not table.status.is_live

    async def _release(self, table: int) -> None:
        try:
            await self._service.release(table)
        except Refused:
            log.debug("the clock of table %s runs already", table)

    async def _place(self, table: Table, channel: Channel, work: _Work) -> None:
        board = await self._store.board(table.id)
        chapter = self._desk.chapter(table)
        # A table that is shown is held no more: the message must not say otherwise.
        screen = await self._desk.public(replace(table, held=None))
        if self._needs_new_message(board, chapter, work):
            if not await self._posted(table, channel, board, chapter, screen):
                return
        elif screen != work.shown:
            message = await self._posts.put(channel, board.message, screen)
            posted = board.posted if message == board.message else self._clock.now()
            await self._note(Board(table.id, message, chapter, posted, table.revision))
        elif board.revision != table.revision:
            await self._note(replace(board, revision=table.revision))
        work.shown = screen

    async def _posted(
        self, table: Table, channel: Channel, board: Board, chapter: str, screen: Screen
    ) -> bool:
        """Post a new message; where only that is forbidden, let the old one show the table instead."""
        try:
            message = await self._posts.post(channel, screen)
        except REQUEST_FAULTS as error:
            if board.message is None or meaning_of(error) is not Meaning.FORBIDDEN:
                raise
            await self._posts.edit(channel, board.message, screen)
            await self._note(replace(board, revision=table.revision))
            return False
        work = self._works.get(table.id)
        if work is not None:
            work.is_fresh = False
        await self._note(Board(table.id, message, chapter, self._clock.now(), table.revision))
        await self._retire(table, channel, board, message)
        return True

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
        except REQUEST_FAULTS as error:
            log.info("the old message of table %s stays as it is: %s", table.id, error)

    async def _note(self, board: Board) -> None:
        async with self._store.transaction() as books:
            await books.put_board(board)

    # Followers

    async def _copy(self, table: Table, screen: Screen, work: _Work) -> bool:
        """Bring all copies up to date; tell whether that is done, or must be tried again.

        A copy that was deleted is not wanted any more, by whoever keeps that channel in order.
        """
        is_done = True
        for follower in await self._store.followers(table.id):
            # An edit without a change would tell when somebody picks anew.
            if follower.message is not None and work.copied.get(follower.user) == screen:
                continue
            try:
                await self._copy_to(table, follower, screen)
                work.copied[follower.user] = screen
            except REQUEST_FAULTS as error:
                log.info("a copy of table %s was not taken: %s", table.id, error)
                if meaning_of(error) is Meaning.PASSING:
                    is_done = False
                    continue
                async with self._store.transaction() as books:
                    await books.drop_follower(table.id, follower.user)
        return is_done

    async def _copy_to(self, table: Table, follower: Follower, screen: Screen) -> None:
        if follower.channel is None:
            channel: Channel = await self._posts.direct(follower.user)
        else:
            channel = await self._posts.channel(follower.channel)
        words = self._desk.words_of(table)
        shown = self._desk.watching(table, screen, words, follows=True)
        message = await self._posts.put(channel, follower.message, shown, renews=UNUSABLE)
        if message != follower.message:
            async with self._store.transaction() as books:
                await books.put_follower(replace(follower, message=message))
        if table.status is Status.FINISHED:
            await self._posts.post(channel, await self._desk.record(table, words))
        if not table.status.is_live:
            # Nothing is left to follow, and whoever shows the result again sends no second record.
            async with self._store.transaction() as books:
                await books.drop_follower(table.id, follower.user)
