"""The events of Solo Robbers: what is told of a round, line by line.

In their data `seat` is None where Robby Junior is meant; loot is told by card id, the oldest first.
A reveal and a visit of the police tell all that comes of them, for who wants them in one line; what each
heist and each card given up brought follows by itself.
"""

from __future__ import annotations

from collections.abc import Iterator

from games.core import Event
from games.solo_robbers.heists import Heist, Loot
from games.solo_robbers.loot import total
from games.solo_robbers.model import Ending, Round, Table
from games.solo_robbers.moves import Declaration
from games.solo_robbers.police import Raid


def begun(table: Table) -> Event:
    """Tell that a round begins, and who has the deck."""
    return Event("round_begun", {"round": table.round, "gentleman": table.gentleman})


def filled(table: Table, end: str, placed: Loot) -> Event:
    """Tell which cards were placed, one a bank in row order, and from which end."""
    data = {"round": table.round, "seat": table.gentleman, "end": end, "loot": list(placed)}
    return Event("banks_filled", data)


def declared(table: Table, declaration: Declaration) -> Event:
    """Tell what the Gentleman says of the card he placed; not the card."""
    data = {"round": table.round, "seat": table.gentleman, "says": declaration.says, "bank": declaration.bank}
    return Event("declaration_made", data)


def told(last: Round) -> Iterator[Event]:
    """Tell a finished round: the cards turned over, every heist, every visit of the police."""
    yield Event(
        "heists_revealed",
        {
            "round": last.number,
            "targets": list(last.targets),
            "junior": last.junior,
            "gentleman": last.gentleman,
            "honest": last.declaration.fits(last.targets[last.gentleman]),
            "heists": [
                {"bank": heist.bank, "seats": list(heist.robbers), "loot": list(heist.loot)}
                for heist in last.heists
            ],
        },
    )
    for heist in last.heists:
        yield _heist(last.number, heist)
    for raid in last.raids:
        yield from _raid(last.number, raid)


def ended(table: Table, seats: int, ending: Ending) -> Event:
    """Tell the totals in dollars and the winners."""
    totals = [total(stack) for stack in table.stacks]
    junior = totals.pop() if table.options.junior else None
    winners = [seat for seat in range(seats) if totals[seat] == max(totals)]
    data = {"reason": ending, "totals": totals, "junior": junior, "winners": winners}
    return Event("game_ended", data)


def _heist(number: int, heist: Heist) -> Event:
    if heist.loot:
        data = {"round": number, "seat": heist.robbers[0], "bank": heist.bank, "loot": list(heist.loot)}
        return Event("loot_taken", data)
    return Event("robbers_met", {"round": number, "seats": list(heist.robbers), "bank": heist.bank})


def _raid(number: int, raid: Raid) -> Iterator[Event]:
    surrendered = [{"seat": given.robber, "card": given.card} for given in raid.surrendered]
    data = {"round": number, "bank": raid.bank, "loot": list(raid.loot), "surrendered": surrendered}
    yield Event("police_arrived", data)
    for given in raid.surrendered:
        yield Event("loot_surrendered", {"round": number, "seat": given.robber, "card": given.card})
