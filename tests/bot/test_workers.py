"""Workers: heavy work runs beside the loop, survives a dead worker, and ends with the bot."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any, Literal

import discord
import pytest
import pytest_asyncio
import simcord
from discord.ext import commands

from bot.workers import Workers

Kind = Literal["process", "thread"]


@pytest_asyncio.fixture(params=["thread", "process"])
async def workers(request: pytest.FixtureRequest) -> AsyncIterator[Workers]:
    workers = Workers(request.param)
    yield workers
    await workers.close()


@pytest_asyncio.fixture
async def processes() -> AsyncIterator[Workers]:
    workers = Workers("process")
    yield workers
    await workers.close()


def fail(reason: str) -> None:
    raise ValueError(reason)


def die_once(mark: str) -> str:
    """Kill the worker at the first call, as the kernel does when memory runs out."""
    if not Path(mark).exists():
        Path(mark).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return "second worker"


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def slow_sum(*numbers: int) -> int:
    time.sleep(0.3)
    return sum(numbers)


def interrupt_disposition() -> bool:
    return signal.getsignal(signal.SIGINT) is signal.SIG_IGN


async def test_a_job_returns_its_value(workers: Workers) -> None:
    assert await workers.run(max, 3, 7) == 7


async def test_a_job_raises_its_error(workers: Workers) -> None:
    with pytest.raises(ValueError, match="no picture"):
        await workers.run(fail, "no picture")


async def test_jobs_run_in_another_thread_or_process() -> None:
    threads = Workers("thread")
    assert await threads.run(os.getpid) == os.getpid()
    assert await threads.run(threading.get_ident) != threading.get_ident()
    await threads.close()


async def test_processes_are_not_the_bot_and_ignore_ctrl_c(processes: Workers) -> None:
    assert await processes.run(os.getpid) != os.getpid()
    assert await processes.run(interrupt_disposition)


async def test_a_job_whose_worker_is_killed_is_done_again(processes: Workers, tmp_path: Path) -> None:
    assert await processes.run(die_once, str(tmp_path / "mark")) == "second worker"


async def test_all_jobs_of_a_killed_worker_are_done_again(processes: Workers, tmp_path: Path) -> None:
    jobs = [processes.run(die_once, str(tmp_path / "mark")), processes.run(slow_sum, 1, 2)]
    assert await asyncio.gather(*jobs) == ["second worker", 3]


async def test_a_job_that_always_kills_its_worker_is_given_up_and_others_go_on(processes: Workers) -> None:
    with pytest.raises(BrokenProcessPool):
        await processes.run(die)
    assert await processes.run(max, 1, 2) == 2


async def test_closed_workers_take_no_jobs_and_close_twice(workers: Workers) -> None:
    await workers.run(max, 1, 2)
    await workers.close()
    await workers.close()
    with pytest.raises(RuntimeError, match="closed"):
        await workers.run(max, 1, 2)


PARENT = """
import asyncio, os, sys
from bot.workers import Workers
async def main():
    print(await Workers().run(os.getpid), flush=True)
    await asyncio.sleep(60)
if __name__ == "__main__":
    asyncio.run(main())
"""


def test_workers_end_when_the_bot_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "parent.py"
    script.write_text(PARENT, encoding="utf-8")
    here = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, env=here) as parent:
        assert parent.stdout is not None
        assert int(parent.stdout.readline()) != parent.pid
        parent.kill()
        # The worker holds the pipe too, so its end reads only when the worker is gone as well.
        assert parent.communicate(timeout=10)[0] == b""


@pytest.mark.parametrize("kind", ["thread", "process"])
async def test_an_action_in_simulated_discord_waits_for_the_job(kind: Kind) -> None:
    workers = Workers(kind)
    bot = commands.Bot(commands.when_mentioned, intents=discord.Intents.default())

    @bot.tree.command(description="Adds slowly")
    async def add(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message(str(await workers.run(slow_sum, 2, 3)))

    async with simcord.run(bot) as env:
        guild = env.create_guild()
        channel = guild.create_text_channel("table")
        player = guild.add_member(env.create_user("Ada"))
        await bot.tree.sync()
        result = await player.slash(channel, "add")
        assert result.response is not None
        assert result.response.content == "5"
    await workers.close()
