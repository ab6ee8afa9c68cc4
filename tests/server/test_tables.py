"""Tables of a real server, over real sockets."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from fabletop.records.matches import read_record
from fabletop.server.held import REMATCH_WAIT
from tests.server.players import Room, Seat
from tests.tables import TABLES

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(("game", "seats"), TABLES)
async def test_a_person_plays_a_whole_match_against_bots(room: Room, game: str, seats: int, tmp_path: Path) -> None:
    (ann,) = await room.guests("Ann")
    opened = await ann.post("/api/play", game=game, seats=seats, level="easy")
    assert (await ann.http.get(f"/api/matches/{opened['id']}/record")).status_code == 409
    mine = (await ann.http.get("/api/tables/mine")).json()
    assert [row["id"] for row in mine] == [opened["id"]]
    seat = await ann.come(opened["id"])
    await seat.play(f"bots {game}")
    record = await ann.http.get(f"/api/matches/{opened['id']}/record")
    file = tmp_path / "match.fable"
    file.write_text(record.text, "utf-8")
    *_, (position, _) = read_record(file).replayed()
    result = read_record(file).game.result(position)
    assert result is not None
    assert list(result.points) == seat.view["result"]["points"]
    told = (await ann.http.get(f"/api/matches/{opened['id']}")).json()
    assert told["result"] == seat.view["result"]
    assert told["fairness"]["seed"] == read_record(file).seed
    assert len(told["choices"]) == len(read_record(file).choices)


@pytest.mark.parametrize(("game", "seats"), TABLES)
async def test_people_play_a_whole_match(room: Room, game: str, seats: int) -> None:
    players = await room.seated(game, *("Ann", "Bob", "Cyd")[:seats])
    await asyncio.gather(*(player.play(f"{game} {number}") for number, player in enumerate(players)))
    assert len({json.dumps(player.view["result"]) for player in players}) == 1
    ann = players[0].guest
    me = (await ann.http.get("/api/me")).json()["id"]
    (played,) = await ann.sees(f"/api/players/{me}/matches", lambda rows: rows[0]["status"] == "finished")
    assert played["match"] == players[0].table
    assert [seat["points"] for seat in played["seats"]] == players[0].view["result"]["points"]
    assert [seat["rating_after"] for seat in played["seats"]] == [None] * seats
    assert (await ann.http.get("/api/tables/mine")).json() == []


async def test_the_table_is_told_in_words_to_whoever_asks_for_them(room: Room) -> None:
    """The same person, on two lines: both are told the same but for the words."""
    ann, bob = await room.seated("fox", "Ann", "Bob")
    quiet = await ann.guest.come(ann.table, words="no")
    asked = ann if ann.view["asked"] else bob
    await asked.answer(asked.view["asked"]["question"]["choices"][0]["number"])
    for line in (ann, quiet):
        await line.until(lambda view: view["table"]["revision"] == 1)
    assert ann.view["lines"][0]["id"] == "fox-view-round"
    assert quiet.view["lines"] == []
    assert quiet.hello["view"]["lines"] == []
    assert ann.view | {"lines": []} == quiet.view


async def test_a_table_by_link_is_for_those_who_have_it(room: Room) -> None:
    ann, bob = await room.guests("Ann", "Bob")
    opened = await ann.post("/api/tables", game="fox", seats=2)
    stranger = await bob.come(opened["id"])
    assert stranger.hello == {"do": "bye", "why": {"id": "error-table-private", "args": {}}}
    assert (await stranger.closed())[0] == 1008
    watcher = await bob.come(opened["id"], watch=opened["watch"])
    assert (watcher.hello["may_sit"], watcher.view["seat"]) == (False, None)
    assert (await watcher.command("sit"))["why"]["id"] == "error-table-private"
    friend = await bob.come(opened["id"], link=opened["link"])
    assert (await friend.command("sit"))["view"]["seat"] == 1
    assert opened["id"] not in [row["id"] for row in (await bob.http.get("/api/tables")).json()]
    missing = await bob.come("no-such-table")
    assert missing.hello["why"]["id"] == "error-table-unknown"


async def test_pages_of_other_sites_get_no_line(room: Room, url: str) -> None:
    (ann,) = await room.guests("Ann")
    opened = await ann.post("/api/tables", game="fox", seats=2, access="open")
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{opened['id']}/socket"
    headers = {"Cookie": ann.cookie}
    with pytest.raises(InvalidStatus) as refused:
        await connect(address, additional_headers=headers, origin=Origin("https://evil.org"), proxy=None)
    assert refused.value.response.status_code == 403
    async with connect(address, additional_headers=headers, origin=Origin(url), proxy=None) as own:
        assert json.loads(await own.recv())["do"] == "hello"


async def test_nobody_without_a_name_does_anything_but_watch(room: Room) -> None:
    (ann,) = await room.guests("Ann")
    opened = await ann.post("/api/tables", game="fox", seats=2, access="open")
    seat = await room.stranger("nobody").come(opened["id"])
    assert (seat.hello["may_sit"], seat.view["seat"]) == (True, None)
    assert (await seat.command("sit"))["why"]["id"] == "error-nobody"


async def test_a_quick_match_seats_strangers_together(room: Room) -> None:
    ann, bob = await room.guests("Ann", "Bob")
    first = await ann.post("/api/quick", game="grimm", seats=2)
    waiting = await ann.come(first["id"])
    assert first["id"] in [row["id"] for row in (await bob.http.get("/api/tables?game=grimm")).json()]
    assert (await bob.post("/api/quick", game="grimm", seats=2))["id"] == first["id"]
    await waiting.until(lambda view: bool(view["phase"] == "playing"))
    assert [seat["name"] for seat in waiting.view["seats"]] == ["Ann", "Bob"]


async def test_whoever_comes_back_hears_what_they_missed(room: Room) -> None:
    ann, bob, _ = await room.seated("fairytale", "Ann", "Bob", "Cyd")
    heard = bob.view["heard"]
    other = await bob.guest.come(bob.table, heard=heard)
    assert other.hello["missed"] == []
    await bob.leave()
    await ann.answer(ann.view["asked"]["question"]["choices"][0]["number"])
    again = await bob.guest.come(bob.table, heard=heard)
    assert len(again.hello["missed"]) == again.view["heard"] - heard > 0
    fresh = await bob.guest.come(bob.table)
    assert fresh.hello["missed"] is None
    assert fresh.view["heard"] == again.view["heard"]


async def test_answers_at_the_same_time_can_be_changed_until_the_last_is_in(room: Room) -> None:
    ann, bob, cyd = await room.seated("fairytale", "Ann", "Bob", "Cyd")
    first, second, *_ = ann.view["asked"]["question"]["choices"]
    question = ann.view["asked"]["id"]
    await ann.answer(first["number"])
    assert ann.view["owes"] == [1, 2]
    told = await bob.until(lambda view: view["owes"] == [1, 2])
    assert told["asked"] is not None
    assert (await ann.command("take-back"))["do"] == "update"
    assert ann.view["asked"]["id"] != question
    await ann.answer(second["number"])
    await bob.answer(bob.view["asked"]["question"]["choices"][0]["number"])
    await cyd.answer(cyd.view["asked"]["question"]["choices"][0]["number"])
    await ann.until(lambda view: view["asked"] is not None)


async def test_what_is_refused_says_why_and_by_which_rule(room: Room) -> None:
    ann, bob = await room.seated("fox", "Ann", "Bob")
    first, other = (ann, bob) if ann.view["asked"] else (bob, ann)
    asked = first.view["asked"]
    told = await other.command("answer", question=asked["id"], choice=asked["question"]["choices"][0]["number"])
    assert (told["do"], told["why"]["id"]) == ("refused", "refused-match-question")
    await first.answer(asked["question"]["choices"][0]["number"])
    told = await first.command("answer", question=asked["id"], choice=asked["question"]["choices"][0]["number"])
    assert told["why"]["id"] == "refused-match-question"
    await first.play_until(lambda view: view["asked"] is None)  # a card may ask whoever has played it
    await other.until(lambda view: view["asked"] is not None)
    refused = [one for one in other.view["asked"]["question"]["refused"] if one["reason"]["clause"]]
    numbers = [one["choice"]["number"] for one in refused] or [10**6]
    told = await other.answer(numbers[0])
    assert told["do"] == "refused"
    assert told["clause"] == (refused[0]["reason"]["clause"] if refused else None)
    assert (await ann.command("went", player="x"))["why"]["id"] == "error-message"


async def test_a_command_sent_twice_is_done_once(room: Room) -> None:
    ann, bob = await room.seated("fox", "Ann", "Bob")
    first = ann if ann.view["asked"] else bob
    asked = first.view["asked"]
    command = {"do": "answer", "question": asked["id"], "choice": asked["question"]["choices"][0]["number"]}
    assert (await first.ask(do="command", token="same", command=command))["do"] == "update"
    heard = first.view["heard"]
    assert await first.ask(do="command", token="same", command=command) == {"do": "done", "token": "same"}
    again = await first.guest.come(first.table)
    assert await again.ask(do="command", token="same", command=command) == {"do": "done", "token": "same"}
    assert again.view["heard"] == heard


async def test_a_bot_plays_for_whoever_left_until_they_are_back(room: Room) -> None:
    ann, bob = await room.seated("fox", "Ann", "Bob", grace=0, stand_in="random")
    await bob.leave()
    await ann.until(lambda view: bool(view["seats"][1]["stand_in"] == "left"))
    for _ in range(3):
        await ann.until(lambda view: view["asked"] is not None)
        await ann.answer(ann.view["asked"]["question"]["choices"][0]["number"])
    back = await bob.guest.come(bob.table)
    await back.until(lambda view: view["seats"][1]["is_there"] and view["seats"][1]["stand_in"] is None)
    await ann.until(lambda view: view["seats"][1]["is_there"])
    if ann.view["asked"]:
        await ann.play_until(lambda view: view["asked"] is None)
    await back.until(lambda view: view["asked"] is not None)


async def test_a_clock_at_zero_lets_a_bot_decide_once(room: Room) -> None:
    clock = {"kind": "decision", "seconds": 1}
    ann, bob = await room.seated("fox", "Ann", "Bob", clock=clock, stand_in="random")
    events = await ann.listen_until(lambda told: any(e["message"]["id"] == "match-time-up" for e in told["events"]))
    assert events["do"] == "update"
    await ann.listen_until(lambda told: any(e["message"]["id"].startswith("fox") for e in told["events"]))
    ups = [t for t in ann.heard if "match-time-up" in t]
    assert len(ups) <= 2
    assert bob.view["phase"] == "playing"


async def test_undo_beyond_the_barrier_needs_consent(room: Room) -> None:
    ann, bob = await room.seated("fox", "Ann", "Bob")
    first, other = (ann, bob) if ann.view["asked"] else (bob, ann)
    await first.answer(first.view["asked"]["question"]["choices"][0]["number"])
    await first.play_until(lambda view: view["asked"] is None)  # a card may ask whoever has played it
    await other.until(lambda view: view["asked"] is not None)
    await other.answer(other.view["asked"]["question"]["choices"][0]["number"])
    assert (await first.command("propose", what="undo"))["do"] == "update"
    await other.until(lambda view: bool(view["offers"]))
    assert (await other.command("agree", what="undo"))["do"] == "update"
    await first.until(lambda view: not view["offers"])
    assert first.view["asked"] is not None


async def test_a_rematch_moves_everybody_one_seat_on(room: Room) -> None:
    ann, bob = await room.seated("fox", "Ann", "Bob")
    assert (await ann.command("resign"))["view"]["result"]["places"] == [2, 1]
    await bob.until(lambda view: bool(view["phase"] == "over"))
    await ann.command("propose", what="rematch")
    await bob.until(lambda view: bool(view["offers"]))
    await bob.command("agree", what="rematch")
    view = await ann.until(lambda view: view["next_match"] is not None)
    again = await ann.guest.come(view["next_match"])
    await again.until(lambda view: bool(view["phase"] == "playing"))
    assert [seat["name"] for seat in again.view["seats"]] == ["Bob", "Ann"]


async def left_behind(room: Room) -> tuple[Seat, Seat, str]:
    """Ann's host Bob has gone after the end, and Ann wants a rematch; gives both, and where it will be played."""
    bob, ann = await room.seated("fox", "Bob", "Ann")
    assert (await ann.command("resign"))["view"]["phase"] == "over"
    await bob.leave()
    await ann.until(lambda view: not view["seats"][0]["is_there"])
    await ann.command("propose", what="rematch")
    view = await ann.until(lambda view: view["next_match"] is not None)
    return ann, bob, view["next_match"]


