"""Solo Robbers: rob a bank that nobody else robs; the richest robber wins."""

from games.solo_robbers.rules import SoloRobbers

GAME = SoloRobbers()

__all__ = ["GAME"]
