"""Somebody else at a table of a server, who has neither a browser nor the application."""

from __future__ import annotations

import threading

import msgspec
from websockets.exceptions import ConnectionClosed

from fabletop.match import Agree, Answer, MatchView, Propose
from fabletop.terminal.account import Account
from fabletop.terminal.remote import socket_of
from fabletop.wire import Hello, Opened, Order, Said, Say, ServerMessage, TakeSeat, Update


class Neighbour(threading.Thread):
    """Sits down, greets, agrees to everything, and always takes the first choice."""

    def __init__(self, url: str, table: Opened) -> None:
        super().__init__(daemon=True)
        self.socket = socket_of(Account(url, "Boris", "en"), table.id, f"link={table.link}")
        self.heard: list[str] = []
        self.count = 0
        self.asks_for_rematch = False
        """After the end, if nobody else has."""

    def run(self) -> None:
        decoder: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)
        try:
            with self.socket as self.line:
                for body in self.line:
                    self.hear(decoder.decode(body))
        except ConnectionClosed:
            return

    def hear(self, told: ServerMessage) -> None:
        if isinstance(told, Said):
            self.heard.append(told.phrase or told.text or "")
        if not isinstance(told, Hello | Update):
            return
        self.settle_down(told, told.view)
        self.answer_offers(told.view)
        if told.view.asked is not None:
            asked = told.view.asked
            self.send(Order(self.token(), Answer(asked.id, asked.question.choices[0].number)))

    def settle_down(self, told: Hello | Update, view: MatchView) -> None:
        if view.seat is None:
            self.send(Order(self.token(), TakeSeat()))
        elif isinstance(told, Hello):
            self.send(Say(self.token(), phrase="talk-hello"))

    def answer_offers(self, view: MatchView) -> None:
        if view.phase == "over" and self.asks_for_rematch:
            self.asks_for_rematch = False
            self.send(Order(self.token(), Propose("rematch")))
        for offer in view.offers:
            if offer.seat != view.seat and view.seat not in offer.agreed:
                self.send(Order(self.token(), Agree(offer.what)))

    def token(self) -> str:
        self.count += 1
        return f"boris-{self.count}"

    def send(self, message: object) -> None:
        self.line.send(msgspec.json.encode(message).decode())

    def leave(self) -> None:
        """Once it has begun."""
        self.line.close()
        self.join()
