"""The heart of the clocks: notes that people can act, so that the time they could not is given back."""

from __future__ import annotations

import asyncio
import logging

from bot.tables.service import TableService

log = logging.getLogger(__name__)

BEAT = 10.0
"""Seconds; so much time at most is lost to a clock when the process is killed."""


class Pulse:
    """Note every few seconds, while it beats, that the bot is there; with `beat` 0 it does nothing at all."""

    def __init__(self, service: TableService, beat: float = BEAT) -> None:
        self._service = service
        self._pause = beat
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Give back the time since the last beat, and begin to beat; harmless twice."""
        if not self._pause:
            return
        lost = await self._service.give_back_lost_time()
        if lost:
            log.info("%.0f seconds are given back to all clocks", lost)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run(), name="pulse")

    async def beat(self) -> None:
        """Note that the bot is there at this moment, if it beats at all."""
        if self._task is None:
            return
        try:
            await self._service.note_alive()
        except Exception:
            log.exception("the sign of life could not be written")

    async def stop(self) -> None:
        """Beat no more: from the last beat on, time counts as lost."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None

    async def _run(self) -> None:
        while True:
            await self.beat()
            await asyncio.sleep(self._pause)
