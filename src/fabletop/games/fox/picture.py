"""A view of the table as a picture."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from fabletop.contract import message
from fabletop.contract.picture import Band, Cards, CardShown, Mark, Picture, Tags, Track, Zone, backs, others_first
from fabletop.games.fox.describe import BANDS, named
from fabletop.games.fox.view import FoxView, Play

RUST = "#9d3f17"
BELL = (
    "M256 28a40 40 0 0 1 40 40v12c70 20 112 82 112 160v86l46 66v32H58v-32l46-66v-86c0-78 42-140 112-160V68"
    "a40 40 0 0 1 40-40zM190 446h132a66 56 0 0 1-132 0z"
)
KEY = (
    "M256 20a116 116 0 0 1 34 227v35h74v58h-74v42h98v62h-98v48h-68V247a116 116 0 0 1 34-227z"
    "M256 82a54 54 0 1 0 0 108a54 54 0 1 0 0-108z"
)
MOON = "M322 36A226 226 0 1 0 480 322A186 186 0 1 1 322 36z"
SUITS = {"B": Mark("B", BELL, "#8f5300"), "K": Mark("K", KEY, "#0c655f"), "M": Mark("M", MOON, "#3d3f9b")}


def picture(view: FoxView, seat: int | None) -> Picture:
    *others, last = (seat_zone(view, number) for number in others_first(len(view.hands), seat))
    return Picture((tuple(others), (table_zone(view),), (last,)), RUST)


def seat_zone(view: FoxView, seat: int) -> Zone:
    hand = view.hands[seat]
    cards = backs(view.hand_sizes[seat]) if hand is None else tuple(map(shown, hand))
    return Zone((Cards(cards, is_large=hand is not None),), seat)


def table_zone(view: FoxView) -> Zone:
    tricks = Track(tuple(bands()), view.tricks, message("picture-tricks"))
    decree = Cards((shown(view.decree),), message("picture-decree"), is_large=True)
    deck = CardShown(badge=str(view.deck_size))
    played = Cards(tuple(map(lies, view.on_table)), message("picture-table"), is_large=True)
    open_deck = () if view.deck is None else (Cards(tuple(map(shown, view.deck)), message("picture-deck-order")),)
    return Zone(
        (
            decree,
            *((played,) if view.on_table else ()),
            Cards((deck,), message("picture-deck"), is_large=True),
            Tags((message("picture-trump", suit=message("fox-suit", suit=view.trump)),)),
            tricks,
            *remembered(view),
            *open_deck,
        ),
        title=message("fox-view-round", round=view.round, trick=view.trick, target=view.target),
    )


def remembered(view: FoxView) -> Iterator[Cards]:
    if view.memory and view.memory.played:
        yield Cards(tuple(map(lies, view.memory.played)), message("picture-played"))
    if view.memory and view.memory.buried:
        yield Cards(tuple(map(shown, view.memory.buried)), message("picture-buried"))


def bands() -> Iterator[Band]:
    for name in dict.fromkeys(BANDS):
        yield Band(message(f"fox-band-{name}"), BANDS.count(name), is_dark=name == "greedy")


def shown(card: str) -> CardShown:
    return CardShown(card, named(card), card[:-1], SUITS[card[-1]])


def lies(play: Play) -> CardShown:
    return replace(shown(play.card), seat=play.seat)
