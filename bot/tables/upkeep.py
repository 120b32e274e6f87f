"""The use cases of the machinery: remind, hold, expire, put aside, give lost time back."""

from __future__ import annotations

from dataclasses import replace

from bot.tables.changes import Change, Changes, ended, need, need_live
from bot.tables.errors import Refused
from bot.tables.match import Broken, Match
from bot.tables.model import DAMAGED_ROW, Note, Status, Table
from bot.tables.store import Transaction
from bot.tables.timing import expiry, running, stood

LEAST_DOWN = 20.0
"""Seconds; two beats of `alive` (see `bot.pulse`). Less is no down-time."""


class Upkeep(Changes):
    """Keep tables in order when no person does anything. Nothing here puts off an expiry."""

    async def remind(self, table: int) -> Change:
        """Note that those awaited are reminded of the running deadline, once."""

        async def change(books: Transaction, table: Table) -> Change:
            need(table, Status.PLAYING)
            if table.reminded or table.deadline is None:
                raise Refused("reminded-already")
            return Change(replace(table, reminded=True))

        return await self._change(table, change, quietly=True)

    async def hold(self, table: int, reason: str) -> Change:
        """Let the clock stand because the channel can't show the table; `reason` as in Table.held."""

        async def change(books: Transaction, table: Table) -> Change:
            need_live(table)
            if table.held == reason:
                raise Refused("held-already")
            return Change(stood(replace(table, held=reason), self.clock.now()))

        return await self._change(table, change, quietly=True)

    async def release(self, table: int) -> Change:
        """Let the clock go on, for the table can be seen again."""

        async def change(books: Transaction, table: Table) -> Change:
            need_live(table)
            if table.held is None:
                raise Refused("not-held")
            return Change(running(replace(table, held=None), self.clock.now()))

        return await self._change(table, change, quietly=True)

    async def expire(self, table: int) -> Change:
        """End a table that everybody has forgotten."""

        async def change(books: Transaction, table: Table) -> Change:
            date = expiry(table)
            if date is None or self.clock.now() < date:
                raise Refused("not-expired")
            return Change(ended(table, "expired"))

        return await self._change(table, change)

    async def close_place(
        self, reason: str, *, channel: int | None = None, guild: int | None = None
    ) -> list[Table]:
        """End the tables of a channel or a server that is gone; return them as they are now."""

        async def change(books: Transaction, table: Table) -> Change:
            need_live(table)
            return Change(ended(table, reason))

        ended_now = []
        for table in await self.store.live():
            if channel == table.channel or guild == table.guild:
                try:
                    ended_now.append((await self._change(table.id, change)).table)
                except Refused:
                    continue  # it has ended meanwhile
        return ended_now

    async def set_aside(self, table: int, reason: str) -> Change:
        """Mark a table whose save can't be read: it stays as it is until it is repaired or stopped."""

        async def change(books: Transaction, table: Table) -> Change:
            if table.broken is not None:
                raise Refused("broken")
            return Change(stood(replace(table, broken=reason), self.clock.now()), notes=(Note("broken"),))

        return await self._change(table, change, quietly=True)

    async def look_over(self, table: Table) -> Table:
        """Put a table aside that can't be read, and take it up again where it can; return it as it is."""
        if table.broken is not None and table.broken.startswith(DAMAGED_ROW):
            return table
        try:
            if table.status is Status.PLAYING:
                Match.of(replace(table, broken=None))
        except Broken as fault:
            if table.broken is not None:
                return table
            return (await self.set_aside(table.id, fault.reason)).table
        return table if table.broken is None else await self._taken_up(table.id)

    async def _taken_up(self, table: int) -> Table:
        async with self.store.transaction() as books:
            found = await books.table(table)
            assert found is not None
            if found.broken is None or found.status is not Status.PLAYING:
                return found
            mended = running(replace(found, broken=None), self.clock.now())
            saved = await books.save(mended)
            await books.note(table, Note("mended", step=saved.step, at=self.clock.now()))
        return self._tell(Change(saved)).table

    # Down-time

    async def note_alive(self) -> None:
        """Note that the process runs and people can act."""
        async with self.store.transaction() as books:
            await books.put_alive(self.clock.now())

    async def give_back_lost_time(self) -> float:
        """Move all clocks by the time that nobody could act in; return it in seconds, harmless twice."""
        now = self.clock.now()
        async with self.store.transaction() as books:
            alive = await books.alive()
            lost = 0.0 if alive is None else now - alive
            if lost > LEAST_DOWN:
                await books.postpone(lost)
            await books.put_alive(now)
        return lost if lost > LEAST_DOWN else 0.0
