"""The sign of life: a file touched while the connection stands, and the check that reads it."""

from __future__ import annotations

import asyncio
import sys
import time
from pathlib import Path
from typing import Protocol

from bot.settings import load_local_settings

BEAT = 10.0
FRESH_FOR = 45.0
"""Seconds; a reconnect takes some, a dead bot never comes back."""


class Connection(Protocol):
    """What the heart listens to."""

    def is_ready(self) -> bool:
        """Tell whether Discord and we can talk."""


async def beat(file: Path, connection: Connection) -> None:
    """Touch `file` every few seconds while the connection stands and the loop runs; never returns."""
    while True:
        if connection.is_ready():
            await asyncio.to_thread(_touch, file)
        await asyncio.sleep(BEAT)


def _touch(file: Path) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"{time.time():.0f}\n", encoding="ascii")


def is_fresh(file: Path) -> bool:
    """Tell whether a bot that runs has touched the file lately."""
    try:
        return time.time() - float(file.read_text(encoding="ascii")) <= FRESH_FOR
    except (OSError, ValueError):
        return False


def check() -> int:
    """Return 0 where the file is fresh, 1 with a word of why where it is not."""
    file = load_local_settings().heartbeat
    try:
        age = time.time() - float(file.read_text(encoding="ascii"))
    except (OSError, ValueError):
        sys.stderr.write("no sign of life yet\n")
        return 1
    if age > FRESH_FOR:
        sys.stderr.write(f"the last sign of life is {age:.0f} seconds old\n")
        return 1
    return 0
