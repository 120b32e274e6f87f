"""Opening a table and filling its lobby: /play, /table, and the buttons of a lobby and of a result."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.app_commands import Choice, locale_str
from discord.ext import commands

from bot.client import StammtischClient
from bot.i18n.catalog import FALLBACK, Catalog, Words, language_of
from bot.tables.errors import BusyChannel, Refused
from bot.tables.model import Status, Table
from bot.ui.controls import Press, on_press
from bot.ui.ids import ControlId
from bot.ui.notes import rights_in_words
from bot.ui.options import value_named
from bot.ui.paces import chosen_pace
from bot.ui.posts import missing_rights
from bot.ui.presenter import word_id
from bot.ui.replies import Reply
from bot.ui.screen import Block, Button, Link, Row, Screen, Style, Text, rows
from games import all_games

_ENGLISH = Catalog.load().words(FALLBACK)
GAMES = [
    Choice(name=locale_str(_ENGLISH(key), id=key), value=game)
    for game in all_games()
    for key in (word_id(game, "name"),)
    if key in _ENGLISH
]
"""The games that have words, by name; whose language we don't speak reads the English ones."""


@app_commands.guild_only()
class Tables(commands.GroupCog, group_name=locale_str("table", id="command-table")):
    """Open tables, post them anew, stop them; join, leave and start."""

    def __init__(self, client: StammtischClient) -> None:
        self.client = client
        self.app = client.app

    # Commands

    @app_commands.command(
        name=locale_str("show", id="command-table-show"),
        description=locale_str("Post this channel's table anew", id="command-table-show-text"),
    )
    async def show(self, interaction: discord.Interaction) -> None:
        """Post the channel's live table anew, at the bottom."""
        async with Reply(interaction, self.app.renderer) as reply:
            table = await self.app.table_here(interaction)
            self.app.boards.refresh(table.id, fresh=True)
            await reply.whisper(self.app.words_for(interaction)("table-shown"))

    @app_commands.command(
        name=locale_str("stop", id="command-table-stop"),
        description=locale_str("End this channel's table", id="command-table-stop-text"),
    )
    async def stop(self, interaction: discord.Interaction) -> None:
        """End the channel's live table; its opener and moderators may."""
        async with Reply(interaction, self.app.renderer) as reply:
            table = await self.app.table_here(interaction)
            moderator = interaction.permissions.manage_messages
            user = interaction.user
            await self.app.service.stop(table.id, user.id, user.display_name, is_moderator=moderator)
            await reply.whisper(self.app.words_for(interaction)("table-stopped"))

    async def play(self, interaction: discord.Interaction, game: str | None) -> None:
        """Open a lobby in this channel, or ask which game it shall be."""
        async with Reply(interaction, self.app.renderer) as reply:
            words = self.app.words_for(interaction)
            if game is None:
                await reply.show(self._menu(words))
            else:
                await self._open(interaction, reply, words, game)

    # Opening

    def _menu(self, words: Words) -> Screen:
        blocks: list[Block] = [Text(f"## {words('play-which')}")]
        buttons = []
        for game, presenter in sorted(self.app.presenters.items()):
            info = all_games()[game].info
            players = words("play-players", min=info.min_players, max=info.max_players)
            name, pitch = words(word_id(game, "name")), words(word_id(game, "pitch"))
            blocks.append(Text(f"{presenter.emoji} **{name}** · {players}\n{pitch}"))
            control = str(ControlId(0, "play", "play", game))
            buttons.append(Button(control, name, Style.MAIN, presenter.emoji))
        return Screen((*blocks, *rows(*buttons)))

    @on_press("play")
    async def choose(self, press: Press) -> None:
        """Open a lobby for the game that was chosen."""
        await self._open(press.interaction, press.reply, press.words, press.control.argument)

    async def _open(self, interaction: discord.Interaction, reply: Reply, words: Words, game: str) -> None:
        """Open a lobby here; where a table is already, link it and offer a thread."""
        channel = interaction.channel
        if channel is None or interaction.guild is None:
            raise Refused("not-in-a-server")
        if game not in self.app.presenters:
            raise Refused("unknown-game")
        self._need_rights(interaction.app_permissions, channel)
        try:
            await self._open_in(channel.id, interaction, game)
        except BusyChannel as busy:
            await reply.show(await self._busy(interaction, busy.table, game, words))
            return
        notes = [words("play-opened")]
        if not interaction.app_permissions.attach_files:
            notes.append(words("play-without-pictures"))
        await reply.show(Screen((Text("\n".join(notes)),)))

    async def _open_in(self, channel: int, interaction: discord.Interaction, game: str) -> Table:
        user, guild = interaction.user, interaction.guild_id
        assert guild is not None
        await self._meet(user.id, interaction.locale)
        locale = interaction.guild_locale or interaction.locale
        return await self.app.service.open(
            guild=guild,
            channel=channel,
            game=game,
            user=user.id,
            name=user.display_name,
            language=language_of(locale),
        )

    def _need_rights(self, rights: discord.Permissions, channel: object) -> None:
        """Raise Refused with the names of the rights that are missing in this very channel."""
        missing = missing_rights(rights, in_thread=isinstance(channel, discord.Thread))
        if missing:
            raise Refused("rights-missing", rights=rights_in_words(missing))

    async def _busy(self, interaction: discord.Interaction, table: int, game: str, words: Words) -> Screen:
        board = await self.app.store.board(table)
        place = f"https://discord.com/channels/{interaction.guild_id}/{interaction.channel_id}"
        link = Link(f"{place}/{board.message or ''}", words("play-to-table"), "👇")
        thread = Button(str(ControlId(0, "play", "thread", game)), words("play-thread"), Style.MAIN, "🧵")
        can_thread = isinstance(interaction.channel, discord.TextChannel)
        buttons = (link, thread) if can_thread else (link,)
        return Screen((Text(words("refused-channel-busy")), Row(buttons)))

    @on_press("thread")
    async def open_thread(self, press: Press) -> None:
        """Open a thread with a lobby of its own."""
        channel = press.interaction.channel
        if not isinstance(channel, discord.TextChannel):
            raise Refused("no-threads-here")
        if not press.interaction.app_permissions.create_public_threads:
            raise Refused("rights-missing", rights=rights_in_words(["create_public_threads"]))
        game = press.control.argument
        words = self.app.catalog.words(language_of(press.interaction.guild_locale))
        if game not in self.app.presenters:
            raise Refused("unknown-game")
        await self.app.service.need_leave_to_open(channel.guild.id, press.user)
        thread = await channel.create_thread(
            name=words(word_id(game, "name")), type=discord.ChannelType.public_thread
        )
        await self._open_in(thread.id, press.interaction, game)
        await press.show(Screen((Text(press.words("play-opened-thread", thread=thread.mention)),)))

    # Lobby

    @on_press("join")
    async def join(self, press: Press) -> None:
        """Take a seat."""
        await self._meet(press.user, press.interaction.locale)
        await self.app.service.join(press.control.table, press.user, press.name)

    @on_press("leave")
    async def leave(self, press: Press) -> None:
        """Give a seat up: in a lobby it is free again, in a match the computer plays on."""
        await self.app.service.leave(press.control.table, press.user)
        if press.reply.in_panel:
            await press.show(Screen((Text(press.words("table-left")),)))

    @on_press("more")
    async def add_computer(self, press: Press) -> None:
        """Seat a computer player."""
        await self.app.service.add_computer(press.control.table, press.user)

    @on_press("less")
    async def remove_computer(self, press: Press) -> None:
        """Send a computer player away."""
        await self.app.service.remove_computer(press.control.table, press.user)

    @on_press("opt")
    async def choose_option(self, press: Press) -> None:
        """Set one of the game's options: a switch says its wish, a menu brings the answer."""
        table = await self.app.service.known(press.control.table)
        name, _, wish = press.control.argument.partition(":")
        value = value_named(all_games()[table.game], name, press.values[0] if press.values else wish)
        if value is None:
            raise Refused("bad-option")
        await self.app.service.set_option(table.id, press.user, name, value)

    @on_press("pace")
    async def choose_pace(self, press: Press) -> None:
        """Set the time to act."""
        await self.app.service.set_pace(press.control.table, press.user, chosen_pace(press.values))

    @on_press("dm")
    async def switch_letters(self, press: Press) -> None:
        """Switch direct messages on or off for the presser."""
        person = await self.app.service.switch_letters(press.user, language_of(press.interaction.locale))
        await press.whisper(press.words("letters-on" if person.wants_dms else "letters-off"))
        table = await self.app.store.table(press.control.table)
        if table is not None:
            self.app.boards.refresh(table.id)

    @on_press("start")
    async def start(self, press: Press) -> None:
        """Deal and begin."""
        await self.app.service.start(press.control.table, press.user)

    # After the end

    @on_press("again")
    async def rematch(self, press: Press) -> None:
        """Open the lobby of a rematch, or join it."""
        await self._meet(press.user, press.interaction.locale)
        await self.app.service.rematch(press.control.table, press.user, press.name)

    @on_press("record")
    async def record(self, press: Press) -> None:
        """Show the whole match, with all its secrets."""
        table = await self.app.store.table(press.control.table)
        if table is None or table.status.is_live:
            raise Refused("not-over")
        if table.status is not Status.FINISHED:
            raise Refused("no-record")
        await press.show(await self.app.desk.record(table, press.words))

    async def _meet(self, user: int, locale: discord.Locale) -> None:
        """Remember the language of somebody's client, for the letters they may get."""
        await self.app.service.meet(user, language_of(locale))


async def setup(client: StammtischClient) -> None:
    """Add the cog, and /play beside its group: commands of a GroupCog live under the group."""
    cog = Tables(client)

    @app_commands.command(
        name=locale_str("play", id="command-play"),
        description=locale_str("Open a table in this channel", id="command-play-text"),
    )
    @app_commands.rename(game=locale_str("game", id="command-play-game"))
    @app_commands.describe(game=locale_str("Which game it shall be", id="command-play-game-text"))
    @app_commands.choices(game=GAMES)
    @app_commands.guild_only()
    async def play(interaction: discord.Interaction, game: str | None = None) -> None:
        await cog.play(interaction, game)

    await client.add_cog(cog)
    client.tree.add_command(play)
