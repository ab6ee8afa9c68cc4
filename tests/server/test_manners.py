"""Names, words, limits, origins and languages: the small rules of the house, without a server."""

from __future__ import annotations

import pytest

from fabletop.contract import BadInput
from fabletop.server.asking import language_of
from fabletop.server.limits import Limit, Limiter, neighbourhood
from fabletop.server.names import made_up_name, read_name
from fabletop.server.origins import is_foreign, sender_of
from fabletop.server.ratings import NEWCOMER, rate
from fabletop.server.talk import PHRASES, read_phrase, read_words
from fabletop.text.speech import LANGUAGES, Speech


@pytest.mark.parametrize("name", ["Маша", "Anna-Lena", "O'Neil 2", "ёж", "李雷", "हिन्दी"])
def test_names_of_all_peoples_are_taken(name: str) -> None:
    assert read_name(f"  {name} ") == name


@pytest.mark.parametrize(
    "name",
    [
        "",
        "a",
        "x" * 25,
        "x" * 10**6,
        "<b>hi</b>",
        "a\u202eb",
        "a\nb\x00",
        "-dash",
        "  ",
        "e\u0301\u0301\u0301\u0301\u0301x",
        "🦊🦊",
    ],
)
def test_names_that_would_trick_a_reader_are_refused(name: str) -> None:
    with pytest.raises(BadInput):
        read_name(name)


def test_a_made_up_name_is_a_name_in_both_languages() -> None:
    for language in LANGUAGES:
        manners, creatures = (Speech(language)(part).split(", ") for part in ("guest-manners", "guest-creatures"))
        for settings in manners:
            for creature in creatures:
                assert read_name(f"{settings} {creature}") == f"{settings} {creature}"
        first, second = made_up_name(language).split()
        assert first in manners
        assert second in creatures


def test_free_words_are_one_line_without_tricks() -> None:
    assert read_words(" well\n played\u202e\x07 ") == "well played"
    for text in ("", " \u200b ", "x" * 201):
        with pytest.raises(BadInput):
            read_words(text)


def test_every_phrase_has_words_in_both_languages() -> None:
    for language in LANGUAGES:
        assert all(Speech(language)(read_phrase(phrase)) != phrase for phrase in PHRASES)
    with pytest.raises(BadInput):
        read_phrase("error-server")


def test_a_bucket_empties_and_fills_again() -> None:
    limiter = Limiter(Limit(burst=2, per_minute=60))
    assert [limiter.take("ann", 0.0) for _ in range(3)] == [0.0, 0.0, 1.0]
    assert limiter.take("bob", 0.0) == 0.0
    assert limiter.take("ann", 0.5) == 0.5
    assert limiter.take("ann", 1.0) == 0.0
    assert limiter.take("ann", 1.0) > 0
    assert [limiter.take("ann", 100.0) for _ in range(3)] == [0.0, 0.0, 1.0]


def test_buckets_do_not_pile_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fabletop.server.limits.MOST_BUCKETS", 100)
    limiter = Limiter(Limit(burst=1, per_minute=1))
    for number in range(1000):
        limiter.take(str(number), 0.0)
        assert len(limiter.buckets) <= 100
    assert limiter.take("999", 0.0) > 0
    limiter.take("later", 10_000.0)
    limiter.forget_full(10_000.0)
    assert set(limiter.buckets) == {"later"}


@pytest.mark.parametrize(
    ("address", "home"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("nonsense", "unknown"),
    ],
)
def test_limits_are_for_a_home(address: str, home: str) -> None:
    assert neighbourhood(address) == home


@pytest.mark.parametrize(
    ("headers", "foreign"),
    [
        ({"host": "a.org"}, False),
        ({"host": "a.org", "origin": "https://a.org"}, False),
        ({"host": "a.org:8000", "origin": "http://A.org:8000"}, False),
        ({"host": "a.org", "origin": "https://evil.org"}, True),
        ({"host": "a.org", "origin": "https://a.org.evil.org"}, True),
        ({"host": "a.org", "origin": "https://a.org:444"}, True),
        ({"host": "a.org", "origin": "null"}, True),
        ({"host": "", "origin": "null"}, True),
        ({"host": "a.org", "origin": "http://["}, True),
        ({"host": "a.org", "sec-fetch-site": "cross-site"}, True),
        ({"host": "a.org", "sec-fetch-site": "same-origin"}, False),
        ({"host": "inner:8000", "origin": "https://play.org"}, False),
    ],
)
def test_a_foreign_page_is_known_by_its_origin(headers: dict[str, str], foreign: bool) -> None:
    assert is_foreign(headers, "https://play.org") is foreign


def test_only_our_own_proxies_are_believed() -> None:
    headers = {"x-forwarded-for": "6.6.6.6, 5.5.5.5 , 4.4.4.4"}
    assert [sender_of(headers, "9.9.9.9", proxies) for proxies in range(5)] == [
        "9.9.9.9",
        "4.4.4.4",
        "5.5.5.5",
        "6.6.6.6",
        "9.9.9.9",
    ]


@pytest.mark.parametrize(
    ("accept", "wanted", "language"),
    [
        ("", None, "en"),
        ("ru-RU,ru;q=0.9,en;q=0.8", None, "ru"),
        ("de, en;q=0.3, ru;q=0.5", None, "ru"),
        ("ru;q=0, en", None, "en"),
        ("ru;q=x", None, "en"),
        ("ru", "en", "en"),
        ("ru", "xx", "ru"),
    ],
)
def test_the_answer_is_in_the_language_liked_best(accept: str, wanted: str | None, language: str) -> None:
    assert language_of(accept, wanted) == language


def test_winners_rise_and_losers_fall() -> None:
    first, second, third = rate([NEWCOMER] * 3, [1, 2, 3])
    assert first.mu > second.mu > third.mu
    assert all(after.sigma < NEWCOMER.sigma for after in (first, second, third))
    assert NEWCOMER.shown == 1000
    even, other = rate([NEWCOMER] * 2, [1, 1])
    assert even == other
    assert rate([NEWCOMER], [1]) == [NEWCOMER]
