"""The composition root: makes every part once and wires them; nothing else does."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass

import discord

from bot.client import StammtischClient
from bot.i18n.catalog import Catalog
from bot.storage.database import Database
from bot.storage.tables import SqliteStore
from bot.tables.alarms import Alarms
from bot.tables.clock import Clock, SystemClock
from bot.tables.computers import Computers
from bot.tables.service import Change, TableService
from bot.ui.boards import Boards
from bot.ui.controls import Controls
from bot.ui.desk import Desk
from bot.ui.letters import Letters
from bot.ui.posts import Posts
from bot.ui.presenter import Presenter
from bot.ui.render import Renderer
from bot.workers import Workers

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Pace:
    """How fast the bot itself is, in seconds; tests set it to nothing.

    `think` is the least and the most that a computer player takes, `show` the time between two edits
    of one message, `write` the time between two direct messages.
    """

    think: tuple[float, float] = (1.0, 2.5)
    show: float = 1.0
    write: float = 0.5


class App:
    """All parts of one running Stammtisch, on a database that somebody else opens and closes."""

    def __init__(
        self,
        database: Database,
        workers: Workers,
        *,
        thinkers: Workers | None = None,
        clock: Clock | None = None,
        pace: Pace | None = None,
    ) -> None:
        pace = pace or Pace()
        self.database = database
        self.workers = workers
        self.clock = clock or SystemClock()
        self.catalog = Catalog.load()
        self.presenters: dict[str, Presenter] = {}
        self.store = SqliteStore(database)
        self.service = TableService(self.store, self.clock)
        self.computers = Computers(self.service, thinkers or workers, pace.think)
        self.renderer = Renderer(workers)
        self.controls = Controls(self.catalog, self.renderer)
        self.desk = Desk(self.store, self.presenters, self.catalog)
        self.client = StammtischClient(self)
        self.posts = Posts(self.client, self.renderer)
        self.boards = Boards(self.store, self.desk, self.posts, self.clock, pace.show)
        self.letters = Letters(self.store, self.desk, self.posts, self.client, pace.write)
        self.alarms = Alarms(self.service, self.computers, self.clock, lambda match: None)
        self.service.subscribe(self.boards.touch)
        self.service.subscribe(self.letters.touch)
        self._resuming: asyncio.Task[None] | None = None

    async def resume(self) -> None:
        """Take up every live table once the connection stands: clocks, computers, screens, letters."""
        self._resuming = asyncio.create_task(self._resume(), name="resume")

    async def _resume(self) -> None:
        await self.client.wait_until_ready()
        for table in await self.store.live():
            try:
                change = Change(table)
                self.computers.look(change)
                self.alarms.touch(change)
                self.letters.touch(change)
                self.boards.refresh(table.id)
            except Exception:
                log.exception("table %s could not be taken up", table.id)
        for unshown in await self.store.unshown():
            self.boards.refresh(unshown)

    async def pause(self) -> None:
        """Stop everything that works by itself; what is on disk is taken up again by `resume`."""
        if self._resuming is not None:
            self._resuming.cancel()
            await asyncio.gather(self._resuming, return_exceptions=True)
        self.alarms.close()
        await self.computers.close()
        await self.letters.close()
        await self.boards.close()

    def add_presenter(self, presenter: Presenter) -> None:
        """Learn how a game is shown; its cog calls this when it is loaded."""
        self.presenters[presenter.game] = presenter

    def guild_name(self, guild: int) -> str:
        """Return a server's name, as far as it is known."""
        found: discord.Guild | None = self.client.get_guild(guild)
        return found.name if found is not None else "?"
