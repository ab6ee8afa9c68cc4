"""Match records: the whole truth of a game in one readable text file.

    fabletop record 1
    game fox
    rules 1
    seats 2
    option target 21
    seed tulip#3
    player 0 you
    player 1 random
    commitment 5e88…
    secret 7d0f…
    words 0 lilac
    happened 12 1 resigned
    continues 20 of 8fk2n1
    text deck
    | …

    0 9K
    1 4K
    …
    end 23 19 sha256 3f2a…

The choices say what happened, the seed re-deals the cards, and the last line lets anyone check both. A text is what
else the game needs, line by line behind a bar: a deck, for one, as it was on that day. A commitment makes the deal
fair: it was published before the deal, and the seed follows from the secret and the words of the seats. What happened
is told by the number of choices before it, the seat, and a word; the choices follow without it. A match that goes on
from another says how many of its choices were made there; its cards were known, and no deal was promised.
"""

from __future__ import annotations

import hashlib
import itertools
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from fabletop.catalog import game_named
from fabletop.contract import (
    BadFile,
    BadInput,
    Event,
    Game,
    IllegalChoice,
    Message,
    OptionValue,
    Position,
    bad,
    keeps_promise,
    message,
    read_options,
    read_seed,
    read_text,
    seed_of,
    written,
)

FORMAT = "fabletop record 1"
HEADERS = (
    *("game", "rules", "seats", "option", "seed", "player", "commitment", "secret", "words", "happened", "continues"),
    "text",
)
REPEATED = ("option", "player", "words", "happened", "text")
HAPPENINGS = ("resigned", "undo", "back", "stand-in-left", "stand-in-time", "stand-in-moment")
TEXT_MARK = "|"
OPEN = "open"


@dataclass(frozen=True)
class FairDeal:
    """What was promised before the deal, and what the seed follows from."""

    commitment: str
    secret: str
    words: tuple[str, ...]

    def refuse_lies(self, seed: str) -> None:
        if not keeps_promise(self.secret, self.commitment):
            raise bad("error-record-commitment")
        if seed != seed_of(self.secret, self.words):
            raise bad("error-record-seed")


@dataclass(frozen=True)
class Continued:
    """The match from which another goes on, and how many choices were made there."""

    match: str
    choices: int


@dataclass
class MatchRecord:
    """``(game, rules version, options, seed, choices)``: everything else follows."""

    game: Game
    seats: int
    seed: str
    options: dict[str, OptionValue] = field(default_factory=dict)
    players: dict[int, str] = field(default_factory=dict)
    choices: list[tuple[int, int]] = field(default_factory=list)
    fair: FairDeal | None = None
    happened: list[tuple[int, int, str]] = field(default_factory=list)
    """After how many choices, at which seat, what."""
    continued: Continued | None = None

    def replayed(self) -> Iterator[tuple[Position, tuple[Event, ...]]]:
        """The position and the new events after the deal and after every choice."""
        position, events = self.game.open(self.options, self.seats, self.seed)
        yield position, events
        for seat, choice in self.choices:
            yield position, self.game.play(position, seat, choice)


def ending(game: Game, position: Position) -> str:
    """The last line: the points, or that the game is still open, and the digest of the table."""
    result = game.result(position)
    points = " ".join(map(str, result.points)) if result else OPEN
    return f"end {points} sha256 {hashlib.sha256(game.save(position)).hexdigest()}"


def record_text(record: MatchRecord, end: Position | None = None) -> str:
    """The whole file. Whoever has the position in which the choices end need not wait until it is reached again."""
    lines = [
        FORMAT,
        f"game {record.game.about.id}",
        f"rules {record.game.about.rules_version}",
        f"seats {record.seats}",
    ]
    lines += [f"option {name} {written(value)}" for name, value in record.options.items()]
    lines += [f"seed {record.seed}"]
    lines += [f"player {seat} {name}" for seat, name in sorted(record.players.items())]
    if record.fair:
        lines += [f"commitment {record.fair.commitment}", f"secret {record.fair.secret}"]
        lines += [f"words {seat} {words}" for seat, words in enumerate(record.fair.words) if words]
    lines += [f"happened {after} {seat} {what}" for after, seat, what in record.happened]
    if record.continued:
        lines += [f"continues {record.continued.choices} of {record.continued.match}"]
    for name, text in record.game.texts(record.options).items():
        lines += [f"text {name}", *(f"{TEXT_MARK} {line}".rstrip() for line in text.splitlines())]
    lines += ["", *(f"{seat} {record.game.face.notation(choice)}" for seat, choice in record.choices)]
    if end is None:
        *_, (end, _) = record.replayed()
    return "\n".join([*lines, ending(record.game, end), ""])


