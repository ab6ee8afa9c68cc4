"""The API as programs and browsers meet it."""

from __future__ import annotations

import json
import logging
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from httpx import Response
from litestar import Litestar, get
from sqlalchemy import text

from fabletop.bots.ladder import ladders
from fabletop.catalog import OWN
from fabletop.server.app import make_app
from fabletop.server.dependencies import DEPENDENCIES
from fabletop.server.ratings import Finish, settle, skill_of_level
from fabletop.server.routes import page as page_routes
from fabletop.server.settings import Settings
from fabletop.server.storage import Match, Storage
from tests.server.clients import Client, client_of
from tests.toys.highest import HIGHEST

pytestmark = pytest.mark.anyio
SECRET = "correct horse"


@pytest.fixture
def database_url(tmp_path: Path) -> str:
    """One kind will do: that both do the same is told by the tests of the storage."""
    return f"sqlite:///{tmp_path}/fabletop.db"


@pytest.fixture
async def app(database_url: str) -> Litestar:
    return make_app(Settings(database=database_url, requests_per_minute=100_000))


@pytest.fixture
async def client(app: Litestar) -> AsyncIterator[Client]:
    async with client_of(app) as opened:
        yield opened


def storage_of(client: Client) -> Storage:
    storage: Storage = client.app.state.storage
    return storage


def trouble(answer: Response) -> tuple[int, str]:
    """Status and code of a refusal, which has one sentence and nothing more."""
    told = answer.json()
    assert set(told) == {"code", "message"}
    assert told["message"] not in ("", told["code"])
    return answer.status_code, told["code"]


async def guest(client: Client, **name: str) -> dict[str, Any]:
    answer = await client.post("/api/me", json=name)
    assert answer.status_code == 201
    return answer.json()  # type: ignore[no-any-return]


