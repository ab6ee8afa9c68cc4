"""The first page: what can be played here, in words, until the web client takes its place."""

from __future__ import annotations

from html import escape

from litestar import MediaType, Response, get

from fabletop.server.dependencies import Language, TheShelf
from fabletop.server.offers import offer_of
from fabletop.server.troubles import Asked
from fabletop.speech import Speech

STYLE = """body { font: 1.1rem/1.5 system-ui, sans-serif; max-width: 40rem; margin: 2rem auto; padding: 0 1rem }
@media (prefers-color-scheme: dark) { body { background: #14201a; color: #e8e4d8 } a { color: #9fd3a8 } }
"""


@get("/", media_type=MediaType.HTML, include_in_schema=False)
async def first_page(request: Asked, shelf: TheShelf, language: Language) -> str:
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


ROUTES = [first_page, style]
