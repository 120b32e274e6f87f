"""People who press anything: what is on offer, what was on offer long ago, commands, several at once."""

from __future__ import annotations

import asyncio
import random
from collections import Counter, deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from simcord.backend.errors import SetupError
from simcord.enums import ChannelType

from bot.tables.errors import Refused
from bot.tables.match import Match
from bot.tables.model import Status, Table
from games import all_games
from tests.discord.world import Control, Message, Person, Result, World, controls_of

PANELS = 4
"""How many of their private messages a person still finds."""
PATIENCE = 5_000
"""How often a table is looked at that waits for the computer."""
TOO_DESTRUCTIVE = frozenset({"stop", "forget"})
"""What would end everything soon if it were pressed as often as the rest."""


@dataclass
class Crowd:
    """Everybody in a server, moved by dice; `game` is what they like best."""

    world: World
    dice: random.Random
    game: str
    moderator: Person
    panels: dict[int, deque[Message]] = field(default_factory=dict)
    seen: deque[tuple[Message, Control]] = field(default_factory=lambda: deque(maxlen=400))
    done: Counter[str] = field(default_factory=Counter)
    """How often each kind of thing was done."""

    @property
    def here(self) -> list[Person]:
        """Return the people who are in the server now."""
        members = self.world.env.backend.get_guild(self.world.guild.id).members
        return [person for person in self.world.people if person.id in members]

    async def stir(self) -> None:
        """Let something happen."""
        kinds: dict[str, tuple[Callable[[], Awaitable[None]], int]] = {
            "sensible": (self._sensible, 50),
            "anything": (self._anything, 14),
            "stale": (self._stale, 8),
            "crowding": (self._crowding, 6),
            "command": (self._command, 8),
            "moderator": (self._moderate, 4),
            "time": (self._time, 9),
            "restart": (self._restart, 3),
            "message": (self._delete_message, 2),
            "leaver": (self._leave_server, 1),
        }
        names = list(kinds)
        kind = self.dice.choices(names, [kinds[name][1] for name in names])[0]
        self.done[kind] += 1
        await kinds[kind][0]()

    # What is to be seen

    def messages(self, person: Person) -> list[Message]:
        """Return the messages somebody can press on, as they are now."""
        world, backend = self.world, self.world.env.backend
        found = list(self.panels.get(person.id, ()))
        for channel in backend.messages:
            is_public = backend.get_channel(channel).type != ChannelType.DM
            if is_public or channel == backend.dm_channels.get(person.id):
                found += [
                    Message(world.env, stored)
                    for stored in backend.messages[channel].values()
                    if not stored.is_ephemeral
                ]
        fresh = (world.message(message.channel_id, message.id) for message in found)
        return [message for message in fresh if message is not None]

    def on_offer(self, person: Person) -> list[tuple[Message, Control]]:
        """Return all that somebody can press now, and remember it for later."""
        offered = [(message, one) for message in self.messages(person) for one in controls_of(message)]
        self.seen.extend(self.dice.sample(offered, min(8, len(offered))))
        return offered

    # Presses

    async def press(self, *presses: tuple[Person, Message, Control]) -> None:
        """Press controls, several of them at the same moment."""
        members = {person.id for person in self.here}
        results: list[tuple[Person, Result]] = []
        for person, message, control in presses:
            backend = self.world.env.backend
            is_public = backend.get_channel(message.channel_id).guild_id is not None
            if is_public and person.id not in members:
                continue
            values = None if control.value is None else [control.value]
            sent = self.world._send_press(person, control.custom_id, message, values)
            results.append((person, sent))
            self.done["press"] += 1
        await self.world.env.settle()
        for person, result in results:
            self._note(person, result)

    def _note(self, person: Person, result: Result) -> None:
        for answer in (result.response, *result.followups):
            if answer is not None and answer.ephemeral:
                self.panels.setdefault(person.id, deque(maxlen=PANELS)).append(answer)

    async def _anything(self) -> None:
        person = self.dice.choice(self.here)
        offered = self.on_offer(person)
        verbs = sorted({control.id.verb for _, control in offered})
        if verbs:
            # Verbs first: otherwise a menu of many moves would be pressed most of the time.
            verb = self.dice.choice(verbs)
            if verb in TOO_DESTRUCTIVE and self.dice.random() < 0.8:
                return
            message, control = self.dice.choice([o for o in offered if o[1].id.verb == verb])
            await self.press((person, message, control))

    async def _stale(self) -> None:
        if self.seen:
            message, control = self.dice.choice(self.seen)
            if control.id.verb not in TOO_DESTRUCTIVE:
                await self.press((self.dice.choice(self.world.people), message, control))

    async def _crowding(self) -> None:
        """Press the same by several people, or twice by one, at the same moment."""
        person = self.dice.choice(self.here)
        offered = [o for o in self.on_offer(person) if o[1].id.verb not in TOO_DESTRUCTIVE]
        if offered:
            message, control = self.dice.choice(offered)
            others = self.dice.choices(self.here, k=self.dice.randint(1, 3))
            await self.press((person, message, control), *((other, message, control) for other in others))

    async def _sensible(self) -> None:
        """Do what brings a table on: open one, join it, start it, make a move."""
        live = await self.world.app.store.live()
        if not live or (len(live) < 2 and self.dice.random() < 0.05):
            await self._slash(self.dice.choice(self.here), "play", game=self.game)
            return
        table = self.dice.choice(live)
        if table.broken is not None:
            raise AssertionError(f"table {table.id} was put aside: {table.broken}")
        if table.status is Status.LOBBY:
            await self._fill(table)
        else:
            await self._move(table)

    async def _fill(self, table: Table) -> None:
        info = all_games()[table.game].info
        by_id = {person.id: person for person in self.here}
        seated = [by_id[user] for user in table.people if user in by_id]
        free = [person for person in self.here if person not in seated]
        if len(table.chairs) >= info.min_players and seated and self.dice.random() < 0.6:
            await self._find(self.dice.choice(seated), table, "lobby", "start")
        elif free:
            await self._find(self.dice.choice(free), table, "lobby", "join")

    async def _move(self, table: Table) -> None:
        match = Match.of(table)
        people = {person.id: person for person in self.here}
        awaited = [
            people[user] for seat in match.people_awaited if (user := table.chairs[seat].user) in people
        ]
        if table.is_paused or not awaited:
            return
        person = self.dice.choice(awaited)
        offered = [
            (message, control)
            for message, control in self.on_offer(person)
            if (control.id.table, control.id.phase, control.id.verb) == (table.id, match.phase, "go")
        ]
        if offered:
            await self.press((person, *self.dice.choice(offered)))
        else:
            await self._find(person, table, match.phase, "hand")

    async def _find(self, person: Person, table: Table, phase: str, verb: str) -> None:
        """Press what is there for it, or ask for the table anew where its message is lost."""
        wanted = (table.id, phase, verb)
        for message, control in self.on_offer(person):
            if (control.id.table, control.id.phase, control.id.verb) == wanted:
                await self.press((person, message, control))
                return
        self.done["lost board"] += 1
        await self._slash(person, "table show")

    # Commands

    async def _command(self) -> None:
        person = self.dice.choice(self.here)
        name, options = self.dice.choice(
            [
                ("play", {}),
                ("play", {"game": self.game}),
                ("table show", {}),
                ("watch", {}),
                ("rules", {"game": self.game}),
                ("settings", {}),
                ("stats", {}),
                ("privacy", {}),
            ]
        )
        await self._slash(person, name, **options)

    async def _moderate(self) -> None:
        whom = self.dice.choice(self.world.people)
        name = self.dice.choice(
            ["replace", "replace", "remove", "pause", "resume", "resume", "block", "unblock", "stop"]
        )
        options: dict[str, object] = {}
        if name in ("replace", "remove", "block", "unblock"):
            options["person"] = whom.member
        if name == "replace" and self.dice.random() < 0.5:
            options["by"] = self.dice.choice(self.here).member
        if name != "stop" or self.dice.random() < 0.3:
            await self._slash(self.moderator, f"moderate {name}", **options)

    async def _slash(self, who: Person, command: str, /, **options: object) -> None:
        try:
            result = await who.member.slash(self.world.channel, command, **options)
        except SetupError:
            self.done["impossible command"] += 1  # of somebody who has left
            return
        self.done["slash"] += 1
        self._note(who, result)

    # What isn't pressed

    async def _time(self) -> None:
        await self.world.wait(self.dice.choice([31.0, 31.0, 65.0, 400.0]))

    async def _restart(self) -> None:
        await self.world.restart(gently=self.dice.random() < 0.5)

    async def _delete_message(self) -> None:
        messages = self.world.messages()
        if messages:
            await self.moderator.member.delete(self.dice.choice(messages))

    async def _leave_server(self) -> None:
        players = [person for person in self.here if person is not self.moderator]
        if len(players) > 4:
            self.world.guild.remove_member(self.dice.choice(players).member)
            await self.world.env.settle()


async def play_out(world: World, table: int, dice: random.Random, most: int) -> None:
    """Play as people would, to the end or for the most turns; without Discord, inside the bot's own scope."""
    service = world.app.service
    world.app.boards._pause = 60.0  # not every move need be drawn
    waited, latest = 0, -1
    for _ in range(most):
        found = await world.app.store.table(table)
        assert found is not None
        if found.status is not Status.PLAYING:
            return
        match = Match.of(found)
        try:
            waited, latest = (waited + 1 if found.step == latest else 0), found.step
            assert waited < PATIENCE, f"nothing moves table {table} on: {found}"
            if not match.people_awaited:
                await asyncio.sleep(0)  # the computer thinks; a timer would wait for simulated time
                continue
            seat = dice.choice(match.people_awaited)
            user = found.chairs[seat].user
            assert user is not None
            await service.act(table, match.phase, user, dice.choice(match.legal(seat)).token)
        except Refused:
            continue  # the clock or a computer was quicker
