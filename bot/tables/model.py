"""The values that tables are made of: a match in a channel, its chairs, its journal, its followers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum

from games.core import Event, Seat


class Status(StrEnum):
    """Where a table is in its life: lobby, playing, then finished or void (stopped without a result)."""

    LOBBY = "lobby"
    PLAYING = "playing"
    FINISHED = "finished"
    VOID = "void"

    @property
    def is_live(self) -> bool:
        """Tell whether the table still takes up its channel."""
        return self in (Status.LOBBY, Status.PLAYING)


class Presence(StrEnum):
    """Who plays a chair: its person, or the computer in their stead, or the computer from the start."""

    HERE = "here"
    AWAY = "away"
    LEFT = "left"
    COMPUTER = "computer"


class By(StrEnum):
    """Who made a move: a person, the computer, or the computer because the time was up."""

    PERSON = "person"
    COMPUTER = "computer"
    CLOCK = "clock"


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat's occupant. `user` is a Discord user id, None where a computer sits from the start."""

    user: int | None
    name: str
    presence: Presence = Presence.HERE
    missed: int = 0
    wants_pause: bool = False

    @property
    def is_played_by_person(self) -> bool:
        """Tell whether the table waits for a person here."""
        return self.presence is Presence.HERE


@dataclass(frozen=True, slots=True)
class Table:
    """A match in a channel. Times are Unix seconds, ids are Discord's but `id`, which is ours.

    `seed` is 64 hex digits and secret until the end. `step` counts the moves made; the state is the
    engine's own save. `pace` is the time to act in seconds, None for no clock; `deadline` is when it
    is up for those awaited now; `paused_left` are the seconds that were left when the table was paused.
    """

    id: int
    guild: int
    channel: int
    game: str
    opener: int
    language: str
    seed: str
    status: Status = Status.LOBBY
    chairs: tuple[Chair, ...] = ()
    options: Mapping[str, object] = field(default_factory=dict)
    state: str | None = None
    step: int = 0
    revision: int = 0
    pace: int | None = None
    deadline: float | None = None
    reminded: bool = False
    paused_left: float | None = None
    is_paused: bool = False
    rematch_of: int | None = None
    opened: float = 0.0
    changed: float = 0.0

    def seat_of(self, user: int) -> Seat | None:
        """Return the seat of a person, or None."""
        return next((seat for seat, chair in enumerate(self.chairs) if chair.user == user), None)

    def with_chair(self, seat: Seat, **changes: object) -> Table:
        """Return the table with one chair changed."""
        chairs = list(self.chairs)
        chairs[seat] = replace(chairs[seat], **changes)  # type: ignore[arg-type]  # names are Chair's own
        return replace(self, chairs=tuple(chairs))

    @property
    def people(self) -> tuple[int, ...]:
        """Return the user ids at the table, in seat order."""
        return tuple(chair.user for chair in self.chairs if chair.user is not None)


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of a table's journal: one step of the match. Step 0 is the set-up, without seat and move."""

    step: int
    at: float
    seat: Seat | None = None
    move: str = ""
    by: By | None = None
    events: tuple[Event, ...] = ()


@dataclass(frozen=True, slots=True)
class Board:
    """The public message that shows a table: which chapter, when posted, and the revision shown last."""

    table: int
    message: int | None = None
    chapter: str = ""
    posted: float = 0.0
    revision: int = -1


@dataclass(frozen=True, slots=True)
class Letter:
    """The direct message that asks a person to act: which moment it is about."""

    table: int
    user: int
    phase: str
    channel: int
    message: int


@dataclass(frozen=True, slots=True)
class Follower:
    """A live copy of the public table elsewhere: for a user in their DM, or in another channel."""

    table: int
    user: int
    channel: int | None = None
    message: int | None = None


@dataclass(frozen=True, slots=True)
class Person:
    """What one person chose for themselves. `language` is that of their client when last seen."""

    user: int
    wants_dms: bool = False
    dms_closed: bool = False
    language: str = "en"


@dataclass(frozen=True, slots=True)
class Server:
    """What one server chose: its public language (None: Discord's) and the usual time to act."""

    guild: int
    language: str | None = None
    pace: int | None = None
    blocked: frozenset[int] = frozenset()
