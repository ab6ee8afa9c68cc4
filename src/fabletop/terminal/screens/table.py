"""The table: what lies on it, what is asked, what happened."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import ClassVar

from rich.style import Style
from rich.text import Text
from textual import events, work
from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.geometry import Region

from fabletop.contract import CardFace, FabletopError, Game, Question, Zone, pointed_by, written
from fabletop.match import Answer, MatchView
from fabletop.match.views import SeatView
from fabletop.terminal.anytable import Refusal, TableLine
from fabletop.terminal.drawing.blocks import Block, after, wrapped
from fabletop.terminal.drawing.board import draw_board
from fabletop.terminal.drawing.brush import Brush, faces_of
from fabletop.terminal.drawing.choices import Item, draw_choices, items_of
from fabletop.terminal.fairness import words_together
from fabletop.terminal.hometable import HomeTable
from fabletop.terminal.offers import next_match, offer_words, rematch_words
from fabletop.terminal.screens.manners import Manners
from fabletop.terminal.screens.page import Key, KeyBar, Lines, heading_line
from fabletop.terminal.words import clock_text, level_name, lines_of, only_choice, speech_at, stakes_at, zones_of
from fabletop.text.agreed import played_by
from fabletop.text.speech import Speech

WIDE = 104
SEEN = 1.6
"""Seconds for which a question is seen that answers itself."""
"""From this width on the log stands beside the table."""
LOG_WIDTH = 34
NEWS = 3
"""Lines of what happened last, where the log has no room."""


class TableScreen(Manners):
    """A table at home or of a server, for whoever sits there or watches."""

    NAME = "term-table-about"
    KEYS: ClassVar[tuple[Key, ...]] = (
        Key("left,right,up,down", "move", "term-key-move", "←↑↓→"),
        Key("enter", "choose", "term-key-choose"),
        Key("tab", "look", "term-key-look"),
        Key("a", "agree", "term-key-agree"),
        Key("d", "decline", "term-key-decline"),
        Key("u", "undo", "term-key-undo"),
        Key("l", "log", "term-key-log"),
        Key("v", "view", "term-key-view"),
        Key("r", "rules", "term-key-rules"),
        Key("t", "talk", "term-key-talk"),
        Key("e", "eyes", "term-key-eyes"),
        Key("p,space", "pause", "term-key-pause"),
        Key("n", "next_match", "term-key-next-match"),
        Key("m", "menu", "term-key-menu"),
        Key("q,ctrl+q", "leave", "term-key-quit"),
    )

    def __init__(self, table: TableLine) -> None:
        super().__init__(table)
        self.items: list[Item] = []
        self.asked_id = ""
        self.aimed = 0
        self.typed = ""
        self.looked: int | None = None
        """The thing on the table whose text is shown."""
        self.pending = False
        self.news_from = 0
        """What happened since the last choice begins here."""

    def keys(self) -> tuple[Key, ...]:
        view, idle = self.table.view, self.idle_here()
        if view is None or view.seat is None:
            idle |= {"undo"}
        if not self.items:
            idle |= {"move", "choose"}
        if view is None or view.phase == "open":
            idle |= {"undo", "pause", "look", "view"}
        if self.waiting_offer() is None:
            idle |= {"agree", "decline"}
        return tuple(key for key in self.KEYS if key.action not in idle)

    def idle_here(self) -> set[str]:
        """What does nothing at home, and what does nothing at a server."""
        view = self.table.view
        if isinstance(self.table, HomeTable):
            return {"talk", "next_match", "eyes", "pause"} if self.table.people else {"talk", "next_match"}
        idle = {"eyes"} if view is not None and view.seat is not None else {"eyes", "pause"}
        return idle if next_match(self.table) is not None else idle | {"next_match"}

    def compose(self) -> ComposeResult:
        yield Lines(self.head, id="head")
        yield Lines(self.players, id="players")
        with Horizontal(id="middle"):
            with VerticalScroll(id="board", can_focus=False):
                yield Lines(self.board, id="zones")
            with VerticalScroll(id="log", can_focus=False):
                yield Lines(self.log_lines, id="events")
        yield Lines(self.news, id="news")
        yield Lines(self.prompt, id="prompt")
        with VerticalScroll(id="choices", can_focus=False):
            yield Lines(self.choices, id="items")
        yield Lines(self.detail, id="detail")
        yield KeyBar(self)

    # What is known.

    @property
    def words(self) -> Speech:
        view = self.table.view
        return self.say if view is None else speech_at(view, self.tale.language, self.table.game)

    @property
    def brush(self) -> Brush:
        game = self.table.game
        if self._faces is None or self._faces[0] is not game:
            self._faces = game, faces_of(game)
        return Brush(game, self._faces[1], self.words, self.palette)

    _faces: tuple[Game, dict[str, CardFace]] | None = None

    def question(self) -> Question | None:
        view = self.table.view
        return view.asked.question if view is not None and view.asked is not None else None

    def table_changed(self) -> None:
        """Something is new at the table."""
        view = self.table.view
        asked = view.asked if view is not None else None
        if asked is None:
            self.items, self.asked_id = [], ""
        elif asked.id != self.asked_id or not self.items:
            self.items = items_of(asked.question, self.brush)
            self.asked_id, self.typed, self.looked = asked.id, "", None
            self.aimed = next((at for at, item in enumerate(self.items) if item.reason is None), 0)
            self.answer_only_choice()
        self.news_from = min(self.news_from, len(self.table.told))
        self.announce_talk()
        self.speak()

    def answer_only_choice(self) -> None:
        """A question with one choice answers itself after a while, if that is liked and only bots could notice it."""
        found = only_choice(self.table.view) if self.tale.answers_only_choices else None
        if found is not None:
            question, choice = found
            self.notice = self.say("web-only-choice", choice=self.words.say(choice.label))
            self.set_timer(SEEN, lambda: self.choose_only(question, choice.number))
            self.speak()

    def choose_only(self, question: str, choice: int) -> None:
        """If it is still asked, and the player has not thought better of it."""
        found = only_choice(self.table.view)
        if found is not None and found[0] == question and self.tale.answers_only_choices and not self.pending:
            self.notice = ""
            self.news_from = len(self.table.told)
            self.order(lambda: self.table.do(Answer(question, choice)))

    # Drawing.

    def speak(self) -> None:
        """Share out the room: first what is asked, then the table."""
        if not self.is_drawn:
            return
        width, height = self.size
        is_wide = width >= WIDE
        self.query_one("#log").display = is_wide
        self.query_one("#news").display = not is_wide
        for lines in self.query(Lines):
            lines.redraw()
        most = max(4, int(height * 0.45))
        asked = len(self.choices(width))
        self.query_one("#choices").styles.height = min(asked, most)
        others = ("#head", "#players", "#prompt", "#detail", "#keys", *(() if is_wide else ("#news",)))
        taken = sum(len(self.query_one(name, Lines).lines(width)) for name in others)
        self.room = max(3, height - taken - min(asked, most))
        self.query_one("#middle").styles.height = self.room
        self.query_one("#zones", Lines).redraw()
        if is_wide:
            self.call_after_refresh(self.scroll_to_end, "#log")

    room = 10

    def head(self, width: int) -> Block:
        view = self.table.view
        if view is None:
            return [heading_line(self.palette, self.say("web-table-joining"), width)]
        state = {"lost": "term-lost", "joining": "web-table-joining"}.get(self.table.state)
        told = [stakes_at(view, self.say)] if not self.table.is_home else []
        told += [self.say("web-watching")] if view.seat is None else []
        right = self.say(state) if state else " · ".join(told)
        return [heading_line(self.palette, self.words(f"{view.game}-title"), width, right)]

    def players(self, width: int) -> Block:
        """Who plays, with how many points, and whose answer is awaited."""
        view = self.table.view
        if view is None:
            return []
        lines = [self.players_line(view, with_levels=with_levels) for with_levels in (True, False)]
        line = next((line for line in lines if line.cell_len <= width), lines[-1])
        line.truncate(width)
        return [line]

    def players_line(self, view: MatchView, *, with_levels: bool) -> Text:
        parts = [self.player(view, seat, sitting, with_levels) for seat, sitting in enumerate(view.seats)]
        return Text(" ").append_text(Text("   ").join(parts))

    def player(self, view: MatchView, seat: int, sitting: SeatView, with_levels: bool) -> Text:
        owes, palette = seat in view.owes, self.palette
        name = self.say("web-you") if seat == view.seat else self.words.name_of(seat)
        text = Text("▸" if owes else " ", Style(color=palette.lantern, bold=True))
        text.append(name, Style(color=palette.lantern if owes else palette.ink, bold=True))
        if with_levels and sitting.somebody:
            text.append(f" ({level_name(self.say, sitting.name)})", palette.faded)
        if view.table is not None:
            text.append(f" {self.say('web-points', points=view.table.points[seat])}", palette.faded)
        if sitting.left is not None:
            left = self.clock(seat, sitting)
            text.append(f" {clock_text(left)}", Style(color=palette.ink, bold=sitting.runs))
        if sitting.stand_in is not None:
            text.append(f" ({self.say(f'web-stand-in-{sitting.stand_in}')})", palette.faded)
        elif sitting.kind == "person" and not sitting.is_there:
            text.append(f" ({self.say('web-away')})", palette.faded)
        return text

    def zones(self) -> tuple[Zone, ...]:
        view = self.table.view
        if view is None or view.table is None:
            return ()
        return zones_of(self.table.game, view.table.table, view.seat)

    def board(self, width: int) -> Block:
        """The picture; a hand all of whose cards can be seen among the choices is not drawn twice."""
        view = self.table.view
        if view is None:
            return []
        if view.phase == "open":
            return self.room_lines(view, width)
        zones = self.zones()
        if not zones:
            said_lines = lines_of(self.table.game, view)
            return [line for said in said_lines for line in wrapped(self.words.say(said), width, self.palette.ink)]
        question = self.question()
        offered = {item.card for item in self.items if item.card}
        shown = [
            zone
            for zone in zones
            if not (zone.place == "hand" and offered and all(thing.name in offered for thing in zone.things))
        ]
        pointed = pointed_by(question)
        return draw_board(shown, self.brush, width, self.room, pointed)

    def room_lines(self, view: MatchView, width: int) -> Block:
        """Before the start: who sits where, and what was agreed on."""
        lines = [Text(), Text(f"  {self.say('web-room-seats')}", Style(color=self.palette.lantern, bold=True))]
        for seat, sitting in enumerate(view.seats):
            name = self.say("web-home-free") if sitting.kind == "empty" else self.words.name_of(seat)
            marks = [self.say("web-you")] if seat == view.seat else []
            marks += [self.say("web-room-host")] if seat == view.host else []
            marks += [self.say("web-away")] if sitting.kind == "person" and not sitting.is_there else []
            line = Text(f"   {'○' if sitting.kind == 'empty' else '●'} ", self.palette.lantern)
            line.append(name, Style(color=self.palette.ink, bold=True))
            line.append(f"  {', '.join(marks)}", self.palette.faded)
            lines.append(line)
        lines += wrapped(self.say("web-rated-about"), width - 4, self.palette.faded) if view.rated else []
        for option, value in view.options.items():
            said = f"{self.words(f'{view.game}-option-{option}')}: {written(value)}"
            lines += wrapped(said, width - 4, self.palette.faded)
        if view.clock.is_set:
            told = {"seconds": view.clock.seconds, "increment": view.clock.increment}
            said = f"{self.say(f'web-clock-{view.clock.kind}')}: {self.say('web-clock-seconds', **told)}"
            lines += wrapped(said, width - 4, self.palette.faded)
        words = words_together(view.fairness)
        for name, value in (("web-fair-commitment", view.fairness.commitment), ("web-fair-words", words)):
            lines += wrapped(f"{self.say(name)}: {value}", width - 4, self.palette.faded) if value else []
        return lines

    def room_status(self, view: MatchView) -> str:
        if view.seat is None:
            return self.say("web-room-watching")
        return self.say("term-room-enter" if view.host == view.seat else "web-room-wait")

    def events_told(self) -> list[str]:
        say = self.words
        return [say.say(event.message) for event in self.table.told]

    def agreed(self) -> list[str]:
        """What is played by."""
        view = self.table.view
        return [] if view is None else list(played_by(self.table.game, view.options, len(view.seats), self.words))

    def log_lines(self, width: int) -> Block:
        lines: Block = []
        for agreed in self.agreed():
            lines += wrapped(agreed, width - 1, Style(color=self.palette.faded, italic=True))
        for at, said in enumerate(self.events_told()):
            is_new = at >= self.news_from
            style = Style(color=self.palette.ink if is_new else self.palette.faded, bold=False)
            mark = after("▪ " if is_new else "· ", self.palette.lantern if is_new else self.palette.line, Text())
            first, *more = wrapped(said, width - 3, style) or [Text()]
            lines += [mark.append_text(first), *(after("  ", "", row) for row in more)]
        return lines

    def news(self, width: int) -> Block:
        """What happened since the last choice, in as few lines as can be."""
        say, told = self.words, self.table.told
        fresh = told[self.news_from :] or told[-1:]
        lines = wrapped(" ".join(say.say(event.message) for event in fresh), width - 3, self.palette.ink)
        shown = lines[-self.news_lines() :]
        mark = Style(color=self.palette.lantern, bold=True)
        return [after(" ▪ " if at == 0 else "   ", mark, line) for at, line in enumerate(shown)] or [Text()]

    def news_lines(self) -> int:
        return NEWS if self.size.height >= 24 else 1

    def prompt(self, width: int) -> Block:
        said = self.status()
        asked = self.question() is not None and not self.pending
        style = Style(color=self.palette.lantern if asked else self.palette.faded, bold=asked)
        lines = wrapped(said, width - 4, style, most=2) or [Text()]
        if self.typed:
            lines[0].append(f" {self.typed}_", Style(color=self.palette.lantern, reverse=True))
        return [after(" ❧ " if asked and at == 0 else "   ", style, line) for at, line in enumerate(lines)]

    def status(self) -> str:
        """What somebody asks for, the question, or what the table waits for."""
        view, question = self.table.view, self.question()
        if view is None:
            return self.say("web-table-joining")
        if self.table.state == "lost":
            return self.say("term-lost-about")
        if (offer := self.waiting_offer()) is not None:
            return offer_words(offer, self.words)
        if question is not None:
            return self.words.say(question.prompt)
        return self.waiting_words(view)

    def waiting_words(self, view: MatchView) -> str:
        if view.phase == "open":
            return self.room_status(view)
        if view.phase == "over":
            return rematch_words(self.table, self.words) or self.say("web-game-over")
        if view.phase != "playing":
            return self.say("match-paused")
        if isinstance(self.table, HomeTable) and not self.table.goes_on.is_set():
            return self.say("term-paused")
        to_act = [self.words.name_of(seat) for seat in view.owes if seat != view.seat]
        return self.say("web-thinking", names=", ".join(to_act), players=len(to_act)) if to_act else ""

    def choices(self, width: int) -> Block:
        if not self.items:
            return []
        most = max(4, min(self.size.height - 20, int(self.size.height * 0.45)))
        return draw_choices(self.items, self.aimed if not self.pending else -1, self.brush, width, most)

    def detail(self, width: int) -> Block:
        """What the aimed choice, or the thing looked at, is and does; or why not."""
        rows = 2 if self.size.height < 30 else 3
        said, style = self.detail_words(), Style(color=self.palette.ink)
        if self.notice:
            style = Style(color=self.palette.berry if self.notice.startswith("✗") else self.palette.lantern, bold=True)
        lines = wrapped(said, width - 3, style, most=rows)
        return [after(" ", "", line) for line in lines] + [Text()] * (rows - len(lines))

    def detail_words(self) -> str:
        if self.notice:
            return self.notice
        things = self.things()
        if self.looked is not None and self.looked < len(things):
            return self.about_thing(things[self.looked])
        if not self.items:
            return ""
        item = self.items[self.aimed]
        label = self.words.say(item.choice.label)
        if item.reason is not None:
            return self.say("web-card-not-now", why=self.refusal_words(item))
        about = [self.brush.about(ref.name) for ref in item.choice.refs if ref.name in self.brush.faces]
        return " — ".join([f"{item.choice.notation}: {label}", *(one for one in about if one)])

    def refusal_words(self, item: Item) -> str:
        assert item.reason is not None
        clause = f" ({item.reason.clause})" if item.reason.clause else ""
        return f"{self.words.say(item.reason.message)}{clause}"

    def things(self) -> list[str]:
        """The cards on the table that can be read."""
        named = [thing.name for zone in self.zones() for thing in zone.things if thing.name in self.brush.faces]
        return list(dict.fromkeys(named))

    def about_thing(self, name: str) -> str:
        face, about = self.brush.faces[name], self.brush.about(name)
        return f"{self.words.say(face.name)}. {about}".strip()

    # Choosing.

    def on_key(self, event: events.Key) -> None:
        if event.character and event.character.isdigit() and self.items:
            event.stop()
            self.type_digit(event.character)
        elif event.key in ("left", "right", "up", "down"):
            event.stop()
            self.move(event.key)
        elif event.key in ("pageup", "pagedown"):
            event.stop()
            board = self.query_one("#board", VerticalScroll)
            board.scroll_page_up() if event.key == "pageup" else board.scroll_page_down()
        elif event.key == "backspace":
            self.typed = ""
            self.speak()

    def type_digit(self, digit: str) -> None:
        """A number chooses as soon as no longer one is possible."""
        allowed = [at for at, item in enumerate(self.items) if item.reason is None]
        typed = (self.typed + digit).lstrip("0")
        if not typed or int(typed) > len(allowed):
            typed = digit if digit != "0" and int(digit) <= len(allowed) else ""
        self.typed, self.notice, self.looked = typed, "", None
        if typed:
            self.aimed = allowed[int(typed) - 1]
            if int(typed) * 10 > len(allowed):
                self.action_choose()
                return
        self.speak()
        self.show_aimed()

    def action_move(self) -> None:
        self.move("right")

    def move(self, key: str) -> None:
        if not self.items:
            return
        self.typed, self.notice, self.looked = "", "", None
        step = {"left": -1, "right": 1, "up": -self.row(), "down": self.row()}[key]
        aimed = self.aimed + step
        if not 0 <= aimed < len(self.items):
            aimed = aimed % len(self.items) if abs(step) == 1 else self.aimed
        self.aimed = aimed
        self.speak()
        self.show_aimed()

    def row(self) -> int:
        """How many choices lie side by side; in a list one lies below another, whatever its columns."""
        lines = self.query_one("#items", Lines).lines(self.size.width)
        places = [places_in(line) for line in lines]
        if not any("╔" in line.plain for line in lines):
            return 1
        return max(1, max(map(len, places), default=1))

    def show_aimed(self) -> None:
        """Scroll the choices so that the aimed one is seen."""
        lines = self.query_one("#items", Lines).lines(self.size.width)
        rows = [at for at, line in enumerate(lines) if self.aimed in places_in(line)]
        if rows:
            region = Region(0, rows[0], self.size.width, rows[-1] - rows[0] + 1)
            self.query_one("#choices", VerticalScroll).scroll_to_region(region, animate=False, force=True)

    def action_choose(self) -> None:
        view = self.table.view
        if not self.items or self.pending or view is None or view.asked is None:
            return
        item = self.items[self.aimed]
        self.typed = ""
        if item.reason is not None:
            self.notice = f"✗ {self.refusal_words(item)}"
            self.speak()
            return
        self.notice = ""
        self.news_from = len(self.table.told)
        self.order(lambda: self.table.do(Answer(self.asked_id, item.choice.number)))

    def action_look(self) -> None:
        """From card to card on the table; after the last one, back to the choices."""
        things = self.things()
        if not things:
            return
        at = 0 if self.looked is None else self.looked + 1
        self.looked, self.notice = (at if at < len(things) else None), ""
        self.speak()

    def on_click(self, event: events.Click) -> None:
        meta = event.style.meta
        if "item" in meta and self.items:
            was, self.aimed = self.aimed, int(meta["item"])
            self.notice, self.looked = "", None
            if was == self.aimed:
                self.action_choose()
            else:
                self.speak()
        elif "thing" in meta:
            self.point_at(str(meta["thing"]), tuple(meta["kinds"]))

    def point_at(self, name: str, kinds: tuple[str, ...]) -> None:
        """A thing on the table was clicked: aim at what it stands for, or read it."""
        for at, item in enumerate(self.items):
            if any(ref.kind in kinds and ref.name in (name, "") for ref in item.choice.refs):
                self.aimed, self.looked = at, None
                break
        else:
            things = self.things()
            self.looked = things.index(name) if name in things else None
        self.speak()

    @work(exclusive=False)
    async def order(self, doing: Callable[[], Awaitable[None]]) -> None:
        """Do something at the table; what is refused is told."""
        self.pending = True
        for lines in self.query("#prompt, #items").results(Lines):
            lines.redraw()
        try:
            await doing()
        except Refusal as refusal:
            clause = f" ({refusal.clause})" if refusal.clause else ""
            self.notice = f"✗ {self.words.say(refusal.message)}{clause}"
        except FabletopError as error:
            self.notice = f"✗ {self.words.say(error.message)}"
        finally:
            self.pending = False
        self.table_changed()
        self.speak_above()


def places_in(line: Text) -> set[int]:
    """The choices that a line shows."""
    metas = [span.style.meta for span in line.spans if isinstance(span.style, Style)]
    return {int(meta["item"]) for meta in metas if "item" in meta}
