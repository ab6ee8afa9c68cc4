"""Who looks at a table, and what they may see of it: a view is built from nothing, field by field."""

from __future__ import annotations

from collections.abc import Iterable

from fabletop.games.grimm.knowledge.memory import MIXED
from fabletop.games.grimm.rules.build import cost, sites_used
from fabletop.games.grimm.rules.scoring import complete
from fabletop.games.grimm.rules.state import GrimmTable
from fabletop.games.grimm.rules.terms import (
    DREAM,
    DREAMED,
    FABLE_ROW,
    HOUSES,
    KINDS,
    MOST_SEATS,
    NO_CARD,
    NO_GATHER_CARD,
    NOBODY,
    NOWHERE,
    PLACES,
    REFILL,
    SECTIONS,
    SITES,
    ActionKind,
    Ask,
    Job,
    Window,
)
from fabletop.games.grimm.rules.words import (
    corner_of,
    house_of,
    in_turn,
    kind_of,
    location_of,
    locations,
    owner_of,
    section_of,
)
from fabletop.games.grimm.words.notation import (
    FABLES,
    FRIENDS,
    KIND_WORDS,
    PLACE_WORDS,
    WRITTEN,
    members,
    seen_choice,
)
from fabletop.games.grimm.words.timetable import WINDOW_WORDS, voices_of
from fabletop.games.grimm.words.view import (
    FaceDown,
    GatherCard,
    GrimmView,
    Heap,
    House,
    Known,
    KnownPlace,
    LastChoice,
    Prices,
    Unique,
    Waiting,
)
from fabletop.kernel.actions import argument_of, kind_of_action
from fabletop.kernel.bits import has
from fabletop.kernel.deck import deck_size
from fabletop.kernel.questions import NO_ANSWER

WISHES = (None, "alone", "with-others")


