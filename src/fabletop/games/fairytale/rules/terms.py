"""The words of Fairy Tale: factions, types, effects, steps, verbs, questions, facts."""

from __future__ import annotations

from enum import IntEnum

MOST_SEATS = 5
ROUNDS = 4
HAND_SIZE = 5
PLAYS = 3
"""Cards played in a round."""
ROW = ROUNDS * PLAYS
"""The most cards one player can have in play."""

MOST_NAMES = 60
"""Different cards in one deck."""
NAMES = MOST_NAMES + 1
"""Length of a row with one place for each name; a card is the number of its name, from 1."""
MOST_CARDS = 200
MOST_DRAWN = 2
"""The most cards that one card can draw."""
NO_CARD = 0
HIDDEN = -1
"""A card that is still to be guessed, while a world is drawn."""

HAND_ROOM = HAND_SIZE + PLAYS * MOST_DRAWN
"""The most cards one player can hold."""

TWO_STAGE = 9
"""Cards dealt to each of two players in a round of the two-stage draft: five, then four."""
FIRST_STAGE = 5
MOST_PLACES = ROUNDS * MOST_SEATS * HAND_SIZE
"""Cards that pass through a draft in a whole game, at most."""


MOST_FINDS = MOST_SEATS * PLAYS
MOST_GROUPS = 8


class Category(IntEnum):
    """What an effect or a condition can name: a faction, a type, or nothing in particular."""

    DRAGONVALE = 0
    FAIRYWOOD = 1
    HOLY_EMPIRE = 2
    SHADOW = 3
    CHARACTER = 4
    HOME = 5
    STORY = 6
    ANY = 7


FACTIONS = (Category.DRAGONVALE, Category.FAIRYWOOD, Category.HOLY_EMPIRE, Category.SHADOW)
TYPES = (Category.CHARACTER, Category.HOME, Category.STORY)
CATEGORIES = len(Category)


class Scoring(IntEnum):
    """How a card earns its points."""

    FIXED = 0
    """``points``, always."""
    COUNT = 1
    """``points`` for each face-up card of the name ``counted``."""
    CONDITION = 2
    """``points`` if all of its conditions hold, else nothing."""


class Teams(IntEnum):
    NONE = 0
    PAIRS = 1
    PAIRS_EXCHANGE = 2


class Trickster(IntEnum):
    """What the card that stands for another takes of it at the scoring."""

    NAME = 0
    CARD = 1
    """Its name, points, categories and what it counts as."""


class ActionKind(IntEnum):
    """What a choice does; its object is a card's name, or ``NO_CARD`` to play none."""

    KEEP = 0
    DISCARD = 1
    PLAY = 2
    FLIP = 3
    UNFLIP = 4
    GIVE = 5
    """A face-up card to the partner."""
    GIVE_HIDDEN = 6
    """A face-down card to the partner."""
    TAKE = 7
    TAKE_HIDDEN = 8


class Ask(IntEnum):
    KEEP = 1
    DISCARD = 2
    PLAY = 3
    FLIP = 4
    UNFLIP = 5
    GIVE = 6
    TAKE = 7


class Stage(IntEnum):
    """What is going on; the middle ones follow a reveal, in this order."""

    DRAFT = 0
    PLAY = 1
    UNFLIP_NAMED = 2
    UNFLIP_ANY = 3
    FLIP_NAMED = 4
    FLIP_ANY = 5
    DRAW = 6
    EXCHANGE = 7
    OVER = 8


class Fact(IntEnum):
    """What a log entry says; (seat; first, second) mean what stands behind each. A row of cards is six bits a card."""

    ROUND_BEGUN = 1
    """–; round number from 1, –"""
    HAND_SEEN = 2
    """holder, who alone learns it; row of cards to choose from, –"""
    CHOSEN = 3
    """who has nothing more to choose in this step; –, –"""
    KEPT = 4
    """holder, who alone learns it; kept card, discarded card or none"""
    PASSED = 5
    """–; 1 to the left or 0 to the right, –"""
    REVEALED = 6
    """player; card or none, –"""
    HUNTED = 7
    """owner; card, –"""
    UNFLIPPED = 8
    """owner; card, –"""
    FLIPPED = 9
    """owner; card, –"""
    DREW = 10
    """player; number of cards, –"""
    DREW_CARDS = 11
    """player, who alone learns it; row of cards, –"""
    EXCHANGED = 12
    """player; card given, card taken"""
    LEFT_OVER = 13
    """owner, who alone learns it; row of cards put away unplayed, –"""
    ENDED = 14


# The same numbers by their bare names, for the rules: Python 3.11 takes a slow detour to find a member of an enum.

DRAGONVALE, FAIRYWOOD, HOLY_EMPIRE, SHADOW, CHARACTER, HOME, STORY, ANY = (category.value for category in Category)
FIXED, COUNT, CONDITION = (scoring.value for scoring in Scoring)
PAIRS, PAIRS_EXCHANGE = Teams.PAIRS.value, Teams.PAIRS_EXCHANGE.value
AS_CARD = Trickster.CARD.value
KEEP, DISCARD, PLAY, FLIP, UNFLIP, GIVE, GIVE_HIDDEN, TAKE, TAKE_HIDDEN = (
    action_kind.value for action_kind in ActionKind
)
ACTION_KINDS = len(ActionKind)
ASK_KEEP, ASK_DISCARD, ASK_PLAY, ASK_FLIP, ASK_UNFLIP, ASK_GIVE, ASK_TAKE = (kind.value for kind in Ask)
DRAFTING, PLAYING, UNFLIP_NAMED, UNFLIP_ANY, FLIP_NAMED, FLIP_ANY, DRAWING, EXCHANGING, OVER = (
    stage.value for stage in Stage
)
ROUND_BEGUN, HAND_SEEN, CHOSEN, KEPT, PASSED, REVEALED, HUNTED = (fact.value for fact in list(Fact)[:7])
UNFLIPPED, FLIPPED, DREW, DREW_CARDS, EXCHANGED, LEFT_OVER, ENDED = (fact.value for fact in list(Fact)[7:])
