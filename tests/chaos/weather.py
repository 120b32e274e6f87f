"""Discord's bad weather: any request may be refused, time out, or be done without its answer arriving."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from typing import Any

import aiohttp
import pytest
from simcord.backend import Backend
from simcord.backend.errors import BackendError
from simcord.http import router

ERRORS = (
    (429, 0),
    (429, 20028),
    (500, 0),
    (503, 0),
    (403, 50013),
    (404, 10008),
    (403, 50007),
    (401, 50027),
    (400, 30046),
    (404, 10062),
    (400, 40060),
)
"""Status and code of the refusals. Codes that say that a channel or a person is gone are no weather."""

LOGIN = "/oauth2/"
"""What discord.py asks for when it logs in: without it there is no bot, and it is started again."""
LOST = "lost"
"""A request that is done though its answer never arrives."""


@dataclass
class Weather:
    """Let each request fail with some likelihood, in any of the ways there are."""

    dice: random.Random
    likelihood: float = 0.0
    answers: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))
    """What became of each answer to an interaction, by its id: "taken", "struck", "lost", or a refusal."""
    struck: Counter[str] = field(default_factory=Counter)
    """How many requests of each kind were struck."""

    def install(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Stand between the bot and the simulated Discord."""
        real = router.dispatch

        def dispatch(backend: Backend, method: str, path: str, **rest: Any) -> Any:
            outcome = "taken"
            try:
                result = real(backend, method, path, **rest)
            except BackendError as refused:
                outcome = "struck" if getattr(refused, "is_weather", False) else f"refused {refused.code}"
                raise
            except OSError:
                outcome = "struck"
                raise
            finally:
                if path.endswith("/callback"):
                    self.answers[path.split("/")[2]].append(outcome)
            if not path.startswith(LOGIN) and self._strikes(rarer=3):
                self._count(method, path)
                if path.endswith("/callback"):
                    self.answers[path.split("/")[2]][-1] = LOST
                raise TimeoutError
            return result

        def check_faults(backend: Backend, method: str, path: str) -> None:
            if not path.startswith(LOGIN) and self._strikes():
                self._count(method, path)
                raise self._fault()

        monkeypatch.setattr(router, "dispatch", dispatch)
        monkeypatch.setattr(router, "_check_faults", check_faults)

    def _strikes(self, *, rarer: int = 1) -> bool:
        return self.likelihood > 0 and self.dice.random() * rarer < self.likelihood

    def _count(self, method: str, path: str) -> None:
        self.struck[f"{method} {path.split('/')[1]}"] += 1

    def _fault(self) -> Exception:
        if self.dice.random() < 0.2:
            return self.dice.choice(
                [TimeoutError(), aiohttp.ServerDisconnectedError(), ConnectionResetError()]
            )
        status, code = self.dice.choice(ERRORS)
        fault = BackendError(status, code, "made up")
        fault.is_weather = True  # type: ignore[attr-defined]  # read by `dispatch` above alone
        return fault

    def wrongly_answered(self, interactions: list[str]) -> dict[str, list[str]]:
        """Return the interactions that were not answered once, though Discord took all answers."""
        wrong = {}
        for one in interactions:
            outcomes = self.answers.get(one, [])
            taken = sum(outcome in ("taken", LOST) for outcome in outcomes)
            failed = [outcome for outcome in outcomes if outcome in ("struck", LOST)]
            repeated = [outcome for outcome in outcomes if outcome.startswith("refused")]
            if taken > 1 or not (taken or failed) or (repeated and not failed):
                wrong[one] = outcomes
        return wrong
