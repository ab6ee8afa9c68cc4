"""What becomes known as Fables move (docs/rules/grimm-forest: grimm.secret): the rules announce it, memory hears it."""

from __future__ import annotations

from fabletop.games.grimm.rules.state import GrimmTable
from fabletop.kernel.dispatch import announcement


@announcement
def game_begun(table: GrimmTable) -> None:
    """Nobody has seen anything yet."""


@announcement
def drawn_unseen(table: GrimmTable, seat: int, name: int, known: int) -> None:
    """A card has gone from the deck to a hand; ``known`` are those who knew that it lay there."""


@announcement
def turned_up(table: GrimmTable, name: int, known: int) -> None:
    """Everybody has seen a card leave the deck: it is discarded or turned up."""


@announcement
def looked_at(table: GrimmTable, seat: int, count: int) -> None:
    """A player looks at the top cards of the deck, to keep some."""


@announcement
def left_hand_openly(table: GrimmTable, holder: int, name: int) -> None:
    """Everybody sees a card leave a hand, whose size is lowered already; ``DREAMED`` for Sleeping Beauty's card."""


@announcement
def taken_openly(table: GrimmTable, name: int, holder: int) -> None:
    """A card comes openly into a hand."""


@announcement
def changed_hands(table: GrimmTable, giver: int, taker: int, name: int) -> None:
    """A card goes from one hand to another, seen by these two alone."""


@announcement
def dream_laid(table: GrimmTable, known: int) -> None:
    """The top card has become the unseen card of Sleeping Beauty."""


@announcement
def dream_seen(table: GrimmTable, observer: int, name: int) -> None:
    """Somebody looks at the unseen card of Sleeping Beauty."""


@announcement
def pile_reshuffled(table: GrimmTable) -> None:
    """The pile is about to be shuffled under what is left of the deck."""
