"""Decks of Fairy Tale as data: three that come with the game, and players' own.

A deck is a TOML file::

    title = "My deck"
    cards = 103                     # all copies together; checked
    include = "expert100"           # if wanted: the cards of basic, expert100 or expert110 come first

    [[card]]
    name = "Lantern Fairy"          # at most 40 characters, without | and ,
    faction = "Fairywood"           # Dragonvale, Fairywood, Holy Empire or Shadow
    type = "Character"              # Character, Home or Story
    copies = 3                      # 1 to 20
    points = 2
    effects = ["YOU DRAW 1"]        # and these may stand or not: effects, friend, id, set, origin
    friend = "Bard"

``points`` is a whole number from -20 to 50, or one of::

    { each = 3, of = "Knight of the Round Table" }
    { value = 6, most = "Home" }                                      # No.1 in a faction or type
    { value = 7, at_least = 2, of = ["Dragonvale", "Holy Empire"] }   # so many of each
    { value = 8, cards = ["Silver Dragon", "Dragon's Lair"] }         # these face up

and the last three may be asked for together; at most ten cards are listed. ``effects`` are, at most one of each kind
(N is 1 to 3, and what stands behind it a faction, a type or any)::

    ALL HUNT all Shadow     YOU UNFLIP N any     YOU FLIP N Home     ALL FLIP N Dragonvale
    YOU DRAW 1 (or 2)       ALMIGHTY (one card of the deck, one copy)     COUNTS AS Homesteaders, Bard

Cards are numbered from 1 in the order of the file: the numbers of a deck hold in every deck that includes it.
"""

from fabletop.games.fairytale.decks.cards import (
    CATEGORY_WORDS,
    ORIGINS,
    SETS,
    SURE,
    Deck,
    DeckCard,
    Effect,
    EffectKind,
    Origin,
    Points,
    most_drawn,
    slug,
)
from fabletop.games.fairytale.decks.names import card_name
from fabletop.games.fairytale.decks.numbers import card_list
from fabletop.games.fairytale.decks.reading import BUILT_IN, built_in, parse_deck, read_deck
from fabletop.games.fairytale.decks.written import deck_text, effect_text

__all__ = [
    "BUILT_IN",
    "CATEGORY_WORDS",
    "ORIGINS",
    "SETS",
    "SURE",
    "Deck",
    "DeckCard",
    "Effect",
    "EffectKind",
    "Origin",
    "Points",
    "built_in",
    "card_list",
    "card_name",
    "deck_text",
    "effect_text",
    "most_drawn",
    "parse_deck",
    "read_deck",
    "slug",
]
