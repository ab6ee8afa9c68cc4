"""What may be seen of a table, added field by field."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from msgspec import Struct

from fabletop.games.fox.knowledge.resample import buried_by, player_of
from fabletop.games.fox.rules.state import FoxTable
from fabletop.games.fox.rules.terms import NOBODY, SEATS, TRICKS, suit_of
from fabletop.games.fox.rules.tricks import leader_of
from fabletop.games.fox.words.notation import suit_letter, written, written_set
from fabletop.kernel.deck import deck_size


class Play(Struct, frozen=True):
    """A card somebody played."""

    seat: int
    card: str


class Memory(Struct, frozen=True):
    """The memory aid, where the table agreed on it: what a player could have remembered of this round."""

    played: tuple[Play, ...]
    buried: tuple[str, ...]
    """The viewer's own cards under the deck."""


class FoxView(Struct, frozen=True, kw_only=True):
    """The table of The Fox in the Forest through somebody's eyes."""

    target: int
    round: int
    trick: int
    """From 1 to 13; 13 stays after the last."""
    dealer: int
    leader: int | None
    """Who leads the present trick; nobody once the game is over."""
    decree: str
    trump: str
    on_table: tuple[Play, ...]
    hands: tuple[tuple[str, ...] | None, ...]
    """Cards where they may be seen."""
    hand_sizes: tuple[int, ...]
    deck: tuple[str, ...] | None
    """The draw deck from the top, where it may be seen."""
    deck_size: int
    tricks: tuple[int, ...]
    treasures: tuple[int, ...]
    scores: tuple[int, ...]
    round_points: tuple[int, ...]
    memory: Memory | None


def fox_views(table: FoxTable) -> Callable[[frozenset[int]], FoxView]:
    """The table for one pair of eyes after the other: what all of them see is gathered once."""
    on_table = plays_on_table(table)
    alike = {
        "target": table.options.target,
        "round": table.round,
        "trick": min(on_table.start // 2 + 1, TRICKS),
        "dealer": table.dealer,
        "leader": None if leader_of(table) == NOBODY else leader_of(table),
        "decree": written(table.decree),
        "trump": suit_letter(suit_of(table.decree)),
        "on_table": tuple([a_play(player_of(table, play), table.played[play]) for play in on_table]),
        "hand_sizes": tuple([hand.bit_count() for hand in table.hands]),
        "deck_size": deck_size(table.deck),
        "tricks": tuple(table.tricks),
        "treasures": tuple(table.treasures),
        "scores": tuple(table.scores),
        "round_points": tuple(table.round_points),
    }

    def seen(eyes: frozenset[int]) -> FoxView:
        return FoxView(
            **alike,  # type: ignore[arg-type]
            hands=tuple([written_set(hand) if seat in eyes else None for seat, hand in enumerate(table.hands)]),
            deck=tuple(map(written, deck_of(table))) if len(eyes) == SEATS else None,
            memory=memory(table, eyes) if table.options.memory else None,
        )

    return seen


def deck_of(table: FoxTable) -> list[int]:
    return table.deck.cards[table.deck.top : table.deck.bottom]


@cache
def a_play(seat: int, card: int) -> Play:
    return Play(seat, written(card))


def plays_on_table(table: FoxTable) -> range:
    """The plays of a trick that is not yet decided."""
    decided = 2 * (table.tricks[0] + table.tricks[1])
    return range(decided, table.plays)


def memory(table: FoxTable, eyes: frozenset[int]) -> Memory:
    buried = 0
    for seat in eyes:
        buried |= buried_by(table, seat)
    told = range(table.untold, table.plays)
    return Memory(
        played=tuple([a_play(player_of(table, play), table.played[play]) for play in told]),
        buried=written_set(buried),
    )
