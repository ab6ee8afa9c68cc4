"""A choice that was decided here is not checked twice; one that comes from elsewhere is."""

from __future__ import annotations

import pytest

from fabletop.contract import IllegalChoice
from fabletop.match import Answer, Entry
from tests.match.tables import Played


def test_a_choice_of_a_log_that_the_rules_forbid_is_refused() -> None:
    table = Played("fox", "ann", "bob")
    (leader,) = table.match.to_act
    forbidden = table.choices(1 - leader)[0] if table.choices(1 - leader) else 63
    before = table.match.game.save(table.match.position)
    entry = Entry(at=table.match.last_at, by=None, command=Answer(table.match.question_id(leader), forbidden))
    with pytest.raises(IllegalChoice):
        table.match.apply(entry)
    assert table.match.game.save(table.match.position) == before


def test_a_decision_counts_only_for_the_revision_at_which_it_was_made() -> None:
    """Decided twice and applied twice: the second time, the question is another one."""
    table = Played("fox", "ann", "bob")
    match = table.match
    (leader,) = match.to_act
    answer = Answer(match.question_id(leader), table.choices(leader)[0])
    entry = match.decide(answer, by=table.player(leader), now=match.last_at)
    match.apply(entry)
    with pytest.raises((IllegalChoice, AssertionError)):
        match.apply(entry)
