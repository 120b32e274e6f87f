"""The largest screens: most players, longest names, both languages, whole games, and all fits uncut."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.tables.model import Status
from bot.ui.ids import parse
from bot.ui.render import Drawn
from bot.ui.screen import MAX_TEXT, Screen
from games.core import dump_state
from tests.discord.test_secrets import Play, begin
from tests.discord.world import World, shown_games

LONGEST = "W*_`~|>-W*_`~|>-W*_`~|>-"
"""As many signs as a name may have here, most of which need a backslash."""


def parts_of(drawn: Drawn) -> Iterator[dict[str, object]]:
    for item in drawn.view.walk_children():
        yield item.to_component_dict()


async def fits(world: World, screen: Screen) -> None:
    """A screen is within Discord's limits, in text and with pictures, without having been cut."""
    for pictures in (False, True):
        drawn = await world.app.renderer.draw(screen, pictures=pictures)
        texts = [str(part.get("content", "")) for part in parts_of(drawn)]
        assert sum(map(len, texts)) <= MAX_TEXT
        assert not [text for text in texts if text.endswith("…") and len(text) > 200]
        ids = [str(part["custom_id"]) for part in parts_of(drawn) if "custom_id" in part]
        assert len(set(ids)) == len(ids)
        assert all(parse(one) for one in ids)
        for part in parts_of(drawn):
            options = part.get("options") or ()
            assert isinstance(options, list | tuple)
            assert not [option for option in options if str(option["label"]).endswith("…")]
            assert not str(part.get("label") or "").endswith("…")


async def screens(world: World, play: Play, language: str) -> list[Screen]:
    """Return every screen of this moment, of a seat that is awaited and of one that is not."""
    match, words = play.match(play.state), world.app.catalog.words(language)
    public = await play.public(play.state)
    seats = {min(match.awaiting, default=0), len(match.table.chairs) - 1}
    return [
        public,
        play.desk.watching(match.table, public, words, follows=True),
        *(play.desk.letter(match, seat, words, where="A server with a long name · <#1>") for seat in seats),
    ]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", list(shown_games()))
async def test_every_screen_of_a_full_table_fits(world: World, game: str, language: str) -> None:
    dice = random.Random(3)
    one = shown_games()[game]
    play = begin(world.app, game, one.info.max_players, one.options_type().model_dump(mode="json"))
    chairs = tuple(replace(chair, name=LONGEST) for chair in play.table.chairs)
    play.table = replace(play.table, language=language, chairs=chairs)
    while not play.is_over and len(play.books.entries) < 400:
        if len(play.books.entries) % 5 == 0:
            for screen in await screens(world, play, language):
                await fits(world, screen)
        play.step(dice)
    over = replace(play.table, status=Status.FINISHED, state=dump_state(play.game, play.state))
    if play.is_over:
        await fits(world, await play.desk.public(over))
        await fits(world, await play.desk.record(over, world.app.catalog.words(language)))
