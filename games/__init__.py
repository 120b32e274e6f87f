"""The rules of every game, as pure functions over immutable matches."""

from games.core.registry import all_games

__all__ = ["all_games"]
