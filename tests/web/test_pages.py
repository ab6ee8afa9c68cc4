"""Every page in both themes and languages: nothing that axe finds, no error, no text that does not fit."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.web.browsers import PHONE, WEB, Visitor, visiting

PAGES = (
    "/",
    "/rules/fox",
    "/rules/grimm",
    "/cards/fox",
    "/leaderboard/fairytale",
    "/me",
    "/credits",
    "/no/such/page",
    "/rules/nothing",
    "/table/nothing",
    "/match/nothing",
)
TOO_WIDE = """() => {
    const texts = 'h1, h2, p, a, button, label, li, td'.split(', ').map(tag => 'main ' + tag).join(', ')
    const isShown = part => part.getBoundingClientRect().width > 1 && part.checkVisibility({ visibilityProperty: true })
    const isSeen = part => isShown(part) && !part.closest('.unseen, [tabindex="0"]')
    const sticksOut = part => part.getBoundingClientRect().right > innerWidth + 1
    const isCut = part => part.clientWidth > 0 && part.scrollWidth > part.clientWidth + 2
    return [...document.querySelectorAll(texts)]
        .filter(part => isSeen(part) && (sticksOut(part) || isCut(part)))
        .map(part => part.tagName + ': ' + part.textContent.trim().slice(0, 60))
}"""


@cache
def axe() -> str:
    return (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")


def violations(page: Page) -> list[str]:
    page.evaluate(axe())
    found: list[dict[str, Any]] = page.evaluate(
        "axe.run(document, {resultTypes: ['violations']}).then(r => r.violations)"
    )
    return [f"{one['id']}: {one['nodes'][0]['html'][:200]}" for one in found]


def inspected(visitor: Visitor, where: str) -> list[str]:
    """What is wrong with the page as it is."""
    visitor.page.mouse.move(1, 1)
    visitor.page.evaluate("document.fonts.ready.then(() => new Promise(done => setTimeout(done, 200)))")
    wide = visitor.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    found = [*violations(visitor.page), *visitor.page.evaluate(TOO_WIDE)]
    return [f"{where}: {one}" for one in ([f"{wide} px too wide", *found] if wide > 0 else found)]


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_page_is_fit_for_everybody(browser: Browser, url: str, theme: str, language: str) -> None:
    troubles: list[str] = []
    with visiting(browser, url, theme=theme, language=language, size=PHONE) as visitor:
        for path in PAGES:
            visitor.goes(path)
            visitor.page.wait_for_load_state("networkidle")
            troubles += inspected(visitor, path)
        visitor.page.keyboard.press(",")
        expect(visitor.page.locator("dialog[open]")).to_be_visible()
        troubles += inspected(visitor, "settings")
        visitor.goes("/")
        visitor.page.locator(".game button").nth(1).click()
        expect(visitor.page.locator("dialog[open] summary")).to_be_visible()
        troubles += inspected(visitor, "a new table")
        visitor.page.locator("dialog[open] form button[type=submit]").click()
        expect(visitor.page.locator(".room input").first).to_be_visible()
        troubles += inspected(visitor, "waiting room")
        visitor.page.locator("main .room button.main").first.click()
        visitor.waits()
        troubles += inspected(visitor, "table")
        visitor.errors = [error for error in visitor.errors if "404" not in error]
    assert troubles == []


def test_the_page_to_choose_on_opens_complete(browser: Browser, url: str) -> None:
    """On a slow line, too: what grows while somebody presses a button moves it away."""
    with visiting(browser, url) as visitor:
        held: list[Route] = []
        visitor.page.route(re.compile(r"/api/games(\?|$)"), lambda route: held.append(route), times=2)
        page = visitor.goes()
        visitor.button("Play now").click()
        page.wait_for_timeout(300)
        expect(page.locator("dialog[open]")).to_be_hidden()
        for route in held:
            route.continue_()
        expect(page.locator("dialog[open]")).to_be_visible()
        assert page.locator("dialog[open] select[name=character]").count() == 1
        assert page.locator("dialog[open] summary").count() == 1


def test_a_table_says_what_it_plays_by_before_it_begins(browser: Browser, url: str) -> None:
    """In the page to choose on, where the variant for two is one click away; in the waiting room; and at the table."""
    with visiting(browser, url) as visitor:
        page = visitor.goes()
        page.locator(".game", has_text="Fairy Tale").get_by_role("button", name="With a friend").click()
        agreed = page.locator(".agreed")
        expect(agreed).to_contain_text("By the rules for 100 and for 110 cards")
        expect(page.locator("dialog[open] input[name=draft]")).to_have_count(0)
        page.locator("dialog[open] input[name=seats][value='2']").check()
        expect(agreed).to_contain_text("The draft for two: plain")
        page.get_by_label("in two stages").check()
        expect(agreed.locator(".other")).to_have_text("The draft for two: in two stages")
        page.locator("dialog[open] form button[type=submit]").click()
        expect(page.locator(".room .agreed .other")).to_have_text("The draft for two: in two stages")
        page.locator("main .room button.main").first.click()
        visitor.waits()
        page.keyboard.press("m")
        expect(page.locator("dialog[open] .agreed .other")).to_have_text("The draft for two: in two stages")


def test_a_card_that_is_a_guess_says_so_in_the_list_and_where_it_is_read(browser: Browser, url: str) -> None:
    with visiting(browser, url) as visitor:
        page = visitor.goes("/cards/fairytale")
        silver = page.locator("li", has=page.get_by_role("heading", name="Silver Dragon"))
        expect(silver).to_contain_text("≈ 1 point")
        expect(silver).to_contain_text("Not seen printed: effect (reconstructed)")
        bronze = page.locator("li", has=page.get_by_role("heading", name="Bronze Dragon"))
        expect(bronze).to_contain_text("friend of Knight of the Round Table (Holy Empire)")
        expect(bronze).not_to_contain_text("≈")
        expect(bronze.locator(".friend")).to_be_visible()


def test_a_number_of_the_players_own_is_agreed_on_or_refused_with_a_sentence(browser: Browser, url: str) -> None:
    with visiting(browser, url, size=PHONE) as visitor:
        page = visitor.goes()
        page.locator(".game.fox button").first.click()
        page.locator("dialog[open] summary").click()
        target = page.locator("select[name=target]")
        assert target.locator("option").all_inner_texts() == ["16", "21", "35", "another number…"]
        target.select_option("other")
        number = page.get_by_label("A number from 5 to 99")
        number.fill("4")
        assert inspected(visitor, "a number that is chosen") == []
        visitor.button("Begin").click()
        expect(page.get_by_text("cannot be “4”. Allowed: 16, 21, 35, 5–99.").first).to_be_visible()
        number.fill("50")
        visitor.button("Begin").click()
        visitor.waits()
        expect(page.get_by_text("to 50").first).to_be_visible()
        visitor.errors = [error for error in visitor.errors if "400" not in error]


def test_a_match_is_watched_again_through_other_eyes(browser: Browser, url: str) -> None:
    with visiting(browser, url) as visitor:
        page = visitor.goes()
        visitor.button("Play now").click()
        page.get_by_label("Beginner").check()
        page.get_by_label("Their character").select_option("swan")
        expect(page.get_by_text("aims at three tricks")).to_be_visible()
        visitor.button("Begin").click()
        visitor.waits()
        expect(page.get_by_text("Humble Swan").first).to_be_visible()
        visitor.moves(visitor.chooses)
        page.keyboard.press("m")
        page.get_by_role("button", name="Resign").click()
        page.get_by_role("button", name="Yes, resign").click()
        page.get_by_role("link", name="Watch again").click()
        expect(page.get_by_text("step 0 of")).to_be_visible()
        own = page.get_by_label("Through whose eyes").input_value()
        assert own in ("0", "1")
        expect(page.locator(f".replay[data-eyes='{own}']")).to_be_attached()
        visitor.context.clear_cookies()
        page.reload()
        expect(page.locator(".replay[data-eyes=public]")).to_be_attached()
        expect(page.locator(".hand [data-thing], .stage [data-side=up]").first).to_be_visible()
        page.keyboard.press("n")
        expect(page.get_by_text("step 1 of")).to_be_visible()
        page.get_by_label("Through whose eyes").select_option("all")
        expect(page.get_by_text("step 1 of")).to_be_visible()
        assert "eyes=all" in page.url
        assert violations(page) == []
        page.get_by_role("button", name="To the end").click()
        expect(page.locator(".stage").get_by_text("The game is over.").first).to_be_visible()
