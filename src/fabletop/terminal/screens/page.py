"""What all screens share: keys that are shown where they can be pressed, and words that change with the language."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, Protocol, cast

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text
from textual import events
from textual.binding import Binding
from textual.geometry import Size
from textual.screen import Screen
from textual.widget import Widget

from fabletop.contract import Message
from fabletop.terminal.anytable import TableLine
from fabletop.terminal.drawing.blocks import Block, padded
from fabletop.terminal.drawing.palette import Palette
from fabletop.text.speech import Speech

CYRILLIC = dict(zip("qwertyuiopasdfghjklzxcvbnm", "йцукенгшщзфывапролдячсмить", strict=True))
"""The letters on the same keys, for those whose keyboard writes Russian."""
SIGNS = {
    "enter": "⏎",
    "escape": "Esc",
    "question_mark": "?",
    "slash": "/",
    "left": "←",
    "right": "→",
    "up": "↑",
    "down": "↓",
    "pageup": "PgUp",
    "pagedown": "PgDn",
    "tab": "Tab",
    "space": "␣",
    "home": "Home",
    "end": "End",
    "plus": "+",
    "minus": "−",
}


@dataclass(frozen=True)
class Key:
    """A key, what it does, and the words for it."""

    keys: str
    action: str
    words: str
    shown: str = ""
    """How the key is written, if not by its own sign."""

    def every_key(self) -> str:
        """With the Russian letters that are on the same keys."""
        keys = self.keys.split(",")
        return ",".join(keys + [CYRILLIC[key] for key in keys if key in CYRILLIC])

    def sign(self) -> str:
        first = self.keys.split(",")[0]
        return self.shown or SIGNS.get(first, first)


HELP = Key("question_mark,f1", "help", "term-key-help")
LANGUAGE = Key("f2", "language", "term-key-language", "F2")
THEME = Key("f3", "theme", "term-key-theme", "F3")
QUIT = Key("q,ctrl+q", "leave", "term-key-quit")
BACK = Key("escape,q", "back", "term-key-back")
EVERYWHERE = (HELP, LANGUAGE, THEME)


class Stage(Protocol):
    """What screens ask of the application that shows them."""

    language: str
    saved: Path | None
    phrases: Any
    answers_only_choices: bool
    """Do questions with one choice answer themselves, where only bots could notice it?"""

    @property
    def speech(self) -> Speech: ...
    @property
    def palette(self) -> Palette: ...
    def change_language(self) -> None: ...
    def change_theme(self) -> None: ...
    def help_on(self, page: Any) -> None: ...
    def play_at_home(self, game: str, players: Any, options: Any) -> None: ...
    def play_again(self, table: TableLine) -> None: ...
    def play_next(self, table: TableLine, match: str) -> None: ...
    def watch_again(self, screen: Any) -> None: ...
    def keep_copy(self, table: TableLine) -> None: ...
    def say_closed(self, why: Message | None) -> None: ...
    def leave(self) -> None: ...


class KeyedScreen(Screen[Any]):
    """A screen whose keys are shown at the bottom."""

    KEYS: ClassVar[tuple[Key, ...]] = ()
    NAME: ClassVar[str] = ""
    """The message with which help begins."""
    is_seen: bool = False
    """Has it been shown?"""
    drawn_for: Size | None = None
    """The size of the window when it was last drawn for one."""

    def __init_subclass__(cls, **more: Any) -> None:
        keys = (*cls.KEYS, *EVERYWHERE)
        cls.BINDINGS = [Binding(key.every_key(), key.action, show=False) for key in keys]
        super().__init_subclass__(**more)

    @property
    def tale(self) -> Stage:
        return cast(Stage, self.app)

    @property
    def say(self) -> Speech:
        return self.tale.speech

    @property
    def palette(self) -> Palette:
        return self.tale.palette

    @property
    def is_drawn(self) -> bool:
        """Are all parts of the screen there? News can come before they are, and after they are gone."""
        return self.is_attached and bool(self.size.width) and bool(self.query(KeyBar))

    def keys(self) -> tuple[Key, ...]:
        """The keys that do something now."""
        return self.KEYS

    def speak(self) -> None:
        """Say everything anew: the language, the colours or the size have changed."""
        for lines in self.query(Lines):
            lines.redraw()

    def scroll_to_end(self, name: str) -> None:
        """To the newest lines of a part, if it is still there: a screen may go before it is drawn again."""
        for part in self.query(name):
            part.scroll_end(animate=False)

    def on_seen(self) -> None:
        """Begin what can wait until the screen is there."""

    def on_screen_resume(self) -> None:
        self.drawn_for = self.size if self.is_drawn else None
        self.speak()

    def on_resize(self) -> None:
        """A window that has come up is said to be resized too, though nothing has changed."""
        if self.size != self.drawn_for:
            self.on_screen_resume()

    def action_help(self) -> None:
        self.tale.help_on(self)

    def action_language(self) -> None:
        self.tale.change_language()

    def action_theme(self) -> None:
        self.tale.change_theme()

    def action_back(self) -> None:
        self.dismiss(None)


class Lines(Widget):
    """Lines that a function draws for a width, as many as they are."""

    def __init__(self, draw: Callable[[int], Block], *, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes)
        self.draw = draw
        self.drawn: tuple[int, Block] | None = None

    def redraw(self) -> None:
        self.drawn = None
        self.refresh(layout=True)

    def lines(self, width: int) -> Block:
        if self.drawn is None or self.drawn[0] != width:
            self.drawn = width, [padded(line, width) for line in self.draw(width)] if width > 0 else []
        return self.drawn[1]

    def get_content_width(self, container: Size, viewport: Size) -> int:
        return container.width

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return len(self.lines(width))

    def render(self) -> Text:
        text = Text(no_wrap=True, end="")
        for number, line in enumerate(self.lines(self.size.width)):
            text.append("\n" if number else "")
            text.append_text(line)
        return text


class KeyBar(Lines):
    """Every key that does something now, and what; it can be clicked."""

    def __init__(self, page: KeyedScreen) -> None:
        super().__init__(self.bar, id="keys")
        self.page = page

    def bar(self, width: int) -> Block:
        """In a small window the rest is left to the help, whose key comes first then."""
        most = 1 if self.page.size.height < 16 else 2 if self.page.size.height < 24 else 4
        lines = rows_of([self.part(key) for key in (*self.page.keys(), *EVERYWHERE)], width)
        if len(lines) > most:
            lines = rows_of([self.part(key) for key in (HELP, *self.page.keys())], width)[:most]
        return lines

    def part(self, key: Key) -> Text:
        palette = self.page.palette
        text = Text()
        text.append(f" {key.sign()}", Style(color=palette.lantern, bold=True))
        text.append(f" {self.page.say(key.words)} ", palette.ink)
        text.stylize(Style(meta={"action": key.action}))
        return text

    async def on_click(self, event: events.Click) -> None:
        action = event.style.meta.get("action")
        if action:
            await self.page.run_action(f"screen.{action}")


def rows_of(parts: Iterable[Text], width: int) -> Block:
    lines = [Text()]
    for part in parts:
        if lines[-1].cell_len + part.cell_len > width and lines[-1].plain:
            lines.append(Text())
        lines[-1].append_text(part)
    return lines


def heading_line(palette: Palette, text: str, width: int, right: str = "") -> Text:
    """A line across the screen: what this is, and something at its end."""
    line = Text(f" ❧ {text} ", Style(color=palette.lantern, bold=True))
    gap = width - line.cell_len - cell_len(right) - 1
    if right and gap >= 1:
        line.append("─" * (gap - 1) + " ", palette.line)
        line.append(right, palette.ink)
    else:
        line.append("─" * max(0, width - line.cell_len), palette.line)
    return line
