"""Letters of our fonts: which there are and how wide, so that a text can be made to fit.

resvg neither measures nor wraps text. It draws nothing for a letter that no font has, and nothing at
all for a text in a family that is not there: name Lato or no family.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from struct import unpack_from
from typing import Final

FONTS: Final = Path(__file__).parents[1] / "fonts"
FAMILY: Final = "Lato"
WEIGHTS: Final = {400: "Regular", 700: "Bold", 900: "Black"}

# At 1,000 px, shown about 360 wide on a phone, this is the smallest that reads well.
SMALLEST: Final = 28


@dataclass(frozen=True, slots=True)
class Line:
    """A text that fits, and the size in px at which it does."""

    text: str
    size: float


@cache
def advances(weight: int) -> Mapping[str, float]:
    """Give the width of every letter of a weight (400, 700, 900), as a share of the type size."""
    data = (FONTS / f"{FAMILY}-{WEIGHTS[weight]}.ttf").read_bytes()
    tables = {tag: offset for tag, _, offset, _ in _records(data)}
    per_em: int = unpack_from(">H", data, tables[b"head"] + 18)[0]
    measured: int = unpack_from(">H", data, tables[b"hhea"] + 34)[0]

    def width(glyph: int) -> float:
        # Glyphs after the last measured one are all as wide as it is.
        at = tables[b"hmtx"] + 4 * min(glyph, measured - 1)
        return float(unpack_from(">H", data, at)[0]) / per_em

    return {chr(code): width(glyph) for code, glyph in _glyphs(data, tables[b"cmap"]) if glyph}


def legible(text: str | int, otherwise: str = "") -> str:
    """Keep the letters that our fonts have, ornate ones made plain; if none is left, `otherwise`."""
    plain = "".join(map(_plain, unicodedata.normalize("NFC", str(text))))
    return " ".join(plain.split()) or otherwise


@lru_cache(4096)
def _plain(letter: str) -> str:
    if letter.isspace():
        return " "
    # Lato has zero-width letters, and a name may be made of nothing else.
    if unicodedata.category(letter).startswith("C"):
        return ""
    known = advances(400)
    if letter in known:
        return letter
    # 𝓐 becomes A; a letter that stays unknown goes, lest it be drawn as nothing at a width of nothing.
    simple = unicodedata.normalize("NFKC", letter)
    return "".join(part for part in simple if part in known)


def width_of(text: str, size: float, weight: int = 700) -> float:
    """Measure a text in px. Kerning is left out, which errs on the wide side."""
    known = advances(weight)
    return size * sum(known.get(letter, 0.0) for letter in text)


def fit(
    text: str | int, width: float | None, size: float, weight: int = 700, smallest: float = SMALLEST
) -> Line:
    """Shrink a text until it is at most `width` px wide, at the smallest size cut it with "…"."""
    line = legible(text)
    if width is None or not line:
        return Line(line, size)
    needed = width_of(line, size, weight)
    if needed <= width:
        return Line(line, size)
    shrunk = max(min(smallest, size), size * width / needed)
    # A hair of tolerance: the shrunk size meets the width exactly, but for rounding.
    while line and width_of(line, shrunk, weight) > width + 0.01:
        line = line.rstrip("…")[:-1].rstrip() + "…" if len(line.rstrip("…")) > 1 else ""
    return Line(line, round(shrunk, 2))


def _records(data: bytes) -> Iterator[tuple[bytes, int, int, int]]:
    count: int = unpack_from(">H", data, 4)[0]
    for i in range(count):
        yield unpack_from(">4sLLL", data, 12 + 16 * i)


def _glyphs(data: bytes, cmap: int) -> Iterator[tuple[int, int]]:
    """Walk the font's table of letters, format 4 (as in every TrueType font): OpenType, "cmap"."""
    count: int = unpack_from(">H", data, cmap + 2)[0]
    encodings = (unpack_from(">HHL", data, cmap + 4 + 8 * i) for i in range(count))
    start = next(cmap + offset for platform, kind, offset in encodings if (platform, kind) == (3, 1))
    segments = unpack_from(">H", data, start + 6)[0] // 2
    column = f">{segments}H"
    ends, firsts, deltas, offsets = (
        unpack_from(column, data, start + 14 + 2 * segments * i + (2 if i else 0)) for i in range(4)
    )
    ranges = start + 16 + 6 * segments
    for i, (end, first, delta, offset) in enumerate(zip(ends, firsts, deltas, offsets, strict=True)):
        for code in range(first, min(end, 0xFFFE) + 1):
            if offset == 0:
                yield code, (code + delta) % 0x10000
            else:
                glyph = unpack_from(">H", data, ranges + 2 * i + offset + 2 * (code - first))[0]
                yield code, (glyph + delta) % 0x10000 if glyph else 0
