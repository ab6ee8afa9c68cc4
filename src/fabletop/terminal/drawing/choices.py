"""The choices of a question: as cards where they are cards, else as a list; what is refused stands among them."""

from __future__ import annotations

from dataclasses import dataclass

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from fabletop.contract import Choice, Question, Reason, Thing
from fabletop.terminal.drawing.blocks import Block, flowed, marked, padded, wrapped
from fabletop.terminal.drawing.brush import Brush
from fabletop.terminal.drawing.cards import box, size_for

SHORTEST = 4
"""Lines of the flattest card."""
LABEL = 5
"""Where the words of a choice begin in a list."""
COLUMN = 38
"""The least width of a column of a list."""


@dataclass(frozen=True)
class Item:
    """Something that can be chosen, or why it cannot."""

    choice: Choice
    card: str = ""
    """The card that it is about, if it is about one alone."""
    reason: Reason | None = None


def items_of(question: Question, brush: Brush) -> list[Item]:
    """The choices in their order, and after them what is refused; cards of one hand in the order of the card list."""
    items = [Item(choice, card_of(choice, brush)) for choice in question.choices]
    items += [Item(refused.choice, card_of(refused.choice, brush), refused.reason) for refused in question.refused]
    if all(item.card for item in items) and question.refused:
        order = {name: place for place, name in enumerate(brush.faces)}
        items.sort(key=lambda item: order[item.card])
    return items


def card_of(choice: Choice, brush: Brush) -> str:
    named = [ref.name for ref in choice.refs if ref.name in brush.faces]
    return named[0] if len(named) == len(choice.refs) == 1 else ""


def number_of(items: list[Item], at: int) -> int:
    """What to press for an item: allowed ones are counted from 1."""
    return sum(item.reason is None for item in items[: at + 1])


def draw_choices(items: list[Item], aimed: int, brush: Brush, width: int, height: int) -> Block:
    """Cards as large as fit into a height; a list is as long as it is."""
    cards = [item for item in items if item.card]
    if len(cards) >= len(items) - 1 and len(cards) > 1:
        rest = [at for at, item in enumerate(items) if not item.card]
        size = size_for(len(cards), width, max(SHORTEST, height - len(rest)))
        if size is not None:
            lines = [line for at in rest for line in in_list(items, at, aimed, brush, width)]
            boxes = [in_box(items, at, aimed, brush, size) for at, item in enumerate(items) if item.card]
            a_row = min(len(boxes), width // size[0])
            cards_drawn = flowed(boxes, width, 1 if a_row * (size[0] + 1) - 1 <= width else 0)
            return [*lines, *cards_drawn] if rest == [0] else [*cards_drawn, *lines]
    return listed(items, aimed, brush, width)


def in_box(items: list[Item], at: int, aimed: int, brush: Brush, size: tuple[int, int]) -> Block:
    item = items[at]
    state = "aimed" if at == aimed else "refused" if item.reason else "open"
    number = "×" if item.reason else str(number_of(items, at))
    card = brush.card(Thing(name=item.card)).in_state(state, number)
    return marked(box(card, *size, brush.palette), {"item": at})


def listed(items: list[Item], aimed: int, brush: Brush, width: int) -> Block:
    """One under another, in as many columns as there is room for."""
    longest = max((cell_len(brush.say.say(item.choice.label)) for item in items), default=0) + 8
    columns = max(1, min(width // max(COLUMN, longest), -(-len(items) // 4)))
    wide = width // columns
    blocks = [in_list(items, at, aimed, brush, wide if columns > 1 else width) for at in range(len(items))]
    if columns == 1:
        return [line for block in blocks for line in block]
    high = -(-len(blocks) // columns)
    lines = []
    for row in range(high):
        line = Text()
        for block in blocks[row::high]:
            line.append_text(block[0])
        lines.append(padded(line, width))
    return lines


def in_list(items: list[Item], at: int, aimed: int, brush: Brush, width: int) -> Block:
    item, palette = items[at], brush.palette
    number = "×" if item.reason else str(number_of(items, at))
    line = Text("▶" if at == aimed else " ", Style(color=palette.lantern, bold=True))
    line.append(f"{number:>3} ", Style(color=palette.lantern, bold=item.reason is None))
    ink = Style(color=palette.faded, strike=True) if item.reason else Style(color=palette.ink, bold=at == aimed)
    said = brush.say.say(item.choice.label)
    first, *more = wrapped(said, max(10, width - 7)) or [Text()]
    first = Text(first.plain.rstrip() if not more else first.plain, ink)
    lines = [padded(line.append_text(first), width)]
    lines += [padded(Text("     ").append(row.plain, ink), width) for row in more]
    if at == aimed:
        lines[0].stylize(Style(reverse=True), LABEL, LABEL + len(first.plain))
    return marked(lines, {"item": at})
