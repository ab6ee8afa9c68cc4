"""The prompt at a table of a real server."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from fabletop.terminal.account import Account, find_table
from fabletop.terminal.remote import RemoteTable
from tests.cli.running import refused
from tests.server.ordeals import PATIENT
from tests.server.test_process import free_port, serving


@pytest.mark.parametrize(("game", "seats"), [("fox", 2), ("fairytale", 3), ("grimm", 2)])
def test_a_whole_match_at_the_prompt(game: str, seats: int, tmp_path: Path) -> None:
    typed = iter(["?", "why nonsense", "rules", "undo"])

    def ask(prompt: str) -> str:
        return next(typed, "1")

    with serving("--data", str(tmp_path), environment=PATIENT, quiet=True) as (_, url):
        account = Account(url, "Masha", "en")
        table = RemoteTable(
            account, find_table(account, game, ["you"] + ["easy"] * (seats - 1), {}), ask=ask, out=io.StringIO()
        )
        table.play()
        assert isinstance(table.out, io.StringIO)
        said = table.out.getvalue()
    assert table.view is not None
    assert table.view.phase == "over"
    assert "is not one of the choices" in said
    assert "no choice that could be taken back" in said
    assert said.splitlines()[-1] in ("You won!", "easy won.", "A draw.") or "won" in said.splitlines()[-1]


def test_a_server_that_is_not_there_is_told_in_one_sentence() -> None:
    assert refused("play", "fox", "--server", "nowhere").startswith("“nowhere” is not the address of a server")
    assert "does not answer" in refused("play", "fox", "--server", f"http://127.0.0.1:{free_port()}")
