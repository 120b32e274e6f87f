"""Presses that no client of ours would send: a cheap interaction, and what it says."""

from __future__ import annotations

import random
import string
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import discord


@dataclass
class FakeInteraction:
    """As much of an interaction as the dispatcher and the cogs touch; Discord takes every answer."""

    user: Any
    data: dict[str, Any]
    type: discord.InteractionType = discord.InteractionType.component
    guild_id: int | None = 1
    channel: Any = None
    message: Any = None
    permissions: discord.Permissions = field(default_factory=discord.Permissions.none)
    app_permissions: discord.Permissions = field(default_factory=discord.Permissions.all)
    locale: discord.Locale = discord.Locale.british_english
    guild_locale: discord.Locale = discord.Locale.german
    said: list[str] = field(default_factory=list)
    """What it was answered with; more than once is a fault."""

    def __post_init__(self) -> None:
        self.response = _Response(self)
        self.followup = _Followup()

    @property
    def channel_id(self) -> int | None:
        """Return where it was pressed."""
        return None if self.channel is None else int(self.channel.id)

    @property
    def guild(self) -> object | None:
        """Return something where there is a server."""
        return self.guild_id

    async def edit_original_response(self, **_: Any) -> None:
        """Take the rest of an answer that was deferred."""

    async def delete_original_response(self) -> None:
        """Take a deferred answer back."""


class _Response:
    def __init__(self, interaction: FakeInteraction) -> None:
        self._interaction = interaction
        self.type: discord.InteractionResponseType | None = None

    def is_done(self) -> bool:
        return self.type is not None

    async def send_message(
        self, *, view: discord.ui.LayoutView, files: Sequence[discord.File] = (), **_: Any
    ) -> None:
        self._answer(discord.InteractionResponseType.channel_message, _text(view, files))

    async def edit_message(
        self, *, view: discord.ui.LayoutView, attachments: Sequence[discord.File] = (), **_: Any
    ) -> None:
        self._answer(discord.InteractionResponseType.message_update, _text(view, attachments))

    async def defer(self, **_: Any) -> None:
        self._answer(discord.InteractionResponseType.deferred_message_update, "")

    def _answer(self, kind: discord.InteractionResponseType, text: str) -> None:
        self.type = kind
        self._interaction.said.append(text)


class _Followup:
    async def send(self, **_: Any) -> None:
        """Take what comes after an answer."""


def _text(view: discord.ui.LayoutView, files: Sequence[discord.File]) -> str:
    texts = [item.content for item in view.walk_children() if isinstance(item, discord.ui.TextDisplay)]
    return "\n".join([*texts, *(file.fp.read().decode("utf-8", "replace") for file in files)])


@dataclass(frozen=True)
class Forgery:
    """What a forger sends."""

    custom_id: str
    values: tuple[str, ...] | None
    is_form: bool


@dataclass
class Forger:
    """Make up custom_ids: of noise, nearly right ones, and right ones bent in one place."""

    dice: random.Random
    tables: Sequence[int]
    phases: Sequence[str]
    verbs: Sequence[str]
    tokens: Sequence[str]

    def forgeries(self) -> Iterator[Forgery]:
        """Return forgeries for ever."""
        while True:
            kind = self.dice.random()
            custom_id = self._noise() if kind < 0.15 else self._bent() if kind < 0.4 else self._nearly()
            yield Forgery(custom_id[:100], self._values(), self.dice.random() < 0.15)

    def _noise(self) -> str:
        alphabet = self.dice.choice([string.printable, "st/0123456789:~", "äß€𝕊🂠\u202e\u0000²٣ "])
        return "".join(self.dice.choices(alphabet, k=self.dice.randint(0, 100)))

    def _nearly(self) -> str:
        number = self.dice.choice([*map(str, self.tables), *ODD_NUMBERS])
        phase = self.dice.choice([*self.phases, *ODD_PHASES])
        argument = self.dice.choice([*self.tokens, *ODD_ARGUMENTS])
        return f"st/{number}/{phase}/{self.dice.choice(self.verbs)}/{argument}"

    def _bent(self) -> str:
        """Take one character out, put one in, or put another in its place."""
        text = list(self._nearly())
        at = self.dice.randrange(len(text))
        text[at : at + self.dice.randint(0, 1)] = self.dice.choice(
            ["", "/", "0", "9", "~", ":", "x", "²", "/st/"]
        )
        return "".join(text)

    def _values(self) -> tuple[str, ...] | None:
        if self.dice.random() < 0.5:
            return None
        pool = [*self.tokens, *ODD_VALUES]
        return tuple(self.dice.choices(pool, k=self.dice.choice([0, 1, 1, 1, 2, 25])))


BENT = ("", "/", "0", "9", "~", ":", "x", "²", "/st/")
ODD_NUMBERS = (
    "0",
    "-1",
    "00",
    "01",
    "9" * 15,
    "9" * 16,
    "9" * 17,
    "9" * 60,
    "",
    "1.0",
    "1e3",
    "²",
    "٣",
    " 1",
)
ODD_PHASES = ("", "R1", "x" * 20, "x" * 21, "desk", "watch", "end", "lobby", "broken", "settings", "../lobby")
ODD_ARGUMENTS = (
    *("", ":", "::", "~", "~0", "~~", "0", "-1", "9", "99999999999999999999", "1.5", "a" * 70, "a" * 71),
    *(
        "../../etc/passwd",
        "' OR 1=1 --",
        "{}",
        "null",
        "True",
        "ruecks_raus",
        "solo_robbers",
        "chess",
        "ä",
        "\u202e",
    ),
    *("expert:maybe", "pace:1", "__class__", "seed:0"),
)
ODD_VALUES = (
    *(
        "",
        "0",
        "-1",
        "1",
        "60",
        "²",
        "٣",
        "9" * 100,
        "en",
        "de",
        "xx",
        "auto",
        "None",
        "NaN",
        "1e9",
        " ",
        "\u0000",
    ),
    *("true", "../..", "🂠", "' OR 1=1 --"),
)
