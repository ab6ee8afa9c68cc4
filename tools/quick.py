"""What `make quick` runs: format, types, imports, and the tests that a change can reach, in a minute or so.

The change is what differs from where the branch left ``main``, with files that git does not know yet. Its modules are
followed to test files along imports. Two doors are not gone through: the catalogue, behind which everything knows every
game (what a game promises to all is in the contract, and the conformance tests of the changed game run), and slow
rooms, whose tests run only when the room itself is changed. Nothing is compiled. What is left out is said at the end.
"""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE, TESTS = ROOT / "src", ROOT / "tests"
PACKAGE = "fabletop"
CATALOG = f"{PACKAGE}.catalog"
SLOW = ("adapters", "bots", "cli", "lab", "server", "terminal", "training", "web")
"""Rooms of tests that take long: engines, browsers, whole games, searches."""
OF_EVERY_GAME = ("conformance/test_contract.py", "playthroughs", "text/test_locale.py", "records/test_scenes.py")
"""What is asked of a game by its name, which no import shows."""
MOST_FILES = 40
"""If a change reaches more, as one in the kernel does, the tests of its room and OF_EVERY_GAME are a sample of them."""
Graph = Mapping[str, set[str]]


@dataclass(frozen=True)
class Change:
    """Files that differ, by their paths from the root."""

    files: tuple[str, ...]

    @property
    def modules(self) -> set[str]:
        return {module_of(ROOT / file) for file in self.files if is_code(file)}

    @property
    def games(self) -> set[str]:
        """Games in whose folders something differs."""
        return set(filter(None, map(game_of, self.files)))

    @property
    def is_of_games_alone(self) -> bool:
        """Then tests of other games have nothing to find."""
        tested = [file for file in self.files if file.startswith((f"src/{PACKAGE}/", "tests/", "scenes/"))]
        return bool(self.games) and all(map(game_of, tested))

    def touches(self, *starts: str) -> bool:
        return any(file.startswith(starts) for file in self.files)


def game_of(file: str) -> str | None:
    """The game whose rules, tests or scenes these are."""
    found = re.match(rf"(?:src/{PACKAGE}/games|tests/games|scenes)/({'|'.join(games())})/", file)
    return found[1] if found else None


def is_code(file: str) -> bool:
    return file.endswith(".py") and file.startswith(("src/", "tests/"))


@cache
def games() -> tuple[str, ...]:
    return tuple(sorted(file.parent.name for file in (SOURCE / PACKAGE / "games").glob("*/game.py")))


def module_of(file: Path) -> str:
    """The dotted name of a file with code."""
    base = SOURCE if file.is_relative_to(SOURCE) else ROOT
    parts = file.relative_to(base).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports_of(text: str, names: Iterable[str]) -> Iterator[str]:
    """The modules among the known names that a source imports, anywhere in it."""
    known = set(names)
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            wanted = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            wanted = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        else:
            continue
        yield from (name for name in wanted if name in known)


@cache
def import_graph() -> dict[str, set[str]]:
    """What each module of the package and of its tests imports; a test is also shaped by the conftest files above."""
    files = {module_of(file): file for base in (SOURCE / PACKAGE, TESTS) for file in base.rglob("*.py")}
    graph = {name: set(imports_of(file.read_text("utf-8"), files)) for name, file in files.items()}
    for name in graph:
        parts = name.split(".")
        above = [".".join([*parts[:depth], "conftest"]) for depth in range(1, len(parts))]
        graph[name] |= {conftest for conftest in above if conftest in files and conftest != name}
    return graph


def reaching(changed: set[str], graph: Graph) -> set[str]:
    """The changed modules and all that import them, on ways that do not lead through the catalogue."""
    importers: dict[str, set[str]] = {}
    for name, imported in graph.items():
        for one in imported:
            importers.setdefault(one, set()).add(name)
    found, coming = set(), list(changed)
    while coming:
        name = coming.pop()
        if name not in found:
            found.add(name)
            coming += importers.get(name, ()) if name != CATALOG or name in changed else ()
    return found


def room_of(test: str) -> str:
    """``tests.server.test_log`` belongs to ``server``, a file at the top to itself."""
    return test.split(".")[1]


def rooms_changed(change: Change) -> set[str]:
    """The rooms of tests that belong to changed rooms."""
    return {found[1] for file in change.files if (found := re.match(rf"(?:src/{PACKAGE}|tests)/(\w+)[./]", file))}


@dataclass(frozen=True)
class Selection:
    tests: tuple[str, ...]
    """Files and folders."""
    left: tuple[str, ...]
    """Rooms of tests that the change reaches and that are left to `make test`."""
    strangers: tuple[str, ...]
    """Games whose tests are passed over."""


