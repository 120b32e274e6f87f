"""Rette sich, wer kann! as people see it."""

from bot.client import StammtischClient
from cogs.rette_sich.screens import RetteSichPresenter


async def setup(client: StammtischClient) -> None:
    """Teach the bot how to show the game."""
    client.app.add_presenter(RetteSichPresenter())
