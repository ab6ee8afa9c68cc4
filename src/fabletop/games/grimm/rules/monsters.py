"""The moment of a Monster: who stops it, what it does (docs/rules/grimm-forest: grimm.move, grimm.gather)."""

from __future__ import annotations

from fabletop.games.grimm.rules.asking import answers, ask_with
from fabletop.games.grimm.rules.companions import part_with_friend
from fabletop.games.grimm.rules.fables import decline, finds_somebody, no_effect
from fabletop.games.grimm.rules.facts import FACT_CANCELLED, FACT_STRUCK
from fabletop.games.grimm.rules.goods import ONE_OF_EACH, gain
from fabletop.games.grimm.rules.moments import cancels, do_job, monster_strikes, slays_monsters
from fabletop.games.grimm.rules.state import GrimmTable
from fabletop.games.grimm.rules.terms import ASK_DECIDE, CANCEL_SELF, CANCEL_WHOLE, JOB_MONSTER, JOB_REACT, JOB_STRIKE
from fabletop.games.grimm.rules.words import (
    add_job,
    add_jobs_in_turn,
    everyone,
    friend_card,
)
from fabletop.kernel.bits import bit
from fabletop.kernel.dispatch import at, speakers_at
from fabletop.kernel.log import Log, note
from fabletop.kernel.rule import called_rule


@at(do_job, JOB_MONSTER)
@called_rule
def monster_comes(table: GrimmTable, log: Log | None, owner: int, monster: int) -> None:
    """Everybody who can stop the Monster is asked in turn order; then it acts."""
    table.cancelled = 0
    table.exempt = 0
    if finds_somebody(table, owner, monster):
        add_job(table, JOB_STRIKE, owner, monster, 0)
        add_jobs_in_turn(table, JOB_REACT, everyone(table), monster, owner)
    else:
        no_effect(log, owner, monster)


@at(do_job, JOB_REACT)
@called_rule
def react(table: GrimmTable, log: Log | None, seat: int, monster: int, owner: int) -> None:
    """A Monster slayer who is there stops it without being asked and is rewarded in any case; others may discard."""
    is_there = table.pigs[seat] == table.spot[owner]
    friend = table.friend[seat]
    if slays_monsters(friend) and is_there:
        if table.cancelled == 0:
            table.cancelled = 1
            note(log, FACT_CANCELLED, seat, monster, friend_card(friend))
        gain(table, log, seat, ONE_OF_EACH, friend_card(friend))
    elif table.cancelled == 0 and cancels(friend, monster) and (is_there or table.options.cancel == CANCEL_WHOLE):
        ask_with(table, ASK_DECIDE, seat, friend_card(friend), owner)


@answers(ASK_DECIDE, *(friend_card(friend) for friend in speakers_at(cancels)))
@called_rule
def react_chose(table: GrimmTable, log: Log | None, seat: int, rival: int, yes: int) -> None:
    """Yes discards the Friend; the Monster is the rival's."""
    if yes == 0:
        decline(log, seat, friend_card(table.friend[seat]))
    else:
        note(log, FACT_CANCELLED, seat, table.played[rival], friend_card(table.friend[seat]))
        part_with_friend(table, log, seat)
        if table.options.cancel == CANCEL_SELF:
            table.exempt |= bit(seat)
        else:
            table.cancelled = 1


@at(do_job, JOB_STRIKE)
@called_rule
def strike(table: GrimmTable, log: Log | None, owner: int, monster: int) -> None:
    """Unless it was stopped the Monster does what it does."""
    if table.cancelled == 0:
        note(log, FACT_STRUCK, owner, monster, table.spot[owner])
        monster_strikes(table, log, owner, monster)
