"""The habits of a sensible player: how much each answer is liked, from what can be seen at once.

All is counted in tenths of a resource; see ``worths.py``. Only differences within one question matter.
"""

from __future__ import annotations

from fabletop.games.grimm.play.answers import (
    like_bestowing,
    like_blowing,
    like_deciding,
    like_doing,
    like_gathering,
    like_going,
    like_goods,
    like_locking,
    like_offering,
    like_place,
    like_reward,
    like_scraps,
    like_swapping,
    like_target,
    like_trading,
)
from fabletop.games.grimm.play.values import (
    strength,
    worth_in_hand,
    worth_of_friend,
    worth_of_more,
    worth_of_place,
    worth_of_stock,
)
from fabletop.games.grimm.rules.state import Table
from fabletop.games.grimm.rules.terms import (
    ASSIGN,
    BEFRIEND,
    BESTOW,
    BLOW,
    BUILD,
    DECIDE,
    DISCARD,
    FETCH,
    FRIEND_CARD,
    GAIN,
    GATHER_MARKET,
    GIVE,
    GO,
    HAND,
    KEEP,
    KINDS,
    LOCK,
    NAME,
    OFFER,
    PART,
    PAY,
    PEEK,
    PLACE,
    PLACES,
    REAP,
    REWARD,
    SAY,
    SCRAPS,
    SPIN,
    STEAL,
    STRAW,
    SWAP,
    TAKE,
    TARGET,
    TOP,
    TRADE,
    TURN,
)
from fabletop.games.grimm.rules.words import (
    card_of,
    detail_of,
    location_of,
)
from fabletop.kernel.actions import object_of, verb_of
from fabletop.kernel.questions import question_of
from fabletop.kernel.rule import called_rule


@called_rule
def liking(table: Table, seat: int, action: int) -> int:
    """How much a sensible player likes an answer to the question that is open."""
    verb, thing = verb_of(action), object_of(action)
    if verb <= GATHER_MARKET:
        return like_gathering(table, seat, verb, thing)
    if BUILD <= verb <= PART or verb == TURN:
        return like_doing(table, seat, verb, thing)
    subject = table.questions[question_of(table, seat)].subject
    asked = (card_of(subject), detail_of(subject))
    if verb == GAIN or verb == TAKE or verb == PAY or verb == GIVE:
        return like_goods(table, seat, verb, asked, thing)
    return like_by_card(table, seat, verb, asked, thing)


@called_rule
def like_by_card(table: Table, seat: int, verb: int, asked: tuple[int, int], thing: int) -> int:
    """Answers that depend on the card that asks."""
    card, detail = asked
    if verb == PLACE:
        return like_place(table, seat, card, thing)
    if verb == TARGET:
        return like_target(table, seat, card, thing)
    if verb == DECIDE:
        return like_deciding(table, seat, asked, thing)
    if verb == BESTOW:
        return like_bestowing(table, seat, card - FRIEND_CARD, thing)
    if verb == BLOW:
        return like_blowing(seat, detail, thing)
    return like_card(table, seat, verb, thing)


@called_rule
def like_card(table: Table, seat: int, verb: int, thing: int) -> int:
    """Answers about cards: keep the good ones, part with the others."""
    if verb == KEEP or verb == FETCH:
        return worth_in_hand(thing)
    if verb == TOP or verb == HAND or verb == DISCARD:
        return -worth_in_hand(thing)
    if verb == BEFRIEND:
        return worth_of_friend(thing)
    if verb == REWARD:
        return like_reward(table, seat, thing)
    if verb == ASSIGN:
        return worth_of_place(table, seat, location_of(thing))
    if verb == SWAP:
        return like_swapping(table, seat, thing // PLACES, thing % PLACES)
    return like_loot(table, seat, verb, thing)


@called_rule
def like_loot(table: Table, seat: int, verb: int, thing: int) -> int:
    """Answers about resources that are taken or exchanged."""
    if verb == TRADE:
        return like_trading(table, seat, thing)
    if verb == OFFER:
        return like_offering(table, seat, thing)
    if verb == STEAL:
        return worth_of_more(table, seat, thing % KINDS, 1) + strength(table, thing // KINDS) // 8
    if verb == SCRAPS:
        return like_scraps(table, seat, thing)
    if verb == SPIN:
        return worth_of_more(table, seat, thing, table.goods[seat * KINDS + STRAW])
    return like_word(table, seat, verb, thing)


@called_rule
def like_word(table: Table, seat: int, verb: int, thing: int) -> int:
    """Answers about Locations, and what is said; in which order cards act is all the same."""
    if verb == NAME:
        return worth_of_place(table, seat, thing)
    if verb == REAP:
        return worth_of_stock(table, seat, thing, 2)
    if verb == LOCK:
        return like_locking(table, seat, thing)
    if verb == GO:
        return like_going(table, seat, thing)
    if verb == SAY:
        return int(thing == int(table.seats > 2))
    return strength(table, thing // 2) + 5 * int(thing % 2 == 0) if verb == PEEK else 0
