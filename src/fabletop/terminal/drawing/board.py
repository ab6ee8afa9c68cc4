"""A table in letters: zones with their things, drawn as large as there is room."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from fabletop.contract import Pointed, Thing, Zone, said
from fabletop.terminal.drawing.blocks import (
    Block,
    after,
    flow_size,
    flowed,
    in_rows,
    marked,
    padded,
    side_by_side,
    width_of,
    wrap_words,
    wrapped,
)
from fabletop.terminal.drawing.brush import Brush
from fabletop.terminal.drawing.cards import MOST_IN_FAN, Drawn, box, chip, fan, frame_style
from fabletop.terminal.drawing.scales import meter_lines, track_line

HUGE, LARGE, MIDDLE, SMALL, LEAST = (20, 8), (14, 6), (14, 5), (12, 4), (10, 4)
Size = tuple[int, int] | None
DETAILS: tuple[tuple[Size, Size, Size], ...] = (
    (HUGE, HUGE, HUGE),
    (HUGE, HUGE, LARGE),
    (LARGE, LARGE, LARGE),
    (MIDDLE, MIDDLE, MIDDLE),
    (SMALL, SMALL, SMALL),
    (LEAST, LEAST, LEAST),
    (MIDDLE, MIDDLE, None),
    (SMALL, SMALL, None),
    (SMALL, None, None),
    (None, None, None),
)
"""Boxes of cards on the table, before the viewer and before others, the finest first; nothing means lines."""
PLACES = {"table": 0, "own": 1, "hand": 1, "rival": 2}
MOST_BOXES = 16
"""Things of one zone that are drawn as boxes; more are told in lines."""
STAGES = ("▙{0}▟", "▌{0}▐", "╱{0}╲")
GAP = 2
LEAST_TEXT = (39, 60)
"""What is said of a zone may be so wide, even where its things are narrower; wider in the middle of the table."""


class Shown:
    """A zone put into words once, to be measured and drawn in several ways."""

    def __init__(self, zone: Zone, brush: Brush, width: int, pointed: Pointed) -> None:
        self.zone, self.brush, self.width = zone, brush, width
        self.title = brush.say.say(zone.title)
        self.lines = [brush.say.say(said(line)) for line in zone.lines]
        self.says = " · ".join(self.lines)
        self.cards = [
            brush.card(thing).in_state("open" if pointed.at(zone, thing) else "plain") for thing in zone.things
        ]
        self.scale = scales(zone, brush, width)

    @cached_property
    def in_lines(self) -> Block:
        return told(self)

    def is_told(self, size: Size) -> bool:
        return size is None or len(self.cards) > MOST_BOXES

    def measure(self, size: Size) -> tuple[int, int]:
        """Width and height of the zone with boxes of a size, without drawing it."""
        if size is None or self.is_told(size):
            return self.width, len(self.in_lines)
        sizes = [thing_size(thing, card, size) for thing, card in zip(self.zone.things, self.cards, strict=True)]
        wide, high = flow_size(sizes, self.width)
        whole = self.whole_width(wide)
        lines = len(wrap_words(self.says, whole)) if self.says else 0
        return whole, 1 + len(self.scale) + high + lines + (not sizes and not self.says and not self.scale)

    def whole_width(self, things: int) -> int:
        natural = max(things, cell_len(self.title) + 4, *(line.cell_len for line in self.scale), 0)
        least = LEAST_TEXT[self.zone.place == "table"]
        return min(self.width, max(natural, min(cell_len(self.says), least)))

    def drawn(self, size: Size) -> Block:
        """With a head, its things in boxes, and what is said of it."""
        if size is None or self.is_told(size):
            return self.in_lines
        brush = self.brush
        boxes = [
            thing_block(self.zone, thing, card, brush, size)
            for thing, card in zip(self.zone.things, self.cards, strict=True)
        ]
        body = flowed(boxes, self.width) if boxes else []
        wide = self.whole_width(width_of(body))
        head = Text("─ ", brush.palette.line).append(self.title, heading(self.zone, brush))
        head.append(" " + "─" * max(0, wide - cell_len(self.title) - 3), brush.palette.line)
        lines = [head, *self.scale, *body, *wrapped(self.says, wide, brush.palette.ink)]
        if not boxes and not self.says and not self.scale:
            lines.append(Text("·", brush.palette.faded))
        return [padded(line, wide) for line in lines]


def draw_board(zones: Sequence[Zone], brush: Brush, width: int, height: int, pointed: Pointed) -> Block:
    """The finest drawing that fits; the plainest, which can be scrolled, if none does."""
    shown = [Shown(zone, brush, width, pointed) for zone in zones if zone.place != "aside"]
    sizes = next((sizes for sizes in DETAILS if height_with(shown, sizes, width) <= height), DETAILS[-1])
    lines: Block = []
    for row in in_rows([one.drawn(size_in(one, sizes)) for one in shown], width, GAP):
        lines += [padded(line, width) for line in side_by_side(row, GAP)]
    if len(lines) + 2 < height:
        aside = [Shown(zone, brush, width, pointed) for zone in zones if zone.place == "aside"]
        rest = [line for one in aside for line in one.in_lines]
        if rest and len(lines) + len(rest) < height:
            return [*lines, Text(" " * width), *rest]
    return lines


def size_in(shown: Shown, sizes: tuple[Size, Size, Size]) -> Size:
    return sizes[PLACES[shown.zone.place]]


def height_with(shown: Sequence[Shown], sizes: tuple[Size, Size, Size], width: int) -> int:
    return flow_size([one.measure(size_in(one, sizes)) for one in shown], width, GAP)[1]


def thing_size(thing: Thing, card: Drawn, size: tuple[int, int]) -> tuple[int, int]:
    if thing.stack is not None:
        wide = building_width(card)
        return wide, len(STAGES) + min(2, len(wrap_words(card.name, wide)))
    if thing.title is not None:
        inner = panel_width(card)
        return inner + 2, 2 + sum(len(wrap_words(note, inner)) for note in card.notes)
    if not card.is_known and card.count > 1:
        return min(card.count, MOST_IN_FAN) + 3, 4
    return size


def heading(zone: Zone, brush: Brush) -> Style:
    own = zone.place in ("own", "hand")
    return Style(color=brush.palette.lantern if own else brush.palette.ink, bold=True)


def scales(zone: Zone, brush: Brush, width: int) -> Block:
    lines: Block = []
    if zone.track is not None:
        lines.append(track_line(zone.track, brush, width))
    if zone.meter is not None:
        lines += meter_lines(zone.meter, brush, width)
    return lines


def thing_block(zone: Zone, thing: Thing, card: Drawn, brush: Brush, size: tuple[int, int]) -> Block:
    meta: dict[str, object] = {"thing": thing.name, "kinds": zone.refs}
    if thing.stack is not None:
        return marked(building(thing, card, brush), meta)
    if thing.title is not None:
        return marked(panel(card, brush), meta)
    if not card.is_known and card.count > 1:
        return marked(fan(card, brush.palette), meta)
    return marked(box(card, *size, brush.palette), meta)


def panel(card: Drawn, brush: Brush) -> Block:
    """A thing with a name on its frame and lines in it."""
    inner = panel_width(card)
    frame = frame_style(card, brush.palette)
    heavy = "┏━┓┃┗┛" if card.state == "open" else "╭─╮│╰╯"
    head = Text(f"{heavy[0]} ", frame).append(card.name, Style(color=brush.palette.ink, bold=True))
    head.append(" " + heavy[1] * (inner - cell_len(card.name) - 2) + heavy[2], frame)
    lines = [head]
    for note in card.notes:
        for row in wrapped(note, inner, brush.palette.ink):
            lines.append(after(heavy[3], frame, row).append(heavy[3], frame))
    lines.append(Text(heavy[4] + heavy[1] * inner + heavy[5], frame))
    return lines


def panel_width(card: Drawn) -> int:
    return min(26, max([cell_len(card.name) + 2, 12, *map(cell_len, card.notes)]))


def building_width(card: Drawn) -> int:
    return max(6, *(cell_len(word) for word in card.name.split()))


def building(thing: Thing, card: Drawn, brush: Brush) -> Block:
    """Layers on top of each other, and below them what it is."""
    assert thing.stack is not None
    wide = building_width(card)
    style = Style(color=brush.palette.ink, bold=card.state == "open", underline=False)
    rows: Block = []
    for at in reversed(range(len(STAGES))):
        stuff = STAGES[at].format(brush.stuff(thing.stack[at]) * 4) if at < len(thing.stack) else ""
        rows.append(padded(Text(stuff.center(wide), style), wide))
    return rows + wrapped(card.name, wide, brush.palette.faded, most=2)


def told(shown: Shown) -> Block:
    """A zone in as few lines as can be: its name, its things one after the other, what is said of it."""
    zone, brush, text = shown.zone, shown.brush, Text()
    colon = " — " if ":" in shown.title else ": "
    text.append(f"{shown.title}{colon}" if zone.things or zone.lines else "", heading(zone, brush))
    for number, (thing, card) in enumerate(zip(zone.things, shown.cards, strict=True)):
        text.append("  " if number else "")
        text.append_text(in_line(zone, thing, card, brush))
    for number, line in enumerate(shown.lines):
        text.append(" · " if number or zone.things else "", brush.palette.faded)
        text.append(line, brush.palette.ink)
    if not zone.things and not zone.lines and not shown.scale:
        text.append(f"{shown.title}: –", heading(zone, brush))
    lines = folded(text, shown.width) if text.plain else []
    if shown.scale:
        title = Text(shown.title, heading(zone, brush)) if not text.plain else None
        lines = [
            *([padded(title, shown.width)] if title else lines),
            *(padded(row, shown.width) for row in shown.scale),
        ]
    return lines


def in_line(zone: Zone, thing: Thing, card: Drawn, brush: Brush) -> Text:
    text = chip(card, brush.palette)
    if thing.stack is not None:
        stuff = "".join(map(brush.stuff, thing.stack)).ljust(len(STAGES), "·")
        text = Text(f"[{stuff}] ", brush.palette.ink).append_text(text)
    if card.notes and (thing.title is not None or len(card.notes[0]) < 24):
        text.append(f" ({'; '.join(card.notes)})", brush.palette.faded)
    text.stylize(Style(meta={"thing": thing.name, "kinds": zone.refs}))
    return text


def folded(text: Text, width: int) -> Block:
    """A long line in several, broken between words; those after the first are set in."""
    lines: Block = []
    rest = text
    while rest.plain:
        room = width if not lines else width - 2
        cut = cut_at(rest.plain, room)
        line, rest = rest[:cut], rest[cut:]
        while rest.plain.startswith(" "):
            rest = rest[1:]
        lines.append(padded(Text("  ").append_text(line) if lines else line, width))
    return lines


def cut_at(plain: str, room: int) -> int:
    if cell_len(plain) <= room:
        return len(plain)
    cut = plain.rfind(" ", 0, room + 1)
    return cut if cut > 0 else room
