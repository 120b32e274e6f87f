"""Saves: a state as JSON text with its game and version inside, read back through migrations."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from pydantic import TypeAdapter

from games.core.errors import SaveError
from games.core.game import Game

_FAULTS = (ValueError, TypeError, LookupError, AttributeError, RecursionError)
"""What JSON, a migration or pydantic may raise on text that nobody has written with `dump_state`."""


@cache
def _adapter(game: Game[Any, Any, Any]) -> TypeAdapter[Any]:
    return TypeAdapter(game.state_type)


def _text(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), sort_keys=True)


def _body(game: Game[Any, Any, Any], state: Any) -> Any:
    return _adapter(game).dump_python(state, mode="json", warnings="error")


def dump_state(game: Game[Any, Any, Any], state: Any) -> str:
    """Return `state` as JSON text; the same state always gives the same text."""
    return _text({"game": game.info.id, "version": game.info.version, "state": _body(game, state)})


def load_state(game: Game[Any, Any, Any], text: str) -> Any:
    """Read a save of this version or an earlier one; raise SaveError where that can't be done."""
    try:
        document = json.loads(text)
    except _FAULTS as fault:
        raise SaveError("save-damaged", game=game.info.id, reason=str(fault)) from fault
    if not isinstance(document, dict) or document.get("game") != game.info.id:
        raise SaveError("save-of-another-game", game=game.info.id)
    version = document.get("version")
    if type(version) is not int:
        raise SaveError("save-damaged", game=game.info.id, reason=f"version {version!r}")
    if version > game.info.version:
        raise SaveError("save-from-newer-version", game=game.info.id, version=version)
    try:
        return _restored(game, version, document.get("state"))
    except _FAULTS as fault:
        raise SaveError("save-damaged", game=game.info.id, reason=str(fault)) from fault


def _restored(game: Game[Any, Any, Any], version: int, body: Any) -> Any:
    for old in range(version, game.info.version):
        body = game.migrations[old](body)
    written = _text(body)
    state = _adapter(game).validate_python(body)
    # Pydantic reads "3" as 3 and ignores what it doesn't know; a save must say exactly what is loaded.
    if _text(_body(game, state)) != written:
        raise ValueError("the save says something else than the state read from it")
    return state
