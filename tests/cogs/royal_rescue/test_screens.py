"""What people see of Royal Rescue, at every moment of whole matches: complete, within limits, and secret."""

from __future__ import annotations

import logging
import random
import re
from collections.abc import Iterator
from dataclasses import replace
from html import unescape
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from bot.i18n.catalog import Catalog, Words
from bot.i18n.pages import rules_pages
from bot.tables.match import Match
from bot.tables.model import Chair, Presence, Status, Table
from bot.ui import choices
from bot.ui.desk import Desk
from bot.ui.people import People
from bot.ui.pictures.lettering import legible
from bot.ui.presenter import Scene
from bot.ui.render import Renderer
from bot.ui.screen import MAX_LABEL, OPTIONS_A_MENU, Screen, Text
from bot.workers import Workers
from cogs.royal_rescue.drawings import HERE
from cogs.royal_rescue.screens import RoyalRescuePresenter
from games.core import Event, Move, PublicView, Rng, SeatView, dump_state
from games.royal_rescue import GAME
from games.royal_rescue.model import RoyalRescueOptions, Stage, State
from games.royal_rescue.situation import FROM_RULEBOOK, Effect
from tests.discord.test_secrets import Books
from tests.games.royal_rescue.table import Dice, army, fight, laid, militia, press, siege, vote_all

CATALOG = Catalog.load()
SHOWN = RoyalRescuePresenter()
NAMES = ("Ada", "Ben", "Cleo", "Dora")
LONG = ("W" * 32, "_~" * 16, "Annegret Müller-Wohlfarth", "🐸<b>&amp;</b>\n\x00")
LABEL = re.compile(r'<text class="label"[^>]*font-size="([\d.]+)"[^>]*>([^<]*)<')
QUESTS = RoyalRescueOptions(armed_mission=True, dark_power=True, cursed_dungeon=True, pooled_militias=True)
TABLES = [(seats, options) for seats in (1, 2, 3, 4) for options in (RoyalRescueOptions(), QUESTS)]


def match(seats: int, options: RoyalRescueOptions, seed: str) -> Iterator[tuple[State, tuple[Event, ...]]]:
    """Play to the end, mostly by good advice, yielding every state with what was told on the way to it."""
    chance, number = Rng(b"chance" + seed.encode(), 0), 0
    step = GAME.setup(seats, options, Rng(seed.encode(), 0))
    while True:
        yield step.state, tuple(step.events)
        waiting = sorted(GAME.awaiting(step.state))
        if not waiting:
            return
        number += 1
        seat = chance.choice(waiting)
        moves = GAME.legal(step.state, seat)
        wise = chance.below(4) > 0
        move = GAME.suggest(step.state, seat, moves, chance) if wise else chance.choice(moves)
        step = GAME.play(step.state, seat, move, Rng(seed.encode(), number))


def labels(scene: Scene) -> list[tuple[float, str]]:
    """Return the texts of a picture, each with its size."""
    assert scene.picture is not None
    return [(float(size), unescape(text)) for size, text in LABEL.findall(scene.picture.svg)]


def assert_sound(scene: Scene) -> None:
    """A scene's drawing can be read on a phone, and says the same in words, which are not too long."""
    assert len(scene.headline) + len(scene.text) < 3_300
    if scene.picture is None:
        return
    assert ET.fromstring(scene.picture.svg).tag.endswith("svg")
    assert all(size >= 24 for size, _ in labels(scene))
    assert scene.picture.alt
    assert "**" not in scene.picture.alt


def assert_askable(
    view: PublicView | SeatView, moves: tuple[Move, ...], people: People, words: Words
) -> None:
    """Every part of every move is asked for shortly, and its answers can be told from one another."""
    paths = [choices.question(moves, ())]
    while paths:
        path = paths.pop()
        assert 0 < len(SHOWN.question(view, path, people, words)) <= 150
        answers = choices.answers(moves, path)
        assert 0 < len(answers) <= OPTIONS_A_MENU
        shown = [SHOWN.answer(view, answer, people, words) for answer in answers]
        assert all(0 < len(answer.label) <= MAX_LABEL for answer in shown)
        assert len({(answer.label, answer.emoji) for answer in shown}) == len(shown)
        paths += [
            longer
            for answer in answers
            if choices.answers(moves, longer := choices.settled(moves, answer)) and longer not in paths
        ]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_moment_of_a_match_is_shown(
    seats: int, options: RoyalRescueOptions, language: str, caplog: pytest.LogCaptureFixture
) -> None:
    words, people, dice = CATALOG.words(language), People(LONG[:seats]), random.Random(seats)
    stages: set[str] = set()
    with caplog.at_level(logging.ERROR):
        for seed in ("a", "b"):
            for number, (state, events) in enumerate(match(seats, options, seed)):
                view = GAME.public_view(state)
                told = [SHOWN.line(event, people, words) for event in events]
                assert all(line is None or ("\n" not in line and len(line) < 420) for line in told)
                for _, moves in view.moves:
                    assert_askable(view, tuple(moves), people, words)
                if number % 5 == 0 or state.stage not in stages:
                    stages.add(state.stage)
                    assert SHOWN.chapter(view)
                    assert_sound(SHOWN.table(view, people, words))
                    mine = GAME.seat_view(state, dice.randrange(seats))
                    assert_sound(SHOWN.hand(mine, people, words))
                    if mine.moves:
                        assert_askable(mine, tuple(mine.moves), people, words)
    assert not caplog.records
    assert {Stage.OFFICERS, Stage.ATTACK, Stage.END} <= stages


