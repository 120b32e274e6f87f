"""Answers one interaction exactly once, in time: at two seconds at the latest it is deferred."""

from __future__ import annotations

import asyncio
import logging
from types import TracebackType
from typing import Self

import discord

from bot.ui.errors import REQUEST_FAULTS, meaning_of
from bot.ui.render import Renderer
from bot.ui.screen import Screen, Text

log = logging.getLogger(__name__)

DEFER_AFTER = 2.0
"""Seconds; Discord gives up on an interaction after three."""


class Reply:
    """The one way an interaction is answered, used as a block: what it leaves unanswered is acknowledged,
    unless it fails; then whoever handles the fault answers.

    Where the press came from a private panel (an ephemeral message or a direct message), the panel is
    changed in place; elsewhere a new ephemeral message is shown to the presser alone. An answer that
    Discord doesn't take is logged and forgotten: what was done is on disk, and shown by the table.
    """

    def __init__(self, interaction: discord.Interaction, renderer: Renderer) -> None:
        self._interaction = interaction
        self._renderer = renderer
        self._lock = asyncio.Lock()
        self._answered = False
        self._deferral: asyncio.Task[None] | None = None

    @property
    def in_panel(self) -> bool:
        """Tell whether the press came from a private panel."""
        message = self._interaction.message
        return message is not None and (message.flags.ephemeral or self._interaction.guild_id is None)

    async def __aenter__(self) -> Self:
        self._deferral = asyncio.create_task(self._defer_later())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        if not self._answered and fault is None:
            await self.acknowledge()
        if self._deferral is not None:
            self._deferral.cancel()

    async def show(self, screen: Screen) -> None:
        """Show a screen to the presser alone."""
        # Nobody can deny us pictures in a direct message.
        pictures = self._interaction.guild_id is None or self._interaction.app_permissions.attach_files
        drawn = await self._renderer.draw(screen, pictures=pictures)
        async with self._lock:
            self._answered = True
            response = self._interaction.response
            try:
                if response.is_done():
                    await self._interaction.edit_original_response(**drawn.to_edit())
                elif self.in_panel:
                    await response.edit_message(**drawn.to_edit())
                else:
                    await response.send_message(**drawn.to_send(), ephemeral=True)
            except REQUEST_FAULTS as error:
                self._shrug(error)

    async def whisper(self, text: str) -> None:
        """Show a sentence to the presser alone, beside what is there."""
        drawn = await self._renderer.draw(Screen((Text(text),)))
        async with self._lock:
            self._answered = True
            response = self._interaction.response
            try:
                if not response.is_done():
                    await response.send_message(**drawn.to_send(), ephemeral=True)
                elif (
                    self.in_panel or response.type is discord.InteractionResponseType.deferred_message_update
                ):
                    await self._interaction.followup.send(**drawn.to_send(), ephemeral=True)
                else:
                    await self._interaction.edit_original_response(**drawn.to_edit())
            except REQUEST_FAULTS as error:
                self._shrug(error)

    async def acknowledge(self) -> None:
        """Take note without a word: what changed is seen on the table."""
        async with self._lock:
            self._answered = True
            response = self._interaction.response
            try:
                if not response.is_done():
                    await response.defer()
                elif response.type is discord.InteractionResponseType.deferred_channel_message:
                    await self._interaction.delete_original_response()
            except REQUEST_FAULTS as error:
                self._shrug(error)

    async def dismiss(self) -> None:
        """Take away the private panel that the press came from."""
        async with self._lock:
            self._answered = True
            try:
                if not self._interaction.response.is_done():
                    await self._interaction.response.defer()
                await self._interaction.delete_original_response()
            except REQUEST_FAULTS as error:
                self._shrug(error)

    async def _defer_later(self) -> None:
        await asyncio.sleep(DEFER_AFTER)
        async with self._lock:
            if self._answered or self._interaction.response.is_done():
                return
            try:
                # In a panel the update comes in place; elsewhere a "thinking" message holds the spot.
                await self._interaction.response.defer(ephemeral=True, thinking=not self.in_panel)
            except REQUEST_FAULTS as error:
                self._shrug(error)

    def _shrug(self, error: BaseException) -> None:
        log.warning("an answer was not taken (%s): %s", meaning_of(error), error)
