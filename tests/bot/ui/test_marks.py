"""Marks: seats are told apart by shape as well as by colour."""

from __future__ import annotations

import pytest

from bot.ui.marks import MARKS, SHAPES, mark_of


@pytest.mark.parametrize("field", ["id", "colour", "shape", "emoji"])
def test_no_two_seats_share_a_part_of_their_mark(field: str) -> None:
    assert len({getattr(mark, field) for mark in MARKS}) == len(MARKS) == 6


def test_every_shape_can_be_drawn_and_is_used() -> None:
    assert {mark.shape for mark in MARKS} == set(SHAPES)


@pytest.mark.parametrize("seat", [-1, 6])
def test_a_seat_without_a_mark_is_an_error(seat: int) -> None:
    with pytest.raises(IndexError):
        mark_of(seat)
