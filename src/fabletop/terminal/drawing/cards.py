"""Cards in letters: boxes where there is room, a few signs in a line where there is not."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from fabletop.terminal.drawing.blocks import Block, after, centred, padded, wrapped
from fabletop.terminal.drawing.palette import Palette

FRAMES = {
    "plain": "╭─╮│╰╯",
    "open": "┏━┓┃┗┛",
    "aimed": "╔═╗║╚╝",
    "refused": "┌┄┐┆└┘",
}
"""Corners and sides for each state: what is at rest, can be chosen, is about to be, or cannot."""
BACK = "▒"
MOST_IN_FAN = 20
SMALLEST = 6
"""Letters across the smallest box."""


@dataclass(frozen=True)
class Drawn:
    """A card as it is to be drawn."""

    name: str
    """In full."""
    caption: str
    rank: str = ""
    mark: str = ""
    """Shape and letter of its family."""
    corner: str = ""
    tint: str = "plain"
    is_up: bool = True
    is_known: bool = True
    notes: tuple[str, ...] = ()
    text: str = ""
    """What it does, where there is room to say it."""
    count: int = 1
    state: str = "plain"
    number: str = ""
    """What to press for it."""

    def in_state(self, state: str, number: str = "") -> Drawn:
        return replace(self, state=state, number=number)


def chip(card: Drawn, palette: Palette) -> Text:
    """A card in one line."""
    text = Text()
    if not card.is_known:
        text.append(BACK * min(card.count, 3) + (f"×{card.count}" if card.count > 1 else ""), palette.faded)
        return text
    style = palette.tint(card.tint)
    if not card.is_up:
        text.append(f"{BACK}", palette.faded)
    head = f"{card.rank}{card.mark}{card.corner}"
    text.append(head, style)
    if card.caption:
        text.append(f"{' ' if head else ''}{card.caption}", style if not head else Style(color=palette.ink))
    if card.count > 1:
        text.append(f" ×{card.count}", palette.ink)
    if card.state in ("open", "aimed"):
        text.stylize(Style(underline=True, bold=True))
    return text


def box(card: Drawn, width: int, height: int, table: Palette) -> Block:
    """A card with a frame, so wide and so high, on paper where the theme has some."""
    inner, palette = width - 2, table.on_paper() if card.is_known else table
    rows = [padded(row, inner) for row in face_rows(card, inner, height - 2, palette)]
    corner, side, frame = FRAMES[card.state], FRAMES[card.state][3], frame_style(card, palette)
    lines = [Text(corner[0] + corner[1] * inner + corner[2], frame)]
    for row in rows:
        lines.append(after(side, frame, row).append(side, frame))
    lines.append(after(corner[4], frame, bottom(card, inner, palette)).append(corner[5], frame))
    for line in lines:
        line.stylize(sheet_style(card, table))
    return lines


def sheet_style(card: Drawn, palette: Palette) -> Style:
    """The paper below a card; where there is none, the aimed card is turned to its negative."""
    paper = palette.paper
    if paper is None or not card.is_known:
        return Style(reverse=card.state == "aimed")
    sheets = {"aimed": paper.aim, "refused": paper.dim}
    return Style(bgcolor=sheets.get(card.state, paper.sheet))


def frame_style(card: Drawn, palette: Palette) -> Style:
    if card.state == "aimed":
        return Style(color=palette.ink, bold=True)
    if card.state == "refused" or not card.is_known:
        return Style(color=palette.faded)
    return palette.tint(card.tint) if card.state == "open" else Style(color=palette.line)


def face_rows(card: Drawn, inner: int, rows: int, palette: Palette) -> Block:
    if not card.is_known:
        return [Text(BACK * inner, palette.faded) for _ in range(rows)]
    tint = palette.tint(card.tint)
    left, right = (
        f"{card.rank}{'' if cell_len(card.rank + card.mark) >= inner else ' '}{card.mark}".strip(),
        card.corner,
    )
    back = "" if card.is_up else BACK
    gap = inner - cell_len(back + left) - cell_len(right)
    first = Text(back, palette.faded).append(left + " " * gap + right if gap > 0 else left, tint)
    said = card.notes[bool(edge_note(card, inner)) :]
    notes = [wrapped(note, inner, palette.faded, most=1)[0] for note in said[: max(0, rows - 2)] if note]
    body = [first, *caption_rows(card, inner, rows - 1 - len(notes), palette)]
    room = rows - len(body) - len(notes)
    if card.text and inner >= WITH_TEXT - 2 and room > 0:
        body += wrapped(card.text, inner, Style(color=palette.faded), most=room)
    body += [Text(" " * inner)] * (rows - len(body) - len(notes)) + notes
    return body[:rows]


def caption_rows(card: Drawn, inner: int, rows: int, palette: Palette) -> Block:
    """The name in at most two lines; a plain card shows its sign in the middle."""
    ink = Style(color=palette.faded if card.state == "refused" else palette.ink)
    if rows <= 0:
        return []
    if not card.caption:
        sign = centred(card.mark[:1], inner)
        blank = [Text(" " * inner)] * ((rows - 1) // 2)
        return [*blank, Text(sign, palette.tint(card.tint))]
    words = max(map(cell_len, card.caption.split()), default=0)
    if words > inner and rows < 2:
        return [padded(Text(card.caption[:inner], ink), inner)]
    return wrapped(card.caption, inner, ink, most=min(rows, 2) if card.text else rows)


def edge_note(card: Drawn, inner: int) -> str:
    """The first note stands on the lower side, if it is short and nothing else is to stand there."""
    note = card.notes[0] if card.notes and not card.number and card.count == 1 else ""
    return f" {note} " if 0 < cell_len(note) <= inner - 2 else note if 0 < cell_len(note) == inner else ""


def fan(card: Drawn, palette: Palette) -> Block:
    """Cards face down, one behind another."""
    count, style = min(card.count, MOST_IN_FAN), Style(color=palette.faded)
    rows = ["╭" * count + "──╮", *["│" * count + "▒▒│"] * 2, "╰" * count + "──╯"]
    label = f" ×{card.count} "
    rows[-1] = rows[-1][: -len(label) - 1] + label + rows[-1][-1] if count + 2 > len(label) else rows[-1]
    return [Text(row, style) for row in rows]


def bottom(card: Drawn, inner: int, palette: Palette) -> Text:
    """The lower side, with what to press and how many there are."""
    line = FRAMES[card.state][1]
    label = f" {card.number} " if card.number else edge_note(card, inner)
    if card.count > 1:
        label += f"×{card.count} "
    if cell_len(label) > inner:
        label = label.strip()
    left = (inner - cell_len(label)) // 2
    frame = frame_style(card, palette)
    text = Text(line * left, frame)
    text.append(label, Style(color=palette.ink, bold=True))
    text.append(line * (inner - left - cell_len(label)), frame)
    return text


SIZES = (
    (24, 9),
    (20, 8),
    (16, 6),
    (14, 6),
    (13, 5),
    (11, 5),
    (20, 4),
    (16, 4),
    (13, 4),
    (11, 4),
    (9, 4),
    (7, 4),
    (SMALLEST, 4),
)
"""Width and height of a box, the finest first."""
READABLE = 9
"""So wide a card has room for its name."""
WITH_TEXT = 20
"""From this width on a card says what it does; such cards lie in one row."""


def size_for(count: int, width: int, height: int) -> tuple[int, int] | None:
    """The finest size in which so many cards fit, in one row if they can still be read there; nothing if none does."""
    fitting = [(wide, high) for wide, high in SIZES if wide <= width and rows_for(count, width, wide) * high <= height]
    in_one_row = [(wide, high) for wide, high in fitting if rows_for(count, width, wide) == 1]
    readable = [size for size in in_one_row if size[0] >= READABLE]
    several = [size for size in fitting if size[0] < WITH_TEXT]
    return next(iter(readable or several or in_one_row), None)


def rows_for(count: int, width: int, wide: int) -> int:
    return -(-count // (width // wide))
