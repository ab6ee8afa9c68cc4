"""Messages as words: Fluent files in English and Russian, one catalogue for every client."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fabletop.catalog import other_words, own_words
from fabletop.contract import FabletopError, Message, Value, bad

if TYPE_CHECKING:
    from fabletop.text.phrasebook import Catalogue

LANGUAGES = ("en", "ru")
LOCALE = Path(__file__).parent / "locale"
SEAT_ARGUMENTS = ("seat", "rival")


class Speech:
    """Says messages in one language, to one viewer."""

    def __init__(
        self,
        language: str = "en",
        *,
        viewer: int | None = None,
        names: Sequence[str] = (),
        more: Path | None = None,
    ) -> None:
        self.language = language
        self.viewer = viewer
        self.names = names
        self.bundle = bundle_of(language, None if more in own_words() else more)

    def say(self, message: Message) -> str:
        words = self._words(message)
        return _bare(message) if words is None else words

    def knows(self, message: Message) -> bool:
        """Are there words for this message and for everything in it?"""
        inner = [value for value in message.args.values() if isinstance(value, Message)]
        inner += [item for value in message.args.values() if isinstance(value, tuple) for item in value]
        return self._words(message) is not None and all(self.knows(part) for part in inner)

    def has(self, message_id: str) -> bool:
        """Is a message among the common words and those of the game that speaks? Nobody else's are read for that."""
        return message_id in self.bundle.entries

    def _words(self, message: Message) -> str | None:
        pattern = self.bundle.get_message(message.id).value if self.bundle.has_message(message.id) else None
        if pattern is None:
            return None
        text, problems = self.bundle.format_pattern(pattern, self._arguments(message.args))
        return None if problems else str(text)

    def __call__(self, message_id: str, **args: Value) -> str:
        return self.say(Message(message_id, args))

    def _arguments(self, args: Mapping[str, Value]) -> dict[str, Any]:
        said: dict[str, Any] = {}
        for name, value in args.items():
            if name in SEAT_ARGUMENTS and isinstance(value, int):
                said[name] = "you" if value == self.viewer else "other"
                said[f"{name}_name"] = self.name_of(value)
            elif isinstance(value, Message):
                said[name] = self.say(value)
            elif isinstance(value, tuple | list):
                said[name] = ", ".join(self.say(item) for item in value)
            else:
                said[name] = value
        return said

    def name_of(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else self("seat-name", number=seat)


def names_of(players: Sequence[str], language: str, folk: Mapping[int, str] | None = None) -> list[str]:
    """What the seats are called: a person by their name, a bot by who it is; by the seat where two are alike.

    The person at the prompt has no name.
    """
    say, known = Speech(language), folk or {}
    names = ["" if player == "you" else player for player in players]
    names = [
        say(f"folk-{known[seat]}") if seat in known else bot_called(name, say) or name
        for seat, name in enumerate(names)
    ]
    return [name if name and names.count(name) == 1 else say("seat-name", number=n) for n, name in enumerate(names)]


def bot_called(name: str, say: Speech) -> str | None:
    """What a bot is called in lines of text: by its level, or by its character if it has one."""
    for words in (f"bot-{name}", f"character-{name.partition('-')[2]}"):
        if say.has(words):
            return say(words)
    return None


def _bare(message: Message) -> str:
    """A message that has no words yet, readable all the same."""
    return " ".join([message.id, *(f"{name}={value}" for name, value in message.args.items())])


@cache
def bundle_of(language: str, more: Path | None = None) -> Catalogue:
    """The words of all games, after those that are nobody's and those of the game that speaks.

    Errors of any game are said where nobody knows which game it was.
    """
    from fabletop.text.phrasebook import Catalogue  # batches on a bare GPU machine do without words

    if language not in LANGUAGES:
        raise bad("error-language", language=language, allowed=", ".join(LANGUAGES))
    bundle = Catalogue(language, lambda: further_words(language))
    for folder in (LOCALE, *([more] if more else []), *own_words()):
        for text in words_in(folder, language):
            bundle.add_words(text)
    return bundle


def further_words(language: str) -> Iterator[str]:
    """The words of games from other packages; one that cannot be loaded has none."""
    try:
        folders = other_words()
    except FabletopError:
        return
    for folder in folders:
        yield from words_in(folder, language)


def words_in(folder: Path, language: str) -> list[str]:
    return [file.read_text("utf-8") for file in sorted((folder / language).glob("*.ftl"))]


def in_english(message: Message) -> str:
    """Errors in a traceback are English sentences."""
    return Speech().say(message)


FabletopError.speak = in_english
