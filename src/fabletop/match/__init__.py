"""A table of people and bots: commands in, events out. No I/O, no clock and no chance of its own.

The truth of a match is its log, a row of :class:`Entry`. Whoever holds the log can make the :class:`Match` of it, and
whoever wants to add to it asks ``match.decide``, writes the entry that comes back as the next revision, and then lets
``match.apply`` carry it out. What an entry does depends on the entries before it and on nothing else.
"""

from fabletop.match.clocks import ClockRule
from fabletop.match.commands import CommandRefused
from fabletop.match.entries import Entry, MatchCommand, decode, encode, opening
from fabletop.match.leaving import Abandon, CameBack, Close, Forfeit, Resign, StandIn, Went
from fabletop.match.match import Due, Match
from fabletop.match.offers import Agree, Continue, Decline, Propose, Resume
from fabletop.match.play import Answer, TakeBack
from fabletop.match.records import record_of
from fabletop.match.requests import DecisionRequest
from fabletop.match.seating import AddWords, EmptySeat, SeatBot, Sit, StandUp, Start
from fabletop.match.settings import Beginning, BotPlayer, Person, Settings, TablePlan, beside, rematch_of, settings_for
from fabletop.match.timeup import Reclaim, TimeUp
from fabletop.match.views import MatchView, view_of

__all__ = [
    "Abandon",
    "AddWords",
    "Agree",
    "Answer",
    "Beginning",
    "BotPlayer",
    "CameBack",
    "ClockRule",
    "Close",
    "CommandRefused",
    "Continue",
    "DecisionRequest",
    "Decline",
    "Due",
    "EmptySeat",
    "Entry",
    "Forfeit",
    "Match",
    "MatchCommand",
    "MatchView",
    "Person",
    "Propose",
    "Reclaim",
    "Resign",
    "Resume",
    "SeatBot",
    "Settings",
    "Sit",
    "StandIn",
    "StandUp",
    "Start",
    "TablePlan",
    "TakeBack",
    "TimeUp",
    "Went",
    "beside",
    "decode",
    "encode",
    "opening",
    "record_of",
    "rematch_of",
    "settings_for",
    "view_of",
]
