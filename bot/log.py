"""The log: one line a record on standard error, with everything secret blacked out."""

import logging
import re
import sys
import time
from collections.abc import Iterable
from typing import TextIO

from pydantic import SecretStr

OURS = ("bot", "cogs", "games")

# At DEBUG these write whole payloads and SQL parameters: messages, hands, seeds.
QUIET_LEVEL = logging.INFO

BLACK = "[redacted]"
# A bot's token anywhere, and the token of an interaction or webhook where it stands in an address.
TOKENS = re.compile(
    r"[\w-]{18,}\.[\w-]{5,}\.[\w-]{25,}|(?<=/webhooks/)(\d+)/[^\s/?\"']+|(?<=/interactions/)(\d+)/[^\s/?\"']+",
    re.ASCII,
)


class RedactingFormatter(logging.Formatter):
    """Write a record as one line, its traceback indented below, without the secrets it may hold.

    Blacking out happens on the finished text, since a secret may come with the message, with its
    arguments or with an exception.
    """

    converter = staticmethod(time.gmtime)

    def __init__(self, secrets: Iterable[SecretStr] = ()) -> None:
        """Take the secrets to look for besides everything that has the shape of a token."""
        super().__init__("%(asctime)s %(levelname)-7s %(name)s: %(message)s", "%Y-%m-%dT%H:%M:%SZ")
        self._secrets = [text for secret in secrets if (text := secret.get_secret_value())]

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802  logging's name
        """Return the line of the record; line breaks in it are shown, not made, so nobody can forge one."""
        return _escaped(super().formatMessage(record))

    def formatException(self, ei) -> str:  # type: ignore[no-untyped-def]  # noqa: N802  logging's name; its type is typeshed's own
        """Return the traceback, indented so that a record still begins at the margin only."""
        return _indented(super().formatException(ei))

    def formatStack(self, stack_info: str) -> str:  # noqa: N802  logging's name
        """Return the stack, indented as a traceback is."""
        return _indented(super().formatStack(stack_info))

    def format(self, record: logging.LogRecord) -> str:
        """Return the finished text of the record, blacked out."""
        record.exc_text = None  # another handler's traceback, kept there by logging, is not indented
        text = super().format(record)
        record.exc_text = None
        for secret in self._secrets:
            text = text.replace(secret, BLACK)
        return TOKENS.sub(_black, text)


def set_up_logging(
    level: str = "INFO", secrets: Iterable[SecretStr] = (), stream: TextIO | None = None
) -> None:
    """Send the log of the whole process to `stream`, standard error if none is given.

    `level` holds for our own packages; libraries stay at INFO or above. Calling it again replaces what
    an earlier call set up. Warnings of Python go to the log too.
    """
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(RedactingFormatter(secrets))
    root = logging.getLogger()
    for old in [one for one in root.handlers if isinstance(one.formatter, RedactingFormatter)]:
        root.removeHandler(old)
    root.addHandler(handler)
    number = logging.getLevelNamesMapping()[level]
    root.setLevel(max(number, QUIET_LEVEL))
    for name in OURS:
        logging.getLogger(name).setLevel(number)
    logging.captureWarnings(capture=True)


def _black(match: re.Match[str]) -> str:
    number = match[1] or match[2]
    return f"{number}/{BLACK}" if number else BLACK


def _escaped(text: str) -> str:
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode("ascii") for c in text)


def _indented(text: str) -> str:
    return "\n".join(f"    {_escaped(line)}" for line in text.splitlines())
