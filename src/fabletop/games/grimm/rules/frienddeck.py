"""The deck of Friends (docs/rules/grimm-forest: grimm.build)."""

from __future__ import annotations

from fabletop.games.grimm.rules.facts import FACT_SHUFFLED
from fabletop.games.grimm.rules.state import GrimmTable
from fabletop.games.grimm.rules.terms import FRIEND_COUNT, NO_FRIEND
from fabletop.kernel.bits import bit, lowest, without_lowest
from fabletop.kernel.deck import deck_size, draw
from fabletop.kernel.log import Log, note
from fabletop.kernel.rng import shuffle
from fabletop.kernel.rule import called_rule


@called_rule
def draw_friend(table: GrimmTable, log: Log | None, ignored: int) -> int:
    """Draw the top card of the Friend deck, if there is one; an ignored Friend is not shuffled in again."""
    if deck_size(table.friends) == 0:
        shuffle_friends(table, log, table.parted & ~bit(ignored))
    if deck_size(table.friends) == 0:
        return NO_FRIEND
    friend = draw(table.friends)
    table.offered |= bit(friend)
    return friend


@called_rule
def shuffle_friends(table: GrimmTable, log: Log | None, friends: int) -> None:
    """Discarded Friends become the deck."""
    deck = table.friends
    deck.top = 0
    deck.bottom = 0
    table.parted &= ~friends
    while friends != 0:
        deck.cards[deck.bottom] = lowest(friends)
        deck.bottom += 1
        friends = without_lowest(friends)
    for place in range(deck.bottom, FRIEND_COUNT):
        deck.cards[place] = NO_FRIEND
    shuffle(deck.cards, 0, deck.bottom, table.rng)
    if deck.bottom > 0:
        note(log, FACT_SHUFFLED, 0, 1, 0)
