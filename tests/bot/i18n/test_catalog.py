"""Words: what people read when all is well, and when it is not."""

from __future__ import annotations

import ast
import logging
from pathlib import Path

import discord
import pytest

import bot.i18n
from bot.i18n import Catalog, DuplicateMessage, join_names, language_of


def catalog(tmp_path: Path, **files: str) -> Catalog:
    """Load files given as `place__language="text"`."""
    folders: dict[str, Path] = {}
    for name, text in files.items():
        place, language = name.split("__")
        folder = folders.setdefault(place, tmp_path / "cogs" / place / "words")
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{language}.ftl").write_text(text, encoding="utf-8")
    return Catalog.load([(tmp_path, folder) for folder in folders.values()])


def test_our_own_words_have_no_faults() -> None:
    assert Catalog.load().faults() == []


def test_words_speak_both_languages() -> None:
    ours = Catalog.load()
    assert (ours.words("en")("yes"), ours.words("de")("yes")) == ("Yes", "Ja")
    assert ours.words("de").language == "de"
    assert ours.words("tlh").language == "en"


def test_words_of_all_folders_are_one_catalog(tmp_path: Path) -> None:
    both = catalog(tmp_path, chess__en="mate = Mate", go__en="ko = { mate } and ko")
    assert both.words("en")("ko") == "Mate and ko"


def test_plurals_and_numbers_follow_the_language(tmp_path: Path) -> None:
    coins = "coins = { $n ->\n    [one] %s\n   *[other] { $n } %s\n}"
    words = catalog(tmp_path, a__en=coins % ("a coin", "coins"), a__de=coins % ("eine Münze", "Münzen"))
    assert words.words("en")("coins", n=1) == "a coin"
    assert words.words("de")("coins", n=1200) == "1.200 Münzen"


def test_values_stand_in_the_text_without_isolation_marks(tmp_path: Path) -> None:
    assert catalog(tmp_path, a__en="hi = Hi { $name }!").words("en")("hi", name="Ada") == "Hi Ada!"


@pytest.mark.parametrize("second", ["a", "b"])
def test_an_id_twice_is_refused_with_the_names_of_the_files(tmp_path: Path, second: str) -> None:
    texts = {"a__en": "hi = Hi\nhi = Ho"} if second == "a" else {"a__en": "hi = Hi", "b__en": "hi = Ho"}
    with pytest.raises(DuplicateMessage, match=rf"hi .*cogs/a/words/en.ftl .*cogs/{second}/words/en.ftl"):
        catalog(tmp_path, **texts)


def test_a_fault_falls_back_to_english_then_to_the_id_and_is_logged_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    words = catalog(tmp_path, a__en="hi = Hi\nbad = { $gone }", a__de="ho = Ho").words("de")
    with caplog.at_level(logging.ERROR):
        said = [words("hi"), words("hi"), words("bad", secret="ace"), words("none")]
    assert said == ["Hi", "Hi", "bad", "none"]
    assert [(r.args or ())[:2] for r in caplog.records] == [  # type: ignore[index]
        ("hi", "de"), ("bad", "de"), ("bad", "en"), ("none", "de"), ("none", "en"),
    ]  # fmt: skip
    assert "ace" not in caplog.text


@pytest.mark.parametrize(
    "text", ["odd = { LOUD($n) }", "odd = { odd }", "odd =\n    .label = Only a label", "odd = { -gone }"]
)
def test_nothing_written_in_a_file_makes_words_raise(tmp_path: Path, text: str) -> None:
    assert catalog(tmp_path, a__en=text).words("en")("odd", n=1) == "odd"


def test_faults_name_what_is_missing_different_broken_or_dangling(tmp_path: Path) -> None:
    faulty = catalog(
        tmp_path,
        a__en="only-en = x\nvars = { $one }\nsame = { vars }\nlost = { gone }\n"
        "round = { about }\nabout = { round }",
        a__de="only-de = x\nvars = { $two }\nsame = { $one }\nlost = x\nround = x\nabout = x\njunk junk",
        a__fr="oui = Oui",
    )
    assert faulty.faults() == [
        'cogs/a/words/de.ftl:7: Expected token: "="',
        "cogs/a/words/fr.ftl: nobody reads this language",
        "cogs/a/words/en.ftl: lost refers to gone, which does not exist",
        "cogs/a/words/en.ftl: round refers to itself",
        "cogs/a/words/en.ftl: about refers to itself",
        "cogs/a/words/en.ftl: only-en is missing in de",
        "cogs/a/words/de.ftl: only-de is missing in en",
        "cogs/a/words/de.ftl: vars differs from en in $one, $two",
    ]


@pytest.mark.parametrize(
    ("locale", "language"),
    [("de", "de"), ("de-AT", "de"), ("DE_ch", "de"), ("en-US", "en"), ("fr", "en"), ("", "en"), (None, "en"),
     (discord.Locale.german, "de"), (discord.Locale.british_english, "en"), ("den", "en")],
)  # fmt: skip
def test_a_locale_chooses_german_or_english(locale: object, language: str) -> None:
    assert language_of(locale) == language


@pytest.mark.parametrize(
    ("names", "english"),
    [([], ""), (["Ada"], "Ada"), (["Ada", "Ben"], "Ada and Ben"), (["A", "B", "C", "D"], "A, B, C and D")],
)
def test_names_are_joined_as_a_sentence_has_them(names: list[str], english: str) -> None:
    ours = Catalog.load()
    assert join_names(ours.words("en"), names) == english
    assert join_names(ours.words("de"), names) == english.replace("and", "und")


def test_only_the_translator_knows_discord() -> None:
    folder = Path(bot.i18n.__file__).parent
    for path in folder.glob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        imported = {a.name for n in ast.walk(tree) if isinstance(n, ast.Import) for a in n.names} | {
            n.module or "" for n in ast.walk(tree) if isinstance(n, ast.ImportFrom)
        }
        knows = any(name.split(".")[0] == "discord" for name in imported)
        assert knows == (path.name == "translator.py"), path.name
