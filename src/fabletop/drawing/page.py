"""The page: rows of panels, panels of parts, each as high as it must be."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from html import escape

from fabletop.contract import Question
from fabletop.drawing.ink import FADED, GLOW, GROUND, INK, LETTERS, LINE, PANEL, Pen, attributes, path, rect
from fabletop.drawing.parts import Measured, PartPainter
from fabletop.drawing.picture import Lines, Panel, Rows

WIDTH = 920
NARROW = 600
"""On a narrower page all panels lie one below the other."""
MARGIN, PADDING, BETWEEN = 14, 12, 18
HEAD = 26
HEADINGS = tuple(Pen(size, is_bold=True) for size in (15, 13.5, 12))
HOURGLASS = "M-5 -7H5M-5 7H5M-4 -7C-4 0 4 0 4 7M4 -7C4 0 -4 0 -4 7"


@dataclass(frozen=True)
class Laid:
    """A part at its place in a panel."""

    part: Measured
    x: float
    y: float


@dataclass(frozen=True)
class LaidPanel:
    panel: Panel
    width: float
    height: float
    parts: tuple[Laid, ...]


@dataclass(frozen=True)
class PicturePage:
    """One picture."""

    rows: Rows
    painter: PartPainter
    points: Sequence[int] = ()
    owes: Sequence[int] = ()
    """Seats whose answers are awaited."""
    width: float = WIDTH

    def drawn(self, title: str, lines: Sequence[str], question: Question | None = None) -> str:
        """The whole SVG; what it shows is told in words too, for those who do not see it."""
        y, drawn = float(MARGIN), []
        for row in self.rows if self.width > NARROW else in_a_column(self.rows):
            panels = self.laid_row(row)
            height = max(panel.height for panel in panels)
            for at, panel in enumerate(panels):
                x = MARGIN + at * (panel.width + MARGIN)
                drawn.append(self.panel(panel, x, y, height))
            y += height + MARGIN
        body = "".join(drawn)
        if question is not None:
            body += self.asked(question, y)
            y += 24
        return framed(body, (self.width, y), self.painter.accent, title, lines)

    def asked(self, question: Question, y: float) -> str:
        pen = Pen(16, INK, is_bold=True, anchor="middle")
        words = pen.cut(self.painter.say.say(question.prompt), self.width - 4 * MARGIN)
        return pen.write(self.width / 2, y + 8, words)

    def laid_row(self, row: Sequence[Panel]) -> list[LaidPanel]:
        width = (self.width - MARGIN * (len(row) + 1)) / len(row)
        return [self.laid_panel(panel, width) for panel in row]

    def laid_panel(self, panel: Panel, width: float) -> LaidPanel:
        """Parts from left to right; one that finds no room begins a new line."""
        room = width - 2 * PADDING
        x, top, height, parts = 0.0, float(HEAD + PADDING), 0.0, []
        for part in panel.parts:
            is_beside = isinstance(part, Lines) and part.is_beside
            measured = self.painter.measured(part, room - x if is_beside else room)
            if x and x + measured.width > room:
                x, top, height = 0.0, top + height + 8, 0.0
            parts.append(Laid(measured, PADDING + x, top))
            x, height = x + measured.width + BETWEEN, max(height, measured.height)
        return LaidPanel(panel, width, top + height + PADDING, tuple(parts))

    def panel(self, laid: LaidPanel, x: float, y: float, height: float) -> str:
        panel = laid.panel
        is_lit = panel.is_lit or panel.seat in self.owes
        edge = GLOW if is_lit else LINE
        sheet = rect(x, y, laid.width, height, rx=9, fill=PANEL, stroke=edge, stroke_width=2 if is_lit else 1)
        parts = "".join(one.part.draw(x + one.x, y + one.y, one.part.width) for one in laid.parts)
        return f"<g>{sheet}{self.head(panel, laid.width, x, y)}{parts}</g>"

    def head(self, panel: Panel, width: float, x: float, y: float) -> str:
        """The title; for a seat, an hourglass if its answer is awaited, and its points."""
        room, colour = width - 2 * PADDING, self.painter.accent
        if panel.seat is None:
            return heading(panel.title, room, colour).write(x + PADDING, y + 22)
        points = self.painter.say("picture-points", points=self.points[panel.seat])
        right = Pen(14, FADED, anchor="end")
        title = heading(panel.title, room - right.width(points) - 30, INK)
        head = title.write(x + PADDING, y + 22) + right.write(x + width - PADDING, y + 22, points)
        if panel.seat in self.owes:
            at = x + PADDING + title.width + 14
            glass = path(HOURGLASS, fill="none", stroke=GLOW, stroke_width=2, stroke_linejoin="round")
            head += f'<g transform="translate({at:.1f} {y + 17:.1f})">{glass}</g>'
        return head


@dataclass(frozen=True)
class Heading:
    pen: Pen
    words: str

    @property
    def width(self) -> float:
        return self.pen.width(self.words)

    def write(self, x: float, y: float) -> str:
        return self.pen.write(x, y, self.words)


def heading(words: str, room: float, colour: str) -> Heading:
    """As large as there is room."""
    pen = next((pen for pen in HEADINGS if pen.width(words) <= room), HEADINGS[-1])
    return Heading(replace(pen, colour=colour), pen.cut(words, room))


def in_a_column(rows: Rows) -> Rows:
    return tuple((panel,) for row in rows for panel in row)


def framed(body: str, size: tuple[float, float], accent: str, title: str, lines: Sequence[str]) -> str:
    width, height = round(size[0]), round(size[1])
    box = attributes(
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width} {height}",
        width=width,
        height=height,
        role="img",
        font_family=LETTERS,
        style="max-width:100%;height:auto",
    )
    told = f"<title>{escape(title, quote=False)}</title><desc>{escape(chr(10).join(lines), quote=False)}</desc>"
    sheet = rect(0, 0, width, height, rx=12, fill=GROUND)
    frame = rect(5, 5, width - 10, height - 10, rx=9, fill="none", stroke=accent, stroke_opacity=0.5)
    return f"<svg{box}>{told}{sheet}{frame}{body}</svg>\n"
