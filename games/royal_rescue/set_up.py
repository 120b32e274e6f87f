"""The table before the first decision: royal couple, situation pile, officers, soldiers, commander."""

from __future__ import annotations

from games.core import Rng, Seat, cards
from games.royal_rescue.model import RoyalRescueOptions, Stage, State

HANDS = {1: (12, 12, 12), 2: (12, 12, 12), 3: (12, 12, 12), 4: (9, 9, 9, 9)}
"""How the 36 number cards are dealt, by people (rulebook, "Vorbereitung", "Zu zweit", "Solospiel").

Alone the second lot are the servants and the third the people; of two the third is the imagined hand.
"""

FIRST_BONUS = 1
SITUATION_JOKER = cards.JOKERS[1]
"""The other joker is Umbar and never moves; nor do the aces before phase 4."""


def deal(seats: int, options: RoyalRescueOptions, rng: Rng) -> State:
    """Deal a match in which nothing has been decided; its first moment is still to be entered."""
    kings, queens = rng.shuffled(cards.of_rank(cards.KING)), rng.shuffled(cards.of_rank(cards.QUEEN))
    situation = rng.shuffled((*kings[1:], *queens[1:], SITUATION_JOKER))
    lots = _lots(rng.shuffled(cards.NUMBER_CARDS), HANDS[seats])
    third = lots[2] if seats == 2 else ()
    middle = len(third) // 2
    return _empty(
        seats,
        options,
        commander=rng.below(seats),
        royals=(kings[0], queens[0]),
        situation=situation,
        hands=tuple(cards.in_order(lot) for lot in lots[:seats]),
        halves=(cards.in_order(third[:middle]), cards.in_order(third[middle:])) if third else (),
        servants=lots[1] if seats == 1 else (),
        people=lots[2] if seats == 1 else (),
    )


def _lots(shuffled: tuple[str, ...], sizes: tuple[int, ...]) -> tuple[tuple[str, ...], ...]:
    ends = [sum(sizes[: at + 1]) for at in range(len(sizes))]
    return tuple(shuffled[end - size : end] for end, size in zip(ends, sizes, strict=True))


def _empty(
    seats: int,
    options: RoyalRescueOptions,
    *,
    commander: Seat,
    royals: tuple[str, ...],
    situation: tuple[str, ...],
    hands: tuple[tuple[str, ...], ...],
    halves: tuple[tuple[str, ...], ...],
    servants: tuple[str, ...],
    people: tuple[str, ...],
) -> State:
    return State(
        options=options,
        seats=seats,
        commander=commander,
        stage=Stage.SHOW,
        part=1,
        moment=0,
        actor=commander,
        rota=0,
        ballots=(),
        royals=royals,
        situation=situation,
        jacks=cards.of_rank(cards.JACK),
        hands=hands,
        halves=halves,
        swaps=(None,) * seats if halves else (),
        shown=((),) * seats,
        gifts=(),
        picks=(None,) * seats,
        rests=(),
        queue=(),
        rolls=0,
        fits=(),
        units=(),
        people=people,
        arms=(),
        turned=(),
        troops_card=None,
        conditions_card=None,
        servants=servants,
        buried=0,
        places=(),
        tally=(),
        discard=(),
        gone=(),
        bonus=FIRST_BONUS,
        unit="",
        target="",
        repeated=0,
        luck=False,
        estate=(),
        estate_of="",
        sixes=0,
        whip=0,
        locks=(),
        stacks=(),
        trying=commander,
        card=None,
        spent=(),
        tools=((),) * seats,
        kept=(),
        commons=(),
        recent=(),
        last_attempt=None,
        won=None,
    )
