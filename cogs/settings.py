"""Settings: one's own direct messages, and for managers their server's language and time to act."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.app_commands import locale_str
from discord.ext import commands

from bot.client import StammtischClient
from bot.i18n.catalog import LANGUAGES, Words, language_of
from bot.tables.errors import Refused
from bot.ui.controls import Press, on_press
from bot.ui.ids import ControlId
from bot.ui.paces import chosen_pace, pace_menu
from bot.ui.replies import Reply
from bot.ui.screen import Block, Button, Divider, Menu, Option, Row, Screen, Style, Text

AUTO = "auto"


class Settings(commands.Cog):
    """Show one panel of all that can be chosen, to the asker alone."""

    def __init__(self, client: StammtischClient) -> None:
        self.app = client.app

    @app_commands.command(
        name=locale_str("settings", id="command-settings"),
        description=locale_str("Your direct messages, and your server's tables", id="command-settings-text"),
    )
    async def settings(self, interaction: discord.Interaction) -> None:
        """Show the panel."""
        async with Reply(interaction, self.app.renderer) as reply:
            words = self.app.words_for(interaction)
            await reply.show(await self._panel(interaction, words))

    @on_press("mydms")
    async def switch_letters(self, press: Press) -> None:
        """Switch one's own direct messages."""
        await self.app.service.switch_letters(press.user, language_of(press.interaction.locale))
        await self._show(press)

    @on_press("srvlang")
    async def choose_language(self, press: Press) -> None:
        """Choose the language of a server's tables."""
        chosen = next((one for one in (AUTO, *LANGUAGES) if press.values == (one,)), None)
        if chosen is None:
            raise Refused("bad-option")
        await self.app.service.set_server_language(_managed(press), None if chosen == AUTO else chosen)
        await self._show(press)

    @on_press("srvpace")
    async def choose_pace(self, press: Press) -> None:
        """Choose the usual time to act of a server's tables."""
        pace = chosen_pace(press.values)
        await self.app.service.set_server_pace(_managed(press), pace)
        await self._show(press)

    async def _show(self, press: Press) -> None:
        await press.show(await self._panel(press.interaction, press.words))

    async def _panel(self, interaction: discord.Interaction, words: Words) -> Screen:
        person = await self.app.store.person(interaction.user.id)
        is_on = person.wants_dms and not person.dms_closed
        state = "settings-dms-closed" if person.wants_dms and person.dms_closed else "settings-dms-off"
        label = words("settings-dms-switch-off" if is_on else "settings-dms-switch-on")
        blocks: list[Block] = [
            Text(f"### {words('settings-title')}\n{words('settings-dms-on' if is_on else state)}"),
            Row((Button(_control("mydms"), label, Style.PLAIN if is_on else Style.MAIN, "✉️"),)),
        ]
        if interaction.guild_id is not None and interaction.permissions.manage_guild:
            blocks += [Divider(), *await self._of_server(interaction.guild_id, words)]
        return Screen(tuple(blocks))

    async def _of_server(self, guild: int, words: Words) -> list[Block]:
        server = await self.app.store.server(guild)
        languages = [Option(AUTO, words("settings-language-auto"), chosen=server.language is None)]
        languages += [
            Option(language, words(f"language-{language}"), chosen=server.language == language)
            for language in LANGUAGES
        ]
        return [
            Text(words("settings-server")),
            Row((Menu(_control("srvlang"), words("settings-language"), tuple(languages)),)),
            Row((pace_menu(_control("srvpace"), server.pace, words),)),
        ]


def _control(verb: str) -> str:
    return str(ControlId(0, "settings", verb))


def _managed(press: Press) -> int:
    """Return the server that the presser manages; raise Refused where they don't."""
    guild = press.interaction.guild_id
    if guild is None or not press.interaction.permissions.manage_guild:
        raise Refused("not-a-manager")
    return guild


async def setup(client: StammtischClient) -> None:
    """Add the cog."""
    await client.add_cog(Settings(client))
