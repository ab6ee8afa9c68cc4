"""Rated and casual tables of a real server, over real sockets."""

from __future__ import annotations

import itertools

import pytest

from tests.server.players import Guest, Room, Seat

pytestmark = pytest.mark.anyio
NUMBERS = itertools.count()


async def accounts(room: Room, *names: str) -> list[Guest]:
    """Accounts with names that nobody else has."""
    return [await guest.become_account() for guest in await room.guests(*(f"{name} {next(NUMBERS)}" for name in names))]


async def refused(guest: Guest, path: str, **body: object) -> tuple[int, str]:
    answer = await guest.http.post(path, json=body)
    return answer.status_code, answer.json()["code"]


async def test_an_account_plays_rated_against_a_bot(room: Room) -> None:
    (ann,) = await accounts(room, "Ann")
    opened = await ann.post("/api/play", game="fox", seats=2, level="easy", rated=True)
    seat = await ann.come(opened["id"])
    assert seat.view["rated"]
    (mine,) = (await ann.http.get("/api/tables/mine")).json()
    assert mine["rated"]
    await seat.play("rated")
    me = (await ann.http.get("/api/me")).json()["id"]
    (played,) = await ann.sees(f"/api/players/{me}/matches", lambda rows: rows[0]["status"] == "finished")
    own, bot = played["seats"]
    assert own["rating_before"] == 1000
    assert (own["rating_after"] > 1000) == (own["place"] == 1)
    assert bot["rating_after"] is None
    (rating,) = (await ann.http.get(f"/api/players/{me}")).json()["ratings"]
    assert (rating["shown"], rating["matches"]) == (own["rating_after"], 1)


async def test_what_came_of_a_choice_stays_at_a_rated_table(room: Room) -> None:
    """Also against bots, who would agree at a casual one."""
    (ann,) = await accounts(room, "Ann")
    for rated, heard in ((True, "refused-match-rated-undo"), (False, "match-undone")):
        opened = await ann.post("/api/play", game="fox", seats=2, level="easy", rated=rated)
        seat = await ann.come(opened["id"])
        while (told := await asks_back(seat)) == "match-taken-back":
            await seat.until(lambda view: view["asked"] is not None)
        assert told == heard


async def asks_back(seat: Seat) -> str:
    """What is heard of the wish for a choice back, made two choices on."""
    for _ in range(2):
        await seat.until(lambda view: view["asked"] is not None)
        await seat.answer(seat.view["asked"]["question"]["choices"][0]["number"])
    await seat.until(lambda view: view["asked"] is not None)
    told = await seat.command("propose", what="undo")
    return str(told["why"]["id"] if told["do"] == "refused" else told["events"][-1]["message"]["id"])


async def test_a_guest_plays_casually(room: Room) -> None:
    (gus,) = await room.guests("Gus")
    for path in ("/api/play", "/api/tables", "/api/quick"):
        assert await refused(gus, path, game="fox", seats=2, rated=True) == (403, "error-rated-account")
    opened = await gus.post("/api/tables", game="fox", seats=2, access="open")
    assert not (await gus.come(opened["id"])).view["rated"]
    (ann,) = await accounts(room, "Ann")
    rated = await ann.post("/api/tables", game="fox", seats=2, access="open")
    rows = {row["id"]: row["rated"] for row in (await gus.http.get("/api/tables")).json()}
    assert (rows[opened["id"]], rows[rated["id"]]) == (False, True)
    line = await gus.come(rated["id"])
    assert (await line.command("sit"))["why"]["id"] == "error-rated-account"
    (bea,) = await accounts(room, "Bea")
    assert (await (await bea.come(rated["id"])).command("sit"))["do"] == "update"


async def test_tables_by_link_and_against_bots_are_casual_unless_somebody_wishes(room: Room) -> None:
    (ann,) = await accounts(room, "Ann")
    for wish, rated in (({}, False), ({"rated": True}, True)):
        by_link = await ann.post("/api/tables", game="fox", seats=2, **wish)
        bots = await ann.post("/api/play", game="fox", seats=2, **wish)
        assert [(await ann.come(opened["id"])).view["rated"] for opened in (by_link, bots)] == [rated] * 2


