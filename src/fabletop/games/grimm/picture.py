"""A view of the table as a picture."""

from __future__ import annotations

from collections.abc import Iterator

from fabletop.contract import Message, message
from fabletop.contract.picture import (
    Cards,
    CardShown,
    Goods,
    House,
    Houses,
    Mark,
    Picture,
    Tags,
    Zone,
    backs,
    others_first,
    rows_of,
)
from fabletop.games.grimm.decks import Box, FableType
from fabletop.games.grimm.describe import actions_said, secret_lines, things_at, token_said
from fabletop.games.grimm.labels import LABELS_WRITTEN
from fabletop.games.grimm.notation import KIND_WORDS, SECTION_WORDS
from fabletop.games.grimm.phrases import fable_written, friend_written, place_written
from fabletop.games.grimm.view import DREAM_WORD, FACE_DOWN, GrimmView

MOSS, FRIENDLY, LAID = "#4a5d24", "#275d83", "#7a5a26"
"""Backs of Fables, of Friends and of Gather cards."""
INK = "#3a2a1b"
SHEAF = "M90 64Q256 154 422 64Q346 230 333 282Q371 384 435 474Q256 410 77 474Q141 384 179 282Q166 230 90 64Z"
LOG = "M154 115H435Q500 154 500 256T435 397H154ZM141 112a122 144 0 1 0 0 288a122 144 0 1 0 0-288Z"
BRICK = "M26 218L154 102H486L371 218ZM371 218L486 102V282L371 422ZM26 218H371V422H26Z"
BOOK = "M28 96c90-40 164-28 212 14v340c-54-40-126-50-212-14zM484 96c-90-40-164-28-212 14v340c54-40 126-50 212-14z"
CLOCK = "M256 30a226 226 0 1 0 1 0zM256 90a166 166 0 1 1-1 0zM232 130h48v130l90 60l-26 40l-112-76z"
PAW = (
    "M256 250c76 0 136 92 136 150c0 66-84 34-136 34s-136 32-136-34c0-58 60-150 136-150z"
    "M120 170a46 62 0 1 0 1 0zM212 78a48 66 0 1 0 1 0zM306 78a48 66 0 1 0 1 0zM396 170a46 62 0 1 0 1 0z"
)
HEART = "M256 470C120 360 40 280 40 180a108 108 0 0 1 216-40a108 108 0 0 1 216 40c0 100-80 180-216 290z"
SIGN = "M228 30h56v52h150l58 62l-58 62H284v46h28v56h-28v174h-56V308H78l-58-62l58-62h150z"
KINDS = {
    "straw": Mark(
        message("grimm-straw"),
        SHEAF,
        INK,
        "#f0cd6b",
        "M179 282H333M205 90L230 230M307 90L282 230M205 330L180 440M307 330L332 440",
        "upright",
    ),
    "wood": Mark(
        message("grimm-wood"), LOG, INK, "#b98a55", "M141 180a60 76 0 1 0 1 0M250 190H440M270 320H430", "level"
    ),
    "brick": Mark(message("grimm-brick"), BRICK, INK, "#c4623f", "M110 270H290V370H110Z", "brick"),
}
FABLE = {
    FableType.NORMAL: Mark(message("web-grimm-letter-normal"), BOOK, "#4a5d24"),
    FableType.MONSTER: Mark(message("web-grimm-letter-monster"), PAW, "#9a2336"),
    FableType.NEXT_TURN: Mark(message("web-grimm-letter-next-turn"), CLOCK, "#4f4179"),
    FableType.UNIQUE: Mark(message("web-grimm-letter-unique"), SIGN, "#856000"),
}
FRIEND = Mark(message("web-grimm-letter-friend"), HEART, FRIENDLY)
GATHER = {"fields": KINDS["straw"], "forest": KINDS["wood"], "brickyard": KINDS["brick"]}
MARKET = Mark("", SIGN, LAID)


