"""Runs the playground: database, world, bot and pages, from the first to a clean end."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import signal
import sqlite3
import sys
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

from simcord.actors import MemberActor
from simcord.backend.errors import SetupError
from simcord.builders import ChannelHandle, UserHandle

from bot.app import App, Pace
from bot.client import StammtischClient
from bot.log import set_up_logging
from bot.playground.pages import LivePage, keep_live
from bot.playground.quick import make_quick
from bot.playground.world import PEOPLE, LiveEnv, World, make_world, say
from bot.pulse import BEAT
from bot.storage.database import Database, DatabaseTooNew
from bot.ui.pictures import Picture, render
from bot.workers import Workers

PACE = Pace(show=0.2, write=0.1, beat=BEAT)
"""Quicker than on Discord, which would slow us down."""

FIRST_PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'

WELCOME = """\
# 🍻 Welcome to the playground
The bot on this page is the real Stammtisch. Only the Discord around it is make-believe: it lives on this \
computer and needs no token.
**1.** At the top of the page, choose whom you look through: {names}. Or open the page in several tabs, one \
for each.
**2.** Type `/play` below and pick a game.
**3.** Join as somebody else too, or let **Add computer** fill the seats, and press **Start**.
✉️ Direct messages have pages of their own: {letters}
-# Tables are kept. End the playground with Ctrl-C, start it again, reload this page, and the game goes on."""

LETTERS_WELCOME = """\
## ✉️ {name}’s direct messages
Press **Direct messages** in a lobby as {name}, and the bot writes here each time {name} is to act. The \
buttons work here, too. [Back to the channel]({channel})"""


async def play(path: Path, port: int) -> int:
    """Serve the playground with the tables of the database at `path`; return the exit code.

    The channel's page is at `port`, the pages of direct messages at the four ports after it; 0 takes
    any that are free.
    """
    set_up_logging("WARNING", [])
    make_quick()
    stop = asyncio.Event()
    for name in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(name, stop.set)
    try:
        database = await Database.open(path)
    except (DatabaseTooNew, sqlite3.Error, OSError) as fault:
        return _give_up(f"The database {path} can't be opened: {fault}")
    workers, thinkers = Workers(), Workers()
    app = StammtischClient(database, workers, thinkers=thinkers, pace=PACE).app
    try:
        await _forget_messages(database)
        async with _pages(make_world(LiveEnv(app.client)), _key(path), port) as pages:
            await _run(app, pages, stop)
    except SetupError as fault:
        return _give_up(
            f"The playground can't start: {fault}. If it runs already, use that one, or name another port: "
            "python -m bot play --port 8500"
        )
    finally:
        await workers.close()
        await thinkers.close()
        await database.close()
    sys.stdout.write("The playground is closed. Your tables are kept.\n")
    return 0


async def _forget_messages(database: Database) -> None:
    """Forget the messages of the run before: they went with its world, and all is shown and asked anew."""
    async with database.transaction() as writer:
        await writer.execute("DELETE FROM letters")
        await writer.execute("DELETE FROM pings")
        await writer.execute("UPDATE boards SET message = NULL")
        await writer.execute("UPDATE followers SET message = NULL")


def _key(database: Path) -> str:
    """Return the secret part of the address, kept beside the database so that open pages find back."""
    file = database.with_name(f"{database.name}.key")
    with contextlib.suppress(OSError):
        if key := file.read_text("ascii").strip():
            return key
    key = secrets.token_urlsafe(32)
    file.touch(mode=0o600)
    file.write_text(f"{key}\n", "ascii")
    return key


@contextlib.asynccontextmanager
async def _pages(world: World, key: str, port: int) -> AsyncIterator[list[LivePage]]:
    """Open all pages, the channel's first, and write on each what it is."""
    pages: list[LivePage] = []
    async with contextlib.AsyncExitStack() as stack:

        async def opened(
            channel: ChannelHandle, viewers: Sequence[MemberActor | UserHandle], at: int
        ) -> LivePage:
            home = pages[0].url if pages else ""
            page = LivePage(world.env, channel, viewers, port=port + at if port else 0, key=key, home=home)
            world.env.attend(None)
            await stack.enter_async_context(page)
            return page

        pages.append(await opened(world.channel, world.people, 0))
        links = []
        for number, user in enumerate(world.users, start=1):
            page = await opened(user.dm_channel, [user], number)
            say(
                world.env,
                user.dm_channel,
                LETTERS_WELCOME.format(name=user.global_name, channel=pages[0].url),
            )
            links.append(f"[{user.global_name}]({page.url})")
            pages.append(page)
        names = ", ".join(PEOPLE[:-1]) + f" or {PEOPLE[-1]}"
        say(world.env, world.channel, WELCOME.format(names=names, letters=" · ".join(links)))
        yield pages


async def _run(app: App, pages: Sequence[LivePage], stop: asyncio.Event) -> None:
    """Attach the bot and keep the pages live until told to stop, or until the page's own button ends it."""
    env = pages[0].env
    # The first picture takes a second, for the worker has to start: draw it before anybody waits.
    await render(Picture("first", FIRST_PICTURE, ""), app.workers)
    await env.start()
    sys.stdout.write(f"Play here:\n\n    {pages[0].url}\n\nCtrl-C ends it.\n")
    sys.stdout.flush()
    tasks = [
        asyncio.create_task(work) for work in (keep_live(env, pages), pages[0].wait_closed(), stop.wait())
    ]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await app.pause()
        await env.shutdown()


def _give_up(reason: str) -> int:
    sys.stderr.write(f"{reason}\n")
    return 1
