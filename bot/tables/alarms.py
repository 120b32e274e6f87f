"""One alarm a table, for deadline and reminder: set anew at every start, harmless when it rings twice."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from bot.tables.clock import Clock
from bot.tables.computers import Computers
from bot.tables.match import Match
from bot.tables.model import Status, Table
from bot.tables.service import Change, TableService

log = logging.getLogger(__name__)


class Alarms:
    """Wake up when a deadline or its half-way is due; what is to be done is read from disk then."""

    def __init__(
        self, service: TableService, computers: Computers, clock: Clock, remind: Callable[[Match], None]
    ) -> None:
        self._service = service
        self._computers = computers
        self._clock = clock
        self._remind = remind
        self._handles: dict[int, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        service.subscribe(self.touch)

    def touch(self, change: Change) -> None:
        """Set the alarm of a table anew."""
        table = change.table
        handle = self._handles.pop(table.id, None)
        if handle is not None:
            handle.cancel()
        due = _due(table)
        if due is not None:
            wait = max(0.0, due - self._clock.now())
            self._handles[table.id] = asyncio.get_running_loop().call_later(wait, self._ring, table.id)

    def close(self) -> None:
        """Ring no more."""
        for handle in self._handles.values():
            handle.cancel()
        self._handles.clear()

    def _ring(self, table: int) -> None:
        self._handles.pop(table, None)
        task = asyncio.create_task(self._answer(table), name=f"alarm {table}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _answer(self, table_id: int) -> None:
        table = await self._service.store.table(table_id)
        due = _due(table) if table is not None else None
        if table is None or due is None:
            return
        if self._clock.now() < due:
            self.touch(Change(table))
        elif table.deadline is not None and self._clock.now() >= table.deadline:
            self._computers.take_over(Match.of(table))
        else:
            self._remind(Match.of((await self._service.remind(table_id)).table))


def _due(table: Table) -> float | None:
    """Return when the next alarm of a table is due: half-way for the reminder, then the deadline."""
    if table.status is not Status.PLAYING or table.deadline is None or table.is_paused:
        return None
    if table.reminded or table.pace is None:
        return table.deadline
    return table.deadline - table.pace / 2
