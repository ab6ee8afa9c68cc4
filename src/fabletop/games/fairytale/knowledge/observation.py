"""What a seat knows, as numbers for a network: the present, and all it remembers. The seat itself comes first."""

from __future__ import annotations

from fabletop.games.fairytale.knowledge.memory import UNKNOWN, dealt_end, group_of, rounds_begun, steps_done
from fabletop.games.fairytale.rules.cards import all_places, play_place, put_in_order
from fabletop.games.fairytale.rules.draft import (
    asked_at,
    discards_too,
    draft_steps,
    end_place,
    first_place,
    hand_end,
    hand_start,
    pack_held,
    pack_start,
)
from fabletop.games.fairytale.rules.scoring import score_of
from fabletop.games.fairytale.rules.state import FairytaleTable
from fabletop.games.fairytale.rules.terms import (
    DRAFTING,
    HAND_ROOM,
    HAND_SIZE,
    MOST_DRAWN,
    MOST_NAMES,
    MOST_SEATS,
    NO_CARD,
    PLAYS,
    ROUNDS,
    ROW,
    TWO_STAGE,
)
from fabletop.kernel.actions import argument_of, kind_of_action
from fabletop.kernel.bits import has
from fabletop.kernel.deck import deck_size
from fabletop.kernel.questions import NO_ANSWER
from fabletop.kernel.rule import called_rule, rule

MOST = 127
"""That a number of an observation can be."""
PACK, HAND, UNSEEN, UP, DOWN = 0, 1, 2, 3, 3 + MOST_SEATS
PLANES = DOWN + MOST_SEATS
"""Copies of each name: in the hand to choose from, in the hand to play from, never seen, face up and face down at each
seat."""
LOOKED_AT = HAND_SIZE * (HAND_SIZE + 1) // 2
"""Cards that a seat looks at in the draft of one round, in either kind of draft."""
LOOKS = PLANES * MOST_NAMES
TAKEN = LOOKS + ROUNDS * LOOKED_AT
"""The cards the seat took, step by step; a discarded one comes behind the kept one."""
PLAYED = TAKEN + ROUNDS * TWO_STAGE
DRAWN = PLAYED + ROUNDS * MOST_SEATS * PLAYS
"""What the seat drew; of others, 1 for each card."""
ROWS = DRAWN + ROUNDS * MOST_SEATS * PLAYS * MOST_DRAWN
"""The cards in play in their order; a card face down is negative."""
MARKED = ROWS + MOST_SEATS * ROW
"""1 where the seat has chosen one of its own cards to be turned."""
OWING = MARKED + ROW
HUNTED = OWING + MOST_SEATS
COUNTS = HUNTED + MOST_SEATS
POINTS = COUNTS + 18
"""What the cards of each seat are worth now."""
SEEN = POINTS + MOST_SEATS
"""Numbers that what the seat knows takes."""


@rule
def relative(table: FairytaleTable, seat: int, other: int) -> int:
    """How many seats to the left another one is."""
    return other - seat if other >= seat else other - seat + table.seats


@called_rule
def observe_known(table: FairytaleTable, seat: int, out: list[int]) -> None:
    """Fill in what a seat knows; all numbers are 0 before."""
    observe_hands(table, seat, out)
    observe_looks(table, seat, out)
    observe_plays(table, seat, out)
    observe_rows(table, seat, out)
    observe_unseen(table, seat, out)
    observe_counts(table, seat, out)
    observe_answer(table, seat, out)
    observe_points(table, seat, out)


@rule
def count_in(out: list[int], plane: int, card: int, change: int) -> None:
    out[plane * MOST_NAMES + card - 1] += change


@rule
def observe_hands(table: FairytaleTable, seat: int, out: list[int]) -> None:
    if table.stage == DRAFTING:
        for place in range(hand_start(table, seat), hand_end(table, seat)):
            count_in(out, PACK, table.packs[place], 1)
    for place in range(seat * HAND_ROOM, seat * HAND_ROOM + table.held[seat]):
        count_in(out, HAND, table.hands[place], 1)


