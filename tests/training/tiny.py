"""A training small enough for a test."""

from __future__ import annotations

import msgspec

from fabletop.training.settings import Course, Duels, Kind, Lessons, Pool, Reward, Settings, Sizes, Tables

SIZES = Sizes(width=16, layers=2, judge_width=16, judge_layers=1)


def tiny(game: str = "fox", seats: tuple[int, ...] = (2,), iterations: int = 4) -> Settings:
    return Settings(
        game=game,
        seed="tiny",
        tables=Tables(kinds=tuple(Kind(count) for count in seats), count=12, steps=9, stagger=20),
        reward=Reward(worth=1.0, points=0.1),
        network=SIZES,
        lessons=Lessons(rate=Course(1e-2, 1e-3), minibatch=50, epochs=2),
        pool=Pool(share=0.25, size=2, every=1),
        duels=Duels(every=2, tables=6, games=1, reward=Reward(worth=0.0, points=1.0)),
        iterations=iterations,
        checkpoint=2,
    )


def with_iterations(settings: Settings, iterations: int) -> Settings:
    return msgspec.structs.replace(settings, iterations=iterations)
