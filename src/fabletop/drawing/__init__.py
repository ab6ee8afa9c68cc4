"""Views as pictures: SVG that stands by itself, in a notebook, a page or a file.

A picture is drawn from the board of a view and a question alone, so it shows nothing that its viewer cannot know.
"""

from __future__ import annotations

from collections.abc import Sequence

from fabletop.contract import Game, Question, View, pointed_by
from fabletop.drawing.arranging import Arranger
from fabletop.drawing.page import WIDTH, PicturePage
from fabletop.drawing.parts import PartPainter
from fabletop.drawing.picture import Lines, Panel
from fabletop.text.speech import Speech

__all__ = ["draw"]


def draw(
    game: Game,
    view: View,
    *,
    question: Question | None = None,
    language: str = "en",
    names: Sequence[str] = (),
    width: float = WIDTH,
) -> str:
    """The SVG of a view; with a question, what may be chosen is lit and the prompt is written."""
    say = Speech(language, viewer=view.seat, names=names, more=game.locale)
    faces = {face.notation: face for face in game.face.cards()}
    lines = [say.say(line) for line in game.face.describe(view.table, view.seat)]
    zones = game.face.board(view.table, view.seat)
    without_board = ((Panel(say(f"{game.about.id}-title"), (Lines(tuple(lines)),)),),)
    rows = Arranger(game, faces, say, pointed_by(question)).rows(zones, view.seat) if zones else without_board
    page = PicturePage(rows, PartPainter(say, game.face.accent), view.points, view.owes, width)
    return page.drawn(say(f"{game.about.id}-title"), lines, question)
