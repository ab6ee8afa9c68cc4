"""What may be seen of a table.

Things are named as choices and scenes write them: ``2 straw 1 wood``, ``corner straw walls``, ``forest``.
"""

from __future__ import annotations

from msgspec import Struct

FACE_DOWN = "face-down"
DREAM_WORD = "dream"


class Unique(Struct, frozen=True):
    """A Unique Location card in play."""

    card: str
    owner: int


class Known(Struct, frozen=True):
    """A Fable that the viewer knows to be in another hand."""

    card: str
    holders: tuple[int, ...]
    """In one of these hands."""
    or_dreamed: bool = False
    """Or it is the unseen card of Sleeping Beauty."""
    or_in_deck: bool = False
    """Or it is one of the cards that somebody looked at and put back."""


class KnownPlace(Struct, frozen=True):
    """A card of the Fable deck that the viewer knows."""

    place: int
    """1 for the top."""
    card: str


class GrimmView(Struct, frozen=True, kw_only=True):
    """The table of The Grimm Forest through somebody's eyes; a row has one entry for each seat."""

    round: int
    """From 1."""
    window: str
    last: str | None
    """The last choice that everybody could notice, as far as everybody sees it."""
    first: int
    turn_order: tuple[int, ...]
    prince: bool
    """Does Prince Regal come by? With two players."""
    stock: dict[str, str]
    """The resources that lie on each Location."""
    refill: dict[str, str]
    """What comes on top at the end of a round."""
    pigs: tuple[str | None, ...]
    """Where the pigs are."""
    monsters: tuple[str | None, ...]
    """Where each seat's Monster stands; it is the Fable that the seat has played."""
    unique: dict[str, Unique]
    food: tuple[str | None, ...]
    """Where each seat's Fairy Food lies."""
    goods: tuple[str, ...]
    friends: tuple[str | None, ...]
    stored: str
    """What lies on Rapunzel."""
    hand_sizes: tuple[int, ...]
    """Without the Fables that lie face down."""
    hands: tuple[tuple[str, ...] | None, ...]
    houses: tuple[tuple[str, ...], ...]
    """By their highest sections; one with a roof is complete."""
    complete: tuple[int, ...]
    """How many houses are."""
    free_sites: tuple[int, ...]
    corners: tuple[int, ...]
    """Cutting Corners cards on the boards."""
    free_corners: tuple[int, ...]
    """Those on which nothing stands."""
    prices: tuple[dict[str, int], ...]
    """What each section costs, on a site of the board and on a Cutting Corners card."""
    builders: dict[str, int | None]
    """Who has each First Builder token."""
    chosen: tuple[str | None, ...]
    """A choice of the viewer's own that waits face down for the others."""
    gather_laid: tuple[bool, ...]
    gather: tuple[str | None, ...]
    """The Gather cards laid, where the viewer knows them; behind another's card stands its owner."""
    usable: tuple[tuple[str, ...] | None, ...]
    """The Gather cards that can be used this round, for their users."""
    mermaid: tuple[str, ...]
    """Of the Gather cards that Little Mermaid left to her owner, those that the viewer knows."""
    laid: tuple[str | None, ...]
    """The Fables face down: a name where the viewer knows it, ``dream``, ``face-down``, or nothing."""
    dreamer: int | None
    """Before whom the unseen card of Sleeping Beauty lies."""
    dreamed: str | None
    """That card, where the viewer knows it."""
    must_play: tuple[int, ...]
    """Whom The Huntsman makes play a Fable."""
    played: tuple[str | None, ...]
    """The Fables of this round, face up."""
    parked: tuple[str | None, ...]
    """Played this round, to speak in the next."""
    matured: tuple[str | None, ...]
    """Played last round, to speak in this one."""
    gathered: tuple[str, ...]
    """What each has gathered this round."""
    wish: str | None
    """What Aladdin's owner said: alone or with-others."""
    named: str | None
    """The Location that Pinocchio's owner named."""
    bonus: tuple[int, ...]
    """Build actions won or lost this round."""
    builder: int | None
    """Whose Build turn it is."""
    actions: int
    """What this player has left of them."""
    used: tuple[str, ...]
    """Friends whose Special Action was used in this turn."""
    sections: dict[str, tuple[int, ...]]
    """House sections left in the Supply: foundations, walls and roofs of each resource."""
    supply: str | None
    """Resources left, where they can run out."""
    deck_size: int
    deck: tuple[str, ...] | None
    """From the top, where it may be seen."""
    pile: dict[str, int]
    """The discarded Fables, so many of each."""
    friend_deck_size: int
    friend_deck: tuple[str, ...] | None
    friend_pile: tuple[str, ...]
    """The discarded Friends."""
    offered: tuple[str, ...]
    """Friends drawn and shown that nobody has received yet."""
    looking: tuple[str, ...] | None
    """The cards at the top of the Fable deck that the viewer looks at now."""
    known_hands: tuple[Known, ...]
    known_deck: tuple[KnownPlace, ...]
