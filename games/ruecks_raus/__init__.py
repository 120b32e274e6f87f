"""Rück's raus!: pick a robber in secret, reveal together; the second-most jewels win."""

from games.ruecks_raus.rules import RuecksRaus

GAME = RuecksRaus()

__all__ = ["GAME"]
