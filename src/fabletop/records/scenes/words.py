"""Reading a scene file: what may stand in it, and in what form."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from fabletop.contract import BadFile, Message, bad, message, read_text
from fabletop.text.speech import Speech

Form = Callable[[Any], bool]
ENGLISH = Speech("en")


def is_text(value: Any) -> bool:
    return isinstance(value, str)


def is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def is_texts(value: Any) -> bool:
    return isinstance(value, list) and all(map(is_text, value))


def is_numbers(value: Any) -> bool:
    return isinstance(value, list) and all(map(is_number, value))


def is_table(value: Any) -> bool:
    return isinstance(value, dict)


def is_tables(value: Any) -> bool:
    return isinstance(value, list) and all(map(is_table, value))


def is_reasons(value: Any) -> bool:
    return is_table(value) and all(map(is_text, value.values()))


def is_by_seat(value: Any) -> bool:
    return is_table(value) and all(key.isascii() and key.isdigit() and len(key) < 4 for key in value)


def is_legal(value: Any) -> bool:
    return is_texts(value) or (is_by_seat(value) and all(map(is_texts, value.values())))


def is_views(value: Any) -> bool:
    return is_by_seat(value) and all(map(is_table, value.values()))


STEP: dict[str, tuple[str, Form]] = {
    "play": ("texts", is_texts),
    "legal": ("legal", is_legal),
    "refused": ("reasons", is_reasons),
    "events": ("texts", is_texts),
    "no_events": ("texts", is_texts),
    "view": ("table", is_table),
    "view_of": ("views", is_views),
    "points": ("numbers", is_numbers),
    "owes": ("numbers", is_numbers),
    "winners": ("numbers", is_numbers),
    "places": ("numbers", is_numbers),
    "why": ("texts", is_texts),
}
SCENE: dict[str, tuple[str, Form]] = {
    "name": ("text", is_text),
    "clauses": ("texts", is_texts),
    "options": ("table", is_table),
    "seats": ("number", is_number),
    "seed": ("text", is_text),
    "table": ("table", is_table),
    "steps": ("tables", is_tables),
    **STEP,
}
FILE: dict[str, tuple[str, Form]] = {
    "game": ("text", is_text),
    "seats": ("number", is_number),
    "options": ("table", is_table),
    "scene": ("tables", is_tables),
}
"""What may stand at each place: the word for its form in ``error-scene-form-…``, and the test of it."""


def check_words(words: Mapping[str, Any], allowed: Mapping[str, tuple[str, Form]]) -> None:
    for key, value in words.items():
        if key not in allowed:
            raise bad("error-scene-key", key=key, allowed=", ".join(allowed))
        form, fits = allowed[key]
        if not fits(value):
            raise bad(f"error-scene-form-{form}", key=key)


def check_scene(words: Mapping[str, Any]) -> None:
    check_words(words, SCENE)
    for step in words.get("steps", ()):
        check_words(step, STEP)


class SceneFile:
    """The text of a scene file and what TOML makes of it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.lines = read_text(path).splitlines()
        try:
            self.content = tomllib.loads("\n".join(self.lines))
        except (ValueError, RecursionError) as error:  # numbers or nesting without end are no TOMLDecodeError
            raise self.wrong(message("error-scene-toml", why=str(error)), None) from None
        heads = (number for number, line in enumerate(self.lines, 1) if re.match(r"\s*\[\[\s*scene\s*\]\]", line))
        self.heads = list(heads)

    def wrong(self, why: Message, line: int | None) -> BadFile:
        return BadFile(str(self.path), line, why)

    def head_of(self, number: int) -> int:
        """The line where a scene begins; scenes written as one array all begin with the file."""
        return self.heads[number] if number < len(self.heads) else 1

    def line_about(self, number: int, why: Message) -> int:
        """The line of a scene that mentions what the message complains about, or the scene's first line."""
        first = self.head_of(number)
        last = self.heads[number + 1] if number + 1 < len(self.heads) else len(self.lines)
        told = [flat(why.args[name]) for name in ("card", "key", "choice", "option", "value") if name in why.args]
        for line in range(first, last):
            if any(word and word in self.lines[line] for word in told):
                return line + 1
        return first


def flat(value: Any) -> str:
    """An argument of a message as a scene writes it: a card is its rank and suit, or its English name."""
    if isinstance(value, Message):
        return "".join(flat(part) for part in value.args.values()) if value.args else ENGLISH.say(value)
    return " ".join(map(flat, value)) if isinstance(value, tuple) else str(value)
