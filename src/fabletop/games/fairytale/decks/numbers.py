"""A deck as the numbers that the rules read."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from fabletop.games.fairytale.decks.cards import Deck, DeckCard, Effect, EffectKind, Points
from fabletop.games.fairytale.rules.state import CardList
from fabletop.games.fairytale.rules.terms import ANY, NAMES
from fabletop.games.fairytale.rules.turning import stages_of

Numbers = dict[str, int]


def card_list(deck: Deck) -> CardList:
    """The kernel's record of a deck: a card is the number of its name, a set of names has the bit of each."""
    numbers = {card.name: number for number, card in enumerate(deck.cards, 1)}
    record = CardList()
    record.names, record.cards = len(deck.cards), deck.size
    for row in (record.most_of, record.hunts, record.unflips_of, record.flips_of):
        row[:] = [ANY] * NAMES
    for number, card in enumerate(deck.cards, 1):
        _put_face(record, number, card)
        _put_points(record, number, card.points, numbers)
        for effect in card.effects:
            PUTS[effect.kind](record, number, effect, numbers)
        record.stages[number] = stages_of(record, number)
    return record


def _put_face(record: CardList, number: int, card: DeckCard) -> None:
    record.copies[number] = card.copies
    record.faction[number], record.type[number] = card.faction.value, card.type.value
    for category in (card.faction, card.type, ANY):
        record.members[category] |= 1 << number


def _put_points(record: CardList, number: int, points: Points, numbers: Numbers) -> None:
    record.scoring[number], record.points[number] = points.scoring.value, points.value
    record.counted[number] = numbers[points.counted] if points.counted else 0
    record.most_of[number] = points.most_of.value
    record.least[number], record.least_of[number] = points.least, _bits(points.least_of)
    record.needed[number] = _bits(numbers[name] for name in points.needed)


def _put_hunt(record: CardList, number: int, effect: Effect, numbers: Numbers) -> None:
    record.hunts[number] = effect.target.value


def _put_unflip(record: CardList, number: int, effect: Effect, numbers: Numbers) -> None:
    record.unflips[number], record.unflips_of[number] = effect.number, effect.target.value


def _put_flip(record: CardList, number: int, effect: Effect, numbers: Numbers) -> None:
    record.flips[number], record.flips_of[number] = effect.number, effect.target.value
    record.flips_all[number] = int(effect.everyone)


def _put_draw(record: CardList, number: int, effect: Effect, numbers: Numbers) -> None:
    record.draws[number] = effect.number


def _put_almighty(record: CardList, number: int, effect: Effect, numbers: Numbers) -> None:
    record.almighty[number] = 1


def _put_counts_as(record: CardList, number: int, effect: Effect, numbers: Numbers) -> None:
    record.counts_as[number] = _bits(numbers[name] for name in effect.names)


PUTS: dict[EffectKind, Callable[[CardList, int, Effect, Numbers], None]] = {
    EffectKind.HUNT: _put_hunt,
    EffectKind.UNFLIP: _put_unflip,
    EffectKind.FLIP: _put_flip,
    EffectKind.DRAW: _put_draw,
    EffectKind.ALMIGHTY: _put_almighty,
    EffectKind.COUNTS_AS: _put_counts_as,
}


def _bits(places: Iterable[int]) -> int:
    return sum(1 << place for place in places)
