"""A view of the table as lines of text."""

from __future__ import annotations

from collections.abc import Iterator

from fabletop.contract import Message, message
from fabletop.games.fairytale.decks import card_name
from fabletop.games.fairytale.words.view import FairytaleView, InPlay, Seen


def describe(view: FairytaleView) -> tuple[Message, ...]:
    return tuple(lines(view))


def lines(view: FairytaleView) -> Iterator[Message]:
    yield message(
        "fairytale-view-round", round=view.round, rounds=view.rounds, stage=message(f"fairytale-stage-{view.stage}")
    )
    if view.stage == "draft":
        yield message("fairytale-view-draft", step=view.step, to=view.passing, deck=view.deck_size)
    for seen in view.memory or ():
        yield seen_line(seen)
    for seat, row in enumerate(view.rows):
        yield row_line(view, seat, row)
    if view.deck is not None:
        yield message("fairytale-view-deck", cards=all_named(view.deck))
    for seat in range(len(view.rows)):
        yield from own_lines(view, seat)


def row_line(view: FairytaleView, seat: int, row: tuple[InPlay, ...]) -> Message:
    known = tuple(card_name(card.card) for card in row if not card.up and card.card)
    return message(
        "fairytale-view-row",
        seat=seat,
        up=tuple(face_up(row)) or message("fairytale-view-nothing"),
        down=sum(not card.up for card in row),
        known=known,
        named="yes" if known else "no",
    )


def face_up(row: tuple[InPlay, ...]) -> Iterator[Message]:
    """Equal cards in one word, in the order in which the first of them came."""
    names = [card.card for card in row if card.up]
    points = {card.card: card.points or 0 for card in row if card.up}
    for name in dict.fromkeys(names):
        copies = names.count(name)
        yield message("fairytale-view-card", card=card_name(name or ""), points=points[name], copies=copies)


def own_lines(view: FairytaleView, seat: int) -> Iterator[Message]:
    put_away, kept, choosing = view.put_away[seat], view.kept[seat], view.choosing[seat]
    if put_away:
        yield message("fairytale-view-put-away", seat=seat, cards=all_named(put_away))
    if kept:
        yield message("fairytale-view-kept", seat=seat, cards=all_named(kept))
    if choosing:
        yield message("fairytale-view-choosing", seat=seat, cards=all_named(choosing))


def seen_line(seen: Seen) -> Message:
    cards = all_named(seen.cards)
    if seen.kept is None:
        return message("fairytale-view-seen-now", round=seen.round, step=seen.step, cards=cards)
    return message("fairytale-view-seen", round=seen.round, step=seen.step, cards=cards, card=card_name(seen.kept))


def all_named(cards: tuple[str, ...]) -> tuple[Message, ...]:
    return tuple(card_name(card) for card in cards)
