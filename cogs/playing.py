"""Playing: looking at one's hand, making moves, and what one may do about one's own seat."""

from __future__ import annotations

from discord.ext import commands

from bot.client import StammtischClient
from bot.tables.errors import Refused, Stale
from bot.tables.match import Match
from bot.tables.model import Presence, Status, Table
from bot.ui.choices import chosen_path, settled, under
from bot.ui.controls import Press, on_press
from bot.ui.ids import ControlId
from bot.ui.screen import Button, Screen, Style, Text, rows
from games.core import Seat


class Playing(commands.Cog):
    """Carry presses to the match, and show people their own side of it."""

    def __init__(self, client: StammtischClient) -> None:
        self.app = client.app

    @on_press("hand")
    async def hand(self, press: Press) -> None:
        """Show the presser's hand with what they may do."""
        match, seat = await self._seated(press)
        await self._show_hand(press, match, seat)

    @on_press("go")
    async def go(self, press: Press) -> None:
        """Make a move, or ask for the next part of one."""
        match, seat = await self._seated(press)
        if match.phase != press.control.phase:
            await self._show_present(press, match, seat)
            return
        moves = match.legal(seat)
        if not moves:
            raise Refused("not-your-turn")
        path = settled(moves, chosen_path(press.control.argument, press.values))
        found = under(moves, path)
        token = ":".join(path)
        if not found:
            raise Refused("not-on-offer")
        if not any(move.token == token for move in found):
            await self._show_hand(press, match, seat, path=path)
            return
        try:
            change = await self.app.service.act(match.table.id, match.phase, press.user, token)
        except Stale:
            await self._show_present(press, *await self._seated(press))
            return
        if press.reply.in_panel:
            await self._show_hand(press, Match.of(change.table), seat)

    async def _show_present(self, press: Press, match: Match, seat: Seat) -> None:
        """Answer a control of an earlier moment with how things stand now."""
        if not press.reply.in_panel and not self.app.presenters[match.table.game].has_hands:
            raise Stale("stale")
        await self._show_hand(press, match, seat, note=press.words("refused-stale"))

    async def _show_hand(
        self, press: Press, match: Match, seat: Seat, *, path: tuple[str, ...] = (), note: str = ""
    ) -> None:
        if press.interaction.guild_id is None:
            await press.show(await self.app.letters.screen(match, seat, press.words, path=path, note=note))
        else:
            await press.show(self.app.desk.hand(match, seat, press.words, path=path, note=note))

    async def _seated(self, press: Press) -> tuple[Match, Seat]:
        table = await self._table(press)
        if table.status is Status.VOID:
            raise Refused("over-already")
        seat = table.seat_of(press.user)
        if seat is None:
            raise Refused("not-seated")
        return Match.of(table), seat

    async def _table(self, press: Press) -> Table:
        table = await self.app.store.table(press.control.table)
        if table is None:
            raise Refused("no-such-table")
        return table

    # One's own seat

    @on_press("desk")
    async def more(self, press: Press) -> None:
        """Show what the presser may do about their seat and the table."""
        table, words = await self._table(press), press.words
        seat = table.seat_of(press.user)

        def button(verb: str, label: str, style: Style = Style.PLAIN, emoji: str | None = None) -> Button:
            return Button(str(ControlId(table.id, "desk", verb)), words(label), style, emoji)

        buttons = [button("anew", "desk-show", emoji="⤵️")]
        if seat is not None:
            buttons.append(button("dm", "lobby-dms", emoji="✉️"))
            if table.chairs[seat].presence is Presence.HERE:
                buttons.append(button("leave", "desk-leave", Style.STOP))
            else:
                buttons.append(button("back", "table-back", Style.GO))
        if press.user == table.opener or press.is_moderator:
            buttons.append(button("stop", "desk-stop", Style.STOP))
        await press.show(Screen((Text(f"### {words('table-more')}"), *rows(*buttons))))

    @on_press("anew")
    async def show_anew(self, press: Press) -> None:
        """Post the table anew at the bottom of its channel."""
        table = await self._table(press)
        self.app.boards.refresh(table.id, fresh=True)
        await press.show(Screen((Text(press.words("table-shown")),)))

    @on_press("stop")
    async def stop(self, press: Press) -> None:
        """End the table."""
        await self.app.service.stop(press.control.table, press.user, is_moderator=press.is_moderator)
        await press.show(Screen((Text(press.words("table-stopped")),)))

    @on_press("back")
    async def come_back(self, press: Press) -> None:
        """Take one's seat back from the computer."""
        await self.app.service.come_back(press.control.table, press.user)
        if press.reply.in_panel:
            await press.show(Screen((Text(press.words("table-is-back")),)))


async def setup(client: StammtischClient) -> None:
    """Add the cog."""
    await client.add_cog(Playing(client))
