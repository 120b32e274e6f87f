"""Screens of Rette sich, wer kann!: every view can be told and drawn, within Discord's limits."""

from __future__ import annotations

import logging
import random
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from bot.i18n.catalog import LANGUAGES, Catalog, Words
from bot.i18n.pages import rules_pages
from bot.storage.database import Database
from bot.storage.tables import SqliteStore
from bot.tables.match import Match
from bot.tables.model import Chair, Entry, Follower, Status, Table
from bot.ui import choices
from bot.ui.desk import Desk
from bot.ui.people import People
from bot.ui.presenter import Answer, Presenter, Scene
from bot.ui.render import Renderer
from bot.ui.screen import MAX_LABEL, MAX_TEXT, Figure, Row, Screen, Text
from bot.workers import Workers
from cogs.rette_sich import scenery
from cogs.rette_sich.meadow import meadow
from cogs.rette_sich.screens import RetteSichPresenter
from games.core import Event, Move, Rng, dump_state
from games.rette_sich import GAME
from games.rette_sich.model import RetteSichOptions, Stage, State
from games.rette_sich.views import Door, Public
from tests.games.rette_sich.arrange import FORKS, LOOP, TABLES, G, act, arranged, roll

SVG = "{http://www.w3.org/2000/svg}"
CATALOG = Catalog.load()
PRESENTER: Presenter = RetteSichPresenter()
LONG = tuple(f"*_`~|{letter * 40}" for letter in "WMÄQ")
"""Names as long and as full of Markdown as they come."""
BOTH = pytest.mark.parametrize("language", LANGUAGES)


def people(seats: int) -> People:
    return People(LONG[:seats])


def steps(seats: int, options: RetteSichOptions, number: int) -> Iterator[tuple[State, tuple[Event, ...]]]:
    """Play a match half by thumb, half by chance; return every state with what led to it."""
    dice, seed = random.Random(number), bytes([number]) * 32
    step = GAME.setup(seats, options, Rng(seed, 0))
    yield step.state, step.events
    count = 0
    while GAME.awaiting(step.state):
        count += 1
        state = step.state
        moves = GAME.legal(state, state.turn)
        thumb = GAME.suggest(state, state.turn, moves, Rng(seed, count))
        move = dice.choice((thumb, dice.choice(moves)))
        step = GAME.play(state, state.turn, move, Rng(seed, count))
        yield step.state, step.events


def view(state: State) -> Public:
    return GAME.public_view(state)


def table(state: State, language: str = "en") -> Scene:
    return PRESENTER.table(view(state), people(state.seats), CATALOG.words(language))


def drawing(state: State) -> ET.Element:
    picture = table(state).picture
    assert picture is not None
    return ET.fromstring(picture.svg)


def asked(public: Public, words: Words) -> Iterator[tuple[str, list[Answer]]]:
    """Return every question that leads to a move, with its answers."""
    for _, moves in public.moves:
        yield from _asked_after(public, moves, (), words)


def _asked_after(
    public: Public, moves: tuple[Move, ...], path: tuple[str, ...], words: Words
) -> Iterator[tuple[str, list[Answer]]]:
    around, path = people(len(public.acted)), choices.question(moves, path)
    following = choices.answers(moves, path)
    yield (
        PRESENTER.question(public, path, around, words),
        [PRESENTER.answer(public, answer, around, words) for answer in following],
    )
    for answer in following:
        if not any(move.token == ":".join(answer) for move in moves):
            yield from _asked_after(public, moves, answer, words)


@BOTH
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_view_can_be_shown(
    seats: int, options: RetteSichOptions, language: str, caplog: pytest.LogCaptureFixture
) -> None:
    words, around = CATALOG.words(language), people(seats)
    with caplog.at_level(logging.WARNING):
        for number, (state, events) in enumerate(steps(seats, options, 7)):
            for event in events:
                line = PRESENTER.line(event, around, words)
                assert line or event.kind == "die_rolled"
            if state.stage is Stage.ROLL and number % 9:
                continue
            public = view(state)
            scene = PRESENTER.table(public, around, words)
            assert scene.picture is not None
            assert ET.fromstring(scene.picture.svg).tag == f"{SVG}svg"
            assert len(scene.headline) + len(scene.text) < 2_000
            assert len(scene.picture.alt) <= 1_024
            for question, answers in asked(public, words):
                assert 0 < len(question) <= 60
                assert answers
                assert len({(answer.label, answer.emoji) for answer in answers}) == len(answers)
                assert all(0 < len(answer.label) <= MAX_LABEL for answer in answers)
    assert caplog.messages == []


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_text_says_what_the_picture_shows(seats: int, options: RetteSichOptions) -> None:
    words = CATALOG.words("en")
    for number, (state, _) in enumerate(steps(seats, options, 3)):
        if number % 17:
            continue
        public, text = view(state), table(state).text
        lines = text.splitlines()
        assert len(lines) >= 2 + seats
        assert ("free" in lines[0]) == (public.lair == 0)
        for house in public.houses:
            assert words(f"rette-sich-house-{house.door}", house=house.number, square="", mark="")[:6] in text
        for seat in range(seats):
            places = lines[2 + seat].rpartition(": ")[2].split(" · ")
            own = [smurf for smurf in public.smurfs if smurf.seat == seat]
            assert len(places) == len(own)
            for place, smurf in zip(places, own, strict=True):
                if smurf.lost is not None:
                    assert place == "out"
                elif smurf.house is not None:
                    assert place == f"House {smurf.house}"
                else:
                    assert place == ("not placed yet" if smurf.square is None else f"square {smurf.square}")


