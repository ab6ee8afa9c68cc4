"""Where the cards that others played came from: drawn evenly from all ways that fit what a seat has seen.

A card that a rival played in a round, a *find*, was kept in one step of the draft: from a group, whose cards the seat
knows, or from an unknown place; or it was drawn from the deck. Cards at unknown places, draws and the deck together are
the *pool*. A guess names for every find of the round the step in which it was kept, or ``POOL``. Its weight is the
number of assignments of single copies to single places that agree with it, so that drawing guesses by weight draws
assignments evenly.

Rounds share the pool: how likely it was to hold a find depends on what else was found in it. A guess therefore counts a
find in the pool as so many copies to a number ``even`` for a find in a group, whatever is guessed of other rounds, and
``knowledge`` keeps the guesses of all rounds together with the chance that makes up for it. Weights are rounded up; the
chance makes up for that too.
"""

from __future__ import annotations

from fabletop.games.fairytale.knowledge.memory import group_end, group_of_step
from fabletop.games.fairytale.rules.cards import play_place
from fabletop.games.fairytale.rules.draft import draft_steps, pack_held, pack_start
from fabletop.games.fairytale.rules.state import FairytaleTable, Sketch
from fabletop.games.fairytale.rules.terms import HAND_SIZE, MOST_DRAWN, NO_CARD, PLAYS
from fabletop.kernel.rng import below, below_vast
from fabletop.kernel.rule import called_rule, rule

POOL = 5
UNTRIED = -1
FACTORIALS = (1, 1, 2, 6, 24)
CERTAIN = 1 << 40
"""A chance is a whole number up to this."""
MOST_TRIES = 100
"""Guesses made find by find before one that was looked at has to do."""
VAST = 1 << 54
"""The weights of all guesses for a round add up to no more than this: times a number of cards it is still a number."""


@called_rule
def sketch_round(table: FairytaleTable, viewer: int, round: int) -> None:
    """Write down the groups of a round and what others played in it."""
    sketch = table.sketch
    sketch.groups = 0
    sketch.finds = 0
    for seat in range(table.seats):
        for step in range(draft_steps(table)):
            sketch.group[seat * HAND_SIZE + step] = 0
            if seat != viewer:
                sketch_group(table, viewer, round, seat, step)
        if seat != viewer:
            sketch_finds(table, round, seat)
    for find in range(sketch.finds):
        sketch.optional[find] = int(is_in_a_group(table, find))


@rule
def sketch_group(table: FairytaleTable, viewer: int, round: int, seat: int, step: int) -> None:
    """The group from which a seat kept a card in a step."""
    sketch = table.sketch
    group = group_of_step(table, viewer, round, seat, step)
    if group < 0:
        return
    pack = pack_held(table, round, seat, step)
    start = pack_start(table, round, pack) + group
    number = 0
    while number < sketch.groups and sketch.start[number] != start:
        number += 1
    if number == sketch.groups:
        sketch.groups += 1
        sketch.start[number] = start
        sketch.width[number] = group_end(table, viewer, round, pack, group) - group
        sketch.taken[number] = 0
    sketch.group[seat * HAND_SIZE + step] = number + 1


@rule
def sketch_finds(table: FairytaleTable, round: int, seat: int) -> None:
    sketch = table.sketch
    for step in range(PLAYS):
        card = table.plays[play_place(table, round, seat, step)]
        if card != NO_CARD:
            sketch.card[sketch.finds] = card
            sketch.player[sketch.finds] = seat
            sketch.step[sketch.finds] = step
            sketch.finds += 1


@rule
def group_at(sketch: Sketch, find: int, step: int) -> int:
    """The group in which a find was if it was kept in this step, or -1 if the place is unknown."""
    return sketch.group[sketch.player[find] * HAND_SIZE + step] - 1


@rule
def copies_in(table: FairytaleTable, group: int, card: int) -> int:
    """Copies of a card in a group."""
    start = table.sketch.start[group]
    count = 0
    for place in range(start, start + table.sketch.width[group]):
        if table.packs[place] == card:
            count += 1
    return count


