"""A fresh deal of everything that a seat cannot know (docs/rules/fairy-tale: fairytale.secret).

A world is the way of every single card: through which hands it went in which draft, who kept it, and whether it was
played, left over, drawn or is still in the deck. All ways that fit everything a seat has seen are equally likely.
``memory`` says what a seat has seen, ``origins`` where the cards that others played came from; everything else is
shuffled into the places that are left. Hidden answers to the open step are drawn evenly, too.
"""

from __future__ import annotations

from fabletop.games.fairytale.knowledge.memory import (
    UNKNOWN,
    dealt_end,
    group_end,
    group_of,
    places_taken,
    rounds_begun,
)
from fabletop.games.fairytale.knowledge.origins import (
    CERTAIN,
    POOL,
    copies_in_pool,
    group_at,
    guess_origins,
    places_in_pool,
    sketch_round,
)
from fabletop.games.fairytale.rules.cards import (
    is_single,
    leave_hand,
    names_at,
    play_place,
    put_in_order,
    take_in_hand,
)
from fabletop.games.fairytale.rules.draft import (
    asked_at,
    discards_too,
    draft_steps,
    first_place,
    hand_end,
    hand_start,
    kept_card,
    names_to_discard,
    names_to_keep,
    pack_held,
    pack_start,
)
from fabletop.games.fairytale.rules.drawing import NO_PLACE, has_choice
from fabletop.games.fairytale.rules.play import may_pass, names_to_play
from fabletop.games.fairytale.rules.state import FairytaleTable, Sketch
from fabletop.games.fairytale.rules.terms import (
    ASK_DISCARD,
    ASK_GIVE,
    ASK_KEEP,
    ASK_PLAY,
    DISCARD,
    DRAFTING,
    EXCHANGING,
    FLIP,
    HAND_ROOM,
    HAND_SIZE,
    HIDDEN,
    KEEP,
    MOST_DRAWN,
    MOST_FINDS,
    MOST_GROUPS,
    MOST_SEATS,
    NAMES,
    NO_CARD,
    OVER,
    PLAY,
    PLAYING,
    PLAYS,
    UNFLIP,
)
from fabletop.games.fairytale.rules.turning import (
    NOTHING,
    choose_to_turn,
    demands_on,
    next_category,
    places_to_choose,
    turns_down,
)
from fabletop.kernel.actions import action_of
from fabletop.kernel.bits import bit, has, highest, nth, popcount
from fabletop.kernel.deck import draw, shuffle
from fabletop.kernel.questions import NO_ANSWER, ask_together
from fabletop.kernel.rng import TABLE_DOMAIN, Seed, below, below_vast, start
from fabletop.kernel.rule import called_rule, rule

NOWHERE = -1
MOST_TRIES = 30_000
"""Steps from guess to guess for one world; after that a guess that fits is made at once. The game's own decks hardly
ever take so many."""


@called_rule
def resample(table: FairytaleTable, seat: int, seed: Seed) -> None:
    """Replace everything the seat cannot know by a world drawn evenly from all that fit what it has seen."""
    start(table.rng, seed, TABLE_DOMAIN)
    forget_order(table, seat)
    fits, patience = False, MOST_TRIES
    while not fits:
        forget(table, seat)
        fits, patience = guess_all_origins(table, seat, patience)
        if fits:
            fill_from_pool(table, seat)
            hand_out(table, seat)
            fits = nobody_is_asked_in_vain(table, seat)
    answer_for_others(table, seat)
    clear_sketch(table)


# What is known stays; what is not is wiped out, so that nothing of it can shine through.


@rule
def forget_order(table: FairytaleTable, seat: int) -> None:
    """Sort the groups: the seat knows their cards, not their order."""
    for round in range(rounds_begun(table)):
        for pack in range(table.seats):
            place = 0
            while place < dealt_end(table, round):
                group = group_of(table, seat, round, pack, place)
                if group == place:
                    start = pack_start(table, round, pack)
                    place = group_end(table, seat, round, pack, group)
                    put_in_order(table.packs, start + group, start + place)
                else:
                    place += 1


