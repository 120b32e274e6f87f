"""Finds out who is in a server no more: without the right to hear of members, only by asking Discord."""

from __future__ import annotations

import asyncio
import logging

import discord

from bot.tables.match import Match
from bot.tables.service import TableService
from bot.ui.errors import REQUEST_FAULTS

log = logging.getLogger(__name__)

_LEFT = frozenset({10007, 10013})
"""Discord's codes for an unknown member and an unknown user."""


class Attendance:
    """Ask for those a table waits for in vain; the seat of whoever is gone is the computer's at once."""

    def __init__(self, service: TableService, client: discord.Client) -> None:
        self._service = service
        self._client = client
        self._tasks: set[asyncio.Task[None]] = set()

    def look(self, match: Match) -> None:
        """Check all people awaited, soon; returns at once."""
        task = asyncio.create_task(self.check(match), name=f"attendance {match.table.id}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def check(self, match: Match) -> None:
        """Check all people awaited at a table."""
        for seat in match.people_awaited:
            user = match.table.chairs[seat].user
            if user is not None:
                await self.check_person(match.table.guild, user)

    async def check_person(self, guild: int, user: int) -> None:
        """Give up a person's seats in a server they have left; where Discord can't say, nothing happens."""
        found = self._client.get_guild(guild)
        if found is None:
            return
        try:
            await found.fetch_member(user)
        except discord.NotFound as error:
            if error.code in _LEFT:
                await self._service.lose(user, guild)
        except REQUEST_FAULTS as error:
            log.info("user %s could not be looked up: %s", user, error)

    async def close(self) -> None:
        """Look no more."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
