"""A small deck that is right, for tests to play with and to break."""

from __future__ import annotations

SMALL = """\
title = "Small"
cards = 7

[[card]]
id = "A1"
name = "Lantern Fairy"
faction = "Fairywood"
type = "Character"
set = "expert"
copies = 3
points = { each = 2, of = "Old Bear" }
effects = ["YOU FLIP 1 Home", "YOU DRAW 1"]
friend = "Old Bear"
origin = { name = "sourced" }

[[card]]
id = "A2"
name = "Old Bear"
faction = "Shadow"
type = "Character"
copies = 3
points = { value = 6, most = "Home", at_least = 2, of = ["Shadow"], cards = ["Den"] }
effects = ["COUNTS AS Lantern Fairy, Den"]

[[card]]
name = "Den"
faction = "Shadow"
type = "Home"
copies = 1
points = -3
effects = ["ALMIGHTY"]
"""


def bits(*places: int) -> int:
    return sum(1 << place for place in places)
