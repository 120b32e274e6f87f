"""Moderation: replace, remove, pause, stop, block; each is told in public in the table's log."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.app_commands import locale_str
from discord.ext import commands

from bot.client import StammtischClient
from bot.tables.errors import Refused
from bot.tables.model import Note
from bot.ui.people import escape
from bot.ui.replies import Reply

PERSON = locale_str("person", id="command-moderate-person")
PERSON_TEXT = locale_str("Who it is about", id="command-moderate-person-text")


@app_commands.guild_only()
@app_commands.default_permissions(manage_messages=True)
class Moderation(commands.GroupCog, group_name=locale_str("moderate", id="command-moderate")):
    """Let those who may manage messages put a table in order."""

    def __init__(self, client: StammtischClient) -> None:
        self.app = client.app

    @app_commands.command(
        name=locale_str("replace", id="command-moderate-replace"),
        description=locale_str("Give somebody's seat to another person", id="command-moderate-replace-text"),
    )
    @app_commands.rename(person=PERSON, by=locale_str("by", id="command-moderate-by"))
    @app_commands.describe(
        person=PERSON_TEXT,
        by=locale_str("Who plays on; without, the computer does", id="command-moderate-by-text"),
    )
    async def replace(
        self, interaction: discord.Interaction, person: discord.User, by: discord.Member | None = None
    ) -> None:
        """Give a seat of this channel's table to another member, or to the computer."""
        async with Reply(interaction, self.app.renderer) as reply:
            table = await self.app.table_here(interaction)
            seat = table.seat_of(person.id)
            if seat is None:
                raise Refused("not-at-this-table")
            if by is not None and by.bot:
                raise Refused("no-bots")
            user, name = (by.id, by.display_name) if by is not None else (None, "")
            await self.app.service.replace(table.id, seat, user, name, _moderator(interaction))
            await reply.whisper(self.app.words_for(interaction)("moderate-done"))

    @app_commands.command(
        name=locale_str("remove", id="command-moderate-remove"),
        description=locale_str("Take somebody off this channel's table", id="command-moderate-remove-text"),
    )
    @app_commands.rename(person=PERSON)
    @app_commands.describe(person=PERSON_TEXT)
    async def remove(self, interaction: discord.Interaction, person: discord.User) -> None:
        """Take somebody off the table; in a match the computer gets the seat for good."""
        async with Reply(interaction, self.app.renderer) as reply:
            table = await self.app.table_here(interaction)
            if table.seat_of(person.id) is None:
                raise Refused("not-at-this-table")
            await self.app.service.remove(table.id, person.id, _moderator(interaction))
            await reply.whisper(self.app.words_for(interaction)("moderate-done"))

    @app_commands.command(
        name=locale_str("pause", id="command-moderate-pause"),
        description=locale_str("Pause this channel's table", id="command-moderate-pause-text"),
    )
    async def pause(self, interaction: discord.Interaction) -> None:
        """Pause the match in this channel."""
        await self._pause(interaction, pause=True)

    @app_commands.command(
        name=locale_str("resume", id="command-moderate-resume"),
        description=locale_str("Let this channel's table go on", id="command-moderate-resume-text"),
    )
    async def resume(self, interaction: discord.Interaction) -> None:
        """Let the match in this channel go on."""
        await self._pause(interaction, pause=False)

    async def _pause(self, interaction: discord.Interaction, *, pause: bool) -> None:
        async with Reply(interaction, self.app.renderer) as reply:
            table = await self.app.table_here(interaction)
            by = _moderator(interaction, "mod-paused" if pause else "mod-resumed")
            await self.app.service.pause(table.id, by, pause=pause)
            await reply.whisper(self.app.words_for(interaction)("moderate-done"))

    @app_commands.command(
        name=locale_str("stop", id="command-moderate-stop"),
        description=locale_str("End this channel's table", id="command-moderate-stop-text"),
    )
    async def stop(self, interaction: discord.Interaction) -> None:
        """End the table of this channel, a broken one too."""
        async with Reply(interaction, self.app.renderer) as reply:
            table, user = await self.app.table_here(interaction), interaction.user
            await self.app.service.stop(table.id, user.id, user.display_name, is_moderator=True)
            await reply.whisper(self.app.words_for(interaction)("table-stopped"))

    @app_commands.command(
        name=locale_str("block", id="command-moderate-block"),
        description=locale_str(
            "Keep somebody from all tables of this server", id="command-moderate-block-text"
        ),
    )
    @app_commands.rename(person=PERSON)
    @app_commands.describe(person=PERSON_TEXT)
    async def block(self, interaction: discord.Interaction, person: discord.User) -> None:
        """Block a person from the server's tables, and take them off those where they sit."""
        async with Reply(interaction, self.app.renderer) as reply:
            await self.app.service.block(_guild(interaction), person.id, _moderator(interaction))
            name = escape(person.display_name)
            await reply.whisper(self.app.words_for(interaction)("moderate-blocked", name=name))

    @app_commands.command(
        name=locale_str("unblock", id="command-moderate-unblock"),
        description=locale_str("Let somebody back to the tables", id="command-moderate-unblock-text"),
    )
    @app_commands.rename(person=PERSON)
    @app_commands.describe(person=PERSON_TEXT)
    async def unblock(self, interaction: discord.Interaction, person: discord.User) -> None:
        """Let a person back to the server's tables."""
        async with Reply(interaction, self.app.renderer) as reply:
            await self.app.service.unblock(_guild(interaction), person.id)
            name = escape(person.display_name)
            await reply.whisper(self.app.words_for(interaction)("moderate-unblocked", name=name))


def _moderator(interaction: discord.Interaction, kind: str = "moderated") -> Note:
    """Return the line of the log that names who decided."""
    user = interaction.user
    return Note(kind, other_user=user.id, other_name=user.display_name)


def _guild(interaction: discord.Interaction) -> int:
    if interaction.guild_id is None:
        raise Refused("not-in-a-server")
    return interaction.guild_id


async def setup(client: StammtischClient) -> None:
    """Add the cog."""
    await client.add_cog(Moderation(client))
