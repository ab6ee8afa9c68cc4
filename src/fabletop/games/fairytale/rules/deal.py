"""Setting up the game and each round (docs/rules/fairy-tale: fairytale.deal)."""

from __future__ import annotations

from fabletop.games.fairytale.rules.state import CardList, DrawDeck, Options, Table
from fabletop.games.fairytale.rules.story import begin_step, go_on
from fabletop.games.fairytale.rules.terms import (
    CATEGORIES,
    DRAFTING,
    HAND_ROOM,
    MOST_CARDS,
    MOST_DRAWN,
    MOST_PLACES,
    MOST_SEATS,
    NAMES,
    NO_CARD,
    PLAYS,
    ROUNDS,
    ROW,
)
from fabletop.kernel.deck import shuffle
from fabletop.kernel.log import Log
from fabletop.kernel.rng import TABLE_DOMAIN, Seed, start
from fabletop.kernel.rule import called_rule, rule


@called_rule
def deal(table: Table, options: Options, seats: int, seed: Seed, log: Log | None) -> None:
    """Begin a game: an empty table and a shuffled deck; then the first round begins."""
    start(table.rng, seed, TABLE_DOMAIN)
    copy_options(table.options, options)
    clear_table(table)
    table.seats = seats
    gather_deck(table.deck, table.options.deck)
    shuffle(table.deck.cards, 0, table.deck.bottom, table.rng)
    begin_step(table, log)
    if table.owing == 0:
        go_on(table, log)


@rule
def gather_deck(deck: DrawDeck, cards: CardList) -> None:
    """Every copy of every card in one pile."""
    deck.top = 0
    deck.bottom = 0
    for name in range(1, cards.names + 1):
        for _ in range(cards.copies[name]):
            deck.cards[deck.bottom] = name
            deck.bottom += 1
    for place in range(deck.bottom, MOST_CARDS):
        deck.cards[place] = NO_CARD


@rule
def clear_table(table: Table) -> None:
    """Nothing is left of a game before."""
    table.round = 0
    table.stage = DRAFTING
    table.step = 0
    table.exchanger = 0
    table.owing = 0
    table.asked = 0
    table.hunted = 0
    table.scored = 0
    for place in range(MOST_PLACES):
        table.packs[place] = NO_CARD
    for place in range(ROUNDS * MOST_SEATS * PLAYS):
        table.plays[place] = NO_CARD
    for place in range(ROUNDS * MOST_SEATS * PLAYS * MOST_DRAWN):
        table.drawn[place] = NO_CARD
    for place in range(MOST_SEATS * HAND_ROOM):
        table.hands[place] = NO_CARD
    for seat in range(MOST_SEATS):
        table.held[seat] = 0
        table.scores[seat] = 0
        row = table.rows[seat]
        row.count = 0
        row.up = 0
        row.marked = 0
        row.met = 0
        for place in range(ROW):
            row.cards[place] = NO_CARD


@rule
def copy_options(mine: Options, given: Options) -> None:
    mine.teams = given.teams
    mine.two_stage = given.two_stage
    mine.plays = given.plays
    mine.passing = given.passing
    mine.memory = given.memory
    mine.rounds = given.rounds
    mine.hand = given.hand
    copy_cards(mine.deck, given.deck)


@rule
def copy_cards(mine: CardList, given: CardList) -> None:
    mine.names = given.names
    mine.cards = given.cards
    for category in range(CATEGORIES):
        mine.members[category] = given.members[category]
    for name in range(NAMES):
        mine.copies[name] = given.copies[name]
        mine.faction[name] = given.faction[name]
        mine.type[name] = given.type[name]
        mine.scoring[name] = given.scoring[name]
        mine.points[name] = given.points[name]
        mine.counted[name] = given.counted[name]
        mine.most_of[name] = given.most_of[name]
        mine.least[name] = given.least[name]
        mine.least_of[name] = given.least_of[name]
        mine.needed[name] = given.needed[name]
        mine.counts_as[name] = given.counts_as[name]
        mine.almighty[name] = given.almighty[name]
        mine.hunts[name] = given.hunts[name]
        mine.unflips[name] = given.unflips[name]
        mine.unflips_of[name] = given.unflips_of[name]
        mine.flips[name] = given.flips[name]
        mine.flips_of[name] = given.flips_of[name]
        mine.flips_all[name] = given.flips_all[name]
        mine.draws[name] = given.draws[name]
