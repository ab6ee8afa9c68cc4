"""What a table is set up as: the first entry of every log."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Literal

import msgspec
from msgspec import Struct

from fabletop.bots import refuse_unknown_bot
from fabletop.catalog import game_named
from fabletop.contract import Game, OptionValue, bad, read_options
from fabletop.match.clocks import ClockRule
from fabletop.match.rated import refuse_rated, refuse_unmeasured

GRACE = 20
"""Seconds after which a bot stands in for somebody who has gone."""
STAND_IN = "medium"
LONGEST_GRACE = 3600
LONGEST_NAME, LONGEST_ID = 40, 64
BESIDE = "/"


def beside(owner: str, number: int) -> str:
    """The id of somebody who plays on the device of another person."""
    return f"{owner}{BESIDE}{number}"


class Person(Struct, frozen=True, tag="person", forbid_unknown_fields=True):
    """Somebody: an id that does not change, and a name."""

    id: str
    name: str

    @property
    def owner(self) -> str:
        """Whose device they play on: beside its owner, people of one device have ids that begin with the owner's."""
        return self.id.partition(BESIDE)[0]

    def refuse(self) -> None:
        if not 1 <= len(self.id) <= LONGEST_ID or not self.id.isprintable():
            raise bad("error-match-id", longest=LONGEST_ID)
        if not 1 <= len(self.name) <= LONGEST_NAME or not self.name.isprintable() or self.name != self.name.strip():
            raise bad("error-match-name", longest=LONGEST_NAME)


class BotPlayer(Struct, frozen=True, tag="bot", forbid_unknown_fields=True):
    """A bot by its level."""

    level: str

    def refuse(self) -> None:
        refuse_unknown_bot(self.level)


Seated = Person | BotPlayer | None


class Beginning(Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of a match that is over, from which another goes on: its deal, and the choices made until then."""

    match: str
    seed: str
    choices: tuple[tuple[int, int], ...]
    """Seat and number of each choice."""


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything that is settled before anyone plays."""

    game: str
    rules: int
    """The version of the rules."""
    seats: int
    options: dict[str, OptionValue]
    texts: dict[str, str]
    """What the game needs beside its options to be played again one day: decks, as they were on that day."""
    commitment: str
    """SHA-256 of the dealer's secret; none where the cards are those of another match."""
    host: str | None = None
    """The id of the person who may start the match and seat bots; without one, only the server may."""
    clock: ClockRule = ClockRule()
    stand_in: str = STAND_IN
    """The level of the bot that plays for people who left, resigned or ran out of time."""
    grace: int = GRACE
    access: Literal["open", "link"] = "link"
    """Who may sit down: anyone, or those who have the link. The server sees to it."""
    talk: Literal["none", "phrases", "free"] = "phrases"
    """What may be said at the table. The server sees to it."""
    seated: tuple[Seated, ...] = ()
    """Who sits where from the beginning; empty: nobody yet."""
    shared: bool = False
    """Do all people play on one device, the host's, and hand it on?"""
    beginning: Beginning | None = None
    """Where the match begins, if not with a deal of its own."""
    rated: bool = False
    """Does the result go into the ratings?"""

    def game_played(self) -> Game:
        """The game as it was when the table was set up. It never reads a file."""
        game = game_named(self.game)
        if game.about.rules_version != self.rules:
            known = game.about.rules_version
            raise bad("error-match-rules", game=self.game, version=self.rules, known=known)
        return game.with_texts(self.options, self.texts)


class TablePlan(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a person may ask for when setting up a table; the rest follows."""

    game: str
    seats: int
    options: dict[str, OptionValue] = {}
    texts: dict[str, str] = {}
    clock: ClockRule = ClockRule()
    stand_in: str = STAND_IN
    grace: int = GRACE
    access: Literal["open", "link"] = "link"
    talk: Literal["none", "phrases", "free"] = "phrases"
    seated: tuple[Seated, ...] = ()
    shared: bool = False
    rated: bool = False


def settings_for(
    table: TablePlan, *, commitment: str = "", host: str | None = None, beginning: Beginning | None = None
) -> Settings:
    """The settings in full, or a complaint about a table that cannot be."""
    game = game_named(table.game)
    game.refuse_seats(table.seats)
    options = full_options(game, table.options, table.texts)
    game = game.with_texts(options, table.texts)
    game.set_up(options, table.seats)
    refuse_other_settings(table)
    if table.rated:
        refuse_rated(is_shared=table.shared, is_begun=beginning is not None, has_own_texts=bool(table.texts))
        bots = [seated.level for seated in table.seated if isinstance(seated, BotPlayer)]
        refuse_unmeasured(bots, game, table.seats, options)
    if beginning is None and not re.fullmatch("[0-9a-f]{64}", commitment):
        raise bad("error-fair-commitment")
    return Settings(
        **(msgspec.structs.asdict(table) | {"options": options, "texts": game.texts(options)}),
        rules=game.about.rules_version,
        commitment="" if beginning else commitment,
        host=host,
        beginning=beginning,
    )


def full_options(game: Game, options: Mapping[str, OptionValue], texts: Mapping[str, str]) -> dict[str, OptionValue]:
    """The options with defaults. A deck comes as a text or is one of the game's own: strangers name no files here."""
    defaults: dict[str, OptionValue] = {option.name: option.default for option in game.about.options}
    return read_options(game.with_texts(defaults | dict(options), texts).about.options, options)


def refuse_other_settings(table: TablePlan) -> None:
    if len(table.seated) not in (0, table.seats):
        raise bad("error-players-number", game=table.game, right=table.seats, given=len(table.seated))
    for seated in table.seated:
        if isinstance(seated, BotPlayer):
            refuse_unknown_bot(seated.level, game_named(table.game))
        elif seated is not None:
            seated.refuse()
    people = [seated.id for seated in table.seated if isinstance(seated, Person)]
    if len(people) != len(set(people)):
        raise bad("error-match-twice")
    if not 0 <= table.grace <= LONGEST_GRACE:
        raise bad("error-number", name="grace", least=0, most=LONGEST_GRACE, value=table.grace)
    refuse_unknown_bot(table.stand_in, game_named(table.game))
    table.clock.refuse()


def rematch_of(settings: Settings, seated: tuple[Seated, ...], commitment: str) -> Settings:
    """The same table once more, with a deal of its own, everybody one seat further.

    If the host does not play on, another person becomes the host.
    """
    people = [one.id for one in seated if isinstance(one, Person)]
    return msgspec.structs.replace(
        settings,
        seated=seated[-1:] + seated[:-1],
        commitment=commitment,
        host=settings.host if settings.host in (None, *people) else people[0],
        beginning=None,
    )
