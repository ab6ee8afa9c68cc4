"""What a game promises.

Numbers, ten functions over a record (:class:`KernelRules`), each a ``@rule``:

- ``deal(table, options, seats, seed, log)``: Fills the record. The same arguments give the same bytes, on every
  backend.
- ``owes(table, seat)``: Is this seat asked something now? No seat is, exactly when the game is finished.
- ``legal(table, seat, mask)``: Marks the choices allowed to the seat: at least one if it owes an answer, none
  otherwise. Depends only on what the seat knows.
- ``act(table, seat, action, log)``: Carries out one legal choice: changes the table, notes facts in the log, nothing
  else. Legality is the caller's duty.
- ``finished(table)``: Is the game over? Once true, it stays true.
- ``points(table, seat)`` and ``place(table, seat)``: The score at any time; at the end the place after all tie-breaks,
  1 for the first.
- ``resample(table, seat, seed)``: Replaces everything the seat cannot know by a world that fits everything it has seen,
  evenly drawn where the rules make worlds equally likely. The result depends on what the seat knows and on the seed, on
  nothing else: from two tables that look the same to the seat, the same seed makes the same table, byte for byte. The
  seat's view, mask and observation do not change.
- ``observe(table, seat, out)``: Small whole numbers for a network: all that the seat knows, its memory included, and
  nothing else. A game that no network plays may have none.
- ``invariant(table)``: The number of the first broken invariant, or 0: cards conserved, counts that match, bounds that
  hold.

No rule counts the places of a row from its end: compiled, an index below 0 is a place in front of the row.

Words, seven methods (:class:`Game`): ``open · questions · play · view · result · save · load``.

- A refused choice raises :class:`IllegalChoice` with a reason and changes nothing.
- Views are built by addition for one audience. Events are born with their audience.
- ``save`` and ``load`` give back the same bytes at every revision, and replaying the choices of a game gives the same
  bytes again.
- Every game ends within ``About.most_decisions``. In a game of ``About.turns`` no two seats are asked at a time.

``fabletop check GAME`` tests each of these sentences.
"""

from fabletop.contract.board import (
    Band,
    Drawing,
    Look,
    Meter,
    Pointed,
    Sign,
    Thing,
    Told,
    Track,
    Zone,
    pointed_by,
    said,
)
from fabletop.contract.characters import Character, Fancy, Wish
from fabletop.contract.errors import BadFile, BadInput, FabletopError, IllegalChoice, bad
from fabletop.contract.face import Face, Moved, told
from fabletop.contract.fairness import commitment_of, keeps_promise, refuse_words, seed_of
from fabletop.contract.faults import fault_of
from fabletop.contract.files import is_file, read_text
from fabletop.contract.game import About, Game, Position
from fabletop.contract.options import Option, OptionValue, every_choice_of, pairwise_choices_of, read_options, written
from fabletop.contract.plain import PlainFace
from fabletop.contract.seeds import branch_of, fresh_seed, read_seed
from fabletop.contract.tuning import Care, Lapses, Tuning
from fabletop.contract.words import (
    ALL,
    GUESS,
    CardFace,
    Choice,
    Count,
    Event,
    Message,
    Move,
    Question,
    Reason,
    Ref,
    Refused,
    Result,
    Value,
    View,
    Written,
    as_written,
    message,
    place,
)
from fabletop.kernel.rules import Endgame, KernelRules

__all__ = [
    "ALL",
    "GUESS",
    "About",
    "BadFile",
    "BadInput",
    "Band",
    "CardFace",
    "Care",
    "Character",
    "Choice",
    "Count",
    "Drawing",
    "Endgame",
    "Event",
    "FabletopError",
    "Face",
    "Fancy",
    "Game",
    "IllegalChoice",
    "KernelRules",
    "Lapses",
    "Look",
    "Message",
    "Meter",
    "Move",
    "Moved",
    "Option",
    "OptionValue",
    "PlainFace",
    "Pointed",
    "Position",
    "Question",
    "Reason",
    "Ref",
    "Refused",
    "Result",
    "Sign",
    "Thing",
    "Told",
    "Track",
    "Tuning",
    "Value",
    "View",
    "Wish",
    "Written",
    "Zone",
    "as_written",
    "bad",
    "branch_of",
    "commitment_of",
    "every_choice_of",
    "fault_of",
    "fresh_seed",
    "is_file",
    "keeps_promise",
    "message",
    "pairwise_choices_of",
    "place",
    "pointed_by",
    "read_options",
    "read_seed",
    "read_text",
    "refuse_words",
    "said",
    "seed_of",
    "told",
    "written",
]
