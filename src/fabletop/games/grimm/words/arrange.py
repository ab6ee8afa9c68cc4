"""A position given in words (scenes): what is left out is empty or comes from a seed; what cannot be is refused.

``window``
    ``start`` (a round begins, which is so if nothing is told), ``build`` (the Build phase begins) or ``over``.
``round``, ``first``
    The number of the round, from 1, and the First Player; 1 and seat 0 if left out.
``prince``
    ``true`` if Prince Regal is still to come (two players): if left out, he has been there.
``stock``
    What lies on Locations: ``{ fields = 5, forest = 0, market = "1 straw 1 brick" }``; those left out are just filled.
``goods``, ``stored``
    Resources on the boards, ``["2 straw 1 wood", ""]``, and on Rapunzel, ``"2 brick"``.
``hands``, ``fables``, ``pile``
    Fables in the hands, ``["Wolf, Roar", ""]``, at the top of the deck from the top, and in the pile. ``...`` at the
    end of a hand or of the pile puts all those there of which nothing is told; if it stands nowhere, they are in the
    deck, below those that are told.
``friends``, ``friend_deck``, ``friend_pile``
    The Friend of each seat, ``["Rapunzel", ""]``, the next Friends from the top, the discarded ones (``...`` for all
    others).
``houses``, ``corners``
    ``["straw roof, corner wood walls", ""]`` by the highest section of each house; Cutting Corners cards on the boards.
``builders``
    First Builder tokens, ``{ straw = 1 }``; if left out, the first seat that has such a house has the token.
``unique``, ``matured``, ``parked``
    Unique Locations, ``{ forest = "Grandma's House by 1" }``; Next Turn cards that were played in the last round
    (``start``) or in this one (``build``), one for each seat.
``kept``
    The two Gather cards that Little Mermaid left to her owner, ``"fields market"``; the first two if left out.
``pigs``, ``bonus``
    In ``build``: where the pigs are (``""`` for nowhere), each alone if left out; actions won or lost, ``[2, -1]``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fabletop.games.grimm.rules.cards import put_in_hand
from fabletop.games.grimm.rules.catalogue import LATER_FRIENDS
from fabletop.games.grimm.rules.deal import clear_table, deal
from fabletop.games.grimm.rules.frienddeck import lay_on_pile
from fabletop.games.grimm.rules.friends import LITTLE_MERMAID
from fabletop.games.grimm.rules.gathercards import begin_gathering
from fabletop.games.grimm.rules.noticed import drawn_unseen
from fabletop.games.grimm.rules.state import GrimmTable
from fabletop.games.grimm.rules.story import begin_build, begin_round, go_on, open_round
from fabletop.games.grimm.rules.terms import (
    FABLE_COUNT,
    FOUNDATION,
    FRIEND_COUNT,
    HOUSES,
    KINDS,
    NO_CARD,
    NO_FRIEND,
    OVER,
    SECTIONS,
    STRAW,
    WOOD,
)
from fabletop.games.grimm.rules.words import kind_of, section_of
from fabletop.games.grimm.words.position import Position
from fabletop.kernel.bits import bit, has
from fabletop.kernel.rng import TABLE_DOMAIN, Rng, Seed, start
from fabletop.kernel.rng import shuffle as shuffle_row

KNOWN_TO_NOBODY = 0
EARLIER, LATER = 0, 1
"""When Prince Regal comes: before or after the start-of-round cards."""
FIRST_TWO = bit(STRAW) | bit(WOOD)
"""The Fields and the Forest."""


def arrange(table: GrimmTable, words: Mapping[str, Any], seed: Seed) -> None:
    """Make the table what the words say."""
    told = Position(table, words)
    leave_out_later_friends(table, told, seed)
    rng = Rng()
    start(rng, seed, TABLE_DOMAIN)
    clear_table(table)
    table.round, table.first = told.round, told.first
    lay_resources(table, told)
    lay_houses(table, told)
    lay_fables(table, told, rng)
    lay_friends(table, told, rng)
    begin(table, told)


def leave_out_later_friends(table: GrimmTable, told: Position, seed: Seed) -> None:
    """The decks are those of the printed box, and what the words name: chance goes as if there were no more cards."""
    unnamed = table.options.friends & LATER_FRIENDS & ~sum(map(bit, told.all_friends()))
    if unnamed:
        options = table.options.copy()
        options.friends &= ~unnamed
        deal(table, options, table.seats, seed, None)


def begin(table: GrimmTable, told: Position) -> None:
    """Let the window begin, and go on until somebody is asked."""
    if told.window == "over":
        begin_gathering(table)
        table.window = OVER
    elif told.window == "build":
        begin_gathering(table)
        table.pigs[: table.seats] = told.pigs
        table.bonus[: table.seats] = told.bonus
        begin_build(table, None)
    elif told.prince:
        begin_round(table, None)
    else:
        begin_without_prince(table)


def begin_without_prince(table: GrimmTable) -> None:
    """Prince Regal has been there: the round begins as if he came later, and goes on as if he had come before."""
    when = table.options.prince
    table.options.prince = LATER
    open_round(table, None)
    table.options.prince = EARLIER
    go_on(table, None)
    table.options.prince = when


def lay_resources(table: GrimmTable, told: Position) -> None:
    for place, counts in enumerate(told.stock):
        table.stock[place * KINDS : (place + 1) * KINDS] = counts
    for seat, counts in enumerate(told.goods):
        table.goods[seat * KINDS : (seat + 1) * KINDS] = counts
    table.stored = list(told.stored)
    for kind in range(KINDS):
        table.supply[kind] -= told.out(kind)


def lay_houses(table: GrimmTable, told: Position) -> None:
    for seat, houses in enumerate(told.houses):
        for house in houses:
            table.houses[seat * HOUSES + house] += 1
            for section in range(FOUNDATION, section_of(house) + 1):
                table.sections[kind_of(house) * SECTIONS + section] -= 1
    table.corners[: table.seats] = told.corners
    table.builders = [seat + 1 for seat in told.builders]


def lay_fables(table: GrimmTable, told: Position, rng: Rng) -> None:
    """Those of which nothing is told are shuffled, for the deck or for where the words want them."""
    rest = untold_fables(table, told, rng)
    deck = told.deck + ([] if told.rest not in (None, "fables") else rest)
    table.fables.top, table.fables.bottom = 0, len(deck)
    table.fables.cards = deck + [NO_CARD] * (len(table.fables.cards) - len(deck))
    table.fables.known = [0] * len(table.fables.known)
    for fable in told.pile + (rest if told.rest == "pile" else []):
        table.pile[fable] += 1
    for seat, hand in enumerate(told.hands):
        for fable in hand + (rest if told.rest == f"hands {seat}" else []):
            put_in_hand(table, seat, fable)
            drawn_unseen(table, seat, fable, KNOWN_TO_NOBODY)
    for place, (fable, seat) in told.unique.items():
        table.unique[place], table.unique_of[place] = fable, seat
    table.matured[: table.seats] = told.matured
    table.parked[: table.seats] = told.parked


def untold_fables(table: GrimmTable, told: Position, rng: Rng) -> list[int]:
    counts = told.all_fables()
    rest = [fable for fable in range(1, FABLE_COUNT + 1) for _ in range(table.options.copies[fable] - counts[fable])]
    shuffle_row(rest, 0, len(rest), rng)
    return rest


def lay_friends(table: GrimmTable, told: Position, rng: Rng) -> None:
    table.friend[: table.seats] = told.friends
    rest = [friend for friend in range(1, FRIEND_COUNT + 1) if has(table.options.friends, friend)]
    rest = [friend for friend in rest if friend not in told.all_friends()]
    shuffle_row(rest, 0, len(rest), rng)
    deck = told.friend_deck + ([] if told.friend_rest else rest)
    table.friends.top, table.friends.bottom = 0, len(deck)
    table.friends.cards = deck + [NO_FRIEND] * (len(table.friends.cards) - len(deck))
    for friend in reversed(told.friend_pile + (rest if told.friend_rest else [])):
        lay_on_pile(table, friend)
    if LITTLE_MERMAID in told.friends:
        table.kept = told.kept or FIRST_TWO
        table.locker = told.friends.index(LITTLE_MERMAID)
