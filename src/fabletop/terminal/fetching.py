"""Records from servers."""

from __future__ import annotations

from fabletop.records.matches import MatchRecord, record_in
from fabletop.terminal.account import Account


def record_of_match(account: Account, match: str) -> MatchRecord:
    """The record of a match that is over, checked like any other."""
    text = account.get(f"/api/matches/{match}/record").decode("utf-8", errors="replace")
    return record_in(text, f"{account.url}/match/{match}")
