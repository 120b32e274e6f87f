"""Refusals of the tables: a code with parameters; `bot.ui.errors` puts them into words."""

from __future__ import annotations


class Refused(Exception):
    """Say why a wish can't be granted; the code is the id of a message, `refused-<code>`."""

    def __init__(self, code: str, **params: object) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params


class Stale(Refused):
    """Refuse a control of an earlier moment of the match; the reader is shown the present one."""


class BusyChannel(Refused):
    """Refuse a second live table in a channel; `table` is the one that is there."""

    def __init__(self, table: int) -> None:
        super().__init__("channel-busy")
        self.table = table
