"""The table of The Grimm Forest as a picture."""

from __future__ import annotations

from collections.abc import Iterator

from fabletop.contract import Look, Message, Thing, Told, Track, Zone, message
from fabletop.contract.board import Line
from fabletop.games.grimm.decks import Box, Fable, Friend
from fabletop.games.grimm.rules.terms import Window
from fabletop.games.grimm.words.describe import (
    deck_lines,
    fables_said_of,
    gather_said,
    laid_said,
    said_before,
    secret_lines,
    supply_lines,
    things_at,
)
from fabletop.games.grimm.words.labels import LABELS_WRITTEN
from fabletop.games.grimm.words.notation import KIND_WORDS
from fabletop.games.grimm.words.phrases import goods_said, house_said, kind_named, place_named
from fabletop.games.grimm.words.signs import KINDS, MARKET, PLACES, SORTS
from fabletop.games.grimm.words.timetable import WINDOW_WORDS
from fabletop.games.grimm.words.view import GatherCard, GrimmView, Heap, House

GATHER = "gather"
"""What stands before the name of a Location, where its Gather card is meant."""
WINDOWS = tuple(word for window, word in WINDOW_WORDS.items() if window is not Window.OVER)
EVERY_KIND = (1,) * len(KIND_WORDS)


def grimm_look(box: Box, name: str) -> Look:
    first, _, place = name.partition(" ")
    if name in KINDS:
        return Look(sign=KINDS[name])
    if first == GATHER and place:
        return Look(sign=PLACES.get(place, MARKET))
    cards: tuple[Fable | Friend, ...] = (*box.fables, *box.friends)
    for card in cards:
        if card.name == name:
            return Look(sign=SORTS[sort_of(card)])
    return Look()


def sort_of(card: Fable | Friend) -> str:
    return str(card.type) if isinstance(card, Fable) else "friend"


def grimm_board(view: GrimmView, seat: int | None) -> tuple[Zone, ...]:
    return tuple(zones(view, seat))


def zones(view: GrimmView, seat: int | None) -> Iterator[Zone]:
    yield round_zone(view)
    yield Zone(
        title=Message("grimm-board-locations"),
        place="table",
        things=tuple(location(view, place) for place in view.stock),
        refs=("place",),
    )
    for other in view.turn_order:
        if other != seat:
            yield from plot(view, other, is_own=False)
    if seat is not None:
        yield from plot(view, seat, is_own=True)
    yield Zone(title=Message("grimm-board-stores"), place="aside", lines=tuple(store_lines(view)), refs=("friend",))
    secrets = tuple(known_line(view, line) for line in secret_lines(view))
    if secrets:
        yield Zone(title=Message("grimm-board-known"), place="aside", lines=secrets, refs=("fable",))


def round_zone(view: GrimmView) -> Zone:
    at = WINDOWS.index(view.window) if view.window in WINDOWS else len(WINDOWS)
    return Zone(
        title=message("grimm-board-round", round=view.round, seat=view.first),
        place="table",
        track=Track(tuple(Message(f"grimm-window-{window}") for window in WINDOWS), at),
    )


def location(view: GrimmView, place: str) -> Thing:
    said = message("grimm-board-goods", goods=goods_said(view.stock[place].counts))
    heap = Told(said=said, things=goods(view.stock[place], view.refill[place].counts))
    return Thing(name=place, title=place_named(place), lines=(heap, *things_at(view, place)), form="place")


def goods(heap: Heap, shown: tuple[int, ...]) -> tuple[Thing, ...]:
    """Of each kind that is there, or that is shown even if none is there."""
    return tuple(
        Thing(name=kind, title=kind_named(kind), count=count, form="goods")
        for kind, count, is_shown in zip(KIND_WORDS, heap.counts, shown, strict=True)
        if count or is_shown
    )


def plot(view: GrimmView, seat: int, *, is_own: bool) -> Iterator[Zone]:
    """What a player has; in a Build turn choices name the houses to come, not those that stand."""
    friend = view.friends[seat]
    yield Zone(
        title=message("grimm-board-plot", seat=seat, complete=view.complete[seat]),
        place="own" if is_own else "rival",
        seat=seat,
        things=(
            *map(house, view.houses[seat]),
            *((friend_card(friend),) if friend else ()),
        ),
        empty=(*(SITE,) * view.free_sites[seat], *(ANNEX,) * view.free_corners[seat]),
        lines=tuple(plot_lines(view, seat)),
        refs=("friend", "seat") if view.builder is not None else ("house", "friend", "seat"),
    )
    hand = view.hands[seat]
    if hand:
        yield Zone(
            title=message("grimm-board-hand", seat=seat),
            place="hand" if is_own else "rival",
            seat=seat,
            things=tuple(Thing(name=name, count=hand.count(name)) for name in dict.fromkeys(hand)),
            refs=("fable",),
        )


def plot_lines(view: GrimmView, seat: int) -> Iterator[Line]:
    heap, fables, chosen = view.goods[seat], view.hand_sizes[seat], view.chosen[seat]
    said = message("grimm-board-goods", goods=goods_said(heap.counts))
    yield Told(said=said, things=goods(heap, EVERY_KIND))
    if not view.hands[seat]:
        backs = (Thing(is_up=False, count=fables),) if fables else ()
        yield Told(said=message("grimm-board-fables", fables=fables), things=backs)
    yield from cards_before(view, seat)
    yield from said_before(view, seat)
    if chosen is not None:
        yield message("grimm-view-chosen", seat=seat, choice=LABELS_WRITTEN[chosen.choice])


def house(house: House) -> Thing:
    stack = (house.kind,) * house.height
    return Thing(name=str(house), title=house_said(house), stack=stack, form="annex" if house.corner else "house")


def cards_before(view: GrimmView, seat: int) -> Iterator[Line]:
    """The cards that lie before a player."""
    if view.gather_laid[seat]:
        gather = gather_card(view.gather[seat])
        yield Told(said=gather_said(view.gather[seat]), things=(gather,), title=Message("grimm-board-gather"))
    for said, known in laid_said(view, seat):
        yield Told(said=said, things=(Thing(name=known or "", is_up=False),), title=Message("grimm-board-laid"))
    for said, fable in fables_said_of(view, seat):
        title = Message("grimm-board-played") if fable == view.played[seat] else None
        yield Told(said=said, things=(Thing(name=fable),), title=title)


def gather_card(card: GatherCard | None) -> Thing:
    """A Gather card that is laid."""
    if card is None:
        return Thing(is_up=False, back="indigo")
    return Thing(name=f"{GATHER} {card.place}", title=place_named(card.place), back="indigo")


def friend_card(name: str) -> Thing:
    return Thing(name=name, back="amber")


def store_lines(view: GrimmView) -> Iterator[Line]:
    yield from supply_lines(view)
    decks, *rest = deck_lines(view)
    fables = Thing(form="pile", is_up=False, count=view.deck_size)
    friends = Thing(form="pile", is_up=False, count=view.friend_deck_size, back="amber")
    yield Told(said=decks, things=(fables, friends))
    offered = tuple(map(friend_card, view.offered))
    for line in rest:
        yield Told(said=line, things=offered) if line.id == "grimm-view-offered" else line


def known_line(view: GrimmView, line: Message) -> Line:
    if line.id != "grimm-view-looking":
        return line
    return Told(said=line, things=tuple(Thing(name=name) for name in view.looking or ()))


SITE, ANNEX = Thing(stack=(), form="house"), Thing(stack=(), form="annex")
