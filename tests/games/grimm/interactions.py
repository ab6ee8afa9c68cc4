"""Generated rounds in which two cards meet, with everything looked at that can go wrong.

All chance in a round comes from the name of its meeting, so that the name alone plays it again. It begins between two
rounds of a random game at some kind of table. The players lay the Fables that are to meet, and chance does the rest
until the next round's cards are laid; one round later for Next Turn cards.

After every choice the table must be sound and whoever is asked must have an answer. At some moments a *quick look*
compares, in numbers and with compiled rules, what a seat knows on the true table and on re-dealt ones. A *dear look* is
one in words, at the promises of the conformance suite.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from fabletop.bodies.backend import BACKENDS, tables_on
from fabletop.conformance import PROMISES, Case
from fabletop.conformance.moments import Moment
from fabletop.contract import Game, Position, read_seed
from fabletop.games.grimm.numbers import RULES
from fabletop.games.grimm.rules.fables import NEXT_TURNS
from fabletop.games.grimm.rules.facts import FACT_FABLE_REVEALED
from fabletop.games.grimm.rules.story import go_on
from fabletop.games.grimm.rules.terms import AT_COMMIT, AT_START, DREAM, GATHER_FIELDS, GATHER_MARKET, TARGET
from fabletop.kernel.actions import argument_of, kind_of_action
from fabletop.kernel.bits import has
from tests.games.grimm.kinds import Kind, kinds_for
from tests.games.grimm.meetings import Meeting, Plan, Unsuitable, between_rounds
from tests.games.grimm.quicklook import (
    TRUE,
    Flawed,
    QuickLook,
    carry_out,
    marked_of,
    refuse_broken_invariants,
    tables,
    to_act_of,
)

MOST_TRIES = 200
"""To find a table at which cards can meet."""
MOST_CHOICES = 600
"""In the rounds of one meeting."""
PROMISES_KEPT = (
    "views",
    "worlds",
    "worlds-sound",
    "events",
    "worlds-hidden",
    "owes",
    "legal",
    "sound",
    "backends",
    "backends-know",
    "notation",
    "saves",
    "words",
    "result",
    "indices",
    "marked-plays",
)
"""All that speak of one moment, but for the dear ones."""
DEAR = ("reasons",)
SOMETIMES = 0.2
"""How often the dear ones are looked at."""


class Start(NamedTuple):
    """Where a meeting begins."""

    kind: Kind
    round: int
    """How many rounds were played before."""
    data: bytes
    plan: Plan


def start_of(meeting: Meeting, chance: random.Random) -> Start:
    """The first table that suits, of those that chance comes upon."""
    kinds = [kind for kind in kinds_for(meeting.seats) if meeting.suits(kind)]
    for _ in range(MOST_TRIES):
        kind = chance.choice(kinds)
        table = between_rounds(chance.choice(starts_of(kind)))
        try:
            plan = meeting.arrange(table, chance)
        except Unsuitable:
            continue
        played = table.round + 1
        go_on(table, None)
        return Start(kind, played, table.pack(), plan)
    raise AssertionError(f"no table suits {meeting}")


@cache
def starts_of(kind: Kind) -> list[bytes]:
    """The beginnings of all rounds of a random game."""
    rows, chance = tables(), random.Random(f"starts of {kind}")
    rows.deal(TRUE, kind.game.set_up(kind.options, kind.seats), kind.seats, read_seed(f"starts#{kind.number}"))
    starts = [rows.bytes_of(TRUE)]
    while to_act := to_act_of(rows, TRUE):
        seat = chance.choice(to_act)
        carry_out(rows, TRUE, seat, chance.choice(marked_of(rows, TRUE, seat)))
        if rows.rows["round"][TRUE] == len(starts):
            starts.append(rows.bytes_of(TRUE))
    return starts


class Play:
    """A meeting being played."""

    def __init__(self, meeting: Meeting) -> None:
        self.meeting, self.rows = meeting, tables()
        self.chance = random.Random(str(meeting))
        self.start = start_of(meeting, self.chance)
        self.choices: list[tuple[int, int]] = []
        self.plan = dict(self.start.plan)
        self.revealed: dict[int, int] = {}
        self.rows.load(TRUE, self.start.data)
        self.last_round = self.start.round + any(has(NEXT_TURNS, name) for name in meeting.names)

    @property
    def game(self) -> Game:
        return self.start.kind.game

    def number(self, name: str) -> int:
        return int(self.rows.rows[name][TRUE])

    @property
    def is_over(self) -> bool:
        """The game is over, or the next round's cards are about to be laid."""
        round_over = self.number("round") > self.last_round and self.number("window") >= AT_COMMIT
        return self.number("to_act") == 0 or round_over

    def choose(self) -> tuple[int, int]:
        """Who chooses what: by chance, but as planned while the two cards are not laid."""
        seat = self.chance.choice(to_act_of(self.rows, TRUE))
        marked = marked_of(self.rows, TRUE, seat)
        if self.plan and self.number("window") == AT_START:
            marked = [
                action for action in marked if kind_of_action(action) != TARGET or self.may_dream(argument_of(action))
            ]
        elif seat in self.plan and marked and GATHER_FIELDS <= kind_of_action(marked[0]) <= GATHER_MARKET:
            marked = [action for action in marked if argument_of(action) == self.plan[seat]]
            del self.plan[seat]
        if not marked:
            raise Flawed(f"seat {seat} is asked and has no answer, or none that fits the plan")
        return seat, self.chance.choice(marked)

    def may_dream(self, seat: int) -> bool:
        """May Sleeping Beauty choose a seat without spoiling the meeting?"""
        return self.plan.get(seat) == DREAM if DREAM in self.plan.values() else seat not in self.plan

    def go(self) -> None:
        """Make one choice and look whether the table is still sound."""
        seat, action = self.choose()
        self.choices.append((seat, action))
        facts = carry_out(self.rows, TRUE, seat, action)
        if len(self.revealed) < len(self.start.plan):
            shown = facts[facts["fact"] == FACT_FABLE_REVEALED]
            self.revealed |= {int(entry["seat"]): int(entry["first"]) for entry in shown}
        refuse_broken_invariants(self.rows, TRUE, "the table")
        if len(self.choices) > MOST_CHOICES:
            raise Flawed("the round does not end")

    def to_the_end(self, looks: float) -> None:
        """Play on to the end, with quick looks at this share of all moments."""
        refuse_broken_invariants(self.rows, TRUE, "the table")
        while not self.is_over:
            if self.chance.random() < looks:
                self.look()
            self.go()
        self.look()
        self.see_that_they_met()

    def see_that_they_met(self) -> None:
        """Facts of the reveal come in turn order."""
        met = [(seat, name) for seat, name in self.revealed.items() if seat in self.start.plan]
        if met != [*zip(self.start.plan, self.meeting.names, strict=True)]:
            raise Flawed("the cards did not meet as they should")

    def look(self) -> None:
        seat = self.chance.randrange(self.meeting.seats)
        QuickLook(self.rows, seat, self.chance).look()

    def told(self) -> str:
        """How the meeting can be followed: the table, and every choice."""
        written = [f"{seat}: {self.game.face.notation(action)}" for seat, action in self.choices]
        return f"{self.meeting}\n  {self.start.kind}, round {self.start.round + 1}\n  {'; '.join(written)}"


