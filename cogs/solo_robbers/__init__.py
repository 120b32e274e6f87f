"""Solo Robbers as people see it."""

from bot.client import StammtischClient
from cogs.solo_robbers.screens import SoloRobbersPresenter


async def setup(client: StammtischClient) -> None:
    """Teach the bot how to show the game."""
    client.app.add_presenter(SoloRobbersPresenter())
