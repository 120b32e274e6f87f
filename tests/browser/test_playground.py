"""The playground, as people use it: three of them play a round in the browser, through a crash."""

from __future__ import annotations

import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect, sync_playwright

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
# What Chromium does by itself in the background is refused, slowly, where there is no way to the Internet.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 20_000.0
"""Milliseconds until something that ought to come is missed; machines of CI are slow."""
ANSWERED_WITHIN = 3.0
"""Seconds; on an idle machine it is a fraction of one."""

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(
        CHROMIUM is None, reason="no Chromium is installed (Debian: apt-get install chromium)"
    ),
]


class Playground:
    """The playground as a process of its own."""

    def __init__(self, database: Path) -> None:
        self._database = database
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> str:
        """Start it and return the address that it prints."""
        command = [sys.executable, "-m", "bot", "play", "--port", "0", "--database", str(self._database)]
        process = self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        for line in process.stdout:
            if "http://" in line:
                return line.strip()
        raise AssertionError("the playground printed no address")

    def end(self, how: signal.Signals) -> tuple[int, str]:
        """Send it a signal; return its exit code and what else it printed."""
        assert self._process is not None
        process, self._process = self._process, None
        process.send_signal(how)
        rest, _ = process.communicate(timeout=PATIENCE / 1000)
        return process.returncode, rest

    def close(self) -> None:
        """End it if a test has not."""
        if self._process is not None:
            self.end(signal.SIGKILL)


class Person:
    """One tab of the browser, through which one person looks."""

    def __init__(self, page: Page, name: str) -> None:
        self.page = page
        self.name = name
        self.waits: list[float] = []

    def open(self, url: str) -> None:
        """Open the page and look through this person."""
        self.page.goto("about:blank")
        self.page.goto(url)
        self.page.locator("#viewer-picker").select_option(label=self.name)
        expect(self.page.locator("#viewer-picker option:checked")).to_have_text(self.name)
        self.sees("Welcome to the playground")

    @property
    def messages(self) -> Locator:
        """Return the channel's messages."""
        return self.page.locator("#channel-message-list")

    def sees(self, text: str | re.Pattern[str]) -> None:
        """Wait until the page shows a text, without a reload."""
        expect(self.messages).to_contain_text(text, timeout=PATIENCE)

    def presses(self, label: str) -> None:
        """Press the newest button with exactly this label, and note how long the answer takes."""
        button = self.messages.get_by_role("button", name=label, exact=True).last
        button.wait_for(timeout=PATIENCE)
        self._acts(button.click)

    def plays(self, game: str) -> None:
        """Open a table with /play, as people type it."""
        self.page.locator("#channel-composer-input").click()
        self.page.keyboard.type("/play")
        for choice in ("/play", "game", game):
            self.page.get_by_role("option").filter(has_text=choice).first.click(timeout=PATIENCE)
        self._acts(self.page.locator("form button[type=submit]:visible").last.click)

    def _acts(self, act: Callable[[], None]) -> None:
        began = time.monotonic()
        with self.page.expect_response(lambda r: r.url.endswith("/api/action"), timeout=PATIENCE) as answer:
            act()
        self.waits.append(time.monotonic() - began)
        body = answer.value.json()
        assert body["settlement"] == "settled", body


@pytest.fixture
def playground(tmp_path: Path) -> Iterator[Playground]:
    running = Playground(tmp_path / "playground.sqlite3")
    yield running
    running.close()


@pytest.fixture
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield chromium
        chromium.close()


def test_three_people_play_a_round_through_a_crash(playground: Playground, browser: Browser) -> None:
    """What one does the others see by themselves, secrets they don't, and kill -9 in a pick loses nothing."""
    url = playground.start()
    people = [Person(browser.new_page(), name) for name in ("Anna", "Ben", "Carla")]
    anna, ben, carla = people
    for person in people:
        person.open(url)

    anna.plays("Rück's raus!")
    for person in (ben, carla):
        person.sees("Anna · opened the table")
        person.presses("Join")
    anna.sees("Carla")
    anna.presses("Start")
    for person in people:
        person.sees("Round 1 of 8")
    anna.presses("🃏 My hand")
    anna.sees("Which robber do you play?")
    anna.presses("5")
    anna.sees("You play your 5.")
    carla.sees(re.compile(r"Waiting for\W+Ben and\W+Carla"))
    assert "You play" not in carla.messages.inner_text()

    playground.end(signal.SIGKILL)
    url = playground.start()
    for person in people:
        person.open(url)
        person.sees(re.compile(r"Waiting for\W+Ben and\W+Carla"))

    for person, robber in ((ben, "3"), (carla, "1")):
        person.presses("🃏 My hand")
        person.sees("Which robber do you play?")
        person.presses(robber)
    for person in people:
        person.sees(re.compile(r"Revealed:\W+Anna 5 \W+Ben 3 \W+Carla 1"))
    _choose_if_asked(anna)
    for person in people:
        person.sees(re.compile(r"Round 1:\W+Anna was the strongest"))
        person.sees("Round 2 of 8")

    assert max(wait for person in people for wait in person.waits) < ANSWERED_WITHIN
    code, last_words = playground.end(signal.SIGTERM)
    assert code == 0
    assert last_words.endswith("The playground is closed. Your tables are kept.\n")


def _choose_if_asked(winner: Person) -> None:
    """Take the first answer, where the noble of the round leaves a choice; which noble it is, is chance."""
    asked = re.compile(r"^(💎 \+0|\W*Ben|\W*Carla)$")
    choice = winner.messages.get_by_role("button", name=asked).first
    settled = winner.messages.get_by_text("was the strongest").last
    expect(choice.or_(settled).first).to_be_visible(timeout=PATIENCE)
    if choice.is_visible():
        choice.click()


def test_a_taken_port_is_said_in_a_line(playground: Playground, tmp_path: Path) -> None:
    """A second playground at the same port ends at once, with a word of why and no traceback."""
    port = playground.start().partition("127.0.0.1:")[2].partition("/")[0]
    command = [
        sys.executable,
        "-m",
        "bot",
        "play",
        "--port",
        port,
        "--database",
        str(tmp_path / "other.sqlite3"),
    ]
    second = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE / 1000, check=False)
    assert second.returncode == 1
    assert port in second.stderr
    assert "Traceback" not in second.stderr
