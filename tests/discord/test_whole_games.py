"""Whole games of every game there is, from the slash command to the winner, with restarts in between."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import pytest

from bot.tables.model import By, Status, Table
from bot.ui.desk import seed_digest
from bot.ui.options import values_of
from bot.ui.people import escape
from games import all_games
from games.core import Game, OptionsError, Rng, load_state
from games.core.players import RandomPlayer
from games.ruecks_raus import GAME as RUECKS_RAUS
from tests.discord.world import Person, World, controls_of, shown_games, text_of


def go_together(game: Game[Any, Any, Any], seats: int, options: Mapping[str, object]) -> bool:
    """Tell whether a game can be played by so many with these options."""
    try:
        game.check(seats, game.options_type.model_validate(options))
    except OptionsError:
        return False
    return True


def tables() -> list[Any]:
    """Return every game with its fewest players, with its most, and with every option at another value.

    The last are as many players as these options allow, mostly the most there may be.
    """
    found = []
    for game in shown_games().values():
        usual = game.options_type().model_dump(mode="json")
        others = {
            name: next(value for value in reversed(values) if value != usual[name])
            for name, values in values_of(game)
        }
        fewest, most = game.info.min_players, game.info.max_players
        allowed = next(seats for seats in range(most, 0, -1) if go_together(game, seats, others))
        chosen: dict[int, Mapping[str, object]] = {fewest: {}, most: {}, allowed: others}
        for seats, options in chosen.items():
            found.append(pytest.param(game.info.id, seats, options, id=f"{game.info.id}-{seats}"))
    return found


def by_id(people: list[Person]) -> dict[int, Person]:
    return {person.id: person for person in people}


async def assert_told(world: World) -> None:
    """Everything that the result owes to its readers is on the table's message."""
    table, match, shown = await world.table(), await world.match(), text_of(await world.board())
    outcome = match.outcome
    assert outcome is not None
    assert table.status is Status.FINISHED
    assert table.seed in shown
    for seat, chair in enumerate(table.chairs):
        if outcome.won is None:
            name = escape(chair.name) if chair.user else f"Computer {chair.name}"
            assert name in shown
            assert f"{outcome.scores[seat]:,}" in shown
    assert {control.id.verb for control in controls_of(await world.board())} == {"again", "record"}


async def assert_fair(world: World) -> None:
    """Seed and journal alone give the same match again, and the lobby had promised this very seed."""
    table, match = await world.table(), await world.match()
    journal = await world.app.store.journal(table.id)
    seed = bytes.fromhex(table.seed)
    state = match.game.setup(
        len(table.chairs), match.game.options_type.model_validate(table.options), Rng(seed, 0)
    ).state
    for entry in journal[1:]:
        assert entry.seat is not None
        move = next(move for move in match.game.legal(state, entry.seat) if move.token == entry.move)
        state = match.game.play(state, entry.seat, move, Rng(seed, entry.step)).state
    assert state == match.state
    assert [entry.step for entry in journal] == list(range(table.step + 1))
    promises = [message for message in world.messages() if seed_digest(table.seed) in text_of(message)]
    assert promises


@pytest.mark.parametrize(("game", "seats", "options"), tables())
async def test_goes_from_the_command_to_the_winner_through_restarts(
    world: World, game: str, seats: int, options: dict[str, object]
) -> None:
    people, dice = world.crowd(seats), random.Random(seats)
    await world.open(game, people, options=options)
    await world.restart()
    await world.press(people[1], "dm")
    table = await world.start(people[0])
    assert table.status is Status.PLAYING
    assert {**table.options, **options} == table.options
    for restart_at in (1, 8, 21):
        await world.play_anything(by_id(people), dice, until_step=restart_at)
        before = await world.table()
        await world.restart(gently=dice.random() < 0.5)
        assert await world.table() == before
    await world.play_anything(by_id(people), dice)

    await assert_told(world)
    await assert_fair(world)
    assert all(entry.by in (None, By.PERSON) for entry in await world.app.store.journal(table.id))


