"""The composition root: makes every part once and wires them; nothing else does."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass

import discord

from bot.i18n.catalog import Catalog, Words, language_of
from bot.pulse import BEAT, Pulse
from bot.storage.database import Database
from bot.storage.tables import SqliteStore
from bot.tables.alarms import Alarms
from bot.tables.clock import Clock, SystemClock
from bot.tables.computers import Computers
from bot.tables.errors import Refused
from bot.tables.model import Table
from bot.tables.service import Change, TableService
from bot.ui.attendance import Attendance
from bot.ui.boards import Boards
from bot.ui.controls import Controls
from bot.ui.desk import Desk
from bot.ui.letters import Letters
from bot.ui.pings import Pings
from bot.ui.posts import Posts
from bot.ui.presenter import Presenter
from bot.ui.render import Renderer
from bot.workers import Workers

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Pace:
    """How fast the bot itself is, in seconds; tests set it to nothing.

    `think` is the least and the most that a computer player takes, `show` the time between two edits
    of one message, `write` the time between two direct messages, `beat` that between two signs of life.
    """

    think: tuple[float, float] = (1.0, 2.5)
    show: float = 1.0
    write: float = 0.5
    beat: float = 0.0


class App:
    """All parts of one running Stammtisch, on a database that somebody else opens and closes."""

    def __init__(
        self,
        client: discord.Client,
        database: Database,
        workers: Workers,
        *,
        thinkers: Workers | None = None,
        clock: Clock | None = None,
        pace: Pace | None = None,
    ) -> None:
        pace = pace or Pace(beat=BEAT)
        self.client = client
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
        self.desk = Desk(self.store, self.presenters, self.catalog, self.clock)
        self.posts = Posts(self.client, self.renderer)
        self.attendance = Attendance(self.service, self.client)
        self.boards = Boards(self.service, self.desk, self.posts, pace.show)
        self.letters = Letters(self.store, self.desk, self.posts, self.client, self.attendance, pace.write)
        self.pings = Pings(self.service, self.desk, self.posts, self.letters, self.attendance)
        self.alarms = Alarms(
            self.service, self.computers, self.clock, self.pings.remind, self.attendance.look
        )
        self.pulse = Pulse(self.service, pace.beat)
        self.service.subscribe(self.boards.touch)
        self.service.subscribe(self.letters.touch)
        self.service.subscribe(self.pings.touch)
        self._is_offline = False
        self._resuming: asyncio.Task[None] | None = None

    async def resume(self) -> None:
        """Go online once the connection stands, and show what was not shown before the last end."""
        self.alarms.rest()
        self._resuming = asyncio.create_task(self._resume(), name="resume")

    async def _resume(self) -> None:
        await self.client.wait_until_ready()
        await self.pings.resume()
        await self.go_online()
        for unshown in await self.store.unshown():
            self.boards.refresh(unshown)

    async def go_online(self) -> None:
        """Take up every live table, with the time given back that nobody could act in; harmless twice."""
        self._is_offline = False
        await self.pulse.start()
        self.alarms.wake()
        for table in await self.store.live():
            try:
                await self._take_up(table)
            except Exception:
                log.exception("table %s could not be taken up", table.id)

    async def _take_up(self, table: Table) -> None:
        change = Change(await self.service.look_over(table))
        self.computers.look(change)
        self.alarms.touch(change)
        self.letters.touch(change)
        self.boards.refresh(table.id)

    async def reconnect(self) -> None:
        """Go online again after a break; the first connection is the business of `resume`."""
        if self._is_offline:
            await self.go_online()

    async def go_offline(self) -> None:
        """Let the clocks stand, for nobody can act."""
        self._is_offline = True
        self.alarms.rest()
        await self.pulse.stop()

    async def pause(self) -> None:
        """Stop everything that works by itself; what is on disk is taken up again by `resume`."""
        self.service.is_closing = True
        if self._resuming is not None:
            self._resuming.cancel()
            await asyncio.gather(self._resuming, return_exceptions=True)
        if not self._is_offline:
            await self.pulse.beat()
        await self.go_offline()
        await self.computers.close()
        await self.pings.close()
        await self.letters.close()
        await self.boards.close()
        await self.attendance.close()

    def add_presenter(self, presenter: Presenter) -> None:
        """Learn how a game is shown; its cog calls this when it is loaded."""
        self.presenters[presenter.game] = presenter

    def words_for(self, interaction: discord.Interaction) -> Words:
        """Return the words of whoever asks."""
        return self.catalog.words(language_of(interaction.locale))

    async def table_here(self, interaction: discord.Interaction) -> Table:
        """Return the live table of the channel that somebody asks in; raise Refused where there is none."""
        table = await self.store.live_in(interaction.channel_id or 0)
        if table is None:
            raise Refused("no-table-here")
        return table
