"""The pictures in the rules of Fairy Tale."""

from __future__ import annotations

from dataclasses import replace

from fabletop.contract import Position, read_seed
from fabletop.drawing.picture import Cards, Explained, Lines, Panel, Spot, Steps
from fabletop.drawing.sheet import Sheet

SEED = "once upon a time"
SEATS = 3
EFFECTS = ("hunt", "unflip", "flip", "draw", "exchange")
TALES = {
    "count": "Homesteaders, Homesteaders, Homesteaders, Homesteaders",
    "friend": "Bronze Dragon, Knight of the Round Table, Knight of the Round Table",
    "condition": "Dragon's Tale - Chapter 2, Silver Dragon, Sky-Dance Dragon, Bard, Castle",
}
"""A tale for each way of scoring that looks at other cards."""


def card(sheet: Sheet) -> str:
    """A card, and what its parts mean."""
    say = sheet.say
    spots: tuple[Spot, ...] = ("rank", "friend", "sign", "corner", "name")
    meanings = tuple((spot, say(f"fairytale-picture-card-{spot}")) for spot in spots)
    title = say("fairytale-picture-card")
    rows = ((Panel(title, (Explained(sheet.card("Knight of the Round Table"), meanings),)),),)
    return sheet.drawn(title, [text for _, text in meanings], rows)


def course(sheet: Sheet) -> str:
    """The four rounds, and in which order effects are carried out."""
    say, game = sheet.say, sheet.game
    table = game.view(in_second_round(sheet), 0).table
    title, order = say("fairytale-picture-course"), say("fairytale-picture-course-effects")
    rounds = [say("fairytale-picture-course-round", round=1 + at, to=way(at)) for at in range(table.rounds)]
    told = [*rounds, say("fairytale-picture-course-end")]
    effects = tuple(say(f"fairytale-board-step-{effect}") for effect in EFFECTS)
    parts = Lines(tuple(told)), Steps(effects, at=len(effects), title=order)
    return sheet.drawn(title, [*told, order, *effects], ((Panel(title, parts),),))


def way(round: int) -> str:
    return "right" if round % 2 else "left"


def table(sheet: Sheet) -> str:
    """Where everything lies in the second round, as the first seat sees it."""
    return sheet.table(sheet.say("fairytale-picture-table"), sheet.game.view(in_second_round(sheet), 0))


def in_second_round(sheet: Sheet) -> Position:
    """Everybody has always taken the first choice, until the second round is played."""
    game = sheet.game
    position, _ = game.open({}, SEATS, SEED)
    while (seen := game.view(position, 0).table).round < 2 or seen.stage != "play":
        for asked in game.questions(position):
            game.play(position, asked.seat, asked.choices[0].number)
    return position


def scoring(sheet: Sheet) -> str:
    """What the cards of some tales score, and why."""
    game = sheet.game.for_options({"deck": "expert100"})
    position, _ = game.open({}, len(TALES), SEED)
    game.face.arrange(position.table, len(TALES), {"stage": "over", "rows": list(TALES.values())}, read_seed(SEED))
    expert, rows = replace(sheet, game=game), game.view(position, None).table.rows
    titles = [sheet.say(f"fairytale-picture-scoring-{way}") for way in TALES]
    tales = [tuple(expert.card(lying.card, badge=str(lying.points)) for lying in row) for row in rows]
    panels = tuple((Panel(title, (Cards(cards),)),) for title, cards in zip(titles, tales, strict=True))
    return sheet.drawn(sheet.say("fairytale-picture-scoring"), titles, panels)


FAIRYTALE = {"card": card, "course": course, "table": table, "scoring": scoring}
