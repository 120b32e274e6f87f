"""What all tests share: the record of every request that the bot made in simulated Discord."""

from __future__ import annotations

import os
from collections.abc import Generator, Iterator

import pytest

from tests.payloads import CHECKER, Record, check_requests


@pytest.fixture(scope="session")
def record(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Record]:
    """Record the requests of all tests of this process in one file, and check it once at the end.

    The fault of a request is an error of the last test of the process, for it is found after that.
    """
    path = tmp_path_factory.mktemp("requests") / f"{os.environ.get('PYTEST_XDIST_WORKER', 'all')}.jsonl"
    yield Record(path)
    if CHECKER.exists() and path.stat().st_size:
        faults = check_requests(path)
        assert not faults, f"requests that Discord would not take:\n{faults}"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Tell with a failed round of chaos how to play it again."""
    report = yield
    seed = item.callspec.params.get("seed") if hasattr(item, "callspec") else None
    if report.failed and seed is not None and item.get_closest_marker("chaos") is not None:
        report.sections.append(("to play it again", f"make chaos CHAOS_SEED={seed} CHAOS_ROUNDS=1"))
    return report
