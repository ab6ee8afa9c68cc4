"""The parts of a picture, each with its measures and its strokes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from fabletop.contract.picture import Cards, CardShown, Goods, Houses, Label, Lines, Part, Tags, Track
from fabletop.drawing.cards import LARGE, SMALL, CardPainter, glyph
from fabletop.drawing.houses import HOUSE_HEIGHT, HOUSE_WIDTH, draw_house
from fabletop.drawing.ink import FADED, GROUND, INK, LINE, PANEL, PAPER, Pen, circle, path, rect
from fabletop.speech import Speech

TITLE = 18
"""Room for the title of a part."""
GAP = 6
LEAST_STEP = 27
"""How much is seen at least of a card under another."""
STEP = 30
"""The width of a step of a track."""
TAG = Pen(12.5)
SENTENCE = Pen(14)
SMALL_TITLE = Pen(12, FADED, is_slanted=True)


@dataclass(frozen=True)
class Measured:
    """How much room a part wants, and how to draw it into the room it gets."""

    width: float
    height: float
    draw: Callable[[float, float, float], str]
    """From its left, its top and its width."""


@dataclass(frozen=True)
class PartPainter:
    """Draws the parts of one picture."""

    say: Speech
    accent: str
    lit: frozenset[str]
    """Cards that may be chosen now, where they are the viewer's."""

    def words(self, label: Label) -> str:
        return label if isinstance(label, str) else self.say.say(label)

    def measured(self, part: Part, room: float, is_own: bool) -> Measured:
        """A part with its title above it."""
        makers: dict[type, Callable[[Any, float, bool], Measured]] = {
            Cards: self.cards,
            Goods: self.goods,
            Houses: self.houses,
            Track: self.track,
            Tags: self.tags,
            Lines: self.lines,
        }
        inner = makers[type(part)](part, room, is_own)
        title = self.words(part.title)
        if not title:
            return inner
        head = SMALL_TITLE.wrapped(title, max(inner.width, SMALL_TITLE.width(title)), 1)[0]

        def draw(x: float, y: float, width: float) -> str:
            return SMALL_TITLE.write(x, y + 12, head) + inner.draw(x, y + TITLE, width)

        return Measured(max(inner.width, SMALL_TITLE.width(head)), inner.height + TITLE, draw)

    def cards(self, part: Cards, room: float, is_own: bool) -> Measured:
        painter = CardPainter(self.say, LARGE if part.is_large else SMALL, self.accent)
        size, count = painter.size, len(part.cards)
        is_known = any(card.card is not None for card in part.cards)
        step = size.width + GAP if is_known or count == 1 else size.width * 0.35
        if count > 1 and not (is_known and any(card.badge for card in part.cards)):
            step = min(step, max(LEAST_STEP, (room - size.width) / (count - 1)))
        across = max(1, int((room - size.width + 0.01) // step) + 1)
        down = size.height + GAP
        named = step > size.width and any(card.seat is not None for card in part.cards)

        def draw(x: float, y: float, width: float) -> str:
            drawn = []
            for at, card in enumerate(part.cards):
                left, top = x + at % across * step, y + at // across * down
                drawn.append(painter.draw(card, left, top, is_own and part.is_choice and card.card in self.lit))
                if named:
                    drawn.append(self.owner(card, left + size.width / 2, top + size.height + 14, size.width))
            return "".join(drawn)

        width = size.width + step * (min(count, across) - 1) if count else 0
        rows = -(-count // across) if count else 1
        return Measured(width, rows * down + (12 if named else 0), draw)

    def owner(self, card: CardShown, x: float, y: float, width: float) -> str:
        if card.seat is None:
            return ""
        pen = Pen(12, FADED, anchor="middle")
        return pen.write(x, y, pen.cut(self.name_of(card.seat), width))

    def name_of(self, seat: int) -> str:
        return self.say("player-you") if seat == self.say.viewer else self.say.name_of(seat)

    def goods(self, part: Goods, room: float, is_own: bool) -> Measured:
        pen, small = Pen(19, INK, is_bold=True), Pen(11, FADED)
        labels = [self.words(mark.letter) for mark, _ in part.counts]
        step = max([62.0, *(small.width(label) + 12 for label in labels)])

        def draw(x: float, y: float, width: float) -> str:
            parts = []
            for at, ((mark, count), label) in enumerate(zip(part.counts, labels, strict=True)):
                left = x + at * step
                faint = "" if count else ' opacity="0.4"'
                inside = glyph(mark, left + 14, y + 14, 26) + pen.write(left + 31, y + 20, str(count))
                parts.append(f"<g{faint}>{inside}{small.write(left + 1, y + 40, label)}</g>")
            return "".join(parts)

        return Measured(step * len(part.counts), 44, draw)

    def houses(self, part: Houses, room: float, is_own: bool) -> Measured:
        step = HOUSE_WIDTH + GAP

        def draw(x: float, y: float, width: float) -> str:
            return "".join(draw_house(house, x + at * step, y) for at, house in enumerate(part.houses))

        return Measured(step * len(part.houses), HOUSE_HEIGHT, draw)

    def track(self, part: Track, room: float, is_own: bool) -> Measured:
        def draw(x: float, y: float, width: float) -> str:
            drawn, at = [], 0
            for band in part.bands:
                left, pen = x + at * STEP, Pen(12, FADED, is_slanted=True, anchor="middle")
                drawn.append(pen.write(left + band.steps * STEP / 2, y + 10, self.words(band.title)))
                fill = LINE if band.is_dark else PANEL
                for step in range(at, at + band.steps):
                    drawn.append(rect(x + step * STEP, y + 16, STEP - 1.5, 40, rx=3, fill=fill, stroke=LINE))
                    foot = Pen(11, INK, anchor="middle")
                    drawn.append(foot.write(x + step * STEP + STEP / 2 - 0.7, y + 51, str(step)))
                at += band.steps
            drawn += [self.standing(part, seat, x, y) for seat in range(len(part.seats))]
            return "".join(drawn)

        return Measured(sum(band.steps for band in part.bands) * STEP, 62, draw)

    def standing(self, part: Track, seat: int, x: float, y: float) -> str:
        """The sign of a seat on its step: a lozenge for the viewer, a ring with its number for others."""
        step = part.seats[seat]
        level = [other for other, found in enumerate(part.seats) if found == step]
        shift = (level.index(seat) - (len(level) - 1) / 2) * 14
        left, top = x + step * STEP + STEP / 2 - 0.7 + shift, y + 29
        title = f"<title>{self.name_of(seat)}</title>"
        if seat == self.say.viewer:
            return f"<g>{title}{path(f'M{left} {top - 8}l7 8l-7 8l-7 -8z', fill=self.accent, stroke=INK)}</g>"
        pen = Pen(9, INK, is_bold=True, anchor="middle")
        ring = circle(left, top, 6.5, fill=PAPER, stroke=INK, stroke_width=1.5)
        return f"<g>{title}{ring}{pen.write(left, top + 3, str(seat))}</g>"

    def tags(self, part: Tags, room: float, is_own: bool) -> Measured:
        lines = [line for text in part.texts for line in TAG.wrapped(self.words(text), room - 20, 3)]
        widest = max((TAG.width(line) for line in lines), default=0)

        def draw(x: float, y: float, width: float) -> str:
            drawn, top = [], y
            for text in part.texts:
                rows = TAG.wrapped(self.words(text), room - 20, 3)
                high = len(rows) * 15 + 7
                wide = max(TAG.width(row) for row in rows) + 18
                drawn.append(rect(x, top, wide, high, rx=10, fill=GROUND, stroke=LINE))
                drawn += [TAG.write(x + 9, top + 15 + at * 15, row) for at, row in enumerate(rows)]
                top += high + 5
            return "".join(drawn)

        return Measured(min(widest + 18, room), len(lines) * 15 + len(part.texts) * 12, draw)

    def lines(self, part: Lines, room: float, is_own: bool) -> Measured:
        lines = [line for text in part.texts for line in SENTENCE.wrapped(self.words(text), room, 6)]

        def draw(x: float, y: float, width: float) -> str:
            return "".join(SENTENCE.write(x, y + 15 + at * 20, line) for at, line in enumerate(lines))

        return Measured(room, len(lines) * 20 + 4, draw)
