"""The plain prompt: the view, the question, the choices by number and notation, and why a choice is refused."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import TextIO

from fabletop.bots import Bot, situation_of
from fabletop.bots.own import faults_of, player_named
from fabletop.bots.situation import BOT_SECONDS
from fabletop.contract import GUESS, Event, Game, OptionValue, Question, Result, branch_of, read_options
from fabletop.match.folk import folk_in
from fabletop.records.matches import MatchRecord, write_record
from fabletop.terminal.seats import YOU, is_bot, numbered, read_player
from fabletop.terminal.words import bots_in
from fabletop.text.agreed import played_by
from fabletop.text.speech import Speech, names_of

QUIT, RULES, WHY = ("quit", "выход"), ("rules", "правила"), ("why", "почему")
"""What can be typed beside a choice, in either language."""
LONGEST_SHOWN = 40
CURTAIN = 40
"""Empty lines between what two people at one keyboard may read."""


class Left(Exception):
    """The person wants to leave."""


def question_lines(question: Question, say: Speech) -> Iterator[str]:
    """A question, its choices by number, and what is not allowed now, by reason."""
    yield say.say(question.prompt)
    for number, choice in enumerate(question.choices, 1):
        yield "  " + say("play-choice", number=number, notation=choice.notation, label=say.say(choice.label))
    reasons: dict[str, list[str]] = {}
    for refused in question.refused:
        reasons.setdefault(say.say(refused.reason.message), []).append(refused.choice.notation)
    for why, notations in reasons.items():
        yield "  " + say("play-not-allowed", notations=" ".join(notations), why=why)


class PlainTable:
    """One game at the prompt."""

    def __init__(
        self,
        game: Game,
        players: list[str],
        options: Mapping[str, OptionValue],
        seed: str,
        language: str,
        ask: Callable[[str], str] | None = None,
        out: TextIO | None = None,
    ) -> None:
        self.game = game
        self.ask = ask or input
        self.out = out or sys.stdout
        seated = [read_player(player, game) for player in players]
        if sum(player.is_person for player in seated) > 1:
            seated = numbered(seated, Speech(language))
        players = [player.name for player in seated]
        self.people = [seat for seat, player in enumerate(seated) if player.is_person]
        self.bots: dict[int, Bot] = {
            seat: player_named(player.name) for seat, player in enumerate(seated) if not player.is_person
        }
        self.position, self.opening = game.open(options, len(players), seed)
        self.record = MatchRecord(game, len(players), seed, read_options(game.about.options, options))
        self.record.players = dict(enumerate(players))
        self.players = players
        self.language = language
        self.look_through(self.people[0] if len(self.people) == 1 else None)

    @classmethod
    def resumed(cls, record: MatchRecord, language: str) -> PlainTable:
        """A game that was left, as it was then."""
        names = [record.players.get(seat, YOU) for seat in range(record.seats)]
        players = [name if name == YOU or is_bot(name) else f"{YOU}={name}" for name in names]
        table = cls(record.game, players, record.options, record.seed, language)
        for seat, choice in record.choices:
            table.game.play(table.position, seat, choice)
        table.record, table.opening = record, ()
        return table

    def look_through(self, eyes: int | None) -> None:
        """Speak to somebody, or to everybody."""
        self.person = eyes
        names = names_of(self.players, self.language, folk_in(self.record))
        self.say = Speech(self.language, viewer=eyes, names=names, more=self.game.locale)

    def hand_over(self, seat: int) -> None:
        """Several people share the keyboard: what was said to one rolls away before the next one reads."""
        if len(self.people) < 2 or seat == self.person:
            return
        self.print(*[""] * CURTAIN, self.say("term-curtain", name=self.say.name_of(seat)))
        self.ask(self.say("term-curtain-ready", name=self.say.name_of(seat)) + " ")
        self.look_through(seat)

    def play(self) -> Result | None:
        """Play to the end, or until the person leaves."""
        self.print(self.say(f"{self.game.about.id}-title"), self.say("play-welcome"))
        self.print(*played_by(self.game, self.record.options, self.record.seats, self.say))
        self.print(self.say("play-seed", seed=self.record.seed))
        self.introduce_bots()
        self.tell(self.opening)
        try:
            while questions := self.game.questions(self.position):
                question = questions[0]
                choice = self.answer(question)
                events = self.game.play(self.position, question.seat, choice)
                self.record.choices.append((question.seat, choice))
                self.tell(events)
        except (Left, EOFError, KeyboardInterrupt):
            self.print("", self.say("play-left"))
            return None
        result = self.game.result(self.position)
        assert result is not None
        if len(self.people) > 1:
            self.look_through(None)
        self.tell_result(result)
        return result

    def introduce_bots(self) -> None:
        """Who of the forest sits at the table, and how well they play."""
        self.print(*bots_in(self.record, self.say))

    def answer(self, question: Question) -> int:
        if question.seat in self.bots:
            return self.bot_answer(question, self.bots[question.seat])
        self.hand_over(question.seat)
        self.show(question)
        while True:
            choice = self.understood(question, self.ask(self.say("play-prompt")).strip())
            if choice is not None:
                return choice

    def bot_answer(self, question: Question, bot: Bot) -> int:
        """What a bot chooses; of one that fails it is told who chose in its place, and why."""
        seed = branch_of(self.record.seed, f"question {self.position.revision}")
        choice = bot.choose(situation_of(self.game, self.position, question, seed, BOT_SECONDS))
        for fault in faults_of(bot):
            self.print(self.say("play-bot-fault", why=fault.told(self.players[question.seat])))
        return choice

    def understood(self, question: Question, text: str) -> int | None:
        """The choice that was typed, or nothing after answering what was typed instead."""
        word, _, rest = text.casefold().partition(" ")
        if text == "?" or not text:
            self.show(question)
        elif word in QUIT:
            raise Left
        elif word in RULES:
            self.show_cards()
        elif word in WHY:
            self.explain(question, rest)
        else:
            return self.written_choice(question, text)
        return None

    def read_choice(self, question: Question, text: str) -> int | None:
        """A choice by its place in the list or by its notation."""
        if text.isascii() and text.isdigit() and len(text) < 4 and 1 <= int(text) <= len(question.choices):
            return question.choices[int(text) - 1].number
        return self.game.read_choice(text)

    def written_choice(self, question: Question, text: str) -> int | None:
        choice = self.read_choice(question, text)
        if choice is None:
            example = question.choices[0].notation
            shown = text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "…"
            self.print(self.say("play-not-understood", text=shown, most=len(question.choices), example=example))
        elif self.game.refusal(self.position, question.seat, choice) is None:
            return choice
        else:
            self.explain(question, text)
        return None

    def explain(self, question: Question, text: str) -> None:
        choice = self.read_choice(question, text)
        if choice is None:
            self.written_choice(question, text)
            return
        reason = self.game.refusal(self.position, question.seat, choice)
        notation = str(self.game.face.notation(choice))
        if reason is None:
            self.print(self.say("play-allowed", notation=notation))
        else:
            why = self.say.say(reason.message)
            self.print(self.say("play-refused", notation=notation, why=why, clause=reason.clause or "none"))

    def show(self, question: Question) -> None:
        view = self.game.view(self.position, question.seat)
        self.print("", *(self.say.say(line) for line in self.game.face.describe(view.table, question.seat)))
        self.print("", *question_lines(question, self.say))

    def show_cards(self) -> None:
        for card in self.game.face.cards():
            if card.text is not None:
                sign = f"{GUESS} " if card.is_guess else ""
                self.print(f"{card.notation:>4}  {sign}{self.say.say(card.name)}. {self.say.say(card.text)}")

    def tell(self, events: Iterable[Event]) -> None:
        seen_by = self.person
        self.print(*(self.say.say(event.message) for event in events if event.is_for(seen_by)))

    def tell_result(self, result: Result) -> None:
        self.print("")
        for seat, points in enumerate(result.points):
            name = self.say("player-you") if seat == self.person else self.say.name_of(seat)
            self.print(self.say("play-result-points", name=name, points=points))
        self.print(*(self.say.say(why) for why in result.why))
        self.print(self.victory(result.winners))

    def victory(self, winners: Sequence[int]) -> str:
        """Who won: nobody if everybody is first, and partners or level players together."""
        others = [self.say.name_of(seat) for seat in winners if seat != self.person]
        if len(winners) == len(self.players):
            return self.say("play-draw")
        if self.person not in winners:
            return self.say("play-others-won", names=", ".join(others), winners=len(others))
        return self.say("play-you-won-together", names=", ".join(others)) if others else self.say("play-you-won")

    def print(self, *lines: str) -> None:
        for line in lines:
            print(line, file=self.out, flush=True)

    def keep(self, folder: Path) -> None:
        """Write the record, so that nothing played is lost."""
        path = folder / f"{self.game.about.id}-{datetime.now():%Y%m%d-%H%M%S-%f}.fable"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            write_record(self.record, path)
        except OSError:
            self.print(self.say("play-not-saved", file=str(path)))
        else:
            self.print(self.say("play-saved", file=str(path)))
