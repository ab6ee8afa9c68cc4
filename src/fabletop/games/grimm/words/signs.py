"""The signs of cards and resources, in letters and in strokes."""

from __future__ import annotations

from fabletop.contract import Drawing, Message, Sign

SHEAF = "M90 64Q256 154 422 64Q346 230 333 282Q371 384 435 474Q256 410 77 474Q141 384 179 282Q166 230 90 64Z"
LOG = "M154 115H435Q500 154 500 256T435 397H154ZM141 112a122 144 0 1 0 0 288a122 144 0 1 0 0-288Z"
BRICK = "M26 218L154 102H486L371 218ZM371 218L486 102V282L371 422ZM26 218H371V422H26Z"
BOOK = "M28 96c90-40 164-28 212 14v340c-54-40-126-50-212-14zM484 96c-90-40-164-28-212 14v340c54-40 126-50 212-14z"
CLOCK = "M256 30a226 226 0 1 0 1 0zM256 90a166 166 0 1 1-1 0zM232 130h48v130l90 60l-26 40l-112-76z"
PAW = (
    "M256 250c76 0 136 92 136 150c0 66-84 34-136 34s-136 32-136-34c0-58 60-150 136-150z"
    "M120 170a46 62 0 1 0 1 0zM212 78a48 66 0 1 0 1 0zM306 78a48 66 0 1 0 1 0zM396 170a46 62 0 1 0 1 0z"
)
HEART = "M256 470C120 360 40 280 40 180a108 108 0 0 1 216-40a108 108 0 0 1 216 40c0 100-80 180-216 290z"
SIGNPOST = "M228 30h56v52h150l58 62l-58 62H284v46h28v56h-28v174h-56V308H78l-58-62l58-62h150z"
SHEAF_LINES = "M179 282H333M205 90L230 230M307 90L282 230M205 330L180 440M307 330L332 440"
LOG_LINES = "M141 180a60 76 0 1 0 1 0M250 190H440M270 320H430"
BRICK_LINES = "M110 270H290V370H110Z"
SORTS = {
    "normal": Sign(Message("grimm-letter-normal"), "✎", "green", Drawing(BOOK)),
    "monster": Sign(Message("grimm-letter-monster"), "▼", "red", Drawing(PAW)),
    "next-turn": Sign(Message("grimm-letter-next-turn"), "»", "indigo", Drawing(CLOCK)),
    "unique": Sign(Message("grimm-letter-unique"), "⌂", "teal", Drawing(SIGNPOST)),
    "friend": Sign(Message("grimm-letter-friend"), "♥", "amber", Drawing(HEART)),
}
KINDS = {
    "straw": Sign(Message("grimm-straw"), "░", "plain", Drawing(SHEAF, "#f0cd6b", SHEAF_LINES, "upright")),
    "wood": Sign(Message("grimm-wood"), "=", "plain", Drawing(LOG, "#b98a55", LOG_LINES, "level")),
    "brick": Sign(Message("grimm-brick"), "▓", "plain", Drawing(BRICK, "#c4623f", BRICK_LINES, "brick")),
}
"""Resources, and what houses of them are drawn with: the material is plain in black and white."""
PLACES = {"fields": KINDS["straw"], "forest": KINDS["wood"], "brickyard": KINDS["brick"]}
MARKET = Sign(Message("grimm-place-market"), "⌂", "plain", Drawing(SIGNPOST))
