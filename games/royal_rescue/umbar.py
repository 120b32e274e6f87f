"""Phase 3: Umbar's sixes, an attack of each unit, and the fire whip, until he or nothing is left."""

from __future__ import annotations

from games.core import Seat
from games.royal_rescue import attack, dungeon
from games.royal_rescue.combat import UMBAR_NEED, alive, people_dice, team_has
from games.royal_rescue.draft import Draft, Table
from games.royal_rescue.ending import lose
from games.royal_rescue.losses import ask_heirs, fall, lose_officer, lose_people
from games.royal_rescue.model import PEOPLE, Roll, Stage
from games.royal_rescue.moves import Lose
from games.royal_rescue.quests import ask_loners
from games.royal_rescue.situation import DARK_FORCE_SIXES, LONG_WHIP_CARDS, Effect

MORE_SIXES = 1
"""Umbar has one six more than there are armies and militias (rulebook, "Phase 3")."""

BONUS_BEATEN = 2
OFFICER = "o"


def begin(draft: Draft) -> None:
    """Let lone units join others (quest 2), then set Umbar's sixes and attack."""
    draft.part = 3
    draft.sixes = 0
    draft.places, draft.tally = (), ()
    draft.tell("umbar_reached")
    go_on(draft)


def go_on(draft: Draft) -> None:
    """Do what comes next between two attacks: weapons, what the whip still takes, joining, the next one."""
    if ask_heirs(draft) or (draft.whip and _ask_whip(draft)) or ask_loners(draft):
        return None
    if not draft.sixes:
        _set_sixes(draft)
        draft.queue = _attackers(draft)
    living = {unit.id for unit in alive(draft)} or {PEOPLE}
    draft.queue = tuple(name for name in draft.queue if name in living)
    if not draft.queue:
        draft.queue = _attackers(draft)
    name, *later = draft.queue
    draft.queue = tuple(later)
    return attack.begin(draft, name)


def _set_sixes(draft: Draft) -> None:
    units = len(alive(draft))
    if units:
        draft.sixes = units + MORE_SIXES
        draft.sixes += DARK_FORCE_SIXES if team_has(draft, Effect.DARK_FORCE) else 0
    else:
        draft.actor = draft.commander
        dice = draft.rng.dice(people_dice(len(draft.people)))
        draft.sixes = dice.count(UMBAR_NEED) + MORE_SIXES
        attack.plain_roll(draft, "summons", PEOPLE, dice, UMBAR_NEED, "summoned")
        draft.tell("umbar_summoned", seat=draft.actor, dice=list(dice))
    draft.tell("sixes_set", sixes=draft.sixes)


def _attackers(table: Table) -> tuple[str, ...]:
    """Return who attacks in a round: armies from the commander's on, militias, or else the people."""
    names = tuple(unit.id for unit in table.units)
    armies = sum(unit.is_army for unit in table.units)
    first = table.commander if table.seats > 1 else 0
    living = {unit.id for unit in alive(table)}
    order = (*names[first:armies], *names[:first], *names[armies:])
    return tuple(name for name in order if name in living) or (PEOPLE,)


def strike(draft: Draft) -> None:
    """Roll an attack on Umbar; while it could take more, it may be repeated with the bonus die."""
    result = attack.roll(draft)
    sixes = attack.taken(draft, result)
    attack.note(draft, result, "struck" if sixes else "missed")
    if draft.bonus and sixes < min(draft.sixes, len(result.dice)):
        return draft.enter(Stage.AGAIN, draft.actor)
    return take_sixes(draft, result)


def accept(draft: Draft) -> None:
    """Take the last roll as it is."""
    take_sixes(draft, draft.recent[-1])


def take_sixes(draft: Draft, result: Roll) -> None:
    """Take Umbar's sixes; he is beaten at none, and after everybody's attack he strikes back."""
    count = attack.taken(draft, result)
    if count:
        draft.sixes -= count
        draft.tell("sixes_taken", unit=draft.unit, count=count, left=draft.sixes)
    if not draft.sixes:
        return _beaten(draft)
    living = {unit.id for unit in alive(draft)}
    if any(name in living for name in draft.queue):
        return go_on(draft)
    return _lash(draft)


def _beaten(draft: Draft) -> None:
    draft.tell("umbar_beaten")
    if not team_has(draft, Effect.NO_REWARD):
        draft.raise_bonus(BONUS_BEATEN, "umbar_beaten")
    dungeon.begin(draft)


def _lash(draft: Draft) -> None:
    """Roll for the fire whip; it takes everything where no more is left than it takes."""
    draft.queue = ()
    draft.actor = draft.commander
    die = draft.rng.die()
    extra = LONG_WHIP_CARDS if team_has(draft, Effect.LONG_WHIP) else 0
    draft.whip = die + extra
    attack.plain_roll(draft, "whip", attack.UMBAR, (die,), 1, "lashed")
    draft.tell("whip_lashed", seat=draft.actor, die=die, extra=extra, cards=draft.whip)
    if sum(most for _, most in all_sources(draft)) <= draft.whip:
        return _take_all(draft)
    return go_on(draft)


def all_sources(table: Table) -> tuple[tuple[str, int], ...]:
    """Return where the whip can take how many cards in all: people, units, officers."""
    units = alive(table)
    officers = [(OFFICER + unit.id[1:], 1) for unit in units if unit.officer]
    found = [(PEOPLE, len(table.people)), *((unit.id, len(unit.cards)) for unit in units), *officers]
    return tuple(source for source in found if source[1])


def sources(table: Table) -> tuple[tuple[str, int], ...]:
    """Return where it can take how many now: while an officer stands, so does one card of his army."""
    led = {unit.id for unit in alive(table) if unit.officer}
    found = ((name, most - (name in led)) for name, most in all_sources(table))
    return tuple((name, min(most, table.whip)) for name, most in found if most)


def _ask_whip(draft: Draft) -> bool:
    """Ask the team what the whip takes, unless there is only one answer; tell whether it was asked."""
    found = sources(draft)
    if len(found) > 1:
        draft.call_vote(Stage.WHIP)
        return True
    yield_cards(draft, found[0][0], found[0][1])
    return ask_heirs(draft) or (draft.whip > 0 and _ask_whip(draft))


def whip_offers(table: Table, seat: Seat) -> tuple[Lose, ...]:
    """Return every number of cards from every source."""
    return tuple(Lose(name, count) for name, most in sources(table) for count in range(most, 0, -1))


def yield_cards(draft: Draft, source: str, count: int) -> None:
    """Give the whip cards of one source; weapons are safe."""
    draft.whip -= count
    if source == PEOPLE:
        return lose_people(draft, count, "whip")
    if source[0] == OFFICER:
        return lose_officer(draft, f"a{source[1:]}", "whip")
    unit = draft.unit_called(source)
    keep = len(unit.cards) - count
    draft.discard = (*unit.cards[keep:], *draft.discard)
    draft.tell("cards_yielded", unit=source, cards=list(unit.cards[keep:]))
    if keep:
        draft.change(source, cards=unit.cards[:keep])
    else:
        fall(draft, unit, None, "discard")
    return None


def _take_all(draft: Draft) -> None:
    for unit in alive(draft):
        if unit.officer:
            lose_officer(draft, unit.id, "whip")
        yield_cards(draft, unit.id, len(unit.cards))
    lose_people(draft, len(draft.people), "whip")
    draft.whip = 0
    lose(draft, "whip")
