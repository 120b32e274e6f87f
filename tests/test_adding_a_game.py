"""The recipe of docs/adding-a-game.md works to the letter, and edits nothing that is there."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
BLOCK = re.compile(r"^```\w+ (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
CHECKS = ("tests/games/test_laws.py", "tests/discord/test_whole_games.py", "tests/discord/test_secrets.py")
IGNORED = shutil.ignore_patterns("__pycache__", ".hypothesis")


@pytest.mark.timeout(300)  # a test session of its own, on a machine that is busy with this one
def test_the_recipe_adds_a_game_that_keeps_all_laws_and_can_be_played(tmp_path: Path) -> None:
    for folder in ("bot", "games", "cogs", "tests"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=IGNORED)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    blocks = BLOCK.findall((ROOT / "docs" / "adding-a-game.md").read_text("utf-8"))
    assert len(blocks) >= 8
    for path, text in blocks:
        file = tmp_path / path
        assert not file.exists(), f"the recipe would change {path}"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "highest", *CHECKS],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout[-4000:] + run.stderr[-2000:]
    passed = re.search(r"(\d+) passed", run.stdout)
    assert passed is not None
    assert int(passed[1]) >= 10
