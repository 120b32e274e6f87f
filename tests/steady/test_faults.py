"""Discord's faults: whatever a request is answered with, the state is right, and is shown in the end."""

from __future__ import annotations

import aiohttp
import discord
import pytest

from bot.tables.match import Match
from bot.ui.errors import Meaning, RightsMissing, meaning_of
from tests.steady.town import Town, answer, said

PASSING = [(429, 0), (429, 20028), (500, 0), (502, 0), (503, 130000)]
EVERY_FAULT = [*PASSING, (400, 30046), (404, 10008), (403, 50013), (403, 50001), (400, 50083), (400, 50035)]


class _Response:
    def __init__(self, status: int) -> None:
        self.status = status
        self.reason = "made up"


def _error(status: int, code: int) -> discord.HTTPException:
    kinds = {403: discord.Forbidden, 404: discord.NotFound}
    kind = discord.DiscordServerError if status >= 500 else kinds.get(status, discord.HTTPException)
    return kind(_Response(status), {"code": code, "message": "made up"})


@pytest.mark.parametrize(
    ("error", "meaning"),
    [
        (_error(429, 0), Meaning.PASSING),
        (_error(500, 0), Meaning.PASSING),
        (_error(404, 0), Meaning.GONE),
        (_error(404, 10003), Meaning.GONE),
        (_error(404, 10008), Meaning.GONE),
        (_error(404, 10062), Meaning.ANSWERED),
        (_error(400, 40060), Meaning.ANSWERED),
        (_error(403, 0), Meaning.FORBIDDEN),
        (_error(403, 50013), Meaning.FORBIDDEN),
        (_error(403, 50007), Meaning.DM_CLOSED),
        (_error(403, 50278), Meaning.DM_CLOSED),
        (_error(401, 50027), Meaning.TOO_OLD),
        (_error(400, 30046), Meaning.TOO_OLD),
        (_error(400, 50083), Meaning.LOCKED),
        (_error(400, 160005), Meaning.LOCKED),
        (_error(400, 50035), Meaning.FAULT),
        (RightsMissing(("send_messages",)), Meaning.FORBIDDEN),
        (aiohttp.ServerDisconnectedError(), Meaning.PASSING),
        (TimeoutError(), Meaning.PASSING),
        (ConnectionResetError(), Meaning.PASSING),
        (KeyError("x"), Meaning.FAULT),
    ],
)
def test_every_expected_error_has_its_meaning(error: BaseException, meaning: Meaning) -> None:
    assert meaning_of(error) is meaning


@pytest.mark.parametrize(("status", "code"), EVERY_FAULT)
@pytest.mark.parametrize("method", ["POST", "PATCH"])
async def test_a_move_counts_and_is_shown_in_the_end(town: Town, method: str, status: int, code: int) -> None:
    table = await town.play()
    town.env.inject_error(method, f"/channels/{town.channel.id}/messages*", status=status, code=code, times=3)

    for user in (town.ada.id, town.ben.id, town.cleo.id):
        await town.act(user, table.id)
    after = await town.table(table.id)
    await town.env.advance_time(550)

    assert after.step == 3
    phase = Match.of(await town.table(table.id)).phase
    assert f"/{phase}/hand/" in str((await town.board(table.id)).components)
    assert (await town.table(table.id)).held is None


@pytest.mark.parametrize(("status", "code"), [(404, 10062), (400, 40060), (500, 0), (401, 50027)])
async def test_a_move_counts_though_its_answer_was_not_taken(town: Town, status: int, code: int) -> None:
    table = await town.play()
    panel = await town.hand(town.ben, table.id)
    match = Match.of(table)
    token = match.legal(1)[0].token
    town.env.inject_error("*", "/interactions/*", status=status, code=code, times=None)
    town.env.inject_error("*", "/webhooks/*", status=status, code=code, times=None)

    await town.ben.click(answer(panel), custom_id=f"st/{table.id}/{match.phase}/go/{token}")

    assert (await town.table(table.id)).step == 1
    assert Match.of(await town.table(table.id)).awaiting == (0, 2)


async def test_a_long_bad_moment_holds_the_clock_and_a_short_one_does_not(town: Town) -> None:
    table = await town.play()
    town.env.inject_error("*", f"/channels/{town.channel.id}/messages*", status=503, times=1)
    await town.act(town.ada.id, table.id)
    await town.env.advance_time(70)
    assert (await town.table(table.id)).held is None
    assert (await town.table(table.id)).deadline == table.deadline

    town.env.inject_error("*", f"/channels/{town.channel.id}/messages*", status=503, times=None)
    await town.act(town.ben.id, table.id)
    await town.env.advance_time(70)
    held = await town.table(table.id)
    assert held.held == "unreachable"
    town.env.backend.faults.clear()
    await town.env.advance_time(300)

    after = await town.table(table.id)
    assert after.held is None
    assert after.deadline is not None


async def test_a_copy_for_a_watcher_is_brought_up_to_date_later(town: Town) -> None:
    table = await town.play()
    await town.inside(town.app.service.follow(table.id, town.dan.id))
    dm = town.dan.user.dm_channel
    town.env.inject_error("PATCH", f"/channels/{dm.id}/messages/*", status=503, times=2)
    before = said(dm.history()[-1])
    for user in (town.ada.id, town.ben.id, town.cleo.id):
        await town.act(user, table.id)

    await town.env.advance_time(90)

    assert said(dm.history()[-1]) != before
    assert len(await town.app.store.followers(table.id)) == 1


async def test_an_unshown_change_is_shown_after_a_restart(town: Town) -> None:
    table = await town.play()
    town.env.inject_error("*", f"/channels/{town.channel.id}/messages*", status=500, times=None)
    await town.inside(town.app.service.stop(table.id, town.ada.id, "ada", is_moderator=False))
    assert await town.app.store.unshown() == [table.id]
    town.env.backend.faults.clear()

    await town.restart()

    assert await town.app.store.unshown() == []
    assert "ended the table" in await town.text(table.id)


async def test_a_message_that_is_sent_again_by_the_library_is_posted_once(town: Town) -> None:
    """Discord may have done what it answers with an error; by the nonce it knows the repetition."""
    await town.play()
    posts = town.requests("POST", f"/channels/{town.channel.id}/messages")

    assert len(posts) == 2
    assert all(post["enforce_nonce"] for post in posts)
    assert len({post["nonce"] for post in posts}) == 2


async def test_what_discord_does_not_take_at_a_press_is_said_and_is_no_fault_of_ours(
    town: Town, caplog: pytest.LogCaptureFixture
) -> None:
    """Chaos found: whose thread could not be made read that something was wrong with the bot."""
    await town.play()
    busy = await town.dan.slash(town.channel, "play", game="ruecks_raus")
    town.env.inject_error("POST", f"/channels/{town.channel.id}/threads", status=429, times=1)

    pressed = await town.dan.click(answer(busy), custom_id="st/0/play/thread/ruecks_raus")

    assert "Discord did not take that" in said(pressed.followups[0] if pressed.followups else answer(pressed))
    assert "fault" not in caplog.text
