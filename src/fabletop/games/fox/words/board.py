"""The table of The Fox in the Forest as a picture."""

from __future__ import annotations

from collections.abc import Iterator

from fabletop.contract import Band, Look, Message, Meter, Thing, Told, Zone, message
from fabletop.games.fox.rules.scoring import points_for
from fabletop.games.fox.rules.terms import TRICKS, Rank, rank_of
from fabletop.games.fox.words.describe import BANDS
from fabletop.games.fox.words.notation import NUMBERS
from fabletop.games.fox.words.signs import SIGNS
from fabletop.games.fox.words.view import FoxView, Play

POWERS = {int(rank) for rank in Rank}


def fox_look(card: str) -> Look:
    if card not in NUMBERS:
        return Look()
    rank = rank_of(NUMBERS[card])
    caption = message("fox-board-caption", rank=rank) if rank in POWERS else Message("fox-board-no-caption")
    return Look(rank=str(rank), sign=SIGNS[card[-1]], caption=caption)


def fox_board(view: FoxView, seat: int | None) -> tuple[Zone, ...]:
    return tuple(zones(view, seat))


def zones(view: FoxView, seat: int | None) -> Iterator[Zone]:
    for other in range(len(view.hands)):
        if other != seat:
            yield rival_zone(view, other)
    yield decree_zone(view)
    yield Zone(title=Message("fox-board-trick"), place="table", things=tuple(map(played, view.on_table)))
    yield meter_zone(view)
    if seat is not None:
        yield Zone(
            title=message("fox-board-hand"),
            place="hand",
            seat=seat,
            things=cards(view.hands[seat] or ()),
            refs=("card",),
        )
    yield from aside(view)


def rival_zone(view: FoxView, seat: int) -> Zone:
    hand = view.hands[seat]
    backs = (Thing(is_up=False, count=view.hand_sizes[seat]),) if view.hand_sizes[seat] else ()
    return Zone(
        title=message("fox-board-seat", seat=seat, dealer="yes" if view.dealer == seat else "no"),
        place="rival",
        seat=seat,
        things=backs if hand is None else cards(hand),
    )


def decree_zone(view: FoxView) -> Zone:
    trump = message("fox-board-trump", suit=message("fox-suit", suit=view.trump))
    deck = message("fox-board-deck", cards=view.deck_size)
    return Zone(
        title=Message("fox-board-decree"),
        place="table",
        things=(Thing(name=view.decree),),
        lines=(trump, Told(said=deck, things=(Thing(form="pile", is_up=False, count=view.deck_size),))),
        refs=("decree",),
    )


def meter_zone(view: FoxView) -> Zone:
    firsts = [tricks for tricks in range(TRICKS + 1) if tricks == 0 or BANDS[tricks] != BANDS[tricks - 1]]
    bands = tuple(Band(first, Message(f"fox-band-{BANDS[first]}"), points_for(first) == 0) for first in firsts)
    return Zone(
        title=message("fox-board-meter", round=view.round, trick=view.trick, target=view.target),
        place="table",
        meter=Meter(TRICKS, bands, view.tricks),
    )


def aside(view: FoxView) -> Iterator[Zone]:
    if view.memory and view.memory.played:
        things = tuple(map(played, view.memory.played))
        yield Zone(title=Message("fox-board-played"), place="aside", things=things)
    if view.memory and view.memory.buried:
        yield Zone(title=Message("fox-board-buried"), place="aside", things=cards(view.memory.buried))
    if view.deck is not None:
        yield Zone(title=Message("board-deck-order"), place="aside", things=cards(view.deck))


def cards(names: tuple[str, ...]) -> tuple[Thing, ...]:
    return tuple(Thing(name=name) for name in names)


def played(play: Play) -> Thing:
    return Thing(name=play.card, lines=(message("board-owner", seat=play.seat),))
