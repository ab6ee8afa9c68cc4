"""The decisions of one game: what the seat knew, what it might do, what it did, and what came of the game."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from threading import Event

from fabletop.bots import Bot, RandomBot, situation_of
from fabletop.bots.own import MOVE_TIMEOUT, Fault, faults_of
from fabletop.contract import Game, OptionValue, Position, Result, branch_of, read_options
from fabletop.kernel.actions import marked_actions
from fabletop.lab.deals import NEVER, Stopped, seated
from fabletop.records.matches import MatchRecord, record_text

Options = Mapping[str, OptionValue]


@dataclass(frozen=True)
class Decision:
    """One choice of one seat. Nothing in it but the choice depends on what the seat could not know."""

    number: int
    """How many choices came before it."""
    seat: int
    kind: str
    observation: list[int]
    allowed: list[int]
    """Numbers of the choices there were."""
    choice: int


@dataclass(frozen=True)
class PlayedOut:
    """A game as rows."""

    id: str
    game: Game
    seats: int
    options: dict[str, OptionValue]
    players: tuple[str, ...]
    decisions: list[Decision]
    result: Result | None
    """Nothing where the game was broken off."""
    faults: tuple[tuple[Fault, ...], ...] = ()
    """What bots of one's own did wrong on each seat."""


def decision_of(game: Game, position: Position, seat: int, choice: int) -> Decision:
    observation = [0] * game.rules.observation
    game.rules.observe(position.table, seat, observation)
    allowed = marked_actions(game.legal(position, seat))
    return Decision(position.revision, seat, game.face.kind(position.table, seat), observation, allowed, choice)


def decisions_of_bots(
    game: Game, names: Sequence[str], options: Options, seed: str, stop: Event = NEVER, patience: float = MOVE_TIMEOUT
) -> PlayedOut:
    """A game of bots; the same bots, options and seed make the same choices as ``simulate --bots``."""
    full = read_options(game.about.options, options)
    with seated(names, patience) as bots:
        position, _ = game.open(options, len(names), seed)
        decisions = list(played(game, position, bots, seed, stop))
        faults = tuple(tuple(faults_of(bot)) for bot in bots)
    return PlayedOut(seed, game, len(names), full, tuple(names), decisions, game.result(position), faults)


def played(game: Game, position: Position, bots: Sequence[Bot], seed: str, stop: Event) -> Iterator[Decision]:
    while to_act := game.to_act(position):
        if stop.is_set():
            raise Stopped
        seat = to_act[0]
        decision = decision_of(game, position, seat, chosen(game, position, bots[seat], seat, seed))
        game.play(position, seat, decision.choice)
        yield decision


def chosen(game: Game, position: Position, bot: Bot, seat: int, seed: str) -> int:
    """What a bot chooses; where there is only one thing to do, nobody is asked."""
    allowed = marked_actions(game.legal(position, seat))
    if len(allowed) == 1:
        return allowed[0]
    own = branch_of(seed, f"question {position.revision}")
    if isinstance(bot, RandomBot):
        return bot.any_of(allowed, own)
    return bot.choose(situation_of(game, position, game.question(position, seat), own, backend="cpu"))


def decisions_of_record(record: MatchRecord) -> PlayedOut:
    """A game that people, bots or both have played."""
    game = record.game
    position, _ = game.open(record.options, record.seats, record.seed)
    decisions = []
    for seat, choice in record.choices:
        decisions.append(decision_of(game, position, seat, choice))
        game.play(position, seat, choice)
    players = tuple(record.players.get(seat, "") for seat in range(record.seats))
    options = read_options(game.about.options, record.options)
    return PlayedOut(id_of(record), game, record.seats, options, players, decisions, game.result(position))


def id_of(record: MatchRecord) -> str:
    """The same game has the same id, whatever its file is called."""
    return hashlib.sha256(record_text(record).encode()).hexdigest()[:16]
