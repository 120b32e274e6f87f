"""The pages of the playground: simcord's preview, kept live, one for the channel and one for each person's
direct messages."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Mapping, Sequence
from time import monotonic
from typing import Any

from simcord.builders import ChannelHandle
from simcord.preview import Preview

from bot.playground.world import LiveEnv

LOOK = 0.2
"""Seconds between two looks for news."""
TICK = 15.0
"""Seconds after which times like "in 3 minutes" are drawn anew, where nothing else is new."""


MESSAGE_LINK = re.compile(r"https://discord\.com/channels/[\d/]+")
PNG = b"\x89PNG\r\n\x1a\n"


class LivePage(Preview):
    """A page whose clicks are never too late: whether one still counts is for the bot to say, as in Discord.

    simcord refuses a click on a page that was published anew since, and one while another is answered.
    Here the click waits for its turn and then goes to the bot. Overrides private methods of simcord
    3.2.1, which the lock file pins.
    """

    env: LiveEnv

    def __init__(
        self,
        env: LiveEnv,
        channel: ChannelHandle,
        viewers: Sequence[Any],
        *,
        port: int,
        key: str,
        home: str = "",
    ) -> None:
        super().__init__(
            env,
            channel,
            tuple(viewers),
            layout="channel",
            display="responsive",
            width=960,
            height=720,
            locale="en-US",
            timezone="UTC",
            presentation_time=None,
            assets=None,
            port=port,
        )
        self.capability = key
        self.home = home

    async def _action(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        async with self.env.turn:
            page = self._get_page(context_id)
            if isinstance(body, dict) and body.get("sequence") == page.last_sequence + 1:
                body = {**body, "published_revision": page.revision}
            self.env.attend(self)
            return await super()._action(context_id, body)

    async def _prepare_asset(
        self, context_id: str | None, asset_id: str, **wishes: Any
    ) -> tuple[str, bytes, str]:
        """Hand out our own pictures as they are; simcord starts a process for each, to see if it is safe."""
        _, record, body = self._authorized_asset(context_id, asset_id)
        if body.startswith(PNG) and not any(wishes.values()):
            return "image/png", body, record.filename
        return await super()._prepare_asset(context_id, asset_id, **wishes)

    def _publish(self, page: Any, *, reason: Any = "action") -> None:
        super()._publish(page, reason=reason)
        # Links to messages lead to the channel's page: there is no discord.com for this world.
        text = json.dumps(page.snapshot)
        page.snapshot = json.loads(MESSAGE_LINK.sub(self.home or self.url, text))

    async def publish(self) -> None:
        """Bring what is seen on every page that a browser has open up to date."""
        self._advance_presentation_time()
        for page in tuple(self._pages.values()):
            if page.id in self._pages and page is not self._python:
                self._publish(page, reason="refresh")
                await asyncio.sleep(0)


async def keep_live(env: LiveEnv, pages: Sequence[LivePage]) -> None:
    """Publish what the bot changed, whoever made it do so; never returns."""
    published = monotonic()
    while True:
        await asyncio.sleep(LOOK)
        if not env.backend.http_requests and monotonic() - published < TICK:
            continue
        async with env.turn:
            env.backend.http_requests.clear()
            env.forget()
            for page in pages:
                await page.publish()
        published = monotonic()
