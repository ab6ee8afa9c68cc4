"""What may happen to Gather cards, the slow way: a course of events in all ways it can go.

Nothing is known here of pools: who can use a card follows from where it is and from what Little Mermaid locks.
"""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from typing import NamedTuple

from fabletop.contract import read_seed
from fabletop.games.grimm.knowledge.resample import resample
from fabletop.games.grimm.rules import gathercards
from fabletop.games.grimm.rules.friends import LITTLE_MERMAID
from fabletop.games.grimm.rules.state import GrimmTable
from fabletop.games.grimm.rules.terms import AT_COMMIT, AT_RETURN, AT_START, NO_FRIEND, NO_GATHER_CARD
from fabletop.kernel.rng import TABLE_DOMAIN, start
from tests.games.grimm.worlds import small_table

ANY_CARD = 99
"""The card of either deck that is behind an event; it does not matter which."""


class Lie(NamedTuple):
    """How the Gather cards lie."""

    assigned: tuple[int, ...]
    pools: tuple[tuple[int, ...], ...]
    kept: int


class Gather(NamedTuple):
    """Where each Gather card is, and what the viewer saw on the way."""

    places: int
    holder: tuple[int, ...]
    """For each card the seat that has it."""
    assigned: tuple[int, ...]
    mermaid: int | None
    kept: frozenset[int]
    seen: tuple[object, ...]

    def usable(self, seat: int) -> list[int]:
        return [card for card in range(len(self.holder)) if self.is_usable(seat, card)]

    def is_usable(self, seat: int, card: int) -> bool:
        """Whoever has a card can use it, unless it is locked; one that lies on the table is not locked yet."""
        if self.holder[card] != seat or card % 4 >= self.places:
            return False
        is_locked = self.mermaid == seat == card // 4 and card % 4 not in self.kept
        return not is_locked or self.assigned[seat] == card

    def with_card(self, seat: int, card: int) -> Gather:
        return self._replace(assigned=replaced(self.assigned, seat, card))

    def lie(self) -> Lie:
        pools = tuple(tuple(self.usable(seat)) for seat in range(len(self.assigned)))
        return Lie(self.assigned, pools, sum(1 << location for location in self.kept))


