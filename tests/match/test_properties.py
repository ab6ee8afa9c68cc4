"""Anything in any order from anybody: refused or done, never anything else; and the log is the whole truth."""

from __future__ import annotations

import random
import re
from collections.abc import Mapping
from functools import partial
from types import MappingProxyType
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fabletop.catalog import OWN
from fabletop.contract import FabletopError, Message
from fabletop.match import (
    Abandon,
    AddWords,
    Agree,
    Answer,
    CameBack,
    ClockRule,
    Continue,
    Decline,
    EmptySeat,
    Forfeit,
    Match,
    MatchCommand,
    Propose,
    Reclaim,
    Resign,
    Resume,
    SeatBot,
    Sit,
    StandIn,
    StandUp,
    Start,
    TakeBack,
    TimeUp,
    Went,
    record_of,
)
from fabletop.match.proposals import What
from fabletop.text.speech import LOCALE, Speech
from tests.match.tables import TWO_STAGES, Played, state
from tests.toys.highest import HIGHEST

WHAT = get_args(What)
ACTORS = (None, "ann", "bob", "cyd", "eve")
CLOCKS = (ClockRule(), ClockRule("decision", 10), ClockRule("bank", 15, 2))
SPEECHES = [Speech(language, viewer=0, names=["A"] * 3, more=HIGHEST.locale) for language in ("en", "ru")]
TOLD: set[str] = set()
"""The ids of everything that was said."""


def refuse_unworded(*messages: Message) -> None:
    assert [said for said in messages for speech in SPEECHES if not speech.knows(said)] == []
    TOLD.update(said.id for said in messages)


class Walk:
    """A table at which random things are tried."""

    def __init__(self, table: Played, chance: random.Random) -> None:
        self.table, self.chance = table, chance

    def step(self) -> None:
        kinds = (self.anything, self.fitting, self.fitting, self.reply, self.reply, self.answer, self.due)
        self.table.now += self.chance.choice((0, 100, 4000, 25_000))
        by, command = self.chance.choice(kinds)()
        before, revision = state(self.table.match), self.table.match.revision
        try:
            told = self.table.do(by, command, token=self.chance.choice(("", "", "", "t1")))
        except FabletopError as error:
            assert state(self.table.match) == before
            refuse_unworded(error.message)
        else:
            assert self.table.match.revision == revision + 1
            refuse_unworded(*(event.message for event in told))

    def anything(self) -> tuple[str | None, MatchCommand]:
        return self.chance.choice(ACTORS), self.command()

    def fitting(self) -> tuple[str | None, MatchCommand]:
        """Something that its author is likely to be allowed."""
        command = self.command()
        own = isinstance(command, Went | CameBack | StandIn | TimeUp | Continue)
        return None if own else self.chance.choice(ACTORS[1:4]), command

    def command(self) -> MatchCommand:
        pick = self.chance.choice
        seat, player = pick((-1, 0, 1, 2, 3)), pick(ACTORS[1:])
        assert player is not None
        makers = (
            partial(Sit, pick(("Ann", "Cyd", "")), pick((None, seat))),
            StandUp,
            partial(SeatBot, seat, pick(("random", "clever"))),
            partial(EmptySeat, seat),
            partial(AddWords, pick(("lilac", "two\nlines"))),
            partial(Start, pick((None, "random"))),
            partial(Answer, pick(("", "0.0.0", "1.0.0", "7")), pick(range(-1, 70))),
            TakeBack,
            partial(Propose, pick(WHAT)),
            partial(Agree, pick(WHAT)),
            partial(Agree, pick(WHAT)),
            partial(Decline, pick(WHAT)),
            Resume,
            Reclaim,
            partial(Went, player),
            partial(CameBack, player),
            partial(StandIn, seat),
            partial(TimeUp, seat),
            partial(Continue, "next"),
            pick((Resign, Abandon, StandUp, TakeBack, TakeBack)),
        )
        made: MatchCommand = pick(makers)()
        return made

    def answer(self) -> tuple[str | None, MatchCommand]:
        match = self.table.match
        if not match.to_act:
            return self.anything()
        seat = self.chance.choice(match.to_act)
        person = match.chairs[seat].person
        by = person.id if person and (match.bot_at(seat) is None or self.chance.random() < 0.2) else None
        return by, Answer(self.table.question(seat), self.chance.choice(self.table.choices(seat)))

    def reply(self) -> tuple[str | None, MatchCommand]:
        """Agree to an offer, or make one."""
        match = self.table.match
        if match.is_rematch_agreed and match.next_match is None:
            return None, Continue("next")
        what = self.chance.choice([*match.offers, *match.offers, *WHAT])
        return self.chance.choice(ACTORS[1:4]), (Agree if what in match.offers else Propose)(what)

    def due(self) -> tuple[str | None, MatchCommand]:
        match = self.table.match
        if match.forfeit_from is not None and self.chance.random() < 0.05:
            self.table.now = max(self.table.now, match.forfeit_from)
            return None, Forfeit()
        if not match.due():
            return self.anything()
        due = self.chance.choice(match.due())
        self.table.now = max(self.table.now, due.at)
        if due.command is not None:
            return None, due.command
        assert due.seat is not None
        return None, match.decision_request(due.seat).answer("random")


