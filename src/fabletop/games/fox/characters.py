"""Characters of The Fox in the Forest, whom bots may play like. A point is liked as much as 100."""

from __future__ import annotations

from fabletop.contract import Character, Fancy, Wish
from fabletop.games.fox.words.view import FoxView

HUMBLE = 3
"""Tricks with which one is still humble."""
LATE = 8
"""The trick from which on a hoarder spends."""


def tricks(view: FoxView, seat: int) -> int:
    return view.tricks[seat]


def treasures(view: FoxView, seat: int) -> int:
    return view.treasures[seat]


def is_humble(view: FoxView, seat: int) -> bool:
    return view.tricks[seat] <= HUMBLE


def is_early(view: FoxView, seat: int) -> bool:
    return view.trick < LATE


def is_late(view: FoxView, seat: int) -> bool:
    return not is_early(view, seat)


CHARACTERS = (
    Character(
        "swan",
        (
            Fancy(("[1-5]?",), 60, "lead", is_humble),
            Fancy(("8?", "9?", "1[01]?"), 60, "follow", is_humble),
        ),
        (Wish(tricks, -200, is_humble),),
    ),
    Character("monarch", (Fancy(("9?", "1[01]?"), 150, "lead"),), (Wish(tricks, 200),)),
    Character(
        "fox",
        (
            Fancy(("3?",), -200, "lead", is_early),
            Fancy(("3?",), -200, "follow", is_early),
            Fancy(("3?",), 150, "lead", is_late),
            Fancy(("3?",), 150, "follow", is_late),
            Fancy(("bury 3?", "swap 3?"), -200),
            Fancy(("swap *",), 100, "swap", is_late),
        ),
    ),
    Character(
        "witch",
        (
            Fancy(("9?",), -200, "lead", is_early),
            Fancy(("9?",), -200, "follow", is_early),
            Fancy(("bury 9?", "swap 9?"), -300),
        ),
    ),
    Character(
        "treasurer",
        (Fancy(("bury 7?", "swap 7?"), -200), Fancy(("7?",), -60, "lead", is_early)),
        (Wish(treasures, 150), Wish(lambda view, seat: view.treasures[1 - seat], -150)),
    ),
)
