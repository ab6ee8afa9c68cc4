"""What the commands share: printing, JSON, progress, and errors as one sentence."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from fabletop.contract import OptionValue, bad
from fabletop.text.speech import LANGUAGES

DEFAULT_LANGUAGE = "en"
LONGEST_TIMEOUT = 86_400


def language_or_default(language: str | None) -> str:
    """The language asked for, else the one of the environment, else English."""
    if language is not None:
        if language not in LANGUAGES:
            raise bad("error-language", language=language, allowed=", ".join(LANGUAGES))
        return language
    return language_of_environment()


def language_of_environment() -> str:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES else DEFAULT_LANGUAGE
    return DEFAULT_LANGUAGE


def print_json(value: Any) -> None:
    print(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())


def read_pairs(texts: list[str]) -> dict[str, OptionValue]:
    """``name=value`` options of the command line."""
    options: dict[str, OptionValue] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise bad("error-option-form", text=text)
        options[name.strip()] = value.strip()
    return options


def number_between(name: str, value: int, least: int, most: int) -> int:
    if not least <= value <= most:
        raise bad("error-number", name=name, least=least, most=most, value=value)
    return value


def bots_listed(text: str) -> list[str]:
    """Names separated by commas."""
    return [name.strip() for name in text.split(",")]


def patience_of(seconds: float | None) -> float:
    """How long a bot of one's own may take for a choice."""
    from fabletop.bots.own import MOVE_TIMEOUT

    if seconds is None:
        return MOVE_TIMEOUT
    if not 0 < seconds <= LONGEST_TIMEOUT:
        raise bad("error-patience", seconds=f"{seconds:g}", most=LONGEST_TIMEOUT)
    return seconds


@contextmanager
def progress_bar(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar on standard error, if a person is looking at it."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.advance(task, done)
