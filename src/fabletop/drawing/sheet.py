"""Pictures for pages of rules: the things of a game laid out to be explained, narrow enough for a phone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from fabletop.contract import Game, Pointed, Thing, View, Zone, message
from fabletop.drawing.arranging import Arranger
from fabletop.drawing.page import PicturePage
from fabletop.drawing.parts import PartPainter
from fabletop.drawing.picture import CardShown, Rows
from fabletop.text.speech import Speech

WIDTH = 480


@dataclass(frozen=True)
class Sheet:
    """A sheet for one game in one language."""

    game: Game
    say: Speech

    @cached_property
    def arranger(self) -> Arranger:
        faces = {face.notation: face for face in self.game.face.cards()}
        return Arranger(self.game, faces, self.say, Pointed())

    def card(self, notation: str, **changes: Any) -> CardShown:
        """A card of the game as it is drawn everywhere, with other fields where they are named."""
        zone = Zone(title=message("page-title"), place="table")
        return replace(self.arranger.card(zone, Thing(name=notation)), **changes)

    def rows(self, zones: Sequence[Zone], viewer: int | None = None) -> Rows:
        """A board, or a part of it, as a view would show it."""
        return self.arranger.rows(zones, viewer)

    def table(self, title: str, view: View) -> str:
        """A whole table through the eyes of a seat, told in words as a client that speaks text tells it."""
        face = self.game.face
        lines = [self.say.say(line) for line in face.describe(view.table, view.seat)]
        rows = self.rows(face.board(view.table, view.seat), view.seat)
        painter = PartPainter(self.say, face.accent)
        return PicturePage(rows, painter, view.points, width=WIDTH).drawn(title, lines)

    def drawn(self, title: str, lines: Sequence[str], rows: Rows, width: float = WIDTH) -> str:
        """The SVG, with what it shows told in words too."""
        return PicturePage(rows, PartPainter(self.say, self.game.face.accent), width=width).drawn(title, lines)
