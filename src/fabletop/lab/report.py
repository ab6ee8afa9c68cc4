"""The page of a tournament: one file that needs nothing else, in light and dark, narrow and wide."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from importlib.resources import files
from math import ceil, floor, log10
from pathlib import Path

from fabletop import __version__
from fabletop.contract import Game, bad, fault_of, message, written
from fabletop.lab.plot import Row, Scale, plot, scale_for
from fabletop.lab.ratings import ANCHOR
from fabletop.lab.standings import Duel
from fabletop.lab.tournament import Tournament
from fabletop.text.speech import Speech

LEAST_PLAYERS = 20
"""To whom a card must have come to be shown."""
SHORTEST = 0.001
"""Milliseconds; less is not told apart."""
STRONGEST = 55
"""Percent of colour in a cell of the matrix."""


def write_report(path: Path, found: Tournament, game: Game, say: Speech) -> None:
    try:
        path.write_text(report(found, game, say), "utf-8")
    except OSError as error:
        raise bad("error-file-unwritable", file=str(path), why=fault_of(error)) from None


def report(found: Tournament, game: Game, say: Speech) -> str:
    """The whole page."""
    page = ReportPage(found, game, say)
    title = escape(say("report-title", game=message(f"{found.game}-title")))
    style = files("fabletop.lab").joinpath("report.css").read_text("utf-8")
    return (
        f'<!doctype html>\n<html lang="{say.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>\n{style}</style>\n</head>\n<body>\n"
        f"<header><h1>{title}</h1>\n{page.head()}</header>\n<main>\n"
        f"{''.join(page.sections())}</main>\n<footer>{escape(say('report-foot', version=__version__))}</footer>\n"
        "</body>\n</html>\n"
    )


class ReportPage:
    """A tournament and the language it is told in."""

    def __init__(self, found: Tournament, game: Game, say: Speech) -> None:
        self.found, self.game, self.say = found, game, say

    def number(self, value: float, digits: int = 0, sign: str = "-") -> str:
        text = f"{value:{sign}.{digits}f}".replace("-", "\N{MINUS SIGN}")
        text = text if any(digit in "123456789" for digit in text) else text.lstrip("+\N{MINUS SIGN}")
        return text.replace(".", ",") if self.say.language == "ru" else text

    def percent(self, share: float) -> str:
        return self.number(100 * share, 1)

    def head(self) -> str:
        found = self.found
        about = self.say("report-about", seats=found.seats, games=found.games, deals=found.deals)
        told = [self.say("report-option", name=name, value=written(value)) for name, value in found.options.items()]
        facts = "".join(f"<li>{escape(fact)}</li>" for fact in [*told, self.say("report-seed", seed=found.seed)])
        return f"<p>{escape(about)}</p>\n<ul>{facts}</ul>\n"

    def sections(self) -> Iterator[str]:
        yield self.section("ratings", self.ratings_about(), self.ratings())
        yield self.section("matrix", self.matrix_about(), self.matrix())
        yield self.section("points", self.say("report-points-about"), self.points())
        yield self.section("time", self.say("report-time-about"), self.times())
        if any(card.games >= LEAST_PLAYERS for card in self.found.cards):
            yield self.section("cards", self.cards_about(), self.cards())
        if self.found.faults:
            yield self.section("faults", self.say("report-faults-about"), self.faults())

    def section(self, name: str, about: str, body: str) -> str:
        return f"<section>\n<h2>{escape(self.say(f'report-{name}'))}</h2>\n<p>{escape(about)}</p>\n{body}\n</section>\n"

    def ratings_about(self) -> str:
        is_anchored = any(standing.bot == ANCHOR for standing in self.found.bots)
        return self.say("report-ratings-about", anchor="random" if is_anchored else "mean")

    def ratings(self) -> str:
        rows = []
        for standing in self.found.bots:
            thin = standing.rating_low, standing.rating_high
            low, high = (self.number(end) for end in thin)
            is_sure = standing.bot == ANCHOR
            words = "" if is_sure else f" ({self.say('report-range', low=low, high=high)})"
            rows.append(Row(standing.bot, standing.rating, self.number(standing.rating) + words, thin))
        return plot(rows, scale_for([end for row in rows for end in row.thin or ()]), self.number)

    def matrix_about(self) -> str:
        if self.found.seats == 2:
            about = self.say("report-matrix-two")
        else:
            equal = self.percent(1 / self.found.seats)
            about = self.say("report-matrix-more", others=self.found.seats - 1, equal=equal)
        return f"{about} {self.say('report-matrix-pale')}"

    def matrix(self) -> str:
        """Everybody against everybody, the strongest first."""
        names = [standing.bot for standing in self.found.bots]
        cells = {(duel.challenger, duel.champion): duel_cell(duel) for duel in self.found.duels}
        if self.found.seats == 2:
            cells |= {(other, one): mirrored(cell) for (one, other), cell in cells.items()}
        top = "".join(f'<th scope="col">{escape(name)}</th>' for name in names)
        rows = ""
        for one in names:
            across = "".join(self.cell(cells.get((one, other))) for other in names)
            rows += f'<tr><th scope="row">{escape(one)}</th>{across}</tr>\n'
        head = f"<thead><tr><td>{escape(self.say('report-against'))}</td>{top}</tr></thead>"
        return f'<div class="wide"><table>{head}\n<tbody>{rows}</tbody></table></div>'

    def cell(self, cell: tuple[float, float, float] | None) -> str:
        if cell is None:
            return '<td class="self"></td>'
        share, low, high = cell
        equal = 1 / self.found.seats
        gain = (share - equal) / (1 - equal if share > equal else equal)
        tone, weight = "good" if gain > 0 else "bad", round(STRONGEST * abs(gain))
        pale = ' class="pale"' if low <= equal <= high else ""
        colour = f"background:color-mix(in oklab, var(--{tone}) {weight}%, transparent)"
        ends = f"{self.percent(low)}\N{EN DASH}{self.percent(high)}"
        return f'<td{pale} style="{colour}"><b>{self.percent(share)}</b><small>{ends}</small></td>'

    def points(self) -> str:
        rows = [
            Row(
                standing.bot,
                standing.points.median,
                self.number(standing.points.mean, 2),
                thin=(standing.points.low, standing.points.high),
                thick=(standing.points.quarter, standing.points.three_quarters),
            )
            for standing in self.found.bots
        ]
        return plot(rows, scale_for([end for row in rows for end in row.thin or ()]), self.number)

    def times(self) -> str:
        """On a logarithmic scale, for they differ by a thousand times."""
        logs = {bot.bot: log10(max(bot.milliseconds, SHORTEST)) for bot in self.found.bots}
        first, last = floor(min(logs.values())), ceil(max(logs.values()))
        last = max(last, first + 1)
        rows = [
            Row(bot.bot, logs[bot.bot], self.milliseconds(bot.milliseconds), thick=(first, logs[bot.bot]))
            for bot in self.found.bots
        ]
        scale = Scale(first, last, tuple(range(first, last + 1)))
        return plot(rows, scale, lambda power: self.number(10**power, max(0, -floor(power))))

    def milliseconds(self, time: float) -> str:
        digits = 3 if time < 0.1 else 2 if time < 10 else 0
        return self.say("report-milliseconds", number=self.number(time, digits))

    def cards_about(self) -> str:
        own = message(f"report-cards-about-{self.found.game}")
        parts = [self.say("report-cards-about"), self.say.say(own) if self.say.knows(own) else ""]
        return " ".join(filter(None, [*parts, self.say("report-cards-few", least=LEAST_PLAYERS)]))

    def faults(self) -> str:
        rows = "".join(f"<li>{escape(self.say.say(count.told))}</li>\n" for count in self.found.faults)
        return f"<ul>\n{rows}</ul>"

    def cards(self) -> str:
        names = {face.notation: self.say.say(face.name) for face in self.game.face.cards()}
        rows = []
        for card in self.found.cards:
            if card.games >= LEAST_PLAYERS:
                thin = 100 * card.low, 100 * card.high
                tone = "good" if card.low > 0 else "bad" if card.high < 0 else "pale"
                words = self.say("report-card-lift", lift=self.number(100 * card.lift, 1, "+"), games=card.games)
                rows.append(Row(names[card.card], 100 * card.lift, words, thin, tone=tone))
        return plot(rows, scale_for([end for row in rows for end in row.thin or ()]), self.number)


def duel_cell(duel: Duel) -> tuple[float, float, float]:
    return duel.share, duel.low, duel.high


def mirrored(cell: tuple[float, float, float]) -> tuple[float, float, float]:
    """What the other one took."""
    share, low, high = cell
    return 1 - share, 1 - high, 1 - low
