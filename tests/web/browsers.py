"""People in browsers: a real Chromium, a real server, and pages that must not complain."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Playwright, expect

WEB = Path(__file__).parents[2] / "web"
BUILT = Path(__file__).parents[2] / "src" / "fabletop" / "web" / "index.html"
PATIENCE = 60_000
"""Milliseconds: the first bot of a machine is compiled while one waits."""
QUIET = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync"
)
CHOOSABLE = ".stage [data-state=playable], .stage .choices button:not([aria-disabled])"
OPEN_SPOT = """thing => {
    thing.scrollIntoView({ block: 'nearest' })
    const box = thing.getBoundingClientRect()
    const spots = [0.08, 0.2, 0.35, 0.5, 0.65, 0.8, 0.92].flatMap(down => [0.08, 0.2, 0.35, 0.5, 0.65, 0.8, 0.92].map(
        along => ({ x: along * box.width, y: down * box.height })))
    return spots.find(spot => thing.contains(document.elementFromPoint(box.left + spot.x, box.top + spot.y)))
}"""
"""Where a thing is not covered by a neighbour, as a person would see."""
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
        return self.page.locator(CHOOSABLE).count() > 0

    @property
    def is_over(self) -> bool:
        return self.page.locator("dialog[open] ol").count() > 0

    def chooses(self) -> None:
        """Take the first thing that can be chosen; a finger picks up first."""
        self.page.mouse.move(2, 2)  # a card under the pointer rises above its neighbours
        first = self.page.locator(CHOOSABLE).first
        first.click(position=first.evaluate(OPEN_SPOT))

    def waits(self) -> None:
        """Until there is something to choose, or nothing more."""
        self.page.wait_for_function(
            "choosable => document.querySelector(choosable) || document.querySelector('dialog[open] ol')",
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
        """Choose, and see that it arrives: the question goes."""
        question = self.question
        choose()
        self.page.wait_for_function("asked => document.querySelector('.stage')?.dataset.asked !== asked", arg=question)

    @property
    def question(self) -> str:
        return self.page.locator(".stage").get_attribute("data-asked") or ""


@contextmanager
def visiting(browser: Browser, url: str, **liked: Any) -> Iterator[Visitor]:
    visitor = Visitor(browser, url, **liked)
    try:
        yield visitor
        assert visitor.errors == []
    finally:
        visitor.context.close()
