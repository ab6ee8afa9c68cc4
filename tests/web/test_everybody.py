"""For everybody: large letters, fingers, both orientations, listeners, keys, and those who install the page."""

from __future__ import annotations

import json
import struct
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from fabletop.catalog import GAMES, OWN
from tests.web.browsers import DESKTOP, PHONE, Visitor, visiting
from tests.web.tables import opens_table, plays_bots, words

MANY = 4
SIDEWAYS = {"width": 740, "height": 360}
LARGE = {"fontSizes": {"standard": 32, "fixed": 26}}
"""What somebody has who sets the letters of the browser to twice their size."""
CUT = """() => {
    const says = part => [...part.childNodes].some(one => one.nodeType === Node.TEXT_NODE && one.data.trim())
    const isShown = part => part.getBoundingClientRect().width > 1 && part.checkVisibility({ visibilityProperty: true })
    const scrolls = part => part && ['auto', 'scroll'].includes(getComputedStyle(part).overflowX)
    const mayScroll = part => { for (; part; part = part.parentElement) if (scrolls(part)) return true; return false }
    const isSeen = part => isShown(part) && !part.closest('.unseen, .card, [aria-hidden=true]') && !mayScroll(part)
    const isOut = part => part.getBoundingClientRect().right > innerWidth + 1 || part.getBoundingClientRect().left < -1
    const hides = part => ['hidden', 'clip'].includes(getComputedStyle(part).overflowY)
    const isCut = part => part.clientWidth > 0 && (part.scrollWidth > part.clientWidth + 2
        || (hides(part) && part.scrollHeight > part.clientHeight + 2))
    const where = document.querySelector('dialog[open]') ?? document.body
    return [...where.querySelectorAll('*')]
        .filter(part => says(part) && isSeen(part) && (isOut(part) || isCut(part)))
        .map(part => part.tagName + ': ' + part.textContent.trim().slice(0, 60))
}"""
"""Texts that stick out of the page, or are cut off, and cannot be scrolled to."""
SMALL = """() => {
    const targets = 'button, select, summary, textarea, input:not([type=radio], [type=range]), nav a, .links a, .menu a'
    const labels = [...document.querySelectorAll('fieldset label')]
    const where = document.querySelector('dialog[open]') ?? document.body
    const isShown = part => part.checkVisibility({ visibilityProperty: true }) && part.getBoundingClientRect().width > 1
    const size = part => { const box = part.getBoundingClientRect(); return [box.width, box.height] }
    return [...where.querySelectorAll(targets), ...labels.filter(label => where.contains(label))]
        .filter(part => isShown(part) && !part.closest('.unseen') && !part.matches('[aria-disabled=true]'))
        .filter(part => Math.max(...size(part)) < 43.5 || Math.min(...size(part)) < 43.5 && !part.matches('.card'))
        .map(part => size(part).map(Math.round).join(' x ') + ' ' + part.outerHTML.slice(0, 120))
}"""
"""What a finger should hit and is smaller than 44 by 44; a card of a full hand may be narrower, not lower."""


def settled(page: Page) -> None:
    page.mouse.move(1, 1)
    page.evaluate("document.fonts.ready.then(() => new Promise(done => requestAnimationFrame(() => done())))")


def measured(page: Page, measure: str, where: str) -> list[str]:
    settled(page)
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    found = [f"{wide} px too wide"] if wide > 0 else []
    return [f"{where}: {one}" for one in [*found, *page.evaluate(measure)]]


def each_screen(visitor: Visitor) -> Iterator[str]:
    """Opens pages, dialogs and tables one after the other, and names each while it is open."""
    tables = {game.about.id: plays_bots(visitor, game.about.id, min(game.about.seats[-1], MANY)) for game in GAMES}
    screens: dict[str, tuple[str, str | None]] = {
        "home": ("/", None),
        "rules": ("/rules/fox", None),
        "me": ("/me", None),
        "settings": ("/", ","),
        "help": ("/", "?"),
        "leaderboard": ("/leaderboard/fox", None),
        **{game: (address, None) for game, address in tables.items()},
        "menu": (tables["fox"], "m"),
        "log": (tables["fox"], "l"),
    }
    for name, (path, key) in screens.items():
        visitor.goes(path)
        if path in tables.values():
            visitor.waits()
        if key:
            visitor.page.keyboard.press(key)
            expect(visitor.page.locator("dialog[open], .with-log").first).to_be_visible()
        yield name


