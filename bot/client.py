"""The Discord client: loads the cogs it finds, hands presses to the dispatcher, and keeps nothing."""

from __future__ import annotations

import asyncio
import importlib
import logging
import pkgutil
from collections.abc import Iterator

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import App, Pace
from bot.i18n.translator import CommandTranslator
from bot.storage.database import Database
from bot.tables.clock import Clock
from bot.ui.controls import answered
from bot.ui.errors import REQUEST_FAULTS, Meaning, meaning_of
from bot.ui.replies import Reply
from bot.workers import Workers

log = logging.getLogger(__name__)

TELL_AGAIN = 60.0
"""Seconds until Discord is told of the commands again where it did not take them."""


def cog_modules() -> Iterator[str]:
    """Return the name of every cog, found by walking the package beside this one."""
    for module in pkgutil.iter_modules(importlib.import_module("cogs").__path__):
        yield f"cogs.{module.name}"


class Tree(app_commands.CommandTree["StammtischClient"]):
    """Answer commands that fail the way presses are answered."""

    async def on_error(
        self, interaction: discord.Interaction[StammtischClient], error: app_commands.AppCommandError
    ) -> None:
        """Say what went wrong; a fault gets a reference that is also in the log."""

        async def again() -> None:
            raise error.__cause__ or error

        app = interaction.client.app
        words = app.words_for(interaction)
        async with Reply(interaction, app.renderer) as reply:
            await answered(again(), reply, words)


class StammtischClient(commands.Bot):
    """Connect to Discord, with all parts in `app`; the database is opened and closed by somebody else."""

    def __init__(
        self,
        database: Database,
        workers: Workers,
        *,
        thinkers: Workers | None = None,
        clock: Clock | None = None,
        pace: Pace | None = None,
    ) -> None:
        intents = discord.Intents.none()
        intents.guilds = True
        intents.guild_messages = True
        intents.moderation = True  # bans; not privileged
        intents.dm_messages = True
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=intents,
            allowed_mentions=discord.AllowedMentions.none(),
            tree_cls=Tree,
        )
        self.app = App(self, database, workers, thinkers=thinkers, clock=clock, pace=pace)
        self._telling: asyncio.TimerHandle | None = None
        self._told: asyncio.Task[None] | None = None

    async def setup_hook(self) -> None:
        """Load all cogs and tell Discord of the commands; runs once, before the first connection."""
        for module in cog_modules():
            await self.load_extension(module)
        await self.tree.set_translator(CommandTranslator(self.app.catalog))
        await self._tell_commands()
        await self.app.resume()

    async def _tell_commands(self) -> None:
        """Tell Discord of the commands; in a bad moment those of the last start do until it works."""
        try:
            await self.tree.sync()
        except REQUEST_FAULTS as error:
            if meaning_of(error) is Meaning.FAULT:
                raise
            log.warning("the commands were not taken (%s): %s", meaning_of(error), error)
            self._telling = asyncio.get_running_loop().call_later(TELL_AGAIN, self._tell_again)

    def _tell_again(self) -> None:
        self._told = asyncio.create_task(self._tell_commands(), name="commands")

    async def add_cog(self, cog: commands.Cog, /, *args: object, **kwargs: object) -> None:
        """Add a cog, and learn what its buttons do."""
        await super().add_cog(cog)
        self.app.controls.add(cog)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Answer buttons, menus and forms; commands go their own way through the tree."""
        await self.app.controls.dispatch(interaction)

    async def on_disconnect(self) -> None:
        """Let all clocks stand while Discord can't reach us."""
        await self.app.go_offline()

    async def on_resumed(self) -> None:
        """Let the clocks go on after a short break."""
        await self.app.reconnect()

    async def on_ready(self) -> None:
        """Let the clocks go on after a long break."""
        await self.app.reconnect()

    async def close(self) -> None:
        """Stop thinking, writing and showing, then disconnect."""
        if self._telling is not None:
            self._telling.cancel()
        await self.app.pause()
        await super().close()
