"""The table of The Fox in the Forest."""

from __future__ import annotations

from typing import Annotated

from fabletop.games.fox.rules.terms import DECK_SIZE, MOST_DRAWS, MOST_EXCHANGES, PLAYS, SEATS, TRICKS
from fabletop.kernel.deck import Deck
from fabletop.kernel.questions import Question
from fabletop.kernel.record import Long, Record, Small, Tiny
from fabletop.kernel.rng import Rng


class Options(Record):
    """What a table agrees on before the deal."""

    target: Small
    """Points that end the game."""
    memory: Tiny
    """1 when the table shows the cards played so far."""


class DrawDeck(Deck):
    """The whole deck before the deal, six cards after it, and room below them for what Woodcutters bury."""

    cards: Annotated[list[int], Tiny, DECK_SIZE + MOST_DRAWS]


class Exchange(Record):
    """One use of a Fox or a Woodcutter: a card came to the hand and a card went from it."""

    plays: Tiny
    """How many cards had been played in the round; the last of them is the Fox or the Woodcutter."""
    seat: Tiny
    came: Tiny
    """The old decree, or the card drawn."""
    went: Tiny
    """The new decree, or the card buried; ``NO_CARD`` while the player is still choosing."""


class FoxTable(Record):
    """Everything about one game."""

    rng: Rng
    options: Options
    hands: Annotated[list[int], Long, SEATS]
    """The cards of each seat as a bit set."""
    played_cards: Long
    """The cards played in this round as a bit set."""
    scores: Annotated[list[int], Small, SEATS]
    round_points: Annotated[list[int], Small, SEATS]
    """Points won in this round so far; after the end, those of the last round."""
    round: Small
    """The number of the round, from 1."""
    to_act: Tiny
    asked: Small
    questions: Annotated[list[Question], Question, 2]
    deck: DrawDeck
    dealer: Tiny
    decree: Tiny
    tricks: Annotated[list[int], Tiny, SEATS]
    """Tricks won in this round."""
    treasures: Annotated[list[int], Tiny, SEATS]
    """Treasures won in this round."""
    plays: Tiny
    """Cards played in this round."""
    played: Annotated[list[int], Tiny, PLAYS]
    """In order; each trick is a pair, the led card first."""
    leaders: Annotated[list[int], Tiny, TRICKS]
    """Who led each trick."""
    untold: Tiny
    """Plays at the start of the round whose order nobody knows: more than 0 only in scenes that begin in mid-round."""
    exchanges: Tiny
    exchanged: Annotated[list[Exchange], Exchange, MOST_EXCHANGES]
    """The Foxes and Woodcutters used in this round, in order."""
