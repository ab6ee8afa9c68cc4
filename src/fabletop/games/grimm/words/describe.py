"""A view of the table as lines of text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from fabletop.contract import Message, message
from fabletop.games.grimm.words.labels import LABELS_WRITTEN
from fabletop.games.grimm.words.phrases import (
    fable_named,
    friend_named,
    goods_said,
    house_said,
    kind_named,
    listed,
    place_named,
)
from fabletop.games.grimm.words.view import GatherCard, GrimmView, Known

Lines = Iterator[Message]


def describe(view: GrimmView) -> tuple[Message, ...]:
    return tuple(lines(view))


def lines(view: GrimmView) -> Lines:
    window = message(f"grimm-window-{view.window}")
    yield message("grimm-view-round", round=view.round, window=window, seat=view.first)
    for place in view.stock:
        yield location_line(view, place)
    for seat in view.turn_order:
        yield from player_lines(view, seat)
    yield from supply_lines(view)
    yield from deck_lines(view)
    for seat in view.turn_order:
        yield from own_lines(view, seat)
    yield from secret_lines(view)


def location_line(view: GrimmView, place: str) -> Message:
    things = tuple(things_at(view, place))
    goods = goods_said(view.stock[place].counts)
    return message("grimm-view-location", place=place_named(place), goods=goods, things=things, count=len(things))


def things_at(view: GrimmView, place: str) -> Lines:
    for seat in seats_at(view.pigs, place):
        yield message("grimm-view-pig", seat=seat)
    for seat in seats_at(view.monsters, place):
        yield message("grimm-view-monster", seat=seat, card=fable_named(view.played[seat] or ""))
    if place in view.unique:
        unique = view.unique[place]
        yield message("grimm-view-unique", seat=unique.owner, card=fable_named(unique.card))
    for seat in seats_at(view.food, place):
        yield message("grimm-view-food", seat=seat)


def seats_at(places: Iterable[str | None], place: str) -> list[int]:
    return [seat for seat, found in enumerate(places) if found == place]


def player_lines(view: GrimmView, seat: int) -> Lines:
    friend = view.friends[seat]
    said = message("grimm-view-no-friend") if friend is None else friend_listed(friend)
    goods = goods_said(view.goods[seat].counts)
    yield message("grimm-view-player", seat=seat, goods=goods, friend=said, number=view.hand_sizes[seat])
    if view.houses[seat] or view.corners[seat]:
        houses = tuple(map(house_said, view.houses[seat])) or (message("grimm-nothing"),)
        told = {"complete": view.complete[seat], "free": view.free_sites[seat], "corners": view.free_corners[seat]}
        yield message("grimm-view-houses", seat=seat, houses=houses, **told)
    things = tuple(things_before(view, seat))
    if things:
        yield message("grimm-view-before", seat=seat, things=things)


def things_before(view: GrimmView, seat: int) -> Lines:
    """The cards that lie before a player, and what else is true of them in this round."""
    if view.gather_laid[seat]:
        yield gather_said(view.gather[seat])
    yield from (said for said, _ in laid_said(view, seat))
    yield from (said for said, _ in fables_said_of(view, seat))
    yield from said_before(view, seat)


def fables_said_of(view: GrimmView, seat: int) -> Iterator[tuple[Message, str]]:
    """The Fables face up before a player."""
    for word, row in (("played", view.played), ("parked", view.parked), ("matured", view.matured)):
        card = row[seat]
        if card is not None:
            yield message(f"grimm-view-{word}", card=fable_named(card)), card


def said_before(view: GrimmView, seat: int) -> Lines:
    if seat in view.must_play:
        yield message("grimm-view-must-play")
    yield from actions_said(view, seat)


def actions_said(view: GrimmView, seat: int) -> Lines:
    if view.gathered[seat].size:
        yield message("grimm-view-gathered", goods=goods_said(view.gathered[seat].counts))
    if view.bonus[seat]:
        yield message("grimm-view-bonus", number=f"{view.bonus[seat]:+d}")
    if view.builder == seat:
        yield message("grimm-view-actions", number=view.actions)
    if view.builder == seat and view.used:
        yield message("grimm-view-used", friends=tuple(map(friend_listed, view.used)))


def gather_said(card: GatherCard | None) -> Message:
    if card is None:
        return message("grimm-view-gather-hidden")
    place = place_named(card.place)
    if card.owner is not None:
        return message("grimm-view-gather-of-another", place=place, rival=card.owner)
    return message("grimm-view-gather", place=place)


def laid_said(view: GrimmView, seat: int) -> Iterator[tuple[Message, str | None]]:
    """The Fables face down before a player, where the viewer knows them by their names."""
    fable, dreamed = view.laid[seat], view.dreamed
    if view.dreamer == seat:
        if dreamed is None or dreamed.card is None:
            yield message("grimm-view-dream"), None
        else:
            yield message("grimm-view-dream-known", card=fable_named(dreamed.card)), dreamed.card
    if fable is None or fable.is_dream:
        return
    if fable.card is None:
        yield message("grimm-view-laid-hidden"), None
    else:
        yield message("grimm-view-laid", card=fable_named(fable.card)), fable.card


def supply_lines(view: GrimmView) -> Lines:
    sections = {kind: "/".join(map(str, counts)) for kind, counts in view.sections.items()}
    yield message("grimm-view-sections", **sections)
    if view.supply is not None:
        yield message("grimm-view-supply", goods=goods_said(view.supply.counts))
    yield message("grimm-view-tokens", tokens=tuple(token_said(kind, seat) for kind, seat in view.builders.items()))
    if view.stored.size:
        yield message("grimm-view-stored", goods=goods_said(view.stored.counts))
    if view.wish is not None:
        yield message("grimm-view-wish", what=view.wish)
    if view.named is not None:
        yield message("grimm-view-named", place=place_named(view.named))


def token_said(kind: str, seat: int | None) -> Message:
    if seat is None:
        return message("grimm-view-token-free", kind=kind_named(kind))
    return message("grimm-view-token", kind=kind_named(kind), seat=seat)


def deck_lines(view: GrimmView) -> Lines:
    yield message("grimm-view-decks", fables=view.deck_size, friends=view.friend_deck_size)
    if view.pile:
        copies = tuple(copies_said(card, number) for card, number in view.pile.items())
        yield message("grimm-view-pile", cards=copies)
    for word, friends in (("friend-pile", view.friend_pile), ("offered", view.offered)):
        if friends:
            yield message(f"grimm-view-{word}", friends=tuple(map(friend_listed, friends)))
    if view.deck is not None:
        yield message("grimm-view-deck", cards=fables_listed(view.deck))
    if view.friend_deck is not None:
        yield message("grimm-view-friend-deck", friends=tuple(map(friend_listed, view.friend_deck)))


def copies_said(card: str, number: int) -> Message:
    return message("grimm-view-copies", card=fable_named(card), number=number)


def own_lines(view: GrimmView, seat: int) -> Lines:
    hand, usable, chosen = view.hands[seat], view.usable[seat], view.chosen[seat]
    if hand:
        yield message("grimm-view-hand", seat=seat, cards=fables_listed(hand))
    if usable is not None and len(usable) < len(view.stock):
        places = tuple(place_named(card.place) for card in usable)
        yield message("grimm-view-usable", seat=seat, places=places)
    if chosen is not None:
        yield message("grimm-view-chosen", seat=seat, choice=LABELS_WRITTEN[chosen.choice])


def secret_lines(view: GrimmView) -> Lines:
    if view.mermaid:
        yield message("grimm-view-mermaid", places=tuple(map(place_named, view.mermaid)))
    if view.looking:
        yield message("grimm-view-looking", cards=fables_listed(view.looking))
    for known in view.known_hands:
        yield known_said(known)
    for there in view.known_deck:
        yield message("grimm-view-known-place", place=there.place, card=fable_named(there.card))


def known_said(known: Known) -> Message:
    holders = tuple(message("grimm-player", seat=seat) for seat in known.holders)
    if known.or_dreamed:
        holders = (*holders, message("grimm-view-dream"))
    if known.or_in_deck:
        holders = (*holders, message("grimm-view-in-deck"))
    return message("grimm-view-known-hand", card=fable_named(known.card), players=holders, count=len(holders))


def fables_listed(cards: Iterable[str]) -> tuple[Message, ...]:
    return tuple(listed(fable_named(card)) for card in cards)


def friend_listed(name: str) -> Message:
    return listed(friend_named(name))
