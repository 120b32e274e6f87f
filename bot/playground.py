"""The same bot in a local page that looks like Discord, without a token."""

from __future__ import annotations


async def play() -> int:
    """Serve the playground until it is closed; return the exit code."""
    return 1
