"""`make quick` runs what a change can reach, and says what it leaves out."""

from __future__ import annotations

import pytest
from tools.quick import Change, Selection, import_graph, imports_of, in_a_sentence, reaching, selection, without_inner

from tools import quick

GRAPH = {
    "fabletop.kernel.bits": set[str](),
    "fabletop.games.fox.game": {"fabletop.kernel.bits"},
    "fabletop.catalog": {"fabletop.games.fox.game"},
    "fabletop.match": {"fabletop.catalog"},
    "tests.games.fox.tables": {"fabletop.games.fox.game"},
    "tests.games.fox.rules.test_deal": {"tests.games.fox.tables"},
    "tests.match.test_undo": {"fabletop.match"},
    "tests.kernel.test_bits": {"fabletop.kernel.bits"},
    "tests.server.test_log": {"fabletop.games.fox.game"},
}


def test_imports_are_found_wherever_they_stand_in_a_file() -> None:
    source = "import a.b\nif x:\n    from c import d, e\ndef f():\n    from g import h\n"
    assert set(imports_of(source, ["a.b", "c", "c.d", "g", "k"])) == {"a.b", "c", "c.d", "g"}


def test_a_change_reaches_who_imports_it_but_not_through_the_catalogue() -> None:
    reached = {name for name in reaching({"fabletop.games.fox.game"}, GRAPH) if name.startswith("tests")}
    assert reached == {"tests.games.fox.tables", "tests.games.fox.rules.test_deal", "tests.server.test_log"}
    assert "tests.match.test_undo" in reaching({"fabletop.catalog"}, GRAPH)


def test_a_conftest_shapes_the_tests_of_its_folder() -> None:
    graph = import_graph()
    assert {"tests.conftest", "tests.server.conftest"} <= graph["tests.server.test_log"]
    assert "tests.server.conftest" not in graph["tests.match.test_undo"]


@pytest.mark.parametrize("game", quick.games())
@pytest.mark.parametrize(
    "place", ["src/fabletop/games/{}/rules/state.py", "scenes/{}/deal.toml", "tests/games/{}/a.py"]
)
def test_a_change_in_one_game_runs_its_tests_its_promises_its_scenes_and_its_words(place: str, game: str) -> None:
    chosen = selection(Change((place.format(game),)), import_graph())
    wanted = {
        f"tests/games/{game}",
        "tests/conformance/test_contract.py",
        "tests/records/test_scenes.py",
        "tests/text/test_locale.py",
    }
    assert wanted <= set(chosen.tests)
    assert set(chosen.strangers) == set(quick.games()) - {game}
    assert {"server", "terminal", "web"} <= set(chosen.left)
    assert not any(path.startswith("tests/server") for path in chosen.tests)


def test_a_change_beside_that_of_a_game_lets_no_game_be_passed_over() -> None:
    files = ("src/fabletop/games/fox/rules/deal.py", "src/fabletop/kernel/bits.py")
    assert selection(Change(files), GRAPH).strangers == ()
    assert selection(Change((*files[:1], "CHANGELOG.md")), GRAPH).strangers


def test_a_slow_room_is_tested_when_it_is_changed_itself() -> None:
    chosen = selection(Change(("src/fabletop/server/lobby.py",)), import_graph())
    assert "tests/server/test_tables.py" in chosen.tests
    assert "terminal" in chosen.left


def test_of_a_change_that_reaches_nearly_everything_a_sample_is_tested() -> None:
    chosen = selection(Change(("src/fabletop/kernel/bits.py",)), import_graph())
    assert {"tests/kernel/test_rng.py", "tests/conformance/test_contract.py", "tests/records/test_scenes.py"} <= set(
        chosen.tests
    )
    assert "match" in chosen.left


def test_the_page_is_checked_when_it_changes() -> None:
    assert sum("npm" in command for command in quick.checks(Change(("web/src/app.ts",)))) == 2
    assert sum("npm" in command for command in quick.checks(Change(("docs/web.md",)))) == 0
    assert selection(Change(("docs/web.md",)), GRAPH).tests == ("tests/docs",)


def test_a_folder_stands_for_its_files() -> None:
    assert without_inner({"tests/docs", "tests/docs/test_docs.py", "tests/a.py"}) == ("tests/a.py", "tests/docs")


def test_it_says_what_ran_and_what_did_not() -> None:
    chosen = Selection(("tests/games/fox",), ("server", "web"), ("grimm",))
    assert in_a_sentence(Change(("a", "b")), chosen, 61.2) == (
        "2 changed files in 61 s: ran format, types, imports, tests/games/fox. "
        "Not run: tests of grimm, of compiled code, tests/server, tests/web; `make test` runs everything."
    )
