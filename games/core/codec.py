"""Saves: a state as JSON text with its game and version inside, read back through migrations."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from pydantic import TypeAdapter, ValidationError

from games.core.errors import SaveError
from games.core.game import Game


@cache
def _adapter(game: Game[Any, Any, Any]) -> TypeAdapter[Any]:
    return TypeAdapter(game.state_type)


def dump_state(game: Game[Any, Any, Any], state: Any) -> str:
    """Return `state` as JSON text; the same state always gives the same text."""
    body = _adapter(game).dump_python(state, mode="json")
    document = {"game": game.info.id, "version": game.info.version, "state": body}
    return json.dumps(document, ensure_ascii=False, separators=(",", ":"), sort_keys=True)


def load_state(game: Game[Any, Any, Any], text: str) -> Any:
    """Read a save of this version or an earlier one; raise SaveError where that can't be done."""
    try:
        document = json.loads(text)
    except ValueError as fault:
        raise SaveError("save-damaged", game=game.info.id, reason=str(fault)) from fault
    if not isinstance(document, dict) or document.get("game") != game.info.id:
        raise SaveError("save-of-another-game", game=game.info.id)
    version, body = document.get("version"), document.get("state")
    if not isinstance(version, int) or version > game.info.version:
        raise SaveError("save-from-newer-version", game=game.info.id, version=version)
    try:
        while version < game.info.version:
            body = game.migrations[version](body)
            version += 1
        return _adapter(game).validate_python(body, strict=False)
    except (ValidationError, KeyError, TypeError, ValueError, RecursionError) as fault:
        raise SaveError("save-damaged", game=game.info.id, reason=str(fault)) from fault
