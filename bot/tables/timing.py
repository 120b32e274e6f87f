"""The clock of a table: one deadline for one moment of the match, which stands while the table does."""

from __future__ import annotations

from dataclasses import replace

from bot.tables.match import Match
from bot.tables.model import Status, Table

LOBBY_LASTS = 86_400.0
"""Seconds without a change until a lobby expires: a day."""

MATCH_LASTS = 14 * 86_400.0
"""Seconds without an act until a match expires: two weeks."""


def timed(before: Match | None, table: Table, now: float) -> Table:
    """Set the clock anew for another moment than that of `before`, keep it within one.

    So others' picks move nobody's deadline. Where no person is awaited there is none.
    """
    after = Match.of(table)
    if table.pace is None or not after.people_awaited:
        return replace(table, deadline=None, left=None, reminded=False)
    runs_on = before is not None and before.phase == after.phase
    if runs_on and (table.deadline is not None or table.left is not None):
        return table
    if table.is_standing:
        return replace(table, deadline=None, left=float(table.pace), reminded=False)
    return replace(table, deadline=now + table.pace, left=None, reminded=False)


def stood(table: Table, now: float) -> Table:
    """Stop the clock, keeping what is left of the time to act."""
    if table.deadline is None:
        return table
    return replace(table, deadline=None, left=max(0.0, table.deadline - now))


def running(table: Table, now: float) -> Table:
    """Let the clock go on with what was left, unless something else holds it."""
    if table.is_standing or table.left is None:
        return table
    return replace(table, deadline=now + table.left, left=None)


def expiry(table: Table) -> float | None:
    """Return when a table expires if nobody does anything, None where it is over."""
    if table.status is Status.LOBBY:
        return table.changed + LOBBY_LASTS
    return table.changed + MATCH_LASTS if table.status is Status.PLAYING else None


def due(table: Table) -> float | None:
    """Return when to look at a table again: half-way, then the deadline, then its expiry."""
    dates = [expiry(table)]
    if table.status is Status.PLAYING and table.broken is None and not table.is_standing:
        dates.append(table.deadline)
        if table.deadline is not None and table.pace is not None and not table.reminded:
            dates.append(table.deadline - table.pace / 2)
    return min((date for date in dates if date is not None), default=None)