@called_rule
def forget(table: FairytaleTable, seat: int) -> None:
    """Hide the cards the seat has never seen, and count what they may be."""
    sketch = table.sketch
    for name in range(NAMES):
        sketch.pool[name] = table.options.deck.copies[name]
        sketch.used[name] = 0
    for round in range(rounds_begun(table)):
        for pack in range(table.seats):
            forget_pack(table, seat, round, pack)
        for player in range(table.seats):
            forget_draws(table, seat, round, player)


@rule
def forget_pack(table: FairytaleTable, seat: int, round: int, pack: int) -> None:
    start = pack_start(table, round, pack)
    for place in range(dealt_end(table, round)):
        if group_of(table, seat, round, pack, place) == UNKNOWN:
            table.packs[start + place] = HIDDEN
        else:
            table.sketch.pool[table.packs[start + place]] -= 1


@rule
def forget_draws(table: FairytaleTable, seat: int, round: int, player: int) -> None:
    first = play_place(table, round, player, 0) * MOST_DRAWN
    for place in range(first, first + PLAYS * MOST_DRAWN):
        if table.drawn[place] != NO_CARD:
            if player == seat:
                table.sketch.pool[table.drawn[place]] -= 1
            else:
                table.drawn[place] = HIDDEN


# Where the cards that others played came from.


@rule
def rounds_played(table: FairytaleTable) -> int:
    """The rounds in which cards may have been played."""
    return table.round if table.stage == DRAFTING or table.stage == OVER else table.round + 1


@called_rule
def weigh_pool(table: FairytaleTable, seat: int) -> int:
    """Set aside the finds that must be of the pool, and how the others are weighed; gives the rest of the pool."""
    sketch = table.sketch
    for round in range(rounds_played(table)):
        sketch_round(table, seat, round)
        set_aside(sketch)
    by_places = 0
    for round in range(rounds_played(table)):
        sketch_round(table, seat, round)
        by_places += room_for_others(table, round)
    rest, by_copies = 0, 0
    sketch.most = 1
    for name in range(NAMES):
        rest += sketch.pool[name]
        by_copies += min(sketch.pool[name], sketch.used[name])
        sketch.most = max(sketch.most, sketch.pool[name])
        sketch.used[name] = 0
    sketch.even = even_weight(rest, min(by_places, by_copies))
    sketch.most = max(sketch.most, sketch.even)
    return rest


@rule
def set_aside(sketch: Sketch) -> None:
    """Take the finds of a round that must be of the pool out of it, and count the others."""
    for find in range(sketch.finds):
        if sketch.optional[find] == 1:
            sketch.used[sketch.card[find]] += 1
        else:
            sketch.pool[sketch.card[find]] -= 1


@rule
def room_for_others(table: FairytaleTable, round: int) -> int:
    """How many finds of a round may be of the pool without having to be.

    That may be too many, never too few: a place that is needed for a later find is not always open to an earlier one.
    """
    sketch = table.sketch
    for find in range(sketch.finds):
        if sketch.optional[find] == 0:
            sketch.pooled[sketch.player[find]] += 1
    room = 0
    for find in range(sketch.finds):
        player = int(sketch.player[find])
        if sketch.optional[find] == 1 and sketch.pool[sketch.card[find]] > 0:
            if places_in_pool(table, round, player, sketch.step[find]) > 0:
                if sketch.pooled[player] < places_in_pool(table, round, player, PLAYS - 1):
                    room += 1
                    sketch.pooled[player] += 1
    for player in range(table.seats):
        sketch.pooled[player] = 0
    return room


@rule
def even_weight(rest: int, finds: int) -> int:
    """The greatest weight with which no number of finds in the rest of the pool has a chance above certainty."""
    even = rest - (finds >> 1)
    while even > 1 and chance_of_pool(even, rest, finds) > CERTAIN:
        even -= 1
    return max(even, 1)


