"""What may be chosen, and what a choice does."""

from __future__ import annotations

from fabletop.games.grimm.rules.answers import answered
from fabletop.games.grimm.rules.cards import names_held, names_in_pile, names_looked_at
from fabletop.games.grimm.rules.collecting import choices_at_market
from fabletop.games.grimm.rules.commit import cards_to_peek_at, commit, fables_to_lay
from fabletop.games.grimm.rules.fables import (
    BRIDGE_TROLL,
    HIRED_HELP,
    SHARE_THE_WEALTH,
    THOUGHTFUL_GIFT,
    gifts_to_return,
    houses_to_blow,
    offers,
    pairs_to_swap,
    still_gathered,
    toll_left,
    trades,
)
from fabletop.games.grimm.rules.friends import ali_baba_loot, kinds_to_spin, pairs_to_keep, scraps
from fabletop.games.grimm.rules.gathercards import choices_to_assign
from fabletop.games.grimm.rules.goods import bundles_in, goods_of, supply_of
from fabletop.games.grimm.rules.slots import cards_to_resolve
from fabletop.games.grimm.rules.state import Table
from fabletop.games.grimm.rules.story import go_on
from fabletop.games.grimm.rules.terms import (
    ACTION_KINDS,
    ASK_ASSIGN,
    ASK_BEFRIEND,
    ASK_BESTOW,
    ASK_BLOW,
    ASK_DECIDE,
    ASK_DISCARD,
    ASK_FETCH,
    ASK_GAIN,
    ASK_GATHER,
    ASK_GIVE,
    ASK_GO,
    ASK_HAND,
    ASK_KEEP,
    ASK_LOCK,
    ASK_NAME,
    ASK_OFFER,
    ASK_PAY,
    ASK_PEEK,
    ASK_PLACE,
    ASK_REAP,
    ASK_RESOLVE,
    ASK_REWARD,
    ASK_ROB,
    ASK_SAY,
    ASK_SCRAPS,
    ASK_SPIN,
    ASK_STEAL,
    ASK_SWAP,
    ASK_TAKE,
    ASK_TARGET,
    ASK_TOP,
    ASK_TRADE,
    ASK_TURN,
    ASSIGN,
    BEFRIEND,
    BESTOW,
    BLOW,
    DECIDE,
    DISCARD,
    FETCH,
    GAIN,
    GATHER_FIELDS,
    GATHER_MARKET,
    GIVE,
    GO,
    HAND,
    KEEP,
    LOCK,
    NAME,
    OFFER,
    PAY,
    PEEK,
    PLACE,
    REAP,
    RESOLVE,
    REWARD,
    SAY,
    SCRAPS,
    SPIN,
    STAY,
    STEAL,
    SWAP,
    TAKE,
    TARGET,
    TOP,
    TRADE,
    UNSEEN,
)
from fabletop.games.grimm.rules.turns import mark_turn
from fabletop.games.grimm.rules.words import (
    card_of,
    detail_of,
    everyone,
    gather_card,
    locations,
)
from fabletop.kernel.actions import action_of, clear, kind_of_action
from fabletop.kernel.bits import bit, has
from fabletop.kernel.log import Log
from fabletop.kernel.questions import close_step, question_of
from fabletop.kernel.rule import called_rule, rule

EITHER = 3
"""Yes or no; alone or with others."""
ANY_REWARD = 7
SECRET_KINDS = sum(1 << action_kind for action_kind in (ASSIGN, LOCK, KEEP, TOP, HAND))
"""What is changed, kept or given unseen."""


@called_rule
def legal(table: Table, seat: int, mask: list[int]) -> None:
    """Mark what the seat may answer now."""
    clear(mask, ACTION_KINDS)
    if not has(table.to_act, seat):
        return
    question = table.questions[question_of(table, seat)]
    kind, subject = question.kind, question.subject
    card, detail = card_of(subject), detail_of(subject)
    if kind == ASK_TURN:
        mark_turn(table, seat, mask)
    elif kind == ASK_GATHER:
        mark_gather(table, seat, mask)
    elif kind == ASK_GAIN:
        mask[GAIN] = bundles_in(supply_of(table), detail)
    elif kind == ASK_BESTOW:
        mask[BESTOW] = everyone(table)
    elif kind == ASK_PLACE:
        mask[PLACE] = detail
    elif kind == ASK_TARGET:
        mask[TARGET] = detail
    elif kind == ASK_DECIDE:
        mask[DECIDE] = EITHER
    elif kind == ASK_RESOLVE:
        mask[RESOLVE] = cards_to_resolve(table, seat)
    elif kind == ASK_REWARD:
        mask[REWARD] = ANY_REWARD
    elif kind == ASK_TAKE:
        mask[TAKE] = choices_at_market(table, detail)
    else:
        mark_goods(table, seat, (kind, card, detail), mask)


