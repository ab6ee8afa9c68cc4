"""The pictures in the rules of The Fox in the Forest."""

from __future__ import annotations

from fabletop.drawing.picture import Explained, Panel, Spot
from fabletop.drawing.sheet import Sheet


def card(sheet: Sheet) -> str:
    """A card, and what its parts mean."""
    say = sheet.say
    spots: tuple[Spot, ...] = ("rank", "sign", "name")
    meanings = tuple((spot, say(f"fox-picture-card-{spot}")) for spot in spots)
    title = say("fox-picture-card")
    rows = ((Panel(title, (Explained(sheet.card("9K"), meanings),)),),)
    return sheet.drawn(title, [text for _, text in meanings], rows)


FOX = {"card": card}
