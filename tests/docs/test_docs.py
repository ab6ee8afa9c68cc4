"""The documents tell the truth: their code runs, their links lead somewhere, their scenes pass."""

from __future__ import annotations

import ast
import json
import os
import re
import sys
from pathlib import Path

import pytest

from fabletop import open_record
from fabletop.records.scenes import run_scenes
from tests.cli.running import fabletop

ROOT = Path(__file__).parents[2]
TOY = ROOT / "tests/toys/highest.py"
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"^ *```{language}\n(.*?)^ *```", page.read_text("utf-8"), re.S | re.M)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_python_in_documents_runs(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    space: dict[str, object] = {"__file__": str(page)}
    for code in blocks(page, "python"):
        exec(compile(code, str(page), "exec", dont_inherit=True), space)


def test_the_page_on_adding_a_game_writes_the_toy() -> None:
    told = "\n".join(blocks(ROOT / "docs/adding-a-game.md", "python"))
    assert [line for line in told.splitlines() if line] == [line for line in TOY.read_text().splitlines() if line]
    (words,) = blocks(ROOT / "docs/adding-a-game.md", "ftl")
    assert words == (TOY.parent / "locale/en/highest.ftl").read_text()


def test_the_toy_takes_forty_odd_lines() -> None:
    text = TOY.read_text()
    imports = [node for node in ast.parse(text).body if isinstance(node, ast.Import | ast.ImportFrom)]
    code = [line for line in text.splitlines() if line]
    assert len(code) - len(imports) - 1 < 45  # the last one being the docstring


def test_the_readme_plays_a_whole_game(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = blocks(ROOT / "README.md", "python")
    space: dict[str, object] = {}
    exec(compile(code, "README.md", "exec"), space)
    assert space["result"] is not None
    assert max(eval(capsys.readouterr().out.rpartition(" (")[0])) >= 16


def test_scenes_in_documents_pass(tmp_path: Path) -> None:
    found = [code for page in PAGES for code in blocks(page, "toml") if "[[scene]]" in code]
    assert found
    for number, code in enumerate(found):
        file = tmp_path / f"{number}.toml"
        file.write_text(code)
        assert [outcome.failures for outcome in run_scenes(file)] == [[]]


@pytest.mark.clause("fairytale.deck.4")
def test_decks_in_documents_are_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = [code for page in PAGES for code in blocks(page, "toml") if "[[card]]" in code]
    assert found
    monkeypatch.chdir(tmp_path)
    for code in found:
        (tmp_path / "lanterns.toml").write_text(code)
        for seats in ("2", "4"):
            words = ["simulate", "fairytale", "--option", "deck=lanterns.toml", "--backend", "python", "--games", "2"]
            assert fabletop(*words, "--seats", seats, "--check").status == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_between_documents_lead_somewhere(page: Path) -> None:
    text = re.sub(r"```.*?```", "", page.read_text("utf-8"), flags=re.S)
    links = re.findall(r"\]\(([^)#\s]+)[^)]*\)", text)
    broken = [link for link in links if "://" not in link and not (page.parent / link).exists()]
    assert broken == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_files_named_in_documents_exist(page: Path) -> None:
    named = re.findall(r"`((?:src|tests|scenes|docs|benchmarks)/[\w./{},*-]+)`", page.read_text("utf-8"))
    missing = [name for name in named if "{" not in name and not list(ROOT.glob(name.rstrip("/")))]
    assert missing == []


def test_the_bots_of_the_page_on_own_bots_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = ROOT / "docs/own-bots.md"
    (tmp_path / "my_bot.py").write_text(blocks(page, "python")[0])
    (tmp_path / "mybot.js").write_text(*blocks(page, "js"))
    (tmp_path / "mybot.sh").write_text(*blocks(page, "sh"))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", f"{Path(sys.executable).parent}:{os.environ['PATH']}")
    assert fabletop("bots", "check", "my_bot.py:MyBot", "--game", "fox").status == 0
    bots = "my_bot.py:MyBot,cmd:node mybot.js,cmd:sh mybot.sh"
    done = fabletop("tournament", "fox", "--bots", bots, "--deals", "1", "--seed", "a", "--json")
    assert json.loads(done.out)["faults"] == []


@pytest.mark.parametrize(("game", "moment"), [("fox", 42), ("fairytale", 110), ("grimm", 209)])
def test_pictures_of_views_are_what_is_drawn_now(game: str, moment: int) -> None:
    """Drawn anew: ``open_record("tests/playthroughs/fox.fable")[42].view(0).save("docs/pictures/view-fox.svg")``."""
    look = open_record(ROOT / f"tests/playthroughs/{game}.fable")[moment].view(0)
    assert look.svg == (ROOT / f"docs/pictures/view-{game}.svg").read_text("utf-8")


@pytest.mark.parametrize("page", [*PAGES, ROOT / "web/README.md"], ids=lambda page: page.relative_to(ROOT).as_posix())
def test_no_line_of_a_document_is_longer_than_120_columns(page: Path) -> None:
    lines = enumerate(page.read_text("utf-8").splitlines(), 1)
    assert [number for number, line in lines if len(line) > 120] == []


def headings(page: Path) -> set[str]:
    """What a link to a part of the page may name."""
    text = re.sub(r"```.*?```", "", page.read_text("utf-8"), flags=re.S)
    titles = re.findall(r"^#+ (.*)$", text, re.M)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_to_a_part_of_a_document_find_it(page: Path) -> None:
    text = re.sub(r"```.*?```", "", page.read_text("utf-8"), flags=re.S)
    links = re.findall(r"\]\(([^)#\s]*)#([^)\s]+)\)", text)
    ours = [(page.parent / file if file else page, part) for file, part in links if "://" not in file]
    assert [part for file, part in ours if part not in headings(file)] == []


ROOMS = (ROOT, ROOT / "src/fabletop", *ROOT.glob("src/fabletop/games/*"), ROOT / "web", ROOT / "web/src")
"""Where a file may stand that a document names."""


def stands(name: str) -> bool:
    return any(list(room.glob(name.replace("<game>", "*"))) for room in ROOMS)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_sources_named_in_documents_exist(page: Path) -> None:
    named = re.findall(r"`([\w<>*-]+(?:/[\w.<>*-]+)+\.(?:py|ts|svelte|mjs|css))`", page.read_text("utf-8"))
    assert [name for name in named if not stands(name)] == []


def is_known(name: str) -> bool:
    """Is this a module, or something that stands in one?"""
    parts = name.split(".")
    for cut in range(len(parts), 0, -1):
        place = ROOT / "src" / "/".join(parts[:cut])
        for file in (place.with_suffix(".py"), place / "__init__.py"):
            if file.exists():
                return all(re.search(rf"\b{part}\b", file.read_text("utf-8")) for part in parts[cut:])
    return False


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_modules_named_in_documents_exist(page: Path) -> None:
    named = re.findall(r"`(fabletop(?:\.\w+)+)`", page.read_text("utf-8"))
    assert [name for name in named if not is_known(name)] == []
