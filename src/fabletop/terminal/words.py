"""Words around a table: what the seats are called, the time, the view as the game made it."""

from __future__ import annotations

import typing
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from fabletop.contract import BadInput, Game, Message, OptionValue, Zone, read_options
from fabletop.match import MatchView
from fabletop.terminal.seats import YOU
from fabletop.text.speech import Speech


def names_at(view: MatchView, language: str) -> list[str]:
    """What the seats are called: a bot by its level, a person by their name, and a number where two are alike."""
    return names_told([(seat.name, seat.kind == "bot") for seat in view.seats], language)


def names_told(players: Sequence[tuple[str, bool]], language: str) -> list[str]:
    say = Speech(language)
    names = [bot_name(say, name) if is_bot else say("term-nobody") if name == YOU else name for name, is_bot in players]
    return [f"{name} {seat + 1}" if names.count(name) > 1 else name for seat, name in enumerate(names)]


def bot_name(say: Speech, level: str) -> str:
    return say(f"web-bot-{level}") if say.bundle.has_message(f"web-bot-{level}") else level


def stakes_at(view: MatchView, say: Speech) -> str:
    """Rated or casual, and why it is casual where it could not be otherwise."""
    if view.shared or view.begun:
        return say("web-unrated-device" if view.shared else "web-unrated-begun")
    return say("web-rated-yes" if view.rated else "web-rated-no")


def speech_at(view: MatchView, language: str, game: Game) -> Speech:
    return Speech(language, viewer=view.seat, names=names_at(view, language), more=game.locale)


def game_with(game: Game, options: dict[str, OptionValue]) -> Game:
    """The game that options make of it, if they are its own; a server's word never makes us read a file."""
    try:
        return game.for_options(read_options(game.about.options, options))
    except BadInput:
        return game


def zones_of(game: Game, table: Any, seat: int | None) -> tuple[Zone, ...]:
    """The table as a picture."""
    return game.face.board(as_made(table, game.face.board), seat)


def lines_of(game: Game, view: MatchView | None) -> tuple[Message, ...]:
    """The table in words, which the game makes of its view."""
    if view is None or view.table is None:
        return ()
    return game.face.describe(as_made(view.table.table, game.face.describe), view.seat)


def as_made(table: Any, reader: Callable[..., Any]) -> Any:
    """A view as the game made it; over the wire it came as plain values."""
    kind: Any = typing.get_type_hints(reader).get("view", Any)
    return msgspec.convert(table, kind) if isinstance(table, dict) and kind is not Any else table


def clock_text(milliseconds: int) -> str:
    seconds = max(0, milliseconds) // 1000
    hours, minutes = seconds // 3600, seconds // 60 % 60
    return f"{hours}:{minutes:02}:{seconds % 60:02}" if hours else f"{minutes}:{seconds % 60:02}"
