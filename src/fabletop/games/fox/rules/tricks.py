"""Leading, following, and who wins a trick (docs/rules/fox: fox.trick, fox.follow, fox.winner)."""

from __future__ import annotations

from fabletop.games.fox.rules.scoring import score_round
from fabletop.games.fox.rules.state import Table
from fabletop.games.fox.rules.terms import (
    ASK_FOLLOW,
    ASK_LEAD,
    LEADS_NEXT,
    MONARCH,
    PLAYED,
    PLAYS,
    SWAN,
    SWANS,
    TREASURE,
    TREASURE_TAKEN,
    TRICK_WON,
    WITCH,
    cards_of_suit,
    rank_of,
    rival_of,
    suit_of,
)
from fabletop.kernel.bits import bit, highest
from fabletop.kernel.log import Log, note
from fabletop.kernel.questions import ask
from fabletop.kernel.rule import called_rule, rule


@rule
def trick_in_play(table: Table) -> int:
    """The number, from 0, of the trick to which the last played card belongs."""
    return (table.plays - 1) >> 1


@rule
def led_card(table: Table) -> int:
    return table.played[2 * trick_in_play(table)]


@rule
def answers_to(led: int, hand: int) -> int:
    """The cards of a hand that may follow the led card (fox.follow)."""
    following = hand & cards_of_suit(suit_of(led))
    if following == 0:
        return hand
    if rank_of(led) == MONARCH:
        return following & SWANS | bit(highest(following))
    return following


@rule
def put_on_table(table: Table, log: Log | None, seat: int, card: int) -> None:
    """The card leaves the hand and lies in the trick."""
    note(log, PLAYED, seat, card, 0)
    if table.plays & 1 == 0:
        table.leaders[table.plays >> 1] = seat
    table.hands[seat] ^= bit(card)
    table.played[table.plays] = card
    table.played_cards |= bit(card)
    table.plays += 1


@rule
def go_on(table: Table, log: Log | None) -> None:
    """After a card and its power: the follower answers the led card, or the trick is decided."""
    if table.plays & 1 == 1:
        ask(table, ASK_FOLLOW, rival_of(table.leaders[trick_in_play(table)]), 0)
    else:
        finish_trick(table, log)


@rule
def follower_wins(led: int, answer: int, trump: int) -> bool:
    """Higher rank in one suit, else the trump, else the leader; a lone Witch counts as trump (fox.winner)."""
    led_rank, answer_rank = rank_of(led), rank_of(answer)
    led_suit, answer_suit = suit_of(led), suit_of(answer)
    if led_rank == WITCH and answer_rank != WITCH:
        led_suit = trump
    if answer_rank == WITCH and led_rank != WITCH:
        answer_suit = trump
    if led_suit == answer_suit:
        return answer_rank > led_rank
    return answer_suit == trump


@rule
def treasures_in(led: int, answer: int) -> int:
    treasures = 0
    if rank_of(led) == TREASURE:
        treasures += 1
    if rank_of(answer) == TREASURE:
        treasures += 1
    return treasures


@called_rule
def finish_trick(table: Table, log: Log | None) -> None:
    """The winner takes the trick and its treasures at once; the loser's Swan takes the lead (fox.trick)."""
    trick = trick_in_play(table)
    leader, led, answer = table.leaders[trick], table.played[2 * trick], table.played[2 * trick + 1]
    winner = rival_of(leader) if follower_wins(led, answer, suit_of(table.decree)) else leader
    loser = rival_of(winner)
    table.tricks[winner] += 1
    note(log, TRICK_WON, winner, led, answer)
    treasures = treasures_in(led, answer)
    if treasures > 0:
        take_treasures(table, log, winner, treasures)
    if table.plays == PLAYS:
        score_round(table, log)
        return
    losing_card = led if loser == leader else answer
    if rank_of(losing_card) == SWAN:
        note(log, LEADS_NEXT, loser, 0, 0)
        ask(table, ASK_LEAD, loser, 0)
    else:
        ask(table, ASK_LEAD, winner, 0)


@rule
def take_treasures(table: Table, log: Log | None, winner: int, treasures: int) -> None:
    """One point for each Treasure, kept whatever the round brings."""
    table.treasures[winner] += treasures
    table.scores[winner] += treasures
    table.round_points[winner] += treasures
    note(log, TREASURE_TAKEN, winner, treasures, 0)
