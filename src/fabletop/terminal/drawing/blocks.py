"""Blocks of text: lines of one width that can be put side by side and wrapped."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

Block = list[Text]
"""Lines of the same width."""


def width_of(block: Block) -> int:
    return block[0].cell_len if block else 0


def padded(line: Text, width: int) -> Text:
    """Cut or filled up with spaces to a width."""
    copy = line.copy()
    copy.truncate(width, overflow="ellipsis")
    copy.append(" " * max(0, width - copy.cell_len))
    return copy


def centred(text: str, width: int) -> str:
    left = max(0, width - cell_len(text)) // 2
    return (" " * left + text + " " * width)[: left + len(text) + max(0, width - left - cell_len(text))]


def wrapped(text: str, width: int, style: Style | str = "", *, most: int | None = None) -> Block:
    """Words in lines; what does not fit is cut, with a sign that it is."""
    lines = wrap_words(text, max(1, width))
    if most is not None and len(lines) > most:
        rest = " ".join(lines[most - 1 :]) if most else ""
        lines = [*lines[: most - 1], rest] if most else []
    return [padded(Text(line, style), width) for line in lines]


def wrap_words(text: str, width: int) -> list[str]:
    """A word that is too long is broken at its hyphens, or else anywhere."""
    lines = [""]
    for word in (part for whole in text.split() for part in parts_of(whole, width)):
        if lines[-1] and cell_len(lines[-1]) + 1 + cell_len(word) > width:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
        while cell_len(lines[-1]) > width:
            lines[-1:] = [lines[-1][: width - 1] + "-", lines[-1][width - 1 :]] if width > 1 else [lines[-1][:1]]
    return lines if lines != [""] else []


def parts_of(word: str, width: int) -> list[str]:
    return [word] if cell_len(word) <= width else re.findall(r"[^-]+-?|-", word)


def after(mark: str, style: Style | str, line: Text) -> Text:
    """A line with a mark before it."""
    return Text().append(mark, style).append_text(line)


def side_by_side(blocks: Sequence[Block], gap: int = 1) -> Block:
    """Blocks in a row, level at the top."""
    height = max((len(block) for block in blocks), default=0)
    lines = []
    for at in range(height):
        line = Text()
        for number, block in enumerate(blocks):
            line.append(" " * gap if number else "")
            line.append_text(block[at] if at < len(block) else Text(" " * width_of(block)))
        lines.append(line)
    return lines


def in_rows(blocks: Iterable[Block], width: int, gap: int = 1) -> list[list[Block]]:
    """Blocks in rows that fit a width."""
    rows: list[list[Block]] = []
    used = 0
    for block in blocks:
        wide = width_of(block)
        if rows and used + gap + wide <= width:
            rows[-1].append(block)
            used += gap + wide
        else:
            rows.append([block])
            used = wide
    return rows


def flow_size(sizes: Iterable[tuple[int, int]], width: int, gap: int = 1) -> tuple[int, int]:
    """How wide and high blocks of these sizes would be, side by side in as many rows as it takes."""
    used = highest = widest = height = 0
    for wide, high in sizes:
        if used and used + gap + wide <= width:
            used, highest = used + gap + wide, max(highest, high)
        else:
            height, used, highest = height + highest, wide, high
        widest = max(widest, used)
    return widest, height + highest


def flowed(blocks: Iterable[Block], width: int, gap: int = 1) -> Block:
    """Blocks side by side, in as many rows as it takes."""
    lines = [line for row in in_rows(blocks, width, gap) for line in side_by_side(row, gap)]
    wide = max((line.cell_len for line in lines), default=0)
    return [padded(line, wide) for line in lines]


def marked(block: Block, meta: dict[str, object]) -> Block:
    """The same block, which says what it is when it is clicked."""
    style = Style(meta=meta)
    for line in block:
        line.stylize(style)
    return block
