"""Setting up the game and each round (docs/rules/fox: fox.deal)."""

from __future__ import annotations

from fabletop.games.fox.rules.state import FoxTable, Options
from fabletop.games.fox.rules.terms import (
    ASK_LEAD,
    DECK_SIZE,
    HAND_DEALT,
    HAND_SIZE,
    MOST_DRAWS,
    NO_CARD,
    OF_BELLS,
    OF_KEYS,
    OF_MOONS,
    RANKS,
    ROUND_BEGUN,
    SEATS,
    TRICKS,
    rival_of,
)
from fabletop.kernel.deck import draw, shuffle
from fabletop.kernel.log import Log, note, whisper
from fabletop.kernel.questions import ask
from fabletop.kernel.rng import TABLE_DOMAIN, Seed, below, start
from fabletop.kernel.rule import called_rule, rule


@rule
def deal(table: FoxTable, options: Options, seats: int, seed: Seed, log: Log | None) -> None:
    """Begin a game: nobody has points, and chance names the first dealer."""
    start(table.rng, seed, TABLE_DOMAIN)
    table.options.target = options.target
    table.options.memory = options.memory
    table.round = 0
    table.asked = 0
    table.to_act = 0
    for seat in range(seats):
        table.scores[seat] = 0
    table.dealer = below(table.rng, seats)
    table.exchanges = 0
    deal_round(table, log)


@called_rule
def deal_round(table: FoxTable, log: Log | None) -> None:
    """Shuffle, deal thirteen cards each, turn up the decree; who did not deal leads the first trick."""
    clear_round(table)
    table.round += 1
    gather_deck(table)
    shuffle(table.deck.cards, 0, DECK_SIZE, table.rng)
    for seat in range(SEATS):
        table.hands[seat] = draw_hand(table)
    table.decree = draw(table.deck)
    if log is not None:
        note(log, ROUND_BEGUN, table.dealer, table.round, table.decree)
        for seat in range(SEATS):
            whisper(log, HAND_DEALT, seat, table.hands[seat], 0)
    ask(table, ASK_LEAD, rival_of(table.dealer), 0)


@rule
def clear_round(table: FoxTable) -> None:
    """Nothing is left of the round before."""
    for seat in range(SEATS):
        table.tricks[seat] = 0
        table.treasures[seat] = 0
        table.round_points[seat] = 0
    leaders, played = table.leaders, table.played
    for trick in range(TRICKS):
        leaders[trick] = 0
        played[trick] = NO_CARD
        played[TRICKS + trick] = NO_CARD
    for index in range(table.exchanges):
        exchange = table.exchanged[index]
        exchange.plays = 0
        exchange.seat = 0
        exchange.came = NO_CARD
        exchange.went = NO_CARD
    table.plays = 0
    table.played_cards = 0
    table.untold = 0
    table.exchanges = 0


@rule
def gather_deck(table: FoxTable) -> None:
    """All 33 cards in one pile."""
    table.deck.top = 0
    table.deck.bottom = DECK_SIZE
    cards = table.deck.cards
    for rank in range(1, RANKS + 1):
        cards[rank - 1] = OF_BELLS + rank
        cards[rank - 1 + RANKS] = OF_KEYS + rank
        cards[rank - 1 + 2 * RANKS] = OF_MOONS + rank
    for place in range(DECK_SIZE, DECK_SIZE + MOST_DRAWS):
        cards[place] = NO_CARD


@rule
def draw_hand(table: FoxTable) -> int:
    hand = 0
    deck = table.deck
    cards = deck.cards
    for place in range(deck.top, deck.top + HAND_SIZE):
        hand += 1 << cards[place]
        cards[place] = NO_CARD
    deck.top += HAND_SIZE
    return hand
