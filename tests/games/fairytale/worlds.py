"""Every world that fits what a seat has seen, found the slow way: put a name at every hidden place and check.

Nothing here uses the rules' own knowledge of packs: who holds which pack is worked out anew. ``copies.py`` checks the
weights of these worlds against a game in which every copy is a card of its own.
"""

from __future__ import annotations

import itertools
import math
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from fabletop.games.fairytale.rules.state import FairytaleTable
from fabletop.games.fairytale.rules.terms import (
    DISCARD,
    DRAFTING,
    HAND_ROOM,
    MOST_DRAWN,
    NO_CARD,
    OVER,
    PLAYING,
    PLAYS,
)
from fabletop.kernel.actions import argument_of, kind_of_action

TWO_STAGE_BEGINS = (0, 2, 4, 5, 7)
TWO_STAGE_ENDS = (5, 5, 5, 9, 9)
TWO_STAGE_IS_OWN = (True, False, True, True, False)
DRAWN = 1000
"""Drawn cards have places too: numbered from here, as in ``table.drawn``."""

Cards = tuple[int, ...]
Weighted = dict["World", int]


class World(NamedTuple):
    """What a table holds, as far as a seat may not know it."""

    packs: Cards
    drawn: Cards
    deck: Cards
    hands: tuple[Cards, ...]
    answers: tuple[Cards | None, ...]
    """The cards chosen in the open step, seat by seat; none of who owes, nor of the seat that looks."""


# Reading a table.


def world_of(table: FairytaleTable, viewer: int, *, in_order: bool = False) -> World:
    deck = table.deck.cards[table.deck.top : table.deck.bottom]
    return World(
        packs=tuple(table.packs),
        drawn=tuple(table.drawn),
        deck=tuple(deck if in_order else sorted(deck)),
        hands=tuple(hand_of(table, seat) for seat in range(table.seats)),
        answers=tuple(answer_of(table, viewer, seat) for seat in range(table.seats)),
    )


def hand_of(table: FairytaleTable, seat: int) -> Cards:
    return tuple(table.hands[seat * HAND_ROOM : seat * HAND_ROOM + table.held[seat]])


def answer_of(table: FairytaleTable, viewer: int, seat: int) -> Cards | None:
    if seat == viewer or table.to_act >> seat & 1 or table.stage not in (DRAFTING, PLAYING):
        return None
    return chosen_by(table, seat)


def chosen_by(table: FairytaleTable, seat: int) -> Cards:
    """What a seat that owes nothing has chosen or will do without being asked."""
    asked = [question for question in table.questions[: table.asked] if question.seat == seat]
    if table.stage == PLAYING:
        return (argument_of(asked[0].answer),) if asked else (hand_of(table, seat) or (NO_CARD,))[:1]
    rest = [table.packs[place] for place in held_places(table, table.round, seat, table.step)]
    kept = asked[0].subject if asked else rest[0]
    rest.remove(kept)
    if not discards(table, table.step):
        return (kept,)
    return kept, argument_of(asked[0].answer) if asked and kind_of_action(asked[0].answer) == DISCARD else rest[0]


# Where cards are when.


def is_for_two(table: FairytaleTable) -> bool:
    return table.seats == 2 and table.options.two_stage == 1


def discards(table: FairytaleTable, step: int) -> bool:
    return is_for_two(table) and step != 2


def steps_of(table: FairytaleTable) -> int:
    return 5 if is_for_two(table) else table.options.hand


def steps_begun(table: FairytaleTable, round: int) -> int:
    return table.step + 1 if is_drafted_now(table, round) else steps_of(table)


def is_drafted_now(table: FairytaleTable, round: int) -> bool:
    return table.stage == DRAFTING and round == table.round


def rounds_dealt(table: FairytaleTable) -> range:
    return range(table.round if table.stage == OVER else table.round + 1)


def held_places(table: FairytaleTable, round: int, seat: int, step: int) -> range:
    """The places of the cards that a seat holds in a step of the draft; the first ones are those it takes."""
    if is_for_two(table):
        pack = seat if TWO_STAGE_IS_OWN[step] else 1 - seat
        start = 18 * round + 9 * pack
        return range(start + TWO_STAGE_BEGINS[step], start + TWO_STAGE_ENDS[step])
    is_to_the_right = round % 2 == 1 and table.options.passing == 0
    pack = (seat + (step if is_to_the_right else -step)) % table.seats
    start = (round * table.seats + pack) * table.options.hand
    return range(start + step, start + table.options.hand)


