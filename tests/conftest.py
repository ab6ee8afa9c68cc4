"""Compiled code of a test run is kept apart from the player's, and shared by the workers of the run."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import pytest

os.environ.setdefault("FABLETOP_CACHE", str(Path(tempfile.gettempdir()) / "fabletop-tests"))

from fabletop.bodies.backend import BACKENDS  # after the cache has its place
from fabletop.bots import readiness

INTERPRETED = "--interpreted"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        INTERPRETED, action="store_true", help="pass over whatever needs compiled code, as `make quick` does"
    )


@pytest.fixture(autouse=True)
def no_background_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether compiled thought is ready is a matter of time; in tests it never is, unless they wait for it."""
    monkeypatch.setattr(readiness, "is_ready", lambda rules, kind=readiness.SEARCH: False)


@pytest.fixture(autouse=True)
def nothing_is_compiled(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """If so it is wished: a test ends where it wants machine code."""
    if not request.config.getoption(INTERPRETED):
        return
    if request.node.get_closest_marker("compiles"):
        pytest.skip("compiles")
    from fabletop.bodies import compiler

    monkeypatch.setattr(compiler, "compiled", lambda *arguments: pytest.skip("compiles"))


@pytest.fixture(scope="session")
def backends(pytestconfig: pytest.Config) -> tuple[str, ...]:
    """Those that promises are tried on."""
    return ("python",) if pytestconfig.getoption(INTERPRETED) else BACKENDS
