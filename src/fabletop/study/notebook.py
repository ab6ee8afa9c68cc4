"""Games to look at from Python: a table that is being played, a record that was, and what a seat sees of them.

table = fabletop.open_table("fox", seed="tulip")
table.view(0)                      # draws itself in a notebook
table.play("9K")
record = fabletop.open_record("game.fable")
record[17].view(0)                 # after 17 choices
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from html import escape
from pathlib import Path

from fabletop.catalog import game_named
from fabletop.contract import (
    Event,
    Game,
    OptionValue,
    Position,
    Question,
    Result,
    View,
    bad,
    fresh_seed,
    read_options,
)
from fabletop.drawing import draw
from fabletop.match.folk import folk_in
from fabletop.records.matches import MatchRecord, read_record, write_record
from fabletop.text.speech import Speech, names_of

__all__ = ["Look", "Record", "StudyTable", "open_record", "open_table"]

ALL = "all"
"""Everybody's eyes at once, for those who study."""
Eyes = int | str | None
"""A seat, nobody's (the public), or all."""


def open_table(
    game: str,
    *,
    seats: int | None = None,
    seed: str | None = None,
    options: Mapping[str, OptionValue] | None = None,
    language: str = "en",
) -> StudyTable:
    """A new table of a game, dealt from a seed."""
    given = dict(options or {})
    chosen = game_named(game).for_options(given)
    number = chosen.about.seats[0] if seats is None else seats
    record = MatchRecord(chosen, number, fresh_seed() if seed is None else seed)
    position, _ = chosen.open(given, number, record.seed)
    record.options = read_options(chosen.about.options, given)
    return StudyTable(record, position, language)


def open_record(path: str | Path, *, language: str = "en") -> Record:
    """A game that was kept in a file by the terminal or the server, checked choice by choice."""
    return Record(read_record(Path(path)), language)


@dataclass(frozen=True)
class Look:
    """A table through somebody's eyes: a view that speaks and draws itself."""

    game: Game
    view: View
    question: Question | None = None
    """What the seat is asked."""
    language: str = "en"
    names: tuple[str, ...] = ()

    @property
    def svg(self) -> str:
        return draw(self.game, self.view, question=self.question, language=self.language, names=self.names)

    def __str__(self) -> str:
        say = Speech(self.language, viewer=self.view.seat, names=self.names, more=self.game.locale)
        return "\n".join(say.say(line) for line in self.game.face.describe(self.view.table, self.view.seat))

    def __repr__(self) -> str:
        return str(self)

    def _repr_svg_(self) -> str:
        return self.svg

    def save(self, path: str | Path) -> Path:
        """Write the picture into a file."""
        file = Path(path)
        file.write_text(self.svg, "utf-8")
        return file


@dataclass
class StudyTable:
    """A table at one moment; ``play`` brings it to the next."""

    record: MatchRecord
    position: Position
    language: str = "en"
    news: tuple[Event, ...] = field(default=(), repr=False)
    """What the last choice led to."""

    @property
    def game(self) -> Game:
        return self.record.game

    @property
    def questions(self) -> tuple[Question, ...]:
        """What is asked now; nothing once the game is over."""
        return self.game.questions(self.position)

    @property
    def result(self) -> Result | None:
        return self.game.result(self.position)

    def play(self, choice: str | int, seat: int | None = None) -> StudyTable:
        """Answer a question, by the notation or the number of a choice; the first that is open, if no seat is named."""
        questions = self.questions
        asked = seat if seat is not None or not questions else questions[0].seat
        number = self.game.read_choice(choice) if isinstance(choice, str) else choice
        if number is None:
            raise bad("error-record-choice", text=str(choice))
        self.news = self.game.play(self.position, asked or 0, number)
        self.record.choices.append((asked or 0, number))
        return self

    def view(self, eyes: Eyes = None) -> Look:
        """What a seat sees, or the public if nobody is named, or, for ``"all"``, everything."""
        if eyes not in (None, ALL, *range(self.record.seats)):
            allowed = ", ".join([*map(str, range(self.record.seats)), ALL])
            raise bad("error-seat-choice", seat=str(eyes), allowed=allowed)
        seat = eyes if isinstance(eyes, int) else None
        view = self.game.reveal(self.position) if eyes == ALL else self.game.view(self.position, seat)
        question = next((question for question in self.questions if question.seat == seat), None)
        players = [self.record.players.get(number, "") for number in range(self.record.seats)]
        return Look(
            self.game, view, question, self.language, tuple(names_of(players, self.language, folk_in(self.record)))
        )

    def save(self, path: str | Path) -> Path:
        """Write the record of the game so far into a file."""
        write_record(self.record, Path(path))
        return Path(path)

    def _repr_svg_(self) -> str:
        return self.view().svg


class Record:
    """A game from its deal to its last choice; ``record[17]`` is the table after 17 choices."""

    def __init__(self, record: MatchRecord, language: str = "en") -> None:
        self.record, self.language = record, language

    @property
    def game(self) -> Game:
        return self.record.game

    def __len__(self) -> int:
        """How many moments there are: the deal, and one after each choice."""
        return len(self.record.choices) + 1

    def __getitem__(self, moment: int) -> StudyTable:
        if not -len(self) <= moment < len(self):
            raise IndexError(moment)
        return next(table for at, table in enumerate(self) if at == moment % len(self))

    def __iter__(self) -> Iterator[StudyTable]:
        """Each moment as a table of its own."""
        for number, (position, events) in enumerate(self.record.replayed()):
            own = MatchRecord(self.game, self.record.seats, self.record.seed, self.record.options, self.record.players)
            own.choices = self.record.choices[:number]
            copy = Position(position.table.copy(), position.seats, position.revision, position.noticed)
            yield StudyTable(own, copy, self.language, events)

    @property
    def result(self) -> Result | None:
        return self[-1].result

    def __repr__(self) -> str:
        return f"<record of {self.game.about.id}: {self.record.seats} seats, {len(self.record.choices)} choices>"

    def _repr_svg_(self) -> str:
        return self[-1].view(ALL).svg

    def _repr_html_(self) -> str:
        """The end of the game, and below it what happened, choice by choice."""
        tables = list(self)
        end = tables[-1].view(ALL)
        say = Speech(self.language, names=end.names, more=self.game.locale)
        steps = "".join(f"<li>{told(table.news, say)}</li>" for table in tables)
        head = escape(say("picture-steps", choices=len(tables) - 1))
        rows = f'<ol start="0" style="max-height:24em;overflow:auto">{steps}</ol>'
        return f"{end.svg}<details><summary>{head}</summary>{rows}</details>"


def told(events: tuple[Event, ...], say: Speech) -> str:
    return "<br>".join(escape(say.say(event.message)) for event in events)
