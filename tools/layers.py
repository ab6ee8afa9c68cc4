"""Draws who may import whom, from the contracts in pyproject.toml that import-linter keeps.

    python tools/layers.py

It writes docs/pictures/layers.svg and the lists of docs/architecture.md; ``make layers`` runs it, and a test compares.
What a layer is for is the first sentence of its docstring.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from pathlib import Path
from textwrap import wrap

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src"
PICTURE = ROOT / "docs/pictures/layers.svg"
PAGE = ROOT / "docs/architecture.md"
FROM, TO = "<!-- made by tools/layers.py: {} -->", "<!-- end -->"
LINE = 120

WIDTH, MARGIN, GAP, PAD = 1036, 24, 6, 14
ROW = 34
STACK, NOTE = 584, 104
"""How wide the layers are, at whose right the rooms of a game stand; and where in a row its note begins."""
STYLE = """
    .ground { fill: #f7f0e1 } .box { stroke: #8a7556 } .name { fill: #2b2118 } .note { fill: #6a5a45 }
    .edge { fill: #fffaf0 } .games { fill: #f6d9a6 } .contract { fill: #dbe8cf } .engine { fill: #d3e2ea }
    .rules { fill: #eeb96a } .thread { stroke: #b98a3e; fill: none }
    .name { font: 600 12.5px ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace }
    .note { font: 13.5px Georgia, 'DejaVu Serif', serif } .title { font-weight: bold; font-size: 15px }
    @media (prefers-color-scheme: dark) {
      .ground { fill: #1f1a15 } .box { stroke: #7b6a50 } .name { fill: #f3e9d8 } .note { fill: #c3b299 }
      .edge { fill: #2e2720 } .games { fill: #5a4019 } .contract { fill: #34432b } .engine { fill: #243843 }
      .rules { fill: #86591a } .thread { stroke: #c9974a }
    }
"""


@dataclass(frozen=True)
class Part:
    """A package or a module of a layer."""

    name: str
    says: str

    @property
    def note(self) -> str:
        """What it is for, in a few words."""
        return re.split(r"[:;,.]", self.says.replace("`", ""))[0]


Layer = tuple[Part, ...]


def contracts() -> list[dict[str, object]]:
    found: list[dict[str, object]] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"][
        "importlinter"
    ]["contracts"]
    return found


def stacks() -> tuple[list[Layer], list[Layer]]:
    """The layers of the whole, and the rooms of a game."""
    whole, rooms = (one for one in contracts() if one["type"] == "layers")
    games = [game for named in listed(rooms["containers"]) for game in packages(str(named))]
    return (
        [layer_of(str(line), [""]) for line in listed(whole["layers"])],
        [layer_of(str(line), games) for line in listed(rooms["layers"])],
    )


def packages(named: str) -> list[str]:
    """The packages that a contract means by a name, which may end in a star."""
    found = sorted(SOURCES.glob(f"{named.replace('.', '/')}/__init__.py"))
    return [".".join(file.parent.relative_to(SOURCES).parts) for file in found]


def listed(value: object) -> list[object]:
    assert isinstance(value, list)
    return value


def layer_of(line: str, containers: list[str]) -> Layer:
    names = [name.strip(" ()") for name in re.split(r"[|:]", line)]
    return tuple(Part(name, purpose(name, containers)) for name in names)


def purpose(name: str, containers: list[str]) -> str:
    """What it is for, as the container says that needs the fewest words; its own title is left out."""
    said = [found for one in containers if (found := said_in(name, one))]
    if not said:
        raise LookupError(f"No part is called {name}.")
    return min(said, key=len)


def said_in(name: str, container: str) -> str | None:
    """What a part says of itself, without the title of what contains it."""
    sentence = first_sentence(f"{container}.{name}" if container else name)
    title = (first_sentence(container) or "").rstrip(".") if container else ""
    if sentence is not None and title:
        sentence = sentence.replace(f" of {title}", "").replace(title, "the game")
    return sentence and sentence[0].upper() + sentence[1:]


def first_sentence(module: str) -> str | None:
    """How the docstring of a module begins."""
    place = SOURCES / module.replace(".", "/")
    for file in (place.with_suffix(".py"), place / "__init__.py"):
        if file.exists():
            said = " ".join((ast.get_docstring(ast.parse(file.read_text("utf-8"))) or "").split())
            return re.split(r"(?<=\.) ", said)[0].replace("``", "`")
    return None


# ---- the picture


def picture(whole: list[Layer], rooms: list[Layer]) -> str:
    top = MARGIN + 22
    tops = [top + number * (ROW + GAP) for number in range(len(whole))]
    height = tops[-1] + ROW + MARGIN
    left = MARGIN + STACK + 56
    first = (height - len(rooms) * (ROW + GAP)) / 2
    shapes = [title(MARGIN, top - 16, "A layer imports only what is below it")]
    for layer, y in zip(whole, tops, strict=True):
        shapes += row(layer, MARGIN, y, STACK, kind_of(layer, whole))
    shapes.append(title(left, first - 16, "The rooms of a game, likewise"))
    for number, layer in enumerate(rooms):
        kind = "rules" if layer is rooms[-1] else "games"
        shapes += row(layer, left, first + number * (ROW + GAP), WIDTH - MARGIN - left, kind)
    shapes += thread(tops[place_of("games", whole)] + ROW / 2, left, first, len(rooms))
    told = "The layers of fabletop, each standing on those below, and the rooms of a game"
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{told}">'
    ground = f'  <rect class="ground" width="{WIDTH}" height="{height:g}" rx="12"/>'
    return "\n".join([head, f"  <style>{STYLE}  </style>", ground, *(f"  {shape}" for shape in shapes), "</svg>", ""])


def place_of(name: str, whole: list[Layer]) -> int:
    return next(number for number, layer in enumerate(whole) if any(short(part.name) == name for part in layer))


def kind_of(layer: Layer, whole: list[Layer]) -> str:
    """Its colour: what stands on the games, they themselves, what they promise, and what runs them."""
    number, games, contract = whole.index(layer), place_of("games", whole), place_of("contract", whole)
    kinds = {games: "games", contract: "contract"}
    return kinds.get(number, "edge" if number < games else "engine")


def short(name: str) -> str:
    return name.removeprefix("fabletop.")


def title(x: float, y: float, words: str) -> str:
    return f'<text class="note title" x="{x:g}" y="{y:g}">{escape(words)}</text>'


def row(layer: Layer, x: float, y: float, width: float, kind: str) -> Iterator[str]:
    """The parts of a layer side by side; one that is alone says what it is for."""
    wide, line = (width - GAP * (len(layer) - 1)) / len(layer), y + ROW / 2 + 4.5
    for number, part in enumerate(layer):
        left, name = x + number * (wide + GAP), short(part.name)
        yield f'<rect class="box {kind}" x="{left:.1f}" y="{y:g}" width="{wide:.1f}" height="{ROW}" rx="6"/>'
        if len(layer) > 1:
            yield f'<text class="name" x="{left + wide / 2:.1f}" y="{line:g}" text-anchor="middle">{name}</text>'
        else:
            yield f'<text class="name" x="{left + PAD:g}" y="{line:g}">{name}</text>'
            yield f'<text class="note" x="{left + NOTE:g}" y="{line:g}">{escape(part.note)}</text>'


def thread(y: float, left: float, top: float, rooms: int) -> Iterator[str]:
    """A bracket from the layer of the games to their rooms."""
    right, end = left - 14, top + rooms * (ROW + GAP) - GAP
    yield f'<path class="thread" d="M{MARGIN + STACK} {y:g}H{right - 14}" stroke-width="1.5"/>'
    yield f'<path class="thread" d="M{right} {top:g}H{right - 14}V{end:g}H{right}" stroke-width="1.5"/>'


# ---- the page


def lists(whole: list[Layer], rooms: list[Layer]) -> dict[str, str]:
    rules = [str(one["name"]) for one in contracts() if one["type"] != "layers"]
    return {
        "layers": "\n".join(lines_of(layer) for layer in whole),
        "rooms": "\n".join(lines_of(layer) for layer in rooms),
        "contracts": "\n".join(f"- {rule}." for rule in rules),
    }


def lines_of(layer: Layer) -> str:
    """A layer as an item, or as one with an item for each of the parts that stand side by side."""
    if len(layer) == 1:
        return item(layer[0], "")
    return "\n".join(["- side by side, none knowing another:", *(item(part, "  ") for part in layer)])


def item(part: Part, indent: str) -> str:
    return wrapped(f"{indent}- `{short(part.name)}`: {part.says}", f"{indent}  ")


def wrapped(text: str, indent: str) -> str:
    return "\n".join(wrap(text, LINE, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False))


def page(text: str, made: dict[str, str]) -> str:
    for name, lines in made.items():
        before, _, rest = text.partition(FROM.format(name))
        after = rest.partition(TO)[2]
        text = f"{before}{FROM.format(name)}\n\n{lines}\n\n{TO}{after}"
    return text


def main() -> None:
    whole, rooms = stacks()
    PICTURE.write_text(picture(whole, rooms), "utf-8")
    PAGE.write_text(page(PAGE.read_text("utf-8"), lists(whole, rooms)), "utf-8")


if __name__ == "__main__":
    main()
