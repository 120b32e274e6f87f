"""The police, statement by statement."""

from __future__ import annotations

from games.solo_robbers.model import Round
from games.solo_robbers.police import Raid, Surrender, raided
from tests.games.solo_robbers.arrange import arranged, revealed

FOUR = ("1000", "2000", "3000", "4000")
OTHER = ("5000", "6000", "7000", "8000")


def test_three_cards_bring_nobody() -> None:
    """Rulebook: four must remain."""
    _, stacks, deck, raids = raided([FOUR[:3], ()], [("9000",), ()], ("1000",), 0, 2)
    assert (stacks, deck, raids) == ((("9000",), ()), ("1000",), ())


def test_four_cards_go_under_the_deck_oldest_first() -> None:
    """Rulebook; order by the rulings, "police"."""
    banks, _, deck, raids = raided([(), FOUR], [(), ()], ("9000",), 0, 2)
    assert banks == ((), ())
    assert deck == ("9000", *FOUR)
    assert raids == (Raid("green", FOUR, ()),)


def test_who_has_most_cards_gives_up_the_dearest() -> None:
    """Rulebook: the number counts, not the value."""
    _, stacks, deck, raids = raided([FOUR], [("1000", "7000", "crown"), ("9000", "9000")], (), 0, 2)
    assert stacks == (("1000", "crown"), ("9000", "9000"))
    assert deck == (*FOUR, "7000")
    assert raids[0].surrendered == (Surrender(0, "7000"),)


def test_all_with_most_cards_give_one_up_in_seat_order_from_the_gentleman() -> None:
    """Rulebook; order by the rulings, "police"."""
    _, stacks, deck, _ = raided([FOUR], [("1000",), ("2000",), ("3000",), ()], (), 1, 4)
    assert stacks == ((), (), (), ())
    assert deck == (*FOUR, "2000", "3000", "1000")


def test_the_poorest_money_card_goes_before_any_item() -> None:
    """Rulebook: a single $1,000 is enough."""
    _, stacks, _, _ = raided([FOUR], [("crown", "1000", "watch"), ()], (), 0, 2)
    assert stacks[0] == ("crown", "watch")


def test_an_item_goes_where_there_is_no_money() -> None:
    """Rulebook: one of choice; items are alike, so the topmost goes (our reading)."""
    _, stacks, deck, _ = raided([FOUR], [("crown", "watch"), ()], (), 0, 2)
    assert stacks[0] == ("crown",)
    assert deck[-1] == "watch"


def test_of_equal_cards_the_topmost_goes() -> None:
    """Our reading: it makes no difference but for the top card seen."""
    _, stacks, _, _ = raided([FOUR], [("9000", "1000", "9000"), ()], (), 0, 2)
    assert stacks[0] == ("9000", "1000")


def test_two_banks_mean_two_visits_and_a_new_count() -> None:
    """Rulebook, warning: recounted each time; row order by the rulings."""
    start = [("1000", "8000"), ("2000",), ("3000",)]
    _, stacks, deck, raids = raided([FOUR, (), OTHER], start, (), 2, 3)
    assert raids == (
        Raid("yellow", FOUR, (Surrender(0, "8000"),)),
        Raid("red", OTHER, (Surrender(2, "3000"), Surrender(0, "1000"), Surrender(1, "2000"))),
    )
    assert stacks == ((), (), ())
    assert deck == (*FOUR, "8000", *OTHER, "3000", "1000", "2000")


def test_nobody_gives_up_what_nobody_has() -> None:
    """With all stacks empty there is no greatest number of cards (our reading)."""
    _, stacks, _, raids = raided([FOUR], [(), ()], (), 0, 2)
    assert stacks == ((), ())
    assert raids[0].surrendered == ()


def test_robby_junior_gives_up_cards_after_all_seats() -> None:
    """Rulings, "Robby Junior": his stack counts; his turn is our reading."""
    _, stacks, deck, raids = raided([FOUR], [("1000",), ("2000",), ("3000",)], (), 1, 2)
    assert stacks == ((), (), ())
    assert raids[0].surrendered == (Surrender(1, "2000"), Surrender(0, "1000"), Surrender(None, "3000"))
    assert deck[-1] == "3000"


def test_the_loot_of_the_round_counts_for_the_police() -> None:
    """Rulings, "police": they come after the reveal."""
    state = arranged([FOUR, ("9000", "9000"), ("1000",)], stacks=[(), ("5000",), ()])
    step = revealed(state, "green", "red", "blue")
    assert step.state.table.stacks == (("9000",), ("1000",), ("1000",))
    assert [
        (event.kind, dict(event.data)) for event in step.events if event.kind[:3] not in ("hei", "rou")
    ] == [
        ("loot_taken", {"round": 1, "seat": 0, "bank": "green", "loot": ["9000", "9000"]}),
        ("loot_taken", {"round": 1, "seat": 1, "bank": "red", "loot": ["1000"]}),
        ("loot_taken", {"round": 1, "seat": 2, "bank": "blue", "loot": ["1000"]}),
        (
            "police_arrived",
            {
                "round": 1,
                "bank": "yellow",
                "loot": list(FOUR),
                "surrendered": [{"seat": 0, "card": "9000"}, {"seat": 1, "card": "5000"}],
            },
        ),
        ("loot_surrendered", {"round": 1, "seat": 0, "card": "9000"}),
        ("loot_surrendered", {"round": 1, "seat": 1, "card": "5000"}),
    ]


def test_a_bank_robbed_in_time_calls_nobody() -> None:
    """Rulebook: the cards must remain at the end of the round."""
    state = revealed(arranged([FOUR]), "yellow", "green", "red").state
    assert isinstance(state.table.last, Round)
    assert state.table.last.raids == ()
    assert state.table.stacks[0] == FOUR
