"""The Grimm Forest in words."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from fabletop.contract import CardFace, Event, Face, Look, Message, Reason, Ref, Zone
from fabletop.games.grimm.decks import Box
from fabletop.games.grimm.rules.asking import question_word
from fabletop.games.grimm.rules.state import GrimmTable
from fabletop.games.grimm.rules.terms import Ask
from fabletop.games.grimm.words.arrange import arrange
from fabletop.games.grimm.words.board import grimm_board, grimm_look
from fabletop.games.grimm.words.cardfaces import about_box, card_faces
from fabletop.games.grimm.words.describe import describe
from fabletop.games.grimm.words.events import grimm_event
from fabletop.games.grimm.words.explain import explained
from fabletop.games.grimm.words.labels import LABELLED
from fabletop.games.grimm.words.notation import WRITTEN
from fabletop.games.grimm.words.observed import OBSERVED
from fabletop.games.grimm.words.prompts import open_question, prompt
from fabletop.games.grimm.words.refusals import refusal
from fabletop.games.grimm.words.sight import Sight
from fabletop.games.grimm.words.turnreasons import tried_in_turn
from fabletop.games.grimm.words.view import GrimmView
from fabletop.kernel.log import LogEntry
from fabletop.kernel.rng import Seed


class GrimmFace(Face):
    """Words for the game with the cards of one box."""

    game = "grimm"
    observed = OBSERVED
    brings = MappingProxyType(
        {"grimm-fable-revealed": "card", "grimm-friend-came": "friend", "grimm-friend-came-from-another": "friend"}
    )

    def __init__(self, deck: Box) -> None:
        self.deck = deck

    def notation(self, action: int) -> str | None:
        return WRITTEN.get(action)

    def kind(self, table: GrimmTable, seat: int) -> str:
        return question_word(open_question(table, seat).kind)

    def prompt(self, table: GrimmTable, seat: int) -> Message:
        return prompt(table, seat)

    def label(self, action: int) -> Message:
        return LABELLED[action][0]

    def refs(self, action: int) -> tuple[Ref, ...]:
        return LABELLED[action][1]

    def tried(self, table: GrimmTable, seat: int) -> tuple[int, ...]:
        """In a Build turn, the sections that would come next and the Friend's Special Action."""
        if open_question(table, seat).kind != Ask.TURN or table.actions == 0:
            return ()
        return tried_in_turn(table, seat)

    def refusal(self, table: GrimmTable, seat: int, action: int) -> Reason:
        return refusal(table, seat, action)

    def event(self, table: GrimmTable, entry: LogEntry) -> Event:
        return grimm_event(table, entry)

    def view(self, table: GrimmTable, seats: int, eyes: frozenset[int]) -> GrimmView:
        return Sight(table, eyes).view()

    def describe(self, view: GrimmView, seat: int | None) -> tuple[Message, ...]:
        return describe(view)

    def board(self, view: GrimmView, seat: int | None) -> tuple[Zone, ...]:
        return grimm_board(view, seat)

    def look(self, card: str) -> Look:
        return grimm_look(self.deck, card)

    def why_result(self, table: GrimmTable, seats: int) -> tuple[Message, ...]:
        return tuple(explained(table))

    def cards(self) -> tuple[CardFace, ...]:
        return card_faces(self.deck)

    def about_cards(self) -> tuple[Message, ...]:
        return tuple(about_box(self.deck))

    def arrange(self, table: GrimmTable, seats: int, words: Mapping[str, Any], seed: Seed) -> None:
        arrange(table, words, seed)
