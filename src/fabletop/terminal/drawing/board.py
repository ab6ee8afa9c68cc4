"""A table in letters: zones with their things, drawn as large as there is room."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from fabletop.contract import Choice, Thing, Zone
from fabletop.terminal.drawing.blocks import (
    Block,
    after,
    flowed,
    in_rows,
    marked,
    padded,
    side_by_side,
    width_of,
    wrapped,
)
from fabletop.terminal.drawing.brush import Brush
from fabletop.terminal.drawing.cards import Drawn, box, chip, fan, frame_style
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


@dataclass(frozen=True)
class Pointed:
    """What choices point at, so that it can be shown on the table."""

    refs: frozenset[tuple[str, str]] = frozenset()

    def at(self, zone: Zone, thing: Thing) -> bool:
        return any((kind, thing.name) in self.refs or (kind, "") in self.refs for kind in zone.refs)


def pointed_by(choices: Sequence[Choice]) -> Pointed:
    return Pointed(frozenset((ref.kind, ref.name) for choice in choices for ref in choice.refs))


def draw_board(zones: Sequence[Zone], brush: Brush, width: int, height: int, pointed: Pointed) -> Block:
    """The finest drawing that fits; the plainest, which can be scrolled, if none does."""
    on_table = [zone for zone in zones if zone.place != "aside"]
    aside = [zone for zone in zones if zone.place == "aside"]
    lines: Block = []
    for sizes in DETAILS:
        lines = all_zones(on_table, brush, width, sizes, pointed)
        if len(lines) <= height:
            break
    rest = [line for zone in aside for line in told(zone, brush, width, pointed)]
    return lines + ([Text(" " * width), *rest] if rest and len(lines) + len(rest) < height else [])


def all_zones(
    zones: Sequence[Zone], brush: Brush, width: int, sizes: tuple[Size, Size, Size], pointed: Pointed
) -> Block:
    blocks: list[Block] = []
    for zone in zones:
        size = sizes[PLACES[zone.place]]
        if size is None:
            blocks.append([padded(line, width) for line in told(zone, brush, width, pointed)])
        else:
            blocks.append(drawn(zone, brush, width, size, pointed))
    lines: Block = []
    for row in in_rows(blocks, width, GAP):
        lines += [padded(line, width) for line in side_by_side(row, GAP)]
    return lines


def drawn(zone: Zone, brush: Brush, width: int, size: tuple[int, int], pointed: Pointed) -> Block:
    """A zone with a head, its things in boxes, and what is said of it."""
    title = brush.say.say(zone.title)
    if len(zone.things) > MOST_BOXES:
        return told(zone, brush, width, pointed)
    boxes = [thing_block(zone, thing, brush, size, pointed) for thing in zone.things]
    body = flowed(boxes, width) if boxes else []
    natural = max([width_of(body), cell_len(title) + 4])
    says = " · ".join(brush.say.say(line) for line in zone.lines)
    wide = min(width, max(natural, min(cell_len(says), LEAST_TEXT[zone.place == "table"])))
    scale = scales(zone, brush, width)
    if scale:
        wide = min(width, max(wide, *map(width_of, ([line] for line in scale))))
    head = Text("─ ", brush.palette.line).append(title, heading(zone, brush))
    head.append(" " + "─" * max(0, wide - cell_len(title) - 3), brush.palette.line)
    lines = [head, *scale, *body]
    lines += wrapped(says, wide, brush.palette.ink)
    if not boxes and not says and not scale:
        lines.append(Text("·", brush.palette.faded))
    return [padded(line, wide) for line in lines]


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


def thing_block(zone: Zone, thing: Thing, brush: Brush, size: tuple[int, int], pointed: Pointed) -> Block:
    card = brush.card(thing).in_state("open" if pointed.at(zone, thing) else "plain")
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
    inner = min(26, max([cell_len(card.name) + 2, 12, *map(cell_len, card.notes)]))
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


def building(thing: Thing, card: Drawn, brush: Brush) -> Block:
    """Layers on top of each other, and below them what it is."""
    assert thing.stack is not None
    wide = max(6, *(cell_len(word) for word in card.name.split()))
    style = Style(color=brush.palette.ink, bold=card.state == "open", underline=False)
    rows: Block = []
    for at in reversed(range(len(STAGES))):
        stuff = STAGES[at].format(thing.stack[at] * 4) if at < len(thing.stack) else ""
        rows.append(padded(Text(stuff.center(wide), style), wide))
    return rows + wrapped(card.name, wide, brush.palette.faded, most=2)


def told(zone: Zone, brush: Brush, width: int, pointed: Pointed) -> Block:
    """A zone in as few lines as can be: its name, its things one after the other, what is said of it."""
    text = Text()
    text.append(f"{brush.say.say(zone.title)}: " if zone.things or zone.lines else "", heading(zone, brush))
    for number, thing in enumerate(zone.things):
        text.append("  " if number else "")
        text.append_text(in_line(zone, thing, brush, pointed))
    for number, line in enumerate(zone.lines):
        text.append(" · " if number or zone.things else "", brush.palette.faded)
        text.append(brush.say.say(line), brush.palette.ink)
    if not zone.things and not zone.lines and not zone.track and not zone.meter:
        text.append(f"{brush.say.say(zone.title)}: –", heading(zone, brush))
    lines = folded(text, width) if text.plain else []
    if zone.track or zone.meter:
        title = Text(brush.say.say(zone.title), heading(zone, brush)) if not text.plain else None
        lines = ([padded(title, width)] if title else lines) + [
            padded(row, width) for row in scales(zone, brush, width)
        ]
    return lines


def in_line(zone: Zone, thing: Thing, brush: Brush, pointed: Pointed) -> Text:
    card = brush.card(thing).in_state("open" if pointed.at(zone, thing) else "plain")
    text = chip(card, brush.palette)
    if thing.stack is not None:
        stuff = "".join(thing.stack).ljust(len(STAGES), "·")
        text = Text(f"[{stuff}] ", brush.palette.ink).append_text(text)
    if card.notes and (thing.title is not None or len(card.notes[0]) < 24):
        text.append(f" ({'; '.join(card.notes)})", brush.palette.faded)
    text.stylize(Style(meta={"thing": thing.name, "kinds": zone.refs}))
    return text


def folded(text: Text, width: int) -> Block:
    """A long line in several, broken between words; those after the first are set in."""
    lines, rest = [], text
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
