"""What a seat knows, as numbers for a network: the present, and all it remembers. The seat itself comes first."""

from __future__ import annotations

from fabletop.games.grimm.knowledge.memory import HANDS, MIXED
from fabletop.games.grimm.rules.fables import CUTTING_CORNERS
from fabletop.games.grimm.rules.state import GrimmTable, Question, Step
from fabletop.games.grimm.rules.terms import (
    ASK_BLOW,
    ASK_DECIDE,
    ASK_GIVE,
    ASK_HAND,
    ASK_ROB,
    DREAM,
    DREAMED,
    FABLE_ROW,
    FRIEND_COUNT,
    GATHER_CARDS,
    HOUSES,
    KINDS,
    MOST_SEATS,
    MOST_STEPS,
    NO_CARD,
    NO_GATHER_CARD,
    NOBODY,
    PLACES,
    SECTIONS,
    STEP_LOCKED,
    STEP_SHOWN_SPARE,
    STEP_UNLOCKED,
)
from fabletop.games.grimm.rules.words import gather_card, location_of, owner_of
from fabletop.kernel.actions import argument_of, kind_of_action
from fabletop.kernel.bits import bit, has, popcount
from fabletop.kernel.deck import deck_size
from fabletop.kernel.questions import NO_ANSWER
from fabletop.kernel.rule import called_rule, rule

MOST = 127
"""That a number of an observation can be."""
HAND, PILE, UNSEEN, CERTAIN, POSSIBLE = 0, 1, 2, 3, 3 + HANDS
"""Planes with a number for each Fable: own hand, pile, cards the seat does not see; then for each hand, for Sleeping
Beauty's card and for the mixed cards of the deck, cards that are certainly and that are perhaps there. The first number
of a plane counts cards without a name."""
PLANES = POSSIBLE + HANDS

GOODS, GATHERED, BUILT = 0, KINDS, 2 * KINDS
COUNTS = BUILT + HOUSES
PLAYER = COUNTS + 24
"""Numbers for each player: resources, what was gathered, houses, then what ``observe_player`` names."""

TOP = 6
"""Cards at the top of the Fable deck of which it is told what the seat knows."""
STEP = 4 + 2 * MOST_SEATS

PLAYERS = PLANES * FABLE_ROW
LOCATIONS = PLAYERS + MOST_SEATS * PLAYER
STOCK = LOCATIONS + 2 * PLACES
SUPPLY = STOCK + PLACES * KINDS
SECTIONS_LEFT = SUPPLY + 3 * KINDS
"""Supply, Rapunzel's store, and the toll of a Bridge Troll come before."""
FRIENDS_SEEN = SECTIONS_LEFT + KINDS * SECTIONS
"""For each Friend, where in the pile it lies, from 1 for the top; whether it is offered; whether it was used in this
turn."""
DECK = FRIENDS_SEEN + 3 * FRIEND_COUNT
GATHER = DECK + 2 * TOP
"""The own pool of Gather cards; then Little Mermaid's bargain: own, as the seat knows it, and as all know it."""
TRAIL = GATHER + GATHER_CARDS + 3 * PLACES
QUESTION = TRAIL + MOST_STEPS * STEP
GAME = QUESTION + 8
OPTIONS = GAME + 21
SEEN = OPTIONS + 8 + KINDS
"""Numbers that what the seat knows takes."""


@rule
def relative(table: GrimmTable, seat: int, other: int) -> int:
    """How many seats to the left another one is."""
    return other - seat if other >= seat else other - seat + table.seats


@rule
def one_more(table: GrimmTable, seat: int, other: int) -> int:
    """The same from 1, and 0 for nobody."""
    return 0 if other == NOBODY else relative(table, seat, other) + 1


@rule
def relative_set(table: GrimmTable, seat: int, seats: int) -> int:
    """A set of seats with the own one first; marks above them stay."""
    turned = seats & bit(MIXED)
    for other in range(table.seats):
        if has(seats, other):
            turned |= bit(relative(table, seat, other))
    return turned


