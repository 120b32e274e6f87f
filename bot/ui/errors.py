"""Faults at the edge: what Discord's errors mean for us, and how refusals are said."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from enum import StrEnum, auto

import aiohttp
import discord

from bot.i18n.catalog import Words
from bot.tables.errors import Refused


class Meaning(StrEnum):
    """What an error of Discord's means for what we wanted to show."""

    GONE = auto()
    """The message, channel or server is not there any more."""
    FORBIDDEN = auto()
    """We lack a right there."""
    DM_CLOSED = auto()
    """This person takes no direct messages from us."""
    TOO_OLD = auto()
    """The message or the token can't be used any more; a new message can."""
    LOCKED = auto()
    """The thread is archived or locked."""
    ANSWERED = auto()
    """Somebody answered this interaction before, or nobody did in time."""
    PASSING = auto()
    """Discord has a bad moment; try again later."""
    FAULT = auto()
    """Discord refused what we sent: a fault of ours."""


_CODES: Mapping[int, Meaning] = {
    10003: Meaning.GONE,  # unknown channel
    10004: Meaning.GONE,  # unknown server
    10007: Meaning.GONE,  # unknown member: left the server
    10008: Meaning.GONE,  # unknown message
    10013: Meaning.DM_CLOSED,  # unknown user: a deleted account
    10015: Meaning.TOO_OLD,  # unknown webhook: the interaction's token has run out
    10062: Meaning.ANSWERED,  # unknown interaction: more than three seconds
    20016: Meaning.PASSING,  # slow mode of the channel
    20028: Meaning.PASSING,  # this channel is written to too often
    20029: Meaning.PASSING,  # this server is written to too often
    30046: Meaning.TOO_OLD,  # too many edits of a message over an hour old
    40003: Meaning.PASSING,  # direct messages are opened too fast
    40060: Meaning.ANSWERED,  # interaction already acknowledged
    50001: Meaning.FORBIDDEN,  # missing access
    50007: Meaning.DM_CLOSED,  # cannot send messages to this user
    50008: Meaning.FORBIDDEN,  # cannot send messages in a channel of this kind
    50009: Meaning.FORBIDDEN,  # the server's verification level is too high for us
    50013: Meaning.FORBIDDEN,  # missing permissions
    50024: Meaning.FORBIDDEN,  # cannot do this in a channel of this kind
    50027: Meaning.TOO_OLD,  # the interaction's token has run out
    50083: Meaning.LOCKED,  # the thread is archived
    50278: Meaning.DM_CLOSED,  # no server in common with this user any more
    130000: Meaning.PASSING,  # Discord is overloaded
    160005: Meaning.LOCKED,  # the thread is locked
    200000: Meaning.FORBIDDEN,  # the server's automatic moderation blocks the text
    240000: Meaning.FORBIDDEN,  # a filter blocks a link
    340013: Meaning.PASSING,  # too many direct messages to people who are strangers to us
}
"""Every code of Discord's that we expect (https://discord.com/developers/docs/topics/opcodes-and-status-codes);
what is not here is judged by its HTTP status."""

GONE_PLACES = frozenset({10003, 10004})
"""The codes that say that a channel or a server is gone for good."""


class RightsMissing(discord.DiscordException):
    """Say, before anything is sent, which of Discord's rights we lack in a channel."""

    def __init__(self, rights: tuple[str, ...]) -> None:
        super().__init__(f"rights missing: {', '.join(rights)}")
        self.rights = rights


def meaning_of(error: BaseException) -> Meaning:
    """Return what an exception from a request to Discord means."""
    match error:
        case discord.HTTPException(code=code) if code in _CODES:
            return _CODES[code]
        case RightsMissing():
            return Meaning.FORBIDDEN
        case discord.NotFound():
            return Meaning.GONE
        case discord.Forbidden():
            return Meaning.FORBIDDEN
        case discord.DiscordServerError() | discord.RateLimited():
            return Meaning.PASSING
        case discord.HTTPException(status=status) if status == 429 or status >= 500:
            return Meaning.PASSING
        case aiohttp.ClientError() | asyncio.TimeoutError() | OSError():
            return Meaning.PASSING
        case _:
            return Meaning.FAULT


REQUEST_FAULTS = (discord.DiscordException, aiohttp.ClientError, asyncio.TimeoutError, OSError)
"""All that a request to Discord is known to raise."""

DISCORDS_FAULTS = (discord.HTTPException, aiohttp.ClientError, asyncio.TimeoutError, ConnectionError)
"""Those among them that nothing but a request to Discord raises."""


def refusal(refused: Refused, words: Words) -> str:
    """Say in words why a wish can't be granted."""
    values = {name: value for name, value in refused.params.items() if isinstance(value, str | int | float)}
    return words(f"refused-{refused.code}", **values)