def broken_invariant_in(meeting: Meeting, looks: float) -> str | None:
    """Play a meeting; gives what is wrong and how to see it, or nothing."""
    play = Play(meeting)
    try:
        play.to_the_end(looks)
    except Flawed as invariant:
        return f"{play.told()}\n  {invariant}"
    return None


# Dear looks.


def complaint_about(meeting: Meeting, moments: int) -> str | None:
    """Play a meeting and look at so many moments of it; gives what is wrong and how to see it, or nothing."""
    play = Play(meeting)
    try:
        play.to_the_end(looks=0)
        for moment in moments_of(play, moments):
            refuse_broken_promises(moment)
    except Flawed as invariant:
        return f"{play.told()}\n  {invariant}"
    return None


def refuse_broken_promises(moment: Moment) -> None:
    rates = dict.fromkeys(PROMISES_KEPT, 1.0) | dict.fromkeys(DEAR, SOMETIMES)
    for name, rate in rates.items():
        if moment.random.random() < rate:
            for why in PROMISES[name](moment):
                raise Flawed(f"after {len(moment.choices)} choices, promise {name}: {why}")


def moments_of(play: Play, count: int) -> Iterator[Moment]:
    """So many moments of a meeting that was played, by chance."""
    chance = random.Random(f"looks at {play.meeting}")
    chosen = set(chance.sample(range(len(play.choices)), min(count, len(play.choices))))
    play.rows.load(TRUE, play.start.data)
    for number, (seat, action) in enumerate(play.choices):
        if number in chosen:
            yield moment_after(play, number, chance)
        carry_out(play.rows, TRUE, seat, action)


def moment_after(play: Play, number: int, chance: random.Random) -> Moment:
    """The moment after the choice with this number, which is the next one on the compiled table."""
    data, (seat, action) = play.rows.bytes_of(TRUE), play.choices[number]
    kind = play.start.kind
    position = Position(RULES.table.unpacked(data), kind.seats)
    moment = Moment(
        case=Case(play.game, kind.seats, dict(kind.options), str(play.meeting)),
        position=position,
        tables={name: tables_on(name, RULES, 1) for name in BACKENDS},
        random=chance,
        choices=play.choices[: number + 1],
    )
    moment.events = list(play.game.play(position, seat, action))
    for name, rows in moment.tables.items():
        rows.load(0, data)
        moment.facts[name] = rows.act(0, seat, action)
    return moment
