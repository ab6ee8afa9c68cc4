"""What somebody at the table asks for, and the rematch after the end."""

from __future__ import annotations

from fabletop.match import MatchView
from fabletop.match.views import OfferView
from fabletop.terminal.anytable import TableLine
from fabletop.terminal.servertable import ServerTable
from fabletop.text.speech import Speech


def waiting_offer(view: MatchView | None) -> OfferView | None:
    """An offer of somebody else that waits for an answer."""
    if view is None or view.seat is None:
        return None
    others = (offer for offer in view.offers if offer.seat != view.seat and view.seat not in offer.agreed)
    return next(others, None)


def offer_words(offer: OfferView, words: Speech) -> str:
    return words("term-offer-waits", offer=words("match-proposed", seat=offer.seat, what=offer.what))


def may_ask_for_rematch(view: MatchView | None) -> bool:
    """Is the match over, and has nobody asked for another one yet?"""
    if view is None or view.seat is None or view.phase != "over" or view.rematch:
        return False
    return all(offer.what != "rematch" for offer in view.offers)


def next_match(table: TableLine) -> str | None:
    """The next match, for those whom it lets in: who played, or came to an open table without a link."""
    view = table.view
    if view is None or not isinstance(table, ServerTable) or (view.seat is None and table.query):
        return None
    return view.next_match


def rematch_words(table: TableLine, words: Speech) -> str:
    """How things stand with another match, if there is anything to say."""
    view = table.view
    if view is None or table.is_home:
        return ""
    if next_match(table) is not None:
        return words("term-next-match-ready")
    if view.rematch:
        return words("match-rematch")
    if (offer := waiting_offer(view)) is not None:
        return offer_words(offer, words)
    own = view.seat is not None and any(view.seat in (offer.seat, *offer.agreed) for offer in view.offers)
    return words("web-rematch-asked") if own else ""
