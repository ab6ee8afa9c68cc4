"""Why a result is what it is: houses, tokens, and the tie-break that decided."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from fabletop.contract import Message, message
from fabletop.games.grimm.rules.scoring import complete, complete_houses, is_competing, token_rank
from fabletop.games.grimm.rules.state import GrimmTable
from fabletop.games.grimm.rules.terms import BRICK, KINDS, WOOD
from fabletop.games.grimm.words.phrases import kind_said
from fabletop.kernel.bits import highest

Seats = list[int]


def explained(table: GrimmTable) -> Iterator[Message]:
    """What every player built, and what decided."""
    for seat in range(table.seats):
        yield explained_seat(table, seat)
    competing = [seat for seat in range(table.seats) if is_competing(table, seat)]
    if len(competing) == 1:
        yield message("grimm-why-alone", seat=competing[0])
    else:
        yield from explained_tie(table, competing)


def explained_seat(table: GrimmTable, seat: int) -> Message:
    straw, wood, brick = (complete_houses(table, seat, kind) for kind in range(KINDS))
    tokens = tuple(kind_said(kind) for kind in range(KINDS) if table.builders[kind] == seat + 1)
    told = {"number": complete(table, seat), "straw": straw, "wood": wood, "brick": brick}
    return message("grimm-why-seat", seat=seat, tokens=tokens, count=len(tokens), **told)


def explained_tie(table: GrimmTable, tied: Seats) -> Iterator[Message]:
    """Brick houses, then Wood houses, then the sturdiest First Builder token among those who are still level."""
    yield message("grimm-why-several", players=players(tied))
    for kind in (BRICK, WOOD):
        tied = best_of(tied, {seat: complete_houses(table, seat, kind) for seat in tied})
        number = complete_houses(table, tied[0], kind)
        if len(tied) == 1:
            yield message("grimm-why-houses", seat=tied[0], kind=kind_said(kind), number=number)
            return
        yield message("grimm-why-level", kind=kind_said(kind), number=number, players=players(tied))
    tied = best_of(tied, {seat: token_rank(table, seat) for seat in tied})
    if len(tied) == 1:
        yield message("grimm-why-token", seat=tied[0], kind=kind_said(highest(token_rank(table, tied[0]))))
    else:
        yield message("grimm-why-shared", players=players(tied))


def best_of(seats: Seats, value: Mapping[int, int]) -> Seats:
    return [seat for seat in seats if value[seat] == max(value.values())]


def players(seats: Seats) -> tuple[Message, ...]:
    return tuple(message("grimm-player", seat=seat) for seat in seats)
