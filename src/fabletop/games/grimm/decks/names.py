"""What cards are called: in data files and records by their English names, to a player in the player's language."""

from __future__ import annotations

import re

from fabletop.contract import Message
from fabletop.games.grimm.rules.catalogue import FABLE_NAMES, FRIEND_NAMES
from fabletop.games.grimm.rules.terms import FRIEND_CARD

__all__ = ["FABLE_NAMES", "FRIEND_NAMES", "card_name", "fable_name", "friend_name", "slug"]


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
