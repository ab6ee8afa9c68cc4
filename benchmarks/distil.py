"""A network that does what a bot does, so that a best response can be trained against the bot.

    python -m benchmarks.distil NETWORK.onnx --bot hard [--game fox] [--games 400] [--threads 1] [--epochs 12]
        [--device cpu] [--out distilled.onnx]
    python -m benchmarks.train fox --config src/fabletop/training/configs/fox-response.toml --minutes 5 \\
        --start NETWORK.onnx --against distilled.onnx

The bot plays itself; of every choice what its seat knows and what it did are noted. A network that begins as the given
one learns to foresee that, on nine games of ten; the last tenth says how often it does.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch.nn import functional

from fabletop.bodies.arenas import questions_of
from fabletop.bots import Bot, Situation, bot_named
from fabletop.catalog import game_named
from fabletop.contract import Game
from fabletop.kernel.features import spread
from fabletop.lab.deals import NEVER, played_by
from fabletop.networks.shape import Network, read_network
from fabletop.training.arena import Columns
from fabletop.training.export import network_of, player_from, write_network
from fabletop.training.models import Actor, log_policy
from fabletop.training.ppo import renamings
from fabletop.training.settings import Sizes


@dataclass
class Watched:
    """A bot of whose every choice is noted what its seat knew, what was allowed and what it did."""

    bot: Bot
    seen: list[list[int]] = field(default_factory=list)
    allowed: list[list[int]] = field(default_factory=list)
    chosen: list[int] = field(default_factory=list)

    def choose(self, situation: Situation) -> int:
        choice = self.bot.choose(situation)
        rules = situation.game.rules
        observation = [0] * rules.observation
        rules.observe(situation.world, situation.seat, observation)
        self.seen.append(observation)
        self.allowed.append([one.number for one in situation.question.choices])
        self.chosen.append(choice)
        return choice


def watch_game(game: Game, bot: str, number: int, seats: int) -> list[Watched]:
    players = [Watched(bot_named(bot, patient=True)) for _ in range(seats)]
    played_by(game, players, {}, f"distilled from {bot}#{number}", NEVER)
    return players


def gathered(game: Game, watched: list[Watched]) -> tuple[Any, Any, Any]:
    """Features, what was allowed, and the columns that were chosen."""
    place = {action: column for column, action in enumerate(game.actions)}
    rows = sum(len(one.chosen) for one in watched)
    features = np.zeros((rows, len(questions_of(game.rules))), np.int8)
    allowed, chosen, row = np.zeros((rows, len(place)), bool), np.zeros(rows, np.int64), 0
    assert game.rules.learning is not None
    for one in watched:
        for seen, choices, choice in zip(one.seen, one.allowed, one.chosen, strict=True):
            spread(seen, game.rules.learning.features, features[row])
            allowed[row, [place[action] for action in choices]] = True
            chosen[row] = place[choice]
            row += 1
    return torch.from_numpy(features), torch.from_numpy(allowed), torch.from_numpy(chosen)


def sizes_of(network: Network) -> Sizes:
    return Sizes(width=len(network.trunk[0].bias), layers=len(network.trunk))


def distilled(game: Game, start: Network, told: tuple[Any, Any, Any], epochs: int, device: str) -> Actor:
    features, allowed, chosen = (part.to(device) for part in told)
    assert game.rules.learning is not None
    player = Actor(features.shape[1], allowed.shape[1], game.rules.learning.secrets, sizes_of(start))
    player.to(device)
    player.load_state_dict(player_from(start))
    names = renamings(game, Columns(game, device), device)
    optimizer = torch.optim.Adam(player.parameters(), lr=3e-4)
    courses = torch.optim.lr_scheduler.LinearLR(optimizer, 1.0, 0.05, epochs)
    for _ in range(epochs):
        for places in torch.randperm(len(chosen), device=device).split(1024):
            rows, may, did = features[places].float(), allowed[places], chosen[places]
            which = int(torch.randint(len(names) + 1, ()))
            if which < len(names):
                rows, may, did = rows[:, names[which].features], may[:, names[which].columns], names[which].back[did]
            loss = functional.nll_loss(log_policy(player.choose(rows), may), did)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
        courses.step()
    return player


def foreseen(player: Actor, told: tuple[Any, Any, Any], device: str) -> tuple[float, float]:
    """How often the network would do the same, and the mean logarithm of the chance it gives what was done."""
    features, allowed, chosen = (part.to(device) for part in told)
    with torch.no_grad():
        chances = log_policy(player.choose(features.float()), allowed)
    return float((chances.argmax(-1) == chosen).float().mean()), float(-functional.nll_loss(chances, chosen))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("network", type=Path)
    parser.add_argument("--bot", default="hard")
    parser.add_argument("--game", default="fox")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--out", type=Path, default=Path("distilled.onnx"))
    given = parser.parse_args()
    torch.manual_seed(1)
    game, start = game_named(given.game), read_network(given.network)
    watch_game(game, given.bot, given.games, given.seats)
    with ThreadPoolExecutor(given.threads) as pool:
        games = list(pool.map(lambda number: watch_game(game, given.bot, number, given.seats), range(given.games)))
    most = max(1, given.games * 9 // 10)
    lessons, test = (gathered(game, [one for some in part for one in some]) for part in (games[:most], games[most:]))
    player = distilled(game, start, lessons, given.epochs, given.device)
    alike, likely = foreseen(player, test, given.device)
    write_network(given.out, network_of(game, player.cpu(), sizes_of(start)))
    print(f"{len(lessons[2])} choices of {given.bot}; of {len(test[2])} others it foresees {100 * alike:.1f} %", end="")
    print(f" (mean logarithm {likely:.3f})", flush=True)


if __name__ == "__main__":
    main()
