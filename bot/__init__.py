"""The bot: Discord, disk and clock around games it knows only through `games.core`."""
