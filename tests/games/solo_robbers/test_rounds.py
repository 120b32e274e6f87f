"""The course of a round, statement by statement."""

from __future__ import annotations

import pytest

from games.core import IllegalMove, OptionsError
from games.solo_robbers import GAME
from games.solo_robbers.loot import BANKS, DECK
from games.solo_robbers.model import SoloRobbersOptions, Stage
from games.solo_robbers.moves import Declaration, Keep, Place, Rob
from tests.games.solo_robbers.arrange import (
    BLUFF,
    JUNIOR,
    PLAIN,
    TABLES,
    arranged,
    filled,
    move,
    opened,
    picked,
    play,
    revealed,
    rng,
    row,
    tokens,
)


@pytest.mark.parametrize(("seats", "banks"), [(3, 4), (4, 5), (5, 6), (6, 7)])
def test_there_is_one_bank_more_than_players(seats: int, banks: int) -> None:
    """Rulebook, set-up."""
    assert [bank.id for bank in GAME.public_view(opened(seats)).banks] == list(BANKS[:banks])


@pytest.mark.parametrize(("seats", "banks"), [(3, 5), (4, 6), (5, 7)])
def test_robby_junior_counts_as_a_player_for_the_banks(seats: int, banks: int) -> None:
    """Rulebook, Robby Junior: four and he need six."""
    assert len(GAME.public_view(opened(seats, JUNIOR)).banks) == banks


def test_robby_junior_finds_no_bank_beside_six_people() -> None:
    """Rulebook, Robby Junior: fewer than six players."""
    with pytest.raises(OptionsError) as refusal:
        GAME.setup(6, JUNIOR, rng())
    assert refusal.value.code == "options-junior-seats"
    assert refusal.value.params == {"seats": 6, "max": 5}


@pytest.mark.parametrize("seats", [-1, 0, 2, 7])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    """Rulebook, title."""
    with pytest.raises(OptionsError):
        GAME.setup(seats, PLAIN, rng())


def test_any_seat_may_be_the_first_gentleman() -> None:
    """Rulebook, set-up: drawn at random."""
    assert {opened(4, seed=bytes([seed])).table.gentleman for seed in range(60)} == {0, 1, 2, 3}


def test_the_loot_is_shuffled() -> None:
    """Rulebook, set-up."""
    deck = opened().table.deck
    assert deck != opened(seed=b"other").table.deck
    assert sorted(deck) == sorted(DECK)


def test_only_the_gentleman_fills_and_everybody_may_see_his_choice() -> None:
    """Rulebook, filling: he chooses the end, never the place."""
    state = opened()
    gentleman = state.table.gentleman
    assert GAME.awaiting(state) == {gentleman}
    assert tokens(GAME.legal(state, gentleman)) == ["fill:left", "fill:right"]
    assert GAME.public_view(state).open_to(gentleman) == tuple(GAME.legal(state, gentleman))
    assert all(GAME.legal(state, seat) == () for seat in range(3) if seat != gentleman)


@pytest.mark.parametrize(("end", "order"), [("left", [0, 1, 2, 3]), ("right", [3, 2, 1, 0])])
def test_each_bank_gets_the_next_card_from_the_chosen_end(end: str, order: list[int]) -> None:
    """Rulebook, filling."""
    state = opened()
    deck, gentleman = state.table.deck, state.table.gentleman
    step = GAME.play(state, gentleman, move(state, gentleman, f"fill:{end}"), rng())
    assert [step.state.table.banks[bank] for bank in order] == [(card,) for card in deck[:4]]
    assert step.state.table.deck == deck[4:]
    assert step.events[0].data["loot"] == [loot[0] for loot in step.state.table.banks]


def test_new_loot_is_added_to_what_was_left() -> None:
    """Rulebook, filling: all cards at a bank can be won."""
    state = revealed(arranged([("1000",), ("2000",), ("3000",), ("4000",)]), "red", "red", "blue").state
    state = play(state, (1, "fill:left"))
    assert state.table.banks == (("1000", "1000"), ("2000", "2000"), ("3000", "3000"), ("1000",))


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_everybody_but_the_gentleman_picks_at_once_from_all_banks_in_play(
    seats: int, options: SoloRobbersOptions
) -> None:
    """Rulebook, heist cards."""
    state = filled(seats, options)
    gentleman = state.table.gentleman
    assert GAME.awaiting(state) == set(range(seats)) - {gentleman}
    assert GAME.legal(state, gentleman) == ()
    for seat in GAME.awaiting(state):
        assert tokens(GAME.legal(state, seat)) == [f"rob:{bank}" for bank in row(seats, options)]
    assert GAME.public_view(state).moves == ()


