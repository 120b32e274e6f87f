"""A small Discord with the real bot in it: people with easy verbs, restarts, a record of what went out."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

import discord
from simcord import Env
from simcord.actors import MemberActor
from simcord.backend import serializers
from simcord.builders import ChannelHandle, GuildHandle, UserHandle
from simcord.components import walk_components
from simcord.interactions import base_payload
from simcord.results import InteractionResult, ResponseMessage
from simcord.types import HttpLogEntry

from bot.app import App, Pace
from bot.client import StammtischClient
from bot.storage.database import Database
from bot.tables.match import Match
from bot.tables.model import Board, Status, Table
from bot.ui.ids import ControlId, parse
from bot.workers import Workers
from games import all_games
from games.core import Game

AT_ONCE = Pace((0, 0), 0, 0)
"""The pace of a bot that makes nobody wait."""

Channel = ChannelHandle
Result = InteractionResult
Message = ResponseMessage
RULE = {"manage": discord.Permissions(manage_messages=True)}


class SimulatedClock:
    """The time of the simulated Discord, as the bot's clock."""

    env: Env

    def now(self) -> float:
        """Return Unix seconds."""
        return self.env.now().timestamp()


@dataclass(frozen=True, slots=True)
class Control:
    """Something to press: a button, or one option of a menu."""

    id: ControlId
    custom_id: str
    label: str
    value: str | None = None

    @property
    def path(self) -> str:
        """Return the move, or its beginning, that pressing this stands for."""
        head = self.id.argument.partition("~")[0]
        return ":".join(part for part in (head, self.value) if part)


@dataclass(eq=False)
class Person:
    """Somebody in the server; `panel` is the private message they look at."""

    member: MemberActor
    panel: Message | None = None

    @property
    def id(self) -> int:
        """Return the user id."""
        return self.member.id


def walk(message: Message) -> Iterator[dict[str, Any]]:
    """Return every component of a message."""
    return walk_components(message.components)


def words_of(payload: object) -> str:
    """Return every string in a payload but its keys: texts, labels, values, ids, names of files."""
    match payload:
        case str():
            return payload
        case Mapping():
            return "\n".join(words_of(value) for value in payload.values())
        case list() | tuple():
            return "\n".join(words_of(value) for value in payload)
        case _:
            return "" if payload is None else str(payload)


def text_of(message: Message) -> str:
    """Return everything a message says: texts, labels, options, and what its pictures are said to show."""
    return words_of(message.components)


def controls_of(message: Message) -> list[Control]:
    """Return everything that can be pressed in a message."""
    found = []
    for part in walk(message):
        custom_id = str(part.get("custom_id") or "")
        control = parse(custom_id)
        if control is None or part.get("disabled"):
            continue
        if part["type"] == discord.ComponentType.button.value:
            found.append(Control(control, custom_id, part.get("label") or ""))
        options = part.get("options") or ()
        found += [Control(control, custom_id, option["label"], option["value"]) for option in options]
    return found


