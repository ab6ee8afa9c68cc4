"""What each fact moved: cards, pigs, resources and sections of houses, and the card that speaks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from fabletop.contract import ALL, Count, Move, Moved, place
from fabletop.games.grimm.rules.fables import GHOSTLY_WHISPERS, MAGIC_FLUTE
from fabletop.games.grimm.rules.facts import Fact
from fabletop.games.grimm.rules.friends import RAPUNZEL
from fabletop.games.grimm.rules.state import GrimmTable
from fabletop.games.grimm.rules.terms import NO_CARD, NOWHERE, PLACES, Window
from fabletop.games.grimm.rules.words import corner_of, friend_card, kind_of, location_of, section_of
from fabletop.games.grimm.words.notation import (
    FABLES,
    FRIENDS,
    KIND_WORDS,
    PLACE_WORDS,
    SECTION_WORDS,
    card_word,
    cards_in_row,
    in_heap,
)
from fabletop.games.grimm.words.timetable import WINDOW_WORDS
from fabletop.kernel.log import LogEntry

DECK, PILE, FRIEND_DECK, FRIEND_PILE, OFFERED, SUPPLY = "deck", "pile", "friends", "friend-pile", "offered", "supply"
PIG, PRINCE, FIRST, TURN, MARKER = "pig", "prince", "first", "turn", "marker"
"""Things that are no cards; the marker shows where the round is."""


def hand(seat: int) -> str:
    return place("hand", seat)


def open_card(seat: int) -> str:
    """Where the Fables lie face up before a player."""
    return place("played", seat)


def laid(seat: int) -> str:
    return place("laid", seat)


def gather_card(seat: int) -> str:
    return place("gather", seat)


def goods(seat: int) -> str:
    return place("goods", seat)


def stock(location: int) -> str:
    return place("stock", PLACE_WORDS[location])


def at(location: int, seat: int) -> str:
    """On a Location, as somebody's."""
    return place("at", PLACE_WORDS[location], seat)


def plot(seat: int) -> str:
    return place("plot", seat)


def window(window: Window) -> Move:
    return Move(MARKER, to=place("window", WINDOW_WORDS[window]))


# Things that moved.

Moves = Iterator[Move]


def round_begun(table: GrimmTable, entry: LogEntry) -> Moves:
    yield window(Window.START)
    yield Move(FIRST, to=plot(entry.seat))
    for seat in range(table.seats):
        yield Move(PIG, to=plot(seat))


def prince_came(table: GrimmTable, entry: LogEntry) -> Moves:
    yield Move(PRINCE, to=place("at", PLACE_WORDS[entry.first]))


def laid_down(table: GrimmTable, entry: LogEntry) -> Moves:
    """A Gather card, and a Fable of the hand or the dream."""
    yield Move(to=gather_card(entry.seat), up=False)
    if entry.first == 1:
        yield Move(source=hand(entry.seat), to=laid(entry.seat), up=False)
    elif entry.first == 2:
        yield Move("dream", to=laid(entry.seat), up=False)


def fable_revealed(table: GrimmTable, entry: LogEntry) -> Moves:
    yield window(Window.ON_REVEAL)
    yield Move(FABLES[entry.first], laid(entry.seat), open_card(entry.seat))


def gather_revealed(table: GrimmTable, entry: LogEntry) -> Moves:
    yield window(Window.AFTER_REVEAL)
    yield Move(PLACE_WORDS[location_of(entry.first)], gather_card(entry.seat), gather_card(entry.seat))


def went(table: GrimmTable, entry: LogEntry) -> Moves:
    yield window(Window.BEFORE_COLLECT)
    yield Move(PIG, to=at(entry.first, entry.seat))


def placed(table: GrimmTable, entry: LogEntry) -> Moves:
    """A figure or a card on a Location."""
    yield Move(FABLES[entry.first], to=at(entry.second, entry.seat))


def parked(table: GrimmTable, entry: LogEntry) -> Moves:
    yield Move(FABLES[entry.first], open_card(entry.seat), place("parked", entry.seat))


def left_play(table: GrimmTable, entry: LogEntry) -> Moves:
    source = open_card(entry.seat) if entry.second == NOWHERE else at(entry.second, entry.seat)
    yield Move(FABLES[entry.first], source, PILE)


def corner_laid(table: GrimmTable, entry: LogEntry) -> Moves:
    yield Move("Cutting Corners", open_card(entry.seat), place("corners", entry.seat))


