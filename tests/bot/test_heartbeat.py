"""The sign of life: a connected bot gives it, and everything else is told from it."""

from __future__ import annotations

import asyncio
import contextlib
import time
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot import heartbeat


class Line:
    """A connection that stands or not."""

    def __init__(self, *, ready: bool) -> None:
        self.ready = ready

    def is_ready(self) -> bool:
        return self.ready


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "deep" / "alive"
    monkeypatch.setattr(heartbeat, "load_local_settings", lambda: SimpleNamespace(heartbeat=path))
    monkeypatch.setattr(heartbeat, "BEAT", 0.01)
    return path


async def beat_for(file: Path, line: Line, seconds: float = 0.1) -> None:
    with contextlib.suppress(asyncio.TimeoutError):
        await asyncio.wait_for(heartbeat.beat(file, line), seconds)


async def test_a_connected_bot_is_alive(file: Path) -> None:
    await beat_for(file, Line(ready=True))
    assert heartbeat.check() == 0


async def test_a_bot_without_connection_gives_no_sign(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    await beat_for(file, Line(ready=False))
    assert heartbeat.check() == 1
    assert "no sign of life" in capsys.readouterr().err


@pytest.mark.parametrize(("age", "code"), [(0, 0), (40, 0), (50, 1), (5_000, 1)])
def test_an_old_sign_is_none(file: Path, age: int, code: int, capsys: pytest.CaptureFixture[str]) -> None:
    file.parent.mkdir()
    file.write_text(f"{time.time() - age:.0f}\n")
    assert heartbeat.check() == code
    assert ("seconds old" in capsys.readouterr().err) == bool(code)


@pytest.mark.parametrize("content", ["", "yesterday", "\x00"])
def test_a_torn_file_is_no_sign(file: Path, content: str) -> None:
    file.parent.mkdir()
    file.write_text(content)
    assert heartbeat.check() == 1


def test_a_lost_beat_or_two_do_not_kill() -> None:
    assert heartbeat.FRESH_FOR > 3 * 10.0
