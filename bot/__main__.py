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


def _run() -> int:
    from bot.running import run  # noqa: PLC0415 - `health` must start quickly, without Discord's library

    return asyncio.run(run())


def _play(port: int, database: Path) -> int:
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
    return asyncio.run(play(database, port))


def _health() -> int:
    from bot.heartbeat import check  # noqa: PLC0415 - as above

    return check()


def _check() -> int:
    from bot.upkeep import check  # noqa: PLC0415 - as above

    return check()


def _backup(file: Path) -> int:
    from bot.upkeep import backup  # noqa: PLC0415 - as above

    return backup(file)


def _restore(file: Path) -> int:
    from bot.upkeep import restore  # noqa: PLC0415 - as above

    return restore(file)


def _repair(table: int) -> int:
    from bot.upkeep import repair  # noqa: PLC0415 - as above

    return repair(table)


COMMANDS: dict[str, tuple[Callable[..., int], str]] = {
    "run": (_run, "connect to Discord with the token from .env (the default)"),
    "play": (_play, "play in a local page, without Discord and token"),
    "health": (_health, "exit 0 if a running bot is connected, 1 if not"),
    "check": (_check, "look for faults in every saved table; exit 0 if there are none"),
    "backup": (_backup, "copy the database into a new file, also while the bot runs"),
    "restore": (_restore, "put such a copy in the database's place; the replaced one is kept"),
    "repair": (_repair, "rebuild a table that can't be read from its seed and its journal"),
}
ARGUMENTS: dict[str, tuple[str, Callable[[str], object]]] = {
    "backup": ("file", Path),
    "restore": ("file", Path),
    "repair": ("table", int),
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
        if name in ARGUMENTS:
            argument, kind = ARGUMENTS[name]
            command.add_argument(argument, type=kind)
    chosen = vars(parser.parse_args(arguments))
    work, _ = COMMANDS[chosen.pop("command") or "run"]
    try:
        return work(**chosen)
    except SettingsError as fault:
        print(fault, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
