"""Rules of a game as pages, from one Markdown file a language."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bot.i18n.catalog import FALLBACK

# A Components V2 message holds 4,000 characters in all; the rest is for titles and buttons.
PAGE_LIMIT: Final = 3_500

_FENCE = re.compile(r"^\s*(```|~~~)")


@dataclass(frozen=True, slots=True)
class Page:
    """One page of rules: a title without Markdown signs, and a body of at most 3,500 characters."""

    title: str
    body: str


def rules_pages(package_dir: Path, language: str) -> tuple[Page, ...]:
    """Split `rules/<language>.md` at its `## ` headings; English stands in for a missing language.

    What comes before the first heading is a page with the `# ` title, if there is any text. Longer
    parts are split at paragraphs, their titles numbered "(1/2)". No file gives no pages.
    """
    folder = package_dir / "rules"
    for name in dict.fromkeys((language, FALLBACK)):
        path = folder / f"{name}.md"
        if path.is_file():
            return tuple(_pages(path.read_text(encoding="utf-8")))
    return ()


def _pages(text: str) -> Iterator[Page]:
    for title, body in _sections(text):
        parts = _pieces(body)
        for number, part in enumerate(parts, 1):
            yield Page(title if len(parts) == 1 else f"{title} ({number}/{len(parts)})", part)


def _sections(text: str) -> Iterator[tuple[str, str]]:
    title, lines, fenced = "", list[str](), False
    for line in text.splitlines():
        fenced ^= bool(_FENCE.match(line))
        level = 0 if fenced else 2 if line.startswith("## ") else 1 if line.startswith("# ") else 0
        if level:
            yield title, "\n".join(lines).strip()
            title, lines = line[level:].strip(), []
        else:
            lines.append(line)
    yield title, "\n".join(lines).strip()


def _pieces(body: str) -> list[str]:
    """Pack paragraphs into as few pieces as fit; an empty body has none."""
    return _pack(body.split("\n\n"), "\n\n", finer=_lines)


def _lines(paragraph: str) -> list[str]:
    return _pack(paragraph.split("\n"), "\n", finer=_slices)


def _slices(line: str) -> list[str]:
    return [line[i : i + PAGE_LIMIT] for i in range(0, len(line), PAGE_LIMIT)]


def _pack(parts: Iterable[str], joint: str, finer: Callable[[str], list[str]]) -> list[str]:
    packed: list[str] = []
    for part in parts:
        for piece in [part] if len(part) <= PAGE_LIMIT else finer(part):
            if packed and len(packed[-1]) + len(joint) + len(piece) <= PAGE_LIMIT:
                packed[-1] += joint + piece
            else:
                packed.append(piece)
    return [piece.strip() for piece in packed if piece.strip()]
