"""The bot itself: Discord, disk and clock around the pure games."""
