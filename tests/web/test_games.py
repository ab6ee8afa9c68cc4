"""Whole games in real browsers."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.web.browsers import PHONE, Visitor, visiting

HAS_FOCUS = "document.activeElement.matches('[data-state=playable], .choices button')"


def begin_against_bots(visitor: Visitor, play: str, begin: str, level: str) -> None:
    """The fox is the first game on the page."""
    visitor.goes()
    visitor.button(play).click()
    visitor.page.get_by_label(level).check(force=True)
    visitor.page.locator("summary").click()
    visitor.page.locator(".option select").first.select_option("16")
    visitor.button(begin).click()
    visitor.waits()


def meet(host: Visitor, guest: Visitor) -> str:
    """One opens a table, the other comes by its link and sits down. Gives the link."""
    page = host.goes()
    host.button("With a friend").click()
    page.get_by_text("Variants").click()
    page.locator(".option select").first.select_option("16")
    host.button("Make a table").click()
    address = page.get_by_label("Address of the table").input_value()
    expect(page.get_by_role("img", name="Code for a phone")).to_be_visible()
    guest.goes(address)
    guest.page.get_by_label("Your name").fill("Ivan the Guest")
    guest.button("Sit down").click()
    expect(page.get_by_text("Ivan the Guest")).to_be_visible()
    host.button(re.compile("^Begin$")).click()
    return address


def play_together(*visitors: Visitor) -> int:
    """To the end of the game; gives the number of choices."""
    choices = 0
    while not all(visitor.is_over for visitor in visitors):
        for visitor in visitors:
            if visitor.is_asked and not visitor.is_over:
                visitor.moves(visitor.chooses)
                choices += 1
    return choices


def check_deal_and_save_record(visitor: Visitor) -> None:
    visitor.page.get_by_text("Fair deal").last.click()
    visitor.button("Check it here").click()
    expect(visitor.page.get_by_text("It fits")).to_be_visible()
    with visitor.page.expect_download() as saved:
        visitor.page.get_by_role("link", name="Download the record").click()
    assert saved.value.path().read_text("utf-8").startswith("fabletop")


def test_two_people_meet_talk_play_check_the_deal_and_play_again(browser: Browser, url: str) -> None:
    with visiting(browser, url) as host, visiting(browser, url, theme="dark") as guest:
        address = meet(host, guest)
        for visitor in (host, guest):
            expect(visitor.page.locator(".stage")).to_be_visible()
        guest.button("Good luck!").click()
        expect(host.button("Ivan the Guest: Good luck!")).to_be_visible()
        assert play_together(host, guest) >= 26
        check_deal_and_save_record(host)
        host.button("Rematch").click()
        guest.button("Agree").click()
        for visitor in (host, guest):
            visitor.page.get_by_role("link", name="To the next match").click()
            expect(visitor.page.locator(".stage[data-busy=false]")).to_be_visible()
        assert host.page.url == guest.page.url != address


def test_a_game_against_bots_in_russian_on_a_phone(browser: Browser, url: str) -> None:
    with visiting(browser, url, language="ru", size=PHONE, touch=True, theme="dark") as visitor:
        begin_against_bots(visitor, "Играть", "Начать", "Новички")

        def touch() -> None:
            first = visitor.page.locator(".stage [data-state=playable]").first
            first.tap(position={"x": 8, "y": 12})
            wide = visitor.page.evaluate("document.documentElement.scrollWidth - innerWidth")
            assert wide <= 0, "the page is wider than the phone"
            again = visitor.page.locator(".stage .choices button").first
            if again.count() and visitor.page.locator("[data-state=chosen]").count():
                again.tap()

        assert visitor.plays_to_the_end(touch) >= 26
        expect(visitor.page.get_by_role("button", name="Реванш")).to_be_visible()


def test_a_game_by_keys_alone(browser: Browser, url: str) -> None:
    with visiting(browser, url) as visitor:
        page = visitor.goes()
        tab_to(visitor, "Play now")
        page.keyboard.press("Enter")
        tab_to(visitor, "")
        page.keyboard.press("ArrowLeft")
        tab_to(visitor, "Begin")
        page.keyboard.press("Enter")

        def press() -> None:
            page.keyboard.press("Enter" if page.evaluate(HAS_FOCUS) else "1")

        assert visitor.plays_to_the_end(press) >= 26
        page.keyboard.press("Escape")
        page.keyboard.press("?")
        expect(page.get_by_text("Take back the last choice")).to_be_visible()


def tab_to(visitor: Visitor, name: str) -> None:
    for _ in range(60):
        visitor.page.keyboard.press("Tab")
        if visitor.page.evaluate("document.activeElement.textContent.trim()") == name:
            return
    raise AssertionError(f"Tab does not reach “{name}”")


def test_a_line_cut_three_times_loses_no_move(browser: Browser, url: str) -> None:
    with visiting(browser, url) as visitor:
        lines: list[WebSocketRoute] = []

        def follow(line: WebSocketRoute) -> None:
            line.connect_to_server()
            lines.append(line)

        visitor.page.route_web_socket(re.compile("/socket"), follow)
        begin_against_bots(visitor, "Play now", "Begin", "Beginner")
        moves = 0

        def choose() -> None:
            nonlocal moves
            moves += 1
            if moves in (5, 12, 20):
                lines[-1].close(code=3000)
                expect(visitor.page.get_by_role("main").get_by_text("The line to the server is broken")).to_be_visible()
            visitor.chooses()

        assert visitor.plays_to_the_end(choose) >= 26
        assert len(lines) == 4
