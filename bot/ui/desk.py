"""Draws up every screen of a table from what is on disk: lobby, public table, hand, result, record."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from bot.i18n.catalog import Catalog, Words
from bot.tables.match import Match
from bot.tables.model import Entry, Presence, Status, Table
from bot.tables.store import Store
from bot.ui import choices
from bot.ui.ids import ControlId
from bot.ui.options import option_controls, options_in_words
from bot.ui.people import People
from bot.ui.presenter import Presenter, Scene
from bot.ui.screen import (
    Block,
    Button,
    Divider,
    Figure,
    File,
    Link,
    Menu,
    Option,
    Row,
    Screen,
    Style,
    Text,
    rows,
)
from games import all_games
from games.core import Seat

LOG_LINES = 4
LOG_ENTRIES = 12
"""How far back in the journal the last lines of the log are looked for."""

PACES: tuple[int | None, ...] = (None, 60, 180, 600, 3_600, 28_800, 86_400, 259_200)
"""The times to act that a lobby offers, in seconds; None is no clock."""


@dataclass(frozen=True, slots=True)
class Desk:
    """Turn tables into screens. Public screens are built from a `PublicView` and nothing else."""

    store: Store
    presenters: Mapping[str, Presenter]
    catalog: Catalog

    def words_of(self, table: Table) -> Words:
        """Return the words of the table's public language."""
        return self.catalog.words(table.language)

    def chapter(self, table: Table) -> str:
        """Name what one public message shows: the lobby, a part of the match, or the end."""
        if table.status is Status.LOBBY:
            return "lobby"
        if table.status is not Status.PLAYING:
            return "end"
        return self.presenters[table.game].chapter(Match.of(table).public)

    async def public(self, table: Table) -> Screen:
        """Return the table as the channel sees it now."""
        words = self.words_of(table)
        match table.status:
            case Status.LOBBY:
                return await self._lobby(table, words)
            case Status.PLAYING:
                return await self._playing(table, words)
            case Status.FINISHED:
                return await self._finished(table, words)
            case Status.VOID:
                title = Text(f"## {self._title(table, words)}")
                return self._screen(
                    table, title, Text(words("table-stopped")), *self._after_end(table, words)
                )

    # Lobby

    async def _lobby(self, table: Table, words: Words) -> Screen:
        game = all_games()[table.game]
        people = People.of(table, words)
        seats = [await self._lobby_line(table, seat, people, words) for seat in range(len(table.chairs))]
        missing = game.info.min_players - len(table.chairs)

        readiness = words("lobby-missing", count=missing) if missing > 0 else words("lobby-ready")
        taken = words(
            "lobby-seats",
            taken=len(table.chairs),
            min=game.info.min_players,
            max=game.info.max_players,
        )

        def button(verb: str, label: str, style: Style = Style.PLAIN, emoji: str | None = None) -> Button:
            return Button(str(ControlId(table.id, "lobby", verb)), words(label), style, emoji)

        return self._screen(
            table,
            Text(f"## {self._title(table, words)}\n{words(self._key(table, 'pitch'))}"),
            Divider(),
            Text("\n".join([f"**{taken}**", *seats, f"-# {readiness}"])),
            *rows(
                button("join", "lobby-join", Style.MAIN),
                button("leave", "lobby-leave"),
                button("start", "lobby-start", Style.GO),
            ),
            *rows(
                button("more", "lobby-add-computer", emoji="🤖"),
                button("less", "lobby-remove-computer"),
            ),
            Divider(),
            *option_controls(game, table.options, table.id, words),
            Row((self._pace_menu(table, words),)),
            *rows(
                button("dm", "lobby-dms", emoji="✉️"),
                button("watch", "table-watch", emoji="👀"),
                button("rules", "table-rules", emoji="📖"),
            ),
        )

    async def _lobby_line(self, table: Table, seat: Seat, people: People, words: Words) -> str:
        user = table.chairs[seat].user
        notes = []
        if user == table.opener:
            notes.append(words("lobby-opener"))
        if user is not None:
            person = await self.store.person(user)
            if person.wants_dms:
                notes.append(words("lobby-dms-closed") if person.dms_closed else words("lobby-dms-on"))
        return people.marked(seat) + (f" · {' · '.join(notes)}" if notes else "")

    def _pace_menu(self, table: Table, words: Words) -> Menu:
        return Menu(
            str(ControlId(table.id, "lobby", "pace")),
            words("pace-title"),
            tuple(
                Option(
                    str(pace or 0),
                    f"{words('pace-title')}: {pace_in_words(pace, words)}",
                    chosen=pace == table.pace,
                )
                for pace in PACES
            ),
        )

    def started(self, table: Table, link: str | None) -> Screen:
        """Return what a lobby's message becomes: who plays what, and the promise about chance."""
        words = self.words_of(table)
        people = People.of(table, words)
        chosen = options_in_words(all_games()[table.game], table.options, words)
        return self._screen(
            table,
            Text(
                "\n".join(
                    [
                        f"## {self._title(table, words)}",
                        people.listed(range(len(table.chairs)), words),
                        *(f"-# {line}" for line in chosen),
                        f"-# {words('fair-promise', digest=seed_digest(table.seed))}",
                    ]
                )
            ),
            *_link(link, words("table-go-on")),
        )

    # Playing

    async def _playing(self, table: Table, words: Words) -> Screen:
        match = Match.of(table)
        presenter = self.presenters[table.game]
        people = People.of(table, words)
        scene = presenter.table(match.public, people, words)
        return self._screen(
            table,
            *_scene(scene),
            *await self._log(table, people, words),
            Text(self._waiting(match, people, words)),
            *self._open_moves(match, people, words),
            *rows(*self._table_buttons(table, match, words)),
            *await self._watchers(table, words),
        )

    def _waiting(self, match: Match, people: People, words: Words) -> str:
        table = match.table
        if table.is_paused:
            return words("table-paused")
        lines = []
        if match.awaiting:
            lines.append(words("table-awaits", names=people.listed(match.awaiting, words)))
        if table.deadline is not None:
            lines.append(words("table-deadline", when=f"<t:{int(table.deadline)}:R>"))
        gone = [
            seat
            for seat, chair in enumerate(table.chairs)
            if chair.presence in (Presence.AWAY, Presence.LEFT)
        ]
        if gone:
            lines.append("-# " + words("table-stand-in", names=people.listed(gone, words), count=len(gone)))
        return "\n".join(lines)

    def _open_moves(self, match: Match, people: People, words: Words) -> Iterable[Block]:
        """Return the buttons of what may be done in front of everybody; anyone else's press is refused."""
        if match.table.is_paused:
            return
        presenter, view = self.presenters[match.table.game], match.public
        seen: set[str] = set()
        for _, moves in view.moves:
            fresh = [move for move in moves if move.token not in seen]
            seen |= {move.token for move in fresh}
            path = choices.question(fresh, ())
            yield from choices.ask(
                match.table.id,
                match.phase,
                fresh,
                path,
                lambda path: presenter.answer(view, path, people, words),
                presenter.question(view, path, people, words) if fresh else "",
            )

    def _table_buttons(self, table: Table, match: Match, words: Words) -> Iterable[Button]:
        def button(verb: str, label: str, style: Style = Style.PLAIN, emoji: str | None = None) -> Button:
            return Button(str(ControlId(table.id, match.phase, verb)), words(label), style, emoji)

        if self.presenters[table.game].has_hands:
            yield button("hand", "table-hand", Style.MAIN, "🃏")
        if any(chair.presence in (Presence.AWAY, Presence.LEFT) for chair in table.chairs):
            yield button("back", "table-back", Style.GO)
        yield button("watch", "table-watch", emoji="👀")
        yield button("rules", "table-rules", emoji="📖")
        yield button("desk", "table-more", emoji="⚙️")

    async def _watchers(self, table: Table, words: Words) -> Iterable[Block]:
        followers = await self.store.followers(table.id)
        return (Text(f"-# {words('table-watchers', count=len(followers))}"),) if followers else ()

    async def _log(self, table: Table, people: People, words: Words) -> tuple[Block, ...]:
        entries = await self.store.journal(table.id, LOG_ENTRIES)
        lines = self.log_lines(table, entries, people, words)[-LOG_LINES:]
        return (Text("\n".join(f"-# {line}" for line in lines)),) if lines else ()

    def log_lines(self, table: Table, entries: Sequence[Entry], people: People, words: Words) -> list[str]:
        """Return what everybody may know of these entries, a line an event."""
        presenter = self.presenters[table.game]
        events = [event for entry in entries for event in entry.events if event.seats is None]
        return [line for event in events if (line := presenter.line(event, people, words))]

    async def moved(self, table: Table, link: str | None) -> Screen:
        """Return what a chapter's message becomes when the table goes on below it."""
        words = self.words_of(table)
        log = await self._log(table, People.of(table, words), words)
        title = Text(f"**{self._title(table, words)}**")
        return self._screen(table, title, *log, *_link(link, words("table-go-on")))

    # A seat's own

    def hand(
        self,
        match: Match,
        seat: Seat,
        words: Words,
        *,
        path: choices.Path = (),
        note: str = "",
    ) -> Screen:
        """Return a seat's secrets with what it may do, from the question after `path` on."""
        presenter, people = self.presenters[match.table.game], People.of(match.table, words)
        view = match.private(seat)
        start, path = choices.question(view.moves, ()), choices.question(view.moves, path)
        blocks: list[Block] = [Text(f"-# {note}")] if note else []
        blocks += _scene(presenter.hand(view, people, words))
        if match.table.is_paused:
            blocks.append(Text(words("table-paused")))
        elif view.moves:
            question = presenter.question(view, path, people, words)
            blocks.append(Text(f"**{question}**"))
            blocks += choices.ask(
                match.table.id,
                match.phase,
                view.moves,
                path,
                lambda path: presenter.answer(view, path, people, words),
                question,
            )
            if path != start:
                whole = Button(str(ControlId(match.table.id, match.phase, "hand")), words("back"))
                blocks.append(Row((whole,)))
            if seat not in match.awaiting:
                blocks.append(Text(f"-# {words('hand-may-change')}"))
        elif match.outcome is None:
            blocks.append(Text(words("hand-nothing-to-do")))
        return self._screen(match.table, *blocks)

    def letter(
        self,
        match: Match,
        seat: Seat,
        words: Words,
        *,
        where: str,
        path: choices.Path = (),
        note: str = "",
    ) -> Screen:
        """Return the hand as a direct message: it says which game, server and channel it is about."""
        heading = words("letter-heading", game=words(self._key(match.table, "name")), where=where)
        lines = f"{heading}\n-# {note}" if note else heading
        return self.hand(match, seat, words, path=path, note=lines)

    def watching(self, table: Table, screen: Screen, words: Words, *, follows: bool) -> Screen:
        """Return a public screen as a watcher's own panel."""
        verb, label = ("unfollow", "watch-unfollow") if follows else ("follow", "watch-follow")
        button = Button(str(ControlId(table.id, "watch", verb)), words(label), Style.MAIN, "👀")
        plain = screen.without_controls()
        return Screen((*plain.blocks, Row((button,))), plain.accent)

    # After the end

    async def _finished(self, table: Table, words: Words) -> Screen:
        match = Match.of(table)
        people = People.of(table, words)
        outcome = match.outcome
        assert outcome is not None
        if outcome.won is not None:
            verdict = words("result-team-won" if outcome.won else "result-team-lost")
        else:
            verdict = words(
                "result-winners", names=people.listed(outcome.winners, words), count=len(outcome.winners)
            )
        order = sorted(range(len(table.chairs)), key=lambda seat: (outcome.places[seat], seat))
        totals = [
            words(
                self._key(table, "total"),
                name=people.marked(seat),
                score=outcome.scores[seat],
                place=outcome.places[seat],
            )
            for seat in order
        ]
        return self._screen(
            table,
            Text(f"## 🏆 {verdict}"),
            *_scene(self.presenters[table.game].table(match.public, people, words)),
            Text("\n".join(totals if outcome.won is None else totals[:1])),
            *await self._log(table, people, words),
            *self._after_end(table, words),
            Text(f"-# {words('fair-seed', seed=table.seed)}"),
        )

    def _after_end(self, table: Table, words: Words) -> tuple[Row, ...]:
        def button(verb: str, label: str, style: Style, emoji: str) -> Button:
            return Button(str(ControlId(table.id, "end", verb)), words(label), style, emoji)

        again = button("again", "result-again", Style.GO, "🔁")
        if table.status is not Status.FINISHED:
            return rows(again)
        return rows(again, button("record", "result-record", Style.PLAIN, "📜"))

    async def record(self, table: Table, words: Words) -> Screen:
        """Return the whole match with all its secrets, once it is over."""
        people = People.of(table, words)
        entries = await self.store.journal(table.id)
        presenter = self.presenters[table.game]
        lines = [
            self._title(table, words),
            *(f"{seat + 1}. {people.plain(seat)}" for seat in range(len(table.chairs))),
            *options_in_words(all_games()[table.game], table.options, words),
            words("fair-promise", digest=seed_digest(table.seed)),
            words("fair-seed", seed=table.seed),
            "",
        ]
        for entry in entries:
            when = datetime.fromtimestamp(entry.at, UTC).strftime("%Y-%m-%d %H:%M:%S")
            who = "" if entry.seat is None else f" {people.plain(entry.seat)}: {entry.move} ({entry.by})"
            lines.append(f"{entry.step:4} {when}{who}")
            told = (presenter.line(event, people, words) for event in entry.events)
            lines += [f"       {line.replace('**', '')}" for line in told if line]
        name = f"{table.game}-{table.id}.txt"
        title = Text(f"**{self._title(table, words)}**\n{words('record-text')}")
        return Screen((title,), self.presenters[table.game].accent, (File(name, "\n".join(lines)),))

    # Common

    def _screen(self, table: Table, *blocks: Block) -> Screen:
        return Screen(blocks, self.presenters[table.game].accent)

    def _title(self, table: Table, words: Words) -> str:
        return f"{self.presenters[table.game].emoji} {words(self._key(table, 'name'))}"

    def _key(self, table: Table, name: str) -> str:
        return f"{table.game.replace('_', '-')}-{name}"


def seed_digest(seed: str) -> str:
    """Return the SHA-256 of a seed (64 hex digits), which is shown before the seed is."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def pace_in_words(pace: int | None, words: Words) -> str:
    """Return a time to act as people say it."""
    if pace is None:
        return words("pace-none")
    for unit, seconds in (("day", 86_400), ("hour", 3_600), ("minute", 60)):
        if pace % seconds == 0:
            return words(f"pace-{unit}", count=pace // seconds)
    return words("pace-second", count=pace)


def _scene(scene: Scene) -> list[Block]:
    return [Text(scene.headline), Figure(scene.text, scene.picture)]


def _link(url: str | None, label: str) -> tuple[Row, ...]:
    return (Row((Link(url, label),)),) if url else ()
