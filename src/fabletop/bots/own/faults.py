"""What a bot of one's own can do wrong."""

from __future__ import annotations

from msgspec import Struct

from fabletop.contract import Message, message

LONGEST = 200
"""Letters of what a bot said that are told."""


class Fault(Struct, frozen=True):
    """One choice that a bot did not make."""

    kind: str
    """crashed, slow or nonsense"""
    detail: str = ""
    """What it said last, or what it answered."""

    def told(self, bot: str) -> Message:
        """In one sentence."""
        return message(f"bot-fault-{self.kind}", bot=bot, detail=self.detail or "–")


class BotFault(Exception):
    """Raised where a bot fails; whoever asked it lets somebody else choose."""

    def __init__(self, kind: str, detail: str = "") -> None:
        super().__init__(kind, detail)
        self.fault = Fault(kind, " ".join(detail.split())[:LONGEST])


def faults_of(bot: object) -> list[Fault]:
    """What a bot has done wrong since somebody last asked; nothing, if it is one of ours."""
    noted: list[Fault] = getattr(bot, "faults", [])
    taken = list(noted)
    noted.clear()
    return taken
