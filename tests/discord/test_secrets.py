"""Secrets: what is sent to anyone is the same whatever others hold, byte for byte."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import pytest

from bot.app import App
from bot.tables.match import Match
from bot.tables.model import Chair, Entry, Follower, Note, Person, Status, Table
from bot.ui import choices
from bot.ui.desk import Desk
from bot.ui.people import People
from bot.ui.screen import Screen
from games import all_games
from games.core import Event, Game, Rng, dump_state
from tests.discord.test_whole_games import by_id
from tests.discord.world import Message, World, shown_games, text_of, words_of

SEED = b"secrets".ljust(32)


@dataclass
class Books:
    """The little of a store that screens are drawn from."""

    entries: list[Entry] = field(default_factory=list)

    async def journal(self, table: int, last: int | None = None) -> Sequence[Entry]:
        return self.entries if last is None else self.entries[-last:]

    async def notes(self, table: int, last: int | None = None) -> Sequence[Note]:
        return []

    async def followers(self, table: int) -> Sequence[Follower]:
        return [Follower(table, 99)]

    async def person(self, user: int) -> Person:
        return Person(user, wants_dms=True)


@dataclass
class Play:
    """A match on its way, with a desk that draws its screens."""

    game: Game[Any, Any, Any]
    table: Table
    state: Any
    desk: Desk
    books: Books

    def match(self, state: Any) -> Match:
        return Match.of(replace(self.table, state=dump_state(self.game, state)))

    async def public(self, state: Any) -> Screen:
        return await self.desk.public(self.match(state).table)

    def private(self, state: Any, seat: int) -> list[Screen]:
        """Return a seat's panel, its letter, and its panel after each first part of a move."""
        match, words = self.match(state), self.desk.catalog.words("en")
        paths = choices.answers(match.legal(seat), ())[:4]
        return [
            self.desk.letter(match, seat, words, where="here"),
            *(self.desk.hand(match, seat, words, path=path) for path in [(), *paths]),
        ]

    def step(self, dice: random.Random) -> None:
        seat = dice.choice(sorted(self.game.awaiting(self.state)))
        move = dice.choice(list(self.game.legal(self.state, seat)))
        number = len(self.books.entries)
        step = self.game.play(self.state, seat, move, Rng(SEED, number))
        self.state = step.state
        self.books.entries.append(Entry(number, 0.0, seat, move.token, None, step.events))

    @property
    def is_over(self) -> bool:
        return self.game.outcome(self.state) is not None


def begin(app: App, game: str, seats: int, options: dict[str, object]) -> Play:
    one, books = all_games()[game], Books()
    step = one.setup(seats, one.options_type.model_validate(options), Rng(SEED, 0))
    books.entries.append(Entry(0, 0.0, events=step.events))
    chairs = tuple(Chair(100 + seat, f"*p{seat}*") for seat in range(seats))
    table = Table(1, 2, 3, game, 100, "en", SEED.hex(), Status.PLAYING, chairs, options, pace=60, deadline=60)
    return Play(one, table, step.state, Desk(books, app.presenters, app.catalog), books)  # type: ignore[arg-type]  # as much of a store as is read


def sizes() -> list[Any]:
    return [
        pytest.param(game.info.id, seats, id=f"{game.info.id}-{seats}")
        for game in shown_games().values()
        for seats in sorted({game.info.min_players, game.info.max_players})
    ]


@pytest.mark.parametrize(("game", "seats"), sizes())
async def test_screens_are_the_same_for_all_that_their_readers_cannot_know(
    world: World, game: str, seats: int
) -> None:
    """The table for everybody, hand and letter for their seat: texts, labels, custom_ids, pictures' SVG."""
    dice = random.Random(seats)
    play = begin(world.app, game, seats, all_games()[game].options_type().model_dump(mode="json"))
    different = 0
    while not play.is_over and len(play.books.entries) < 120:
        seat = dice.randrange(seats)
        other = play.game.resample(play.state, seat, Rng(SEED, 1_000 + len(play.books.entries)))
        different += other != play.state
        assert await play.public(other) == await play.public(play.state)
        assert play.private(other, seat) == play.private(play.state, seat)
        play.step(dice)
    if world.app.presenters[game].has_hands:
        assert different, "no resampled state ever differed, so nothing was tested"


def visible(events: Sequence[Event], seat: int | None) -> list[Event]:
    return [event for event in events if event.seats is None or (seat is not None and seat in event.seats)]


