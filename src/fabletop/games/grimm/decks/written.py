"""What is in the box written out, for records."""

from __future__ import annotations

from fabletop.games.grimm.decks.cards import Box
from fabletop.games.grimm.decks.fields import DIE


def box_text(box: Box) -> str:
    """A copies file that includes no other and tells everything but where it comes from."""
    copies = [f'"{fable.name}" = {fable.copies}' for fable in box.fables]
    levels = [f'"{card.name}" = "{card.level}"' for card in (*box.fables, *box.friends)]
    die = [f"{key} = {faces}" for key, faces in zip(DIE, box.faces, strict=True)]
    rows = [f"fables = {box.size}", "[copies]", *copies, "[levels]", *levels, "[die]", *die]
    return "\n".join(rows) + "\n"
