"""The habits of a sensible player: aim at three tricks or fewer, or at seven to nine, and spend cards accordingly.

A choice is liked by the table it leads to: the tricks won, the share of the rest that the two hands promise, the points
that so many tricks bring, and the treasures. A leader expects the answer that suits the rival best.
"""

from __future__ import annotations

from math import exp

from fabletop.games.fox.rules.powers import hand_after_swap
from fabletop.games.fox.rules.scoring import points_for
from fabletop.games.fox.rules.state import FoxTable
from fabletop.games.fox.rules.terms import (
    BURY,
    FOX,
    NO_CARD,
    OF_BELLS,
    OF_KEYS,
    OF_MOONS,
    PLAY,
    RANK_BITS,
    SUIT_BITS,
    TRICKS,
    WITCH,
    cards_like,
    rank_of,
    rival_of,
)
from fabletop.games.fox.rules.tricks import answers_to, follower_wins, takes_the_lead, treasures_in
from fabletop.kernel.actions import argument_of, kind_of_action
from fabletop.kernel.bits import bit, lowest, popcount, without_lowest
from fabletop.kernel.rule import called_rule, rule

POINT = 100
"""How much a point more than the rival is liked."""
PARTS = 4
"""A forecast counts tricks in quarters."""
SPREAD = 0.5
"""How far forecasts go wrong: so much times the root of the tricks to come."""
SAME_SUIT = 4
"""A card meets one of its own suit so much oftener than one of another."""
LEAD = -50
"""How much it is liked to lead the next trick: who answers knows more."""
FOX_KEPT = 100
"""How much it is liked to keep a Fox for later: a better decree now must be worth more than that."""
WITCHES = 0x0200_0200_0200


def gain_of(tricks: int) -> int:
    """The points of so many tricks, less those of the rival's."""
    return points_for(tricks) - points_for(TRICKS - tricks)


def forecast(left: int, parts: int) -> int:
    """What a round brings in which a number of tricks is expected, with so many left to err."""
    spread = max(0.01, 2 * SPREAD**2 * left)
    weights = [exp(-((tricks - parts / PARTS) ** 2) / spread) for tricks in range(TRICKS + 1)]
    gains = [weight * gain_of(tricks) for tricks, weight in enumerate(weights)]
    return round(POINT * sum(gains) / max(1e-300, sum(weights)))


FORECASTS = tuple(tuple(forecast(left, parts) for parts in range(PARTS * TRICKS + 1)) for left in range(TRICKS + 1))
"""By the tricks that are left and the parts of tricks that are expected."""


@rule
def chances_of(card: int, others: int, trump: int) -> int:
    """How often a card beats the others, counted twice: if neither suit is trump, it does so only when it is led."""
    same = others & cards_like(card)
    trumps = others & cards_like(trump)
    strange = popcount(others & ~same)
    if card & SUIT_BITS == trump:
        return 2 * SAME_SUIT * popcount(same & (bit(card) - 1)) + 2 * strange
    if rank_of(card) == WITCH:
        return 2 * SAME_SUIT * popcount(same) + 2 * (strange - popcount(trumps & ~(bit(trump | WITCH) - 1)))
    return 2 * SAME_SUIT * popcount(same & (bit(card) - 1) & ~WITCHES) + strange - popcount(trumps)


@rule
def meetings_of(card: int, others: int) -> int:
    """How often a card meets the others at all, counted twice."""
    same = popcount(others & cards_like(card))
    return 2 * (SAME_SUIT * same + popcount(others) - same)


@rule
def share_of(hand: int, others: int, decree: int) -> int:
    """The parts of tricks that a hand promises against another."""
    left, trump = popcount(others), decree & SUIT_BITS
    chances, meetings = 0, 1
    while hand != 0:
        card = lowest(hand)
        chances += chances_of(card, others, trump)
        meetings += meetings_of(card, others)
        hand = without_lowest(hand)
    return PARTS * left * chances // meetings


@called_rule
def prospect(table: FoxTable, seat: int, hands: tuple[int, int], decree: int, trick: tuple[int, int, int]) -> int:
    """How much a seat likes a trick (led card, answer, its own of both) and what its hand and the rival's are then."""
    led, answer, mine = trick
    answered = int(follower_wins(led, answer, decree))
    won = answered if mine == answer else 1 - answered
    treasures = treasures_in(led, answer)
    left = popcount(hands[1])
    parts = PARTS * (table.tricks[seat] + won) + share_of(hands[0], hands[1], decree)
    lost = led + answer - mine if won == 1 else mine
    leads = won ^ int(takes_the_lead(lost))
    return FORECASTS[left][parts] + (2 * won - 1) * treasures * POINT + leads * LEAD


@rule
def like_led(table: FoxTable, seat: int, card: int, hand: int, decree: int) -> int:
    """The rival answers with the lowest card that wins or the highest that loses, whichever serves the seat less."""
    others = table.hands[rival_of(seat)]
    answers = answers_to(card, others)
    winning, losing = NO_CARD, NO_CARD
    while answers != 0:
        answer = lowest(answers)
        if not follower_wins(card, answer, decree):
            if rank_of(answer) >= rank_of(losing):
                losing = answer
        elif winning == NO_CARD or rank_of(answer) < rank_of(winning):
            winning = answer
        answers = without_lowest(answers)
    worst = 1 << 20
    if winning != NO_CARD:
        worst = prospect(table, seat, (hand, others & ~bit(winning)), decree, (card, winning, card))
    if losing != NO_CARD:
        worst = min(worst, prospect(table, seat, (hand, others & ~bit(losing)), decree, (card, losing, card)))
    return worst


@rule
def like_card(table: FoxTable, seat: int, card: int, after: tuple[int, int], plays: int) -> int:
    """How much a seat likes its card as the one played after so many, with a hand and a decree after it."""
    hand, decree = after
    if plays & 1 == 0:
        return like_led(table, seat, card, hand, decree)
    led = table.played[plays - 1]
    return prospect(table, seat, (hand, table.hands[rival_of(seat)]), decree, (led, card, card))


@called_rule
def like_fox(table: FoxTable, seat: int, fox: int, hand: int) -> int:
    """A Fox is liked as much as the best of the decrees it may bring: the old one, or the lowest card of a suit."""
    best = like_card(table, seat, fox, (hand, table.decree), table.plays)
    for suit in range(OF_BELLS, OF_MOONS + 1, OF_KEYS):
        cards = hand & cards_like(suit)
        if cards != 0 and suit != table.decree & SUIT_BITS:
            new = lowest(cards)
            after = (hand_after_swap(hand, table.decree, new), new)
            best = max(best, like_card(table, seat, fox, after, table.plays))
    return best - FOX_KEPT if without_lowest(hand) != 0 else best  # the last card of a hand has nothing to swap


@rule
def heuristic(table: FoxTable, seat: int, action: int) -> int:
    """How much a sensible player likes an action: by the hand, the decree and the trick after it."""
    thing, action_kind = argument_of(action), kind_of_action(action)
    hand, decree = table.hands[seat], table.decree
    if action_kind == PLAY:
        hand ^= bit(thing)
        if thing & RANK_BITS == FOX:
            return like_fox(table, seat, thing, hand)
        return like_card(table, seat, thing, (hand, decree), table.plays)
    if action_kind == BURY:
        hand ^= bit(thing)
    elif thing != NO_CARD:
        hand, decree = hand_after_swap(hand, decree, thing), thing
    return like_card(table, seat, table.played[table.plays - 1], (hand, decree), table.plays - 1)
