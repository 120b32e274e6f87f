"""Turns the views of Solo Robbers into words and pictures."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from bot.i18n.catalog import Words
from bot.ui.people import People
from bot.ui.pictures import Picture
from bot.ui.presenter import Answer, Scene
from bot.ui.screen import Style
from cogs.solo_robbers import drawings
from cogs.solo_robbers.lines import heist, told
from cogs.solo_robbers.signs import (
    BANK_EMOJI,
    HAT,
    bank,
    bank_name,
    card,
    dollars,
    haul,
    robber,
    said,
)
from games.core import Event, PublicView, SeatView
from games.solo_robbers.heists import Robber
from games.solo_robbers.model import Bank, Private, Public, Round, Stack, Stage
from games.solo_robbers.moves import Declaration

STATES = {"waiting": "⏳", "done": "✅"}


class SoloRobbersPresenter:
    """Show Solo Robbers."""

    game = "solo_robbers"
    accent = 0x3F7F5F
    emoji = "🏦"
    has_hands = True

    def chapter(self, view: PublicView) -> str:
        """Name the round: its message tells of everything from the filling to the last decision."""
        return f"r{_public(view).round}"

    def table(self, view: PublicView, people: People, words: Words) -> Scene:
        """Show the banks with their loot, the declaration, and everybody's stack and state."""
        public = _public(view)
        text = "\n".join(_table_lines(public, people, words))
        draw = drawings.table if public.outcome is None else drawings.count
        picture = Picture("table", draw(public, people, words), _unformatted(text))
        level = "##" if public.outcome is None else "###"
        return Scene(f"{level} {self.emoji} {_headline(public, people, words)}", text, picture)

    def hand(self, view: SeatView, people: People, words: Words) -> Scene:
        """Show a seat's own heist card and loot."""
        private, public = cast(Private, view), _public(view.public)
        title = f"### {self.emoji} {words('solo-robbers-hand', round=public.round)}"
        placed, text = tuple(_placed(private, people, words)), _own_loot(private, words)
        alt = _unformatted("\n".join([*placed, text]))
        return Scene("\n".join([title, *placed]), text, Picture("hand", drawings.hand(private, words), alt))

    def question(
        self, view: PublicView | SeatView, path: tuple[str, ...], people: People, words: Words
    ) -> str:
        """Ask for the end to fill from, for a bank, for the declaration, or whether to keep the card."""
        public = _public(view.public if isinstance(view, SeatView) else view)
        match path:
            case ("fill",):
                return words("solo-robbers-ask-fill")
            case ("rob",) if public.stage is Stage.DECIDE:
                return words("solo-robbers-ask-instead")
            case ("place", placed):
                return words("solo-robbers-ask-say", bank=bank(words, placed))
            case ("place", placed, says):
                return words(f"solo-robbers-ask-say-{says}", bank=bank(words, placed))
            case ():
                pick = view.pick if isinstance(view, Private) else None
                return words("solo-robbers-ask-keep", bank=bank(words, pick) if pick else "–")
            case _:
                return words("solo-robbers-ask-rob")

    def answer(
        self, view: PublicView | SeatView, path: tuple[str, ...], people: People, words: Words
    ) -> Answer:
        """Offer an end of the row, a bank with its loot, a declaration, or to keep the card."""
        public = _public(view.public if isinstance(view, SeatView) else view)
        private = view if isinstance(view, Private) else None
        match path:
            case ("fill", end):
                return Answer(
                    words(f"solo-robbers-fill-{end}"), "➡️" if end == "left" else "⬅️", style=Style.MAIN
                )
            case ("keep",):
                pick = private.pick if private else None
                label = words("solo-robbers-keep", bank=bank_name(words, pick) if pick else "–")
                return Answer(label, BANK_EMOJI[pick] if pick else None, style=_keeping(private))
            case ("rob",):
                return Answer(words("solo-robbers-change"), "🔁", style=_changing(private))
            case ("rob" | "place" as verb, which):
                is_mine = private is not None and verb == "rob" and which == (private.choice or private.pick)
                return _bank_button(public, which, words, Style.GO if is_mine else Style.PLAIN)
            case ("place", placed, "rob") if not public.bluff:
                return Answer(said(words, Declaration("rob", placed)), "📣", style=Style.MAIN)
            case ("place", _, says):
                return Answer(words(f"solo-robbers-say-{says}"), "📣" if says == "rob" else "🚫")
            case _:
                return Answer(bank_name(words, path[-1]), BANK_EMOJI[path[-1]])

    def line(self, event: Event, people: People, words: Words) -> str | None:
        """Tell a filling, a declaration, a reveal, the police, or the end."""
        return told(event, people, words)


