"""The Fox in the Forest in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

from fabletop.contract import CardFace, Event, Face, Look, Message, Reason, Ref, Zone, message
from fabletop.games.fox.rules.scoring import is_ahead, points_for
from fabletop.games.fox.rules.state import FoxTable
from fabletop.games.fox.rules.terms import ASK_FOLLOW, ASK_SWAP, NO_CARD, PLAY, ActionKind, Ask, Rank, rank_of, suit_of
from fabletop.games.fox.rules.tricks import led_card
from fabletop.games.fox.words.arrange import arrange
from fabletop.games.fox.words.board import fox_board, fox_look
from fabletop.games.fox.words.describe import BANDS, describe
from fabletop.games.fox.words.events import fox_event
from fabletop.games.fox.words.notation import CARDS, card_name, cards_in, suit_letter, written
from fabletop.games.fox.words.observed import OBSERVED
from fabletop.games.fox.words.view import FoxView, fox_views
from fabletop.kernel.actions import action_of, argument_of, kind_of_action
from fabletop.kernel.bits import has
from fabletop.kernel.log import LogEntry
from fabletop.kernel.questions import question_of
from fabletop.kernel.rng import Seed

KEEP = action_of(ActionKind.SWAP, NO_CARD)


class FoxFace(Face):
    game = "fox"
    accent = "#9d3f17"
    observed = OBSERVED

    def notation(self, action: int) -> str | None:
        if action == KEEP:
            return "keep decree"
        action_kind, card = kind_of_action(action), argument_of(action)
        if card not in CARDS:
            return None
        return {ActionKind.PLAY: "", ActionKind.SWAP: "swap ", ActionKind.BURY: "bury "}[
            ActionKind(action_kind)
        ] + written(card)

    def kind(self, table: FoxTable, seat: int) -> str:
        return KINDS[asked(table, seat)]

    def prompt(self, table: FoxTable, seat: int) -> Message:
        kind = asked(table, seat)
        if kind == ASK_FOLLOW:
            return message("fox-ask-follow", led=card_name(led_card(table)))
        if kind == ASK_SWAP:
            return message("fox-ask-swap", decree=card_name(table.decree))
        return message(f"fox-ask-{KINDS[kind]}")

    def label(self, action: int) -> Message:
        if action == KEEP:
            return message("fox-choice-keep")
        return message(
            f"fox-choice-{ActionKind(kind_of_action(action)).name.lower()}", card=card_name(argument_of(action))
        )

    def refs(self, action: int) -> tuple[Ref, ...]:
        return (Ref("decree", ""),) if action == KEEP else (Ref("card", written(argument_of(action))),)

    def tried(self, table: FoxTable, seat: int) -> tuple[int, ...]:
        if asked(table, seat) != ASK_FOLLOW:
            return ()
        return tuple([action_of(PLAY, card) for card in cards_in(table.hands[seat])])

    def refusal(self, table: FoxTable, seat: int, action: int) -> Reason:
        kind, card = asked(table, seat), argument_of(action)
        if kind_of_action(action) != KIND_OF_QUESTION[kind]:
            return Reason(message(f"fox-refused-asked-{KINDS[kind]}"), CLAUSE_OF_QUESTION[kind])
        if not has(table.hands[seat], card):
            return Reason(message("fox-refused-not-in-hand", card=card_name(card)), CLAUSE_OF_QUESTION[kind])
        return why_no_answer(led_card(table), card)

    def refusals(self, table: FoxTable, seat: int, tried: Sequence[int]) -> Sequence[Reason]:
        """All are cards of the hand that may not follow the led one."""
        led = led_card(table)
        return [why_no_answer(led, argument_of(action)) for action in tried]

    def event(self, table: FoxTable, entry: LogEntry) -> Event:
        return fox_event(entry)

    def view(self, table: FoxTable, seats: int, eyes: frozenset[int]) -> FoxView:
        return fox_views(table)(eyes)

    def views(self, table: FoxTable, seats: int) -> Callable[[frozenset[int]], FoxView]:
        return fox_views(table)

    def describe(self, view: FoxView, seat: int | None) -> tuple[Message, ...]:
        return describe(view)

    def board(self, view: FoxView, seat: int | None) -> tuple[Zone, ...]:
        return fox_board(view, seat)

    def look(self, card: str) -> Look:
        return fox_look(card)

    def why_result(self, table: FoxTable, seats: int) -> tuple[Message, ...]:
        return (what_decided(table), *(points_of(table, seat) for seat in range(seats)))

    def cards(self) -> tuple[CardFace, ...]:
        return tuple(CardFace(written(card), card_name(card), power_text(card)) for card in CARDS)

    def arrange(self, table: FoxTable, seats: int, words: Mapping[str, Any], seed: Seed) -> None:
        arrange(table, words, seed)


KINDS = {kind.value: kind.name.lower() for kind in Ask}
KIND_OF_QUESTION: dict[int, ActionKind] = {
    Ask.LEAD: ActionKind.PLAY,
    Ask.FOLLOW: ActionKind.PLAY,
    Ask.SWAP: ActionKind.SWAP,
    Ask.BURY: ActionKind.BURY,
}
CLAUSE_OF_QUESTION: dict[int, str] = {
    Ask.LEAD: "fox.trick.1",
    Ask.FOLLOW: "fox.follow.1",
    Ask.SWAP: "fox.fox.1",
    Ask.BURY: "fox.woodcutter.1",
}


def what_decided(table: FoxTable) -> Message:
    if table.scores[0] != table.scores[1]:
        return message("fox-why-points", target=table.options.target)
    return message("fox-why-last-round" if is_ahead(table, 0) or is_ahead(table, 1) else "fox-why-draw")


def points_of(table: FoxTable, seat: int) -> Message:
    """Where the points of a seat come from: those it had, its tricks of the last round, and treasure."""
    tricks, total, gained = table.tricks[seat], table.scores[seat], table.round_points[seat]
    earned = points_for(tricks)
    return message(
        "fox-why-seat",
        seat=seat,
        before=total - gained,
        tricks=tricks,
        band=message(f"fox-band-{BANDS[tricks]}"),
        earned=earned,
        treasure=gained - earned,
        total=total,
    )


def asked(table: FoxTable, seat: int) -> int:
    return table.questions[question_of(table, seat)].kind


@cache
def why_no_answer(led: int, card: int) -> Reason:
    """Why a card of the hand may not follow the led one."""
    suit = suit_letter(suit_of(led))
    if suit_of(card) == suit_of(led) and rank_of(led) == Rank.MONARCH:
        return Reason(message("fox-refused-monarch", suit=suit), "fox.monarch.1")
    return Reason(message("fox-refused-follow-suit", suit=suit), "fox.follow.1")


def power_text(card: int) -> Message | None:
    ranks = {int(rank): rank.name.lower() for rank in Rank}
    return message(f"fox-power-{ranks[rank_of(card)]}") if rank_of(card) in ranks else None
