"""Gather cards: the pool of each player, the card laid from it, and who knows it.

Each player has a *pool* of Gather cards to use in this round, and one of them is laid (*assigned*). The *trail* is what
happened to the cards laid in this round. In each of its steps, ``known`` says who knows by now what lay there then.
"""

from __future__ import annotations

from fabletop.games.grimm.rules.facts import (
    FACT_CARD_KEPT_OR_CHANGED,
    FACT_CARDS_REDEALT,
    FACT_CARDS_SWAPPED,
    FACT_GATHER_REVEALED,
    FACT_LOCKED,
    FACT_LOCKED_CARDS,
    FACT_NEW_GATHER_CARD,
    FACT_SAW_GATHER,
    FACT_SPARE_SHOWN,
    FACT_UNLOCKED,
)
from fabletop.games.grimm.rules.state import GrimmTable, Step
from fabletop.games.grimm.rules.terms import (
    AT_COLLECT,
    MOST_SEATS,
    NO_GATHER_CARD,
    NOBODY,
    STEP_CHANGED,
    STEP_LAID,
    STEP_LOCKED,
    STEP_REDEALT,
    STEP_SHOWN,
    STEP_SHOWN_SPARE,
    STEP_SWAPPED,
    STEP_UNLOCKED,
)
from fabletop.games.grimm.rules.words import everyone, gather_card, in_turn, location_of, locations, owner_of
from fabletop.kernel.bits import bit, has, nth, popcount
from fabletop.kernel.log import Log, note, whisper
from fabletop.kernel.rng import below
from fabletop.kernel.rule import called_rule, rule


@called_rule
def begin_gathering(table: GrimmTable) -> None:
    """Everybody has the own Gather cards in hand, but for those under Little Mermaid.

    When cards have just come back, everybody still knows what was done with them.
    """
    if table.window < AT_COLLECT:
        clear_trail(table)
    for seat in range(MOST_SEATS):
        table.assigned[seat] = NO_GATHER_CARD
        table.pools[seat] = own_cards(table, seat) if seat < table.seats else 0


@rule
def own_cards(table: GrimmTable, seat: int) -> int:
    """The own Gather cards of a seat that are not locked, a set."""
    kept = lockable(table, seat)
    if table.locker == seat:
        kept &= table.kept
    return kept << gather_card(seat, 0)


@rule
def lockable(table: GrimmTable, seat: int) -> int:
    """The Locations of all own Gather cards, given away or not."""
    return bit(locations(table)) - 1


@rule
def locked_cards(table: GrimmTable) -> int:
    """The own cards of Little Mermaid's owner that belong under her, a set."""
    owner = table.locker
    if owner == NOBODY:
        return 0
    return (lockable(table, owner) & ~table.kept) << gather_card(owner, 0)


@rule
def choices_to_assign(table: GrimmTable, seat: int) -> int:
    """The Gather cards that can lie before a seat now, a set."""
    return table.pools[seat]


@rule
def assign(table: GrimmTable, seat: int, card: int, locked: int) -> None:
    """Put another card in the place of the one laid; an own one that Little Mermaid has locked goes under her then."""
    old = table.assigned[seat]
    table.assigned[seat] = card
    if old != NO_GATHER_CARD and old != card and owner_of(old) == seat and has(locked, old):
        table.pools[seat] &= ~bit(old)


@rule
def random_of_pool(table: GrimmTable, seat: int) -> int:
    pool = table.pools[seat]
    return nth(pool, below(table.rng, popcount(pool)))


# What happens to the cards.


@called_rule
def lay_card(table: GrimmTable, seat: int, location: int) -> None:
    """Lay an own Gather card face down."""
    table.assigned[seat] = gather_card(seat, location)
    add_step(table, STEP_LAID, seat, seat, NO_GATHER_CARD)
    become_known(table, seat, bit(seat))


@called_rule
def look_at_card(table: GrimmTable, log: Log | None, looker: int, seat: int) -> None:
    """Look at the card before another seat, in secret."""
    whisper(log, FACT_SAW_GATHER, looker, seat, table.assigned[seat])
    become_known(table, seat, bit(looker))


@called_rule
def redeal_card(table: GrimmTable, log: Log | None, seat: int, card: int) -> None:
    """Shuffle the pool with the card laid and lay one of them at random; its player may look at it."""
    note(log, FACT_CARDS_REDEALT, seat, card, 0)
    assign(table, seat, random_of_pool(table, seat), locked_cards(table))
    add_step(table, STEP_REDEALT, seat, seat, NO_GATHER_CARD)
    become_known(table, seat, bit(seat))
    whisper(log, FACT_NEW_GATHER_CARD, seat, table.assigned[seat], card)


