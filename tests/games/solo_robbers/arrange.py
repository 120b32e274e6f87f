"""Arranges matches of Solo Robbers at the moment a test is about."""

from __future__ import annotations

from collections.abc import Sequence

from games.core import Move, Rng, Seat, Step
from games.solo_robbers import GAME
from games.solo_robbers.loot import BANKS
from games.solo_robbers.model import SoloRobbersOptions, Stage, State, Table
from games.solo_robbers.moves import Declaration, SoloRobbersMove

PLAIN = SoloRobbersOptions()
JUNIOR = SoloRobbersOptions(junior=True)
BLUFF = SoloRobbersOptions(bluff=True)
BOTH = SoloRobbersOptions(junior=True, bluff=True)

TABLES = [
    *((seats, options) for seats in (3, 4, 5) for options in (PLAIN, JUNIOR, BLUFF, BOTH)),
    (6, PLAIN),
    (6, BLUFF),
]
"""Every number of seats with every choice of options that goes with it."""

LONG_DECK = ("1000", "2000", "3000") * 10


def rng(step: int = 0, seed: bytes = b"test") -> Rng:
    """Return the chance of one step."""
    return Rng(seed, step)


def opened(seats: int = 3, options: SoloRobbersOptions = PLAIN, seed: bytes = b"test") -> State:
    """Return a match before the first filling."""
    return GAME.setup(seats, options, Rng(seed, 0)).state


def tokens(moves: Sequence[Move]) -> list[str]:
    """Return the tokens of some moves, in order."""
    return [move.token for move in moves]


def move(state: State, seat: Seat, token: str) -> SoloRobbersMove:
    """Return the legal move with this token."""
    return next(move for move in GAME.legal(state, seat) if move.token == token)


def play(state: State, *plays: tuple[Seat, str]) -> State:
    """Return the state after some moves, each by seat and token."""
    for seat, token in plays:
        state = GAME.play(state, seat, move(state, seat, token), rng()).state
    return state


def filled(seats: int = 3, options: SoloRobbersOptions = PLAIN) -> State:
    """Return a match in which the first picks are awaited."""
    state = opened(seats, options)
    return play(state, (state.table.gentleman, "fill:left"))


def picked(seats: int = 3, options: SoloRobbersOptions = PLAIN) -> State:
    """Return a match in which everybody but the Gentleman has picked yellow."""
    state = filled(seats, options)
    return play(state, *((seat, "rob:yellow") for seat in sorted(GAME.awaiting(state))))


def arranged(
    banks: Sequence[tuple[str, ...]],
    *,
    seats: int = 3,
    stacks: Sequence[tuple[str, ...]] = (),
    deck: tuple[str, ...] = LONG_DECK,
    gentleman: Seat = 0,
    cycle: tuple[str, ...] = (),
    number: int = 1,
) -> State:
    """Return a match with these banks, filled, where nobody has picked; a `cycle` is Robby Junior's."""
    robbers = seats + bool(cycle)
    options = JUNIOR if cycle else PLAIN
    held = (*stacks, *[()] * (robbers - len(stacks)))
    row = (*banks, *[("1000",)] * (robbers + 1 - len(banks)))
    table = Table(options, number, gentleman, deck, row, held, cycle, None)
    return State(table, Stage.PICK, (None,) * seats, (None,) * seats, None, None)


def revealed(state: State, *targets: str) -> Step[State]:
    """Play an arranged match to its reveal: by seat, the bank robbed; the Gentleman tells the truth."""
    gentleman = state.table.gentleman
    others = [seat for seat in range(len(targets)) if seat != gentleman]
    state = play(state, *((seat, f"rob:{targets[seat]}") for seat in others))
    said = Declaration("rob", targets[gentleman])
    state = play(state, (gentleman, f"place:{targets[gentleman]}:{said.says}:{said.bank}"))
    state = play(state, *((seat, "keep") for seat in others[:-1]))
    return GAME.play(state, others[-1], move(state, others[-1], "keep"), rng())


def row(seats: int, options: SoloRobbersOptions) -> tuple[str, ...]:
    """Return the banks in play."""
    return BANKS[: seats + options.junior + 1]