def replaced(row: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    return (*row[:place], value, *row[place + 1 :])


def first_gather(seats: int) -> Gather:
    holder = tuple(card // 4 for card in range(4 * seats))
    return Gather(4 if seats == 4 else 3, holder, (NO_GATHER_CARD,) * seats, None, frozenset(), ())


def after(state: Gather, event: list[str], viewer: int) -> Iterator[Gather]:
    """What may come of an event, each as likely as the others."""
    action_kind, seats = event[0], [int(seat) for seat in event[1:]]
    if action_kind in ("lay", "curse", "roar", "ball"):
        for card in state.usable(seats[0]):
            sees = (card,) if viewer == seats[0] or action_kind == "roar" else ()
            looks = (state.assigned[seats[1]],) if action_kind == "ball" and viewer == seats[0] else ()
            yield state.with_card(seats[0], card)._replace(seen=state.seen + looks + sees)
    elif action_kind == "look":
        yield state._replace(seen=state.seen + ((state.assigned[seats[1]],) if viewer == seats[0] else ()))
    elif action_kind == "well":
        yield after_well(state, seats[0], seats[1], viewer)
    else:
        yield from after_open_event(state, action_kind, seats, viewer)


def after_well(state: Gather, first: int, second: int, viewer: int) -> Gather:
    mine, other = state.assigned[first], state.assigned[second]
    holder = replaced(replaced(state.holder, mine, second), other, first)
    sees = (other,) if viewer == first else (mine,) if viewer == second else ()
    swapped = state._replace(holder=holder, seen=state.seen + sees)
    return swapped.with_card(first, other).with_card(second, mine)


def after_open_event(state: Gather, action_kind: str, seats: list[int], viewer: int) -> Iterator[Gather]:
    """What everybody sees happen."""
    if action_kind == "show":
        yield state._replace(seen=state.seen + state.assigned)
    elif action_kind == "spare":
        for card in state.usable(seats[0]):
            if card != state.assigned[seats[0]]:
                yield state._replace(seen=(*state.seen, card))
    elif action_kind == "lock":
        for pair in itertools.combinations(range(state.places), 2):
            sees = (pair,) if viewer == seats[0] else ()
            yield state._replace(mermaid=seats[0], kept=frozenset(pair), seen=state.seen + sees)
    elif action_kind == "unlock":
        yield state._replace(mermaid=None, kept=frozenset())
    else:
        home = first_gather(len(state.assigned))
        yield state._replace(holder=home.holder, assigned=home.assigned)


class Trail:
    """A course of events, such as ``lay 0, lay 1, look 0 1, curse 1, well 0 1, ball 0 1, show, spare 1, roar 1``.

    ``lock 1``: Little Mermaid comes to a seat, ``unlock 1``: she leaves, ``home``: the round is over.
    """

    def __init__(self, seats: int, events: str) -> None:
        self.seats = seats
        self.events = [event.split() for event in events.split(", ")]

    def all_lies(self, viewer: int, seen: tuple[object, ...]) -> dict[Lie, Fraction]:
        """How cards may lie at the end for a viewer who saw this."""
        lies: dict[Lie, Fraction] = {}
        for state, chance in self.followed(first_gather(self.seats), viewer, (0, seen), Fraction(1)):
            lies[state.lie()] = lies.get(state.lie(), Fraction(0)) + chance
        return lies

    def followed(
        self, state: Gather, viewer: int, at: tuple[int, tuple[object, ...]], chance: Fraction
    ) -> Iterator[tuple[Gather, Fraction]]:
        index, seen = at
        if state.seen != seen[: len(state.seen)]:
            return
        if index == len(self.events):
            if state.seen == seen:
                yield state, chance
            return
        futures = list(after(state, self.events[index], viewer))
        for future in futures:
            yield from self.followed(future, viewer, (index + 1, seen), chance / len(futures))

    def played(self, viewer: int, number: int) -> tuple[GrimmTable, tuple[object, ...]]:
        """The course by the rules, as chance will have it, with what the viewer saw."""
        table, chance = small_table(self.seats, (1, 2)), random.Random(f"{self.events}{number}")
        start(table.rng, read_seed(f"trail#{number}"), TABLE_DOMAIN)
        gathercards.begin_gathering(table)
        table.window = AT_COMMIT
        seen: tuple[object, ...] = ()
        for event in self.events:
            seen += done(table, event, viewer, chance)
        return table, seen


def cards_in(pool: int) -> list[int]:
    return [card for card in range(16) if pool >> card & 1]


def lie_of(table: GrimmTable) -> Lie:
    seats = range(table.seats)
    pools = tuple(tuple(cards_in(table.pools[seat])) for seat in seats)
    return Lie(tuple(table.assigned[seat] for seat in seats), pools, table.kept)


def done(table: GrimmTable, event: list[str], viewer: int, chance: random.Random) -> tuple[object, ...]:
    """Carry an event out by the rules; gives what the viewer saw."""
    action_kind, seats = event[0], [int(seat) for seat in event[1:]]
    seat = seats[0] if seats else 0
    if action_kind == "lay":
        gathercards.lay_card(table, seat, chance.choice(cards_in(table.pools[seat])) % 4)
    elif action_kind == "curse":
        gathercards.redeal_card(table, None, seat, ANY_CARD)
    elif action_kind == "roar":
        gathercards.redeal_openly(table, None, seat, ANY_CARD)
        return (table.assigned[seat],)
    elif action_kind in ("look", "ball"):
        return looked(table, action_kind, (seat, seats[1]), viewer, chance)
    elif action_kind == "well":
        gathercards.swap_cards(table, None, seat, seats[1], ANY_CARD)
        return (table.assigned[viewer],) if viewer in seats else ()
    else:
        return done_openly(table, action_kind, seat, viewer, chance)
    return (table.assigned[seat],) if viewer == seat else ()


def looked(
    table: GrimmTable, action_kind: str, who: tuple[int, int], viewer: int, chance: random.Random
) -> tuple[object, ...]:
    seat, other = who
    gathercards.look_at_card(table, None, seat, other)
    if action_kind == "look":
        return (table.assigned[other],) if viewer == seat else ()
    chosen = chance.choice(cards_in(gathercards.choices_to_assign(table, seat)))
    gathercards.change_card(table, None, seat, chosen, ANY_CARD)
    return (table.assigned[other], chosen) if viewer == seat else ()


def done_openly(
    table: GrimmTable, action_kind: str, seat: int, viewer: int, chance: random.Random
) -> tuple[object, ...]:
    if action_kind == "show":
        gathercards.show_cards(table, None)
        return tuple(table.assigned[: table.seats])
    if action_kind == "spare":
        gathercards.show_spare(table, None, seat, ANY_CARD)
        return (table.trail[table.steps - 1].shown,)
    if action_kind == "lock":
        table.friend[seat] = LITTLE_MERMAID
        pairs = list(itertools.combinations(range(4 if table.seats == 4 else 3), 2))
        pair = chance.choice(pairs)
        gathercards.lock_cards(table, None, seat, sum(1 << location for location in pair))
        return (pair,) if viewer == seat else ()
    if action_kind == "unlock":
        table.friend[seat] = NO_FRIEND
        gathercards.unlock_cards(table, None, seat)
        return ()
    table.window = AT_RETURN
    gathercards.begin_gathering(table)
    table.window = AT_START
    gathercards.begin_gathering(table)
    return ()


def sampled_lies(table: GrimmTable, viewer: int, count: int) -> Counter[Lie]:
    found: Counter[Lie] = Counter()
    seed = read_seed("lies#0")
    for number in range(count):
        copy = table.copy()
        seed.stream = number
        resample(copy, viewer, seed)
        found[lie_of(copy)] += 1
    return found
