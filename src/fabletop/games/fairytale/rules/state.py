"""The table of Fairy Tale, and the deck it is played with.

Rows of numbers are ``Tiny``. Numbers that stand alone are ``Long``: a compiler makes a rule anew for every width of
number it is called with.
"""

from __future__ import annotations

from typing import Annotated

from fabletop.games.fairytale.rules.terms import (
    CATEGORIES,
    HAND_ROOM,
    HAND_SIZE,
    MOST_CARDS,
    MOST_DRAWN,
    MOST_FINDS,
    MOST_GROUPS,
    MOST_PLACES,
    MOST_SEATS,
    NAMES,
    PLAYS,
    ROUNDS,
    ROW,
)
from fabletop.kernel.deck import Deck
from fabletop.kernel.questions import Question
from fabletop.kernel.record import Long, Record, Tiny
from fabletop.kernel.rng import Rng


class CardList(Record):
    """What the cards of a deck are and do, one place for each name; place 0 stands for no card."""

    names: Long
    """How many different cards there are; they are numbered from 1."""
    cards: Long
    """How many cards there are, copies counted."""
    members: Annotated[list[int], Long, CATEGORIES]
    """The names of each category as a bit set; all of them under ``ANY``."""
    copies: Annotated[list[int], Tiny, NAMES]
    faction: Annotated[list[int], Tiny, NAMES]
    type: Annotated[list[int], Tiny, NAMES]

    scoring: Annotated[list[int], Tiny, NAMES]
    points: Annotated[list[int], Tiny, NAMES]
    counted: Annotated[list[int], Tiny, NAMES]
    """For ``COUNT``: the name that is counted."""
    most_of: Annotated[list[int], Tiny, NAMES]
    """For ``CONDITION``: the category to be No.1 in; ``ANY`` if none is asked for."""
    least: Annotated[list[int], Tiny, NAMES]
    """For ``CONDITION``: how many cards of each of the categories below are needed."""
    least_of: Annotated[list[int], Tiny, NAMES]
    """The set of those categories."""
    needed: Annotated[list[int], Long, NAMES]
    """For ``CONDITION``: the set of names that must be face up."""
    counts_as: Annotated[list[int], Long, NAMES]
    """The set of names that the card is counted as, beside its own (Egg of Chaos)."""
    almighty: Annotated[list[int], Tiny, NAMES]
    """1 for the card that takes the name of another (The Trickster)."""

    hunts: Annotated[list[int], Tiny, NAMES]
    """The category hunted; ``ANY`` if none is."""
    unflips: Annotated[list[int], Tiny, NAMES]
    """How many cards its player turns up."""
    unflips_of: Annotated[list[int], Tiny, NAMES]
    flips: Annotated[list[int], Tiny, NAMES]
    """How many cards are turned down."""
    flips_of: Annotated[list[int], Tiny, NAMES]
    flips_all: Annotated[list[int], Tiny, NAMES]
    """1 if every player must turn them, 0 if only the one who played it."""
    draws: Annotated[list[int], Tiny, NAMES]
    stages: Annotated[list[int], Tiny, NAMES]
    """The set of stages in which it acts, which ``stages_of`` finds in the rows above."""


class Options(Record):
    """What a table agrees on before the deal."""

    deck: CardList
    teams: Long
    two_stage: Long
    """1 for the two-stage draft where two play, 0 for the plain one."""
    plays: Long
    """0 to play exactly three cards a round, 1 to play up to three."""
    passing: Long
    """0 to pass left and right by turns, 1 to pass always to the left."""
    trickster: Long
    """0 if The Trickster takes the name of a card, 1 if it may be taken for the card."""
    memory: Long
    """1 when the view shows what its owner could remember."""
    rounds: Long
    hand: Long
    """Cards dealt to a player for a draft: 5 but in tests on tiny decks."""


class DrawDeck(Deck):
    """The whole deck in its order; what was dealt is gone from the top."""

    cards: Annotated[list[int], Tiny, MOST_CARDS]


