"""What is said to bots in other processes, line by line: JSON objects, the same over pipes and sockets.

    us    {"type": "hello", "protocol": 1, "fabletop": "0.1.0"}
    bot   {"type": "ready", "protocol": 1, "name": "My bot", "words": "en", "numbers": true}
    us    {"type": "ask", "id": 1, "game": …, "seats": 2, "view": …, "question": …, "seed": "…", "seconds": 10.0}
    bot   {"id": 1, "choice": "9K"}
    us    {"type": "bye"}

``words`` and ``numbers`` are wishes: for sentences in a language, and for the observation and mask of a network.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from fabletop import __version__
from fabletop.bots.own.faults import BotFault
from fabletop.bots.situation import Situation
from fabletop.kernel.actions import marked_actions
from fabletop.text.speech import LANGUAGES, Speech

PROTOCOL = 1
LONGEST_LINE = 1 << 20


class Hello(Struct, frozen=True, tag_field="type", tag="hello"):
    protocol: int = PROTOCOL
    fabletop: str = __version__


class Bye(Struct, frozen=True, tag_field="type", tag="bye"):
    """The last line. A bot that reads it, or the end of its input, ends."""


class Ready(Struct, frozen=True, tag_field="type", tag="ready"):
    """What a bot says first."""

    protocol: int
    name: str = ""
    words: str | None = None
    numbers: bool = False


class Answer(Struct, frozen=True):
    """What a bot says to a question."""

    id: int
    choice: int | str


class Ask(Struct, frozen=True, tag_field="type", tag="ask", omit_defaults=True):
    """One question to one seat: all that the seat knows, and nothing else."""

    id: int
    game: str
    seats: int
    view: Any
    question: Any
    seed: str
    seconds: float
    lines: list[str] = []
    """The view in sentences, for bots that wish for words."""
    observation: list[int] = []
    mask: list[int] = []
    """The numbers of the choices that are allowed, as ones among zeros; for bots that wish for numbers."""


def ready_of(line: bytes) -> Ready:
    """The answer to our hello, or a fault that says what is wrong with it."""
    try:
        ready = msgspec.json.decode(line, type=Ready)
    except msgspec.MsgspecError:
        raise BotFault("nonsense", shown(line)) from None
    if ready.protocol != PROTOCOL or ready.words not in (None, *LANGUAGES):
        raise BotFault("nonsense", shown(line))
    return ready


def ask_of(number: int, situation: Situation, seconds: float, wishes: Ready) -> Ask:
    view = msgspec.to_builtins(situation.view)
    question = msgspec.to_builtins(situation.question)
    time = seconds if situation.budget is None else min(seconds, situation.budget)
    told = Ask(number, situation.view.game, len(situation.view.points), view, question, situation.seed, time)
    if wishes.words is not None:
        told = in_words(told, situation, wishes.words)
    return in_numbers(told, situation) if wishes.numbers else told


def in_words(ask: Ask, situation: Situation, language: str) -> Ask:
    """Sentences beside the message ids: of the view, the question and its choices."""
    say = Speech(language, viewer=situation.seat, more=situation.game.locale)
    question = situation.question
    ask.question["text"] = say.say(question.prompt)
    for row, choice in zip(ask.question["choices"], question.choices, strict=True):
        row["text"] = say.say(choice.label)
    described = situation.game.face.describe(situation.view.table, situation.seat)
    return msgspec.structs.replace(ask, lines=[say.say(line) for line in described])


def in_numbers(ask: Ask, situation: Situation) -> Ask:
    """The observation is the world's, which is the seat's: by contract re-dealing does not change it."""
    rules = situation.game.rules
    observation, mask = [0] * rules.observation, [0] * rules.action_kinds
    rules.observe(situation.world, situation.seat, observation)
    rules.legal(situation.world, situation.seat, mask)
    allowed = set(marked_actions(mask))
    return msgspec.structs.replace(
        ask, observation=observation, mask=[int(number in allowed) for number in range(rules.actions)]
    )


def answer_of(line: bytes) -> Answer:
    try:
        return msgspec.json.decode(line, type=Answer)
    except msgspec.MsgspecError:
        raise BotFault("nonsense", shown(line)) from None


def shown(line: bytes) -> str:
    return line.decode(errors="replace").strip() or "an empty line"