async def test_whoever_had_gone_may_still_come_to_the_rematch(room: Room) -> None:
    ann, bob, table = await left_behind(room)
    again = await ann.guest.come(table)
    assert [(seat["kind"], seat["name"]) for seat in again.view["seats"]] == [("person", "Ann"), ("empty", "")]
    assert again.view["host"] == 0
    assert 0 < again.hello["bots_in"] <= REMATCH_WAIT
    (cyd,) = await room.guests("Cyd")
    assert (await cyd.come(table)).hello["why"]["id"] == "error-table-private"
    back = await bob.guest.come(bob.table)
    late = await bob.guest.come(back.view["next_match"])
    assert late.hello["may_sit"]
    assert (await late.command("sit"))["do"] == "update"
    await late.until(lambda view: bool(view["phase"] == "playing"))
    await again.until(lambda view: bool(view["phase"] == "playing"))


async def test_whoever_stays_need_not_wait_for_those_who_went(room: Room) -> None:
    ann, _, table = await left_behind(room)
    again = await ann.guest.come(table)
    assert (await again.command("start", fill="random"))["do"] == "update"
    assert [seat["kind"] for seat in again.view["seats"]] == ["person", "bot"]
    assert (await ann.guest.come(table)).hello["bots_in"] is None


async def test_what_is_said_is_heard_by_those_who_want_to(room: Room) -> None:
    ann, bob = await room.seated("fox", "Ann", "Bob", talk="free")
    assert (await ann.ask(do="say", phrase="talk-hello"))["do"] == "done"
    said = await bob.listen_until(lambda told: bool(told["do"] == "said"))
    assert (said["seat"], said["name"], said["phrase"]) == (0, "Ann", "talk-hello")
    assert (await bob.ask(do="say", text="hi\u202e there"))["do"] == "done"
    assert (await ann.listen_until(lambda told: bool(told["do"] == "said")))["text"] == "hi there"
    assert (await bob.ask(do="mute", seat=0))["do"] == "done"
    assert (await ann.ask(do="say", phrase="talk-thanks"))["do"] == "done"
    assert (await bob.ask(do="report", seat=0, why="shouting"))["do"] == "done"
    assert "talk-thanks" not in "".join(bob.heard)
    assert [said["phrase"] for said in (await ann.guest.come(ann.table)).hello["talk"]] == [
        "talk-hello",
        None,
        "talk-thanks",
    ]
    assert [said["phrase"] for said in (await bob.guest.come(bob.table)).hello["talk"]] == [None]
    for _ in range(10):
        told = await ann.ask(do="say", phrase="talk-wow")
    assert told["why"]["id"] == "error-too-often"
    assert (await ann.ask(do="say", phrase="no-such"))["why"]["id"] == "error-talk-phrase"


