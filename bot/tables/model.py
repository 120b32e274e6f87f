"""The values that tables are made of: a match in a channel, its chairs, its journal, its followers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum

from games.core import Event, Seat

DAMAGED_ROW = "damaged row"
"""How `Table.broken` begins where not the match's save but the table's own row can't be read."""


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
    """A seat's occupant, present as `presence` says since `since` (Unix seconds).

    `user` is a Discord user id; None for a computer, and for somebody who had their data erased.
    """

    user: int | None
    name: str
    presence: Presence = Presence.HERE
    since: float = 0.0
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
    is up for those awaited now; `left` are the seconds that are left of it while the clock stands.

    The clock stands while the people pause (`is_paused`), and while the channel can't show the table:
    then `held` names why, the rights that are missing with commas between, or another word. `broken`
    says why a save can't be read, `ended` is the code of why a table is void. `rules` is the version
    of the game that the match was dealt with. `changed` is when a person or a player last did something.
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
    left: float | None = None
    is_paused: bool = False
    held: str | None = None
    broken: str | None = None
    ended: str | None = None
    rules: int | None = None
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
    def is_standing(self) -> bool:
        """Tell whether the clock stands still for now."""
        return self.is_paused or self.held is not None

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
class Note:
    """A line of the table's log that no game tells; `kind` is the code of its words, `note-<kind>`.

    `user` and `name` are whom it is about, `other_…` who took their place or did it. `step` is that
    of the match then.
    """

    kind: str
    seat: Seat | None = None
    user: int | None = None
    name: str = ""
    other_user: int | None = None
    other_name: str = ""
    step: int = 0
    at: float = 0.0


@dataclass(frozen=True, slots=True)
class Result:
    """How one seat fared in a finished match. `user` is None for computers and for the erased."""

    table: int
    seat: Seat
    user: int | None
    place: int
    score: int
    has_won: bool


@dataclass(frozen=True, slots=True)
class Ping:
    """The public reminder that stands in a channel."""

    table: int
    channel: int
    message: int


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
