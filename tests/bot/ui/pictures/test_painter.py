"""Drawing: a PNG comes out, each drawing is made once, and a fault harms nobody else."""

from __future__ import annotations

import asyncio
from io import BytesIO
from pathlib import Path
from struct import unpack_from
from typing import Any, Literal

import discord
import pytest
import simcord
from discord.ext import commands

from bot.ui.pictures import Picture, PictureError, render, template
from bot.ui.pictures.painter import Drawings, paint
from bot.workers import Workers

SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40">{}</svg>'


def picture(inside: str = "") -> Picture:
    return Picture("dot", SVG.format(inside), "A dot")


class Maker:
    """Counts the drawings it makes, and waits before it gives one."""

    def __init__(self) -> None:
        self.made = 0
        self.dry = asyncio.Event()

    async def __call__(self) -> bytes:
        self.made += 1
        await self.dry.wait()
        return b"x" * 10


@pytest.mark.parametrize("kind", ["thread", "process"])
async def test_a_picture_becomes_a_png_of_its_size(kind: Literal["thread", "process"]) -> None:
    workers = Workers(kind)
    png = await render(picture(), workers)
    await workers.close()
    assert png.startswith(b"\x89PNG")
    assert unpack_from(">II", png, 16) == (60, 40)


@pytest.mark.parametrize("kind", ["thread", "process"])
async def test_a_broken_picture_is_a_picture_error(kind: Literal["thread", "process"]) -> None:
    workers = Workers(kind)
    with pytest.raises(PictureError):
        await render(picture("<unclosed"), workers)
    await workers.close()


def test_text_is_drawn_with_our_own_fonts() -> None:
    text = '<text y="30" {} font-size="30">Ä</text>'
    family = 'font-family="Lato" font-weight="{}"'
    drawn = [paint(SVG.format(text.format(family.format(weight)))) for weight in (400, 700, 900)]
    assert len({*drawn, paint(SVG.format(""))}) == 4
    assert paint(SVG.format(text.format(""))) == drawn[0]


def test_the_specimen_sheet_can_be_drawn(tmp_path: Path) -> None:
    sheet = template(Path(__file__).parent / "specimen", "sheet").render()
    # Written out so that it can be looked at: pytest --basetemp says where.
    (tmp_path / "sheet.png").write_bytes(paint(sheet))
    assert (tmp_path / "sheet.png").stat().st_size > 50_000


async def test_the_same_drawing_asked_for_at_the_same_time_is_made_once() -> None:
    drawings, make = Drawings(), Maker()
    asked = [asyncio.create_task(drawings.get(b"a", make)) for _ in range(3)]
    await asyncio.sleep(0)
    make.dry.set()
    assert await asyncio.gather(*asked) == [b"x" * 10] * 3
    assert await drawings.get(b"a", make) == b"x" * 10
    assert make.made == 1


async def test_who_gives_up_waiting_does_not_spoil_it_for_others() -> None:
    drawings, make = Drawings(), Maker()
    first = asyncio.create_task(drawings.get(b"a", make))
    second = asyncio.create_task(drawings.get(b"a", make))
    await asyncio.sleep(0)
    first.cancel()
    make.dry.set()
    assert await second == b"x" * 10
    assert first.cancelled()


async def test_a_failed_drawing_is_tried_again() -> None:
    drawings, make = Drawings(), Maker()
    make.dry.set()

    async def fail() -> bytes:
        raise PictureError("no")

    with pytest.raises(PictureError):
        await drawings.get(b"a", fail)
    assert await drawings.get(b"a", make) == b"x" * 10


async def test_the_drawings_least_used_are_forgotten_when_the_space_is_full() -> None:
    drawings, make = Drawings(budget=25), Maker()
    make.dry.set()
    for key in (b"a", b"b", b"a", b"c", b"a", b"b"):
        await drawings.get(key, make)
    # c took the place of b, so b is made again; a was in use all the time.
    assert make.made == 4


@pytest.mark.parametrize("kind", ["thread", "process"])
async def test_an_action_in_simulated_discord_waits_for_its_picture(
    kind: Literal["thread", "process"],
) -> None:
    workers = Workers(kind)
    bot = commands.Bot(commands.when_mentioned, intents=discord.Intents.default())

    @bot.tree.command(description="Shows a dot")
    async def show(interaction: discord.Interaction[Any]) -> None:
        both = await asyncio.gather(render(picture(), workers), render(picture(), workers))
        await interaction.response.send_message(file=discord.File(BytesIO(both[0]), "dot.png"))

    async with simcord.run(bot) as env:
        guild = env.create_guild()
        channel = guild.create_text_channel("table")
        player = guild.add_member(env.create_user("Ada"))
        await bot.tree.sync()
        result = await player.slash(channel, "show")
        assert result.response is not None
        assert [file.filename for file in result.response.attachments] == ["dot.png"]
    await workers.close()
