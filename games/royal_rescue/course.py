"""The course of a match: who is asked in each stage, what is on offer, and what a move sets going."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from games.core import Seat, vote
from games.royal_rescue import (
    alone,
    attack,
    dungeon,
    imagined,
    levy,
    losses,
    muster,
    officers,
    quests,
    servants,
    umbar,
)
from games.royal_rescue.draft import Draft, Table
from games.royal_rescue.model import Stage, State
from games.royal_rescue.moves import (
    Accept,
    Arm,
    Assign,
    Attack,
    Choose,
    Exchange,
    Forge,
    Give,
    Join,
    Lay,
    Lead,
    Lose,
    Pass,
    Promote,
    Repeat,
    RoyalRescueMove,
    Show,
    Start,
    Swap,
    Throw,
)

OFFERS: Mapping[Stage, Callable[[Table, Seat], Sequence[RoyalRescueMove]]] = MappingProxyType(
    {
        Stage.SWAP: imagined.swap_offers,
        Stage.START: imagined.start_offers,
        Stage.EXCHANGE: alone.exchange_offers,
        Stage.SHOW: muster.show_offers,
        Stage.GIVE: muster.give_offers,
        Stage.LAY: muster.lay_offers,
        Stage.ARRAY: alone.array_offers,
        Stage.IMAGINED: imagined.value_offers,
        Stage.OFFICERS: officers.throw_offers,
        Stage.PROMOTE: officers.promote_offers,
        Stage.WEAPONS: levy.forge_offers,
        Stage.CONDITIONS: levy.assign_offers,
        Stage.FIRST: servants.lead_offers,
        Stage.ATTACK: attack.offers,
        Stage.AGAIN: attack.again_offers,
        Stage.HEIRS: losses.heir_offers,
        Stage.JOIN: quests.join_offers,
        Stage.WHIP: umbar.whip_offers,
        Stage.TRY: dungeon.choose_offers,
        Stage.OPEN: officers.throw_offers,
        Stage.SLIP: attack.again_offers,
    }
)

VOTES = frozenset({Stage.START, Stage.CONDITIONS, Stage.FIRST, Stage.WHIP, Stage.TRY})
"""What the rulebook gives to the team (rulings, "who decides")."""

SECRET = frozenset({Stage.SWAP, Stage.EXCHANGE, Stage.SHOW, Stage.GIVE, Stage.LAY, Stage.ARRAY})
"""Where the list of offers would tell a hand, so that it is for its owner only."""


def awaiting(state: State) -> frozenset[Seat]:
    """Return who must act before it goes on."""
    stage = state.stage
    if stage is Stage.END:
        return frozenset()
    if stage in VOTES:
        return vote.missing(state.ballots)
    if stage is Stage.SWAP:
        return frozenset(seat for seat, swap in enumerate(state.swaps) if swap is None)
    if stage is Stage.LAY:
        return frozenset(seat for seat, pick in enumerate(state.picks) if pick is None)
    if stage is Stage.WEAPONS:
        return levy.armourers(state)
    return frozenset((state.actor,))


def offers(state: State, seat: Seat) -> Sequence[RoyalRescueMove]:
    """Return what a seat may do: everybody in votes and secret picks, else only those who are awaited."""
    stage = state.stage
    if stage is Stage.END or not 0 <= seat < state.seats:
        return ()
    everybody = stage in VOTES or stage in (Stage.SWAP, Stage.LAY, Stage.WEAPONS)
    return OFFERS[stage](state, seat) if everybody or seat == state.actor else ()


def make(draft: Draft, seat: Seat, move: RoyalRescueMove) -> None:
    """Make a move that is on offer."""
    match move:
        case Start() | Assign() | Lead() | Lose() | Choose():
            _vote(draft, seat, move)
        case Attack(target):
            attack.aim(draft, target)
            _strike(draft)
        case Repeat():
            attack.spend_bonus(draft)
            _strike(draft)
        case Accept():
            _accept(draft)
        case Throw():
            dungeon.throw(draft) if draft.stage is Stage.OPEN else officers.throw(draft)
        case Arm(heir):
            losses.bequeath(draft, heir)
            servants.next_attack(draft) if draft.part == 2 else umbar.go_on(draft)
        case Join(army):
            quests.join(draft, army)
            umbar.go_on(draft)
        case _:
            _muster(draft, seat, move)


def _muster(draft: Draft, seat: Seat, move: RoyalRescueMove) -> None:
    match move:
        case Swap():
            imagined.swap(draft, seat, move)
        case Exchange(card):
            alone.exchange(draft, seat, card)
        case Show(first, second):
            muster.show(draft, seat, (first, second))
        case Pass():
            muster.show(draft, seat, ())
        case Give():
            muster.give(draft, seat, move)
        case Promote(army):
            officers.promote(draft, army)
        case Forge(army, count):
            levy.forge(draft, army, count)
        case Lay(value):
            _lay(draft, seat, value)
        case _:
            _finish(draft)


def _lay(draft: Draft, seat: Seat, value: int) -> None:
    if draft.stage is Stage.LAY:
        muster.lay(draft, seat, value)
    elif draft.stage is Stage.ARRAY:
        alone.array(draft, seat, value)
    else:
        imagined.lay(draft, value)


def _finish(draft: Draft) -> None:
    if draft.stage is Stage.EXCHANGE:
        alone.finish_exchanges(draft)
    else:
        alone.finish_array(draft)


def _strike(draft: Draft) -> None:
    {2: servants.strike, 3: umbar.strike, 4: dungeon.throw}[draft.part](draft)


def _accept(draft: Draft) -> None:
    {2: servants.take_loss, 3: umbar.accept, 4: dungeon.give_up}[draft.part](draft)


def _vote(draft: Draft, seat: Seat, move: RoyalRescueMove) -> None:
    """Cast a vote; with the one that decides, do what has passed."""
    draft.ballots = vote.cast(draft.ballots, seat, move.token)
    if draft.seats > 1:
        draft.tell("vote_cast", seat=seat, proposal=move.token)
    passed = vote.decided(draft.ballots, draft.commander)
    if passed is None:
        return
    winner = next(offer for offer in OFFERS[draft.stage](draft, seat) if offer.token == passed)
    if draft.seats > 1:
        draft.tell("vote_passed", proposal=passed, ballots=list(draft.ballots))
    match winner:
        case Start(person):
            imagined.start(draft, person)
            muster.begin_showing(draft)
        case Assign(card):
            levy.assign(draft, card)
        case Lead(army):
            servants.lead(draft, army)
        case Lose(source, count):
            umbar.yield_cards(draft, source, count)
            umbar.go_on(draft)
        case Choose(person):
            dungeon.turn_up(draft, person)
