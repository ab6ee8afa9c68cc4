"""A training small enough for a test."""

from __future__ import annotations

import msgspec

from fabletop.training.settings import Duels, Kind, Pool, PpoSettings, Reward, Schedule, Settings, Sizes, Tables

SIZES = Sizes(width=16, layers=2, critic_width=16, critic_layers=1)


def tiny(game: str = "fox", seats: tuple[int, ...] = (2,), iterations: int = 4) -> Settings:
    return Settings(
        game=game,
        seed="tiny",
        tables=Tables(kinds=tuple(Kind(count) for count in seats), count=12, steps=9, stagger=20),
        reward=Reward(value=1.0, points=0.1),
        network=SIZES,
        ppo=PpoSettings(rate=Schedule(1e-2, 1e-3), minibatch=50, epochs=2),
        pool=Pool(share=0.25, size=2, every=1),
        duels=Duels(every=2, tables=6, games=1, reward=Reward(value=0.0, points=1.0)),
        iterations=iterations,
        checkpoint=2,
    )


def with_iterations(settings: Settings, iterations: int) -> Settings:
    return msgspec.structs.replace(settings, iterations=iterations)
