"""What a seat knows of the Fables in other hands (docs/rules/grimm-forest: grimm.secret).

A *token* is a card of which the seat knows that it is in one of some hands. Every token stands for a card of its own:
two tokens of one name are two copies. A card that the seat has not seen has a token, too, but a *nameless* one: it
takes up room that the others cannot have. Tokens are kept sorted: equal knowledge is equal bytes.

Some cards at the top of the Fable deck can be *mixed*: somebody looks at them and keeps one, or the pile is shuffled
under them. Others may know what is among them, or in a hand, but not where. ``known`` of the deck marks such places.
"""

from __future__ import annotations

from fabletop.games.grimm.rules import noticed
from fabletop.games.grimm.rules.state import GrimmTable, Memory
from fabletop.games.grimm.rules.terms import DREAMED, FABLE_ROW, MOST_FABLES, MOST_SEATS, NO_CARD, NOBODY
from fabletop.kernel.bits import bit, has, popcount
from fabletop.kernel.dispatch import hears
from fabletop.kernel.rule import called_rule, rule

NONE = -1
MIXED = DREAMED + 1
"""Stands for the mixed places of the Fable deck in a set of hands, and marks them."""
HANDS = MIXED + 1
"""Hands of which a token can speak: those of the seats, the unseen card of Sleeping Beauty, and the mixed places."""


@hears(noticed.game_begun)
@rule
def clear_memories(table: GrimmTable) -> None:
    for observer in range(MOST_SEATS):
        clear_memory(table.memories[observer])


@called_rule
def clear_memory(memory: Memory) -> None:
    memory.count = 0
    for place in range(MOST_FABLES):
        memory.names[place] = NO_CARD
        memory.holders[place] = 0


# What everybody and what somebody sees.


@called_rule
def learn(table: GrimmTable, observer: int, name: int, holder: int) -> None:
    """The observer knows of a card that has just come into that hand."""
    add_token(table.memories[observer], name, bit(holder))


@hears(noticed.taken_openly)
@called_rule
def everyone_learns(table: GrimmTable, name: int, holder: int) -> None:
    """A card comes openly into a hand."""
    for observer in range(table.seats):
        if observer != holder:
            learn(table, observer, name, holder)


@hears(noticed.left_hand_openly)
@called_rule
def leaves_hand_openly(table: GrimmTable, holder: int, name: int) -> None:
    """Everybody sees a card leave a hand, whose size is lowered already; ``DREAMED`` for Sleeping Beauty's card."""
    for observer in range(table.seats):
        if observer != holder:
            drop_token(table.memories[observer], holder, name)
    forget_empty_hand(table, holder)


@hears(noticed.changed_hands)
@called_rule
def changes_hands(table: GrimmTable, giver: int, taker: int, name: int) -> None:
    """A card goes from one hand to another, seen by these two alone."""
    for observer in range(table.seats):
        memory = table.memories[observer]
        if observer == giver:
            add_token(memory, name, bit(taker))
        elif observer == taker:
            drop_token(memory, giver, name)
        else:
            spread_tokens(memory, giver, taker)
    forget_empty_hand(table, giver)


@hears(noticed.drawn_unseen)
@called_rule
def drawn_by(table: GrimmTable, seat: int, name: int, known: int) -> None:
    """A card has gone from the deck to a hand: whoever knew that it lay there knows it now to be in that hand."""
    for observer in range(table.seats):
        memory = table.memories[observer]
        if observer != seat:
            follow_card(memory, name if has(known, observer) else NO_CARD, known, seat)
        elif has(known, MIXED) and not has(known, seat):
            drop_token(memory, MIXED, name)
    forget_mixed(table, known)


@rule
def follow_card(memory: Memory, name: int, known: int, holder: int) -> None:
    """A card goes from the deck to a hand: one that is known, one of the mixed ones, or any."""
    if name == NO_CARD and has(known, MIXED):
        spread_tokens(memory, MIXED, holder)
    else:
        add_token(memory, name, bit(holder))


@hears(noticed.turned_up)
@called_rule
def leaves_deck_openly(table: GrimmTable, name: int, known: int) -> None:
    """Everybody has seen a card leave the deck: it is discarded or turned up."""
    for observer in range(table.seats):
        if has(known, MIXED) and not has(known, observer):
            drop_token(table.memories[observer], MIXED, name)
    forget_mixed(table, known)


