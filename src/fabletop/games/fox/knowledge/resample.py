"""What a seat knows, and a fresh deal of everything else that fits it (docs/rules/fox: fox.secret).

A *world* is everything hidden from a seat: the rival's hand, the order of the draw deck, and for each Woodcutter of the
rival which card was drawn and which was buried. Deals are equally likely and a hidden burial may have been any card, so
worlds are equally likely, and ``resample`` draws one evenly:

- Without a Woodcutter of the rival, the rival holds any of the unseen cards except those that an answer ruled out.
- With some, drawn and buried cards are guessed evenly among all that come into question, guesses that contradict what
  was seen are thrown away, and the others are kept in proportion to the number of hands that complete them.
"""

from __future__ import annotations

from fabletop.games.fox.rules.state import Exchange, FoxTable
from fabletop.games.fox.rules.terms import (
    ALL_CARDS,
    DECK_SIZE,
    MONARCH,
    NO_CARD,
    SWAN,
    WOODCUTTER,
    cards_above,
    cards_of_suit,
    rank_of,
    rival_of,
    suit_of,
)
from fabletop.kernel.bits import bit, has, lowest, nth, popcount, without_lowest
from fabletop.kernel.deck import shuffle
from fabletop.kernel.rng import TABLE_DOMAIN, Seed, below, below_wide, start
from fabletop.kernel.rule import rule

ALWAYS = 0
"""A card dealt at the start of the round was in the hand before the first play."""


@rule
def ruled_out_by_answer(table: FoxTable, trick: int) -> int:
    """The cards that the follower of a trick showed not to hold at that moment."""
    led, answer = table.played[2 * trick], table.played[2 * trick + 1]
    if suit_of(answer) != suit_of(led):
        return cards_of_suit(suit_of(led))
    if rank_of(led) == MONARCH and rank_of(answer) != SWAN:
        return cards_above(answer)
    return 0


@rule
def ruled_out(table: FoxTable, seat: int, since: int, until: int) -> int:
    """The cards the seat cannot have held throughout, from ``since`` plays until ``until`` plays of the round."""
    cards = 0
    for trick in range(table.untold >> 1, table.plays >> 1):
        answered_at = 2 * trick + 1
        if since <= answered_at < until and table.leaders[trick] != seat:
            cards |= ruled_out_by_answer(table, trick)
    return cards


@rule
def is_woodcutter(table: FoxTable, exchange: Exchange) -> bool:
    return rank_of(table.played[exchange.plays - 1]) == WOODCUTTER


@rule
def buried_by(table: FoxTable, seat: int) -> int:
    """The cards the seat has put under the deck."""
    cards = 0
    for index in range(table.exchanges):
        exchange = table.exchanged[index]
        if exchange.seat == seat and exchange.went != NO_CARD and is_woodcutter(table, exchange):
            cards |= bit(exchange.went)
    return cards


@rule
def taken_decrees(table: FoxTable, seat: int) -> int:
    """The decrees the seat has taken to hand with a Fox."""
    cards = 0
    for index in range(table.exchanges):
        exchange = table.exchanged[index]
        if exchange.seat == seat and not is_woodcutter(table, exchange):
            cards |= bit(exchange.came)
    return cards


@rule
def unseen_by(table: FoxTable, seat: int) -> int:
    """The cards whose place the seat cannot see: the rival's hand, the draw deck, what the rival buried."""
    return ALL_CARDS & ~(table.hands[seat] | table.played_cards | bit(table.decree) | buried_by(table, seat))


@rule
def draws_of(table: FoxTable, seat: int) -> int:
    """How many Woodcutters the seat has used."""
    draws = 0
    for index in range(table.exchanges):
        exchange = table.exchanged[index]
        if exchange.seat == seat and is_woodcutter(table, exchange):
            draws += 1
    return draws


@rule
def resample(table: FoxTable, seat: int, seed: Seed) -> None:
    """Replace everything the seat cannot know by a world drawn evenly from all that fit what it has seen."""
    start(table.rng, seed, TABLE_DOMAIN)
    rival = rival_of(seat)
    unseen = unseen_by(table, seat)
    hand_size = popcount(table.hands[rival])
    if draws_of(table, rival) > 0:
        guess_exchanges(table, rival, unseen, hand_size)
    hand = certain_hand(table, rival, unseen)
    choices = dealt_and_kept(table, rival, unseen)
    table.hands[rival] = hand | some_of(table, choices, hand_size - popcount(hand))
    relay_deck(table, unseen & ~(table.hands[rival] | buried_by(table, rival)))


@rule
def certain_hand(table: FoxTable, rival: int, unseen: int) -> int:
    """Cards that must be in the rival's hand: decrees taken and cards drawn, unless they were buried."""
    cards = taken_decrees(table, rival)
    for index in range(table.exchanges):
        exchange = table.exchanged[index]
        if exchange.seat == rival:
            cards |= bit(exchange.came)
    return cards & unseen & ~buried_by(table, rival)


