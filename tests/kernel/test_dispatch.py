"""Chains of cases are made from what functions declare beside themselves."""

from __future__ import annotations

import inspect
import traceback

import pytest

from fabletop.conformance import outside_subset
from fabletop.kernel.dispatch import always, at, cases_at, moment, speakers_at, whether_speaks, write_chains
from fabletop.kernel.rule import rule


@moment("card")
def strikes(strength: int, seat: int, card: int) -> int:
    """A card strikes."""
    return -strength


@whether_speaks(strikes)
def can_strike(card: int) -> bool:
    """Does a card strike?"""
    return False


@moment("card")
def is_red(card: int) -> bool:
    """Is a card red?"""
    return False


@moment("kind", "card")
def asked(thing: int, kind: int, card: int, mask: list[int]) -> int:
    """Somebody takes the answer."""
    return -1


always(is_red, 3)


@at(strikes, 3)
@rule
def three_strikes(owner: int, seat: int) -> int:
    return 100 * owner + seat


@at(strikes, *range(10, 60))
@rule
def many_strike(strength: int) -> int:
    return strength


@at(strikes, 2)
@rule
def two_divides(strength: int, nothing: int) -> int:
    return strength // nothing


@at(asked, (1,))
@rule
def anybody(chosen: int) -> int:
    return chosen


@at(asked, (1, 7), (2, 7))
@rule
def seven(chosen: int) -> int:
    return 7 * chosen


@at(asked, (3,), use="mask[5] = {}")
@rule
def marked(thing: int) -> int:
    return thing


write_chains()


def test_the_case_at_hand_is_called_and_without_one_the_body() -> None:
    assert [strikes(4, 0, card) for card in (1, 10, 59, 60)] == [-4, 4, 4, -4]


def test_a_name_of_its_own_stands_for_the_first_number_left_over() -> None:
    assert strikes(4, 2, 3) == 402


def test_one_card_goes_before_whichever_card() -> None:
    assert [asked(5, kind, card, []) for kind, card in ((1, 6), (1, 7), (2, 7), (2, 6), (4, 7))] == [5, 35, 35, -1, -1]


def test_a_result_can_be_put_somewhere() -> None:
    mask = [0] * 6
    asked(9, 3, 1, mask)
    assert mask == [0, 0, 0, 0, 0, 9]


def test_who_speaks_can_be_asked() -> None:
    assert speakers_at(strikes) == [2, 3, *range(10, 60)]
    assert [can_strike(card) for card in (2, 4, 10, 60)] == [True, False, True, False]
    assert [is_red(card) for card in (3, 4)] == [True, False]
    assert cases_at(asked)[(3,)].function is marked


def test_nobody_speaks_twice() -> None:
    with pytest.raises(ValueError, match="three_strikes speaks already"):
        at(strikes, 3)(many_strike)


def test_what_is_made_can_be_read_and_stays_in_the_subset() -> None:
    assert "if card == 3:" in inspect.getsource(strikes)
    assert not outside_subset(strikes) + outside_subset(asked) + outside_subset(can_strike)


def test_a_traceback_shows_the_chain() -> None:
    with pytest.raises(ZeroDivisionError) as caught:
        strikes(1, 0, 2)
    assert "_test_dispatch_two_divides(strength, seat)" in "".join(traceback.format_tb(caught.value.__traceback__))
