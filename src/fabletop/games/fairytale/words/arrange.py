"""A position given in words (scenes): what is left out is dealt from a seed; what cannot be is refused.

``rows`` are the cards in play, ``Castle, Bard | Demon`` with those face down behind the bar. ``hands`` are the cards to
play from, ``choosing`` those in front of each seat in a draft, ``deck`` the next cards of the deck; ``...`` stands for
cards of which nothing is told. What came before is made up: rows may hold fewer cards than a game would have brought.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from fabletop.contract import bad
from fabletop.games.fairytale.rules.cards import leave_hand, play_place, put_in_order
from fabletop.games.fairytale.rules.deal import clear_table
from fabletop.games.fairytale.rules.draft import (
    ask_to_keep,
    draft_steps,
    end_place,
    first_place,
    pack_held,
    pack_size,
    pack_start,
    pick_up_kept_cards,
)
from fabletop.games.fairytale.rules.state import FairytaleTable
from fabletop.games.fairytale.rules.story import begin_step, go_on
from fabletop.games.fairytale.rules.terms import NO_CARD, PLAYS, ROW, Stage
from fabletop.games.fairytale.words.notation import Names
from fabletop.kernel.bits import bit
from fabletop.kernel.rng import TABLE_DOMAIN, Rng, Seed, below, start

KEYS = ("round", "stage", "step", "rows", "hands", "choosing", "deck")
STAGES = {"draft": Stage.DRAFT, "play": Stage.PLAY, "over": Stage.OVER}
AND_MORE = "..."
Told = tuple[list[int], bool]
"""Cards, and whether there are more of which nothing is told."""


class Position:
    """The words of a scene, read and checked, before cards fill the gaps."""

    def __init__(self, table: FairytaleTable, names: Names, words: Mapping[str, Any]) -> None:
        self.table, self.names = table, names
        self.seats = range(table.seats)
        self.numbers = {name.casefold(): card for card, name in enumerate(names.names) if name}
        for key in words:
            if key not in KEYS:
                raise bad("error-scene-key", key=str(key), allowed=", ".join(KEYS))
        self.stage = self.read_stage(words)
        self.rows = self.read_rows(words.get("rows", [""] * table.seats))
        self.step = number_in(words, "step", 1, 1, PLAYS if self.stage == Stage.PLAY else draft_steps(table)) - 1
        if self.stage == Stage.OVER:
            self.round, self.step = table.options.rounds, 0
        else:
            self.round = number_in(words, "round", self.first_round(), 1, table.options.rounds) - 1
        self.hands = self.read_all(words.get("hands"), "hands", [self.hand_size(seat) for seat in self.seats])
        size = self.pack_end - first_place(table, self.step)
        self.choosing = self.read_all(words.get("choosing"), "choosing", [size] * table.seats)
        self.deck = self.read_cards(words.get("deck", ""), "deck")[0]
        self.refuse_too_many_in_play()
        self.refuse_too_many_copies()
        self.refuse_too_long_deck()

    def read_stage(self, words: Mapping[str, Any]) -> Stage:
        stage = words.get("stage", "play" if "hands" in words else "draft")
        if stage not in STAGES:
            raise bad("error-fairytale-stage", stage=str(stage), allowed=", ".join(STAGES))
        for key, fits in (("hands", "play"), ("choosing", "draft")):
            if key in words and stage != fits:
                raise bad("error-fairytale-key-stage", key=key, stage=fits)
        return STAGES[stage]

    def hand_size(self, seat: int) -> int:
        """What is left of the kept cards; who has played fewer cards than there were steps has passed."""
        up, down = self.rows[seat]
        return draft_steps(self.table) - min(self.step, len(up) + len(down))

    @property
    def pack_end(self) -> int:
        return end_place(self.table, self.step)

    @property
    def moments(self) -> int:
        """How many cards each seat may have played before now."""
        return self.round * PLAYS + (self.step if self.stage == Stage.PLAY else 0)

    def first_round(self) -> int:
        """The first round in which so many cards can be in play."""
        most = max(len(up) + len(down) for up, down in self.rows)
        return min(-(-most // PLAYS) + 1, self.table.options.rounds)

    def read_rows(self, texts: Any) -> list[tuple[list[int], list[int]]]:
        """The cards face up and face down of each seat."""
        rows = []
        for text in self.texts(texts, "rows"):
            up, _, down = text.partition("|")
            rows.append((self.read_cards(up, "rows")[0], self.read_cards(down, "rows")[0]))
        return rows

    def read_all(self, texts: Any, key: str, sizes: list[int]) -> list[Told]:
        """The hands of all seats, each of the right size or open."""
        told = [self.read_cards(text, key) for text in self.texts(texts or [AND_MORE] * self.table.seats, key)]
        for seat, (cards, is_open) in enumerate(told):
            missing = sizes[seat] - len(cards)
            if texts and (missing < 0 or (missing > 0 and not is_open)):
                raise bad("error-fairytale-size", key=key, number=seat, cards=len(cards), right=sizes[seat])
        return told

    def texts(self, texts: Any, key: str) -> list[str]:
        seats = self.table.seats
        if not isinstance(texts, list) or len(texts) != seats or not all(isinstance(text, str) for text in texts):
            raise bad("error-fairytale-list", key=key, seats=seats)
        return texts

    def read_cards(self, text: Any, key: str) -> Told:
        if not isinstance(text, str):
            raise bad("error-scene-cards", key=key)
        words = [word.strip() for word in text.split(",") if word.strip()]
        return [self.read_card(word) for word in words if word != AND_MORE], AND_MORE in words

    def read_card(self, word: str) -> int:
        card = self.numbers.get(word.casefold(), NO_CARD)
        if not 0 < card <= self.table.options.deck.names:
            raise bad("error-fairytale-no-card", card=word)
        return card

    def refuse_too_many_in_play(self) -> None:
        for seat, (up, down) in enumerate(self.rows):
            if len(up) + len(down) > min(self.moments, ROW):
                raise bad("error-fairytale-row", number=seat, cards=len(up) + len(down), most=self.moments)

    def all_told(self) -> Counter[int]:
        told: Counter[int] = Counter(self.deck)
        for up, down in self.rows:
            told.update(up + down)
        for cards, _ in [*self.hands, *self.choosing]:
            told.update(cards)
        return told

    def refuse_too_many_copies(self) -> None:
        for card, count in self.all_told().items():
            copies = self.table.options.deck.copies[card]
            if count > copies:
                raise bad("error-fairytale-copies", card=self.names.said(card), cards=count, copies=copies)

    def refuse_too_long_deck(self) -> None:
        """Of the deck, no more can be told than is left of it."""
        table = self.table
        rounds = self.round if self.stage == Stage.OVER else self.round + 1
        dealt = rounds * table.seats * pack_size(table)
        if self.stage == Stage.DRAFT:
            dealt -= table.seats * (pack_size(table) - self.pack_end)
        left = table.options.deck.cards - dealt
        if len(self.deck) > left:
            raise bad("error-fairytale-deck-told", cards=len(self.deck), left=left)

    def untold(self, seed: Seed) -> list[int]:
        """All other cards, in the order that the seed gives them."""
        told = self.all_told()
        deck = self.table.options.deck
        rest = [card for card in range(1, deck.names + 1) for _ in range(deck.copies[card] - told[card])]
        rng = Rng()
        start(rng, seed, TABLE_DOMAIN)
        for last in range(len(rest) - 1, 0, -1):
            other = below(rng, last + 1)
            rest[last], rest[other] = rest[other], rest[last]
        return rest


def number_in(words: Mapping[str, Any], key: str, default: int, least: int, most: int) -> int:
    number = words.get(key, default)
    if type(number) is not int or not least <= number <= most:
        raise bad("error-scene-number", key=key, value=str(number), least=least, most=most)
    return number


def arrange(table: FairytaleTable, names: Names, words: Mapping[str, Any], seed: Seed) -> None:
    """Make the table what the words say."""
    told = Position(table, names, words)
    rest = told.untold(seed)
    clear_table(table)
    table.round, table.step, table.stage = told.round, told.step, told.stage
    lay_rows(table, told)
    for round in range(told.round if told.stage == Stage.OVER else told.round + 1):
        lay_packs(table, told, round, rest)
    lay_deck(table, told.deck + rest)
    if told.stage == Stage.PLAY:
        pick_up(table)
    if told.stage != Stage.OVER:
        ask_first(table)


def lay_rows(table: FairytaleTable, told: Position) -> None:
    """The last of a row was played last; whoever has fewer cards passed in the beginning."""
    for seat, (up, down) in enumerate(told.rows):
        cards, row = down + up, table.rows[seat]
        row.count = len(cards)
        row.cards[: len(cards)] = cards
        row.up = (bit(len(up)) - 1) * bit(len(down))
        for index, card in enumerate(cards):
            moment = told.moments - len(cards) + index
            table.plays[play_place(table, moment // PLAYS, seat, moment % PLAYS)] = card


def lay_packs(table: FairytaleTable, told: Position, round: int, rest: list[int]) -> None:
    """What was played or is told to be held was kept; the other places of the packs are filled from the rest."""
    is_now = round == told.round
    end = told.pack_end if is_now and told.stage == Stage.DRAFT else pack_size(table)
    for seat in range(table.seats):
        if is_now and told.stage == Stage.DRAFT:
            lay_choice(table, told, seat)
        else:
            keep_played_cards(table, told, round, seat)
    for seat in range(table.seats):
        pack = pack_start(table, round, seat)
        for place in range(pack, pack + end):
            if table.packs[place] == NO_CARD:
                table.packs[place] = rest.pop()
        if is_now and told.stage == Stage.DRAFT:
            put_in_order(table.packs, pack + first_place(table, told.step), pack + end)


def lay_choice(table: FairytaleTable, told: Position, seat: int) -> None:
    """The cards in front of a seat."""
    place = pack_start(table, told.round, pack_held(table, told.round, seat, told.step)) + first_place(table, told.step)
    cards, _ = told.choosing[seat]
    table.packs[place : place + len(cards)] = cards


def keep_played_cards(table: FairytaleTable, told: Position, round: int, seat: int) -> None:
    first = play_place(table, round, seat, 0)
    kept = [card for card in table.plays[first : first + PLAYS] if card != NO_CARD]
    if round == told.round:
        kept += told.hands[seat][0]
    for step, card in enumerate(kept):
        pack = pack_start(table, round, pack_held(table, round, seat, step))
        table.packs[pack + first_place(table, step)] = card


def lay_deck(table: FairytaleTable, cards: list[int]) -> None:
    deck = table.deck
    deck.bottom = table.options.deck.cards
    deck.top = deck.bottom - len(cards)
    deck.cards = [NO_CARD] * len(deck.cards)
    deck.cards[deck.top : deck.bottom] = cards


def pick_up(table: FairytaleTable) -> None:
    """Hands are what was kept and not yet played in this round."""
    pick_up_kept_cards(table)
    for seat in range(table.seats):
        for step in range(table.step):
            card = table.plays[play_place(table, table.round, seat, step)]
            if card != NO_CARD:
                leave_hand(table, seat, card)


def ask_first(table: FairytaleTable) -> None:
    """Ask what this moment asks; its cards are dealt already."""
    if table.stage == Stage.DRAFT:
        ask_to_keep(table, None)
    else:
        begin_step(table, None)
    if table.to_act == 0:
        go_on(table, None)
