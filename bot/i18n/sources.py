"""Fluent files: where they lie, how they are read, what is wrong with them."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

FUNCTIONS: Final = frozenset({"NUMBER", "DATETIME"})


class DuplicateMessage(ValueError):
    """Two definitions of one id in one language: which of them is meant can't be known."""


@dataclass(frozen=True, slots=True)
class Source:
    """One parsed file: its language, the name shown in faults, its entries and its junk."""

    language: str
    name: str
    resource: ast.Resource
    faults: tuple[str, ...]

    def entries(self) -> Iterator[tuple[str, ast.Message | ast.Term]]:
        """Pair every message with its id, every term with its id and a leading hyphen."""
        for entry in self.resource.body:
            if isinstance(entry, ast.Message):
                yield entry.id.name, entry
            elif isinstance(entry, ast.Term):
                yield f"-{entry.id.name}", entry


def word_folders() -> tuple[tuple[Path, Path], ...]:
    """List the `words` folders of the bot and of every cog, each after the folder its name starts from.

    Looks for folders only: nothing is imported, so a cog with a fault in its code still has its words.
    """
    found = [(Path(__file__).parents[2], Path(__file__).parent / "words")]
    spec = importlib.util.find_spec("cogs")
    for place in (spec.submodule_search_locations or ()) if spec else ():
        cogs = Path(place)
        found += [(cogs.parent, folder) for folder in sorted(cogs.rglob("words")) if folder.is_dir()]
    return tuple(found)


def read(path: Path, name: str) -> Source:
    """Parse one file; its stem is its language."""
    text = path.read_text(encoding="utf-8")
    resource = FluentParser().parse(text)
    faults = tuple(
        f"{name}:{_line(text, note.span)}: {note.message}"
        for entry in resource.body
        if isinstance(entry, ast.Junk)
        for note in entry.annotations
    )
    return Source(path.stem, name, resource, faults)


def _line(text: str, span: ast.Span | None) -> int:
    return text.count("\n", 0, span.start if span else 0) + 1


def refuse_duplicates(sources: Iterable[Source]) -> None:
    """Raise `DuplicateMessage`, naming both files, where a language has an id twice."""
    seen: dict[tuple[str, str], str] = {}
    for source in sources:
        for entry_id, _ in source.entries():
            key = source.language, entry_id
            if key in seen:
                raise DuplicateMessage(f"{entry_id} is defined in {seen[key]} and in {source.name}")
            seen[key] = source.name


class References(Visitor):
    """What one entry refers to: variables, other entries, functions."""

    def __init__(self, entry: ast.Message | ast.Term) -> None:
        self.variables: set[str] = set()
        self.entries: set[str] = set()
        self.functions: set[str] = set()
        self.visit(entry)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.entries.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.entries.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.functions.add(node.id.name)
        self.generic_visit(node)


@dataclass(frozen=True, slots=True)
class Lexicon:
    """All entries of one language, and which file each is from."""

    language: str
    references: Mapping[str, References]
    files: Mapping[str, str]

    @classmethod
    def of(cls, language: str, sources: Iterable[Source]) -> Lexicon:
        """Gather the entries of this language."""
        mine = [source for source in sources if source.language == language]
        pairs = [(i, entry, source.name) for source in mine for i, entry in source.entries()]
        return cls(language, {i: References(e) for i, e, _ in pairs}, {i: name for i, _, name in pairs})

    def messages(self) -> frozenset[str]:
        """Ids that can be asked for; terms are only there for other entries."""
        return frozenset(i for i in self.references if not i.startswith("-"))

    def variables(self, message_id: str) -> frozenset[str]:
        """Name the variables a message needs, also through the messages it refers to."""
        # A term sees only what is passed to it by name, so its variables are not the caller's.
        through = (i for i in self._reached(message_id) if not i.startswith("-"))
        return frozenset().union(*(self.references[i].variables for i in (message_id, *through)))

    def circles(self) -> Iterator[str]:
        """Report entries that lead back to themselves."""
        for entry_id in self.references:
            if entry_id in self._reached(entry_id):
                yield f"{self.files[entry_id]}: {entry_id} refers to itself"

    def _reached(self, entry_id: str) -> set[str]:
        reached: set[str] = set()
        ahead = [entry_id]
        while ahead:
            new = (self.references[ahead.pop()].entries & self.references.keys()) - reached
            reached |= new
            ahead += new
        return reached

    def dangling(self) -> Iterator[str]:
        """Report references to entries and functions that don't exist."""
        for entry_id, found in self.references.items():
            for missing in sorted(chain(found.entries - set(self.references), found.functions - FUNCTIONS)):
                yield f"{self.files[entry_id]}: {entry_id} refers to {missing}, which does not exist"


def differences(one: Lexicon, other: Lexicon) -> Iterator[str]:
    """Report messages that only one language has, and those that need other variables."""
    for language, ids in ((other, one.messages()), (one, other.messages())):
        source = one if language is other else other
        for message_id in sorted(ids - language.messages()):
            yield f"{source.files[message_id]}: {message_id} is missing in {language.language}"
    for message_id in sorted(one.messages() & other.messages()):
        here, there = one.variables(message_id), other.variables(message_id)
        if here != there:
            only = ", ".join(f"${name}" for name in sorted(here ^ there))
            yield f"{other.files[message_id]}: {message_id} differs from {one.language} in {only}"