class Painter:
    """A view and the box that its cards are of."""

    def __init__(self, view: GrimmView, box: Box) -> None:
        self.view, self.types = view, {fable.name: fable.type for fable in box.fables}

    def picture(self, seat: int | None) -> Picture:
        order = others_first(len(self.view.pigs), seat)
        seats = [self.seat_zone(number, is_large=number == seat) for number in order]
        places = tuple(map(self.place_zone, self.view.stock))
        return Picture((places, *rows_of(self.table_zone(), seats, seat is not None)), MOSS)

    def place_zone(self, place: str) -> Zone:
        things = tuple(things_at(self.view, place))
        tags = (Tags(things),) if things else ()
        heap = goods(self.view.stock[place], self.view.refill.get(place, ""))
        return Zone((Goods(heap), *tags), title=place_written(place))

    def table_zone(self) -> Zone:
        view = self.view
        pile = sum(view.pile.values())
        window = message(f"grimm-window-{view.window}")
        decks = (
            Cards((CardShown(badge=str(view.deck_size)),), message("picture-deck")),
            Cards((CardShown(badge=str(pile)),), message("picture-pile")),
            Cards((CardShown(badge=str(view.friend_deck_size), back=FRIENDLY),), message("picture-friends")),
        )
        title = message("grimm-view-round", round=view.round, window=window, seat=view.first)
        return Zone((*decks, *self.on_offer(), Tags(tuple(self.remarks()))), title=title)

    def on_offer(self) -> Iterator[Cards]:
        view = self.view
        if view.offered:
            yield Cards(tuple(map(friend_shown, view.offered)), message("picture-offered"))
        if view.looking:
            yield Cards(tuple(map(self.fable, view.looking)), message("picture-looking"))
        if view.deck is not None:
            yield Cards(tuple(map(self.fable, view.deck)), message("picture-deck-order"))

    def remarks(self) -> Iterator[Message]:
        yield from (token_said(kind, seat) for kind, seat in self.view.builders.items())
        yield from (line for line in secret_lines(self.view) if line.id != "grimm-view-looking")

    def seat_zone(self, seat: int, is_large: bool) -> Zone:
        view = self.view
        houses = Houses((*map(house, view.houses[seat]), *self.free_sites(seat)))
        said = tuple(self.said_of(seat))
        told = (Tags(said),) if said else ()
        return Zone((Goods(goods(view.goods[seat])), houses, *self.cards_before(seat, is_large), *told), seat)

    def free_sites(self, seat: int) -> Iterator[House]:
        yield from [House()] * self.view.free_sites[seat]
        yield from [House(is_extra=True)] * self.view.free_corners[seat]

    def said_of(self, seat: int) -> Iterator[Message]:
        view, chosen = self.view, self.view.chosen[seat]
        if seat in view.must_play:
            yield message("grimm-view-must-play")
        yield from actions_said(view, seat)
        if chosen is not None:
            yield message("grimm-view-chosen", seat=seat, choice=LABELS_WRITTEN[chosen])

    def cards_before(self, seat: int, is_large: bool) -> Iterator[Cards]:
        view = self.view
        friend, hand = view.friends[seat], view.hands[seat]
        if friend is not None:
            yield Cards((friend_shown(friend),), message("picture-friend"))
        if view.gather_laid[seat]:
            yield Cards((gather_shown(view.gather[seat]),), message("picture-gather"))
        before = tuple(self.fables_before(seat))
        if before:
            yield Cards(before, message("picture-fables"))
        if view.hand_sizes[seat]:
            held = backs(view.hand_sizes[seat]) if hand is None else tuple(map(self.fable, hand))
            yield Cards(held, message("picture-hand"), is_large=is_large)

    def fables_before(self, seat: int) -> Iterator[CardShown]:
        view, laid = self.view, self.view.laid[seat]
        if view.dreamer == seat:
            known = view.dreamed not in (None, FACE_DOWN)
            yield self.fable(view.dreamed or "", is_up=False) if known else CardShown()
        if laid == FACE_DOWN:
            yield CardShown()
        elif laid not in (None, DREAM_WORD):
            yield self.fable(laid or "", is_up=False)
        for row in (view.played, view.parked, view.matured):
            card = row[seat]
            if card is not None:
                yield self.fable(card)

    def fable(self, card: str, is_up: bool = True) -> CardShown:
        return CardShown(card, fable_written(card), mark=FABLE[self.types[card]], is_up=is_up)


def friend_shown(friend: str) -> CardShown:
    return CardShown(friend, friend_written(friend), mark=FRIEND, back=FRIENDLY)


def gather_shown(card: str | None) -> CardShown:
    """A Gather card that is laid; behind another's card stands its owner."""
    if card is None:
        return CardShown(back=LAID)
    place = card.partition(" ")[0]
    return CardShown(card, place_written(place), mark=GATHER.get(place, MARKET), back=LAID)


def goods(written: str, shown: str = "straw wood brick") -> tuple[tuple[Mark, int], ...]:
    """``2 straw 1 wood``: of each kind that is there, or that is shown even if none is there."""
    words = written.split()
    told = dict(zip(words[1::2], map(int, words[0::2]), strict=True)) if len(words) > 1 else {}
    return tuple((KINDS[kind], told.get(kind, 0)) for kind in KIND_WORDS if kind in told or kind in shown.split())


def house(written: str) -> House:
    """``corner straw walls``: a house by its highest section."""
    *corner, kind, section = written.split()
    return House(SECTION_WORDS.index(section) + 1, KINDS[kind], is_extra=bool(corner))
