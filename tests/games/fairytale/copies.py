"""The worlds that fit what a seat was told, counted one by one in a game where every copy is a card of its own.

Every order of the deck is dealt and every choice is tried, by the rules themselves; what the seat would have been told
must be what it was told. No weights and no knowledge of packs: slow and plain, to check the weights of ``worlds.py``.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from fabletop.games.fairytale.rules.deal import clear_table, copy_options
from fabletop.games.fairytale.rules.state import CardList, FairytaleTable, Options
from fabletop.games.fairytale.rules.story import begin_step, go_on
from fabletop.games.fairytale.rules.terms import ANY, CATEGORIES, DRAFTING, NO_CARD, PLAYING, PLAYS, Fact
from fabletop.kernel.actions import argument_of
from fabletop.kernel.log import EVERYONE, Log, LogEntry, facts_of
from tests.games.fairytale.tiny import Game, asked_seats, legal_actions
from tests.games.fairytale.worlds import Cards, World, chosen_by, hand_of, world_of

ROWS = (Fact.HAND_SEEN, Fact.LEFT_OVER)
"""Facts about a row of cards, whose order means nothing; drawn cards come one by one."""

Told = tuple[int, ...]


@dataclass(frozen=True)
class Copies:
    """The copies of a deck under numbers of their own: ``names[copy]`` is what is printed on it."""

    options: Options
    names: Cards

    def read(self, cards: Cards) -> Cards:
        return tuple(self.names[card] for card in cards)


def copies_of(options: Options) -> Copies:
    deck = options.deck
    names = [NO_CARD, *(name for name in range(1, deck.names + 1) for _ in range(deck.copies[name]))]
    made = Options()
    copy_options(made, options)
    made.deck = apart(deck, names)
    return Copies(made, tuple(names))


def apart(deck: CardList, names: list[int]) -> CardList:
    """Each copy as a card with one copy; what cards score is left out."""
    record = CardList()
    record.names = record.cards = len(names) - 1
    for category in range(CATEGORIES):
        record.members[category] = sum(
            1 << copy for copy, name in enumerate(names) if deck.members[category] >> name & 1
        )
    for row in (record.most_of, record.hunts, record.unflips_of, record.flips_of):
        row[:] = [ANY] * len(row)
    for copy, name in enumerate(names[1:], 1):
        record.copies[copy] = 1
        record.faction[copy], record.hunts[copy], record.draws[copy] = (
            deck.faction[name],
            deck.hunts[name],
            deck.draws[name],
        )
        record.stages[copy] = deck.stages[name]
        assert deck.flips[name] == deck.unflips[name] == 0, "answers in play have no copies"
    return record


def told_to(seat: int, facts: list[LogEntry], names: Cards) -> list[Told]:
    """What a seat was told, in names; who had to choose is not remembered."""
    told = []
    for entry in facts:
        if entry.audience in (seat, EVERYONE) and entry.fact != Fact.CHOSEN:
            told.append((entry.fact, entry.seat, *in_names(entry, names)))
    return told


def in_names(entry: LogEntry, names: Cards) -> Cards:
    if entry.fact in ROWS:
        return tuple(sorted(names[card] for card in row(entry.first)))
    if entry.fact in (Fact.KEPT, Fact.REVEALED, Fact.HUNTED):
        return names[entry.first], names[entry.second]
    if entry.fact == Fact.DREW_CARDS:
        return tuple(names[card] for card in row(entry.first))
    return entry.first, entry.second


def row(number: int) -> list[int]:
    return [number >> 6 * place & 63 for place in range(10) if number >> 6 * place & 63]


def counted_worlds(game: Game, seat: int) -> Counter[World]:
    """How many ways of single cards lead to each world that fits what the seat knows."""
    table = game.table
    copies = copies_of(table.options)
    plain = tuple(range(table.options.deck.names + 1))
    told = told_to(seat, game.facts, plain)
    found: Counter[World] = Counter()
    for order in itertools.permutations(range(1, len(copies.names))):
        for way in ways(dealt_in_order(copies.options, table.seats, order), table, seat, copies, told):
            if fits_now(way, table, seat, copies):
                found[in_plain_names(world_of(way, seat), way, copies)] += 1
    return found


def dealt_in_order(options: Options, seats: int, order: Cards) -> Game:
    game = Game(FairytaleTable())
    table = game.table
    copy_options(table.options, options)
    clear_table(table)
    table.seats = seats
    table.deck.top, table.deck.bottom = 0, len(order)
    table.deck.cards[: len(order)] = order
    log = Log()
    begin_step(table, log)
    if table.to_act == 0:
        go_on(table, log)
    game.facts += facts_of(log)
    return game


def ways(game: Game, target: FairytaleTable, seat: int, copies: Copies, told: list[Told]) -> Iterator[FairytaleTable]:
    """Every way on to the moment at which the target stands, as long as the seat is told the same."""
    mine = told_to(seat, game.facts, copies.names)
    if mine != told[: len(mine)]:
        return
    table = game.table
    is_there = (table.round, table.stage, table.step) == (target.round, target.stage, target.step)
    asked = [player for player in asked_seats(table) if not (is_there and target.to_act >> player & 1)]
    if is_there and not asked:
        yield table
        return
    for action in legal_actions(table, asked[0]):
        if (
            table.stage == PLAYING
            and not is_there
            and copies.names[argument_of(action)] != played(target, table, asked[0])
        ):
            continue
        after = Game(table.copy(), list(game.facts))
        after.act(asked[0], action)
        yield from ways(after, target, seat, copies, told)


def played(target: FairytaleTable, table: FairytaleTable, seat: int) -> int:
    """What everybody saw the seat play in the step in which a table stands."""
    return target.plays[(table.round * table.seats + seat) * PLAYS + table.step]


def fits_now(way: FairytaleTable, target: FairytaleTable, seat: int, copies: Copies) -> bool:
    """The seat's own answer is the same, and every other who owes one has two cards of different names or may pass."""
    if target.stage not in (DRAFTING, PLAYING):
        return True
    if not target.to_act >> seat & 1 and copies.read(chosen_by(way, seat)) != chosen_by(target, seat):
        return False
    return all(
        len({copies.names[argument_of(action)] for action in legal_actions(way, player)}) > 1
        for player in asked_seats(target)
        if player != seat
    )


def in_plain_names(world: World, way: FairytaleTable, copies: Copies) -> World:
    """The world with names for copies; cards that stand in no order are sorted."""
    packs = list(copies.read(world.packs))
    if way.stage == DRAFTING:
        for start in pack_starts(way):
            packs[start + way.step : start + way.options.hand] = sorted(
                packs[start + way.step : start + way.options.hand]
            )
    return World(
        packs=tuple(packs),
        drawn=copies.read(world.drawn),
        deck=tuple(sorted(copies.read(world.deck))),
        hands=tuple(tuple(sorted(copies.read(hand_of(way, player)))) for player in range(way.seats)),
        answers=tuple(answer and copies.read(answer) for answer in world.answers),
    )


def pack_starts(table: FairytaleTable) -> list[int]:
    """Where the packs of this round stand, in a draft in one stage."""
    return [(table.round * table.seats + pack) * table.options.hand for pack in range(table.seats)]
