"""How the game ended, and why."""

from __future__ import annotations

from typing import ClassVar

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll

from fabletop.match.results import MatchResult
from fabletop.speech import Speech
from fabletop.terminal.drawing.blocks import Block, wrapped
from fabletop.terminal.screens.page import Key, KeyBar, Lines, Page, heading_line
from fabletop.terminal.tables import TableLine
from fabletop.terminal.words import speech_at


class ResultScreen(Page):
    """Places, points, and what decided."""

    NAME = "term-result-about"
    KEYS: ClassVar[tuple[Key, ...]] = (
        Key("n", "again", "term-key-again"),
        Key("m", "rematch", "term-key-rematch"),
        Key("w", "replay", "term-key-replay"),
        Key("escape", "back", "term-key-table"),
        Key("q,ctrl+q", "leave", "term-key-quit"),
    )

    def __init__(self, table: TableLine) -> None:
        super().__init__()
        self.table = table

    def keys(self) -> tuple[Key, ...]:
        view = self.table.view
        idle = {"rematch"} if self.table.is_home or view is None or view.seat is None else {"again"}
        if view is not None and view.result is not None and not view.result.points:
            idle |= {"replay"}
        return tuple(key for key in self.KEYS if key.action not in idle)

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
        if self.tale.saved is not None:
            lines += [
                Text(),
                *wrapped(self.say("play-saved", file=str(self.tale.saved)), width - 2, self.palette.faded),
            ]
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

    def action_again(self) -> None:
        if self.table.is_home:
            self.dismiss("again")

    def action_rematch(self) -> None:
        if not self.table.is_home:
            self.dismiss("rematch")

    def action_replay(self) -> None:
        self.dismiss("replay")

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
