"""Leading, following, and who wins a trick (docs/rules/fox: fox.trick, fox.follow, fox.winner)."""

from __future__ import annotations

from fabletop.games.fox.rules.scoring import score_round
from fabletop.games.fox.rules.state import FoxTable
from fabletop.games.fox.rules.terms import (
    ASK_FOLLOW,
    ASK_LEAD,
    LEADS_NEXT,
    MONARCH,
    NOBODY,
    PLAYS,
    RANK_BITS,
    SUIT_BITS,
    SWAN,
    SWANS,
    TREASURE,
    TREASURE_TAKEN,
    TRICK_WON,
    WITCH,
    cards_like,
)
from fabletop.kernel.bits import bit, highest
from fabletop.kernel.log import Log, note
from fabletop.kernel.questions import ask_next
from fabletop.kernel.rule import called_rule, rule


@rule
def trick_in_play(table: FoxTable) -> int:
    """The number, from 0, of the trick to which the last played card belongs."""
    return (table.plays - 1) >> 1


@rule
def led_card(table: FoxTable) -> int:
    """The first card of the trick in play, which begins at an even place."""
    return table.played[(table.plays - 1) & ~1]


@rule
def leader_of(table: FoxTable) -> int:
    """Who leads the present trick, or nobody once the game is over."""
    if table.asked == 0:
        return NOBODY
    question = table.questions[table.asked - 1]
    return question.seat if question.kind == ASK_LEAD else table.leaders[trick_in_play(table)]


@rule
def answers_to(led: int, hand: int) -> int:
    """The cards of a hand that may follow the led card (fox.follow)."""
    following = hand & cards_like(led)
    if not following:
        return hand
    if led & RANK_BITS == MONARCH:
        return following & SWANS | bit(highest(following))
    return following


@rule
def go_on(table: FoxTable, log: Log | None, seat: int) -> None:
    """After a seat's card and its power: the rival answers the led card, or the trick that the rival led is decided."""
    rival = 1 - seat
    if table.plays & 1 == 1:
        ask_next(table, ASK_FOLLOW, rival, 0)
    else:
        finish_trick(table, log, rival)


@rule
def follower_wins(led: int, answer: int, decree: int) -> bool:
    """Higher rank in one suit, else the trump, else the leader; a lone Witch counts as trump (fox.winner)."""
    led_rank, answer_rank = led & RANK_BITS, answer & RANK_BITS
    led_suit, answer_suit, trump = led & SUIT_BITS, answer & SUIT_BITS, decree & SUIT_BITS
    if led_rank != answer_rank:
        if led_rank == WITCH:
            led_suit = trump
        elif answer_rank == WITCH:
            answer_suit = trump
    if led_suit == answer_suit:
        return answer_rank > led_rank
    return answer_suit == trump


@rule
def treasures_in(led: int, answer: int) -> int:
    """How many Treasures lie in a trick."""
    return int(led & RANK_BITS == TREASURE) + int(answer & RANK_BITS == TREASURE)


@rule
def takes_the_lead(losing: int) -> bool:
    """Whoever loses a trick with a Swan leads the next one."""
    return losing & RANK_BITS == SWAN


@called_rule
def finish_trick(table: FoxTable, log: Log | None, leader: int) -> None:
    """The winner takes the trick and its treasures at once; the loser's Swan takes the lead (fox.trick)."""
    played, plays = table.played, table.plays
    led, answer = played[plays - 2], played[plays - 1]
    if follower_wins(led, answer, table.decree):
        winner, losing = 1 - leader, led
    else:
        winner, losing = leader, answer
    table.tricks[winner] += 1
    if log is not None:
        note(log, TRICK_WON, winner, led, answer)
    if led & RANK_BITS == TREASURE or answer & RANK_BITS == TREASURE:
        take_treasures(table, log, winner, treasures_in(led, answer))
    if plays == PLAYS:
        score_round(table, log)
    elif takes_the_lead(losing):
        note(log, LEADS_NEXT, 1 - winner, 0, 0)
        ask_next(table, ASK_LEAD, 1 - winner, 0)
    else:
        ask_next(table, ASK_LEAD, winner, 0)


@rule
def take_treasures(table: FoxTable, log: Log | None, winner: int, treasures: int) -> None:
    """One point for each Treasure, kept whatever the round brings."""
    table.treasures[winner] += treasures
    table.scores[winner] += treasures
    table.round_points[winner] += treasures
    note(log, TREASURE_TAKEN, winner, treasures, 0)
