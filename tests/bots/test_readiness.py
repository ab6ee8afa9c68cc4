"""Compiled thought is made once, whoever wants it."""

from __future__ import annotations

from pathlib import Path
from threading import Event, Thread

from fabletop.bodies.compiler import one_at_a_time


def test_of_several_who_want_to_compile_one_does_and_the_others_wait(tmp_path: Path) -> None:
    is_second_in = Event()

    def be_second() -> None:
        with one_at_a_time(tmp_path / "fox.lock"):
            is_second_in.set()

    second = Thread(target=be_second)
    with one_at_a_time(tmp_path / "fox.lock"):
        second.start()
        with one_at_a_time(tmp_path / "grimm.lock"):
            assert not is_second_in.wait(0.3)
    second.join(60)
    assert is_second_in.is_set()
