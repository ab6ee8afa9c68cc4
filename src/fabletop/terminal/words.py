"""Words around a table: what the seats are called, the time, the view as the game made it."""

from __future__ import annotations

import typing
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec

from fabletop.contract import BadInput, Choice, Game, Message, OptionValue, Zone, read_options
from fabletop.match import MatchView
from fabletop.match.folk import folk_in
from fabletop.records.matches import MatchRecord
from fabletop.terminal.seats import YOU
from fabletop.text.speech import Speech


def names_at(view: MatchView, language: str) -> list[str]:
    """What the seats are called: a bot by who it is, a person by their name, and a number where two are alike."""
    return names_told([Named(seat.name, seat.kind == "bot", seat.somebody) for seat in view.seats], language)


class Named(NamedTuple):
    """Somebody at a seat: a person's name or a bot's level, and who the bot is."""

    name: str
    is_bot: bool
    somebody: str = ""


def names_told(players: Sequence[Named], language: str) -> list[str]:
    say = Speech(language)
    names = [called(say, player) for player in players]
    return [f"{name} {seat + 1}" if names.count(name) > 1 else name for seat, name in enumerate(names)]


def called(say: Speech, player: Named) -> str:
    if player.is_bot:
        return say(f"folk-{player.somebody}") if player.somebody else level_name(say, player.name)
    return say("term-nobody") if player.name == YOU else player.name


def level_name(say: Speech, level: str) -> str:
    return say(f"web-bot-{level}") if say.has(f"web-bot-{level}") else level


def named_with_level(say: Speech, name: str, level: str) -> str:
    """A bot in a list: who it is, and how well it plays."""
    return say("folk-level", name=name, level=level_name(say, level))


def bots_in(record: MatchRecord, say: Speech) -> list[str]:
    """A line that says who of the forest sits at the table and how well they play, if there are any."""
    told = [named_with_level(say, say.name_of(seat), record.players[seat]) for seat in folk_in(record)]
    return [say("play-bots", names=", ".join(told))] if told else []


def is_among_bots(view: MatchView) -> bool:
    """Does nobody but bots play against the viewer? A quick answer tells people that there was no choice."""
    return view.seat is not None and all(one.kind == "bot" or at == view.seat for at, one in enumerate(view.seats))


def only_choice(view: MatchView | None) -> tuple[str, Choice] | None:
    """The name of a question with no more than one choice, and that choice, where only bots could notice the haste."""
    if view is None or view.asked is None or not is_among_bots(view):
        return None
    choices = view.asked.question.choices
    return (view.asked.id, choices[0]) if len(choices) == 1 else None


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