def test_a_pick_may_be_changed_until_all_are_in() -> None:
    """Rulings, "order of a round"."""
    state = filled()
    first, second = sorted(GAME.awaiting(state))
    state = play(state, (first, "rob:red"), (first, "rob:blue"))
    assert GAME.seat_view(state, first).pick == "blue"
    assert GAME.awaiting(state) == {second}
    state = play(state, (second, "rob:blue"))
    assert GAME.legal(state, first) == ()


def test_the_gentleman_places_last() -> None:
    """Rulebook, heist cards."""
    state = filled()
    first, _ = sorted(GAME.awaiting(state))
    state = play(state, (first, "rob:red"))
    assert GAME.legal(state, state.table.gentleman) == ()
    state = picked()
    assert state.stage is Stage.PLACE
    assert GAME.awaiting(state) == {state.table.gentleman}


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_gentleman_declares_what_is_true_unless_he_may_bluff(
    seats: int, options: SoloRobbersOptions
) -> None:
    """Rulings, "the declaration"."""
    state = picked(seats, options)
    offers = GAME.legal(state, state.table.gentleman)
    banks = row(seats, options)
    said = [(offer.card, offer.declaration) for offer in offers if isinstance(offer, Place)]
    everything = {
        (card, Declaration(says, bank)) for card in banks for says in ("rob", "not") for bank in banks
    }
    true = {
        (card, declaration)
        for card, declaration in everything
        if (declaration.says == "rob") == (card == declaration.bank)
    }
    assert len(said) == len(offers) == len(set(said))
    assert set(said) == (everything if options.bluff else true)


def test_the_card_is_secret_and_the_declaration_is_public() -> None:
    """Rulebook, the declaration."""
    state = picked()
    gentleman = state.table.gentleman
    assert GAME.public_view(state).moves == ()
    step = GAME.play(state, gentleman, move(state, gentleman, "place:red:not:blue"), rng())
    assert [(event.kind, dict(event.data)) for event in step.events] == [
        ("declaration_made", {"round": 1, "seat": gentleman, "says": "not", "bank": "blue"})
    ]
    view = GAME.public_view(step.state)
    assert view.declaration == Declaration("not", "blue")
    assert "red" not in repr(view).replace(repr(view.banks), "")
    assert GAME.seat_view(step.state, gentleman).pick == "red"


def test_the_gentleman_may_not_change_his_card() -> None:
    """Rulings, "may the Gentleman change his card"."""
    state = picked()
    gentleman = state.table.gentleman
    state = play(state, (gentleman, "place:red:rob:red"))
    assert GAME.legal(state, gentleman) == ()
    assert gentleman not in GAME.awaiting(state)


def test_the_others_keep_their_card_or_play_another() -> None:
    """Rulebook, after the declaration."""
    state = picked()
    state = play(state, (state.table.gentleman, "place:red:rob:red"))
    for seat in GAME.awaiting(state):
        assert tokens(GAME.legal(state, seat)) == ["keep", "rob:green", "rob:red", "rob:blue"]


def test_a_decision_may_be_changed_until_all_have_confirmed() -> None:
    """Rulings, "order of a round"."""
    state = picked()
    gentleman = state.table.gentleman
    state = play(state, (gentleman, "place:red:rob:red"))
    first, second = sorted(GAME.awaiting(state))
    state = play(state, (first, "rob:blue"), (first, "keep"), (first, "rob:green"))
    assert GAME.seat_view(state, first).choice == "green"
    assert GAME.seat_view(state, first).pick == "yellow"
    state = play(state, (second, "keep"))
    assert state.table.last is not None
    assert [state.table.last.targets[seat] for seat in (gentleman, first, second)] == [
        "red",
        "green",
        "yellow",
    ]


