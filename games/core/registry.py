"""Finds the games by walking the packages beside this one: a new folder is a new game."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Any

import games
from games.core.game import Game


@cache
def all_games() -> Mapping[str, Game[Any, Any, Any]]:
    """Return every game by its id, in alphabetical order."""
    found: dict[str, Game[Any, Any, Any]] = {}
    for module in sorted(pkgutil.iter_modules(games.__path__), key=lambda module: module.name):
        game = getattr(importlib.import_module(f"games.{module.name}"), "GAME", None)
        if game is not None:
            found[game.info.id] = game
    return MappingProxyType(found)
