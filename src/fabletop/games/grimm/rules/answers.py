"""What an answer brings about: one case for each kind of question and card that asks it."""

from __future__ import annotations

from fabletop.games.grimm.rules.cards import discard_from_hand, hand_over
from fabletop.games.grimm.rules.collecting import took_at_market
from fabletop.games.grimm.rules.commit import lay, peeked
from fabletop.games.grimm.rules.fables import (
    A_FRIENDLY_GAME,
    BRIDGE_TROLL,
    CONSULT_THE_ORACLE,
    CRYSTAL_BALL,
    FAIRY_FOOD,
    GHOSTLY_WHISPERS,
    HIRED_HELP,
    WISHING_WELL,
    a_friendly_game_chose,
    big_bad_wolf_chose,
    bridge_troll_chose,
    bridge_troll_given,
    chinny_chin_chin_chose,
    consult_the_oracle_chose,
    crystal_ball_chose,
    fairy_food_placed,
    ghostly_whispers_kept,
    harvest_moon_chose,
    hired_help_chose,
    is_monster,
    monster_placed,
    night_at_the_tavern_chose,
    search_the_past,
    search_the_past_chose,
    thoughtful_gift_chose,
    unique_placed,
    wandering_trader_chose,
)
from fabletop.games.grimm.rules.facts import FACT_TARGETED
from fabletop.games.grimm.rules.friends import (
    THE_GINGERBREAD_MAN,
    aladdin_said,
    ali_baba_chose,
    fairy_godmother_parts,
    gingerbread_man_chose,
    goldilocks_kept,
    goldilocks_ordered,
    pinocchio_named,
    rumpelstiltskin_spun,
    sleeping_beauty_chose,
    thumbelina_chose,
    tom_thumb_chose,
)
from fabletop.games.grimm.rules.gathercards import change_card, lock_cards, swap_cards
from fabletop.games.grimm.rules.goods import give, heap_of_bundle, lose
from fabletop.games.grimm.rules.moments import goods_come
from fabletop.games.grimm.rules.monsters import react_chose
from fabletop.games.grimm.rules.slots import resolve_chose
from fabletop.games.grimm.rules.state import Table
from fabletop.games.grimm.rules.terms import (
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
    JOB_RECEIVE,
    PLACES,
)
from fabletop.games.grimm.rules.turns import reward_chose, turn_chose
from fabletop.games.grimm.rules.words import add_job, card_of, detail_of, friend_card
from fabletop.kernel.actions import argument_of, kind_of_action
from fabletop.kernel.log import Log, note
from fabletop.kernel.rule import called_rule, rule


@called_rule
def answered(table: Table, log: Log | None, seat: int, asked: tuple[int, int], action: int) -> None:
    """Carry out an answer to a question (kind, subject) that is closed already."""
    kind, subject = asked
    card, detail, thing = card_of(subject), detail_of(subject), argument_of(action)
    if kind == ASK_TURN:
        turn_chose(table, log, seat, kind_of_action(action), thing)
    elif kind == ASK_GAIN:
        goods_come(table, log, seat, heap_of_bundle(thing), card)
    elif kind == ASK_BESTOW:
        add_job(table, JOB_RECEIVE, thing, card, seat)
    elif kind == ASK_RESOLVE:
        resolve_chose(table, log, seat, thing)
    elif kind == ASK_PLACE:
        placed(table, log, seat, card, thing)
    elif kind == ASK_TARGET:
        targeted(table, log, seat, card, thing)
    elif kind == ASK_DECIDE:
        decided(table, log, seat, (card, detail), thing)
    elif kind == ASK_TAKE:
        took_at_market(table, log, seat, thing, card)
    elif kind == ASK_GIVE:
        given(table, log, seat, (card, detail), thing)
    elif kind == ASK_ROB:
        give(table, log, detail % 4, seat, heap_of_bundle(thing), card)
    elif kind == ASK_REWARD:
        reward_chose(table, log, seat, thing)
    elif kind == ASK_BLOW:
        big_bad_wolf_chose(table, log, detail, thing)
    else:
        answered_rarer(table, log, seat, asked, action)


