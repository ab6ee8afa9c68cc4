"""Games of Fairy Tale with a handful of cards: few enough to look at every world that fits."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field

from fabletop.contract import read_seed
from fabletop.games.fairytale.numbers import RULES
from fabletop.games.fairytale.rules.state import CardList, FairytaleTable, Options
from fabletop.games.fairytale.rules.terms import ANY, FAIRYWOOD, NAMES, SHADOW
from fabletop.games.fairytale.rules.turning import stages_of
from fabletop.kernel.actions import marked_actions
from fabletop.kernel.log import Log, LogEntry, facts_of


@dataclass(frozen=True)
class Tiny:
    """How a tiny game is set up; ``deck`` has one word for each name, as ``tiny_deck`` reads it."""

    seats: int
    hand: int
    rounds: int
    deck: str
    passing: int = 0
    plays: int = 0
    two_stage: int = 0

    def options(self) -> Options:
        options = Options()
        options.deck = deck = tiny_deck(self.deck)
        dealt = self.rounds * self.seats * (9 if self.two_stage == 1 and self.seats == 2 else self.hand)
        drawn = sum(copies * draws for copies, draws in zip(deck.copies, deck.draws, strict=True))
        assert deck.cards >= dealt + (drawn if self.rounds > 1 else 0), "a later round would find no cards"
        options.hand, options.rounds = self.hand, self.rounds
        options.passing, options.plays, options.two_stage = self.passing, self.plays, self.two_stage
        return options


@dataclass
class Game:
    """A game under way, and every fact that was noted in it."""

    table: FairytaleTable
    facts: list[LogEntry] = field(default_factory=list)

    def act(self, seat: int, action: int) -> None:
        log = Log()
        RULES.act(self.table, seat, action, log)
        self.facts += facts_of(log)


def tiny_deck(words: str) -> CardList:
    """``3`` is a card with three copies. Letters add effects: d or D draws one or two, h hunts, s is hunted, u turns a
    card up, f turns one down, a turns one down at every player."""
    record = CardList()
    for row in (record.most_of, record.hunts, record.unflips_of, record.flips_of):
        row[:] = [ANY] * NAMES
    for number, word in enumerate(words.split(), 1):
        add_card(record, number, int(word.rstrip("dDhsufa")), word.lstrip("0123456789"))
    return record


def add_card(record: CardList, number: int, copies: int, effects: str) -> None:
    record.names += 1
    record.cards += copies
    record.copies[number] = copies
    record.faction[number] = SHADOW if "s" in effects else FAIRYWOOD
    record.members[record.faction[number]] |= 1 << number
    record.members[ANY] |= 1 << number
    record.draws[number] = 2 if "D" in effects else int("d" in effects)
    record.hunts[number] = SHADOW if "h" in effects else ANY
    record.unflips[number] = int("u" in effects)
    record.flips[number] = int("f" in effects or "a" in effects)
    record.flips_all[number] = int("a" in effects)
    record.stages[number] = stages_of(record, number)


def dealt(tiny: Tiny, seed: str) -> Game:
    game = Game(RULES.table())
    log = Log()
    RULES.deal(game.table, tiny.options(), tiny.seats, read_seed(seed), log)
    game.facts += facts_of(log)
    return game


def legal_actions(table: FairytaleTable, seat: int) -> list[int]:
    mask = [0] * RULES.action_kinds
    RULES.legal(table, seat, mask)
    return marked_actions(mask)


def asked_seats(table: FairytaleTable) -> list[int]:
    return [seat for seat in range(table.seats) if table.to_act >> seat & 1]


def moments(tiny: Tiny, seed: str) -> Iterator[Game]:
    """Every moment of one random game, the end too; the seats answer in any order."""
    game = dealt(tiny, seed)
    chance = random.Random(seed)
    while game.table.to_act != 0:
        yield game
        seat = chance.choice(asked_seats(game.table))
        game.act(seat, chance.choice(legal_actions(game.table, seat)))
    yield game
