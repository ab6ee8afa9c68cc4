"""The habits of a sensible player: how much each answer is liked, from what can be seen at once.

All is counted in tenths of a resource; see ``values.py``. Only differences within one question matter.
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
    value_in_hand,
    value_of_friend,
    value_of_more,
    value_of_place,
    value_of_stock,
)
from fabletop.games.grimm.rules.state import GrimmTable
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
    location_of,
)
from fabletop.kernel.actions import argument_of, kind_of_action
from fabletop.kernel.questions import question_of
from fabletop.kernel.rule import called_rule


@called_rule
def heuristic(table: GrimmTable, seat: int, action: int) -> int:
    """How much a sensible player likes an answer to the question that is open."""
    action_kind, thing = kind_of_action(action), argument_of(action)
    if action_kind <= GATHER_MARKET:
        return like_gathering(table, seat, action_kind, thing)
    if BUILD <= action_kind <= PART or action_kind == TURN:
        return like_doing(table, seat, action_kind, thing)
    question = table.questions[question_of(table, seat)]
    asked = (int(question.card), int(question.rival))
    if action_kind == GAIN or action_kind == TAKE or action_kind == PAY or action_kind == GIVE:
        return like_goods(table, seat, action_kind, asked, thing)
    return like_by_card(table, seat, action_kind, asked, thing)


@called_rule
def like_by_card(table: GrimmTable, seat: int, action_kind: int, asked: tuple[int, int], thing: int) -> int:
    """Answers that depend on the card that asks."""
    card, rival = asked
    if action_kind == PLACE:
        return like_place(table, seat, card, thing)
    if action_kind == TARGET:
        return like_target(table, seat, card, thing)
    if action_kind == DECIDE:
        return like_deciding(table, seat, asked, thing)
    if action_kind == BESTOW:
        return like_bestowing(table, seat, card - FRIEND_CARD, thing)
    if action_kind == BLOW:
        return like_blowing(seat, rival, thing)
    return like_card(table, seat, action_kind, thing)


@called_rule
def like_card(table: GrimmTable, seat: int, action_kind: int, thing: int) -> int:
    """Answers about cards: keep the good ones, part with the others."""
    if action_kind == KEEP or action_kind == FETCH:
        return value_in_hand(thing)
    if action_kind == TOP or action_kind == HAND or action_kind == DISCARD:
        return -value_in_hand(thing)
    if action_kind == BEFRIEND:
        return value_of_friend(thing)
    if action_kind == REWARD:
        return like_reward(table, seat, thing)
    if action_kind == ASSIGN:
        return value_of_place(table, seat, location_of(thing))
    if action_kind == SWAP:
        return like_swapping(table, seat, thing // PLACES, thing % PLACES)
    return like_loot(table, seat, action_kind, thing)


@called_rule
def like_loot(table: GrimmTable, seat: int, action_kind: int, thing: int) -> int:
    """Answers about resources that are taken or exchanged."""
    if action_kind == TRADE:
        return like_trading(table, seat, thing)
    if action_kind == OFFER:
        return like_offering(table, seat, thing)
    if action_kind == STEAL:
        return value_of_more(table, seat, thing % KINDS, 1) + strength(table, thing // KINDS) // 8
    if action_kind == SCRAPS:
        return like_scraps(table, seat, thing)
    if action_kind == SPIN:
        return value_of_more(table, seat, thing, table.goods[seat * KINDS + STRAW])
    return like_word(table, seat, action_kind, thing)


@called_rule
def like_word(table: GrimmTable, seat: int, action_kind: int, thing: int) -> int:
    """Answers about Locations, and what is said; in which order cards act is all the same."""
    if action_kind == NAME:
        return value_of_place(table, seat, thing)
    if action_kind == REAP:
        return value_of_stock(table, seat, thing, 2)
    if action_kind == LOCK:
        return like_locking(table, seat, thing)
    if action_kind == GO:
        return like_going(table, seat, thing)
    if action_kind == SAY:
        return int(thing == int(table.seats > 2))
    return strength(table, thing // 2) + 5 * int(thing % 2 == 0) if action_kind == PEEK else 0
