"""The table of The Grimm Forest.

Rows of numbers are ``Tiny`` where they can be long. Numbers that stand alone are ``Long``: a compiler makes a rule anew
for every width of number it is called with.
"""

from __future__ import annotations

from typing import Annotated

from fabletop.games.grimm.rules.terms import (
    FABLE_ROW,
    FRIEND_COUNT,
    HOUSES,
    KINDS,
    MOST_FABLES,
    MOST_JOBS,
    MOST_SEATS,
    MOST_STEPS,
    PLACES,
    SECTIONS,
)
from fabletop.kernel.deck import Deck
from fabletop.kernel.questions import Question as KernelQuestion
from fabletop.kernel.record import Long, Record, Tiny
from fabletop.kernel.rng import Rng


class Question(KernelQuestion):
    """One question to one seat, and what it is about; see ``Ask`` for which of it each kind of question uses."""

    card: Tiny
    """The card that asks, a Fable or a Friend, or none."""
    rival: Tiny
    """Another player who has to do with it, or ``NOBODY``."""
    number: Tiny
    """How many."""
    resource: Tiny
    things: Tiny
    """A set of Locations or of seats."""


class Options(Record):
    """What a table agrees on before the deal."""

    copies: Annotated[list[int], Tiny, FABLE_ROW]
    """Cards of each Fable in the deck."""
    friends: Long
    """The set of Friends in the deck."""
    faces: Annotated[list[int], Tiny, KINDS]
    """Faces of the Prince Regal die for each basic Location."""
    stacking: Long
    """1 if Grandma's House draws in every Monster, 0 if a Location holds one at most."""
    prince: Long
    """1 if Prince Regal comes after the start-of-round cards, 0 before."""
    supply: Long
    """1 if the Supply has 45 straw, 35 wood and 30 brick, 0 if it never runs out."""
    wolf: Long
    """1 if the victim of Big Bad Wolf chooses the house, 0 if the card's owner does."""
    cancel: Long
    """A member of ``Cancel``."""
    gift: Long
    """1 if Thoughtful Gift may be returned in two kinds, 0 in one only."""
    flute: Long
    """1 if Monsters that Magic Flute took were not played for Chinny Chin Chin, 0 if they were."""
    frog: Long
    """1 if Frog Prince's new Friend must be kept, 0 if it may be given away."""
    frog_from: Long
    """1 if Frog Prince's new Friend comes from the deck, 0 from the pile."""
    turn: Long
    """1 if all actions of a Build turn must be taken, 0 if the turn may be ended before."""
    vault: Long
    """1 if Hidden Vault brings any two resources at the Market, 0 two of one kind."""


class FableDeck(Deck):
    """The draw pile of Fables. The cards ``looking`` at the top are being looked at by whoever is asked."""

    cards: Annotated[list[int], Tiny, MOST_FABLES]
    known: Annotated[list[int], Tiny, MOST_FABLES]
    """For each card in ``cards`` the set of seats who know that it lies there."""


class FriendDeck(Deck):
    cards: Annotated[list[int], Tiny, FRIEND_COUNT]


class FriendPile(Record):
    """The discarded Friends."""

    count: Long
    cards: Annotated[list[int], Tiny, FRIEND_COUNT]
    """The one discarded last comes last."""


class Task(Record):
    """One job of the agenda."""

    job: Tiny
    seat: Tiny
    card: Tiny
    other: Tiny


class Step(Record):
    """How the Gather cards lay after something happened to them this round, and who knows."""

    kind: Tiny
    actor: Tiny
    other: Tiny
    shown: Tiny
    """For ``SHOWN_SPARE``: the card shown. For ``LOCKED``: what the actor kept."""
    cards: Annotated[list[int], Tiny, MOST_SEATS]
    """The Gather card before each seat, or none."""
    known: Annotated[list[int], Tiny, MOST_SEATS]
    """For each of those the set of seats who know it."""


class Memory(Record):
    """What one seat knows of the Fables in other hands: cards, and in which hands each of them may be."""

    count: Long
    names: Annotated[list[int], Tiny, MOST_FABLES]
    holders: Annotated[list[int], Tiny, MOST_FABLES]
    """A set of seats; ``DREAMED`` in it stands for the unseen card of Sleeping Beauty."""


