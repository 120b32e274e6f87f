"""What time it is; handed in, so that tests and the playground can bring their own."""

from __future__ import annotations

import time
from typing import Protocol


class Clock(Protocol):
    """Tell the time."""

    def now(self) -> float:
        """Return Unix seconds."""


class SystemClock:
    """The computer's own clock."""

    def now(self) -> float:
        """Return Unix seconds."""
        return time.time()
