"""One step better than a network: every choice is tried in the same worlds, and the network plays each of them on.

Worlds are those that fit what the seat knows, weighed by how likely the network would have done there what others did.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log
from typing import Any

from fabletop.kernel.actions import NO_ACTION, count_marked, take_action
from fabletop.kernel.bits import lowest
from fabletop.kernel.rng import start_whim, whim_below
from fabletop.kernel.rule import reckoning
from fabletop.kernel.rules import Endgame, KernelRules
from fabletop.kernel.table import copy_table
from fabletop.networks.forward import FINE, evaluating
from fabletop.search.tree import SCALE, liking_best

Manner = tuple[int, float, tuple[float, float]]
"""How many rounds are played on, an equal share, and of others how often they follow their habits and how sure it is
that they else do as the network would."""
UNLIKELY = -1e30
GIVEN, PLAYED, BEFORE = 0, 1, 2
"""What the seat was given, the table that is played on, and the round from its beginning."""


def pondering(rules: KernelRules) -> dict[str, Callable[..., None]]:
    """``consider``, ``imagine`` and ``try_out`` by these rules."""
    legal, act, phase, worth, verbs = rules.legal, rules.act, rules.phase, rules.worth, rules.verbs
    asking, round_of, best_liked = evaluating(rules), rules.round_of, liking_best(rules)
    weigh_all, sample, value_of = asking.weigh_all, asking.sample, asking.value_of

    def consider(work: Any, seat: int) -> None:
        """The network's own chances for the table that was given, if anybody is asked there."""
        tables, masks, network, room, _ = work
        if tables[GIVEN].owing != 0:
            legal(tables[GIVEN], seat, masks[0])
            weigh_all(tables[GIVEN], seat, masks[0], network, room)

    @reckoning
    def answer_of(table: Any, player: int, mask: Any, asking: Any, whim: Any) -> int:
        """Everybody does as the network would; of others one may be less sure, or expect habits instead."""
        network, room, seat, (habit, confidence) = asking
        if player == seat:
            return sample(table, (player, mask), network, room, whim, 1.0)
        if habit > 0.0 and whim_below(whim, FINE) < habit * FINE:
            return best_liked(table, player, mask)
        return sample(table, (player, mask), network, room, whim, confidence)

    @reckoning
    def play_on(table: Any, mask: Any, asking: Any, thought: Any, until: tuple[int, int]) -> bool:
        """To the end of the phase or to a round too far ahead. Is it the end?"""
        while table.owing != 0 and phase(table) == until[0]:
            if round_of(table) >= until[1]:
                return False
            player = lowest(table.owing)
            legal(table, player, mask)
            if count_marked(mask, verbs) > 1:
                act(table, player, answer_of(table, player, mask, asking, thought.whim), None)
            else:
                act(table, player, take_action(mask, verbs), None)
        return True

    def try_out(work: Any, seat: int, picked: Any, given: Manner, found: Any) -> None:
        """What each choice comes to in each of the picked worlds; the same chances serve all choices of a world.

        After the rounds that are played on it is what the network expects, more than an equal share or less.
        """
        tables, masks, network, room, thoughts = work
        thought = thoughts[0]
        worlds, picks = picked
        choices, worths = found
        ahead, equal, others = given
        for number in range(len(picks)):
            thought.seed.stream += 1
            until = phase(worlds[picks[number]]), round_of(worlds[picks[number]]) + ahead
            for place in range(len(choices)):
                start_whim(thought.whim, thought.whim_source, thought.seed)
                tables[PLAYED] = worlds[picks[number]]
                act(tables[PLAYED], seat, choices[place], None)
                if play_on(tables[PLAYED], masks[0], (network, room, seat, others), thought, until):
                    worths[number, place] = worth(tables[PLAYED], seat)
                else:
                    worths[number, place] = SCALE * (equal + value_of(tables[PLAYED], seat, network, room))

    made: dict[str, Callable[..., None]] = {"consider": consider, "imagine": imagining(rules), "try_out": try_out}
    return made if rules.endgame is None else made | {"imagine_all": imagining_all(rules, rules.endgame)}


def imagining(rules: KernelRules) -> Callable[..., None]:
    """A function that draws worlds and says how likely each is."""
    reimagine, likelihood = rules.reimagine, looking_back(rules)

    def imagine(work: Any, seat: int, worlds: Any, likely: Any, seeds: Any) -> None:
        """Worlds that fit what the seat knows, and the logarithm of how likely others did what they did in each."""
        tables, masks, network, room, _ = work
        for number in range(len(worlds)):
            seeds[0].stream += 1
            copy_table(tables, GIVEN, PLAYED)
            reimagine(tables[PLAYED], seat, seeds[0])
            worlds[number] = tables[PLAYED]
            likely[number] = likelihood(tables, worlds[number], seat, masks[0], (network, room))

    return imagine


def imagining_all(rules: KernelRules, endgame: Endgame) -> Callable[..., None]:
    """A function that lists every world and says how likely each is."""
    world, likelihood = endgame.world, looking_back(rules)

    def imagine_all(work: Any, seat: int, worlds: Any, likely: Any) -> None:
        """Each number that a world may have; numbers without a world are not likely at all."""
        tables, masks, network, room, _ = work
        for number in range(len(worlds)):
            copy_table(tables, GIVEN, PLAYED)
            weight = world(tables[PLAYED], seat, number)
            worlds[number] = tables[PLAYED]
            likely[number] = UNLIKELY
            if weight > 0:
                likely[number] = log(weight) + likelihood(tables, worlds[number], seat, masks[0], (network, room))

    return imagine_all


def looking_back(rules: KernelRules) -> Callable[..., float]:
    """How likely others would have done what they did; in a game that cannot be played again, all is as likely."""
    assert rules.learning is not None
    legal, act, verbs = rules.legal, rules.act, rules.verbs
    chance_of = evaluating(rules).chance_of
    rewind, deed = rules.learning.rewind, rules.learning.deed
    if rewind is None or deed is None:
        return as_likely
    begin_again, done_then = rewind, deed

    @reckoning
    def likelihood(tables: Any, world: Any, seat: int, mask: Any, asking: Any) -> float:
        network, room = asking
        begin_again(world, tables[BEFORE])
        before, likely = tables[BEFORE], 0.0
        action = done_then(world, before)
        while action != NO_ACTION:
            player = lowest(before.owing)
            if player != seat:
                legal(before, player, mask)
                if count_marked(mask, verbs) > 1:
                    likely += chance_of(before, player, mask, network, room, action)
            act(before, player, action, None)
            action = done_then(world, before)
        return likely

    return likelihood


@reckoning
def as_likely(tables: Any, world: Any, seat: int, mask: Any, asking: Any) -> float:
    return 0.0