def think_of_anything(game_id: str, state: str, seat: int, dice: bytes) -> str:
    """Stand in for the computer's thought, which takes its time."""
    game = all_games()[game_id]
    return RandomPlayer().choose(game, load_state(game, state), seat, Rng(dice, 0)).token


@pytest.mark.parametrize("game", list(shown_games()))
async def test_the_computer_fills_the_seats(world: World, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    monkeypatch.setattr("bot.tables.computers.think", think_of_anything)
    (ada,) = world.crowd(1)
    await world.open(game, [ada], computers=all_games()[game].info.min_players - 1)
    await world.start(ada)
    await world.play_anything({ada.id: ada}, random.Random(2))

    await assert_told(world)
    await assert_fair(world)


@pytest.mark.real_pictures
async def test_plays_with_real_pictures_and_a_computer_that_thinks(world: World) -> None:
    people = world.crowd(2)
    await world.open("ruecks_raus", people, computers=1)
    await world.start(people[0])
    await world.play_anything(by_id(people), random.Random(3), until_step=6)
    (picture,) = (await world.board()).attachments
    assert picture.filename.endswith(".png")
    assert picture.filename in str((await world.board()).components)
    panel = await world.hand(people[0])
    assert [attachment.filename.split("-")[0] for attachment in panel.attachments] == ["hand"]


def seed_with(*nobles: str) -> str:
    """Return a seed of Rück's raus! whose first noble is one of these."""
    for number in range(1_000):
        seed = f"{number:064x}"
        state = RUECKS_RAUS.setup(3, RUECKS_RAUS.options_type(), Rng(bytes.fromhex(seed), 0)).state
        if state.table.noble in nobles:
            return seed
    raise AssertionError("no such seed")


async def at_a_tied_favour(world: World, people: list[Person]) -> Table:
    """Bring a table to the moment where the first two choose their favour in secret."""
    await world.open("ruecks_raus", people)
    await world.set_seed(seed_with("neighbour5"))
    await world.start(people[0])
    for person, robber in zip(people, (6, 6, 1), strict=True):
        await world.move(person, f"rob:{robber}")
    table = await world.table()
    assert (await world.match()).phase == "r1-favour"
    return table


async def test_tied_winners_choose_their_favour_in_secret_through_a_restart(world: World) -> None:
    people = world.crowd(3)
    await world.press_all_letters(people[:1])
    await at_a_tied_favour(world, people)
    assert not [control for control in controls_of(await world.board()) if control.id.verb == "go"]
    await world.restart()
    # One by letter, the other by the panel; the first changes their mind after another restart.
    (letter,) = [letter for letter in world.letters(people[0]) if controls_of(letter)]
    await world.move(people[0], "point:1", letter)
    await world.restart()
    await world.move(people[0], "point:2", letter)
    assert (await world.match()).awaiting == (1,)
    await world.move(people[1], "point:2")
    match = await world.match()
    assert match.phase == "r2"
    assert match.public.jewels == (8, 8, 8 + 5 + 5 + 1)  # type: ignore[attr-defined]  # of Rück's raus!


async def test_a_single_winner_chooses_at_the_table(world: World) -> None:
    people = world.crowd(3)
    await world.open("ruecks_raus", people)
    await world.set_seed(seed_with("plus0or8"))
    await world.start(people[0])
    for person, robber in zip(people, (5, 3, 1), strict=True):
        await world.move(person, f"rob:{robber}")
    await world.restart()
    board = await world.board()
    refused = await world.press(people[1], "go", board, path="take:8")
    assert refused.response is not None
    assert "not your turn" in text_of(refused.response)
    assert (await world.match()).phase == "r1-favour"
    await world.press(people[0], "go", board, path="take:8")
    assert (await world.match()).phase == "r2"
