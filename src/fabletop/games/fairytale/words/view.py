"""What may be seen of a table, added field by field."""

from __future__ import annotations

from msgspec import Struct

from fabletop.contract import Message
from fabletop.games.fairytale.knowledge.memory import rounds_begun, steps_done
from fabletop.games.fairytale.rules.cards import play_place, played_card
from fabletop.games.fairytale.rules.draft import (
    asked_at,
    discards_too,
    draft_steps,
    end_place,
    first_place,
    hand_end,
    hand_start,
    pack_held,
    pack_start,
    passes_left,
)
from fabletop.games.fairytale.rules.scoring import alias_at, best_alias, own_points, points_of_card
from fabletop.games.fairytale.rules.state import FairytaleTable
from fabletop.games.fairytale.rules.terms import HAND_ROOM, MOST_DRAWN, NO_CARD, PLAYS, ActionKind, Stage, Teams
from fabletop.games.fairytale.words.explain import CardWorth, cards_worth, explained_face_down, explained_trickster
from fabletop.games.fairytale.words.notation import Names
from fabletop.kernel.actions import argument_of, kind_of_action
from fabletop.kernel.bits import has
from fabletop.kernel.deck import deck_size
from fabletop.kernel.questions import NO_ANSWER

STAGES = {stage: stage.name.lower().partition("_")[0] for stage in Stage}
"""The four stages of turning are two to a reader: unflip and flip."""
NO_REVEAL = (Stage.DRAFT, Stage.PLAY, Stage.OVER)
"""Stages in which no reveal is being worked off."""


class InPlay(Struct, frozen=True):
    """A card in somebody's row."""

    card: str | None
    """Nothing where it lies face down and the viewer may not look."""
    up: bool
    points: int | None
    """What it would earn if the game ended now; nothing for a card face down."""
    round: int
    """The round in which it was played."""
    marked: bool = False
    """The viewer has chosen to turn it, and the others have not chosen yet."""


class Worth(Struct, frozen=True):
    """What a row earns, card by card, as the result will tell it."""

    points: int
    cards: tuple[CardWorth, ...]
    more: tuple[Message, ...]
    """What else is to be said, of The Trickster and of cards face down."""


class Seen(Struct, frozen=True):
    """A hand that came by, and what the viewer took from it."""

    round: int
    step: int
    cards: tuple[str, ...]
    kept: str | None
    """Nothing while the choice is open."""
    discarded: str | None = None


class FairytaleView(Struct, frozen=True, kw_only=True):
    """The table of Fairy Tale through somebody's eyes."""

    teams: str
    round: int
    """From 1; the last one stays after the end."""
    rounds: int
    stage: str
    """draft, play, unflip, flip, draw, exchange or over"""
    step: int
    """The step of the draft or of the play, from 1."""
    passing: str
    """left or right"""
    choosing: tuple[tuple[str, ...] | None, ...]
    """The cards in front of each seat to keep one of, where they may be seen; empty outside the draft."""
    kept: tuple[tuple[str, ...] | None, ...]
    """Kept in this round and not played, where it may be seen."""
    choosing_from: int
    """How many cards lie in front of each seat."""
    kept_sizes: tuple[int, ...]
    rows: tuple[tuple[InPlay, ...], ...]
    put_away: tuple[tuple[str, ...] | None, ...]
    """Left over and discarded in all rounds, for its owner where the table agreed on the memory aid."""
    put_away_sizes: tuple[int, ...]
    deck: tuple[str, ...] | None
    """From the top, where it may be seen."""
    deck_size: int
    tricksters: tuple[str | None, ...]
    """What each seat's Trickster would be taken for if the game ended now."""
    chosen: tuple[tuple[str, ...] | None, ...]
    """What each seat has laid face down for this step (kept, discarded, or to be played), where it may be seen."""
    revealed: tuple[str | None, ...]
    """The cards turned over together whose effects are going on, by seat; empty at other times."""
    hunted: tuple[int, ...]
    """The seats whose card of this reveal was hunted."""
    worth: tuple[Worth, ...]
    """What each seat's cards would earn if the game ended now."""
    memory: tuple[Seen, ...] | None
    """Every hand that came by, where the table agreed on the memory aid."""


