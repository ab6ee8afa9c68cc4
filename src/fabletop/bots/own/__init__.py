"""Bots that people bring along: a class in Python, a program that speaks lines of JSON, or a server of such lines.

    my_bot.py:MyBot        package.module:MyBot        cmd:node mybot.js        tcp://localhost:4000

Whatever such a bot does, a choice comes out: where it crashes, is too slow or answers nonsense, a random player
chooses in its place and the fault is noted. Nobody at a server can name one: they run code on this machine.
"""

from fabletop.bots.own.faults import Fault, faults_of
from fabletop.bots.own.guard import MOVE_TIMEOUT, OwnBot
from fabletop.bots.own.naming import (
    digest_of,
    fresh_player,
    is_own,
    player_named,
    refuse_unknown_player,
    source_of,
)
from fabletop.bots.own.python import bring

__all__ = [
    "MOVE_TIMEOUT",
    "Fault",
    "OwnBot",
    "bring",
    "digest_of",
    "faults_of",
    "fresh_player",
    "is_own",
    "player_named",
    "refuse_unknown_player",
    "source_of",
]
