"""People in browsers: a real Chromium, a real server, and pages that must not complain."""

from __future__ import annotations

import os
import random
import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Playwright,
    TimeoutError,
    expect,
)

WEB = Path(__file__).parents[2] / "web"
BUILT = Path(__file__).parents[2] / "src" / "fabletop" / "web" / "index.html"
PATIENCE = 60_000
"""Milliseconds: the first bot of a machine is compiled while one waits."""
QUIET = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync"
)
CONFIRMING = ".stage .choices .main, .stage .sheet .main"
"""What confirms something that was picked up."""
CHOOSABLE = ".stage [data-state=playable], .stage .choices button:not([aria-disabled])"
AIM = """([confirming, choosable, chance]) => {
    const found = document.querySelector(confirming)
    const all = found ? [found] : [...document.querySelectorAll(choosable)]
    const thing = all[Math.floor(chance * all.length)]
    const parts = [0.06, 0.2, 0.35, 0.5, 0.65, 0.8, 0.94]
    for (const block of thing ? ['nearest', 'center', 'end', 'start'] : []) {
        thing.scrollIntoView({ block, behavior: 'instant' })
        const { left, top, width, height } = thing.getBoundingClientRect()
        const spots = parts.flatMap(down => parts.map(along => [left + along * width, top + down * height]))
        const open = spots.find(([x, y]) => thing.contains(document.elementFromPoint(x, y)))
        if (open) return { open }
    }
    return { covered: thing?.outerHTML ?? 'nothing' }
}"""
"""Where something that can be chosen is not covered by a neighbour, as a person would see."""
STATE = """choosable => {
    const stage = document.querySelector('.stage')
    const states = [...(stage?.querySelectorAll('[data-state]') ?? [])].map(thing => thing.dataset.state)
    const choices = [...(stage?.querySelectorAll('.choices button, .sheet button') ?? [])].map(one => one.textContent)
    return {
        asked: stage?.dataset.asked ?? null,
        looks: JSON.stringify([states, choices]),
        isOpen: document.querySelector(choosable) !== null,
    }
}"""
"""What is asked, how it looks, and whether there is anything to choose."""
WENT_ON = f"""([choosable, asked, looks]) => {{
    const now = ({STATE})(choosable)
    return now.asked !== asked || (now.isOpen && now.looks !== looks)
}}"""
MOMENT, MOST_LOOKS = 100, 100
"""Milliseconds between two looks at something that is covered, and how many of them."""
AGAIN = 15_000
"""Milliseconds after which a person who sees nothing happen tries again."""
MOST_STEPS = 40
"""Clicks that one answer may take."""
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}


def chromium() -> str:
    """Where a Chromium is; a machine without one cannot test the web client."""
    names = ("chromium", "chromium-browser", "google-chrome", "chrome")
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    if found is None:
        pytest.fail("The tests of the web client need Chromium: install it, or say in CHROMIUM where it is.")
    return found


def refuse_unbuilt() -> None:
    if not BUILT.exists():
        pytest.fail("The web client is not built: run `make web`.")


def launched(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=chromium(), args=QUIET.split())


