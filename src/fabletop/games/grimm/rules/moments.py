"""The moments at which cards speak, in the order of a round; a card says beside its functions at which it does.

The body of a moment is what happens where no card speaks. What else there is of it is made of what the cards declare;
see ``fabletop.kernel.dispatch``.
"""

from __future__ import annotations

from fabletop.games.grimm.rules.goods import gain
from fabletop.games.grimm.rules.state import GrimmTable
from fabletop.kernel.dispatch import moment, whether_speaks
from fabletop.kernel.log import Log

# The start of the round.


@moment("fable", called=False)
def next_turn_at_start(table: GrimmTable, seat: int, fable: int) -> None:
    """A Next Turn card of the round before is put somewhere."""


@whether_speaks(next_turn_at_start)
def places_at_start(fable: int) -> bool:
    """Is a Next Turn card put somewhere at the start of the round?"""
    return False


@moment("friend")
def acts_at_start(table: GrimmTable, seat: int, friend: int) -> bool:
    """Can a Friend do anything at the start of the round that its owner may want to put in order?"""
    return False


@moment("friend")
def friend_at_start(table: GrimmTable, log: Log | None, seat: int, friend: int) -> None:
    """A Friend speaks at the start of the round."""


@whether_speaks(friend_at_start)
def speaks_at_start(friend: int) -> bool:
    """Does a Friend speak at the start of the round?"""
    return False


# Choosing cards: Friends who bend the rules of it say so where these are asked.


# Fables are revealed.


@moment("fable")
def fable_on_reveal(table: GrimmTable, log: Log | None, seat: int, fable: int) -> None:
    """A Fable speaks as it is revealed."""


# Gather cards are revealed.


@moment("friend")
def friend_after_reveal(table: GrimmTable, log: Log | None, seat: int, friend: int) -> None:
    """A Friend speaks when the Gather cards are face up."""


@whether_speaks(friend_after_reveal)
def speaks_after_reveal(friend: int) -> bool:
    """Does a Friend speak when the Gather cards are face up?"""
    return False


# All pigs are where they go; nobody has collected.


@moment("fable")
def fable_before_collect(table: GrimmTable, log: Log | None, seat: int, fable: int) -> None:
    """A Fable speaks before anybody collects."""


@whether_speaks(fable_before_collect)
def speaks_before_collect(fable: int) -> bool:
    """Does a Fable speak before anybody collects?"""
    return False


@moment("monster")
def monster_strikes(table: GrimmTable, log: Log | None, owner: int, monster: int) -> None:
    """A Monster that nobody stopped does what it does."""


@moment("friend", called=False)
def cancels(friend: int, monster: int) -> bool:
    """May a Friend be discarded to stop this Monster?"""
    return False


@moment("friend", called=False)
def slays_monsters(friend: int) -> bool:
    """Has a Monster no effect at this Friend's Location, for a reward?"""
    return False


# After collecting.


@moment("fable")
def next_turn_collects(table: GrimmTable, log: Log | None, seat: int, fable: int) -> None:
    """A Next Turn card of the round before speaks when all have collected."""


@moment("friend")
def friend_collects(table: GrimmTable, log: Log | None, seat: int, friend: int) -> None:
    """A Friend speaks when all have collected."""


# The end of gathering: first whether a card acts at all, then what it does.


@moment("fable")
def next_turn_acts_at_end(table: GrimmTable, seat: int, fable: int) -> bool:
    """Can a Next Turn card of the round before do anything at the end of gathering?"""
    return False


@moment("fable")
def next_turn_at_end(table: GrimmTable, seat: int, fable: int) -> None:
    """A Next Turn card of the round before speaks at the end of gathering."""


@moment("fable")
def unique_acts_at_end(table: GrimmTable, location: int, fable: int) -> bool:
    """Can a Unique Location do anything at the end of gathering?"""
    return False


@moment("fable")
def unique_at_end(table: GrimmTable, log: Log | None, location: int, fable: int, owner: int) -> None:
    """A Unique Location speaks at the end of gathering."""


@moment("friend")
def friend_acts_at_end(table: GrimmTable, seat: int, friend: int) -> bool:
    """Can a Friend do anything at the end of gathering?"""
    return False


@moment("friend")
def friend_at_end(table: GrimmTable, log: Log | None, seat: int, friend: int) -> None:
    """A Friend speaks at the end of gathering."""


@moment("fable")
def fable_at_end(table: GrimmTable, log: Log | None, seat: int, fable: int) -> None:
    """A Fable of this round speaks at the end of gathering."""


@whether_speaks(fable_at_end)
def speaks_at_end(fable: int) -> bool:
    """Does a Fable of this round speak at the end of gathering?"""
    return False


# Whatever the moment.


@moment("card")
def each(table: GrimmTable, log: Log | None, seat: int, card: int, owner: int) -> None:
    """A card of one player concerns several: now this one."""


@moment("card")
def goods_come(table: GrimmTable, log: Log | None, seat: int, heap: int, card: int) -> None:
    """Resources of a player's choice come from the Supply: most cards bring them to the board."""
    gain(table, log, seat, heap, card)


# Unique Locations leave.


@moment("fable")
def unique_leaves(table: GrimmTable, location: int, fable: int, monsters: int) -> bool:
    """Does a Unique Location leave now? ``monsters`` are the Locations where one stands."""
    return False


# Building.


@moment("friend")
def friend_at_build_start(table: GrimmTable, log: Log | None, seat: int, friend: int) -> None:
    """A Friend speaks as the Build phase begins."""


@whether_speaks(friend_at_build_start)
def speaks_at_build_start(friend: int) -> bool:
    """Does a Friend speak as the Build phase begins?"""
    return False


@moment("friend")
def has_special_action(table: GrimmTable, seat: int, friend: int) -> bool:
    """Could the Special Action of a Friend do anything now? (The one that builds is asked for by ``borrows``.)"""
    return False


@moment("friend")
def friend_special_action(table: GrimmTable, log: Log | None, seat: int, friend: int) -> None:
    """A Friend's Special Action is used."""


@whether_speaks(friend_special_action)
def acts_specially(friend: int) -> bool:
    """Has a Friend a Special Action, other than to build?"""
    return False


@moment("friend", called=False)
def borrows(friend: int) -> bool:
    """Is a Friend's Special Action to build a section to which an opponent pays one resource?"""
    return False


@moment("friend")
def can_part(table: GrimmTable, seat: int, friend: int) -> bool:
    """May a Friend be discarded in the own Build turn?"""
    return False


@moment("friend")
def friend_parts(table: GrimmTable, log: Log | None, seat: int, friend: int) -> None:
    """A Friend was discarded for what that brings."""


@moment("friend")
def friend_at_build_end(table: GrimmTable, seat: int, friend: int) -> None:
    """A Friend speaks as the Build phase ends."""


@whether_speaks(friend_at_build_end)
def speaks_at_build_end(friend: int) -> bool:
    """Does a Friend speak as the Build phase ends?"""
    return False


# Friends come and go.


@moment("friend")
def friend_arrives(table: GrimmTable, seat: int, friend: int) -> None:
    """A Friend has come to a player."""


@moment("friend")
def friend_leaves(table: GrimmTable, log: Log | None, seat: int, friend: int) -> None:
    """A Friend has been discarded: what hangs on it ends."""


# What is still to be done before the window ends.


@moment("job", called=False)
def do_job(table: GrimmTable, log: Log | None, seat: int, card: int, other: int, job: int) -> None:
    """A job of the agenda is done; see ``Job`` for what its numbers mean."""
