"""What people see of Solo Robbers, at every moment of whole matches: complete, within limits, and secret."""

from __future__ import annotations

import logging
import random
import re
from collections.abc import Iterator
from html import unescape
from xml.etree import ElementTree as ET

import pytest

from bot.i18n.catalog import Catalog, Words
from bot.i18n.pages import rules_pages
from bot.tables.match import Match
from bot.tables.model import Chair, Entry, Presence, Status, Table
from bot.ui import choices
from bot.ui.desk import Desk
from bot.ui.people import People
from bot.ui.pictures.lettering import legible
from bot.ui.presenter import Scene
from bot.ui.render import Renderer
from bot.ui.screen import MAX_LABEL, Screen, Text
from bot.workers import Workers
from cogs.solo_robbers.drawings import HERE
from cogs.solo_robbers.screens import SoloRobbersPresenter
from cogs.solo_robbers.signs import BANK_EMOJI, ITEM_EMOJI
from games.core import Event, Move, PublicView, SeatView, dump_state
from games.solo_robbers import GAME
from games.solo_robbers.loot import BANKS, DECK, ITEMS
from games.solo_robbers.model import SoloRobbersOptions, Stage, State
from tests.discord.test_secrets import Books
from tests.games.solo_robbers.arrange import JUNIOR, TABLES, arranged, move, picked, play, revealed, rng

CATALOG = Catalog.load()
SHOWN = SoloRobbersPresenter()
NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fritz")
LONG = ("W" * 32, "_~" * 16, "Annegret Müller-Wohlfarth", "🐸" * 12, "<b>&amp;</b>\n\x00", "ΩΩ")
LABEL = re.compile(r'<text class="label"[^>]*font-size="([\d.]+)"[^>]*>([^<]*)<')


def match(
    seats: int, options: SoloRobbersOptions, seed: str, dice: random.Random
) -> Iterator[tuple[State, tuple[Event, ...]]]:
    """Play anything to the end, yielding every state with what was told on the way to it."""
    step = GAME.setup(seats, options, rng(seed=seed.encode()))
    number = 0
    while True:
        yield step.state, tuple(step.events)
        if not GAME.awaiting(step.state):
            return
        number += 1
        seat = dice.choice(sorted(GAME.awaiting(step.state)))
        wish = dice.choice(list(GAME.legal(step.state, seat)))
        step = GAME.play(step.state, seat, wish, rng(number, seed.encode()))


def labels(scene: Scene) -> list[tuple[float, str]]:
    """Return the texts of a picture, each with its size."""
    assert scene.picture is not None
    return [(float(size), unescape(text)) for size, text in LABEL.findall(scene.picture.svg)]


def assert_sound(scene: Scene) -> None:
    """A scene is a drawing that can be read on a phone, with the same in words, and not too long."""
    assert scene.picture is not None
    assert ET.fromstring(scene.picture.svg).tag.endswith("svg")
    assert all(size >= 28 for size, _ in labels(scene))
    assert 0 < len(scene.picture.alt) <= 1_024
    assert "**" not in scene.picture.alt
    assert len(scene.headline) + len(scene.text) < 2_500


