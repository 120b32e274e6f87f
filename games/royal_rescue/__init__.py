"""Royal Rescue: raise armies, beat Umbar and his servants, open the dungeon before the last card is gone."""

from games.royal_rescue.rules import RoyalRescue

GAME = RoyalRescue()

__all__ = ["GAME"]
