"""Places: what happens to channels, threads, servers, rights and members reaches the tables there."""

from __future__ import annotations

import discord
from discord.ext import commands

from bot.client import StammtischClient


class Places(commands.Cog):
    """Listen to Discord, and let tables end, come back, or lose a person."""

    def __init__(self, client: StammtischClient) -> None:
        self.app = client.app

    # Gone for good

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """End the table of a deleted channel; those in its threads go with it, each by its own event."""
        await self.app.service.close_place("channel-gone", channel=channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """End the table of a deleted thread."""
        await self.app.service.close_place("channel-gone", channel=thread.thread_id)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """End the tables of a server that we were taken out of, or that is gone."""
        await self.app.service.close_place("server-gone", guild=guild.id)

    @commands.Cog.listener()
    async def on_raw_message_delete(self, message: discord.RawMessageDeleteEvent) -> None:
        """Show a table anew whose message was deleted: nobody could play on without."""
        await self._show_again({message.message_id})

    @commands.Cog.listener()
    async def on_raw_bulk_message_delete(self, messages: discord.RawBulkMessageDeleteEvent) -> None:
        """Show a table anew whose message was deleted among others."""
        await self._show_again(messages.message_ids)

    async def _show_again(self, messages: set[int]) -> None:
        for message in messages:
            table = await self.app.store.shown_by(message)
            if table is not None and table.status.is_live:
                self.app.boards.refresh(table.id, fresh=True)

    # Changed: what could not be shown perhaps can

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Try again when a server is back."""
        self.app.boards.wake(guild.id)

    @commands.Cog.listener()
    async def on_guild_channel_update(
        self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        """Try again when a channel or its rights have changed."""
        self.app.boards.wake(after.guild.id)

    @commands.Cog.listener()
    async def on_thread_update(self, before: discord.Thread, after: discord.Thread) -> None:
        """Try again when a thread was unlocked or taken out of the archive."""
        self.app.boards.wake(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Try again when a role's rights have changed."""
        self.app.boards.wake(after.guild.id)

    @commands.Cog.listener()
    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """Try again when our own roles have changed; of others we hear nothing."""
        if after.id == after.guild.me.id:
            self.app.boards.wake(after.guild.id)

    # People

    @commands.Cog.listener()
    async def on_member_ban(self, guild: discord.Guild, user: discord.User | discord.Member) -> None:
        """Give up the seats of somebody who was banned."""
        await self.app.service.lose(user.id, guild.id)


async def setup(client: StammtischClient) -> None:
    """Add the cog."""
    await client.add_cog(Places(client))
