"""A server of the simulated Discord, and shortcuts to what people do and see there."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

import discord
from simcord.actors import MemberActor
from simcord.backend.models import Overwrite
from simcord.builders import ChannelHandle, GuildHandle
from simcord.enums import OverwriteType
from simcord.env import Env
from simcord.results import InteractionResult, ResponseMessage

from bot.app import App, Pace
from bot.client import StammtischClient
from bot.storage.database import Database
from bot.tables.match import Match
from bot.tables.model import Table
from bot.workers import Workers

T = TypeVar("T")


class SimulatedClock:
    """Tell the simulation's time."""

    def __init__(self) -> None:
        self.env: Env | None = None

    def now(self) -> float:
        assert self.env is not None
        return self.env.now().timestamp()


class Town:
    """One server with a channel and people: ada, ben, cleo, and dan, who only watches."""

    def __init__(
        self, env: Env, app: App, database: Database, workers: Workers, clock: SimulatedClock
    ) -> None:
        self.env = env
        self.app = app
        self.database = database
        self.workers = workers
        self.clock = clock
        self.guild: GuildHandle = env.create_guild()
        self.channel: ChannelHandle = self.guild.create_text_channel("games")
        names = ("ada", "ben", "cleo", "dan")
        self.ada, self.ben, self.cleo, self.dan = (
            self.guild.add_member(env.create_user(name)) for name in names
        )
        boss = self.guild.create_role("Boss", permissions=discord.Permissions.all())
        self.mod = self.guild.add_member(env.create_user("mod"), roles=[boss])

    async def restart(self, *, seconds_later: float = 0.0, beat: float = 0.0) -> None:
        """Let the process end and another begin on the same database."""
        await self.inside(self.app.pause())
        if seconds_later:
            self.env.backend.advance_clock(seconds_later)
        self.app = StammtischClient(
            self.database, self.workers, clock=self.clock, pace=Pace((0, 0), 0, 0, beat)
        ).app
        await self.env.restart_bot(self.app.client)
        await self.env.settle()

    async def play(
        self, *others: MemberActor, pace: int | None = 600, channel: ChannelHandle | None = None
    ) -> Table:
        """Start Rück's raus! of ada and others in a channel; return its table."""
        channel = channel or self.channel
        await self.ada.slash(channel, "play", game="ruecks_raus")
        table = await self.live(channel)
        for member in others or (self.ben, self.cleo):
            await self.click(member, f"st/{table.id}/lobby/join/", channel)
        menu = f"st/{table.id}/lobby/pace/"
        await self.ada.select(await self.board(table.id, channel), [str(pace or 0)], custom_id=menu)
        await self.click(self.ada, f"st/{table.id}/lobby/start/", channel)
        return await self.table(table.id)

    async def live(self, channel: ChannelHandle | None = None) -> Table:
        found = await self.app.store.live_in((channel or self.channel).id)
        assert found is not None
        return found

    async def table(self, table: int) -> Table:
        found = await self.app.store.table(table)
        assert found is not None
        return found

    async def board(self, table: int, channel: ChannelHandle | None = None) -> Any:
        """Return the message that shows a table."""
        board = await self.app.store.board(table)
        return next(m for m in (channel or self.channel).history() if m.id == board.message)

    async def text(self, table: int) -> str:
        """Return all that the message of a table says and offers."""
        return said(await self.board(table))

    async def click(
        self, member: MemberActor, custom_id: str, channel: ChannelHandle | None = None
    ) -> InteractionResult:
        """Press a button of the table's message."""
        table = int(custom_id.split("/")[1])
        return await member.click(await self.board(table, channel), custom_id=custom_id)

    async def hand(self, member: MemberActor, table: int) -> InteractionResult:
        """Open one's hand."""
        match = Match.of(await self.table(table))
        return await self.click(member, f"st/{table}/{match.phase}/hand/")

    async def more(self, member: MemberActor, table: int) -> InteractionResult:
        """Open the panel of what one may do."""
        match = Match.of(await self.table(table))
        return await self.click(member, f"st/{table}/{match.phase}/desk/")

    async def pick(self, member: MemberActor, table: int) -> None:
        """Open one's hand and play the first robber on offer."""
        panel = await self.hand(member, table)
        match = Match.of(await self.table(table))
        seat = match.table.seat_of(member.id)
        assert seat is not None
        token = match.legal(seat)[0].token
        await member.click(answer(panel), custom_id=f"st/{table}/{match.phase}/go/{token}")

    async def act(self, user: int, table: int) -> None:
        """Make the first move on offer, without Discord."""
        match = Match.of(await self.table(table))
        seat = match.table.seat_of(user)
        assert seat is not None
        await self.inside(self.app.service.act(table, match.phase, user, match.legal(seat)[0].token))

    def deny(self, *rights: str, channel: ChannelHandle | None = None) -> None:
        """Take rights away from us in a channel; without any, give all back."""
        denied = discord.Permissions(**dict.fromkeys(rights, True)).value
        me = self.env.backend.bot_user.id
        overwrite = Overwrite(me, OverwriteType.MEMBER, deny=denied)
        self.env.backend.set_overwrite((channel or self.channel).id, overwrite)

    def in_letters(self, member: MemberActor) -> list[str]:
        """Return all that we have written to somebody, oldest first."""
        return [said(message) for message in member.user.dm_channel.history()]

    def requests(self, method: str, ending: str) -> list[dict[str, Any]]:
        """Return what the requests of a method to a path with this ending carried."""
        return [
            dict(entry.json or {})
            for entry in self.env.http_requests
            if entry.method == method and entry.path.endswith(ending)
        ]

    async def inside(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something as the bot itself does it, and wait for what comes of it."""
        with self.env._bot_scope():
            task = asyncio.create_task(work)
        done = await task
        await self.env.settle()
        return done


def answer(result: InteractionResult) -> ResponseMessage:
    """Return what an interaction was answered with."""
    assert result.response is not None
    return result.response


def said(message: Any) -> str:
    """Return all text of a message or an answer: paragraphs, labels, options."""
    found: list[str] = []

    def walk(value: Any) -> None:
        if isinstance(value, dict):
            found.extend(str(value[key]) for key in ("content", "label", "placeholder") if value.get(key))
            for part in value.values():
                walk(part)
        elif isinstance(value, list):
            for part in value:
                walk(part)

    parts = message.components
    walk([part if isinstance(part, dict) else part.to_dict() for part in parts])
    return "\n".join(found)
