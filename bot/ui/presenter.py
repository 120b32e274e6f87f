"""What a game must say about itself to be shown: scenes, questions and answers, lines of the log."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from bot.i18n.catalog import Words
from bot.ui.people import People
from bot.ui.pictures import Picture
from bot.ui.screen import Style
from games.core import Event, PublicView, SeatView


@dataclass(frozen=True, slots=True)
class Scene:
    """A view as people see it: `headline` always, then the picture, or `text` that says the same.

    `shortcuts` are tokens of moves that one press shall make though they are asked for in parts, such
    as a proposal that somebody has voted for already; each is labelled by the presenter's `answer`.
    """

    headline: str
    text: str
    picture: Picture | None = None
    shortcuts: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Answer:
    """How one possible answer to a question is offered: up to 80 characters, on a button or in a menu."""

    label: str
    emoji: str | None = None
    description: str = ""
    style: Style = Style.PLAIN


def word_id(game: str, name: str) -> str:
    """Return the id of one of a game's words, by the convention that `Presenter` tells."""
    return f"{game}-{name}".replace("_", "-")


class Presenter(Protocol):
    """Turn views of one game into words and pictures; it never sees a state, and holds nothing.

    Names of options are words by convention: `<game>-option-<field>` names a field and
    `<game>-option-<field>-<value>` a value (`on`, `off` for switches need no words), with `_` as `-`.
    The game's name is `<game>-name`, what it is in a line `<game>-pitch`.
    """

    game: str
    """The id of the game."""
    accent: int
    """The colour of its screens' edge, 0xRRGGBB."""
    emoji: str
    has_hands: bool
    """Whether seats have secrets, and so a hand to look at."""

    def chapter(self, view: PublicView) -> str:
        """Name the part of the match that one public message shows; a new one is posted with each."""

    def table(self, view: PublicView, people: People, words: Words) -> Scene:
        """Show what everybody may know."""

    def hand(self, view: SeatView, people: People, words: Words) -> Scene:
        """Show one seat's secrets, and what it has picked, if it has."""

    def question(
        self, view: PublicView | SeatView, path: tuple[str, ...], people: People, words: Words
    ) -> str:
        """Ask for the next part of a move after the parts in `path`, in a short sentence."""

    def answer(
        self, view: PublicView | SeatView, path: tuple[str, ...], people: People, words: Words
    ) -> Answer:
        """Offer the last part of `path`, the earlier parts having been chosen already."""

    def line(self, event: Event, people: People, words: Words) -> str | None:
        """Tell an event in one line of the log, or None where the scene says it all."""
