"""The pictures in the rules of The Fox in the Forest."""

from __future__ import annotations

from copy import copy
from dataclasses import replace

import msgspec

from fabletop.drawing.picture import Cards, CardShown, Explained, Lines, Panel, Spot
from fabletop.drawing.sheet import Sheet
from fabletop.games.fox.rules.tricks import follower_wins
from fabletop.games.fox.words.notation import NUMBERS, card_name

DECREE = "6M"
TRICKS = (("same-suit", "4K", "8K"), ("trump", "10K", "2M"), ("other-suit", "2B", "10K"), ("witch", "9K", "11K"))
"""Led card and answer of each example, with the decree above."""


def card(sheet: Sheet) -> str:
    """A card, and what its parts mean."""
    say = sheet.say
    spots: tuple[Spot, ...] = ("rank", "sign", "name")
    meanings = tuple((spot, say(f"fox-picture-card-{spot}")) for spot in spots)
    title = say("fox-picture-card")
    rows = ((Panel(title, (Explained(sheet.card("9K"), meanings),)),),)
    return sheet.drawn(title, [text for _, text in meanings], rows)


def table(sheet: Sheet) -> str:
    """Where everything lies when the rival has led the first card."""
    game, say = sheet.game, copy(sheet.say)
    say.names = (say("fox-picture-you"), say("fox-picture-rival"))
    position, _ = game.open({}, 2, "tulip")
    game.play(position, 1, game.question(position, 1).choices[-1].number)
    seen = game.view(position, 0).table
    told = [say.say(line) for line in game.face.describe(seen, 0)]
    zones = game.face.board(seen, 0)
    lying = [msgspec.structs.replace(zone, seat=None) for zone in zones if zone.meter is None]
    return sheet.drawn(say("fox-picture-table"), told, replace(sheet, say=say).rows(lying))


def tricks(sheet: Sheet) -> str:
    """Who wins which trick, and why."""
    say, title = sheet.say, sheet.say("fox-picture-tricks", suit=sheet.say("fox-suit", suit=DECREE[-1]))
    parts: list[Cards | Lines] = []
    told: list[str] = []
    for why, led, answer in TRICKS:
        winner = answer if follower_wins(NUMBERS[led], NUMBERS[answer], NUMBERS[DECREE]) else led
        told.append(say(f"fox-picture-tricks-{why}", card=card_name(NUMBERS[winner])))
        cards = ((led, "leads"), (answer, "answers"))
        lying = tuple(in_trick(sheet, card, who, wins=card == winner) for card, who in cards)
        parts += [Cards(lying), Lines((told[-1],), is_beside=True)]
    return sheet.drawn(title, told, ((Panel(title, tuple(parts)),),))


def in_trick(sheet: Sheet, notation: str, who: str, wins: bool) -> CardShown:
    return sheet.card(notation, notes=(sheet.say(f"fox-picture-tricks-{who}"),), is_lit=wins)


FOX = {"card": card, "table": table, "tricks": tricks}