def test_a_choice_is_offered_at_once_with_where_each_smurf_lands_and_whether_it_goes_in() -> None:
    state = roll(arranged([[6, 16], [21, 22]], lair=0, houses=(3, 6, 7)), 3)
    ((_, answers),) = asked(view(state), CATALOG.words("de"))

    assert [(answer.label, answer.emoji) for answer in answers] == [
        ("6 → Haus 3", "1️⃣"),
        ("6 → 9", "1️⃣"),
        ("16 → 19", "2️⃣"),
    ]
    assert "hat 🎲 **3** gewürfelt" in table(state, "de").headline


def test_a_square_says_who_stands_there_and_which_door_it_has() -> None:
    state = GAME.setup(4, LOOP, Rng(b"", 0)).state
    state = act(act(state, "place:3:8").state, "place:3:8").state
    first, *parts = asked(view(state), CATALOG.words("en"))

    assert first[1][2] == Answer("4 – 8 · House 3", "🍄")
    assert [answer.label for answer in parts[2][1]] == ["4", "5", "6", "7", "8 · 👥 2 · House 3"]


def test_a_message_shows_a_whole_race_or_calm_part() -> None:
    chapters = [PRESENTER.chapter(view(state)) for state, _ in steps(4, LOOP, 1)]
    changes = [here for here, there in zip(chapters[1:], chapters, strict=False) if here != there]

    assert len(changes) == len(set(changes))
    assert len(changes) <= 2 * view_of_end(4).round
    assert len(chapters) > 20 * len(changes)


def view_of_end(seats: int) -> Public:
    *_, (state, _) = steps(seats, LOOP, 1)
    return view(state)


# The picture


def test_every_smurf_outside_stands_on_its_square() -> None:
    public = view(arranged([[1, 1], [1, 5], [5, 9], [None, 9]]))
    figures = list(scenery.figures(public, meadow("loop")))

    assert sorted(figure.seat for figure in figures) == [0, 0, 1, 1, 2, 2, 3]
    assert all(figure.badge == 0 for figure in figures)


@pytest.mark.parametrize("square", range(28))
def test_a_crowd_stays_on_the_meadow_and_every_mark_in_sight(square: int) -> None:
    public = view(arranged([[square] * 2] * 4))
    figures = list(scenery.figures(public, meadow("loop")))

    assert len(figures) == 8
    for at, figure in enumerate(figures):
        assert 30 <= figure.x <= 970
        for other in figures[:at]:
            assert abs(figure.x - other.x) + abs(figure.y - other.y) >= figure.size * 0.46


def test_movable_smurfs_and_their_goals_bear_the_same_numbers() -> None:
    state = roll(arranged([[6, 16], [21, 22]], lair=0, houses=(3, 6, 7)), 3)
    public, ground = view(state), meadow("loop")

    badges = {figure.badge for figure in scenery.figures(public, ground) if figure.badge}
    goals = list(scenery.goals(public, ground))

    assert badges == {1, 2}
    assert [(goal.house, goal.numbers) for goal in goals] == [(3, (1,)), (None, (1,)), (None, (2,))]
    assert (goals[0].x, goals[0].y) == (ground.board.houses[2].x, ground.board.houses[2].y)


def test_the_trails_are_all_walks_since_ones_last_move() -> None:
    state = roll(arranged([[1, None], [5, None], [9, None]]), 4, 2, 3)
    assert [trail.seat for trail in scenery.trails(view(state), meadow("loop"))] == [1, 2]
    again = roll(state, G, G, G)
    assert [trail.seat for trail in scenery.trails(view(again), meadow("loop"))] == [2]


