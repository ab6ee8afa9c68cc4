"""What all drawing needs: a game's cards, words in a language, and colours."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from fabletop.contract import GUESS, CardFace, Game, Look, Sign, Thing, said
from fabletop.terminal.drawing.cards import Drawn
from fabletop.terminal.drawing.palette import Palette
from fabletop.text.speech import Speech

FRIEND = "&"
"""Before the family of the card that another goes with."""


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
        sign, text = look.sign, self.say.say(face.text) if face and face.text else ""
        return Drawn(
            name=name,
            caption=self.say.say(look.caption).strip() if look.caption else name,
            rank=look.rank,
            mark=sign_text(sign, self.say) if sign else "",
            corner=self.corner(look),
            tint=sign.tint if sign else "plain",
            is_up=thing.is_up,
            notes=notes,
            text=f"{GUESS} {text}" if face and face.is_guess else text,
            count=thing.count,
        )

    def corner(self, look: Look) -> str:
        """The second family of a card, and the family of the card that it goes with."""
        second = sign_text(look.corner, self.say) if look.corner else ""
        return f"{FRIEND}{sign_text(look.friend, self.say)} {second}" if look.friend else second

    def stuff(self, name: str) -> str:
        """What something is built of, as one letter."""
        sign = self.game.face.look(name).sign
        return sign.shape if sign else "#"

    def about(self, name: str) -> str:
        """A card in a sentence: what it is and what it does; nothing for a card that is only itself."""
        face = self.faces[name]
        parts = [self.say.say(part) for part in (face.kind, face.text) if part is not None]
        about = ". ".join(part.removesuffix(".") for part in parts if part)
        return f"{GUESS} {about}" if face.is_guess else about


def sign_text(sign: Sign, say: Speech) -> str:
    """Its shape and its letter."""
    return f"{sign.shape}{say.say(sign.letter)}"


def faces_of(game: Game) -> dict[str, CardFace]:
    return {face.notation: face for face in game.face.cards()}