@pytest.mark.parametrize(("game", "seats"), sizes())
async def test_events_tell_no_more_than_views(world: World, game: str, seats: int) -> None:
    """Where two moves, or two throws of the dice, look the same afterwards, they are told the same.

    Within a moment, that is: its end may reveal what no view keeps.
    """
    dice = random.Random(seats)
    play = begin(world.app, game, seats, all_games()[game].options_type().model_dump(mode="json"))
    presenter, words = world.app.presenters[game], world.app.catalog.words("de")
    people = People.of(play.table, words)
    while not play.is_over and len(play.books.entries) < 80:
        actor = dice.choice(sorted(play.game.awaiting(play.state)))
        moves = list(play.game.legal(play.state, actor))
        for seat in (None, *(other for other in range(seats) if other != actor)):
            told: dict[str, set[str]] = defaultdict(set)
            for move in dice.sample(moves, min(6, len(moves))):
                for chance in range(2):
                    step = play.game.play(play.state, actor, move, Rng(SEED, 5_000 + chance))
                    if play.game.phase(step.state) != play.game.phase(play.state):
                        continue
                    view = (
                        play.game.public_view(step.state)
                        if seat is None
                        else play.game.seat_view(step.state, seat)
                    )
                    events = visible(step.events, seat)
                    told[repr(view)].add(
                        repr(events) + repr([presenter.line(e, people, words) for e in events])
                    )
            assert all(len(stories) == 1 for stories in told.values()), play.game.phase(play.state)
        play.step(dice)


def seen_by_others(world: World, person: int) -> dict[int, str]:
    """Return the text of every message that others than one person see, with the pictures in them."""
    backend, found = world.env.backend, {}
    for channel in backend.messages:
        if channel == backend.dm_channels.get(person):
            continue
        for stored in backend.messages[channel].values():
            message = Message(world.env, stored)
            if not message.ephemeral or not stored.visible_to(person):
                pictures = [str(backend.cdn.get(file.url)) for file in message.attachments]
                found[stored.id] = without_names(text_of(message)) + "".join(pictures)
    return found


def without_names(text: str) -> str:
    """Return a text without the names and ids of pictures, which count all drawings."""
    return "\n".join(line for line in text.split("\n") if ".png" not in line and not line.isdecimal())


@pytest.mark.parametrize("game", list(shown_games()))
async def test_a_secret_pick_reaches_nobody_by_any_way(
    world: World, game: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Followed in a DM, with letters for some: nothing that others see depends on what was picked."""
    dice = random.Random(11)
    people = world.crowd(all_games()[game].info.min_players)
    watcher = world.join_server("watcher")
    await world.open(game, people)
    await world.press(people[0], "dm")
    await world.press(people[1 % len(people)], "dm")
    await world.press(watcher, "watch")
    assert watcher.panel is not None
    await world.press(watcher, "follow", watcher.panel)
    await world.start(people[0])
    checked = 0
    for _ in range(60):
        before = await world.match()
        if before.outcome is not None or checked >= 6:
            break
        told, sent, logged = seen_texts(world), len(world.requests), len(caplog.text)
        await world.play_anything(by_id(people), dice, until_step=before.table.step + 1)
        after = await world.match()
        (entry,) = await world.app.store.journal(after.table.id, 1)
        assert entry.seat is not None
        is_open = any(move.token == entry.move for move in before.public.open_to(entry.seat))
        is_secret = not is_open and after.phase == before.phase
        if not is_secret or after.public.awaiting == before.public.awaiting:
            continue
        person = after.table.chairs[entry.seat].user or 0
        new = "\n".join(payloads_to_others(world, person, sent))
        assert entry.move not in new or entry.move in told
        assert entry.move not in caplog.text[logged:]
        checked += await change_of_mind(world, after, entry.seat, people)
    assert checked or not has_secret_picks(game)


def has_secret_picks(game: str) -> bool:
    """Tell whether a game, at its start, awaits several at once: then picks are secret until all are in."""
    one = all_games()[game]
    state = one.setup(one.info.min_players, one.options_type(), Rng(SEED, 0)).state
    return len(one.awaiting(state)) > 1


def seen_texts(world: World) -> str:
    return "\n".join(words_of(request.json) for request in world.requests)


def payloads_to_others(world: World, person: int, since: int) -> list[str]:
    """Return what was sent since then, but for answers to one person's presses and their own messages."""
    backend = world.env.backend
    own = {one.token for one in backend.interactions.values() if one.user_id == person}
    letters = f"/channels/{backend.dm_channels.get(person)}/"
    return [
        words_of(request.json)
        for request in world.requests[since:]
        if letters not in request.path and not any(token in request.path for token in own)
    ]


async def change_of_mind(world: World, match: Match, seat: int, people: list[Any]) -> int:
    """Let somebody pick otherwise, where they may; others see exactly what they saw before."""
    table = match.table
    person = by_id(people)[table.chairs[seat].user or 0]
    (last,) = await world.app.store.journal(table.id, 1)
    others = [move.token for move in match.legal(seat) if move.token != last.move]
    if not others:
        return 0
    before = seen_by_others(world, person.id)
    await world.move(person, others[0])
    after = seen_by_others(world, person.id)
    assert {key: after[key] for key in before} == before
    return 1
