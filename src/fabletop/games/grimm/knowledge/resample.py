"""A fresh deal of everything that a seat cannot know (docs/rules/grimm-forest: grimm.secret).

Of Fables, a seat knows those it sees and the tokens of its memory; nameless tokens and all other cards that it does not
see are any of the rest. All ways to put the cards into the places that the seat does not know, with every token in one
of its hands, are equally likely. The way of the Gather cards is drawn anew in ``retracing.py``. What others remember is
not drawn: in a world made for one seat, they have forgotten which Fables are in which hands.
"""

from __future__ import annotations

from fabletop.games.grimm.knowledge.memory import HANDS, MIXED, NONE, clear_memory, token_for, unknown_mixed
from fabletop.games.grimm.knowledge.retracing import retrace
from fabletop.games.grimm.rules.asking import forget_question
from fabletop.games.grimm.rules.cards import any_in_hand
from fabletop.games.grimm.rules.commit import fables_to_lay
from fabletop.games.grimm.rules.fables import CUTTING_CORNERS, NIGHT_AT_THE_TAVERN
from fabletop.games.grimm.rules.state import GrimmTable, Memory, Task
from fabletop.games.grimm.rules.terms import (
    DREAM,
    DREAMED,
    FABLE_ROW,
    FRIEND_CARD,
    GATHER_FIELDS,
    JOB_PART,
    JOB_RECEIVE,
    MOST_SEATS,
    NO_CARD,
    NOBODY,
    PLACES,
)
from fabletop.games.grimm.rules.words import location_of
from fabletop.kernel.actions import action_of
from fabletop.kernel.bits import bit, has, lowest, nth, popcount, without_lowest
from fabletop.kernel.deck import shuffle
from fabletop.kernel.questions import NO_ANSWER
from fabletop.kernel.rng import TABLE_DOMAIN, Seed, below, start
from fabletop.kernel.rule import called_rule, rule

HIDDEN = -1
"""In the place of a card that is to be drawn."""
TAKEN = -2
"""The same where a nameless token has taken the place."""
NO_ROOM = -1
MOST_GUESSES = 1000
"""Tokens fit after a guess or two; if they never do, the memory is broken and is forgotten, so that nobody waits."""
ROOM_BITS = 10
"""How many cards find room in each hand is kept in one number, with so many bits for a hand."""
ONE_HAND = (1 << ROOM_BITS) - 1


@called_rule
def resample(table: GrimmTable, seat: int, seed: Seed) -> None:
    """Replace everything the seat cannot know by a world drawn evenly from all that fit what it knows."""
    start(table.rng, seed, TABLE_DOMAIN)
    deal_fables_anew(table, seat)
    shuffle_friends_anew(table)
    deal_tavern_anew(table)
    retrace(table, seat)
    answer_for_others(table, seat)


# Fables.


@called_rule
def deal_fables_anew(table: GrimmTable, seat: int) -> None:
    """Tokens first, then any cards into what room is left; then others have laid any card of their hands."""
    pool = table.memories[(seat + 1) % table.seats].names  # a row to count in: what others remember is forgotten anyway
    guesses = 0
    while not guess_known(table, seat, pool):
        guesses += 1
        if guesses == MOST_GUESSES:
            clear_memory(table.memories[seat])
    fill_up(table, seat, pool)
    lay_fables_anew(table, seat)
    for other in range(table.seats):
        if other != seat:
            clear_memory(table.memories[other])


@rule
def guess_known(table: GrimmTable, seat: int, pool: list[int]) -> bool:
    """Hide what the seat does not see and put the tokens somewhere; is there room for all of them?"""
    forget_fables(table, seat)
    count_unseen(table, seat, pool)
    return place_known(table, seat, pool) != NO_ROOM


@called_rule
def forget_fables(table: GrimmTable, seat: int) -> None:
    """Hide the Fables that the seat does not see."""
    for other in range(table.seats):
        if other != seat:
            for name in range(FABLE_ROW):
                table.hands[other * FABLE_ROW + name] = 0
    for place in range(table.fables.top, table.fables.bottom):
        if not has(int(table.fables.known[place]), seat):
            table.fables.cards[place] = HIDDEN
    if table.dreamed != NO_CARD and not has(table.dream_known, seat):
        table.dreamed = HIDDEN