async def test_a_table_where_nothing_is_said(room: Room) -> None:
    ann, bob = await room.seated("fox", "Ann", "Bob", talk="none")
    assert (await ann.ask(do="say", phrase="talk-hello"))["why"]["id"] == "error-talk-none"
    quiet, _ = await room.seated("fox", "Ann", "Bob")
    assert (await quiet.ask(do="say", text="hello"))["why"]["id"] == "error-talk-phrases-only"
    assert bob.view["talk"] == "none"


async def test_tables_that_cannot_be_are_refused_in_one_sentence(room: Room) -> None:
    (ann,) = await room.guests("Ann")
    for path, body, code in [
        ("/api/tables", {"game": "chess", "seats": 2}, "error-game-unknown"),
        ("/api/tables", {"game": "fox", "seats": 3}, "error-seats"),
        ("/api/tables", {"game": "fox", "seats": 2, "bots": ["easy", "easy"]}, "error-table-crowded"),
        ("/api/tables", {"game": "fox", "seats": 2, "stand_in": "ismcts:1000000"}, "error-level"),
        (
            "/api/tables",
            {"game": "fairytale", "seats": 3, "options": {"deck": "/etc/passwd"}},
            "error-fairytale-record-deck",
        ),
        ("/api/play", {"game": "fox", "seats": 2, "level": "genius"}, "error-level"),
        ("/api/quick", {"game": "fox", "seats": 9}, "error-seats"),
        ("/api/quick", {"game": "fox"}, "error-request-field"),
    ]:
        answer = await ann.http.post(path, json=body)
        assert answer.json()["code"] == code, answer.text
        assert answer.status_code == 400, answer.text
