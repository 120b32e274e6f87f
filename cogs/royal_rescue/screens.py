"""Turns the views of Royal Rescue into words and pictures."""

from __future__ import annotations

from typing import cast

from bot.i18n.catalog import Words
from bot.ui.people import People
from bot.ui.pictures import Picture
from bot.ui.presenter import Answer, Scene
from cogs.royal_rescue import drawings, hands, lines, proposals
from cogs.royal_rescue.headlines import STEPS, headline, voted
from cogs.royal_rescue.naming import Naming
from cogs.royal_rescue.standing import standing
from games.core import Event, PublicView, SeatView
from games.royal_rescue.views import Private, Public


class RoyalRescuePresenter:
    """Show Royal Rescue."""

    game = "royal_rescue"
    accent = 0x7B4B94
    emoji = "👑"
    has_hands = True

    def chapter(self, view: PublicView) -> str:
        """Name the step of phase 1, or the phase: its message tells of all rolls of it."""
        public = cast(Public, view)
        step = STEPS.get(public.stage, "") if public.part == 1 else ""
        return f"p{public.part}{f's{step}' if step else ''}"

    def table(self, view: PublicView, people: People, words: Words) -> Scene:
        """Show what is done now, with a picture of the phase."""
        public, say = cast(Public, view), Naming(people, words)
        text = standing(public, say)
        picture = Picture("table", drawings.table(public, say), spoken(text))
        return Scene(headline(public, say), text, picture, voted(public))

    def hand(self, view: SeatView, people: People, words: Words) -> Scene:
        """Show the hand, the own army, or the top of the stack."""
        private, say = cast(Private, view), Naming(people, words)
        text = hands.body(private, say)
        svg = drawings.hand(private, say)
        picture = Picture("hand", svg, spoken(text)) if svg else None
        return Scene(hands.heading(private, say), text, picture, voted(proposals.public_of(view)))

    def question(
        self, view: PublicView | SeatView, path: tuple[str, ...], people: People, words: Words
    ) -> str:
        """Ask for the next part of a move."""
        return proposals.question(view, path, Naming(people, words))

    def answer(
        self, view: PublicView | SeatView, path: tuple[str, ...], people: People, words: Words
    ) -> Answer:
        """Offer a card, a person, an army, a press; with the votes for it."""
        return proposals.answer(view, path, Naming(people, words))

    def line(self, event: Event, people: People, words: Words) -> str | None:
        """Tell an event."""
        return lines.line(event, Naming(people, words))


def spoken(text: str) -> str:
    """Return a text without its formats, as a picture's description."""
    return text.replace("**", "").replace("\\", "").replace("-# ", "")
