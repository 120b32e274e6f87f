"""Watches over secrets: each screen is drawn again from a match that looks the same to its reader."""

from __future__ import annotations

import random
from collections import deque
from dataclasses import dataclass, field, replace
from typing import Any

import discord
import pytest

from bot.tables.match import Match
from bot.tables.model import Status, Table
from bot.ui.desk import Desk
from bot.ui.posts import Channel, Posts
from bot.ui.screen import Screen
from games.core import Rng, dump_state

MADE_FOR_ALL = ("public", "started", "moved", "reminder", "watching", "record")
"""The desk's screens that may go where everybody reads."""

LOOKS = 0.3
"""How many of the table's screens are drawn again: pictures take their time."""


@dataclass
class Blindfold:
    """Collects leaks: screens that depend on what their readers can't know, or stand where they must not."""

    dice: random.Random
    leaks: list[str] = field(default_factory=list)
    different: int = 0
    """How many of the drawn matches differed from the real one, so that something was tested."""
    _for_all: deque[Screen] = field(default_factory=lambda: deque(maxlen=60))

    def install(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Look over the desk's shoulder, and at everything that is posted."""
        for name in MADE_FOR_ALL:
            monkeypatch.setattr(Desk, name, self._noted(getattr(Desk, name)))
        public, hand = Desk.public, Desk.hand

        async def watched_public(desk: Desk, table: Table) -> Screen:
            screen = await public(desk, table)
            is_played = table.status is Status.PLAYING and table.broken is None
            if is_played and self.dice.random() < LOOKS:
                seat = self.dice.randrange(len(table.chairs))
                twin = self._twin(Match.of(table), seat).table
                other = await public(desk, twin)
                if screen == await public(desk, table):  # else the log has gone on meanwhile
                    self._compare("the table", table, other, screen)
            return screen

        def watched_hand(desk: Desk, match: Match, seat: int, *rest: Any, **more: Any) -> Screen:
            screen = hand(desk, match, seat, *rest, **more)
            if match.table.status is Status.PLAYING:
                twin = self._twin(match, seat)
                self._compare(f"seat {seat}", match.table, hand(desk, twin, seat, *rest, **more), screen)
            return screen

        monkeypatch.setattr(Desk, "public", watched_public)
        monkeypatch.setattr(Desk, "hand", watched_hand)
        self._watch_posts(monkeypatch)

    def _noted(self, draw: Any) -> Any:
        def noted(*values: Any, **more: Any) -> Any:
            made = draw(*values, **more)
            if isinstance(made, Screen):
                self._for_all.append(made)
                return made

            async def wait() -> Screen:
                screen: Screen = await made
                self._for_all.append(screen)
                return screen

            return wait()

        return noted

    def _watch_posts(self, monkeypatch: pytest.MonkeyPatch) -> None:
        post, edit = Posts.post, Posts.edit

        async def watched_post(posts: Posts, channel: Channel, screen: Screen, pings: Any = ()) -> int:
            self._check_place(channel, screen)
            return await post(posts, channel, screen, pings)

        async def watched_edit(posts: Posts, channel: Channel, message: int, screen: Screen) -> None:
            self._check_place(channel, screen)
            await edit(posts, channel, message, screen)

        monkeypatch.setattr(Posts, "post", watched_post)
        monkeypatch.setattr(Posts, "edit", watched_edit)

    def _check_place(self, channel: Channel, screen: Screen) -> None:
        if not isinstance(channel, discord.DMChannel) and screen not in self._for_all:
            self.leaks.append(f"posted for all: {screen}")

    def _twin(self, match: Match, seat: int) -> Match:
        """Return a random match that this seat can't tell from the real one."""
        chance = Rng(self.dice.randbytes(32), 0)
        state = match.game.resample(match.state, seat, chance)
        self.different += state != match.state
        return Match.of(replace(match.table, state=dump_state(match.game, state)))

    def _compare(self, place: str, table: Table, other: Screen, screen: Screen) -> None:
        if other != screen:
            self.leaks.append(f"{place} of {table.game}, step {table.step}:\n{screen}\n{other}")
