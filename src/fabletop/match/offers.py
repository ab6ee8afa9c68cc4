"""Offers that the others must agree to: undo, pause, rematch."""

from __future__ import annotations

from fabletop.contract import message
from fabletop.match.clocks import SECOND
from fabletop.match.commands import Command, own_seat, refuse_all_but_server, refuse_unless, refused
from fabletop.match.play import TakeBack
from fabletop.match.proposals import Offer, What
from fabletop.match.state import MatchState

PHASES = {"undo": ("playing",), "pause": ("playing",), "rematch": ("over",)}


class Propose(Command, frozen=True, tag="propose"):
    """Offer something. It comes about when every other person at the table agrees; bots always do."""

    what: What

    def settled(self, match: MatchState, by: str | None, now: int) -> Command:
        refuse_unless(match, *PHASES[self.what])
        seat = own_seat(match, by)
        if seat not in match.seats_asked_to_agree():
            raise refused("refused-match-resigned")
        if self.what in match.offers:
            raise refused("refused-match-offered")
        if self.what == "rematch" and match.is_rematch_agreed:
            raise refused("refused-match-offered")
        wait = match.patience[seat].asks_from - now
        if wait > 0:
            raise refused("refused-match-patience", seconds=-(-wait // SECOND))
        return self.undo_settled(match, seat) if self.what == "undo" else self

    def undo_settled(self, match: MatchState, seat: int) -> Command:
        """What is free needs no offer, and at a rated table what is not cannot be offered."""
        if match.last_choice(seat) is None:
            raise refused("refused-match-nothing-to-undo")
        if match.is_undo_free(seat):
            return TakeBack()
        if match.settings.rated:
            raise refused("refused-match-rated-undo")
        return self

    def happen(self, match: MatchState, by: str | None, at: int) -> None:
        seat = own_seat(match, by)
        back_to = match.undo_target(seat) if self.what == "undo" else 0
        match.offers[self.what] = Offer(seat, back_to=back_to)
        match.tell(message("match-proposed", seat=seat, what=self.what))


class Agree(Command, frozen=True, tag="agree"):
    """Agree to an offer."""

    what: What

    def check(self, match: MatchState, by: str | None, now: int) -> None:
        seat = own_seat(match, by)
        offer = match.offers.get(self.what)
        if offer is None or seat == offer.seat or seat in offer.agreed or seat not in match.seats_asked_to_agree():
            raise refused("refused-match-no-offer")

    def happen(self, match: MatchState, by: str | None, at: int) -> None:
        seat = own_seat(match, by)
        match.offers[self.what].agreed.add(seat)
        match.tell(message("match-agreed", seat=seat, what=self.what))


class Decline(Command, frozen=True, tag="decline"):
    """Refuse an offer, or take back one's own. Whoever made it must wait before the next, longer each time."""

    what: What

    def check(self, match: MatchState, by: str | None, now: int) -> None:
        seat = own_seat(match, by)
        if self.what not in match.offers or seat not in match.seats_asked_to_agree():
            raise refused("refused-match-no-offer")

    def happen(self, match: MatchState, by: str | None, at: int) -> None:
        offer = match.offers.pop(self.what)
        match.patience[offer.seat].refuse(at)
        match.tell(message("match-declined", seat=own_seat(match, by), what=self.what))


class Resume(Command, frozen=True, tag="resume"):
    """End a pause; one is enough."""

    def check(self, match: MatchState, by: str | None, now: int) -> None:
        if match.phase != "paused":
            raise refused("refused-match-not-paused")
        if own_seat(match, by) not in match.seats_asked_to_agree():
            raise refused("refused-match-resigned")

    def happen(self, match: MatchState, by: str | None, at: int) -> None:
        match.phase = "playing"
        match.tell(message("match-resumed", seat=own_seat(match, by)))
        match.let_folk_speak("resumed")


class Continue(Command, frozen=True, tag="continue"):
    """The server tells where the rematch is played."""

    match: str

    def check(self, match: MatchState, by: str | None, now: int) -> None:
        refuse_all_but_server(by)
        if not match.is_rematch_agreed or match.next_match is not None:
            raise refused("refused-match-no-offer")

    def happen(self, match: MatchState, by: str | None, at: int) -> None:
        match.next_match = self.match
        match.tell(message("match-continued"))


def settle_offers(match: MatchState, at: int) -> None:
    """Carry out what everybody has agreed to."""
    for what, offer in list(match.offers.items()):
        if voices_wanted(match, offer) <= offer.agreed and what in match.offers:
            del match.offers[what]
            carry_out(match, what, offer, at)


def voices_wanted(match: MatchState, offer: Offer) -> set[int]:
    """Who must agree to an offer; people at one device have spoken before one of them asks."""
    return set() if match.settings.shared else match.seats_asked_to_agree() - {offer.seat}


def carry_out(match: MatchState, what: What, offer: Offer, at: int) -> None:
    if what == "undo":
        match.go_back_to(offer.back_to, offer.seat, at)
    elif what == "pause":
        match.phase = "paused"
        match.tell(message("match-paused"))
    else:
        there = match.seats_asked_to_agree()
        match.rematch_with = there if match.settings.shared else there & (offer.agreed | {offer.seat})
        match.tell(message("match-rematch"))
