"""How the house stands: what its rooms promise, counted (``make bench-house``).

- functions in ``games/*/rules`` that neither a deal nor a choice comes to, nor any words about a table: what stands
  there should be what the rulebook says;
- modules that import each other in circles, for types alone included;
- regular expressions over what a view says, in the boards of the page;
- the longest line of the docs;
- files that a new card touches, as ``docs/adding-a-card.md`` adds it.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import grimp

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src" / "fabletop"
ENTRIES = {"deal", "legal", "act", "points", "place", "round_of", "begin_round", "question_kind"}
"""What a game hands in, where scenes begin, and what a new card declares its question with."""
MOST_COLUMNS = 120
MOST_FILES = 5
REGEX = re.compile(r"new RegExp\(|\.(?:match|matchAll|replace|split|test|exec)\(\s*/|=\s*/[^/\s*].*/[a-z]*[;,)\s]")


def strangers_in_rules(game: str) -> Iterator[str]:
    """Functions in the rules of a game that are reached neither from the deal nor from any choice or words."""
    functions, names_in = {}, {}
    for file in sorted((SOURCES / "games" / game / "rules").rglob("*.py")):
        for node in ast.parse(file.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef):
                functions[node.name] = file
                names_in[node.name] = {inner.id for inner in ast.walk(node) if isinstance(inner, ast.Name)}
    reached, waiting = set[str](), (ENTRIES | declared_in(game) | told_by(game)) & functions.keys()
    while waiting:
        name = waiting.pop()
        reached.add(name)
        waiting |= names_in.get(name, set()) & functions.keys() - reached
    yield from (f"{functions[name].relative_to(ROOT)}: {name}" for name in sorted(functions.keys() - reached))


def declared_in(game: str) -> set[str]:
    """Functions that declare when they are called, and those that build tables when the game is imported."""
    found = set()
    for file in (SOURCES / "games" / game / "rules").rglob("*.py"):
        for node in ast.parse(file.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef):
                marks = {ast.unparse(mark) for mark in node.decorator_list}
                if marks - {"rule", "called_rule"}:
                    found.add(node.name)
            else:
                found |= {inner.id for inner in ast.walk(node) if isinstance(inner, ast.Name)}
    return found


def told_by(game: str) -> set[str]:
    """What words, decks and knowledge of a game take from its rules."""
    found = set()
    for room in ("words", "decks", "knowledge"):
        for file in (SOURCES / "games" / game / room).rglob("*.py"):
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                if isinstance(node, ast.ImportFrom) and node.module and ".rules." in node.module:
                    found |= {alias.name for alias in node.names}
    return found


def circles() -> list[set[str]]:
    """Modules that import each other in circles."""
    graph = grimp.build_graph("fabletop")
    imports = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    reach = {module: graph.find_upstream_modules(module) for module in imports}
    return [{module, other} for module in sorted(imports) for other in imports[module] if module in reach[other]]


def regexes_over_views() -> Iterator[str]:
    """Regular expressions in the boards of the page."""
    boards = ROOT / "web" / "src" / "boards"
    for file in sorted([*boards.rglob("*.ts"), *boards.rglob("*.svelte")]):
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
            if REGEX.search(line) and not line.lstrip().startswith(("//", "*", "import")):
                yield f"{file.relative_to(ROOT)}:{number}: {line.strip()}"


def wide_lines() -> Iterator[str]:
    """Lines of the docs that are too long."""
    for page in sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), ROOT / "web" / "README.md"]):
        for number, line in enumerate(page.read_text("utf-8").splitlines(), 1):
            if len(line) > MOST_COLUMNS:
                yield f"{page.relative_to(ROOT)}:{number}: {len(line)} columns"


def files_of_a_card() -> list[str]:
    """The files to which the page on adding a card writes: each block names its own."""
    page = (ROOT / "docs" / "adding-a-card.md").read_text("utf-8")
    return sorted(set(re.findall(r"^```\w+ (\S+/\S+)", page, re.M)))


def main() -> None:
    games = sorted(folder.parent.name for folder in SOURCES.glob("games/*/rules"))
    print(f"files of a new card: {len(files_of_a_card())}")
    counted = {
        "functions in rules that are no rules": [name for game in games for name in strangers_in_rules(game)],
        "cyclic imports": [" and ".join(sorted(pair)) for pair in circles()],
        "regular expressions over views": list(regexes_over_views()),
        f"lines of docs over {MOST_COLUMNS} columns": list(wide_lines()),
        f"files of a new card over {MOST_FILES}": files_of_a_card()[MOST_FILES:],
    }
    for what, found in counted.items():
        print(f"{what}: {len(found)}")
        for one in found:
            print(f"    {one}")
    sys.exit(any(counted.values()))


if __name__ == "__main__":
    main()