class Visitor:
    """Somebody with a browser of their own, who notices every error that the page would hide."""

    def __init__(self, browser: Browser, url: str, **liked: Any) -> None:
        size = liked.pop("size", DESKTOP)
        is_touch = liked.pop("touch", False)
        self.url = url
        self.context: BrowserContext = browser.new_context(viewport=size, has_touch=is_touch)
        self.context.set_default_timeout(PATIENCE)
        kept = {"language": "en", "theme": "light", "speed": "instant", "motion": "reduced", "sound": False} | liked
        self.context.add_init_script(
            f"if (!localStorage.fabletop) localStorage.setItem('fabletop', JSON.stringify({kept!r}))".replace(
                "False", "false"
            ).replace("True", "true")
        )
        self.page: Page = self.context.new_page()
        self.errors: list[str] = []
        self.chance = random.Random(str(liked))
        self.page.on("console", self.noted)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))

    def noted(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.errors.append(message.text)

    def goes(self, path: str = "/") -> Page:
        self.page.goto(path if "://" in path else self.url + path)
        expect(self.page.locator("main h1").first).to_be_attached()
        return self.page

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name).first

    @property
    def is_asked(self) -> bool:
        asked = "choosable => !document.querySelector('dialog[open]') && document.querySelector(choosable) !== null"
        return bool(self.page.evaluate(asked, CHOOSABLE))

    @property
    def is_over(self) -> bool:
        return self.page.locator("dialog[open] ol").count() > 0

    def chooses(self) -> None:
        """Click on something that can be chosen; what was picked up is confirmed."""
        self.page.mouse.move(2, 2)  # a card under the pointer rises above its neighbours
        self.page.mouse.click(*self.aim())

    def touches(self) -> None:
        """The same with a finger, on a page that is no wider than the phone."""
        wide = self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, f"the page is {wide} px wider than the phone"
        self.page.touchscreen.tap(*self.aim())

    def presses(self) -> None:
        """The same by keys: the focus is where one can go on."""
        keys = self.page.keyboard
        if self.page.locator(CONFIRMING).count():
            self.tabs_to(CONFIRMING)
        elif not self.has_focus(CHOOSABLE):
            self.tabs_to(CHOOSABLE)
        else:
            for _ in range(self.chance.randrange(3)):
                keys.press("ArrowRight")
            if not self.has_focus(CHOOSABLE):
                self.tabs_to(CHOOSABLE)
        keys.press("Enter")

    def tabs_to(self, wanted: str) -> None:
        self.page.wait_for_selector(wanted, state="attached")
        for _ in range(80):
            if self.has_focus(wanted):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not reach {wanted}")

    def has_focus(self, wanted: str) -> bool:
        return bool(self.page.evaluate("wanted => document.activeElement.matches(wanted)", wanted))

    def aim(self) -> tuple[float, float]:
        """Where to point at something that can be chosen."""
        chance = self.chance.random()
        for _ in range(MOST_LOOKS):
            seen = self.page.evaluate(AIM, [CONFIRMING, CHOOSABLE, chance])
            if "open" in seen:
                return seen["open"][0], seen["open"][1]
            self.page.wait_for_timeout(MOMENT)  # a card may be on its way over it
        raise AssertionError(f"nothing can be chosen, or something covers it: {seen['covered']}")

    def waits(self) -> None:
        """Until there is something to choose, or nothing more."""
        self.page.wait_for_function(
            "choosable => document.querySelector(choosable) || document.querySelector('dialog[open] ol')"
            " || document.querySelector('[data-curtain]')",
            arg=CHOOSABLE,
        )

    def plays_to_the_end(self, choose: Callable[[], None] | None = None) -> int:
        """Alone against bots."""
        count = 0
        while True:
            self.waits()
            if self.is_over:
                return count
            self.moves(choose or self.chooses)
            count += 1

    def moves(self, choose: Callable[[], None]) -> None:
        """Choose, with as many clicks as it takes, and see that it arrives: the question goes."""
        asked = self.question
        for _ in range(MOST_STEPS):
            before = self.page.evaluate(STATE, CHOOSABLE)
            if before["asked"] != asked:
                return
            choose()
            with suppress(TimeoutError):  # a page that comes back from a cut may be drawn anew under a finger
                self.page.wait_for_function(WENT_ON, arg=[CHOOSABLE, asked, before["looks"]], timeout=AGAIN)
        raise AssertionError(f"question {asked} cannot be answered")

    @property
    def question(self) -> str:
        return self.page.locator(".stage").get_attribute("data-asked") or ""


@contextmanager
def visiting(browser: Browser, url: str, **liked: Any) -> Iterator[Visitor]:
    visitor = Visitor(browser, url, **liked)
    try:
        yield visitor
        assert not visitor.errors, visitor.errors
    except BaseException:
        if folder := os.environ.get("FABLETOP_SHOTS"):  # what a failing page looks like
            visitor.page.screenshot(path=Path(folder) / f"{os.environ['PYTEST_CURRENT_TEST'].split('::')[-1]}.png")
        raise
    finally:
        visitor.context.close()