def test_keeping_and_changing_look_alike() -> None:
    """Rulings, "what others see meanwhile"."""
    state = picked(4)
    state = play(state, (state.table.gentleman, "place:red:rob:red"))
    seat = min(GAME.awaiting(state))
    steps = [GAME.play(state, seat, offer, rng()) for offer in GAME.legal(state, seat)]
    assert {step.events for step in steps} == {()}
    assert len({GAME.public_view(step.state) for step in steps}) == 1
    for other in set(range(4)) - {seat}:
        assert len({GAME.seat_view(step.state, other) for step in steps}) == 1


def test_who_robs_alone_takes_everything() -> None:
    """Rulebook, the reveal."""
    state = revealed(
        arranged([("1000", "2000"), ("3000",), ("crown",), ("5000",)]), "yellow", "red", "blue"
    ).state
    assert state.table.stacks == (("1000", "2000"), ("crown",), ("5000",))
    assert state.table.banks == ((), ("3000",), (), ())


def test_where_robbers_meet_the_loot_stays() -> None:
    """Rulebook, the reveal."""
    step = revealed(arranged([("1000",), ("2000",), ("3000",), ("4000",)]), "red", "red", "blue")
    assert step.state.table.banks == (("1000",), ("2000",), ("3000",), ())
    assert step.state.table.stacks == ((), (), ("4000",))
    assert [event.kind for event in step.events] == [
        "heists_revealed",
        "robbers_met",
        "loot_taken",
        "round_begun",
    ]
    assert step.events[0].data["heists"] == [
        {"bank": "red", "seats": [0, 1], "loot": []},
        {"bank": "blue", "seats": [2], "loot": ["4000"]},
    ]


def test_new_loot_lies_on_top_of_the_stack() -> None:
    """Rulebook: one sees the top card only; the newest is on top (our reading)."""
    state = arranged([("2000", "3000"), ("4000",)], stacks=[("9000",)])
    state = revealed(state, "yellow", "green", "red").state
    assert state.table.stacks[0] == ("9000", "2000", "3000")
    stack = GAME.public_view(state).stacks[0]
    assert (stack.count, stack.top, stack.cards, stack.total) == (3, "3000", None, None)


def test_the_owner_looks_through_their_own_stack() -> None:
    """Rulings, "stacks"."""
    state = arranged([], stacks=[("9000", "crown", "1000")])
    view = GAME.seat_view(state, 0)
    assert view.stack == ("9000", "crown", "1000")
    assert view.total == 11_000


def test_the_deck_passes_to_the_left_and_all_cards_are_taken_back() -> None:
    """Rulebook, end of a round."""
    state = revealed(arranged([("1000",)], gentleman=2), "yellow", "green", "red").state
    assert state.table.gentleman == 0
    assert state.table.round == 2
    assert state.picks == state.choices == (None, None, None)
    assert state.declaration is None


def test_a_lie_is_seen_at_the_reveal() -> None:
    """Rulings, "the declaration", option `bluff`."""
    state = picked(3, BLUFF)
    gentleman = state.table.gentleman
    state = play(state, (gentleman, "place:blue:rob:red"))
    first, second = sorted(GAME.awaiting(state))
    state = play(state, (first, "keep"))
    step = GAME.play(state, second, Keep(), rng())
    assert step.events[0].data["honest"] is False
    assert step.state.table.last is not None
    assert step.state.table.last.targets[gentleman] == "blue"


def test_moves_that_are_not_on_offer_are_refused() -> None:
    """A refusal names its code, and the state is as it was."""
    state = filled()
    first, _ = sorted(GAME.awaiting(state))
    for seat, wrong in (
        (first, Keep()),
        (state.table.gentleman, Rob("red")),
        (9, Rob("red")),
        (first, Rob("khaki")),
    ):
        with pytest.raises(IllegalMove):
            GAME.play(state, seat, wrong, rng())
    assert state == filled()


def test_unknown_seats_may_do_nothing() -> None:
    """Contract of `legal`."""
    for state in (opened(), filled(), picked()):
        assert [GAME.legal(state, seat) for seat in (-1, 3, 99)] == [(), (), ()]
