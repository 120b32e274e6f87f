"""Privacy: everybody may see all that is kept about them, and have it erased."""

from __future__ import annotations

import json

import discord
from discord import app_commands
from discord.app_commands import locale_str
from discord.ext import commands

from bot.client import StammtischClient
from bot.i18n.catalog import Words
from bot.ui.controls import Press, on_press
from bot.ui.ids import ControlId
from bot.ui.replies import Reply
from bot.ui.screen import Button, File, Row, Screen, Style, Text


class Privacy(commands.Cog):
    """Hand out and erase one's own data."""

    def __init__(self, client: StammtischClient) -> None:
        self.app = client.app

    @app_commands.command(
        name=locale_str("privacy", id="command-privacy"),
        description=locale_str("See or erase what is kept about you", id="command-privacy-text"),
    )
    async def privacy(self, interaction: discord.Interaction) -> None:
        """Say what is kept, and offer both."""
        async with Reply(interaction, self.app.renderer) as reply:
            await reply.show(self._panel(self.app.words_for(interaction)))

    def _panel(self, words: Words) -> Screen:
        export = Button(_control("export"), words("privacy-export"), Style.MAIN, "📄")
        erase = Button(_control("erase"), words("privacy-erase"), Style.STOP, "🗑️")
        return Screen((Text(f"### {words('privacy-title')}\n{words('privacy-text')}"), Row((export, erase))))

    @on_press("privacy")
    async def back(self, press: Press) -> None:
        """Show the offer again."""
        await press.show(self._panel(press.words))

    @on_press("export")
    async def export(self, press: Press) -> None:
        """Show a file with all that is kept about the presser."""
        data = {"user": press.user, **await self.app.store.about(press.user)}
        file = File("stammtisch.json", json.dumps(data, ensure_ascii=False, indent=2))
        await press.show(Screen((Text(press.words("privacy-exported")),), files=(file,)))

    @on_press("erase")
    async def ask(self, press: Press) -> None:
        """Ask whether they mean it."""
        words = press.words
        yes = Button(_control("forget"), words("privacy-erase-now"), Style.STOP)
        no = Button(_control("privacy"), words("cancel"))
        await press.show(Screen((Text(words("privacy-erase-text")), Row((yes, no)))))

    @on_press("forget")
    async def erase(self, press: Press) -> None:
        """Erase all that is kept about the presser."""
        await self.app.service.forget(press.user)
        await press.show(Screen((Text(press.words("privacy-erased")),)))


def _control(verb: str) -> str:
    return str(ControlId(0, "privacy", verb))


async def setup(client: StammtischClient) -> None:
    """Add the cog."""
    await client.add_cog(Privacy(client))
