"""What goes wrong has a page or a message with the way on, in both languages, and no move is lost."""

from __future__ import annotations

import json
import os
import re
import signal
from pathlib import Path

from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.server.test_process import serving
from tests.web.browsers import visiting
from tests.web.tables import begins, opens_table, plays_bots, reads, sits_down, words

say = words("en")
NOBODY = {"id": "nobody", "name": "Nobody", "kind": "guest", "language": "en"}
"""What a guest hears whose browser then drops the cookie."""
NO_STORAGE = """for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { get() { throw new DOMException('kept nowhere', 'SecurityError') } })"""


def test_a_wrong_link_and_a_closed_table_say_so_and_lead_back(browser: Browser, url: str) -> None:
    with visiting(browser, url) as host, visiting(browser, url) as stranger:
        opened = opens_table(host)
        page = stranger.goes(f"/table/{opened['id']}?link=wrong")
        reads(stranger, "web-table-closed", "error-table-private")
        stranger.goes("/table/no-such-table?link=old")
        reads(stranger, "web-missing", "error-table-unknown")
        host.button(say("web-room-close")).click()
        expect(host.page.get_by_text(say("match-over-abandoned"))).to_be_visible()
        stranger.goes(f"/table/{opened['id']}?link={opened['link']}")
        reads(stranger, "web-table-closed", "match-over-abandoned")
        page.get_by_role("link", name=say("web-back"), exact=True).click()
        expect(page.get_by_role("heading", name=say("web-home-title"))).to_be_visible()


def test_a_full_table_lets_people_watch(browser: Browser, url: str) -> None:
    with visiting(browser, url) as host, visiting(browser, url) as guest, visiting(browser, url) as third:
        opened = opens_table(host)
        sits_down(guest, opened)
        expect(host.page.get_by_text("Ivan the Guest")).to_be_visible()
        third.goes(f"/table/{opened['id']}?link={opened['link']}")
        reads(third, "web-room-full")
        begins(host, guest)
        reads(third, "web-watching")
        assert not third.is_asked


def test_a_name_of_a_wrong_length_is_refused_in_words(browser: Browser, url: str) -> None:
    with visiting(browser, url) as visitor:
        page = visitor.goes("/me")
        for language, other in (("en", "Русский"), ("ru", "English")):
            said = words(language)
            for name in ("", "  ", "x", "x" * 25, "x" * 5000):
                page.get_by_label(said("web-name")).first.fill(name)
                visitor.button(said("web-me-rename")).click()
                notice = page.get_by_role("button", name=said("error-name-length", least=2, most=24))
                notice.click()
                expect(notice).to_be_hidden()
            visitor.button(other).click()
        page.get_by_label(say("web-name")).first.fill("Vasilisa")
        visitor.button(say("web-me-rename")).click()
        expect(page.get_by_role("heading", name="Vasilisa")).to_be_visible()
        visitor.errors = [error for error in visitor.errors if "400" not in error]


def goes_on(page: Page, asked: str) -> None:
    """The table has another question than that one."""
    page.wait_for_function(
        "asked => { const now = document.querySelector('.stage')?.dataset.asked; return now && now !== asked }",
        arg=asked,
    )


def test_a_server_that_is_gone_and_comes_back_loses_no_move(browser: Browser, tmp_path: Path) -> None:
    quiet = {"FABLETOP_LOG_LEVEL": "error"}
    with (
        serving("--data", str(tmp_path), environment=quiet, quiet=True) as (process, url),
        visiting(browser, url) as visitor,
    ):
        page = visitor.goes(plays_bots(visitor))
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        visitor.waits()
        visitor.moves(visitor.chooses)
        visitor.waits()
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        reads(visitor, "web-table-lost")
        asked = visitor.question
        visitor.chooses()
        expect(page.locator("[data-state=pending]")).to_be_visible()
        page.reload()
        reads(visitor, "web-server-lost", "web-offline")
        with serving("--data", str(tmp_path), environment=quiet, quiet=True, port=int(url.rpartition(":")[2])):
            goes_on(page, asked)
        visitor.errors = [error for error in visitor.errors if "net::ERR" not in error]


