"""What may be seen of a table. Cards and Locations go by the names that the card list and choices have for them."""

from __future__ import annotations

from msgspec import Struct

from fabletop.contract import Written
from fabletop.games.grimm.words.notation import SECTION_WORDS, counts_word


class Heap(Written, frozen=True):
    """Resources; a heap of none is written ``nothing``."""

    straw: int = 0
    wood: int = 0
    brick: int = 0

    def __str__(self) -> str:
        return counts_word(self.counts)

    @property
    def counts(self) -> tuple[int, int, int]:
        return self.straw, self.wood, self.brick

    @property
    def size(self) -> int:
        return sum(self.counts)


class House(Written, frozen=True):
    """A house, written by its highest section: everything below it stands too."""

    kind: str
    """Of which resource."""
    height: int
    """How many of its sections stand; three are a complete house."""
    corner: bool = False
    """Does it stand on Cutting Corners?"""

    def __str__(self) -> str:
        return f"{'corner ' if self.corner else ''}{self.kind} {SECTION_WORDS[self.height - 1]}"


class Prices(Struct, frozen=True):
    """What a foundation, walls and a roof cost."""

    site: tuple[int, int, int]
    corner: tuple[int, int, int]
    """The same on a Cutting Corners card."""


class GatherCard(Written, frozen=True):
    """A Gather card: ``forest``, or ``forest 2`` where it belongs to another than who uses it."""

    place: str
    owner: int | None = None
    """That other."""

    def __str__(self) -> str:
        return self.place if self.owner is None else f"{self.place} {self.owner}"


class FaceDown(Written, frozen=True):
    """A Fable that lies face down, or that Sleeping Beauty's unseen one stands in for."""

    card: str | None = None
    """Where the viewer knows it."""
    is_dream: bool = False

    def __str__(self) -> str:
        return "dream" if self.is_dream else self.card or "face-down"


class Waiting(Written, frozen=True):
    """An answer that waits face down for those of others."""

    choice: str
    gather: str | None = None
    """The Location whose Gather card it lays."""
    fable: FaceDown | None = None
    """The Fable that it lays."""

    def __str__(self) -> str:
        return self.choice


class LastChoice(Written, frozen=True):
    """A choice that was made, as far as everybody sees it."""

    seat: int
    choice: str

    def __str__(self) -> str:
        return f"{self.seat}: {self.choice}"


class Voice(Struct, frozen=True):
    """An open card that has something to say in this round."""

    card: str
    seat: int
    windows: tuple[str, ...]
    """When."""


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
    last: LastChoice | None
    """The last one that everybody could notice."""
    first: int
    turn_order: tuple[int, ...]
    prince: bool
    """Does Prince Regal come by? With two players."""
    stock: dict[str, Heap]
    """The resources that lie on each Location."""
    refill: dict[str, Heap]
    """What comes on top at the end of a round."""
    pigs: tuple[str | None, ...]
    """Where the pigs are."""
    monsters: tuple[str | None, ...]
    """Where each seat's Monster stands; it is the Fable that the seat has played."""
    unique: dict[str, Unique]
    food: tuple[str | None, ...]
    """Where each seat's Fairy Food lies."""
    goods: tuple[Heap, ...]
    friends: tuple[str | None, ...]
    stored: Heap
    """What lies on Rapunzel."""
    hand_sizes: tuple[int, ...]
    """Without the Fables that lie face down."""
    hands: tuple[tuple[str, ...] | None, ...]
    houses: tuple[tuple[House, ...], ...]
    complete: tuple[int, ...]
    """How many houses are."""
    free_sites: tuple[int, ...]
    corners: tuple[int, ...]
    """Cutting Corners cards on the boards."""
    free_corners: tuple[int, ...]
    """Those on which nothing stands."""
    prices: tuple[Prices, ...]
    builders: dict[str, int | None]
    """Who has each First Builder token."""
    chosen: tuple[Waiting | None, ...]
    """For the viewer alone."""
    gather_laid: tuple[bool, ...]
    gather: tuple[GatherCard | None, ...]
    """The Gather cards laid, where the viewer knows them."""
    usable: tuple[tuple[GatherCard, ...] | None, ...]
    """The Gather cards that can be used this round, for their users."""
    mermaid: tuple[str, ...]
    """Of the Gather cards that Little Mermaid left to her owner, those that the viewer knows."""
    laid: tuple[FaceDown | None, ...]
    dreamer: int | None
    """Before whom the unseen card of Sleeping Beauty lies."""
    dreamed: FaceDown | None
    """That card."""
    must_play: tuple[int, ...]
    """Whom The Huntsman makes play a Fable."""
    played: tuple[str | None, ...]
    """The Fables of this round, face up."""
    parked: tuple[str | None, ...]
    """Played this round, to speak in the next."""
    matured: tuple[str | None, ...]
    """Played last round, to speak in this one."""
    gathered: tuple[Heap, ...]
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
    voices: tuple[Voice, ...]
    """In the order in which they speak."""
    supply: Heap | None
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
