"""Errors of Discord: each means one thing for us, and unknown ones go by their status."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
import pytest

from bot.i18n.catalog import Catalog
from bot.tables.errors import Refused
from bot.ui.errors import REQUEST_FAULTS, Meaning, meaning_of, refusal

KINDS: dict[int, type[discord.HTTPException]] = {
    403: discord.Forbidden,
    404: discord.NotFound,
    500: discord.DiscordServerError,
}


def fault(status: int, code: int = 0) -> discord.HTTPException:
    response = cast(Any, SimpleNamespace(status=status, reason="x"))
    return KINDS.get(status, discord.HTTPException)(response, {"code": code, "message": "x"})


@pytest.mark.parametrize(
    ("error", "meaning"),
    [
        (fault(404, 10003), Meaning.GONE),
        (fault(404, 10008), Meaning.GONE),
        (fault(404, 10062), Meaning.ANSWERED),
        (fault(404, 10015), Meaning.TOO_OLD),
        (fault(404), Meaning.GONE),
        (fault(403, 50007), Meaning.DM_CLOSED),
        (fault(403, 50013), Meaning.FORBIDDEN),
        (fault(403, 50001), Meaning.FORBIDDEN),
        (fault(403), Meaning.FORBIDDEN),
        (fault(400, 30046), Meaning.TOO_OLD),
        (fault(400, 40060), Meaning.ANSWERED),
        (fault(400, 50083), Meaning.LOCKED),
        (fault(401, 50027), Meaning.TOO_OLD),
        (fault(400, 50035), Meaning.FAULT),
        (fault(429), Meaning.PASSING),
        (fault(500), Meaning.PASSING),
        (fault(503), Meaning.PASSING),
        (discord.RateLimited(3.0), Meaning.PASSING),
        (aiohttp.ClientConnectionError(), Meaning.PASSING),
        (TimeoutError(), Meaning.PASSING),
        (ConnectionResetError(), Meaning.PASSING),
        (discord.ClientException("x"), Meaning.FAULT),
    ],
    ids=str,
)
def test_every_error_means_one_thing(error: BaseException, meaning: Meaning) -> None:
    assert meaning_of(error) is meaning
    assert isinstance(error, REQUEST_FAULTS)


def test_a_refusal_is_a_sentence_in_the_readers_language() -> None:
    refused = Refused("options-seats", seats=2, min=3, max=5)
    catalog = Catalog.load()
    assert refusal(refused, catalog.words("en")) == "This game takes 3 to 5 players, you are 2."
    assert refusal(refused, catalog.words("de")) != refusal(refused, catalog.words("en"))
