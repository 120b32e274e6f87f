"""The one way a table is changed: load, change and save in one transaction, and only then tell."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace

from bot.tables.clock import Clock
from bot.tables.errors import Refused
from bot.tables.model import Note, Status, Table
from bot.tables.store import Store, Transaction
from games.core import Event, Seat


@dataclass(frozen=True, slots=True)
class Change:
    """What a use case did: the table as it is now on disk, what happened in the match, and around it."""

    table: Table
    events: tuple[Event, ...] = ()
    notes: tuple[Note, ...] = ()


Listener = Callable[[Change], None]
Work = Callable[[Transaction, Table], Awaitable[Change]]


class Changes:
    """Change tables. A wish that can't be granted raises Refused, and then nothing has changed."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store = store
        self.clock = clock
        self.is_closing = False
        self._listeners: list[Listener] = []

    def subscribe(self, listener: Listener) -> None:
        """Call `listener` after every change that is on disk; it must return at once."""
        self._listeners.append(listener)

    async def known(self, table: int) -> Table:
        """Return a table by its id, as it is on disk; raise Refused where there is none."""
        found = await self.store.table(table)
        if found is None:
            raise Refused("no-such-table")
        return found

    async def _change(self, table: int, work: Work, *, quietly: bool = False) -> Change:
        """Change a table; `quietly` is what our own machinery does, which puts off no expiry."""
        async with self.store.transaction() as books:
            before = await books.table(table)
            if before is None:
                raise Refused("no-such-table")
            done = await work(books, before)
            now = self.clock.now()
            saved = await books.save(done.table if quietly else replace(done.table, changed=now))
            for note in done.notes:
                await books.note(table, replace(note, step=saved.step, at=now))
        return self._tell(replace(done, table=saved))

    def _tell(self, change: Change) -> Change:
        for listener in self._listeners:
            listener(change)
        return change


def need(table: Table, status: Status) -> None:
    """Raise Refused where the table is not in this part of its life, or can't be read."""
    if table.status is not status:
        raise Refused("over-already" if not table.status.is_live else f"not-{status}")
    if table.broken is not None:
        raise Refused("broken")


def need_live(table: Table) -> None:
    """Raise Refused where the table is over."""
    if not table.status.is_live:
        raise Refused("over-already")


def need_seat(table: Table, user: int) -> Seat:
    """Return the seat of a person; raise Refused where they have none."""
    seat = table.seat_of(user)
    if seat is None:
        raise Refused("not-seated")
    return seat


def ended(table: Table, reason: str) -> Table:
    """Return the table ended without a result; `reason` is the code of its words, `ended-<reason>`."""
    return replace(
        table, status=Status.VOID, ended=reason, deadline=None, left=None, reminded=False, is_paused=False
    )
