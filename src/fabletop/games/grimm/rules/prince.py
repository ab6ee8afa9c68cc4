"""Prince Regal, who comes to the game for two (docs/rules/grimm-forest: grimm.start)."""

from __future__ import annotations

from fabletop.games.grimm.rules.facts import FACT_PRINCE_CAME
from fabletop.games.grimm.rules.goods import remove_stock, to_supply
from fabletop.games.grimm.rules.state import GrimmTable
from fabletop.games.grimm.rules.terms import BASIC_PLACES, BRICK, KINDS, NOBODY, NOWHERE
from fabletop.games.grimm.rules.words import heap_of_one
from fabletop.kernel.log import Log, note
from fabletop.kernel.rng import below
from fabletop.kernel.rule import called_rule, rule

CROWDED = 10
"""With more than this on a Location the Prince goes there without rolling."""


@called_rule
def prince_regal(table: GrimmTable, log: Log | None) -> None:
    """With two players a Location loses half of its resources."""
    if table.seats != 2:
        return
    location = fullest_location(table)
    if location == NOWHERE:
        location = roll_die(table)
    lost = heap_of_one(location, table.stock[location * KINDS + location] // 2)
    remove_stock(table, location, lost)
    to_supply(table, lost)
    note(log, FACT_PRINCE_CAME, NOBODY, location, lost)


@rule
def fullest_location(table: GrimmTable) -> int:
    """The Location that holds the most of those with more than ten; among equals brick before wood before straw."""
    fullest, most = NOWHERE, CROWDED
    for step in range(BASIC_PLACES):
        location = BRICK - step
        if table.stock[location * KINDS + location] > most:
            fullest, most = location, table.stock[location * KINDS + location]
    return fullest


@rule
def roll_die(table: GrimmTable) -> int:
    faces = 0
    for location in range(BASIC_PLACES):
        faces += table.options.faces[location]
    roll = below(table.rng, faces)
    location = 0
    while roll >= table.options.faces[location]:
        roll -= table.options.faces[location]
        location += 1
    return location