@rule
def is_in_a_group(table: FairytaleTable, find: int) -> bool:
    sketch = table.sketch
    for step in range(draft_steps(table)):
        group = group_at(sketch, find, step)
        if group >= 0 and copies_in(table, group, sketch.card[find]) > 0:
            return True
    return False


@rule
def ways_from_group(table: FairytaleTable, find: int, step: int) -> int:
    """Copies that a find kept in this step may be, after the finds before it; none if the place is taken."""
    sketch = table.sketch
    group = group_at(sketch, find, step)
    if group < 0:
        return 0
    copies = copies_in(table, group, sketch.card[find])
    for other in range(find):
        if sketch.origin[other] != POOL:
            if sketch.player[other] == sketch.player[find] and sketch.origin[other] == step:
                return 0
            if sketch.card[other] == sketch.card[find] and group_at(sketch, other, sketch.origin[other]) == group:
                copies -= 1
    return copies


@rule
def places_in_pool(table: FairytaleTable, round: int, seat: int, before: int) -> int:
    """Places through which cards of the pool can have come to a seat before a step: unknown ones, and draws."""
    places = 0
    for step in range(draft_steps(table)):
        if table.sketch.group[seat * HAND_SIZE + step] == 0:
            places += 1
    first = play_place(table, round, seat, 0) * MOST_DRAWN
    for place in range(first, first + before * MOST_DRAWN):
        if table.drawn[place] != NO_CARD:
            places += 1
    return places


@rule
def ways_from_pool(table: FairytaleTable, round: int, find: int) -> int:
    """Places through which a find out of the pool can have come to its player, after the finds before it."""
    sketch = table.sketch
    seat = sketch.player[find]
    return places_in_pool(table, round, seat, sketch.step[find]) - sketch.pooled[seat]


@rule
def copies_in_pool(sketch: Sketch, find: int) -> int:
    """Copies that a find out of the pool may be, after the finds before it in the same round."""
    card = sketch.card[find]
    copies = int(sketch.pool[card])
    for other in range(find):
        if sketch.card[other] == card and sketch.origin[other] == POOL and sketch.optional[other] == 1:
            copies -= 1
    return copies


