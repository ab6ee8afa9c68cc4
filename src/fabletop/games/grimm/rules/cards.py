"""Fables: hands, the deck, the pile (docs/rules/grimm-forest: grimm.cards, grimm.secret)."""

from __future__ import annotations

from fabletop.games.grimm.rules.asking import allows
from fabletop.games.grimm.rules.facts import (
    FACT_DISCARDED,
    FACT_DREW,
    FACT_DREW_CARD,
    FACT_HANDED,
    FACT_HANDED_CARD,
    FACT_LOOKED,
    FACT_SHUFFLED,
    FACT_TOOK_FABLE,
)
from fabletop.games.grimm.rules.noticed import (
    changed_hands,
    drawn_unseen,
    left_hand_openly,
    looked_at,
    pile_reshuffled,
    taken_openly,
    turned_up,
)
from fabletop.games.grimm.rules.state import GrimmTable
from fabletop.games.grimm.rules.terms import ASK_KEEP, FABLE_ROW, KEEP, NO_CARD
from fabletop.kernel.bits import bit, lowest, without_lowest
from fabletop.kernel.deck import deck_size
from fabletop.kernel.log import Log, note, whisper
from fabletop.kernel.rng import below, shuffle
from fabletop.kernel.rule import called_rule, rule


@called_rule
def names_held(table: GrimmTable, seat: int) -> int:
    """The set of Fables in a hand."""
    names = 0
    for name in range(1, FABLE_ROW):
        if table.hands[seat * FABLE_ROW + name] > 0:
            names |= bit(name)
    return names


@called_rule
def names_in_pile(table: GrimmTable) -> int:
    """The set of Fables in the discard pile."""
    names = 0
    for name in range(1, FABLE_ROW):
        if table.pile[name] > 0:
            names |= bit(name)
    return names


@rule
def pile_size(table: GrimmTable) -> int:
    cards = 0
    for name in range(1, FABLE_ROW):
        cards += table.pile[name]
    return cards


@rule
def put_in_hand(table: GrimmTable, seat: int, name: int) -> None:
    table.hands[seat * FABLE_ROW + name] += 1
    table.held[seat] += 1


@rule
def take_out_of_hand(table: GrimmTable, seat: int, name: int) -> None:
    table.hands[seat * FABLE_ROW + name] -= 1
    table.held[seat] -= 1


@called_rule
def is_drawable(table: GrimmTable) -> bool:
    """Is there any Fable to draw, in the deck or in the pile?"""
    return deck_size(table.fables) > 0 or names_in_pile(table) != 0


@called_rule
def make_ready(table: GrimmTable, log: Log | None, count: int) -> int:
    """See to it that the deck has so many cards, if there are so many; gives how many of them there are."""
    if deck_size(table.fables) < count and names_in_pile(table) != 0:
        shuffle_pile(table, log)
    return min(count, deck_size(table.fables))


@called_rule
def shuffle_pile(table: GrimmTable, log: Log | None) -> None:
    """The pile is shuffled under what is left of the deck."""
    deck = table.fables
    pile_reshuffled(table)
    left = move_deck_to_front(table)
    for name in range(1, FABLE_ROW):
        for _ in range(table.pile[name]):
            deck.cards[deck.bottom] = name
            deck.known[deck.bottom] = 0
            deck.bottom += 1
        table.pile[name] = 0
    shuffle(deck.cards, left, deck.bottom, table.rng)
    note(log, FACT_SHUFFLED, 0, 0, 0)


@rule
def move_deck_to_front(table: GrimmTable) -> int:
    """Make room behind what is left of the deck; gives how many cards that are."""
    deck = table.fables
    left = deck.bottom - deck.top
    for place in range(left):
        deck.cards[place] = deck.cards[deck.top + place]
        deck.known[place] = deck.known[deck.top + place]
    for place in range(left, deck.bottom):
        deck.cards[place] = NO_CARD
        deck.known[place] = 0
    deck.top = 0
    deck.bottom = left
    return left


@called_rule
def draw_fables(table: GrimmTable, log: Log | None, seat: int, count: int, card: int) -> None:
    """A player draws Fables; when the deck is empty the pile becomes the deck; when both are, there are fewer."""
    drawn = 0
    while drawn < count and make_ready(table, log, 1) == 1:
        take_from_deck(table, log, seat, 0)
        drawn += 1
    if drawn > 0:
        note(log, FACT_DREW, seat, drawn, card)


@called_rule
def take_from_deck(table: GrimmTable, log: Log | None, seat: int, depth: int) -> None:
    """The card that lies so deep in the deck goes to a hand."""
    deck = table.fables
    name, known = deck.cards[deck.top + depth], deck.known[deck.top + depth]
    remove_from_deck(table, depth)
    put_in_hand(table, seat, name)
    drawn_unseen(table, seat, name, known)
    whisper(log, FACT_DREW_CARD, seat, name, 0)