def walked(
    game: str, seated: tuple[str | None, ...], seed: int, steps: int, options: Mapping[str, str] = MappingProxyType({})
) -> Walk:
    chance = random.Random(seed)
    begun = None not in seated
    rated = seed % 2 == 0 and "random" not in seated
    more = {"clock": chance.choice(CLOCKS), "options": dict(options)}
    table = Played(game, *seated, start=begun, stand_in="random", rated=rated, **more)
    walk = Walk(table, chance)
    for _ in range(steps):
        walk.step()
    match = walk.table.match
    assert state(Match.from_log(walk.table.log)) == state(match)
    assert match.revision == len(walk.table.log)
    assert (match.phase == "over") == (match.result is not None)
    if match.phase == "over" and match.seed:
        assert record_of(match).choices == [(made.seat, made.choice) for made in match.line]
    return walk


@settings(derandomize=True, deadline=None, max_examples=60)
@given(st.integers(0, 10**9), st.sampled_from([("ann", "bob", "cyd"), ("ann", "bob", "random"), ("ann", None, None)]))
def test_whatever_is_tried_the_log_is_the_whole_truth(seed: int, seated: tuple[str | None, ...]) -> None:
    walked("highest", seated, seed, 60)


@pytest.mark.parametrize("game", OWN)
def test_whatever_is_tried_at_the_tables_of_real_games(game: str) -> None:
    for seed in range(3):
        walked(game, ("ann", "bob"), seed, 60)


def test_the_walks_go_everywhere() -> None:
    """Random walks are worth nothing if they never come to what can go wrong."""
    TOLD.clear()
    for seed in range(40):
        walked("highest", ("ann", "bob", "cyd") if seed % 3 else ("ann", None, "bob"), seed, 60)
        walked("fairytale", ("ann", "bob"), seed, 12, TWO_STAGES)
    words = (LOCALE / "en" / "match.ftl").read_text("utf-8")
    every = set(re.findall("^((?:match|refused-match)-[a-z-]+) =", words, re.M))
    unheard = every - TOLD - RARE
    assert not unheard, sorted(unheard)


RARE = {"match-goes-on", "match-closed", "match-closed-because", "match-lost-away"} | {
    f"refused-match-{what}" for what in ("not-over", "not-dealt", "token", "secret", "full", "no-bot", "patience")
}
"""What no random command comes to, or what is told with the result: these have tests of their own."""


@pytest.mark.parametrize("clock", CLOCKS[1:])
def test_a_match_whose_dues_are_done_comes_to_its_end(clock: ClockRule) -> None:
    """People who do nothing at all are stood in for, and the match ends."""
    walk = Walk(Played("highest", "ann", "bob", clock=clock), random.Random(1))
    while walk.table.match.phase == "playing":
        by, command = walk.due()
        walk.table.do(by, command)
    assert walk.table.view().result is not None
