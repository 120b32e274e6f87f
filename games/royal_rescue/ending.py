"""How a match ends, and how well the team did."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from games.royal_rescue.draft import Draft, Table
from games.royal_rescue.model import Stage

_TEAM: Mapping[int, str] = MappingProxyType(
    {1: "by_a_hair", 6: "brave_rescuers", 10: "kings_knights", 14: "heroes", 19: "legends"}
)
_SOLO: Mapping[int, str] = MappingProxyType(
    {1: "by_a_hair", 4: "brave_rescuers", 6: "kings_knights", 8: "heroes", 12: "legends"}
)
"""Ranks by the fewest cards left (rulings, "Score")."""


def cards_left(table: Table) -> int:
    """Count the cards that the team still holds in the dungeon, the one in use included."""
    return sum(map(len, table.stacks)) + (table.card is not None)


def score_rank(table: Table) -> str:
    """Return the rank that a won match earns."""
    ranks = _SOLO if table.seats == 1 else _TEAM
    fewest = max((least for least in ranks if least <= cards_left(table)), default=min(ranks))
    return ranks[fewest]


def win(draft: Draft) -> None:
    """End the match: the royal couple is free."""
    draft.won = True
    draft.enter(Stage.END)
    draft.tell("game_won", cards=cards_left(draft), rank=score_rank(draft))


def lose(draft: Draft, why: str) -> None:
    """End the match: the royal couple stays in the dungeon."""
    draft.won = False
    draft.enter(Stage.END)
    draft.tell("game_lost", why=why)