async def test_what_cannot_be_rated_is_told_and_by_default_casual(room: Room) -> None:
    (ann,) = await accounts(room, "Ann")
    variant = {"game": "fox", "seats": 2, "options": {"target": 16}}
    assert await refused(ann, "/api/play", **variant, rated=True) == (400, "error-rated-bot")
    assert await refused(ann, "/api/play", game="fox", seats=2, level="easy-swan", rated=True) == (
        400,
        "error-rated-bot",
    )
    assert await refused(ann, "/api/tables", game="fox", seats=2, beside=["Bob"], rated=True) == (
        400,
        "error-rated-device",
    )
    assert (await ann.come((await ann.post("/api/tables", **variant, access="open"))["id"])).view["rated"]
    with_bot = await ann.post("/api/tables", **variant, access="open", bots=["easy"])
    assert not (await ann.come(with_bot["id"])).view["rated"]


async def test_quick_matches_bring_together_who_may_play_each_other(room: Room) -> None:
    """An account waits at a rated table; a guest at a casual one, to which an account comes, too."""
    ann, bea = await accounts(room, "Ann", "Bea")
    gus, hal = await room.guests("Gus", "Hal")

    async def quick(who: Guest, game: str, **wish: bool) -> str:
        opened = await who.post("/api/quick", game=game, seats=2, **wish)
        return str(opened["id"])

    rated, casual = await quick(ann, "grimm"), await quick(gus, "grimm")
    assert rated != casual
    assert (await quick(hal, "grimm"), await quick(bea, "grimm")) == (casual, rated)
    casual = await quick(gus, "fox")
    assert await quick(ann, "fox") == casual
    casual = await quick(gus, "fairytale")
    only = await quick(bea, "fairytale", rated=True)
    assert only != casual
    assert (await ann.come(only)).view["rated"]
    assert not (await ann.come(await quick(ann, "grimm", rated=False))).view["rated"]


async def test_it_is_told_before_a_match_whether_it_counts(room: Room) -> None:
    (ann,) = await accounts(room, "Ann")
    (gus,) = await room.guests("Gus")
    asked = {"game": "fox", "seats": 2, "level": "easy"}

    async def prospect(who: Guest, **more: object) -> dict[str, object]:
        answer = await who.http.post("/api/prospect?lang=en", json=asked | more)
        assert answer.status_code == 200
        return answer.json()  # type: ignore[no-any-return]

    assert await prospect(ann) == {"why": None, "left": 12}
    assert await prospect(ann, level=None) == {"why": None, "left": None}
    assert "accounts" in str((await prospect(gus))["why"])
    assert "accounts" in str((await prospect(room.stranger("nobody")))["why"])
    assert "usual rules" in str((await prospect(ann, options={"target": 35}))["why"])
    for left in range(11, -1, -1):
        opened = await ann.post("/api/play", game="fox", seats=2, level="easy", rated=True)
        seat = await ann.come(opened["id"])
        assert (await seat.command("resign"))["do"] == "update"
        told = await prospect(ann)
        assert told["left"] == left if left else "12" in str(told["why"])
    assert await refused(ann, "/api/play", **asked, rated=True) == (409, "error-rated-dozen")
    assert (await prospect(ann, level="medium"))["left"] == 12


async def test_a_rematch_stays_rated(room: Room) -> None:
    ann, bea = await accounts(room, "Ann", "Bea")
    opened = await ann.post("/api/tables", game="fox", seats=2, rated=True)
    seats = [await ann.come(opened["id"]), await bea.come(opened["id"], link=opened["link"])]
    await seats[1].command("sit")
    await seats[0].command("start")
    await seats[0].command("resign")
    await seats[1].until(lambda view: view["phase"] == "over")
    await seats[0].command("propose", what="rematch")
    await seats[1].command("agree", what="rematch")
    again = (await seats[1].until(lambda view: view["next_match"] is not None))["next_match"]
    line = await bea.come(again)
    assert line.view["rated"]
    assert line.view["fairness"]["commitment"] != seats[1].view["fairness"]["commitment"]


async def test_what_goes_on_from_a_rated_match_is_casual(room: Room) -> None:
    (ann,) = await accounts(room, "Ann")
    opened = await ann.post("/api/play", game="fox", seats=2, level="easy", rated=True)
    seat = await ann.come(opened["id"])
    await seat.command("resign")
    path = f"/api/matches/{opened['id']}/play"
    on = await ann.post(path, choices=0, seat=0, level="easy")
    assert not (await ann.come(on["id"])).view["rated"]
    assert (await ann.http.post(path, json={"choices": 0, "seat": 0, "rated": True})).status_code == 400