@rule
def chance_of_pool(even: int, rest: int, finds: int) -> int:
    chance = CERTAIN
    for found in range(finds):
        chance = chance * even // (rest - found)
    return chance


@called_rule
def guess_all_origins(table: FairytaleTable, seat: int, patience: int) -> tuple[bool, int]:
    """Guess round by round; gives whether the guesses are to be kept, and how many more looks there is patience for."""
    rest = weigh_pool(table, seat)
    sketch = table.sketch
    sketch.chance = CERTAIN
    for round in range(rounds_begun(table)):
        sketch_round(table, seat, round)
        if round < rounds_played(table):
            patience -= guess_origins(table, round, patience)
            rest = share_the_pool(sketch, rest)
        lay_out(table, round)
    if patience <= 0:
        return sketch.chance > 0, patience
    return sketch.chance == CERTAIN or below_vast(table.rng, CERTAIN) < sketch.chance, patience


@rule
def share_the_pool(sketch: Sketch, rest: int) -> int:
    """Make up for cards of the pool that are finds of other rounds already; gives how many are left."""
    for find in range(sketch.finds):
        sketch.origin[find] = sketch.chosen[find]
        if sketch.optional[find] == 1 and sketch.chosen[find] == POOL:
            card = sketch.card[find]
            left = max(int(sketch.pool[card]) - sketch.used[card], 0)
            sketch.chance = sketch.chance * left // copies_in_pool(sketch, find)
            sketch.chance = sketch.chance * sketch.even // max(rest, 1)
            sketch.used[card] += 1
            rest -= 1
    return rest


# From a guess to cards in their places.


@called_rule
def lay_out(table: FairytaleTable, round: int) -> None:
    """Put the finds of a sketched round where the guess says; the other cards of each group stand in any order."""
    sketch = table.sketch
    for group in range(sketch.groups):
        first = int(sketch.start[group])
        free = bit(int(sketch.width[group])) - 1
        if round < rounds_played(table):
            free = lay_finds(table, round, group, free)
        shuffle_places(table, first, free)
    if round < rounds_played(table):
        for find in range(sketch.finds):
            if sketch.chosen[find] == POOL:
                lay_unknown_find(table, round, find)


@rule
def lay_finds(table: FairytaleTable, round: int, group: int, free: int) -> int:
    """Bring each find of a group to the place from which it was kept; gives the places that are left."""
    sketch = table.sketch
    first = int(sketch.start[group])
    for find in range(sketch.finds):
        step = int(sketch.chosen[find])
        if step != POOL and group_at(sketch, find, step) == group:
            pack = pack_start(table, round, pack_held(table, round, sketch.player[find], step))
            place = pack + first_place(table, step)
            found = first
            while not has(free, found - first) or table.packs[found] != sketch.card[find]:
                found += 1
            table.packs[found] = table.packs[place]
            table.packs[place] = sketch.card[find]
            free &= ~bit(place - first)
    return free


@rule
def shuffle_places(table: FairytaleTable, first: int, free: int) -> None:
    """Put the cards at some places, counted from the first, into an order drawn evenly."""
    while not is_single(free):
        last = highest(free)
        other = nth(free, below(table.rng, popcount(free)))
        card = table.packs[first + last]
        table.packs[first + last] = table.packs[first + other]
        table.packs[first + other] = card
        free &= ~bit(last)


@rule
def lay_unknown_find(table: FairytaleTable, round: int, find: int) -> None:
    """Put a find of the pool at one of the hidden places through which it can have come."""
    index = below(table.rng, hidden_places(table, round, find, NOWHERE))
    hidden_places(table, round, find, index)


