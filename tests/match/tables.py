"""A table for tests: it keeps the log, and passes every entry through its written form."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from fabletop.contract import Event, FabletopError, commitment_of
from fabletop.kernel.actions import marked_actions
from fabletop.match import (
    Answer,
    BotPlayer,
    Entry,
    Match,
    MatchCommand,
    MatchView,
    Person,
    Start,
    TablePlan,
    decode,
    encode,
    opening,
    settings_for,
    view_of,
)

SECRET = "a secret for tests"
PEOPLE = ("ann", "bob", "cyd", "dan")


def people(count: int) -> tuple[Person | BotPlayer | None, ...]:
    return tuple(Person(name, name.title()) for name in PEOPLE[:count])


TWO_STAGES = {"draft": "two-stage"}
"""With these options of Fairy Tale two players give answers of two parts: keep one card, then discard one."""


class Played:
    """A match with its log, at a time that only goes on when it is told to."""

    def __init__(self, game: str, *seated: str | None, start: bool = True, **more: Any) -> None:
        chairs = tuple(
            None if name is None else Person(name, name.title()) if name in PEOPLE else BotPlayer(name)
            for name in seated
        )
        asked = TablePlan(game=game, seats=len(seated), seated=chairs, **more)
        self.log = [opening(settings_for(asked, commitment=commitment_of(SECRET), host="ann"), 1000)]
        self.match = Match.opened(self.log[0])
        self.now = 1000
        self.events: list[Event] = []
        if start:
            self.server(Start())

    def do(self, by: str | None, command: MatchCommand, token: str = "") -> tuple[Event, ...]:
        entry = self.match.decide(command, by=by, now=self.now, token=token, secret=SECRET)
        return self.take(entry)

    def server(self, command: MatchCommand) -> tuple[Event, ...]:
        return self.do(None, command)

    def take(self, entry: Entry) -> tuple[Event, ...]:
        assert decode(encode(entry)) == entry
        self.log.append(decode(encode(entry)))
        told = self.match.apply(entry)
        self.events += told
        return told

    def refused(self, by: str | None, command: MatchCommand, token: str = "") -> str:
        """The code with which a command is refused; nothing may have changed."""
        before = state(self.match)
        with pytest.raises(FabletopError) as error:
            self.do(by, command, token)
        assert state(self.match) == before
        return error.value.message.id

    def view(self, seat: int | None = None) -> MatchView:
        return view_of(self.match, seat, self.now)

    def question(self, seat: int) -> str:
        return self.match.question_id(seat)

    def choices(self, seat: int) -> list[int]:
        return marked_actions(self.match.game.legal(self.match.position, seat))

    def answer(self, seat: int, choice: int | str | None = None) -> tuple[Event, ...]:
        """Answer for a person, or for the bot that plays there; with the first choice if none is named."""
        number = self.match.game.read_choice(choice) if isinstance(choice, str) else choice
        by = None if self.match.bot_at(seat) else self.player(seat)
        return self.do(by, Answer(self.question(seat), self.choices(seat)[0] if number is None else number))

    def player(self, seat: int) -> str:
        person = self.match.chairs[seat].person
        assert person is not None
        return person.id

    def answer_at_random(self, chance: random.Random) -> tuple[Event, ...]:
        seat = chance.choice(self.match.to_act)
        return self.answer(seat, chance.choice(self.choices(seat)))

    def finish(self, seed: str = "finish") -> None:
        chance = random.Random(seed)
        while self.match.phase == "playing":
            self.answer_at_random(chance)

    def folded(self) -> Match:
        return Match.from_log(self.log)


def ids(events: tuple[Event, ...]) -> list[str]:
    return [event.message.id for event in events]


def state(match: Match) -> tuple[object, ...]:
    """Everything that two equal matches share."""
    seats: list[int | None] = [None, *range(match.settings.seats)]
    return (
        match.revision,
        match.phase,
        match.seed,
        match.line,
        match.renewed,
        (match.dealt_at, match.moved_at, match.longest),
        match.answered,
        match.done,
        match.chairs,
        match.clocks,
        match.offers,
        match.patience,
        match.happened,
        match.heard,
        list(match.recent),
        match.due(),
        match.game.save(match.position) if match.seed else b"",
        [msgspec.json.encode(view_of(match, seat, match.last_at, in_words=True)) for seat in seats],
    )