@called_rule
def redeal_openly(table: GrimmTable, log: Log | None, seat: int, card: int) -> int:
    """The same with the new card face up; gives its Location."""
    note(log, FACT_CARDS_REDEALT, seat, card, 0)
    assign(table, seat, random_of_pool(table, seat), locked_cards(table))
    add_step(table, STEP_REDEALT, seat, seat, NO_GATHER_CARD)
    become_known(table, seat, everyone(table))
    note(log, FACT_GATHER_REVEALED, seat, table.assigned[seat], 0)
    return location_of(table.assigned[seat])


@called_rule
def swap_cards(table: GrimmTable, log: Log | None, first: int, second: int, card: int) -> None:
    """Exchange the cards laid by two players, and with them what others know of them; both may look."""
    note(log, FACT_CARDS_SWAPPED, first, second, card)
    exchange(table, first, second)
    add_step(table, STEP_SWAPPED, first, second, NO_GATHER_CARD)
    become_known(table, first, bit(first))
    become_known(table, second, bit(second))
    whisper(log, FACT_NEW_GATHER_CARD, first, table.assigned[first], card)
    whisper(log, FACT_NEW_GATHER_CARD, second, table.assigned[second], card)


@rule
def exchange(table: GrimmTable, first: int, second: int) -> None:
    """The cards laid go from one pool to the other."""
    mine, other = table.assigned[first], table.assigned[second]
    table.pools[first] = table.pools[first] & ~bit(mine) | bit(other)
    table.pools[second] = table.pools[second] & ~bit(other) | bit(mine)
    table.assigned[first] = other
    table.assigned[second] = mine


@called_rule
def change_card(table: GrimmTable, log: Log | None, seat: int, chosen: int, card: int) -> None:
    """Keep the card laid or lay another of the pool; which of the two stays a secret."""
    note(log, FACT_CARD_KEPT_OR_CHANGED, seat, card, 0)
    assign(table, seat, chosen, locked_cards(table))
    add_step(table, STEP_CHANGED, seat, seat, NO_GATHER_CARD)
    become_known(table, seat, bit(seat))


@called_rule
def show_cards(table: GrimmTable, log: Log | None) -> None:
    """All Gather cards are turned up."""
    add_step(table, STEP_SHOWN, NOBODY, NOBODY, NO_GATHER_CARD)
    for index in range(table.seats):
        seat = in_turn(table, index)
        become_known(table, seat, everyone(table))
        note(log, FACT_GATHER_REVEALED, seat, table.assigned[seat], 0)


@rule
def has_spare(table: GrimmTable, seat: int) -> bool:
    """Has the seat a Gather card that it has not laid?"""
    return table.pools[seat] & ~bit(table.assigned[seat]) != 0


@called_rule
def show_spare(table: GrimmTable, log: Log | None, seat: int, card: int) -> int:
    """Show a random card of the pool that was not laid; gives its Location."""
    spares = table.pools[seat] & ~bit(table.assigned[seat])
    spare = nth(spares, below(table.rng, popcount(spares)))
    add_step(table, STEP_SHOWN_SPARE, seat, seat, spare)
    prove_kept(table, everyone(table), spare)
    note(log, FACT_SPARE_SHOWN, seat, spare, card)
    return location_of(spare)


# Little Mermaid.


@called_rule
def lock_cards(table: GrimmTable, log: Log | None, seat: int, kept: int) -> None:
    """Keep two of all own cards; the others go under Little Mermaid, but for one that is laid or given away."""
    note(log, FACT_LOCKED, seat, 0, 0)
    whisper(log, FACT_LOCKED_CARDS, seat, kept, 0)
    forget_bargain(table)
    table.kept = kept
    table.locker = seat
    if not settle(table):
        lock_in_pool(table, seat)
        if table.steps > 0:
            add_step(table, STEP_LOCKED, seat, seat, kept)


@rule
def lock_in_pool(table: GrimmTable, seat: int) -> None:
    """The cards locked leave the pool, but for one that is laid."""
    locked = (lockable(table, seat) & ~table.kept) << gather_card(seat, 0)
    if table.assigned[seat] != NO_GATHER_CARD:
        locked &= ~bit(table.assigned[seat])
    table.pools[seat] &= ~locked


