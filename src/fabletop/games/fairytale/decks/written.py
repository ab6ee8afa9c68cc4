"""A deck as text that says everything in few lines; match records carry it."""

from __future__ import annotations

import msgspec

from fabletop.games.fairytale.decks.cards import (
    ANY_WORD,
    CATEGORY_WORDS,
    SURE,
    Deck,
    DeckCard,
    Effect,
    EffectKind,
    Origin,
    Points,
)
from fabletop.games.fairytale.rules.terms import Category, Scoring


def deck_text(deck: Deck) -> str:
    """The deck as TOML that includes no other, a line for each card; of the fields that are guesses it says so."""
    rows = [f"  {card_row(card)},\n" for card in deck.cards]
    return f"title = {quoted(deck.title)}\ncards = {deck.size}\ncard = [\n{''.join(rows)}]\n"


def card_row(card: DeckCard) -> str:
    fields = {
        "id": quoted(card.id) if card.id else "",
        "name": quoted(card.name),
        "faction": quoted(CATEGORY_WORDS[card.faction]),
        "type": quoted(CATEGORY_WORDS[card.type]),
        "set": quoted(card.set),
        "copies": str(card.copies),
        "points": points_text(card.points),
        "effects": listed([effect_text(effect) for effect in card.effects]) if card.effects else "",
        "friend": quoted(card.friend) if card.friend else "",
        "origin": table(guesses(card.origin)) if guesses(card.origin) else "",
    }
    return table(fields)


def guesses(origin: Origin) -> dict[str, str]:
    """The fields that are guesses, and how good they are."""
    known = msgspec.structs.asdict(origin)
    return {field: quoted(known[field]) for field in known if known[field] and known[field] not in SURE}


def points_text(points: Points) -> str:
    if points.scoring is Scoring.FIXED:
        return str(points.value)
    if points.scoring is Scoring.COUNT:
        return table({"each": str(points.value), "of": quoted(points.counted)})
    fields = {
        "value": str(points.value),
        "most": "" if points.most_of is Category.ANY else quoted(CATEGORY_WORDS[points.most_of]),
        "at_least": str(points.least) if points.least_of else "",
        "of": listed([CATEGORY_WORDS[category] for category in points.least_of]) if points.least_of else "",
        "cards": listed(points.needed) if points.needed else "",
    }
    return table(fields)


def effect_text(effect: Effect) -> str:
    """An effect in the words of a deck file: YOU FLIP 1 Shadow."""
    who = "ALL" if effect.everyone else "YOU"
    target = CATEGORY_WORDS.get(effect.target, ANY_WORD)
    match effect.kind:
        case EffectKind.HUNT:
            return f"{who} HUNT all {target}"
        case EffectKind.FLIP | EffectKind.UNFLIP:
            return f"{who} {effect.kind} {effect.number} {target}"
        case EffectKind.DRAW:
            return f"{who} DRAW {effect.number}"
        case EffectKind.COUNTS_AS:
            return f"COUNTS AS {', '.join(effect.names)}"
        case EffectKind.ALMIGHTY:
            return "ALMIGHTY"


def table(fields: dict[str, str]) -> str:
    return "{ " + ", ".join(f"{key} = {value}" for key, value in fields.items() if value) + " }"


def listed(texts: list[str] | tuple[str, ...]) -> str:
    return "[" + ", ".join(map(quoted, texts)) + "]"


def quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'
