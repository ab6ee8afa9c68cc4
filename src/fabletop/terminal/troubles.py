"""When something goes wrong: what happened, where the record is, and how to go on. Never a traceback."""

from __future__ import annotations

import contextlib
import traceback
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import ClassVar

from rich.style import Style
from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding

from fabletop.contract import FabletopError
from fabletop.terminal.drawing.blocks import Block, wrapped
from fabletop.terminal.drawing.palette import LANTERN
from fabletop.text.speech import Speech


@dataclass
class Trouble:
    """What happened, in a sentence, and what is left of it."""

    what: str
    details: Path | None
    """Where the programmers' view of it is written down."""
    saved: Path | None = None

    def sentences(self, say: Speech) -> list[str]:
        told = [say("term-trouble-what", what=self.what)]
        told.append(say("play-saved", file=str(self.saved)) if self.saved else say("term-trouble-no-record"))
        if self.details is not None:
            told.append(say("term-trouble-details", file=str(self.details)))
        if self.saved is not None:
            told.append(say("term-trouble-later", file=str(self.saved)))
        return told


def trouble_of(error: BaseException, say: Speech, folder: Path) -> Trouble:
    cause: BaseException = error
    while cause.__cause__ is not None:
        cause = cause.__cause__
    inner = getattr(cause, "error", None)
    cause = inner if isinstance(inner, BaseException) else cause
    if isinstance(cause, FabletopError):
        what = say.say(cause.message)
    else:
        what = say("term-trouble-inside", kind=type(cause).__name__, why=str(cause)[:200] or "–")
    return Trouble(what, written_down(error, folder.parent / "troubles"))


def written_down(error: BaseException, folder: Path) -> Path | None:
    """The traceback goes into a file, for whoever wants to report it."""
    path = folder / f"{datetime.now():%Y%m%d-%H%M%S-%f}.txt"
    with contextlib.suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text("".join(traceback.format_exception(error)), "utf-8")
        return path
    return None


class TroubleApp(App[bool]):
    """The error screen: an application of its own, so that nothing broken is needed to show it."""

    ENABLE_COMMAND_PALETTE = False
    CSS = "Screen { padding: 1 2; background: #15231c; color: #f3e7cb; } Static { width: 100%; height: auto; }"
    BINDINGS: ClassVar = [
        Binding("enter,space", "again", show=False),
        Binding("q,й,escape,ctrl+q", "stop", show=False),
    ]

    def __init__(self, trouble: Trouble, language: str, *, may_go_on: bool) -> None:
        super().__init__()
        self.trouble, self.say, self.may_go_on = trouble, Speech(language), may_go_on

    def compose(self) -> ComposeResult:
        from textual.widgets import Static

        yield Static(Text("\n").join(self.lines(76)), id="trouble")

    def lines(self, width: int) -> Block:
        head = Style(color=LANTERN.lantern, bold=True)
        lines = [Text(f"❧ {self.say('term-trouble-title')}", head), Text()]
        for sentence in self.trouble.sentences(self.say):
            lines += [*wrapped(sentence, width, LANTERN.ink), Text()]
        keys = [("⏎", "term-trouble-again")] if self.may_go_on else []
        for key, words in (*keys, ("q", "term-key-quit")):
            lines.append(Text(f" {key} ", head).append(f" {self.say(words)}", LANTERN.ink))
        return lines

    def action_again(self) -> None:
        if self.may_go_on:
            self.exit(True)

    def action_stop(self) -> None:
        self.exit(False)

    def _handle_exception(self, error: Exception) -> None:
        """Even this screen may fail; then the sentences are printed."""
        self._return_code = 1
        self._close_messages_no_wait()
