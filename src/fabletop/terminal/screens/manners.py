"""What goes on around the play: coming and going, the curtain, undo, offers, the waiting room, the end."""

from __future__ import annotations

import time
from abc import abstractmethod
from functools import partial

from textual import work

from fabletop.bots import LEVELS
from fabletop.match import (
    Abandon,
    Agree,
    Decline,
    EmptySeat,
    MatchView,
    Propose,
    Reclaim,
    Resign,
    Resume,
    SeatBot,
    StandUp,
    Start,
)
from fabletop.match.views import OfferView, SeatView
from fabletop.terminal.anytable import Refusal, TableLine
from fabletop.terminal.hometable import HomeTable
from fabletop.terminal.offers import may_ask_for_rematch, next_match, waiting_offer
from fabletop.terminal.screens.asking import CurtainScreen, MenuScreen, TalkScreen
from fabletop.terminal.screens.company import Commands, Company
from fabletop.terminal.screens.page import Lines
from fabletop.terminal.screens.reading import SearchScreen, TextScreen
from fabletop.terminal.screens.result import ResultScreen
from fabletop.terminal.servertable import ServerTable
from fabletop.terminal.words import is_among_bots, lines_of, names_at
from fabletop.wire import TakeSeat


class Manners(Company):
    """A screen at a table; what the table looks like is told elsewhere."""

    def __init__(self, table: TableLine) -> None:
        super().__init__(table)
        self.is_stale = False
        self.is_curtain = False
        self.is_held = False
        """Does somebody who has just handed the keyboard on take a choice back? Then no curtain falls."""
        self.has_sat = False
        self.result_shown = False
        self.looked_at = time.monotonic()
        self.news_from = 0

    @abstractmethod
    def table_changed(self) -> None:
        """Draw the table as it is now."""

    @abstractmethod
    def answer_only_choice(self) -> None:
        """Let a question with one choice answer itself, if that is liked."""

    # Coming, and what comes next.

    def on_mount(self) -> None:
        self.table.changed = self.heard_something
        self.set_interval(1, self.tick)
        self.heard_something()

    def on_seen(self) -> None:
        """Bots begin to think, and their compiler to compile, when the table can be seen."""
        self.keep_table()

    @work(exclusive=False)
    async def keep_table(self) -> None:
        await self.table.run()

    def heard_something(self) -> None:
        """Many things may happen at once; the screen is drawn once."""
        self.looked_at = time.monotonic()
        if not self.is_stale:
            self.is_stale = True
            self.call_later(self.catch_up)

    def catch_up(self) -> None:
        self.is_stale = False
        if not self.is_attached:
            return
        self.table_changed()
        self.speak_above()
        self.sit_down()
        if self.table.state == "closed":
            self.tale.say_closed(self.table.why_closed)
        elif (person := self.table.next_person()) is not None and not self.is_held:
            self.draw_curtain(person)
        elif self.table.view is not None and self.table.view.phase == "over" and not self.result_shown:
            self.result_shown = True
            self.tale.keep_copy(self.table)
            self.show_result()

    def speak_above(self) -> None:
        """What is shown above the table and tells how things stand there: the result, and the talk."""
        screen = self.app.screen
        if (isinstance(screen, ResultScreen) and screen.below is self) or isinstance(screen, TalkScreen):
            screen.speak()

    def sit_down(self) -> None:
        """Who comes with a link wants to play."""
        view = self.table.view
        if view is None or self.has_sat or view.seat is not None or view.phase != "open" or not self.table.may_sit:
            return
        if any(seat.kind == "empty" for seat in view.seats):
            self.has_sat = True
            self.order(lambda: self.table.do(TakeSeat()))

    def tick(self) -> None:
        view = self.table.view
        if view is not None and any(seat.runs for seat in view.seats):
            for lines in self.query("#players").results(Lines):
                lines.redraw()

    def clock(self, seat: int, sitting: SeatView) -> int:
        gone = int((time.monotonic() - self.looked_at) * 1000) if sitting.runs else 0
        return (sitting.left or 0) - gone

    # The curtain.

    def draw_curtain(self, person: int) -> None:
        """Hide everything until the next person has the keyboard."""
        if self.is_curtain or not isinstance(self.table, HomeTable):
            return
        assert self.table.view is not None
        self.is_curtain = True
        before = self.table.viewer
        names = names_at(self.table.view, self.tale.language)
        self.table.look_through(None)

        def lifted(answer: str | None) -> None:
            self.is_curtain = False
            self.after_curtain(answer or "lift", person, before)

        self.app.push_screen(CurtainScreen(names[person], names[before] if before is not None else None), lifted)

    def after_curtain(self, answer: str, person: int, before: int | None) -> None:
        assert isinstance(self.table, HomeTable)
        if answer == "leave":
            self.table.look_through(before if before is not None else person)
            self.action_leave()
        elif answer == "undo" and before is not None:
            self.is_held = True
            self.table.look_through(before)
            self.action_undo()
        else:
            self.news_from = min(self.news_from, len(self.table.heard[person]))
            self.table.look_through(person)

    # Undo and offers.

    def action_undo(self) -> None:
        if self.table.view is not None and self.table.view.seat is not None:
            self.order(self.take_back)

    async def take_back(self) -> None:
        self.is_held = True
        try:
            await self.table.do(Propose("undo"))
        except Refusal:
            self.let_go()
            raise
        if isinstance(self.table, HomeTable) and self.table.match.offers:
            self.ask_the_others()
        else:
            self.let_go()

    def let_go(self) -> None:
        self.is_held = False
        self.heard_something()

    def ask_the_others(self) -> None:
        """At one keyboard the others are asked aloud."""
        answers = [("agree", self.say("web-offer-agree")), ("decline", self.say("web-offer-decline"))]

        def answered(answer: str | None) -> None:
            assert isinstance(self.table, HomeTable)
            table = self.table
            self.let_go()
            if answer == "agree":
                self.order(lambda: table.agree_for_all("undo"))
            else:
                self.order(lambda: table.do(Decline("undo")))

        self.app.push_screen(MenuScreen(self.say("term-others-agree"), answers), answered)

    def waiting_offer(self) -> OfferView | None:
        """An offer of somebody else that waits for an answer."""
        return waiting_offer(self.table.view)

    def action_agree(self) -> None:
        if (offer := self.waiting_offer()) is not None:
            self.do(Agree(offer.what))

    def action_decline(self) -> None:
        if (offer := self.waiting_offer()) is not None:
            self.do(Decline(offer.what))

    def action_pause(self) -> None:
        """Who watches bots stops them; at a server everybody must agree."""
        if isinstance(self.table, HomeTable):
            if not self.table.people:
                flag = self.table.goes_on
                flag.clear() if flag.is_set() else flag.set()
                self.table_changed()
        elif self.table.view is not None and self.table.view.phase == "paused":
            self.do(Resume())
        else:
            self.do(Propose("pause"))

    def action_eyes(self) -> None:
        """Who watches at home sees with the eyes of the public, and of each seat in turn."""
        if isinstance(self.table, HomeTable) and not self.table.people:
            now = self.table.viewer
            seats = self.table.match.settings.seats
            self.table.look_through(0 if now is None else now + 1 if now + 1 < seats else None)

    # The menu of the table.

    def action_menu(self) -> None:
        commands = self.commands()

        def chosen(answer: str | None) -> None:
            for name, _, doing in commands:
                if name == answer:
                    doing()

        if commands:
            self.app.push_screen(
                MenuScreen(self.say("web-menu"), [(name, words) for name, words, _ in commands]), chosen
            )

    def commands(self) -> Commands:
        """What can be done at the table now, beside answering."""
        view = self.table.view
        if view is None:
            return []
        commands: Commands = []
        if view.phase == "open":
            commands += self.room_commands(view)
        elif view.phase == "over":
            commands += self.commands_afterwards(view)
        elif view.seat is not None:
            commands += self.playing_commands(view)
        commands += self.company_commands(view)
        if isinstance(self.table, ServerTable):
            commands.append(("fair", self.say("web-fair"), self.action_fair))
        if isinstance(self.table, ServerTable) and self.table.state == "lost":
            commands.append(("try", self.say("web-table-try"), self.table.try_now))
        commands.append(("cards", self.say("web-cards"), self.action_cards))
        commands.append(("leave", self.say("term-key-quit"), self.action_leave))
        return commands

    def playing_commands(self, view: MatchView) -> Commands:
        assert view.seat is not None
        commands = self.offer_commands(view)
        if view.seats[view.seat].stand_in == "time":
            commands.append(("reclaim", self.say("web-reclaim"), lambda: self.do(Reclaim())))
        if view.phase == "paused":
            commands.append(("resume", self.say("web-resume"), lambda: self.do(Resume())))
        elif not self.table.is_home:
            commands.append(("pause", self.say("web-pause"), lambda: self.do(Propose("pause"))))
        commands.append(("resign", self.say("web-resign"), self.ask_resign))
        if is_among_bots(view):
            turned = "off" if self.tale.answers_only_choices else "on"
            commands.append(
                ("only", f"{self.say('web-only')}: {self.say(f'web-only-{turned}')}", self.turn_only_choices)
            )
        return commands

    def turn_only_choices(self) -> None:
        self.tale.answers_only_choices = not self.tale.answers_only_choices
        self.answer_only_choice()

    def offer_commands(self, view: MatchView) -> Commands:
        """Taking back what one asks for oneself, and answering the others."""
        commands: Commands = []
        for offer in view.offers:
            if offer.seat == view.seat:
                commands.append(("withdraw", self.say("web-offer-withdraw"), partial(self.do, Decline(offer.what))))
        if self.waiting_offer() is not None:
            commands.append(("agree", self.say("web-offer-agree"), self.action_agree))
            commands.append(("decline", self.say("web-offer-decline"), self.action_decline))
        return commands

    def ask_resign(self) -> None:
        answers = [("no", self.say("web-resign-no")), ("yes", self.say("web-resign-yes"))]

        def answered(answer: str | None) -> None:
            if answer == "yes":
                self.do(Resign())

        self.app.push_screen(MenuScreen(self.say("web-resign-sure"), answers), answered)

    def room_commands(self, view: MatchView) -> Commands:
        """Before the start: who sits, and what the host may do."""
        commands: Commands = []
        free = [seat for seat, sitting in enumerate(view.seats) if sitting.kind == "empty"]
        if view.seat is None:
            if self.table.may_sit and free:
                commands.append(("sit", self.say("web-room-sit"), lambda: self.do(TakeSeat())))
            return commands
        if view.host == view.seat:
            commands += self.host_commands(view, free)
        commands.append(("words", self.say("web-fair-own"), self.ask_words))
        commands.append(("stand", self.say("web-room-stand"), lambda: self.do(StandUp())))
        return commands

    def host_commands(self, view: MatchView, free: list[int]) -> Commands:
        commands: Commands = []
        if not free:
            commands.append(("start", self.say("web-table-start"), lambda: self.do(Start())))
        for level in LEVELS if free else ():
            words = f"{self.say('web-room-start-bots')}: {self.say(f'web-bot-{level}')}"
            commands.append((f"start {level}", words, partial(self.do, Start(level))))
        for seat, sitting in enumerate(view.seats):
            if sitting.kind == "empty":
                words = f"{self.say('web-room-bot')} ({self.say('seat-name', number=seat)})"
                commands.append((f"bot {seat}", words, partial(self.do, SeatBot(seat, "medium"))))
            elif seat != view.seat:
                words = f"{self.say('web-room-empty')}: {self.words.name_of(seat)}"
                commands.append((f"empty {seat}", words, partial(self.do, EmptySeat(seat))))
        commands.append(("close", self.say("web-room-close"), lambda: self.do(Abandon())))
        return commands

    # Reading.

    def action_log(self) -> None:
        def told() -> list[str]:
            say = self.words
            return [say.say(event.message) for event in self.table.told] or [self.say("web-log-empty")]

        self.app.push_screen(TextScreen(lambda: self.say("web-log"), told, at_end=True))

    def action_view(self) -> None:
        """The table in words, line by line, with what stands aside on small screens."""

        def lines() -> list[str]:
            view = self.table.view
            return [self.words.say(line) for line in lines_of(self.table.game, view)] if view is not None else []

        self.app.push_screen(TextScreen(lambda: self.say("web-view"), lines))

    def action_rules(self) -> None:
        if self.table.view is not None:
            self.app.push_screen(SearchScreen(self.table.game))

    def action_cards(self) -> None:
        if self.table.view is not None:
            self.app.push_screen(SearchScreen(self.table.game, cards=True))

    # The end.

    def show_result(self) -> None:
        if self.table.view is not None and self.table.view.result is not None:
            self.notice = ""
            self.app.push_screen(ResultScreen(self), self.after_result)

    def after_result(self, answer: str | None) -> None:
        if answer == "again":
            self.tale.play_again(self.table)
        elif answer == "next":
            self.action_next_match()
        elif answer == "replay":
            self.tale.watch_again(self)
        elif answer == "leave":
            self.action_leave()

    def commands_afterwards(self, view: MatchView) -> Commands:
        commands: Commands = [("result", self.say("web-result"), self.show_result)]
        if next_match(self.table) is not None:
            commands.append(("next", self.say("web-rematch-go"), self.action_next_match))
        elif not self.table.is_home:
            commands += self.offer_commands(view)
            if may_ask_for_rematch(view):
                commands.append(("rematch", self.say("web-rematch"), lambda: self.do(Propose("rematch"))))
        return commands

    def action_next_match(self) -> None:
        """On to the match that everybody has agreed to."""
        if (name := next_match(self.table)) is not None:
            self.tale.play_next(self.table, name)

    def action_leave(self) -> None:
        """Leave; in the middle of a game only after a question."""
        view = self.table.view
        if view is None or view.phase in ("open", "over") or view.seat is None:
            self.tale.leave()
            return
        question = "term-leave-home" if self.table.is_home else "term-leave-server"
        answers = [("stay", self.say("term-leave-no")), ("leave", self.say("term-leave-yes"))]

        def answered(answer: str | None) -> None:
            if answer == "leave":
                self.tale.leave()

        self.app.push_screen(MenuScreen(self.say(question), answers), answered)