def test_the_lost_smurf_is_shown_until_its_house_is_chosen() -> None:
    state = arranged([[7, 9], [3, 20]], lair=0, houses=(2, 3, 6), inside={(1, 1): 2, (1, 2): 6})
    full = act(roll(state, 1), "go:1-in3").state

    assert full.stage is Stage.REMOVE
    assert "❌ 🔺 9" in table(full).text.splitlines()
    assert "❌" not in table(act(full, "remove:6").state).text


def test_houses_differ_by_form_not_by_colour_alone() -> None:
    state = arranged([[6, 3], [21, 22]], lair=0, houses=(2, 3, 6), inside={(0, 2): 2})
    assert [house.door for house in view(state).houses][:3] == [Door.GONE, Door.TAKEN, Door.OPEN]
    text = table(state).text
    assert "1 gone · 2 taken 🔺 · 3 open (square 8)" in text


def test_every_type_is_large_enough_to_read() -> None:
    for state, _ in list(steps(4, FORKS, 5))[::40]:
        sizes = [float(text.get("font-size", 0)) for text in drawing(state).iter(f"{SVG}text")]
        assert min(sizes) >= 28


# News


def test_news_is_in_the_log_unless_it_is_too_much_for_it() -> None:
    few = roll(arranged([[1, None], [5, None], [9, None]]), 4, 2, 3)
    assert "Since" not in table(few).headline

    # Gargamel comes free, and six Smurfs go in before it is the first one's turn again.
    much = roll(arranged([[25, 26], [0, 3], [8, 12], [15, 20]], lair=1), G)
    assert (much.turn, much.stage) == (0, Stage.ROLL)
    assert "Since 🔺" in table(much).headline
    assert "🔷 🏠\u202f1 · 🔷 🏠\u202f2 · ⭐ 🏠\u202f3" in table(much).headline


def test_a_letter_tells_what_happened_since_ones_last_move() -> None:
    state = roll(arranged([[1, None], [5, None], [9, None]]), 4, G, 2)
    hand = PRESENTER.hand(GAME.seat_view(state, 0), people(3), CATALOG.words("de"))
    assert "Seit deinem letzten Zug: 🔷 Gargamel · ⭐ 2" in hand.headline


# Whole screens


def seated(state: State, language: str) -> Table:
    over = GAME.outcome(state) is not None
    return Table(
        id=1,
        guild=10**18,
        channel=10**18,
        game="rette_sich",
        opener=1,
        language=language,
        seed="5a" * 32,
        status=Status.FINISHED if over else Status.PLAYING,
        chairs=tuple(Chair(seat + 1, LONG[seat]) for seat in range(state.seats)),
        options=state.options.model_dump(mode="json"),
        state=dump_state(GAME, state),
        pace=60,
        deadline=2_000_000_000.0,
    )


def length(screen: Screen) -> int:
    """Count what Discord counts of a screen shown without pictures."""
    total = 0
    for block in screen.blocks:
        match block:
            case Text(body):
                total += len(body)
            case Figure(text, _):
                total += len(text)
            case Row(controls):
                assert controls
            case _:
                pass
    return total


@BOTH
@pytest.mark.parametrize(("seats", "options"), [(4, FORKS), (2, FORKS), (4, LOOP)])
async def test_the_largest_screens_keep_discords_limits(
    seats: int, options: RetteSichOptions, language: str, tmp_path: Path
) -> None:
    database, renderer = await Database.open(tmp_path / "stammtisch.db"), Renderer(Workers("thread"))
    store, words = SqliteStore(database), CATALOG.words(language)
    desk = Desk(store, {"rette_sich": PRESENTER}, CATALOG)
    for number, (state, events) in enumerate(steps(seats, options, 2)):
        async with store.transaction() as books:
            table = seated(state, language)
            if number == 0:
                await books.insert(table)
                await books.put_follower(Follower(table.id, 99, 98, 97))
            await books.append(table.id, Entry(number, 0.0, 0, "roll", None, events))
        if state.stage is Stage.ROLL and number % 23:
            continue
        screens = [await desk.public(table)]
        if state.stage is not Stage.END:
            screens.append(desk.letter(Match.of(table), state.turn, words, where="x" * 100))
        for screen in screens:
            assert length(screen) < MAX_TEXT
            await renderer.draw(screen, pictures=False)
    await database.close()


@BOTH
def test_the_rules_are_there_page_by_page(language: str) -> None:
    pages = rules_pages(Path(scenery.__file__).parent, language)
    assert len(pages) == 8
    assert all(0 < len(page.title) <= 100 for page in pages)
