"""Compiled thought is made once, whoever wants it."""

from __future__ import annotations

from pathlib import Path
from threading import Event, Thread

import pytest

from fabletop.bots import readiness


def test_of_several_who_want_to_compile_one_does_and_the_others_wait(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("FABLETOP_CACHE", str(tmp_path))
    is_second_in = Event()

    def be_second() -> None:
        with readiness._one_at_a_time("fox-search"):
            is_second_in.set()

    second = Thread(target=be_second)
    with readiness._one_at_a_time("fox-search"):
        second.start()
        with readiness._one_at_a_time("grimm-search"):
            assert not is_second_in.wait(0.3)
    second.join(60)
    assert is_second_in.is_set()