class Sight:
    """A table and the eyes that look at it."""

    def __init__(self, table: GrimmTable, eyes: frozenset[int]) -> None:
        self.table, self.eyes = table, eyes
        self.eye_set = sum(1 << seat for seat in eyes)
        self.seats = range(table.seats)
        self.places = range(locations(table))
        self.all_open = len(eyes) == table.seats

    def view(self) -> GrimmView:
        table, seats = self.table, self.seats
        deck, friends = table.fables, table.friends
        builder = on_turn(table)
        return GrimmView(
            round=table.round + 1,
            window=WINDOW_WORDS[Window(table.window)],
            last=None if table.last_seat == NOBODY else LastChoice(table.last_seat, seen_choice(table.last)),
            first=table.first,
            turn_order=tuple(in_turn(table, index) for index in seats),
            prince=table.seats == 2,
            stock={PLACE_WORDS[place]: Heap(*row_of(table.stock, place)) for place in self.places},
            refill={PLACE_WORDS[place]: Heap(*REFILL[place]) for place in self.places},
            pigs=self.places_of(table.pigs),
            monsters=self.places_of(table.spot),
            unique=self.unique(),
            food=self.places_of(table.food),
            goods=tuple(Heap(*row_of(table.goods, seat)) for seat in seats),
            friends=tuple(FRIENDS[table.friend[seat]] or None for seat in seats),
            stored=Heap(*table.stored),
            hand_sizes=tuple(table.held[seat] - has_laid_fable(table, seat) for seat in seats),
            hands=tuple(self.hand(seat) if seat in self.eyes else None for seat in seats),
            houses=tuple(tuple(map(house_shown, houses_of(table, seat))) for seat in seats),
            complete=tuple(complete(table, seat) for seat in seats),
            free_sites=tuple(SITES - sites_used(table, seat, 0) for seat in seats),
            corners=tuple(table.corners[: table.seats]),
            free_corners=tuple(table.corners[seat] - sites_used(table, seat, 1) for seat in seats),
            prices=tuple(prices_for(table, seat) for seat in seats),
            builders={KIND_WORDS[kind]: seat_or_none(table.builders[kind] - 1) for kind in range(KINDS)},
            chosen=tuple(self.chosen(seat) if seat in self.eyes else None for seat in seats),
            gather_laid=tuple(table.assigned[seat] != NO_GATHER_CARD for seat in seats),
            gather=tuple(self.gather(seat) for seat in seats),
            usable=tuple(self.usable(seat) if seat in self.eyes else None for seat in seats),
            mermaid=self.mermaid(),
            laid=tuple(self.laid(seat) for seat in seats),
            dreamer=seat_or_none(table.dreamer) if table.dreamed != NO_CARD else None,
            dreamed=self.dreamed(),
            must_play=members(table.must_play),
            played=fables_or_none(table.played[: table.seats]),
            parked=fables_or_none(table.parked[: table.seats]),
            matured=fables_or_none(table.matured[: table.seats]),
            gathered=tuple(Heap(*row_of(table.gathered, seat)) for seat in seats),
            wish=WISHES[table.wish],
            named=PLACE_WORDS[table.named - 1] if table.named else None,
            bonus=tuple(table.bonus[: table.seats]),
            builder=seat_or_none(builder),
            actions=table.actions if builder != NOBODY else 0,
            used=friends_named(members(table.used)) if builder != NOBODY else (),
            sections=sections_left(table),
            voices=tuple(voices_of(table)),
            supply=Heap(*table.supply) if table.options.supply else None,
            deck_size=deck_size(deck),
            deck=fables_named(deck.cards[deck.top : deck.bottom]) if self.all_open else None,
            pile={FABLES[card]: count for card, count in enumerate(table.pile) if count},
            friend_deck_size=deck_size(friends),
            friend_deck=friends_named(friends.cards[friends.top : friends.bottom]) if self.all_open else None,
            friend_pile=friends_named(reversed(table.parted.cards[: table.parted.count])),
            offered=friends_named(members(table.offered)),
            looking=self.looking(),
            known_hands=self.known_hands(),
            known_deck=self.known_deck(),
        )

    def places_of(self, row: list[int]) -> tuple[str | None, ...]:
        return tuple(None if row[seat] == NOWHERE else PLACE_WORDS[row[seat]] for seat in self.seats)

    def unique(self) -> dict[str, Unique]:
        table = self.table
        laid = [place for place in self.places if table.unique[place] != NO_CARD]
        return {PLACE_WORDS[place]: Unique(FABLES[table.unique[place]], table.unique_of[place]) for place in laid}

    def hand(self, seat: int) -> tuple[str, ...]:
        """What the seat holds, without the Fable it has laid."""
        row = self.table.hands[seat * FABLE_ROW : (seat + 1) * FABLE_ROW]
        if has_laid_fable(self.table, seat):
            row[self.table.laid[seat]] -= 1
        return tuple(FABLES[card] for card, count in enumerate(row) for _ in range(count))

    def chosen(self, seat: int) -> Waiting | None:
        """An answer that waits for those of the others."""
        for question in self.table.questions[: self.table.asked]:
            if question.seat == seat and question.answer != NO_ANSWER:
                return waiting(question.answer)
        return None

    def gather(self, seat: int) -> GatherCard | None:
        card = self.table.assigned[seat]
        if card == NO_GATHER_CARD or not self.knows_gather_card(seat):
            return None
        return gather_card_of(card, seat)

    def knows_gather_card(self, seat: int) -> bool:
        """Their own, cards they looked at, and all once they are shown."""
        table = self.table
        known = table.trail[table.steps - 1].known[seat] if table.steps else 0
        is_shown = table.window >= Window.AFTER_REVEAL
        return is_shown or seat in self.eyes or known & self.eye_set != 0

    def usable(self, seat: int) -> tuple[GatherCard, ...]:
        return tuple(gather_card_of(card, seat) for card in members(self.table.pools[seat]))

    def mermaid(self) -> tuple[str, ...]:
        """What she left, for her owner; what of it they have seen, for the others; what all have, for the public."""
        table = self.table
        owner = table.locker
        if owner == NOBODY:
            return ()
        kept = table.kept if owner in self.eyes else table.proven[owner]
        for eye in self.eyes:
            kept |= table.proven[eye]
        return tuple(PLACE_WORDS[place] for place in members(kept))

    def laid(self, seat: int) -> FaceDown | None:
        table = self.table
        fable = table.laid[seat]
        if fable in (NO_CARD, DREAM):
            return face_down(fable)
        may_look = seat in self.eyes or table.peeked[seat] & self.eye_set != 0
        return face_down(fable) if may_look else FaceDown()

    def dreamed(self) -> FaceDown | None:
        table = self.table
        knows = self.all_open or table.dream_known & self.eye_set
        return face_down(table.dreamed) if knows or table.dreamed == NO_CARD else FaceDown()

    def looking(self) -> tuple[str, ...] | None:
        table = self.table
        if table.looking == 0 or table.to_act & self.eye_set == 0:
            return None
        top = table.fables.top
        return fables_named(table.fables.cards[top : top + table.looking])

    def known_hands(self) -> tuple[Known, ...]:
        """What one seat knows of other hands; who sees everything needs no memory."""
        if len(self.eyes) != 1:
            return ()
        (seat,) = self.eyes
        memory = self.table.memories[seat]
        rows = sorted(zip(memory.names[: memory.count], memory.holders[: memory.count], strict=True))
        return tuple(known_card(card, seats) for card, seats in rows if card != NO_CARD)

    def known_deck(self) -> tuple[KnownPlace, ...]:
        if len(self.eyes) != 1:
            return ()
        deck = self.table.fables
        places = enumerate(range(deck.top, deck.bottom), 1)
        return tuple(
            KnownPlace(place, FABLES[deck.cards[index]]) for place, index in places if deck.known[index] & self.eye_set
        )


