"""The record of what the bot sent in all tests, and its check against Discord's own document."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from simcord.types import HttpLogEntry

CHECKER = Path(__file__).parents[2] / "shared" / "tools" / "check_discord_payloads"
"""Checks requests against Discord's OpenAPI document; it lies beside the project, where it is at all."""

_NAMES = re.compile(r"[0-9]{5,}|(?<=/)[\w-]*token[\w-]*|simcord_interaction_[0-9]+")
"""Ids and tokens in a path."""


def forms_of(value: object, place: str) -> Iterator[str]:
    """Return the form of every object in a body: where it stands, its keys, its numbers, its empty texts."""
    match value:
        case dict():
            kind = {key: _shape(inner) for key, inner in value.items()}
            yield f"{place} {sorted(kind.items())}"
            for key, inner in value.items():
                yield from forms_of(inner, f"{value.get('type', '')}.{key}")
        case list():
            for inner in value:
                yield from forms_of(inner, place)
        case _:
            return


def _shape(value: object) -> str:
    match value:
        case str() | list() | dict():
            return type(value).__name__ if value else f"empty {type(value).__name__}"
        case _:
            return repr(value)


def as_documented(body: object) -> object:
    """Return a body with the snowflakes that discord.py 2.7.1 sends as numbers as the documented strings.

    Discord takes both; the checker does the same for the ids of attachments.
    """
    match body:
        case {"recipient_id": int(user)}:
            return {"recipient_id": str(user)}
        case {"allowed_mentions": {"users": [*users], **rest}, **others}:
            return {**others, "allowed_mentions": {**rest, "users": [str(user) for user in users]}}
        case _:
            return body


class Record:
    """A file of requests: each has at least one object in it whose form is new.

    The checker takes 30 ms a request, and one of thousands of edits of a table is as good as another.
    Lengths and counts are what simcord checks itself, at every request.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._forms: set[str] = set()
        path.touch()

    def add(self, requests: Iterable[HttpLogEntry]) -> None:
        """Add those requests that are not like earlier ones."""
        with self.path.open("a", encoding="utf-8") as file:
            for sent in requests:
                route = f"{sent.method} {_NAMES.sub('', sent.path)}"
                forms = {route, *(f"{route} {form}" for form in forms_of(sent.json, ""))}
                if not forms <= self._forms:
                    self._forms |= forms
                    line = {"method": sent.method, "path": sent.path, "json": as_documented(sent.json)}
                    file.write(json.dumps(line) + "\n")


def check_requests(file: Path) -> str:
    """Return what breaks Discord's document in a file of recorded requests; nothing where all is well."""
    done = subprocess.run([sys.executable, CHECKER, file], capture_output=True, text=True, check=False)
    return "" if done.returncode == 0 else done.stdout + done.stderr