def drew(table: GrimmTable, entry: LogEntry) -> Moves:
    yield Move(source=DECK, to=hand(entry.seat), up=False, number=entry.first)


def drew_card(table: GrimmTable, entry: LogEntry) -> Moves:
    yield Move(FABLES[entry.first], DECK, hand(entry.seat), up=False, seen_by=entry.seat)


def took_fable(table: GrimmTable, entry: LogEntry) -> Moves:
    """Everybody sees what it is: a card from the pile, or one that was played."""
    source = "played" if entry.second == MAGIC_FLUTE else PILE
    yield Move(FABLES[entry.first], source, hand(entry.seat), up=False)


def flipped(table: GrimmTable, entry: LogEntry) -> Moves:
    for fable in cards_in_row(entry.first):
        yield Move(FABLES[fable], DECK, PILE)


def dreamed(table: GrimmTable, entry: LogEntry) -> Moves:
    yield Move(source=DECK, to=place("dream", entry.seat), up=False)


def discarded(table: GrimmTable, entry: LogEntry) -> Moves:
    source = DECK if entry.second == GHOSTLY_WHISPERS else hand(entry.seat)
    yield Move(FABLES[entry.first], source, PILE)


def handed(table: GrimmTable, entry: LogEntry) -> Moves:
    yield Move(source=hand(entry.seat), to=hand(entry.first), up=False)


def shuffled(table: GrimmTable, entry: LogEntry) -> Moves:
    source, to = (FRIEND_PILE, FRIEND_DECK) if entry.first else (PILE, DECK)
    yield Move(source=source, to=to, up=False, number=ALL)


def friend_drawn(table: GrimmTable, entry: LogEntry) -> Moves:
    yield Move(FRIENDS[entry.first], FRIEND_DECK if entry.second == NO_CARD else FRIEND_PILE, OFFERED)


def friend_came(table: GrimmTable, entry: LogEntry) -> Moves:
    yield Move(FRIENDS[entry.first], OFFERED, place("friend", entry.seat))


def friend_left(table: GrimmTable, entry: LogEntry) -> Moves:
    yield Move(FRIENDS[entry.first], place("friend", entry.seat), FRIEND_PILE)


def section(entry: LogEntry) -> tuple[str, str, str]:
    """Of which resource a house is, where its highest section lies in the Supply, and where it stands."""
    house = entry.first
    word = SECTION_WORDS[section_of(house)]
    site = "corner" if corner_of(house) else "site"
    return KIND_WORDS[kind_of(house)], place("sections", word), place(site, entry.seat, word)


def built(table: GrimmTable, entry: LogEntry) -> Moves:
    kind, left, standing = section(entry)
    yield Move(kind, left, standing)


def blown(table: GrimmTable, entry: LogEntry) -> Moves:
    kind, left, standing = section(entry)
    yield Move(kind, standing, left)


def first_builder(table: GrimmTable, entry: LogEntry) -> Moves:
    yield Move(KIND_WORDS[entry.first], SUPPLY, place("tokens", entry.seat))


def turn_begun(table: GrimmTable, entry: LogEntry) -> Moves:
    """The Gather cards are back with their players when the first builds."""
    yield window(Window.BUILD)
    yield Move(TURN, to=plot(entry.seat))
    if entry.seat == table.first:
        for seat in range(table.seats):
            yield Move(source=gather_card(seat), to=plot(seat), number=ALL)


def restocked(table: GrimmTable, entry: LogEntry) -> Moves:
    yield window(Window.CLEAN_UP)
    yield Move(TURN, to=SUPPLY)


def gathered(table: GrimmTable, entry: LogEntry) -> Moves:
    yield window(Window.COLLECT)


MOVES: Mapping[Fact, Callable[[GrimmTable, LogEntry], Moves]] = {
    Fact.ROUND_BEGUN: round_begun,
    Fact.PRINCE_CAME: prince_came,
    Fact.LAID: laid_down,
    Fact.FABLE_REVEALED: fable_revealed,
    Fact.GATHER_REVEALED: gather_revealed,
    Fact.WENT: went,
    Fact.GATHERED: gathered,
    Fact.PLACED: placed,
    Fact.PARKED: parked,
    Fact.LEFT_PLAY: left_play,
    Fact.CORNER_LAID: corner_laid,
    Fact.DREW: drew,
    Fact.DREW_CARD: drew_card,
    Fact.TOOK_FABLE: took_fable,
    Fact.FLIPPED: flipped,
    Fact.DREAMED: dreamed,
    Fact.DISCARDED: discarded,
    Fact.HANDED: handed,
    Fact.SHUFFLED: shuffled,
    Fact.FRIEND_DRAWN: friend_drawn,
    Fact.FRIEND_CAME: friend_came,
    Fact.FRIEND_LEFT: friend_left,
    Fact.BUILT: built,
    Fact.BLOWN: blown,
    Fact.FIRST_BUILDER: first_builder,
    Fact.TURN_BEGUN: turn_begun,
    Fact.RESTOCKED: restocked,
}

