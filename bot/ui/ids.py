"""The custom_id of a control: it says table, phase, verb and argument, so that no process remembers it."""

from __future__ import annotations

import re
from dataclasses import dataclass

MAX_LENGTH = 100
"""Discord's limit for a custom_id."""

_FORM = re.compile(r"st/(0|[1-9][0-9]{0,15})/([a-z0-9.-]{1,20})/([a-z]{1,8})/([a-zA-Z0-9_.+:~-]{0,70})")


@dataclass(frozen=True, slots=True)
class ControlId:
    """What a control is about. `table` 0 stands for none; `argument` depends on the verb."""

    table: int
    phase: str
    verb: str
    argument: str = ""

    def __str__(self) -> str:
        text = f"st/{self.table}/{self.phase}/{self.verb}/{self.argument}"
        if len(text) > MAX_LENGTH or _FORM.fullmatch(text) is None:
            raise ValueError(f"not a valid custom_id: {text!r}")
        return text


def parse(custom_id: str) -> ControlId | None:
    """Read a custom_id that came in; None for anything that we never sent."""
    found = _FORM.fullmatch(custom_id) if len(custom_id) <= MAX_LENGTH else None
    if found is None:
        return None
    table, phase, verb, argument = found.groups()
    return ControlId(int(table), phase, verb, argument)
