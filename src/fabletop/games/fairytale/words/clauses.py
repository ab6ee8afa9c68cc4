"""The clause of docs/rules/fairy-tale that each event comes from."""

from __future__ import annotations

from collections.abc import Mapping

from fabletop.games.fairytale.rules.terms import NO_CARD, Fact
from fabletop.kernel.log import LogEntry

CLAUSES: Mapping[Fact, str] = {
    Fact.ROUND_BEGUN: "fairytale.deal.1",
    Fact.HAND_SEEN: "fairytale.draft.1",
    Fact.CHOSEN: "fairytale.step.1",
    Fact.KEPT: "fairytale.draft.1",
    Fact.PASSED: "fairytale.draft.3",
    Fact.REVEALED: "fairytale.play.1",
    Fact.HUNTED: "fairytale.hunt.1",
    Fact.UNFLIPPED: "fairytale.unflip.1",
    Fact.FLIPPED: "fairytale.flip.1",
    Fact.DREW: "fairytale.draw.1",
    Fact.DREW_CARDS: "fairytale.draw.3",
    Fact.EXCHANGED: "fairytale.exchange.1",
    Fact.LEFT_OVER: "fairytale.play.5",
    Fact.ENDED: "fairytale.end.1",
}


def clause_of(entry: LogEntry) -> str:
    fact = Fact(entry.fact)
    if fact == Fact.REVEALED and entry.first == NO_CARD:
        return "fairytale.play.4"
    if fact == Fact.KEPT and entry.second != NO_CARD:
        return "fairytale.two.3"
    return CLAUSES[fact]
