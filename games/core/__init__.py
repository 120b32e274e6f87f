"""What every game is made of: the contract that other code drives matches with."""

from games.core.chance import Rng
from games.core.codec import dump_state, load_state
from games.core.errors import GameError, IllegalMove, OptionsError, SaveError
from games.core.game import Game, Player
from games.core.model import Event, Info, Move, Options, Outcome, PublicView, Seat, SeatView, Step

__all__ = [
    "Event",
    "Game",
    "GameError",
    "IllegalMove",
    "Info",
    "Move",
    "Options",
    "OptionsError",
    "Outcome",
    "Player",
    "PublicView",
    "Rng",
    "SaveError",
    "Seat",
    "SeatView",
    "Step",
    "dump_state",
    "load_state",
]
