"""What was played by the first version of the rules is refused with a sentence, wherever it comes from."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from fabletop.contract import BadInput
from fabletop.games.grimm.game import GRIMM
from fabletop.match.settings import TablePlan, settings_for
from fabletop.records.matches import record_in
from fabletop.text.speech import LANGUAGES, Speech

RECORD = Path(__file__).parents[2] / "playthroughs" / "grimm.fable"
BEFORE = replace(GRIMM, about=msgspec.structs.replace(GRIMM.about, rules_version=1))


def said(refused: BadInput) -> str:
    assert all(Speech(language).knows(refused.message) for language in LANGUAGES)
    return Speech("en").say(refused.message)


def test_an_old_record_is_refused() -> None:
    text = RECORD.read_text("utf-8").replace("\nrules 2\n", "\nrules 1\n")
    with pytest.raises(BadInput) as refused:
        record_in(text, "old.fable")
    assert said(refused.value) == (
        "old.fable, line 3: this was played by version 1 of the rules of grimm; this program knows version 2."
    )


def test_an_old_table_is_refused() -> None:
    saved = BEFORE.save(BEFORE.open({}, 3, "old")[0])
    with pytest.raises(BadInput) as refused:
        GRIMM.load(saved)
    assert "version 1 of the rules of grimm; this program knows version 2" in said(refused.value)


def test_an_old_match_is_refused() -> None:
    old = msgspec.structs.replace(settings_for(TablePlan(game="grimm", seats=3), commitment="0" * 64), rules=1)
    with pytest.raises(BadInput) as refused:
        old.game_played()
    assert "version 1 of the rules of grimm" in said(refused.value)
