"""Cards and choices as they are written: ``keep Bronze Dragon``, ``play Demon``, ``pass``, ``flip Castle``."""

from __future__ import annotations

from collections.abc import Iterable

from fabletop.contract import Message, message
from fabletop.games.fairytale.decks import Deck, card_name
from fabletop.games.fairytale.rules.terms import NO_CARD, ActionKind, Category
from fabletop.kernel.actions import action_of, argument_of, kind_of_action

WORDS = {
    ActionKind.KEEP: "keep",
    ActionKind.DISCARD: "discard",
    ActionKind.PLAY: "play",
    ActionKind.FLIP: "flip",
    ActionKind.UNFLIP: "unflip",
    ActionKind.GIVE: "give",
    ActionKind.GIVE_HIDDEN: "give-hidden",
    ActionKind.TAKE: "take",
    ActionKind.TAKE_HIDDEN: "take-hidden",
}
PASS = action_of(ActionKind.PLAY, NO_CARD)


class Names:
    """The names of a deck's cards by their numbers."""

    def __init__(self, deck: Deck) -> None:
        self.names = ("", *(card.name for card in deck.cards))

    def __getitem__(self, card: int) -> str:
        return self.names[card]

    def __contains__(self, card: int) -> bool:
        return 0 < card < len(self.names)

    def all(self, cards: Iterable[int]) -> tuple[str, ...]:
        return tuple(self.names[card] for card in cards if card != NO_CARD)

    def said(self, card: int) -> Message:
        return card_name(self.names[card])

    def all_said(self, cards: Iterable[int]) -> tuple[Message, ...]:
        return tuple(self.said(card) for card in cards if card != NO_CARD)

    def written(self, action: int) -> str | None:
        """The written form of a choice, or nothing if no choice has this number."""
        if action == PASS:
            return "pass"
        if kind_of_action(action) not in set(ActionKind) or argument_of(action) not in self:
            return None
        return f"{WORDS[ActionKind(kind_of_action(action))]} {self[argument_of(action)]}"


def category_name(category: int) -> Message:
    return message(f"fairytale-{written_category(category)}")


def category_of_cards(category: int) -> Message:
    """A category as it is said of its cards."""
    return message(f"fairytale-of-{written_category(category)}")


def cards_said(number: int, category: int) -> Message:
    """So many cards of a category, or any."""
    if category == Category.ANY:
        return message("fairytale-any-cards", number=number)
    return message("fairytale-some-cards", number=number, category=category_of_cards(category))


def written_category(category: int) -> str:
    return Category(category).name.lower().replace("_", "-")


def cards_in_row(row: int) -> tuple[int, ...]:
    """The cards that a fact tells in one number, six bits a card."""
    cards = []
    while row:
        cards.append(row & 63)
        row >>= 6
    return tuple(cards)