def assert_askable(
    view: PublicView | SeatView, moves: tuple[Move, ...], people: People, words: Words
) -> None:
    """Every part of every move is asked for shortly, and its answers can be told from one another."""
    paths = [choices.question(moves, ())]
    while paths:
        path = paths.pop()
        assert 0 < len(SHOWN.question(view, path, people, words)) <= 100
        answers = choices.answers(moves, path)
        assert 2 <= len(answers) <= choices.MOST_BUTTONS
        shown = [SHOWN.answer(view, answer, people, words) for answer in answers]
        assert all(0 < len(answer.label) <= MAX_LABEL for answer in shown)
        assert len({answer.label for answer in shown}) == len(shown)
        paths += [
            longer
            for answer in answers
            if choices.answers(moves, longer := choices.settled(moves, answer)) and longer not in paths
        ]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_moment_of_a_match_is_shown(
    seats: int, options: SoloRobbersOptions, language: str, caplog: pytest.LogCaptureFixture
) -> None:
    words, people = CATALOG.words(language), People(LONG[:seats])
    dice = random.Random(seats)
    with caplog.at_level(logging.ERROR):
        for number, (state, events) in enumerate(match(seats, options, language, dice)):
            view = GAME.public_view(state)
            told = [SHOWN.line(event, people, words) for event in events]
            assert all(line is None or "\n" not in line for line in told)
            for _, moves in view.moves:
                assert_askable(view, tuple(moves), people, words)
            if number % 7 == 0 or state.stage is Stage.END:
                assert_sound(SHOWN.table(view, people, words))
                mine = GAME.seat_view(state, dice.randrange(seats))
                assert_sound(SHOWN.hand(mine, people, words))
                if mine.moves:
                    assert_askable(mine, tuple(mine.moves), people, words)
    assert not caplog.records


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_text_says_what_the_picture_says(language: str) -> None:
    """Each label of the picture stands in the text beside it, but for "no money" and for places."""
    words, people = CATALOG.words(language), People(NAMES)
    for number, (state, _) in enumerate(match(5, JUNIOR, "facts", random.Random(1))):
        if number % 4 and state.stage is not Stage.FILL and state.stage is not Stage.END:
            continue
        scene = SHOWN.table(GAME.public_view(state), people, words)
        said = legible(f"{scene.headline}\n{scene.text}")
        for _, text in labels(scene):
            is_place = state.stage is Stage.END and text.isdigit()
            assert is_place or text == "–" or text.lstrip("+") in said


def test_the_alt_text_is_the_text_without_its_formats() -> None:
    words, people = CATALOG.words("en"), People(NAMES)
    scene = SHOWN.table(GAME.public_view(picked(4)), people, words)
    assert scene.picture is not None
    assert scene.picture.alt == scene.text.replace("**", "")


@pytest.mark.parametrize("options", [JUNIOR, SoloRobbersOptions(bluff=True)])
def test_nobody_is_shown_what_they_may_not_know(options: SoloRobbersOptions) -> None:
    words, people, dice = CATALOG.words("en"), People(NAMES), random.Random(3)
    for number, (state, _) in enumerate(match(4, options, "secret", dice)):
        if number % 3:
            continue
        seat = dice.randrange(4)
        other = GAME.resample(state, seat, rng(number, b"other"))
        before, after = GAME.public_view(state), GAME.public_view(other)
        assert SHOWN.table(before, people, words) == SHOWN.table(after, people, words)
        mine, same = GAME.seat_view(state, seat), GAME.seat_view(other, seat)
        assert SHOWN.hand(mine, people, words) == SHOWN.hand(same, people, words)


def test_keeping_and_changing_look_alike_to_the_others() -> None:
    words, people = CATALOG.words("en"), People(NAMES)
    state = picked(4)
    state = play(state, (state.table.gentleman, "place:red:not:blue"))
    seat = min(GAME.awaiting(state))
    after = [play(state, (seat, wish.token)) for wish in GAME.legal(state, seat)]
    tables = {repr(SHOWN.table(GAME.public_view(one), people, words)) for one in after}
    assert len(tables) == 1
    watcher = next(other for other in range(4) if other != seat)
    assert len({repr(SHOWN.hand(GAME.seat_view(one, watcher), people, words)) for one in after}) == 1
    assert len({repr(SHOWN.hand(GAME.seat_view(one, seat), people, words)) for one in after}) == 5


def test_each_bank_and_each_item_has_a_sign_of_its_own() -> None:
    """Nothing is told by colour alone, and no bank looks like the mark of a seat."""
    marks = {People(NAMES).emoji(seat) for seat in range(6)}
    signs = {*BANK_EMOJI.values(), *ITEM_EMOJI.values()}
    assert set(BANK_EMOJI) == set(BANKS)
    assert set(ITEM_EMOJI) == set(ITEMS)
    assert len(signs) == len(BANKS) + len(ITEMS)
    assert not signs & marks


def test_a_reveal_is_told_in_one_line() -> None:
    words, people = CATALOG.words("en"), People(NAMES)
    step = revealed(
        arranged([("1000",) * 4, ("9000", "crown"), ("2000",), ("3000",)], gentleman=1),
        "green",
        "red",
        "red",
    )
    lines = [line for event in step.events if (line := SHOWN.line(event, people, words))]
    assert lines == [
        "🔦 Round 1: 🍀 🔺 **Ada** $9,000 👑 · ❤️ 🔷 **Ben** and ⭐ **Cleo** get in each other's way",
        "🚨 Four cards were left at ☀️ Yellow: they go under the deck. 🔺 **Ada** gives up $9,000",
    ]


