"""Commands run as a person runs them, in this process."""

from __future__ import annotations

import contextlib
import io
from dataclasses import dataclass

from fabletop.cli.main import main


@dataclass(frozen=True)
class Done:
    status: int
    out: str
    err: str


def fabletop(*words: str) -> Done:
    """Run a command; anything but an exit status, such as a traceback, fails the test."""
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        status = main(list(words))
    return Done(status, out.getvalue(), err.getvalue())


def refused(*words: str) -> str:
    """The one sentence with which bad input is refused."""
    done = fabletop(*words)
    assert done.status == 2, done
    assert done.out == ""
    sentence = done.err.strip()
    assert sentence.startswith("fabletop: ")
    assert "\n" not in sentence
    assert "Traceback" not in sentence
    return sentence.removeprefix("fabletop: ")
