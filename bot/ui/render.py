"""The one renderer: turns a screen into a Components V2 view with its files, within Discord's limits."""

from __future__ import annotations

import io
import logging
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any

import discord
from discord import ui

from bot.ui.pictures import Picture, PictureError, render
from bot.ui.screen import (
    BUTTONS_A_ROW,
    MAX_COMPONENTS,
    MAX_LABEL,
    MAX_OPTION,
    MAX_TEXT,
    OPTIONS_A_MENU,
    Button,
    Divider,
    Figure,
    Link,
    Menu,
    Row,
    Screen,
    Style,
    Text,
)
from bot.workers import Workers

log = logging.getLogger(__name__)

_STYLES = {
    Style.PLAIN: discord.ButtonStyle.secondary,
    Style.MAIN: discord.ButtonStyle.primary,
    Style.GO: discord.ButtonStyle.success,
    Style.STOP: discord.ButtonStyle.danger,
}
_NO_PINGS = discord.AllowedMentions.none()


@dataclass(frozen=True)
class Drawn:
    """A screen ready to be sent: the view, and its files as (name, bytes)."""

    view: ui.LayoutView
    files: tuple[tuple[str, bytes], ...] = field(default=())

    def attachments(self) -> list[discord.File]:
        """Return the files anew; each sending uses them up."""
        return [discord.File(io.BytesIO(data), name) for name, data in self.files]

    def to_send(self, pings: Collection[int] = ()) -> dict[str, Any]:
        """Return the arguments of a `send` that pings these users, and nobody else."""
        mentions = _NO_PINGS
        if pings:
            users = [discord.Object(user) for user in pings]
            mentions = discord.AllowedMentions(everyone=False, roles=False, users=users)
        return {"view": self.view, "files": self.attachments(), "allowed_mentions": mentions}

    def to_edit(self) -> dict[str, Any]:
        """Return the arguments of an `edit`; earlier pictures go."""
        return {"view": self.view, "attachments": self.attachments(), "allowed_mentions": _NO_PINGS}


class Renderer:
    """Draw screens. A picture that can't be drawn is left out: its text form stands in for it."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._drawings = 0

    async def draw(self, screen: Screen, *, pictures: bool = True) -> Drawn:
        """Return the view of a screen, in text alone without `pictures`; must run in the event loop."""
        self._drawings += 1
        container: ui.Container[Any] = ui.Container(accent_color=screen.accent)
        files: list[tuple[str, bytes]] = []
        left = MAX_TEXT
        for block in screen.blocks:
            match block:
                case Text(body):
                    left -= _write(container, body, left)
                case Divider():
                    container.add_item(ui.Separator())
                case Figure(body, picture):
                    file = await self._picture(picture) if pictures and picture is not None else None
                    if file is None or picture is None:
                        left -= _write(container, body, left)
                        continue
                    files.append(file)
                    container.add_item(
                        ui.MediaGallery(
                            discord.MediaGalleryItem(
                                f"attachment://{file[0]}", description=shortened(picture.alt, 1024)
                            )
                        )
                    )
                case Row():
                    container.add_item(_row(block))
        for sent in screen.files:
            files.append((sent.name, sent.text.encode("utf-8")))
            container.add_item(ui.File(f"attachment://{sent.name}"))
        view = ui.LayoutView(timeout=None)
        view.add_item(container)
        if view.total_children_count > MAX_COMPONENTS:
            raise ValueError(
                f"a screen of {view.total_children_count} components, Discord takes {MAX_COMPONENTS}"
            )
        # A stopped view is not kept by discord.py: our controls are answered by their custom_id alone.
        view.stop()
        return Drawn(view, tuple(files))

    async def _picture(self, picture: Picture) -> tuple[str, bytes] | None:
        try:
            data = await render(picture, self._workers)
        except PictureError:
            log.exception("picture %s could not be drawn", picture.name)
            return None
        # Clients keep showing the old picture where the file's name stays the same.
        return f"{picture.name}-{self._drawings}.png", data


def shortened(text: str, limit: int) -> str:
    """Return a text of at most `limit` characters, cut with an ellipsis where it must be."""
    return text if len(text) <= limit else text[: max(limit - 1, 0)] + "…"


def _write(container: ui.Container[Any], body: str, left: int) -> int:
    """Add a paragraph of at most `left` characters, and return how many it has; an empty one is none."""
    text = shortened(body, left) if left > 0 else ""
    if text:
        container.add_item(ui.TextDisplay(text))
    return len(text)


def _row(row: Row) -> ui.ActionRow[Any]:
    if len(row.controls) > BUTTONS_A_ROW:
        raise ValueError(f"{len(row.controls)} controls in a row, Discord takes {BUTTONS_A_ROW}")
    drawn: ui.ActionRow[Any] = ui.ActionRow()
    for control in row.controls:
        drawn.add_item(_control(control))
    return drawn


def _control(control: Button | Link | Menu) -> ui.Item[Any]:
    match control:
        case Button():
            return ui.Button(
                custom_id=control.id,
                label=shortened(control.label, MAX_LABEL),
                style=_STYLES[control.style],
                emoji=control.emoji,
                disabled=control.disabled,
            )
        case Link():
            return ui.Button(url=control.url, label=shortened(control.label, MAX_LABEL), emoji=control.emoji)
        case Menu():
            if len(control.options) > OPTIONS_A_MENU:
                raise ValueError(f"{len(control.options)} options, Discord takes {OPTIONS_A_MENU}")
            return ui.Select(
                custom_id=control.id,
                placeholder=shortened(control.placeholder, 150),
                options=[
                    discord.SelectOption(
                        value=option.value,
                        label=shortened(option.label, MAX_OPTION),
                        description=shortened(option.description, MAX_OPTION) or None,
                        emoji=option.emoji,
                        default=option.chosen,
                    )
                    for option in control.options
                ],
            )
