"""The signs of factions and types, in letters and in strokes."""

from __future__ import annotations

from fabletop.contract import Drawing, Message, Sign
from fabletop.games.fairytale.rules.terms import Category

FLAME = (
    "M268 16c-6 96 132 150 132 300a144 152 0 0 1-288 8c0-70 34-112 52-166c32 24 44 52 44 86c46-54 66-134 60-228z"
    "M258 300c-8 44-58 62-58 112a58 56 0 0 0 116 0c0-50-48-60-58-112z"
)
FLOWER = (
    "M256 34a88 88 0 0 1 62 150a88 88 0 1 1 10 136a88 88 0 1 1-144 0a88 88 0 1 1 10-136a88 88 0 0 1 62-150z"
    "M256 206a46 46 0 1 0 0 92a46 46 0 1 0 0-92z"
)
CROWN = "M40 128l112 104L256 56l104 176l112-104l-34 236H74z M74 396h364v64H74z"
CRESCENT = "M336 30A232 232 0 1 0 470 356A196 196 0 1 1 336 30z"
SIGNS = {
    Category.DRAGONVALE: Sign(Message("fairytale-letter-dragonvale"), "▲", "green", Drawing(FLAME)),
    Category.FAIRYWOOD: Sign(Message("fairytale-letter-fairywood"), "♣", "red", Drawing(FLOWER)),
    Category.HOLY_EMPIRE: Sign(Message("fairytale-letter-holy-empire"), "✚", "gold", Drawing(CROWN)),
    Category.SHADOW: Sign(Message("fairytale-letter-shadow"), "●", "shade", Drawing(CRESCENT)),
    Category.CHARACTER: Sign(Message("fairytale-letter-character"), "☺", "plain"),
    Category.HOME: Sign(Message("fairytale-letter-home"), "⌂", "plain"),
    Category.STORY: Sign(Message("fairytale-letter-story"), "≡", "plain"),
}
