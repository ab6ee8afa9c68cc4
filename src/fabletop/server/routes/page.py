"""The web client; where it was not built, a page in words that says what can be played here."""

from __future__ import annotations

from html import escape

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from fabletop.server.client import ClientFile, client_files, page_named
from fabletop.server.dependencies import Language, TheShelf
from fabletop.server.offers import offer_of
from fabletop.server.troubles import Asked
from fabletop.text.rulebook import picture_folder
from fabletop.text.speech import Speech

STYLE = """body { font: 1.1rem/1.5 system-ui, sans-serif; max-width: 40rem; margin: 2rem auto; padding: 0 1rem }
@media (prefers-color-scheme: dark) { body { background: #14201a; color: #e8e4d8 } a { color: #9fd3a8 } }
"""


@get("/", include_in_schema=False)
async def first_page(request: Asked, shelf: TheShelf, language: Language) -> Response[bytes]:
    page = page_named(client_files(), "")
    if page is None:
        return Response(page_in_words(request, shelf, language).encode(), media_type="text/html")
    return served(request, page)


@get("/{path:path}", include_in_schema=False)
async def page_of_client(request: Asked, path: FromPath[str]) -> Response[bytes]:
    page = page_named(client_files(), path)
    if page is None:
        raise NotFoundException
    return served(request, page)


@get("/pictures/rules/{name:str}", include_in_schema=False)
async def picture_of_rules(request: Asked, name: FromPath[str]) -> Response[bytes]:
    picture = client_files(picture_folder()).get(name)
    if picture is None:
        raise NotFoundException
    return served(request, picture)


def served(request: Asked, page: ClientFile) -> Response[bytes]:
    """The file, packed for those who can unpack it; nothing for those who have it."""
    headers = {"etag": page.tag, "cache-control": page.cached, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == page.tag:
        return Response(b"", status_code=304, headers=headers, media_type=page.media)
    if page.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(page.packed, headers=headers | {"content-encoding": "gzip"}, media_type=page.media)
    return Response(page.body, headers=headers, media_type=page.media)


def page_in_words(request: Asked, shelf: TheShelf, language: str) -> str:
    say = Speech(language)
    address = request.app.state.settings.public_url or str(request.base_url).rstrip("/")
    offers = [offer_of(game, language) for game in shelf]
    rows = "".join(f"<dt>{escape(offer.title)}</dt><dd>{escape(offer.about)}</dd>" for offer in offers)
    head = (
        '<meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f'<title>{escape(say("page-title"))}</title><link rel="stylesheet" href="/style.css">'
    )
    commands = "".join(f"<code>fabletop play {offer.id} --server {escape(address)}</code><br>" for offer in offers)
    body = (
        f"<h1>{escape(say('page-title'))}</h1><p>{escape(say('page-about'))}</p><dl>{rows}</dl>"
        f"<p>{escape(say('page-terminal'))}<br>{commands}</p>"
        f'<p><a href="/api/schema/openapi.json">{escape(say("page-api"))}</a></p>'
    )
    return f'<!doctype html><html lang="{language}"><head>{head}</head><body><main>{body}</main></body></html>'


@get("/style.css", include_in_schema=False)
async def style() -> Response[str]:
    return Response(STYLE, media_type="text/css", headers={"cache-control": "max-age=3600"})


ROUTES = [first_page, page_of_client, picture_of_rules, style]
