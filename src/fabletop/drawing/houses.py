"""Houses of three sections; straw, timber and brick are told apart by their lines, not by their colours alone."""

from __future__ import annotations

from html import escape

from fabletop.drawing.ink import FADED, GLOW, INK, moved, path
from fabletop.drawing.picture import House, Mark

SCALE = 0.56
HOUSE_WIDTH, HOUSE_HEIGHT = 106 * SCALE, 124 * SCALE
SECTIONS = ("M6 98H94L97 118H3Z", "M12 50H88V98H12Z", "M2 53L50 6L98 53Z")
SITE = "M6 30H94V118H6Z"
FRAME = "M-2 2H102V121H-2Z"
EXTRA = "M-1 98H8M-1 98V119M101 98H92M101 98V119"
DOOR, WINDOWS, LOFT = (
    "M40 98V72Q40 62 50 62T60 72V98Z",
    "M20 64H33V78H20ZM67 64H80V78H67Z",
    "M44 36a6 6 0 1 1 12 0a6 6 0 1 1-12 0Z",
)
TEXTURES = {
    "upright": (
        "M14 98V118M26 98V118M38 98V118M50 98V118M62 98V118M74 98V118M86 98V118",
        "M18 50V98M26 50V98M34 50V62M46 50V60M54 50V60M66 50V62M74 50V98M82 50V98",
        "M14 42V53M26 30V53M38 18V53M50 8V53M62 18V53M74 30V53M86 42V53",
    ),
    "level": (
        "M5 108H95",
        "M12 60H88M12 70H40M60 70H88M12 80H40M60 80H88M12 89H40M60 89H88",
        "M12 43H88M24 32H76M36 20H64",
    ),
    "brick": (
        "M5 108H95M22 98V108M50 98V108M78 98V108M36 108V118M64 108V118",
        "M12 62H88M12 74H40M60 74H88M12 86H40M60 86H88M26 50V62M50 50V62M74 50V62M36 62V74M64 62V74M26 74V86M74 74V86",
        "M12 43H88M24 32H76M36 20H64M30 43V53M50 43V53M70 43V53M40 32V43M60 32V43M50 20V32",
    ),
}


def draw_house(house: House, x: float, y: float) -> str:
    parts = []
    if house.is_extra:
        parts.append(path(EXTRA, fill="none", stroke=INK, stroke_width=3))
    if not house.sections:
        parts.append(path(SITE, fill="none", stroke=FADED, stroke_width=2, stroke_dasharray="6 6", opacity=0.6))
    if house.is_lit:
        parts.append(path(FRAME, fill="none", stroke=GLOW, stroke_width=4, stroke_linejoin="round"))
    parts += [section(mark, at) for at, mark in enumerate(house.sections)]
    title = f"<title>{escape(house.name, quote=False)}</title>" if house.name else ""
    return moved(x + 3 * SCALE, y, SCALE, title, *parts)


def section(mark: Mark, at: int) -> str:
    look = {"stroke": mark.ink, "stroke_linejoin": "round"}
    lines = TEXTURES.get(mark.texture, ("", "", ""))[at]
    parts = [path(SECTIONS[at], fill=mark.fill, stroke_width=3.5, **look)]
    if lines:
        parts.append(path(lines, fill="none", stroke_width=1.6, **look))
    if at == 1:
        parts.append(path(DOOR, fill="#3a2414", stroke_width=2, **look))
        parts.append(path(WINDOWS, fill="#ffe9a8", stroke_width=2, **look))
    if at == 2:
        parts.append(path(LOFT, fill="#ffe9a8", stroke_width=2, **look))
    return "".join(parts)
