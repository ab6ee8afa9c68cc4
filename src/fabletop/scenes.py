"""Scenes: a position in words, choices in the notation, and what must come of them, in a TOML file.

    game = "fox"

    [[scene]]
    name = "A higher card of the led suit wins"
    clauses = ["fox.winner.1"]
    table = { leader = 0, decree = "6M", hands = ["4K ...", "8K ..."] }
    play = ["4K", "8K"]
    view = { tricks = [0, 1], leader = 1 }

A scene, and each of its further ``steps``, first plays and then expects: ``legal``, ``refused``, ``events``, ``view``,
``view_of``, ``points``, ``owes``, ``winners``.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from fabletop.catalog import game_named
from fabletop.contract import (
    BadFile,
    BadInput,
    Event,
    Game,
    IllegalChoice,
    Message,
    Position,
    Value,
    bad,
    message,
    read_options,
    read_seed,
)
from fabletop.kernel.actions import marked_actions
from fabletop.records import read_text

FILE_KEYS = ("game", "seats", "options", "scene")
SCENE_KEYS = ("name", "clauses", "options", "seed", "table", "steps")
STEP_KEYS = ("play", "legal", "refused", "events", "view", "view_of", "points", "owes", "winners")


@dataclass
class SceneOutcome:
    """What came of one scene."""

    file: str
    line: int
    name: str
    clauses: tuple[str, ...]
    failures: list[Message] = field(default_factory=list)

    @property
    def passed(self) -> bool:
        return not self.failures


def run_scenes(path: Path) -> list[SceneOutcome]:
    """Play every scene of a file. A scene that cannot be read is refused; one whose expectation fails says so."""
    text = read_text(path)
    try:
        content = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadFile(str(path), None, message("error-scene-toml", why=str(error))) from None
    lines = [number for number, line in enumerate(text.splitlines(), 1) if line.strip() == "[[scene]]"]
    try:
        game = _game_of(content)
    except BadInput as error:
        raise BadFile(str(path), None, error.message) from None
    outcomes = []
    for line, words in zip(lines, content["scene"], strict=False):
        outcome = SceneOutcome(str(path), line, str(words.get("name", "")), tuple(words.get("clauses", ())))
        try:
            _Scene(game, content, words, outcome).run()
        except BadInput as error:
            raise BadFile(str(path), _line_of(text, line, error.message), error.message) from None
        outcomes.append(outcome)
    return outcomes


def _game_of(content: Mapping[str, Any]) -> Game:
    _refuse_unknown(content, FILE_KEYS)
    scenes = content.get("scene")
    if not isinstance(scenes, list) or not scenes or not all(isinstance(scene, dict) for scene in scenes):
        raise bad("error-scene-none")
    return game_named(str(content.get("game", "")))


def _refuse_unknown(words: Mapping[str, Any], allowed: Sequence[str]) -> None:
    for key in words:
        if key not in allowed:
            raise bad("error-scene-key", key=str(key), allowed=", ".join(allowed))


def _line_of(text: str, first: int, why: Message) -> int:
    """The line of the scene that mentions what the message complains about, or the scene's first line."""
    told = [_flat(value) for name, value in why.args.items() if name in ("card", "key", "choice", "option", "value")]
    for number, line in enumerate(text.splitlines()[first:], first + 1):
        if line.strip() == "[[scene]]":
            break
        if any(word and word in line for word in told):
            return number
    return first


