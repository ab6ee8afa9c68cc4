"""How the game ended, and why; and how to go on from there."""

from __future__ import annotations

from typing import ClassVar

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll

from fabletop.match import Agree, Decline, MatchView, Propose
from fabletop.match.results import MatchResult
from fabletop.terminal.drawing.blocks import Block, wrapped
from fabletop.terminal.fairness import verdict_words
from fabletop.terminal.offers import may_ask_for_rematch, next_match, rematch_words, waiting_offer
from fabletop.terminal.screens.company import Company
from fabletop.terminal.screens.page import Key, KeyBar, KeyedScreen, Lines, heading_line
from fabletop.terminal.servertable import ServerTable
from fabletop.terminal.words import speech_at
from fabletop.text.speech import Speech


class ResultScreen(KeyedScreen):
    """Places, points, and what decided."""

    NAME = "term-result-about"
    KEYS: ClassVar[tuple[Key, ...]] = (
        Key("n", "again", "term-key-again"),
        Key("m", "rematch", "term-key-rematch"),
        Key("a", "agree", "term-key-agree"),
        Key("d", "decline", "term-key-decline"),
        Key("w", "replay", "term-key-replay"),
        Key("f", "fair", "term-key-fair"),
        Key("escape", "back", "term-key-table"),
        Key("q,ctrl+q", "leave", "term-key-quit"),
    )

    def __init__(self, below: Company) -> None:
        """The screen below is that of the table."""
        super().__init__()
        self.below, self.table = below, below.table

    def keys(self) -> tuple[Key, ...]:
        view, idle = self.table.view, set()
        if not may_ask_for_rematch(view) or self.table.is_home:
            idle |= {"rematch"}
        if waiting_offer(view) is None:
            idle |= {"agree", "decline"}
        if view is None or view.fairness.seed is None:
            idle |= {"replay", "fair"}
        if self.table.is_home:
            idle |= {"fair"}
        keys = tuple(key for key in self.KEYS if key.action not in {*idle, "again"})
        if self.table.is_home:
            return (self.KEYS[0], *keys)
        return (Key("n", "again", "term-key-next-match"), *keys) if next_match(self.table) is not None else keys

    def compose(self) -> ComposeResult:
        yield Lines(self.head, id="head")
        with VerticalScroll(id="text"):
            yield Lines(self.body, id="body")
        yield KeyBar(self)

    def head(self, width: int) -> Block:
        return [heading_line(self.palette, self.say("web-result"), width)]

    def body(self, width: int) -> Block:
        view = self.table.view
        assert view is not None
        assert view.result is not None
        words = speech_at(view, self.tale.language, self.table.game)
        wide = min(width - 4, 100)
        title = Style(color=self.palette.lantern, bold=True)
        lines = [Text(), *wrapped(outcome_words(view.result, view.seat, words), wide, title), Text()]
        for seat in sorted(range(len(view.result.places)), key=lambda seat: view.result.places[seat]):  # type: ignore[union-attr]
            lines.append(self.place_line(view.result, seat, view.seat, words))
        lines.append(Text())
        for why in view.result.why:
            lines += wrapped(words.say(why), wide, self.palette.ink)
        for said, style in self.afterwards(view, words):
            if said:
                lines += [Text(), *wrapped(said, wide, style)]
        return lines

    def place_line(self, result: MatchResult, seat: int, viewer: int | None, words: Speech) -> Text:
        place = result.places[seat]
        line = Text(f"  {'♛' if place == 1 else ' '} {place}. ", Style(color=self.palette.lantern, bold=place == 1))
        name = self.say("web-you") if seat == viewer else words.name_of(seat)
        line.append(f"{name:<24}", Style(color=self.palette.ink, bold=place == 1))
        if seat in result.resigned:
            line.append(self.say("web-resigned"), self.palette.faded)
        elif result.points:
            line.append(self.say("web-points", points=result.points[seat]), self.palette.ink)
        return line

    def afterwards(self, view: MatchView, words: Speech) -> list[tuple[str, Style]]:
        """Another match, what was refused, the fair deal, and where the record is."""
        palette, table = self.palette, self.table
        promised = table.promised if isinstance(table, ServerTable) else ""
        return [
            (rematch_words(table, words), Style(color=palette.lantern, bold=True)),
            (self.below.notice, Style(color=palette.berry, bold=True)),
            (verdict_words(view.fairness, promised, self.say), Style(color=palette.ink)),
            (self.record_words(), Style(color=palette.faded)),
        ]

    def record_words(self) -> str:
        if self.tale.saved is not None:
            return self.say("play-saved", file=str(self.tale.saved))
        if isinstance(self.table, ServerTable) and self.table.is_unkept:
            return self.say("term-record-at-server", url=self.table.match_address)
        return ""

    def action_again(self) -> None:
        if self.table.is_home:
            self.dismiss("again")
        elif next_match(self.table) is not None:
            self.dismiss("next")

    def action_rematch(self) -> None:
        if not self.table.is_home and may_ask_for_rematch(self.table.view):
            self.below.do(Propose("rematch"))

    def action_agree(self) -> None:
        if (offer := waiting_offer(self.table.view)) is not None:
            self.below.do(Agree(offer.what))

    def action_decline(self) -> None:
        if (offer := waiting_offer(self.table.view)) is not None:
            self.below.do(Decline(offer.what))

    def action_replay(self) -> None:
        self.dismiss("replay")

    def action_fair(self) -> None:
        self.below.action_fair()

    def action_leave(self) -> None:
        self.dismiss("leave")


def outcome_words(result: MatchResult, viewer: int | None, words: Speech) -> str:
    """Who won: nobody if everybody is first, and partners or level players together."""
    if not result.places:
        return words("match-over-abandoned")
    winners = [seat for seat, place in enumerate(result.places) if place == 1]
    others = [words.name_of(seat) for seat in winners if seat != viewer]
    if len(winners) == len(result.places):
        return words("play-draw")
    if viewer not in winners:
        return words("play-others-won", names=", ".join(others), winners=len(others))
    return words("play-you-won-together", names=", ".join(others)) if others else words("play-you-won")
