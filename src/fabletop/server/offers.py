"""The games as data: options, cards and rules, in the words of one language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec import Struct

from fabletop.contract import BadInput, CardFace, Game, OptionValue, bad, read_options
from fabletop.server.refusals import refuse
from fabletop.text.agreed import edition_of
from fabletop.text.rulebook import measures_of_pictures, rules_of
from fabletop.text.speech import LANGUAGES, Speech


class OfferedOption(Struct, frozen=True):
    """One thing that a table may agree on."""

    name: str
    about: str
    values: tuple[OptionValue, ...]
    default: OptionValue
    clause: str
    limits: tuple[int, int] | None
    """Of a number that may be anything in between; ``values`` are offered first."""
    is_variant: bool
    """Is it a variant that a rulebook offers, to be asked for beside the number of players?"""


class OfferedCharacter(Struct, frozen=True):
    """A style of the lower levels: ``easy-swan`` is a beginner with the style of that name."""

    name: str
    title: str
    about: str


class Offer(Struct, frozen=True):
    """A game that can be played here."""

    id: str
    title: str
    about: str
    rules_version: int
    seats: tuple[int, ...]
    options: tuple[OfferedOption, ...]
    needed: dict[int, dict[str, OptionValue]]
    """For numbers of seats at which the defaults will not do: what to change."""
    idle: dict[int, tuple[str, ...]]
    """By number of seats, the options that make no difference."""
    edition: str | None
    """By which books and rulings it is played, and what of it is a guess, if the game says so."""
    characters: tuple[OfferedCharacter, ...]


class OfferedCard(Struct, frozen=True):
    """A card of a game."""

    card: str
    name: str
    copies: int
    kind: str | None
    text: str | None
    note: str | None
    face: CardFace
    """The same as messages, for those who draw it."""


class PictureSize(Struct, frozen=True):
    width: int
    height: int


class RulesPage(Struct, frozen=True):
    """The rules of a game, in Markdown."""

    game: str
    language: str
    markdown: str
    pictures: dict[str, PictureSize]
    """By name; they are at `/pictures/rules/` and the name."""


class GameWords(Struct, frozen=True):
    """The words of a game that came with another package: a Fluent text for each language. Clients have all others."""

    game: str
    words: dict[str, str]


def offer_of(game: Game, language: str) -> Offer:
    say, about = Speech(language, more=game.locale), game.about
    options = tuple(
        OfferedOption(
            name=o.name,
            about=say(f"{about.id}-option-{o.name}"),
            values=o.values,
            default=o.default,
            clause=o.clause,
            limits=o.limits,
            is_variant=o.is_variant,
        )
        for o in about.options
    )
    characters = tuple(
        OfferedCharacter(one.name, say(f"character-{one.name}"), say(f"character-{one.name}-about"))
        for one in game.characters
    )
    return Offer(
        id=about.id,
        title=say(f"{about.id}-title"),
        about=say(f"{about.id}-about"),
        rules_version=about.rules_version,
        seats=about.seats,
        options=options,
        needed=needed_options(game),
        idle={seats: tuple(o.name for o in about.options if game.is_idle(o.name, seats)) for seats in about.seats},
        edition=edition_of(game, say),
        characters=characters,
    )


def needed_options(game: Game) -> dict[int, dict[str, OptionValue]]:
    """By number of seats, the first change of one option that makes a table possible where the defaults do not."""
    changes: list[dict[str, OptionValue]] = [{}]
    changes += [{option.name: value} for option in game.about.options for value in option.values]
    found = {
        seats: next(filter(lambda change: is_possible(game, change, seats), changes)) for seats in game.about.seats
    }
    return {seats: change for seats, change in found.items() if change}


def is_possible(game: Game, options: Mapping[str, OptionValue], seats: int) -> bool:
    try:
        game.refuse_table(read_options(game.about.options, options), seats)
    except BadInput:
        return False
    return True


class Shelf:
    """The games that this server offers."""

    def __init__(self, games: Iterable[Game]) -> None:
        self.games = {game.about.id: game for game in games}

    def __iter__(self) -> Iterator[Game]:
        return iter(self.games.values())

    def game(self, name: str) -> Game:
        if name not in self.games:
            raise refuse(404, "error-game-unknown", game=name[:50], allowed=", ".join(self.games))
        return self.games[name]

    def game_for(self, name: str, options: Mapping[str, OptionValue]) -> Game:
        """The game that options make. Only values on offer are taken: a deck must not be a file of this machine."""
        game = self.game(name)
        return game.for_options(read_options(game.about.options, options))


def read_pairs(pairs: Sequence[str]) -> dict[str, OptionValue]:
    """Options such as ``deck=basic``."""
    given: dict[str, OptionValue] = {}
    for pair in pairs:
        option, equals, value = pair.partition("=")
        if not equals:
            raise bad("error-option-form", text=pair[:50])
        given[option[:50]] = value[:50]
    return given


def card_of(face: CardFace, say: Speech) -> OfferedCard:
    kind, text, note = (say.say(part) if part else None for part in (face.kind, face.text, face.note))
    return OfferedCard(face.notation, say.say(face.name), face.copies, kind, text, note, face)


def words_of(game: Game) -> GameWords:
    folder = game.locale
    files = {language: sorted((folder / language).glob("*.ftl")) if folder else [] for language in LANGUAGES}
    texts = {language: "\n".join(file.read_text("utf-8") for file in found) for language, found in files.items()}
    return GameWords(game.about.id, texts)


def rules_page(game: Game, language: str) -> RulesPage:
    text = rules_of(game.about.id, language)
    if text is None:
        raise refuse(404, "error-no-rules", game=game.about.id)
    sizes = {name: PictureSize(*size) for name, size in measures_of_pictures(text).items()}
    return RulesPage(game.about.id, language, text, sizes)
