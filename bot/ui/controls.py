"""The one dispatcher of presses: custom_id in, handler of a cog called, one answer out, whatever happens."""

from __future__ import annotations

import inspect
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import discord

from bot.i18n.catalog import Catalog, Words, language_of
from bot.tables.errors import Refused
from bot.ui.errors import DISCORDS_FAULTS, Meaning, meaning_of, refusal
from bot.ui.ids import ControlId, parse
from bot.ui.render import Renderer
from bot.ui.replies import Reply
from bot.ui.screen import Screen

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Press:
    """One press of a control by one person, with the way to answer it."""

    interaction: discord.Interaction
    control: ControlId
    values: tuple[str, ...]
    words: Words
    reply: Reply

    @property
    def user(self) -> int:
        """Return who pressed."""
        return self.interaction.user.id

    @property
    def name(self) -> str:
        """Return the presser's name as their server knows it."""
        return self.interaction.user.display_name

    @property
    def is_moderator(self) -> bool:
        """Tell whether the presser may manage messages in this channel."""
        return self.interaction.permissions.manage_messages

    async def show(self, screen: Screen) -> None:
        """Show a screen to the presser alone."""
        await self.reply.show(screen)

    async def whisper(self, text: str) -> None:
        """Say a sentence to the presser alone."""
        await self.reply.whisper(text)


Handler = Callable[[Press], Awaitable[None]]
F = TypeVar("F", bound=Callable[..., Awaitable[None]])


def on_press(verb: str) -> Callable[[F], F]:
    """Mark a cog's method as what happens when a control with this verb is pressed."""

    def mark(method: F) -> F:
        method.__verb__ = verb  # type: ignore[attr-defined]  # read by Controls.add alone
        return method

    return mark


class Controls:
    """Know the handlers of all verbs, and answer every press of a button, a menu or a form.

    discord.py's own view store is left out on purpose: it forgets forms at a restart, keeps every
    view in memory, and says nothing to controls that it doesn't know.
    """

    def __init__(self, catalog: Catalog, renderer: Renderer) -> None:
        self._catalog = catalog
        self._renderer = renderer
        self._handlers: dict[str, Handler] = {}

    def add(self, cog: object) -> None:
        """Learn the handlers of a cog; raise ValueError where a verb has one already."""
        for _, method in inspect.getmembers(cog, inspect.ismethod):
            verb = getattr(method, "__verb__", None)
            if verb is None:
                continue
            if verb in self._handlers:
                raise ValueError(f"two handlers for the verb {verb}")
            self._handlers[verb] = method

    async def dispatch(self, interaction: discord.Interaction) -> None:
        """Answer a press; anything that isn't one is left alone."""
        if interaction.type not in (
            discord.InteractionType.component,
            discord.InteractionType.modal_submit,
        ):
            return
        data: dict[str, Any] = dict(interaction.data or {})
        control = parse(str(data.get("custom_id", "")))
        words = self._catalog.words(language_of(interaction.locale))
        async with Reply(interaction, self._renderer) as reply:

            async def work() -> None:
                handler = self._handlers.get(control.verb) if control else None
                if control is None or handler is None:
                    raise Refused("unknown-control")
                await handler(Press(interaction, control, _values(data), words, reply))

            await answered(work(), reply, words)


async def answered(work: Awaitable[None], reply: Reply, words: Words) -> None:
    """Await `work`; say in words why it is refused, by us or by Discord.

    Any other fault is told with a reference that is also logged.
    """
    try:
        await work
    except Refused as refused:
        await reply.whisper(refusal(refused, words))
    except Exception as error:
        meaning = meaning_of(error)
        if isinstance(error, DISCORDS_FAULTS) and meaning is not Meaning.FAULT:
            log.warning("Discord did not take what a press asked for (%s): %s", meaning, error)
            await reply.whisper(words("fault-of-discord"))
            return
        reference = secrets.token_hex(3)
        log.exception("fault %s", reference)
        await reply.whisper(words("fault", reference=reference))


def _values(data: dict[str, Any]) -> tuple[str, ...]:
    values: Sequence[Any] = data.get("values") or ()
    return tuple(str(value) for value in values)