@hears(noticed.dream_laid)
@called_rule
def dream_leaves_deck(table: GrimmTable, known: int) -> None:
    """The top card has become the unseen card of Sleeping Beauty; whoever knew that it lay there knows it."""
    table.dream_known = known & ~bit(MIXED)
    for observer in range(table.seats):
        if not has(known, observer):
            follow_card(table.memories[observer], NO_CARD, known, DREAMED)
    forget_mixed(table, known)


@hears(noticed.looked_at)
@called_rule
def look_at_top(table: GrimmTable, seat: int, count: int) -> None:
    """A player looks at the top cards, to keep some: only this player knows from now on which of them lie where."""
    deck = table.fables
    for place in range(deck.top, deck.top + count):
        known = int(deck.known[place])
        if has(known, MIXED) and not has(known, seat):
            drop_token(table.memories[seat], MIXED, int(deck.cards[place]))
        mix_place(table, place, seat)
        deck.known[place] = bit(seat) | bit(MIXED)
    forget_mixed(table, bit(MIXED))


@rule
def mix_place(table: GrimmTable, place: int, looker: int) -> None:
    """All but one who looks have a token for a card that is mixed from now on."""
    known, name = int(table.fables.known[place]), int(table.fables.cards[place])
    for observer in range(table.seats):
        if observer != looker and has(known, observer):
            add_token(table.memories[observer], name, bit(MIXED))
        elif observer != looker and not has(known, MIXED):
            add_token(table.memories[observer], NO_CARD, bit(MIXED))


@hears(noticed.dream_seen)
@called_rule
def dream_is_seen(table: GrimmTable, observer: int, name: int) -> None:
    """The observer looks at the unseen card of Sleeping Beauty: from now on ``dream_known`` says so."""
    memory = table.memories[observer]
    drop_token(memory, DREAMED, name)
    forget_holder(memory, DREAMED)


@hears(noticed.pile_reshuffled)
@called_rule
def remember_hands_before_shuffle(table: GrimmTable) -> None:
    """The pile will be the deck: every card that a seat does not see is in a hand or left of the old deck.

    So it can tell which cards these are.
    """
    deck = table.fables
    for place in range(deck.top, deck.bottom):
        for observer in range(table.seats):
            if not has(int(deck.known[place]), observer) and not has(int(deck.known[place]), MIXED):
                add_token(table.memories[observer], NO_CARD, bit(MIXED))
        deck.known[place] |= bit(MIXED)
    for observer in range(table.seats):
        name_tokens(table, observer)


@rule
def name_tokens(table: GrimmTable, observer: int) -> None:
    """The observer counts the cards that are nowhere in sight; each of them may be where a nameless one may be."""
    memory = table.memories[observer]
    hands = nameless_hands(table, observer)
    while memory.count > 0 and memory.names[0] == NO_CARD:
        remove_token(memory, 0)
    for name in range(1, FABLE_ROW):
        for _ in range(copies_elsewhere(table, observer, name) - tokens_of(memory, name)):
            add_token(memory, name, hands)


@rule
def copies_elsewhere(table: GrimmTable, observer: int, name: int) -> int:
    """Cards of a name that the observer does not see now; who sees all others can count them."""
    copies = int(has(unseen_dream(table, observer), DREAMED) and table.dreamed == name)
    for seat in range(table.seats):
        if seat != observer:
            copies += table.hands[seat * FABLE_ROW + name]
    for place in range(table.fables.top, table.fables.bottom):
        if table.fables.cards[place] == name and not has(int(table.fables.known[place]), observer):
            copies += 1
    return copies


@rule
def nameless_hands(table: GrimmTable, observer: int) -> int:
    """The set of hands in which nameless cards may be."""
    memory = table.memories[observer]
    hands = 0
    for token in range(memory.count):
        if memory.names[token] == NO_CARD:
            hands |= int(memory.holders[token])
    for seat in range(table.seats):
        if seat != observer and table.held[seat] > tokens_at(memory, seat):
            hands |= bit(seat)
    return hands | unseen_dream(table, observer)


@rule
def unseen_dream(table: GrimmTable, observer: int) -> int:
    """The set of ``DREAMED`` while there is such a card that the observer does not know, else no member."""
    is_unseen = table.dreamer != NOBODY and table.dreamed != NO_CARD and not has(table.dream_known, observer)
    return bit(DREAMED) if is_unseen else 0


# The tokens of one seat.


@rule
def rank_of(name: int, holders: int) -> int:
    """Where a token comes in the order of all: by name, then by holders."""
    return name << HANDS | holders


