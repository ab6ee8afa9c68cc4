"""No leak on the wire: every byte that a client receives is the same on every table that looks the same to it."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from fabletop.contract import read_seed
from fabletop.match import Answer, Match
from fabletop.server.broker import Broker
from fabletop.server.lines import Line
from fabletop.server.live import LiveTable
from fabletop.server.storage import Player, Promise
from tests.match.test_secrecy import played, same_play

TABLES = [("fox", 2), ("fairytale", 2), ("fairytale", 4), ("grimm", 3)]
NAMES = ("ann", "bob", "cyd", "dan")


def live(match: Match) -> LiveTable:
    """A table that writes nothing down."""
    tables = SimpleNamespace(broker=Broker("", lambda news: None), spawn=lambda work: work.close())
    return LiveTable(cast(Any, tables), "table", match, Promise(None, match.secret), {})


class Ear(Line):
    """A line that keeps what is sent."""

    def __init__(self, table: LiveTable, seat: int | None) -> None:
        player = None if seat is None else Player(NAMES[seat], "guest", NAMES[seat].title(), 0)
        super().__init__(cast(Any, None), player, may_sit=False)
        self.in_words = True
        table.lines.add(self)
        self.kept: list[bytes] = []

    def send(self, body: bytes) -> None:
        self.kept.append(body)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_byte_is_the_same_on_re_dealt_tables(game: str, seats: int) -> None:
    """Also that there are as many messages: half an answer sends nothing to others."""
    chance = random.Random(f"bytes {game} {seats}")
    log = played(game, seats, chance)
    compared = changed = silent = 0
    for start in sorted(chance.sample(range(2, len(log)), min(12, len(log) - 2))):
        eyes = chance.randrange(seats)
        tables = [live(Match.from_log(log[:start])) for _ in range(2)]
        true, twin = tables
        twin.match.game.rules.resample(twin.match.position.table, eyes, read_seed(f"bytes#{start}"))
        ears = [[Ear(table, audience) for audience in (eyes, None)] for table in tables]
        for entry in log[start:]:
            assert isinstance(entry.command, Answer)
            answer = same_play(twin.match, true.match, entry.command, eyes)
            if answer is None:
                break
            changed += answer != entry.command
            before = len(ears[0][1].kept)
            true.tell(true.match.apply(entry))
            twin.tell(twin.match.apply(msgspec.structs.replace(entry, command=answer)))
            silent += len(ears[0][1].kept) == before
            compared += 1
        assert [ear.kept for ear in ears[0]] == [ear.kept for ear in ears[1]]
    assert compared > 10
    assert changed > 0
    if (game, seats) == ("fairytale", 2):
        assert silent > 0


def test_the_author_of_a_move_hears_its_token_and_nobody_else() -> None:
    log = played("fox", 2, random.Random("token"))
    table = live(Match.from_log(log[:2]))
    ann, bob = Ear(table, 0), Ear(table, 1)
    table.tell(table.match.apply(log[2]), ann, 'tok"en')
    assert msgspec.json.decode(ann.kept[0])["token"] == 'tok"en'
    assert "token" not in msgspec.json.decode(bob.kept[0])
