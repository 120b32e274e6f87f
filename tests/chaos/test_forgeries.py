"""Forged input: ten thousand presses and forms that were never offered change nothing; all are answered."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
import pytest_asyncio

from bot.app import App
from bot.client import StammtischClient, cog_modules
from bot.storage.database import Database
from bot.tables.match import Match
from bot.tables.model import Status, Table
from bot.ui.ids import parse
from bot.workers import Workers
from games import all_games
from tests.chaos.forger import FakeInteraction, Forger, Forgery
from tests.chaos.seeds import FIRST
from tests.discord.world import AT_ONCE, shown_games

FORGERIES = 10_000
AT_THE_SAME_TIME = 50
OPENER, STRANGER = 100, 666


@dataclass
class Hall:
    """One table of each kind: played, full lobby, finished, stopped. In each channel one is live."""

    app: App
    file: Path
    tables: list[Table] = field(default_factory=list)

    async def fill(self) -> None:
        """Set up all tables."""
        for channel, game in enumerate(shown_games(), 1):
            info = all_games()[game].info
            stopped = await self._lobby(game, channel, info.min_players)
            await self._start(stopped)
            await self.app.service.stop(stopped.id, OPENER, "opener", is_moderator=False)
            if channel == 1:
                await self._play_out(await self._start(await self._lobby(game, channel, info.min_players)))
            await self._start(await self._lobby(game, channel, info.min_players))
            await self._lobby(game, channel + 100, info.max_players)
        for (number,) in await self.app.database.read("SELECT id FROM tables"):
            table = await self.app.store.table(number)
            assert table is not None
            self.tables.append(table)

    async def _lobby(self, game: str, channel: int, people: int) -> Table:
        service = self.app.service
        table = await service.open(
            guild=1, channel=channel, game=game, user=OPENER, name="opener", language="en"
        )
        for seat in range(1, people):
            table = (await service.join(table.id, OPENER + seat, f"P{seat}")).table
        return table

    async def _start(self, table: Table) -> Table:
        return (await self.app.service.start(table.id, OPENER)).table

    async def _play_out(self, table: Table) -> None:
        dice = random.Random(1)
        while table.status is Status.PLAYING:
            match = Match.of(table)
            seat = dice.choice(match.awaiting)
            token = dice.choice(list(match.legal(seat))).token
            table = (await self.app.service.act(table.id, match.phase, OPENER + seat, token)).table

    @property
    def matches(self) -> list[Match]:
        """Return all matches that are being played."""
        return [Match.of(table) for table in self.tables if table.status is Status.PLAYING]

    def forger(self, dice: random.Random, verbs: list[str]) -> Forger:
        """Return a forger who knows all that there is to be known."""
        seats = [(match, seat) for match in self.matches for seat in range(len(match.table.chairs))]
        tokens = {move.token for match, seat in seats for move in match.legal(seat)}
        parts = {token.rpartition(":")[0] for token in tokens}
        phases = sorted({match.phase for match in self.matches})
        return Forger(dice, [table.id for table in self.tables], phases, verbs, sorted(tokens | parts))

    def on_disk(self) -> list[str]:
        """Return everything in the file but what a stranger may choose for themselves."""
        with sqlite3.connect(self.file) as file:
            lines = list(file.iterdump())
        file.close()
        own = ('INSERT INTO "people"', 'INSERT INTO "followers"')
        return [line for line in lines if not (line.startswith(own) and str(STRANGER) in line)]


@pytest_asyncio.fixture
async def hall(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Hall]:
    """Return the tables with a bot that is connected to nothing."""
    database, workers = await Database.open(tmp_path / "hall.db"), Workers("thread")
    client = StammtischClient(database, workers, pace=AT_ONCE)
    app = client.app
    for silent in (app.boards, app.letters):
        monkeypatch.setattr(silent, "_is_closing", True)
    for module in cog_modules():
        await client.load_extension(module)
    hall = Hall(app, tmp_path / "hall.db")
    await hall.fill()
    yield hall
    await app.pause()
    await workers.close()
    await database.close()


async def send(hall: Hall, forgery: Forgery, user: int, dice: random.Random) -> FakeInteraction:
    """Send a forgery from a place of the dice, and return it with its answers."""
    data: dict[str, Any] = {"custom_id": forgery.custom_id}
    if forgery.values is not None:
        data["values"] = list(forgery.values)
    if forgery.is_form:
        data["components"] = [{"type": 1, "components": [{"type": 4, "value": "x"}]}]
    is_direct, is_ephemeral = dice.random() < 0.2, dice.random() < 0.5
    interaction = FakeInteraction(
        user=SimpleNamespace(id=user, display_name="forger"),
        data=data,
        type=discord.InteractionType.modal_submit if forgery.is_form else discord.InteractionType.component,
        guild_id=None if is_direct else 1,
        channel=SimpleNamespace(id=dice.randint(1, len(shown_games()))),
        message=None
        if forgery.is_form
        else SimpleNamespace(flags=discord.MessageFlags(ephemeral=is_ephemeral)),
    )
    await hall.app.controls.dispatch(cast(discord.Interaction, interaction))
    return interaction


async def test_forged_presses_and_forms_of_a_stranger_change_nothing_and_are_answered_once(
    hall: Hall, caplog: pytest.LogCaptureFixture
) -> None:
    dice = random.Random(FIRST)
    verbs = [*hall.app.controls._handlers, "nothing", "GO", "go2"]
    forgeries = hall.forger(dice, verbs).forgeries()
    before = hall.on_disk()
    secret = [table.seed for table in hall.tables if table.status is not Status.FINISHED]
    for _ in range(FORGERIES // AT_THE_SAME_TIME):
        batch = [next(forgeries) for _ in range(AT_THE_SAME_TIME)]
        sent = await asyncio.gather(*(send(hall, forgery, STRANGER, dice) for forgery in batch))
        for interaction in sent:
            assert len(interaction.said) == 1, interaction.data
            assert not any(seed in interaction.said[0] for seed in secret), interaction.data
    assert hall.on_disk() == before
    assert [line.getMessage() for line in caplog.records if line.exc_info] == [], caplog.text[-3000:]


async def test_forged_moves_of_people_at_the_table_change_nothing_and_are_answered_once(
    hall: Hall, caplog: pytest.LogCaptureFixture
) -> None:
    """Theirs are the table and the verb; phase, seat, move and answer are made up."""
    dice = random.Random(FIRST)
    forgeries = hall.forger(dice, ["go"]).forgeries()
    before, sent = hall.on_disk(), 0
    while sent < FORGERIES // 5:
        forgery, user = next(forgeries), OPENER + dice.randrange(3)
        if is_on_offer(hall, forgery, user):
            continue
        interaction = await send(hall, forgery, user, dice)
        assert len(interaction.said) == 1, interaction.data
        sent += 1
    assert hall.on_disk() == before
    assert [line.getMessage() for line in caplog.records if line.exc_info] == [], caplog.text[-3000:]


def is_on_offer(hall: Hall, forgery: Forgery, user: int) -> bool:
    """Tell whether a forgery has become a press that this person may make."""
    control = parse(forgery.custom_id)
    if control is None:
        return False
    for match in hall.matches:
        seat = match.table.seat_of(user)
        if (match.table.id, match.phase) == (control.table, control.phase) and seat is not None:
            answer = (forgery.values or ("",))[0]
            path = ":".join(part for part in (control.argument.partition("~")[0], answer) if part)
            return any(f"{move.token}:".startswith(f"{path}:") or not path for move in match.legal(seat))
    return False