@rule
def first_weight(table: FairytaleTable, round: int) -> int:
    """The greatest weight to begin with, if the weights of all guesses for the round must not add up to too much."""
    sketch = table.sketch
    most = orders_of_the_rest(sketch)
    for find in range(sketch.finds):
        ways = max(ways_from_pool(table, round, find), 0)
        for step in range(draft_steps(table)):
            group = group_at(sketch, find, step)
            if group >= 0:
                ways += copies_in(table, group, sketch.card[find])
        most *= ways
    return max(VAST // most, 1)


@rule
def ways_of(table: FairytaleTable, round: int, find: int, origin: int) -> int:
    """In how many ways a find can have come from there; the copies of the pool are weighed, not counted."""
    if origin != POOL:
        return ways_from_group(table, find, origin)
    if table.sketch.optional[find] == 1 and copies_in_pool(table.sketch, find) <= 0:
        return 0
    return ways_from_pool(table, round, find)


@rule
def weigh(sketch: Sketch, find: int, ways: int) -> None:
    """The weight of the guess with this find, and the chance that makes up for rounding it."""
    weight = sketch.weight[find] * ways
    fair = sketch.fair[find]
    if sketch.optional[find] == 1:
        share = sketch.even if sketch.origin[find] != POOL else copies_in_pool(sketch, find)
        exact = weight * share
        weight = (exact + sketch.most - 1) // sketch.most
        fair -= fair * (weight * sketch.most - exact) // sketch.most // weight
    sketch.weight[find + 1] = weight
    sketch.fair[find + 1] = fair


@called_rule
def guess_origins(table: FairytaleTable, round: int, patience: int) -> int:
    """Look at every guess for a sketched round and keep one, each as likely as its weight says; gives the looks taken.

    When patience is at an end, which takes a deck of few names, one is made find by find.
    """
    sketch = table.sketch
    total, looks = 0, 0
    find = 0
    sketch.weight[0] = first_weight(table, round)
    sketch.fair[0] = sketch.chance
    sketch.origin[0] = UNTRIED
    while find >= 0:
        looks += 1
        if looks > patience and total > 0:
            take_back(sketch, find)
            guess_find_by_find(table, round)
            return looks
        if find == sketch.finds:
            weight = sketch.weight[find] * orders_of_the_rest(sketch)
            total += weight
            if total == weight or below_vast(table.rng, total) < weight:
                sketch.chance = sketch.fair[find]
                keep_guess(sketch)
            find -= 1
        elif try_next_origin(table, round, find):
            find += 1
            if find < sketch.finds:
                sketch.origin[find] = UNTRIED
        else:
            find -= 1
    return looks


@rule
def keep_guess(sketch: Sketch) -> None:
    for find in range(sketch.finds):
        sketch.chosen[find] = sketch.origin[find]


@rule
def take_back(sketch: Sketch, end: int) -> None:
    """Count the finds of a guess no longer, up to one that is not guessed yet or the last."""
    for find in range(min(end + 1, sketch.finds)):
        count_origin(sketch, find, -1)
        sketch.origin[find] = UNTRIED


# Without looking at every guess: each find by its ways, whatever that leaves to the finds behind it. Such guesses fit,
# but some are likelier than they should be.


@called_rule
def guess_find_by_find(table: FairytaleTable, round: int) -> None:
    """Guess until no find is left without an origin; if that never happens, the guess kept before stands."""
    sketch = table.sketch
    for _ in range(MOST_TRIES):
        find = 0
        while find < sketch.finds and guess_find(table, round, find):
            find += 1
        if find == sketch.finds:
            keep_guess(sketch)
            take_back(sketch, find)
            return
        take_back(sketch, find)


@rule
def guess_find(table: FairytaleTable, round: int, find: int) -> bool:
    """Guess the origin of a find, after those before it; gives whether there is one."""
    sketch = table.sketch
    total = 0
    for origin in range(POOL + 1):
        total += weighed_ways(table, round, find, origin)
    sketch.origin[find] = UNTRIED
    if total == 0:
        return False
    left, origin = below(table.rng, total), UNTRIED
    while left >= 0:
        origin += 1
        left -= weighed_ways(table, round, find, origin)
    sketch.origin[find] = origin
    count_origin(sketch, find, 1)
    return True


@rule
def weighed_ways(table: FairytaleTable, round: int, find: int, origin: int) -> int:
    sketch = table.sketch
    if origin != POOL and origin >= draft_steps(table):
        return 0
    ways = max(ways_of(table, round, find, origin), 0)
    if sketch.optional[find] == 0:
        return ways
    return ways * (sketch.even if origin != POOL else copies_in_pool(sketch, find))


@rule
def try_next_origin(table: FairytaleTable, round: int, find: int) -> bool:
    """Guess the next possible origin of a find; gives whether there was one."""
    sketch = table.sketch
    count_origin(sketch, find, -1)
    while sketch.origin[find] < POOL:
        sketch.origin[find] += 1
        if sketch.origin[find] == POOL or sketch.origin[find] < draft_steps(table):
            ways = ways_of(table, round, find, sketch.origin[find])
            if ways > 0:
                weigh(sketch, find, ways)
                count_origin(sketch, find, 1)
                return True
    sketch.origin[find] = UNTRIED
    return False


@rule
def count_origin(sketch: Sketch, find: int, change: int) -> None:
    """Count a find where the guess puts it, or no longer."""
    origin = sketch.origin[find]
    if origin == POOL:
        sketch.pooled[sketch.player[find]] += change
    elif origin != UNTRIED:
        sketch.taken[group_at(sketch, find, origin)] += change


@rule
def orders_of_the_rest(sketch: Sketch) -> int:
    """In how many orders the other cards of the groups can stand."""
    orders = 1
    for group in range(sketch.groups):
        orders *= FACTORIALS[sketch.width[group] - sketch.taken[group]]
    return orders
