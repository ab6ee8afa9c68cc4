"""The page of a tournament: whole, well formed, alone in the world, in both languages."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest

from fabletop.catalog import game_named
from fabletop.lab.cards import CardWins
from fabletop.lab.plot import Row, Scale, plot, scale_for
from fabletop.lab.report import ReportPage, report
from fabletop.lab.tournament import Tournament, tournament
from fabletop.text.speech import LANGUAGES, Speech
from tests.cli.running import fabletop
from tests.toys.highest import HIGHEST

FAIRYTALE = game_named("fairytale").for_options({})
EMPTY = {"meta", "br", "link", "img"}


@pytest.fixture(scope="module")
def found() -> Tournament:
    return tournament(HIGHEST, ["random", "flat:5", "flat:2"], seats=2, deals=4, options={}, seed="<b>page")


class Tags(HTMLParser):
    """Sees that every element ends where it should."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.texts: list[str] = []

    def handle_starttag(self, tag: str, attributes: object) -> None:
        if tag not in EMPTY:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


def read(page: str) -> list[str]:
    tags = Tags()
    tags.feed(page)
    assert tags.open == []
    return [text.strip() for text in tags.texts if text.strip()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_whole_and_needs_no_other_file(found: Tournament, language: str) -> None:
    page = report(found, HIGHEST, Speech(language, more=HIGHEST.locale))
    texts = read(page)
    assert f'<html lang="{language}">' in page
    assert not re.search(r"https?:|src=|href=|@import|url\(", page)
    assert "prefers-color-scheme: dark" in page
    assert not [text for text in texts if text.startswith(("report-", "highest-"))]
    assert texts.count("flat:5") == 5  # rating, both sides of the matrix, points, time
    assert any("<b>page" in text for text in texts), "what people write stays text"


def test_both_sides_of_a_duel_for_two_are_told(found: Tournament) -> None:
    say = Speech("en", more=HIGHEST.locale)
    page = ReportPage(found, HIGHEST, say)
    cells = re.findall(r"<b>([\d.]+)</b>", page.matrix())
    assert len(cells) == 6
    for duel in found.duels:
        assert {page.percent(duel.share), page.percent(1 - duel.share)} <= set(cells)


def test_a_game_without_such_cards_has_no_section_on_them(found: Tournament) -> None:
    assert "Which cards win" not in report(found, HIGHEST, Speech("en", more=HIGHEST.locale))


def test_cards_are_named_and_explained_in_the_language_of_the_page(found: Tournament) -> None:
    often, seldom = FAIRYTALE.face.cards()[:2]
    cards = [CardWins(face.notation, games, 0.5, 0.4, 0.1, 0.05, 0.15) for face, games in ((often, 20), (seldom, 19))]
    played = msgspec.structs.replace(found, game="fairytale", cards=cards)
    for language in LANGUAGES:
        say = Speech(language)
        page = report(played, FAIRYTALE, say)
        texts = read(page)
        assert say.say(often.name) in texts
        assert say.say(seldom.name) not in texts
        assert say("report-cards-about-fairytale") in page


def test_russian_numbers_have_a_comma(found: Tournament) -> None:
    page = ReportPage(found, HIGHEST, Speech("ru"))
    assert (page.number(-1.25, 1), page.number(0.04, 1, "+"), page.number(3.2, 1, "+")) == ("−1,2", "0,0", "+3,2")


@pytest.mark.parametrize(
    ("values", "ticks"),
    [
        ([0.0, 850.0], (0.0, 200.0, 400.0, 600.0, 800.0, 1000.0)),
        ([-3.0, 4.0], (-4.0, -2.0, 0.0, 2.0, 4.0)),
        ([7.0, 7.0], (7.0, 8.0)),
    ],
)
def test_a_scale_has_round_numbers_around_all_values(values: list[float], ticks: tuple[float, ...]) -> None:
    assert scale_for(values).ticks == ticks


def test_marks_and_bars_lie_where_their_numbers_are() -> None:
    page = plot([Row("a", 5.0, "five", thin=(2.5, 20.0))], Scale(0.0, 10.0, (0.0, 10.0)), str)
    assert '<b class="mark" style="left:50.0%">' in page
    assert '<i class="thin" style="left:25.0%;width:75.0%">' in page


def test_the_command_writes_the_page(tmp_path: Path) -> None:
    file = tmp_path / "page.html"
    done = fabletop(
        "tournament", "fox", "--bots", "random,flat:2", "--deals", "1", "--report", str(file), "--lang", "ru"
    )
    assert done.status == 0
    assert str(file) in done.out
    assert "Рейтинги" in file.read_text("utf-8")
