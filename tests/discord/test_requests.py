"""What the bot sends fits Discord's own document; every test here records it, these two look at the check."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.discord.world import World
from tests.payloads import CHECKER, Record, check_requests

needs_checker = pytest.mark.skipif(
    not CHECKER.exists(), reason="Discord's document and its checker don't lie beside this project"
)


@needs_checker
async def test_a_lobby_fits_discords_document(world: World, tmp_path: Path) -> None:
    ada, ben = world.crowd(2)
    await world.open("ruecks_raus", [ada, ben], computers=1)
    await world.press(ada, "rules")
    record = Record(tmp_path / "requests.jsonl")
    record.add(world.requests)
    assert check_requests(record.path) == ""


@needs_checker
def test_a_request_that_does_not_fit_is_found(tmp_path: Path) -> None:
    file = tmp_path / "requests.jsonl"
    line = {"method": "POST", "path": "/channels/1/messages", "json": {"content": ["no", "text"]}}
    file.write_text(json.dumps(line))
    assert "BREAKS" in check_requests(file)
