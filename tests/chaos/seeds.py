"""Which rounds are played: a few with known seeds in the suite, many others in `make chaos`."""

from __future__ import annotations

import os

FIRST = int(os.environ.get("CHAOS_SEED") or 1)
"""The seed of the first round; `CHAOS_SEED=<seed> CHAOS_ROUNDS=1 make chaos` plays one round again."""


def is_long() -> bool:
    """Tell whether this is `make chaos`."""
    return bool(os.environ.get("CHAOS_ROUNDS"))


def rounds(usual: int, *, part: int = 1) -> range:
    """Return the seeds of the rounds: `usual` in the suite, else one for each `part` of CHAOS_ROUNDS."""
    asked = int(os.environ.get("CHAOS_ROUNDS") or 0)
    return range(FIRST, FIRST + (max(1, asked // part) if asked else usual))
