"""The clause of docs/rules/fox that each event comes from."""

from __future__ import annotations

from collections.abc import Mapping

from fabletop.games.fox.rules.terms import Fact, Rank, rank_of, suit_of

CLAUSES: Mapping[Fact, str] = {
    Fact.ROUND_BEGUN: "fox.deal.4",
    Fact.HAND_DEALT: "fox.deal.3",
    Fact.PLAYED: "fox.trick.1",
    Fact.DECREE_SWAPPED: "fox.fox.1",
    Fact.DECREE_KEPT: "fox.fox.1",
    Fact.DREW: "fox.woodcutter.1",
    Fact.DREW_CARD: "fox.woodcutter.2",
    Fact.BURIED: "fox.woodcutter.1",
    Fact.BURIED_CARD: "fox.woodcutter.2",
    Fact.TRICK_WON: "fox.winner.1",
    Fact.TREASURE_TAKEN: "fox.treasure.1",
    Fact.LEADS_NEXT: "fox.swan.1",
    Fact.ROUND_SCORED: "fox.score.1",
    Fact.GAME_WON: "fox.end.3",
    Fact.GAME_WON_BY_LAST_ROUND: "fox.end.4",
    Fact.GAME_DRAWN: "fox.end.5",
}
POWERS: Mapping[int, str] = {
    Rank.SWAN: "fox.swan.1",
    Rank.FOX: "fox.fox.1",
    Rank.WOODCUTTER: "fox.woodcutter.1",
    Rank.TREASURE: "fox.treasure.1",
    Rank.WITCH: "fox.witch.1",
    Rank.MONARCH: "fox.monarch.1",
}
"""Where the power of a card stands."""


def clause_of(fact: Fact, first: int, second: int) -> str:
    if fact == Fact.PLAYED:
        return POWERS.get(rank_of(first), CLAUSES[fact])
    if fact == Fact.TRICK_WON:
        return winning(first, second)
    return CLAUSES[fact]


def winning(led: int, answer: int) -> str:
    """What decides between two cards: a lone Witch, the rank, or the suit."""
    if (rank_of(led) == Rank.WITCH) != (rank_of(answer) == Rank.WITCH):
        return "fox.witch.1"
    return "fox.winner.1" if suit_of(led) == suit_of(answer) else "fox.winner.2"
