"""What the tables need of a store; `bot.storage` keeps one on disk."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Protocol

from bot.tables.model import Board, Entry, Follower, Letter, Note, Person, Ping, Result, Server, Table


class Reading(Protocol):
    """Queries; each sees what is committed (or, inside a transaction, what it wrote itself)."""

    async def table(self, table: int) -> Table | None:
        """Return a table by its id."""

    async def live_in(self, channel: int) -> Table | None:
        """Return the live table of a channel."""

    async def live(self) -> Sequence[Table]:
        """Return all live tables, oldest first."""

    async def live_of(self, user: int, guild: int | None = None) -> Sequence[Table]:
        """Return the live tables where somebody sits, in one server or in all."""

    async def lobby_after(self, table: int) -> Table | None:
        """Return the lobby that is the rematch of a finished table."""

    async def journal(self, table: int, last: int | None = None) -> Sequence[Entry]:
        """Return a table's journal in order, or only its `last` entries."""

    async def notes(self, table: int, last: int | None = None) -> Sequence[Note]:
        """Return what happened around a match, in order, or only the `last` lines."""

    async def results(self, guild: int, game: str) -> Sequence[Sequence[Result]]:
        """Return the results of a server's finished matches of a game, oldest first, seats in order."""

    async def pings(self) -> Sequence[Ping]:
        """Return the public reminders that still stand in channels."""

    async def alive(self) -> float | None:
        """Return when the process was last known to run, None where it never was."""

    async def about(self, user: int) -> Mapping[str, Sequence[Mapping[str, object]]]:
        """Return all that is kept about a person, by kind, fit for JSON."""

    async def board(self, table: int) -> Board:
        """Return which message shows a table; one without a message where none does."""

    async def shown_by(self, message: int) -> Table | None:
        """Return the table that a public message shows."""

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

    async def note(self, table: int, note: Note) -> None:
        """Add a line to a table's log."""

    async def put_result(self, result: Result) -> None:
        """Note how one seat fared in a match that has ended."""

    async def put_ping(self, ping: Ping) -> None:
        """Note the public reminder that stands in a channel."""

    async def drop_ping(self, table: int) -> None:
        """Forget a public reminder, if there."""

    async def put_alive(self, at: float) -> None:
        """Note that the process runs."""

    async def postpone(self, seconds: float) -> None:
        """Move the deadline and the expiry of every live table into the future."""

    async def forget(self, user: int) -> None:
        """Remove a person's id and names from all that is kept, but from the lists of the blocked."""

    async def put_board(self, board: Board) -> None:
        """Note which message shows a table; no change of the table itself."""

    async def put_letter(self, letter: Letter) -> None:
        """Note the direct message that asks a person to act."""

    async def put_follower(self, follower: Follower) -> None:
        """Add or change a follower."""

    async def drop_follower(self, table: int, user: int) -> None:
        """Remove a follower, if there."""

    async def drop_follows(self, user: int, guild: int) -> None:
        """Remove a person from the followers of all tables of a server."""

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
