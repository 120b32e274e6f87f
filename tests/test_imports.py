"""Imports run one way: what import-linter cannot say without naming the games is held here."""

import sys
from functools import cache

import grimp
import pytest

HANDED_IN = {"asyncio", "datetime", "random", "secrets", "time"}
FOR_GAMES = (sys.stdlib_module_names - HANDED_IN) | {"pydantic", "pydantic_core"}


@cache
def graph() -> grimp.ImportGraph:
    return grimp.build_graph("bot", "cogs", "games", include_external_packages=True)


def imports(*packages: str) -> list[tuple[str, str]]:
    """Return all imports made inside these packages, as pairs (importer, imported)."""
    found = graph()
    inside = {module for package in packages for module in {package, *found.find_descendants(package)}}
    return sorted(
        (module, name) for module in inside for name in found.find_modules_directly_imported_by(module)
    )


def game_of(module: str) -> str | None:
    """Return the game's package that the module lies in, or None for games.core and what is no game."""
    parts = module.split(".")
    return parts[1] if parts[0] == "games" and len(parts) > 1 and parts[1] != "core" else None


def test_games_import_the_standard_library_and_pydantic_only() -> None:
    allowed = FOR_GAMES | {"games"}

    assert [pair for pair in imports("games") if pair[1].split(".")[0] not in allowed] == []


def test_no_game_imports_another_and_the_core_imports_none() -> None:
    strangers = [
        (importer, imported)
        for importer, imported in imports("games")
        if game_of(imported) not in {None, game_of(importer)}
    ]

    assert strangers == []


def test_the_bot_imports_no_game_by_name() -> None:
    assert [pair for pair in imports("bot") if game_of(pair[1])] == []


@pytest.mark.parametrize("game", sorted(graph().find_children("cogs")))
def test_a_cog_imports_no_game_but_its_own(game: str) -> None:
    own = game.rpartition(".")[2]

    assert [pair for pair in imports(game) if game_of(pair[1]) not in {None, own}] == []
