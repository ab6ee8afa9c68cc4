"""One match at two tables: what is played at the second, re-dealt again and again, looks the same to chosen eyes."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from fabletop.match import Agree, Answer, Decline, Entry, Match, MatchCommand, Propose, Resume, TakeBack, TimeUp
from tests.match.test_secrecy import same_play
from tests.server.staged import Redeal, Redeals, redeal

LATE = 10**15
"""A time at which every clock has run out."""
TRIES = 24
EARLY = 10
"""So many choices are made before a clock runs out."""


def redealt_first(revision: int, eyes: int) -> Redeals:
    """How the twin is dealt other cards from the beginning; that revision is the first after the start."""
    return Redeals(eyes, {revision: Redeal("other cards")})


@dataclass(frozen=True)
class Act:
    """What somebody does at both tables; a seat of nobody means that the clock of the eyes runs out."""

    seat: int | None
    true: MatchCommand
    twin: MatchCommand


class Twins:
    """A match and its twin, played to the end in mind, so that servers can be told beforehand what will be."""

    def __init__(self, log: Sequence[Entry], eyes: int, seed: str) -> None:
        self.true, self.twin = Match.from_log(log), Match.from_log(log)
        self.eyes, self.chance = eyes, random.Random(seed)
        self.redeals = redealt_first(self.twin.revision, eyes)
        self.acts: list[Act] = []
        self.differed = 0
        """Before how many choices the tables were not the same."""
        self.is_time_up = False
        self.may_redeal = False
        """Not before the undo, which goes back to the deal and plays the choices again."""
        self.is_bare = False
        """Is the twin's table the true one, so that it must be another soon?"""
        self.heard_then = 0
        """How many events the eyes have heard when a bot has decided for them."""

    def play(self) -> None:
        redeal(self.twin, self.eyes, self.redeals.by_revision[self.twin.revision])
        while self.true.last_choice(self.eyes) is None:
            self.answer()
        self.undo()
        self.may_redeal = True
        self.offers()
        while self.true.phase == "playing":
            if not self.is_time_up and len(self.true.line) > EARLY and self.true.to_act == (self.eyes,):
                self.run_out_of_time()
            else:
                self.answer()

    # Both tables.

    def act(self, by: int | None, true: MatchCommand, twin: MatchCommand | None = None) -> None:
        """Do the same at both; the same must come of it."""
        twin = true if twin is None else twin
        person = None if by is None else self.true.chairs[by].person
        given = {"by": person.id if person else None, "now": LATE if by is None else self.true.last_at + 1}
        here, there = self.true.decide(true, **given), self.twin.decide(twin, **given)  # type: ignore[arg-type]
        assert type(here.command) is type(there.command)
        self.true.apply(here)
        self.twin.apply(there)

    def do(self, seat: int, true: MatchCommand, twin: MatchCommand | None = None) -> None:
        self.acts.append(Act(seat, true, true if twin is None else twin))
        self.act(seat, true, twin)

    def redeal(self, chance: bytes | None = None, table: bytes | None = None) -> None:
        how = Redeal(str(self.chance.random()), chance, table)
        self.redeals.by_revision[self.twin.revision] = how
        redeal(self.twin, self.eyes, how)

    # Playing.

    def answer(self) -> None:
        """Somebody chooses; if that could not be at the twin's table as it is, that is re-dealt until it could."""
        to_act = self.true.to_act
        seat = self.chance.choice(to_act) if self.may_redeal or self.eyes not in to_act else self.eyes
        choices = [choice.number for choice in self.true.game.question(self.true.position, seat).choices]
        if self.may_redeal and (self.is_bare or self.chance.random() < 0.2):
            self.redeal()
        for attempt in range(TRIES):
            chosen = Answer(self.true.question_id(seat), self.chance.choice(choices))
            same = same_play(self.twin, self.true, chosen, self.eyes)
            if same is not None:
                self.differed += self.true.position.table.pack() != self.twin.position.table.pack()
                self.do(seat, chosen, same)
                return
            self.try_another(attempt)
        raise AssertionError("nothing that could be played at both tables")

    def try_another(self, attempt: int) -> None:
        """Another table; after many of them with the true one's chance, and in the end the true one."""
        if not self.may_redeal:
            return
        true = self.true.position.table
        self.is_bare = attempt == TRIES - 2
        if self.is_bare:
            self.redeal(table=true.pack())
        else:
            self.redeal(chance=true.rng.pack() if attempt > TRIES / 2 else None)

    def undo(self) -> None:
        """Take back a choice: freely where that teaches nothing, else by consent."""
        self.do(self.eyes, Propose("undo"))
        for seat in range(self.true.settings.seats):
            if "undo" in self.true.offers and seat != self.eyes:
                self.do(seat, Agree("undo"))

    def offers(self) -> None:
        other = (self.eyes + 1) % self.true.settings.seats
        self.do(other, Propose("pause"))
        self.do(self.eyes, Decline("pause"))
        self.do(self.eyes, Propose("pause"))
        for seat in range(self.true.settings.seats):
            if "pause" in self.true.offers and seat != self.eyes:
                self.do(seat, Agree("pause"))
        self.do(other, Resume())

    def run_out_of_time(self) -> None:
        """A bot decides, from what the seat knows: so it decides the same."""
        self.is_time_up = True
        self.acts.append(Act(None, TakeBack(), TakeBack()))
        self.act(None, TimeUp(self.eyes))
        while self.true.bot_at(self.eyes) is not None:
            attempts = iter(range(TRIES))
            true, twin = self.thoughts()
            while same_play(self.twin, self.true, true, self.eyes) is None:
                self.try_another(next(attempts))
                true, twin = self.thoughts()
            self.act(None, true, twin)
        self.heard_then = self.true.heard[self.eyes]

    def thoughts(self) -> tuple[Answer, Answer]:
        true, twin = (match.decision_request(self.eyes).answer() for match in (self.true, self.twin))
        assert true == twin
        return true, twin