@pytest.mark.parametrize("size", [PHONE, DESKTOP, SIDEWAYS], ids=["phone", "desktop", "sideways"])
def test_letters_twice_as_large_fit_and_everything_can_be_reached(
    browser: Browser, url: str, size: dict[str, int]
) -> None:
    troubles: list[str] = []
    with visiting(browser, url, size=size, language="ru") as visitor:
        visitor.context.new_cdp_session(visitor.page).send("Page.setFontSizes", LARGE)
        for name in each_screen(visitor):
            troubles += measured(visitor.page, CUT, name)
            if name in OWN:
                visitor.aim()
    assert troubles == []


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS], ids=["upright", "sideways"])
def test_what_a_finger_touches_is_large_enough(browser: Browser, url: str, size: dict[str, int]) -> None:
    troubles: list[str] = []
    with visiting(browser, url, size=size, touch=True) as visitor:
        for name in each_screen(visitor):
            troubles += measured(visitor.page, SMALL, name)
        opens_table(visitor)
        troubles += measured(visitor.page, SMALL, "waiting room")
    assert troubles == []


SPEAK = "language => localStorage.fabletop = JSON.stringify({ ...JSON.parse(localStorage.fabletop), language })"
HEARD = """() => {
    window.heard = []
    for (const region of document.querySelectorAll('[data-live]'))
        new MutationObserver(() => window.heard.push(region.textContent))
            .observe(region, { childList: true, characterData: true, subtree: true })
}"""


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_event_and_every_question_is_said_to_those_who_listen(browser: Browser, url: str, language: str) -> None:
    with visiting(browser, url, language=language, speed="fast") as visitor:
        page = visitor.goes(plays_bots(visitor))
        visitor.waits()
        page.evaluate(HEARD)
        before = page.locator(".log li").count()
        for _ in range(3):
            visitor.moves(visitor.chooses)
            visitor.waits()
        told = [line.strip().removesuffix("§") for line in page.locator(".log li").all_inner_texts()[before:]]
        heard = [str(line).strip() for line in page.evaluate("window.heard")]
        assert told
        assert [line.strip() for line in told if line.strip() not in heard] == []
        prompt = page.locator(".prompt").first.inner_text()
        assert prompt.removeprefix("❧").strip() in heard
        page.keyboard.press("v")
        page.wait_for_function("count => window.heard.length > count", arg=len(heard))
        assert len(page.evaluate("window.heard.at(-1)")) > 100


def test_cards_tell_faction_type_and_points_without_colour(browser: Browser, url: str) -> None:
    with visiting(browser, url) as visitor:
        page = visitor.goes(plays_bots(visitor, "fairytale", 3))
        visitor.waits()
        cards = page.locator(".hand .card")
        expect(cards).to_have_count(5)
        assert all(page.locator(".hand .card .left .rank").all_inner_texts())
        assert page.locator(".hand .card .left .letter").count() == 5
        assert page.locator(".hand .card .right .letter").count() == 5


def test_each_line_of_the_log_leads_to_its_clause(browser: Browser, url: str) -> None:
    with visiting(browser, url) as visitor:
        page = visitor.goes(plays_bots(visitor))
        visitor.waits()
        visitor.moves(visitor.chooses)
        visitor.waits()
        lines = page.locator(".log li")
        links = page.locator(".log li a")
        assert links.count() >= 3  # the round, the hand, the first card
        assert links.count() >= lines.count() - 2, "only what is told of the match itself has no clause"
        address = links.last.get_attribute("href") or ""
        clause = address.partition("clause=")[2]
        visitor.goes(address)
        expect(page.locator(f"[id='{clause}']")).to_be_in_viewport()


def test_the_keys_are_listed(browser: Browser, url: str) -> None:
    say = words("en")
    with visiting(browser, url) as visitor:
        page = visitor.goes(plays_bots(visitor))
        visitor.waits()
        page.keyboard.press("?")
        expect(page.locator("dialog[open] dd").first).to_be_visible()
        listed = page.locator("dialog[open] dd").all_inner_texts()
        for key in ("skip", "log", "question", "view", "number", "help", "settings", "undo", "menu", "tab", "escape"):
            assert say(f"web-key-{key}") in listed


def test_the_page_can_be_installed_and_opens_without_its_server(browser: Browser, url: str) -> None:
    with visiting(browser, url) as visitor:
        page = visitor.goes()
        manifest = json.loads(visitor.context.request.get(f"{url}/manifest.webmanifest").text())
        for icon in manifest["icons"]:
            picture = visitor.context.request.get(url + icon["src"])
            assert picture.ok
            if icon["type"] == "image/png":
                width, height = struct.unpack(">II", picture.body()[16:24])
                assert icon["sizes"] == f"{width}x{height}"
        assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        page.reload()
        expect(page.locator("main h1").first).to_be_visible()
        visitor.context.set_offline(True)
        for language in ("en", "ru"):
            say = words(language)
            page.evaluate(SPEAK, language)
            page.reload()
            expect(page.get_by_text(say("web-offline"))).to_be_visible()
            page.goto(f"{url}/table/whatever")
            expect(page.get_by_role("heading", name=say("web-server-lost"))).to_be_visible()
            page.goto(url)
        visitor.context.set_offline(False)
        visitor.errors = [error for error in visitor.errors if "net::ERR" not in error]
