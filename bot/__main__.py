"""The command line: `python -m bot` runs the bot, `python -m bot play` the playground."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Callable

from bot.settings import SettingsError


def _run() -> int:
    from bot.running import run  # noqa: PLC0415 - `health` must start quickly, without Discord's library

    return asyncio.run(run())


def _play() -> int:
    from bot.playground import play  # noqa: PLC0415 - needs packages that a server doesn't install

    return asyncio.run(play())


def _health() -> int:
    from bot.heartbeat import check  # noqa: PLC0415 - as above

    return check()


COMMANDS: dict[str, tuple[Callable[[], int], str]] = {
    "run": (_run, "connect to Discord with the token from .env (the default)"),
    "play": (_play, "play in a local page, without Discord and token"),
    "health": (_health, "exit 0 if a running bot is connected, 1 if not"),
}


def main(arguments: list[str] | None = None) -> int:
    """Run the command that is named, and return the exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m bot", description="Stammtisch, a Discord bot for table games"
    )
    commands = parser.add_subparsers(dest="command", metavar="command")
    for name, (_, text) in COMMANDS.items():
        commands.add_parser(name, help=text, description=text)
    chosen = parser.parse_args(arguments).command or "run"
    try:
        return COMMANDS[chosen][0]()
    except SettingsError as fault:
        print(fault, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
