"""What is true of every table of Fairy Tale, whatever was played."""

from __future__ import annotations

from fabletop.games.fairytale.knowledge.resample import names_to_choose
from fabletop.games.fairytale.rules.cards import all_places, is_single, names_at, play_place
from fabletop.games.fairytale.rules.draft import draft_steps, kept_card
from fabletop.games.fairytale.rules.state import FairytaleTable
from fabletop.games.fairytale.rules.terms import (
    ASK_FLIP,
    ASK_UNFLIP,
    DRAFTING,
    HAND_ROOM,
    MOST_DRAWN,
    NAMES,
    NO_CARD,
    OVER,
    PLAYING,
    PLAYS,
)
from fabletop.games.fairytale.rules.turning import other_way_up, places_to_choose
from fabletop.kernel.bits import has, popcount
from fabletop.kernel.rule import rule

INVARIANTS = (
    "fairytale-invariant-cards",
    "fairytale-invariant-hands",
    "fairytale-invariant-rows",
    "fairytale-invariant-played",
    "fairytale-invariant-answers",
)


@rule
def is_blank(table: FairytaleTable) -> bool:
    """Wipe the sketch; gives whether every number in it was 0."""
    blank = True
    for name in range(1, NAMES):
        if table.sketch.pool[name] != 0:
            blank = False
        table.sketch.pool[name] = 0
    table.sketch.pool[NO_CARD] = 0
    return blank


@rule
def count_cards(table: FairytaleTable, cards: list[int], first: int, end: int, change: int) -> None:
    for place in range(first, end):
        table.sketch.pool[cards[place]] += change


@rule
def cards_are_whole(table: FairytaleTable) -> bool:
    """Packs, draws and deck together are the deck that was shuffled."""
    for name in range(NAMES):
        table.sketch.pool[name] = -table.options.deck.copies[name]
    count_cards(table, table.packs, 0, len(table.packs), 1)
    count_cards(table, table.drawn, 0, len(table.drawn), 1)
    for place in range(table.deck.top, table.deck.bottom):
        table.sketch.pool[table.deck.cards[place]] += 1
    return is_blank(table)


@rule
def hands_match(table: FairytaleTable) -> bool:
    """Who plays holds what they kept and drew in this round and have not played; who drafts holds nothing yet."""
    for seat in range(table.seats):
        count_cards(table, table.hands, seat * HAND_ROOM, (seat + 1) * HAND_ROOM, -1)
        if table.stage != DRAFTING and table.stage != OVER:
            for step in range(draft_steps(table)):
                table.sketch.pool[kept_card(table, table.round, seat, step)] += 1
            first = play_place(table, table.round, seat, 0)
            count_cards(table, table.drawn, first * MOST_DRAWN, (first + PLAYS) * MOST_DRAWN, 1)
            count_cards(table, table.plays, first, first + PLAYS, -1)
        if not is_blank(table):
            return False
    return True


@rule
def rows_match(table: FairytaleTable) -> bool:
    """As many cards in play as were played, and no facing or mark where no card lies."""
    for seat in range(table.seats):
        row = table.rows[seat]
        count = 0
        for round in range(table.options.rounds):
            for step in range(PLAYS):
                count += int(table.plays[play_place(table, round, seat, step)] != NO_CARD)
        if row.count != count or row.up & ~all_places(row) != 0:
            return False
        if row.marked & ~other_way_up(table, row) != 0:
            return False
    return True


@rule
def played_cards_are_in_play(table: FairytaleTable) -> bool:
    """What was played lies in the rows, whoever has it now."""
    for seat in range(table.seats):
        row = table.rows[seat]
        count_cards(table, row.cards, 0, row.count, 1)
    count_cards(table, table.plays, 0, len(table.plays), -1)
    return is_blank(table)


@rule
def answers_match(table: FairytaleTable) -> bool:
    """Somebody is asked until the game is over, and nobody who has nothing to choose."""
    if (table.to_act == 0) != (table.stage == OVER) or popcount(table.to_act) > table.asked:
        return False
    for index in range(table.asked):
        question = table.questions[index]
        if has(table.to_act, question.seat):
            if table.stage == DRAFTING or table.stage == PLAYING:
                if is_single(names_to_choose(table, question.seat)):
                    return False
            if question.kind == ASK_FLIP or question.kind == ASK_UNFLIP:
                row = table.rows[question.seat]
                if is_single(names_at(row, places_to_choose(table, row))):
                    return False
    return True


@rule
def invariant(table: FairytaleTable) -> int:
    """The number of the first broken promise, or 0."""
    if not cards_are_whole(table):
        return 1
    if not hands_match(table):
        return 2
    if not rows_match(table):
        return 3
    if not played_cards_are_in_play(table):
        return 4
    if not answers_match(table):
        return 5
    return 0