@rule
def relative_card(table: GrimmTable, seat: int, card: int) -> int:
    """A Gather card from 1, own ones first; 0 for none."""
    if card == NO_GATHER_CARD:
        return 0
    return gather_card(relative(table, seat, owner_of(card)), location_of(card)) + 1


@called_rule
def observe_known(table: GrimmTable, seat: int, out: list[int]) -> None:
    """Fill in what a seat knows; all numbers are 0 before."""
    observe_fables(table, seat, out)
    observe_memory(table, seat, out)
    for other in range(table.seats):
        observe_player(table, seat, other, out)
    observe_supply(table, seat, out)
    observe_deck(table, seat, out)
    observe_bargain(table, seat, out)
    for index in range(table.steps):
        observe_step(table, seat, table.trail[index], (TRAIL + index * STEP, out))
    observe_question(table, seat, out)
    observe_game(table, seat, out)


@rule
def count_in(out: list[int], plane: int, fable: int, change: int) -> None:
    out[plane * FABLE_ROW + fable] += change


@called_rule
def observe_fables(table: GrimmTable, seat: int, out: list[int]) -> None:
    """Own hand and pile; what is neither there nor anywhere else in sight is unseen."""
    for fable in range(1, FABLE_ROW):
        mine, gone = int(table.hands[seat * FABLE_ROW + fable]), int(table.pile[fable])
        count_in(out, HAND, fable, mine)
        count_in(out, PILE, fable, gone)
        count_in(out, UNSEEN, fable, table.options.copies[fable] - mine - gone)
    for other in range(table.seats):
        count_in(out, UNSEEN, table.played[other], -1)
        count_in(out, UNSEEN, table.parked[other], -1)
        count_in(out, UNSEEN, table.matured[other], -1)
        count_in(out, UNSEEN, CUTTING_CORNERS, -table.corners[other])
    for location in range(PLACES):
        count_in(out, UNSEEN, table.unique[location], -1)
    out[UNSEEN * FABLE_ROW + NO_CARD] = 0


@called_rule
def observe_memory(table: GrimmTable, seat: int, out: list[int]) -> None:
    """Cards in other hands that the seat knows of."""
    memory = table.memories[seat]
    for token in range(memory.count):
        name, holders = int(memory.names[token]), int(memory.holders[token])
        plane = CERTAIN if popcount(holders) == 1 else POSSIBLE
        for hand in range(HANDS):
            if has(holders, hand):
                place = relative(table, seat, hand) if hand < DREAMED else hand
                count_in(out, plane + place, name, 1)


@called_rule
def observe_player(table: GrimmTable, seat: int, other: int, out: list[int]) -> None:
    """What lies before a player; of face-down cards only what the seat knows."""
    first = PLAYERS + relative(table, seat, other) * PLAYER
    for kind in range(KINDS):
        out[first + GOODS + kind] = min(table.goods[other * KINDS + kind], MOST)
        out[first + GATHERED + kind] = min(table.gathered[other * KINDS + kind], MOST)
    for house in range(HOUSES):
        out[first + BUILT + house] = table.houses[other * HOUSES + house]
    first += COUNTS
    out[first] = table.friend[other]
    out[first + 1] = min(table.held[other], MOST)
    out[first + 2] = table.corners[other]
    out[first + 3] = table.bonus[other]
    out[first + 4] = table.pigs[other] + 1
    out[first + 5] = table.played[other]
    out[first + 6] = table.parked[other]
    out[first + 7] = table.matured[other]
    out[first + 8] = table.food[other] + 1
    out[first + 9] = table.spot[other] + 1
    observe_flags(table, other, (first + 10, out))
    observe_laid(table, seat, other, (first + 17, out))


@rule
def observe_flags(table: GrimmTable, other: int, at: tuple[int, list[int]]) -> None:
    first, out = at
    out[first] = int(has(table.to_act, other))
    out[first + 1] = int(has(table.must_play, other))
    out[first + 2] = int(has(table.moved, other))
    out[first + 3] = int(has(table.exempt, other))
    for kind in range(KINDS):
        out[first + 4 + kind] = int(table.builders[kind] == other + 1)


