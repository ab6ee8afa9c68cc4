"""Scales and timetables: where somebody stands, and what comes when."""

from __future__ import annotations

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from fabletop.contract import Meter, Track
from fabletop.terminal.drawing.blocks import Block
from fabletop.terminal.drawing.brush import Brush

CELL = 4
ARROW = " → "


def meter_lines(meter: Meter, brush: Brush, width: int) -> Block:
    """Numbers in bands; the viewer's own in ‹brackets›, those of others in (round) ones, both in «double» ones."""
    numbers, names = Text(), Text()
    own = brush.say.viewer
    cell = CELL if width >= (meter.last + 1) * CELL + len(meter.bands) else CELL - 1
    for at, band in enumerate(meter.bands):
        end = meter.bands[at + 1].first if at + 1 < len(meter.bands) else meter.last + 1
        if at:
            numbers.append("│", brush.palette.line)
            names.append("│", brush.palette.line)
        for number in range(band.first, end):
            numbers.append_text(meter_cell(number, meter, own, brush, cell))
        is_mine = own is not None and band.first <= meter.marks[own] < end
        said = brush.say.say(band.name)[: cell * (end - band.first)]
        style = Style(color=brush.palette.lantern if is_mine else brush.palette.faded, bold=is_mine)
        names.append(said.center(cell * (end - band.first)), style)
    return [numbers, names]


def meter_cell(number: int, meter: Meter, own: int | None, brush: Brush, cell: int) -> Text:
    is_own = own is not None and meter.marks[own] == number
    is_rival = any(mark == number for seat, mark in enumerate(meter.marks) if seat != own)
    left, right = ("«", "»") if is_own and is_rival else ("‹", "›") if is_own else ("(", ")") if is_rival else ("", "")
    style = Style(color=brush.palette.ink)
    if is_own:
        style = Style(color=brush.palette.lantern, bold=True, reverse=True)
    elif is_rival:
        style = Style(color=brush.palette.ink, bold=True)
    inner = f"{left}{number}{right}"[:cell]
    pad = cell - cell_len(inner)
    text = Text(" " * (pad - pad // 2))
    text.append(inner, style)
    text.append(" " * (pad // 2))
    return text


def track_line(track: Track, brush: Brush, width: int) -> Text:
    """The steps around the present one, as many as fit."""
    said = [brush.say.say(step) for step in track.steps]
    first = last = min(track.at, len(said) - 1)
    while True:
        wider = [(first, last + 1), (first - 1, last)]
        for low, high in wider if last - track.at <= track.at - first else reversed(wider):
            if low >= 0 and high < len(said) and room_of(said, low, high) <= width:
                first, last = low, high
                break
        else:
            break
    text = Text("… " if first else "", brush.palette.faded)
    for at in range(first, last + 1):
        text.append(ARROW if at > first else "", brush.palette.line)
        text.append_text(step_text(said[at], at, track.at, brush))
    text.append(" …" if last < len(said) - 1 else "", brush.palette.faded)
    return text


def room_of(said: list[str], first: int, last: int) -> int:
    return sum(cell_len(step) + len(ARROW) for step in said[first : last + 1]) + 6


def step_text(said: str, at: int, now: int, brush: Brush) -> Text:
    if at == now:
        return Text(f"▸{said}◂", Style(color=brush.palette.lantern, bold=True))
    return Text(said, Style(color=brush.palette.faded if at < now else brush.palette.ink))
