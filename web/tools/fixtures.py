"""Games for those who draw boards: written to files as a client would get them, or played live against bots.

``python web/tools/fixtures.py`` writes web/fixtures/*.json; with ``--serve`` it plays live for the page /gallery.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from itertools import islice
from pathlib import Path

import msgspec
from msgspec import Struct

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.toys.highest import HIGHEST  # noqa: E402

from fabletop.bots import bot_named, situation_of  # noqa: E402
from fabletop.catalog import GAMES  # noqa: E402
from fabletop.contract import (  # noqa: E402
    About,
    CardFace,
    Event,
    Game,
    Message,
    OptionValue,
    Question,
    Refused,
    Result,
    View,
    fresh_seed,
)

TARGET = ROOT / "web" / "fixtures"
PORT = 8765
LEVEL = "easy"
PLAYED: dict[str, Game] = {game.about.id: game for game in (*GAMES, HIGHEST)}
BOARDS = ROOT / "web" / "src" / "boards"
LONGEST = 400
"""Steps of a game that nobody hurries to win."""


class Recorded(Struct, frozen=True):
    """A game that its board wants to be drawn from, as its ``shots.json`` names it."""

    seats: int
    options: dict[str, OptionValue] = {}
    kind: str = ""
    """What is behind the name of a game in which everybody lays and draws Fables."""


class Shots(Struct, frozen=True):
    recorded: tuple[Recorded, ...]


def recorded() -> Iterator[tuple[str, Recorded]]:
    for file in sorted(BOARDS.glob("*/shots.json")):
        for one in msgspec.json.decode(file.read_bytes(), type=Shots).recorded:
            yield file.parent.name, one
    yield HIGHEST.about.id, Recorded(3)


class Asked(Struct, frozen=True):
    """A question with the name that the answer must give."""

    id: str
    question: Question


class Update(Struct, frozen=True, kw_only=True):
    """What one audience gets when something has happened."""

    events: tuple[Event, ...]
    view: View
    lines: tuple[Message, ...]
    asked: Asked | None
    result: Result | None


class Step(Struct, frozen=True, kw_only=True):
    by: int | None
    choice: str | None
    updates: dict[str, Update]
    """By audience: a seat, or ``public``."""


class Fixture(Struct, frozen=True, kw_only=True):
    about: About
    seats: int
    seed: str
    cards: tuple[CardFace, ...]
    words: dict[str, str]
    """Fluent texts of a game from another package, by language."""
    steps: tuple[Step, ...]


class Played:
    """A game being played, told step by step."""

    def __init__(self, game: Game, seats: int, options: dict[str, OptionValue], seed: str) -> None:
        self.game = game.for_options(options)
        self.seats, self.seed = seats, seed
        self.position, events = self.game.open(options, seats, seed)
        self.steps = [self.told(None, None, events)]

    def told(self, by: int | None, choice: str | None, events: tuple[Event, ...]) -> Step:
        audiences = {str(seat): seat for seat in range(self.seats)} | {"public": None}
        return Step(by=by, choice=choice, updates={name: self.update(seat, events) for name, seat in audiences.items()})

    def update(self, seat: int | None, events: tuple[Event, ...]) -> Update:
        view = self.game.view(self.position, seat)
        return Update(
            events=tuple(event for event in events if event.is_for(seat)),
            view=view,
            lines=self.game.face.describe(view.table, seat),
            asked=next((self.asked(question) for question in self.questions() if question.seat == seat), None),
            result=self.game.result(self.position),
        )

    def asked(self, question: Question) -> Asked:
        return Asked(f"{self.position.revision}-{question.seat}", question)

    def questions(self) -> tuple[Question, ...]:
        return self.game.questions(self.position)

    def play(self, seat: int, choice: int) -> Step:
        notation = self.game.face.notation(choice)
        self.steps.append(self.told(seat, notation, self.game.play(self.position, seat, choice)))
        return self.steps[-1]

    def play_bots(self, person: int | None) -> Iterator[Step]:
        """Let bots answer until only the person is asked."""
        while asked := [question for question in self.questions() if question.seat != person]:
            seed = f"{self.seed}-{self.position.revision}"
            choice = bot_named(LEVEL).choose(situation_of(self.game, self.position, asked[0], seed))
            yield self.play(asked[0].seat, choice)

    def play_storytellers(self) -> Iterator[Step]:
        """Everybody lays a Fable whenever there is one, and draws where there is a choice."""
        chance = random.Random(self.seed)
        while asked := self.questions():
            found = asked[0].choices
            liked = [one for one in found if " + " in one.notation] or [one for one in found if one.notation == "draw"]
            yield self.play(asked[0].seat, chance.choice(liked or found).number)

    def fixture(self, steps: list[Step]) -> Fixture:
        return Fixture(
            about=self.game.about,
            seats=self.seats,
            seed=self.seed,
            cards=self.game.face.cards(),
            words=words_of(self.game),
            steps=tuple(steps),
        )


def words_of(game: Game) -> dict[str, str]:
    if game.locale is None or game in GAMES:
        return {}
    return {
        language: "\n".join(file.read_text("utf-8") for file in sorted((game.locale / language).glob("*.ftl")))
        for language in ("en", "ru")
    }


def seen_by(steps: list[Step], *audiences: str) -> list[Step]:
    """Only what these audiences get."""
    return [msgspec.structs.replace(step, updates={name: step.updates[name] for name in audiences}) for step in steps]


def write_all() -> None:
    TARGET.mkdir(exist_ok=True)
    for game, one in recorded():
        played, name = Played(PLAYED[game], one.seats, one.options, "storybook"), f"{game}-{one.seats}{one.kind}"
        steps = played.play_storytellers() if one.kind else played.play_bots(None)
        list(islice(steps, LONGEST))
        fixture = played.fixture(seen_by(played.steps, "0", "public"))
        (TARGET / f"{name}.json").write_bytes(msgspec.json.encode(fixture))
        print(f"{name}: {len(fixture.steps)} steps")  # noqa: T201


class Opening(Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    seats: int
    seed: str = ""
    options: dict[str, OptionValue] = {}


class Answer(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    choice: int


class Live(BaseHTTPRequestHandler):
    """One game at a time, the person on seat 0, for a developer's own page."""

    played: Played | None = None

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        answer = self.opened(body) if self.path == "/dev/open" else self.answered(body)
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.end_headers()
        self.wfile.write(msgspec.json.encode(answer))

    def opened(self, body: bytes) -> Fixture:
        asked = msgspec.json.decode(body, type=Opening)
        played = Live.played = Played(PLAYED[asked.game], asked.seats, asked.options, asked.seed or fresh_seed())
        list(played.play_bots(0))
        return played.fixture(seen_by(played.steps, "0"))

    def answered(self, body: bytes) -> list[Step] | Refused:
        given, played = msgspec.json.decode(body, type=Answer), Live.played
        assert played is not None
        reason = played.game.refusal(played.position, 0, given.choice)
        if reason is not None:
            return Refused(played.game.choice(given.choice), reason)
        return seen_by([played.play(0, given.choice), *played.play_bots(0)], "0")


if __name__ == "__main__":
    if "--serve" in sys.argv:
        HTTPServer(("127.0.0.1", PORT), Live).serve_forever()
    else:
        write_all()
