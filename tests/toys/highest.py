"""Highest: three cards each. All choose one face down, the highest takes a point; three turns."""

from pathlib import Path
from typing import Annotated

from fabletop.contract import About, Game, KernelRules, PlainFace
from fabletop.kernel.actions import argument_of
from fabletop.kernel.bits import bit
from fabletop.kernel.hands import HandTable, deal_hands, gathered, resample_hands
from fabletop.kernel.log import Log, note
from fabletop.kernel.questions import MOST_SEATS, answer_face_down, close_step, owes
from fabletop.kernel.record import Long, Record, Tiny
from fabletop.kernel.rng import Seed
from fabletop.kernel.rule import rule
from fabletop.kernel.table import ask_all, begin

TURNS, CARDS, CHOOSE, SHOWN = 3, 0x1FFE, 1, 1


class Table(HandTable):
    shown: Annotated[list[int], Long, MOST_SEATS]
    taken: Annotated[list[int], Tiny, MOST_SEATS]


@rule
def deal(table: Table, options: Record, seats: int, seed: Seed, log: Log | None) -> None:
    begin(table, seats, seed)
    for seat in range(seats):
        table.shown[seat], table.taken[seat] = 0, 0
    deal_hands(table, TURNS, CARDS)
    ask_all(table, CHOOSE, 0)


@rule
def legal(table: Table, seat: int, mask: list[int]) -> None:
    mask[0] = table.hands[seat] if owes(table, seat) else 0


@rule
def act(table: Table, seat: int, action: int, log: Log | None) -> None:
    if answer_face_down(table, seat, action):
        show_cards(table, log)


@rule
def show_cards(table: Table, log: Log | None) -> None:
    best, winner = 0, 0
    for seat in range(table.seats):
        card = argument_of(table.questions[seat].answer)
        table.hands[seat] ^= bit(card)
        table.shown[seat] |= bit(card)
        note(log, SHOWN, seat, card, 0)
        if card > best:
            best, winner = card, seat
    table.taken[winner] += 1
    close_step(table)
    if table.hands[0]:
        ask_all(table, CHOOSE, 0)


@rule
def points(table: Table, seat: int) -> int:
    return table.taken[seat]


@rule
def kept(table: Table) -> int:
    held = gathered(table.hands, table.seats, table.left)
    return int(gathered(table.shown, table.seats, held) != CARDS)


RULES = KernelRules(
    game="highest", table=Table, deal=deal, legal=legal, act=act, points=points, resample=resample_hands, invariant=kept
)
FACE = PlainFace("highest", ("shown", "taken"), ("hands",), facts={SHOWN: "shown"}, moves={SHOWN: ("hands", "shown")})
HIGHEST = Game(About("highest", 1, (2, 3, 4), most_decisions=12), RULES, FACE, Path(__file__).parent / "locale")
