"""What clients are shown of a match: built from nothing by addition, for one seat or for the public."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from fabletop.contract import Message, OptionValue, Question, View
from fabletop.match.clocks import ClockRule
from fabletop.match.match import Match
from fabletop.match.proposals import What
from fabletop.match.results import MatchResult
from fabletop.match.settings import Person
from fabletop.match.state import Audience, Phase


class SeatView(Struct, frozen=True, kw_only=True):
    """Who sits there."""

    kind: Literal["empty", "person", "bot"]
    name: str
    """The person's name, or the bot's level."""
    is_there: bool
    stand_in: str | None
    """Why a bot plays for the person: left, time, moment or resigned."""
    left: int | None
    """Milliseconds on the clock."""
    runs: bool
    """Does the clock run?"""
    somebody: str = ""
    """Who the bot is: its name is the message ``folk-…``."""


class Asked(Struct, frozen=True):
    """A question with the name that the answer must give."""

    id: str
    question: Question


class OfferView(Struct, frozen=True):
    what: What
    seat: int
    agreed: tuple[int, ...]


class Fairness(Struct, frozen=True):
    """What anyone needs to check the deal; the secret and the seed are told after the end.

    A match that goes on from another has promised nothing: its cards are known.
    """

    commitment: str
    words: tuple[str, ...]
    secret: str | None
    seed: str | None


class Begun(Struct, frozen=True):
    """From which match this one goes on, and after how many of its choices."""

    match: str
    choices: int


class MatchView(Struct, frozen=True, kw_only=True):
    """A match as one audience may see it."""

    seat: Audience
    heard: int
    """How many events this audience has been told: what a client names when it comes back."""
    phase: Phase
    is_waiting: bool
    """Is everybody gone?"""
    game: str
    options: dict[str, OptionValue]
    clock: ClockRule
    grace: int
    stand_in: str
    talk: str
    shared: bool
    """Do all people play on one device?"""
    rated: bool
    begun: Begun | None
    host: int | None
    """The seat of the host."""
    seats: tuple[SeatView, ...]
    owes: tuple[int, ...]
    asked: Asked | None
    """The question of the audience's own seat."""
    may_undo: bool
    """Has the audience's own seat a choice that it may ask to take back?"""
    offers: tuple[OfferView, ...]
    table: View | None
    lines: tuple[Message, ...]
    """The table in words, line by line, for those who asked for them."""
    result: MatchResult | None
    fairness: Fairness
    rematch: bool
    next_match: str | None


def view_of(match: Match, seat: Audience, now: int, *, in_words: bool = False) -> MatchView:
    """What a seat, or the public, may see at a time."""
    return Moment(match, now).seen_by(seat, in_words=in_words)


class Moment:
    """A match at a time: what all audiences see alike is gathered once, and each is then shown its own beside it."""

    def __init__(self, match: Match, now: int) -> None:
        self.match = match
        self.is_waiting = match.is_waiting
        self.host = match.seat_of(match.settings.host)
        self.seats = tuple([seat_view(match, seat, now) for seat in range(match.settings.seats)])
        self.offers = tuple(
            [OfferView(what, offer.seat, tuple(sorted(offer.agreed))) for what, offer in match.offers.items()]
        )
        self.fairness = fairness_of(match)
        beginning = match.settings.beginning
        self.begun = Begun(beginning.match, len(beginning.choices)) if beginning else None
        self.look = match.game.view_for(match.position) if match.seed else None

    def seen_by(self, seat: Audience, *, in_words: bool = False) -> MatchView:
        match = self.match
        settings = match.settings
        table = self.look(seat) if self.look else None
        return MatchView(
            seat=seat,
            heard=match.heard[seat],
            phase=match.phase,
            is_waiting=self.is_waiting,
            game=settings.game,
            options=settings.options,
            clock=settings.clock,
            grace=settings.grace,
            stand_in=settings.stand_in,
            talk=settings.talk,
            shared=settings.shared,
            rated=settings.rated,
            begun=self.begun,
            host=self.host,
            seats=self.seats,
            owes=match.to_act,
            asked=asked_of(match, seat),
            may_undo=seat is not None and match.phase == "playing" and match.last_choice(seat) is not None,
            offers=self.offers,
            table=table,
            lines=tuple(match.game.face.describe(table.table, seat)) if table and in_words else (),
            result=match.result,
            fairness=self.fairness,
            rematch=match.is_rematch_agreed,
            next_match=match.next_match,
        )


def seat_view(match: Match, seat: int, now: int) -> SeatView:
    chair, clock = match.chairs[seat], match.clocks[seat]
    is_person, somebody = isinstance(chair.seated, Person), match.somebody_at(seat)
    return SeatView(
        kind="empty" if chair.seated is None else "person" if is_person else "bot",
        name=match.name_at(seat),
        is_there=chair.seated is not None and chair.gone_since is None,
        stand_in=chair.stand_in,
        left=clock.left_at(now) if is_person and match.settings.clock.is_set else None,
        runs=clock.since is not None,
        somebody=somebody.name if somebody else "",
    )


def asked_of(match: Match, seat: Audience) -> Asked | None:
    if seat not in match.to_act or match.phase != "playing" or match.bot_at(seat) is not None:
        return None
    return Asked(match.question_id(seat), match.game.question(match.position, seat))


def fairness_of(match: Match) -> Fairness:
    is_over = match.phase == "over" and bool(match.seed)
    is_own_deal = match.settings.beginning is None
    words = tuple(chair.words for chair in match.chairs)
    secret = match.secret if is_over and is_own_deal else None
    return Fairness(match.settings.commitment, words, secret, match.seed if is_over else None)
