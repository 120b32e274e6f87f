"""The world of the playground: simcord's Discord in real time, with the same server and people each run."""

from __future__ import annotations

import asyncio
import contextvars
from dataclasses import dataclass
from datetime import UTC, datetime
from time import monotonic
from typing import Any

import discord
from simcord.actors import MemberActor
from simcord.backend import Backend
from simcord.builders import ChannelHandle, UserHandle
from simcord.env import Env
from simcord.preview import Preview

DAWN = datetime(2026, 1, 1, tzinfo=UTC)
"""When server, channels and people were made: their ids hold this time and so are the same in every run."""

SERVER = "Stammtisch"
CHANNEL = "the-pub"
PEOPLE = ("Anna", "Ben", "Carla", "Dan")

ANSWER_WITHIN = 2.8
"""Seconds that a page waits for the bot's answer; Discord waits for three."""
SETTLE = 0.1
"""Seconds after an answer in which what else the bot shows comes along with it."""
KEPT = 30
"""Messages that a channel keeps besides its first; with more, a page takes long to draw."""


class WorldClock:
    """Stand still while the world is made, then show the computer's time."""

    def __init__(self) -> None:
        self._started = monotonic()
        self._stands = True

    def go(self) -> None:
        """Begin to run."""
        self._stands = False

    @property
    def elapsed(self) -> float:
        """Return seconds since the clock was made; timers of the bot are set by them."""
        return monotonic() - self._started

    def now(self) -> datetime:
        """Return the time of the world."""
        return DAWN if self._stands else datetime.now(UTC)

    def advance(self, seconds: float) -> None:
        """Do nothing: nobody moves real time."""


class LiveEnv(Env):
    """Let simcord run in real time.

    For tests, simcord holds an action until the bot rests, and moves timers by hand. Here clocks and
    computer players go on all the time, so the bot never rests: an action is over once it is answered,
    and timers fire when they are due. Overrides two private methods of simcord 3.2.1, which the lock
    file pins.
    """

    def __init__(self, bot: discord.Client) -> None:
        super().__init__(bot, check_errors=False)
        self.world_clock = WorldClock()
        self.backend = Backend(clock=self.world_clock)  # type: ignore[arg-type]  # the same four names
        self.backend.bot_user.name = SERVER
        self.turn = asyncio.Lock()
        """Held by whoever operates the world: simcord takes one operation at a time."""

    async def _settle_internal(
        self,
        *,
        timeout: float | None = None,  # noqa: ASYNC109 - simcord's signature
        idle: float = 0.05,
        dispatch: str | None = None,
        _deadline: float | None = None,
    ) -> None:
        if dispatch == "INTERACTION_CREATE":
            await self._answered()
        elif not self.bot.is_ready():
            await self.bot.wait_until_ready()
        await asyncio.sleep(SETTLE)

    async def _answered(self) -> None:
        interaction = next(reversed(self.backend.interactions.values()))
        until = monotonic() + ANSWER_WITHIN
        while not interaction.responded and monotonic() < until:  # noqa: ASYNC110 - simcord tells nobody
            await asyncio.sleep(0.01)

    def _schedule_timer(self, record: Any, callback: Any, args: Any, schedule_context: Any) -> None:
        runtime, when = self._runtime, record.when
        assert runtime is not None

        def ring() -> None:
            if not record.handle.cancelled():
                record.handle._run()  # noqa: SLF001 - as simcord does; only it runs in the right context

        # `monotonic` was imported before simcord put its own into the module `time`.
        due = monotonic() + max(when - self.world_clock.elapsed, 0.0)
        record.real_handle = runtime.call_at(due, ring, context=contextvars.Context())

    def attend(self, page: Preview | None) -> None:
        """Note whose action the world is busy with; simcord knows of one page at a time, ours take turns."""
        self._preview = page

    def forget(self) -> None:
        """Drop what would grow for as long as people play: simcord's records for tests, and old messages."""
        self._work.callbacks[:] = [
            record
            for record in self._work.callbacks
            if record.handle is not None and not record.handle.cancelled()
        ]
        self.backend.transcript.clear()
        for channel, messages in self.backend.messages.items():
            for message in sorted(messages)[1:-KEPT]:
                self.backend.delete_message(channel, message)


@dataclass(frozen=True, slots=True)
class World:
    """What is in the world: one channel, its people, and the direct messages of each."""

    env: LiveEnv
    channel: ChannelHandle
    people: tuple[MemberActor, ...]
    users: tuple[UserHandle, ...]


def make_world(env: LiveEnv) -> World:
    """Make server, channel and people before the bot looks; always in this order, for the ids' sake."""
    users = tuple(env.create_user(name.lower(), global_name=name) for name in PEOPLE)
    guild = env.create_guild(SERVER, owner=users[0])
    channel = guild.create_text_channel(CHANNEL, topic="A real bot in a Discord of your own")
    people = tuple(guild.add_member(user) for user in users)
    for user in users:
        user.dm_channel  # noqa: B018 - opens it
    env.world_clock.go()
    return World(env, channel, people, users)


def say(env: LiveEnv, channel: ChannelHandle, text: str) -> None:
    """Let the bot's user say something that the bot itself knows nothing of."""
    env.backend.create_message(channel.id, env.backend.bot_user.id, text)
