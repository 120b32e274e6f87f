"""One alarm a table, for reminder, deadline and expiry: set anew at every start, harmless twice."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from bot.tables.clock import Clock
from bot.tables.computers import Computers
from bot.tables.errors import Refused
from bot.tables.match import Match
from bot.tables.model import Table
from bot.tables.service import Change, TableService
from bot.tables.timing import due, expiry

log = logging.getLogger(__name__)

AGAIN = 15.0
"""Seconds until an alarm rings again whose work may have failed, so that no table waits for ever."""


class Alarms:
    """Wake up when something is due; what is to be done is read from disk then.

    `remind` is called with a match half of whose time is up, `missed` with one whose time is up.
    """

    def __init__(
        self,
        service: TableService,
        computers: Computers,
        clock: Clock,
        remind: Callable[[Match], None],
        missed: Callable[[Match], None],
    ) -> None:
        self._service = service
        self._computers = computers
        self._clock = clock
        self._remind = remind
        self._missed = missed
        self._handles: dict[int, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_resting = False
        service.subscribe(self.touch)

    def touch(self, change: Change) -> None:
        """Set the alarm of a table anew."""
        date = due(change.table)
        self._set(change.table.id, None if date is None else max(0.0, date - self._clock.now()))

    def rest(self) -> None:
        """Ring no more until `wake`: while nobody can act, no time is up."""
        self._is_resting = True
        for handle in self._handles.values():
            handle.cancel()
        self._handles.clear()

    def wake(self) -> None:
        """Take alarms again; those of the time before are set by `touch`."""
        self._is_resting = False

    def _set(self, table: int, wait: float | None) -> None:
        handle = self._handles.pop(table, None)
        if handle is not None:
            handle.cancel()
        if wait is not None and not self._is_resting:
            self._handles[table] = asyncio.get_running_loop().call_later(wait, self._ring, table)

    def _ring(self, table: int) -> None:
        self._handles.pop(table, None)
        task = asyncio.create_task(self._answer(table), name=f"alarm {table}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _answer(self, table_id: int) -> None:
        self._set(table_id, AGAIN)
        try:
            table = await self._service.store.table(table_id)
            date = due(table) if table is not None else None
            if table is None or date is None:
                self._set(table_id, None)
            elif self._clock.now() < date:
                self.touch(Change(table))
            else:
                await self._do_what_is_due(table)
        except Refused:
            # Somebody was quicker; their change has set the alarm.
            return
        except Exception:
            log.exception("the alarm of table %s failed", table_id)

    async def _do_what_is_due(self, table: Table) -> None:
        now, last = self._clock.now(), expiry(table)
        if last is not None and last <= now:
            await self._service.expire(table.id)
        elif table.deadline is not None and table.deadline <= now:
            match = Match.of(table)
            self._computers.take_over(match)
            self._missed(match)
        else:
            self._remind(Match.of((await self._service.remind(table.id)).table))
