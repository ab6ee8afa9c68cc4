"""A Build turn: which actions there are, and what they do (docs/rules/grimm-forest: grimm.build)."""

from __future__ import annotations

from fabletop.games.grimm.rules.asking import allows, answers, ask_about, marks
from fabletop.games.grimm.rules.build import build_section, buildable, buildable_with
from fabletop.games.grimm.rules.cards import draw_fables, is_drawable
from fabletop.games.grimm.rules.companions import part_with_friend
from fabletop.games.grimm.rules.facts import FACT_STOPPED, FACT_USED
from fabletop.games.grimm.rules.goods import ONE_OF_EACH, bundles_of_one, gain, heap_of_bundle, supply_of
from fabletop.games.grimm.rules.moments import (
    borrows,
    can_part,
    do_job,
    friend_parts,
    friend_special_action,
    has_special_action,
)
from fabletop.games.grimm.rules.state import GrimmTable
from fabletop.games.grimm.rules.terms import (
    ASK_REWARD,
    ASK_TURN,
    BUILD,
    DRAW_ACTION,
    END_ACTION,
    GAIN,
    HELP_0,
    HELP_3,
    JOB_GAIN_FRIEND,
    JOB_TURN,
    NO_CARD,
    PART,
    REWARD,
    REWARD_FABLES,
    REWARD_FRIEND,
    REWARD_RESOURCES,
    STOP_ACTION,
    TURN,
    USE,
)
from fabletop.games.grimm.rules.words import add_job
from fabletop.kernel.actions import kind_of_action
from fabletop.kernel.bits import bit, has
from fabletop.kernel.dispatch import at
from fabletop.kernel.log import Log, note
from fabletop.kernel.rule import called_rule, rule

MAY_STOP = 0
"""Where the table agreed that a turn may be ended with actions left."""
ANY_REWARD = bit(REWARD_RESOURCES) | bit(REWARD_FABLES) | bit(REWARD_FRIEND)


@rule
def may_use_special_action(table: GrimmTable, seat: int) -> bool:
    """Once per turn for each Friend."""
    friend = table.friend[seat]
    return not has(table.used, friend) and has_special_action(table, seat, friend)


@rule
def may_borrow(table: GrimmTable, seat: int) -> bool:
    friend = table.friend[seat]
    return borrows(friend) and not has(table.used, friend)


@rule
def any_help(table: GrimmTable, seat: int) -> bool:
    """Is there a section that somebody else could help to pay?"""
    houses = 0
    for helper in range(table.seats):
        houses |= buildable_with(table, seat, helper)
    return houses != 0


@called_rule
def has_action(table: GrimmTable, seat: int) -> bool:
    """Is there anything to spend an action on? Gaining a resource nearly always is possible."""
    return (
        supply_of(table) != 0
        or is_drawable(table)
        or buildable(table, seat, 0) != 0
        or (may_borrow(table, seat) and any_help(table, seat))
        or may_use_special_action(table, seat)
    )


@rule
def may_part(table: GrimmTable, seat: int) -> bool:
    return can_part(table, seat, table.friend[seat])


@rule
def is_spent(table: GrimmTable, seat: int) -> bool:
    return table.actions == 0 or not has_action(table, seat)


@at(do_job, JOB_TURN)
@called_rule
def go_on_with_turn(table: GrimmTable, seat: int) -> None:
    """While there are actions, or a Friend who may be discarded, the player is asked."""
    if not is_spent(table, seat) or may_part(table, seat):
        ask_about(table, ASK_TURN, seat, NO_CARD)
    else:
        table.actions = 0


@marks(ASK_TURN, TURN, GAIN, BUILD, *range(HELP_0, HELP_3 + 1), USE, PART)
@called_rule
def mark_turn(table: GrimmTable, seat: int, mask: list[int]) -> None:
    """All that may be done in a Build turn now."""
    if may_part(table, seat):
        mask[PART] = bit(table.friend[seat])
    if is_spent(table, seat):
        mask[TURN] = bit(END_ACTION)
        return
    mask[TURN] = int(table.options.turn == MAY_STOP) << STOP_ACTION | int(is_drawable(table)) << DRAW_ACTION
    mask[GAIN] = bundles_of_one(supply_of(table))
    mask[BUILD] = buildable(table, seat, 0)
    if may_use_special_action(table, seat):
        mask[USE] = bit(table.friend[seat])
    if may_borrow(table, seat):
        for helper in range(table.seats):
            mask[HELP_0 + helper] = buildable_with(table, seat, helper)


@answers(ASK_TURN)
@called_rule
def turn_chose(table: GrimmTable, log: Log | None, seat: int, thing: int, action: int) -> None:
    """Every choice but discarding a Friend, and ending, costs an action."""
    action_kind = kind_of_action(action)
    if action_kind == TURN and thing != DRAW_ACTION:
        end_turn(table, log, seat, thing)
        return
    add_job(table, JOB_TURN, seat, NO_CARD, 0)
    if action_kind == PART:
        part_with_friend(table, log, seat)
        friend_parts(table, log, seat, thing)
        return
    table.actions -= 1
    if action_kind == TURN:
        draw_fables(table, log, seat, 1, NO_CARD)
    elif action_kind == GAIN:
        gain(table, log, seat, heap_of_bundle(thing), NO_CARD)
    elif action_kind == BUILD:
        build_section(table, log, seat, thing, seat)
    elif action_kind == USE:
        use_special_action(table, log, seat, thing)
    else:
        table.used |= bit(table.friend[seat])
        note(log, FACT_USED, seat, table.friend[seat], 0)
        build_section(table, log, seat, thing, action_kind - HELP_0)


@rule
def end_turn(table: GrimmTable, log: Log | None, seat: int, how: int) -> None:
    if how == STOP_ACTION:
        note(log, FACT_STOPPED, seat, table.actions, 0)
    table.actions = 0


@rule
def use_special_action(table: GrimmTable, log: Log | None, seat: int, friend: int) -> None:
    table.used |= bit(friend)
    note(log, FACT_USED, seat, friend, 0)
    friend_special_action(table, log, seat, friend)


@allows(ASK_REWARD, REWARD)
@rule
def any_reward() -> int:
    return ANY_REWARD


@answers(ASK_REWARD)
@called_rule
def reward_chose(table: GrimmTable, log: Log | None, seat: int, reward: int) -> None:
    """The first builder of a kind takes a resource of each kind, two Fables or a Friend."""
    if reward == REWARD_RESOURCES:
        gain(table, log, seat, ONE_OF_EACH, NO_CARD)
    elif reward == REWARD_FABLES:
        draw_fables(table, log, seat, 2, NO_CARD)
    else:
        add_job(table, JOB_GAIN_FRIEND, seat, NO_CARD, 0)
