"""Stammtisch as a Discord bot: tables on disk, clocks, and screens; it knows no game by name."""