def test_every_effect_has_a_name_and_an_explanation() -> None:
    for language in ("en", "de"):
        words = CATALOG.words(language)
        names = [words(f"royal-rescue-effect-{effect.value.replace('_', '-')}") for effect in Effect]
        assert len(set(names)) == len(Effect)
        assert all(f"royal-rescue-does-{effect.value.replace('_', '-')}" in words for effect in Effect)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_text_says_what_the_picture_says(seats: int, language: str) -> None:
    """Each word and number of the picture stands in the text beside it."""
    words, people = CATALOG.words(language), People(NAMES[:seats])
    for number, (state, _) in enumerate(match(seats, RoyalRescueOptions(), "facts")):
        if number % 3 and state.stage is not Stage.END:
            continue
        scene = SHOWN.table(GAME.public_view(state), people, words)
        said = set(re.findall(r"[\w+−]+", legible(f"{scene.headline}\n{scene.text}")))
        drawn = {word for _, text in labels(scene) for word in re.findall(r"[\w+−]+", text)}
        # The card in play has a caption where the text has a sentence.
        assert not drawn - said - set(words("royal-rescue-in-play").split()), state.stage


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_nobody_is_shown_what_they_may_not_know(seats: int) -> None:
    words, people, dice = CATALOG.words("en"), People(NAMES[:seats]), random.Random(3)
    for number, (state, _) in enumerate(match(seats, RoyalRescueOptions(), "secret")):
        if number % 3:
            continue
        seat = dice.randrange(seats)
        other = GAME.resample(state, seat, Rng(b"other", number))
        before, after = GAME.public_view(state), GAME.public_view(other)
        assert SHOWN.table(before, people, words) == SHOWN.table(after, people, words)
        mine, same = GAME.seat_view(state, seat), GAME.seat_view(other, seat)
        assert SHOWN.hand(mine, people, words) == SHOWN.hand(same, people, words)


def test_messages_change_with_steps_and_phases_and_not_with_rolls() -> None:
    chapters: list[str] = []
    for state, _ in match(3, RoyalRescueOptions(), "c"):
        if state.stage is not Stage.END:
            chapter = SHOWN.chapter(GAME.public_view(state))
            chapters += [] if chapters[-1:] == [chapter] else [chapter]
    assert len(chapters) == len(set(chapters)) <= 7
    assert chapters[:2] == ["p1s1", "p1s2"]


# What is said


def told(events: list[Event], language: str = "en", seats: int = 3) -> list[str]:
    words, people = CATALOG.words(language), People(NAMES[:seats])
    return [line for event in events if (line := SHOWN.line(event, people, words))]


def shown(state: State, language: str = "en") -> Scene:
    return SHOWN.table(GAME.public_view(state), People(NAMES[: state.seats]), CATALOG.words(language))


def test_a_roll_is_told_with_the_bonuses_that_made_it_a_hit() -> None:
    ben = army(1, 8, 4, officer="js", weapons=("8s",))
    state = fight(army(0, 7, 2), ben, places=("8h", "9c"), unit="a1", actor=1)
    _, events = press(state, "attack:first", 3, 3, 4, 5, seat=1)
    assert told(events)[0] == (
        "⚔️ 🔷 **Ben** at 8♥ (6+): 3, 3, 4 +2 officer = **6**, 5 +1 weapon = **6** – defeated!"
    )
    assert told(events, "de")[0] == (
        "⚔️ 🔷 **Ben** gegen 8♥ (6+): 3, 3, 4 +2 Offizier = **6**, 5 +1 Waffe = **6** – besiegt!"
    )