@called_rule
def unlock_cards(table: GrimmTable, log: Log | None, seat: int) -> None:
    """Little Mermaid leaves: all own cards come back, but for those that others have."""
    note(log, FACT_UNLOCKED, seat, 0, 0)
    if not settle(table):
        unlock_in_pool(table, seat)
        if table.steps > 0 and table.kept != 0:
            remember_bargain(table, seat)
    forget_bargain(table)


@rule
def unlock_in_pool(table: GrimmTable, seat: int) -> None:
    others = 0
    for other in range(table.seats):
        if other != seat:
            others |= table.pools[other]
    table.pools[seat] |= (lockable(table, seat) << gather_card(seat, 0)) & ~others


@rule
def remember_bargain(table: GrimmTable, seat: int) -> None:
    """Note what was kept and, in the place of the cards laid, what each seat knew of it: it says what can be laid."""
    add_step(table, STEP_UNLOCKED, seat, seat, table.kept)
    for observer in range(MOST_SEATS):
        table.trail[table.steps - 1].cards[observer] = table.proven[observer]


@rule
def forget_bargain(table: GrimmTable) -> None:
    table.kept = 0
    table.locker = NOBODY
    for observer in range(MOST_SEATS):
        table.proven[observer] = 0


@rule
def settle(table: GrimmTable) -> bool:
    """Once resources are collected, what else could have been laid is of no account; gives whether cards still lie."""
    if table.window < AT_COLLECT:
        return False
    clear_trail(table)
    if table.assigned[0] == NO_GATHER_CARD:
        return False
    for seat in range(table.seats):
        table.pools[seat] = bit(table.assigned[seat])
    return True


# The trail.


@rule
def clear_trail(table: GrimmTable) -> None:
    while table.steps > 0:
        table.steps -= 1
        step = table.trail[table.steps]
        step.kind = 0
        step.actor = 0
        step.other = 0
        step.shown = 0
        for seat in range(MOST_SEATS):
            step.cards[seat] = 0
            step.known[seat] = 0


@called_rule
def add_step(table: GrimmTable, kind: int, actor: int, other: int, spare: int) -> None:
    """Write down how the cards lie now. Who knows them is carried along, but nobody knows a card that may be new."""
    step = table.trail[table.steps]
    step.kind = kind
    step.actor = actor
    step.other = other
    step.shown = spare
    for seat in range(MOST_SEATS):
        step.cards[seat] = table.assigned[seat]
        step.known[seat] = table.trail[table.steps - 1].known[seat] if table.steps > 0 else 0
    table.steps += 1
    if kind == STEP_SWAPPED:
        step.known[actor], step.known[other] = step.known[other], step.known[actor]
    elif is_fresh(step, actor):
        step.known[actor] = 0


@rule
def is_fresh(step: Step, seat: int) -> bool:
    """May the card of a seat be another than in the step before, for another reason than an exchange?"""
    return step.actor == seat and (step.kind == STEP_LAID or step.kind == STEP_REDEALT or step.kind == STEP_CHANGED)


@called_rule
def become_known(table: GrimmTable, seat: int, observers: int) -> None:
    """Some learn the card before a seat now; so they know where it lay before."""
    prove_kept(table, observers, table.assigned[seat])
    place = seat
    for index in range(table.steps - 1, -1, -1):
        step = table.trail[index]
        step.known[place] |= observers
        if is_fresh(step, place):
            return
        place = place_before(step, place)


@rule
def place_before(step: Step, seat: int) -> int:
    """Before which seat the card lay until this step that then lay before a seat."""
    if step.kind == STEP_SWAPPED and step.actor == seat:
        return int(step.other)
    if step.kind == STEP_SWAPPED and step.other == seat:
        return int(step.actor)
    return seat


@called_rule
def prove_kept(table: GrimmTable, observers: int, card: int) -> None:
    """Whoever sees an own card of Little Mermaid's owner knows that it was kept; the owner's place: what all saw.

    But not in the round in which she came: it may have been on the table before.
    """
    owner = table.locker
    if table.kept == 0 or owner_of(card) != owner or came_this_round(table):
        return
    for observer in range(table.seats):
        if has(observers, observer) and (observer != owner or observers == everyone(table)):
            table.proven[observer] |= bit(location_of(card))


@rule
def came_this_round(table: GrimmTable) -> bool:
    """Did Little Mermaid come after cards were laid?"""
    came = 0
    for index in range(table.steps):
        came += int(table.trail[index].kind == STEP_LOCKED)
    return came > 0