@rule
def observe_laid(table: GrimmTable, seat: int, other: int, at: tuple[int, list[int]]) -> None:
    """The Fable laid, the Gather card laid, and who looked at them."""
    first, out = at
    fable, card = table.laid[other], table.assigned[other]
    if fable != NO_CARD:
        out[first] = 2 if fable == DREAM else 1
        if fable != DREAM and (other == seat or has(table.peeked[other], seat)):
            out[first + 1] = fable
    out[first + 2] = relative_set(table, seat, table.peeked[other])
    if card != NO_GATHER_CARD:
        out[first + 3] = 1
        known = int(table.trail[table.steps - 1].known[other]) if table.steps > 0 else bit(seat)
        if has(known, seat):
            out[first + 4] = relative_card(table, seat, card)
    for index in range(table.asked):
        if table.questions[index].seat == other and table.questions[index].answer != NO_ANSWER:
            out[first + 5] = 1


@called_rule
def observe_supply(table: GrimmTable, seat: int, out: list[int]) -> None:
    """Locations, Supply and Friends."""
    for location in range(PLACES):
        out[LOCATIONS + 2 * location] = table.unique[location]
        if table.unique[location] != NO_CARD:
            out[LOCATIONS + 2 * location + 1] = one_more(table, seat, table.unique_of[location])
    for place in range(PLACES * KINDS):
        out[STOCK + place] = min(table.stock[place], MOST)
    for kind in range(KINDS):
        out[SUPPLY + kind] = table.supply[kind] if table.options.supply == 1 else 0
        out[SUPPLY + KINDS + kind] = min(table.stored[kind], MOST)
        out[SUPPLY + 2 * KINDS + kind] = min(table.toll[kind], MOST)
    for place in range(KINDS * SECTIONS):
        out[SECTIONS_LEFT + place] = table.sections[place]
    for place in range(table.parted.count):
        out[FRIENDS_SEEN + table.parted.cards[place] - 1] = table.parted.count - place
    for friend in range(FRIEND_COUNT):
        out[FRIENDS_SEEN + FRIEND_COUNT + friend] = int(has(table.offered, friend + 1))
        out[FRIENDS_SEEN + 2 * FRIEND_COUNT + friend] = int(has(table.used, friend + 1))


@rule
def observe_deck(table: GrimmTable, seat: int, out: list[int]) -> None:
    """The top of the Fable deck as far as the seat knows it, and who else knows it."""
    deck = table.fables
    for depth in range(min(TOP, deck_size(deck))):
        known = int(deck.known[deck.top + depth])
        out[DECK + 2 * depth] = deck.cards[deck.top + depth] if has(known, seat) else 0
        out[DECK + 2 * depth + 1] = relative_set(table, seat, known)


@rule
def observe_bargain(table: GrimmTable, seat: int, out: list[int]) -> None:
    """The own pool, and what is known of the cards that Little Mermaid's owner kept."""
    for card in range(GATHER_CARDS):
        if has(table.pools[seat], card):
            out[GATHER + relative_card(table, seat, card) - 1] = 1
    for other in range(table.seats):
        if table.locker == other:
            for location in range(PLACES):
                place = GATHER + GATHER_CARDS + location
                out[place] = int(other == seat and has(table.kept, location))
                out[place + PLACES] = int(other != seat and has(table.proven[seat], location))
                out[place + 2 * PLACES] = int(has(table.proven[other], location))


