"""How fast rules and bots are on this machine, in CPU time of one thread, so that other programs hardly matter."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence

from msgspec import Struct

from fabletop.bodies.backend import BACKENDS, player_on
from fabletop.bots import LEVELS, Situation, bot_named, situation_of
from fabletop.contract import Game, branch_of, read_seed
from fabletop.lab.deals import warm_up

BOTS = (*LEVELS, "ismcts:1000", "ismcts:10000")
MOST_SEATS = 4
"""A game is measured with as many players as it takes, but no more than this."""
SECONDS = 0.5
"""Of random games, at least, on each backend; the best of a few such runs counts, for others can only slow it down."""
RUNS = 3
FIRST = {"python": 1, "cpu": 500}
"""Games of the first, short try."""
MOST_CHOICES = 60
LONGEST = 3.0
"""Seconds that a bot may take for its choices, but it makes a few in any case."""
FEWEST_CHOICES = 5
SEED = "bench"


class KernelSpeed(Struct, frozen=True):
    """Random games inside the kernel."""

    game: str
    seats: int
    backend: str
    games_per_second: float
    decisions_per_second: float


class BotSpeed(Struct, frozen=True):
    """Choices of a bot in the middle of random games, where there was something to choose."""

    game: str
    seats: int
    bot: str
    choices: int
    milliseconds: float
    """For a choice, on average."""
    slowest: float
    """The longest that one took, in milliseconds."""


class Bench(Struct, frozen=True):
    kernel: list[KernelSpeed]
    bots: list[BotSpeed]


def bench(games: Sequence[Game], progress: Callable[[int], None] = lambda done: None) -> Bench:
    """Everything, game by game; ``steps`` says how many steps of progress that is."""
    kernel: list[KernelSpeed] = []
    bots: list[BotSpeed] = []
    for game in games:
        seats = max((seats for seats in game.about.seats if seats <= MOST_SEATS), default=game.about.seats[0])
        for backend in BACKENDS:
            kernel.append(kernel_speed(game, seats, backend))
            progress(1)
        asked = situations(game, seats)
        for name in BOTS:
            bots.append(bot_speed(name, asked))
            progress(1)
    return Bench(kernel, bots)


def steps(games: Sequence[Game]) -> int:
    return len(games) * (len(BACKENDS) + len(BOTS))


def kernel_speed(game: Game, seats: int, backend: str) -> KernelSpeed:
    play, options, seed = player_on(backend, game.rules), game.set_up({}, seats), read_seed(SEED)
    play(options, seats, seed, 0, 1)

    def timed(games: int) -> tuple[float, float, float]:
        begun = time.thread_time()
        decisions = play(options, seats, seed, 0, games).decisions
        seconds = time.thread_time() - begun
        return decisions / seconds, games / seconds, seconds

    games = FIRST[backend]
    while (seconds := timed(games)[2]) < SECONDS:
        games = max(games + 1, min(10 * games, round(1.2 * games * SECONDS / seconds)))
    decisions_per_second, games_per_second, _ = max(timed(games) for _ in range(RUNS))
    return KernelSpeed(game.about.id, seats, backend, round(games_per_second, 1), round(decisions_per_second, 1))


def situations(game: Game, seats: int) -> list[Situation]:
    """Questions of random games with more than one answer, in no order."""
    asked: list[Situation] = []
    chance, number = random.Random(SEED), 0
    while len(asked) < MOST_CHOICES:
        seed = f"{SEED}#{number}"
        position, _ = game.open({}, seats, seed)
        while questions := game.questions(position):
            question = questions[0]
            if len(question.choices) > 1:
                asked.append(situation_of(game, position, question, branch_of(seed, f"world {position.revision}")))
            game.play(position, question.seat, chance.choice(question.choices).number)
        number += 1
    return chance.sample(asked, MOST_CHOICES)


def bot_speed(name: str, asked: Sequence[Situation]) -> BotSpeed:
    game, seats = asked[0].game, len(asked[0].view.points)
    warm_up(game, [name], {}, seats)
    bot, times = bot_named(name, patient=True), list[float]()
    enough = time.perf_counter() + LONGEST
    for situation in asked:
        begun = time.thread_time()
        bot.choose(situation)
        times.append(1000 * (time.thread_time() - begun))
        if len(times) >= FEWEST_CHOICES and time.perf_counter() > enough:
            break
    mean, slowest = round(sum(times) / len(times), 3), round(max(times), 3)
    return BotSpeed(game.about.id, seats, name, len(times), mean, slowest)
