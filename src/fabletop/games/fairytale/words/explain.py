"""Why a result is what it is: card by card, which friend, which count, which condition."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from fabletop.contract import Message, Value, message
from fabletop.games.fairytale.decks import card_name
from fabletop.games.fairytale.rules.actions import face_down
from fabletop.games.fairytale.rules.drawing import partner_of
from fabletop.games.fairytale.rules.scoring import (
    alias_at,
    best_alias,
    card_for,
    count_of_category,
    count_of_name,
    is_number_one,
    own_points,
    points_of_card,
    points_of_side,
    trickster_of,
)
from fabletop.games.fairytale.rules.state import FairytaleTable, Row
from fabletop.games.fairytale.rules.terms import NAMES, NO_CARD, Category, Scoring, Trickster
from fabletop.games.fairytale.words.notation import Names, category_of_cards
from fabletop.kernel.bits import has


class CardWorth(Struct, frozen=True):
    """What the copies of a card that lie face up in a row earn."""

    card: str
    copies: int
    points: int
    """Each of them."""
    why: tuple[Message, ...]


def explained(table: FairytaleTable, names: Names) -> Iterator[Message]:
    """Every player's points, card by card."""
    for seat in range(table.seats):
        yield from explained_seat(table, names, seat)
    if table.options.teams:
        for seat in range(2):
            both = own_points(table, seat), own_points(table, partner_of(seat))
            told = {"seat": seat, "rival": partner_of(seat), "mine": both[0], "theirs": both[1]}
            yield message("fairytale-why-pair", points=sum(both), **told)


def explained_seat(table: FairytaleTable, names: Names, seat: int) -> Iterator[Message]:
    yield from explained_cards(table, names, seat)
    yield from explained_face_down(table, names, seat)


def explained_cards(table: FairytaleTable, names: Names, seat: int) -> Iterator[Message]:
    """What everybody can see: the sum, the cards face up, and the name that The Trickster takes."""
    yield message("fairytale-why-seat", seat=seat, points=own_points(table, seat))
    for worth in cards_worth(table, names, seat):
        told = {"copies": worth.copies, "points": worth.points, "sum": worth.points * worth.copies}
        yield message("fairytale-why-card", card=card_name(worth.card), why=worth.why, **told)
    yield from explained_trickster(table, names, seat)


def cards_worth(table: FairytaleTable, names: Names, seat: int) -> Iterator[CardWorth]:
    row, alias = table.rows[seat], alias_at(table, seat)
    up = cards_at(row, row.up)
    for card in sorted(set(up)):
        points = points_of_card(table, seat, card, alias)
        yield CardWorth(names[card], up.count(card), points, reasons(table, names, seat, card, alias))


def explained_face_down(table: FairytaleTable, names: Names, seat: int) -> Iterator[Message]:
    row = table.rows[seat]
    down = cards_at(row, face_down(row))
    if down:
        yield message("fairytale-why-face-down", cards=names.all_said(sorted(down)))


def explained_trickster(table: FairytaleTable, names: Names, seat: int) -> Iterator[Message]:
    """What The Trickster is taken for, and the others that would have earned as much."""
    alias = best_alias(table, seat)
    if alias == NO_CARD:
        return
    best = points_of_side(table, seat, alias)
    trickster = trickster_of(table, table.rows[seat])
    others = [
        name
        for name in range(1, table.options.deck.names + 1)
        if name not in (alias, trickster) and points_of_side(table, seat, name) == best
    ]
    told: dict[str, Value] = {"trickster": names.said(trickster), "name": names.said(alias), "others": len(others)}
    said = Trickster(table.options.trickster).name.lower()
    yield message(f"fairytale-why-trickster-{said}", equals=names.all_said(others), **told)


def cards_at(row: Row, places: int) -> list[int]:
    return [row.cards[place] for place in range(row.count) if has(places, place)]


def reasons(table: FairytaleTable, names: Names, seat: int, card: int, alias: int) -> tuple[Message, ...]:
    deck, card = table.options.deck, card_for(table, card, alias)
    if deck.scoring[card] == Scoring.FIXED:
        return (message("fairytale-why-fixed", points=deck.points[card]),)
    if deck.scoring[card] == Scoring.COUNT:
        counted = deck.counted[card]
        count = count_of_name(table, table.rows[seat], counted, alias)
        return (message("fairytale-why-count", each=deck.points[card], count=count, counted=names.said(counted)),)
    return (
        *most_reason(table, seat, card, alias),
        *least_reasons(table, seat, card, alias),
        *named_reasons(table, names, seat, card, alias),
    )


def most_reason(table: FairytaleTable, seat: int, card: int, alias: int) -> Iterator[Message]:
    category = table.options.deck.most_of[card]
    if category != Category.ANY:
        counts = [count_of_category(table, row, category, alias) for row in table.rows[: table.seats]]
        told: dict[str, Value] = {
            "mine": counts[seat],
            "most": max(counts),
            "held": held(is_number_one(table, seat, category, alias)),
        }
        yield message("fairytale-why-most", category=category_of_cards(category), **told)


def least_reasons(table: FairytaleTable, seat: int, card: int, alias: int) -> Iterator[Message]:
    deck = table.options.deck
    for category in Category:
        if has(deck.least_of[card], category):
            mine = count_of_category(table, table.rows[seat], category, alias)
            told: dict[str, Value] = {"mine": mine, "least": deck.least[card], "held": held(mine >= deck.least[card])}
            yield message("fairytale-why-least", category=category_of_cards(category), **told)


def named_reasons(table: FairytaleTable, names: Names, seat: int, card: int, alias: int) -> Iterator[Message]:
    for name in range(1, NAMES):
        if has(table.options.deck.needed[card], name):
            found = count_of_name(table, table.rows[seat], name, alias) > 0
            yield message("fairytale-why-named", name=names.said(name), held=held(found))


def held(holds: bool) -> str:
    return "yes" if holds else "no"