def test_the_headline_of_an_attack_says_who_needs_what() -> None:
    state = fight(army(0, 7, 3), army(1, 8, 2), places=("7h", "7c"))
    head = shown(state).headline
    assert "🔺 **Ada** (7s) attacks 7♥: 3 dice, one must reach **6**." in head
    assert "must hit **twice**" in head


def test_a_vote_shows_who_voted_for_what_and_how_many_are_needed() -> None:
    units = (army(0, 7, 3, officer="js"), army(1, 8, 2), army(2, 9, 2))
    state = siege(*units, sixes=2, whip=3, people=("2s", "3s"), ballots=(None,) * 3)
    state = replace(state, stage=Stage.WHIP)
    state, _ = press(state, "lose:people:2", seat=0)
    state, events = press(state, "lose:o0:1", seat=1)
    head = shown(state).headline
    assert "2 of 3 votes decide" in head
    assert "🗳️ 👥 **People** −2: 🔺 **Ada**" in head
    assert "🗳️ officer of 🔺 **Ada** (7s): 🔷 **Ben**" in head
    view, people, words = GAME.public_view(state), People(NAMES[:3]), CATALOG.words("en")
    assert SHOWN.answer(view, ("lose", "people"), people, words).label == "People · 2 · 🗳️ 1"
    assert SHOWN.answer(view, ("lose", "people", "2"), people, words).label == "People: 2 cards · 🗳️ 1"
    assert SHOWN.table(view, people, words).shortcuts == ("lose:people:2", "lose:o0:1")
    assert choices.shortcuts(view.moves[0][1], ("lose:people:2", "lose:o0:1")) == [("lose", "people", "2")]
    assert not told(events)
    _, events = press(state, "lose:a1:1", seat=2)
    assert "🗳️ No majority: the commander's vote counts." in told(events)


def test_only_the_giver_and_the_receiver_read_which_card() -> None:
    state = next(state for state, _ in match(3, RoyalRescueOptions(), "gift") if state.stage is Stage.GIVE)
    giver = state.actor
    move = GAME.legal(state, giver)[0]
    events = GAME.play(state, giver, move, Dice()).events
    public = told([event for event in events if event.seats is None])
    assert public == [line for line in public if "gives" in line]
    assert any("It was" in line for line in told([event for event in events if event.seats is not None]))


def test_a_lock_is_told_with_what_opened_it() -> None:
    """The rulebook's example: Carla opens the 0 at lock 3 with 5 and 4, her card being a club."""
    state = laid(
        3,
        Stage.OPEN,
        4,
        actor=2,
        trying=2,
        card="6c",
        locks=((), (), ("3c", "7h", "js"), ("2s", "2h", "2c", "2d")),
        stacks=(("9s",), (), ()),
    )
    assert "The suit fits: ±1." in shown(state).headline
    state, events = press(state, "roll", 5, 4, seat=2)
    assert told(events)[0] == (
        "🎲 ⭐ **Cleo** with 6♣\N{VARIATION SELECTOR-15} at the 0 (lock 3):"
        " 5 4 – open! (difference 1, ±1 suit)"
    )
    assert "tries the **7** at lock 3 ♣\N{VARIATION SELECTOR-15} with 6♣" in shown(state).headline


def test_in_the_cursed_dungeon_the_headline_asks_for_doubles() -> None:
    locks: tuple[tuple[str, ...], ...] = ((), (), ("3c", "7h", "js"), ("2s", "2h", "2c", "2d"))
    state = laid(3, Stage.OPEN, 4, actor=2, trying=2, card="6c", locks=locks, stacks=((), ("9s",), ()))
    cursed = replace(state, options=QUESTS)
    assert "any double" in shown(state).headline
    assert "only a double whose face" in shown(cursed).headline
    assert "a card of the people" in shown(replace(cursed, commons=("6c",))).headline


def test_alone_nothing_is_voted_on() -> None:
    state = laid(1, Stage.CONDITIONS, 1, units=(army(0, 7, 3),), turned=("ks", "qd"))
    head = shown(state).headline
    assert "Choose which card is the state of the troops" in head
    assert "🗳️" not in head
    assert "votes" not in head


# The largest screens


