"""Commands in the language of the reader's Discord."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands
from discord.app_commands import locale_str

from bot.i18n import Catalog
from bot.i18n.translator import CommandTranslator

EN = """
command-play = play
command-play-about = Open a table
command-play-game = game
command-play-game-about = Which game
choice-any = Any game
menu-look = Look at the table
"""
DE = """
command-play = spielen
command-play-about = Eröffne einen Tisch
command-play-game = spiel
command-play-game-about = Welches Spiel
choice-any = Irgendein Spiel
menu-look = Tisch ansehen
"""


@pytest.fixture
def tree(tmp_path: Path) -> app_commands.CommandTree[discord.Client]:
    for language, text in (("en", EN), ("de", DE)):
        (tmp_path / f"{language}.ftl").write_text(text, encoding="utf-8")
    tree = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))

    @tree.command(
        name=locale_str("play", id="command-play"),
        description=locale_str("Open a table", id="command-play-about"),
    )
    @app_commands.rename(game=locale_str("game", id="command-play-game"))
    @app_commands.describe(game=locale_str("Which game", id="command-play-game-about"))
    @app_commands.choices(game=[app_commands.Choice(name=locale_str("Any", id="choice-any"), value="any")])
    async def play(interaction: discord.Interaction[Any], game: str) -> None: ...

    @tree.context_menu(name=locale_str("Look at the table", id="menu-look"))
    async def look(interaction: discord.Interaction[Any], member: discord.Member) -> None: ...

    return tree


async def payload(
    tree: app_commands.CommandTree[discord.Client], translator: CommandTranslator, at: int = 0
) -> Any:
    return await tree.get_commands()[at].get_translated_payload(tree, translator)


async def test_all_parts_of_a_command_are_translated(
    tree: app_commands.CommandTree[discord.Client], tmp_path: Path
) -> None:
    sent = await payload(tree, CommandTranslator(Catalog.load([(tmp_path, tmp_path)])))
    option = sent["options"][0]
    assert sent["name_localizations"]["de"] == "spielen"
    assert sent["description_localizations"]["de"] == "Eröffne einen Tisch"
    assert option["name_localizations"]["de"] == "spiel"
    assert option["description_localizations"]["de"] == "Welches Spiel"
    assert option["choices"][0]["name_localizations"]["de"] == "Irgendein Spiel"
    assert "fr" not in sent["name_localizations"]


async def test_context_menus_may_have_spaces_and_capitals(
    tree: app_commands.CommandTree[discord.Client], tmp_path: Path
) -> None:
    sent = await payload(tree, CommandTranslator(Catalog.load([(tmp_path, tmp_path)])), at=1)
    assert sent["name_localizations"]["de"] == "Tisch ansehen"


async def test_a_name_discord_would_refuse_is_left_as_in_the_code(
    tree: app_commands.CommandTree[discord.Client], tmp_path: Path
) -> None:
    (tmp_path / "de.ftl").write_text(DE.replace("spielen", "Jetzt spielen"), encoding="utf-8")
    sent = await payload(tree, CommandTranslator(Catalog.load([(tmp_path, tmp_path)])))
    assert "de" not in sent["name_localizations"]


async def test_strings_without_a_known_id_are_left_alone(
    tree: app_commands.CommandTree[discord.Client], tmp_path: Path
) -> None:
    translator = CommandTranslator(Catalog.load([(tmp_path, tmp_path)]))
    context: Any = app_commands.TranslationContext(app_commands.TranslationContextLocation.other, None)
    for string in (locale_str("x"), locale_str("x", id="unknown"), locale_str("x", id=3)):
        assert await translator.translate(string, discord.Locale.german, context) is None
