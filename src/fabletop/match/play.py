"""Answering questions, and taking an answer back."""

from __future__ import annotations

from fabletop.contract import IllegalChoice
from fabletop.match.commands import SERVER, Command, own_seat, refuse_unless, refused
from fabletop.match.state import MatchState


class Answer(Command, frozen=True, tag="answer"):
    """Answer a question that is open. The server answers for the seats that bots play."""

    question: str
    choice: int

    def check(self, match: MatchState, by: str | None, now: int) -> None:
        refuse_unless(match, "playing")
        seat = match.seat_asked(self.question)
        if seat is None:
            raise refused("refused-match-question")
        if by is SERVER and match.bot_at(seat) is None:
            raise refused("refused-match-no-bot")
        if by is not SERVER and own_seat(match, by) != seat:
            raise refused("refused-match-question")
        if by is not SERVER and match.bot_at(seat) is not None:
            raise refused("refused-match-stand-in")
        reason = match.game.refusal(match.position, seat, self.choice)
        if reason is not None:
            raise IllegalChoice(seat, self.choice, reason)

    def happen(self, match: MatchState, by: str | None, at: int) -> None:
        seat = match.seat_asked(self.question)
        assert seat is not None
        match.play(seat, self.choice, by, at)


class TakeBack(Command, frozen=True, tag="take-back"):
    """Take back one's last choice, where nothing has come of it that anyone could use."""

    def check(self, match: MatchState, by: str | None, now: int) -> None:
        refuse_unless(match, "playing")
        seat = own_seat(match, by)
        if match.last_choice(seat) is None:
            raise refused("refused-match-nothing-to-undo")
        if not match.is_undo_free(seat):
            raise refused("refused-match-rated-undo" if match.settings.rated else "refused-match-undo-consent")

    def happen(self, match: MatchState, by: str | None, at: int) -> None:
        match.take_back(own_seat(match, by), at)
