"""Gaining Friends and parting with them (docs/rules/grimm-forest: grimm.build)."""

from __future__ import annotations

from fabletop.games.grimm.rules.asking import allows, answers, ask_about
from fabletop.games.grimm.rules.facts import FACT_FRIEND_CAME, FACT_FRIEND_DRAWN, FACT_FRIEND_LEFT
from fabletop.games.grimm.rules.frienddeck import draw_friend, lay_on_pile, take_from_pile
from fabletop.games.grimm.rules.moments import do_job, friend_arrives, friend_leaves
from fabletop.games.grimm.rules.state import GrimmTable
from fabletop.games.grimm.rules.terms import (
    ASK_BESTOW,
    BESTOW,
    FRIEND_CARD,
    JOB_FETCH_FRIEND,
    JOB_GAIN_FRIEND,
    JOB_PART,
    JOB_RECEIVE,
    NO_CARD,
    NO_FRIEND,
)
from fabletop.games.grimm.rules.words import add_job, everyone, friend_card
from fabletop.kernel.bits import bit
from fabletop.kernel.dispatch import at
from fabletop.kernel.log import Log, note
from fabletop.kernel.rule import called_rule, rule


@at(do_job, JOB_GAIN_FRIEND)
@called_rule
def gain_friend(table: GrimmTable, log: Log | None, seat: int, card: int, must_keep: int) -> None:
    """Draw a Friend; keep it or give it to any other player."""
    ignored = card - FRIEND_CARD if card > FRIEND_CARD else NO_FRIEND
    friend = draw_friend(table, log, ignored)
    if friend != NO_FRIEND:
        note(log, FACT_FRIEND_DRAWN, seat, friend, NO_CARD)
        keep_or_give(table, seat, friend, must_keep)


@at(do_job, JOB_FETCH_FRIEND)
@called_rule
def fetch_friend(table: GrimmTable, log: Log | None, seat: int, card: int, must_keep: int) -> None:
    """Take the Friend discarded last, but not the one who left for it; keep it or give it to any other player."""
    friend = take_from_pile(table, card - FRIEND_CARD)
    if friend != NO_FRIEND:
        note(log, FACT_FRIEND_DRAWN, seat, friend, card)
        keep_or_give(table, seat, friend, must_keep)


@rule
def keep_or_give(table: GrimmTable, seat: int, friend: int, must_keep: int) -> None:
    """Some must be kept."""
    if must_keep == 1:
        add_job(table, JOB_RECEIVE, seat, friend_card(friend), seat)
    else:
        ask_about(table, ASK_BESTOW, seat, friend_card(friend))


@allows(ASK_BESTOW, BESTOW)
@rule
def anybody(table: GrimmTable) -> int:
    return everyone(table)


@answers(ASK_BESTOW)
@rule
def bestowed(table: GrimmTable, giver: int, card: int, taker: int) -> None:
    add_job(table, JOB_RECEIVE, taker, card, giver)


@at(do_job, JOB_RECEIVE)
@rule
def friend_comes(table: GrimmTable, log: Log | None, seat: int, card: int, giver: int) -> None:
    receive_friend(table, log, seat, card - FRIEND_CARD, giver)


@called_rule
def receive_friend(table: GrimmTable, log: Log | None, seat: int, friend: int, giver: int) -> None:
    """Nobody can refuse a Friend; whoever receives one discards the one before."""
    part_with_friend(table, log, seat)
    table.offered &= ~bit(friend)
    table.friend[seat] = friend
    note(log, FACT_FRIEND_CAME, seat, friend, giver)
    friend_arrives(table, seat, friend)


@at(do_job, JOB_PART)
@called_rule
def part_with_friend(table: GrimmTable, log: Log | None, seat: int) -> None:
    """A Friend goes to the discard pile, and what hangs on it ends."""
    friend = table.friend[seat]
    if friend != NO_FRIEND:
        table.friend[seat] = NO_FRIEND
        lay_on_pile(table, friend)
        note(log, FACT_FRIEND_LEFT, seat, friend, 0)
        friend_leaves(table, log, seat, friend)
