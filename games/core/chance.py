"""Chance that anyone can check afterwards: keyed BLAKE2b over a secret seed, one stream a step."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

_WORD_BYTES = 8
_WORD_RANGE = 1 << (8 * _WORD_BYTES)
_MAX_KEY = hashlib.blake2b.MAX_KEY_SIZE


class Rng:
    """Deal the chance of one step of one match: the same seed and step give the same dice for ever.

    Block number n of a step is `BLAKE2b(key=seed, data=step ‖ n)`, both as 8 bytes, big-endian; a
    block is eight words of 64 bits, used in order. A word beyond the largest multiple of the range is
    passed over, so every answer is equally likely. Nothing is computed until it is asked for.
    """

    __slots__ = ("_block", "_seed", "_step", "_words")

    def __init__(self, seed: bytes, step: int) -> None:
        """Take the match's secret `seed` (32 bytes in Stammtisch) and the number of the `step`, from 0."""
        self._seed = seed
        self._step = step
        self._block = 0
        self._words: list[int] = []

    def below(self, limit: int) -> int:
        """Return a whole number from 0 to `limit` - 1; raise ValueError for a limit under 1."""
        if limit < 1:
            raise ValueError(f"chance needs at least one possibility, not {limit}")
        fair = _WORD_RANGE - _WORD_RANGE % limit
        while True:
            word = self._word()
            if word < fair:
                return word % limit

    def die(self, sides: int = 6) -> int:
        """Return one roll of a die, 1 to `sides`."""
        return self.below(sides) + 1

    def dice(self, count: int, sides: int = 6) -> tuple[int, ...]:
        """Return `count` rolls of a die, in the order they fell."""
        return tuple(self.die(sides) for _ in range(count))

    def choice(self, items: Sequence[T]) -> T:
        """Return one of `items`, each equally likely."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """Return all `items` in random order (Fisher and Yates)."""
        pool = list(items)
        for last in range(len(pool) - 1, 0, -1):
            other = self.below(last + 1)
            pool[last], pool[other] = pool[other], pool[last]
        return tuple(pool)

    def sample(self, items: Sequence[T], count: int) -> tuple[T, ...]:
        """Return `count` different ones of `items` in random order."""
        return self.shuffled(items)[:count]

    def _word(self) -> int:
        if not self._words:
            key = self._seed if len(self._seed) <= _MAX_KEY else hashlib.blake2b(self._seed).digest()
            data = self._step.to_bytes(8, "big") + self._block.to_bytes(8, "big")
            digest = hashlib.blake2b(data, key=key).digest()
            self._block += 1
            # Reversed, so that pop() takes the words in the order they stand in the block.
            self._words = [
                int.from_bytes(digest[at : at + _WORD_BYTES], "big")
                for at in range(len(digest) - _WORD_BYTES, -1, -_WORD_BYTES)
            ]
        return self._words.pop()
