"""The plain prompt at a table of a server: everything it knows came over the wire."""

from __future__ import annotations

import itertools
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TextIO

import msgspec
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from fabletop.catalog import game_named
from fabletop.contract import Event, FabletopError, Question, Refused, bad
from fabletop.match import Answer, MatchView
from fabletop.match.views import SeatView
from fabletop.terminal.account import REQUEST_TIMEOUT, Account
from fabletop.terminal.fetching import record_of_match
from fabletop.terminal.keeping import copy_path, keep_record
from fabletop.terminal.keyboard import Keyboard
from fabletop.terminal.offers import waiting_offer
from fabletop.terminal.plain import LONGEST_SHOWN, QUIT, RULES, WHY, question_lines
from fabletop.terminal.remotecommands import Commands, is_answer
from fabletop.terminal.words import clock_text, game_with, lines_of, named_with_level, names_at, speech_at, stakes_at
from fabletop.text.agreed import played_by
from fabletop.text.speech import Speech
from fabletop.wire import (
    Bye,
    Hello,
    Mute,
    Order,
    PlayerCommand,
    RefusedOrder,
    Report,
    Said,
    Say,
    ServerMessage,
    TakeSeat,
    Unmute,
    Update,
)

MOMENT = 0.1
"""Seconds to wait for one of two things before the other is looked at."""

_decoder: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)


def socket_of(account: Account, table: str, query: str) -> ClientConnection:
    address = f"{account.url.replace('http', 'ws', 1)}/api/tables/{table}/socket?{query}"
    try:
        return connect(address, additional_headers={"Cookie": account.cookie}, open_timeout=REQUEST_TIMEOUT, proxy=None)
    except (OSError, WebSocketException) as error:
        raise bad("error-server-silent", url=account.url, why=str(error)) from None


