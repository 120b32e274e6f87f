"""Chance that anyone can check afterwards: keyed BLAKE2b over a secret seed, one stream a step."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import blake2b
from struct import Struct
from typing import TypeVar

T = TypeVar("T")

_POSITION = Struct(">QQ")
_BLOCK = Struct(">8Q")
_WORDS = 1 << 64


class Rng:
    """Deal the chance of one step of one match: the same seed and step give the same dice for ever.

    Block number n of a step is `BLAKE2b(key=seed, data=step ‖ n)`, both as 8 bytes, big-endian, n
    from 0; a seed over 64 bytes is replaced by its own BLAKE2b. A block is eight words of 64 bits,
    big-endian, used in order. The answer below a limit is the next word modulo the limit; words from
    the largest multiple of the limit upwards are passed over, so every answer is equally likely.
    Nothing is computed until it is asked for.
    """

    __slots__ = ("_block", "_seed", "_step", "_words")

    def __init__(self, seed: bytes, step: int) -> None:
        """Take the match's secret `seed` (32 bytes in Stammtisch) and the number of the `step`, from 0."""
        self._seed = seed
        self._step = step
        self._block = 0
        self._words: Iterator[int] = iter(())

    def below(self, limit: int) -> int:
        """Return a whole number from 0 to `limit` - 1; raise ValueError for a limit not in 1 … 2**64."""
        if not 1 <= limit <= _WORDS:
            raise ValueError(f"chance has from 1 to 2**64 possibilities, not {limit}")
        fair = _WORDS - _WORDS % limit
        while True:
            word = next(self._words, None)
            if word is None:
                self._words = self._next_block()
            elif word < fair:
                return word % limit

    def die(self, sides: int = 6) -> int:
        """Return one roll of a die, 1 to `sides`."""
        return self.below(sides) + 1

    def dice(self, count: int, sides: int = 6) -> tuple[int, ...]:
        """Return `count` rolls of a die, in the order they fell."""
        return tuple(self.die(sides) for _ in range(count))

    def choice(self, items: Sequence[T]) -> T:
        """Return one of `items`, each equally likely; raise ValueError where there are none."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """Return all `items` in random order (Fisher and Yates, from the last place down)."""
        pool = list(items)
        for last in range(len(pool) - 1, 0, -1):
            other = self.below(last + 1)
            pool[last], pool[other] = pool[other], pool[last]
        return tuple(pool)

    def sample(self, items: Sequence[T], count: int) -> tuple[T, ...]:
        """Return the first `count` of the shuffled `items`; raise ValueError where there are fewer."""
        if not 0 <= count <= len(items):
            raise ValueError(f"{count} of {len(items)} can't be drawn")
        return self.shuffled(items)[:count]

    def _next_block(self) -> Iterator[int]:
        key = self._seed if len(self._seed) <= blake2b.MAX_KEY_SIZE else blake2b(self._seed).digest()
        block = blake2b(_POSITION.pack(self._step, self._block), key=key).digest()
        self._block += 1
        return iter(_BLOCK.unpack(block))
