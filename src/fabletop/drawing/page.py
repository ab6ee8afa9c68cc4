"""The page: rows of zones, zones of parts, each as high as it must be."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from html import escape

from fabletop.contract import Question, View
from fabletop.contract.picture import Picture, Zone
from fabletop.drawing.ink import FADED, GLOW, GROUND, INK, LETTERS, LINE, PANEL, Pen, attributes, path, rect
from fabletop.drawing.parts import Measured, PartPainter

WIDTH = 920
MARGIN, PADDING, BETWEEN = 14, 12, 18
HEAD = 26
HEADINGS = tuple(Pen(size, is_bold=True) for size in (15, 13.5, 12))
HOURGLASS = "M-5 -7H5M-5 7H5M-4 -7C-4 0 4 0 4 7M4 -7C4 0 -4 0 -4 7"


@dataclass(frozen=True)
class Laid:
    """A part at its place in a zone."""

    part: Measured
    x: float
    y: float


@dataclass(frozen=True)
class LaidZone:
    zone: Zone
    width: float
    height: float
    parts: tuple[Laid, ...]


class Page:
    """One picture of one view."""

    def __init__(self, picture: Picture, view: View, painter: PartPainter) -> None:
        self.picture, self.view, self.painter = picture, view, painter

    def drawn(self, title: str, lines: Sequence[str], question: Question | None) -> str:
        """The whole SVG; what it shows is told in words too, for those who do not see it."""
        y, drawn = float(MARGIN), []
        for row in self.picture.rows:
            zones = self.laid_row(row)
            height = max(zone.height for zone in zones)
            for at, zone in enumerate(zones):
                x = MARGIN + at * (zone.width + MARGIN)
                drawn.append(self.zone(zone, x, y, height))
            y += height + MARGIN
        body = "".join(drawn)
        if question is not None:
            body += self.asked(question, y)
            y += 24
        return framed(body, y, self.picture.accent, title, lines)

    def asked(self, question: Question, y: float) -> str:
        pen = Pen(16, INK, is_bold=True, anchor="middle")
        words = pen.cut(self.painter.words(question.prompt), WIDTH - 4 * MARGIN)
        return pen.write(WIDTH / 2, y + 8, words)

    def laid_row(self, row: Sequence[Zone]) -> list[LaidZone]:
        width = (WIDTH - MARGIN * (len(row) + 1)) / len(row)
        return [self.laid_zone(zone, width) for zone in row]

    def laid_zone(self, zone: Zone, width: float) -> LaidZone:
        """Parts from left to right; one that finds no room begins a new line."""
        room = width - 2 * PADDING
        x, top, height, parts = 0.0, float(HEAD + PADDING), 0.0, []
        for part in zone.parts:
            is_own = zone.seat is not None and zone.seat == self.view.seat
            measured = self.painter.measured(part, room, is_own)
            if x and x + measured.width > room:
                x, top, height = 0.0, top + height + 8, 0.0
            parts.append(Laid(measured, PADDING + x, top))
            x, height = x + measured.width + BETWEEN, max(height, measured.height)
        return LaidZone(zone, width, top + height + PADDING, tuple(parts))

    def zone(self, laid: LaidZone, x: float, y: float, height: float) -> str:
        zone = laid.zone
        is_asked = zone.seat is not None and zone.seat in self.view.owes
        edge = GLOW if is_asked else LINE
        panel = rect(x, y, laid.width, height, rx=9, fill=PANEL, stroke=edge, stroke_width=2 if is_asked else 1)
        parts = "".join(one.part.draw(x + one.x, y + one.y, one.part.width) for one in laid.parts)
        head = self.seat_head(zone.seat, laid.width, x, y) if zone.seat is not None else self.head(zone, laid, x, y)
        return f"<g>{panel}{head}{parts}</g>"

    def head(self, zone: Zone, laid: LaidZone, x: float, y: float) -> str:
        words, room = self.painter.words(zone.title), laid.width - 2 * PADDING
        pen = next((pen for pen in HEADINGS if pen.width(words) <= room), HEADINGS[-1])
        return replace(pen, colour=self.picture.accent).write(x + PADDING, y + 22, pen.cut(words, room))

    def seat_head(self, seat: int, width: float, x: float, y: float) -> str:
        """The name of a seat, an hourglass if its answer is awaited, and its points."""
        pen, right = Pen(16, INK, is_bold=True), Pen(14, FADED, anchor="end")
        name = self.painter.name_of(seat)
        name = name[:1].upper() + name[1:]
        head = pen.write(x + PADDING, y + 23, name)
        if seat in self.view.owes:
            at = x + PADDING + pen.width(name) + 16
            glass = path(HOURGLASS, fill="none", stroke=GLOW, stroke_width=2, stroke_linejoin="round")
            head += f'<g transform="translate({at:.1f} {y + 17:.1f})">{glass}</g>'
        points = self.painter.say("picture-points", points=self.view.points[seat])
        return head + right.write(x + width - PADDING, y + 23, points)


def framed(body: str, height: float, accent: str, title: str, lines: Sequence[str]) -> str:
    box = attributes(
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {height:.0f}",
        width=WIDTH,
        height=round(height),
        role="img",
        font_family=LETTERS,
        style="max-width:100%;height:auto",
    )
    told = f"<title>{escape(title, quote=False)}</title><desc>{escape(chr(10).join(lines), quote=False)}</desc>"
    sheet = rect(0, 0, WIDTH, round(height), rx=12, fill=GROUND)
    frame = rect(5, 5, WIDTH - 10, round(height) - 10, rx=9, fill="none", stroke=accent, stroke_opacity=0.5)
    return f"<svg{box}>{told}{sheet}{frame}{body}</svg>\n"
