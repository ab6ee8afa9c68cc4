"""One server for all tests of a process; a browser for each module, since its event loop is in the way of others."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.server.test_process import serving
from tests.web.browsers import launched, refuse_unbuilt


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launched(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    refuse_unbuilt()
    often = {"FABLETOP_LOG_LEVEL": "error", "FABLETOP_REQUESTS_PER_MINUTE": "100000"}
    with serving("--data", str(tmp_path_factory.mktemp("server")), environment=often, quiet=True) as (_, url):
        yield url
