"""Royal Rescue as people see it."""

from bot.client import StammtischClient
from cogs.royal_rescue.screens import RoyalRescuePresenter


async def setup(client: StammtischClient) -> None:
    """Teach the bot how to show the game."""
    client.app.add_presenter(RoyalRescuePresenter())
