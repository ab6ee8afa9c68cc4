"""Tables for those who learn: only choices that are choices, what is known and what is not, and who gained.

One source for every backend, as in ``fabletop.bodies.batching``. An *episode* is what is learned from at once: a phase
of the game (a round of Fox), or the whole of it. Its end pays every seat: its share of the win or the chance of it by
the game's ``value``, and the points it gained on the best of the others, weighed as the learner wishes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

from fabletop.bodies.batching import Players
from fabletop.kernel.actions import NO_ACTION, count_marked, take_action
from fabletop.kernel.bits import lowest
from fabletop.kernel.features import spread
from fabletop.kernel.questions import MOST_SEATS
from fabletop.kernel.record import Long, Middle
from fabletop.kernel.rng import start_playout_rng
from fabletop.kernel.rule import called_rule, float_kernel, rule
from fabletop.kernel.rules import KernelRules

ROWS = (
    "tables",
    "learners",
    "scratch",
    "seen",
    "features",
    "secrets",
    "masks",
    "asked",
    "actions",
    "rewards",
    "ended",
    "questions",
    "weights",
)
"""The arrays of an arena, in the order in which the functions below take them."""
WON = 10_000
WHO_IS_ASKED = -1
WAIT = -2
"""Stands in ``actions`` for a table that is left alone in this step."""
WORTH, POINTS = 0, 1
"""What the weights of a reward are for."""


class Learner(Players):
    """What one table needs beside its record."""

    phase: Long
    """In which the episode began."""
    points: Annotated[list[int], Middle, MOST_SEATS]
    """What each seat had then."""


def learning(rules: KernelRules) -> dict[str, Callable[..., None]]:
    """Functions over the rows of an arena and the number of one table: ``step``, ``look`` and ``answer``.

    What could be two more functions is told by a number, because each is compiled on its own.
    """
    assert rules.learning is not None
    deal, legal, act, observe = rules.deal, rules.legal, rules.act, rules.observe
    phase, points, value, action_kinds = rules.phase, rules.points, rules.value, rules.action_kinds
    reveal = rules.learning.reveal

    @called_rule
    def begin_episode(table: Any, learner: Any, seats: int) -> None:
        learner.phase = phase(table)
        for seat in range(seats):
            learner.points[seat] = points(table, seat)

    @called_rule
    def deal_game(rows: Any, index: int, options: Any, seats: int) -> None:
        learner = rows[1][index]
        start_playout_rng(learner.playout_rng, learner.playout_source, learner.seed)
        deal(rows[0][index], options[0], seats, learner.seed, None)
        begin_episode(rows[0][index], learner, seats)

    @called_rule
    def lead_of(table: Any, learner: Any, seat: int, seats: int) -> int:
        """What a seat gained in this episode, less what the best of the others gained."""
        most = -WON
        for other in range(seats):
            if other != seat:
                most = max(most, points(table, other) - int(learner.points[other]))
        return points(table, seat) - int(learner.points[seat]) - most

    @float_kernel
    def pay(rows: Any, index: int, seats: int) -> None:
        """The episode is over; what is worth an equal share pays nothing."""
        table, learner, weights = rows[0][index], rows[1][index], rows[12]
        for seat in range(seats):
            share = value(table, seat) / WON - 1.0 / seats
            rows[9][index][seat] += weights[WORTH] * share + weights[POINTS] * lead_of(table, learner, seat, seats)
        rows[10][index] = 1

    @rule
    def is_episode_over(table: Any, learner: Any) -> bool:
        return bool(table.to_act == 0 or phase(table) != learner.phase)

    @float_kernel
    def next_episode(rows: Any, index: int, seats: int) -> int:
        """Pay for the one that is over. If the game is over with it, the next has to be dealt."""
        table, learner = rows[0][index], rows[1][index]
        pay(rows, index, seats)
        if table.to_act != 0:
            begin_episode(table, learner, seats)
            return WAIT
        learner.games += 1
        learner.seed.stream += len(rows[0])
        return NO_ACTION

    def step(rows: Any, index: int, options: Any, seats: int) -> None:
        """Carry out the choice of the seat that was asked, and what leaves no choice, until somebody has one.

        No choice: deal a first game.
        """
        table, learner, mask = rows[0][index], rows[1][index], rows[2][index]
        seat, action = int(rows[7][index]), int(rows[8][index])
        if action == WAIT:
            return
        for other in range(seats):
            rows[9][index][other] = 0
        rows[10][index] = 0
        learner.decisions += int(action != NO_ACTION)
        while True:
            if action == NO_ACTION:
                deal_game(rows, index, options, seats)
            else:
                act(table, seat, action, None)
            action = WAIT
            if is_episode_over(table, learner):
                action = next_episode(rows, index, seats)
            if action == WAIT:
                seat = lowest(table.to_act)
                legal(table, seat, mask)
                if count_marked(mask, action_kinds) > 1:
                    return
                action = take_action(mask, action_kinds)

    def look(rows: Any, index: int, options: Any, seats: int) -> None:
        """What a seat knows, and what it does not. Nobody named: the one who is asked, and what is allowed."""
        seat = rows[7][index]
        if seat == WHO_IS_ASKED:
            seat = lowest(rows[0][index].to_act)
            rows[7][index] = seat
            legal(rows[0][index], seat, rows[6][index])
        observe(rows[0][index], seat, rows[3][index])
        reveal(rows[0][index], seat, rows[5][index])

    def answer(rows: Any, index: int, options: Any, seats: int) -> None:
        """All features of what was seen."""
        spread(rows[3][index], rows[11], rows[4][index])

    return {"step": step, "look": look, "answer": answer}


def estimating_advantages() -> dict[str, Callable[..., None]]:
    """A function over rows and the number of one table: ``estimate_advantages``."""

    def estimate_advantages(rows: Any, index: int, options: Any, seats: int) -> None:
        """How much better than expected every choice turned out (generalised advantages), from the last to the first.

        Each seat's choices are a row of their own: what a seat gets by its next choice, or at the end of the episode,
        counts for its last one.
        """
        expected, better, asked, rewards, ended, values, advantages, returns, gae_lambda = rows
        for back in range(len(asked)):
            step = len(asked) - 1 - back
            if ended[step][index] == 1:
                for seat in range(seats):
                    expected[index][seat] = rewards[step][index][seat]
                    better[index][seat] = 0.0
            seat = asked[step][index]
            value = values[step][index]
            advantage = expected[index][seat] - value + gae_lambda[0] * better[index][seat]
            advantages[step][index] = advantage
            returns[step][index] = advantage + value
            expected[index][seat] = value
            better[index][seat] = advantage

    return {"advantages": estimate_advantages}