class GrimmTable(Record):
    """Everything about one game."""

    rng: Rng
    options: Options
    to_act: Long
    asked: Long
    questions: Annotated[list[Question], Question, MOST_SEATS]
    seats: Long
    round: Long
    """From 0."""
    first: Long
    """The First Player."""
    window: Long
    last: Long
    """The last choice that everybody could notice; its object is ``UNSEEN`` where others do not see it."""
    last_seat: Long
    """Who made it, or ``NOBODY``."""
    jobs: Long
    agenda: Annotated[list[Task], Task, MOST_JOBS]
    """What is still to be done before the window ends; the next thing is the last one."""

    goods: Annotated[list[int], Long, MOST_SEATS * KINDS]
    """Resources on each player's board."""
    stock: Annotated[list[int], Long, PLACES * KINDS]
    """Resources on each Location."""
    supply: Annotated[list[int], Long, KINDS]
    stored: Annotated[list[int], Long, KINDS]
    """Resources on Rapunzel."""

    hands: Annotated[list[int], Tiny, MOST_SEATS * FABLE_ROW]
    """How many of each Fable each seat holds, with the one that lies face down before it, if it came from the hand."""
    held: Annotated[list[int], Long, MOST_SEATS]
    """How many Fables that are."""
    fables: FableDeck
    looking: Long
    """How many cards at the top of the Fable deck are being looked at by the seat that is asked."""
    pile: Annotated[list[int], Tiny, FABLE_ROW]
    """How many of each Fable are in the discard pile."""
    friends: FriendDeck
    parted: FriendPile
    offered: Long
    """The Friends drawn and shown that nobody has received yet, a set."""
    friend: Annotated[list[int], Long, MOST_SEATS]
    """The Friend of each seat, or none."""

    pools: Annotated[list[int], Long, MOST_SEATS]
    """The Gather cards each seat can use this round, a set."""
    assigned: Annotated[list[int], Long, MOST_SEATS]
    """The Gather card laid before each seat, or none."""
    steps: Long
    trail: Annotated[list[Step], Step, MOST_STEPS]
    """What happened to the Gather cards this round."""
    kept: Long
    """The Locations whose Gather cards Little Mermaid's owner can use; 0 while nobody has her."""
    locker: Long
    """The seat whose Gather cards are locked, or ``NOBODY``."""
    proven: Annotated[list[int], Long, MOST_SEATS]
    """For each seat the Locations of which it knows that Little Mermaid's owner kept the card, a set."""

    laid: Annotated[list[int], Long, MOST_SEATS]
    """The Fable each seat has laid face down: a name, ``DREAM``, or none."""
    peeked: Annotated[list[int], Long, MOST_SEATS]
    """For each seat the set of seats who looked at the Fable it has laid from its hand."""
    dreamed: Long
    """Sleeping Beauty's unseen Fable, or none."""
    dreamer: Long
    """The seat before which it lies, or ``NOBODY``."""
    dream_known: Long
    """The set of seats who know it."""
    must_play: Long
    """The set of seats that Huntsman makes play a Fable this round."""
    played: Annotated[list[int], Long, MOST_SEATS]
    """The Fable of this round that lies face up before each seat, or none."""
    monsters: Long
    """How many Monsters were played this round."""
    spot: Annotated[list[int], Long, MOST_SEATS]
    """The Location where each seat's Monster stands, or ``NOWHERE``."""
    cancelled: Long
    """1 if the Monster that acts is stopped."""
    exempt: Long
    """The set of seats that count as not being there when the Monster acts."""
    parked: Annotated[list[int], Long, MOST_SEATS]
    """The Next Turn card each seat played this round, or none."""
    matured: Annotated[list[int], Long, MOST_SEATS]
    """The Next Turn card each seat played last round, or none."""
    food: Annotated[list[int], Long, MOST_SEATS]
    """The Location where each seat has put its matured Fairy Food, or ``NOWHERE``."""
    unique: Annotated[list[int], Long, PLACES]
    """The Unique Location card on each Location, or none."""
    unique_of: Annotated[list[int], Long, PLACES]
    """Who played it."""

    pigs: Annotated[list[int], Long, MOST_SEATS]
    """The Location of each pig, or ``NOWHERE``."""
    moved: Long
    """The seats whose pig goes nowhere else when pigs move."""
    gathered: Annotated[list[int], Long, MOST_SEATS * KINDS]
    toll: Annotated[list[int], Long, KINDS]
    """What the victim of a Bridge Troll can still give of each resource."""
    drafts: Long
    """How many resources each player at the Market still takes in turn."""
    wish: Long
    """What Aladdin's owner said: 0 nothing, 1 alone, 2 with others."""
    named: Long
    """One more than the Location that Pinocchio's owner named, or 0."""
    robbed: Long
    """One more than the seat that Ali Baba stole from this round, or 0."""
    loot: Long
    """The resource he stole."""
    effects: Long
    """What the seat whose place it is has still to resolve, a set of ``Effect``."""
    acting_friend: Long
    """The Friend that is among them."""

    bonus: Annotated[list[int], Long, MOST_SEATS]
    """Build actions won or lost this round."""
    actions: Long
    """Actions left to the seat whose Build turn it is."""
    used: Long
    """The Friends whose Special Action was used in this turn, a set."""
    houses: Annotated[list[int], Tiny, MOST_SEATS * HOUSES]
    """How many houses of each sort each seat has."""
    sections: Annotated[list[int], Tiny, KINDS * SECTIONS]
    """House sections left in the Supply."""
    corners: Annotated[list[int], Long, MOST_SEATS]
    """Cutting Corners cards on each board."""
    builders: Annotated[list[int], Long, KINDS]
    """One more than the seat that holds each First Builder token, or 0."""

    memories: Annotated[list[Memory], Memory, MOST_SEATS]
