"""When the open cards speak: the windows of a round, and who has something to say in which."""

from __future__ import annotations

from collections.abc import Iterator

from fabletop.games.grimm.rules import fables, friends
from fabletop.games.grimm.rules.fables import Fable, FableMoment, FableType
from fabletop.games.grimm.rules.friends import Friend, FriendMoment
from fabletop.games.grimm.rules.state import Table
from fabletop.games.grimm.rules.terms import NO_CARD, NO_FRIEND, Window
from fabletop.games.grimm.rules.words import in_turn, locations
from fabletop.games.grimm.words.notation import FABLES, FRIENDS
from fabletop.games.grimm.words.view import Voice

FABLE_WINDOWS = {
    FableMoment.ROUND_START: Window.START,
    FableMoment.ON_REVEAL: Window.ON_REVEAL,
    FableMoment.BEFORE_COLLECT: Window.BEFORE_COLLECT,
    FableMoment.COLLECT: Window.COLLECT,
    FableMoment.END_OF_GATHER: Window.END_OF_GATHER,
}
FRIEND_WINDOWS = {
    FriendMoment.ROUND_START: Window.START,
    FriendMoment.AFTER_REVEAL: Window.AFTER_REVEAL,
    FriendMoment.COLLECT: Window.COLLECT,
    FriendMoment.END_OF_GATHER: Window.END_OF_GATHER,
    FriendMoment.BUILD_START: Window.BUILD_START,
    FriendMoment.SPECIAL_ACTION: Window.BUILD,
    FriendMoment.PART: Window.BUILD,
    FriendMoment.BUILD_END: Window.BUILD_END,
}
WINDOW_WORDS = {window: window.name.lower().replace("_", "-") for window in Window}
ON_REVEAL = WINDOW_WORDS[Window.ON_REVEAL]


def fable_windows(fable: int) -> tuple[str, ...]:
    moments = fables.TABLE[Fable(fable)][1]
    return tuple(WINDOW_WORDS[window] for moment, window in FABLE_WINDOWS.items() if moment in moments)


def friend_windows(friend: int) -> tuple[str, ...]:
    moments = friends.TABLE[Friend(friend)]
    windows = (WINDOW_WORDS[window] for moment, window in FRIEND_WINDOWS.items() if moment in moments)
    return tuple(dict.fromkeys(windows))


def voices_of(table: Table) -> Iterator[Voice]:
    """Each open card with the windows of this round in which it speaks, in turn order."""
    for index in range(table.seats):
        seat = in_turn(table, index)
        if table.friend[seat] != NO_FRIEND:
            yield Voice(FRIENDS[table.friend[seat]], seat, friend_windows(table.friend[seat]))
        if table.played[seat] != NO_CARD:
            yield Voice(FABLES[table.played[seat]], seat, windows_when_played(table.played[seat]))
        if table.matured[seat] != NO_CARD:
            yield Voice(FABLES[table.matured[seat]], seat, windows_later(table.matured[seat]))
    for place in range(locations(table)):
        if table.unique[place] != NO_CARD:
            yield Voice(FABLES[table.unique[place]], table.unique_of[place], windows_later(table.unique[place]))


def windows_when_played(fable: int) -> tuple[str, ...]:
    """A Next Turn card says nothing more in the round in which it was played, a Unique Location where it lies."""
    kind, windows = fables.TABLE[Fable(fable)][0], fable_windows(fable)
    if kind == FableType.NEXT_TURN:
        return tuple(window for window in windows if window == ON_REVEAL)
    return () if kind == FableType.UNIQUE else windows


def windows_later(fable: int) -> tuple[str, ...]:
    """When a card speaks that was revealed before."""
    return tuple(window for window in fable_windows(fable) if window != ON_REVEAL)
