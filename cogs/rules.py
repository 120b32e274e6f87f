"""The rules of every game, page by page, in the reader's language."""

from __future__ import annotations

from pathlib import Path

import discord
from discord import app_commands
from discord.app_commands import locale_str
from discord.ext import commands

from bot.client import StammtischClient
from bot.i18n.catalog import Words
from bot.i18n.pages import rules_pages
from bot.tables.errors import Refused
from bot.ui.controls import Press, on_press
from bot.ui.ids import ControlId
from bot.ui.presenter import word_id
from bot.ui.replies import Reply
from bot.ui.screen import Menu, Option, Row, Screen, Text
from cogs.tables import GAMES


class Rules(commands.Cog):
    """Show rules: by command, and by the button of every table."""

    def __init__(self, client: StammtischClient) -> None:
        self.app = client.app

    @app_commands.command(
        name=locale_str("rules", id="command-rules"),
        description=locale_str("Read the rules of a game", id="command-rules-text"),
    )
    @app_commands.rename(game=locale_str("game", id="command-play-game"))
    @app_commands.describe(game=locale_str("Which game it shall be", id="command-play-game-text"))
    @app_commands.choices(game=GAMES)
    async def rules(self, interaction: discord.Interaction, game: str) -> None:
        """Show the first page of a game's rules."""
        async with Reply(interaction, self.app.renderer) as reply:
            words = self.app.words_for(interaction)
            await reply.show(self._page(game, 0, words))

    @on_press("rules")
    async def open(self, press: Press) -> None:
        """Show the rules of the game at a table."""
        table = await self.app.service.known(press.control.table)
        await press.show(self._page(table.game, 0, press.words))

    @on_press("page")
    async def turn(self, press: Press) -> None:
        """Turn to another page."""
        number = press.values[0] if press.values else ""
        if not number.isdecimal():
            raise Refused("unknown-control")
        await press.show(self._page(press.control.argument, int(number), press.words))

    def _page(self, game: str, number: int, words: Words) -> Screen:
        if game not in self.app.presenters:
            raise Refused("unknown-game")
        pages = rules_pages(Path(__file__).parent / game, words.language)
        if not 0 <= number < len(pages):
            raise Refused("no-such-page")
        page = pages[number]
        menu = Menu(
            str(ControlId(0, "rules", "page", game)),
            words("rules-pages"),
            tuple(Option(str(n), other.title, chosen=n == number) for n, other in enumerate(pages)),
        )
        name = words(word_id(game, "name"))
        return Screen(
            (Text(f"-# {name}\n## {page.title}\n{page.body}"), Row((menu,))),
            self.app.presenters[game].accent,
        )


async def setup(client: StammtischClient) -> None:
    """Add the cog."""
    await client.add_cog(Rules(client))
