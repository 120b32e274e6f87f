"""What is seen of a match of Rück's raus!: by everybody, and by one seat."""

from __future__ import annotations

from dataclasses import dataclass

from games.core import PublicView, Seat, SeatView
from games.ruecks_raus.model import Round


@dataclass(frozen=True, slots=True, kw_only=True)
class Public(PublicView):
    """The table as everybody sees it.

    `gone` are the nobles of the rounds played, in order. `announced` are, in the expert variant, all
    eight nobles of the match in alphabetical order. `left` are the robbers that each seat can still
    have, the running round's included: all that was played is known. `revealed` are the robbers of
    the running round and `winners` its strongest seats while a favour is being chosen.
    """

    round: int
    noble: str
    gone: tuple[str, ...]
    announced: tuple[str, ...]
    jewels: tuple[int, ...]
    left: tuple[tuple[int, ...], ...]
    revealed: tuple[int, ...]
    winners: tuple[Seat, ...]
    last: Round | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Private(SeatView):
    """A seat's secrets: its hand, the robber it has picked, the favour it has chosen."""

    hand: tuple[int, ...]
    pick: int | None
    choice: int | None
