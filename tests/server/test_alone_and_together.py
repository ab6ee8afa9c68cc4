"""One device for several people, and playing on from a match that is over: a real server, real sockets."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from fabletop.records.matches import read_record
from tests.server.players import Guest, Heard, Room, Seat

pytestmark = pytest.mark.anyio


async def device(room: Room, game: str, *beside: str, bots: int = 0, **more: Any) -> tuple[Guest, Seat]:
    """Ann's device at a table of hers, before anybody looks."""
    (ann,) = await room.guests("Ann")
    opened = await ann.post(
        "/api/tables", game=game, seats=1 + len(beside) + bots, beside=beside, bots=["easy"] * bots, **more
    )
    return ann, await ann.come(opened["id"])


async def looks(seat: Seat, eyes: int | None, heard: int = -1) -> Heard:
    """Look through other eyes, and give what the server says then."""
    await seat.send(do="look", token=f"look-{next(seat.tokens)}", seat=eyes, heard=heard)
    return await seat.listen_until(lambda told: told["do"] in ("hello", "refused"))


async def pass_and_play(seat: Seat, people: int, seed: str) -> int:
    """Hand the device on until the match is over; gives how often."""
    chance, hands = random.Random(seed), 0
    while seat.view["phase"] == "playing":
        to_act = [other for other in seat.view["owes"] if other < people]
        if not to_act:
            await seat.listen()
        elif seat.view["seat"] not in to_act:
            hands += 1
            await looks(seat, None)
            assert seat.view["asked"] is None
            await looks(seat, chance.choice(to_act))
        else:
            choices = seat.view["asked"]["question"]["choices"]
            assert (await seat.answer(chance.choice(choices)["number"]))["do"] == "update"
    return hands


@pytest.mark.parametrize(
    ("game", "beside", "bots", "more"),
    [
        ("fox", ("Bob",), 0, {"options": {"target": 16}}),
        ("fairytale", ("Bob", "Cyd"), 1, {}),
        ("fairytale", ("Bob", "Cyd", "Dan", "Eve"), 0, {"options": {"deck": "expert110"}}),
        ("grimm", ("Bob",), 1, {}),
    ],
)
async def test_a_device_is_handed_on_through_a_whole_match(
    room: Room, game: str, beside: tuple[str, ...], bots: int, more: dict[str, Any]
) -> None:
    ann, seat = await device(room, game, *beside, bots=bots, **more)
    assert (seat.view["seat"], seat.view["shared"], seat.view["rated"]) == (None, True, False)
    assert seat.hello["mine"] == list(range(1 + len(beside)))
    assert await pass_and_play(seat, 1 + len(beside), game) > 5
    assert seat.view["result"]["how"] == "played"
    me = (await ann.http.get("/api/me")).json()["id"]
    await seat.until(lambda view: bool(view["phase"] == "over"))
    assert (await ann.http.get(f"/api/players/{me}")).json()["ratings"] == []


async def test_each_pair_of_eyes_hears_what_it_may_and_nothing_else(room: Room) -> None:
    _, seat = await device(room, "fox", "Bob")
    cards = {}
    for eyes in (0, 1):
        told = await looks(seat, eyes, heard=0)
        assert told["view"]["seat"] == eyes
        cards[eyes] = set(told["view"]["table"]["table"]["hands"][eyes])
        assert told["view"]["table"]["table"]["hands"][1 - eyes] is None
        assert {event.get("audience") for event in told["missed"]} <= {None, eyes}
    assert not cards[0] & cards[1]
    leader = seat.view["owes"][0]
    await looks(seat, 1 - leader)
    told = await seat.command("answer", question=f"{leader}.0.0", choice=0)
    assert told["do"] == "refused"
    hello = await looks(seat, None, heard=0)
    assert hello["view"]["asked"] is None
    assert hello["view"]["table"]["table"]["hands"] == [None, None]
    assert {event.get("audience") for event in hello["missed"]} == {None}


async def test_a_broken_line_comes_back_to_the_same_eyes(room: Room) -> None:
    ann, seat = await device(room, "fox", "Bob")
    await looks(seat, 1)
    again = await ann.come(seat.table, seat=1, heard=seat.view["heard"])
    assert again.view["seat"] == 1
    assert again.hello["missed"] == []


