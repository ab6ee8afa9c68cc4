"""A recorded game read aloud through chosen eyes: what happened step by step, and the table at any moment."""

from __future__ import annotations

from collections.abc import Iterator

from fabletop.contract import Position, bad
from fabletop.match.folk import folk_in
from fabletop.records.matches import MatchRecord
from fabletop.terminal.words import bots_in
from fabletop.text.agreed import played_by
from fabletop.text.speech import Speech, names_of

PUBLIC = "public"
ALL = "all"


class Replay:
    """``eyes`` is the number of a seat, ``public`` or ``all``."""

    def __init__(self, record: MatchRecord, eyes: str, language: str) -> None:
        seats = [str(seat) for seat in range(record.seats)]
        if eyes not in (*seats, PUBLIC, ALL):
            raise bad("error-seat-choice", seat=eyes, allowed=", ".join([*seats, PUBLIC, ALL]))
        self.record = record
        self.all_open = eyes == ALL
        self.seat = int(eyes) if eyes in seats else None
        players = [record.players.get(number, "") for number in range(record.seats)]
        names = names_of(players, language, folk_in(record))
        self.say = Speech(language, viewer=self.seat, names=names, more=record.game.locale)

    def lines(self) -> Iterator[str]:
        """The whole game: the first table, every step's events, the last table."""
        title = self.say(f"{self.record.game.about.id}-title")
        yield self.say("replay-head", game=title, seed=self.record.seed)
        yield from self.agreed()
        yield from bots_in(self.record, self.say)
        position = None
        for number, (position, events) in enumerate(self.record.replayed()):
            if number:
                yield self.step_line(number)
            for event in events:
                if self.all_open or event.is_for(self.seat):
                    yield "    " + self.say.say(event.message)
            if not number:
                yield from self.table(position)
            yield from self.happened(number)
        assert position is not None
        yield from self.table(position)
        result = self.record.game.result(position)
        yield from (self.say.say(why) for why in (result.why if result else ()))

    def agreed(self) -> Iterator[str]:
        """What was played by."""
        record = self.record
        return played_by(record.game, record.options, record.seats, self.say)

    def happened(self, number: int) -> Iterator[str]:
        """What people did beside their choices, after so many of them."""
        for after, seat, what in self.record.happened:
            if after == number:
                yield "    " + self.say(f"replay-happened-{what}", seat=seat)

    def at(self, step: int) -> Iterator[str]:
        """The table after so many choices."""
        most = len(self.record.choices)
        if not 0 <= step <= most:
            raise bad("error-number", name="at", least=0, most=most, value=step)
        for number, (position, _) in enumerate(self.record.replayed()):
            if number == step:
                yield from self.table(position)
                return

    def step_line(self, number: int) -> str:
        """Who chose; the choice itself only where everything is open, since it may be secret."""
        seat, choice = self.record.choices[number - 1]
        notation = str(self.record.game.face.notation(choice)) if self.all_open else ""
        return self.say("replay-step", number=number, player=self.say.name_of(seat), choice=notation).rstrip(" :")

    def table(self, position: Position) -> Iterator[str]:
        game = self.record.game
        view = game.reveal(position) if self.all_open else game.view(position, self.seat)
        yield ""
        yield from (self.say.say(line) for line in game.face.describe(view.table, self.seat))
        yield ""