def write_record(record: MatchRecord, path: Path) -> None:
    """Write the whole file or nothing."""
    draft = path.with_name(path.name + ".part")
    try:
        draft.write_text(record_text(record), "utf-8")
        os.replace(draft, path)
    finally:
        draft.unlink(missing_ok=True)


def read_record(path: Path) -> MatchRecord:
    """Read and check a record: every choice is played, and the end must be as written."""
    return _Reader(str(path), read_text(path)).read()


def record_in(text: str, name: str) -> MatchRecord:
    """The same of a text that came another way; the name stands in complaints."""
    return _Reader(name, text).read()


class _Reader:
    """Reads a record line by line, so that every complaint can name its line."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.lines = text.splitlines()
        self.line = 0
        self.header_lines: dict[tuple[str, str], int] = {}
        self.texts: dict[str, list[str]] = {}

    def wrong(self, message_id: str, **args: int | str) -> BadFile:
        return self.wrapped(Message(message_id, args))

    def wrapped(self, why: Message) -> BadFile:
        return BadFile(self.name, self.line or None, why)

    def words(self) -> Iterator[list[str]]:
        """The words of each line that has any; comments begin with ``#``."""
        for number, line in enumerate(self.lines, 1):
            self.line = number
            if line.strip() and not line.startswith("#"):
                yield line.split()

    def read(self) -> MatchRecord:
        rest = self.words()
        if next(rest, None) != FORMAT.split():
            raise self.wrong("error-record-format", format=FORMAT)
        headers, first = self.read_headers(rest)
        record = self.begun(headers)
        position, _ = record.game.open(record.options, record.seats, record.seed)
        for words in itertools.chain([first] if first else [], rest):
            if words[0] == "end":
                self.check_end(record, position, words)
                self.refuse_more(rest)
                return record
            self.play(record, position, words)
        raise self.wrong("error-record-cut-off")

    def read_headers(self, rest: Iterator[list[str]]) -> tuple[dict[str, list[str]], list[str] | None]:
        headers: dict[str, list[str]] = {name: [] for name in REPEATED}
        for words in rest:
            if words[0].startswith(TEXT_MARK):
                self.read_line_of_text()
                continue
            if words[0] not in HEADERS:
                return headers, words
            value = self.lines[self.line - 1].partition(words[0])[2].strip()
            if words[0] in headers and words[0] not in REPEATED:
                raise self.wrong("error-record-twice", header=words[0])
            if value in self.texts and words[0] == "text":
                raise self.wrong("error-record-twice", header=f"text {value}")
            if words[0] == "text":
                self.texts[value] = []
            headers.setdefault(words[0], []).append(value)
            self.header_lines[words[0], value] = self.line
        return headers, None

    def read_line_of_text(self) -> None:
        """One more line of the text whose header came last."""
        if not self.texts:
            raise self.wrong("error-record-text")
        line = self.lines[self.line - 1].strip().removeprefix(TEXT_MARK)
        list(self.texts.values())[-1].append(line.removeprefix(" "))

    def begun(self, headers: dict[str, list[str]]) -> MatchRecord:
        for name in ("game", "rules", "seats", "seed"):
            if name not in headers:
                raise self.wrong("error-record-header", header=name)
        told = {name: headers[name][0] for name in ("game", "rules", "seats", "seed")}
        with self.reading("game", told["game"]):
            game = game_named(told["game"])
        with self.reading("rules", told["rules"]):
            known = game.about.rules_version
            if told["rules"] != str(known):
                raise bad("error-rules-version", game=game.about.id, version=told["rules"], known=known)
        with self.reading("seats", told["seats"]):
            record = MatchRecord(game, self.number(told["seats"]), told["seed"])
            game.refuse_seats(record.seats)
        with self.reading("seed", told["seed"]):
            read_seed(record.seed)
        record.game = game = self.with_texts(game, headers)
        for text in headers["option"]:
            with self.reading("option", text):
                record.options |= self.option(game, text)
        for text in headers["player"]:
            with self.reading("player", text):
                record.players |= self.player(record.seats, text)
        record.options = read_options(game.about.options, record.options)
        record.fair = self.fair_deal(record, headers)
        for text in headers["happened"]:
            with self.reading("happened", text):
                record.happened.append(self.happening(record.seats, text))
        for text in headers.get("continues", ()):
            with self.reading("continues", text):
                record.continued = self.continued(text, is_fair=record.fair is not None)
        with self.reading("seats", told["seats"]):
            game.refuse_table(record.options, record.seats)
        return record

    def continued(self, text: str, *, is_fair: bool) -> Continued:
        """A match whose cards were known cannot have promised them."""
        if is_fair:
            raise self.wrong("error-record-continued-fair")
        words = text.split()
        if len(words) != 3 or words[1] != "of":
            raise self.wrong("error-record-continued", text=text)
        return Continued(words[2], self.number(words[0]))

    def with_texts(self, game: Game, headers: dict[str, list[str]]) -> Game:
        """The game with the texts that the record carries."""
        pairs = (text.split(maxsplit=1) for text in headers["option"])
        options: dict[str, OptionValue] = {words[0]: words[-1] for words in pairs if words}
        texts = {name: "\n".join(lines) for name, lines in self.texts.items()}
        if texts:
            self.line = self.header_lines["text", list(texts)[-1]]
        try:
            return game.with_texts(options, texts)
        except BadInput as error:
            raise self.wrapped(error.message) from None

    @contextmanager
    def reading(self, header: str, value: str) -> Iterator[None]:
        """Whatever is wrong with a header is wrong on its own line."""
        here, self.line = self.line, self.header_lines[header, value]
        try:
            yield
        except BadFile:
            raise
        except BadInput as error:
            raise self.wrapped(error.message) from None
        self.line = here

    def fair_deal(self, record: MatchRecord, headers: dict[str, list[str]]) -> FairDeal | None:
        """What the seed follows from, checked; a record without a commitment has a seed that somebody chose."""
        if "commitment" not in headers and "secret" not in headers and not headers["words"]:
            return None
        for name in ("commitment", "secret"):
            if name not in headers:
                raise self.wrong("error-record-header", header=name)
        words: dict[int, str] = {}
        for text in headers["words"]:
            with self.reading("words", text):
                words |= self.player(record.seats, text)
        told = tuple(words.get(seat, "") for seat in range(record.seats))
        fair = FairDeal(headers["commitment"][0], headers["secret"][0], told)
        with self.reading("secret", fair.secret):
            fair.refuse_lies(record.seed)
        return fair

    def happening(self, seats: int, text: str) -> tuple[int, int, str]:
        after, rest = self.pair(text)
        ((seat, what),) = self.player(seats, rest).items()
        if what not in HAPPENINGS:
            raise self.wrong("error-record-happening", what=what, allowed=", ".join(HAPPENINGS))
        return self.number(after), seat, what

    def option(self, game: Game, text: str) -> dict[str, OptionValue]:
        name, value = self.pair(text)
        return {name: read_options(game.about.options, {name: value})[name]}

    def player(self, seats: int, text: str) -> dict[int, str]:
        seat, name = self.pair(text)
        if self.number(seat) >= seats:
            raise self.wrong("error-seat-choice", seat=seat, allowed=", ".join(map(str, range(seats))))
        return {self.number(seat): name}

    def pair(self, text: str) -> tuple[str, str]:
        words = text.split(maxsplit=1)
        if len(words) != 2:
            raise self.wrong("error-record-pair", text=text)
        return words[0], words[1]

    def number(self, text: str) -> int:
        if not (text.isascii() and text.isdigit()) or len(text) > 9:
            raise self.wrong("error-record-number", text=text)
        return int(text)

    def play(self, record: MatchRecord, position: Position, words: list[str]) -> None:
        seat, text = self.number(words[0]), " ".join(words[1:])
        if seat >= record.seats:
            raise self.wrong("error-seat-choice", seat=words[0], allowed=", ".join(map(str, range(record.seats))))
        choice = record.game.read_choice(text)
        if choice is None:
            raise self.wrong("error-record-choice", text=text)
        try:
            record.game.play(position, seat, choice)
        except IllegalChoice as error:
            why = message("error-record-illegal", number=seat, choice=text, why=error.message)
            raise self.wrapped(why) from None
        record.choices.append((seat, choice))

    def check_end(self, record: MatchRecord, position: Position, words: list[str]) -> None:
        found = ending(record.game, position).split()
        if len(words) < 4 or words[-2] != "sha256" or len(words[-1]) != len(found[-1]):
            raise self.wrong("error-record-cut-off")
        if record.continued and record.continued.choices > len(record.choices):
            raise self.wrong("error-record-cut-off")
        if words[1:-2] != found[1:-2]:
            raise self.wrong("error-record-points", told=" ".join(words[1:-2]), found=" ".join(found[1:-2]))
        if words[-1] != found[-1]:
            raise self.wrong("error-record-digest")

    def refuse_more(self, rest: Iterator[list[str]]) -> None:
        if next(rest, None) is not None:
            raise self.wrong("error-record-after-end")
