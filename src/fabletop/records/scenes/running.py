"""Playing the scenes of a file and comparing what comes of them with what they expect."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from fabletop.catalog import game_named
from fabletop.contract import (
    BadInput,
    Event,
    Game,
    IllegalChoice,
    Message,
    Position,
    Value,
    as_written,
    bad,
    is_file,
    read_options,
    read_seed,
)
from fabletop.kernel.actions import marked_actions
from fabletop.records.scenes.words import FILE, STEP, SceneFile, check_scene, check_words, flat

HIDDEN = "hidden"
ONLY = "only"
SEAT = re.compile(r"\s*\w+\s*:")
"""A choice begins with a seat if one word stands before a colon; cards have names of more."""
ARGUMENT = re.compile(r"(\w+)=(.*?)(?= \w+=|$)")
"""An argument of an event: ``card=Bronze Dragon`` ends where the next one begins."""


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
    """Play every scene of a file. A scene that cannot be is refused; one whose expectation fails says so."""
    file = SceneFile(path)
    try:
        check_words(file.content, FILE)
        if not file.content.get("scene") or "game" not in file.content:
            raise bad("error-scene-none")
        game = game_named(file.content["game"])
    except BadInput as error:
        raise file.wrong(error.message, None) from None
    return [_outcome(file, game, number) for number in range(len(file.content["scene"]))]


def _outcome(file: SceneFile, game: Game, number: int) -> SceneOutcome:
    words = file.content["scene"][number]
    try:
        check_scene(words)
        clauses = tuple(words.get("clauses", ()))
        outcome = SceneOutcome(str(file.path), file.head_of(number), words.get("name", ""), clauses)
        _Scene(game, file.content, words, outcome).run()
    except BadInput as error:
        raise file.wrong(error.message, file.line_about(number, error.message)) from None
    return outcome


class _Scene:
    """One scene being played."""

    def __init__(self, game: Game, content: Mapping[str, Any], words: Mapping[str, Any], outcome: SceneOutcome) -> None:
        self.words, self.outcome = words, outcome
        path = Path(outcome.file)
        seed = words.get("seed") or hashlib.sha256(words.get("name", "").encode()).hexdigest()
        seats = words.get("seats", content.get("seats", game.about.seats[0]))
        options = beside(path, {**content.get("options", {}), **words.get("options", {})})
        self.game = game = game.for_options(options)
        self.position: Position = game.open(read_options(game.about.options, options), seats, seed)[0]
        if "table" in words:
            game.face.arrange(self.position.table, seats, words["table"], read_seed(seed))
            invariant = game.rules.invariant(self.position.table)
            if invariant:
                raise bad("error-scene-impossible", why=Message(game.rules.invariants[invariant - 1]))

    def run(self) -> None:
        first = {key: value for key, value in self.words.items() if key in STEP}
        for step in (first, *self.words.get("steps", ())):
            if not self.step(step):
                return

    def step(self, words: Mapping[str, Any]) -> bool:
        """Play, then compare; gives whether the scene can go on."""
        events: list[Event] = []
        for text in words.get("play", ()):
            seat, choice = self.read_choice(text)
            try:
                events += self.game.play(self.position, seat, choice)
            except IllegalChoice as error:
                notation = str(self.game.face.notation(choice))
                self.fail("scene-illegal", number=seat, choice=notation, why=error.message)
                return False
        for key, expected in words.items():
            if key != "play":
                getattr(self, f"expect_{key}")(expected, events)
        return True

    def fail(self, message_id: str, **args: Value) -> None:
        self.outcome.failures.append(Message(message_id, args))

    def compare(self, what: str, expected: Any, found: Any) -> None:
        if expected != found:
            self.fail("scene-expected", what=what, expected=_shown(expected), found=_shown(found))

    def read_choice(self, text: str) -> tuple[int, int]:
        """``9K``, answered by the seat that is asked, or ``1: 9K`` where several are."""
        head, colon, tail = text.partition(":") if SEAT.match(text) else ("", "", text)
        choice = self.game.read_choice(tail)
        if choice is None:
            raise bad("error-scene-choice", choice=text)
        to_act = self.game.to_act(self.position)
        if not colon:
            return (to_act[0] if to_act else 0), choice
        return self.read_seat(head.strip()), choice

    def read_seat(self, text: str) -> int:
        if text not in map(str, range(self.position.seats)):
            allowed = ", ".join(str(seat) for seat in range(self.position.seats))
            raise bad("error-seat-choice", seat=text, allowed=allowed)
        return int(text)

    def written(self, seat: int) -> list[str]:
        legal = marked_actions(self.game.legal(self.position, seat))
        return sorted(str(self.game.face.notation(action)) for action in legal)

    def expect_legal(self, expected: Any, events: list[Event]) -> None:
        first = next(iter(self.game.to_act(self.position)), 0)
        by_seat = expected if isinstance(expected, dict) else {str(first): expected}
        for seat, choices in by_seat.items():
            self.compare("legal", sorted(choices), self.written(self.read_seat(seat)))

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
        self.compare_in_order("events", expected, events)

    def compare_in_order(self, what: str, expected: Sequence[str], found: Sequence[Event]) -> None:
        rest = iter(found)
        for text in expected:
            if not any(_matches(text, event) for event in rest):
                self.compare(what, list(expected), [_event_text(event) for event in found])
                return

    def expect_no_events(self, expected: Sequence[str], events: list[Event]) -> None:
        for text in expected:
            if any(_matches(text, event) for event in events):
                self.fail("scene-unexpected-event", event=text)

    def expect_view(self, expected: Mapping[str, Any], events: list[Event], seat: int | None = None) -> None:
        found = as_written(self.game.view(self.position, seat).table)
        for name, value in expected.items():
            if name not in found:
                raise bad("error-scene-key", key=name, allowed=", ".join(found))
            wanted, seen = _unhidden(value), found[name]
            if not _fits(wanted, seen):
                self.compare(name, wanted, seen)

    def expect_view_of(self, expected: Mapping[str, Mapping[str, Any]], events: list[Event]) -> None:
        for seat, fields in expected.items():
            self.expect_view(fields, events, self.read_seat(seat))

    def expect_points(self, expected: list[int], events: list[Event]) -> None:
        points = self.game.rules.points
        self.compare("points", expected, [points(self.position.table, seat) for seat in range(self.position.seats)])

    def expect_owes(self, expected: list[int], events: list[Event]) -> None:
        self.compare("owes", expected, list(self.game.to_act(self.position)))

    def expect_winners(self, expected: list[int], events: list[Event]) -> None:
        result = self.game.result(self.position)
        self.compare("winners", expected, list(result.winners) if result else None)

    def expect_places(self, expected: list[int], events: list[Event]) -> None:
        result = self.game.result(self.position)
        self.compare("places", expected, list(result.places) if result else None)

    def expect_why(self, expected: Sequence[str], events: list[Event]) -> None:
        """What is told of the result says this in this order; it may say more between."""
        result = self.game.result(self.position)
        self.compare_in_order("why", expected, [Event(said) for said in result.why] if result else [])


def beside(path: Path, options: Mapping[str, Any]) -> dict[str, Any]:
    """Options that name a file mean one that lies beside the scene, if there is one."""
    files = {name: path.parent / value for name, value in options.items() if isinstance(value, str)}
    return {**options, **{name: str(file) for name, file in files.items() if is_file(file)}}


def _unhidden(value: Any) -> Any:
    """What a scene expects of a view: TOML has no word for nothing, so ``"hidden"`` says it."""
    if isinstance(value, list):
        return [_unhidden(item) for item in value]
    if isinstance(value, dict):
        return {key: _unhidden(item) for key, item in value.items()}
    return None if value == HIDDEN else value


def _fits(expected: Any, found: Any) -> bool:
    """Is a part of a view as expected? Fields that a scene does not name may hold anything."""
    if isinstance(expected, dict) and isinstance(found, dict):
        return all(key in found and _fits(value, found[key]) for key, value in expected.items())
    if isinstance(expected, list) and isinstance(found, list):
        return len(expected) == len(found) and all(map(_fits, expected, found))
    return bool(expected == found)


def _event_text(event: Event) -> str:
    only = [f"{ONLY}={event.audience}"] if event.audience is not None else []
    return " ".join([event.message.id, *(f"{name}={flat(value)}" for name, value in event.message.args.items()), *only])


def _matches(text: str, event: Event) -> bool:
    head, _, rest = text.partition(" ")
    told = {name: flat(value) for name, value in event.message.args.items()} | {ONLY: str(event.audience)}
    return head == event.message.id and all(told.get(name) == value for name, value in ARGUMENT.findall(rest))


def _shown(value: Any) -> str:
    return value.hex()[:16] if isinstance(value, bytes) else str(value)
