"""The command line: `python -m bot` runs the bot, `python -m bot play` the playground."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Callable
from pathlib import Path

from bot.settings import SettingsError

PLAYGROUND_PORT = 8420
PLAYGROUND_DATABASE = Path("data/playground.sqlite3")


def _run(_: argparse.Namespace) -> int:
    from bot.running import run  # noqa: PLC0415 - `health` must start quickly, without Discord's library

    return asyncio.run(run())


def _play(options: argparse.Namespace) -> int:
    try:
        from bot.playground.play import play  # noqa: PLC0415 - needs packages that a server doesn't install
    except ModuleNotFoundError as missing:
        if missing.name is None or missing.name.partition(".")[0] in ("bot", "cogs", "games"):
            raise
        sys.stderr.write(
            f"The playground needs the package {missing.name}, which isn't installed here. "
            "`make play` installs all it needs.\n"
        )
        return 1
    return asyncio.run(play(options.database, options.port))


def _health(_: argparse.Namespace) -> int:
    from bot.heartbeat import check  # noqa: PLC0415 - as above

    return check()


COMMANDS: dict[str, tuple[Callable[[argparse.Namespace], int], str]] = {
    "run": (_run, "connect to Discord with the token from .env (the default)"),
    "play": (_play, "play in a local page, without Discord and token"),
    "health": (_health, "exit 0 if a running bot is connected, 1 if not"),
}


def _add_play_options(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--port",
        type=int,
        default=PLAYGROUND_PORT,
        help="where to serve the page (default: %(default)s); direct messages take the four ports after it; "
        "0 takes any that are free",
    )
    command.add_argument(
        "--database",
        type=Path,
        default=PLAYGROUND_DATABASE,
        help="the file that keeps the tables between runs (default: %(default)s)",
    )


def main(arguments: list[str] | None = None) -> int:
    """Run the command that is named, and return the exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m bot", description="Stammtisch, a Discord bot for table games"
    )
    commands = parser.add_subparsers(dest="command", metavar="command")
    for name, (_, text) in COMMANDS.items():
        command = commands.add_parser(name, help=text, description=text)
        if name == "play":
            _add_play_options(command)
    options = parser.parse_args(arguments)
    try:
        return COMMANDS[options.command or "run"][0](options)
    except SettingsError as fault:
        print(fault, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