# Numbers that changed.

Heap = tuple[int, str, str]
"""Resources in one number, where they are now, and where they were."""


def lost(entry: LogEntry) -> Heap:
    """What lies on Rapunzel is lost from there."""
    source = "stored" if entry.second == friend_card(RAPUNZEL) else goods(entry.seat)
    return entry.first, SUPPLY, source


HEAPS: Mapping[Fact, Callable[[LogEntry], Heap]] = {
    Fact.PRINCE_CAME: lambda entry: (entry.second, SUPPLY, stock(entry.first)),
    Fact.GAINED: lambda entry: (entry.first, goods(entry.seat), SUPPLY),
    Fact.LOST: lost,
    Fact.TOOK: lambda entry: (entry.first, goods(entry.seat), stock(entry.second % PLACES)),
    Fact.GAVE: lambda entry: (entry.first, goods(entry.second % PLACES), goods(entry.seat)),
    Fact.STOCKED: lambda entry: (entry.first, stock(entry.second % PLACES), SUPPLY),
    Fact.STOCK_LOST: lambda entry: (entry.first, SUPPLY, stock(entry.second % PLACES)),
    Fact.STORED: lambda entry: (entry.first, "stored", SUPPLY),
    Fact.RELEASED: lambda entry: (entry.first, goods(entry.seat), "stored"),
    Fact.GATHERED: lambda entry: (entry.first, goods(entry.seat), stock(entry.second)),
}
COUNTS: Mapping[Fact, Callable[[LogEntry], Count]] = {
    Fact.ROUND_BEGUN: lambda entry: Count("round", 1),
    Fact.CHOSEN: lambda entry: Count(place("owes", entry.seat), -1),
    Fact.TURN_BEGUN: lambda entry: Count("actions", entry.first),
    Fact.ACTIONS_CHANGED: lambda entry: Count(place("bonus", entry.seat), entry.first),
}


def counts_of(fact: Fact, entry: LogEntry) -> Iterator[Count]:
    if fact in COUNTS:
        yield COUNTS[fact](entry)
    if fact in HEAPS:
        heap, to, source = HEAPS[fact](entry)
        for kind, count in enumerate(in_heap(heap)):
            if count:
                yield Count(to, count, KIND_WORDS[kind], source)


# The card that speaks.

SPEAKS_FIRST = (
    *(Fact.FABLE_REVEALED, Fact.PLACED, Fact.NO_EFFECT, Fact.RESOLVED, Fact.DECLINED, Fact.PARKED, Fact.STRUCK),
    *(Fact.CARDS_REDEALT, Fact.CARD_KEPT_OR_CHANGED, Fact.CANCELLED),
)
"""Facts whose first number is the card."""
SPEAKS_SECOND = (
    *(Fact.GAINED, Fact.LOST, Fact.CARDS_SWAPPED, Fact.NEW_GATHER_CARD, Fact.SPARE_SHOWN, Fact.WENT, Fact.DREW),
    *(Fact.TOOK_FABLE, Fact.DISCARDED, Fact.HANDED, Fact.ACTIONS_CHANGED, Fact.TARGETED, Fact.FRIEND_DRAWN),
)
SPEAKS_BEHIND = (Fact.TOOK, Fact.STOCKED, Fact.STOCK_LOST, Fact.GAVE)
"""Facts that tell it in one number with a Location or a seat."""


def speaking(fact: Fact, entry: LogEntry) -> str:
    if fact == Fact.USED:
        return FRIENDS[entry.first]
    card = NO_CARD
    if fact in SPEAKS_FIRST:
        card = entry.first
    elif fact in SPEAKS_SECOND:
        card = entry.second
    elif fact in SPEAKS_BEHIND:
        card = entry.second // PLACES
    return card_word(card) if card != NO_CARD else ""


def moved(table: GrimmTable, entry: LogEntry) -> Moved:
    fact = Fact(entry.fact)
    moves = MOVES[fact](table, entry) if fact in MOVES else ()
    return Moved(tuple(moves), tuple(counts_of(fact, entry)), speaking(fact, entry))
