"""Turns the views of Rück's raus! into words and pictures."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

from bot.i18n.catalog import Words
from bot.i18n.names import join_names
from bot.ui.people import People
from bot.ui.pictures import Picture, template
from bot.ui.presenter import Answer, Scene
from bot.ui.screen import Style
from games.core import Event, PublicView, Seat, SeatView
from games.ruecks_raus.model import ROUNDS
from games.ruecks_raus.nobles import NOBLES
from games.ruecks_raus.views import Private, Public

HERE = Path(__file__).parent


class RuecksRausPresenter:
    """Show Rück's raus!"""

    game = "ruecks_raus"
    accent = 0xC8553D
    emoji = "💎"
    has_hands = True

    def chapter(self, view: PublicView) -> str:
        """Name the round: its message tells of picking, choosing and what came of it."""
        return f"r{_public(view).round}"

    def table(self, view: PublicView, people: People, words: Words) -> Scene:
        """Show the noble, everybody's jewels, and the robbers that each may still have."""
        public = _public(view)
        title = words("ruecks-raus-round", round=public.round, rounds=ROUNDS)
        lines = [self._seat_line(public, seat, people, words) for seat in range(len(public.jewels))]
        nobles = [f"{words('ruecks-raus-noble')}: {self._noble(public.noble, words)}"]
        if public.announced:
            nobles.append(self._announced(public, words))
        text = "\n".join([*nobles, *lines])
        headline = f"## {self.emoji} {title}\n{self._noble(public.noble, words)}"
        if public.outcome is not None:
            headline = f"### {self.emoji} {words('ruecks-raus-name')}"
        return Scene(headline, text, self._picture(public, people, words, text))

    def hand(self, view: SeatView, people: People, words: Words) -> Scene:
        """Show the robbers in hand, the noble, and what has been picked."""
        private, public = cast(Private, view), _public(view.public)
        title = words("ruecks-raus-hand", round=public.round, rounds=ROUNDS)
        lines = [self._noble(public.noble, words)]
        if private.choice is not None:
            lines.append(words("ruecks-raus-chosen", what=self._choice(public, private.choice, people)))
        elif private.pick is not None:
            lines.append(words("ruecks-raus-picked", robber=private.pick))
        robbers = words("ruecks-raus-robbers", robbers=_numbers(private.hand))
        svg = template(HERE, "hand").render(robbers=private.hand, pick=private.pick, title=title)
        headline = f"### {self.emoji} {title}\n" + "\n".join(lines)
        return Scene(headline, robbers, Picture("hand", svg, robbers))

    def question(
        self, view: PublicView | SeatView, path: tuple[str, ...], people: People, words: Words
    ) -> str:
        """Ask for the robber, or for the favour's meaning."""
        public = _public(view.public if isinstance(view, SeatView) else view)
        if not public.winners:
            return words("ruecks-raus-ask-robber")
        return words(f"ruecks-raus-ask-{public.noble}")

    def answer(
        self, view: PublicView | SeatView, path: tuple[str, ...], people: People, words: Words
    ) -> Answer:
        """Offer a robber by its strength, a number of jewels, or a person."""
        match path:
            case ("rob", strength):
                picked = isinstance(view, Private) and view.pick == int(strength)
                return Answer(strength, style=Style.GO if picked else Style.PLAIN)
            case ("take", jewels):
                return Answer(f"+{jewels}", "💎", style=Style.MAIN)
            case _:
                return Answer(people.plain(int(path[-1])), people.emoji(int(path[-1])))

    def line(self, event: Event, people: People, words: Words) -> str | None:
        """Tell the reveal and what came of it."""
        data: dict[str, Any] = dict(event.data)
        match event.kind:
            case "robbers_revealed":
                played = [f"{people.marked(seat)} {robber}" for seat, robber in enumerate(data["robbers"])]
                return words("ruecks-raus-revealed", robbers=" · ".join(played))
            case "round_settled":
                return self._settled(data, people, words)
            case _:
                return None

    def _settled(self, data: dict[str, Any], people: People, words: Words) -> str:
        if not data["strongest"]:
            return words("ruecks-raus-zilch", round=data["round"])
        gains = []
        for seat, (favour, pity) in enumerate(zip(data["favour"], data["pity"], strict=True)):
            if favour:
                gains.append(f"{people.marked(seat)} {_signed(favour)}")
            if pity:
                gains.append(words("ruecks-raus-pity", name=people.marked(seat), jewels=f"+{pity}"))
        winners = join_names(words, [people.marked(seat) for seat in data["strongest"]])
        return words(
            "ruecks-raus-settled",
            round=data["round"],
            winners=winners,
            count=len(data["strongest"]),
            gains=" · ".join(gains) or "±0",
        )

    def _choice(self, public: Public, value: int, people: People) -> str:
        return f"+{value}" if NOBLES[public.noble].amounts else people.marked(value)

    def _noble(self, noble: str, words: Words) -> str:
        return f"**{_face(noble)}** {words(f'ruecks-raus-noble-{noble}')}"

    def _announced(self, public: Public, words: Words) -> str:
        left = list(public.announced)
        for noble in (*public.gone, *(() if public.outcome else (public.noble,))):
            left.remove(noble)
        faces = ", ".join(f"{_face(noble)} {words(f'ruecks-raus-short-{noble}')}" for noble in left)
        return words("ruecks-raus-to-come", nobles=faces or "–")

    def _seat_line(self, public: Public, seat: Seat, people: People, words: Words) -> str:
        parts = [f"{people.marked(seat)} 💎 {public.jewels[seat]}"]
        if public.revealed:
            parts.append(words("ruecks-raus-played", robber=public.revealed[seat]))
        elif public.outcome is None:
            parts.append(words("ruecks-raus-left", robbers=_numbers(public.left[seat])))
            parts.append("⏳" if seat in public.awaiting else "✅")
        return " · ".join(parts)

    def _picture(self, public: Public, people: People, words: Words, alt: str) -> Picture:
        over = public.outcome is not None
        winners = public.outcome.winners if public.outcome else ()
        svg = template(HERE, "table").render(
            title=words("ruecks-raus-name")
            if over
            else words("ruecks-raus-round", round=public.round, rounds=ROUNDS),
            noble=None if over else _face(public.noble),
            noble_text=words(f"ruecks-raus-short-{public.noble}"),
            strongest=public.winners or winners,
            seats=[
                {
                    "seat": seat,
                    "name": people.plain(seat),
                    "jewels": jewels,
                    "left": public.left[seat],
                    "robber": public.revealed[seat] if public.revealed else None,
                    "last": public.last.robbers[seat] if public.last else None,
                    "state": None if over else "waiting" if seat in public.awaiting else "done",
                }
                for seat, jewels in enumerate(public.jewels)
            ],
        )
        return Picture("table", svg, alt.replace("**", "").replace("\\", ""))


def _public(view: PublicView) -> Public:
    return cast(Public, view)


def _face(noble: str) -> str:
    kind = NOBLES[noble]
    if kind.amounts:
        return " / ".join(f"+{amount}" for amount in kind.amounts)
    return _signed(kind.jewels)


def _signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"−{-number}"


def _numbers(robbers: Sequence[int]) -> str:
    return " ".join(map(str, robbers)) or "–"
