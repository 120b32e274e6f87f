"""Runs the bot on Discord: settings, database, connection, and a clean end at SIGTERM."""

from __future__ import annotations

import asyncio
import logging
import signal
import sqlite3
import sys

import discord

from bot.app import App
from bot.client import StammtischClient
from bot.heartbeat import beat
from bot.log import set_up_logging
from bot.settings import Settings, load_settings
from bot.storage.database import Database, DatabaseTooNew
from bot.workers import Workers

log = logging.getLogger(__name__)


async def run() -> int:
    """Run until told to stop; return the exit code."""
    settings = load_settings()
    set_up_logging(settings.log_level, [settings.token])
    try:
        database = await Database.open(settings.database)
    except (DatabaseTooNew, sqlite3.Error, OSError) as fault:
        return _give_up(f"The database {settings.database} can't be opened: {fault}")
    # Two processes: a picture that somebody waits for never waits for a computer player's thought.
    workers, thinkers = Workers(), Workers()
    try:
        return await _connected(StammtischClient(database, workers, thinkers=thinkers).app, settings)
    finally:
        await workers.close()
        await thinkers.close()
        await database.close()


async def _connected(app: App, settings: Settings) -> int:
    client = app.client
    loop = asyncio.get_running_loop()
    running = asyncio.create_task(client.start(settings.token.get_secret_value()))
    heart = asyncio.create_task(beat(settings.heartbeat, client))
    for name in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(name, running.cancel)
    try:
        await running
    except asyncio.CancelledError:
        log.info("closing")
    except discord.LoginFailure:
        return _give_up("Discord refuses the token. Copy it anew from the developer portal into .env.")
    except discord.PrivilegedIntentsRequired as fault:
        return _give_up(str(fault))
    except (discord.HTTPException, OSError) as fault:
        return _give_up(f"Discord can't be reached: {fault}")
    finally:
        heart.cancel()
        await client.close()
        # Who is gone in good order need not be waited for: `restore` may begin at once.
        settings.heartbeat.unlink(missing_ok=True)
    return 0


def _give_up(reason: str) -> int:
    sys.stderr.write(f"{reason}\n")
    return 1
