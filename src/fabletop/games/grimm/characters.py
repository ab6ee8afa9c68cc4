"""Characters of The Grimm Forest, whom bots may play like. A resource is liked as much as 10."""

from __future__ import annotations

from fabletop.contract import Character, Fancy

BUILDS, GAINS = 25, 4
"""How much more a builder likes a section of the favourite material, and the material itself."""


def builder_of(kind: str, place: str, goes: int) -> Character:
    """Somebody who builds with one material before all others."""
    return Character(
        kind,
        (
            Fancy((f"gather {place}*",), goes),
            Fancy((f"build {kind} *", f"build corner {kind} *"), BUILDS),
            Fancy((f"gain 1 {kind}", f"gain 2 {kind}"), GAINS),
        ),
    )


CHARACTERS = (
    builder_of("straw", "fields", 7),
    builder_of("brick", "brickyard", 12),
    Character(
        "trickster",
        (
            Fancy(("gather * + *",), 30, "gather"),
            Fancy(("draw",), 12),
            Fancy(("reward fables",), 20),
        ),
    ),
)