def _public(view: PublicView) -> Public:
    return cast(Public, view)


def _unformatted(text: str) -> str:
    return text.replace("**", "").replace("\\", "")


def _keeping(private: Private | None) -> Style:
    is_confirmed = private is not None and private.choice is not None and private.choice == private.pick
    return Style.GO if is_confirmed else Style.PLAIN


def _changing(private: Private | None) -> Style:
    is_changed = private is not None and private.choice is not None and private.choice != private.pick
    return Style.GO if is_changed else Style.PLAIN


def _bank_button(public: Public, which: str, words: Words, style: Style) -> Answer:
    loot = next(bank.loot for bank in public.banks if bank.id == which)
    return Answer(f"{bank_name(words, which)} · {haul(words, loot)}", BANK_EMOJI[which], style=style)


# The table in words


def _headline(public: Public, people: People, words: Words) -> str:
    """Say what is going on, and what to press."""
    if public.outcome is not None:
        return words("solo-robbers-count")
    name = people.marked(public.gentleman)
    declared = public.declaration
    says = said(words, declared) if declared else ""
    now = words(f"solo-robbers-now-{public.stage}", name=name, says=says)
    return f"{words('solo-robbers-round', round=public.round)}\n{now}"


def _table_lines(public: Public, people: People, words: Words) -> Iterator[str]:
    if public.outcome is None:
        yield from (_bank_line(bank, words) for bank in public.banks)
        if public.declaration is not None:
            says = said(words, public.declaration)
            yield words("solo-robbers-declared", name=people.marked(public.gentleman), says=says)
    for seat, stack in enumerate(public.stacks):
        yield _robber_line(public, seat, stack, people, words)
    if public.junior is not None:
        yield _robber_line(public, None, public.junior, people, words)
    if public.outcome is None:
        yield words("solo-robbers-deck", count=public.deck)
    if public.last is not None and public.stage in (Stage.FILL, Stage.END):
        yield _last_line(public.last, people, words)


def _bank_line(at: Bank, words: Words) -> str:
    cards = ", ".join(card(words, which) for which in at.loot) or "–"
    money = haul(words, at.loot)
    return f"{bank(words, at.id)}: **{money}**" + (f" ({cards})" if len(at.loot) > 1 else "")


def _robber_line(public: Public, who: Robber, stack: Stack, people: People, words: Words) -> str:
    parts = [words("solo-robbers-cards", count=stack.count)]
    if stack.total is not None:
        parts.insert(0, dollars(words, stack.total))
        items = haul(words, (which for which in stack.cards or () if not which.isdigit()))
        parts += [items] if items != "–" else []
    elif stack.top is not None:
        parts.append(words("solo-robbers-top", card=card(words, stack.top)))
    if who is not None and public.outcome is None:
        state = drawings.state(public, who)
        parts += [HAT] if who == public.gentleman else []
        parts += [STATES[state]] if state else []
    return f"{robber(people, words, who)} " + " · ".join(parts)


def _last_line(last: Round, people: People, words: Words) -> str:
    heists = [
        heist({"bank": one.bank, "seats": one.robbers, "loot": one.loot}, people, words)
        for one in last.heists
    ]
    raids = [words("solo-robbers-police-short", bank=bank(words, raid.bank)) for raid in last.raids]
    return words("solo-robbers-revealed", round=last.number, heists=" · ".join([*heists, *raids]))


# A seat's own in words


def _placed(private: Private, people: People, words: Words) -> Iterator[str]:
    """Say what the Gentleman has declared, and which card lies before this seat."""
    public = _public(private.public)
    if public.declaration is not None:
        says = said(words, public.declaration)
        yield words("solo-robbers-declared", name=people.marked(public.gentleman), says=says)
    if private.pick is None:
        return
    first = bank(words, private.pick)
    if private.seat == public.gentleman or public.stage is not Stage.DECIDE:
        yield words("solo-robbers-placed", bank=first)
    elif private.choice is None:
        yield words("solo-robbers-open", bank=first)
    elif private.choice == private.pick:
        yield words("solo-robbers-kept", bank=first)
    else:
        yield words("solo-robbers-changed", bank=bank(words, private.choice), first=first)


def _own_loot(private: Private, words: Words) -> str:
    total = words("solo-robbers-loot", total=dollars(words, private.total))
    if not private.stack:
        return f"{total} · {words('solo-robbers-no-loot')}"
    cards = ", ".join(card(words, which) for which in private.stack)
    return f"**{total}**\n{words('solo-robbers-oldest-first', cards=cards)}"