@called_rule
def hidden_places(table: FairytaleTable, round: int, find: int, chosen: int) -> int:
    """Count the hidden places through which a find can have come; the chosen one gets it."""
    sketch = table.sketch
    seat, card = int(sketch.player[find]), sketch.card[find]
    count = 0
    for step in range(draft_steps(table)):
        place = pack_start(table, round, pack_held(table, round, seat, step)) + first_place(table, step)
        if table.packs[place] == HIDDEN:
            if count == chosen:
                table.packs[place] = card
            count += 1
    first = play_place(table, round, seat, 0) * MOST_DRAWN
    for place in range(first, first + sketch.step[find] * MOST_DRAWN):
        if table.drawn[place] == HIDDEN:
            if count == chosen:
                table.drawn[place] = card
            count += 1
    return count


@called_rule
def fill_from_pool(table: FairytaleTable, seat: int) -> None:
    """Shuffle what is left of the pool; it fills the hidden places, and the rest is the deck."""
    gather_pool(table)
    for round in range(rounds_begun(table)):
        for pack in range(table.seats):
            start = pack_start(table, round, pack)
            for place in range(start, start + dealt_end(table, round)):
                if table.packs[place] == HIDDEN:
                    table.packs[place] = draw(table.deck)
            put_in_order(table.packs, start + places_taken(table, round), start + dealt_end(table, round))
        first = play_place(table, round, 0, 0) * MOST_DRAWN
        for place in range(first, first + table.seats * PLAYS * MOST_DRAWN):
            if table.drawn[place] == HIDDEN:
                table.drawn[place] = draw(table.deck)


@rule
def gather_pool(table: FairytaleTable) -> None:
    deck, sketch = table.deck, table.sketch
    deck.top = deck.bottom
    for name in range(1, NAMES):
        for _ in range(sketch.pool[name] - sketch.used[name]):
            deck.top -= 1
            deck.cards[deck.top] = name
    shuffle(deck.cards, deck.top, deck.bottom, table.rng)


@called_rule
def hand_out(table: FairytaleTable, seat: int) -> None:
    """Others hold what they kept and drew in this round and have not played."""
    if table.stage != DRAFTING and table.stage != OVER:
        for player in range(table.seats):
            if player != seat:
                hand_out_to(table, player)


@rule
def hand_out_to(table: FairytaleTable, player: int) -> None:
    for place in range(player * HAND_ROOM, player * HAND_ROOM + table.held[player]):
        table.hands[place] = NO_CARD
    table.held[player] = 0
    for step in range(draft_steps(table)):
        take_in_hand(table, player, kept_card(table, table.round, player, step))
    first = play_place(table, table.round, player, 0)
    for place in range(first * MOST_DRAWN, (first + PLAYS) * MOST_DRAWN):
        if table.drawn[place] != NO_CARD:
            take_in_hand(table, player, table.drawn[place])
    for place in range(first, first + PLAYS):
        if table.plays[place] != NO_CARD:
            leave_hand(table, player, table.plays[place])


@rule
def names_to_choose(table: FairytaleTable, player: int) -> int:
    return names_to_keep(table, player) if table.stage == DRAFTING else names_to_play(table, player)


@rule
def nobody_is_asked_in_vain(table: FairytaleTable, seat: int) -> bool:
    """Whoever has not chosen yet has something to choose."""
    if table.stage == DRAFTING or table.stage == PLAYING:
        for player in range(table.seats):
            if player != seat and has(table.to_act, player) and is_single(names_to_choose(table, player)):
                return False
    return True


# Answers that lie face down.


@called_rule
def answer_for_others(table: FairytaleTable, seat: int) -> None:
    """Who has answered gave any answer; who has not begins anew. Nothing else is left on the stack."""
    if table.stage == DRAFTING or table.stage == PLAYING:
        ask_anew(table, seat)
    elif table.stage == EXCHANGING:
        begin_exchange_anew(table, seat)
    elif table.stage != OVER:
        turn_anew(table, seat)
    for index in range(table.asked, MOST_SEATS):
        question = table.questions[index]
        question.answer = 0
        question.subject = 0
        question.kind = 0
        question.seat = 0
        question.step = 0