@called_rule
def add_token(memory: Memory, name: int, holders: int) -> None:
    place = int(memory.count)
    while place > 0 and rank_of(int(memory.names[place - 1]), memory.holders[place - 1]) > rank_of(name, holders):
        memory.names[place] = memory.names[place - 1]
        memory.holders[place] = memory.holders[place - 1]
        place -= 1
    memory.names[place] = name
    memory.holders[place] = holders
    memory.count += 1


@called_rule
def remove_token(memory: Memory, place: int) -> None:
    memory.count -= 1
    for index in range(place, memory.count):
        memory.names[index] = memory.names[index + 1]
        memory.holders[index] = memory.holders[index + 1]
    memory.names[memory.count] = NO_CARD
    memory.holders[memory.count] = 0


@rule
def drop_token(memory: Memory, holder: int, name: int) -> None:
    """A card of this name left a hand: forget the token that stands for it."""
    token = token_for(memory, holder, name)
    if token != NONE:
        holders = int(memory.holders[token])
        remove_token(memory, token)
        if popcount(holders) > 1:
            share_holders(memory, holder, name, holders)


@rule
def token_for(memory: Memory, holder: int, name: int) -> int:
    """Where the token of a card is that was seen in a hand: one of its name that may be there, or a nameless one."""
    token = closest_token(memory, holder, name)
    return token if token != NONE else closest_token(memory, holder, NO_CARD)


@rule
def closest_token(memory: Memory, holder: int, name: int) -> int:
    """Where the token with fewest holders is that may be meant, or ``NONE``."""
    found, fewest, place = NONE, HANDS + 1, 0
    while place < memory.count and memory.names[place] <= name and fewest > 1:
        holders = int(memory.holders[place])
        if memory.names[place] == name and has(holders, holder) and popcount(holders) < fewest:
            found, fewest = place, popcount(holders)
        place += 1
    return found


@rule
def share_holders(memory: Memory, holder: int, name: int, holders: int) -> None:
    """It may have been another token's card that left: then that one's is where the one forgotten was thought to be."""
    for place in range(memory.count):
        if (memory.names[place] == name or memory.names[place] == NO_CARD) and has(int(memory.holders[place]), holder):
            memory.holders[place] |= holders
    put_in_order(memory)


@rule
def spread_tokens(memory: Memory, giver: int, taker: int) -> None:
    """Any card of the giver may be the taker's now."""
    for place in range(memory.count):
        if has(int(memory.holders[place]), giver):
            memory.holders[place] |= bit(taker)
    put_in_order(memory)


@rule
def put_in_order(memory: Memory) -> None:
    """Sort tokens again whose holders have changed."""
    count = int(memory.count)
    memory.count = 0
    for place in range(count):
        add_token(memory, int(memory.names[place]), int(memory.holders[place]))


@called_rule
def forget_empty_hand(table: GrimmTable, holder: int) -> None:
    """Nothing is in an empty hand."""
    if holder == DREAMED or table.held[holder] == 0:
        for observer in range(table.seats):
            forget_holder(table.memories[observer], holder)


@rule
def forget_mixed(table: GrimmTable, known: int) -> None:
    """A mixed place is gone or looked at: who knows all those left has no use for the word."""
    if has(known, MIXED):
        for observer in range(table.seats):
            if unknown_mixed(table, observer) == 0:
                forget_holder(table.memories[observer], MIXED)


@rule
def unknown_mixed(table: GrimmTable, observer: int) -> int:
    """How many mixed places there are of which the observer does not know the card."""
    count = 0
    for place in range(table.fables.top, table.fables.bottom):
        known = int(table.fables.known[place])
        count += int(has(known, MIXED) and not has(known, observer))
    return count


@rule
def forget_holder(memory: Memory, holder: int) -> None:
    for place in range(memory.count - 1, -1, -1):
        if has(int(memory.holders[place]), holder):
            memory.holders[place] &= ~bit(holder)
            if memory.holders[place] == 0:
                remove_token(memory, place)
    put_in_order(memory)


@rule
def tokens_of(memory: Memory, name: int) -> int:
    """How many cards of a name the seat knows to be in other hands."""
    count = 0
    for place in range(memory.count):
        count += int(memory.names[place] == name)
    return count


@rule
def tokens_at(memory: Memory, holder: int) -> int:
    """How many cards the seat knows to be in one hand."""
    count = 0
    for place in range(memory.count):
        count += int(memory.holders[place] == bit(holder))
    return count
