"""Refusals of the engines: a code with parameters, which somebody else puts into words."""

from __future__ import annotations


class GameError(Exception):
    """Carry a stable code and its parameters; the text is for logs only."""

    def __init__(self, code: str, /, **params: object) -> None:
        # Only the code goes to the base class: an exception is rebuilt from its args when it
        # crosses from one process to another, and the parameters follow with its attributes.
        super().__init__(code)
        self.code = code
        self.params = params

    def __str__(self) -> str:
        return f"{self.code} {self.params}" if self.params else self.code


class IllegalMove(GameError):
    """Say that a move is not on offer to that seat now; the state is untouched."""


class OptionsError(GameError):
    """Say that seats and options don't go together, before a match starts."""


class SaveError(GameError):
    """Say that a saved state can't be read: damaged, of another game, or from a newer version."""