def largest() -> list[State]:
    """Return the moments that show most: four armies with everything, militias, polls, a long whip."""
    abilities = ("ks", "qs", None, "kc")
    handicaps = ("qh", None, "kd", None)
    units = tuple(
        army(
            seat,
            value,
            4,
            officer=f"j{suit}",
            ability=abilities[seat],
            handicap=handicaps[seat],
            weapons=("2s",) * 3,
        )
        for seat, (value, suit) in enumerate(zip((7, 8, 9, 10), "shcd", strict=True))
    )
    folk: dict[str, Any] = {
        "people": ("2s", "2h", "2c", "3s", "3h", "3c", "4s", "4h", "4c", "5d"),
        "troops_card": "qh",
        "conditions_card": "ks",
        "bonus": 6,
    }
    militias = (militia(0, 5), militia(1, 6), militia(2, 3))
    whip = siege(*units, *militias, sixes=10, seats=4, **folk)
    whip = replace(whip, stage=Stage.WHIP, whip=8, ballots=("lose:people:8", "lose:a0:3", "lose:o1:1", None))
    attacked, _ = press(
        fight(*units, *militias, places=("js", "jh"), seats=4, **folk), "attack:first", 1, 1, 2, 1
    )
    turned = laid(
        4, Stage.CONDITIONS, 1, units=(*units, *militias), turned=("ks", "qd"), people=folk["people"]
    )
    forging = laid(
        4,
        Stage.WEAPONS,
        1,
        units=tuple(replace(unit, weapons=()) for unit in units),
        queue=tuple(unit.id for unit in units),
        people=folk["people"],
    )
    locks = (("2s",), ("10h", "10c"), ("10d", "9s", "js"), ("2h", "2c", "2d", "jh"))
    tools = (("locksmith", "picklock"), ("locksmith",), (), ("picklock",))
    trying = laid(
        4,
        Stage.TRY,
        4,
        locks=locks,
        stacks=(("3s", "3h"),) * 4,
        tools=tools,
        ballots=("try:0", "try:1", "try:2", None),
    )
    dealt = next(iter(match(4, RoyalRescueOptions(), "large")))[0]
    return [whip, attacked, turned, forging, trying, dealt]


def tabled(state: State, language: str) -> Table:
    """Return a running table of persons with long names."""
    chairs = tuple(Chair(at, name, Presence.HERE) for at, name in enumerate(LONG[: state.seats]))
    return Table(
        id=1,
        guild=1,
        channel=1,
        game="royal_rescue",
        opener=0,
        language=language,
        status=Status.PLAYING,
        seed="00" * 32,
        options=state.options.model_dump(),
        chairs=chairs,
        state=dump_state(GAME, state),
    )


@pytest.mark.parametrize("language", ["en", "de"])
async def test_the_largest_screens_keep_within_discords_limits(language: str) -> None:
    workers = Workers("thread")
    renderer, words = Renderer(workers), CATALOG.words(language)
    for state in largest():
        table = tabled(state, language)
        desk = Desk(Books([]), {"royal_rescue": SHOWN}, CATALOG)  # type: ignore[arg-type]  # as much of a store as is read
        match = Match.of(table)
        screens = [await desk.public(table)]
        screens += [desk.hand(match, seat, words) for seat in range(state.seats)]
        if state.stage is Stage.WHIP:
            screens.append(desk.hand(match, 1, words, path=("lose", "people")))
        for screen in screens:
            await assert_fits(screen, renderer)
    await workers.close()


async def assert_fits(screen: Screen, renderer: Renderer) -> None:
    """A screen can be drawn with pictures and without, and no text is cut."""
    written = sum(len(block.body) for block in screen.blocks if isinstance(block, Text))
    for pictures in (True, False):
        drawn = await renderer.draw(screen, pictures=pictures)
        texts = [item.content for item in drawn.view.walk_children() if hasattr(item, "content")]
        assert written <= sum(map(len, texts)) < 3_900


# The rules


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_rules_tell_every_effect_and_which_tables_are_ours(language: str) -> None:
    words = CATALOG.words(language)
    whole = "\n".join(page.body for page in rules_pages(HERE, language))
    # The two tables of bonuses to servants are told by their ranks instead.
    for effect in set(Effect) - FROM_RULEBOOK:
        assert words(f"royal-rescue-effect-{effect.value.replace('_', '-')}") in whole
    ours = {"en": "our table", "de": "unsere Tabelle"}[language]
    assert whole.lower().count(ours.lower()) >= 5
    assert "0 of 500" in whole or "0 von 500" in whole


def test_the_vote_for_the_situation_explains_both_cards_in_both_roles() -> None:
    state = laid(3, Stage.CONDITIONS, 1, units=(army(0, 7, 3),), turned=("ks", "qd"))
    head = shown(state, "de").headline
    for word in ("Disziplin", "Erschöpft", "Nebel", "Lange Peitsche", "Verräter −1", "Rost", "Kein Lohn"):
        assert word in head
    state, events = vote_all(state, "troops:qd")
    assert any("Truppen: D♦ Verräter −1, Gut bezahlt" in line for line in told(events, "de"))
