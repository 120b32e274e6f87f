"""A house of tables for every test of this folder."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from bot.storage.database import Database
from tests.house import House


@pytest_asyncio.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    database = await Database.open(tmp_path / "tables.sqlite3")
    yield House(database)
    await database.close()
