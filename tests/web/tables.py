"""Tables for tests of the page, opened without clicking through the first page."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from fabletop.text.speech import Speech
from tests.web.browsers import Visitor

JSON = {"content-type": "application/json"}


def words(language: str) -> Speech:
    return Speech(language)


def reads(visitor: Visitor, *ids: str) -> None:
    """The page says these things, in one language and in the other."""
    for language, other in (("en", "Русский"), ("ru", "English")):
        for message_id in ids:
            expect(visitor.page.get_by_role("main").get_by_text(words(language)(message_id)).first).to_be_visible()
        visitor.button(other).click()


def sends(visitor: Visitor, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """What the page of this visitor would send."""
    answer = visitor.context.request.post(visitor.url + path, data=body, headers=JSON)
    assert answer.ok, answer.text()
    found: dict[str, Any] = answer.json()
    return found


def opens_table(host: Visitor, game: str = "fox", seats: int = 2, **more: Any) -> dict[str, Any]:
    """A new table; gives its id and links. The host looks at it."""
    sends(host, "/api/me", {})
    opened = sends(host, "/api/tables", {"game": game, "seats": seats, **more})
    host.goes(f"/table/{opened['id']}?link={opened['link']}&watch={opened['watch']}")
    expect(host.page.locator(".room")).to_be_visible()
    return opened


def plays_bots(visitor: Visitor, game: str = "fox", seats: int = 2) -> str:
    """A match against bots; gives its address."""
    sends(visitor, "/api/me", {})
    opened = sends(visitor, "/api/play", {"game": game, "seats": seats, "level": "easy"})
    return f"/table/{opened['id']}"


def sits_down(guest: Visitor, opened: dict[str, Any], name: str = "Ivan the Guest") -> None:
    guest.goes(f"/table/{opened['id']}?link={opened['link']}")
    guest.page.get_by_label("Your name").fill(name)
    guest.button("Sit down").click()


def begins(host: Visitor, *others: Visitor) -> None:
    host.button(re.compile("^Begin$")).click()
    for visitor in (host, *others):
        expect(visitor.page.locator(".stage[data-busy=false]")).to_be_visible()


def at_a_table(host: Visitor, guest: Visitor, **more: Any) -> dict[str, Any]:
    """Two people at a table that has begun."""
    opened = opens_table(host, **more)
    sits_down(guest, opened)
    expect(host.page.get_by_text("Ivan the Guest")).to_be_visible()
    begins(host, guest)
    return opened


def asked_one(*visitors: Visitor) -> Visitor:
    """Whoever is to choose now."""
    for _ in range(200):
        for visitor in visitors:
            if visitor.is_asked:
                return visitor
        visitors[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is asked")
