"""One step better than a network: every choice is tried in the same worlds, and the network plays each of them on.

Worlds are those that fit what the seat knows, weighed by how likely the network would have done there what others did.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log
from typing import Any

from fabletop.kernel.actions import NO_ACTION, count_marked, take_action
from fabletop.kernel.bits import lowest
from fabletop.kernel.rng import playout_below, start_playout_rng
from fabletop.kernel.rule import float_kernel
from fabletop.kernel.rules import Endgame, KernelRules
from fabletop.kernel.table import copy_table
from fabletop.networks.forward import FINE, evaluating
from fabletop.search.tree import SCALE, heuristic_policy

RolloutSettings = tuple[int, float, tuple[float, float]]
"""How many rounds are played on, an equal share, and of others how often they follow the heuristic and how sure it is
that they else do as the network would."""
UNLIKELY = -1e30
GIVEN, PLAYED, BEFORE = 0, 1, 2
"""What the seat was given, the table that is played on, and the round from its beginning."""


def improving(rules: KernelRules) -> dict[str, Callable[..., None]]:
    """``consider``, ``draw_worlds`` and ``rollout_values`` by these rules."""
    legal, act, phase, value, action_kinds = rules.legal, rules.act, rules.phase, rules.value, rules.action_kinds
    asking, round_of, heuristic_policy_of = evaluating(rules), rules.round_of, heuristic_policy(rules)
    weigh_all, sample, value_of = asking.weigh_all, asking.sample, asking.value_of

    def consider(work: Any, seat: int) -> None:
        """The network's own chances for the table that was given, if anybody is asked there."""
        tables, masks, network, room, _ = work
        if tables[GIVEN].to_act != 0:
            legal(tables[GIVEN], seat, masks[0])
            weigh_all(tables[GIVEN], seat, masks[0], network, room)

    @float_kernel
    def answer_of(table: Any, player: int, mask: Any, asking: Any, playout_rng: Any) -> int:
        """Everybody does as the network would; of others one may be less sure, or expect the heuristic instead."""
        network, room, seat, (heuristic_share, confidence) = asking
        if player == seat:
            return sample(table, (player, mask), network, room, playout_rng, 1.0)
        if heuristic_share > 0.0 and playout_below(playout_rng, FINE) < heuristic_share * FINE:
            return heuristic_policy_of(table, player, mask)
        return sample(table, (player, mask), network, room, playout_rng, confidence)

    @float_kernel
    def play_on(table: Any, mask: Any, asking: Any, state: Any, until: tuple[int, int]) -> bool:
        """To the end of the phase or to a round too far ahead. Is it the end?"""
        while table.to_act != 0 and phase(table) == until[0]:
            if round_of(table) >= until[1]:
                return False
            player = lowest(table.to_act)
            legal(table, player, mask)
            if count_marked(mask, action_kinds) > 1:
                act(table, player, answer_of(table, player, mask, asking, state.playout_rng), None)
            else:
                act(table, player, take_action(mask, action_kinds), None)
        return True

    def rollout_values(work: Any, seat: int, picked: Any, given: RolloutSettings, found: Any) -> None:
        """What each choice comes to in each of the picked worlds; the same chances serve all choices of a world.

        After the rounds that are played on it is what the network expects, more than an equal share or less.
        """
        tables, masks, network, room, states = work
        state = states[0]
        worlds, picks = picked
        choices, values = found
        ahead, equal, others = given
        for number in range(len(picks)):
            state.seed.stream += 1
            until = phase(worlds[picks[number]]), round_of(worlds[picks[number]]) + ahead
            for place in range(len(choices)):
                start_playout_rng(state.playout_rng, state.playout_source, state.seed)
                tables[PLAYED] = worlds[picks[number]]
                act(tables[PLAYED], seat, choices[place], None)
                if play_on(tables[PLAYED], masks[0], (network, room, seat, others), state, until):
                    values[number, place] = value(tables[PLAYED], seat)
                else:
                    values[number, place] = SCALE * (equal + value_of(tables[PLAYED], seat, network, room))

    made: dict[str, Callable[..., None]] = {
        "consider": consider,
        "draw_worlds": drawing_worlds(rules),
        "rollout_values": rollout_values,
    }
    return made if rules.endgame is None else made | {"list_worlds": listing_worlds(rules, rules.endgame)}


def drawing_worlds(rules: KernelRules) -> Callable[..., None]:
    """A function that draws worlds and says how likely each is."""
    resample, likelihood = rules.resample, looking_back(rules)

    def draw_worlds(work: Any, seat: int, worlds: Any, likely: Any, seeds: Any) -> None:
        """Worlds that fit what the seat knows, and the logarithm of how likely others did what they did in each."""
        tables, masks, network, room, _ = work
        for number in range(len(worlds)):
            seeds[0].stream += 1
            copy_table(tables, GIVEN, PLAYED)
            resample(tables[PLAYED], seat, seeds[0])
            worlds[number] = tables[PLAYED]
            likely[number] = likelihood(tables, worlds[number], seat, masks[0], (network, room))

    return draw_worlds


def listing_worlds(rules: KernelRules, endgame: Endgame) -> Callable[..., None]:
    """A function that lists every world and says how likely each is."""
    world, likelihood = endgame.world, looking_back(rules)

    def list_worlds(work: Any, seat: int, worlds: Any, likely: Any) -> None:
        """Each number that a world may have; numbers without a world are not likely at all."""
        tables, masks, network, room, _ = work
        for number in range(len(worlds)):
            copy_table(tables, GIVEN, PLAYED)
            weight = world(tables[PLAYED], seat, number)
            worlds[number] = tables[PLAYED]
            likely[number] = UNLIKELY
            if weight > 0:
                likely[number] = log(weight) + likelihood(tables, worlds[number], seat, masks[0], (network, room))

    return list_worlds


def looking_back(rules: KernelRules) -> Callable[..., float]:
    """How likely others would have done what they did; in a game that cannot be played again, all is as likely."""
    assert rules.learning is not None
    legal, act, action_kinds = rules.legal, rules.act, rules.action_kinds
    chance_of = evaluating(rules).chance_of
    rewind, replayed_action = rules.learning.rewind, rules.learning.replayed_action
    if rewind is None or replayed_action is None:
        return as_likely
    begin_again, done_then = rewind, replayed_action

    @float_kernel
    def likelihood(tables: Any, world: Any, seat: int, mask: Any, asking: Any) -> float:
        network, room = asking
        begin_again(world, tables[BEFORE])
        before, likely = tables[BEFORE], 0.0
        action = done_then(world, before)
        while action != NO_ACTION:
            player = lowest(before.to_act)
            if player != seat:
                legal(before, player, mask)
                if count_marked(mask, action_kinds) > 1:
                    likely += chance_of(before, player, mask, network, room, action)
            act(before, player, action, None)
            action = done_then(world, before)
        return likely

    return likelihood


@float_kernel
def as_likely(tables: Any, world: Any, seat: int, mask: Any, asking: Any) -> float:
    return 0.0