@rule
def observe_looks(table: FairytaleTable, seat: int, out: list[int]) -> None:
    """Every hand that came by, as it was then, and what was taken from it."""
    for round in range(rounds_begun(table)):
        look = LOOKS + round * LOOKED_AT
        taken = TAKEN + round * TWO_STAGE
        for step in range(steps_done(table, round)):
            pack = pack_start(table, round, pack_held(table, round, seat, step))
            first, end = pack + first_place(table, step), pack + end_place(table, step)
            for place in range(first, end):
                out[look + place - first] = table.packs[place]
            put_in_order(out, look, look + end - first)
            look += end - first
            if round < table.round or table.stage != DRAFTING or step < table.step:
                out[taken] = table.packs[first]
                taken += 1
                if discards_too(table, step):
                    out[taken] = table.packs[first + 1]
                    taken += 1


@rule
def observe_plays(table: FairytaleTable, seat: int, out: list[int]) -> None:
    for round in range(rounds_begun(table)):
        for player in range(table.seats):
            for step in range(PLAYS):
                place = play_place(table, round, player, step)
                mine = (round * MOST_SEATS + relative(table, seat, player)) * PLAYS + step
                out[PLAYED + mine] = table.plays[place]
                for draw in range(MOST_DRAWN):
                    card = table.drawn[place * MOST_DRAWN + draw]
                    out[DRAWN + mine * MOST_DRAWN + draw] = card if player == seat else int(card != NO_CARD)


@rule
def observe_rows(table: FairytaleTable, seat: int, out: list[int]) -> None:
    for player in range(table.seats):
        row, side = table.rows[player], relative(table, seat, player)
        for place in range(row.count):
            card = row.cards[place]
            is_up = has(row.up, place)
            count_in(out, (UP if is_up else DOWN) + side, card, 1)
            out[ROWS + side * ROW + place] = card if is_up else -card
    mine = table.rows[seat]
    for place in range(ROW):
        out[MARKED + place] = int(has(mine.marked & all_places(mine), place))


@rule
def observe_unseen(table: FairytaleTable, seat: int, out: list[int]) -> None:
    """Copies that the seat has seen neither in a draft nor among its draws; some of them may be in play by now."""
    deck = table.options.deck
    for name in range(1, deck.names + 1):
        count_in(out, UNSEEN, name, deck.copies[name])
    for round in range(rounds_begun(table)):
        for pack in range(table.seats):
            start = pack_start(table, round, pack)
            for place in range(dealt_end(table, round)):
                if group_of(table, seat, round, pack, place) != UNKNOWN:
                    count_in(out, UNSEEN, table.packs[start + place], -1)
        first = play_place(table, round, seat, 0) * MOST_DRAWN
        for place in range(first, first + PLAYS * MOST_DRAWN):
            if table.drawn[place] != NO_CARD:
                count_in(out, UNSEEN, table.drawn[place], -1)


@rule
def observe_counts(table: FairytaleTable, seat: int, out: list[int]) -> None:
    options = table.options
    for player in range(table.seats):
        out[OWING + relative(table, seat, player)] = int(has(table.to_act, player))
        out[HUNTED + relative(table, seat, player)] = int(has(table.hunted, player))
    out[COUNTS] = table.seats
    out[COUNTS + 1] = table.round
    out[COUNTS + 2] = table.stage
    out[COUNTS + 3] = table.step
    out[COUNTS + 4] = min(deck_size(table.deck), MOST)
    out[COUNTS + 5] = options.teams
    out[COUNTS + 6] = options.two_stage
    out[COUNTS + 7] = options.plays
    out[COUNTS + 8] = options.passing
    out[COUNTS + 9] = options.rounds
    out[COUNTS + 10] = options.hand
    out[COUNTS + 11] = table.exchanger
    out[COUNTS + 12] = draft_steps(table)


@rule
def observe_points(table: FairytaleTable, seat: int, out: list[int]) -> None:
    for player in range(table.seats):
        out[POINTS + relative(table, seat, player)] = min(score_of(table, player), MOST)


@rule
def observe_answer(table: FairytaleTable, seat: int, out: list[int]) -> None:
    """The seat's own question, and its answer where it lies face down."""
    index = asked_at(table, seat)
    if index >= 0:
        question = table.questions[index]
        out[COUNTS + 13] = question.kind
        out[COUNTS + 14] = question.subject
        if question.answer != NO_ANSWER:
            out[COUNTS + 15] = 1
            out[COUNTS + 16] = kind_of_action(question.answer)
            out[COUNTS + 17] = argument_of(question.answer)