def test_a_newer_server_is_told_and_the_page_loads_again_with_its_move(browser: Browser, url: str) -> None:
    with visiting(browser, url) as visitor:
        is_deaf = [False]

        def older(line: WebSocketRoute) -> None:
            server = line.connect_to_server()

            def newer(text: str | bytes) -> None:
                word = json.loads(text)
                line.send(json.dumps(word | {"version": word["version"] + 1}) if word["do"] == "hello" else text)

            server.on_message(newer)
            line.on_message(lambda text: None if is_deaf[0] else server.send(text))

        page = visitor.page
        page.route_web_socket(re.compile("/socket"), older)
        visitor.goes(plays_bots(visitor))
        visitor.waits()
        reads(visitor, "web-newer")
        is_deaf[0] = True
        asked = visitor.question
        visitor.chooses()
        expect(page.locator("[data-state=pending]")).to_be_visible()
        is_deaf[0] = False
        visitor.button(say("web-newer-load")).click()
        goes_on(page, asked)


def test_without_storage_the_page_plays_and_without_cookies_it_says_what_is_missing(browser: Browser, url: str) -> None:
    with visiting(browser, url) as visitor:
        visitor.context.add_init_script(NO_STORAGE)
        page = visitor.goes()
        page.route("**/api/me?*", lambda route: route.fulfill(json=NOBODY))
        for language, other in (("en", "Русский"), ("ru", "English")):
            said = words(language)
            visitor.button(said("web-home-play")).click()
            visitor.button(said("web-home-begin")).click()
            expect(page.get_by_role("button", name=said("web-cookies-off"))).to_be_visible()
            page.keyboard.press("Escape")
            visitor.button(other).click()
        page.unroute("**/api/me?*")
        visitor.button(say("web-home-play")).click()
        visitor.button(say("web-home-begin")).click()
        visitor.waits()
        visitor.moves(visitor.chooses)
        visitor.errors = [error for error in visitor.errors if "401" not in error and "404" not in error]


def test_two_tabs_on_one_seat_show_the_same_and_both_may_play(browser: Browser, url: str) -> None:
    with visiting(browser, url) as visitor:
        address = plays_bots(visitor)
        page = visitor.goes(address)
        visitor.waits()
        other = visitor.context.new_page()
        other.goto(url + address)
        expect(other.locator(".stage")).to_have_attribute("data-asked", visitor.question)
        for tab, rest in ((page, other), (other, page)):
            visitor.page = tab
            visitor.waits()
            asked = visitor.question
            expect(rest.locator(".stage")).to_have_attribute("data-asked", asked)
            visitor.moves(visitor.chooses)
            expect(rest.locator(".stage")).not_to_have_attribute("data-asked", asked)


def test_two_tabs_that_answer_one_question_answer_it_once(browser: Browser, url: str) -> None:
    with visiting(browser, url) as visitor:
        address = plays_bots(visitor)
        visitor.goes(address)
        visitor.waits()
        late: list[str | bytes] = []
        lines: list[WebSocketRoute] = []

        def hold(line: WebSocketRoute) -> None:
            server = line.connect_to_server()
            lines.append(line)
            server.on_message(lambda text: late.append(text) if "hello" not in str(text) else line.send(text))
            line.on_message(server.send)

        other = visitor.context.new_page()
        other.route_web_socket(re.compile("/socket"), hold)
        other.goto(url + address)
        expect(other.locator(".stage")).to_have_attribute("data-asked", visitor.question)
        asked = visitor.question
        visitor.moves(visitor.chooses)
        visitor.page = other
        visitor.chooses()
        expect(other.locator("[data-state=pending]")).to_be_visible()
        other.wait_for_timeout(100)
        while late:
            lines[0].send(late.pop(0))
        other.unroute_all()
        expect(other.locator(".stage")).not_to_have_attribute("data-asked", asked)
