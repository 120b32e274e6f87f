"""Watching: the public view for anyone, and a live copy for those who want to follow."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.app_commands import locale_str
from discord.ext import commands

from bot.client import StammtischClient
from bot.i18n.catalog import Words
from bot.tables.errors import Refused
from bot.tables.model import Table
from bot.ui.controls import Press, on_press
from bot.ui.notes import rights_in_words
from bot.ui.replies import Reply
from bot.ui.screen import Screen, Text


class Watch(commands.Cog):
    """Show a table to those who don't sit at it."""

    def __init__(self, client: StammtischClient) -> None:
        self.app = client.app

    @app_commands.command(
        name=locale_str("watch", id="command-watch"),
        description=locale_str("Watch this channel's table", id="command-watch-text"),
    )
    @app_commands.rename(channel=locale_str("channel", id="command-watch-channel"))
    @app_commands.describe(
        channel=locale_str(
            "Where a live copy shall stand, for everybody there", id="command-watch-channel-text"
        )
    )
    @app_commands.guild_only()
    async def command(
        self, interaction: discord.Interaction, channel: discord.TextChannel | None = None
    ) -> None:
        """Show the public view of this channel's table, or keep a live copy of it in another channel."""
        async with Reply(interaction, self.app.renderer) as reply:
            words = self.app.words_for(interaction)
            table = await self.app.table_here(interaction)
            if channel is None:
                await reply.show(await self._panel(table, interaction.user.id, words))
                return
            _need_rights(channel, interaction)
            await self.app.service.follow(table.id, interaction.user.id, channel.id)
            await reply.whisper(words("watch-copied", channel=channel.mention))

    @on_press("watch")
    async def watch(self, press: Press) -> None:
        """Show exactly the public view, and offer to follow it."""
        table = await self.app.service.known(press.control.table)
        await press.show(await self._panel(table, press.user, press.words))

    async def _panel(self, table: Table, user: int, words: Words) -> Screen:
        if table.seat_of(user) is not None:
            raise Refused("seated-cannot-follow")
        followers = await self.app.store.followers(table.id)
        follows = any(follower.user == user for follower in followers)
        screen = await self.app.desk.public(table)
        return self.app.desk.watching(table, screen, words, follows=follows)

    @on_press("follow")
    async def follow(self, press: Press) -> None:
        """Send the presser a live copy by direct message."""
        await self.app.service.follow(press.control.table, press.user)
        await press.show(Screen((Text(press.words("watch-following")),)))

    @on_press("unfollow")
    async def unfollow(self, press: Press) -> None:
        """Send the presser no more copies."""
        await self.app.service.unfollow(press.control.table, press.user)
        await press.show(Screen((Text(press.words("watch-unfollowed")),)))


def _need_rights(channel: discord.TextChannel, interaction: discord.Interaction) -> None:
    """Raise Refused unless both the asker and we may write in the channel that a copy shall stand in."""
    member = interaction.user
    if not isinstance(member, discord.Member) or not channel.permissions_for(member).send_messages:
        raise Refused("copy-not-allowed")
    ours = channel.permissions_for(channel.guild.me)
    if not (ours.view_channel and ours.send_messages):
        raise Refused("rights-missing", rights=rights_in_words(["view_channel", "send_messages"]))


async def setup(client: StammtischClient) -> None:
    """Add the cog."""
    await client.add_cog(Watch(client))
