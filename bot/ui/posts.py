"""Puts screens where they belong in Discord: posted, edited, or posted anew where the old one is gone."""

from __future__ import annotations

from typing import Protocol

import discord

from bot.ui.errors import Meaning, meaning_of
from bot.ui.render import Renderer
from bot.ui.screen import Screen


class Place(Protocol):
    """A channel, thread or direct-message channel that takes messages."""

    id: int

    async def send(self, **arguments: object) -> discord.Message:
        """Post a message."""


class Posts:
    """Find channels and put screens there; what a request raises is the caller's to judge."""

    def __init__(self, client: discord.Client, renderer: Renderer) -> None:
        self._client = client
        self._renderer = renderer

    async def channel(self, channel: int) -> discord.abc.Messageable:
        """Return a channel by id; raise discord.NotFound or discord.Forbidden where it can't be had."""
        found = self._client.get_channel(channel) or await self._client.fetch_channel(channel)
        if not isinstance(found, discord.abc.Messageable):
            raise TypeError(f"channel {channel} takes no messages")
        return found

    async def direct(self, user: int) -> discord.DMChannel:
        """Return the direct-message channel of a user."""
        found = self._client.get_user(user) or await self._client.fetch_user(user)
        return found.dm_channel or await found.create_dm()

    def takes_pictures(self, channel: discord.abc.Messageable) -> bool:
        """Tell whether we may attach files there."""
        if isinstance(channel, discord.abc.GuildChannel | discord.Thread):
            return channel.permissions_for(channel.guild.me).attach_files
        return True

    async def post(self, channel: discord.abc.Messageable, screen: Screen) -> int:
        """Send a screen as a new message and return its id."""
        drawn = await self._renderer.draw(screen, pictures=self.takes_pictures(channel))
        return (await channel.send(**drawn.to_send())).id

    async def edit(self, channel: discord.abc.Messageable, message: int, screen: Screen) -> None:
        """Change a message of ours into a screen."""
        drawn = await self._renderer.draw(screen, pictures=self.takes_pictures(channel))
        partial = self._client.get_partial_messageable((await channel._get_channel()).id)
        await partial.get_partial_message(message).edit(**drawn.to_edit())

    async def put(self, channel: discord.abc.Messageable, message: int | None, screen: Screen) -> int:
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
