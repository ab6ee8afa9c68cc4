"""The words of The Grimm Forest: resources, locations, houses, windows, verbs, questions, jobs."""

from __future__ import annotations

from enum import IntEnum

from fabletop.games.grimm.rules.catalogue import FABLE_NAMES, FRIEND_NAMES

MOST_SEATS = 4
KINDS = 3
"""Kinds of resources."""
PLACES = 4
"""Locations; the Market, which comes last, is for four players alone."""
BASIC_PLACES = 3
NOWHERE = -1
NOBODY = -1

FABLE_COUNT = len(FABLE_NAMES)
"""Names of Fables, numbered from 1."""
FABLE_ROW = FABLE_COUNT + 1
FRIEND_COUNT = len(FRIEND_NAMES)
"""Names of Friends, numbered from 1."""
FRIEND_CARD = FABLE_COUNT
"""A card of either deck as one number: a Fable is its own number, a Friend has this added."""
NO_CARD = 0
NO_FRIEND = 0
DREAM = FABLE_COUNT + 1
"""Stands for the unseen card of Sleeping Beauty where a Fable is named."""
MOST_COPIES = 8
MOST_FABLES = FABLE_COUNT * MOST_COPIES
LEAST_FABLES = 20

SECTIONS = 3
SECTION_COPIES = 5
SITES = 5
"""Building sites of a player board."""
HOUSES = 2 * KINDS * SECTIONS
"""Kinds of houses: where they stand, what they are made of, and how high. See ``house_of``."""
HOUSES_TO_WIN = 3

GATHER_CARDS = MOST_SEATS * PLACES
"""Gather cards are numbered owner by owner; see ``gather_card``."""
NO_GATHER_CARD = -1

BUNDLE = 4
"""A bundle is a choice of up to three resources in one number: straw + 4 wood + 16 brick."""
HEAP_BITS = 16
"""A heap is any number of resources in one number, for facts: so many bits a kind, straw lowest."""
PLENTY = 30000
"""What the Supply has of each resource where it never runs out."""

REFILL = ((5, 0, 0), (0, 4, 0), (0, 0, 3), (1, 1, 1))
"""What comes to each Location at the end of a round, by kinds of resources."""

MOST_JOBS = 40
MOST_STEPS = 24
"""Times that Gather cards can be laid, changed or shown in one round."""
DREAMED = MOST_SEATS
"""Stands for the unseen card of Sleeping Beauty in a set of hands."""


class Resource(IntEnum):
    STRAW = 0
    WOOD = 1
    BRICK = 2


class Location(IntEnum):
    """The first three yield the resource with their own number."""

    FIELDS = 0
    FOREST = 1
    BRICKYARD = 2
    MARKET = 3


class Section(IntEnum):
    FOUNDATION = 0
    WALLS = 1
    ROOF = 2


class Cancel(IntEnum):
    """What discarding a Friend against a Monster does."""

    WHOLE = 0
    """The Monster does nothing to anybody."""
    SELF = 1
    """Whoever discards counts as not being there."""
    PRESENT = 2
    """The Monster does nothing to anybody, but only those who are there may discard."""


class Window(IntEnum):
    """The round from beginning to end."""

    START = 0
    """Start of round: Fairy Food is laid out, start-of-round Friends act."""
    COMMIT = 1
    QUEEN = 2
    """Evil Queen's owner looks and chooses last."""
    ON_REVEAL = 3
    AFTER_REVEAL = 4
    """The Gather cards are face up; after-reveal Friends act."""
    BEFORE_COLLECT = 5
    """All pigs are where they go."""
    COLLECT = 6
    AFTER_COLLECT = 7
    END_OF_GATHER = 8
    RETURN = 9
    """Unique Locations are checked, cards go back or to the pile."""
    BUILD_START = 10
    BUILD = 11
    BUILD_END = 12
    CLEAN_UP = 13
    """The end is checked; then everything is made ready for the next round."""
    OVER = 14


class Effect(IntEnum):
    """What one player may have to resolve in their place of the start of the round or the end of gathering."""

    NEXT_TURN = 0
    UNIQUE_FIELDS = 1
    UNIQUE_FOREST = 2
    UNIQUE_BRICKYARD = 3
    UNIQUE_MARKET = 4
    FRIEND = 5
    FABLE = 6


