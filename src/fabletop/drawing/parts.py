"""The parts of a picture, each with its measures and its strokes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from html import escape
from math import inf
from typing import Any

from fabletop.drawing.cards import HUGE, LARGE, SMALL, CardPainter, glyph
from fabletop.drawing.houses import HOUSE_HEIGHT, HOUSE_WIDTH, draw_house
from fabletop.drawing.ink import FADED, GROUND, INK, LINE, PANEL, PAPER, Pen, attributes, circle, path, rect
from fabletop.drawing.picture import Cards, CardShown, Chips, Explained, Goods, Houses, Lines, Part, Scale, Steps, Tags
from fabletop.text.speech import Speech

TITLE = 18
"""Room for the title of a part."""
GAP = 6
LEAST_STEP = 27
"""How much is seen at least of a card under another."""
STEP = 30
"""The width of a number of a scale."""
CHIP = Pen(12)
NOTE = Pen(11, FADED, anchor="middle")
ARROW = "›"
"""Between two steps."""
ASIDE = 660
"""Small sentences are at most so wide, so that something can stand beside them."""
LEAST_TITLE = 150
"""A title is at least so wide before it goes on in a second line."""
TAG = Pen(12.5)
WORTH = Pen(18, INK, is_bold=True, anchor="middle")
LEADER = 42
"""The room for lines between a card and what its parts mean."""
MEANING, MEANING_LINE, BETWEEN_MEANINGS = Pen(15), 20, 12
SENTENCES = {False: Pen(14), True: Pen(12.5)}
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

    def measured(self, part: Part, room: float) -> Measured:
        """A part with its title above it."""
        makers: dict[type, Callable[[Any, float], Measured]] = {
            Cards: self.cards,
            Explained: self.explained,
            Goods: self.goods,
            Houses: self.houses,
            Chips: self.chips,
            Scale: self.scale,
            Steps: self.steps,
            Tags: self.tags,
            Lines: self.lines,
        }
        inner = makers[type(part)](part, room)
        if not part.title:
            return inner
        head = SMALL_TITLE.wrapped(part.title, min(room, max(inner.width, LEAST_TITLE)), 3)
        above = TITLE + (len(head) - 1) * 13

        def draw(x: float, y: float, width: float) -> str:
            title = "".join(SMALL_TITLE.write(x, y + 12 + at * 13, line) for at, line in enumerate(head))
            return title + inner.draw(x, y + above, width)

        return Measured(max(inner.width, *map(SMALL_TITLE.width, head)), inner.height + above, draw)

    def cards(self, part: Cards, room: float) -> Measured:
        painter = CardPainter(LARGE if part.is_large else SMALL, self.accent)
        size, count = painter.size, len(part.cards)
        is_known = any(card.is_known for card in part.cards)
        has_badges = any(card.badge for card in part.cards)
        step = size.width + GAP if is_known or has_badges or count == 1 else size.width * 0.35
        if count > 1 and not has_badges:
            step = min(step, max(LEAST_STEP, (room - size.width) / (count - 1)))
        across = max(1, int((room - size.width + 0.01) // step) + 1)
        notes = max((len(card.notes) for card in part.cards), default=0) if step > size.width else 0
        down = size.height + GAP + notes * 13

        def draw(x: float, y: float, width: float) -> str:
            drawn = []
            for at, card in enumerate(part.cards):
                left, top = x + at % across * step, y + at // across * down
                drawn.append(painter.draw(card, left, top))
                if notes:
                    drawn.append(noted(card, left + size.width / 2, top + size.height + 14, size.width))
            return "".join(drawn)

        width = size.width + step * (min(count, across) - 1) if count else 0
        rows = -(-count // across) if count else 1
        return Measured(width, rows * down, draw)

    def explained(self, part: Explained, room: float) -> Measured:
        """From each meaning a line runs to its place on the card."""
        painter = CardPainter(HUGE, self.accent)
        left = HUGE.width + LEADER
        told = [(spot, MEANING.wrapped(text, room - left, len(text))) for spot, text in part.meanings]
        high = sum(len(lines) * MEANING_LINE + BETWEEN_MEANINGS for _, lines in told) - BETWEEN_MEANINGS

        def draw(x: float, y: float, width: float) -> str:
            drawn, top = [painter.draw(part.card, x, y)], y + max(0, HUGE.height - high) / 2
            for spot, lines in told:
                at, down = painter.spot(spot, part.card)
                drawn += [
                    path(f"M{x + at:.1f} {y + down:.1f}L{x + left - 8:.1f} {top + 9:.1f}", fill="none", stroke=FADED),
                    circle(x + at, y + down, 3.5, fill=PAPER, stroke=INK),
                    *(MEANING.write(x + left, top + 14 + at * MEANING_LINE, line) for at, line in enumerate(lines)),
                ]
                top += len(lines) * MEANING_LINE + BETWEEN_MEANINGS
            return "".join(drawn)

        return Measured(room, max(high, HUGE.height) + 8, draw)

    def chips(self, part: Chips, room: float) -> Measured:
        places, x, y = [], 0.0, 0.0
        for card in part.cards:
            wide = chip_width(card)
            if x and x + wide > room:
                x, y = 0.0, y + 25
            places.append((card, x, y, wide))
            x += wide + GAP
        widest = max((left + wide for _, left, _, wide in places), default=0.0)

        def draw(x: float, y: float, width: float) -> str:
            return "".join(draw_chip(card, x + left, y + top, wide) for card, left, top, wide in places)

        return Measured(min(widest, room), y + 25, draw)

    def name_of(self, seat: int) -> str:
        return self.say("player-you") if seat == self.say.viewer else self.say.name_of(seat)

    def goods(self, part: Goods, room: float) -> Measured:
        pen, small = Pen(19, INK, is_bold=True), Pen(11, FADED)
        labels = [label for _, label, _ in part.counts]
        least = 74.0 if any(count > 9 for _, _, count in part.counts) else 62.0
        step = max([least, *(small.width(label) + 12 for label in labels)])

        def draw(x: float, y: float, width: float) -> str:
            parts = []
            for at, (mark, label, count) in enumerate(part.counts):
                left = x + at * step
                faint = "" if count else ' opacity="0.4"'
                sign = glyph(mark, left + 14, y + 14, 26) if mark else ""
                inside = sign + pen.write(left + 31, y + 20, str(count))
                parts.append(f"<g{faint}>{inside}{small.write(left + 1, y + 40, label)}</g>")
            return "".join(parts)

        return Measured(step * len(part.counts), 44, draw)

    def houses(self, part: Houses, room: float) -> Measured:
        step = HOUSE_WIDTH + GAP

        def draw(x: float, y: float, width: float) -> str:
            return "".join(draw_house(house, x + at * step, y) for at, house in enumerate(part.houses))

        return Measured(step * len(part.houses), HOUSE_HEIGHT, draw)

    def scale(self, part: Scale, room: float) -> Measured:
        def draw(x: float, y: float, width: float) -> str:
            drawn, at = [], 0
            for stretch in part.stretches:
                left, pen = x + at * STEP, Pen(12, FADED, is_slanted=True, anchor="middle")
                drawn.append(pen.write(left + stretch.steps * STEP / 2, y + 10, stretch.name))
                fill = LINE if stretch.is_dark else PANEL
                for step in range(at, at + stretch.steps):
                    drawn.append(rect(x + step * STEP, y + 16, STEP - 1.5, 40, rx=3, fill=fill, stroke=LINE))
                    foot = Pen(11, INK, anchor="middle")
                    middle = x + step * STEP + STEP / 2 - 0.7
                    drawn.append(foot.write(middle, y + 51, str(step)))
                    drawn += [WORTH.write(middle, y + 36, str(worth)) for worth in part.worth[step : step + 1]]
                at += stretch.steps
            drawn += [self.standing(part, seat, x, y) for seat in range(len(part.seats))]
            return "".join(drawn)

        return Measured(sum(stretch.steps for stretch in part.stretches) * STEP, 62, draw)

    def standing(self, part: Scale, seat: int, x: float, y: float) -> str:
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

    def steps(self, part: Steps, room: float) -> Measured:
        """As many steps around the present one as there is room for."""
        pen, now = Pen(13, FADED), min(part.at, len(part.steps) - 1)
        widths = [replace(pen, is_bold=at == part.at).width(f"{step} {ARROW} ") for at, step in enumerate(part.steps)]
        first, last = around(widths, now, room - 2 * pen.width("… "))
        shown = [bold(step) if at == part.at else escape(step, quote=False) for at, step in enumerate(part.steps)]
        before, after = "… " if first else "", " …" if last + 1 < len(shown) else ""
        line = before + f" {ARROW} ".join(shown[first : last + 1]) + after

        def draw(x: float, y: float, width: float) -> str:
            return f"<text{attributes(x=x, y=y + 14, font_size=pen.size, fill=pen.colour)}>{line}</text>"

        return Measured(room, 20, draw)

    def tags(self, part: Tags, room: float) -> Measured:
        lines = [line for text in part.texts for line in TAG.wrapped(text, room - 20, 3)]
        widest = max((TAG.width(line) for line in lines), default=0)

        def draw(x: float, y: float, width: float) -> str:
            drawn, top = [], y
            for text in part.texts:
                rows = TAG.wrapped(text, room - 20, 3)
                high = len(rows) * 15 + 7
                wide = max(TAG.width(row) for row in rows) + 18
                drawn.append(rect(x, top, wide, high, rx=10, fill=GROUND, stroke=LINE))
                drawn += [TAG.write(x + 9, top + 15 + at * 15, row) for at, row in enumerate(rows)]
                top += high + 5
            return "".join(drawn)

        return Measured(min(widest + 18, room), len(lines) * 15 + len(part.texts) * 12, draw)

    def lines(self, part: Lines, room: float) -> Measured:
        pen = SENTENCES[part.is_small]
        high = pen.size * 1.4
        widest = min(room, ASIDE) if part.is_small else room
        lines = [line for text in part.texts for line in pen.wrapped(text, widest, len(text))]

        def draw(x: float, y: float, width: float) -> str:
            return "".join(pen.write(x, y + 15 + at * high, line) for at, line in enumerate(lines))

        return Measured(max(map(pen.width, lines), default=0), len(lines) * high + 4, draw)


def around(widths: Sequence[float], at: int, room: float) -> tuple[int, int]:
    """The first and the last of as many neighbours as fit."""
    first = last = at
    used = widths[at]
    while True:
        after = widths[last + 1] if last + 1 < len(widths) else inf
        before = widths[first - 1] if first else inf
        if after <= before and used + after <= room:
            last, used = last + 1, used + after
        elif used + before <= room:
            first, used = first - 1, used + before
        elif used + after <= room:
            last, used = last + 1, used + after
        else:
            return first, last


def bold(words: str) -> str:
    return f"<tspan{attributes(font_weight='700', fill=INK)}>{escape(words, quote=False)}</tspan>"


def noted(card: CardShown, x: float, y: float, width: float) -> str:
    return "".join(NOTE.write(x, y + at * 13, NOTE.cut(note, width)) for at, note in enumerate(card.notes))


def chip_text(card: CardShown) -> str:
    number = f"×{card.badge}" if card.badge else ""
    return " ".join(word for word in (card.name, number, *(f"({note})" for note in card.notes)) if word)


def chip_width(card: CardShown) -> float:
    return CHIP.width(chip_text(card)) + (34 if card.mark else 16)


def draw_chip(card: CardShown, x: float, y: float, width: float) -> str:
    sheet = rect(x, y, width, 20, rx=4, fill=PAPER, stroke=card.mark.ink if card.mark else LINE, stroke_opacity=0.6)
    sign = glyph(card.mark, x + 14, y + 10, 14) if card.mark else ""
    return sheet + sign + CHIP.write(x + (26 if card.mark else 8), y + 14, chip_text(card))