class RemoteTable:
    """One table of a server at the prompt."""

    def __init__(
        self,
        account: Account,
        table: str,
        query: str = "",
        *,
        records: Path | None = None,
        phrases: Sequence[str] = (),
        ask: Callable[[str], str] | None = None,
        out: TextIO | None = None,
    ) -> None:
        self.account, self.table, self.records, self.phrases = account, table, records, phrases
        self.keyboard = Keyboard(ask)
        self.out = out or sys.stdout
        self.language = account.language
        self.say = Speech(account.language)
        self.tokens = itertools.count()
        self.commands = Commands(self)
        self.come(table, query)

    def come(self, table: str, query: str = "") -> None:
        """To a table, of which nothing is known yet."""
        self.table, self.query = table, query
        self.socket = socket_of(self.account, table, query)
        self.view: MatchView | None = None
        self.talk: list[Said] = []
        self.promised = ""
        """The fingerprint of the deal's secret, as it was told when we came."""
        self.shown = ""
        """The question that was read out last."""
        self.typed: str | None = None
        """A line that nobody has wanted so far."""
        self.is_prompted = False
        """Does the cursor stand behind the prompt?"""

    def play(self) -> None:
        """Play to the end, and again where everybody wants to, or until the person leaves."""
        self.print(self.say("play-welcome"), self.say("play-server-help"))
        try:
            while self.play_match():
                assert self.view is not None
                assert self.view.next_match is not None
                self.come(self.view.next_match)
        except (EOFError, KeyboardInterrupt):
            self.print("", self.say("play-left"))
        except ConnectionClosed:
            self.print(self.say("play-line-lost"))

    def play_match(self) -> bool:
        """One match; is there another one after it?"""
        with self.socket:
            while self.view is None or self.view.phase != "over":
                self.step()
            self.tell_result()
            self.keep()
            return self.is_next_match()

    def step(self) -> None:
        """Hear what is told; then read what was typed, and be it while nothing is asked."""
        is_asked = self.view is not None and self.view.asked is not None
        if not self.hear_next(0 if is_asked else self.patience):
            self.read(is_asked)

    @property
    def patience(self) -> float | None:
        """Where nobody can look whether something was typed, there is nothing but to listen."""
        return MOMENT if self.keyboard.can_look else None

    def hear_next(self, patience: float | None) -> bool:
        try:
            told = self.listen(patience)
        except TimeoutError:
            return False
        self.hear(told)
        return True

    def read(self, is_asked: bool) -> None:
        if is_asked:
            self.show_new()
        text = self.next_line(is_wanted=is_asked)
        if text is None:
            return
        if self.view is not None and self.view.asked is not None:
            self.answer(self.view.asked.id, self.view.asked.question, text)
        elif text.casefold() in QUIT:
            raise EOFError
        elif text and (self.is_for_later(text) or not self.commands.done(text)):
            self.typed = text

    def is_for_later(self, text: str) -> bool:
        """Is it a choice of the game, and no answer to an offer? Some choices are written like commands."""
        if self.view is None or self.game.read_choice(text) is None:
            return False
        return waiting_offer(self.view) is None or not is_answer(text)

    def next_line(self, *, is_wanted: bool) -> str | None:
        """What was typed next; a choice that came too early waits until it is wanted."""
        if self.typed is not None:
            text, self.typed = (self.typed, None) if is_wanted else (None, self.typed)
            return text
        if is_wanted and not self.is_prompted and self.keyboard.can_look:
            print(self.say("play-prompt"), end="", file=self.out, flush=True)
            self.is_prompted = True
        text = self.keyboard.line(self.say("play-prompt"), is_wanted=is_wanted, patience=MOMENT if is_wanted else 0)
        if text is not None:
            self.is_prompted = False
        return text

    def listen(self, patience: float | None = None) -> ServerMessage:
        return _decoder.decode(self.socket.recv(timeout=patience))

    def hear(self, told: ServerMessage) -> None:
        if isinstance(told, Hello):
            self.promised = told.view.fairness.commitment
            self.look(told.view)
            self.print("", self.say(f"{told.view.game}-title"), stakes_at(told.view, self.say))
            if told.view.asked is None:  # else it stands above the question
                self.print(*map(self.say.say, lines_of(self.game, told.view)))
            for said in told.talk:
                self.hear(said)
            is_free = told.view.phase == "open" and any(seat.kind == "empty" for seat in told.view.seats)
            if told.view.seat is None and told.may_sit and is_free:
                self.do(TakeSeat())
            self.tell_room()
        elif isinstance(told, Update):
            self.look(told.view)
            self.tell(told.events)
        elif isinstance(told, Said):
            self.talk.append(told)
            words = self.say(told.phrase) if told.phrase else told.text or ""
            self.print(self.say("play-said", name=told.name or self.say("player-erased"), words=words))
        elif isinstance(told, RefusedOrder | Bye):
            self.print(self.say.say(told.why))

    def is_next_match(self) -> bool:
        """After the end: whoever played may ask for another match, or check the deal; all else leaves."""
        assert self.view is not None
        if self.view.seat is None:
            return False
        self.print(self.say("play-afterwards"))
        while self.view.next_match is None:
            is_waiting = self.view.rematch or any(self.view.seat in (o.seat, *o.agreed) for o in self.view.offers)
            if self.hear_next(self.patience if is_waiting else 0):
                continue
            try:
                text = self.next_line(is_wanted=not is_waiting)
            except EOFError:
                return False
            if text is not None and not self.commands.done(text):
                return False
        return True

    def look(self, view: MatchView) -> None:
        """Know the table as it is now, and what its seats are called."""
        self.view = view
        game = game_with(game_named(view.game), view.options)
        self.say = speech_at(view, self.language, game)
        self.game = game

    def next_token(self) -> str:
        return str(next(self.tokens))

    def do(self, command: PlayerCommand) -> None:
        """Send a command and listen until it is answered."""
        self.tell_server(Order(self.next_token(), command))

    def tell_server(self, message: Order | Say | Mute | Unmute | Report) -> bool:
        """Say something to the server and listen until it is answered; was it done?"""
        self.socket.send(msgspec.json.encode(message).decode())
        while True:
            told = self.listen()
            self.hear(told)
            if isinstance(told, Bye) or getattr(told, "token", None) == message.token:
                return not isinstance(told, RefusedOrder | Bye)

    def answer(self, name: str, question: Question, text: str) -> None:
        """Do what was typed where something is asked."""
        word, _, rest = text.casefold().partition(" ")
        choice = self.read_choice(question, text)
        if choice is not None:
            self.do(Answer(name, choice))
        elif word in QUIT:
            raise EOFError
        elif word in RULES:
            self.show_cards()
        elif word in WHY:
            self.explain(question, rest)
        elif text in ("", "?"):
            self.show(question)
        elif self.refused_as(question, text) is not None or not self.commands.done(text):
            self.explain(question, text)

    def read_choice(self, question: Question, text: str) -> int | None:
        """A choice by its place in the list or by its notation."""
        if text.isascii() and text.isdigit() and len(text) < 4 and 1 <= int(text) <= len(question.choices):
            return question.choices[int(text) - 1].number
        for choice in question.choices:
            if choice.notation.casefold() == " ".join(text.split()).casefold():
                return choice.number
        return None

    def refused_as(self, question: Question, text: str) -> Refused | None:
        """The choice that was typed, if it is one that is not allowed now."""
        written = " ".join(text.split()).casefold()
        return next((one for one in question.refused if one.choice.notation.casefold() == written), None)

    def explain(self, question: Question, text: str) -> None:
        if self.read_choice(question, text) is not None:
            self.print(self.say("play-allowed", notation=text))
            return
        refused = self.refused_as(question, text)
        if refused is not None:
            told = {"notation": refused.choice.notation, "clause": refused.reason.clause or "none"}
            self.print(self.say("play-refused", why=self.say.say(refused.reason.message), **told))
            return
        shown = text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "…"
        example = question.choices[0].notation
        self.print(self.say("play-not-understood", text=shown, most=len(question.choices), example=example))

    def show_new(self) -> None:
        """Read a question out, once."""
        assert self.view is not None
        assert self.view.asked is not None
        if self.shown != self.view.asked.id:
            self.shown = self.view.asked.id
            self.show(self.view.asked.question)

    def show(self, question: Question) -> None:
        self.tell_clocks()
        self.print("", *(self.say.say(line) for line in lines_of(self.game, self.view)))
        self.print("", *question_lines(question, self.say))

    def tell_room(self) -> None:
        """Before the start: who is there, and what is waited for."""
        view = self.view
        if view is None or view.phase != "open":
            return
        names = names_at(view, self.language)
        seats = [self.sitting(one, names[at]) for at, one in enumerate(view.seats)]
        self.print(f"{self.say('web-room-seats')}: {', '.join(seats)}")
        self.print(*played_by(self.game, view.options, len(view.seats), self.say))
        self.print(self.say("web-room-watching" if view.seat is None else "web-room-wait"))

    def sitting(self, one: SeatView, name: str) -> str:
        if one.kind == "empty":
            return str(self.say("web-home-free"))
        return named_with_level(self.say, name, one.name) if one.kind == "bot" else name

    def tell_clocks(self) -> None:
        assert self.view is not None
        for seat, one in enumerate(self.view.seats):
            if one.left is not None:
                name = self.say("player-you") if seat == self.view.seat else self.say.name_of(seat)
                self.print(self.say("play-clock", name=name, left=clock_text(one.left)))

    def show_cards(self) -> None:
        for card in self.game.face.cards():
            if card.text is not None:
                self.print(f"{card.notation:>4}  {self.say.say(card.name)}. {self.say.say(card.text)}")

    def tell(self, events: Iterable[Event]) -> None:
        self.print(*(self.say.say(event.message) for event in events))

    def tell_result(self) -> None:
        assert self.view is not None
        result = self.view.result
        if result is None:
            return
        self.print("")
        for seat, points in enumerate(result.points):
            name = self.say("player-you") if seat == self.view.seat else self.say.name_of(seat)
            self.print(self.say("play-result-points", name=name, points=points))
        self.print(*(self.say.say(why) for why in result.why))
        winners = [seat for seat, place in enumerate(result.places) if place == 1]
        if self.view.seat in winners and len(winners) < len(result.places):
            self.print(self.say("play-you-won"))
        elif winners and len(winners) < len(result.places):
            names = ", ".join(self.say.name_of(seat) for seat in winners)
            self.print(self.say("play-others-won", names=names, winners=len(winners)))
        elif winners:
            self.print(self.say("play-draw"))

    def keep(self) -> None:
        """A copy of the record of a match that is over, if somebody wants one."""
        if self.records is None or self.view is None or self.view.fairness.seed is None:
            return
        try:
            record = record_of_match(self.account, self.table)
        except FabletopError:
            kept = None
        else:
            kept = keep_record(record, self.records, copy_path(self.records, record, self.table))
        if kept is not None:
            self.print(self.say("play-saved", file=str(kept)))
        else:
            self.print(self.say("term-record-at-server", url=f"{self.account.url}/match/{self.table}"))

    def print(self, *lines: str) -> None:
        if self.is_prompted:  # what is told while somebody types begins a line of its own
            print(file=self.out)
            self.is_prompted = False
        for line in lines:
            print(line, file=self.out, flush=True)
