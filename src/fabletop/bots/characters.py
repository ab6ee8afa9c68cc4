"""How a character leans towards each choice. It sees what its seat sees, and what would come on a re-dealt table."""

from __future__ import annotations

from fnmatch import fnmatchcase

from fabletop.bots.situation import Situation
from fabletop.contract import Character, Choice, Fancy, Position


def character_of(situation: Situation, name: str) -> Character | None:
    """A character that the game has; a stranger to it plays without one."""
    return next((character for character in situation.game.characters if character.name == name), None)


def leaning_to(character: Character, situation: Situation, choice: Choice) -> int:
    """How much more a character likes a choice than a sensible player does."""
    table, seat = situation.view.table, situation.seat
    liked = sum(
        fancy.more
        for fancy in character.fancies
        if is_fancied(fancy, situation.question.kind, choice) and fancy.when(table, seat)
    )
    wishes = [wish for wish in character.wishes if wish.when(table, seat)]
    if wishes:
        then = table_after(situation, choice)
        liked += sum(wish.more * (wish.of(then, seat) - wish.of(table, seat)) for wish in wishes)
    return liked


def is_fancied(fancy: Fancy, asked: str, choice: Choice) -> bool:
    return fnmatchcase(asked, fancy.asked) and any(fnmatchcase(choice.notation, form) for form in fancy.choices)


def table_after(situation: Situation, choice: Choice) -> object:
    """What the seat would see after its choice, if the re-dealt table were the true one."""
    position = Position(situation.world.copy(), len(situation.view.points))
    situation.game.carry_out(position, situation.seat, choice.number)
    return situation.game.view(position, situation.seat).table
