"""What all drawing needs: a game's cards, words in a language, and colours."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from fabletop.contract import CardFace, Game, Thing, said
from fabletop.terminal.drawing.cards import Drawn
from fabletop.terminal.drawing.palette import Palette
from fabletop.text.speech import Speech


@dataclass(frozen=True)
class Brush:
    """Draws the cards of one game for one viewer."""

    game: Game
    faces: Mapping[str, CardFace]
    """The cards of the list by their notation."""
    say: Speech
    palette: Palette

    def card(self, thing: Thing) -> Drawn:
        """A thing as a card; what is no card of the list goes by its title."""
        notes = tuple(self.say.say(said(line)) for line in thing.lines)
        if not thing.name and thing.title is None:
            return Drawn("", "", is_up=False, is_known=False, notes=notes, count=thing.count)
        face = self.faces.get(thing.name)
        name = self.say.say(face.name) if face else self.say.say(thing.title) if thing.title else thing.name
        look = self.game.face.look(thing.name)
        sign, corner = look.sign, look.corner
        return Drawn(
            name=name,
            caption=self.say.say(look.caption).strip() if look.caption else name,
            rank=look.rank,
            mark=f"{sign.shape}{self.say.say(sign.letter)}" if sign else "",
            corner=f"{corner.shape}{self.say.say(corner.letter)}" if corner else "",
            tint=sign.tint if sign else "plain",
            is_up=thing.is_up,
            notes=notes,
            text=self.say.say(face.text) if face and face.text else "",
            count=thing.count,
        )

    def stuff(self, name: str) -> str:
        """What something is built of, as one letter."""
        sign = self.game.face.look(name).sign
        return sign.shape if sign else "#"

    def about(self, name: str) -> str:
        """A card in a sentence: what it is and what it does; nothing for a card that is only itself."""
        face = self.faces[name]
        parts = [self.say.say(part) for part in (face.kind, face.text) if part is not None]
        return ". ".join(part.removesuffix(".") for part in parts if part)


def faces_of(game: Game) -> dict[str, CardFace]:
    return {face.notation: face for face in game.face.cards()}