@rule
def ask_anew(table: FairytaleTable, seat: int) -> None:
    """Draft and play: who is asked depends on hidden cards."""
    to_act = table.to_act
    kind, subject, answer = 0, 0, 0
    mine = asked_at(table, seat)
    if mine >= 0:
        question = table.questions[mine]
        kind, subject, answer = int(question.kind), int(question.subject), int(question.answer)
    table.asked = 0
    for player in range(table.seats):
        if player == seat:
            if mine >= 0:
                ask_together(table, kind, seat, subject)
                table.questions[table.asked - 1].answer = answer
        elif not is_single(names_to_choose(table, player)):
            ask_together(table, ASK_KEEP if table.stage == DRAFTING else ASK_PLAY, player, 0)
            if not has(to_act, player):
                answer_anyhow(table, player)
    table.to_act = to_act


@rule
def answer_anyhow(table: FairytaleTable, player: int) -> None:
    """Any card, each as likely as the others."""
    question = table.questions[table.asked - 1]
    if table.stage == DRAFTING:
        first, end = hand_start(table, player), hand_end(table, player)
        place = first + below(table.rng, end - first)
        question.subject = table.packs[place]
        question.answer = action_of(KEEP, question.subject)
        if discards_too(table, table.step) and not is_single(names_to_discard(table, player, question.subject)):
            other = first + below(table.rng, end - first - 1)
            question.kind = ASK_DISCARD
            question.answer = action_of(DISCARD, table.packs[other + 1 if other >= place else other])
    else:
        index = below(table.rng, table.held[player] + int(may_pass(table)))
        card = table.hands[player * HAND_ROOM + index] if index < table.held[player] else NO_CARD
        question.answer = action_of(PLAY, card)


@rule
def turn_anew(table: FairytaleTable, seat: int) -> None:
    """UNFLIP and FLIP: who is asked is plain to see, what they have marked is not."""
    action_kind = FLIP if turns_down(table.stage) else UNFLIP
    for index in range(table.asked):
        question = table.questions[index]
        player = int(question.seat)
        if player != seat:
            row = table.rows[player]
            row.marked = 0
            row.demands = demands_on(table, player)
            question.answer = NO_ANSWER
            question.subject = next_category(table, row)
            while not has(table.to_act, player) and row.demands != 0:
                names = names_at(row, places_to_choose(table, row))
                name = nth(names, below(table.rng, popcount(names)))
                choose_to_turn(table, row, name)
                question.answer = action_of(action_kind, name)
                category = next_category(table, row)
                if category != NOTHING:
                    question.subject = category


@rule
def begin_exchange_anew(table: FairytaleTable, seat: int) -> None:
    """Nobody else knows whether the own card is named already."""
    question = table.questions[table.asked - 1]
    if question.seat != seat and has_choice(table.rows[question.seat]):
        question.kind = ASK_GIVE
        question.subject = NO_PLACE


@rule
def clear_sketch(table: FairytaleTable) -> None:
    sketch = table.sketch
    for name in range(NAMES):
        sketch.pool[name] = 0
        sketch.used[name] = 0
    sketch.even = 0
    sketch.most = 0
    sketch.chance = 0
    sketch.finds = 0
    sketch.groups = 0
    for find in range(MOST_FINDS):
        sketch.card[find] = 0
        sketch.player[find] = 0
        sketch.step[find] = 0
        sketch.optional[find] = 0
        sketch.origin[find] = 0
        sketch.chosen[find] = 0
        sketch.weight[find] = 0
        sketch.fair[find] = 0
    sketch.weight[MOST_FINDS] = 0
    sketch.fair[MOST_FINDS] = 0
    for group in range(MOST_GROUPS):
        sketch.start[group] = 0
        sketch.width[group] = 0
        sketch.taken[group] = 0
    for seat in range(MOST_SEATS):
        sketch.pooled[seat] = 0
    for place in range(MOST_SEATS * HAND_SIZE):
        sketch.group[place] = 0