class Job(IntEnum):
    """What is still to be done before the window ends; (seat; card, other) mean what stands behind each."""

    SLOT = 1
    """whose place in the window it is; –, –"""
    EFFECTS = 2
    """who resolves what is left of their effects; –, –"""
    EACH = 3
    """a player; the card that now concerns this player, the card's owner"""
    MONSTER = 4
    """owner of a Monster whose moment has come; the Monster, –"""
    REACT = 5
    """who might stop a Monster; the Monster, its owner"""
    STRIKE = 6
    """owner; the Monster that now acts unless it was stopped, –"""
    GAIN_FRIEND = 7
    """who gains one; the card that brings it or none, 1 if it may not be given away"""
    GAIN = 8
    """who gains; the card that says so, how many resources of choice"""
    DRAFT = 9
    """who takes one resource at the Market, or nobody where the next round of its draft begins; –, –"""
    HARVEST = 10
    """who takes; –, how many resources of the Market"""
    TURN = 11
    """whose Build turn goes on; –, –"""
    PART = 12
    """who discards their Friend, if they have one; –, –"""
    RECEIVE = 13
    """who receives a Friend; the Friend as a card, who gave it"""
    TOLL = 14
    """who pays the Bridge Troll; how many resources are still to be given, its owner"""
    FETCH_FRIEND = 15
    """who takes a discarded Friend; the Friend who leaves for it as a card, 1 if it may not be given away"""


class Ask(IntEnum):
    """What a question asks; what its ``number``, ``rival``, ``resource`` and ``things`` are stands behind each."""

    GATHER = 1
    PEEK = 2
    PLACE = 3
    """Where to put the card: one of ``things``, a set of Locations."""
    TARGET = 4
    """Which player: one of ``things``, a set of seats."""
    ASSIGN = 5
    SWAP = 6
    PAY = 7
    """``number`` of resources to discard; for Hired Help, none as well."""
    BEFRIEND = 8
    """Which of the Friends drawn at the Tavern."""
    BESTOW = 9
    """Who gets the Friend drawn."""
    LOCK = 10
    SAY = 11
    NAME = 12
    STEAL = 13
    GAIN = 14
    """``number`` of resources to choose from the Supply."""
    SCRAPS = 15
    DECIDE = 16
    """Yes or no; against a Monster, whose owner is the ``rival``."""
    TAKE = 17
    """``number`` of resources to choose at the Market."""
    GO = 18
    """Where to go: one of ``things``, a set of Locations."""
    ROB = 19
    """``number`` of resources to choose, which are the ``rival``'s."""
    GIVE = 20
    """``number`` of resources to choose for the ``rival``; ``resource`` is what Thoughtful Gift brought."""
    RESOLVE = 21
    KEEP = 22
    """``number`` of Fables are still to be kept."""
    TOP = 23
    FETCH = 24
    """``number`` of Fables are still to be taken from the pile."""
    REAP = 25
    """One of ``things``, a set of Locations."""
    OFFER = 26
    TRADE = 27
    BLOW = 28
    """A house of the ``rival``."""
    HAND = 29
    """The ``rival`` gets the Fable."""
    DISCARD = 30
    """``number`` of Fables are still to be discarded."""
    TURN = 31
    SPIN = 32
    REWARD = 33
    """``resource`` is what the house that was finished first is made of."""


class ActionKind(IntEnum):
    """What a choice does; what its object is stands behind each."""

    GATHER_FIELDS = 0
    """The Fable laid with the Gather card, ``NO_CARD`` or ``DREAM``; so for the next three."""
    GATHER_FOREST = 1
    GATHER_BRICKYARD = 2
    GATHER_MARKET = 3
    PEEK = 4
    """Twice a seat, plus 1 for its Fable instead of its Gather card."""
    PLACE = 5
    """A Location."""
    TARGET = 6
    """A seat."""
    ASSIGN = 7
    """A Gather card."""
    SWAP = 8
    """Four times a seat plus another, the lower one first."""
    PAY = 9
    """A bundle; 0 to decline."""
    BEFRIEND = 10
    """A Friend."""
    BESTOW = 11
    """A seat."""
    LOCK = 12
    """The set of Locations whose Gather cards are kept."""
    SAY = 13
    """0 for alone, 1 for with others."""
    NAME = 14
    """A Location."""
    STEAL = 15
    """Three times a seat plus a resource."""
    GAIN = 16
    """A bundle."""
    SCRAPS = 17
    """A basic Location; ``BASIC_PLACES`` plus a resource of the Market; ``NO_SCRAPS``."""
    DECIDE = 18
    """1 for yes, 0 for no."""
    TAKE = 19
    """A bundle."""
    GO = 20
    """A Location, or ``STAY``."""
    GIVE = 21
    """A bundle."""
    RESOLVE = 22
    """A Fable, or ``DREAM`` for the Friend."""
    KEEP = 23
    """A Fable; so for the next two."""
    TOP = 24
    FETCH = 25
    REAP = 26
    """A Location."""
    OFFER = 27
    """0 for nothing, or ``offer_of``."""
    TRADE = 28
    """Three times the resource given plus the one received, or ``NO_TRADE``."""
    BLOW = 29
    """A house."""
    HAND = 30
    """A Fable; so for the next."""
    DISCARD = 31
    TURN = 32
    """0 to draw a Fable, 1 to end the turn when nothing is left to do, 2 to end it before."""
    BUILD = 33
    """The house as it will be; so for the next four, with the help of the seat in the name, the own one for none."""
    HELP_0 = 34
    HELP_1 = 35
    HELP_2 = 36
    HELP_3 = 37
    USE = 38
    """The Friend whose Special Action it is."""
    PART = 39
    """The Friend discarded for its effect."""
    SPIN = 40
    """A resource."""
    REWARD = 41
    """0 for a resource of each kind, 1 for two Fables, 2 for a Friend."""


