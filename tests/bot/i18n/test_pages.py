"""Rule pages: one Markdown file becomes pages that fit a message."""

from __future__ import annotations

from pathlib import Path

from bot.i18n import Page, rules_pages
from bot.i18n.pages import PAGE_LIMIT


def write(package: Path, language: str, text: str) -> None:
    folder = package / "rules"
    folder.mkdir(exist_ok=True)
    (folder / f"{language}.md").write_text(text, encoding="utf-8")


def test_pages_begin_at_second_level_headings(tmp_path: Path) -> None:
    write(tmp_path, "en", "# Go\n\nAn old game.\n\n## Aim\n\nSurround.\n\n### Eyes\nTwo.\n\n## End\nPass.\n")
    assert rules_pages(tmp_path, "en") == (
        Page("Go", "An old game."),
        Page("Aim", "Surround.\n\n### Eyes\nTwo."),
        Page("End", "Pass."),
    )


def test_headings_in_code_are_text(tmp_path: Path) -> None:
    write(tmp_path, "en", "## Board\n```\n## not a heading\n```\n")
    assert rules_pages(tmp_path, "en") == (Page("Board", "```\n## not a heading\n```"),)


def test_long_parts_split_between_paragraphs_and_lose_nothing(tmp_path: Path) -> None:
    paragraphs = [f"{i} " + "x" * 1500 for i in range(5)]
    write(tmp_path, "en", "## Long\n" + "\n\n".join(paragraphs))
    pages = rules_pages(tmp_path, "en")
    assert [page.title for page in pages] == ["Long (1/3)", "Long (2/3)", "Long (3/3)"]
    assert "\n\n".join(page.body for page in pages) == "\n\n".join(paragraphs)


def test_even_one_endless_line_fits(tmp_path: Path) -> None:
    write(tmp_path, "en", "## Wall\n" + "y" * (PAGE_LIMIT * 2 + 1) + "\nshort")
    bodies = [page.body for page in rules_pages(tmp_path, "en")]
    assert all(len(body) <= PAGE_LIMIT for body in bodies)
    assert sum(body.count("y") for body in bodies) == PAGE_LIMIT * 2 + 1


def test_a_missing_language_is_read_in_english_and_no_file_gives_no_pages(tmp_path: Path) -> None:
    assert rules_pages(tmp_path, "de") == ()
    write(tmp_path, "en", "## Aim\nWin.")
    assert rules_pages(tmp_path, "de") == (Page("Aim", "Win."),)
