"""Cards: a face, a back, and a back with a corner peeled for whoever knows the face."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

from fabletop.contract import GUESS
from fabletop.drawing.ink import FADED, GLOW, INK, PAPER, PAPER_EDGE, Look, Pen, circle, moved, path, rect
from fabletop.drawing.picture import CardShown, Mark, Spot

SQUARE = 512
"""The side of the square that marks are drawn in."""


@dataclass(frozen=True)
class Size:
    """The measures of a card."""

    width: float
    rank: float
    name: float
    lines: int
    """Of its name, at most."""

    @property
    def height(self) -> float:
        return self.width * 1.4


HUGE, LARGE, SMALL = Size(150, 41, 19, 3), Size(92, 25, 12, 3), Size(72, 18, 9.5, 3)
STAR = "M0 -46C5 -12 12 -5 46 0C12 5 5 12 0 46C-5 12 -12 5 -46 0C-12 -5 -5 -12 0 -46Z"


def glyph(mark: Mark, x: float, y: float, side: float) -> str:
    """The shape of a mark, or its character if it has none."""
    drawn = mark.sign.drawn
    if drawn is None:
        return Pen(side * 0.9, mark.ink, anchor="middle").write(x, y + side * 0.32, mark.sign.shape)
    look: Look = {"stroke": mark.ink, "stroke_width": 26, "stroke_linejoin": "round"} if drawn.fill else {}
    parts = [path(drawn.shape, fill=mark.fill, fill_rule="evenodd", **look)]
    if drawn.lines:
        parts.append(path(drawn.lines, fill="none", stroke=mark.ink, stroke_width=20))
    return moved(x - side / 2, y - side / 2, side / SQUARE, *parts)


@dataclass(frozen=True)
class CardPainter:
    """Draws cards of one size."""

    size: Size
    back: str

    def draw(self, card: CardShown, x: float, y: float) -> str:
        size, radius = self.size, self.size.width * 0.06
        shadow = rect(x + 1.5, y + 2.5, size.width, size.height, rx=radius, fill=INK, opacity=0.2)
        edge: Look = {"stroke": GLOW, "stroke_width": 3} if card.is_lit else {"stroke": PAPER_EDGE, "stroke_width": 1}
        ground = PAPER if card.is_open else card.back or self.back
        sheet = rect(x, y, size.width, size.height, rx=radius, fill=ground, **edge)
        inside = self.face(card) if card.is_open else self.back_of(card)
        title = f"<title>{escape(card.name, quote=False)}</title>" if card.name else ""
        return f"<g>{title}{shadow}{sheet}{moved(x, y, 1, *inside)}{self.badge(card, x, y)}</g>"

    def spot(self, spot: Spot, card: CardShown) -> tuple[float, float]:
        """Where a part of the face lies, from the corner of the card."""
        size = self.size
        middle = size.width / 2
        return {
            "rank": (size.width * (0.12 + 0.16 * len(card.rank)), size.rank * 0.65),
            "sign": (size.width * 0.26, size.rank * (1.7 if card.rank else 1.05)),
            "picture": (middle + size.width * 0.3, size.height * 0.43),
            "name": (middle + size.width * 0.3, size.height - size.name),
            "corner": (size.width * 0.22, size.rank * 2.9),
            "friend": (size.width * 0.93, size.height * 0.17),
            "badge": (size.width - 6, 7),
        }[spot]

    def face(self, card: CardShown) -> list[str]:
        size, mark = self.size, card.mark
        ink, middle = mark.ink if mark else INK, size.width / 2
        at = size.height * 0.43
        parts = [self.border(ink, 0.45)]
        if mark is not None:
            parts += [
                circle(middle + size.width * 0.1, at, size.width * 0.27, fill=ink, fill_opacity=0.1, stroke=ink),
                glyph(mark, middle + size.width * 0.1, at, size.width * 0.32),
            ]
        return [*parts, *self.corner(card, ink), *self.friend(card), *self.name(card, INK, is_low=True)]

    def friend(self, card: CardShown) -> list[str]:
        """On the right, below a badge, the family of the card that it goes with in a ring, and the sign of a guess."""
        size, x, ring = self.size, self.size.width * 0.84, self.size.width * 0.12
        parts, y = [], size.height * (0.26 if card.badge else 0.14)
        if card.friend is not None:
            ink = card.friend.ink
            parts += [
                circle(x, y, ring, fill=PAPER, stroke=ink, stroke_width=1.5),
                glyph(card.friend, x, y, ring * 1.3),
            ]
        if card.is_guess:
            pen = Pen(size.rank * 0.55, FADED, is_bold=True, anchor="middle")
            parts.append(pen.write(x, y + size.height * (0.2 if card.friend else 0.03), GUESS))
        return parts

    def corner(self, card: CardShown, ink: str) -> list[str]:
        """The rank, and below it the mark with its letter."""
        size, mark, column = self.size, card.mark, self.size.width * 0.16
        parts = [Pen(size.rank, ink, is_bold=True).write(size.width * 0.075, size.rank, card.rank)]
        letter = mark.letter if mark else ""
        if mark is not None:
            below = size.rank * 1.5 if card.rank else size.rank * 0.85
            parts.append(glyph(mark, column, below, size.rank * 0.62))
            if len(letter) == 1:
                pen = Pen(size.rank * 0.48, ink, is_bold=True, anchor="middle")
                parts.append(pen.write(column, below + size.rank * 0.82, letter))
        if card.corner:
            pen = Pen(size.rank * 0.46, FADED, is_bold=True, anchor="middle")
            parts.append(pen.write(column, size.rank * 3.05, card.corner))
        return parts

    def name(self, card: CardShown, colour: str, is_low: bool) -> list[str]:
        """At the lower edge of a face, at the upper edge of a back."""
        words, room = card.caption, self.size.width - 9
        pen = Pen(self.size.name, colour, is_bold=True, anchor="middle").fitted(words, room, self.size.lines)
        lines = pen.wrapped(words, room, self.size.lines)
        top = self.size.height - 7 - (len(lines) - 1) * pen.size * 1.05 if is_low else pen.size + 6
        return [pen.write(self.size.width / 2, top + at * pen.size * 1.05, line) for at, line in enumerate(lines)]

    def border(self, ink: str, opacity: float) -> str:
        size = self.size
        return rect(3.5, 3.5, size.width - 7, size.height - 7, rx=3, fill="none", stroke=ink, stroke_opacity=opacity)

    def back_of(self, card: CardShown) -> list[str]:
        size = self.size
        middle, star = size.width / 2, size.width / 150
        parts = [
            self.border(PAPER, 0.8),
            circle(middle, size.height / 2, size.width * 0.27, fill="none", stroke=PAPER, stroke_opacity=0.7),
            moved(middle, size.height / 2, star, path(STAR, fill=PAPER, fill_opacity=0.85)),
        ]
        return [*parts, *self.peeled(card)] if card.is_known else parts

    def peeled(self, card: CardShown) -> list[str]:
        """A corner turned up for whoever may look."""
        size, side, mark = self.size, self.size.width * 0.5, card.mark
        right, low = size.width, size.height
        corner = path(f"M{right} {low - side}V{low}H{right - side}Z", fill=PAPER, stroke=FADED, stroke_width=1)
        parts = [corner]
        if mark is not None:
            parts.append(glyph(mark, right - side * 0.27, low - side * 0.27, side * 0.36))
        return [*parts, *self.name(card, PAPER, is_low=False)]

    def badge(self, card: CardShown, x: float, y: float) -> str:
        if not card.badge:
            return ""
        size = self.size
        at, high, radius = x + size.width - 6, y + 7, size.name * 0.95
        pen = Pen(size.name, INK, is_bold=True, anchor="middle")
        seal = circle(at, high, radius, fill=PAPER, stroke=INK, stroke_width=1)
        return seal + pen.write(at, high + size.name * 0.35, card.badge)
