"""Sends the hand as a direct message to those who asked for it, each time they are to act."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace

import discord

from bot.i18n.catalog import Words
from bot.tables.errors import Refused
from bot.tables.match import Match
from bot.tables.model import Letter, Person, Status, Table
from bot.tables.service import Change
from bot.tables.store import Store
from bot.ui.attendance import Attendance
from bot.ui.choices import Path
from bot.ui.desk import Desk, message_link
from bot.ui.errors import REQUEST_FAULTS, Meaning, meaning_of
from bot.ui.notes import held_in_words
from bot.ui.posts import Posts
from bot.ui.screen import Link, Row, Screen, Text
from games.core import Seat

log = logging.getLogger(__name__)

RETRY = 10.0
"""Seconds until a letter that Discord didn't take is tried again; meanwhile the button at the table works."""

OVER = ""
"""The phase of a letter whose moment has passed and whose controls are off; no match has such a phase."""

GONE = ("channel-gone", "server-gone")
"""Ends that can't be told in the channel, so that direct messages are all that is left."""


class Letters:
    """Write to one person after the other, `pause` seconds apart: many messages at once get bots banned."""

    def __init__(
        self,
        store: Store,
        desk: Desk,
        posts: Posts,
        client: discord.Client,
        attendance: Attendance,
        pause: float = 0.5,
    ) -> None:
        self._store = store
        self._desk = desk
        self._posts = posts
        self._client = client
        self._attendance = attendance
        self._pause = pause
        self._waiting: dict[int, None] = {}
        self._reminders: dict[tuple[int, int], None] = {}
        self._told: dict[int, str] = {}
        self._task: asyncio.Task[None] | None = None
        self._is_closing = False

    def touch(self, change: Change) -> None:
        """Write to whom this table awaits, soon; returns at once."""
        if change.table.status is not Status.LOBBY or change.table.held is not None:
            self._again(change.table.id)

    def remind(self, table: int, user: int) -> None:
        """Remind a person of a table that waits for them, soon, if they want letters; returns at once."""
        self._reminders[table, user] = None
        self._start()

    async def close(self) -> None:
        """Write no more."""
        self._is_closing = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _again(self, table: int) -> None:
        self._waiting[table] = None
        self._start()

    def _start(self) -> None:
        if not self._is_closing and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._run(), name="letters")

    async def _run(self) -> None:
        while self._waiting or self._reminders:
            try:
                if self._waiting:
                    table_id = next(iter(self._waiting))
                    del self._waiting[table_id]
                    await self._write_all(table_id)
                else:
                    key = next(iter(self._reminders))
                    del self._reminders[key]
                    await self._remind(*key)
            except Refused as refused:
                log.info("no letters for a table: %s", refused.code)
            except Exception:
                log.exception("letters could not be written")

    async def _write_all(self, table_id: int) -> None:
        table = await self._store.table(table_id)
        if table is None:
            return
        await self._tell_trouble(table)
        match = Match.of(table) if table.status is Status.PLAYING else None
        for seat, chair in enumerate(table.chairs):
            person = await self._reader(chair.user)
            if person is None:
                continue
            letter = await self._store.letter(table.id, person.user)
            phase = match.phase if match is not None else "end"
            if letter is not None and letter.phase not in (phase, OVER):
                await self._take_controls_off(table, letter, self._desk.catalog.words(person.language))
            if match is None or table.is_paused or (letter is not None and letter.phase == phase):
                continue  # a letter of a pause would have nothing to press, and stand for its moment after it
            if seat in match.awaiting and chair.is_played_by_person:
                await self._write(match, seat, person)
                await asyncio.sleep(self._pause)

    async def screen(
        self, match: Match, seat: Seat, words: Words, *, path: Path = (), note: str = ""
    ) -> Screen:
        """Return a seat's hand as a letter shows it: it says what it is about, and leads to the table."""
        hand = self._desk.letter(match, seat, words, where=self._where(match.table), path=path, note=note)
        return Screen((*hand.blocks, await self._link(match.table, words)), hand.accent)

    async def _reader(self, user: int | None) -> Person | None:
        """Return a person who wants letters and can get them."""
        if user is None:
            return None
        person = await self._store.person(user)
        return person if person.wants_dms and not person.dms_closed else None

    async def _write(self, match: Match, seat: Seat, person: Person) -> None:
        table = match.table
        words = self._desk.catalog.words(person.language)
        sent = await self._send(table, person, await self.screen(match, seat, words))
        if sent is not None:
            async with self._store.transaction() as books:
                await books.put_letter(Letter(table.id, person.user, match.phase, *sent))

    async def _remind(self, table_id: int, user: int) -> None:
        table, person = await self._store.table(table_id), await self._reader(user)
        if table is None or person is None or table.deadline is None:
            return
        words = self._desk.catalog.words(person.language)
        when = f"<t:{int(table.deadline)}:R>"
        text = Text(words("letter-reminder", when=when, where=self._where(table)))
        await self._send(table, person, Screen((text, await self._link(table, words))))
        await asyncio.sleep(self._pause)

    async def _tell_trouble(self, table: Table) -> None:
        """Tell the opener why the channel can't show the table, or everybody that its place is gone; once."""
        trouble = table.ended if table.ended in GONE else table.held
        if trouble is None:
            self._told.pop(table.id, None)
            return
        if self._told.get(table.id) == trouble:
            return
        self._told[table.id] = trouble
        for user in table.people if table.ended in GONE else (table.opener,):
            person = await self._reader(user)
            if person is None:
                continue
            words = self._desk.catalog.words(person.language)
            told = words(f"ended-{trouble}") if table.ended in GONE else held_in_words(trouble, words)
            await self._send(table, person, Screen((Text(f"-# {self._where(table)}\n{told}"),)))
            await asyncio.sleep(self._pause)

    async def _send(self, table: Table, person: Person, screen: Screen) -> tuple[int, int] | None:
        """Send a direct message and return its channel and its id, None where it was not taken."""
        try:
            channel = await self._posts.direct(person.user)
            return channel.id, await self._posts.post(channel, screen)
        except REQUEST_FAULTS as error:
            await self._judge(table, person.user, error)
            return None

    async def _judge(self, table: Table, user: int, error: BaseException) -> None:
        """Note a closed door, so that the lobby shows it and nobody knocks again until asked to."""
        log.info("a letter was not taken: %s", error)
        meaning = meaning_of(error)
        if meaning is Meaning.PASSING and not self._is_closing:
            asyncio.get_running_loop().call_later(RETRY, self._again, table.id)
        elif meaning in (Meaning.DM_CLOSED, Meaning.FORBIDDEN, Meaning.GONE):
            async with self._store.transaction() as books:
                await books.put_person(replace(await books.person(user), dms_closed=True))
            await self._attendance.check_person(table.guild, user)

    async def _take_controls_off(self, table: Table, letter: Letter, words: Words) -> None:
        try:
            channel = await self._posts.direct(letter.user)
            screen = Screen((Text(f"-# {words('letter-over', where=self._where(table))}"),))
            await self._posts.edit(channel, letter.message, screen)
        except REQUEST_FAULTS as error:
            log.info("an old letter stays as it is: %s", error)
            if meaning_of(error) is Meaning.PASSING:
                return
        async with self._store.transaction() as books:
            await books.put_letter(replace(letter, phase=OVER))

    async def _link(self, table: Table, words: Words) -> Row:
        """Return the way to the table; to its channel alone where its message shows an earlier part yet."""
        board = await self._store.board(table.id)
        is_there = board.chapter == self._desk.chapter(table)
        link = message_link(table, board.message if is_there else None)
        return Row((Link(link, words("letter-to-table")),))

    def _where(self, table: Table) -> str:
        guild = self._client.get_guild(table.guild)
        return f"{guild.name if guild else '?'} · <#{table.channel}>"
