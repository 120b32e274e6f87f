"""Turns the views of Rette sich, wer kann! into words and pictures."""

from __future__ import annotations

from typing import cast

from bot.i18n.catalog import Words
from bot.ui.people import People
from bot.ui.pictures import Picture
from bot.ui.presenter import Answer, Scene
from bot.ui.screen import Style
from cogs.rette_sich import scenery, telling
from games.core import Event, PublicView, Seat, SeatView
from games.rette_sich.board import Stretch, load_board
from games.rette_sich.model import LAIR, Stage
from games.rette_sich.moves import Offer
from games.rette_sich.views import Door, Public

LINES_OF_LOG = 4
"""What the log below the picture shows; more news than that is summed up above it."""


class RetteSichPresenter:
    """Show Rette sich, wer kann!"""

    game = "rette_sich"
    accent = 0x6E9A45
    emoji = "🍄"
    has_hands = False

    def chapter(self, view: PublicView) -> str:
        """Name the calm part of a round, or its race: a message each, not one for every roll."""
        public = _public(view)
        return f"r{public.round}.{'race' if public.race else 'calm'}"

    def table(self, view: PublicView, people: People, words: Words) -> Scene:
        """Show the meadow, and what the seat in turn has to do."""
        public = _public(view)
        lines = self._heading(public, people, words)
        news = public.since(public.turn)
        if len(news) > LINES_OF_LOG and (told := telling.brief(news, people, words)):
            lines.append("-# " + words("rette-sich-since", name=people.marked(public.turn), news=told))
        return self._scene(public, lines, people, words)

    def hand(self, view: SeatView, people: People, words: Words) -> Scene:
        """Show the same to one seat, with all that happened since its last move."""
        public = _public(view.public)
        lines = self._heading(public, people, words)
        if told := telling.brief(public.since(view.seat), people, words):
            lines.append("-# " + words("rette-sich-since-you", news=told))
        return self._scene(public, lines, people, words)

    def question(
        self, view: PublicView | SeatView, path: tuple[str, ...], people: People, words: Words
    ) -> str:
        """Ask for a square, a roll, a Smurf or a house."""
        if path[:1] == ("place",) and len(path) == 2:
            return words("rette-sich-ask-square")
        return words(f"rette-sich-ask-{_public(view).stage}")

    def answer(
        self, view: PublicView | SeatView, path: tuple[str, ...], people: People, words: Words
    ) -> Answer:
        """Offer the die, a stretch or square, a house to remove, or a Smurf with where it would land."""
        public = _public(view)
        match path:
            case ("roll",):
                return Answer(words("rette-sich-roll"), "🎲", style=Style.MAIN)
            case ("place", stretch):
                return self._stretch(public, stretch, words)
            case ("place", _, square):
                return self._square(public, int(square), words)
            case ("remove", house):
                return Answer(words("rette-sich-house", house=house), "🏚️", style=Style.STOP)
            case _:
                token = ":".join(path)
                offer = next(offer for offer in public.offers if offer.move.token == token)
                return self._offer(offer, words)

    def line(self, event: Event, people: People, words: Words) -> str | None:
        """Tell an event in one line of the log."""
        return telling.line(event, people, words)

    # What is to be done

    def _heading(self, public: Public, people: People, words: Words) -> list[str]:
        if public.outcome is not None:
            return [f"### {self.emoji} {words('rette-sich-name')}"]
        part = "placing" if public.stage is Stage.PLACE else "race" if public.race else "calm"
        emoji = "🧙" if public.race else self.emoji
        return [
            f"## {emoji} {words(f'rette-sich-part-{part}', round=public.round)}",
            self._task(public, people, words),
        ]

    def _task(self, public: Public, people: People, words: Words) -> str:
        own = [smurf for smurf in public.smurfs if smurf.seat == public.turn]
        return words(
            f"rette-sich-task-{public.stage}",
            name=people.marked(public.turn),
            die=public.die or 0,
            smurf=1 + sum(smurf.square is not None for smurf in own),
            smurfs=len(own),
            doors=sum(house.door is Door.OPEN for house in public.houses),
            outside=sum(smurf.square is not None and smurf.house is None for smurf in public.smurfs),
            race="yes" if public.race else "no",
        )

    # Answers

    def _stretch(self, public: Public, name: str, words: Words) -> Answer:
        board = load_board(public.board)
        stretch = next(stretch for stretch in board.stretches if stretch.id == name)
        there = [house.number for house in board.houses if house.square in stretch.squares]
        open_there = [house.number for house in public.houses if house.door is Door.OPEN]
        doors = [number for number in there if number in open_there]
        label = _span(stretch)
        if doors:
            label += f" · {words('rette-sich-house', house=str(doors[0]))}"
        return Answer(label, "🍄" if doors else "🌿")

    def _square(self, public: Public, square: int, words: Words) -> Answer:
        board = load_board(public.board)
        open_houses = {house.number for house in public.houses if house.door is Door.OPEN}
        doors = [house.number for house in board.houses if house.square == square]
        crowd = sum(smurf.square == square for smurf in public.smurfs)
        label = str(square) + (f" · 👥 {crowd}" if crowd else "")
        if doors and doors[0] in open_houses:
            return Answer(f"{label} · {words('rette-sich-house', house=str(doors[0]))}", "🍄")
        return Answer(label)

    def _offer(self, offer: Offer, words: Words) -> Answer:
        number = f"{offer.move.smurf}\ufe0f\u20e3"
        if offer.house is not None:
            house = words("rette-sich-house", house=str(offer.house))
            return Answer(f"{offer.path[0]} → {house}", number, style=Style.GO)
        return Answer(f"{offer.path[0]} → {offer.path[-1]}", number)

    # The table in words

    def _scene(self, public: Public, lines: list[str], people: People, words: Words) -> Scene:
        text = "\n".join(self._facts(public, people, words))
        alt = text.replace("**", "").replace("\\", "")
        return Scene("\n".join(lines), text, Picture("table", scenery.draw(public, people), alt))

    def _facts(self, public: Public, people: People, words: Words) -> list[str]:
        facts = [
            words("rette-sich-lair", left=public.lair, pieces=LAIR),
            self._houses(public, people, words),
            *(self._seat_line(public, seat, people, words) for seat in range(len(public.acted))),
        ]
        if public.die is not None:
            facts.append(words("rette-sich-rolled", name=people.marked(public.turn), die=public.die))
        facts += [self._offered(offer, words) for offer in public.offers]
        if lost := telling.loss(public):
            facts.append(f"❌ {people.emoji(lost.seat)} {lost.path[-1]}")
        walked = telling.walks(public)
        if walked:
            told = [telling.trace(deed, people, words) for deed in walked]
            facts.append(words("rette-sich-walked", walks=" · ".join(told)))
        return facts

    def _houses(self, public: Public, people: People, words: Words) -> str:
        board = load_board(public.board)
        squares = {house.number: house.square for house in board.houses}
        return "🏠 " + " · ".join(
            words(
                f"rette-sich-house-{house.door}",
                house=house.number,
                square=str(squares[house.number]),
                mark="" if house.seat is None else people.emoji(house.seat),
            )
            for house in public.houses
        )

    def _offered(self, offer: Offer, words: Words) -> str:
        shown = self._offer(offer, words)
        return f"{shown.emoji} {shown.label}"

    def _seat_line(self, public: Public, seat: Seat, people: People, words: Words) -> str:
        places = []
        for smurf in public.smurfs:
            if smurf.seat != seat:
                continue
            if smurf.lost is not None:
                places.append(words("rette-sich-at-lost"))
            elif smurf.square is None:
                places.append(words("rette-sich-at-waiting"))
            elif smurf.house is not None:
                places.append(words("rette-sich-house", house=str(smurf.house)))
            else:
                places.append(words("rette-sich-at-square", square=str(smurf.square)))
        return f"{people.marked(seat)}: {' · '.join(places)}"


def _public(view: PublicView | SeatView) -> Public:
    return cast(Public, view.public if isinstance(view, SeatView) else view)


def _span(stretch: Stretch) -> str:
    first, last = stretch.squares[0], stretch.squares[-1]
    return f"{first} – {last}"
