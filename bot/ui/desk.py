"""Draws up every screen of a table from what is on disk: lobby, public table, hand, result, record."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime

from bot.i18n.catalog import Catalog, Words
from bot.i18n.names import join_names
from bot.tables.clock import Clock, SystemClock
from bot.tables.match import Match
from bot.tables.model import By, Entry, Note, Presence, Status, Table
from bot.tables.seats import open_seats
from bot.tables.store import Store
from bot.ui import choices
from bot.ui.ids import ControlId
from bot.ui.notes import held_in_words, note_line
from bot.ui.options import option_controls, options_in_words
from bot.ui.paces import pace_menu
from bot.ui.people import People
from bot.ui.presenter import Presenter, Scene, word_id
from bot.ui.screen import (
    Block,
    Button,
    Divider,
    Figure,
    File,
    Link,
    Row,
    Screen,
    Style,
    Text,
    rows,
)
from games import all_games
from games.core import Move, Seat

LOG_LINES = 4
LOG_ENTRIES = 12
"""How far back in the journal the last lines of the log are looked for."""


@dataclass(frozen=True, slots=True)
class Desk:
    """Turn tables into screens. Public screens are built from a `PublicView` and nothing else."""

    store: Store
    presenters: Mapping[str, Presenter]
    catalog: Catalog
    clock: Clock = field(default_factory=SystemClock)

    def words_of(self, table: Table) -> Words:
        """Return the words of the table's public language."""
        return self.catalog.words(table.language)

    def chapter(self, table: Table) -> str:
        """Name what one public message shows: the lobby, a part of the match, or the end."""
        if table.broken is not None and table.status.is_live:
            return "broken"
        if table.status is Status.LOBBY:
            return "lobby"
        if table.status is not Status.PLAYING:
            return "end"
        return self.presenters[table.game].chapter(Match.of(table).public)

    async def public(self, table: Table) -> Screen:
        """Return the table as the channel sees it now."""
        words = self.words_of(table)
        if table.broken is not None and table.status.is_live:
            return self._broken(table, words)
        match table.status:
            case Status.LOBBY:
                return await self._lobby(table, words)
            case Status.PLAYING:
                return await self._playing(table, words)
            case Status.FINISHED:
                return await self._finished(table, words)
            case Status.VOID:
                return self._screen(
                    table,
                    Text(f"## {self._title(table, words)}\n{words(f'ended-{table.ended}')}"),
                    *await self._log(table, People.of(table, words), words),
                    *self._after_end(table, words),
                )

    def _broken(self, table: Table, words: Words) -> Screen:
        more = Button(str(ControlId(table.id, "broken", "desk")), words("table-more"), emoji="⚙️")
        return self._screen(
            table,
            Text(f"## {self._title(table, words)}\n{words('table-broken', table=str(table.id))}"),
            Row((more,)),
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
            Text(f"## {self._title(table, words)}\n{words(word_id(table.game, 'pitch'))}"),
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
            Row((pace_menu(str(ControlId(table.id, "lobby", "pace")), table.pace, words),)),
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
            *self._open_moves(match, scene, people, words),
            *rows(*self._table_buttons(table, match, words)),
            *await self._watchers(table, words),
        )

    def _waiting(self, match: Match, people: People, words: Words) -> str:
        table = match.table
        if table.is_paused:
            return words("table-paused")
        lines = []
        wishes = [seat for seat, chair in enumerate(table.chairs) if chair.wants_pause]
        if wishes:
            lines.append(words("table-pause-wished", names=people.listed(wishes, words)))
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

    def _open_moves(self, match: Match, scene: Scene, people: People, words: Words) -> Iterable[Block]:
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
        every = list({move.token: move for _, moves in view.moves for move in moves}.values())
        yield from self._shortcuts(
            match, every, scene, lambda path: presenter.answer(view, path, people, words)
        )

    def _shortcuts(
        self, match: Match, moves: Sequence[Move], scene: Scene, label: choices.Label
    ) -> tuple[Row, ...]:
        """Return buttons for moves that would else take more than one press."""
        buttons = []
        for path in choices.shortcuts(moves, scene.shortcuts):
            shown = label(path)
            control = str(ControlId(match.table.id, match.phase, "go", ":".join(path)))
            buttons.append(Button(control, shown.label, shown.style, shown.emoji))
        return rows(*buttons)

    def _table_buttons(self, table: Table, match: Match, words: Words) -> Iterable[Button]:
        def button(verb: str, label: str, style: Style = Style.PLAIN, emoji: str | None = None) -> Button:
            return Button(str(ControlId(table.id, match.phase, verb)), words(label), style, emoji)

        if self.presenters[table.game].has_hands:
            yield button("hand", "table-hand", Style.MAIN, "🃏")
        if any(chair.presence in (Presence.AWAY, Presence.LEFT) for chair in table.chairs):
            yield button("back", "table-back", Style.GO)
        free = open_seats(table, self.clock.now())
        if free:
            control = str(ControlId(table.id, match.phase, "take", str(free[0])))
            label = words("table-take", name=People.of(table, words).plain(free[0]))
            yield Button(control, label, emoji="🪑")
        yield button("watch", "table-watch", emoji="👀")
        yield button("rules", "table-rules", emoji="📖")
        yield button("desk", "table-more", emoji="⚙️")

    async def reminder(self, table: Table, people: Sequence[int]) -> Screen:
        """Return the public reminder of a running deadline, with the mentions of those awaited."""
        words = self.words_of(table)
        names = join_names(words, [f"<@{user}>" for user in people])
        when = f"<t:{int(table.deadline or 0)}:R>"
        board = await self.store.board(table.id)
        link = message_link(table, board.message)
        return self._screen(
            table, Text(words("reminder", names=names, when=when)), *_link(link, words("play-to-table"))
        )

    async def _watchers(self, table: Table, words: Words) -> Iterable[Block]:
        followers = await self.store.followers(table.id)
        return (Text(f"-# {words('table-watchers', count=len(followers))}"),) if followers else ()

    async def _log(self, table: Table, people: People, words: Words) -> tuple[Block, ...]:
        entries = await self.store.journal(table.id, LOG_ENTRIES)
        notes = await self.store.notes(table.id, LOG_LINES)
        lines = self.log_lines(table, entries, people, words, notes)[-LOG_LINES:]
        return (Text("\n".join(f"-# {line}" for line in lines)),) if lines else ()

    def log_lines(
        self,
        table: Table,
        entries: Sequence[Entry],
        people: People,
        words: Words,
        notes: Sequence[Note] = (),
    ) -> list[str]:
        """Return what everybody may know of these entries and notes, a line each, in order of time."""
        told = [(note.step, 1, note_line(note, words)) for note in notes]
        for entry in entries:
            told += [(entry.step, 0, line) for line in self._entry_lines(table, entry, people, words)]
        return [line for _, _, line in sorted(told, key=lambda line: line[:2])]

    def _entry_lines(self, table: Table, entry: Entry, people: People, words: Words) -> Iterator[str]:
        if entry.by is By.CLOCK and entry.seat is not None:
            yield words("log-by-clock", name=people.marked(entry.seat))
        presenter = self.presenters.get(table.game)
        for event in entry.events:
            line = presenter.line(event, people, words) if presenter and event.seats is None else None
            if line:
                yield line

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
        if match.table.held is not None:
            blocks.append(Text(held_in_words(match.table.held, words)))
        scene = presenter.hand(view, people, words)
        blocks += _scene(scene)
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
                words("menu-choose"),
            )
            if path == start:
                blocks += self._shortcuts(
                    match, view.moves, scene, lambda path: presenter.answer(view, path, people, words)
                )
            else:
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
        heading = words("letter-heading", game=words(word_id(match.table.game, "name")), where=where)
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
                word_id(table.game, "total"),
                name=people.marked(seat),
                score=outcome.scores[seat],
                place=outcome.places[seat],
            )
            for seat in order
        ]
        return self._screen(
            table,
            Text(f"## {'🕯️' if outcome.won is False else '🏆'} {verdict}"),
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
        notes = await self.store.notes(table.id)
        for entry in entries:
            when = datetime.fromtimestamp(entry.at, UTC).strftime("%Y-%m-%d %H:%M:%S")
            who = ""
            if entry.seat is not None:
                who = f" {people.plain(entry.seat)}: {entry.move} ({words(f'by-{entry.by}')})"
            lines.append(f"{entry.step:4} {when}{who}")
            told = [presenter.line(event, people, words) for event in entry.events]
            told += [note_line(note, words) for note in notes if note.step == entry.step]
            lines += [f"       {line.replace('**', '')}" for line in told if line]
        name = f"{table.game}-{table.id}.txt"
        title = Text(f"**{self._title(table, words)}**\n{words('record-text')}")
        return Screen((title,), self.presenters[table.game].accent, (File(name, "\n".join(lines)),))

    # Common

    def _screen(self, table: Table, *blocks: Block) -> Screen:
        presenter = self.presenters.get(table.game)
        return Screen(blocks, presenter.accent if presenter else None)

    def _title(self, table: Table, words: Words) -> str:
        if table.game not in self.presenters:
            return table.game
        return f"{self.presenters[table.game].emoji} {words(word_id(table.game, 'name'))}"


def message_link(table: Table, message: int | None) -> str:
    """Return the address of a message in a table's channel, or of the channel itself."""
    place = f"https://discord.com/channels/{table.guild}/{table.channel}"
    return place if message is None else f"{place}/{message}"


def seed_digest(seed: str) -> str:
    """Return the SHA-256 of a seed (64 hex digits), which is shown before the seed is."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def _scene(scene: Scene) -> list[Block]:
    return [Text(scene.headline), Figure(scene.text, scene.picture)]


def _link(url: str | None, label: str) -> tuple[Row, ...]:
    return (Row((Link(url, label),)),) if url else ()
