"""The plain prompt at a table of a server: everything it knows came over the wire."""

from __future__ import annotations

import itertools
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TextIO

import msgspec
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from fabletop.catalog import game_named
from fabletop.contract import Event, FabletopError, Question, bad
from fabletop.match import Answer, MatchView, Propose
from fabletop.speech import Speech, names_of
from fabletop.terminal.account import PATIENCE, Account
from fabletop.terminal.fetching import record_of_match
from fabletop.terminal.keeping import copy_path, keep_record
from fabletop.terminal.plain import LONGEST_SHOWN, QUIT, RULES, WHY
from fabletop.terminal.words import lines_of
from fabletop.wire import (
    Bye,
    Hello,
    Order,
    PlayerCommand,
    RefusedOrder,
    Said,
    ServerMessage,
    Update,
)

UNDO = ("undo", "назад")

_decoder: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)


def socket_of(account: Account, table: str, query: str) -> ClientConnection:
    address = f"{account.url.replace('http', 'ws', 1)}/api/tables/{table}/socket?{query}"
    try:
        return connect(address, additional_headers={"Cookie": account.cookie}, open_timeout=PATIENCE, proxy=None)
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
        ask: Callable[[str], str] | None = None,
        out: TextIO | None = None,
    ) -> None:
        self.account, self.table, self.records = account, table, records
        self.ask = ask or input
        self.out = out or sys.stdout
        self.language = account.language
        self.say = Speech(account.language)
        self.tokens = itertools.count()
        self.socket = socket_of(account, table, query)
        self.view: MatchView | None = None

    def play(self) -> None:
        """Play to the end, or until the person leaves."""
        self.print(self.say("play-welcome"))
        try:
            with self.socket:
                while self.view is None or self.view.phase != "over":
                    self.step()
        except (EOFError, KeyboardInterrupt):
            self.print("", self.say("play-left"))
            return
        except ConnectionClosed:
            self.print(self.say("play-line-lost"))
            return
        self.tell_result()
        self.keep()

    def step(self) -> None:
        """Answer if something is asked, else listen."""
        if self.view is not None and self.view.asked is not None:
            self.answer(self.view.asked.id, self.view.asked.question)
        else:
            self.hear(self.listen())

    def listen(self) -> ServerMessage:
        return _decoder.decode(self.socket.recv())

    def hear(self, told: ServerMessage) -> None:
        if isinstance(told, Hello):
            self.look(told.view)
            if told.view.seat is None and told.may_sit:
                self.do(msgspec.json.decode(b'{"do":"sit"}', type=PlayerCommand))
        elif isinstance(told, Update):
            self.look(told.view)
            self.tell(told.events)
        elif isinstance(told, Said):
            words = self.say(told.phrase) if told.phrase else told.text or ""
            self.print(self.say("play-said", name=told.name, words=words))
        elif isinstance(told, RefusedOrder | Bye):
            self.print(self.say.say(told.why))

    def look(self, view: MatchView) -> None:
        """Know the table as it is now, and what its seats are called."""
        self.view = view
        options = view.options
        game = game_named(view.game).for_options(options)
        names = names_of(
            ["you" if seat == view.seat else one.name for seat, one in enumerate(view.seats)], self.language
        )
        self.say = Speech(self.language, viewer=view.seat, names=names, more=game.locale)
        self.game = game

    def do(self, command: PlayerCommand) -> None:
        """Send a command and listen until it is answered."""
        token = str(next(self.tokens))
        self.socket.send(msgspec.json.encode(Order(token, command)).decode())
        while True:
            told = self.listen()
            self.hear(told)
            if isinstance(told, Bye) or getattr(told, "token", None) == token:
                return

    def answer(self, name: str, question: Question) -> None:
        self.show(question)
        while True:
            text = self.ask(self.say("play-prompt")).strip()
            word, _, rest = text.casefold().partition(" ")
            if word in QUIT:
                raise EOFError
            if word in UNDO:
                self.do(Propose("undo"))
                return
            if word in RULES:
                self.show_cards()
            elif word in WHY:
                self.explain(question, rest)
            elif text in ("", "?"):
                self.show(question)
            elif (choice := self.read_choice(question, text)) is not None:
                self.do(Answer(name, choice))
                return

    def read_choice(self, question: Question, text: str) -> int | None:
        """A choice by its place in the list or by its notation; nothing after saying why not."""
        if text.isascii() and text.isdigit() and len(text) < 4 and 1 <= int(text) <= len(question.choices):
            return question.choices[int(text) - 1].number
        for choice in question.choices:
            if choice.notation.casefold() == " ".join(text.split()).casefold():
                return choice.number
        self.explain(question, text)
        return None

    def explain(self, question: Question, text: str) -> None:
        for refused in question.refused:
            if refused.choice.notation.casefold() == " ".join(text.split()).casefold():
                told = {"notation": refused.choice.notation, "clause": refused.reason.clause or "none"}
                self.print(self.say("play-refused", why=self.say.say(refused.reason.message), **told))
                return
        shown = text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "…"
        example = question.choices[0].notation
        self.print(self.say("play-not-understood", text=shown, most=len(question.choices), example=example))

    def show(self, question: Question) -> None:
        self.print("", *(self.say.say(line) for line in lines_of(self.game, self.view)))
        self.print("", self.say.say(question.prompt))
        for number, choice in enumerate(question.choices, 1):
            label = self.say.say(choice.label)
            self.print("  " + self.say("play-choice", number=number, notation=choice.notation, label=label))

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
        for line in lines:
            print(line, file=self.out, flush=True)