def selection(change: Change, graph: Graph) -> Selection:
    own = rooms_changed(change)
    reached = {name for name in reaching(change.modules, graph) if is_test(name)}
    run = {name for name in reached if room_of(name) not in SLOW or room_of(name) in own}
    if is_sample := len(run) > MOST_FILES:
        run = {name for name in run if room_of(name) in own}
    paths = without_inner(set(map(path_of, run)) | set(unimported(change, is_sample)))
    left = {room_of(name) for name in reached if not path_of(name).startswith(paths)} | doors_of(change)
    strangers = set(games()) - change.games if change.is_of_games_alone else ()
    return Selection(paths, tuple(sorted(left)), tuple(sorted(strangers)))


def doors_of(change: Change) -> set[str]:
    """Where games are met through the catalogue."""
    return {"server", "terminal", "web"} if change.games else set()


def path_of(module: str) -> str:
    return f"{module.replace('.', '/')}.py"


def unimported(change: Change, is_sample: bool) -> Iterator[str]:
    """Tests that a change can reach although they import none of it."""
    if change.games or is_sample:
        yield from (f"tests/{place}" for place in OF_EVERY_GAME)
    yield from (f"tests/games/{game}" for game in change.games)
    if change.touches(f"src/{PACKAGE}/text/"):
        yield from ("tests/text/test_locale.py", "tests/playthroughs")
    if change.touches("scenes/"):
        yield "tests/records/test_scenes.py"
    if change.touches("docs/", "README.md", "CONTRIBUTING.md"):
        yield "tests/docs"


def without_inner(paths: set[str]) -> tuple[str, ...]:
    """No file that lies in a folder which is there too."""
    return tuple(sorted(path for path in paths if not any(str(above) in paths for above in Path(path).parents)))


def is_test(module: str) -> bool:
    return module.startswith("tests.") and module.rpartition(".")[2].startswith("test_")


def changed_files(base: str | None) -> Change:
    """What differs from where the branch began, committed or not."""
    start = base or next(filter(None, (merge_base(name) for name in ("main", "origin/main"))), "HEAD")
    differing = git("diff", "--name-only", start, "--").splitlines()
    unknown = git("ls-files", "--others", "--exclude-standard").splitlines()
    return Change(tuple(sorted({*differing, *unknown})))


def merge_base(name: str) -> str:
    return subprocess.run(["git", "merge-base", "HEAD", name], capture_output=True, text=True, cwd=ROOT).stdout.strip()


def git(*words: str) -> str:
    return subprocess.run(["git", *words], capture_output=True, text=True, check=True, cwd=ROOT).stdout


def checks(change: Change) -> list[list[str]]:
    """What needs no test."""
    tool = Path(sys.executable).parent
    found = [
        [f"{tool}/ruff", "format", "--check", "."],
        [f"{tool}/ruff", "check", "."],
        [f"{tool}/lint-imports"],
        [f"{tool}/mypy"],
    ]
    if change.touches("web/", f"src/{PACKAGE}/wire/"):
        found += [
            ["npm", "--prefix", "web", "run", "--silent", "check"],
            ["npm", "--prefix", "web", "test", "--silent"],
        ]
    return found


def test_command(chosen: Selection) -> list[str]:
    tests = [path for path in chosen.tests if (ROOT / path).exists()]
    passed_over = ["-k", f"not ({' or '.join(chosen.strangers)})"] if chosen.strangers else []
    lines = ["-n", "2", "--dist", "worksteal"]
    return [sys.executable, "-m", "pytest", "--quiet", "--interpreted", *lines, *passed_over, *tests]


def done(command: list[str]) -> str:
    """Nothing if it went well, else what it said."""
    ran = subprocess.run(command, capture_output=True, text=True, cwd=ROOT)
    return "" if ran.returncode == 0 else f"$ {' '.join(command)}\n{ran.stdout}{ran.stderr}"


def in_a_sentence(change: Change, chosen: Selection, seconds: float) -> str:
    ran = ", ".join(["format", "types", "imports", *chosen.tests])
    passed_over = f" of {' and '.join(chosen.strangers)}," if chosen.strangers else ""
    left = ", ".join(["compiled code", *(f"tests/{room}" for room in chosen.left)])
    return (
        f"{len(change.files)} changed files in {seconds:.0f} s: ran {ran}. "
        f"Not run: tests{passed_over} of {left}; `make test` runs everything."
    )


def quick(base: str | None = None) -> int:
    begun = time.monotonic()
    change = changed_files(base)
    chosen = selection(change, import_graph())
    with ThreadPoolExecutor(1) as aside:
        complaints = aside.submit(lambda: [found for command in checks(change) if (found := done(command))])
        failed = subprocess.run(test_command(chosen), cwd=ROOT).returncode if chosen.tests else 0
        found = complaints.result()
    print(*found, sep="\n", end="")
    print(in_a_sentence(change, chosen, time.monotonic() - begun))
    return 1 if found or failed not in (0, 5) else 0  # 5: nothing but what is passed over


if __name__ == "__main__":
    sys.exit(quick(os.environ.get("BASE") or None))
