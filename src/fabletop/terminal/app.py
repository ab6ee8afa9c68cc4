"""The terminal application: it shows one screen after another, and nothing is lost when it ends."""

from __future__ import annotations

import asyncio
import contextlib
import gc
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from rich.console import RenderableType
from textual.app import App
from textual.screen import Screen
from textual.theme import Theme
from textual.worker import Worker, WorkerError

from fabletop.contract import FabletopError, Message, OptionValue
from fabletop.records.matches import MatchRecord
from fabletop.terminal.anytable import TableLine
from fabletop.terminal.drawing.palette import PALETTES, Palette
from fabletop.terminal.hometable import HomeTable
from fabletop.terminal.keeping import copy_path, keep_record
from fabletop.terminal.screens.company import Company
from fabletop.terminal.screens.page import KeyedScreen
from fabletop.terminal.screens.reading import HelpScreen
from fabletop.terminal.screens.table import TableScreen
from fabletop.terminal.seats import Player
from fabletop.terminal.servertable import ServerTable
from fabletop.terminal.troubles import Trouble, trouble_of
from fabletop.text.speech import LANGUAGES, Speech

LONGEST_FAREWELL = 5.0
"""Seconds that a record from a server may still take when the person leaves."""
STYLE = """
Screen { background: $background; color: $foreground; layout: vertical; }
Lines { height: auto; width: 100%; background: $background; }
#middle { width: 100%; height: 1fr; }
#board { width: 1fr; height: 100%; padding: 0 0 0 1; scrollbar-size-vertical: 1; }
#log { width: 36; height: 100%; border-left: vkey $secondary; scrollbar-size-vertical: 1; padding: 0 0 0 1; }
#choices { width: 100%; height: auto; scrollbar-size-vertical: 1; }
#text { width: 100%; height: 1fr; padding: 0 1; scrollbar-size-vertical: 1; }
#curtain { height: 1fr; }
#keys { dock: bottom; background: $surface; }
Input { height: 3; border: round $secondary; background: $background; color: $foreground; }
Input:focus { border: round $primary; }
"""


def theme_of(name: str, palette: Palette) -> Theme:
    return Theme(
        name=name,
        primary=palette.lantern,
        secondary=palette.line,
        accent=palette.lantern,
        foreground=palette.ink,
        background=palette.ground,
        surface=palette.panel,
        panel=palette.panel,
        dark=palette.is_dark,
    )


