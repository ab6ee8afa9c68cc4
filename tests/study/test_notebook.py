"""Looking at games from Python."""

from __future__ import annotations

from pathlib import Path

import pytest

import fabletop
from fabletop.contract import BadInput, IllegalChoice

RECORD = Path(__file__).parents[1] / "playthroughs/fox.fable"


def test_a_table_is_played_by_notation_and_draws_itself(tmp_path: Path) -> None:
    table = fabletop.open_table("fox", seed="tulip")
    (question,) = table.questions
    look = table.view(question.seat)
    assert look.question == question
    assert look._repr_svg_() == look.svg == look.save(tmp_path / "table.svg").read_text("utf-8")
    assert str(look).startswith("Round 1, trick 1 of 13")
    table.play(question.choices[0].notation)
    assert table.view().view.table.on_table[0].card == question.choices[0].notation
    assert table._repr_svg_() == table.view().svg
    assert fabletop.open_record(table.save(tmp_path / "half.fable"))[-1].view(0) == table.view(0)


def test_a_mistake_in_python_is_a_sentence() -> None:
    table = fabletop.open_table("fox", seed="tulip", language="ru")
    with pytest.raises(BadInput, match=r"^“7” is not a seat. Allowed: 0, 1, all.$"):
        table.view(7)
    with pytest.raises(BadInput, match=r"^“banana” is not a choice of this game.$"):
        table.play("banana")
    with pytest.raises(IllegalChoice, match=r"^Nothing is asked|not"):
        table.play("1B", seat=0)
    with pytest.raises(AttributeError):
        fabletop.open_door  # type: ignore[attr-defined]  # noqa: B018


def test_a_record_has_a_table_for_every_moment() -> None:
    record = fabletop.open_record(RECORD)
    assert len(record) == 91
    assert record[-1].result == record.result
    tables = list(record)
    assert [table.position.revision for table in tables] == list(range(91))
    assert record[17].view(0) == tables[17].view(0)
    assert record[17].view("all").svg != record[17].view(0).svg
    with pytest.raises(IndexError):
        record[91]


def test_a_record_draws_its_end_and_tells_its_steps() -> None:
    record = fabletop.open_record(RECORD, language="ru")
    page = record._repr_html_()
    assert page.startswith("<svg")
    assert record._repr_svg_() in page
    assert page.count("<li>") == 91
    assert "<summary>90 решений</summary>" in page
