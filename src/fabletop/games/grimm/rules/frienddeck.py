"""The deck of Friends, and those discarded (docs/rules/grimm-forest: grimm.build)."""

from __future__ import annotations

from fabletop.games.grimm.rules.facts import FACT_SHUFFLED
from fabletop.games.grimm.rules.state import GrimmTable
from fabletop.games.grimm.rules.terms import FRIEND_COUNT, NO_FRIEND
from fabletop.kernel.bits import bit, has, lowest, without_lowest
from fabletop.kernel.deck import deck_size, draw
from fabletop.kernel.log import Log, note
from fabletop.kernel.rng import shuffle
from fabletop.kernel.rule import called_rule, rule

# The pile.


@called_rule
def clear_pile(table: GrimmTable) -> None:
    table.parted.count = 0
    for place in range(FRIEND_COUNT):
        table.parted.cards[place] = NO_FRIEND


@rule
def lay_on_pile(table: GrimmTable, friend: int) -> None:
    pile = table.parted
    pile.cards[pile.count] = friend
    pile.count += 1


@rule
def discarded_friends(table: GrimmTable) -> int:
    """The pile as a set."""
    friends = 0
    for place in range(table.parted.count):
        friends |= bit(table.parted.cards[place])
    return friends


@called_rule
def take_from_pile(table: GrimmTable, ignored: int) -> int:
    """The Friend discarded last, other than an ignored one, is taken and shown, if there is one."""
    pile = table.parted
    place = pile.count - 1
    while place >= 0 and pile.cards[place] == ignored:
        place -= 1
    if place < 0:
        return NO_FRIEND
    friend = int(pile.cards[place])
    pile.count -= 1
    for index in range(place, pile.count):
        pile.cards[index] = pile.cards[index + 1]
    pile.cards[pile.count] = NO_FRIEND
    table.offered |= bit(friend)
    return friend


# The deck.


@called_rule
def draw_friend(table: GrimmTable, log: Log | None, ignored: int) -> int:
    """Draw the top card of the Friend deck, if there is one; an ignored Friend is not shuffled in again."""
    if deck_size(table.friends) == 0:
        shuffle_friends(table, log, ignored)
    if deck_size(table.friends) == 0:
        return NO_FRIEND
    friend = draw(table.friends)
    table.offered |= bit(friend)
    return friend


@called_rule
def shuffle_friends(table: GrimmTable, log: Log | None, ignored: int) -> None:
    """Discarded Friends become the deck, but for an ignored one."""
    deck, discarded = table.friends, discarded_friends(table)
    friends = discarded & ~bit(ignored)
    clear_pile(table)
    if has(discarded, ignored):
        lay_on_pile(table, ignored)
    deck.top = 0
    deck.bottom = 0
    while friends != 0:
        deck.cards[deck.bottom] = lowest(friends)
        deck.bottom += 1
        friends = without_lowest(friends)
    for place in range(deck.bottom, FRIEND_COUNT):
        deck.cards[place] = NO_FRIEND
    shuffle(deck.cards, 0, deck.bottom, table.rng)
    if deck.bottom > 0:
        note(log, FACT_SHUFFLED, 0, 1, 0)
