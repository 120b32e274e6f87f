"""Rück's raus! as people see it."""

from bot.client import StammtischClient
from cogs.ruecks_raus.screens import RuecksRausPresenter


async def setup(client: StammtischClient) -> None:
    """Teach the bot how to show the game."""
    client.app.add_presenter(RuecksRausPresenter())