@dataclass
class World:
    """One server with one channel; `app` is the bot as it runs now."""

    env: Env
    app: App
    database: Database
    workers: Workers
    guild: GuildHandle
    channel: Channel
    clock: SimulatedClock
    people: list[Person] = field(default_factory=list)
    locales: dict[int, str] = field(default_factory=dict)
    """The language of a person's client where it isn't English; simcord's own presses are all English."""
    faults_on_answers: bool = False
    """Whether a test makes Discord refuse answers, so that they can't be counted."""
    apps: list[App] = field(default_factory=list)

    # People

    def join_server(self, name: str, *, moderator: bool = False) -> Person:
        """Let somebody into the server."""
        roles = []
        if moderator:
            roles = [self.guild.create_role("moderators", permissions=RULE["manage"])]
        person = Person(self.guild.add_member(self.env.create_user(name), roles=roles))
        self.people.append(person)
        return person

    def crowd(self, count: int) -> list[Person]:
        """Let several people in, some with names that Markdown would eat."""
        names = ("ada", "*ben*_[x](https://x.y)", "@everyone", "dörte `d`", "<@1> emil", "| fritz ~~")
        return [self.join_server(names[at]) for at in range(count)]

    def user(self, person: Person) -> UserHandle:
        """Return the person outside of any server, as in a direct message."""
        return person.member.user

    # The bot

    async def restart(self, *, gently: bool = False) -> None:
        """Kill the bot, or stop it `gently`, and start another process on the same file."""
        if gently:
            await self.app.pause()
        self.app = StammtischClient(self.database, self.workers, clock=self.clock, pace=AT_ONCE).app
        self.apps.append(self.app)
        await self.env.restart_bot(self.app.client)
        await self.env.settle()

    async def wait(self, seconds: float) -> None:
        """Let time pass."""
        await self.env.advance_time(seconds)

    # What is there

    async def table(self, channel: Channel | None = None) -> Table:
        """Return the newest table of a channel."""
        rows = await self.database.read(
            "SELECT max(id) AS id FROM tables WHERE channel = ?", ((channel or self.channel).id,)
        )
        found = await self.app.store.table(rows[0]["id"] or 0)
        assert found is not None, "there is no table"
        return found

    async def match(self, channel: Channel | None = None) -> Match:
        """Return the match of the newest table of a channel."""
        return Match.of(await self.table(channel))

    def message(self, channel: int, message: int | None) -> Message | None:
        """Return a message by its ids, or None where it is gone."""
        stored = self.env.backend.messages.get(channel, {}).get(message or 0)
        return Message(self.env, stored) if stored is not None else None

    def messages(self, channel: Channel | None = None) -> list[Message]:
        """Return the public messages of a channel, oldest first."""
        stored = self.env.backend.messages.get((channel or self.channel).id, {}).values()
        return [
            Message(self.env, message)
            for message in sorted(stored, key=lambda message: message.id)
            if not message.is_ephemeral
        ]

    def letters(self, person: Person) -> list[Message]:
        """Return the direct messages a person got, oldest first."""
        return self.messages(self.user(person).dm_channel)

    async def board(self, channel: Channel | None = None) -> Message:
        """Return the message that shows the newest table of a channel."""
        table = await self.table(channel)
        board: Board = await self.app.store.board(table.id)
        found = self.message(table.channel, board.message)
        assert found is not None, "no message shows the table"
        return found

    # Presses

    async def press(
        self, person: Person, verb: str, on: Message | None = None, *, path: str | None = None
    ) -> Result:
        """Press the one control with this verb (and path) on a message, the table's where none is named."""
        message = on or await self.board()
        found = [
            control
            for control in controls_of(message)
            if control.id.verb == verb and (path is None or control.path == path)
        ]
        assert found, f"nothing says {verb} {path or ''}: {[str(c.id) for c in controls_of(message)]}"
        return await self.use(person, message, found[0])

    async def use(self, person: Person, message: Message, control: Control) -> Result:
        """Press a control; the private message that answers becomes the person's panel."""
        in_dm = message.channel_id == self.env.backend.dm_channels.get(person.id)
        actor = self.user(person) if in_dm else person.member
        if control.value is None:
            result: Result = await actor.click(message, custom_id=control.custom_id)
        else:
            result = await actor.select(message, [control.value], custom_id=control.custom_id)
        answer = result.response
        if answer is not None and answer.ephemeral:
            person.panel = answer
        return result

    async def forge(
        self,
        person: Person,
        custom_id: str,
        on: Message | None = None,
        values: Sequence[str] | None = None,
        *,
        kind: Literal["press", "form"] = "press",
    ) -> Result:
        """Send a press that no client would send, or one from a client in another language."""
        result = self._send_press(person, custom_id, on or await self.board(), values, kind)
        await self.env.settle()
        return result

    async def at_once(self, *presses: tuple[Person, str], on: Message | None = None) -> list[Result]:
        """Let several presses of custom_ids arrive before the bot has done anything about the first."""
        message = on or await self.board()
        results = [self._send_press(person, custom_id, message) for person, custom_id in presses]
        await self.env.settle()
        return results

    def _send_press(
        self,
        person: Person,
        custom_id: str,
        message: Message,
        values: Sequence[str] | None = None,
        kind: Literal["press", "form"] = "press",
    ) -> Result:
        backend = self.env.backend
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": 2 if values is None else 3}
        interaction = discord.InteractionType.component
        if values is not None:
            data["values"] = list(values)
        if kind == "form":
            data = {"custom_id": custom_id, "components": []}
            interaction = discord.InteractionType.modal_submit
        record, payload = base_payload(
            backend,
            type=interaction.value,
            channel_id=message.channel_id,
            guild_id=backend.get_channel(message.channel_id).guild_id,
            user_id=person.id,
            data=data,
        )
        payload["message"] = dict(serializers.message_payload(backend, message._message))
        payload["locale"] = self.locales.get(person.id, "en-US")
        record.source_message_id = message.id
        backend.emit("INTERACTION_CREATE", payload)
        return Result(self.env, record)

    # A table from its opening to its end

    async def open(
        self,
        game: str,
        people: Sequence[Person],
        *,
        options: Mapping[str, object] | None = None,
        computers: int = 0,
        channel: Channel | None = None,
    ) -> Table:
        """Open a lobby by slash command, let the others join, and choose options, all by pressing."""
        place = channel or self.channel
        await people[0].member.slash(place, "play", game=game)
        for person in people[1:]:
            await self.press(person, "join", await self.board(place))
        for _ in range(computers):
            await self.press(people[0], "more", await self.board(place))
        for name, value in (options or {}).items():
            await self.choose(people[0], name, value, place)
        return await self.table(place)

    async def choose(self, person: Person, name: str, value: object, channel: Channel | None = None) -> None:
        """Choose an option in the lobby."""
        table = await self.table(channel)
        if table.options[name] == value:
            return
        await self.press(person, "opt", await self.board(channel), path=f"{name}:{value}")

    async def set_seed(self, seed: str, channel: Channel | None = None) -> None:
        """Choose the seed of a lobby's table, which nobody can in earnest."""
        table = await self.table(channel)
        async with self.database.transaction() as writer:
            await writer.execute("UPDATE tables SET seed = ? WHERE id = ?", (seed, table.id))

    async def press_all_letters(self, people: Sequence[Person]) -> None:
        """Switch direct messages on for people, at a table that is opened and stopped for it."""
        other = self.guild.create_text_channel("elsewhere")
        await self.open("ruecks_raus", people[:1], channel=other)
        for person in people:
            await self.press(person, "dm", await self.board(other))
        await people[0].member.slash(other, "table stop")

    async def start(self, person: Person, channel: Channel | None = None) -> Table:
        """Press Start."""
        await self.press(person, "start", await self.board(channel))
        return await self.table(channel)

    async def hand(self, person: Person, channel: Channel | None = None) -> Message:
        """Press My hand and return the panel."""
        await self.press(person, "hand", await self.board(channel))
        assert person.panel is not None
        return person.panel

    async def place_to_move(self, person: Person, channel: Channel | None = None) -> Message:
        """Return where a person makes their move: their own panel, or the table where there are no hands."""
        table = await self.table(channel)
        if self.app.presenters[table.game].has_hands:
            return await self.hand(person, channel)
        return await self.board(channel)

    async def move(
        self, person: Person, token: str, on: Message | None = None, channel: Channel | None = None
    ) -> None:
        """Make the move with this token, part after part, in a panel or letter, or where one usually does."""
        before = (await self.table(channel)).step
        message = on or await self.place_to_move(person, channel)
        while (await self.table(channel)).step == before:
            found = [
                control
                for control in controls_of(message)
                if control.id.verb == "go" and f"{token}:".startswith(f"{control.path}:")
            ]
            assert found, f"{token} is not on offer: {[c.path for c in controls_of(message)]}"
            message = await self.go_on(person, message, max(found, key=lambda control: len(control.path)))

    async def go_on(self, person: Person, message: Message, control: Control) -> Message:
        """Press a control and return the message that has the next question."""
        on_table = not message.ephemeral and message.channel_id not in self.env.backend.dm_channels.values()
        result = await self.use(person, message, control)
        if on_table and result.response is not None and result.response.ephemeral:
            return result.response
        return message

    async def play_anything(
        self,
        people: Mapping[int, Person],
        dice: random.Random,
        channel: Channel | None = None,
        *,
        until_step: int | None = None,
    ) -> Table:
        """Let people press anything that moves the match on, until it ends or has come to a step."""
        while (table := await self.table(channel)).status is Status.PLAYING:
            if until_step is not None and table.step >= until_step:
                return table
            match = Match.of(table)
            awaited = [seat for seat in match.people_awaited if table.chairs[seat].user in people]
            assert awaited, f"nobody is awaited at step {table.step}, phase {match.phase}"
            person = people[table.chairs[dice.choice(awaited)].user or 0]
            await self._press_anything(person, dice, table, channel)
        return table

    async def _press_anything(
        self, person: Person, dice: random.Random, table: Table, channel: Channel | None
    ) -> None:
        message = await self._letter_or_panel(person, dice, table, channel)
        for _ in range(8):
            choices = [control for control in controls_of(message) if control.id.verb == "go"]
            assert choices, f"{person.member.name} has nothing to press: {text_of(message)}"
            message = await self.go_on(person, message, dice.choice(choices))
            if (await self.table(channel)).step > table.step:
                return
        raise AssertionError(f"the questions of a move never end: {text_of(message)}")

    async def _letter_or_panel(
        self, person: Person, dice: random.Random, table: Table, channel: Channel | None
    ) -> Message:
        letter = await self.app.store.letter(table.id, person.id)
        phase = Match.of(table).phase
        if letter is not None and letter.phase == phase and dice.random() < 0.7:
            found = self.message(letter.channel, letter.message)
            assert found is not None
            return found
        panel = person.panel
        if panel is not None and dice.random() < 0.5:
            # As people do: the old panel is pressed on where it still has something to press.
            fresh = [c for c in controls_of(panel) if c.id.verb == "go" and c.id.phase == phase]
            if fresh and fresh[0].id.table == table.id and self.message(panel.channel_id, panel.id):
                return panel
        return await self.place_to_move(person, channel)

    # What went out

    @property
    def requests(self) -> list[HttpLogEntry]:
        """Return every request the bot made, oldest first."""
        return self.env.http_requests

    def files(self) -> str:
        """Return the text of every file that was ever sent: records, and the SVG of pictures."""
        return "\n".join(blob.decode("utf-8", "replace") for blob in self.env.backend.cdn._blobs.values())

    def answers(self) -> Counter[str]:
        """Return how often each interaction was answered, by its id."""
        return Counter(
            request.path.split("/")[2]
            for request in self.requests
            if request.path.startswith("/interactions/") and request.path.endswith("/callback")
        )

    def unanswered(self) -> list[str]:
        """Return the ids of interactions that were not answered exactly once."""
        answers = self.answers()
        return [str(one) for one in self.env.backend.interactions if answers[str(one)] != 1]

    async def seeds_told(self, log: str) -> list[int]:
        """Return the tables that are not finished and whose seed stands in anything sent or logged.

        A line of the log never holds a seed, of a finished table neither.
        """
        rows = await self.database.read("SELECT id, seed, status FROM tables")
        sent = "\n".join(words_of(request.json) for request in self.requests) + self.files()
        return [
            row["id"]
            for row in rows
            if row["seed"] in log or (row["status"] != Status.FINISHED and row["seed"] in sent)
        ]


def shown_games() -> dict[str, Game[Any, Any, Any]]:
    """Return all games that people can see: those whose folder of screens is there already."""
    cogs = Path(__file__).parents[2] / "cogs"
    return {name: game for name, game in all_games().items() if (cogs / name / "screens.py").exists()}