class _Scene:
    """One scene being played."""

    def __init__(self, game: Game, content: Mapping[str, Any], words: Mapping[str, Any], outcome: SceneOutcome) -> None:
        _refuse_unknown(words, SCENE_KEYS + STEP_KEYS)
        self.game, self.words, self.outcome = game, words, outcome
        seed = str(words.get("seed", words.get("name", "scene")))
        seats = content.get("seats", game.about.seats[0])
        options = {**content.get("options", {}), **words.get("options", {})}
        self.position: Position = game.open(read_options(game.about.options, options), seats, seed)[0]
        if "table" in words:
            game.face.arrange(self.position.table, seats, words["table"], read_seed(seed))
            flaw = game.rules.flaw(self.position.table)
            if flaw:
                raise bad("error-scene-impossible", why=game.rules.flaws[flaw - 1])

    def run(self) -> None:
        self.step({key: value for key, value in self.words.items() if key in STEP_KEYS})
        for step in self.words.get("steps", ()):
            _refuse_unknown(step, STEP_KEYS)
            self.step(step)

    def step(self, words: Mapping[str, Any]) -> None:
        events: list[Event] = []
        for text in words.get("play", ()):
            seat, choice = self.read_choice(str(text))
            try:
                events += self.game.play(self.position, seat, choice)
            except IllegalChoice as error:
                self.fail("scene-illegal", number=seat, choice=str(text), why=error.message)
                return
        for key, expected in words.items():
            if key != "play":
                getattr(self, f"expect_{key}")(expected, events)

    def fail(self, message_id: str, **args: Value) -> None:
        self.outcome.failures.append(Message(message_id, args))

    def compare(self, what: str, expected: Any, found: Any) -> None:
        if expected != found:
            self.fail("scene-expected", what=what, expected=_shown(expected), found=_shown(found))

    def read_choice(self, text: str) -> tuple[int, int]:
        """``9K``, answered by the seat that is asked, or ``1: 9K`` where several are."""
        head, colon, tail = text.partition(":")
        choice = self.game.read_choice(tail if colon else text)
        if choice is None:
            raise bad("error-scene-choice", choice=text)
        owing = self.game.owing(self.position)
        if not colon:
            return (owing[0] if owing else 0), choice
        if not head.strip().isdigit():
            raise bad("error-scene-choice", choice=text)
        return int(head), choice

    def written(self, seat: int) -> list[str]:
        legal = marked_actions(self.game.legal(self.position, seat))
        return sorted(str(self.game.face.notation(action)) for action in legal)

    def expect_legal(self, expected: Any, events: list[Event]) -> None:
        by_seat = expected if isinstance(expected, dict) else {self.game.owing(self.position)[0]: expected}
        for seat, choices in by_seat.items():
            self.compare("legal", sorted(choices), self.written(int(seat)))

    def expect_refused(self, expected: Mapping[str, str], events: list[Event]) -> None:
        for text, code in expected.items():
            seat, choice = self.read_choice(text)
            before = self.game.save(self.position)
            try:
                self.game.play(self.position, seat, choice)
            except IllegalChoice as error:
                self.compare(f"refused {text}", code, error.reason.code)
                self.compare(f"table after refused {text}", before, self.game.save(self.position))
            else:
                self.fail("scene-not-refused", choice=text)
                self.position = self.game.load(before)

    def expect_events(self, expected: Sequence[str], events: list[Event]) -> None:
        """The events named happen in this order; others may stand between them."""
        rest = iter(events)
        for text in expected:
            if not any(_matches(text, event) for event in rest):
                self.compare("events", list(expected), [_event_text(event) for event in events])
                return

    def expect_view(self, expected: Mapping[str, Any], events: list[Event], seat: int | None = None) -> None:
        found = msgspec.to_builtins(self.game.view(self.position, seat).table)
        for name, value in expected.items():
            if name not in found:
                raise bad("error-scene-key", key=name, allowed=", ".join(found))
            self.compare(name, value, msgspec.json.decode(msgspec.json.encode(found[name])))

    def expect_view_of(self, expected: Mapping[str, Mapping[str, Any]], events: list[Event]) -> None:
        for seat, fields in expected.items():
            self.expect_view(fields, events, int(seat))

    def expect_points(self, expected: list[int], events: list[Event]) -> None:
        points = self.game.rules.points
        self.compare("points", expected, [points(self.position.table, seat) for seat in range(self.position.seats)])

    def expect_owes(self, expected: list[int], events: list[Event]) -> None:
        self.compare("owes", expected, list(self.game.owing(self.position)))

    def expect_winners(self, expected: list[int], events: list[Event]) -> None:
        result = self.game.result(self.position)
        self.compare("winners", expected, list(result.winners) if result else None)


def _flat(value: Any) -> str:
    """An argument as a scene writes it: a card is its rank and suit."""
    if isinstance(value, Message):
        return "".join(_flat(part) for part in value.args.values())
    return " ".join(map(_flat, value)) if isinstance(value, tuple) else str(value)


def _event_text(event: Event) -> str:
    return " ".join([event.message.id, *(f"{name}={_flat(value)}" for name, value in event.message.args.items())])


def _matches(text: str, event: Event) -> bool:
    head, *pairs = text.split()
    told = {name: _flat(value) for name, value in event.message.args.items()}
    return head == event.message.id and all(told.get(p.partition("=")[0]) == p.partition("=")[2] for p in pairs)


def _shown(value: Any) -> str:
    return value.hex()[:16] if isinstance(value, bytes) else str(value)
