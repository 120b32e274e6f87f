"""The log holds one line a record and no secret."""

import io
import logging
import re
import warnings
from collections.abc import Iterator

import pytest
from pydantic import SecretStr

from bot.log import set_up_logging

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GaBcDe.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    root = logging.getLogger()
    names = (None, "bot", "cogs", "games")
    before = {name: logging.getLogger(name).level for name in names}
    handlers = list(root.handlers)
    stream = io.StringIO()
    set_up_logging("DEBUG", [SecretStr("hunter2")], stream)
    yield stream
    logging.captureWarnings(capture=False)
    root.handlers[:] = handlers
    for name, level in before.items():
        logging.getLogger(name).setLevel(level)


def test_a_record_is_one_line_with_time_level_and_name(log: io.StringIO) -> None:
    logging.getLogger("bot.app").info("Ready as %s", "Stammtisch")

    assert re.fullmatch(
        r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ INFO    bot\.app: Ready as Stammtisch\n", log.getvalue()
    )


def test_a_name_with_line_breaks_cannot_forge_a_record(log: io.StringIO) -> None:
    logging.getLogger("bot").info("Joined: %s", "eve\n2026-01-01T00:00:00Z INFO bot: forged\x1b[2J")

    assert log.getvalue().count("\n") == 1
    assert "\x1b" not in log.getvalue()


@pytest.mark.parametrize("text", [TOKEN, f"Authorization: Bot {TOKEN}", "hunter2", "a hunter2 b"])
def test_tokens_and_known_secrets_are_blacked_out(text: str, log: io.StringIO) -> None:
    logging.getLogger("discord.http").warning("Sent %s", {"headers": text})

    assert "[redacted]" in log.getvalue()
    assert "hunter2" not in log.getvalue()
    assert TOKEN not in log.getvalue()


@pytest.mark.parametrize(
    "path", ["webhooks/123/aW50ZXJhY3Rpb24/messages/@original", "interactions/123/aW50ZXJhY3Rpb24/callback"]
)
def test_the_token_of_an_interaction_is_blacked_out_in_an_address(path: str, log: io.StringIO) -> None:
    logging.getLogger("discord.http").warning("POST /api/v10/%s failed", path)

    assert "/123/[redacted]/" in log.getvalue()
    assert "aW50ZXJhY3Rpb24" not in log.getvalue()


def test_a_traceback_is_indented_and_blacked_out(log: io.StringIO) -> None:
    try:
        int(f"bad\nvalue {TOKEN} hunter2\x1b[2J")
    except ValueError:
        logging.getLogger("bot").exception("Fault")

    first, *rest = log.getvalue().splitlines()
    assert first.endswith("bot: Fault")
    assert rest
    assert all(line.startswith("    ") for line in rest)
    assert TOKEN not in log.getvalue()
    assert "hunter2" not in log.getvalue()


def test_libraries_are_kept_from_writing_payloads(log: io.StringIO) -> None:
    """aiosqlite writes every parameter at DEBUG, and those hold hands and seeds."""
    logging.getLogger("aiosqlite").debug("INSERT seed")
    logging.getLogger("discord.gateway").debug("a payload")
    logging.getLogger("cogs.tables").debug("ours")

    assert [line.rpartition(": ")[2] for line in log.getvalue().splitlines()] == ["ours"]


def test_setting_up_again_replaces_the_first(log: io.StringIO) -> None:
    second = io.StringIO()
    set_up_logging("WARNING", stream=second)
    logging.getLogger("bot").warning("once")
    logging.getLogger("bot").info("not at all")

    assert log.getvalue() == ""
    assert second.getvalue().count("\n") == 1


def test_warnings_of_python_go_to_the_log(log: io.StringIO) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("always")
        logging.captureWarnings(capture=False)
        logging.captureWarnings(capture=True)
        warnings.warn("old way", DeprecationWarning, stacklevel=1)

    assert "py.warnings: " in log.getvalue()
    assert "old way" in log.getvalue()
