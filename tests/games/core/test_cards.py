"""French-suited cards: the pack, ranks, suits and numbers."""

from games.core import cards


def test_the_pack_has_52_cards_and_two_jokers() -> None:
    assert len(set(cards.PACK)) == len(cards.PACK) == 54


def test_a_card_tells_its_rank_suit_and_number() -> None:
    assert (cards.rank("10s"), cards.suit("10s"), cards.number("10s")) == ("10", "s", 10)
    assert (cards.rank("qd"), cards.suit("qd"), cards.number("qd")) == ("q", "d", 0)


def test_a_joker_has_no_suit() -> None:
    assert (cards.rank("joker2"), cards.suit("joker2"), cards.number("joker2")) == ("joker", "", 0)


def test_cards_are_sorted_by_rank_then_suit() -> None:
    assert cards.in_order(("10s", "js", "2d", "2s")) == ("2s", "2d", "10s", "js")
