"""Whole games in real browsers: of each title, in each way in which people play."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from fabletop.catalog import OWN
from tests.web.browsers import PHONE, Visitor, visiting

SHORT = {"fox": {"target": "16"}, "fairytale": {}, "grimm": {}}
"""Options that make games short."""
SEATS = {"fox": 2, "fairytale": 3, "grimm": 2}
LEAST = {"fox": 26, "fairytale": 20, "grimm": 12}
"""Choices that a player of a whole game makes at least."""

each_game = pytest.mark.parametrize("game", OWN)


def soon(game: str) -> pytest.MarkDecorator:
    """One game is played in `make test`, the others in `make soak`."""
    others = [pytest.param(other, marks=pytest.mark.long) for other in OWN if other != game]
    return pytest.mark.parametrize("game", [game, *others])


def wish(visitor: Visitor, game: str, button: int) -> None:
    """Open the dialog of a game and ask for a short one."""
    page = visitor.goes()
    page.locator(f".game.{game} .buttons button").nth(button).click()
    page.locator("dialog[open] summary").click()
    for option, value in SHORT[game].items():
        page.locator(f"select[name={option}]").select_option(value)


def choose_seats(visitor: Visitor, seats: int) -> None:
    if seats > 2:
        visitor.page.locator(f"input[name=seats][value='{seats}']").check()


def begin(visitor: Visitor) -> None:
    visitor.page.locator("dialog[open] form button[type=submit]").click()


def begin_against_bots(visitor: Visitor, game: str) -> None:
    wish(visitor, game, 0)
    visitor.page.locator("input[name=level][value=easy]").check()
    choose_seats(visitor, SEATS[game])
    begin(visitor)
    visitor.waits()


def meet(host: Visitor, guest: Visitor, game: str) -> str:
    """One opens a table for two, the other comes by its link and sits down. Gives the link."""
    wish(host, game, 1)
    if SEATS[game] > 2 or game == "grimm":
        host.page.locator("input[name=seats][value='2']").check()
    begin(host)
    address = host.page.get_by_label("Address of the table").input_value()
    expect(host.page.get_by_role("img", name="Code for a phone")).to_be_visible()
    guest.goes(address)
    guest.page.get_by_label("Your name").fill("Ivan the Guest")
    guest.button("Sit down").click()
    expect(host.page.get_by_text("Ivan the Guest")).to_be_visible()
    host.button(re.compile("^Begin$")).click()
    return address


def play_together(*visitors: Visitor) -> int:
    """To the end of the game; gives the number of choices."""
    choices = 0
    while not all(visitor.is_over for visitor in visitors):
        for visitor in visitors:
            while visitor.is_asked:
                visitor.moves(visitor.chooses)
                choices += 1
    return choices


def check_deal_and_save_record(visitor: Visitor) -> None:
    visitor.page.get_by_text("Fair deal").last.click()
    visitor.button("Check it here").click()
    expect(visitor.page.get_by_text("It fits")).to_be_visible()
    save_record(visitor)


def save_record(visitor: Visitor) -> None:
    with visitor.page.expect_download() as saved:
        visitor.page.get_by_role("link", name="Download the record").click()
    assert saved.value.path().read_text("utf-8").startswith("fabletop")


@each_game
def test_two_people_meet_talk_play_check_the_deal_and_play_again(browser: Browser, url: str, game: str) -> None:
    with visiting(browser, url) as host, visiting(browser, url, theme="dark") as guest:
        address = meet(host, guest, game)
        for visitor in (host, guest):
            expect(visitor.page.locator(".stage")).to_be_visible()
        guest.button("Good luck!").click()
        expect(host.button("Ivan the Guest: Good luck!")).to_be_visible()
        assert play_together(host, guest) >= 2 * LEAST[game]
        check_deal_and_save_record(host)
        host.button("Rematch").click()
        wishes = host.page.locator("dialog[open] .wishes li")
        expect(wishes.filter(has_text="you")).to_contain_text("wants to play")
        expect(wishes.filter(has_text="Ivan the Guest")).to_contain_text("has not answered yet")
        guest.button("Agree").click()
        for visitor in (host, guest):
            visitor.page.wait_for_url(lambda now: now != address.split("?")[0])
            expect(visitor.page.locator(".stage[data-busy=false]")).to_be_visible()
        assert host.page.url == guest.page.url != address


@soon("grimm")
def test_a_game_against_bots_in_russian_on_a_phone(browser: Browser, url: str, game: str) -> None:
    with visiting(browser, url, language="ru", size=PHONE, touch=True, theme="dark") as visitor:
        begin_against_bots(visitor, game)
        assert visitor.plays_to_the_end(visitor.touches) >= LEAST[game]
        expect(visitor.page.get_by_role("button", name="Реванш")).to_be_visible()


@soon("fox")
def test_a_game_by_keys_alone(browser: Browser, url: str, game: str) -> None:
    with visiting(browser, url) as visitor:
        page = visitor.goes()
        for _ in range(OWN.index(game) + 1):
            tab_to(visitor, "Play now")
        page.keyboard.press("Enter")
        tab_to(visitor, "")
        page.keyboard.press("ArrowLeft")
        tab_to(visitor, "Begin")
        page.keyboard.press("Enter")
        assert visitor.plays_to_the_end(visitor.presses) >= LEAST[game]
        page.keyboard.press("Escape")
        page.keyboard.press("?")
        expect(page.get_by_text("Take back the last choice")).to_be_visible()


def tab_to(visitor: Visitor, name: str) -> None:
    for _ in range(60):
        visitor.page.keyboard.press("Tab")
        if visitor.page.evaluate("document.activeElement.textContent.trim()") == name:
            return
    raise AssertionError(f"Tab does not reach “{name}”")


@soon("fairytale")
def test_a_line_cut_three_times_loses_no_move(browser: Browser, url: str, game: str) -> None:
    with visiting(browser, url) as visitor:
        lines: list[WebSocketRoute] = []

        def follow(line: WebSocketRoute) -> None:
            line.connect_to_server()
            lines.append(line)

        visitor.page.route_web_socket(re.compile("/socket"), follow)
        begin_against_bots(visitor, game)
        moves = 0

        def choose() -> None:
            nonlocal moves
            moves += 1
            if moves in (3, 6, 10):
                lines[-1].close(code=3000)
                expect(visitor.page.get_by_role("main").get_by_text("The line to the server is broken")).to_be_visible()
            visitor.chooses()

        assert visitor.plays_to_the_end(choose) >= LEAST[game]
        assert len(lines) == 4


@soon("fox")
def test_people_hand_on_one_device(browser: Browser, url: str, game: str) -> None:
    with visiting(browser, url) as visitor:
        page = visitor.page
        wish(visitor, game, 1)
        visitor.page.locator("input[name=with][value=device]").check()
        if game != "fox":
            page.locator("input[name=seats][value='3']").check()
            page.locator("input[name=people][value='2']").check()
            page.locator("input[name=level][value=easy]").check()
        page.get_by_label("Player 2").fill("Baba Yaga")
        begin(visitor)
        hands = choices = 0
        seen: dict[str, int] = {}
        while True:
            visitor.waits()
            if visitor.is_over:
                break
            if page.locator("[data-curtain]").count():
                name = hand_on(visitor)
                seen[name] = seen.get(name, 0) + 1
                hands += 1
            else:
                visitor.moves(visitor.chooses)
                choices += 1
        assert len(seen) == 2
        assert "I am Baba Yaga" in seen
        assert min(seen.values()) >= 3
        assert choices >= 2 * LEAST[game]
        assert page.locator("dialog[open]").get_by_text("You won").count() == 0
        save_record(visitor)


def hand_on(visitor: Visitor) -> str:
    """Behind the curtain there is nothing; Enter opens the eyes of whoever is named."""
    page = visitor.page
    for trace in (".stage", "[data-thing]", "aside", ".notice", ".tip"):
        assert page.locator(trace).count() == 0, f"{trace} is behind the curtain"
    assert page.locator("[data-live]").all_text_contents() == ["", ""]
    button = page.locator("[data-curtain] button").first
    expect(button).to_be_focused()
    name = button.text_content() or ""
    assert name.removeprefix("I am ") in (page.locator("[data-curtain] h1").text_content() or "")
    page.keyboard.press("Enter")
    expect(page.locator(".stage")).to_be_visible()
    return name


@soon("fairytale")
def test_a_game_against_bots_is_watched_again_and_played_on(browser: Browser, url: str, game: str) -> None:
    with visiting(browser, url) as visitor, visiting(browser, url, theme="dark") as friend:
        begin_against_bots(visitor, game)
        assert visitor.plays_to_the_end() >= LEAST[game]
        visitor.page.get_by_role("link", name="Watch again").click()
        step_and_jump(visitor)
        look_through_all_eyes(visitor, game)
        link_to_a_moment(visitor, friend)
        visitor.page.locator(".controls").get_by_role("button", name="Table").click()
        save_record(visitor)
        visitor.page.keyboard.press("Escape")
        play_on(visitor)


def at_step(visitor: Visitor, step: int) -> None:
    expect(visitor.page.get_by_text(f"step {step} of")).to_be_visible()


def step_and_jump(visitor: Visitor) -> None:
    page = visitor.page
    at_step(visitor, 0)
    for step in (1, 2):
        visitor.button("One step on").click()
        at_step(visitor, step)
    page.keyboard.press("p")
    at_step(visitor, 1)
    page.keyboard.press("n")
    at_step(visitor, 2)
    page.get_by_label("Step", exact=True).fill("9")
    at_step(visitor, 9)
    visitor.button("To the end").click()
    expect(visitor.button("One step on")).to_be_disabled()
    expect(visitor.button("Play on from here")).to_be_disabled()
    visitor.button("To the beginning").click()
    at_step(visitor, 0)
    page.keyboard.press(" ")
    at_step(visitor, 1)
    page.keyboard.press(" ")


def look_through_all_eyes(visitor: Visitor, game: str) -> None:
    page, seats = visitor.page, SEATS[game]
    page.get_by_label("Step", exact=True).fill("4")
    shown = {}
    for eyes in ["public", "all", *map(str, range(seats))]:
        page.get_by_label("Through whose eyes").select_option(eyes)
        expect(page.locator(f".replay[data-eyes='{eyes}'] .stage")).to_be_visible()
        at_step(visitor, 4)
        shown[eyes] = page.locator(".stage").inner_html()
    secrets = [look for eyes, look in shown.items() if eyes != "all"]
    assert len(set(secrets)) == len(secrets)
    if game == "fairytale":  # in Fox the rival's hand turns over, in Grimm nobody may hold a Fable yet
        assert [eyes for eyes, look in shown.items() if "data-open-hands" in look] == ["all"]


def link_to_a_moment(visitor: Visitor, friend: Visitor) -> None:
    visitor.page.locator(".controls").get_by_role("button", name="Table").click()
    visitor.button("Copy a link to this moment").click()
    address = visitor.page.locator("input[readonly].unseen").input_value()
    visitor.page.keyboard.press("Escape")
    friend.page.goto(address)
    at_step(friend, 4)


def play_on(visitor: Visitor) -> None:
    page = visitor.page
    visitor.button("Play on from here").click()
    page.locator("dialog[open] input[name=level][value=easy]").check()
    page.locator("dialog[open] form button[type=submit]").click()
    expect(page.get_by_text("Goes on from a replay: not rated")).to_be_visible()
    visitor.waits()
    visitor.moves(visitor.chooses)


def test_with_clocks_a_phone_shows_the_own_plate_without_scrolling(browser: Browser, url: str) -> None:
    with visiting(browser, url, language="ru", size=PHONE, touch=True) as visitor:
        wish(visitor, "fox", 1)
        visitor.page.locator("input[name=clock][value=calm]").check()
        begin(visitor)
        visitor.page.locator("input[name=level][value=easy]").check()
        visitor.page.locator("main .room button.main").first.click()
        visitor.waits()
        plate = visitor.page.locator(".own .plate").bounding_box()
        assert plate is not None
        assert plate["y"] + plate["height"] <= PHONE["height"]
