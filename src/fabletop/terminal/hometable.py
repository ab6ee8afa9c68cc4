"""A table at home: people at one keyboard, and bots that think in threads of their own."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from fabletop.bots import Bot, situation_of
from fabletop.bots.own import OwnBot, player_named
from fabletop.bots.situation import BOT_SECONDS
from fabletop.catalog import game_named
from fabletop.contract import (
    Event,
    FabletopError,
    Game,
    IllegalChoice,
    OptionValue,
    commitment_of,
    fresh_seed,
    read_options,
    read_seed,
)
from fabletop.match import (
    Agree,
    Answer,
    DecisionRequest,
    Match,
    MatchCommand,
    Settings,
    Start,
    TablePlan,
    opening,
    settings_for,
    view_of,
)
from fabletop.match.state import Audience
from fabletop.match.views import SeatView
from fabletop.records.matches import MatchRecord
from fabletop.terminal.anytable import Refusal, TableLine
from fabletop.terminal.seats import YOU, Player, is_bot, is_level, person_id
from fabletop.wire import PlayerCommand

PACE = 0.7
"""Seconds from one move of a bot to the next, at least: so that each can be seen."""


class OwnMatch(Match):
    """A match at home, dealt from a seed that the player may choose."""

    def seed_from(self, secret: str) -> str:
        return secret


def now() -> int:
    return int(time.time() * 1000)


class HomeTable(TableLine):
    """A match in this process. The viewer is whoever holds the keyboard; who only watches may choose whose eyes."""

    def __init__(
        self,
        game: str,
        players: Sequence[Player],
        options: Mapping[str, OptionValue] | None = None,
        seed: str | None = None,
        *,
        pace: float = PACE,
    ) -> None:
        super().__init__()
        self.is_home = True
        self.state = "here"
        self.pace = pace
        self.players = list(players)
        seed = fresh_seed() if seed is None else seed
        self.match: Match = OwnMatch.opened(opening(settings_at_home(game, players, options or {}, seed), now()))
        self.heard: dict[Audience, list[Event]] = {None: [], **{seat: [] for seat in range(len(players))}}
        self.own_bots: dict[int, Bot] = {
            seat: player_named(player.name)
            for seat, player in enumerate(players)
            if not player.is_person and not is_level(player.name)
        }
        self.people = [seat for seat, player in enumerate(players) if player.is_person]
        self.viewer: Audience = self.people[0] if self.people else None
        self.news = asyncio.Event()
        self.goes_on = asyncio.Event()
        self.goes_on.set()
        self.lock = asyncio.Lock()
        self.apply(Start(), None, secret=seed)
        if len(self.people) > 1:
            self.viewer = None

    @classmethod
    def resumed(cls, record: MatchRecord, *, pace: float = PACE) -> HomeTable:
        """A game at home that was left, as it was then."""
        names = [record.players.get(seat, YOU) for seat in range(record.seats)]
        players = [Player(name, is_person=not is_bot(name)) for name in names]
        if not any(player.is_person for player in players):
            players[0] = Player(YOU, is_person=True)
        table = cls(record.game.about.id, players, record.options, record.seed, pace=pace)
        for seat, choice in record.choices:
            by = None if table.match.bot_at(seat) else person_id(seat)
            table.apply(Answer(table.match.question_id(seat), choice), by)
        return table

    @staticmethod
    def refuse(game: str, players: Sequence[Player], options: Mapping[str, OptionValue], seed: str | None) -> None:
        """Complain about a table that cannot be, before anything is shown."""
        settings_at_home(game, players, options, "seed" if seed is None else seed)

    @property
    def game(self) -> Game:
        return self.match.game

    @property
    def told(self) -> list[Event]:
        return self.heard[self.viewer]

    def apply(self, command: MatchCommand, by: str | None, *, secret: str | None = None) -> None:
        """Carry a command out and tell each audience what it may hear."""
        entry = self.match.decide(command, by=by, now=now(), secret=secret)
        for event in self.match.apply(entry):
            for audience, heard in self.heard.items():
                if event.is_for(audience):
                    heard.append(event)
        self.look()

    def look(self) -> None:
        view = view_of(self.match, self.viewer, now())
        self.view = replace(view, seats=tuple([self.sitting(seat, one) for seat, one in enumerate(view.seats)]))
        self.news.set()
        self.changed()

    def sitting(self, seat: int, one: SeatView) -> SeatView:
        """A player's own bot is called as its owner calls it."""
        return replace(one, name=self.players[seat].name, somebody="") if seat in self.own_bots else one

    def look_through(self, eyes: Audience) -> None:
        """Hand the keyboard to somebody, or see with other eyes."""
        self.viewer = eyes
        self.look()

    async def do(self, command: PlayerCommand) -> None:
        by = None if self.viewer is None else person_id(self.viewer)
        async with self.lock:
            try:
                # Whether an undo is free takes a moment; the screen goes on meanwhile.
                entry = await asyncio.to_thread(self.match.decide, command, by=by, now=now())  # type: ignore[arg-type]
            except IllegalChoice as error:
                raise Refusal(error.message, error.reason.clause) from None
            except FabletopError as error:
                raise Refusal(error.message) from None
            self.apply(entry.command, by)  # type: ignore[arg-type]

    async def agree_for_all(self, what: str) -> None:
        """Everybody at this keyboard agrees to an offer."""
        async with self.lock:
            for seat in self.people:
                offer = self.match.offers.get(what)  # type: ignore[call-overload]
                if offer is not None and offer.seat != seat:
                    self.apply(Agree(what), person_id(seat))  # type: ignore[arg-type]

    def next_person(self) -> int | None:
        if len(self.people) < 2 or self.match.phase != "playing" or self.viewer in self.match.to_act:
            return None
        return next((seat for seat in self.people if seat in self.match.to_act), None)

    async def run(self) -> None:
        """Let the bots think, one after the other, each as long as people like to wait at most."""
        while self.match.phase != "over":
            self.news.clear()
            seat = next((due.seat for due in self.match.due() if due.seat is not None), None)
            if seat is None:
                await self.news.wait()
                continue
            begun = time.monotonic()
            answer = await asyncio.to_thread(self.think, self.match.decision_request(seat))
            await asyncio.sleep(max(0.0, self.pace - (time.monotonic() - begun)))
            await self.goes_on.wait()
            async with self.lock:
                if self.match.seat_asked(answer.question) == seat:
                    self.apply(answer, None)

    def think(self, decision_request: DecisionRequest) -> Answer:
        """In a thread: what a bot chooses, one that every table knows or a player's own."""
        bot = self.own_bots.get(decision_request.seat)
        if bot is None:
            return decision_request.answer()
        asked = decision_request.game.question(decision_request.position, decision_request.seat)
        situation = situation_of(
            decision_request.game, decision_request.position, asked, decision_request.seed, BOT_SECONDS
        )
        return Answer(decision_request.question, bot.choose(situation))

    def leave(self) -> None:
        """At home the bots stop with the screen."""
        for bot in self.own_bots.values():
            if isinstance(bot, OwnBot):
                bot.close()

    def record(self) -> MatchRecord | None:
        match = self.match
        if not match.line:
            return None
        return MatchRecord(
            match.game,
            match.settings.seats,
            match.seed,
            match.settings.options,
            players={seat: player.name for seat, player in enumerate(self.players)},
            choices=[(made.seat, made.choice) for made in match.line],
            happened=list(match.happened),
        )


def settings_at_home(game: str, players: Sequence[Player], options: Mapping[str, OptionValue], seed: str) -> Settings:
    chosen = game_named(game).for_options(options)
    chosen.refuse_seats(len(players))
    read_seed(seed)
    full = read_options(chosen.about.options, options)
    table = TablePlan(
        game=game,
        seats=len(players),
        options=full,
        texts=chosen.texts(full),
        seated=tuple(player.seated(seat) for seat, player in enumerate(players)),
    )
    return settings_for(table, commitment=commitment_of(seed))
