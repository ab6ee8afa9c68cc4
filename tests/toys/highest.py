"""A toy: three cards each; all choose one face down, the highest takes a point; three turns."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from fabletop.contract import About, Face, Game, KernelRules, Option
from fabletop.kernel.actions import clear, mark, object_of
from fabletop.kernel.bits import bit, has, nth, popcount
from fabletop.kernel.deck import shuffle
from fabletop.kernel.log import Log, note, whisper
from fabletop.kernel.questions import NO_ANSWER, Question, answer_face_down, ask, ask_too, close_step, owes
from fabletop.kernel.record import Record, Small, Tiny
from fabletop.kernel.rng import TABLE_DOMAIN, Rng, Seed, below, start
from fabletop.kernel.rule import rule

TURNS, MOST = 3, 3
CHOSE, CHOSE_CARD, SHOWN, TOOK = 1, 2, 3, 4


class Options(Record):
    cards: Tiny


class Table(Record):
    rng: Rng
    deck: Annotated[list[int], Tiny, 12]
    hands: Annotated[list[int], Small, MOST]
    shown: Annotated[list[int], Tiny, TURNS * MOST]
    taken: Annotated[list[int], Tiny, MOST]
    cards: Tiny
    seats: Tiny
    turn: Tiny
    owing: Tiny
    asked: Small
    questions: Annotated[list[Question], Question, MOST]


@rule
def deal(table: Table, options: Options, seats: int, seed: Seed, log: Log | None) -> None:
    start(table.rng, seed, TABLE_DOMAIN)
    table.cards, table.seats, table.turn, table.asked = options.cards, seats, 0, 0
    for index in range(options.cards):
        table.deck[index] = index + 1
    shuffle(table.deck, 0, options.cards, table.rng)
    for place in range(MOST * TURNS):
        table.shown[place] = 0
    for seat in range(seats):
        table.taken[seat], table.hands[seat] = 0, 0
        for place in range(TURNS):
            table.hands[seat] |= bit(table.deck[seat * TURNS + place])
    for index in range(options.cards):
        table.deck[index] = 0
    ask_all(table)


@rule
def ask_all(table: Table) -> None:
    ask(table, 1, 0, 0)
    for seat in range(1, table.seats):
        ask_too(table, 1, seat, 0)


@rule
def legal(table: Table, seat: int, mask: list[int]) -> None:
    clear(mask, 1)
    if owes(table, seat):
        mark(mask, 0, table.hands[seat])


@rule
def act(table: Table, seat: int, action: int, log: Log | None) -> None:
    note(log, CHOSE, seat, 0, 0)
    whisper(log, CHOSE_CARD, seat, object_of(action), 0)
    if answer_face_down(table, seat, action):
        show_all(table, log)


@rule
def show_all(table: Table, log: Log | None) -> None:
    best, winner = 0, 0
    for seat in range(table.seats):
        card = object_of(table.questions[seat].answer)
        table.hands[seat] ^= bit(card)
        table.shown[table.turn * MOST + seat] = card
        note(log, SHOWN, seat, card, 0)
        if card > best:
            best, winner = card, seat
    table.taken[winner] += 1
    note(log, TOOK, winner, 0, 0)
    close_step(table)
    table.turn += 1
    if table.turn < TURNS:
        ask_all(table)


@rule
def points(table: Table, seat: int) -> int:
    return table.taken[seat]


@rule
def place(table: Table, seat: int) -> int:
    ahead = 0
    for other in range(table.seats):
        ahead += int(table.taken[other] > table.taken[seat])
    return 1 + ahead


@rule
def shown_cards(table: Table) -> int:
    cards = 0
    for index in range(MOST * TURNS):
        cards |= bit(table.shown[index])
    return cards & ~1


@rule
def reimagine(table: Table, seat: int, seed: Seed) -> None:
    start(table.rng, seed, TABLE_DOMAIN)
    unseen = ((2 << table.cards) - 2) & ~(table.hands[seat] | shown_cards(table))
    for other in range(table.seats):
        if other != seat:
            hand = 0
            for _ in range(popcount(table.hands[other])):
                hand |= bit(nth(unseen & ~hand, below(table.rng, popcount(unseen & ~hand))))
            table.hands[other] = hand
            unseen &= ~hand
            if table.asked > 0 and table.questions[other].answer != NO_ANSWER:
                table.questions[other].answer = nth(hand, below(table.rng, popcount(hand)))


@rule
def observe(table: Table, seat: int, out: list[int]) -> None:
    for card in range(12):
        out[card] = int(has(table.hands[seat], card + 1))
    for index in range(MOST * TURNS):
        out[12 + index] = table.shown[index]
    for other in range(MOST):
        out[21 + other] = int(has(table.owing, other))
    out[24] = table.questions[seat].answer if table.asked > 0 else 0


@rule
def flaw(table: Table) -> int:
    held = 0
    for seat in range(table.seats):
        if table.hands[seat] & (held | shown_cards(table)):
            return 1
        held |= table.hands[seat]
    return 0 if popcount(held | shown_cards(table)) == TURNS * table.seats else 1


class ToyFace(Face):
    game = "highest"
    verbs = ("show",)
    things = {card: str(card) for card in range(1, 13)}  # noqa: RUF012  # a constant of the toy
    facts = {CHOSE: "chose", CHOSE_CARD: "chose-card", SHOWN: "shown", TOOK: "took"}  # noqa: RUF012

    def view(self, table: Table, seats: int, eyes: frozenset[int]) -> Any:
        hands = [table.hands[seat] if seat in eyes else None for seat in range(seats)]
        chosen = [table.questions[seat].answer if seat in eyes and table.asked else None for seat in range(seats)]
        return {"hands": hands, "chosen": chosen, "shown": list(table.shown), "turn": table.turn}


RULES = KernelRules(
    game="highest",
    table=Table,
    options=Options,
    verbs=1,
    observation=25,
    flaws=("highest-flaw-cards",),
    deal=deal,
    legal=legal,
    act=act,
    points=points,
    place=place,
    reimagine=reimagine,
    observe=observe,
    flaw=flaw,
)
HIGHEST = Game(
    About("highest", 1, (2, 3), (Option("cards", (9, 12), 9, "highest.1"),), most_decisions=9),
    RULES,
    ToyFace(),
    Path(__file__).parent / "locale",
)
