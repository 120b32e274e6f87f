"""The custom_id: what goes out comes back, and what is not ours is nothing."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.ui.ids import MAX_LENGTH, ControlId, parse

ours = st.builds(
    ControlId,
    table=st.integers(0, 10**16 - 1),
    phase=st.from_regex(r"[a-z0-9.-]{1,20}", fullmatch=True),
    verb=st.from_regex(r"[a-z]{1,8}", fullmatch=True),
    argument=st.from_regex(r"[a-zA-Z0-9_.+:~-]{0,40}", fullmatch=True),
)


@given(ours)
def test_a_control_comes_back_as_it_went_out(control: ControlId) -> None:
    assert len(str(control)) <= MAX_LENGTH
    assert parse(str(control)) == control


@given(st.text(max_size=120) | st.from_regex(r"st/.*/.*/.*/.*", fullmatch=True))
def test_noise_is_nothing_or_exactly_what_we_could_have_sent(text: str) -> None:
    control = parse(text)
    assert control is None or str(control) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "st/1/r1/go",
        "st/01/r1/go/x",
        "st/-1/r1/go/x",
        "st/1/R1/go/x",
        "st/1/r1/go/x\n",
        "st/1/r1/go/ü",
        "st/1/r1/go2/x",
        "st/١/r1/go/x",
        "ST/1/r1/go/x",
        f"st/{'9' * 17}/r1/go/x",
        f"st/1/r1/go/{'x' * 71}",
    ],
)
def test_what_is_nearly_ours_is_nothing(text: str) -> None:
    assert parse(text) is None


@pytest.mark.parametrize(
    "control",
    [
        ControlId(1, "r 1", "go"),
        ControlId(1, "", "go"),
        ControlId(-1, "r1", "go"),
        ControlId(1, "r1", "go", "a/b"),
        ControlId(1, "r1", "go", "x" * 71),
        ControlId(1, "x" * 21, "go"),
    ],
)
def test_what_could_not_come_back_does_not_go_out(control: ControlId) -> None:
    with pytest.raises(ValueError, match="custom_id"):
        str(control)
