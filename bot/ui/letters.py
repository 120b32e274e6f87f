"""Sends the hand as a direct message to those who asked for it, each time they are to act."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace

import discord

from bot.i18n.catalog import Words
from bot.tables.match import Match
from bot.tables.model import Letter, Status, Table
from bot.tables.service import Change
from bot.tables.store import Store
from bot.ui.choices import Path
from bot.ui.desk import Desk
from bot.ui.errors import REQUEST_FAULTS, Meaning, meaning_of
from bot.ui.posts import Posts
from bot.ui.screen import Link, Row, Screen, Text
from games.core import Seat

log = logging.getLogger(__name__)

RETRY = 10.0
"""Seconds until a letter that Discord didn't take is tried again; meanwhile the button at the table works."""


class Letters:
    """Write to one person after the other, `pause` seconds apart: many messages at once get bots banned."""

    def __init__(self, store: Store, desk: Desk, posts: Posts, client: discord.Client, pause: float = 0.5):
        self._store = store
        self._desk = desk
        self._posts = posts
        self._client = client
        self._pause = pause
        self._waiting: dict[int, None] = {}
        self._task: asyncio.Task[None] | None = None
        self._closing = False

    def touch(self, change: Change) -> None:
        """Write to whom this table awaits, soon; returns at once."""
        if change.table.status is Status.LOBBY:
            return
        self._look_at(change.table.id)

    def _look_at(self, table: int) -> None:
        self._waiting[table] = None
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run(), name="letters")

    async def close(self) -> None:
        """Write no more."""
        self._closing = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while self._waiting:
            table_id = next(iter(self._waiting))
            del self._waiting[table_id]
            try:
                await self._write_all(table_id)
            except Exception:
                log.exception("the letters of table %s could not be written", table_id)

    def _again(self, table: int) -> None:
        if not self._closing:
            self._look_at(table)

    async def _write_all(self, table_id: int) -> None:
        table = await self._store.table(table_id)
        if table is None:
            return
        match = Match.of(table) if table.status is Status.PLAYING else None
        for seat, chair in enumerate(table.chairs):
            if chair.user is None:
                continue
            person = await self._store.person(chair.user)
            if not person.wants_dms or person.dms_closed:
                continue
            letter = await self._store.letter(table.id, chair.user)
            phase = match.phase if match is not None else "end"
            if letter is not None and letter.phase != phase:
                await self._take_controls_off(table, letter, self._desk.catalog.words(person.language))
            is_awaited = match is not None and seat in match.awaiting and chair.is_played_by_person
            if match is not None and is_awaited and (letter is None or letter.phase != phase):
                await self._write(match, seat, chair.user)
                await asyncio.sleep(self._pause)

    async def screen(
        self, match: Match, seat: Seat, words: Words, *, path: Path = (), note: str = ""
    ) -> Screen:
        """Return a seat's hand as a letter shows it: it says what it is about, and leads to the table."""
        hand = self._desk.letter(match, seat, words, where=self._where(match.table), path=path, note=note)
        link = Link(await self._link(match.table), words("letter-to-table"))
        return Screen((*hand.blocks, Row((link,))), hand.accent)

    async def _write(self, match: Match, seat: Seat, user: int) -> None:
        table = match.table
        words = self._desk.catalog.words((await self._store.person(user)).language)
        screen = await self.screen(match, seat, words)
        try:
            channel = await self._posts.direct(user)
            message = await self._posts.post(channel, screen)
        except REQUEST_FAULTS as error:
            await self._judge(user, error)
            if meaning_of(error) is Meaning.PASSING:
                asyncio.get_running_loop().call_later(RETRY, self._again, table.id)
            return
        async with self._store.transaction() as books:
            await books.put_letter(Letter(table.id, user, match.phase, channel.id, message))

    async def _link(self, table: Table) -> str:
        """Return the way to the table; to its channel alone where its message shows an earlier part yet."""
        place = f"https://discord.com/channels/{table.guild}/{table.channel}"
        board = await self._store.board(table.id)
        is_there = board.message is not None and board.chapter == self._desk.chapter(table)
        return f"{place}/{board.message}" if is_there else place

    async def _judge(self, user: int, error: BaseException) -> None:
        """Note a closed door, so that the lobby shows it and nobody knocks again until asked to."""
        log.info("a letter was not taken: %s", error)
        if meaning_of(error) in (Meaning.DM_CLOSED, Meaning.FORBIDDEN):
            async with self._store.transaction() as books:
                await books.put_person(replace(await books.person(user), dms_closed=True))

    async def _take_controls_off(self, table: Table, letter: Letter, words: Words) -> None:
        try:
            channel = await self._posts.direct(letter.user)
            screen = Screen((Text(f"-# {words('letter-over', where=self._where(table))}"),))
            await self._posts.edit(channel, letter.message, screen)
        except REQUEST_FAULTS as error:
            log.info("an old letter stays as it is: %s", error)

    def _where(self, table: Table) -> str:
        guild = self._client.get_guild(table.guild)
        return f"{guild.name if guild else '?'} · <#{table.channel}>"
