"""How the files of the web client are served, whatever is in them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from fabletop.server.app import make_app
from fabletop.server.client import client_files
from fabletop.server.routes import page as page_routes
from fabletop.server.settings import Settings
from tests.server.clients import Client, client_of

pytestmark = pytest.mark.anyio
FIRST = "<!doctype html><title>fabletop</title>"
AT_TABLES = "<!doctype html><title>fabletop</title><link rel=modulepreload>"


@pytest.fixture
async def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Client]:
    built = tmp_path / "web"
    (built / "assets").mkdir(parents=True)
    (built / ".vite").mkdir()
    (built / "index.html").write_text(FIRST)
    (built / "table.html").write_text(AT_TABLES)
    (built / "assets" / "main-1a2b.js").write_text("let table = 1\n" * 200)
    (built / "assets" / "letters-3c.woff2").write_bytes(bytes(range(256)))
    (built / "manifest.webmanifest").write_text("{}")
    (built / ".vite" / "manifest.json").write_text("{}")
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(page_routes, "client_files", lambda: client_files(built))
    app = make_app(Settings(database=f"sqlite:///{tmp_path}/fabletop.db", requests_per_minute=100_000))
    async with client_of(app) as opened:
        yield opened


@pytest.mark.parametrize("path", ["/", "/tables/x1", "/rules/fox", "/match/x", "/no/such/page", "/apiary"])
async def test_addresses_within_the_client_lead_to_its_first_page(client: Client, path: str) -> None:
    page = await client.get(path)
    assert (page.status_code, page.text) == (200, FIRST)
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert page.headers["cache-control"] == "no-cache"
    assert "script-src 'self'" in page.headers["content-security-policy"]


async def test_tables_have_a_first_page_that_names_what_they_are_made_of(client: Client) -> None:
    page = await client.get("/table/x1?link=y")
    assert (page.status_code, page.text) == (200, AT_TABLES)
    assert page.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path",
    ["/api/nothing", "/api", "/assets/gone.js", "/assets/gone", "/x.txt", "/.vite/manifest.json", "/%2e%2e/secret.txt"],
)
async def test_what_is_not_a_file_of_the_client_is_not_found(client: Client, path: str) -> None:
    answer = await client.get(path)
    assert answer.status_code == 404
    assert answer.json()["code"] == "error-not-found"


async def test_files_named_after_their_content_are_kept_for_good_and_sent_packed(client: Client) -> None:
    script = await client.get("/assets/main-1a2b.js", headers={"accept-encoding": "gzip"})
    assert script.headers["content-type"].startswith("text/javascript")
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-encoding"] == "gzip"
    assert int(script.headers["content-length"]) < len(script.text)
    plain = await client.get("/assets/main-1a2b.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == script.text
    letters = await client.get("/assets/letters-3c.woff2", headers={"accept-encoding": "gzip"})
    assert (letters.headers["content-type"], letters.content) == ("font/woff2", bytes(range(256)))


async def test_who_has_a_file_is_not_sent_it_again(client: Client) -> None:
    tag = (await client.get("/")).headers["etag"]
    again = await client.get("/rules/x", headers={"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")
    assert (await client.get("/", headers={"if-none-match": '"other"'})).status_code == 200