def kept_places(table: FairytaleTable, round: int, seat: int) -> list[int]:
    return [held_places(table, round, seat, step)[0] for step in range(steps_of(table))]


def drawn_places(table: FairytaleTable, round: int, seat: int, before: int = PLAYS) -> list[int]:
    """The cards that a seat drew in the first steps of a round."""
    first = (round * table.seats + seat) * PLAYS * MOST_DRAWN
    places = range(first, first + before * MOST_DRAWN)
    return [DRAWN + place for place in places if table.drawn[place] != NO_CARD]


def open_hands(table: FairytaleTable, round: int) -> list[range]:
    """The packs of the open step: nobody has put their cards in order."""
    if not is_drafted_now(table, round):
        return []
    return [held_places(table, round, seat, table.step) for seat in range(table.seats)]


# What a seat has seen.


class Look(NamedTuple):
    """Cards that the seat has seen together, at these places."""

    places: frozenset[int]
    names: Counter[int]


def looks_of(table: FairytaleTable, viewer: int) -> list[Look]:
    looks = []
    for round in rounds_dealt(table):
        for step in range(steps_begun(table, round)):
            held = held_places(table, round, viewer, step)
            looks.append(look_at(table, held))
            if not (is_drafted_now(table, round) and step == table.step):
                looks.append(look_at(table, held[:1]))
                if discards(table, step):
                    looks.append(look_at(table, held[1:2]))
        looks += [look_at(table, [place]) for place in drawn_places(table, round, viewer)]
    return looks


def look_at(table: FairytaleTable, places: Iterable[int]) -> Look:
    return Look(frozenset(places), Counter(card_at(table, place) for place in places))


def card_at(table: FairytaleTable, place: int) -> int:
    return table.drawn[place - DRAWN] if place >= DRAWN else table.packs[place]


# The worlds.


def all_worlds(table: FairytaleTable, viewer: int, *, in_order: bool = False, most: int = 1_000_000) -> Weighted | None:
    """Every world that fits, with its weight; nothing if so many are not enough."""
    worlds: Counter[World] = Counter()
    for number, (cards, weight) in enumerate(all_assignments(table, viewer)):
        if number == most or len(worlds) > most:
            return None
        for world, times in finished(table, viewer, cards, in_order):
            worlds[world] += weight * times
    return worlds


def all_assignments(table: FairytaleTable, viewer: int) -> Iterator[tuple[dict[int, int], int]]:
    """A card at every place that is not in the deck, and the number of ways to play what was played."""
    left = Counter({name: table.options.deck.copies[name] for name in range(1, table.options.deck.names + 1)})
    yield from assigned(table, viewer, looks_of(table, viewer), left, 0)


def assigned(
    table: FairytaleTable, viewer: int, looks: list[Look], left: Counter[int], round: int
) -> Iterator[tuple[dict[int, int], int]]:
    """Round by round: what is put somewhere in one is gone for those after it."""
    if round == len(rounds_dealt(table)):
        yield {}, 1
        return
    for cards in filled(places_of_round(table, round), looks, left, open_hands(table, round)):
        ways = math.prod(ways_to_play(table, round, seat, cards) for seat in range(table.seats) if seat != viewer)
        if ways > 0:
            rest = left - Counter(cards.values())
            for others, times in assigned(table, viewer, looks, rest, round + 1):
                yield cards | others, ways * times


def places_of_round(table: FairytaleTable, round: int) -> list[int]:
    places = {place for seat in range(table.seats) for place in held_places(table, round, seat, 0)}
    if is_for_two(table) and steps_begun(table, round) > 3:
        places |= {place for seat in range(2) for place in held_places(table, round, seat, 3)}
    return sorted(places) + [place for seat in range(table.seats) for place in drawn_places(table, round, seat)]


def filled(
    places: list[int], looks: list[Look], left: Counter[int], unordered: list[range]
) -> Iterator[dict[int, int]]:
    """Every way to put names at some places so that no look is contradicted; unordered cards stand sorted."""
    if not places:
        yield {}
        return
    *before, place = places
    for cards in filled(before, looks, left, unordered):
        least = max((cards[place - 1] for held in unordered if place in held and place - 1 in held), default=0)
        for name in left:
            if name >= least and has_one_more(cards, place, name, looks, left):
                yield cards | {place: name}


