"""What a network is told of Fairy Tale, and what its critic may see. The features are told apart by names of cards."""

from __future__ import annotations

from fabletop.games.fairytale.knowledge.observation import (
    COUNTS,
    DOWN,
    HAND,
    HUNTED,
    LOOKED_AT,
    LOOKS,
    MARKED,
    OWING,
    PACK,
    POINTS,
    TAKEN,
    UNSEEN,
    UP,
    relative,
)
from fabletop.games.fairytale.play.observation import FOR_NEIGHBOUR, PROMISES
from fabletop.games.fairytale.rules.draft import first_place, hand_end, hand_start, pack_held, pack_start
from fabletop.games.fairytale.rules.state import FairytaleTable
from fabletop.games.fairytale.rules.terms import (
    DRAFTING,
    HAND_ROOM,
    MOST_NAMES,
    MOST_SEATS,
    ROUNDS,
    ROW,
    TWO_STAGE,
    Ask,
    Stage,
    Teams,
)
from fabletop.kernel.features import Feature, among, at_least, equal, short_of
from fabletop.kernel.rule import called_rule, rule

NAMES_TOLD = 50
"""Names that are told apart, as many as the decks that the game comes with have, and a few more."""
SEATS_AT, ROUND_AT, STAGE_AT, STEP_AT, TEAMS_AT, TWO_STAGE_AT = (COUNTS + place for place in (0, 1, 2, 3, 5, 6))
PLAYS_AT, PASSING_AT, QUESTION_AT, ANSWERED_AT = (COUNTS + place for place in (7, 8, 13, 15))
KEPT_IN_STAGES, PUT_AWAY = 0b010110101, 0b101001010
"""Places of the cards taken in a round of two stages that were kept, and those that were put away; in one stage every
place is for a kept card, of both sets in turn."""
PROMISED, HELPED = (4, 8, 12, 16, 24, 32, 44, 60), (1, 3, 6, 10)
"""Quarters of a point that a card promises, and points that it would bring the next to choose."""
WORTH, AHEAD = (5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 60), (1, 3, 6, 10, 15)
"""Points that the cards of a seat are worth, and that they are worth more than another's."""
SECRETS = (MOST_SEATS - 1) * 2 * NAMES_TOLD
"""For each of the others what they can choose from, and what they have kept or hold."""


def features() -> tuple[Feature, ...]:
    told: list[Feature] = []
    for name in range(NAMES_TOLD):
        told += at_least(PACK * MOST_NAMES + name, 1, 2) + at_least(HAND * MOST_NAMES + name, 1, 2)
        told += at_least(UNSEEN * MOST_NAMES + name, 1, 2, 4)
        told += at_least(UP * MOST_NAMES + name, 1, 2, 3) + at_least(DOWN * MOST_NAMES + name, 1, 2)
        for side in range(1, MOST_SEATS):
            told += at_least((UP + side) * MOST_NAMES + name, 1, 2, 3) + at_least((DOWN + side) * MOST_NAMES + name, 1)
        told += at_least(PROMISES + name, *PROMISED) + at_least(FOR_NEIGHBOUR + name, *HELPED)
    told += at_least(POINTS, *WORTH)
    for side in range(POINTS + 1, POINTS + MOST_SEATS):
        told += at_least(side, *WORTH) + short_of(side, POINTS, *AHEAD) + short_of(POINTS, side, *AHEAD)
    names = range(1, NAMES_TOLD + 1)
    told += among(LOOKS, ROUND_AT, LOOKED_AT, (1 << LOOKED_AT) - 1, *names)
    told += among(TAKEN, ROUND_AT, TWO_STAGE, KEPT_IN_STAGES, *names)
    told += among(TAKEN, ROUND_AT, TWO_STAGE, PUT_AWAY, *names)
    for place in (*range(MARKED, MARKED + ROW), *range(OWING, HUNTED + MOST_SEATS)):
        told += at_least(place, 1)
    told += equal(SEATS_AT, 2, 3, 4, 5) + equal(ROUND_AT, *range(ROUNDS)) + equal(STAGE_AT, *Stage)
    told += equal(STEP_AT, *range(5)) + equal(TEAMS_AT, *Teams) + at_least(TWO_STAGE_AT, 1) + at_least(PLAYS_AT, 1)
    return tuple(told + at_least(PASSING_AT, 1) + equal(QUESTION_AT, *Ask) + at_least(ANSWERED_AT, 1))


FEATURES = features()


@rule
def tell_name(out: list[int], row: int, card: int) -> None:
    if 0 < card <= NAMES_TOLD:
        out[row * NAMES_TOLD + card - 1] = 1


@called_rule
def reveal(table: FairytaleTable, seat: int, out: list[int]) -> None:
    """What the others can choose from now, and what they have kept or hold."""
    for index in range(SECRETS):
        out[index] = 0
    for other in range(table.seats):
        if other != seat:
            reveal_other(table, other, 2 * (relative(table, seat, other) - 1), out)


@rule
def reveal_other(table: FairytaleTable, other: int, row: int, out: list[int]) -> None:
    for place in range(other * HAND_ROOM, other * HAND_ROOM + table.held[other]):
        tell_name(out, row + 1, int(table.hands[place]))
    if table.stage == DRAFTING:
        for place in range(hand_start(table, other), hand_end(table, other)):
            tell_name(out, row, int(table.packs[place]))
        for step in range(table.step):
            pack = pack_start(table, table.round, pack_held(table, table.round, other, step))
            tell_name(out, row + 1, int(table.packs[pack + first_place(table, step)]))
