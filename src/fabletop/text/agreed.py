"""What a table plays by, in words: which edition, and what was agreed on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from fabletop.contract import Game, Option, OptionValue, written
from fabletop.text.speech import Speech


def played_by(game: Game, options: Mapping[str, OptionValue], seats: int, say: Speech) -> Iterator[str]:
    """The edition, and every option that matters for so many players; what is not as usual says so."""
    if edition := edition_of(game, say):
        yield edition
    for option in game.about.options:
        if not game.is_idle(option.name, seats):
            value = options.get(option.name, option.default)
            told = {"name": option_name(game, option, say), "value": option_value(game, option, value, say)}
            yield say("agreed-option", usual="yes" if value == option.usual else "no", **told)


def edition_of(game: Game, say: Speech) -> str | None:
    """By which books and rulings a game is played, and what of it is a guess, if it says so."""
    edition = f"{game.about.id}-edition"
    return say(edition) if say.has(edition) else None


def option_name(game: Game, option: Option, say: Speech) -> str:
    """What is chosen: in few words, or as the game explains it."""
    short = f"web-variant-{game.about.id}-{option.name}"
    return say(short if say.has(short) else f"{game.about.id}-option-{option.name}")


def option_value(game: Game, option: Option, value: OptionValue, say: Speech) -> str:
    if isinstance(value, bool):
        return say("web-yes" if value else "web-no")
    words = f"web-variant-{game.about.id}-{option.name}-value"
    return say(words, key=key_of(str(value)), value=str(value)) if say.has(words) else written(value)


def key_of(value: str) -> str:
    """Names of variants in Fluent begin with a letter."""
    return f"list-{value}" if value[:1].isdigit() else value