def has_one_more(cards: dict[int, int], place: int, name: int, looks: list[Look], left: Counter[int]) -> bool:
    """Is there another copy of a name, and is it one that was seen wherever this place was looked at?"""
    same = [other for other, card in cards.items() if card == name]
    return len(same) < left[name] and all(
        sum(other in look.places for other in same) < look.names[name] for look in looks if place in look.places
    )


def ways_to_play(table: FairytaleTable, round: int, seat: int, cards: dict[int, int]) -> int:
    """In how many ways the cards that a seat played can be some of those it had: each is one it kept or had drawn."""

    def ways(step: int, used: frozenset[int]) -> int:
        if step == PLAYS:
            return 1
        card = table.plays[(round * table.seats + seat) * PLAYS + step]
        if card == NO_CARD:
            return ways(step + 1, used)
        had = kept + drawn_places(table, round, seat, step)
        return sum(ways(step + 1, used | {place}) for place in had if place not in used and cards[place] == card)

    kept = [] if is_drafted_now(table, round) else kept_places(table, round, seat)
    return ways(0, frozenset())


def finished(table: FairytaleTable, viewer: int, cards: dict[int, int], in_order: bool) -> Iterator[tuple[World, int]]:
    """The worlds with these cards: any deck of the rest, any answers of those who have chosen."""
    packs, drawn = list(table.packs), list(table.drawn)
    for place, card in cards.items():
        if place >= DRAWN:
            drawn[place - DRAWN] = card
        else:
            packs[place] = card
    hands = [hand_of(table, seat) if seat == viewer else new_hand(table, seat, cards) for seat in range(table.seats)]
    choices = [choices_of(table, viewer, seat, hands[seat], cards) for seat in range(table.seats)]
    orders = math.prod(orders_of(packs[place] for place in held) for held in open_hands(table, table.round))
    for answers in itertools.product(*(choice.items() for choice in choices)):
        times = orders * math.prod(ways for _, ways in answers)
        for deck, ways in decks_of(table, cards, in_order):
            chosen = tuple(answer for answer, _ in answers)
            yield World(tuple(packs), tuple(drawn), deck, tuple(hands), chosen), times * ways


def orders_of(cards: Iterable[int]) -> int:
    """In how many orders cards can stand, copies not told apart."""
    counts = Counter(cards).values()
    return math.factorial(sum(counts)) // math.prod(math.factorial(count) for count in counts)


def decks_of(table: FairytaleTable, cards: dict[int, int], in_order: bool) -> list[tuple[Cards, int]]:
    copies = Counter({name: table.options.deck.copies[name] for name in range(1, table.options.deck.names + 1)})
    rest = sorted((copies - Counter(cards.values())).elements())
    if in_order:
        return [(deck, 1) for deck in sorted(set(itertools.permutations(rest)))]
    return [(tuple(rest), orders_of(rest))]


def new_hand(table: FairytaleTable, seat: int, cards: dict[int, int]) -> Cards:
    if table.stage in (DRAFTING, OVER):
        return ()
    had = kept_places(table, table.round, seat) + drawn_places(table, table.round, seat)
    first = (table.round * table.seats + seat) * PLAYS
    left = Counter(cards[place] for place in had) - Counter(table.plays[first : first + PLAYS])
    return tuple(sorted(left.elements()))


def choices_of(
    table: FairytaleTable, viewer: int, seat: int, hand: Cards, cards: dict[int, int]
) -> dict[Cards | None, int]:
    """What a seat may have chosen, and with how many cards or pairs of cards. Who still owes must have a choice."""
    if seat == viewer or table.stage not in (DRAFTING, PLAYING):
        return {None: 1}
    options = to_play(table, hand) if table.stage == PLAYING else to_take(table, seat, cards)
    if table.to_act >> seat & 1:
        return {None: 1} if len({answer[0] for answer in options if answer}) > 1 else {}
    return dict(options)


def to_play(table: FairytaleTable, hand: Cards) -> Counter[Cards | None]:
    options: Counter[Cards | None] = Counter((card,) for card in hand)
    if table.options.plays == 1 or not hand:
        options[(NO_CARD,)] += 1
    return options


def to_take(table: FairytaleTable, seat: int, cards: dict[int, int]) -> Counter[Cards | None]:
    held = [cards[place] for place in held_places(table, table.round, seat, table.step)]
    return Counter(itertools.permutations(held, 2 if discards(table, table.step) else 1))
