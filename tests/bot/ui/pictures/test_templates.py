"""Templates: whatever people are called, the drawing is whole, readable and inside its lines."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jinja2 import TemplateNotFound, UndefinedError

from bot.ui.pictures import template
from bot.ui.pictures.colours import COLOURS
from bot.ui.pictures.lettering import advances, fit, legible, width_of
from bot.ui.pictures.templates import SHARED

SPECIMEN = Path(__file__).parent / "specimen"


def package(tmp_path: Path, source: str) -> Path:
    (tmp_path / "pictures").mkdir()
    (tmp_path / "pictures" / "own.svg.j2").write_text(source, encoding="utf-8")
    return tmp_path


@settings(max_examples=40, deadline=None)
@given(st.lists(st.text(max_size=40), min_size=6, max_size=6))
def test_any_names_give_well_formed_svg(names: list[str]) -> None:
    svg = template(SPECIMEN, "table").render(names=names)
    assert ET.fromstring(svg).tag.endswith("svg")


def test_values_are_escaped_and_what_xml_cannot_write_is_left_out(tmp_path: Path) -> None:
    drawn = template(package(tmp_path, "<text>{{ name }}</text>"), "own").render(name="<b>\x00\ud800&\x1b")
    assert drawn == "<text>&lt;b&gt;&amp;</text>"


def test_a_forgotten_value_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(UndefinedError):
        template(package(tmp_path, "{{ forgotten }}"), "own").render()


def test_an_unknown_picture_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(TemplateNotFound):
        template(tmp_path, "none")


def test_every_shared_shape_is_on_the_specimen_sheet() -> None:
    shared = (SHARED / "shared.svg.j2").read_text(encoding="utf-8")
    sheet = (SPECIMEN / "pictures" / "sheet.svg.j2").read_text(encoding="utf-8")
    used = set(re.findall(r"\bui\.(\w+)\(", sheet)) | {"avatar"}  # on every plate
    assert set(re.findall(r"{% macro (\w+)\(", shared)) == used


def test_all_letters_of_a_picture_are_big_enough_for_a_phone() -> None:
    svg = template(SPECIMEN, "sheet").render()
    sizes = [float(size) for size in re.findall(r'class="label"[^>]*font-size="([\d.]+)"', svg)]
    assert sizes
    assert min(sizes) >= 28


@settings(deadline=None)
@given(st.text(max_size=60), st.floats(40, 900), st.sampled_from([400, 700, 900]))
def test_a_fitted_text_is_never_wider_than_its_place(text: str, width: float, weight: int) -> None:
    line = fit(text, width, 40, weight)
    assert width_of(line.text, line.size, weight) <= width + 0.5
    assert 28 <= line.size <= 40


def test_a_text_is_shrunk_before_it_is_cut() -> None:
    whole = fit("Annegret Müller", 270, 40)
    cut = fit("Annegret Müller von der Aue", 270, 40)
    assert whole.text == "Annegret Müller"
    assert 28 < whole.size < 40
    assert cut.text.endswith("…")
    assert cut.size == 28


@pytest.mark.parametrize(
    ("name", "shown"),
    [("Jürgen", "Jürgen"), ("Ju\u0308rgen", "Jürgen"), ("𝓐𝓷𝓷𝓪 🎲", "Anna"), ("x² ½", "x² ½"),
     ("李小龍", "Seat 2"), (" \u200b ", "Seat 2"), ("two\nlines", "two lines")],
)  # fmt: skip
def test_names_are_written_with_the_letters_we_have(name: str, shown: str) -> None:
    assert legible(name, otherwise="Seat 2") == shown


def test_our_fonts_have_all_letters_of_our_languages() -> None:
    needed = set("ABCXYZabcxyzÄÖÜäöüßẞ0123456789„“”‚‘’–—…×·€!?&%+−#")
    assert [letter for weight in (400, 700, 900) for letter in needed - set(advances(weight))] == []


def luminance(colour: str) -> float:
    shares = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in shares)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize(
    ("text", "ground"),
    [("ink", "linen"), ("soft_ink", "linen"), ("red", "linen"), ("ink", "brass"), ("cream", "red"),
     ("cream", "blue"), ("cream", "green"), ("cream", "ink")]
    + [(text, wood) for text in ("cream", "soft_cream") for wood in ("table", "plank", "groove")],
)  # fmt: skip
def test_texts_stand_out_from_their_ground(text: str, ground: str) -> None:
    assert contrast(getattr(COLOURS, text), getattr(COLOURS, ground)) >= 4.5
