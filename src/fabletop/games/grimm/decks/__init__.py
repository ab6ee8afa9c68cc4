"""What is in the box of The Grimm Forest, as data: the cards, how many there are of each Fable, and a die.

``rules/cards.toml`` has every card with its type and level, and the faces of the Prince Regal die. How many there are
of each Fable stands in a copies file: ``56-a.toml``, ``56-b.toml``, or a player's own. Such a file is TOML::

    fables = 56                     # all copies together; checked
    include = "56-a"                # if wanted: what this file leaves out is as in 56-a or 56-b
    origin = "sourced"              # if wanted: where all that it says comes from; sourced if you saw the cards

    [copies]                        # 0 to 8 of each Fable; without include, 0 of those that are not named
    Wolf = 3
    "Curse of Darkness" = 2

    [levels]                        # simple or advanced, of Fables and Friends
    "Curse of Darkness" = "simple"
    Thumbelina = "advanced"

    [die]                           # the six faces of the Prince Regal die
    straw = 3
    wood = 2
    brick = 1

There are at least 20 Fables in all. Capitals and signs in names do not matter. Each Friend is in the game once.
"""

from fabletop.games.grimm.decks.cards import ORIGINS, Box, Card, Fable, FableType, Friend, Level, Origin
from fabletop.games.grimm.decks.names import FABLE_NAMES, FRIEND_NAMES, card_name, fable_name, friend_name, slug
from fabletop.games.grimm.decks.numbers import fill_box
from fabletop.games.grimm.decks.reading import BUILT_IN, all_cards, built_in, parse_box, read_box
from fabletop.games.grimm.decks.written import box_text

__all__ = [
    "BUILT_IN",
    "FABLE_NAMES",
    "FRIEND_NAMES",
    "ORIGINS",
    "Box",
    "Card",
    "Fable",
    "FableType",
    "Friend",
    "Level",
    "Origin",
    "all_cards",
    "box_text",
    "built_in",
    "card_name",
    "fable_name",
    "fill_box",
    "friend_name",
    "parse_box",
    "read_box",
    "slug",
]