async def test_a_guest_is_known_by_a_cookie_that_no_page_can_read(client: Client) -> None:
    assert trouble(await client.get("/api/me")) == (401, "error-nobody")
    answer = await client.post("/api/me", json={}, headers={"accept-language": "ru"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert (await client.get("/api/me")).json() == answer.json()
    assert (await client.post("/api/me", json={})).json() == answer.json()
    async with storage_of(client).database.reading() as connection:
        kept = str((await connection.execute(text("SELECT * FROM sessions"))).all())
    assert client.cookies["fabletop"] not in kept


async def test_a_guest_takes_another_name(client: Client) -> None:
    await guest(client, name="Masha")
    assert (await client.patch("/api/me", json={"name": " Маша  М. "})).json()["name"] == "Маша М."
    assert trouble(await client.patch("/api/me", json={"name": "<i>"})) == (400, "error-name-letters")
    assert (await client.get("/api/me")).json()["name"] == "Маша М."


async def test_a_guest_becomes_an_account_and_keeps_everything(client: Client) -> None:
    me = await guest(client, name="Masha")
    answer = await client.post("/api/me/account", json={"name": "Masha", "password": SECRET})
    assert answer.json() == me | {"kind": "account"}
    assert (await client.post("/api/logout")).status_code == 204
    assert trouble(await client.get("/api/me")) == (401, "error-nobody")
    wrong = {"name": "Masha", "password": "wrong horse"}
    assert trouble(await client.post("/api/login", json=wrong)) == (403, "error-login")
    assert trouble(await client.post("/api/login", json=wrong | {"name": "Nobody"})) == (403, "error-login")
    answer = await client.post("/api/login", json={"name": "mASHA", "password": SECRET})
    assert answer.json()["id"] == me["id"]
    assert (await client.get("/api/me")).json()["id"] == me["id"]


async def test_names_of_accounts_are_unique_but_for_capitals(client: Client) -> None:
    await guest(client)
    assert (await client.post("/api/me/account", json={"name": "Маша", "password": SECRET})).status_code == 201
    again = {"name": "МАША", "password": SECRET}
    assert trouble(await client.post("/api/me/account", json=again)) == (409, "error-account-already")
    assert trouble(await client.patch("/api/me", json={"name": "Даша"})) == (409, "error-account-name-stays")
    client.cookies.clear()
    await guest(client)
    assert trouble(await client.post("/api/me/account", json=again)) == (409, "error-name-taken")
    short = {"name": "Даша", "password": "short"}
    assert trouble(await client.post("/api/me/account", json=short)) == (400, "error-password-length")


async def test_a_new_password_logs_out_everywhere_else(client: Client) -> None:
    await guest(client)
    await client.post("/api/me/account", json={"name": "Masha", "password": SECRET})
    here = client.cookies["fabletop"]
    await client.post("/api/login", json={"name": "Masha", "password": SECRET})
    wrong = {"old": "wrong horse", "new": "battery staple"}
    assert trouble(await client.post("/api/me/password", json=wrong)) == (403, "error-login")
    assert (await client.post("/api/me/password", json=wrong | {"old": SECRET})).status_code == 204
    assert (await client.get("/api/me")).status_code == 200
    client.cookies.clear()
    assert (await client.get("/api/me", headers={"cookie": f"fabletop={here}"})).status_code == 401
    assert (await client.post("/api/login", json={"name": "Masha", "password": SECRET})).status_code == 403
    assert (await client.post("/api/login", json={"name": "Masha", "password": "battery staple"})).status_code == 200


async def played(client: Client, me: str) -> None:
    storage = storage_of(client)
    other = await storage.players.bot("easy")
    await storage.matches.create(Match(id="m", game="fox", rules_version=1, seats=2), first=[b"{}"])
    for seat, player in enumerate((me, other.id)):
        await storage.matches.sit("m", seat, player)
    await storage.matches.ended("m", [21, 9], [1, 2])
    easy = skill_of_level("easy", ladders()["fox"]["2"], 2)
    await settle(storage, "m", Finish({me: 1, other.id: 2}, bots={other.id: easy}))
    await storage.talk.say("m", me, text="my own words")


async def test_a_person_gets_all_their_data_and_no_secret(client: Client) -> None:
    me = await guest(client, name="Masha")
    await client.post("/api/me/account", json={"name": "Masha", "password": SECRET})
    await played(client, me["id"])
    answer = await client.get("/api/me/export")
    told = answer.json()
    assert told["player"]["name"] == "Masha"
    assert [match["match"] for match in told["matches"]] == ["m"]
    assert [rating["game"] for rating in told["ratings"]] == ["fox"]
    assert [said["text"] for said in told["talk"]] == ["my own words"]
    assert len(told["sessions"]) == 1
    assert "argon2" not in answer.text
    assert client.cookies["fabletop"] not in answer.text


async def test_a_person_is_forgotten_and_the_match_is_not(client: Client) -> None:
    me = await guest(client, name="Masha")
    await client.post("/api/me/account", json={"name": "Masha", "password": SECRET})
    await played(client, me["id"])
    assert trouble(await client.post("/api/me/erase", json={"password": "wrong"})) == (403, "error-login")
    assert (await client.post("/api/me/erase", json={"password": SECRET})).status_code == 204
    assert trouble(await client.get("/api/me")) == (401, "error-nobody")
    storage = storage_of(client)
    seat = (await storage.matches.seats_of("m"))[0]
    assert (seat.player, seat.kind, seat.name, seat.points) == (me["id"], "erased", "", 21)
    assert await storage.talk.heard("m") == []
    assert [row["kind"] for row in (await client.get("/api/leaderboards/fox")).json()] == ["bot"]
    async with storage.database.reading() as connection:
        for name in ("players", "sessions", "talk"):
            kept = str((await connection.execute(text(f"SELECT * FROM {name}"))).all()).lower()
            assert "masha" not in kept
            assert "argon2" not in kept
    assert trouble(await client.post("/api/login", json={"name": "Masha", "password": SECRET})) == (403, "error-login")


async def test_the_banned_are_told_why_and_may_be_forgotten(client: Client) -> None:
    me = await guest(client)
    await storage_of(client).moderation.ban(me["id"], "Cheating.")
    answer = await client.get("/api/me")
    assert trouble(answer) == (403, "error-banned")
    assert "Cheating." in answer.json()["message"]
    assert (await client.post("/api/me/erase", json={})).status_code == 204


async def test_profiles_and_histories_are_public(client: Client) -> None:
    me = await guest(client, name="Masha")
    await client.post("/api/me/account", json={"name": "Masha", "password": SECRET})
    await played(client, me["id"])
    client.cookies.clear()
    profile = (await client.get(f"/api/players/{me['id']}")).json()
    assert profile["player"]["name"] == "Masha"
    assert profile["ratings"][0]["wins"] == 1
    (match,) = (await client.get(f"/api/players/{me['id']}/matches")).json()
    assert [(seat["name"], seat["place"]) for seat in match["seats"]] == [("Masha", 1), ("easy", 2)]
    assert (await client.get(f"/api/players/{me['id']}/matches?game=grimm")).json() == []
    assert [row["name"] for row in (await client.get("/api/leaderboards/fox")).json()] == ["easy", "Masha"]
    assert trouble(await client.get("/api/players/nobody")) == (404, "error-player-unknown")
    assert trouble(await client.get("/api/leaderboards/chess")) == (404, "error-game-unknown")
    assert trouble(await client.get("/api/leaderboards/fox?limit=0")) == (400, "error-request-field")


async def test_people_mute_and_report(client: Client) -> None:
    rude = (await guest(client, name="Rude"))["id"]
    client.cookies.clear()
    assert trouble(await client.put(f"/api/mutes/{rude}")) == (401, "error-nobody")
    await guest(client, name="Masha")
    assert (await client.put(f"/api/mutes/{rude}")).status_code == 204
    assert trouble(await client.put("/api/mutes/nobody")) == (404, "error-player-unknown")
    assert (await client.get("/api/mutes")).json() == [rude]
    assert (await client.delete(f"/api/mutes/{rude}")).status_code == 204
    assert (await client.get("/api/mutes")).json() == []
    complaint = {"player": rude, "why": "Rude words", "said": "boo", "match": "nowhere"}
    assert (await client.post("/api/reports", json=complaint)).status_code == 204
    (report,) = await storage_of(client).moderation.open_reports()
    assert (report.reported, report.said, report.match) == (rude, "boo", None)
    assert trouble(await client.post("/api/reports", json={**complaint, "why": " "})) == (400, "error-talk-length")
    long = await client.post("/api/reports", json={**complaint, "player": "x" * 25})
    assert trouble(long) == (400, "error-request-field")


async def test_games_are_told_with_options_cards_and_rules(client: Client) -> None:
    russian = {"accept-language": "ru"}
    offers = (await client.get("/api/games", headers=russian)).json()
    styles = {offer["id"]: [one["title"] for one in offer["characters"]] for offer in offers}
    assert [len(styles[game]) for game in OWN] == [5, 4, 3]
    assert "Скромный Лебедь" in styles["fox"]
    assert [offer["id"] for offer in offers] == [*OWN]
    assert offers[0]["title"] == "Лисица на опушке"
    assert [offer["needed"] for offer in offers] == [{}, {"5": {"deck": "expert100"}}, {}]
    assert offers[1]["idle"] == {"2": ["passing"], "3": ["draft"], "4": ["draft"], "5": ["draft"]}
    assert [option["name"] for option in offers[1]["options"] if option["is_variant"]] == ["draft"]
    assert offers[1]["edition"].startswith("По правилам на 100 и на 110 карт")
    assert (await client.get("/api/games/fox?lang=en")).json()["options"][0]["values"] == [16, 21, 35]
    assert len((await client.get("/api/games/fox/cards")).json()) == 33
    basic, expert = [
        len((await client.get(f"/api/games/fairytale/cards?option=deck={deck}")).json())
        for deck in ("basic", "expert110")
    ]
    assert basic < expert
    for game in ("fox", "fairytale", "grimm"):
        rules = (await client.get(f"/api/games/{game}/rules", headers=russian)).json()
        assert rules["language"] == "ru"
        assert f"**{game}." in rules["markdown"]
        assert rules["pictures"] or game != "fox"
        for name, size in rules["pictures"].items():
            picture = await client.get(f"/pictures/rules/{name}")
            assert (picture.status_code, picture.headers["content-type"]) == (200, "image/svg+xml")
            assert ' width="{width}" height="{height}"'.format(**size) in picture.text
    assert (await client.get("/pictures/rules/of-nothing.svg")).status_code == 404


async def test_no_option_reads_a_file_of_the_server(client: Client, tmp_path: Path) -> None:
    deck = tmp_path / "deck.toml"
    deck.write_text("secret = 1")
    answer = await client.get("/api/games/fairytale/cards", params={"option": f"deck={deck}"})
    assert trouble(answer) == (400, "error-option-value")
    assert "secret" not in answer.text


async def test_any_game_can_be_served(database_url: str) -> None:
    async with client_of(make_app(Settings(database=database_url), [HIGHEST])) as client:
        assert [offer["id"] for offer in (await client.get("/api/games")).json()] == [HIGHEST.about.id]
        assert trouble(await client.get(f"/api/games/{HIGHEST.about.id}/rules")) == (404, "error-no-rules")
        told = (await client.get(f"/api/games/{HIGHEST.about.id}/words")).json()["words"]
        assert all(f"{HIGHEST.about.id}-title = " in told[language] for language in ("en", "ru"))
        assert (await client.get("/")).status_code == 200


@pytest.mark.parametrize(
    ("method", "path", "body", "found"),
    [
        ("GET", "/api/nowhere", None, (404, "error-not-found")),
        ("PUT", "/api/login", None, (405, "error-method")),
        ("POST", "/api/login", b"{", (400, "error-request")),
        ("POST", "/api/login", b"[]", (400, "error-request-field")),
        ("POST", "/api/login", b'{"name": "x"}', (400, "error-request-field")),
        ("POST", "/api/login", b'{"name": "x", "password": "y", "z": 1}', (400, "error-request-field")),
        ("POST", "/api/login", b'{"name": "%s", "password": ""}' % (b"x" * 201), (400, "error-request-field")),
        ("POST", "/api/login", b"x" * 70_000, (413, "error-too-large")),
        ("POST", "/api/me", b"\xff\xfe", (400, "error-request")),
    ],
)
async def test_every_error_has_the_same_shape(
    client: Client, method: str, path: str, body: bytes | None, found: tuple[int, str]
) -> None:
    headers = {"content-type": "application/json", "accept-language": "ru"}
    answer = await client.request(method, path, content=body, headers=headers)
    assert trouble(answer) == found
    assert any("а" <= letter <= "я" for letter in answer.json()["message"])
    assert "default-src 'none'" in answer.headers["content-security-policy"]


async def test_our_own_mistake_is_logged_and_not_shown(database_url: str, caplog: pytest.LogCaptureFixture) -> None:
    @get("/broken")
    async def broken() -> None:
        raise RuntimeError("hush")

    app = make_app(Settings(database=database_url))
    app.register(broken)
    async with client_of(app) as client:
        answer = await client.get("/broken")
    assert trouble(answer) == (500, "error-server")
    assert "hush" not in answer.text
    assert any(record.exc_info for record in caplog.records if record.levelno == logging.ERROR)


async def test_pages_of_other_sites_change_nothing(client: Client) -> None:
    foreign = {"origin": "https://evil.org"}
    assert trouble(await client.post("/api/me", json={}, headers=foreign)) == (403, "error-foreign-page")
    assert (await client.get("/api/games", headers=foreign)).status_code == 200
    own = {"origin": str(client.base_url).rstrip("/")}
    assert (await client.post("/api/me", json={}, headers=own)).status_code == 201


async def test_who_asks_too_often_is_told_when_to_come_back(database_url: str) -> None:
    async with client_of(make_app(Settings(database=database_url, requests_per_minute=5, proxies=1))) as client:
        ann, bob = ({"x-forwarded-for": address} for address in ("192.0.2.1", "192.0.2.2"))
        assert (await client.get("/health", headers=ann)).status_code == 200
        answer = await client.get("/health", headers=ann)
        assert trouble(answer) == (429, "error-too-often")
        assert 1 <= int(answer.headers["retry-after"]) <= 12
        assert (await client.get("/health", headers=bob)).status_code == 200


async def test_a_whole_class_may_load_the_page_at_once(database_url: str) -> None:
    async with client_of(make_app(Settings(database=database_url, requests_per_minute=5))) as client:
        loaded = [(await client.get("/assets/some.js")).status_code for _ in range(20)]
        assert 429 not in loaded


async def test_passwords_cannot_be_tried_without_end(client: Client) -> None:
    tried = [await client.post("/api/login", json={"name": "Masha", "password": "x"}) for _ in range(12)]
    assert {403, 429} == {answer.status_code for answer in tried}
    assert tried[-1].status_code == 429


async def test_the_server_tells_how_it_is(client: Client) -> None:
    assert (await client.get("/health")).json()["status"] == "ok"
    assert (await client.get("/ready")).status_code == 200
    await guest(client)
    numbers = (await client.get("/metrics")).text
    assert 'fabletop_requests_total{method="POST",route="/api/me",status="201"}' in numbers
    client.app.state.closing.set()
    assert (await client.get("/ready")).status_code == 503


async def test_logs_hold_no_secret(client: Client, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    await guest(client)
    await client.post("/api/me/account", json={"name": "Masha", "password": SECRET})
    await client.get("/api/players/secret-link?token=hush")
    told = json.dumps([record.fields for record in caplog.records if hasattr(record, "fields")])
    assert "/api/players/{id" in told
    for secret in (SECRET, client.cookies["fabletop"], "hush", "secret-link"):
        assert secret not in told


async def test_the_api_describes_itself(client: Client) -> None:
    described = (await client.get("/api/schema/openapi.json")).json()
    assert "/api/me/account" in described["paths"]
    shapes = described["components"]["schemas"]
    asked = [shapes[name] for name in ("Complaint", "Credentials", "Farewell", "NewGuest", "NewName", "NewPassword")]
    assert not {field for shape in asked for field in shape["properties"]} & set(DEPENDENCIES)
    for path, methods in described["paths"].items():
        for method, told in methods.items():
            assert told.get("description"), (method, path)
            assert "429" in told["responses"], (method, path)
            shape = told["responses"]["429"]["content"]["application/json"]["schema"]
            assert shape["$ref"].endswith("Trouble")


async def test_without_a_built_client_the_first_page_speaks_both_languages_and_runs_nothing(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page_routes, "client_files", dict)
    page = await client.get("/", headers={"accept-language": "ru"})
    assert '<html lang="ru">' in page.text
    assert "Лисица на опушке" in page.text
    assert "<script" not in page.text
    assert "style=" not in page.text
    assert (await client.get("/style.css")).headers["content-type"].startswith("text/css")
