"""A view of the table as a picture."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from fabletop.contract import message
from fabletop.contract.picture import Cards, CardShown, Mark, Picture, Tags, Zone, backs, others_first, rows_of
from fabletop.games.fairytale.decks import Deck, DeckCard, card_name
from fabletop.games.fairytale.rules.terms import Category, Scoring
from fabletop.games.fairytale.view import FairytaleView, InPlay

VIOLET = "#563a86"
FLAME = (
    "M268 16c-6 96 132 150 132 300a144 152 0 0 1-288 8c0-70 34-112 52-166c32 24 44 52 44 86c46-54 66-134 60-228z"
    "M258 300c-8 44-58 62-58 112a58 56 0 0 0 116 0c0-50-48-60-58-112z"
)
FLOWER = (
    "M256 34a88 88 0 0 1 62 150a88 88 0 1 1 10 136a88 88 0 1 1-144 0a88 88 0 1 1 10-136a88 88 0 0 1 62-150z"
    "M256 206a46 46 0 1 0 0 92a46 46 0 1 0 0-92z"
)
CROWN = "M40 128l112 104L256 56l104 176l112-104l-34 236H74z M74 396h364v64H74z"
CRESCENT = "M336 30A232 232 0 1 0 470 356A196 196 0 1 1 336 30z"
FACTIONS = {
    Category.DRAGONVALE: Mark(message("web-tale-letter-dragonvale"), FLAME, "#2f6a2c"),
    Category.FAIRYWOOD: Mark(message("web-tale-letter-fairywood"), FLOWER, "#a32430"),
    Category.HOLY_EMPIRE: Mark(message("web-tale-letter-holy-empire"), CROWN, "#856000"),
    Category.SHADOW: Mark(message("web-tale-letter-shadow"), CRESCENT, "#221c26"),
}
SCORED = {Scoring.FIXED: "", Scoring.COUNT: "×"}
"""What stands behind the points of a card that scores for each of something; a condition is a question mark."""


class Painter:
    """A view and the deck that its cards are of."""

    def __init__(self, view: FairytaleView, deck: Deck) -> None:
        self.view, self.cards = view, {card.name: card for card in deck.cards}

    def picture(self, seat: int | None) -> Picture:
        order = others_first(len(self.view.rows), seat)
        seats = [self.seat_zone(number, seat) for number in order]
        return Picture(rows_of(self.table_zone(), seats, seat is not None), VIOLET)

    def table_zone(self) -> Zone:
        view = self.view
        revealed = tuple(
            replace(self.shown(card), seat=seat) for seat, card in enumerate(view.revealed) if card is not None
        )
        deck = Cards((CardShown(badge=str(view.deck_size)),), message("picture-deck"))
        shown = (Cards(revealed, message("picture-table"), is_large=True),) if revealed else ()
        stage = message(f"fairytale-stage-{view.stage}")
        title = message("fairytale-view-round", round=view.round, rounds=view.rounds, stage=stage)
        return Zone((*shown, deck, *self.remarks()), title=title)

    def remarks(self) -> Iterator[Tags | Cards]:
        view = self.view
        if view.stage == "draft":
            yield Tags((message("fairytale-view-draft", step=view.step, to=view.passing, deck=view.deck_size),))
        if view.deck is not None:
            yield self.named(view.deck, "picture-deck-order")

    def seat_zone(self, seat: int, viewer: int | None) -> Zone:
        view = self.view
        is_turned = view.stage in ("unflip", "flip", "exchange")
        tale = Cards(tuple(map(self.in_play, view.rows[seat])), message("picture-tale"), is_choice=is_turned)
        return Zone((tale, *self.held(seat, is_large=seat == viewer)), seat)

    def held(self, seat: int, is_large: bool) -> Iterator[Cards]:
        """What has not been played yet: the cards in front of a seat, kept, laid face down, and put away."""
        view = self.view
        kept, choosing, chosen = view.kept[seat], view.choosing[seat], view.chosen[seat]
        if view.kept_sizes[seat]:
            hand = backs(view.kept_sizes[seat]) if kept is None else self.all_shown(kept)
            is_played = view.stage == "play"
            yield Cards(hand, message("picture-kept"), is_large=is_large and is_played, is_choice=is_played)
        if view.choosing_from:
            hand = backs(view.choosing_from) if choosing is None else self.all_shown(choosing)
            yield Cards(hand, message("picture-choosing"), is_large=is_large)
        if chosen:
            yield self.named(chosen, "picture-chosen")
        if view.put_away[seat]:
            yield self.named(view.put_away[seat] or (), "picture-put-away")

    def named(self, cards: Iterable[str], title: str) -> Cards:
        return Cards(self.all_shown(cards), message(title), is_choice=False)

    def all_shown(self, cards: Iterable[str]) -> tuple[CardShown, ...]:
        return tuple(map(self.shown, cards))

    def in_play(self, place: InPlay) -> CardShown:
        badge = "" if place.points is None else str(place.points).replace("-", "\N{MINUS SIGN}")
        return replace(self.shown(place.card), is_up=place.up, badge=badge)

    def shown(self, name: str | None) -> CardShown:
        if name is None:
            return CardShown()
        card = self.cards[name]
        return CardShown(name, card_name(name), rank_of(card), FACTIONS[card.faction])


def rank_of(card: DeckCard) -> str:
    return f"{card.points.value}{SCORED.get(card.points.scoring, '?')}".replace("-", "\N{MINUS SIGN}")
