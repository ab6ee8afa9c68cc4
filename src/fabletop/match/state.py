"""The state of a match: seats, clocks, the game, offers. Commands change it; it knows none of them."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Literal

from fabletop.contract import Event, Message, Position, Result, Value, branch_of, message, seed_of
from fabletop.match.chairs import Chair, Why
from fabletop.match.clocks import SECOND, Clock
from fabletop.match.folk import SPEAKERS, Moment, Somebody, key_of, somebody_at
from fabletop.match.proposals import Offer, Patience, What
from fabletop.match.rated import LONGEST_ANSWER
from fabletop.match.results import How, MatchResult, result_of
from fabletop.match.settings import Beginning, BotPlayer, Person, Settings
from fabletop.match.undo import (
    WORLDS,
    Made,
    is_step_open,
    is_untouched,
    last_of,
    position_after,
    start_of_decision,
    teaches,
)

Phase = Literal["open", "playing", "paused", "over"]
Audience = int | None
"""A seat, or nobody's: the public."""
RECENT = 200
"""Events that are kept for clients who have missed some."""


class MatchState:
    """A table in the state that its log leads to, and what commands can do to it. ``Match`` adds the log."""

    owed: tuple[int, ...] | None = None
    """Who owes an answer in this position, once somebody has asked."""
    begun = 0
    """How many choices were made in another match, from which this one goes on."""
    is_checked = False
    dealt_at: int | None = None
    longest = 0
    """How many choices have ever stood."""
    moved_at = 0
    """When it last went on: when the line was longer than ever before."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.game = settings.game_played()
        self.chairs = [Chair(seated) for seated in settings.seated or (None,) * settings.seats]
        self.clocks = [Clock(settings.clock) for _ in self.chairs]
        self.phase: Phase = "open"
        self.revision = 0
        """How many entries have been applied. It goes to no client: others' half answers count too."""
        self.last_at = 0
        self.done: dict[tuple[str | None, str], int] = {}
        self.secret = ""
        self.seed = ""
        self.line: list[Made] = []
        self.renewed = [0] * settings.seats
        """How often the questions of each seat became others by an undo."""
        self.answered = [0] * settings.seats
        self.offers: dict[What, Offer] = {}
        self.patience = [Patience() for _ in self.chairs]
        self.result: MatchResult | None = None
        self.rematch_with: set[int] = set()
        self.next_match: str | None = None
        self.happened: list[tuple[int, int, str]] = []
        """What the choices do not show: after how many choices, at which seat, what."""
        self.heard: dict[Audience, int] = dict.fromkeys([None, *range(settings.seats)], 0)
        self.recent: deque[Event] = deque(maxlen=RECENT)
        self.told: list[Event] = []
        """What the entry that is being applied has told so far."""
        self.start: Position
        """The table as it was dealt; there is none before the start."""
        self.position: Position

    # Who sits where.

    def seat_of(self, player: str | None) -> int | None:
        for seat, chair in enumerate(self.chairs):
            if isinstance(chair.seated, Person) and chair.seated.id == player:
                return seat
        return None

    def seats_held_by(self, player: str | None) -> tuple[int, ...]:
        """The seats of everybody who plays on a person's device."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.person and chair.person.owner == player)

    def name_at(self, seat: int) -> str:
        seated = self.chairs[seat].seated
        return seated.name if isinstance(seated, Person) else seated.level if seated else ""

    def somebody_at(self, seat: int) -> Somebody | None:
        """Who of the forest sits at a seat, if a bot does: it follows from the match and the seat."""
        if not isinstance(self.chairs[seat].seated, BotPlayer):
            return None
        beginning = self.settings.beginning
        return somebody_at(key_of(self.settings.commitment, beginning.seed if beginning else ""), seat)

    @property
    def folk(self) -> tuple[str, ...]:
        """Who the bots are, by seat; empty where none sits."""
        return tuple([who.name if (who := self.somebody_at(seat)) else "" for seat in range(self.settings.seats)])

    def called_at(self, seat: int) -> Value:
        """What who sits at a seat is called in words."""
        somebody = self.somebody_at(seat)
        return self.name_at(seat) if somebody is None else message(f"folk-{somebody.name}")

    def let_folk_speak(self, moment: Moment) -> None:
        """A few words of the bots, where the table talks at all."""
        if self.settings.talk == "none":
            return
        said = [(seat, who.phrase(moment)) for seat in range(self.settings.seats) if (who := self.somebody_at(seat))]
        for seat, phrase in [(seat, phrase) for seat, phrase in said if phrase][:SPEAKERS]:
            self.tell(message("match-says", seat=seat, words=message(phrase)))

    def bot_at(self, seat: int) -> str | None:
        """The level of the bot that plays at a seat now, if one does."""
        return self.chairs[seat].bot(self.settings.stand_in)

    @property
    def is_waiting(self) -> bool:
        """Is every person gone who takes part? Then nothing goes on until one comes back."""
        is_anybody_gone = False
        for chair in self.chairs:
            if chair.takes_part:
                if chair.gone_since is None:
                    return False
                is_anybody_gone = True
        return is_anybody_gone

    def seats_asked_to_agree(self) -> set[int]:
        """The people at the table who take part; after the end, all of them."""
        return {
            seat
            for seat, chair in enumerate(self.chairs)
            if chair.is_person_there or (self.phase == "over" and chair.person and chair.gone_since is None)
        }

    def withdraw_offers(self, seat: int) -> None:
        """Somebody who goes neither asks nor agrees any more."""
        self.offers = {what: offer for what, offer in self.offers.items() if offer.seat != seat}
        for offer in self.offers.values():
            offer.agreed.discard(seat)

    def stand_in(self, seat: int, why: Why | None) -> None:
        """Let a bot play at a seat, or its owner again."""
        self.chairs[seat].stand_in = why
        self.note(seat, "back" if why is None else "resigned" if why == "resigned" else f"stand-in-{why}")

    def stand_in_from(self, seat: int) -> int | None:
        """When a bot is to stand in for somebody who has gone."""
        chair = self.chairs[seat]
        if chair.gone_since is None or not chair.takes_part or chair.stand_in is not None or self.is_waiting:
            return None
        return chair.gone_since + self.settings.grace * SECOND

    # Playing.

    def seed_from(self, secret: str) -> str:
        """The seed follows from the dealer's secret and the words of all seats."""
        return seed_of(secret, [chair.words for chair in self.chairs])

    def deal(self, secret: str, at: int) -> None:
        self.secret = secret
        self.dealt_at = self.moved_at = at
        beginning = self.settings.beginning
        self.seed = beginning.seed if beginning else self.seed_from(secret)
        self.phase = "playing"
        if not beginning:
            self.tell(message("match-started"))
            self.let_folk_speak("start")
        self.start, events = self.game.open(self.settings.options, self.settings.seats, self.seed)
        self.position = position_after(self.game, self.start, ())
        self.owed = None
        self.tell_all(events)
        if beginning:
            self.go_on_from(beginning)

    def go_on_from(self, beginning: Beginning) -> None:
        """Make the choices of another match again; nobody can take them back here."""
        for seat, choice in beginning.choices:
            self.tell_all(self.make(seat, choice, by_bot=True))
        self.begun = len(self.line)
        self.tell(message("match-goes-on", choices=self.begun))

    @property
    def to_act(self) -> tuple[int, ...]:
        if self.phase not in ("playing", "paused"):
            return ()
        if self.owed is None:
            self.owed = self.game.to_act(self.position)
        return self.owed

    def question_id(self, seat: int) -> str:
        """The name of the question that a seat is asked: its how-manieth, which others' answers do not change."""
        return f"{seat}.{self.answered[seat]}.{self.renewed[seat]}"

    def seat_asked(self, question: str) -> int | None:
        for seat in self.to_act:
            if self.question_id(seat) == question:
                return seat
        return None

    def play(self, seat: int, choice: int, by: str | None, at: int) -> None:
        is_first_help = by is None and self.settings.rated and self.chairs[seat].person and seat not in self.helped
        events = self.make(seat, choice, by is None, checked=self.is_checked)
        if is_first_help:
            self.tell(message("match-helped", seat=seat))
        made, to_act = self.line[-1], self.to_act
        if len(self.line) > self.longest:
            self.longest, self.moved_at = len(self.line), at
        self.tell_answer(made, events, to_act_changed=made.to_act != to_act)
        if made.noticed or seat not in to_act:
            self.clocks[seat].end_decision(at)
            if self.chairs[seat].stand_in == "moment":
                self.stand_in(seat, None)
            if "undo" in self.offers and self.offers["undo"].seat == seat:
                del self.offers["undo"]
        if not to_act:
            self.finish("played")

    def make(self, seat: int, choice: int, by_bot: bool, *, checked: bool = False) -> tuple[Event, ...]:
        """Make a choice and put it at the end of the line."""
        to_act, noticed_before = self.to_act, self.position.noticed
        do = self.game.carry_out if checked else self.game.play
        events = do(self.position, seat, choice)
        self.owed = None
        self.line.append(Made(seat, choice, to_act, self.position.noticed > noticed_before, by_bot))
        self.answered[seat] += 1
        return events

    def tell_answer(self, made: Made, events: tuple[Event, ...], *, to_act_changed: bool) -> None:
        """What the game tells; where it is silent, that there is an answer: to all who see that, or to its maker."""
        seat = made.seat
        if to_act_changed and not made.noticed:
            self.tell(message("match-answer-given", seat=seat))
        elif not (made.noticed or any(event.is_for(seat) for event in events)):
            self.tell(message("match-answer-noted", seat=seat), seat)
        self.tell_all(events)

    def finish(self, how: How) -> None:
        self.phase = "over"
        self.offers.clear()
        resigned = {seat for seat, chair in enumerate(self.chairs) if chair.stand_in == "resigned"}
        away = (
            {seat for seat, chair in enumerate(self.chairs) if chair.is_left_to_a_bot} if self.settings.rated else set()
        )
        self.result = result_of(how, self.game_result(), self.settings.seats, resigned, away)
        self.tell(message(f"match-over-{how}"))
        if self.seed:
            self.let_folk_speak("over")

    def game_result(self) -> Result | None:
        return self.game.result(self.position) if self.seed else None

    @property
    def laggards(self) -> tuple[int, ...]:
        """The people for whom the match waits: those who owe an answer, or, if none does, those who have gone."""
        people = [seat for seat, chair in enumerate(self.chairs) if chair.takes_part]
        awaited = tuple(seat for seat in people if seat in self.to_act)
        return awaited or tuple(seat for seat in people if self.chairs[seat].gone_since is not None)

    @property
    def forfeit_from(self) -> int | None:
        """From when on those for whom a rated match waits have lost it."""
        is_on = self.settings.rated and self.phase in ("playing", "paused")
        return self.moved_at + LONGEST_ANSWER if is_on else None

    @property
    def helped(self) -> set[int]:
        """The people for whom a bot has made a choice that stands."""
        return {made.seat for made in self.line if made.by_bot and self.chairs[made.seat].person is not None}

    # Taking back.

    def last_choice(self, seat: int) -> int | None:
        place = last_of(self.line, seat)
        return None if place is None or place < self.begun else place

    def is_undo_free(self, seat: int) -> bool:
        """May the last choice of a seat be taken back without asking?"""
        place = self.last_choice(seat)
        if place is None or not is_untouched(self.line, place, self.to_act):
            return False
        before = position_after(self.game, self.start, self.line[:place])
        seeds = [branch_of(self.secret, f"undo {self.revision} world {number}") for number in range(WORLDS)]
        return not teaches(self.game, before, self.line[place], seeds)

    def undo_target(self, seat: int) -> int:
        place = self.last_choice(seat)
        assert place is not None
        return max(self.begun, start_of_decision(self.line, place))

    def take_back(self, seat: int, at: int) -> None:
        """Take back the last choice of a seat; answers of others that lie face down stay where they are."""
        place = self.last_choice(seat)
        assert place is not None
        made, to_act = self.line[place], self.to_act
        renewed = [seat] if is_step_open(self.line, place, to_act) else range(self.settings.seats)
        later = self.line[place + 1 :]
        self.replay(self.line[:place])
        for other in later:
            self.make(other.seat, other.choice, other.by_bot)
        for number in renewed:
            self.renewed[number] += 1
        self.clocks[seat].take_back_decision()
        shows = made.noticed or to_act != self.to_act
        if shows:
            self.offers.pop("undo", None)
        self.tell(
            message("match-taken-back" if shows else "match-answer-restarted", seat=seat), None if shows else seat
        )

    def go_back_to(self, length: int, seat: int, at: int) -> None:
        """Go back by consent: what was seen stays seen, and the same cards will come."""
        self.replay(self.line[:length])
        self.renewed = [count + 1 for count in self.renewed]
        for clock in self.clocks:
            clock.forget_decision(at)
        self.note(seat, "undo")
        self.tell(message("match-undone", seat=seat))

    def replay(self, line: list[Made]) -> None:
        self.line = line
        self.answered = [sum(made.seat == seat for made in line) for seat in range(self.settings.seats)]
        self.position = position_after(self.game, self.start, line)
        self.owed = None

    # Time, bots, words.

    def settle_clocks(self, at: int) -> None:
        """Every clock runs exactly while its owner owes an answer and nothing holds up the match."""
        if not self.settings.clock.is_set:
            return
        goes_on = self.phase == "playing" and not self.is_waiting
        to_act = self.to_act
        for seat, clock in enumerate(self.clocks):
            owes = seat in to_act and self.chairs[seat].person is not None and self.bot_at(seat) is None
            if owes:
                clock.begin_decision()
            clock.run(owes and goes_on, at)

    def tell(self, said: Message, audience: Audience = None) -> None:
        self.tell_all((Event(said, audience),))

    def tell_all(self, events: Iterable[Event]) -> None:
        heard = self.heard
        for event in events:
            self.told.append(event)
            self.recent.append(event)
            for audience in heard if event.audience is None else (event.audience,):
                heard[audience] += 1

    def missed(self, audience: Audience, heard: int) -> tuple[Event, ...] | None:
        """What an audience has not heard that has heard so many events; nothing if a fresh view must do."""
        lacking = self.heard[audience] - heard
        kept = [event for event in self.recent if event.is_for(audience)]
        return tuple(kept[len(kept) - lacking :]) if 0 <= lacking <= len(kept) else None

    def note(self, seat: int, what: str) -> None:
        """Note for the record what the choices do not show."""
        if self.seed:
            self.happened.append((len(self.line), seat, what))

    @property
    def is_rematch_agreed(self) -> bool:
        return bool(self.rematch_with)

    def seated_for_rematch(self) -> tuple[Person | BotPlayer | None, ...]:
        """Who sits where now and plays again; those who did not agree leave an empty seat."""
        return tuple(
            chair.seated if chair.person is None or seat in self.rematch_with else None
            for seat, chair in enumerate(self.chairs)
        )
