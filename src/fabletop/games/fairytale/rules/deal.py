"""Setting up the game and each round (docs/rules/fairy-tale: fairytale.deal)."""

from __future__ import annotations

from fabletop.games.fairytale.rules.state import CardList, DrawDeck, FairytaleTable, Options
from fabletop.games.fairytale.rules.story import begin_step, go_on
from fabletop.games.fairytale.rules.terms import (
    DRAFTING,
    HAND_ROOM,
    MOST_CARDS,
    MOST_DRAWN,
    MOST_PLACES,
    MOST_SEATS,
    NO_CARD,
    PLAYS,
    ROUNDS,
    ROW,
)
from fabletop.kernel.deck import shuffle
from fabletop.kernel.log import Log
from fabletop.kernel.rng import TABLE_DOMAIN, Seed, start
from fabletop.kernel.rule import called_rule, rule
from fabletop.kernel.sharing import shares_options


@called_rule
def deal(table: FairytaleTable, options: Options, seats: int, seed: Seed, log: Log | None) -> None:
    """Begin a game: an empty table and a shuffled deck; then the first round begins."""
    start(table.rng, seed, TABLE_DOMAIN)
    if not shares_options(table):
        copy_options(table.options, options)
    clear_table(table)
    table.seats = seats
    gather_deck(table.deck, table.options.deck)
    shuffle(table.deck.cards, 0, table.deck.bottom, table.rng)
    begin_step(table, log)
    if table.to_act == 0:
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
def clear_table(table: FairytaleTable) -> None:
    """Nothing is left of a game before."""
    table.round = 0
    table.stage = DRAFTING
    table.step = 0
    table.exchanger = 0
    table.to_act = 0
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
        row.demands = 0
        for place in range(ROW):
            row.cards[place] = NO_CARD


@rule
def copy_options(mine: Options, given: Options) -> None:
    mine.teams = given.teams
    mine.two_stage = given.two_stage
    mine.plays = given.plays
    mine.passing = given.passing
    mine.trickster = given.trickster
    mine.memory = given.memory
    mine.rounds = given.rounds
    mine.hand = given.hand
    copy_cards(mine.deck, given.deck)


@rule
def copy_cards(mine: CardList, given: CardList) -> None:
    mine.names = given.names
    mine.cards = given.cards
    copy_numbers(mine.members, given.members)
    copy_numbers(mine.copies, given.copies)
    copy_numbers(mine.faction, given.faction)
    copy_numbers(mine.type, given.type)
    copy_numbers(mine.scoring, given.scoring)
    copy_numbers(mine.points, given.points)
    copy_numbers(mine.counted, given.counted)
    copy_numbers(mine.most_of, given.most_of)
    copy_numbers(mine.least, given.least)
    copy_numbers(mine.least_of, given.least_of)
    copy_numbers(mine.needed, given.needed)
    copy_numbers(mine.counts_as, given.counts_as)
    copy_numbers(mine.almighty, given.almighty)
    copy_numbers(mine.hunts, given.hunts)
    copy_numbers(mine.unflips, given.unflips)
    copy_numbers(mine.unflips_of, given.unflips_of)
    copy_numbers(mine.flips, given.flips)
    copy_numbers(mine.flips_of, given.flips_of)
    copy_numbers(mine.flips_all, given.flips_all)
    copy_numbers(mine.draws, given.draws)
    copy_numbers(mine.stages, given.stages)


@rule
def copy_numbers(mine: list[int], given: list[int]) -> None:
    for place in range(len(mine)):
        mine[place] = given[place]
