"""Puts screens where they belong in Discord: posted, edited, or posted anew where the old one is gone."""

from __future__ import annotations

import discord

from bot.ui.errors import Meaning, meaning_of
from bot.ui.render import Renderer
from bot.ui.screen import Screen

Channel = (
    discord.TextChannel | discord.VoiceChannel | discord.StageChannel | discord.Thread | discord.DMChannel
)
"""Where messages may stand; forums and categories hold none of their own."""


class Posts:
    """Find channels and put screens there; what a request raises is the caller's to judge."""

    def __init__(self, client: discord.Client, renderer: Renderer) -> None:
        self._client = client
        self._renderer = renderer

    async def channel(self, channel: int) -> Channel:
        """Return a channel by id; raise discord.NotFound or discord.Forbidden where it can't be had."""
        found = self._client.get_channel(channel) or await self._client.fetch_channel(channel)
        if not isinstance(found, Channel):
            raise TypeError(f"channel {channel} takes no messages")
        return found

    async def direct(self, user: int) -> discord.DMChannel:
        """Return the direct-message channel of a user."""
        found = self._client.get_user(user) or await self._client.fetch_user(user)
        return found.dm_channel or await found.create_dm()

    def takes_pictures(self, channel: Channel) -> bool:
        """Tell whether we may attach files there."""
        if isinstance(channel, discord.DMChannel):
            return True
        return channel.permissions_for(channel.guild.me).attach_files

    async def post(self, channel: Channel, screen: Screen) -> int:
        """Send a screen as a new message and return its id."""
        drawn = await self._renderer.draw(screen, pictures=self.takes_pictures(channel))
        return (await channel.send(**drawn.to_send())).id

    async def edit(self, channel: Channel, message: int, screen: Screen) -> None:
        """Change a message of ours into a screen."""
        drawn = await self._renderer.draw(screen, pictures=self.takes_pictures(channel))
        await channel.get_partial_message(message).edit(**drawn.to_edit())

    async def put(self, channel: Channel, message: int | None, screen: Screen) -> int:
        """Change the message into a screen, or post it anew where that can't be; return the message's id."""
        if message is not None:
            try:
                await self.edit(channel, message, screen)
            except discord.HTTPException as error:
                if meaning_of(error) not in (Meaning.GONE, Meaning.TOO_OLD):
                    raise
            else:
                return message
        return await self.post(channel, screen)
