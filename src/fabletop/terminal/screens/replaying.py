"""A recorded game, step by step, through chosen eyes."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from rich.style import Style
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.timer import Timer

from fabletop.contract import Event, Pointed, Position, View
from fabletop.match.folk import folk_in
from fabletop.records.matches import MatchRecord
from fabletop.terminal.drawing.blocks import Block, after, wrapped
from fabletop.terminal.drawing.board import draw_board
from fabletop.terminal.drawing.brush import Brush, faces_of
from fabletop.terminal.screens.page import Key, KeyBar, KeyedScreen, Lines, heading_line
from fabletop.terminal.screens.reading import SearchScreen, TextScreen
from fabletop.terminal.seats import is_bot
from fabletop.terminal.words import Named, names_told, zones_of
from fabletop.text.agreed import played_by
from fabletop.text.speech import Speech

PUBLIC, ALL = "public", "all"
LEAP = 10
PACE = 1.2
MOST_SAID = 5


class ReplayScreen(KeyedScreen):
    """Any moment of a game that was played: what happened then, and the table after it."""

    NAME = "term-replay-about"
    KEYS: ClassVar[tuple[Key, ...]] = (
        Key("right,n", "go(1)", "term-key-next", "→"),
        Key("left,b", "go(-1)", "term-key-previous", "←"),
        Key("pagedown", "go(10)", "term-key-leap", "PgUp PgDn"),
        Key("home", "jump(0)", "term-key-ends", "Home End"),
        Key("g", "typed_jump", "term-key-jump", "0–9 ⏎"),
        Key("e", "eyes", "term-key-eyes"),
        Key("p,space", "play", "term-key-play"),
        Key("v", "view", "term-key-view"),
        Key("r", "rules", "term-key-rules"),
        Key("q,escape,ctrl+q", "leave", "term-key-quit"),
    )

    def __init__(self, record: MatchRecord, *, eyes: str = ALL, at: int = 0, is_alone: bool = True) -> None:
        super().__init__()
        self.record, self.eyes, self.is_alone = record, eyes, is_alone
        self.steps: list[tuple[Position, tuple[Event, ...]]] = [
            (replace(position, table=position.table.copy()), events) for position, events in record.replayed()
        ]
        self.at = min(at, self.last)
        self.typed = ""
        self.playing: Timer | None = None
        self.faces = faces_of(record.game)
        self.room = 10

    def compose(self) -> ComposeResult:
        yield Lines(self.head, id="head")
        with Horizontal(id="middle"), VerticalScroll(id="board", can_focus=False):
            yield Lines(self.board, id="zones")
        yield Lines(self.said, id="news")
        yield Lines(self.progress, id="progress")
        yield KeyBar(self)

    @property
    def last(self) -> int:
        return len(self.steps) - 1

    @property
    def seat(self) -> int | None:
        return int(self.eyes) if self.eyes not in (PUBLIC, ALL) else None

    @property
    def words(self) -> Speech:
        named = [self.record.players.get(seat, "") for seat in range(self.record.seats)]
        folk = folk_in(self.record)
        players = [
            Named(name or self.say("seat-name", number=seat), is_bot(name), folk.get(seat, ""))
            for seat, name in enumerate(named)
        ]
        names = names_told(players, self.tale.language)
        return Speech(self.tale.language, viewer=self.seat, names=names, more=self.record.game.locale)

    def view(self) -> View:
        game, (position, _) = self.record.game, self.steps[self.at]
        return game.reveal(position) if self.eyes == ALL else game.view(position, self.seat)

    # Drawing.

    def speak(self) -> None:
        if not self.is_drawn:
            return
        for lines in self.query(Lines):
            lines.redraw()
        others = ("#head", "#news", "#progress", "#keys")
        taken = sum(len(self.query_one(name, Lines).lines(self.size.width)) for name in others)
        self.room = max(3, self.size.height - taken)
        self.query_one("#middle").styles.height = self.room
        self.query_one("#zones", Lines).redraw()

    def head(self, width: int) -> Block:
        title = self.say(
            "web-replay-of", game=self.words(f"{self.record.game.about.id}-title"), step=self.at, steps=self.last
        )
        return [heading_line(self.palette, title, width, self.eyes_words())]

    def eyes_words(self) -> str:
        if self.seat is not None:
            return self.say("term-eyes-of", name=self.words.name_of(self.seat))
        return self.say("web-replay-all" if self.eyes == ALL else "web-replay-public")

    def board(self, width: int) -> Block:
        view = self.view()
        brush = Brush(self.record.game, self.faces, self.words, self.palette)
        zones = zones_of(self.record.game, view.table, self.seat)
        if not zones:
            lines = self.record.game.face.describe(view.table, self.seat)
            return [row for line in lines for row in wrapped(self.words.say(line), width, self.palette.ink)]
        return draw_board(zones, brush, width, self.room, Pointed())

    def said(self, width: int) -> Block:
        say, told = self.words, []
        if self.at:
            seat, choice = self.record.choices[self.at - 1]
            notation = str(self.record.game.face.notation(choice)) if self.eyes == ALL else ""
            step = say("replay-step", number=self.at, player=say.name_of(seat), choice=notation)
            told.append(step.rstrip(" :"))
        told += [say.say(event.message) for event in self.steps[self.at][1] if self.may_hear(event)]
        told += [
            say(f"replay-happened-{what}", seat=seat) for after, seat, what in self.record.happened if after == self.at
        ]
        result = self.record.game.result(self.steps[self.at][0]) if self.at == self.last else None
        told += [say.say(why) for why in result.why] if result is not None else []
        lines = wrapped(" · ".join(told), width - 3, self.palette.ink, most=MOST_SAID)
        mark = Style(color=self.palette.lantern, bold=True)
        return [after(" ▪ " if at == 0 else "   ", mark, line) for at, line in enumerate(lines)]

    def may_hear(self, event: Event) -> bool:
        return self.eyes == ALL or event.is_for(self.seat)

    def progress(self, width: int) -> Block:
        """A line from the first step to the last; a click goes there."""
        room = max(10, width - 4)
        done = round(room * self.at / max(1, self.last))
        line = Text("  ")
        for place in range(room):
            style = Style(
                color=self.palette.lantern if place < done else self.palette.line,
                meta={"step": round(place * self.last / max(1, room - 1))},
            )
            line.append("━" if place < done else "─", style)
        if self.typed:
            line = Text(f"  {self.say('web-replay-step')}: {self.typed}_", Style(color=self.palette.lantern, bold=True))
        return [line]

    # Going.

    def action_go(self, by: int) -> None:
        self.go_to(self.at + by)

    def action_jump(self, step: int) -> None:
        self.go_to(step)

    def go_to(self, step: int) -> None:
        self.at, self.typed = max(0, min(step, self.last)), ""
        self.speak()

    def action_typed_jump(self) -> None:
        if self.typed:
            self.go_to(int(self.typed))

    def action_eyes(self) -> None:
        order = [ALL, PUBLIC, *map(str, range(self.record.seats))]
        self.eyes = order[(order.index(self.eyes) + 1) % len(order)]
        self.speak()

    def action_play(self) -> None:
        if self.playing is not None:
            self.playing.stop()
            self.playing = None
        else:
            self.playing = self.set_interval(PACE, lambda: self.action_go(1))

    def action_view(self) -> None:
        def lines() -> list[str]:
            view = self.view()
            say = self.words
            record = self.record
            agreed = played_by(record.game, record.options, record.seats, say)
            return [*(say.say(line) for line in record.game.face.describe(view.table, self.seat)), "", *agreed]

        self.app.push_screen(TextScreen(lambda: self.say("web-view"), lines))

    def action_rules(self) -> None:
        self.app.push_screen(SearchScreen(self.record.game))

    def action_leave(self) -> None:
        if self.is_alone:
            self.tale.leave()
        else:
            self.dismiss(None)

    def on_key(self, event: events.Key) -> None:
        if event.character and event.character.isdigit():
            event.stop()
            self.typed = (self.typed + event.character)[-5:]
            self.speak()
        elif event.key == "enter" and self.typed:
            event.stop()
            self.action_typed_jump()
        elif event.key == "pageup":
            event.stop()
            self.action_go(-LEAP)
        elif event.key == "end":
            event.stop()
            self.go_to(self.last)

    def on_click(self, event: events.Click) -> None:
        step = event.style.meta.get("step")
        if step is not None:
            self.go_to(int(step))
