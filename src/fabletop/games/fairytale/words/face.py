"""Fairy Tale in words."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from fabletop.contract import CardFace, Event, Face, Look, Message, Reason, Ref, Zone, message
from fabletop.games.fairytale.decks import Deck
from fabletop.games.fairytale.rules.actions import face_down
from fabletop.games.fairytale.rules.cards import names_at, places_of
from fabletop.games.fairytale.rules.draft import names_to_discard, names_to_keep, passes_left
from fabletop.games.fairytale.rules.drawing import partner_of
from fabletop.games.fairytale.rules.play import names_to_play
from fabletop.games.fairytale.rules.state import FairytaleTable
from fabletop.games.fairytale.rules.terms import ActionKind, Ask, Trickster
from fabletop.games.fairytale.rules.turning import turnable
from fabletop.games.fairytale.words.arrange import arrange
from fabletop.games.fairytale.words.board import tale_board, tale_look
from fabletop.games.fairytale.words.cardfaces import about_deck, card_faces, factions_of
from fabletop.games.fairytale.words.describe import describe
from fabletop.games.fairytale.words.events import fairytale_event
from fabletop.games.fairytale.words.explain import explained
from fabletop.games.fairytale.words.notation import PASS, WORDS, Names, cards_said, category_of_cards
from fabletop.games.fairytale.words.observed import OBSERVED
from fabletop.games.fairytale.words.view import FairytaleView, Sight
from fabletop.kernel.actions import action_of, argument_of, kind_of_action
from fabletop.kernel.bits import has
from fabletop.kernel.log import LogEntry
from fabletop.kernel.questions import Question, question_of
from fabletop.kernel.rng import Seed

KINDS_OF_QUESTION = {
    Ask.KEEP: (ActionKind.KEEP,),
    Ask.DISCARD: (ActionKind.DISCARD,),
    Ask.PLAY: (ActionKind.PLAY,),
    Ask.FLIP: (ActionKind.FLIP,),
    Ask.UNFLIP: (ActionKind.UNFLIP,),
    Ask.GIVE: (ActionKind.GIVE, ActionKind.GIVE_HIDDEN),
    Ask.TAKE: (ActionKind.TAKE, ActionKind.TAKE_HIDDEN),
}
CLAUSE_OF_QUESTION = {
    Ask.KEEP: "fairytale.draft.1",
    Ask.DISCARD: "fairytale.two.3",
    Ask.PLAY: "fairytale.play.1",
    Ask.FLIP: "fairytale.flip.2",
    Ask.UNFLIP: "fairytale.unflip.1",
    Ask.GIVE: "fairytale.exchange.2",
    Ask.TAKE: "fairytale.exchange.2",
}


class FairytaleFace(Face):
    """Words for the cards of one deck."""

    game = "fairytale"
    accent = "#563a86"
    observed = OBSERVED
    brings = MappingProxyType({"fairytale-revealed": "card"})

    def __init__(self, deck: Deck, trickster: str = Trickster.NAME.name.lower()) -> None:
        self.deck, self.trickster = deck, trickster
        self.names = Names(deck)
        factions = factions_of(deck)
        self.looks = {card.name: tale_look(card, factions.get(card.friend)) for card in deck.cards}

    def notation(self, action: int) -> str | None:
        return self.names.written(action)

    def kind(self, table: FairytaleTable, seat: int) -> str:
        return Ask(question(table, seat).kind).name.lower()

    def prompt(self, table: FairytaleTable, seat: int) -> Message:
        asked = question(table, seat)
        kind = Ask(asked.kind)
        if kind in (Ask.FLIP, Ask.UNFLIP):
            return message(f"fairytale-ask-{kind.name.lower()}", cards=cards_said(1, asked.subject))
        if kind == Ask.KEEP:
            return message("fairytale-ask-keep", to="left" if passes_left(table, table.round) else "right")
        if kind == Ask.DISCARD:
            return message("fairytale-ask-discard", card=self.names.said(asked.subject))
        if kind == Ask.TAKE:
            given = table.rows[seat].cards[asked.subject - 1]
            return message("fairytale-ask-take", card=self.names.said(given), rival=partner_of(seat))
        if kind == Ask.GIVE:
            return message("fairytale-ask-give", rival=partner_of(seat))
        return message("fairytale-ask-play", step=table.step + 1)

    def about(self, table: FairytaleTable, seat: int) -> str:
        """The card that is kept while another is discarded, and the card that is given for another."""
        asked = question(table, seat)
        match Ask(asked.kind):
            case Ask.DISCARD:
                return self.names[asked.subject]
            case Ask.TAKE:
                return self.names[table.rows[seat].cards[asked.subject - 1]]
            case _:
                return ""

    def label(self, action: int) -> Message:
        if action == PASS:
            return message("fairytale-choice-pass")
        action_kind = ActionKind(kind_of_action(action)).name.lower().replace("_", "-")
        return message(f"fairytale-choice-{action_kind}", card=self.names.said(argument_of(action)))

    def refs(self, action: int) -> tuple[Ref, ...]:
        if action == PASS:
            return ()
        return (Ref(WORDS[ActionKind(kind_of_action(action))], self.names[argument_of(action)]),)

    def tried(self, table: FairytaleTable, seat: int) -> tuple[int, ...]:
        """Own cards that lie the right way up but may not be turned now."""
        asked = question(table, seat)
        if asked.kind not in (Ask.FLIP, Ask.UNFLIP):
            return ()
        row = table.rows[seat]
        names = names_at(row, turnable(table, row))
        action_kind = KINDS_OF_QUESTION[Ask(asked.kind)][0]
        return tuple(action_of(action_kind, name) for name in range(1, len(self.names.names)) if has(names, name))

    def refusal(self, table: FairytaleTable, seat: int, action: int) -> Reason:
        asked = question(table, seat)
        kind, card = Ask(asked.kind), argument_of(action)
        clause = CLAUSE_OF_QUESTION[kind]
        if kind_of_action(action) not in KINDS_OF_QUESTION[kind]:
            return Reason(message(f"fairytale-refused-asked-{kind.name.lower()}"), clause)
        if action == PASS:
            return Reason(message("fairytale-refused-pass"), "fairytale.play.3")
        said = self.names.said(card)
        if has(names_at(table.rows[seat], table.rows[seat].marked), card):
            return Reason(message("fairytale-refused-chosen", card=said), clause)
        if not has(names_there(table, seat, asked, kind_of_action(action)), card):
            return Reason(message(f"fairytale-refused-not-there-{kind.name.lower()}", card=said), clause)
        row = table.rows[seat]
        if not has(names_at(row, places_of(table, row, turnable(table, row), asked.subject)), card):
            asked_for = category_of_cards(asked.subject)
            return Reason(message("fairytale-refused-category", card=said, category=asked_for), "fairytale.effect.8")
        return Reason(message("fairytale-refused-needed", card=said), "fairytale.effect.9")

    def event(self, table: FairytaleTable, entry: LogEntry) -> Event:
        return fairytale_event(self.names, table, entry)

    def view(self, table: FairytaleTable, seats: int, eyes: frozenset[int]) -> FairytaleView:
        return Sight(table, self.names, eyes).view()

    def describe(self, view: FairytaleView, seat: int | None) -> tuple[Message, ...]:
        return describe(view)

    def board(self, view: FairytaleView, seat: int | None) -> tuple[Zone, ...]:
        return tale_board(view, seat)

    def look(self, card: str) -> Look:
        return self.looks.get(card) or super().look(card)

    def why_result(self, table: FairytaleTable, seats: int) -> tuple[Message, ...]:
        return tuple(explained(table, self.names))

    def cards(self) -> tuple[CardFace, ...]:
        return card_faces(self.deck, self.trickster)

    def about_cards(self) -> tuple[Message, ...]:
        return tuple(about_deck(self.deck))

    def arrange(self, table: FairytaleTable, seats: int, words: Mapping[str, Any], seed: Seed) -> None:
        arrange(table, self.names, words, seed)


def question(table: FairytaleTable, seat: int) -> Question:
    return table.questions[question_of(table, seat)]


def names_there(table: FairytaleTable, seat: int, asked: Question, action_kind: int) -> int:
    """The names of the cards among which the seat is to choose, allowed or not."""
    row, other = table.rows[seat], table.rows[partner_of(seat)] if table.seats == 4 else table.rows[seat]
    match Ask(asked.kind):
        case Ask.KEEP:
            return names_to_keep(table, seat)
        case Ask.DISCARD:
            return names_to_discard(table, seat, asked.subject)
        case Ask.PLAY:
            return names_to_play(table, seat)
        case Ask.GIVE:
            return names_at(row, row.up if action_kind == ActionKind.GIVE else face_down(row))
        case Ask.TAKE:
            return names_at(other, other.up if action_kind == ActionKind.TAKE else face_down(other))
        case _:
            return names_at(row, turnable(table, row))
