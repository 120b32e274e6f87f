"""Rules of thumb for phases 1 (step 6) to 3: the situation, attacks, repeated rolls, losses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from games.core import Rng, Seat, cards
from games.royal_rescue import attack as attacks
from games.royal_rescue.combat import UMBAR_NEED, attack_of, is_traitor, strength, unit_has
from games.royal_rescue.model import PEOPLE, State, Unit
from games.royal_rescue.moves import Accept, Arm, Assign, Attack, Join, Lead, Lose, Repeat, RoyalRescueMove
from games.royal_rescue.odds import hit_chance, hit_odds
from games.royal_rescue.quests import sixes_taken
from games.royal_rescue.situation import FEAR_CARDS, Effect, Role, effects
from games.royal_rescue.umbar import OFFICER

Moves = Sequence[RoyalRescueMove]

WORTH: Mapping[Effect, float] = MappingProxyType(
    {
        # Cards that an effect saves or costs the team for each thing that `_touched` counts.
        Effect.SERVANTS_UP: -1.0,
        Effect.DISCIPLINE: 0.3,
        Effect.TRAITORS_DOWN: 0.5,
        Effect.EXHAUSTED: -0.8,
        Effect.GOOD_SPIRITS: 0.3,
        Effect.DISCORD: -0.8,
        Effect.WELL_PAID: 1.0,
        Effect.BOTTLENECK: -2.0,
        Effect.FOG: -1.5,
        Effect.RUST: -0.7,
        Effect.LONG_WHIP: -3.0,
        Effect.FEAR: -0.8,
        Effect.DARK_FORCE: -3.0,
        Effect.NO_REWARD: -2.0,
    }
)


def _touched(state: State, effect: Effect) -> int:
    """Count what an effect on everybody touches: servants, people, officers, armies …"""
    armies = [unit for unit in state.units if unit.is_army]
    match effect:
        case Effect.SERVANTS_UP:
            return len(state.servants)
        case Effect.TRAITORS_DOWN:
            return sum(is_traitor(state, card) for card in state.servants)
        case Effect.FEAR:
            return min(FEAR_CARDS, len(state.people))
        case Effect.FOG | Effect.DISCIPLINE:
            return sum(unit.officer is not None for unit in armies)
        case Effect.RUST:
            return sum(len(unit.weapons) for unit in armies)
        case Effect.BOTTLENECK | Effect.EXHAUSTED | Effect.DISCORD | Effect.GOOD_SPIRITS:
            return len(armies)
        case _:
            return 1


def assign(state: State, seat: Seat, moves: Moves, rng: Rng) -> RoyalRescueMove:
    """Lay the situation so that it costs least."""

    def cost(move: RoyalRescueMove) -> float:
        assert isinstance(move, Assign)
        other = next(card for card in state.turned if card != move.card)
        laid = list(effects(move.card, Role.TROOPS))
        if state.seats > 1:
            laid += effects(other, Role.CONDITIONS)
        return -sum(WORTH[effect] * _touched(state, effect) for effect in laid)

    return min(moves, key=cost)


def lead(state: State, seat: Seat, moves: Moves, rng: Rng) -> RoyalRescueMove:
    """Let the army with the best chance against the first servant begin."""

    def merit(move: RoyalRescueMove) -> float:
        assert isinstance(move, Lead)
        return _hit_chance(state, move.army, state.places[0])

    return max(moves, key=merit)


def _hit_chance(state: State, name: str, card: str) -> float:
    count, bonuses = attack_of(state, name, False)
    luck = any(unit.id == name and unit_has(unit, Effect.LUCK) for unit in state.units)
    return hit_chance(count, strength(state, card), bonuses, luck)


def attack(state: State, seat: Seat, moves: Moves, rng: Rng) -> RoyalRescueMove:
    """Reach for the second servant where the first is one of two, or too strong."""
    first, second = (_hit_chance(state, state.unit, card) for card in state.places)
    double = cards.rank(state.places[0]) == cards.rank(state.places[1])
    if double and state.unit not in state.tally:
        return Attack(attacks.SECOND)
    return Attack(attacks.SECOND if second > first else attacks.FIRST)


def again(state: State, seat: Seat, moves: Moves, rng: Rng) -> RoyalRescueMove:
    """Decide on a missed roll, or on one at Umbar that could take more."""
    return _again_umbar(state) if state.part == 3 else _again_servant(state)


def _again_servant(state: State) -> RoyalRescueMove:
    """Repeat a likely hit, all the more where the officer or the last card is at stake."""
    chance = _hit_chance(state, state.unit, attacks.victim(state))
    unit = next((unit for unit in state.units if unit.id == state.unit), None)
    dear = unit is not None and (unit.officer is not None or len(unit.cards) == 1)
    least = LEAST_CHANCE_DEAR if dear else LEAST_CHANCE
    return Repeat() if chance >= least and state.bonus > (KEEP_DEAR if dear else KEEP) else Accept()


LEAST_CHANCE, LEAST_CHANCE_DEAR = 0.7, 0.5
KEEP, KEEP_DEAR = 1, 0


def _again_umbar(state: State) -> RoyalRescueMove:
    """Repeat where more sixes are to be expected than were rolled."""
    count, bonuses = attack_of(state, state.unit, True)
    odds = hit_odds(count, UMBAR_NEED, bonuses)
    expected = sum(min(state.sixes, sixes_taken(state, at)) * chance for at, chance in enumerate(odds))
    now = attacks.taken(state, state.recent[-1])
    return Repeat() if expected - now >= UMBAR_GAIN and state.bonus > UMBAR_KEEP else Accept()


UMBAR_GAIN, UMBAR_KEEP = 0.2, 0


def arm(state: State, seat: Seat, moves: Moves, rng: Rng) -> RoyalRescueMove:
    """Hand a weapon to the unit that has most cards and fewest weapons."""
    units = {unit.id: unit for unit in state.units}

    def merit(move: RoyalRescueMove) -> float:
        assert isinstance(move, Arm)
        unit = units.get(move.unit)
        if unit is None:
            return 0.5 if move.unit == PEOPLE else 0
        return len(unit.cards) - len(unit.weapons) + 2 * unit.is_army

    return max(moves, key=merit)


def join(state: State, seat: Seat, moves: Moves, rng: Rng) -> RoyalRescueMove:
    """Join the army that lacks an officer one brings, else the smallest."""
    units = {unit.id: unit for unit in state.units}
    brings = units[state.unit].officer is not None

    def merit(move: RoyalRescueMove) -> tuple[bool, int]:
        assert isinstance(move, Join)
        host = units[move.army]
        return brings and host.officer is None, -len(host.cards)

    return max(moves, key=merit)


def lose(state: State, seat: Seat, moves: Moves, rng: Rng) -> RoyalRescueMove:
    """Give the people first, then what fights least for a card."""
    units = {unit.id: unit for unit in state.units}

    def merit(move: RoyalRescueMove) -> tuple[float, int]:
        assert isinstance(move, Lose)
        return _dearness(units, move), -move.count

    return min(moves, key=merit)


def _dearness(units: Mapping[str, Unit], move: Lose) -> float:
    """Return how much a card of this source is missed in a fight."""
    if move.source == PEOPLE:
        return 0
    if move.source[0] == OFFICER:
        return 4
    unit = units[move.source]
    left = len(unit.cards) - move.count
    if not unit.is_army:
        return 1 if left else 2.5
    return 2 if left else 3
