"""How far a choice may be taken back: the barrier between what is free and what takes the consent of the others."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

import msgspec

from fabletop.contract import Event, Game, Position, read_seed

WORLDS = 12
"""Re-dealt tables on which a choice is tried to see whether it taught its maker anything."""


@dataclass(frozen=True)
class Made:
    """A choice that was made."""

    seat: int
    choice: int
    to_act: tuple[int, ...]
    """Who owed an answer before it."""
    noticed: bool
    """Did anything come of it that everybody heard?"""
    by_bot: bool


Line = Sequence[Made]
"""The choices that stand, in order."""


def position_after(game: Game, start: Position, line: Iterable[Made]) -> Position:
    """Play choices that were legal once again, telling nobody."""
    position = twin_of(start)
    for made in line:
        game.rules.act(position.table, made.seat, made.choice, None)
        position.revision += 1
        position.noticed += made.noticed
    return position


def last_of(line: Line, seat: int) -> int | None:
    """The place of the last choice of a seat."""
    for place in range(len(line) - 1, -1, -1):
        if line[place].seat == seat:
            return place
    return None


def is_step_open(line: Line, place: int, to_act: tuple[int, ...]) -> bool:
    """Does somebody who was asked together with this choice still owe the answer?

    Such a witness has owed at every moment since, and what it chose meanwhile, parts of an answer, nobody could notice.
    Until that answer is in, all answers of the step lie face down.
    """
    witnesses = set(line[place].to_act) & set(to_act) - {line[place].seat}
    for made in line[place + 1 :]:
        witnesses &= set(made.to_act)
        if made.noticed:
            witnesses.discard(made.seat)
    return bool(witnesses)


def start_of_decision(line: Line, place: int) -> int:
    """Where the decision began to which a choice belongs: everything since its maker was asked.

    Others' answers of the same step count in, since their cards have been seen; an earlier decision that everybody
    noticed does not.
    """
    seat = line[place].seat
    while place > 0:
        before = line[place - 1]
        if seat not in before.to_act or (before.seat == seat and before.noticed):
            break
        place -= 1
    return place


def is_untouched(line: Line, place: int, to_act: tuple[int, ...]) -> bool:
    """Has its maker made a choice, on which nobody has acted since?"""
    is_last = place == len(line) - 1
    return not line[place].by_bot and (is_last or is_step_open(line, place, to_act))


def teaches(game: Game, before: Position, made: Made, seeds: Sequence[str]) -> bool:
    """Did chance or a secret come into a choice, or would its maker have heard something else on another table?

    ``before`` is the position in which it was made. No card may have been drawn or shuffled by it, and nobody else
    told anything in private.
    """
    after = twin_of(before)
    events = game.play(after, made.seat, made.choice)
    if any(event.audience not in (None, made.seat) for event in events):
        return True
    if chance_of(before) != chance_of(after):
        return True
    told = told_to(game, after, events, made.seat)
    return any(told_on(game, world(game, before, made.seat, seed), made) != told for seed in seeds)


def told_on(game: Game, position: Position, made: Made) -> bytes:
    """What the maker of a choice would have heard in a position, which is used up."""
    return told_to(game, position, game.play(position, made.seat, made.choice), made.seat)


def twin_of(position: Position) -> Position:
    return replace(position, table=position.table.copy())


def world(game: Game, position: Position, seat: int, seed: str) -> Position:
    """A table re-dealt from what the seat knows."""
    twin = twin_of(position)
    game.rules.resample(twin.table, seat, read_seed(seed))
    return twin


def told_to(game: Game, position: Position, events: tuple[Event, ...], seat: int) -> bytes:
    heard = [event for event in events if event.is_for(seat)]
    return msgspec.json.encode((heard, game.view(position, seat)))


def chance_of(position: Position) -> bytes:
    """The state of the table's generator: it changes when something is drawn or shuffled."""
    generator = getattr(position.table, "rng", None)
    return b"" if generator is None else bytes(generator.pack())
