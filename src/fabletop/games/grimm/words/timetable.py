"""When the open cards speak: the windows of a round, and who has something to say in which."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from fabletop.games.grimm.rules import moments
from fabletop.games.grimm.rules.state import GrimmTable
from fabletop.games.grimm.rules.terms import NO_CARD, NO_FRIEND, Window
from fabletop.games.grimm.rules.words import in_turn, locations
from fabletop.games.grimm.words.notation import FABLES, FRIENDS
from fabletop.games.grimm.words.view import Voice
from fabletop.kernel.dispatch import speakers_at

Moments = Mapping[Window, tuple[Callable[..., Any], ...]]

WHEN_PLAYED: Moments = {
    Window.ON_REVEAL: (moments.fable_on_reveal,),
    Window.BEFORE_COLLECT: (moments.fable_before_collect,),
    Window.END_OF_GATHER: (moments.fable_at_end,),
}
IN_THE_NEXT_TURN: Moments = {
    Window.START: (moments.next_turn_at_start,),
    Window.COLLECT: (moments.next_turn_collects,),
    Window.END_OF_GATHER: (moments.next_turn_at_end,),
}
AS_A_LOCATION: Moments = {Window.END_OF_GATHER: (moments.unique_at_end,)}
AS_A_FRIEND: Moments = {
    Window.START: (moments.friend_at_start,),
    Window.AFTER_REVEAL: (moments.friend_after_reveal,),
    Window.COLLECT: (moments.friend_collects,),
    Window.END_OF_GATHER: (moments.friend_at_end,),
    Window.BUILD_START: (moments.friend_at_build_start,),
    Window.BUILD: (moments.friend_special_action, moments.friend_parts),
    Window.BUILD_END: (moments.friend_at_build_end,),
}
WINDOW_WORDS = {window: window.name.lower().replace("_", "-") for window in Window}


def windows_of(card: int, told: Moments) -> tuple[str, ...]:
    """The windows in which a card has a case of its own."""
    return tuple(
        WINDOW_WORDS[window] for window, spoken in told.items() if any(card in speakers_at(one) for one in spoken)
    )


def voices_of(table: GrimmTable) -> Iterator[Voice]:
    """Each open card with the windows of this round in which it speaks, in turn order."""
    for index in range(table.seats):
        seat = in_turn(table, index)
        if table.friend[seat] != NO_FRIEND:
            yield Voice(FRIENDS[table.friend[seat]], seat, windows_of(table.friend[seat], AS_A_FRIEND))
        if table.played[seat] != NO_CARD:
            yield Voice(FABLES[table.played[seat]], seat, windows_of(table.played[seat], WHEN_PLAYED))
        if table.matured[seat] != NO_CARD:
            yield Voice(FABLES[table.matured[seat]], seat, windows_of(table.matured[seat], IN_THE_NEXT_TURN))
    for place in range(locations(table)):
        card = table.unique[place]
        if card != NO_CARD:
            yield Voice(FABLES[card], table.unique_of[place], windows_of(card, AS_A_LOCATION))
