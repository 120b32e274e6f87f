"""Reminds those awaited when half of their time is up: one public message, gone once they have acted."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from bot.tables.match import Match
from bot.tables.model import Ping, Status, Table
from bot.tables.service import Change, TableService
from bot.ui.attendance import Attendance
from bot.ui.desk import Desk
from bot.ui.errors import REQUEST_FAULTS
from bot.ui.letters import Letters
from bot.ui.posts import Posts

log = logging.getLogger(__name__)


class Pings:
    """Ping people in public, once a moment and nobody else; take the message away afterwards.

    A reminder that Discord doesn't take is not repeated: late it would only be noise.
    """

    def __init__(
        self, service: TableService, desk: Desk, posts: Posts, letters: Letters, attendance: Attendance
    ) -> None:
        self._service = service
        self._store = service.store
        self._desk = desk
        self._posts = posts
        self._letters = letters
        self._attendance = attendance
        self._standing: dict[int, Ping] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def resume(self) -> None:
        """Learn which reminders still stand, and take away those whose moment has passed."""
        for ping in await self._store.pings():
            self._standing[ping.table] = ping
            table = await self._store.table(ping.table)
            if table is not None:
                self.touch(Change(table))

    def remind(self, match: Match) -> None:
        """Remind all people awaited, soon; returns at once."""
        self._start(self._remind(match), match.table.id)

    def touch(self, change: Change) -> None:
        """Take a reminder away whose moment has passed, soon; returns at once."""
        table = change.table
        lasts = table.reminded and table.status is Status.PLAYING and table.deadline is not None
        if table.id in self._standing and not lasts:
            self._start(self._take_away(self._standing.pop(table.id)), table.id)

    async def close(self) -> None:
        """Remind no more; what stands is taken away after the next start."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _start(self, work: Coroutine[Any, Any, None], table: int) -> None:
        task = asyncio.create_task(work, name=f"ping {table}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _remind(self, match: Match) -> None:
        await self._attendance.check(match)
        table = await self._store.table(match.table.id)
        if table is None or not _still(table, match):
            return
        now = Match.of(table)
        people = [user for seat in now.people_awaited if (user := table.chairs[seat].user) is not None]
        for user in people:
            self._letters.remind(table.id, user)
        if not people or table.id in self._standing:
            return
        try:
            channel = await self._posts.channel(table.channel)
            message = await self._posts.post(channel, await self._desk.reminder(table, people), people)
        except REQUEST_FAULTS as error:
            log.info("the reminder of table %s was not taken: %s", table.id, error)
            return
        ping = Ping(table.id, table.channel, message)
        async with self._store.transaction() as books:
            await books.put_ping(ping)
        self._standing[table.id] = ping
        latest = await self._store.table(table.id)
        if latest is not None:
            self.touch(Change(latest))  # they may have acted meanwhile

    async def _take_away(self, ping: Ping) -> None:
        try:
            await self._posts.delete(await self._posts.channel(ping.channel), ping.message)
        except REQUEST_FAULTS as error:
            log.info("the reminder of table %s stays: %s", ping.table, error)
        async with self._store.transaction() as books:
            await books.drop_ping(ping.table)


def _still(table: Table, match: Match) -> bool:
    """Tell whether the moment that was to be reminded of still lasts."""
    is_running = table.status is Status.PLAYING and table.deadline is not None and table.broken is None
    return is_running and Match.of(table).phase == match.phase
