"""The cards of a deck as the card list shows them: what they are, score and do, and how well that is known."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

import msgspec

from fabletop.contract import CardFace, Message, message
from fabletop.games.fairytale.decks import SURE, Deck, DeckCard, Effect, EffectKind, card_name
from fabletop.games.fairytale.rules.terms import FACTIONS, Category, Scoring
from fabletop.games.fairytale.words.notation import cards_said, category_name, category_of_cards


def card_faces(deck: Deck, trickster: str) -> tuple[CardFace, ...]:
    factions = factions_of(deck)
    return tuple(card_face(card, factions, trickster) for card in deck.cards)


def factions_of(deck: Deck) -> dict[str, Category]:
    return {card.name: card.faction for card in deck.cards}


def card_face(card: DeckCard, factions: Mapping[str, Category], trickster: str) -> CardFace:
    kind = message("fairytale-kind", faction=category_name(card.faction), type=category_name(card.type))
    text = card_text(card, factions, trickster)
    return CardFace(card.name, card_name(card.name), text, card.copies, kind, doubts(card), is_guess(card))


def card_text(card: DeckCard, factions: Mapping[str, Category], trickster: str) -> Message:
    """What a card scores and does, and which card it goes with."""
    effects = (effect_said(effect, trickster) for effect in card.effects)
    return message("fairytale-text", parts=(*points_texts(card), *effects, *friend_text(card, factions)))


def friend_text(card: DeckCard, factions: Mapping[str, Category]) -> Iterator[Message]:
    if card.friend:
        faction = category_name(factions[card.friend])
        yield message("fairytale-friend", name=card_name(card.friend), faction=faction)


def points_texts(card: DeckCard) -> Iterator[Message]:
    points = card.points
    if points.scoring == Scoring.FIXED:
        yield message("fairytale-points-fixed", points=points.value)
    elif points.scoring == Scoring.COUNT:
        yield message("fairytale-points-count", points=points.value, counted=card_name(points.counted))
    else:
        yield message("fairytale-points-if", points=points.value, conditions=tuple(conditions(card)))


def conditions(card: DeckCard) -> Iterator[Message]:
    points = card.points
    if points.most_of != Category.ANY:
        yield message("fairytale-if-most", category=category_of_cards(points.most_of))
    for category in points.least_of:
        yield message("fairytale-if-least", least=points.least, category=category_of_cards(category))
    for name in points.needed:
        yield message("fairytale-if-named", name=card_name(name))


def effect_said(effect: Effect, trickster: str) -> Message:
    who = "all" if effect.everyone else "you"
    cards = cards_said(effect.number, effect.target)
    match effect.kind:
        case EffectKind.HUNT:
            return message("fairytale-effect-hunt", category=category_of_cards(effect.target))
        case EffectKind.UNFLIP:
            return message("fairytale-effect-unflip", cards=cards)
        case EffectKind.FLIP:
            return message("fairytale-effect-flip", who=who, cards=cards)
        case EffectKind.DRAW:
            return message("fairytale-effect-draw", number=effect.number)
        case EffectKind.ALMIGHTY:
            return message("fairytale-effect-almighty", taken=trickster)
        case _:
            return message("fairytale-effect-counts-as", names=tuple(map(card_name, effect.names)))


def is_guess(card: DeckCard) -> bool:
    """Has nobody seen what the card says?"""
    origin = card.origin
    return any(known and known not in SURE for known in (origin.points, origin.effect, origin.link))


def doubts(card: DeckCard) -> Message | None:
    """The fields that nobody has seen printed."""
    fields = msgspec.structs.asdict(card.origin)
    unsure = [
        message("fairytale-doubt", field=message(f"fairytale-field-{field}"), origin=origin)
        for field, origin in fields.items()
        if origin and origin not in SURE
    ]
    return message("fairytale-doubts", fields=tuple(unsure)) if unsure else None


def about_deck(deck: Deck) -> Iterator[Message]:
    """Cards per faction, and how many are partly guessed."""
    cards: Counter[Category] = Counter()
    for card in deck.cards:
        cards[card.faction] += card.copies
    totals = tuple(
        message("fairytale-faction-total", faction=category_name(faction), cards=cards[faction]) for faction in FACTIONS
    )
    yield message("fairytale-totals", factions=totals)
    unsure = sum(doubts(card) is not None for card in deck.cards)
    if unsure:
        yield message("fairytale-unsure", cards=unsure, names=len(deck.cards))