class FabletopApp(App[None]):
    """Holds the language, the colours and the table; the screens do the rest."""

    TITLE = "fabletop"
    CSS = STYLE
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar = []

    def __init__(
        self,
        first: Callable[[], KeyedScreen],
        *,
        language: str,
        records: Path,
        theme: str = "lantern",
        phrases: Sequence[str] = (),
    ) -> None:
        super().__init__()
        self.first = first
        self.language = language
        self.records = records
        self.theme_wanted = theme
        self.phrases = phrases
        self.answers_only_choices = False
        self.table: TableLine | None = None
        self.saved: Path | None = None
        self.saved_choices = -1
        self.closed: str | None = None
        """Why the server sent us away."""
        self.trouble: Trouble | None = None
        self.keeping: Worker[None] | None = None
        """Fetches the record of a match that has ended at a server."""
        self.loop: asyncio.AbstractEventLoop | None = None
        self.is_told_to_leave = False

    def on_mount(self) -> None:
        for name, palette in PALETTES.items():
            self.register_theme(theme_of(name, palette))
        self.theme = self.theme_wanted
        self.go_to(self.first())
        self.loop = asyncio.get_running_loop()
        if self.is_told_to_leave:
            self.leave()

    def _display(self, screen: Screen[Any], renderable: RenderableType | None) -> None:
        """A screen that is seen for the first time begins what could wait so long."""
        super()._display(screen, renderable)
        is_shown = renderable is not None and not self._batch_count
        if is_shown and isinstance(screen, KeyedScreen) and not screen.is_seen:
            screen.is_seen = True
            screen.call_later(screen.on_seen)
            self.tidy_up_again()

    def tidy_up_again(self) -> None:
        """What the first screen is made of stays; rubbish may be looked for from now on."""
        if not gc.isenabled():
            gc.freeze()
            gc.enable()

    @property
    def speech(self) -> Speech:
        return Speech(self.language)

    @property
    def palette(self) -> Palette:
        return PALETTES.get(self.theme, PALETTES["lantern"])

    def go_to(self, page: KeyedScreen) -> None:
        """Show a screen in place of all others."""
        if isinstance(page, TableScreen):
            self.table = page.table
        while len(self.screen_stack) > 1:
            self.pop_screen()
        self.push_screen(page)

    # Language and colours.

    def help_on(self, page: KeyedScreen) -> None:
        if not isinstance(page, HelpScreen):
            self.push_screen(HelpScreen(page))

    def change_language(self) -> None:
        """The next language, at once and everywhere."""
        self.language = LANGUAGES[(LANGUAGES.index(self.language) + 1) % len(LANGUAGES)]
        self.speak()

    def change_theme(self) -> None:
        names = list(PALETTES)
        self.theme = names[(names.index(self.theme) + 1) % len(names)]
        self.speak()

    def speak(self) -> None:
        for screen in self.screen_stack:
            if isinstance(screen, KeyedScreen):
                screen.speak()

    # Tables.

    def play_at_home(self, game: str, players: Sequence[Player], options: Mapping[str, OptionValue]) -> None:
        self.saved, self.saved_choices = None, -1
        self.go_to(TableScreen(HomeTable(game, players, options)))

    def play_again(self, table: TableLine) -> None:
        """The same table once more, everybody one seat further."""
        if isinstance(table, HomeTable):
            players = table.players[-1:] + table.players[:-1]
            self.saved, self.saved_choices = None, -1
            settings = table.match.settings
            self.go_to(TableScreen(HomeTable(settings.game, players, settings.options, pace=table.pace)))

    def play_next(self, table: TableLine, match: str) -> None:
        """The match of a server that follows the one at a table."""
        if isinstance(table, ServerTable):
            table.leave()
            self.saved, self.saved_choices = None, -1
            self.go_to(TableScreen(ServerTable(table.account, match)))

    def watch_again(self, screen: Company) -> None:
        from fabletop.terminal.screens.replaying import ALL, ReplayScreen

        async def fetch() -> None:
            record = await asyncio.to_thread(self.record_at, screen.table)
            if record is not None:
                view = screen.table.view
                own = view.seat if view is not None and not view.shared else None
                self.push_screen(ReplayScreen(record, eyes=ALL if own is None else str(own), is_alone=False))
            elif isinstance(screen.table, ServerTable):
                address = screen.table.match_address
                screen.notice = f"✗ {self.speech('term-record-at-server', url=address)}"
                screen.speak()

        self.run_worker(fetch())

    def keep_copy(self, table: TableLine) -> None:
        """A match of a server that was dealt and is over is kept here too."""
        if isinstance(table, ServerTable) and table.view is not None and table.view.fairness.seed is not None:
            self.keeping = self.run_worker(self.fetch_copy(table))

    async def fetch_copy(self, table: ServerTable) -> None:
        record = await asyncio.to_thread(self.record_at, table)
        kept = (
            keep_record(record, self.records, copy_path(self.records, record, table.table))
            if record is not None
            else None
        )
        table.is_unkept = kept is None
        if self.table is table:
            self.saved = kept
            self.speak()

    def record_at(self, table: TableLine) -> MatchRecord | None:
        """The record of a table, from the server if it is there."""
        if isinstance(table, ServerTable):
            from fabletop.terminal.fetching import record_of_match

            try:
                return record_of_match(table.account, table.table)
            except FabletopError:
                return None
        return table.record()

    # The end.

    def save(self) -> Path | None:
        """Keep the record of what was played at home, once for every state of it."""
        record = self.table.record() if self.table is not None else None
        if record is not None and len(record.choices) != self.saved_choices:
            self.saved = keep_record(record, self.records, self.saved)
            self.saved_choices = len(record.choices)
        return self.saved

    def leave(self) -> None:
        self.save()
        if self.table is not None:
            self.table.leave()
        if self.keeping is not None and not self.keeping.is_finished:
            self.run_worker(self.leave_when_kept(self.keeping))
        else:
            self.exit()

    def told_to_leave(self) -> None:
        """A signal may come at any moment, even before there is anything to leave."""
        self.is_told_to_leave = True
        if self.loop is not None:
            self.loop.call_soon_threadsafe(self.call_later, self.leave)

    async def leave_when_kept(self, keeping: Worker[None]) -> None:
        """Who leaves right after the end has the record all the same, unless the server is too slow."""
        with contextlib.suppress(WorkerError, TimeoutError):
            await asyncio.wait_for(keeping.wait(), LONGEST_FAREWELL)
        self.exit()

    def say_closed(self, why: Message | None) -> None:
        """The server does not want us here; nothing more can be done."""
        self.closed = self.speech.say(why) if why is not None else None
        self.leave()

    def _handle_exception(self, error: Exception) -> None:
        """Whatever went wrong: keep the record, and end without a word; whoever runs the application tells the rest."""
        if self.trouble is None:
            self.trouble = trouble_of(error, self.speech, self.records)
            try:
                self.trouble.saved = self.save()
            except Exception:  # the record itself may be what is broken
                self.trouble.saved = None
        self._return_code = 1
        self._close_messages_no_wait()
