"""Heavy work beside the event loop: pictures and computer players."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Literal, TypeVar, TypeVarTuple

Ts = TypeVarTuple("Ts")
T = TypeVar("T")


class Workers:
    """One or two workers that run plain functions; started at the first job.

    Processes are the default, since resvg_py keeps the GIL for as long as it renders (see
    `bot.ui.pictures.painter`): in a thread, one picture would stop the heartbeat for its whole
    time. They are spawned, not forked, because the bot has threads (aiosqlite), so functions and
    arguments must pickle and `bot/__main__.py` must do its work under `if __name__ == "__main__"`.
    `kind="thread"` is for tests: nothing to start, and what a job patches or counts can be seen.

    Under simcord both kinds settle: it wraps `loop.run_in_executor` and `submit` of the two pool
    classes, counts a job of the bot as work, and every action waits for it up to `settle_timeout`,
    the start of the process (0.3 to 1 s, once) included. Only the function and its arguments reach
    a process, never simcord's wrapper. It knows these two classes of pool only; a pool of another
    class, or a thread started by hand, would go unseen.
    """

    def __init__(self, kind: Literal["process", "thread"] = "process", size: int = 1) -> None:
        self._kind = kind
        self._size = size
        self._pool: Executor | None = None
        self._closed = False

    async def run(self, function: Callable[[*Ts], T], *args: *Ts) -> T:
        """Call the function in a worker, and give what it returns or raise what it raises.

        If a worker dies under the job, the job is done once more in new workers, so it must not
        matter that it may have run half. A second death raises `BrokenProcessPool`; after `close`,
        `RuntimeError`.
        """
        try:
            return await self._attempt(function, *args)
        except BrokenProcessPool:
            return await self._attempt(function, *args)

    async def close(self) -> None:
        """Drop the jobs that wait, let those that run finish, and end the workers; closing twice is fine."""
        self._closed = True
        pool, self._pool = self._pool, None
        if pool is not None:
            # shutdown() waits for the running jobs, and the loop may have to serve them meanwhile.
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)

    async def _attempt(self, function: Callable[[*Ts], T], *args: *Ts) -> T:
        pool = self._open()
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, function, *args)
        except BrokenProcessPool:
            self._discard(pool)
            raise

    def _open(self) -> Executor:
        if self._closed:
            raise RuntimeError("The workers are closed")
        if self._pool is None:
            self._pool = self._build()
        return self._pool

    def _build(self) -> Executor:
        if self._kind == "thread":
            return ThreadPoolExecutor(self._size, thread_name_prefix="stammtisch-worker")
        spawn = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._size, mp_context=spawn, initializer=begin_worker)

    def _discard(self, pool: Executor) -> None:
        # Several jobs see one pool break; the first replaces it and the others must not close the new one.
        if self._pool is pool:
            self._pool = None
        pool.shutdown(wait=False, cancel_futures=True)


def begin_worker() -> None:
    """Prepare a worker process: outlive Ctrl-C, never outlive the bot, yield the processor to it."""
    # Ctrl-C reaches the whole foreground group; the bot ends its workers itself. SIGTERM keeps its
    # meaning, as a pool that breaks uses it to end the rest of its workers and waits for that.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(AttributeError, OSError):
        os.nice(5)
    threading.Thread(target=_end_with_parent, name="end-with-parent", daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        # Returns when the parent is gone by whatever cause, kill -9 too: its end of a pipe closes.
        parent.join()
        os._exit(1)