class Sight:
    """A table and the eyes that look at it."""

    def __init__(self, table: FairytaleTable, names: Names, eyes: frozenset[int]) -> None:
        self.table, self.names, self.eyes = table, names, eyes
        self.stage = Stage(table.stage)
        self.seats = range(table.seats)
        self.all_open = len(eyes) == table.seats

    def view(self) -> FairytaleView:
        table = self.table
        return FairytaleView(
            teams=Teams(table.options.teams).name.lower().replace("_", "-"),
            round=rounds_begun(table),
            rounds=table.options.rounds,
            stage=STAGES[self.stage],
            step=table.step + 1,
            passing="left" if passes_left(table, rounds_begun(table) - 1) else "right",
            choosing=tuple(self.choosing(seat) if seat in self.eyes else None for seat in self.seats),
            kept=tuple(self.names.all(self.kept(seat)) if seat in self.eyes else None for seat in self.seats),
            choosing_from=hand_end(table, 0) - hand_start(table, 0) if self.stage == Stage.DRAFT else 0,
            kept_sizes=tuple(len(self.kept(seat)) for seat in self.seats),
            rows=tuple(self.row(seat) for seat in self.seats),
            put_away=tuple(self.remembered(seat) for seat in self.seats),
            put_away_sizes=tuple(len(self.put_away(seat)) for seat in self.seats),
            deck=self.names.all(table.deck.cards[table.deck.top : table.deck.bottom]) if self.all_open else None,
            deck_size=deck_size(table.deck),
            tricksters=tuple(self.names[alias] if alias else None for alias in map(self.alias, self.seats)),
            chosen=tuple(self.chosen(seat) if seat in self.eyes else None for seat in self.seats),
            revealed=self.revealed(),
            hunted=tuple(seat for seat in self.seats if has(table.hunted, seat)),
            worth=tuple(self.worth(seat) for seat in self.seats),
            memory=self.memory() if table.options.memory else None,
        )

    def choosing(self, seat: int) -> tuple[str, ...]:
        if self.stage != Stage.DRAFT:
            return ()
        return self.names.all(self.table.packs[hand_start(self.table, seat) : hand_end(self.table, seat)])

    def kept(self, seat: int) -> list[int]:
        """What a seat can play in this round, now or after the draft."""
        table = self.table
        if self.stage == Stage.DRAFT:
            return sorted(self.taken(table.round, seat, step)[0] for step in range(table.step))
        return table.hands[seat * HAND_ROOM : seat * HAND_ROOM + table.held[seat]]

    def taken(self, round: int, seat: int, step: int) -> tuple[int, int]:
        """The card kept in a step, and the one discarded in it or none."""
        table = self.table
        place = pack_start(table, round, pack_held(table, round, seat, step)) + first_place(table, step)
        return table.packs[place], table.packs[place + 1] if discards_too(table, step) else NO_CARD

    def put_away(self, seat: int) -> list[int]:
        """Everything the seat has put aside face down: discarded in a draft, or left over after a play."""
        table, cards = self.table, []
        for round in range(rounds_begun(table)):
            done = self.steps_taken(round)
            cards += [self.taken(round, seat, step)[1] for step in range(done)]
            if round < table.round:
                cards += self.left_over(round, seat)
        return sorted(card for card in cards if card != NO_CARD)

    def remembered(self, seat: int) -> tuple[str, ...] | None:
        """Nobody may look again at what lies face down among the discards; some tables help the memory."""
        may_look = self.all_open or (seat in self.eyes and self.table.options.memory == 1)
        return self.names.all(self.put_away(seat)) if may_look else None

    def steps_taken(self, round: int) -> int:
        """Steps of a draft in which all cards are taken."""
        is_open = round == self.table.round and self.stage == Stage.DRAFT
        return self.table.step if is_open else draft_steps(self.table)

    def left_over(self, round: int, seat: int) -> list[int]:
        table, first = self.table, play_place(self.table, round, seat, 0)
        cards = [self.taken(round, seat, step)[0] for step in range(draft_steps(table))]
        cards += [card for card in table.drawn[first * MOST_DRAWN : (first + PLAYS) * MOST_DRAWN] if card != NO_CARD]
        for card in table.plays[first : first + PLAYS]:
            if card != NO_CARD:
                cards.remove(card)
        return cards

    def alias(self, seat: int) -> int:
        return best_alias(self.table, seat)

    def row(self, seat: int) -> tuple[InPlay, ...]:
        table, row = self.table, self.table.rows[seat]
        alias = alias_at(table, seat)
        may_look = self.may_look(seat)
        rounds = self.rounds_of_plays(seat)
        shown = []
        for place in range(row.count):
            card, is_up = row.cards[place], has(row.up, place)
            shown.append(
                InPlay(
                    card=self.names[card] if is_up or may_look else None,
                    up=is_up,
                    points=points_of_card(table, seat, card, alias) if is_up else None,
                    round=rounds[place],
                    marked=seat in self.eyes and has(row.marked, place),
                )
            )
        return tuple(shown)

    def may_look(self, seat: int) -> bool:
        """At the cards of a seat that lie face down in play."""
        return seat in self.eyes or self.table.options.memory == 1

    def rounds_of_plays(self, seat: int) -> list[int]:
        """The round of each card that the seat has played, in the order in which they entered play."""
        table = self.table
        return [
            round + 1
            for round in range(rounds_begun(table))
            for step in range(PLAYS)
            if table.plays[play_place(table, round, seat, step)] != NO_CARD
        ]

    def chosen(self, seat: int) -> tuple[str, ...]:
        if self.stage not in (Stage.DRAFT, Stage.PLAY):
            return ()
        index = asked_at(self.table, seat)
        question = self.table.questions[index]
        if index < 0 or question.answer == NO_ANSWER:
            return ()
        kept = [question.subject] if kind_of_action(question.answer) == ActionKind.DISCARD else []
        return self.names.all([*kept, argument_of(question.answer)])

    def revealed(self) -> tuple[str | None, ...]:
        if self.stage in NO_REVEAL:
            return ()
        return tuple(self.names[played_card(self.table, seat)] or None for seat in self.seats)

    def worth(self, seat: int) -> Worth:
        seen = self.table, self.names, seat
        more = (*explained_trickster(*seen), *(explained_face_down(*seen) if self.may_look(seat) else ()))
        return Worth(own_points(self.table, seat), tuple(cards_worth(*seen)), more)

    def memory(self) -> tuple[Seen, ...]:
        return tuple(
            self.seen(round, seat, step)
            for seat in sorted(self.eyes)
            for round in range(rounds_begun(self.table))
            for step in range(steps_done(self.table, round))
        )

    def seen(self, round: int, seat: int, step: int) -> Seen:
        table = self.table
        pack = pack_start(table, round, pack_held(table, round, seat, step))
        cards = sorted(table.packs[pack + first_place(table, step) : pack + end_place(table, step)])
        kept, discarded = self.taken(round, seat, step) if step < self.steps_taken(round) else (NO_CARD, NO_CARD)
        return Seen(round + 1, step + 1, self.names.all(cards), self.names[kept] or None, self.names[discarded] or None)