@called_rule
def mark_gather(table: Table, seat: int, mask: list[int]) -> None:
    """One of the own Gather cards that can be used, and a Fable or none."""
    fables = fables_to_lay(table, seat)
    for location in range(locations(table)):
        if has(table.pools[seat], gather_card(seat, location)):
            mask[location] = fables


@called_rule
def mark_goods(table: Table, seat: int, asked: tuple[int, int, int], mask: list[int]) -> None:
    """Questions about resources and houses."""
    kind, card, detail = asked
    if kind == ASK_GIVE:
        mask[GIVE] = bundles_to_give(table, seat, card, detail)
    elif kind == ASK_ROB:
        mask[TAKE] = bundles_in(goods_of(table, detail % 4), detail // 4)
    elif kind == ASK_PAY:
        mask[PAY] = bundles_in(goods_of(table, seat), detail) | int(card == HIRED_HELP)
    elif kind == ASK_TRADE:
        mask[TRADE] = trades(table, seat)
    elif kind == ASK_OFFER:
        mask[OFFER] = offers(table, seat)
    elif kind == ASK_BLOW:
        mask[BLOW] = houses_to_blow(table, detail)
    elif kind == ASK_STEAL:
        mask[STEAL] = ali_baba_loot(table, seat)
    elif kind == ASK_SCRAPS:
        mask[SCRAPS] = scraps(table)
    elif kind == ASK_SPIN:
        mask[SPIN] = kinds_to_spin(table, seat)
    else:
        mark_places(table, seat, asked, mask)


@called_rule
def bundles_to_give(table: Table, seat: int, card: int, detail: int) -> int:
    """What may be given: Bridge Troll and Share the Wealth ask for what was gathered, a gift for another kind."""
    count = detail // 4 % 8
    if card == BRIDGE_TROLL:
        return bundles_in(toll_left(table), count)
    if card == SHARE_THE_WEALTH:
        return bundles_in(still_gathered(table, seat), count)
    if card == THOUGHTFUL_GIFT:
        return gifts_to_return(table, seat, detail // 32, count)
    return bundles_in(goods_of(table, seat), count)


@called_rule
def mark_places(table: Table, seat: int, asked: tuple[int, int, int], mask: list[int]) -> None:
    """Questions about Locations, Gather cards and what is said."""
    kind, _, detail = asked
    if kind == ASK_PEEK:
        mask[PEEK] = cards_to_peek_at(table, seat)
    elif kind == ASK_GO:
        mask[GO] = detail | bit(STAY)
    elif kind == ASK_REAP:
        mask[REAP] = detail
    elif kind == ASK_ASSIGN:
        mask[ASSIGN] = choices_to_assign(table, seat)
    elif kind == ASK_SWAP:
        mask[SWAP] = pairs_to_swap(table)
    elif kind == ASK_LOCK:
        mask[LOCK] = pairs_to_keep(table, seat)
    elif kind == ASK_SAY:
        mask[SAY] = EITHER
    elif kind == ASK_NAME:
        mask[NAME] = bit(locations(table)) - 1
    else:
        mark_cards(table, seat, kind, mask)


@called_rule
def mark_cards(table: Table, seat: int, kind: int, mask: list[int]) -> None:
    """Questions about Fables and Friends."""
    if kind == ASK_KEEP:
        mask[KEEP] = names_looked_at(table)
    elif kind == ASK_TOP:
        mask[TOP] = names_looked_at(table)
    elif kind == ASK_FETCH:
        mask[FETCH] = names_in_pile(table)
    elif kind == ASK_HAND:
        mask[HAND] = names_held(table, seat)
    elif kind == ASK_DISCARD:
        mask[DISCARD] = names_held(table, seat)
    elif kind == ASK_BEFRIEND:
        mask[BEFRIEND] = table.offered


@rule
def as_others_see_it(action: int) -> int:
    """A choice without what is hidden from others."""
    if kind_of_action(action) <= GATHER_MARKET:
        return action_of(GATHER_FIELDS, UNSEEN)
    return action_of(kind_of_action(action), UNSEEN) if has(SECRET_KINDS, kind_of_action(action)) else action


@called_rule
def act(table: Table, seat: int, action: int, log: Log | None) -> None:
    """Carry out a legal answer; the game goes on until somebody is asked."""
    question = table.questions[question_of(table, seat)]
    table.last = as_others_see_it(action)
    table.last_seat = seat
    if question.kind == ASK_GATHER and table.asked > 1:
        commit(table, log, seat, action)
    else:
        asked = (int(question.kind), int(question.subject))
        close_step(table)
        answered(table, log, seat, asked, action)
    if table.to_act == 0:
        go_on(table, log)
