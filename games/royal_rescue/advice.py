"""Rules of thumb for every decision, from nothing but what the seat may know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from games.core import Rng, Seat, cards
from games.royal_rescue import advice_muster, attack, dungeon
from games.royal_rescue.combat import UMBAR_NEED, attack_of, strength, unit_has
from games.royal_rescue.locks import value
from games.royal_rescue.model import PEOPLE, Stage, State, Unit
from games.royal_rescue.moves import (
    Accept,
    Arm,
    Assign,
    Attack,
    Choose,
    Join,
    Lead,
    Lose,
    Repeat,
    RoyalRescueMove,
)
from games.royal_rescue.odds import hit_chance, hit_odds, open_chance, reach
from games.royal_rescue.quests import sixes_taken
from games.royal_rescue.situation import Effect, Role, effects
from games.royal_rescue.umbar import OFFICER

Moves = Sequence[RoyalRescueMove]

WORTH: Mapping[Effect, float] = MappingProxyType(
    {
        # Cards that an effect saves or costs a team, roughly; some are scaled by the table below.
        Effect.SERVANTS_UP: -8.0,
        Effect.DISCIPLINE: 0.5,
        Effect.TRAITORS_DOWN: 2.0,
        Effect.EXHAUSTED: -3.0,
        Effect.GOOD_SPIRITS: 1.0,
        Effect.DISCORD: -2.5,
        Effect.WELL_PAID: 1.0,
        Effect.BOTTLENECK: -6.0,
        Effect.FOG: -3.0,
        Effect.RUST: -0.5,
        Effect.LONG_WHIP: -3.0,
        Effect.FEAR: -4.0,
        Effect.DARK_FORCE: -3.0,
        Effect.NO_REWARD: -2.0,
    }
)


def suggest(state: State, seat: Seat, moves: Moves, rng: Rng) -> RoyalRescueMove:
    """Return a good move by rules of thumb."""
    if len(moves) == 1:
        return moves[0]
    return _ADVICE[state.stage](state, seat, moves, rng)


def _any(state: State, seat: Seat, moves: Moves, rng: Rng) -> RoyalRescueMove:
    return moves[0]


def _assign(state: State, seat: Seat, moves: Moves, rng: Rng) -> RoyalRescueMove:
    """Lay the situation so that it costs least."""

    def cost(move: RoyalRescueMove) -> float:
        assert isinstance(move, Assign)
        other = next(card for card in state.turned if card != move.card)
        laid = list(effects(move.card, Role.TROOPS))
        if state.seats > 1:
            laid += effects(other, Role.CONDITIONS)
        return -sum(WORTH[effect] for effect in laid)

    return min(moves, key=cost)


def _lead(state: State, seat: Seat, moves: Moves, rng: Rng) -> RoyalRescueMove:
    """Let the army with the best chance against the first servant begin."""

    def merit(move: RoyalRescueMove) -> float:
        assert isinstance(move, Lead)
        return _hit_chance(state, move.army, state.places[0])

    return max(moves, key=merit)


def _hit_chance(state: State, name: str, card: str) -> float:
    count, bonuses = attack_of(state, name, False)
    luck = any(unit.id == name and unit_has(unit, Effect.LUCK) for unit in state.units)
    return hit_chance(count, strength(state, card), bonuses, luck)


def _attack(state: State, seat: Seat, moves: Moves, rng: Rng) -> RoyalRescueMove:
    """Reach for the second servant where the first is one of two, or too strong."""
    first, second = (_hit_chance(state, state.unit, card) for card in state.places)
    double = cards.rank(state.places[0]) == cards.rank(state.places[1])
    if double and state.unit not in state.tally:
        return Attack(attack.SECOND)
    return Attack(attack.SECOND if second > first else attack.FIRST)


def _again(state: State, seat: Seat, moves: Moves, rng: Rng) -> RoyalRescueMove:
    return _again_umbar(state) if state.part == 3 else _again_servant(state)


def _again_servant(state: State) -> RoyalRescueMove:
    """Repeat a likely hit, all the more where the officer or the last card is at stake."""
    chance = _hit_chance(state, state.unit, attack.victim(state))
    unit = next((unit for unit in state.units if unit.id == state.unit), None)
    dear = unit is not None and (unit.officer is not None or len(unit.cards) == 1)
    least = LEAST_CHANCE_DEAR if dear else LEAST_CHANCE
    return Repeat() if chance >= least and state.bonus > (KEEP_DEAR if dear else KEEP) else Accept()


LEAST_CHANCE, LEAST_CHANCE_DEAR = 0.7, 0.5
KEEP, KEEP_DEAR = 1, 0


def _again_umbar(state: State) -> RoyalRescueMove:
    """Repeat where more sixes are to be expected than were rolled."""
    assert state.last_roll is not None
    count, bonuses = attack_of(state, state.unit, True)
    odds = hit_odds(count, UMBAR_NEED, bonuses)
    expected = sum(min(state.sixes, sixes_taken(state, at)) * chance for at, chance in enumerate(odds))
    now = attack.taken(state, state.last_roll)
    return Repeat() if expected - now >= UMBAR_GAIN and state.bonus > UMBAR_KEEP else Accept()


UMBAR_GAIN, UMBAR_KEEP = 0.2, 0


def _arm(state: State, seat: Seat, moves: Moves, rng: Rng) -> RoyalRescueMove:
    """Hand a weapon to the unit that has most cards and fewest weapons."""
    units = {unit.id: unit for unit in state.units}

    def merit(move: RoyalRescueMove) -> float:
        assert isinstance(move, Arm)
        unit = units.get(move.unit)
        if unit is None:
            return 0.5 if move.unit == PEOPLE else 0
        return len(unit.cards) - len(unit.weapons) + 2 * unit.is_army

    return max(moves, key=merit)


def _join(state: State, seat: Seat, moves: Moves, rng: Rng) -> RoyalRescueMove:
    """Join the army that lacks an officer one brings, else the smallest."""
    units = {unit.id: unit for unit in state.units}
    brings = units[state.unit].officer is not None

    def merit(move: RoyalRescueMove) -> tuple[bool, int]:
        assert isinstance(move, Join)
        host = units[move.army]
        return brings and host.officer is None, -len(host.cards)

    return max(moves, key=merit)


def _lose(state: State, seat: Seat, moves: Moves, rng: Rng) -> RoyalRescueMove:
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


def _choose(state: State, seat: Seat, moves: Moves, rng: Rng) -> RoyalRescueMove:
    """Offer oneself with a good top card; else follow somebody who does, or who has most cards."""
    stack = state.stacks[seat]
    mine = worth_of_top(state, seat) if stack else -1.0
    average = _average_worth(state, seat)
    offers = [ballot for ballot in state.ballots if ballot is not None]
    keen = Counter(
        int(ballot.split(":")[1]) for person, ballot in enumerate(state.ballots) if ballot == f"try:{person}"
    )
    if stack and mine > average * (KEEN if not keen else 1.3):
        return Choose(seat)
    if keen:
        return Choose(min(keen))
    if offers:
        return Choose(int(Counter(offers).most_common(1)[0][0].split(":")[1]))
    others = [person for person, left in enumerate(state.stacks) if left and person != seat]
    return (
        Choose(max(others, key=lambda person: (len(state.stacks[person]), -person)))
        if others
        else Choose(seat)
    )


KEEN = 1.05


def _to_come(state: State) -> tuple[tuple[int, int], ...]:
    return tuple((lock, value(card)) for lock, row in enumerate(state.locks, 1) for card in reversed(row))


def worth_of_top(state: State, seat: Seat) -> float:
    """Return how many numbers the top card of one's own stack is expected to open."""
    return _worth_of(state, seat, state.stacks[seat][0])


