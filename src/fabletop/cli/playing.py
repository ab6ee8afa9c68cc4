"""Playing and watching in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from fabletop.catalog import game_named, game_names
from fabletop.cli.flags import Lang, Options, Seed
from fabletop.cli.home import is_terminal, play_at_home
from fabletop.cli.output import language_or_default, read_pairs
from fabletop.contract import Game, OptionValue, bad, fresh_seed
from fabletop.records.matches import MatchRecord, read_record

if TYPE_CHECKING:
    from fabletop.terminal.plain import PlainTable

SUFFIX = ".fable"
Plain = Annotated[
    bool, Parameter(negative="", help="Lines of text, for pipes and screen readers; also where there is no terminal.")
]
Records = Annotated[Path | None, Parameter(help="The folder that keeps the records of your games.")]


def play(
    what: Annotated[str | None, Parameter(help="A game, a record to go on with, or the link of a table.")] = None,
    *,
    seats: Annotated[
        str, Parameter(help="Who sits where: you, you=NAME or the name of a bot, separated by commas.")
    ] = "",
    option: Options = None,
    seed: Seed = None,
    lang: Lang = None,
    plain: Plain = False,
    records: Records = None,
    server: Annotated[str | None, Parameter(help="Play at a server, such as http://localhost:8000.")] = None,
    table: Annotated[str | None, Parameter(help="The table there: its id, or id?link=… with the private link.")] = None,
    name: Annotated[str | None, Parameter(help="What to be called there.")] = None,
    log_in: Annotated[
        bool, Parameter(negative="", help="Be the account of that name there; its password is asked for.")
    ] = False,
    rated: Annotated[
        bool | None, Parameter(help="Whether the match there counts; unsaid, with strangers if it can.")
    ] = None,
) -> int:
    """Play in the terminal."""
    from fabletop.terminal.account import Address, is_address
    from fabletop.terminal.keeping import records_folder

    language, options, folder = language_or_default(lang), read_pairs(option or []), records or records_folder()
    is_plain = plain or not is_terminal()
    if what is not None and is_address(what):
        address = Address(what)
        if not address.is_table:
            return replay(what, lang=lang, plain=plain)
        server, table = address.server, f"{address.id}?{address.query}"
    elif what is not None and what.endswith(SUFFIX):
        return go_on(Path(what), language, folder, is_plain)
    elif what is not None:
        game_named(what).for_options(options)
    if server is not None:
        return play_at(server, what, table, name, seats, options, language, folder, is_plain, log_in, rated)
    if rated:
        raise bad("error-rated-home")
    if is_plain:
        return play_plainly(what, seats, options, seed, language, folder)
    return play_at_home(what, seats, options, seed, language=language, folder=folder)


def play_plainly(
    what: str | None, seats: str, options: dict[str, OptionValue], seed: str | None, language: str, folder: Path
) -> int:
    from fabletop.terminal.plain import PlainTable
    from fabletop.terminal.seats import YOU

    chosen = game_needed(what, options)
    players = [name.strip() for name in seats.split(",")] if seats else [YOU] + ["random"] * (chosen.about.seats[0] - 1)
    here = PlainTable(chosen, players, options, fresh_seed() if seed is None else seed, language)
    play_and_keep(here, folder)
    return 0


def play_and_keep(here: PlainTable, folder: Path) -> None:
    """Whatever ends the game, and be it the end of the terminal: its record is kept."""
    from fabletop.terminal.signals import interrupt, leave_when_told

    leave_when_told(interrupt)
    try:
        here.play()
    finally:
        if here.record.choices:
            here.keep(folder)


def game_needed(what: str | None, options: dict[str, OptionValue]) -> Game:
    if what is None:
        raise bad("error-game-needed", allowed=", ".join(game_names()))
    return game_named(what).for_options(options)


def go_on(file: Path, language: str, folder: Path, is_plain: bool) -> int:
    """Go on with a recorded game; one that is over is watched."""
    record = read_record(file)
    *_, (position, _) = record.replayed()
    if record.game.result(position) is not None:
        return watch(record, "all", None, language, is_plain)
    if is_plain:
        from fabletop.terminal.plain import PlainTable

        here = PlainTable.resumed(record, language)
        play_and_keep(here, folder)
        return 0
    from fabletop.terminal.running import going_on, run_app

    return run_app(going_on(record), language=language, records=folder)


def play_at(
    server: str,
    game: str | None,
    table: str | None,
    name: str | None,
    seats: str,
    options: dict[str, OptionValue],
    language: str,
    folder: Path,
    is_plain: bool,
    log_in: bool,
    rated: bool | None,
) -> int:
    """Play at a table of a server: one that is named, one against bots, or one with whoever is there."""
    from fabletop.terminal.account import Account, find_table, phrases_of
    from fabletop.terminal.keeping import guests_file

    players = [player.strip() for player in seats.split(",")] if seats else []
    if table is None:
        game_needed(game, options)
    account = Account(server, name, language, guests_file())
    if log_in:
        account.log_in(name or "", asked_password(language))
    place, _, query = (table or find_table(account, str(game), players, options, rated)).partition("?")
    if is_plain:
        from fabletop.terminal.remote import RemoteTable
        from fabletop.terminal.signals import interrupt, leave_when_told

        leave_when_told(interrupt)
        RemoteTable(account, place, query, records=folder, phrases=phrases_of(account)).play()
        return 0
    from fabletop.terminal.running import at_server, run_app

    return run_app(at_server(account, place, query), language=language, records=folder, phrases=phrases_of(account))


def asked_password(language: str) -> str:
    """What nobody sees when it is typed, and no list of processes tells."""
    from getpass import getpass

    from fabletop.text.speech import Speech

    return getpass(f"{Speech(language)('web-password')}: ")


def replay(
    what: Annotated[str, Parameter(help="A record file, or the address of a match that is over.")],
    *,
    seat: Annotated[str, Parameter(help="Whose eyes: a seat number, public, or all.")] = "all",
    at: Annotated[int | None, Parameter(help="Only the table after so many choices.")] = None,
    lang: Lang = None,
    plain: Plain = False,
) -> int:
    """Watch a recorded game, or read it aloud."""
    return watch(record_called(what, lang), seat, at, language_or_default(lang), plain or not is_terminal())


def record_called(what: str, lang: str | None) -> MatchRecord:
    from fabletop.terminal.account import Account, Address, is_address

    if not is_address(what):
        return read_record(Path(what))
    from fabletop.terminal.fetching import record_of_match
    from fabletop.terminal.keeping import guests_file

    address = Address(what)
    return record_of_match(Account(address.server, None, language_or_default(lang), guests_file()), address.id)


def watch(record: MatchRecord, eyes: str, at: int | None, language: str, is_plain: bool) -> int:
    from fabletop.terminal.replay import Replay

    reading = Replay(record, eyes, language)
    if is_plain:
        for line in reading.lines() if at is None else reading.at(at):
            print(line)
        return 0
    from fabletop.terminal.keeping import records_folder
    from fabletop.terminal.running import replaying, run_app

    if at is not None:
        list(reading.at(at))
    return run_app(replaying(record, eyes, at or 0), language=language, records=records_folder())
