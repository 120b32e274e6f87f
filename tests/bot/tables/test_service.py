"""The use cases of tables on a real database: what each one does, and what it refuses without a trace."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.storage.database import Database
from bot.storage.tables import SqliteStore
from bot.tables.errors import BusyChannel, Refused, Stale
from bot.tables.match import Match
from bot.tables.model import By, Presence, Server, Status, Table
from bot.tables.service import Change, TableService

ADA, BEN, CLEO, DORA = 1, 2, 3, 4
GUILD, CHANNEL = 10, 20


class StillClock:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.time = 1_000.0

    def now(self) -> float:
        return self.time


@pytest_asyncio.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    opened = await Database.open(tmp_path / "tables.db")
    yield opened
    await opened.close()


@pytest.fixture
def clock() -> StillClock:
    return StillClock()


@pytest.fixture
def service(database: Database, clock: StillClock) -> TableService:
    return TableService(SqliteStore(database), clock)


async def lobby(service: TableService, *others: int, channel: int = CHANNEL) -> int:
    table = await service.open(
        guild=GUILD, channel=channel, game="ruecks_raus", user=ADA, name="Ada", language="de"
    )
    for user in others:
        await service.join(table.id, user, f"user {user}")
    return table.id


async def begun(service: TableService) -> int:
    table = await lobby(service, BEN, CLEO)
    await service.start(table, ADA)
    return table


async def known(service: TableService, table: int) -> Table:
    found = await service.store.table(table)
    assert found is not None
    return found


async def refused(service: TableService, table: int, code: str, wish: Callable[[], Awaitable[Any]]) -> None:
    """A wish is refused with this code, nothing is changed, and nobody is told of anything."""
    told: list[Change] = []
    service.subscribe(told.append)
    before, journal = await service.store.table(table), await service.store.journal(table)
    with pytest.raises(Refused) as caught:
        await wish()
    assert caught.value.code == code
    assert await service.store.table(table) == before
    assert await service.store.journal(table) == journal
    assert not told


# Opening


async def test_a_lobby_is_opened_with_its_opener_seated_and_a_secret_seed(service: TableService) -> None:
    told: list[Change] = []
    service.subscribe(told.append)
    table = await known(service, await lobby(service))
    assert (table.status, table.opener, table.people, table.language) == (Status.LOBBY, ADA, (ADA,), "de")
    assert len(bytes.fromhex(table.seed)) == 32
    assert table.options == {"expert": False}
    assert [change.table for change in told] == [table]


async def test_seeds_differ(service: TableService) -> None:
    seeds = {(await known(service, await lobby(service, channel=n))).seed for n in range(3)}
    assert len(seeds) == 3


async def test_a_channel_has_one_live_table(service: TableService) -> None:
    table = await lobby(service)
    with pytest.raises(BusyChannel) as caught:
        await lobby(service)
    assert caught.value.table == table
    assert await lobby(service, channel=CHANNEL + 1) != table


async def test_two_who_open_at_once_open_one(service: TableService) -> None:
    done = await asyncio.gather(lobby(service), lobby(service), return_exceptions=True)
    assert sorted(type(one).__name__ for one in done) == ["BusyChannel", "int"]


async def test_unknown_games_and_blocked_people_open_nothing(service: TableService) -> None:
    with pytest.raises(Refused, match="unknown-game"):
        await service.open(guild=GUILD, channel=1, game="chess", user=ADA, name="Ada", language="en")
    async with service.store.transaction() as books:
        await books.put_server(Server(GUILD, "en", 60, frozenset({ADA})))
    with pytest.raises(Refused, match="blocked"):
        await lobby(service)
    assert not await service.store.live()


async def test_a_servers_language_and_pace_count_for_its_tables(service: TableService) -> None:
    async with service.store.transaction() as books:
        await books.put_server(Server(GUILD, "en", 60))
    table = await known(service, await lobby(service))
    assert (table.language, table.pace) == ("en", 60)


# Lobby


async def test_people_join_once_and_only_while_there_are_seats(service: TableService) -> None:
    table = await lobby(service, BEN)
    await refused(service, table, "already-seated", lambda: service.join(table, BEN, "Ben"))
    for user in (CLEO, DORA, 5):
        await service.join(table, user, str(user))
    await refused(service, table, "table-full", lambda: service.join(table, 6, "six"))
    await refused(service, table, "table-full", lambda: service.add_computer(table, ADA))
    assert (await known(service, table)).people == (ADA, BEN, CLEO, DORA, 5)


async def test_five_who_join_at_once_fill_the_seats_and_no_more(service: TableService) -> None:
    table = await lobby(service)
    done = await asyncio.gather(
        *(service.join(table, user, str(user)) for user in range(2, 9)), return_exceptions=True
    )
    assert sum(isinstance(one, Change) for one in done) == 4
    assert len((await known(service, table)).chairs) == 5


@pytest.mark.parametrize(
    "wish",
    [
        lambda service, table: service.add_computer(table, DORA),
        lambda service, table: service.remove_computer(table, DORA),
        lambda service, table: service.set_option(table, DORA, "expert", value=True),
        lambda service, table: service.set_pace(table, DORA, 60),
        lambda service, table: service.start(table, DORA),
        lambda service, table: service.leave(table, DORA),
    ],
)
async def test_only_the_seated_decide(service: TableService, wish: Any) -> None:
    table = await lobby(service, BEN)
    await refused(service, table, "not-seated", lambda: wish(service, table))


async def test_options_take_only_what_the_game_knows(service: TableService) -> None:
    table = await lobby(service)
    await service.set_option(table, ADA, "expert", value=True)
    assert (await known(service, table)).options == {"expert": True}
    await refused(service, table, "bad-option", lambda: service.set_option(table, ADA, "expert", "perhaps"))
    await refused(service, table, "bad-option", lambda: service.set_option(table, ADA, "chess", value=True))


async def test_the_opener_who_leaves_passes_the_lobby_on_past_computers(service: TableService) -> None:
    table = await lobby(service)
    await service.add_computer(table, ADA)
    await service.join(table, BEN, "Ben")
    await service.leave(table, ADA)
    after = await known(service, table)
    assert (after.opener, [chair.user for chair in after.chairs]) == (BEN, [None, BEN])
    await service.leave(table, BEN)
    assert (await known(service, table)).status is Status.VOID
    assert await service.store.live_in(CHANNEL) is None


async def test_computers_go_in_the_order_of_the_last_first(service: TableService) -> None:
    table = await lobby(service)
    await refused(service, table, "no-computer", lambda: service.remove_computer(table, ADA))
    await service.add_computer(table, ADA)
    await service.add_computer(table, ADA)
    await service.remove_computer(table, ADA)
    assert [chair.presence for chair in (await known(service, table)).chairs] == [
        Presence.HERE,
        Presence.COMPUTER,
    ]


async def test_too_few_cannot_start(service: TableService) -> None:
    table = await lobby(service, BEN)
    await refused(service, table, "options-seats", lambda: service.start(table, ADA))


async def test_a_start_deals_and_is_the_first_entry_of_the_journal(service: TableService) -> None:
    table = await begun(service)
    after = await known(service, table)
    assert (after.status, after.step, after.deadline) == (Status.PLAYING, 0, None)
    (entry,) = await service.store.journal(table)
    assert (entry.step, entry.seat, entry.move, entry.by) == (0, None, "", None)
    assert [event.kind for event in entry.events] == ["noble_turned"]
    await refused(service, table, "not-lobby", lambda: service.start(table, ADA))
    await refused(service, table, "not-lobby", lambda: service.join(table, DORA, "Dora"))


# Play


async def test_a_move_is_saved_with_its_entry_before_anybody_is_told(service: TableService) -> None:
    table = await begun(service)
    seen: list[int] = []

    def listen(change: Change) -> None:
        seen.append(change.table.step)

    service.subscribe(listen)
    change = await service.act(table, "r1", BEN, "rob:3")
    assert change.table == await known(service, table)
    assert seen == [1]
    entry = (await service.store.journal(table))[-1]
    assert (entry.step, entry.seat, entry.move, entry.by) == (1, 1, "rob:3", By.PERSON)


async def test_moves_of_another_moment_or_person_or_of_no_offer_are_refused(
    service: TableService,
) -> None:
    table = await begun(service)
    await refused(service, table, "not-seated", lambda: service.act(table, "r1", DORA, "rob:3"))
    await refused(service, table, "not-on-offer", lambda: service.act(table, "r1", ADA, "rob:9"))
    await refused(service, table, "stale", lambda: service.act(table, "r2", ADA, "rob:3"))
    await refused(service, table, "no-such-table", lambda: service.act(table + 1, "r1", ADA, "rob:3"))
    with pytest.raises(Stale):
        await service.act(table, "r0", ADA, "rob:3")


async def test_independent_secret_picks_never_make_each_other_stale(service: TableService) -> None:
    table = await begun(service)
    done = await asyncio.gather(
        service.act(table, "r1", ADA, "rob:0"),
        service.act(table, "r1", BEN, "rob:0"),
        service.act(table, "r1", CLEO, "rob:0"),
    )
    assert sorted(change.table.step for change in done) == [1, 2, 3]
    assert Match.of(await known(service, table)).phase == "r2"


async def test_the_computer_plays_only_its_own_seats(service: TableService) -> None:
    table = await lobby(service, BEN)
    await service.add_computer(table, ADA)
    await service.start(table, ADA)
    await refused(
        service, table, "not-a-computer", lambda: service.act_for(table, "r1", 0, "rob:1", By.COMPUTER)
    )
    await refused(service, table, "not-late", lambda: service.act_for(table, "r1", 0, "rob:1", By.CLOCK))
    await service.act_for(table, "r1", 2, "rob:1", By.COMPUTER)
    await refused(
        service, table, "not-awaited", lambda: service.act_for(table, "r1", 2, "rob:2", By.COMPUTER)
    )


async def test_a_match_is_played_to_its_end_and_then_over(service: TableService) -> None:
    table = await begun(service)
    for number in range(8):
        for user in (ADA, BEN, CLEO):
            match = Match.of(await known(service, table))
            await service.act(table, match.phase, user, f"rob:{number}")
    after = await known(service, table)
    assert (after.status, after.step, after.deadline) == (Status.FINISHED, 24, None)
    assert await service.store.live_in(CHANNEL) is None
    await refused(service, table, "over-already", lambda: service.act(table, "end", ADA, "rob:1"))
    await refused(service, table, "over-already", lambda: service.leave(table, ADA))


async def test_a_rematch_has_the_same_game_and_options_and_its_own_seed(service: TableService) -> None:
    table = await lobby(service, BEN, CLEO)
    await refused(service, table, "not-over", lambda: service.rematch(table, ADA, "Ada"))
    await service.set_option(table, ADA, "expert", value=True)
    for user in (ADA, BEN, CLEO):
        await service.leave(table, user)
    first = (await service.rematch(table, BEN, "Ben")).table
    second = (await service.rematch(table, ADA, "Ada")).table
    assert first.id == second.id
    assert (second.people, second.options, second.opener) == ((BEN, ADA), {"expert": True}, BEN)
    assert second.seed != (await known(service, table)).seed


async def test_all_who_press_rematch_at_once_meet(service: TableService) -> None:
    table = await lobby(service)
    await service.leave(table, ADA)
    await asyncio.gather(*(service.rematch(table, user, str(user)) for user in (ADA, BEN, CLEO)))
    (again,) = await service.store.live()
    assert set(again.people) == {ADA, BEN, CLEO}


async def test_a_rematch_waits_for_a_channel_that_others_took(service: TableService) -> None:
    table = await lobby(service)
    await service.leave(table, ADA)
    await lobby(service)
    await refused(service, table, "channel-busy", lambda: service.rematch(table, BEN, "Ben"))


# People


async def test_letters_are_switched_and_a_closed_door_is_tried_again(service: TableService) -> None:
    assert (await service.switch_letters(ADA, "de")).wants_dms
    assert not (await service.switch_letters(ADA, "de")).wants_dms
    person = await service.switch_letters(ADA, "de")
    async with service.store.transaction() as books:
        await books.put_person(replace(person, dms_closed=True))
    again = await service.switch_letters(ADA, "de")
    assert (again.wants_dms, again.dms_closed) == (True, False)


async def test_the_language_of_a_client_is_remembered(service: TableService) -> None:
    await service.meet(ADA, "de")
    assert (await service.store.person(ADA)).language == "de"


async def test_only_those_not_seated_follow_and_only_what_lives(service: TableService) -> None:
    table = await begun(service)
    await service.follow(table, DORA)
    with pytest.raises(Refused, match="seated-cannot-follow"):
        await service.follow(table, ADA)
    assert [follower.user for follower in await service.store.followers(table)] == [DORA]
    await service.unfollow(table, DORA)
    await service.unfollow(table, DORA)
    assert not await service.store.followers(table)


# Half way


@pytest.mark.parametrize("where", ["save", "append"])
async def test_what_fails_half_way_leaves_neither_entry_nor_state(
    service: TableService, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    table = await begun(service)
    before, journal = await known(service, table), await service.store.journal(table)

    async def torn(*_: object) -> None:
        raise OSError("the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(f"bot.storage.tables._Transaction.{where}", torn)
        with pytest.raises(OSError, match="full"):
            await service.act(table, "r1", ADA, "rob:1")
    assert await known(service, table) == before
    assert await service.store.journal(table) == journal
    await service.act(table, "r1", ADA, "rob:1")


async def test_a_cancelled_change_is_undone_and_frees_the_writer(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await begun(service)
    reached = asyncio.Event()

    async def stuck(*_: object) -> None:
        reached.set()
        await asyncio.sleep(60)

    with monkeypatch.context() as patch:
        patch.setattr("bot.storage.tables._Transaction.save", stuck)
        task = asyncio.create_task(service.act(table, "r1", ADA, "rob:1"))
        await reached.wait()
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
    assert (await known(service, table)).step == 0
    assert (await service.act(table, "r1", ADA, "rob:2")).table.step == 1
