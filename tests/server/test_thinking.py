"""Bots that fail or dawdle are replaced by simpler ones."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

from fabletop import bots
from fabletop.bots import Bot, RandomBot, Situation
from fabletop.server.thinking import BotsFailed, Thinkers
from tests.match.tables import Played

pytestmark = pytest.mark.anyio


class Broken:
    def choose(self, situation: Situation) -> int:
        raise RuntimeError("out of order")


class Slow:
    def choose(self, situation: Situation) -> int:
        time.sleep(1)
        return situation.question.choices[0].number


def made(kind: Callable[[], Bot]) -> Callable[[bool], Bot]:
    return lambda patient: kind()


@pytest.fixture
def played() -> Played:
    return Played("fox", "hard", "hard")


@pytest.mark.parametrize("kind", [Broken, Slow])
async def test_a_simpler_bot_answers_in_the_place_of_one_that_does_not(
    monkeypatch: pytest.MonkeyPatch, played: Played, kind: Callable[[], Bot]
) -> None:
    monkeypatch.setitem(bots.BOTS, "hard", made(kind))
    monkeypatch.setitem(bots.BOTS, "easy", made(kind))
    monkeypatch.setitem(bots.BOTS, "random", made(RandomBot))
    thinkers = Thinkers(patience=0.2)
    answer = await thinkers.answer(played.match.decision_request(played.match.to_act[0]), "a match")
    played.server(answer)
    thinkers.close()


async def test_if_no_bot_has_an_answer_nothing_is_made_up(monkeypatch: pytest.MonkeyPatch, played: Played) -> None:
    for level in ("hard", "easy", "random"):
        monkeypatch.setitem(bots.BOTS, level, made(Broken))
    thinkers = Thinkers()
    with pytest.raises(BotsFailed):
        await thinkers.answer(played.match.decision_request(played.match.to_act[0]), "a match")
    thinkers.close()
