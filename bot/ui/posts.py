"""Puts screens where they belong in Discord: posted, edited, or posted anew where the old one is gone."""

from __future__ import annotations

import secrets
from collections.abc import Collection

import discord

from bot.ui.errors import Meaning, RightsMissing, meaning_of
from bot.ui.render import Renderer
from bot.ui.screen import Screen

Channel = (
    discord.TextChannel | discord.VoiceChannel | discord.StageChannel | discord.Thread | discord.DMChannel
)
"""Where messages may stand; forums and categories hold none of their own."""

UNUSABLE = (Meaning.TOO_OLD, Meaning.LOCKED)
"""Why a message that is there can't be changed, though a new one can be posted."""


def missing_rights(rights: discord.Permissions, *, in_thread: bool) -> tuple[str, ...]:
    """Return the rights that a table needs in its channel and that are not among `rights`."""
    send = "send_messages_in_threads" if in_thread else "send_messages"
    needed = ("view_channel", send, "read_message_history")
    return tuple(name for name in needed if not getattr(rights, name))


class Posts:
    """Find channels and put screens there; what a request raises is the caller's to judge."""

    def __init__(self, client: discord.Client, renderer: Renderer) -> None:
        self._client = client
        self._renderer = renderer

    async def channel(self, channel: int) -> Channel:
        """Return a channel by id; raise discord.NotFound or discord.Forbidden where it can't be had."""
        found = self._client.get_channel(channel) or await self._client.fetch_channel(channel)
        if not isinstance(found, Channel):
            raise RightsMissing(("send_messages",))  # a forum or a category takes no messages
        return found

    async def direct(self, user: int) -> discord.DMChannel:
        """Return the direct-message channel of a user."""
        found = self._client.get_user(user) or await self._client.fetch_user(user)
        return found.dm_channel or await found.create_dm()

    def takes_pictures(self, channel: Channel) -> bool:
        """Tell whether we may attach files there."""
        if isinstance(channel, discord.DMChannel):
            return True
        try:
            return channel.permissions_for(channel.guild.me).attach_files
        except discord.ClientException:
            return False

    def missing(self, channel: Channel) -> tuple[str, ...]:
        """Return which rights we lack to write there, as discord.py names them; as far as is known."""
        if isinstance(channel, discord.DMChannel):
            return ()
        try:
            rights = channel.permissions_for(channel.guild.me)
        except discord.ClientException:  # a thread whose channel we can't see
            return ("view_channel",)
        return missing_rights(rights, in_thread=isinstance(channel, discord.Thread))

    def missing_in(self, channel: int) -> tuple[str, ...]:
        """Return which rights we lack in a channel, as far as both are known."""
        found = self._client.get_channel(channel)
        return self.missing(found) if isinstance(found, Channel) else ()

    async def post(self, channel: Channel, screen: Screen, pings: Collection[int] = ()) -> int:
        """Send a screen as a new message that pings these users alone; return its id.

        Raise RightsMissing where it is known beforehand that Discord would refuse: a bot that asks
        in vain ten thousand times in ten minutes is shut out.
        """
        missing = self.missing(channel)
        if missing:
            raise RightsMissing(missing)
        drawn = await self._renderer.draw(screen, pictures=self.takes_pictures(channel))
        # discord.py repeats what a bad moment of Discord's swallowed: with a nonce it is posted once.
        return (await channel.send(**drawn.to_send(pings), nonce=secrets.token_hex(8))).id

    async def delete(self, channel: Channel, message: int) -> None:
        """Delete a message of ours."""
        await channel.get_partial_message(message).delete()

    async def edit(self, channel: Channel, message: int, screen: Screen) -> None:
        """Change a message of ours into a screen."""
        drawn = await self._renderer.draw(screen, pictures=self.takes_pictures(channel))
        await channel.get_partial_message(message).edit(**drawn.to_edit())

    async def put(
        self,
        channel: Channel,
        message: int | None,
        screen: Screen,
        renews: Collection[Meaning] = (*UNUSABLE, Meaning.GONE),
    ) -> int:
        """Change the message into a screen, or post it anew where what is in the way is among `renews`.

        Return the message's id. A new message also wakes an archived thread, if we may write there.
        """
        if message is not None:
            try:
                await self.edit(channel, message, screen)
            except discord.HTTPException as error:
                if meaning_of(error) not in renews:
                    raise
            else:
                return message
        return await self.post(channel, screen)
