"""Small screens that ask: yes or no, who takes the keyboard, what to say, words of one's own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from rich.style import Style
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Input

from fabletop.terminal.drawing.blocks import Block, centred, marked, padded, wrapped
from fabletop.terminal.screens.page import Key, KeyBar, KeyedScreen, Lines, heading_line


class MenuScreen(KeyedScreen):
    """A sentence and a few answers, of which one is chosen by arrows, number or mouse."""

    KEYS: ClassVar[tuple[Key, ...]] = (
        Key("up", "aim(-1)", "term-key-move", "↑↓"),
        Key("enter,space", "choose", "term-key-choose"),
        Key("escape", "back", "term-key-back"),
    )

    def __init__(self, asked: str, answers: Sequence[tuple[str, str]]) -> None:
        """Answers are told as what comes back, and the words for it."""
        super().__init__()
        self.asked, self.answers, self.aimed = asked, list(answers), 0

    def compose(self) -> ComposeResult:
        yield Lines(self.head, id="head")
        with VerticalScroll(id="text"):
            yield Lines(self.body, id="body")
        yield KeyBar(self)

    def head(self, width: int) -> Block:
        return [heading_line(self.palette, self.say("term-title"), width)]

    def body(self, width: int) -> Block:
        lines = [Text(), *wrapped(self.asked, min(70, width - 4), Style(color=self.palette.ink, bold=True)), Text()]
        for at, (_, words) in enumerate(self.answers):
            line = Text("▶ " if at == self.aimed else "  ", Style(color=self.palette.lantern, bold=True))
            line.append(f"{at + 1} ", Style(color=self.palette.lantern, bold=True))
            line.append(f" {words} ", Style(color=self.palette.ink, reverse=at == self.aimed))
            lines += marked([line], {"answer": at})
        return lines

    def action_aim(self, by: int) -> None:
        self.aimed = (self.aimed + by) % len(self.answers)
        self.speak()

    def on_key(self, event: events.Key) -> None:
        if event.key in ("down", "tab"):
            event.stop()
            self.action_aim(1)
        elif event.character and event.character.isdigit() and 1 <= int(event.character) <= len(self.answers):
            event.stop()
            self.dismiss(self.answers[int(event.character) - 1][0])

    def on_click(self, event: events.Click) -> None:
        at = event.style.meta.get("answer")
        if at is not None:
            self.dismiss(self.answers[at][0])

    def action_choose(self) -> None:
        self.dismiss(self.answers[self.aimed][0])


class CurtainScreen(KeyedScreen):
    """Nobody's cards are to be seen: the keyboard goes to somebody else."""

    NAME = "term-curtain-about"
    KEYS: ClassVar[tuple[Key, ...]] = (
        Key("enter,space", "lift", "term-key-lift"),
        Key("u", "undo", "term-key-undo"),
        Key("q,ctrl+q", "leave", "term-key-quit"),
    )

    def __init__(self, name: str, before: str | None) -> None:
        super().__init__()
        self.person, self.before = name, before

    def keys(self) -> tuple[Key, ...]:
        return self.KEYS if self.before is not None else tuple(key for key in self.KEYS if key.action != "undo")

    def compose(self) -> ComposeResult:
        yield Lines(self.head, id="head")
        yield Lines(self.body, id="curtain")
        yield KeyBar(self)

    def head(self, width: int) -> Block:
        return [heading_line(self.palette, self.say("term-title"), width)]

    def body(self, width: int) -> Block:
        height = max(8, self.size.height - 4)
        folds = Text(("▌│" * width)[:width], Style(color=self.palette.berry))
        words = [self.say("term-curtain", name=self.person), self.say("term-curtain-ready", name=self.person)]
        middle = [padded(Text(centred(word, width), Style(color=self.palette.ink, bold=True)), width) for word in words]
        above = max(1, (height - 6) // 2)
        blank = Text(" " * width)
        return [*[folds] * above, blank, middle[0], middle[1], blank, *[folds] * above]

    def action_lift(self) -> None:
        self.dismiss("lift")

    def action_undo(self) -> None:
        if self.before is not None:
            self.dismiss("undo")

    def action_leave(self) -> None:
        self.dismiss("leave")


class TalkScreen(KeyedScreen):
    """What was said at the table, ready-made phrases, and words of one's own where the table allows them."""

    NAME = "term-talk-about"
    KEYS: ClassVar[tuple[Key, ...]] = (
        Key("up", "aim(-1)", "term-key-move", "↑↓"),
        Key("enter", "choose", "term-key-say"),
        Key("tab", "own", "term-key-own-words"),
        Key("escape", "back", "term-key-back"),
    )

    def __init__(self, said: Callable[[], Sequence[str]], phrases: Sequence[tuple[str, str]], *, free: bool) -> None:
        super().__init__()
        self.said, self.phrases, self.free, self.aimed = said, list(phrases), free, 0

    def keys(self) -> tuple[Key, ...]:
        return self.KEYS if self.free else tuple(key for key in self.KEYS if key.action != "own")

    def compose(self) -> ComposeResult:
        yield Lines(self.head, id="head")
        with VerticalScroll(id="text"):
            yield Lines(self.body, id="body")
        if self.free:
            yield Input(max_length=200, id="own")
        yield KeyBar(self)

    def on_mount(self) -> None:
        self.set_focus(None)

    def speak(self) -> None:
        for field in self.query(Input):
            field.placeholder = self.say("web-talk-own")
        super().speak()

    def head(self, width: int) -> Block:
        return [heading_line(self.palette, self.say("web-talk"), width)]

    def body(self, width: int) -> Block:
        lines: Block = []
        for said in self.said()[-12:] or [self.say("web-talk-empty")]:
            lines += wrapped(said, width - 2, self.palette.ink)
        lines.append(Text())
        for at, (_, words) in enumerate(self.phrases):
            style = Style(
                color=self.palette.lantern if at == self.aimed else self.palette.ink, reverse=at == self.aimed
            )
            lines += marked([Text("▶ " if at == self.aimed else "  ").append(words, style)], {"phrase": at})
        return lines

    def action_aim(self, by: int) -> None:
        if self.phrases:
            self.aimed = (self.aimed + by) % len(self.phrases)
            self.speak()

    def on_key(self, event: events.Key) -> None:
        if event.key == "down":
            event.stop()
            self.action_aim(1)

    def on_click(self, event: events.Click) -> None:
        at = event.style.meta.get("phrase")
        if at is not None:
            self.dismiss(("phrase", self.phrases[at][0]))

    def action_choose(self) -> None:
        if self.phrases:
            self.dismiss(("phrase", self.phrases[self.aimed][0]))

    def action_own(self) -> None:
        if self.free:
            self.query_one(Input).focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        if event.value.strip():
            self.dismiss(("text", event.value.strip()))


class WordsScreen(KeyedScreen):
    """A question that is answered in words of one's own."""

    KEYS: ClassVar[tuple[Key, ...]] = (
        Key("enter", "send", "term-key-send"),
        Key("escape", "back", "term-key-back"),
    )

    def __init__(self, asked: Callable[[], str], *, longest: int, before: str = "", may_be_none: bool = False) -> None:
        super().__init__()
        self.asked, self.longest, self.before, self.may_be_none = asked, longest, before, may_be_none

    def compose(self) -> ComposeResult:
        yield Lines(self.head, id="head")
        with VerticalScroll(id="text", can_focus=False):
            yield Lines(self.body, id="body")
        yield Input(self.before, max_length=self.longest, id="own")
        yield KeyBar(self)

    def on_mount(self) -> None:
        self.query_one(Input).focus()

    def head(self, width: int) -> Block:
        return [heading_line(self.palette, self.say("term-title"), width)]

    def body(self, width: int) -> Block:
        return [Text(), *wrapped(self.asked(), min(70, width - 4), Style(color=self.palette.ink, bold=True))]

    def on_input_submitted(self) -> None:
        self.action_send()

    def action_send(self) -> None:
        """Nothing is sent where words are needed and there are none."""
        words = self.query_one(Input).value.strip()
        if words or self.may_be_none:
            self.dismiss(words)