@rule
def dealt_and_kept(table: FoxTable, rival: int, unseen: int) -> int:
    """Unseen cards that the rival may have held from the deal until now."""
    moved = taken_decrees(table, rival)
    for index in range(table.exchanges):
        exchange = table.exchanged[index]
        if exchange.seat == rival and is_woodcutter(table, exchange):
            moved |= bit(exchange.came) | bit(exchange.went)
    return unseen & ~moved & ~ruled_out(table, rival, ALWAYS, table.plays)


@rule
def some_of(table: FoxTable, cards: int, count: int) -> int:
    """So many of the cards, every selection equally likely."""
    chosen = 0
    for _ in range(count):
        chosen |= bit(any_of(table, cards & ~chosen))
    return chosen


@rule
def relay_deck(table: FoxTable, cards: int) -> None:
    """These cards lie in the draw deck in any order, and below them what was buried, in its order."""
    first = DECK_SIZE - popcount(cards)
    for place in range(first, DECK_SIZE):
        table.deck.cards[place] = lowest(cards)
        cards = without_lowest(cards)
    shuffle(table.deck.cards, first, DECK_SIZE, table.rng)
    lay_burials(table)


@rule
def lay_burials(table: FoxTable) -> None:
    """What was buried lies below the deck, in its order."""
    place = DECK_SIZE
    for index in range(table.exchanges):
        exchange = table.exchanged[index]
        if exchange.went != NO_CARD and is_woodcutter(table, exchange):
            table.deck.cards[place] = exchange.went
            place += 1


# Guessing what the rival drew and buried.


@rule
def guess_exchanges(table: FoxTable, rival: int, unseen: int, hand_size: int) -> None:
    """Guess every draw and burial of the rival until the guess fits, weighing it by the hands that complete it."""
    must_be_drawn = let_go_but_not_dealt(table, rival)
    may_be_drawn = unseen & ~taken_decrees(table, rival) | let_go_since(table, rival, table.untold)
    heaviest = most_completions(table, rival, unseen, hand_size)
    while True:
        guess_once(table, rival, unseen, (must_be_drawn, may_be_drawn & ~must_be_drawn))
        if guess_fits(table, rival, unseen):
            weight = completions(table, rival, unseen, hand_size)
            if below_wide(table.rng, heaviest) < weight:
                return


@rule
def guess_once(table: FoxTable, rival: int, unseen: int, drawable: tuple[int, int]) -> None:
    """Cards that must have been drawn were, by any of the Woodcutters; the other Woodcutters drew any that may be.

    Which Woodcutters those are is a guess too, so all of them choose among as many cards, unless none must be drawn.
    """
    must, may = drawable
    none_must = must == 0
    draws = draws_of(table, rival)
    for index in range(table.exchanges):
        exchange = table.exchanged[index]
        if exchange.seat == rival and is_woodcutter(table, exchange):
            if below(table.rng, draws) < popcount(must):
                exchange.came = any_of(table, must)
                must &= ~bit(exchange.came)
            elif none_must:
                exchange.came = any_of(table, may & (unseen | let_go_since(table, rival, exchange.plays)))
            else:
                exchange.came = any_of(table, may)
            draws -= 1
            if exchange.went != NO_CARD:
                exchange.went = any_of(table, unseen)


@rule
def any_of(table: FoxTable, cards: int) -> int:
    return nth(cards, below(table.rng, popcount(cards)))


@rule
def player_of(table: FoxTable, play: int) -> int:
    leader = table.leaders[play >> 1]
    return rival_of(leader) if play & 1 == 1 else leader


@rule
def let_go_since(table: FoxTable, rival: int, since: int) -> int:
    """Cards the rival played or gave as decree after so many plays, and did not take from the decree before."""
    taken = 0
    cards = 0
    for index in range(table.exchanges):
        exchange = table.exchanged[index]
        if exchange.seat == rival and not is_woodcutter(table, exchange):
            if exchange.plays >= since and not has(taken, exchange.went):
                cards |= bit(exchange.went)
            taken |= bit(exchange.came)
    for play in range(max(since, table.untold), table.plays):
        if player_of(table, play) == rival and not has(taken, table.played[play]):
            cards |= bit(table.played[play])
    return cards


@rule
def let_go_at(table: FoxTable, rival: int, card: int) -> int:
    """After how many plays the rival first let go of a card for everyone to see."""
    for index in range(table.exchanges):
        exchange = table.exchanged[index]
        if exchange.seat == rival and exchange.went == card and not is_woodcutter(table, exchange):
            return exchange.plays
    play = 0
    while table.played[play] != card:
        play += 1
    return play


