"""Rated and casual on the page: chosen before a match, shown at the table, and what a rated one refuses."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

from tests.web.browsers import Visitor, visiting
from tests.web.tables import reads, sends, words

say = words("en")


def has_account(visitor: Visitor, name: str) -> None:
    sends(visitor, "/api/me", {})
    sends(visitor, "/api/me/account", {"name": name, "password": "correct horse"})


def wants(visitor: Visitor, button: str, at: int = 0) -> None:
    """Open the dialog of the first game."""
    visitor.goes("/")
    visitor.page.get_by_role("button", name=say(button)).nth(at).click()
    expect(visitor.page.locator("dialog[open]").get_by_text(say("web-rated"))).to_be_visible()


def is_refused_to_take_back(visitor: Visitor) -> bool:
    """After two choices: the last of them may be free, where nothing has come of it."""
    for _ in range(2):
        visitor.waits()
        visitor.moves(visitor.chooses)
    visitor.waits()
    visitor.page.keyboard.press("u")
    try:
        expect(visitor.page.get_by_text(say("refused-match-rated-undo")).first).to_be_visible(timeout=2_000)
    except AssertionError:
        return False
    return True


def test_a_rated_match_is_chosen_shown_and_takes_nothing_back(browser: Browser, url: str) -> None:
    with visiting(browser, url) as visitor:
        has_account(visitor, "Rated Rita")
        wants(visitor, "web-home-play")
        dialog = visitor.page.locator("dialog[open]")
        expect(dialog.get_by_text(say("web-casual-about"))).to_be_visible()
        dialog.get_by_role("radio", name=say("web-rated-yes"), exact=True).check()
        expect(dialog.get_by_text(say("web-rated-left", left=12))).to_be_visible()
        visitor.button(re.compile(f"^{say('web-home-begin')}$")).click()
        expect(visitor.page.locator(".stage[data-busy=false]")).to_be_visible()
        expect(visitor.page.get_by_text(say("web-rated-yes"), exact=True).first).to_be_visible()
        assert any(is_refused_to_take_back(visitor) for _ in range(10))
        visitor.page.keyboard.press("m")
        expect(visitor.page.locator("dialog[open]").get_by_text(say("web-rated-about"))).to_be_visible()


def test_a_guest_is_told_why_nothing_is_rated(browser: Browser, url: str) -> None:
    with visiting(browser, url) as visitor:
        wants(visitor, "web-home-play")
        dialog = visitor.page.locator("dialog[open]")
        dialog.get_by_role("radio", name=say("web-rated-yes"), exact=True).check()
        expect(dialog.get_by_text(say("error-rated-account"))).to_be_visible()
        expect(dialog.get_by_role("link", name=say("web-me-keep"))).to_be_visible()


def test_a_style_is_for_casual_matches(browser: Browser, url: str) -> None:
    with visiting(browser, url) as visitor:
        has_account(visitor, "Stylish Stan")
        wants(visitor, "web-home-play")
        dialog = visitor.page.locator("dialog[open]")
        dialog.get_by_role("radio", name=say("web-rated-yes"), exact=True).check()
        expect(dialog.get_by_text(say("web-rated-left", left=12))).to_be_visible()
        dialog.locator("select[name=character]").select_option(index=1)
        expect(dialog.get_by_text("whose strength was measured")).to_be_visible()


def test_strangers_with_accounts_play_rated_unless_they_wish_otherwise(browser: Browser, url: str) -> None:
    with visiting(browser, url, wasHere=True) as visitor, visiting(browser, url) as guest:
        has_account(visitor, "Open Olga")
        wants(visitor, "web-home-friend")
        dialog = visitor.page.locator("dialog[open]")
        expect(dialog.locator("input[name=rated]:checked")).to_have_value("no")
        dialog.get_by_role("radio", name=say("web-home-with-open"), exact=True).check()
        expect(dialog.locator("input[name=rated]:checked")).to_have_value("yes")
        expect(dialog.get_by_text(say("web-rated-new"))).to_be_visible()
        visitor.button(re.compile(f"^{say('web-home-invite')}$")).click()
        reads(visitor, "web-rated-about", "web-rated-yes")
        guest.goes("/")
        row = guest.page.locator("li", has_text="Open Olga").last
        expect(row.get_by_text(say("web-rated-yes"))).to_be_visible()
        row.get_by_role("link").click()
        expect(guest.page.get_by_text(say("error-rated-account"))).to_be_visible()