def _worth_of(state: State, seat: Seat, card: str) -> float:
    cursed = state.options.cursed_dungeon
    return reach(_to_come(state), card, state.tools[seat], cursed, card in state.commons)


def _average_worth(state: State, seat: Seat) -> float:
    """Return what a face-down card opens on average: which cards are dealt, everybody knows."""
    own = state.stacks[seat][:1]
    pool = [card for stack in state.stacks for card in stack if card not in own]
    if not pool:
        return 0.0
    return sum(_worth_of(state, seat, card) for card in cards.in_order(pool)) / len(pool)


def _slip(state: State, seat: Seat, moves: Moves, rng: Rng) -> RoyalRescueMove:
    """Spend the bonus on a card at least as good as what is left, and whenever cards run out."""
    assert state.card is not None
    lock, target = dungeon.current(state)
    options = state.options
    now = open_chance(
        value(target),
        state.card,
        lock,
        dungeon.tools_left(state),
        options.cursed_dungeon,
        state.card in state.commons,
    )
    pool = [card for stack in state.stacks for card in stack]
    if not pool:
        return Repeat()
    usual = sum(
        open_chance(value(target), card, lock, (), options.cursed_dungeon, card in state.commons)
        for card in cards.in_order(pool)
    ) / len(pool)
    return Repeat() if now >= usual else Accept()


_ADVICE: Mapping[Stage, Callable[[State, Seat, Moves, Rng], RoyalRescueMove]] = MappingProxyType(
    {
        Stage.SWAP: advice_muster.swap,
        Stage.START: _any,
        Stage.EXCHANGE: advice_muster.exchange,
        Stage.SHOW: advice_muster.show,
        Stage.GIVE: advice_muster.give,
        Stage.LAY: advice_muster.lay,
        Stage.ARRAY: advice_muster.array,
        Stage.IMAGINED: advice_muster.imagined,
        Stage.OFFICERS: _any,
        Stage.PROMOTE: advice_muster.promote,
        Stage.WEAPONS: advice_muster.forge,
        Stage.CONDITIONS: _assign,
        Stage.FIRST: _lead,
        Stage.ATTACK: _attack,
        Stage.AGAIN: _again,
        Stage.HEIRS: _arm,
        Stage.JOIN: _join,
        Stage.WHIP: _lose,
        Stage.TRY: _choose,
        Stage.OPEN: _any,
        Stage.SLIP: _slip,
    }
)
