"""The first page, where no game was named: which game, how many, against whom."""

from __future__ import annotations

from typing import ClassVar, TypeVar

from rich.style import Style
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import VerticalScroll

from fabletop.bots import LEVELS, STYLED
from fabletop.catalog import OWN, game_named, game_names
from fabletop.contract import FabletopError, Option, OptionValue
from fabletop.terminal.drawing.blocks import Block, marked, wrapped
from fabletop.terminal.screens.page import Key, KeyBar, KeyedScreen, Lines, heading_line
from fabletop.terminal.screens.reading import SearchScreen
from fabletop.terminal.seats import YOU, Player, numbered
from fabletop.text.agreed import edition_of, option_name, option_value
from fabletop.text.speech import Speech

Kind = TypeVar("Kind")
NOBODY = ""
"""In place of a character: the level as it is."""
TREES = "      ▲       ▲ ▲          ▲     ▲▲        ▲      ▲  ▲       ▲▲      ▲     ▲   ▲     "


class StartScreen(KeyedScreen):
    """A few rows of things to settle, and a beginning."""

    NAME = "term-start-about"
    KEYS: ClassVar[tuple[Key, ...]] = (
        Key("up,down", "row(1)", "term-key-move", "↑↓"),
        Key("left,right", "change(1)", "term-key-change", "←→"),
        Key("enter", "begin", "term-key-begin"),
        Key("r", "rules", "term-key-rules"),
        Key("q,escape,ctrl+q", "leave", "term-key-quit"),
    )

    def __init__(self) -> None:
        super().__init__()
        self.row, self.notice, self.typed = 0, "", ""
        self.people, self.level, self.character = 1, 0, NOBODY
        self.seats: dict[str, int] = {}
        self.options: dict[str, dict[str, OptionValue]] = {}
        self.choose_game(next(iter(OWN)))

    def compose(self) -> ComposeResult:
        yield Lines(self.head, id="head")
        with VerticalScroll(id="text", can_focus=False):
            yield Lines(self.body, id="body")
        yield KeyBar(self)

    def choose_game(self, name: str) -> None:
        """A game, with what was settled for it before; the others are not read until somebody looks at them."""
        self.game = game_named(name)
        self.seats.setdefault(name, self.game.about.seats[0])
        self.options.setdefault(name, {option.name: option.default for option in self.game.about.options})

    def rows(self) -> list[tuple[str, str, str]]:
        """What can be settled: its name, its words and its value."""
        game, say = self.game, Speech(self.tale.language, more=self.game.locale)
        name = game.about.id
        seats = self.seats[name]
        rows = [
            ("game", self.say("web-games"), say(f"{name}-title")),
            ("seats", self.say("web-home-seats"), str(seats)),
            ("people", self.say("term-people"), str(min(self.people, seats))),
            ("level", self.say("web-home-level"), self.say(f"web-level-{LEVELS[self.level]}")),
            *([("character", self.say("term-character"), self.character_words())] if self.characters() else ()),
        ]
        for option in game.about.options:
            value = self.options[name][option.name]
            rows.append((option.name, option_name(game, option, say), option_value(game, option, value, say)))
        return rows

    def characters(self) -> tuple[str, ...]:
        """Nobody's style, and those that bots of this level may have in this game, if there are any."""
        names = [character.name for character in self.game.characters if LEVELS[self.level] in STYLED]
        return (NOBODY, *names) if names else ()

    def character_words(self) -> str:
        if self.character not in self.characters() or self.character == NOBODY:
            return self.say("term-character-none")
        return self.say(f"character-{self.character}")

    def bot(self) -> str:
        """The bot that is settled: a level, or a level with a character."""
        is_styled = self.character != NOBODY and self.character in self.characters()
        return f"{LEVELS[self.level]}-{self.character}" if is_styled else LEVELS[self.level]

    def head(self, width: int) -> Block:
        return [heading_line(self.palette, self.say("web-home-title"), width)]

    def body(self, width: int) -> Block:
        palette, wide = self.palette, min(width - 4, 92)
        lines = [
            Text((TREES * 3)[:width], palette.leaf),
            *wrapped(self.say("web-tagline"), wide, palette.faded),
            Text(),
        ]
        options = self.options[self.game.about.id]
        for at, (name, words, value) in enumerate(self.rows()):
            if name == next(iter(options), None):
                lines.append(Text(f"  {self.say('web-home-options')}", Style(color=palette.faded, bold=True)))
            lines += marked([self.row_line(at, words, value, wide)], {"row": at, "name": name})
            option = self.option_named(name)
            if at == self.row and option is not None and option.limits is not None:
                least, most = option.limits
                lines += wrapped("    " + self.say("term-number", least=least, most=most), wide, palette.faded)
        about = Speech(self.tale.language, more=self.game.locale)
        lines += [Text(), *wrapped(about(f"{self.game.about.id}-about"), wide, palette.ink)]
        lines += wrapped(edition_of(self.game, about) or "", wide, palette.faded)
        if self.notice:
            lines += wrapped(f"✗ {self.notice}", wide, Style(color=palette.berry, bold=True))
        return lines

    def row_line(self, at: int, words: str, value: str, wide: int) -> Text:
        is_here, palette = at == self.row, self.palette
        line = Text("▶ " if is_here else "  ", Style(color=palette.lantern, bold=True))
        room = max(12, wide - len(value) - 10)
        line.append(f"{words[:room]:<{min(room, 46)}} ", Style(color=palette.ink, bold=is_here))
        line.append("‹ " if is_here else "  ", palette.lantern)
        line.append(value, Style(color=palette.lantern, bold=True, reverse=is_here))
        line.append(" ›" if is_here else "", palette.lantern)
        return line

    def on_key(self, event: events.Key) -> None:
        moves = {"up": (self.action_row, -1), "left": (self.action_change, -1)}
        if event.key in moves:
            event.stop()
            action, by = moves[event.key]
            action(by)
        elif event.key == "down":
            event.stop()
            self.action_row(1)
        elif event.key == "right":
            event.stop()
            self.action_change(1)
        elif event.key.isdecimal():
            self.type_digit(event.key)

    def type_digit(self, digit: str) -> None:
        """A number of the player's own, where the row takes one; whether it is allowed is said at the beginning."""
        option = self.option_named(self.rows()[self.row][0])
        if option is None or option.limits is None:
            return
        is_full = len(self.typed) == len(str(option.limits[1]))
        self.typed, self.notice = digit if is_full else self.typed + digit, ""
        self.options[self.game.about.id][option.name] = int(self.typed)
        self.speak()

    def option_named(self, name: str) -> Option | None:
        return next((option for option in self.game.about.options if option.name == name), None)

    def on_click(self, event: events.Click) -> None:
        at = event.style.meta.get("row")
        if at is not None:
            was, self.row, self.typed = self.row, int(at), ""
            if was == self.row:
                self.action_change(1)
            self.speak()

    def action_row(self, by: int) -> None:
        self.row, self.typed = (self.row + by) % len(self.rows()), ""
        self.speak()

    def action_change(self, by: int) -> None:
        """The next value of the row, or the one before."""
        self.notice, self.typed = "", ""
        name, game = self.rows()[self.row][0], self.game
        if name == "game":
            self.choose_game(after(game_names(), game.about.id, by))
        elif name == "seats":
            self.seats[game.about.id] = after(game.about.seats, self.seats[game.about.id], by)
        elif name == "people":
            self.people = after(tuple(range(self.seats[game.about.id] + 1)), self.people, by)
        elif name == "level":
            self.level = (self.level + by) % len(LEVELS)
        elif name == "character":
            self.character = after(self.characters(), self.character, by)
        elif (option := self.option_named(name)) is not None:
            self.options[game.about.id][name] = after(option.values, self.options[game.about.id][name], by)
        self.speak()

    def action_begin(self) -> None:
        name = self.game.about.id
        seats, people = self.seats[name], min(self.people, self.seats[name])
        players = [Player(YOU, is_person=True)] * people + [Player(self.bot(), is_person=False)] * (seats - people)
        if people > 1:
            players = numbered(players, self.say)
        try:
            self.tale.play_at_home(name, players, self.options[name])
        except FabletopError as error:
            self.notice = self.say.say(error.message)
            self.speak()

    def action_rules(self) -> None:
        self.app.push_screen(SearchScreen(self.game))

    def action_leave(self) -> None:
        self.tale.leave()


def after(values: tuple[Kind, ...], value: Kind, by: int) -> Kind:
    """The next value, or the one before; of none of them the first, or the last."""
    at = values.index(value) if value in values else min(0, -by)
    return values[(at + by) % len(values)]