@called_rule
def answered_rarer(table: Table, log: Log | None, seat: int, asked: tuple[int, int], action: int) -> None:
    kind, subject = asked
    card, thing = card_of(subject), argument_of(action)
    if kind == ASK_PEEK:
        peeked(table, log, seat, thing)
    elif kind == ASK_GATHER:
        lay(table, log, seat, action)
    elif kind == ASK_ASSIGN:
        change_card(table, log, seat, thing, CRYSTAL_BALL)
    elif kind == ASK_SWAP:
        swap_cards(table, log, thing // PLACES, thing % PLACES, WISHING_WELL)
    elif kind == ASK_BEFRIEND:
        night_at_the_tavern_chose(table, seat, thing)
    elif kind == ASK_LOCK:
        lock_cards(table, log, seat, thing)
    elif kind == ASK_GO:
        chinny_chin_chin_chose(table, log, seat, thing)
    elif kind == ASK_REAP:
        harvest_moon_chose(table, log, seat, thing)
    elif kind == ASK_OFFER:
        thoughtful_gift_chose(table, log, seat, thing)
    elif kind == ASK_TRADE:
        wandering_trader_chose(table, log, seat, thing)
    elif kind == ASK_PAY:
        paid(table, log, seat, card, thing)
    else:
        answered_about_cards(table, log, seat, asked, thing)


@called_rule
def answered_about_cards(table: Table, log: Log | None, seat: int, asked: tuple[int, int], thing: int) -> None:
    kind, subject = asked
    card, detail = card_of(subject), detail_of(subject)
    if kind == ASK_KEEP:
        kept(table, log, seat, (card, detail), thing)
    elif kind == ASK_TOP:
        goldilocks_ordered(table, log, seat, thing)
    elif kind == ASK_FETCH:
        search_the_past_chose(table, log, seat, thing)
        search_the_past(table, log, seat, detail - 1)
    elif kind == ASK_HAND:
        hand_over(table, log, seat, detail, (thing, card))
    elif kind == ASK_DISCARD:
        discard_from_hand(table, log, seat, thing, card)
        fairy_godmother_parts(table, log, seat, detail - 1)
    elif kind == ASK_SPIN:
        rumpelstiltskin_spun(table, log, seat, thing)
    elif kind == ASK_SAY:
        aladdin_said(table, log, seat, thing)
    elif kind == ASK_NAME:
        pinocchio_named(table, log, seat, thing)
    elif kind == ASK_STEAL:
        ali_baba_chose(table, log, seat, thing)
    elif kind == ASK_SCRAPS:
        tom_thumb_chose(table, log, seat, thing)


@rule
def placed(table: Table, log: Log | None, seat: int, card: int, location: int) -> None:
    if card == FAIRY_FOOD:
        fairy_food_placed(table, log, seat, location)
    elif is_monster(card):
        monster_placed(table, log, seat, location)
    else:
        unique_placed(table, log, seat, location)


@rule
def targeted(table: Table, log: Log | None, seat: int, card: int, rival: int) -> None:
    note(log, FACT_TARGETED, seat, rival, card)
    if card == A_FRIENDLY_GAME:
        a_friendly_game_chose(table, log, seat, rival)
    elif card == BRIDGE_TROLL:
        bridge_troll_chose(table, log, seat, rival)
    elif card == CRYSTAL_BALL:
        crystal_ball_chose(table, log, seat, rival)
    else:
        sleeping_beauty_chose(table, log, seat, rival)


@rule
def decided(table: Table, log: Log | None, seat: int, asked: tuple[int, int], yes: int) -> None:
    card, detail = asked
    if detail > 0:
        react_chose(table, log, seat, detail - 1, yes)
    elif card == CONSULT_THE_ORACLE:
        consult_the_oracle_chose(table, log, seat, yes)
    elif card == friend_card(THE_GINGERBREAD_MAN):
        gingerbread_man_chose(table, log, seat, yes)
    else:
        thumbelina_chose(table, log, seat, yes)


@rule
def given(table: Table, log: Log | None, seat: int, asked: tuple[int, int], bundle: int) -> None:
    card, detail = asked
    give(table, log, seat, detail % 4, heap_of_bundle(bundle), card)
    if card == BRIDGE_TROLL:
        bridge_troll_given(table, heap_of_bundle(bundle))


@rule
def kept(table: Table, log: Log | None, seat: int, asked: tuple[int, int], name: int) -> None:
    card, left = asked
    if card == GHOSTLY_WHISPERS:
        ghostly_whispers_kept(table, log, seat, name, left)
    else:
        goldilocks_kept(table, log, seat, name)


@rule
def paid(table: Table, log: Log | None, seat: int, card: int, bundle: int) -> None:
    if card == HIRED_HELP:
        hired_help_chose(table, log, seat, bundle)
    else:
        lose(table, log, seat, heap_of_bundle(bundle), card)