@called_rule
def observe_step(table: GrimmTable, seat: int, step: Step, at: tuple[int, list[int]]) -> None:
    """What happened to Gather cards in this round."""
    first, out = at
    out[first] = step.kind
    out[first + 1] = one_more(table, seat, int(step.actor))
    out[first + 2] = one_more(table, seat, int(step.other))
    if step.kind == STEP_SHOWN_SPARE:
        out[first + 3] = relative_card(table, seat, int(step.shown))
    elif (step.kind == STEP_LOCKED or step.kind == STEP_UNLOCKED) and step.actor == seat:
        out[first + 3] = step.shown
    elif step.kind == STEP_UNLOCKED:
        out[first + 3] = step.cards[seat]
    for other in range(table.seats):
        place, known = first + 4 + relative(table, seat, other), int(step.known[other])
        if step.kind != STEP_UNLOCKED and has(known, seat):
            out[place] = relative_card(table, seat, int(step.cards[other]))
        out[place + MOST_SEATS] = relative_set(table, seat, known)


@rule
def in_one_number(asked: Question) -> int:
    """What a question is about, as networks learned to read it."""
    kind = asked.kind
    if kind == ASK_ROB or kind == ASK_GIVE:
        return int(asked.rival + MOST_SEATS * asked.number + 8 * MOST_SEATS * asked.resource)
    if kind == ASK_BLOW or kind == ASK_HAND:
        return int(asked.rival)
    if kind == ASK_DECIDE:
        return asked.rival + 1
    return asked.number + asked.resource + asked.things


@rule
def observe_question(table: GrimmTable, seat: int, out: list[int]) -> None:
    """What is asked of whom, and the own answer where it lies face down."""
    if table.asked > 0:
        open_one = table.questions[table.asked - 1]
        out[QUESTION] = one_more(table, seat, int(open_one.seat))
        out[QUESTION + 1] = open_one.kind
        out[QUESTION + 2] = open_one.card
        out[QUESTION + 3] = in_one_number(open_one) & MOST
        out[QUESTION + 4] = in_one_number(open_one) >> 7
    for index in range(table.asked):
        question = table.questions[index]
        if question.seat == seat and question.answer != NO_ANSWER:
            out[QUESTION + 5] = 1
            out[QUESTION + 6] = kind_of_action(question.answer)
            out[QUESTION + 7] = argument_of(question.answer)


@called_rule
def observe_game(table: GrimmTable, seat: int, out: list[int]) -> None:
    out[GAME] = table.seats
    out[GAME + 1] = min(table.round, MOST)
    out[GAME + 2] = table.window
    out[GAME + 3] = relative(table, seat, table.first)
    out[GAME + 4] = min(deck_size(table.fables), MOST)
    out[GAME + 5] = deck_size(table.friends)
    out[GAME + 6] = table.looking
    out[GAME + 7] = min(table.jobs, MOST)
    out[GAME + 8] = one_more(table, seat, table.dreamer)
    out[GAME + 9] = relative_set(table, seat, table.dream_known)
    out[GAME + 10] = table.dreamed if has(table.dream_known, seat) else 0
    out[GAME + 11] = table.monsters
    out[GAME + 12] = table.cancelled
    out[GAME + 13] = table.drafts
    out[GAME + 14] = table.wish
    out[GAME + 15] = table.named
    out[GAME + 16] = one_more(table, seat, table.robbed - 1)
    out[GAME + 17] = table.loot
    out[GAME + 18] = table.effects
    out[GAME + 19] = table.acting_friend
    out[GAME + 20] = min(table.actions, MOST)
    observe_options(table, out)


NEWER = 4
"""What an option counts that shares its number with an older one, so that networks find all others in their places."""


@rule
def observe_options(table: GrimmTable, out: list[int]) -> None:
    options = table.options
    out[OPTIONS] = options.stacking
    out[OPTIONS + 1] = options.prince
    out[OPTIONS + 2] = options.supply + NEWER * options.turn
    out[OPTIONS + 3] = options.wolf
    out[OPTIONS + 4] = options.cancel
    out[OPTIONS + 5] = options.gift + NEWER * options.vault
    out[OPTIONS + 6] = options.flute
    out[OPTIONS + 7] = options.frog + NEWER * options.frog_from
    for kind in range(KINDS):
        out[OPTIONS + 8 + kind] = options.faces[kind]