async def test_nobody_looks_through_the_eyes_of_others(room: Room) -> None:
    ann, _ = await device(room, "fox", "Bob")
    (eve,) = await room.guests("Eve")
    opened = await eve.post("/api/tables", game="fox", seats=2, beside=["Zoe"])
    own = await eve.come(opened["id"])
    for eyes in (2, -1, 77):
        assert (await looks(own, eyes))["why"]["id"] == "error-seat-not-yours"
    ann_there = await ann.come(opened["id"], link=opened["link"])
    assert ann_there.hello["mine"] == []
    assert (await looks(ann_there, 0))["why"]["id"] == "error-seat-not-yours"
    stranger = room.stranger("Nobody")
    for query in ({"seat": 0}, {"seat": "x"}, {"seat": 9}):
        refused = await stranger.come(opened["id"], watch=opened["watch"], **query)
        assert refused.hello["why"]["id"] == "error-seat-not-yours"
    two = await room.seated("fox", "Fay", "Gus")
    assert (await looks(two[0], 1))["why"]["id"] == "error-seat-not-yours"
    assert (await looks(two[0], 0))["view"]["seat"] == 0


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ({"seats": 2, "beside": ["Ann"]}, "two different names"),
        ({"seats": 2, "beside": ["B"]}, "2 to 24"),
        ({"seats": 3, "beside": ["Bob"]}, "all seats must be taken"),
        ({"seats": 2, "beside": ["Bob", "Cyd"]}, "only 2 seats"),
        ({"seats": 2, "beside": ["Bob"], "clock": {"kind": "decision", "seconds": 60}}, "no clock"),
    ],
)
async def test_a_table_that_cannot_be_shared_is_refused_in_one_sentence(
    room: Room, body: dict[str, Any], why: str
) -> None:
    (ann,) = await room.guests("Ann")
    answer = await ann.http.post("/api/tables", json={"game": "fairytale", **body})
    assert answer.status_code == 400
    assert why in answer.json()["message"]


async def test_people_of_one_device_are_called_by_their_names_in_the_history(room: Room) -> None:
    ann, seat = await device(room, "fox", "Bob")
    await looks(seat, 1)
    assert (await seat.command("resign"))["do"] == "update"
    me = (await ann.http.get("/api/me")).json()["id"]
    while not (played := (await ann.http.get(f"/api/players/{me}/matches")).json()) or not played[0]["finished"]:
        pass
    assert [(one["name"], one["place"]) for one in played[0]["seats"]] == [("Ann", 1), ("Bob", 2)]
    assert all(one["rating_after"] is None for one in played[0]["seats"])


@pytest.mark.parametrize(("game", "seats"), [("fox", 2), ("fairytale", 3), ("grimm", 2)])
async def test_somebody_plays_on_from_a_match_that_is_over(room: Room, game: str, seats: int, tmp_path: Path) -> None:
    (ann,) = await room.guests("Ann")
    opened = await ann.post("/api/play", game=game, seats=seats, level="easy")
    seat = await ann.come(opened["id"])
    await seat.play(f"on {game}")
    old = (await ann.http.get(f"/api/matches/{opened['id']}")).json()
    choices = len(old["choices"]) // 2
    eyes = seats - 1
    on = await ann.post(f"/api/matches/{opened['id']}/play", choices=choices, seat=eyes, level="easy")
    again = await ann.come(on["id"])
    assert (again.view["seat"], again.view["rated"]) == (eyes, False)
    assert again.view["begun"] == {"match": opened["id"], "choices": choices}
    await again.play(f"again {game}")
    file = tmp_path / "match.fable"
    file.write_text((await ann.http.get(f"/api/matches/{on['id']}/record")).text, "utf-8")
    record = read_record(file)
    assert (record.fair, record.continued and record.continued.choices) == (None, choices)
    told = (await ann.http.get(f"/api/matches/{on['id']}")).json()
    assert told["choices"][:choices] == old["choices"][:choices]
    assert json.dumps(told["fairness"]["secret"]) == "null"


async def test_what_cannot_be_played_on_is_refused_in_one_sentence(room: Room) -> None:
    (ann,) = await room.guests("Ann")
    opened = await ann.post("/api/play", game="fox", seats=2, level="easy")
    path = f"/api/matches/{opened['id']}/play"
    assert (await ann.http.post(path, json={"choices": 0, "seat": 0})).status_code == 409
    seat = await ann.come(opened["id"])
    await seat.play("refused")
    total = len((await ann.http.get(f"/api/matches/{opened['id']}")).json()["choices"])
    for body, status in (
        ({"choices": total, "seat": 0}, 409),
        ({"choices": total + 5, "seat": 0}, 409),
        ({"choices": 3, "seat": 2}, 400),
        ({"choices": 3, "seat": 0, "level": "divine"}, 400),
        ({"choices": -1, "seat": 0}, 400),
    ):
        answer = await ann.http.post(path, json=body)
        assert (answer.status_code, bool(answer.json()["message"])) == (status, True), body
    assert (await ann.http.post("/api/matches/none/play", json={"choices": 0, "seat": 0})).status_code == 404