def row_of(numbers: list[int], index: int) -> tuple[int, ...]:
    """The three numbers of a seat or a Location."""
    return tuple(numbers[index * KINDS : (index + 1) * KINDS])


def fables_named(fables: Iterable[int]) -> tuple[str, ...]:
    return tuple(FABLES[card] for card in fables)


def fables_or_none(fables: Iterable[int]) -> tuple[str | None, ...]:
    return tuple(FABLES[card] if card != NO_CARD else None for card in fables)


def friends_named(friends: Iterable[int]) -> tuple[str, ...]:
    return tuple(FRIENDS[friend] for friend in friends)


def seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def known_card(card: int, holders: int) -> Known:
    seats = tuple(seat for seat in members(holders) if seat < MOST_SEATS)
    return Known(FABLES[card], seats, has(holders, DREAMED), has(holders, MIXED))


def gather_card_of(card: int, seat: int) -> GatherCard:
    """A Gather card that a seat uses."""
    owner = owner_of(card)
    return GatherCard(PLACE_WORDS[location_of(card)], None if owner == seat else owner)


def face_down(fable: int) -> FaceDown | None:
    """What lies face down, for who may look."""
    return FaceDown(FABLES[fable] if fable != DREAM else None, fable == DREAM) if fable != NO_CARD else None


def waiting(action: int) -> Waiting:
    """An answer that is not turned over yet."""
    place = kind_of_action(action) - ActionKind.GATHER_FIELDS
    if place not in range(PLACES):
        return Waiting(WRITTEN[action])
    return Waiting(WRITTEN[action], PLACE_WORDS[place], face_down(argument_of(action)))


def house_shown(house: int) -> House:
    return House(KIND_WORDS[kind_of(house)], section_of(house) + 1, bool(corner_of(house)))


def has_laid_fable(table: GrimmTable, seat: int) -> bool:
    """Does a Fable of its hand lie face down before the seat?"""
    return table.laid[seat] not in (NO_CARD, DREAM)


def sections_left(table: GrimmTable) -> dict[str, tuple[int, ...]]:
    return {
        word: tuple(table.sections[kind * SECTIONS : (kind + 1) * SECTIONS]) for kind, word in enumerate(KIND_WORDS)
    }


def prices_for(table: GrimmTable, seat: int) -> Prices:
    """What a player pays for each section: it is the same for all resources."""
    site, corner = (
        [cost(table, seat, house_of(corner, 0, section)) for section in range(SECTIONS)] for corner in (0, 1)
    )
    return Prices((site[0], site[1], site[2]), (corner[0], corner[1], corner[2]))


def houses_of(table: GrimmTable, seat: int) -> tuple[int, ...]:
    """Every house of a player."""
    return tuple(house for house in range(HOUSES) for _ in range(table.houses[seat * HOUSES + house]))


def on_turn(table: GrimmTable) -> int:
    """Whose Build turn it is, or ``NOBODY``."""
    if table.window == Window.BUILD:
        if table.asked and table.questions[0].kind == Ask.TURN:
            return table.questions[0].seat
        for task in reversed(table.agenda[: table.jobs]):
            if task.job == Job.TURN:
                return task.seat
    return NOBODY
