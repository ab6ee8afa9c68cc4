"""The table of The Grimm Forest as a picture."""

from __future__ import annotations

from collections.abc import Iterator

from fabletop.contract import Look, Message, Sign, Thing, Track, Zone, message
from fabletop.games.grimm.decks import Box, Fable, Friend
from fabletop.games.grimm.describe import (
    deck_lines,
    secret_lines,
    supply_lines,
    things_at,
    things_before,
)
from fabletop.games.grimm.labels import LABELS_WRITTEN
from fabletop.games.grimm.notation import SECTION_WORDS
from fabletop.games.grimm.phrases import goods_written, house_written, place_written
from fabletop.games.grimm.rules.terms import Window
from fabletop.games.grimm.view import GrimmView

SORTS = {
    "normal": Sign(Message("grimm-letter-normal"), "✎", "green"),
    "monster": Sign(Message("grimm-letter-monster"), "▼", "red"),
    "next-turn": Sign(Message("grimm-letter-next-turn"), "»", "indigo"),
    "unique": Sign(Message("grimm-letter-unique"), "⌂", "teal"),
    "friend": Sign(Message("grimm-letter-friend"), "♥", "amber"),
}
STUFF = {"straw": "░", "wood": "=", "brick": "▓"}
"""What a section is drawn with, so that the material is plain in black and white."""
WINDOWS = tuple(window.name.lower().replace("_", "-") for window in Window if window is not Window.OVER)


def grimm_look(box: Box, name: str) -> Look:
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
    yield Zone(title=Message("grimm-board-stores"), place="aside", lines=(*supply_lines(view), *deck_lines(view)))
    secrets = tuple(secret_lines(view))
    if secrets:
        yield Zone(title=Message("grimm-board-known"), place="aside", lines=secrets)


def round_zone(view: GrimmView) -> Zone:
    at = WINDOWS.index(view.window) if view.window in WINDOWS else len(WINDOWS)
    return Zone(
        title=message("grimm-board-round", round=view.round, seat=view.first),
        place="table",
        track=Track(tuple(Message(f"grimm-window-{window}") for window in WINDOWS), at),
    )


def location(view: GrimmView, place: str) -> Thing:
    goods = message("grimm-board-goods", goods=goods_written(view.stock[place]))
    return Thing(name=place, title=place_written(place), lines=(goods, *things_at(view, place)))


def plot(view: GrimmView, seat: int, *, is_own: bool) -> Iterator[Zone]:
    friend = view.friends[seat]
    yield Zone(
        title=message("grimm-board-plot", seat=seat, complete=view.complete[seat]),
        place="own" if is_own else "rival",
        things=(
            *(house(word) for word in view.houses[seat]),
            *((Thing(name=friend),) if friend else ()),
        ),
        lines=(
            message("grimm-board-has", goods=goods_written(view.goods[seat]), fables=view.hand_sizes[seat]),
            *things_before(view, seat),
            *chosen_lines(view, seat),
        ),
        refs=("house", "friend", "seat"),
    )
    hand = view.hands[seat]
    if hand:
        yield Zone(
            title=message("grimm-board-hand", seat=seat),
            place="hand" if is_own else "rival",
            things=tuple(Thing(name=name, count=hand.count(name)) for name in dict.fromkeys(hand)),
            refs=("fable",),
        )


def house(word: str) -> Thing:
    """A house by its highest section: everything below it stands too."""
    *_, kind, section = word.split()
    return Thing(name=word, title=house_written(word), stack=(STUFF[kind],) * (SECTION_WORDS.index(section) + 1))


def chosen_lines(view: GrimmView, seat: int) -> tuple[Message, ...]:
    chosen = view.chosen[seat]
    return () if chosen is None else (message("grimm-board-chosen", choice=LABELS_WRITTEN[chosen]),)
