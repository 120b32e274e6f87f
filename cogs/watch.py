"""Watching: the public view for anyone, and a live copy for those who want to follow."""

from __future__ import annotations

from discord.ext import commands

from bot.client import StammtischClient
from bot.tables.errors import Refused
from bot.ui.controls import Press, on_press
from bot.ui.screen import Screen, Text


class Watch(commands.Cog):
    """Show a table to those who don't sit at it."""

    def __init__(self, client: StammtischClient) -> None:
        self.app = client.app

    @on_press("watch")
    async def watch(self, press: Press) -> None:
        """Show exactly the public view, and offer to follow it."""
        table = await self.app.store.table(press.control.table)
        if table is None:
            raise Refused("no-such-table")
        if table.seat_of(press.user) is not None:
            raise Refused("seated-cannot-follow")
        followers = await self.app.store.followers(table.id)
        follows = any(follower.user == press.user for follower in followers)
        screen = await self.app.desk.public(table)
        await press.show(self.app.desk.watching(table, screen, press.words, follows=follows))

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


async def setup(client: StammtischClient) -> None:
    """Add the cog."""
    await client.add_cog(Watch(client))