class Row(Record):
    """The cards one player has in play."""

    cards: Annotated[list[int], Tiny, ROW]
    """In the order they came."""
    count: Long
    up: Long
    """The set of places in ``cards`` that are face up."""
    marked: Long
    """The set of places chosen, face down, in the stage under way: they turn when everyone has chosen."""
    demands: Long
    """What its player is still to choose in the stage under way: so many cards of each category."""


class Sketch(Record):
    """What is written down while a world is drawn or a table is looked over; all 0 at any other time.

    *Finds* are the cards that others played in one round: each was found in a group of cards that the seat has seen, or
    came out of the pool of those it has not.
    """

    pool: Annotated[list[int], Tiny, NAMES]
    """Copies of each name in the pool, but for those that must have been found there."""
    used: Annotated[list[int], Tiny, NAMES]
    """How many of them are finds by the guess so far."""

    even: Long
    """What a find in a group counts where one in the pool counts as many as it has copies."""
    most: Long
    """The greatest of these numbers."""
    chance: Long
    """With what chance the guesses drawn so far are to be kept."""

    finds: Long
    card: Annotated[list[int], Tiny, MOST_FINDS]
    player: Annotated[list[int], Tiny, MOST_FINDS]
    step: Annotated[list[int], Tiny, MOST_FINDS]
    """The step of the play in which it was revealed."""
    optional: Annotated[list[int], Tiny, MOST_FINDS]
    """1 if it may be from a group or from the pool."""
    origin: Annotated[list[int], Tiny, MOST_FINDS]
    """The step of the draft in which it was kept, or ``POOL``: the guess being looked at."""
    chosen: Annotated[list[int], Tiny, MOST_FINDS]
    """The guess drawn so far."""
    weight: Annotated[list[int], Long, MOST_FINDS + 1]
    """The weight of the guess up to each find, rounded up."""
    fair: Annotated[list[int], Long, MOST_FINDS + 1]
    """The chance that makes up for the rounding."""
    pooled: Annotated[list[int], Tiny, MOST_SEATS]
    """How many finds of each seat came out of the pool, by the guess being looked at."""

    groups: Long
    start: Annotated[list[int], Tiny, MOST_GROUPS]
    """Where in ``packs`` the cards of a group stand."""
    width: Annotated[list[int], Tiny, MOST_GROUPS]
    """How many cards it has."""
    taken: Annotated[list[int], Tiny, MOST_GROUPS]
    """How many finds are in it, by the guess being looked at."""
    group: Annotated[list[int], Tiny, MOST_SEATS * HAND_SIZE]
    """For each seat and step of the draft the group in which the kept card was, one more than its number; 0 if none."""


class FairytaleTable(Record):
    """Everything about one game. What happened in every round is kept, because players remember it."""

    rng: Rng
    options: Options
    to_act: Long
    asked: Long
    questions: Annotated[list[Question], Question, MOST_SEATS]
    seats: Long
    round: Long
    """From 0."""
    stage: Long
    step: Long
    """Step of the draft or of the play, from 0."""
    packs: Annotated[list[int], Tiny, MOST_PLACES]
    """Pack by pack, round by round: first the cards taken, in the order they were taken, then the rest, sorted."""
    hands: Annotated[list[int], Tiny, MOST_SEATS * HAND_ROOM]
    """After the draft: what each seat has left to play, sorted."""
    held: Annotated[list[int], Tiny, MOST_SEATS]
    """How many cards that are."""
    plays: Annotated[list[int], Tiny, ROUNDS * MOST_SEATS * PLAYS]
    """The card each seat played in each step of each round, or none."""
    drawn: Annotated[list[int], Tiny, ROUNDS * MOST_SEATS * PLAYS * MOST_DRAWN]
    """The cards each seat drew after each step of each round."""
    rows: Annotated[list[Row], Row, MOST_SEATS]
    hunted: Long
    """The seats whose card of this reveal was hunted."""
    exchanger: Long
    """The first seat whose Shadow card has not yet been exchanged for, while cards are exchanged."""
    deck: DrawDeck
    scored: Long
    """1 when the game is over and the scores are written down, else 0."""
    scores: Annotated[list[int], Long, MOST_SEATS]
    """What each player's own cards are worth, once it is written down."""
    sketch: Sketch
