"""What is in the box as the numbers that the rules read."""

from __future__ import annotations

from fabletop.games.grimm.decks.cards import Box
from fabletop.games.grimm.rules.state import Options
from fabletop.games.grimm.rules.terms import NO_CARD


def fill_box(options: Options, box: Box) -> None:
    """Put the decks and the die into the options of a table."""
    options.copies = [NO_CARD, *(fable.copies for fable in box.fables)]
    options.friends = sum(1 << number for number, friend in enumerate(box.friends, 1) if friend.copies)
    options.faces = list(box.faces)
