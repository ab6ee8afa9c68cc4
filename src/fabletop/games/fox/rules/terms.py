"""The words of The Fox in the Forest: suits, ranks, cards, verbs, questions, facts."""

from __future__ import annotations

from enum import IntEnum

from fabletop.kernel.rule import rule

SEATS = 2
HAND_SIZE = 13
TRICKS = 13
PLAYS = 26
RANKS = 11
DECK_SIZE = 33
DRAW_DECK_SIZE = 6
MOST_DRAWS = 3
"""There are three Woodcutters."""
MOST_EXCHANGES = 6
"""Three Foxes and three Woodcutters."""
TREASURES = 3
"""Worth a point each."""
LEAST_TARGET, MOST_TARGET = 5, 99
"""Points to which a game may be played."""
MOST_ROUNDS = 2 * (MOST_TARGET - 1) // 6 + 1
"""A round brings 6 points at least, both players' together."""

NO_CARD = 0
NOBODY = -1


class Suit(IntEnum):
    BELLS = 0
    KEYS = 1
    MOONS = 2


class Rank(IntEnum):
    """The odd ranks have powers; the even ones have none."""

    SWAN = 1
    FOX = 3
    WOODCUTTER = 5
    TREASURE = 7
    WITCH = 9
    MONARCH = 11


class Title(IntEnum):
    """What the tricks of a round make of a player."""

    HUMBLE = 0
    DEFEATED = 1
    VICTORIOUS = 2
    GREEDY = 3


class ActionKind(IntEnum):
    """What a choice does; its object is a card, or ``NO_CARD`` to keep the decree."""

    PLAY = 0
    SWAP = 1
    BURY = 2


class Ask(IntEnum):
    LEAD = 1
    FOLLOW = 2
    SWAP = 3
    BURY = 4


class Fact(IntEnum):
    """What a log entry says; (seat; first, second) mean what stands behind each."""

    ROUND_BEGUN = 1
    """dealer; round number, decree"""
    HAND_DEALT = 2
    """owner; hand, –"""
    PLAYED = 3
    """player; card, –"""
    DECREE_SWAPPED = 4
    """player; new decree, old decree"""
    DECREE_KEPT = 5
    DREW = 6
    """player; –, –"""
    DREW_CARD = 7
    """player, who alone learns it; card, –"""
    BURIED = 8
    """player; –, –"""
    BURIED_CARD = 9
    """player, who alone learns it; card, –"""
    TRICK_WON = 10
    """winner; led card, answer"""
    TREASURE_TAKEN = 11
    """winner; points, –"""
    LEADS_NEXT = 12
    """the loser, whose Swan won them the lead; –, –"""
    ROUND_SCORED = 13
    """player; tricks, points for them"""
    GAME_WON = 14
    """winner; –, –"""
    GAME_WON_BY_LAST_ROUND = 15
    """winner; –, –"""
    GAME_DRAWN = 16


# The same numbers by their bare names, for the rules: Python 3.11 takes a slow detour to find a member of an enum.

SWAN, FOX, WOODCUTTER, TREASURE, WITCH, MONARCH = (rank.value for rank in Rank)
HUMBLE, DEFEATED, VICTORIOUS, GREEDY = (title.value for title in Title)
PLAY, SWAP, BURY = (action_kind.value for action_kind in ActionKind)
ACTION_KINDS = len(ActionKind)
ASK_LEAD, ASK_FOLLOW, ASK_SWAP, ASK_BURY = (kind.value for kind in Ask)
ROUND_BEGUN, HAND_DEALT, PLAYED, DECREE_SWAPPED, DECREE_KEPT, DREW = (fact.value for fact in list(Fact)[:6])
DREW_CARD, BURIED, BURIED_CARD, TRICK_WON, TREASURE_TAKEN = (fact.value for fact in list(Fact)[6:11])
LEADS_NEXT, ROUND_SCORED = (fact.value for fact in list(Fact)[11:13])
GAME_WON, GAME_WON_BY_LAST_ROUND, GAME_DRAWN = (fact.value for fact in list(Fact)[13:])


# A card is suit * 16 + rank, so that suit and rank are a shift and a mask; number 0 is no card.

ALL_CARDS = 0x0FFE_0FFE_0FFE
"""Every card as a bit set."""
SWANS = 0x0002_0002_0002


SUIT_BITS, RANK_BITS = 0x30, 0x0F
"""What of a card is its suit and its rank, for rules that see every card: there a call of ``rank_of`` is dear."""
OF_BELLS, OF_KEYS, OF_MOONS = (suit << 4 for suit in Suit)


@rule
def card_of(suit: int, rank: int) -> int:
    return suit << 4 | rank


@rule
def suit_of(card: int) -> int:
    return card >> 4


@rule
def rank_of(card: int) -> int:
    return card & 15


@rule
def cards_of_suit(suit: int) -> int:
    return 0x0FFE << (int(suit) << 4)


@rule
def cards_like(card: int) -> int:
    """The cards of the same suit."""
    return 0x0FFE << (card & SUIT_BITS)


@rule
def cards_above(card: int) -> int:
    """The cards of the same suit with a higher rank."""
    return cards_like(card) & (-2 << int(card))


@rule
def rival_of(seat: int) -> int:
    return 1 - seat
