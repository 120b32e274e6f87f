"""The renderer: whatever a screen holds, Discord takes what comes of it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import discord
import pytest
import pytest_asyncio

from bot.ui.pictures import Picture
from bot.ui.render import Renderer, shortened
from bot.ui.screen import (
    MAX_TEXT,
    Button,
    Divider,
    Figure,
    File,
    Link,
    Menu,
    Option,
    Row,
    Screen,
    Text,
    rows,
)
from bot.workers import Workers

SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><rect width="4" height="4"/></svg>'
PICTURE = Picture("table", SVG, "a black square")


@pytest_asyncio.fixture
async def renderer() -> AsyncIterator[Renderer]:
    workers = Workers("thread")
    yield Renderer(workers)
    await workers.close()


def container(view: discord.ui.LayoutView) -> dict[str, Any]:
    (found,) = view.to_components()  # type: ignore[no-untyped-call]  # discord.py says no more
    return dict(found)


def parts(view: discord.ui.LayoutView) -> list[dict[str, Any]]:
    """Return the components inside the container."""
    return list(container(view)["components"])


def texts(view: discord.ui.LayoutView) -> list[str]:
    return [
        part["content"] for part in parts(view) if part["type"] == discord.ComponentType.text_display.value
    ]


async def test_blocks_come_in_their_order(renderer: Renderer) -> None:
    button = Button("st/1/r1/go/x", "Press", emoji="🎲")
    screen = Screen((Text("one"), Divider(), Figure("two", PICTURE), *rows(button), Text("")), 0x123456)
    drawn = await renderer.draw(screen)
    assert [part["type"] for part in parts(drawn.view)] == [10, 14, 12, 1]
    (name, data) = drawn.files[0]
    assert data.startswith(b"\x89PNG")
    gallery = parts(drawn.view)[2]["items"][0]
    assert gallery["media"]["url"] == f"attachment://{name}"
    assert gallery["description"] == "a black square"
    assert container(drawn.view)["accent_color"] == 0x123456


async def test_the_text_stands_in_where_pictures_cannot_be(
    renderer: Renderer, caplog: pytest.LogCaptureFixture
) -> None:
    screen = Screen((Figure("said in words", PICTURE),))
    drawn = await renderer.draw(screen, pictures=False)
    assert (texts(drawn.view), drawn.files) == (["said in words"], ())
    broken = Screen((Figure("said in words", Picture("table", "<svg", "x")),))
    drawn = await renderer.draw(broken)
    assert (texts(drawn.view), drawn.files) == (["said in words"], ())
    assert "table could not be drawn" in caplog.text


async def test_a_picture_has_a_new_name_every_time(renderer: Renderer) -> None:
    screen = Screen((Figure("x", PICTURE),))
    assert (await renderer.draw(screen)).files[0][0] != (await renderer.draw(screen)).files[0][0]


async def test_texts_never_exceed_what_a_message_holds(renderer: Renderer) -> None:
    screen = Screen(
        (Text("a" * 3_999), Figure("b" * 500), Text("c" * 9_000), Text("d"), *rows(Link("https://x.y", "x")))
    )
    drawn = await renderer.draw(screen, pictures=False)
    assert sum(map(len, texts(drawn.view))) <= MAX_TEXT
    assert parts(drawn.view)[-1]["type"] == 1, "the controls are still there"


async def test_labels_and_options_are_cut_to_what_discord_takes(renderer: Renderer) -> None:
    options = tuple(Option(str(n), "l" * 200, "d" * 200) for n in range(25))
    screen = Screen(
        (Row((Menu("st/1/r1/go/", "p" * 300, options),)), *rows(Button("st/1/r1/go/x", "b" * 200)))
    )
    menu, button = (row["components"][0] for row in parts((await renderer.draw(screen)).view))
    assert len(menu["placeholder"]) <= 150
    assert all(
        len(option["label"]) <= 100 and len(option["description"]) <= 100 for option in menu["options"]
    )
    assert len(button["label"]) <= 80


@pytest.mark.parametrize(
    "screen",
    [
        Screen(tuple(Text(str(n)) for n in range(40))),
        Screen((Row(tuple(Button(f"st/1/r1/go/{n}", "x") for n in range(6))),)),
        Screen((Row((Menu("st/1/r1/go/", "x", tuple(Option(str(n), "x") for n in range(26))),)),)),
    ],
)
async def test_a_screen_that_discord_would_refuse_is_a_fault_here(renderer: Renderer, screen: Screen) -> None:
    with pytest.raises(ValueError, match=r"Discord takes|number of children exceeded"):
        await renderer.draw(screen)


async def test_files_are_sent_as_they_are(renderer: Renderer) -> None:
    drawn = await renderer.draw(Screen((Text("x"),), files=(File("record.txt", "seven ü"),)))
    assert drawn.files == (("record.txt", "seven ü".encode()),)
    for _ in range(2):
        (sent,) = drawn.to_send()["files"]
        assert sent.fp.read() == "seven ü".encode()


async def test_nothing_pings_and_no_view_is_kept(renderer: Renderer) -> None:
    drawn = await renderer.draw(Screen((Text("@everyone"),)))
    assert drawn.to_send()["allowed_mentions"].to_dict() == {"parse": []}
    assert drawn.view.is_finished()


@pytest.mark.parametrize(("text", "limit", "short"), [("abc", 3, "abc"), ("abcd", 3, "ab…"), ("", 0, "")])
def test_what_is_too_long_ends_with_an_ellipsis(text: str, limit: int, short: str) -> None:
    assert shortened(text, limit) == short
