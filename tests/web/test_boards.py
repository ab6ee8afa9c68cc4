"""Questions that seldom come up, put to a board as the server would: it is answered where the things lie."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.server.test_process import serving
from tests.toys.package import with_the_toy
from tests.web.browsers import PHONE, Visitor, visiting
from tests.web.test_games import begin, choose_seats, wish

View = dict[str, Any]


def retold(visitor: Visitor, change: Callable[[View], None]) -> list[dict[str, Any]]:
    """Change every view on its way to the page; gives what the page sends, which goes no further."""
    sent: list[dict[str, Any]] = []

    def follow(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def tell(text: str | bytes) -> None:
            told = json.loads(text)
            if "view" in told:
                change(told["view"])
            line.send(json.dumps(told))

        server.on_message(tell)
        line.on_message(lambda text: sent.append(json.loads(text)))

    visitor.page.route_web_socket(re.compile("/socket"), follow)
    return sent


def asking(
    kind: str, prompt: str, choices: dict[int, tuple[str, str]], about: str = "", **args: object
) -> dict[str, Any]:
    """A question whose choices each point at one thing."""
    named = [
        {
            "number": number,
            "notation": f"{kind} {name}",
            "label": {"id": "seat-name", "args": {"number": number}},
            "refs": [{"kind": what, "name": name}],
        }
        for number, (what, name) in choices.items()
    ]
    asked = {"seat": 0, "kind": kind, "prompt": {"id": prompt, "args": args}, "choices": named}
    asked |= {"refused": [], "about": about}
    return {"id": "0.0.0", "question": asked}


def choices_in(sent: list[dict[str, Any]]) -> list[int]:
    return [one["command"]["choice"] for one in sent if one["do"] == "command"]


def begin_with(visitor: Visitor, game: str, seats: int, **options: str) -> None:
    wish(visitor, game, 0)
    visitor.page.locator("input[name=level][value=easy]").check()
    choose_seats(visitor, seats)
    for option, value in options.items():
        visitor.page.locator(f"select[name={option}]").select_option(value)
    begin(visitor)


def test_the_wolf_blows_down_the_house_that_is_clicked(browser: Browser, url: str) -> None:
    def blow(view: View) -> None:
        heights = {"straw": 2, "wood": 1, "brick": 1}
        houses = [{"kind": kind, "height": height, "corner": False} for kind, height in heights.items()]
        view["table"]["table"]["houses"][1] = houses
        doomed = {501: ("house", "straw walls"), 502: ("house", "wood foundation")}
        view["asked"] = asking("blow", "grimm-ask-blow", doomed, rival=1, card={"id": "grimm-straw", "args": {}})

    with visiting(browser, url) as visitor:
        sent = retold(visitor, blow)
        begin_with(visitor, "grimm", 2)
        houses = visitor.page.locator(".plot.rival .yard button[data-state=playable]")
        expect(houses).to_have_count(2)
        expect(visitor.page.locator(".options button")).to_have_count(0)
        expect(visitor.page.locator(".plot.own .yard button")).to_have_count(0)
        visitor.tabs_to(".plot.rival .yard button")
        visitor.page.keyboard.press("Tab")
        visitor.page.keyboard.press("Enter")
        visitor.page.wait_for_function("document.querySelector('.stage [data-state=pending]')")
        assert choices_in(sent) == [502]


def test_a_long_hand_of_fables_is_pushed_along_on_a_phone(browser: Browser, url: str) -> None:
    def fill(view: View) -> None:
        view["table"]["table"]["hands"][view["seat"]] = ["Dragon"] * 6 + ["Hidden Vault"] * 6 + ["Roar"] * 5

    with visiting(browser, url, size=PHONE, touch=True) as visitor:
        retold(visitor, fill)
        begin_with(visitor, "grimm", 2)
        cards = visitor.page.locator(".fables .slot")
        expect(cards).to_have_count(17)
        boxes = [box for box in (card.bounding_box() for card in cards.all()) if box]
        steps = [after["x"] - before["x"] for before, after in pairwise(boxes)]
        assert min(steps) >= 44, steps
        last = cards.last.get_by_role("button")
        last.scroll_into_view_if_needed()
        box = last.bounding_box()
        assert box is not None
        assert 0 <= box["x"] <= PHONE["width"] - box["width"]
        assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_partners_see_what_they_exchange(browser: Browser, url: str) -> None:
    def take(view: View) -> None:
        table = view["table"]["table"]
        table["stage"] = "exchange"
        given = {"id": "fairytale-card-bard", "args": {}}
        offered = {501: ("take", "Demon"), 502: ("take-hidden", "Vampire")}
        view["asked"] = asking("take", "fairytale-ask-take", offered, "Bard", rival=2, card=given)

    with visiting(browser, url) as visitor:
        sent = retold(visitor, take)
        begin_with(visitor, "fairytale", 4, teams="pairs-exchange")
        expect(visitor.page.get_by_role("group", name="Exchange")).to_be_visible()
        expect(visitor.page.get_by_role("group", name="Exchange").get_by_role("button", name="Bard")).to_be_visible()
        expect(visitor.page.locator(".hand [data-state=playable]")).to_have_count(2)
        visitor.page.locator(".hand [data-state=playable]").last.click()
        visitor.page.wait_for_function("document.querySelector('.stage [data-state=pending]')")
        assert choices_in(sent) == [502]


def test_tables_that_agreed_on_it_show_the_hands_that_came_by(browser: Browser, url: str) -> None:
    with visiting(browser, url) as visitor:
        begin_with(visitor, "fairytale", 3, memory="true")
        for _ in range(2):
            visitor.waits()
            visitor.moves(visitor.chooses)
        visitor.button("Packs you have seen").click()
        seen = visitor.page.locator("dialog[open] li")
        expect(seen.first.locator(".card")).to_have_count(5)
        expect(seen.first.get_by_text("kept")).to_be_visible()


def test_a_game_of_another_package_is_played_in_its_own_words(browser: Browser, tmp_path: Path) -> None:
    environment = {"FABLETOP_LOG_LEVEL": "error", **with_the_toy(tmp_path)}
    with (
        serving("--data", str(tmp_path), environment=environment, quiet=True) as (_, url),
        visiting(browser, url, language="ru") as visitor,
    ):
        visitor.goes().locator(".stranger button").first.click()
        visitor.page.locator("input[name=level][value=easy]").check()
        begin(visitor)
        visitor.plays_to_the_end()
        said = visitor.page.locator("body").inner_text()
        assert "highest-" not in said
        assert "показано" in said


def test_what_one_alone_is_told_stands_out_in_the_log(browser: Browser, url: str) -> None:
    with visiting(browser, url) as visitor:
        begin_with(visitor, "fairytale", 2)
        visitor.waits()
        visitor.moves(visitor.chooses)
        told = visitor.page.locator("aside .log li")
        expect(told.filter(has_text="In front of you").first).to_have_class(re.compile(r"\bown\b"))
        expect(told.filter(has_text="The packs go").first).not_to_have_class(re.compile(r"\bown\b"))
