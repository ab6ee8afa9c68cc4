"""The others at a table of a server: talk, those one would rather not hear, and everybody's words for the deal."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Awaitable, Callable
from functools import partial

from fabletop.contract.fairness import LONGEST_WORDS
from fabletop.match import AddWords, MatchView
from fabletop.terminal.anytable import TableLine
from fabletop.terminal.fairness import fairness_words
from fabletop.terminal.screens.asking import MenuScreen, TalkScreen, WordsScreen
from fabletop.terminal.screens.page import KeyedScreen
from fabletop.terminal.screens.reading import TextScreen
from fabletop.terminal.servertable import ServerTable
from fabletop.text.speech import Speech
from fabletop.wire import PlayerCommand, Said

Commands = list[tuple[str, str, Callable[[], object]]]
"""What can be done: a name, the words for it, and how."""
LONGEST_SAID = 200
"""Letters of what is said or reported, at most."""


class Company(KeyedScreen):
    """A screen at a table where others sit."""

    def __init__(self, table: TableLine) -> None:
        super().__init__()
        self.table = table
        self.notice = ""
        """What is told of the last thing done, with ✓ or ✗ before it, or what was said last, with ” before it."""
        self.last_said: int | None = None
        """The number of the last thing that was said, once we are here."""

    @property
    @abstractmethod
    def words(self) -> Speech:
        """The words of the game in the language chosen."""

    @abstractmethod
    def order(self, doing: Callable[[], Awaitable[None]]) -> object:
        """Do something at the table, one thing after the other."""

    def do(self, command: PlayerCommand) -> None:
        self.order(lambda: self.table.do(command))

    # Talk.

    def action_talk(self) -> None:
        view, table = self.table.view, self.table
        if view is None or not isinstance(table, ServerTable):
            return
        speaks = view.talk != "none" and view.seat is not None
        phrases = [(phrase, self.say(phrase)) for phrase in self.tale.phrases] if speaks else []

        def said() -> list[str]:
            return [self.said_words(one) for one in table.talk_heard()]

        def answered(answer: tuple[str, str] | None) -> None:
            if answer is not None:
                kind, words = answer
                self.order(lambda: table.say(**{kind: words}))

        self.app.push_screen(TalkScreen(said, phrases, free=speaks and view.talk == "free"), answered)

    def announce_talk(self) -> None:
        """Tell what somebody else has just said; what was said before we came is old."""
        table = self.table
        if not isinstance(table, ServerTable) or table.view is None:
            return
        last = table.talk[-1].id if table.talk else 0
        if self.last_said is not None and last > self.last_said:
            heard = [said for said in table.talk_heard() if said.id > self.last_said and said.seat != table.view.seat]
            if heard:
                self.notice = f"” {self.said_words(heard[-1])}"
        self.last_said = max(last, self.last_said or 0)

    def said_words(self, said: Said) -> str:
        return self.say("play-said", name=said.name or self.say("player-erased"), words=self.text_of(said))

    def text_of(self, said: Said) -> str:
        return self.say(said.phrase) if said.phrase else said.text or ""

    # Those one would rather not hear.

    def company_commands(self, view: MatchView) -> Commands:
        """Who plays need not hear everybody, and can call for help."""
        table = self.table
        if not isinstance(table, ServerTable) or view.seat is None or view.shared:
            return []
        others = [at for at, seat in enumerate(view.seats) if seat.kind == "person" and at != view.seat]
        return [
            (f"about {seat}", self.say("term-about-player", name=self.words.name_of(seat)), self.asking(table, seat))
            for seat in others
        ]

    def asking(self, table: ServerTable, seat: int) -> Callable[[], object]:
        return lambda: self.ask_about(table, seat)

    def ask_about(self, table: ServerTable, seat: int) -> None:
        is_muted = seat in table.muted
        answers = [
            ("mute", self.say("web-talk-unmute" if is_muted else "web-talk-mute")),
            ("report", self.say("web-talk-report")),
        ]

        def answered(answer: str | None) -> None:
            if answer == "mute":
                self.order(partial(self.mute, table, seat, not is_muted))
            elif answer == "report":
                self.ask_why(table, seat)

        self.app.push_screen(MenuScreen(self.words.name_of(seat), answers), answered)

    async def mute(self, table: ServerTable, seat: int, is_muted: bool) -> None:
        await table.mute(seat, is_muted)
        words = "term-muted" if is_muted else "term-unmuted"
        self.notice = f"✓ {self.say(words, name=self.words.name_of(seat))}"

    def ask_why(self, table: ServerTable, seat: int) -> None:
        """A report says why, and with it goes what was said last."""
        last = next((one for one in reversed(table.talk) if one.seat == seat), None)
        said = self.text_of(last)[:LONGEST_SAID] if last is not None else ""

        def answered(why: str | None) -> None:
            if why:
                self.order(partial(self.report, table, seat, why, said))

        def asked() -> str:
            return self.say("web-talk-report-why", name=self.words.name_of(seat))

        self.app.push_screen(WordsScreen(asked, longest=LONGEST_SAID), answered)

    async def report(self, table: ServerTable, seat: int, why: str, said: str) -> None:
        await table.report(seat, why, said)
        self.notice = f"✓ {self.say('web-talk-reported')}"

    # The deal.

    def ask_words(self) -> None:
        """Words of one's own, from which the deal follows too."""
        view = self.table.view
        if view is None or view.seat is None:
            return

        def answered(words: str | None) -> None:
            if words is not None:
                self.do(AddWords(words))

        own = view.fairness.words[view.seat]
        asked = WordsScreen(lambda: self.say("web-fair-own"), longest=LONGEST_WORDS, before=own, may_be_none=True)
        self.app.push_screen(asked, answered)

    def action_fair(self) -> None:
        """The promise before the deal; after the end the secret, and the sums done again here."""
        table = self.table
        if not isinstance(table, ServerTable):
            return

        def lines() -> list[str]:
            return fairness_words(table.view.fairness, table.promised, self.say) if table.view is not None else []

        self.app.push_screen(TextScreen(lambda: self.say("web-fair"), lines))
