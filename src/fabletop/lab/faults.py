"""What bots of one's own did wrong, added up."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from fabletop.bots.own import Fault
from fabletop.contract import Message, message
from fabletop.lab.deals import Deal, Played


class FaultCount(Struct, frozen=True):
    """How often a random player had to choose in the place of a bot that failed."""

    bot: str
    crashed: int
    slow: int
    nonsense: int
    first: Fault

    @property
    def told(self) -> Message:
        """In a sentence or two."""
        counts = {"crashed": self.crashed, "slow": self.slow, "nonsense": self.nonsense}
        return message(
            "bot-faults", bot=self.bot, faults=sum(counts.values()), first=self.first.told(self.bot), **counts
        )


def count_faults(players: Iterable[tuple[str, Played, int]]) -> list[FaultCount]:
    """Of each bot that did anything wrong, from its names, games and seats."""
    found: dict[str, list[Fault]] = {}
    for bot, game, seat in players:
        found.setdefault(bot, []).extend(game.faults_at(seat))
    return [counted(bot, faults) for bot, faults in found.items() if faults]


def counted(bot: str, faults: list[Fault]) -> FaultCount:
    kinds = [fault.kind for fault in faults]
    return FaultCount(bot, kinds.count("crashed"), kinds.count("slow"), kinds.count("nonsense"), faults[0])


def players_of(deals: Iterable[Deal]) -> Iterable[tuple[str, Played, int]]:
    """Who played which game of some deals on which seat."""
    for deal in deals:
        for own, game in enumerate(deal.games):
            for seat in range(len(game.points)):
                yield deal.challenger if seat == own else deal.champion, game, seat
