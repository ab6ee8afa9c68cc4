"""Matches of older rules: those that are over can be read as ever, and the others say why they cannot go on."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from fabletop.catalog import OWN, game_named
from fabletop.contract import Game
from fabletop.match import Resign, settings
from fabletop.server.app import make_app
from fabletop.server.held import Tables
from fabletop.server.lobby import Lobby
from fabletop.server.settings import Settings
from fabletop.server.storage import Player, Storage
from fabletop.wire import PlayNow
from tests.server.clients import Client, client_of

pytestmark = pytest.mark.anyio
ANN = Player("ann", "guest", "Ann", 0)


@pytest.fixture
async def client(tmp_path: Path) -> AsyncIterator[Client]:
    async with client_of(make_app(Settings(database=f"sqlite:///{tmp_path}/fabletop.db"))) as opened:
        await opened.app.state.storage.players.create_guest(ANN.id, ANN.name)
        yield opened


def next_version(name: str) -> Game:
    game = game_named(name)
    return replace(game, about=msgspec.structs.replace(game.about, rules_version=game.about.rules_version + 1))


async def match_of(client: Client, game: str, *, resigns: bool) -> str:
    """A match against a bot, in which Ann may resign; it is in nobody's memory afterwards."""
    tables: Tables = client.app.state.tables
    opened = await Lobby(tables).play(ANN, PlayNow(game=game, seats=game_named(game).about.seats[0], level="random"))
    table = await tables.table(opened.id)
    assert table is not None
    if resigns:
        await table.do(Resign(), by="ann")
        await table.list()
    tables.live.pop(opened.id).close()
    return opened.id


@pytest.mark.parametrize("game", OWN)
async def test_a_match_that_is_over_is_read_as_before(
    client: Client, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    name = await match_of(client, game, resigns=True)
    paths = [f"/api/matches/{name}", f"/api/matches/{name}/record"]
    before = [await client.get(path) for path in paths]
    assert [answer.status_code for answer in before] == [200, 200]
    monkeypatch.setattr(settings, "game_named", next_version)
    after = [await client.get(path) for path in paths]
    assert [answer.content for answer in after] == [answer.content for answer in before]
    replay = await client.get(f"/api/matches/{name}/replay", headers={"accept-language": "en"})
    assert (replay.status_code, replay.json()["code"]) == (409, "error-match-rules")
    assert f"version {game_named(game).about.rules_version} of the rules" in replay.json()["message"]
    (played,) = (await client.get("/api/players/ann/matches")).json()
    assert (played["match"], played["status"]) == (name, "finished")


async def test_a_match_that_cannot_go_on_takes_nobody_a_seat(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    name = await match_of(client, "fox", resigns=False)
    storage: Storage = client.app.state.storage
    assert [match.id for match in await storage.matches.running_of("ann")] == [name]
    monkeypatch.setattr(settings, "game_named", next_version)
    await client.app.state.tables.pick_up()
    assert await storage.matches.running_of("ann") == []
    assert (await client.get(f"/api/matches/{name}")).json()["code"] == "error-match-rules"
