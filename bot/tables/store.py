"""What the tables need of a store; `bot.storage` keeps one on disk."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from typing import Protocol

from bot.tables.model import Board, Entry, Follower, Letter, Person, Server, Table


class Reading(Protocol):
    """Queries; each sees what is committed (or, inside a transaction, what it wrote itself)."""

    async def table(self, table: int) -> Table | None:
        """Return a table by its id."""

    async def live_in(self, channel: int) -> Table | None:
        """Return the live table of a channel."""

    async def live(self) -> Sequence[Table]:
        """Return all live tables, oldest first."""

    async def lobby_after(self, table: int) -> Table | None:
        """Return the lobby that is the rematch of a finished table."""

    async def journal(self, table: int, last: int | None = None) -> Sequence[Entry]:
        """Return a table's journal in order, or only its `last` entries."""

    async def board(self, table: int) -> Board:
        """Return which message shows a table; one without a message where none does."""

    async def unshown(self) -> Sequence[int]:
        """Return the ids of tables that changed since they were last shown."""

    async def letter(self, table: int, user: int) -> Letter | None:
        """Return the last direct message that asked a person to act at a table."""

    async def followers(self, table: int) -> Sequence[Follower]:
        """Return who follows a table."""

    async def person(self, user: int) -> Person:
        """Return a person's choices, the defaults where there are none."""

    async def server(self, guild: int) -> Server:
        """Return a server's choices, the defaults where there are none."""


class Transaction(Reading, Protocol):
    """Changes that become true together, when the block ends without an exception."""

    async def insert(self, table: Table) -> Table:
        """Add a table and return it with its id; raise BusyChannel where the channel has a live one."""

    async def save(self, table: Table) -> Table:
        """Write a table and return it with the next revision; raise StoreConflict on an old revision."""

    async def append(self, table: int, entry: Entry) -> None:
        """Add an entry to a table's journal; raise StoreConflict where that step is there already."""

    async def put_board(self, board: Board) -> None:
        """Note which message shows a table; no change of the table itself."""

    async def put_letter(self, letter: Letter) -> None:
        """Note the direct message that asks a person to act."""

    async def put_follower(self, follower: Follower) -> None:
        """Add or change a follower."""

    async def drop_follower(self, table: int, user: int) -> None:
        """Remove a follower, if there."""

    async def put_person(self, person: Person) -> None:
        """Write a person's choices."""

    async def put_server(self, server: Server) -> None:
        """Write a server's choices."""


class StoreConflict(Exception):
    """Tell that somebody else wrote in between: a fault of ours, for one writer holds the lock."""


class Store(Reading, Protocol):
    """The truth about all tables."""

    def transaction(self) -> AbstractAsyncContextManager[Transaction]:
        """Begin changes; one at a time in the whole process, committed to disk when the block ends."""
