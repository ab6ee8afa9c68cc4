"""The cards in the box as the card list shows them: what they are and do, and how well that is known."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from fabletop.contract import CardFace, Message, message
from fabletop.games.grimm.decks import ORIGINS, Box, Card, Fable, FableType, Friend, Level, slug

SURE = ORIGINS[:2]
"""What is sourced, or follows from what is, needs no remark."""


def card_faces(box: Box) -> tuple[CardFace, ...]:
    """Every card of which there is one, the Fables first."""
    cards: tuple[Fable | Friend, ...] = (*box.fables, *box.friends)
    return tuple(card_face(card) for card in cards if card.copies)


def card_face(card: Fable | Friend) -> CardFace:
    deck = "fable" if isinstance(card, Fable) else "friend"
    return CardFace(
        notation=card.name,
        name=Message(f"grimm-{deck}-{slug(card.name)}"),
        text=Message(f"grimm-{deck}-text-{slug(card.name)}"),
        copies=card.copies,
        kind=card_kind(card),
        note=doubts(card),
        is_guess=is_unsure(card.origin.effect),
    )


def card_kind(card: Fable | Friend) -> Message:
    """Which deck a card is of, its special type, and its mark."""
    if isinstance(card, Fable):
        return message("grimm-kind-fable", type=str(card.type), level=str(card.level))
    action = "special" if card.special_action else "none"
    return message("grimm-kind-friend", action=action, level=str(card.level))


def doubts(card: Card) -> Message | None:
    """The fields that nobody has seen printed."""
    fields = msgspec.structs.asdict(card.origin)
    unsure = [
        message(f"grimm-doubt-{origin}", fields=tuple(map(field_name, fields_of(card, origin))))
        for origin in ORIGINS
        if origin not in SURE and origin in fields.values()
    ]
    return message("grimm-doubts", doubts=tuple(unsure)) if unsure else None


def fields_of(card: Card, origin: str) -> Iterator[str]:
    """The fields of a card that are known so well."""
    return (field for field, known in msgspec.structs.asdict(card.origin).items() if known == origin)


def field_name(field: str) -> Message:
    return Message(f"grimm-field-{field.replace('_', '-')}")


def about_box(box: Box) -> Iterator[Message]:
    """What is in the box, and what about it is guessed."""
    monsters = [fable for fable in box.fables if fable.type is FableType.MONSTER and fable.copies]
    yield message("grimm-totals-fables", cards=box.size, names=names(box.fables))
    yield message(
        "grimm-totals-monsters",
        cards=sum(fable.copies for fable in monsters),
        figures=sum(fable.figures for fable in monsters),
    )
    yield message("grimm-totals-friends", cards=names(box.friends))
    yield message("grimm-totals-advanced", fables=advanced(box.fables), friends=advanced(box.friends))
    yield message("grimm-die", straw=box.faces[0], wood=box.faces[1], brick=box.faces[2])
    yield from uncertain(box)


def names(cards: Iterable[Card]) -> int:
    return sum(card.copies > 0 for card in cards)


def advanced(cards: Iterable[Card]) -> int:
    """Advanced cards, all copies together."""
    return sum(card.copies for card in cards if card.level is Level.ADVANCED)


def uncertain(box: Box) -> Iterator[Message]:
    """How many cards have guessed copies, a guessed mark, a guessed effect; and whether the die is guessed."""
    cards = [card for card in (*box.fables, *box.friends) if card.copies]
    for field in ("copies", "level", "effect"):
        unsure = sum(is_unsure(getattr(card.origin, field)) for card in cards)
        if unsure:
            yield message(f"grimm-unsure-{field}", names=unsure)
    if is_unsure(box.faces_origin):
        yield message("grimm-unsure-die")


def is_unsure(origin: str) -> bool:
    return bool(origin) and origin not in SURE