@called_rule
def count_unseen(table: GrimmTable, seat: int, pool: list[int]) -> None:
    """How many cards of each name are in places that the seat does not see."""
    for name in range(FABLE_ROW):
        pool[name] = table.options.copies[name] - table.hands[seat * FABLE_ROW + name] - table.pile[name]
    for place in range(table.fables.top, table.fables.bottom):
        if table.fables.cards[place] != HIDDEN:
            pool[table.fables.cards[place]] -= 1
    for player in range(table.seats):
        pool[table.played[player]] -= 1
        pool[table.parked[player]] -= 1
        pool[table.matured[player]] -= 1
        pool[CUTTING_CORNERS] -= table.corners[player]
    for location in range(PLACES):
        pool[table.unique[location]] -= 1
    if table.dreamed != HIDDEN:
        pool[table.dreamed] -= 1
    pool[NO_CARD] = 0


@rule
def all_room(table: GrimmTable, seat: int) -> int:
    """The room in each hand for cards that the seat does not see."""
    room = unknown_mixed(table, seat) << ROOM_BITS * MIXED
    if table.dreamed == HIDDEN:
        room += bit(ROOM_BITS * DREAMED)
    for other in range(table.seats):
        if other != seat:
            room += table.held[other] - int(has(table.peeked[other], seat)) << ROOM_BITS * other
    return room


@rule
def room_for(room: int, holders: int) -> int:
    """The room in a set of hands."""
    total = 0
    for hand in range(HANDS):
        if has(holders, hand):
            total += room >> ROOM_BITS * hand & ONE_HAND
    return total


@called_rule
def place_known(table: GrimmTable, seat: int, pool: list[int]) -> int:
    """Put a card looked at, and those of the tokens, where they may be; gives the room left, or ``NO_ROOM``.

    Cards that can be in few hands come first: then those after them nearly always find as much room as expected.
    """
    memory, seen = table.memories[seat], NONE
    for other in range(table.seats):
        if other != seat and has(table.peeked[other], seat):
            put_into(table, pool, other, table.laid[other], 0)
            seen = token_for(memory, other, table.laid[other])
    room = all_room(table, seat)
    for size in range(1, HANDS + 1):
        for token in range(memory.count):
            if popcount(possible_holders(memory, token, seen)) == size and token != seen and room != NO_ROOM:
                room = place_token(table, memory, pool, token, (room, all_room(table, seat), seen))
    return room


@called_rule
def place_token(table: GrimmTable, memory: Memory, pool: list[int], token: int, when: tuple[int, int, int]) -> int:
    """Put a card into one of its places, each as likely as the others; gives the room left.

    ``when`` is the room now and at first, and the token of a card looked at. With less room than there could be after
    the tokens before, these are less likely to be where they were put: accordingly often the guess is given up.
    """
    room, at_first, seen = when
    name, holders = int(memory.names[token]), possible_holders(memory, token, seen)
    expected = room_for(at_first, holders) - tokens_before(memory, token, seen)
    if expected <= 0:
        return NO_ROOM
    index = below(table.rng, expected)
    for hand in range(HANDS):
        if has(holders, hand):
            here = room >> ROOM_BITS * hand & ONE_HAND
            if index < here:
                put_into(table, pool, hand, name, index)
                return room - bit(ROOM_BITS * hand)
            index -= here
    return NO_ROOM


@rule
def possible_holders(memory: Memory, token: int, seen: int) -> int:
    """The hands of a token. If it may be the card looked at, then the one taken for that card may be in its place."""
    holders = int(memory.holders[token])
    if seen != NONE and memory.holders[seen] & holders != 0:
        if memory.names[token] == memory.names[seen] or memory.names[token] == NO_CARD:
            holders |= int(memory.holders[seen])
    return holders


@rule
def tokens_before(memory: Memory, token: int, seen: int) -> int:
    """How many tokens that are placed before this one must take some of its room."""
    holders, count = possible_holders(memory, token, seen), 0
    for other in range(memory.count):
        theirs = possible_holders(memory, other, seen)
        if other != token and other != seen and theirs & ~holders == 0:
            count += int(theirs != holders or other < token)
    return count


@rule
def put_into(table: GrimmTable, pool: list[int], hand: int, name: int, index: int) -> None:
    """Put a card into a hand or, with the mixed cards of the deck, into one of the free places.

    A nameless one takes up room only.
    """
    if hand == MIXED:
        place = table.fables.top
        while index >= 0:
            index -= int(table.fables.cards[place] == HIDDEN and has(int(table.fables.known[place]), MIXED))
            place += 1
        table.fables.cards[place - 1] = TAKEN if name == NO_CARD else name
    elif hand == DREAMED:
        table.dreamed = HIDDEN if name == NO_CARD else name
    else:
        table.hands[hand * FABLE_ROW + name] += int(name != NO_CARD)
    pool[name] -= int(name != NO_CARD)


