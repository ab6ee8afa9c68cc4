"""What people do at a table beside choosing: talk, mute, report, take back, pause, resign, watch, run out of time."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Route, WebSocketRoute, expect

from fabletop.match.folk import FOLK
from tests.web.browsers import Visitor, visiting
from tests.web.tables import asked_one, at_a_table, begins, opens_table, plays_bots, words

say = words("en")


def test_people_talk_mute_each_other_and_report(browser: Browser, url: str) -> None:
    with visiting(browser, url) as host, visiting(browser, url) as guest:
        at_a_table(host, guest, talk="free")
        talk = host.page.locator(".talk ol")
        guest.page.get_by_label(say("web-talk-own")).fill("What a fine evening")
        guest.button(re.compile("^Say$")).click()
        expect(talk.get_by_text("What a fine evening")).to_be_visible()
        host.button(say("web-talk-mute")).click()
        expect(talk.get_by_text("What a fine evening")).to_be_hidden()
        guest.page.get_by_label(say("web-talk-own")).fill("Nobody hears me")
        guest.button(re.compile("^Say$")).click()
        expect(guest.page.locator(".talk ol").get_by_text("Nobody hears me")).to_be_visible()
        host.button(say("web-talk-unmute")).click()
        expect(talk.get_by_text("What a fine evening")).to_be_visible()
        expect(talk.get_by_text("Nobody hears me")).to_be_hidden()
        host.button(re.compile("^Report$")).click()
        host.page.locator("dialog[open] textarea").fill("Talks while I think.")
        host.button(say("web-talk-report-send")).click()
        expect(host.page.get_by_role("button", name=say("web-talk-reported"))).to_be_visible()


def takes_back(visitor: Visitor) -> None:
    """Ask for it, and see that it is done, or that the others are asked."""
    told = visitor.page.locator(".log li").count()
    visitor.page.keyboard.press("u")
    visitor.page.wait_for_function("told => document.querySelectorAll('.log li').length > told", arg=told)


def test_a_choice_is_taken_back_by_consent_and_a_pause_is_agreed_on(browser: Browser, url: str) -> None:
    with visiting(browser, url) as host, visiting(browser, url) as guest:
        at_a_table(host, guest)
        first = asked_one(host, guest)
        second = guest if first is host else host
        first.moves(first.chooses)
        takes_back(first)
        while asked_one(first, second) is first:
            first.moves(first.chooses)
        second.moves(second.chooses)
        asked = first.question
        takes_back(first)
        second.button(say("web-offer-agree")).click()
        first.page.wait_for_function("asked => document.querySelector('.stage').dataset.asked !== asked", arg=asked)
        first.waits()
        expect(second.page.get_by_text("Everybody agreed").first).to_be_attached()
        first.page.keyboard.press("m")
        first.button(say("web-pause")).click()
        second.button(say("web-offer-agree")).click()
        expect(first.page.get_by_role("main").get_by_text(say("match-paused")).first).to_be_visible()
        second.button(re.compile(f"^{say('web-resume')}$")).click()
        first.waits()
        first.moves(first.chooses)


def test_whoever_resigns_has_lost_and_both_are_told(browser: Browser, url: str) -> None:
    with visiting(browser, url) as host, visiting(browser, url) as guest:
        at_a_table(host, guest)
        guest.page.keyboard.press("m")
        guest.button(re.compile("^Resign$")).click()
        guest.button(say("web-resign-no")).click()
        guest.page.keyboard.press("m")
        guest.button(re.compile("^Resign$")).click()
        guest.button(say("web-resign-yes")).click()
        for visitor in (host, guest):
            expect(visitor.page.locator("dialog[open] ol")).to_be_visible()
            expect(visitor.page.locator("dialog[open]").get_by_text(say("web-resigned")).first).to_be_visible()


def test_a_rematch_waits_for_whoever_has_gone_and_says_how_long(browser: Browser, url: str) -> None:
    with visiting(browser, url) as host, visiting(browser, url) as guest:
        before = at_a_table(host, guest)["id"]
        guest.page.keyboard.press("m")
        guest.button(re.compile("^Resign$")).click()
        guest.button(say("web-resign-yes")).click()
        expect(host.page.locator("dialog[open] ol")).to_be_visible()
        guest.goes("/credits")
        host.button(say("web-rematch")).click()
        wait = host.page.get_by_role("timer").filter(has_text="bots take the free seats")
        expect(wait).to_be_visible()
        assert before not in host.page.url
        early = wait.inner_text()
        expect(wait).not_to_have_text(early)
        host.button(say("web-room-start-bots")).click()
        expect(host.page.locator(".stage[data-busy=false]")).to_be_visible()


def stops_after(visitor: Visitor, sign: str) -> list[str]:
    """Let the page hear nothing more after a message with this sign in it; gives what the page says."""
    said: list[str] = []
    heard: list[str] = []

    def follow(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def tell(text: str | bytes) -> None:
            if not heard:
                line.send(text)
            if sign in str(text):
                heard.append(sign)

        def pass_on(text: str | bytes) -> None:
            said.append(str(text))
            server.send(text)

        server.on_message(tell)
        line.on_message(pass_on)

    visitor.page.route_web_socket(re.compile("/socket"), follow)
    return said


def test_when_the_time_is_up_a_bot_stands_in_and_the_seat_can_be_taken_again(browser: Browser, url: str) -> None:
    with visiting(browser, url) as host:
        said = stops_after(host, '"stand_in":"time"')
        opens_table(host, clock={"kind": "bank", "seconds": 1, "increment": 0}, bots=["easy"])
        host.button(re.compile("^Begin$")).click()
        expect(host.page.get_by_text(say("web-time-was-up"))).to_be_visible()
        expect(host.page.get_by_role("timer").first).to_be_visible()
        expect(host.page.get_by_text(say("web-stand-in-time")).first).to_be_visible()
        host.button(say("web-reclaim")).click()
        assert '"reclaim"' in said[-1]


def test_for_somebody_who_leaves_a_bot_stands_in_until_they_come_back(browser: Browser, url: str) -> None:
    with visiting(browser, url) as host, visiting(browser, url) as guest:
        opened = at_a_table(host, guest, grace=0)
        guest.goes("/credits")
        expect(host.page.get_by_text(say("web-stand-in-left")).first).to_be_visible()
        guest.goes(f"/table/{opened['id']}")
        expect(host.page.get_by_text(say("web-stand-in-left"))).to_have_count(0)


def test_a_table_is_watched_by_its_link_and_shows_nobodys_hand(browser: Browser, url: str) -> None:
    with visiting(browser, url) as host, visiting(browser, url) as guest, visiting(browser, url) as watcher:
        opened = at_a_table(host, guest)
        host.page.keyboard.press("m")
        host.button(say("web-room-watch")).click()
        shown = host.page.locator("dialog[open] input").input_value()
        assert shown.endswith(f"/table/{opened['id']}?watch={opened['watch']}")
        host.page.keyboard.press("Escape")
        page = watcher.goes(shown)
        expect(page.get_by_text(say("web-watching"))).to_be_visible()
        before = page.locator(".log li").count()
        first = asked_one(host, guest)
        first.moves(first.chooses)
        page.wait_for_function("before => document.querySelectorAll('.log li').length > before", arg=before)
        assert page.locator(".hand [data-side=up]").count() == 0
        assert not watcher.is_asked


def test_somebody_who_was_never_here_sits_down_at_an_open_table(browser: Browser, url: str) -> None:
    with visiting(browser, url) as host, visiting(browser, url) as guest:
        table = opens_table(host, access="open")["id"]
        held: list[Route] = []
        guest.page.route(re.compile("/api/me[?]"), lambda route: held.append(route), times=1)
        guest.goes("/").locator(f"a[href='/table/{table}']").click()
        guest.page.get_by_label("Your name").fill("Emelya")
        assert held, "nobody asked who the guest is before the name was typed"
        held[0].continue_()
        expect(guest.page.get_by_label("Your name")).to_have_value("Emelya")
        guest.button("Sit down").click()
        expect(host.page.get_by_text("Emelya")).to_be_visible()
        begins(host, guest)


def test_several_tables_are_open_at_once(browser: Browser, url: str) -> None:
    with visiting(browser, url) as visitor:
        fox, tale = plays_bots(visitor), plays_bots(visitor, "fairytale", 3)
        visitor.goes(fox)
        visitor.waits()
        first, second = visitor.page, visitor.context.new_page()
        second.goto(url + tale)
        for page in (second, first, second):
            visitor.page = page
            visitor.waits()
            visitor.moves(visitor.chooses)
        opens_table(visitor)
        page = visitor.goes()
        rows = page.locator(".rows").first.locator("a")
        expect(rows).to_have_count(3)
        expect(page.get_by_text(say("web-your-turn")).first).to_be_visible()
        page.locator(f"a[href='{fox}']").click()
        expect(page.locator(".stage")).to_be_visible()


def test_bots_at_a_table_are_somebody_each_with_a_level(browser: Browser, url: str) -> None:
    with visiting(browser, url, language="en") as visitor:
        visitor.goes(plays_bots(visitor, "grimm", 4))
        visitor.waits()
        names = visitor.page.locator("header .name").all_inner_texts()
        bots = [name for name in names if "Beginner" in name]
        assert len(set(bots)) == 3
        folk = {say(f"folk-{somebody.name}") for somebody in FOLK}
        assert {name.partition("·")[0].strip() for name in bots} <= folk
        expect(visitor.page.locator("header .name svg").first).to_be_visible()


def test_the_tab_says_that_it_is_ones_turn(browser: Browser, url: str) -> None:
    with visiting(browser, url) as host, visiting(browser, url) as guest:
        at_a_table(host, guest)
        first = asked_one(host, guest)
        second = guest if first is host else host
        expect(first.page).to_have_title("● Your turn · fabletop")
        expect(first.page.locator("link[rel=icon]")).to_have_attribute("href", "/icon-turn.svg")
        expect(second.page).to_have_title("fabletop")
        expect(second.page.locator("link[rel=icon]")).to_have_attribute("href", "/icon.svg")
        assert first.context.request.get(url + "/icon-turn.svg").ok
        while asked_one(first, second) is first:
            first.moves(first.chooses)
        expect(first.page).to_have_title("fabletop")
        expect(second.page).to_have_title("● Your turn · fabletop")


def test_a_question_with_one_choice_answers_itself_if_that_is_liked(browser: Browser, url: str) -> None:
    with visiting(browser, url, only=True) as visitor:
        page = visitor.goes(plays_bots(visitor))
        while True:
            visitor.waits()
            if page.locator(".stage [data-state=playable]").count() == 1:
                break
            visitor.moves(visitor.chooses)
        asked = visitor.question
        expect(page.get_by_text(re.compile("^The only choice: ")).first).to_be_visible()
        page.wait_for_function("asked => document.querySelector('.stage').dataset.asked !== asked", arg=asked)
