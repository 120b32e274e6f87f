"""The document of guarantees names tests that exist."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
NAMED = re.compile(r"`(tests/[\w/]+\.py)::(test_\w+)`")


def test_every_guarantee_is_held_by_a_test_that_exists() -> None:
    rows = [
        line
        for line in (ROOT / "docs/guarantees.md").read_text("utf-8").splitlines()
        if line.startswith("|") and not line.startswith(("| ---", "| Promise"))
    ]

    assert len(rows) > 30
    assert [row for row in rows if not NAMED.search(row)] == []
    missing = [
        (file, name)
        for row in rows
        for file, name in NAMED.findall(row)
        if f"def {name}(" not in (ROOT / file).read_text("utf-8")
    ]
    assert missing == []