def test_a_lie_is_told_with_the_reveal() -> None:
    words, people = CATALOG.words("en"), People(NAMES)
    state = picked(3, SoloRobbersOptions(bluff=True))
    gentleman = state.table.gentleman
    state = play(state, (gentleman, "place:red:rob:blue"))
    first, second = sorted(GAME.awaiting(state))
    step = GAME.play(play(state, (first, "keep")), second, move(state, second, "keep"), rng())
    told = SHOWN.line(step.events[0], people, words) or ""
    assert told.endswith(f"🎩 {people.marked(gentleman)} lied!")


def test_a_declaration_is_asked_for_after_the_card() -> None:
    """Without the option there is one bank to name as robbed, and its button says the whole sentence."""
    words, people = CATALOG.words("en"), People(NAMES)
    state = picked(3)
    view = GAME.seat_view(state, state.table.gentleman)
    assert SHOWN.question(view, ("place",), people, words) == "Which bank do you rob?"
    asked = SHOWN.question(view, ("place", "red"), people, words)
    assert asked == "Your card is ❤️ Red. What do you declare?"
    answers = [
        SHOWN.answer(view, path, people, words).label
        for path in choices.answers(view.moves, ("place", "red"))
    ]
    assert answers == ["“I rob ❤️ Red.”", "I don't rob …"]
    assert choices.settled(view.moves, ("place", "red", "rob")) == ("place", "red", "rob", "red")


def largest() -> list[State]:
    """Return the moments that show most: full banks, full stacks, six robbers."""
    banks = [("9000", "9000", "crown", "9000")] * 7
    stacks = [tuple(DECK[at::6]) for at in range(6)]
    full = arranged(banks, seats=6, stacks=stacks)
    declared = play(full, *((seat, "rob:khaki") for seat in range(1, 6)), (0, "place:violet:not:khaki"))
    met = revealed(full, *["khaki"] * 6).state
    paired = revealed(full, "violet", "violet", "khaki", "khaki", "blue", "blue").state
    alone = revealed(full, *BANKS[:6]).state
    return [full, declared, met, paired, alone]


def tabled(state: State, options: SoloRobbersOptions) -> Table:
    """Return a running table of persons with long names."""
    chairs = tuple(Chair(at, name, Presence.HERE) for at, name in enumerate(LONG))
    return Table(
        id=1,
        guild=1,
        channel=1,
        game="solo_robbers",
        opener=0,
        language="de",
        status=Status.PLAYING,
        seed="00" * 32,
        options=options.model_dump(),
        chairs=chairs,
        state=dump_state(GAME, state),
    )


async def test_the_largest_screens_keep_within_discords_limits() -> None:
    workers = Workers("thread")
    renderer, words = Renderer(workers), CATALOG.words("de")
    for state in largest():
        table = tabled(state, state.table.options)
        told = revealed(arranged([("9000",) * 4] * 7, seats=6), *["khaki"] * 6).events
        books = Books([Entry(0, 0.0, events=tuple(told))])
        desk = Desk(books, {"solo_robbers": SHOWN}, CATALOG)  # type: ignore[arg-type]  # as much of a store as is read
        screens = [await desk.public(table), desk.hand(Match.of(table), 1, words)]
        for screen in screens:
            await assert_fits(screen, renderer)
    await workers.close()


async def assert_fits(screen: Screen, renderer: Renderer) -> None:
    """A screen can be drawn with pictures and without, and no text is cut."""
    written = sum(len(block.body) for block in screen.blocks if isinstance(block, Text))
    for pictures in (True, False):
        drawn = await renderer.draw(screen, pictures=pictures)
        assert len(drawn.files) == pictures
        texts = [item.content for item in drawn.view.walk_children() if hasattr(item, "content")]
        assert written <= sum(map(len, texts)) < 4_000


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_rules_are_pages_with_all_numbers(language: str) -> None:
    pages = rules_pages(HERE, language)
    whole = "\n".join(page.body for page in pages)
    assert len(pages) == 6
    assert all(page.title for page in pages)
    for sign in BANK_EMOJI.values():
        assert sign in whole
    for thousands in (1, 9, 10, 20, 40, 60, 80, 100):
        assert f"${thousands},000" in whole or f"{thousands}.000 $" in whole
