"""Chance can be recomputed by anyone from its description, and is fair."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.core import Rng

SEEDS = st.binary(max_size=100)
STEPS = st.integers(0, 2**64 - 1)

VECTORS = json.loads((Path(__file__).parent / "chance.json").read_text(encoding="utf-8"))


def described(seed: bytes, step: int, limits: list[int]) -> list[int]:
    """Answer as the docstring of Rng describes it, in other words than its code."""
    key = seed if len(seed) <= 64 else hashlib.blake2b(seed).digest()
    blocks = [
        hashlib.blake2b(step.to_bytes(8, "big") + block.to_bytes(8, "big"), key=key).digest()
        for block in range(200)
    ]
    words = iter([int.from_bytes(block[at : at + 8], "big") for block in blocks for at in range(0, 64, 8)])
    answers = []
    for limit in limits:
        fair = 2**64 // limit * limit
        answers.append(next(word % limit for word in words if word < fair))
    return answers


@given(seed=SEEDS, step=STEPS, limits=st.lists(st.integers(1, 2**64), max_size=40))
def test_every_answer_follows_from_seed_and_step_as_described(
    seed: bytes, step: int, limits: list[int]
) -> None:
    rng = Rng(seed, step)
    assert [rng.below(limit) for limit in limits] == described(seed, step, limits)


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: f"{vector['seed'][:6]}-{vector['step']}")
def test_known_seeds_give_known_chance_for_ever(vector: dict[str, object]) -> None:
    rng = Rng(bytes.fromhex(str(vector["seed"])), int(str(vector["step"])))
    assert [rng.below(1 << 64) for _ in range(3)] == vector["words"]
    assert list(rng.dice(12)) == vector["dice"]
    assert list(rng.shuffled("abcdefghij")) == vector["shuffled"]
    assert list(rng.sample(range(40), 5)) == vector["sample"]
    assert rng.choice("xyz") == vector["choice"]


@given(seed=SEEDS, step=STEPS, items=st.lists(st.integers(), max_size=30), data=st.data())
def test_shuffling_and_drawing_keep_the_items(
    seed: bytes, step: int, items: list[int], data: st.DataObject
) -> None:
    assert Counter(Rng(seed, step).shuffled(items)) == Counter(items)
    count = data.draw(st.integers(0, len(items)))
    drawn = Rng(seed, step).sample(items, count)
    assert drawn == Rng(seed, step).shuffled(items)[:count]


@given(seed=SEEDS, step=STEPS, sides=st.integers(1, 100), count=st.integers(0, 20))
def test_dice_show_one_to_their_sides(seed: bytes, step: int, sides: int, count: int) -> None:
    rolls = Rng(seed, step).dice(count, sides)
    assert len(rolls) == count
    assert all(1 <= roll <= sides for roll in rolls)


def test_steps_and_seeds_have_streams_of_their_own() -> None:
    first = {Rng(seed, step).below(1 << 64) for seed in (b"a", b"b", b"") for step in range(50)}
    assert len(first) == 150


@pytest.mark.parametrize("limit", [1, 2, 3, 6, 7, 14])
def test_every_possibility_comes_about_equally_often(limit: int) -> None:
    rng = Rng(b"fair", 0)
    counts = Counter(rng.below(limit) for _ in range(1_000 * limit))
    assert set(counts) == set(range(limit))
    assert all(850 < count < 1_150 for count in counts.values())


def test_words_that_would_be_unfair_are_passed_over() -> None:
    """Of 2**63 + 1 possibilities, nearly half of all words lie beyond the only fair multiple."""
    limit = 2**63 + 1
    rng, raw = Rng(b"unfair", 0), Rng(b"unfair", 0)
    words = [raw.below(1 << 64) for _ in range(100)]
    passed = [word for word in words if word < limit]
    assert len(passed) < 70
    assert [rng.below(limit) for _ in passed] == passed


@pytest.mark.parametrize("limit", [0, -1, 2**64 + 1])
def test_what_cannot_be_dealt_is_refused(limit: int) -> None:
    with pytest.raises(ValueError, match="possibilities"):
        Rng(b"", 0).below(limit)


def test_nothing_is_chosen_from_nothing() -> None:
    with pytest.raises(ValueError, match="possibilities"):
        Rng(b"", 0).choice([])


@pytest.mark.parametrize("count", [-1, 4])
def test_no_more_is_drawn_than_there_is(count: int) -> None:
    with pytest.raises(ValueError, match="can't be drawn"):
        Rng(b"", 0).sample("abc", count)
