"""How the views of a match are made from its state."""

from __future__ import annotations

from games.core import Outcome, Seat, cards, vote
from games.core.vote import Poll
from games.royal_rescue import course
from games.royal_rescue.combat import attack_of, is_traitor, people_dice, strength
from games.royal_rescue.dungeon import current, tools_left
from games.royal_rescue.ending import cards_left, score_rank
from games.royal_rescue.imagined import value_offers
from games.royal_rescue.locks import value
from games.royal_rescue.model import Stage, State, Unit
from games.royal_rescue.moves import RoyalRescueMove
from games.royal_rescue.muster import wishes
from games.royal_rescue.servants import DOUBLE_DEFEATS, is_double
from games.royal_rescue.situation import Role, effects
from games.royal_rescue.views import Lock, Private, Public, Servant, Trial, UnitSight, Wish

ACES = cards.of_rank(cards.ACE)


def public(state: State, phase: str, outcome: Outcome | None) -> Public:
    """Return what everybody may know."""
    waiting = tuple(sorted(course.awaiting(state)))
    conditions = effects(state.conditions_card, Role.CONDITIONS)
    return Public(
        phase=phase,
        awaiting=waiting,
        moves=_open_moves(state),
        outcome=outcome,
        options=state.options,
        seats=state.seats,
        commander=state.commander,
        part=state.part,
        stage=state.stage.value,
        royals=state.royals,
        situation_left=len(state.situation),
        jacks_left=len(state.jacks),
        bonus=state.bonus,
        hands=tuple(map(len, state.hands)),
        imagined_cards=sum(map(len, state.halves)),
        imagined_values=_imagined_values(state),
        wishes=_wishes(state),
        gifts=tuple((gift.giver, gift.receiver) for gift in state.gifts),
        chosen=_chosen(state),
        rests=state.rests,
        rolls_left=state.rolls,
        acting=state.unit,
        target=state.target,
        units=tuple(_unit(state, unit) for unit in state.units),
        people=cards.in_order(state.people),
        people_dice=people_dice(len(state.people)),
        people_weapons=len(state.arms),
        turned=state.turned,
        troops_card=state.troops_card,
        troops_effects=tuple(effect.value for effect in effects(state.troops_card, Role.TROOPS)),
        conditions_card=state.conditions_card,
        conditions_effects=tuple(effect.value for effect in conditions),
        servants_left=len(state.servants),
        places=_places(state),
        sixes=state.sixes,
        whip=state.whip,
        estate=len(state.estate),
        estate_of=state.estate_of if state.estate else "",
        discard=len(state.discard),
        gone=len(state.gone),
        locks=tuple(
            Lock(number, ACES[number - 1], lock, tuple(map(value, lock)))
            for number, lock in enumerate(state.locks, 1)
        ),
        stacks=tuple(map(len, state.stacks)),
        tools=state.tools,
        trial=_trial(state),
        recent=state.recent,
        last_attempt=state.last_attempt,
        poll=_poll(state),
        cards_left=cards_left(state),
        rank=score_rank(state) if state.won else "",
    )


def _open_moves(state: State) -> tuple[tuple[Seat, tuple[RoyalRescueMove, ...]], ...]:
    if state.stage in course.SECRET:
        return ()
    found = ((seat, tuple(course.offers(state, seat))) for seat in range(state.seats))
    return tuple((seat, moves) for seat, moves in found if moves)


def _imagined_values(state: State) -> tuple[int, ...]:
    # Only while the commander chooses between the values of the opened hand.
    if state.stage is not Stage.IMAGINED:
        return ()
    return tuple(move.value for move in value_offers(state, state.commander))


def _wishes(state: State) -> tuple[Wish, ...]:
    return tuple(Wish(seat, shown, wishes(*shown)) for seat, shown in enumerate(state.shown) if shown)


def _chosen(state: State) -> tuple[bool, ...]:
    if state.stage is Stage.SWAP:
        return tuple(swap is not None for swap in state.swaps)
    if state.stage is Stage.LAY:
        return tuple(pick is not None for pick in state.picks)
    return ()


def _unit(state: State, unit: Unit) -> UnitSight:
    lives = bool(unit.cards)
    dice, bonuses = attack_of(state, unit.id, state.part == 3)
    return UnitSight(
        unit,
        abilities=tuple(effect.value for effect in effects(unit.ability, Role.ABILITY)),
        handicaps=tuple(effect.value for effect in effects(unit.handicap, Role.HANDICAP)),
        dice=dice if lives else 0,
        officer_counts=bonuses.officer and lives,
        weapons_count=bonuses.weapons if lives else 0,
    )


def _places(state: State) -> tuple[Servant, ...]:
    double = is_double(state)
    return tuple(
        Servant(
            card,
            strength(state, card),
            is_traitor(state, card),
            DOUBLE_DEFEATS if double and at == 0 else 1,
            state.tally if at == 0 else (),
        )
        for at, card in enumerate(state.places)
    )


def _trial(state: State) -> Trial | None:
    if state.card is None:
        return None
    lock, target = current(state)
    number = value(target) if target else 0
    return Trial(state.trying, state.card, lock, number, tools_left(state), state.card in state.commons)


def _poll(state: State) -> Poll | None:
    if not state.ballots:
        return None
    proposals = tuple(move.token for move in course.OFFERS[state.stage](state, state.commander))
    return Poll(state.stage.value, proposals, state.ballots, vote.needed(len(state.ballots)), state.commander)


def private(state: State, seat: Seat, seen: Public) -> Private:
    """Return the public view with the secrets of one seat."""
    swap = state.swaps[seat] if state.swaps else None
    stack = state.stacks[seat] if state.stacks else ()
    return Private(
        seat=seat,
        public=seen,
        moves=tuple(course.offers(state, seat)),
        hand=state.hands[seat] if state.hands else (),
        imagined=imagined_known(state, seat),
        swap=swap or (),
        army=state.picks[seat] if state.picks else None,
        given=tuple(gift for gift in state.gifts if gift.giver == seat),
        received=tuple(gift for gift in state.gifts if gift.receiver == seat),
        top=stack[0] if stack else None,
    )


def imagined_known(state: State, seat: Seat) -> tuple[str, ...]:
    """Return the cards of the imagined hand that one of two people knows: seen in their half, or put."""
    if len(state.halves) != 2:
        return state.halves[0] if state.halves else ()
    mine, theirs = state.swaps[seat], state.swaps[1 - seat]
    if mine is None or theirs is None:
        return state.halves[seat]
    return cards.in_order((*(card for card in state.halves[seat] if card != theirs[1]), mine[1]))
