"""The pictures of the rules: drawn from the rules as they are now, told in words, in both languages alike."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest
from tools.pictures.making import FOLDER, pictures

from fabletop.text.rulebook import PICTURE
from fabletop.text.speech import LANGUAGES
from tests.docs.test_clauses import GAMES, text_of

DRAWN = dict(pictures())
NARROW_ENOUGH = 480
"""A page of a phone shows three quarters of it, which leaves letters that can be read."""


def test_pictures_of_the_rules_are_what_is_drawn_now() -> None:
    kept = {file.name: file.read_text("utf-8") for file in FOLDER.iterdir()}
    stale = sorted(name for name in kept | DRAWN if kept.get(name) != DRAWN.get(name))
    assert not stale, f"Run `make pictures`: {', '.join(stale)}."


def test_every_picture_stands_in_the_rules_of_its_language() -> None:
    shown = {name for game in GAMES for language in LANGUAGES for name in shown_in(game, language)}
    assert shown == set(DRAWN)


def shown_in(game: str, language: str) -> list[str]:
    return [name for _, name in PICTURE.findall(text_of(game, language))]


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_show_the_same_pictures_before_the_same_clauses(game: str) -> None:
    english, russian = (re.sub(rf"\.{language}\.svg", "", order_of(game, language)) for language in LANGUAGES)
    assert english == russian


def order_of(game: str, language: str) -> str:
    """Pictures and clauses in the order in which they stand."""
    return "\n".join(re.findall(r"\]\(pictures/[^)]*|^\*\*[^*]*", text_of(game, language), re.M))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_is_told_in_words_and_is_a_paragraph_of_its_own(game: str, language: str) -> None:
    paragraphs = [part for part in re.split(r"\n\s*\n", text_of(game, language)) if "![" in part]
    assert all(PICTURE.fullmatch(part.strip()) for part in paragraphs)
    assert all(len(words) > 20 for words, _ in PICTURE.findall(text_of(game, language)))


@pytest.mark.parametrize("name", DRAWN)
def test_a_picture_is_narrow_enough_for_a_phone_and_nothing_in_it_is_cut_off(name: str) -> None:
    svg = ElementTree.fromstring(DRAWN[name])
    assert float(svg.attrib["width"]) <= NARROW_ENOUGH
    texts = [node.text or "" for node in svg.iter("{http://www.w3.org/2000/svg}text")]
    assert texts
    assert not [text for text in texts if text.endswith("…")]
    assert not [text for text in texts if re.match(r"\w+-picture-", text)]
