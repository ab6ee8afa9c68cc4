"""What can be typed at a table of a server beside a choice: undo, offers, talk, the deal, a rematch."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from fabletop.match import AddWords, Agree, Decline, MatchView, Propose, Resign, Resume
from fabletop.match.proposals import What
from fabletop.terminal.fairness import fairness_words
from fabletop.terminal.offers import waiting_offer
from fabletop.terminal.words import names_at
from fabletop.text.speech import Speech
from fabletop.wire import Mute, PlayerCommand, Report, Said, Say, Unmute

WORDS: dict[str, tuple[str, ...]] = {
    "help": ("help", "помощь"),
    "undo": ("undo", "назад"),
    "agree": ("agree", "согласие"),
    "decline": ("decline", "отказ"),
    "pause": ("pause", "пауза"),
    "resume": ("resume", "дальше"),
    "resign": ("resign", "сдаться"),
    "rematch": ("rematch", "реванш"),
    "say": ("say", "сказать"),
    "mute": ("mute", "заглушить"),
    "unmute": ("unmute", "слышать"),
    "report": ("report", "жалоба"),
    "words": ("words", "слова"),
    "fair": ("fair", "честно"),
}
"""The names of commands, in either language."""
COMMAND_OF = {word: command for command, words in WORDS.items() for word in words}


def is_answer(text: str) -> bool:
    """Is it the answer to an offer?"""
    return COMMAND_OF.get(text.partition(" ")[0].casefold()) in ("agree", "decline")


class Here(Protocol):
    """As much of a table as commands need."""

    view: MatchView | None
    say: Speech
    language: str
    phrases: Sequence[str]
    talk: list[Said]
    promised: str

    def do(self, command: PlayerCommand) -> None: ...

    def tell_server(self, message: Say | Mute | Unmute | Report) -> bool: ...

    def next_token(self) -> str: ...

    def print(self, *lines: str) -> None: ...


class Commands:
    """Commands by their names; each takes what was typed behind the name."""

    def __init__(self, here: Here) -> None:
        self.here = here
        self.is_sure = False
        """Was it asked whether somebody really wants to resign?"""

    def done(self, text: str) -> bool:
        """Do what was typed, if it is a command."""
        word, _, rest = text.strip().partition(" ")
        command = COMMAND_OF.get(word.casefold())
        if command is None or self.here.view is None:
            return False
        self.is_sure = self.is_sure and command == "resign"
        doing: Callable[[str], None] = getattr(self, f"do_{command}")
        doing(rest.strip())
        return True

    def tell(self, message: str, **args: str | int) -> None:
        self.here.print(self.here.say(message, **args))

    # Playing.

    def do_help(self, rest: str) -> None:
        self.tell("play-server-help")

    def do_undo(self, rest: str) -> None:
        self.here.do(Propose("undo"))

    def do_pause(self, rest: str) -> None:
        self.here.do(Propose("pause"))

    def do_resume(self, rest: str) -> None:
        self.here.do(Resume())

    def do_rematch(self, rest: str) -> None:
        offer = waiting_offer(self.here.view)
        self.here.do(Agree("rematch") if offer is not None and offer.what == "rematch" else Propose("rematch"))

    def do_agree(self, rest: str) -> None:
        self.answer_offer(Agree)

    def do_decline(self, rest: str) -> None:
        self.answer_offer(Decline)

    def answer_offer(self, answer: Callable[[What], Agree | Decline]) -> None:
        offer = waiting_offer(self.here.view)
        if offer is None:
            self.tell("refused-match-no-offer")
        else:
            self.here.do(answer(offer.what))

    def do_resign(self, rest: str) -> None:
        """Nobody resigns by a slip of the fingers."""
        if self.is_sure:
            self.here.do(Resign())
        else:
            self.tell("play-resign-sure")
        self.is_sure = not self.is_sure

    # Talk.

    def do_say(self, rest: str) -> None:
        """A ready-made phrase by its number, or words of one's own; without either, the phrases are listed."""
        phrases = self.here.phrases
        if rest.isascii() and rest.isdigit() and 1 <= int(rest[:4]) <= len(phrases):
            self.here.tell_server(Say(self.here.next_token(), phrase=phrases[int(rest) - 1]))
        elif rest:
            self.here.tell_server(Say(self.here.next_token(), text=rest[:200]))
        else:
            self.tell("play-phrases")
            for number, phrase in enumerate(phrases, 1):
                self.here.print(f"  {number}) {self.here.say(phrase)}")

    def do_mute(self, rest: str) -> None:
        seat = self.somebody(rest)
        if seat is not None and self.here.tell_server(Mute(self.here.next_token(), seat)):
            self.tell("term-muted", name=self.here.say.name_of(seat))

    def do_unmute(self, rest: str) -> None:
        seat = self.somebody(rest)
        if seat is not None and self.here.tell_server(Unmute(self.here.next_token(), seat)):
            self.tell("term-unmuted", name=self.here.say.name_of(seat))

    def do_report(self, rest: str) -> None:
        """A name, and behind it why; what that person said last goes with it."""
        name, _, why = rest.partition(":")
        seat = self.somebody(name.strip())
        if seat is None:
            return
        if not why.strip():
            self.tell("play-report-why", name=name.strip())
            return
        last = next((said.text or said.phrase or "" for said in reversed(self.here.talk) if said.seat == seat), "")
        if self.here.tell_server(Report(self.here.next_token(), seat, why.strip()[:200], last[:200])):
            self.tell("web-talk-reported")

    def somebody(self, name: str) -> int | None:
        """The seat of another person by their name; who can be meant is told where nobody is."""
        view = self.here.view
        assert view is not None
        names = names_at(view, self.here.language)
        others = [at for at, seat in enumerate(view.seats) if seat.kind == "person" and at != view.seat]
        for seat in others:
            if names[seat].casefold() == name.casefold():
                return seat
        if others:
            self.tell("play-nobody-called", names=", ".join(names[seat] for seat in others))
        else:
            self.tell("play-nobody-else")
        return None

    # The deal.

    def do_words(self, rest: str) -> None:
        self.here.do(AddWords(rest))

    def do_fair(self, rest: str) -> None:
        view = self.here.view
        assert view is not None
        self.here.print(*fairness_words(view.fairness, self.here.promised, self.here.say))
