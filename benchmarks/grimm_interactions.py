"""Every two Fables revealed together and every Fable with every Friend in play, with all looks at what seats know.

    python -m benchmarks.grimm_interactions [--numbers 1] [--first 0] [--moments 1] [--fable Wolf]

Each meeting is played once for each number: invariants and open questions are looked at after every choice, knowledge
in numbers at every moment, and all promises of the conformance suite that keep secrets at so many moments. A flaw ends
the run with status 1 and is told with its table and all choices; the name of the meeting plays it again.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator

from tests.games.grimm.interactions import broken_invariant_in, complaint_about
from tests.games.grimm.meetings import Meeting, companies_of, pairs_of

from fabletop.games.grimm.decks import FABLE_NAMES

MOST_TOLD = 10


def meetings(fables: list[str], numbers: range) -> Iterator[Meeting]:
    for number in numbers:
        for name in fables:
            yield from pairs_of(FABLE_NAMES.index(name) + 1, number)
            yield from companies_of(FABLE_NAMES.index(name) + 1, number)


def wrong_with(meeting: Meeting, moments: int) -> str | None:
    return broken_invariant_in(meeting, looks=1) or (complaint_about(meeting, moments) if moments else None)


def main() -> None:
    parser = argparse.ArgumentParser(description="Play rounds in which two cards of The Grimm Forest meet.")
    parser.add_argument("--numbers", type=int, default=1, help="how often each meeting is played (default 1)")
    parser.add_argument("--first", type=int, default=0, help="the first number (default 0)")
    parser.add_argument("--moments", type=int, default=1, help="moments of each with dear looks (default 1)")
    parser.add_argument("--fable", choices=FABLE_NAMES, action="append", help="this Fable with all others")
    given = parser.parse_args()
    began, played, found = time.monotonic(), 0, 0
    for meeting in meetings(given.fable or list(FABLE_NAMES), range(given.first, given.first + given.numbers)):
        played += 1
        if wrong := wrong_with(meeting, given.moments):
            found += 1
            print(wrong, end="\n\n", flush=True)
            if found == MOST_TOLD:
                break
    said = f"{played:,} meetings of cards in {time.monotonic() - began:.0f} s"
    if found:
        sys.exit(f"{said}: {found} flawed")
    print(f"{said}: nothing wrong")


if __name__ == "__main__":
    main()