@rule
def any_of_pool(table: GrimmTable, pool: list[int], left: int) -> int:
    """One of the cards left in the pool, each as likely as the others."""
    index = below(table.rng, left)
    name = 0
    while index >= 0:
        name += 1
        index -= pool[name]
    return name


@called_rule
def fill_up(table: GrimmTable, seat: int, pool: list[int]) -> None:
    """Put any cards into the places that are left."""
    left = 0
    for name in range(FABLE_ROW):
        left += pool[name]
    for other in range(table.seats):
        for _ in range(missing_cards(table, other) if other != seat else 0):
            put_into(table, pool, other, any_of_pool(table, pool, left), 0)
            left -= 1
    if table.dreamed == HIDDEN:
        put_into(table, pool, DREAMED, any_of_pool(table, pool, left), 0)
        left -= 1
    for place in range(table.fables.top, table.fables.bottom):
        if table.fables.cards[place] < NO_CARD:
            name = any_of_pool(table, pool, left)
            table.fables.cards[place] = name
            pool[name] -= 1
            left -= 1


@rule
def missing_cards(table: GrimmTable, seat: int) -> int:
    missing = table.held[seat]
    for name in range(FABLE_ROW):
        missing -= table.hands[seat * FABLE_ROW + name]
    return missing


@rule
def lay_fables_anew(table: GrimmTable, seat: int) -> None:
    """Others have laid any card of their hands."""
    for other in range(table.seats):
        if other != seat and table.laid[other] != NO_CARD and table.laid[other] != DREAM:
            if not has(table.peeked[other], seat):
                table.laid[other] = any_in_hand(table, other)


# Friends.


@rule
def shuffle_friends_anew(table: GrimmTable) -> None:
    """Which Friends are in the deck everybody can tell, but not their order."""
    deck, friends = table.friends, 0
    for place in range(deck.top, deck.bottom):
        friends |= bit(deck.cards[place])
    for place in range(deck.top, deck.bottom):
        deck.cards[place] = lowest(friends)
        friends = without_lowest(friends)
    shuffle(deck.cards, deck.top, deck.bottom, table.rng)


@called_rule
def deal_tavern_anew(table: GrimmTable) -> None:
    """Friends of Night at the Tavern that were dealt by chance, but have not come yet: any player may get any."""
    rest, players, chooser = 0, 0, NOBODY
    for index in range(table.jobs):
        task = table.agenda[index]
        if is_dealt(task):
            players += 1
            if task.job == JOB_RECEIVE:
                rest |= bit(task.card - FRIEND_CARD)
            else:
                chooser = int(task.other)
    for index in range(table.jobs):
        task = table.agenda[index]
        if is_dealt(task):
            rest = deal_friend(table, task, (rest, players, chooser))
            players -= 1


@rule
def is_dealt(task: Task) -> bool:
    return task.job == JOB_RECEIVE or (task.job == JOB_PART and task.card == NIGHT_AT_THE_TAVERN)


@rule
def deal_friend(table: GrimmTable, task: Task, tavern: tuple[int, int, int]) -> int:
    """One of the rest for the player of a task, or none if there are fewer than players; gives the rest."""
    rest, players, chooser = tavern
    if below(table.rng, players) < popcount(rest):
        friend = nth(rest, below(table.rng, popcount(rest)))
        task.job = JOB_RECEIVE
        task.card = FRIEND_CARD + friend
        task.other = task.seat
        return rest & ~bit(friend)
    task.job = JOB_PART
    task.card = NIGHT_AT_THE_TAVERN
    task.other = chooser
    return rest


# Answers that lie face down.


@called_rule
def any_answer(table: GrimmTable, player: int) -> int:
    """A Gather card and with it a Fable or none, each of these choices as likely as the others."""
    card = nth(table.pools[player], below(table.rng, popcount(table.pools[player])))
    fables = fables_to_lay(table, player)
    return action_of(GATHER_FIELDS + location_of(card), nth(fables, below(table.rng, popcount(fables))))


@called_rule
def answer_for_others(table: GrimmTable, seat: int) -> None:
    """Who has chosen has chosen anything they may; nothing else is left on the stack."""
    for index in range(table.asked):
        question = table.questions[index]
        if question.seat != seat and question.answer != NO_ANSWER:
            question.answer = any_answer(table, int(question.seat))
    for index in range(table.asked, MOST_SEATS):
        question = table.questions[index]
        question.answer = 0
        forget_question(question)
        question.kind = 0
        question.seat = 0
        question.step = 0
