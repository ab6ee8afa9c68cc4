"""What a seat knows, as numbers for a network: the present, and the whole round as the seat remembers it."""

from __future__ import annotations

from fabletop.games.fox.knowledge.resample import is_woodcutter, player_of, ruled_out, taken_decrees, unseen_by
from fabletop.games.fox.rules.scoring import points_for
from fabletop.games.fox.rules.state import FoxTable
from fabletop.games.fox.rules.terms import MOST_EXCHANGES, SEATS, rank_of, rival_of, suit_of
from fabletop.games.fox.rules.tricks import leader_of
from fabletop.kernel.bits import bit, lowest, without_lowest
from fabletop.kernel.deck import deck_size
from fabletop.kernel.rule import rule

CARDS = 33
PLANES = 5
"""Own hand; decree; unseen; unseen and not shown to be missing since the rival last exchanged a card; decrees the rival
took and may hold."""
MOMENTS = 2
"""For each card, after how many plays it was played: by the seat, by the rival (0: not played)."""
COUNTS = 20
EXCHANGE = 5
"""Whose, after how many plays, what came, what went (as far as the seat knows), Fox or Woodcutter."""
SIZE = CARDS * (PLANES + MOMENTS) + COUNTS + MOST_EXCHANGES * EXCHANGE


@rule
def column(card: int) -> int:
    """Cards in a row of 33."""
    return suit_of(card) * 11 + rank_of(card) - 1


@rule
def observe(table: FoxTable, seat: int, out: list[int]) -> None:
    """Fill the observation of a seat; mine always stands before the rival's."""
    for index in range(SIZE):
        out[index] = 0
    observe_cards(table, seat, out)
    observe_plays(table, seat, out)
    observe_counts(table, seat, out)
    observe_exchanges(table, seat, out)


@rule
def set_plane(out: list[int], plane: int, cards: int) -> None:
    while cards != 0:
        out[plane * CARDS + column(lowest(cards))] = 1
        cards = without_lowest(cards)


@rule
def observe_cards(table: FoxTable, seat: int, out: list[int]) -> None:
    rival = rival_of(seat)
    unseen = unseen_by(table, seat)
    set_plane(out, 0, table.hands[seat])
    set_plane(out, 1, bit(table.decree))
    set_plane(out, 2, unseen)
    set_plane(out, 3, unseen & ~ruled_out(table, rival, last_exchange_of(table, rival), table.plays))
    set_plane(out, 4, unseen & taken_decrees(table, rival))


@rule
def observe_plays(table: FoxTable, seat: int, out: list[int]) -> None:
    for play in range(table.untold, table.plays):
        plane = PLANES if player_of(table, play) == seat else PLANES + 1
        out[plane * CARDS + column(table.played[play])] = play + 1


@rule
def observe_counts(table: FoxTable, seat: int, out: list[int]) -> None:
    at = CARDS * (PLANES + MOMENTS)
    rival = rival_of(seat)
    if table.asked > 0:
        question = table.questions[table.asked - 1]
        out[at + int(question.seat != seat)] = question.kind
    out[at + 2] = int(table.dealer == seat)
    out[at + 3] = table.plays
    out[at + 4] = deck_size(table.deck)
    out[at + 5] = table.options.target
    out[at + 6] = suit_of(table.decree)
    out[at + 7] = table.untold
    for side in range(SEATS):
        owner = seat if side == 0 else rival
        row = at + 8 + side * 6
        out[row] = table.scores[owner]
        out[row + 1] = table.round_points[owner]
        out[row + 2] = table.tricks[owner]
        out[row + 3] = table.treasures[owner]
        out[row + 4] = points_for(table.tricks[owner])
        out[row + 5] = int(leader_of(table) == owner)


@rule
def last_exchange_of(table: FoxTable, seat: int) -> int:
    """After how many plays the seat last used a Fox or a Woodcutter, or 0."""
    plays = 0
    for index in range(table.exchanges):
        if table.exchanged[index].seat == seat:
            plays = table.exchanged[index].plays
    return plays


@rule
def observe_exchanges(table: FoxTable, seat: int, out: list[int]) -> None:
    """All of a Fox; of a Woodcutter only the own cards."""
    at = CARDS * (PLANES + MOMENTS) + COUNTS
    for index in range(table.exchanges):
        exchange = table.exchanged[index]
        row = at + index * EXCHANGE
        hidden = is_woodcutter(table, exchange) and exchange.seat != seat
        out[row] = 1 if exchange.seat == seat else 2
        out[row + 1] = exchange.plays
        out[row + 2] = 0 if hidden else exchange.came
        out[row + 3] = 0 if hidden else exchange.went
        out[row + 4] = int(is_woodcutter(table, exchange))