@rule
def let_go_but_not_dealt(table: FoxTable, rival: int) -> int:
    """Cards the rival let go although an earlier answer rules them out: they must have been drawn."""
    cards = let_go_since(table, rival, table.untold)
    drawn = 0
    while cards != 0:
        card = lowest(cards)
        cards = without_lowest(cards)
        if has(ruled_out(table, rival, ALWAYS, let_go_at(table, rival, card)), card):
            drawn |= bit(card)
    return drawn


@rule
def guess_fits(table: FoxTable, rival: int, unseen: int) -> bool:
    """Does nothing that was seen contradict the guessed draws and burials?"""
    drawn = 0
    buried = 0
    for index in range(table.exchanges):
        exchange = table.exchanged[index]
        if exchange.seat == rival and is_woodcutter(table, exchange):
            if has(drawn, exchange.came) or not draw_fits(table, rival, unseen, index):
                return False
            drawn |= bit(exchange.came)
            if exchange.went != NO_CARD:
                if has(buried, exchange.went) or not burial_fits(table, rival, index):
                    return False
                buried |= bit(exchange.went)
    kept = taken_decrees(table, rival) & unseen & ~buried
    return taken_decrees_fit(table, rival, kept)


@rule
def draw_fits(table: FoxTable, rival: int, unseen: int, index: int) -> bool:
    """Could the rival hold the card drawn here until it was let go or buried, or until now?"""
    exchange = table.exchanged[index]
    card = exchange.came
    if not has(unseen, card) or has(taken_decrees(table, rival), card):
        until = let_go_at(table, rival, card)
        if until < exchange.plays:
            return False
    else:
        burial = burial_of(table, rival, card)
        if 0 <= burial < index:
            return False
        until = table.plays if burial < 0 else table.exchanged[burial].plays
    return not has(ruled_out(table, rival, exchange.plays, until), card)


@rule
def burial_of(table: FoxTable, rival: int, card: int) -> int:
    """Which exchange buried the card, or -1."""
    for index in range(table.exchanges):
        exchange = table.exchanged[index]
        if exchange.seat == rival and exchange.went == card and is_woodcutter(table, exchange):
            return index
    return -1


@rule
def draw_of(table: FoxTable, rival: int, card: int) -> int:
    """Which exchange drew the card, or -1."""
    for index in range(table.exchanges):
        exchange = table.exchanged[index]
        if exchange.seat == rival and exchange.came == card and is_woodcutter(table, exchange):
            return index
    return -1


@rule
def taken_at(table: FoxTable, rival: int, card: int) -> int:
    """After how many plays the rival last took the card from the decree."""
    plays = 0
    for index in range(table.exchanges):
        exchange = table.exchanged[index]
        if exchange.seat == rival and exchange.came == card and not is_woodcutter(table, exchange):
            plays = exchange.plays
    return plays


@rule
def burial_fits(table: FoxTable, rival: int, index: int) -> bool:
    """Could the rival hold the card buried here until then: taken from the decree, drawn before, or dealt?"""
    exchange = table.exchanged[index]
    card = exchange.went
    if has(taken_decrees(table, rival), card):
        since = taken_at(table, rival, card)
        return since < exchange.plays and not has(ruled_out(table, rival, since, exchange.plays), card)
    if draw_of(table, rival, card) >= 0:
        return True
    return not has(ruled_out(table, rival, ALWAYS, exchange.plays), card)


@rule
def taken_decrees_fit(table: FoxTable, rival: int, kept: int) -> bool:
    """Could the rival still hold these decrees taken to hand?"""
    while kept != 0:
        card = lowest(kept)
        kept = without_lowest(kept)
        if has(ruled_out(table, rival, taken_at(table, rival, card), table.plays), card):
            return False
    return True


@rule
def choose(cards: int, count: int) -> int:
    """In how many ways so many cards can be chosen."""
    if count < 0 or count > cards:
        return 0
    ways = 1
    for taken in range(min(count, cards - count)):
        ways = ways * (cards - taken) // (taken + 1)
    return ways


@rule
def completions(table: FoxTable, rival: int, unseen: int, hand_size: int) -> int:
    """The number of hands that complete the guessed draws and burials."""
    certain = popcount(certain_hand(table, rival, unseen))
    return choose(popcount(dealt_and_kept(table, rival, unseen)), hand_size - certain)


@rule
def most_completions(table: FoxTable, rival: int, unseen: int, hand_size: int) -> int:
    """No guess has more completions than this."""
    taken = taken_decrees(table, rival)
    free = popcount(unseen & ~taken & ~ruled_out(table, rival, ALWAYS, table.plays))
    certain_at_most = popcount(unseen & taken) + draws_of(table, rival)
    most = 1
    for certain in range(certain_at_most + 1):
        most = max(most, choose(free, hand_size - certain))
    return most