UNSEEN = 63
"""The object of a choice of which others see the verb alone."""
NO_SCRAPS = BASIC_PLACES + KINDS
STAY = PLACES
NO_TRADE = KINDS * KINDS
DRAW_ACTION, END_ACTION, STOP_ACTION = 0, 1, 2
REWARD_RESOURCES, REWARD_FABLES, REWARD_FRIEND = 0, 1, 2


class StepKind(IntEnum):
    """How Gather cards came to lie as they do."""

    LAID = 1
    """actor laid one"""
    REDEALT = 2
    """actor was given one of theirs at random"""
    SWAPPED = 3
    """actor and other exchanged theirs"""
    CHANGED = 4
    """actor may have put another there"""
    SHOWN = 5
    """all cards laid are turned up"""
    SHOWN_SPARE = 6
    """actor showed one that was not laid, by chance: ``shown``"""
    LOCKED = 7
    """actor chose which two to keep"""
    UNLOCKED = 8
    """actor got all back"""


# The same numbers by their bare names, for the rules: Python 3.11 takes a slow detour to find a member of an enum.

STRAW, WOOD, BRICK = (resource.value for resource in Resource)
FIELDS, FOREST, BRICKYARD, MARKET = (location.value for location in Location)
FOUNDATION, WALLS, ROOF = (section.value for section in Section)
CANCEL_WHOLE, CANCEL_SELF, CANCEL_PRESENT = (cancel.value for cancel in Cancel)
(
    AT_START,
    AT_COMMIT,
    AT_QUEEN,
    ON_REVEAL,
    AFTER_REVEAL,
    BEFORE_COLLECT,
    AT_COLLECT,
    AFTER_COLLECT,
    END_OF_GATHER,
    AT_RETURN,
    BUILD_START,
    AT_BUILD,
    BUILD_END,
    CLEAN_UP,
    OVER,
) = (window.value for window in Window)
EFFECT_NEXT_TURN, EFFECT_UNIQUE, EFFECT_FRIEND, EFFECT_FABLE = 0, 1, 5, 6
(
    JOB_SLOT,
    JOB_EFFECTS,
    JOB_EACH,
    JOB_MONSTER,
    JOB_REACT,
    JOB_STRIKE,
    JOB_GAIN_FRIEND,
    JOB_GAIN,
    JOB_DRAFT,
    JOB_HARVEST,
    JOB_TURN,
    JOB_PART,
    JOB_RECEIVE,
    JOB_TOLL,
    JOB_FETCH_FRIEND,
) = (job.value for job in Job)
(
    ASK_GATHER,
    ASK_PEEK,
    ASK_PLACE,
    ASK_TARGET,
    ASK_ASSIGN,
    ASK_SWAP,
    ASK_PAY,
    ASK_BEFRIEND,
    ASK_BESTOW,
    ASK_LOCK,
    ASK_SAY,
    ASK_NAME,
    ASK_STEAL,
    ASK_GAIN,
    ASK_SCRAPS,
    ASK_DECIDE,
    ASK_TAKE,
    ASK_GO,
    ASK_ROB,
    ASK_GIVE,
    ASK_RESOLVE,
    ASK_KEEP,
    ASK_TOP,
    ASK_FETCH,
    ASK_REAP,
    ASK_OFFER,
    ASK_TRADE,
    ASK_BLOW,
    ASK_HAND,
    ASK_DISCARD,
    ASK_TURN,
    ASK_SPIN,
    ASK_REWARD,
) = (kind.value for kind in Ask)
(
    GATHER_FIELDS,
    GATHER_FOREST,
    GATHER_BRICKYARD,
    GATHER_MARKET,
    PEEK,
    PLACE,
    TARGET,
    ASSIGN,
    SWAP,
    PAY,
    BEFRIEND,
    BESTOW,
    LOCK,
    SAY,
    NAME,
    STEAL,
    GAIN,
    SCRAPS,
    DECIDE,
    TAKE,
    GO,
    GIVE,
    RESOLVE,
    KEEP,
    TOP,
    FETCH,
    REAP,
    OFFER,
    TRADE,
    BLOW,
    HAND,
    DISCARD,
    TURN,
    BUILD,
    HELP_0,
    HELP_1,
    HELP_2,
    HELP_3,
    USE,
    PART,
    SPIN,
    REWARD,
) = (action_kind.value for action_kind in ActionKind)
ACTION_KINDS = len(ActionKind)
(
    STEP_LAID,
    STEP_REDEALT,
    STEP_SWAPPED,
    STEP_CHANGED,
    STEP_SHOWN,
    STEP_SHOWN_SPARE,
    STEP_LOCKED,
    STEP_UNLOCKED,
) = (kind.value for kind in StepKind)
