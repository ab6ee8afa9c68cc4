"""Views as pictures: SVG that stands by itself, in a notebook, a page or a file.

A picture is drawn from a view and a question alone, so it shows nothing that its viewer cannot know.
"""

from __future__ import annotations

from collections.abc import Sequence

from fabletop.contract import Game, Question, View
from fabletop.drawing.page import Page
from fabletop.drawing.parts import PartPainter
from fabletop.speech import Speech

__all__ = ["draw"]


def draw(
    game: Game,
    view: View,
    *,
    question: Question | None = None,
    language: str = "en",
    names: Sequence[str] = (),
) -> str:
    """The SVG of a view; with a question, the viewer's cards that may be chosen are lit and the prompt is written."""
    say = Speech(language, viewer=view.seat, names=names, more=game.locale)
    picture = game.face.picture(view.table, view.seat)
    lit = frozenset(ref.name for choice in question.choices for ref in choice.refs) if question else frozenset()
    lines = [say.say(line) for line in game.face.describe(view.table, view.seat)]
    page = Page(picture, view, PartPainter(say, picture.accent, lit))
    return page.drawn(say(f"{game.about.id}-title"), lines, question)