@rule
def remove_from_deck(table: GrimmTable, depth: int) -> int:
    """Take the card that lies so deep out of the deck; those above it stay in their order."""
    deck = table.fables
    name = deck.cards[deck.top + depth]
    for place in range(deck.top + depth, deck.top, -1):
        deck.cards[place] = deck.cards[place - 1]
        deck.known[place] = deck.known[place - 1]
    deck.cards[deck.top] = NO_CARD
    deck.known[deck.top] = 0
    deck.top += 1
    return name


@called_rule
def look_at_deck(table: GrimmTable, log: Log | None, seat: int, count: int) -> None:
    """A player looks at so many cards at the top, which are there."""
    table.looking = count
    looked_at(table, seat, count)
    row = 0
    for depth in range(count):
        row |= table.fables.cards[table.fables.top + depth] << 6 * depth
    whisper(log, FACT_LOOKED, seat, row, 0)


@allows(ASK_KEEP, KEEP)
@rule
def names_looked_at(table: GrimmTable) -> int:
    """The set of Fables among the cards that are being looked at."""
    names = 0
    for depth in range(table.looking):
        names |= bit(table.fables.cards[table.fables.top + depth])
    return names


@rule
def copies_looked_at(table: GrimmTable, name: int) -> int:
    copies = 0
    for depth in range(table.looking):
        copies += int(table.fables.cards[table.fables.top + depth] == name)
    return copies


@rule
def depth_of(table: GrimmTable, name: int) -> int:
    """How deep the first card of a name lies."""
    depth = 0
    while table.fables.cards[table.fables.top + depth] != name:
        depth += 1
    return depth


@called_rule
def keep_looked_at(table: GrimmTable, log: Log | None, seat: int, name: int, card: int) -> None:
    """One of the cards looked at goes to the hand of the player who looks."""
    take_from_deck(table, log, seat, depth_of(table, name))
    table.looking -= 1
    note(log, FACT_DREW, seat, 1, card)


@called_rule
def turn_up_top(table: GrimmTable) -> int:
    """The top card of the deck is turned up for everybody to see; gives its name."""
    known = table.fables.known[table.fables.top]
    name = remove_from_deck(table, 0)
    turned_up(table, name, known)
    return name


@called_rule
def discard_looked_at(table: GrimmTable, log: Log | None, seat: int, card: int) -> None:
    """The other cards looked at go to the pile, for everybody to see; in which order does not matter."""
    names = names_looked_at(table)
    while names != 0:
        for _ in range(copies_looked_at(table, lowest(names))):
            table.pile[lowest(names)] += 1
            note(log, FACT_DISCARDED, seat, lowest(names), card)
        names = without_lowest(names)
    while table.looking > 0:
        turn_up_top(table)
        table.looking -= 1


@called_rule
def discard_from_hand(table: GrimmTable, log: Log | None, seat: int, name: int, card: int) -> None:
    take_out_of_hand(table, seat, name)
    left_hand_openly(table, seat, name)
    table.pile[name] += 1
    note(log, FACT_DISCARDED, seat, name, card)


@called_rule
def discard_hand(table: GrimmTable, log: Log | None, seat: int, card: int) -> None:
    for name in range(1, FABLE_ROW):
        while table.hands[seat * FABLE_ROW + name] > 0:
            discard_from_hand(table, log, seat, name, card)


@called_rule
def take_openly(table: GrimmTable, log: Log | None, seat: int, name: int, card: int) -> None:
    """A Fable that everybody sees goes to a hand."""
    put_in_hand(table, seat, name)
    taken_openly(table, name, seat)
    note(log, FACT_TOOK_FABLE, seat, name, card)


@called_rule
def hand_over(table: GrimmTable, log: Log | None, giver: int, taker: int, what: tuple[int, int]) -> None:
    """A Fable goes from one hand to another because of a card (together ``what``): only these two players see it."""
    name, card = what
    take_out_of_hand(table, giver, name)
    put_in_hand(table, taker, name)
    changed_hands(table, giver, taker, name)
    note(log, FACT_HANDED, giver, taker, card)
    whisper(log, FACT_HANDED_CARD, giver, name, taker)
    whisper(log, FACT_HANDED_CARD, taker, name, giver)


@called_rule
def any_in_hand(table: GrimmTable, seat: int) -> int:
    """One of the cards of a hand, each as likely as the others."""
    index = below(table.rng, table.held[seat])
    name = 0
    while index >= 0:
        name += 1
        index -= table.hands[seat * FABLE_ROW + name]
    return name
