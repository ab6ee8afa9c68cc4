"""What cards are called: in data files and records by their English names, to a player in the player's language."""

from __future__ import annotations

import re

from fabletop.contract import Message
from fabletop.games.grimm.rules.terms import FRIEND_CARD

FABLE_NAMES = (
    "A Friendly Game",
    "Big Bad Wolf",
    "Bridge Troll",
    "Chinny Chin Chin",
    "Consult the Oracle",
    "Crystal Ball",
    "Curse of Darkness",
    "Cutting Corners",
    "Dragon",
    "Fairy Food",
    "Ghostly Whispers",
    "Giant",
    "Grandma's House",
    "Harvest Moon",
    "Hidden Vault",
    "Hired Help",
    "Little Helpers",
    "Lonely Castle",
    "Magic Flute",
    "Mysterious Stranger",
    "Night at the Tavern",
    "Powerful Friends",
    "Roar",
    "Royal Wedding",
    "Search the Past",
    "Share the Wealth",
    "Spy Network",
    "Taxation",
    "Thoughtful Gift",
    "Wandering Trader",
    "Wishing Well",
    "Wolf",
)
"""A Fable's number is its place, from 1."""
FRIEND_NAMES = (
    "Aladdin",
    "Ali Baba",
    "Cinderella",
    "Evil Queen",
    "Fairy Godmother",
    "Frog Prince",
    "The Gingerbread Man",
    "The Golden Goose",
    "Goldilocks",
    "Hansel & Gretel",
    "The Huntsman",
    "Jack the Giant Slayer",
    "Little Mermaid",
    "Pinocchio",
    "Puss in Boots",
    "Rapunzel",
    "Red Riding Hood",
    "Robin Hood",
    "Rumpelstiltskin",
    "The Seven Dwarfs",
    "Sleeping Beauty",
    "Snow White",
    "Thumbelina",
    "Tom Thumb",
    "The Wood Cutter",
)
"""A Friend's number is its place, from 1."""


def slug(name: str) -> str:
    """A name as one word of small letters: Grandma's House is grandmas-house."""
    return re.sub(r"[\W_]+", "-", re.sub("['’]", "", name.casefold())).strip("-")


def fable_name(fable: int) -> Message:
    """A Fable by its number, in the player's language."""
    return Message(f"grimm-fable-{slug(FABLE_NAMES[fable - 1])}")


def friend_name(friend: int) -> Message:
    """A Friend by its number, in the player's language."""
    return Message(f"grimm-friend-{slug(FRIEND_NAMES[friend - 1])}")


def card_name(card: int) -> Message:
    """A card of either deck; a Friend has ``FRIEND_CARD`` added to its number."""
    return friend_name(card - FRIEND_CARD) if card > FRIEND_CARD else fable_name(card)
