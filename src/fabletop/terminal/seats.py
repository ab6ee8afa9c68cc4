"""Who sits where, as it is written: ``you,easy``, ``you=Anna,you=Boris,hard``, ``hard,hard``."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from fabletop.bots import refuse_unknown_bot
from fabletop.bots.own import refuse_unknown_player
from fabletop.contract import FabletopError, Game
from fabletop.match import BotPlayer, Person
from fabletop.match.settings import STAND_IN, Seated
from fabletop.text.speech import Speech

YOU = "you"
PEOPLE = (YOU, "me", "вы", "я")
"""Words for a person at this keyboard."""
USUAL = "easy"


@dataclass(frozen=True)
class Player:
    """A person, with or without a name, or a bot by its level."""

    name: str
    is_person: bool

    def seated(self, seat: int) -> Seated:
        if self.is_person:
            return Person(person_id(seat), self.name)
        return BotPlayer(self.name if is_level(self.name) else STAND_IN)


def person_id(seat: int) -> str:
    return f"seat {seat}"


def read_seats(text: str, game: Game, say: Speech) -> list[Player]:
    """The players of a list of words; without one, a person against beginners."""
    words = [word.strip() for word in text.split(",")] if text else [YOU] + [USUAL] * (game.about.seats[0] - 1)
    players = [read_player(word, game) for word in words]
    people = [player for player in players if player.is_person]
    if len({player.name for player in people}) < len(people):
        players = numbered(players, say)
    return players


def read_player(word: str, game: Game) -> Player:
    who, equals, name = word.partition("=")
    if who.strip().casefold() in PEOPLE:
        person = Person("-", name.strip() if equals else YOU)
        person.refuse()
        return Player(person.name, is_person=True)
    refuse_unknown_player(word, game)
    return Player(word, is_person=False)


def numbered(players: Sequence[Player], say: Speech) -> list[Player]:
    """People who are called alike, told apart by their numbers."""
    names, count, told = [player.name for player in players], 0, []
    for player in players:
        count += player.is_person
        if player.is_person and names.count(player.name) > 1:
            name = say("term-person", number=count) if player.name == YOU else f"{player.name} {count}"
            told.append(Player(name, is_person=True))
        else:
            told.append(player)
    return told


def is_level(name: str) -> bool:
    """Is it a bot that every table knows? Others are a player's own."""
    try:
        refuse_unknown_bot(name)
    except FabletopError:
        return False
    return True


def is_bot(name: str) -> bool:
    try:
        refuse_unknown_player(name)
    except FabletopError:
        return False
    return True
