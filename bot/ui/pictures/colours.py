"""The house colours: a wooden pub table, linen paper, brass."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Colours:
    """Colours by what they are for; every text colour reads at 4.5:1 or more on the grounds named.

    A test holds the pairs. Discord's dark ground is #313338: the table is darker and warmer.
    """

    # Grounds
    table: str = "#38271b"
    plank: str = "#432f21"
    frame: str = "#664a35"
    groove: str = "#281b12"
    linen: str = "#f8f1e3"
    linen_edge: str = "#dccdae"
    # Texts and lines: `ink` and `soft_ink` on linen, `cream` and `soft_cream` on the table
    ink: str = "#2a1f18"
    soft_ink: str = "#6a5542"
    cream: str = "#f8f1e3"
    soft_cream: str = "#cdbb9d"
    # Signs
    brass: str = "#e0ac47"
    brass_dark: str = "#94661a"
    red: str = "#b3312c"
    green: str = "#2f7a44"
    blue: str = "#2d5f94"


COLOURS = Colours()
