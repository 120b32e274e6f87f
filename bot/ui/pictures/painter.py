"""Drawing: a picture becomes a PNG, once, in a worker."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from hashlib import blake2b
from typing import Final
from weakref import WeakKeyDictionary

import resvg_py

from bot.ui.pictures.lettering import FAMILY, FONTS
from bot.ui.pictures.picture import Picture, PictureError
from bot.workers import Workers

CACHE_BYTES: Final = 32 * 2**20


async def render(picture: Picture, workers: Workers) -> bytes:
    """Draw a picture and give its PNG; raises `PictureError` for an SVG that can't be drawn.

    The same drawing is drawn once: at the same time for all who ask, later from a cache of 32 MiB
    that lives as long as the workers.
    """
    key = blake2b(picture.svg.encode("utf-8", "replace"), digest_size=16).digest()
    drawings = _drawings.setdefault(workers, Drawings())
    return await drawings.get(key, lambda: workers.run(paint, picture.svg))


def paint(svg: str) -> bytes:
    """Draw an SVG with our own fonts only; runs in a worker.

    resvg_py 0.5 keeps the GIL while it draws: beside drawings of 340 ms, a thread that wants to
    tick every 0.5 ms ticked once a drawing, and two threads took as long as one after the other. So
    this must run in a process. A table of 1,000 by 600 takes some 120 ms of one slow core, most of it
    for pixels (filling, and packing the PNG); the same at half the size takes 40.
    """
    try:
        return resvg_py.svg_to_bytes(
            svg_string=svg,
            skip_system_fonts=True,
            font_files=[str(path) for path in sorted(FONTS.glob("*.ttf"))],
            font_family=FAMILY,
            sans_serif_family=FAMILY,
        )
    except ValueError as error:
        raise PictureError(str(error)) from error
    except BaseException as error:
        # A panic in Rust: PyO3 raises it as a BaseException of a class that can't be imported.
        if type(error).__name__ != "PanicException":
            raise
        raise PictureError(str(error)) from None


class Drawings:
    """Finished drawings, the least used forgotten first, and those being made."""

    def __init__(self, budget: int = CACHE_BYTES) -> None:
        self._budget = budget
        self._size = 0
        self._done: OrderedDict[bytes, bytes] = OrderedDict()
        self._making: dict[bytes, asyncio.Task[bytes]] = {}

    async def get(self, key: bytes, make: Callable[[], Awaitable[bytes]]) -> bytes:
        """Give the drawing of this key, made by `make` if it is not there; its errors are not kept."""
        if key in self._done:
            self._done.move_to_end(key)
            return self._done[key]
        task = self._making.get(key)
        if task is None:
            task = self._making[key] = asyncio.create_task(self._make(key, make))
            task.add_done_callback(_notice)
        # Others may wait for the same drawing: one who gives up must not take it from them.
        return await asyncio.shield(task)

    async def _make(self, key: bytes, make: Callable[[], Awaitable[bytes]]) -> bytes:
        try:
            drawing = await make()
        finally:
            del self._making[key]
        self._keep(key, drawing)
        return drawing

    def _keep(self, key: bytes, drawing: bytes) -> None:
        self._done[key] = drawing
        self._size += len(drawing)
        while self._size > self._budget:
            _, forgotten = self._done.popitem(last=False)
            self._size -= len(forgotten)


def _notice(task: asyncio.Task[bytes]) -> None:
    # With nobody left waiting, asyncio would report the error as one that was never looked at.
    if not task.cancelled():
        task.exception()


_drawings: WeakKeyDictionary[Workers, Drawings] = WeakKeyDictionary()
