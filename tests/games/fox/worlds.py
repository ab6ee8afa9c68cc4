"""Every world that fits what a seat has seen, found the slow way: try each deal and replay the round by the rules.

Nothing here uses the knowledge module: a world is kept if every choice the rival was seen to make was legal in it.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass

from fabletop.catalog import game_named
from fabletop.contract import Position
from fabletop.games.fox.rules.state import FoxTable
from fabletop.games.fox.rules.terms import ALL_CARDS, ActionKind, Rank, rank_of, rival_of
from fabletop.games.fox.words.notation import cards_in
from fabletop.kernel.actions import action_of, argument_of, is_marked, kind_of_action
from fabletop.kernel.bits import bit

FOX = game_named("fox")

World = tuple[int, tuple[int, ...], tuple[int, ...]]
"""The rival's hand, the cards the rival drew, the cards the rival buried."""


@dataclass(frozen=True)
class Seen:
    """One round so far: how it was dealt, what was chosen, and who looks at it."""

    dealt: FoxTable
    choices: tuple[tuple[int, int], ...]
    seat: int

    @property
    def rival(self) -> int:
        return rival_of(self.seat)


def world_of(table: FoxTable, rival: int) -> World:
    """What a table hides from the other seat, but for the order of the cards left in the deck."""
    used = [e for e in table.exchanged[: table.exchanges] if e.seat == rival]
    cut = [e for e in used if rank_of(table.played[e.plays - 1]) == Rank.WOODCUTTER]
    return table.hands[rival], tuple(e.came for e in cut), tuple(e.went for e in cut)


def all_worlds(seen: Seen) -> set[World]:
    return {world for deal in possible_deals(seen) for world in replays(seen, deal)}


def possible_deals(seen: Seen) -> Iterator[FoxTable]:
    """Every deal of the cards hidden from the seat, as far as it decides what was drawn and what is held."""
    drawers = [seat for seat, choice in seen.choices if drew(choice)]
    drawn_by_seat = own_draws(seen)
    hidden = ALL_CARDS & ~(seen.dealt.hands[seen.seat] | bit(seen.dealt.decree))
    pool = [card for card in cards_in(hidden) if card not in drawn_by_seat]
    let_go = cards_let_go(seen)
    for drawn in itertools.permutations(pool, drawers.count(seen.rival)):
        must_hold = [card for card in let_go if card not in drawn]
        others = [card for card in pool if card not in drawn and card not in must_hold]
        for rest in itertools.combinations(others, 13 - len(must_hold)):
            top = merged(drawers, seen.rival, list(drawn), list(drawn_by_seat))
            yield dealt_again(seen, [*must_hold, *rest], top)


def drew(choice: int) -> bool:
    return kind_of_action(choice) == ActionKind.PLAY and rank_of(argument_of(choice)) == Rank.WOODCUTTER


def own_draws(seen: Seen) -> list[int]:
    places = [place for place, (seat, _) in enumerate(c for c in seen.choices if drew(c[1])) if seat == seen.seat]
    return [seen.dealt.deck.cards[seen.dealt.deck.top + place] for place in places]


def cards_let_go(seen: Seen) -> list[int]:
    """Cards the rival was seen to play or to make the decree, unless they had been seen to come from the decree."""
    decree, came, gone = seen.dealt.decree, set(), []
    for seat, choice in seen.choices:
        card = argument_of(choice)
        shown = kind_of_action(choice) == ActionKind.PLAY or (kind_of_action(choice) == ActionKind.SWAP and card != 0)
        if seat == seen.rival and shown and card not in came:
            gone.append(card)
        if kind_of_action(choice) == ActionKind.SWAP and card != 0:
            if seat == seen.rival:
                came.add(decree)
            decree = card
    return [
        card for card in dict.fromkeys(gone) if bit(card) & ~seen.dealt.hands[seen.seat] and card != seen.dealt.decree
    ]


def merged(drawers: list[int], rival: int, theirs: list[int], own: list[int]) -> list[int]:
    return [theirs.pop(0) if seat == rival else own.pop(0) for seat in drawers]


def dealt_again(seen: Seen, hand: list[int], top: list[int]) -> FoxTable:
    table = seen.dealt.copy()
    table.hands[seen.rival] = sum(bit(card) for card in hand)
    used = table.hands[0] | table.hands[1] | bit(table.decree) | sum(bit(card) for card in top)
    table.deck.cards[table.deck.top : table.deck.bottom] = [*top, *cards_in(ALL_CARDS & ~used)]
    return table


def replays(seen: Seen, dealt: FoxTable) -> Iterator[World]:
    """Play the round again on another deal: what was hidden of the rival's choices may have been anything."""
    pending = [(dealt, 0)]
    while pending:
        table, number = pending.pop()
        while number < len(seen.choices):
            seat, choice = seen.choices[number]
            if seat == seen.rival and kind_of_action(choice) == ActionKind.BURY:
                pending += [(after(table, seat, card), number + 1) for card in cards_in(table.hands[seat])]
                break
            if not is_marked(FOX.legal(Position(table, 2), seat), choice):
                break
            FOX.rules.act(table, seat, choice, None)
            number += 1
        else:
            yield world_of(table, seen.rival)


def after(table: FoxTable, seat: int, buried: int) -> FoxTable:
    copy = table.copy()
    FOX.rules.act(copy, seat, action_of(ActionKind.BURY, buried), None)
    return copy


def dealt_in(seen: Seen, world: FoxTable) -> FoxTable:
    """The deal that a re-dealt world says there was: the round played backwards."""
    hand, exchanges = world.hands[seen.rival], list(world.exchanged[: world.exchanges])
    if exchanges and exchanges[-1].went == 0 and exchanges[-1].seat == seen.rival:
        hand &= ~bit(exchanges[-1].came)
    rest = [exchange for exchange in exchanges if exchange.went != 0]
    for seat, choice in reversed(seen.choices):
        exchange = rest.pop() if kind_of_action(choice) != ActionKind.PLAY and argument_of(choice) != 0 else None
        if seat == seen.rival and exchange:
            hand = (hand | bit(exchange.went)) & ~bit(exchange.came)
        elif seat == seen.rival and kind_of_action(choice) == ActionKind.PLAY:
            hand |= bit(argument_of(choice))
    cut = [e.came for e in exchanges if rank_of(world.played[e.plays - 1]) == Rank.WOODCUTTER]
    return dealt_again(seen, list(cards_in(hand)), cut)
