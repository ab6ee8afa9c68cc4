"""Runs the application until the person has had enough, through whatever goes wrong."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from fabletop.contract import OptionValue
from fabletop.records.matches import MatchRecord
from fabletop.terminal.account import Account
from fabletop.terminal.app import FabletopApp
from fabletop.terminal.hometable import HomeTable
from fabletop.terminal.screens.page import KeyedScreen
from fabletop.terminal.screens.replaying import ReplayScreen
from fabletop.terminal.screens.start import StartScreen
from fabletop.terminal.screens.table import TableScreen
from fabletop.terminal.seats import Player
from fabletop.terminal.servertable import ServerTable
from fabletop.terminal.signals import leave_when_told
from fabletop.terminal.troubles import TroubleApp
from fabletop.text.speech import Speech

First = Callable[[], KeyedScreen]


def at_the_start() -> First:
    return StartScreen


def at_home(game: str, players: Sequence[Player], options: Mapping[str, OptionValue], seed: str | None) -> First:
    HomeTable.refuse(game, players, options, seed)
    return lambda: TableScreen(HomeTable(game, players, options, seed))


def going_on(record: MatchRecord) -> First:
    return lambda: TableScreen(HomeTable.resumed(record))


def at_server(account: Account, table: str, query: str) -> First:
    return lambda: TableScreen(ServerTable(account, table, query))


def replaying(record: MatchRecord, eyes: str, at: int) -> First:
    return lambda: ReplayScreen(record, eyes=eyes, at=at)


def run_app(
    first: First, *, language: str, records: Path, phrases: Sequence[str] = (), tell: Callable[[str], None] = print
) -> int:
    """Run until it is left. After an error the person decides whether to go on from where it was."""
    while True:
        app = FabletopApp(first, language=language, records=records, phrases=phrases)
        leave_when_told(app.told_to_leave)
        app.run()
        language, say = app.language, Speech(app.language)
        if app.trouble is None:
            for sentence in (app.closed, say("play-saved", file=str(app.saved)) if app.saved else None):
                if sentence is not None:
                    tell(sentence)
            return 0
        again = go_on_from(app)
        screen = TroubleApp(app.trouble, language, may_go_on=again is not None)
        if not screen.run() or again is None:
            for sentence in app.trouble.sentences(say):
                tell(sentence)
            return 1
        first = again


def go_on_from(app: FabletopApp) -> First | None:
    """How to go on after an error: at the same table, at home or at the server."""
    table = app.table
    if isinstance(table, ServerTable):
        return at_server(table.account, table.table, table.query)
    record = table.record() if table is not None else None
    return going_on(record) if record is not None else app.first
