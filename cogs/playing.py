"""Playing: looking at one's hand, making moves, and what one may do about one's own seat."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from discord.ext import commands

from bot.client import StammtischClient
from bot.i18n.catalog import language_of
from bot.tables.errors import Refused, Stale
from bot.tables.match import Match
from bot.tables.model import Chair, Note, Presence, Status, Table
from bot.ui.choices import chosen_path, settled, under
from bot.ui.controls import Press, on_press
from bot.ui.ids import ControlId
from bot.ui.notes import held_in_words
from bot.ui.screen import Block, Button, Screen, Style, Text, rows
from games.core import Seat

SECOND_TAP = 10.0
"""Seconds in which the same press again is a nervous finger's, and no news to whoever made it."""

SURE = "sure"
"""The argument of a press that can't be undone, once it is meant."""


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
            if not await self._is_second_tap(press, match, seat):
                await self._show_present(press, match, seat)
            elif press.reply.in_panel:
                await self._show_after(press, match, seat)
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
            await self._show_after(press, Match.of(change.table), seat)

    async def _is_second_tap(self, press: Press, match: Match, seat: Seat) -> bool:
        """Tell whether the presser has just made this very move, and the table didn't show it yet."""
        made = [entry for entry in await self.app.store.journal(match.table.id, 12) if entry.seat == seat]
        if not made or self.app.service.clock.now() - made[-1].at > SECOND_TAP:
            return False
        return made[-1].move == ":".join(chosen_path(press.control.argument, press.values))

    async def _show_after(self, press: Press, match: Match, seat: Seat) -> None:
        """Show what a move has led to; a panel that holds nothing which the table doesn't show goes away."""
        has_hands = self.app.presenters[match.table.game].has_hands
        if press.interaction.guild_id is None or has_hands or match.private(seat).moves:
            await self._show_hand(press, match, seat)
        else:
            await press.reply.dismiss()

    async def _show_present(self, press: Press, match: Match, seat: Seat) -> None:
        """Answer a control of an earlier moment with how things stand now."""
        if not press.reply.in_panel and not self.app.presenters[match.table.game].has_hands:
            raise Stale("stale-table")
        await self._show_hand(press, match, seat, note=press.words("refused-stale"))

    async def _show_hand(
        self, press: Press, match: Match, seat: Seat, *, path: tuple[str, ...] = (), note: str = ""
    ) -> None:
        if press.interaction.guild_id is None:
            await press.show(await self.app.letters.screen(match, seat, press.words, path=path, note=note))
        else:
            await press.show(self.app.desk.hand(match, seat, press.words, path=path, note=note))

    async def _seated(self, press: Press) -> tuple[Match, Seat]:
        table = await self.app.service.known(press.control.table)
        if table.status is Status.VOID:
            raise Refused("over-already")
        seat = table.seat_of(press.user)
        if seat is None:
            raise Refused("not-seated")
        return Match.of(table), seat

    # One's own seat

    @on_press("desk")
    async def more(self, press: Press) -> None:
        """Show what the presser may do about their seat and the table."""
        await press.show(self._more(await self.app.service.known(press.control.table), press))

    def _more(self, table: Table, press: Press) -> Screen:
        words = press.words
        blocks: list[Block] = [Text(f"### {words('table-more')}")]
        if table.held is not None:
            blocks.append(Text(held_in_words(table.held, words)))
        return Screen((*blocks, *rows(*self._wishes(table, press))))

    def _wishes(self, table: Table, press: Press) -> Iterator[Button]:
        def button(verb: str, label: str, style: Style = Style.PLAIN, emoji: str | None = None) -> Button:
            return Button(str(ControlId(table.id, "desk", verb)), press.words(label), style, emoji)

        seat = table.seat_of(press.user)
        is_playing = table.status is Status.PLAYING and table.broken is None
        yield button("anew", "desk-show", emoji="⤵️")
        if seat is not None:
            yield button("dm", "lobby-dms", emoji="✉️")
        if seat is not None and is_playing:
            yield from self._seat_wishes(table, table.chairs[seat], button)
        if _moderates(press, table) and is_playing:
            verb, label = ("modgo", "desk-go-on-now") if table.is_paused else ("modpause", "desk-pause-now")
            yield button(verb, label, emoji="🛡️")
        if table.status.is_live and self._may_stop(table, press):
            yield button("stop", "desk-stop", Style.STOP)

    def _may_stop(self, table: Table, press: Press) -> bool:
        return press.user == table.opener or _moderates(press, table)

    def _seat_wishes(self, table: Table, chair: Chair, button: Callable[..., Button]) -> Iterator[Button]:
        if not chair.is_played_by_person:
            yield button("back", "table-back", Style.GO)
        elif chair.wants_pause:
            yield button("goon", "desk-go-on" if table.is_paused else "desk-no-pause", emoji="▶️")
        else:
            yield button("pause", "desk-pause", emoji="⏸️")
        if chair.presence is not Presence.LEFT:
            yield button("leave", "desk-leave", Style.STOP)

    @on_press("pause")
    async def wish_pause(self, press: Press) -> None:
        """Wish for a pause."""
        change = await self.app.service.wish(press.control.table, press.user, pause=True)
        await press.show(self._more(change.table, press))

    @on_press("goon")
    async def wish_to_go_on(self, press: Press) -> None:
        """Wish that the game goes on."""
        change = await self.app.service.wish(press.control.table, press.user, pause=False)
        await press.show(self._more(change.table, press))

    @on_press("modpause")
    async def pause(self, press: Press) -> None:
        """Pause the game, as a moderator."""
        await self._pause(press, pause=True)

    @on_press("modgo")
    async def resume(self, press: Press) -> None:
        """Let the game go on, as a moderator."""
        await self._pause(press, pause=False)

    async def _pause(self, press: Press, *, pause: bool) -> None:
        if not _moderates(press, await self.app.service.known(press.control.table)):
            raise Refused("not-a-moderator")
        by = Note("mod-paused" if pause else "mod-resumed", other_user=press.user, other_name=press.name)
        change = await self.app.service.pause(press.control.table, by, pause=pause)
        await press.show(self._more(change.table, press))

    @on_press("take")
    async def take_seat(self, press: Press) -> None:
        """Take the seat of somebody who is gone."""
        seat = press.control.argument
        if not (seat.isdecimal() and len(seat) == 1):
            raise Refused("unknown-control")
        await self.app.service.meet(press.user, language_of(press.interaction.locale))
        change = await self.app.service.take(press.control.table, press.user, press.name, int(seat))
        await self._show_hand(press, Match.of(change.table), int(seat), note=press.words("seat-taken"))

    @on_press("anew")
    async def show_anew(self, press: Press) -> None:
        """Post the table anew at the bottom of its channel."""
        table = await self.app.service.known(press.control.table)
        self.app.boards.refresh(table.id, fresh=True)
        await press.show(Screen((Text(press.words("table-shown")),)))

    @on_press("stop")
    async def stop(self, press: Press) -> None:
        """End the table, once the presser has said twice that they want it: it can't be undone."""
        table = await self.app.service.known(press.control.table)
        if table.status.is_live and press.control.argument != SURE and self._may_stop(table, press):
            sure = Button(
                str(ControlId(table.id, "desk", "stop", SURE)), press.words("desk-stop"), Style.STOP
            )
            back = Button(str(ControlId(table.id, "desk", "desk")), press.words("back"))
            await press.show(Screen((Text(press.words("desk-stop-sure")), *rows(sure, back))))
            return
        moderator = _moderates(press, table)
        await self.app.service.stop(table.id, press.user, press.name, is_moderator=moderator)
        await press.show(Screen((Text(press.words("table-stopped")),)))

    @on_press("back")
    async def come_back(self, press: Press) -> None:
        """Take one's seat back from the computer."""
        await self.app.service.come_back(press.control.table, press.user)
        if press.reply.in_panel:
            await press.show(Screen((Text(press.words("table-is-back")),)))


def _moderates(press: Press, table: Table) -> bool:
    """Tell whether the presser may manage messages where the table stands, not just where they press."""
    return press.is_moderator and press.interaction.channel_id == table.channel


async def setup(client: StammtischClient) -> None:
    """Add the cog."""
    await client.add_cog(Playing(client))
