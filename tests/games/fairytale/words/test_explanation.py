"""The result says what every card scored and why (fairytale.score.12), held against a scoring told a second time."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import pytest

from fabletop.contract import Game, Message, OptionValue
from fabletop.games.fairytale.decks import BUILT_IN, CATEGORY_WORDS, Deck, DeckCard, EffectKind, built_in, parse_deck
from fabletop.games.fairytale.rules.terms import Category, Scoring
from fabletop.text.speech import LANGUAGES, Speech
from tests.games.fairytale.tables import (
    FAIRYTALE,
    TABLES,
    TaleTable,
    game_with,
    new_game,
    over,
    plain,
    played_to_the_end,
)

GRIM = """\
title = "Grim"
cards = 100

[[card]]
name = "Imp"
faction = "Shadow"
type = "Character"
copies = 20
points = { each = -2, of = "Imp" }

[[card]]
name = "Mask"
faction = "Shadow"
type = "Story"
copies = 1
points = -5
effects = ["ALMIGHTY"]

[[card]]
name = "Well"
faction = "Fairywood"
type = "Home"
copies = 20
points = { value = -3, cards = ["Imp"] }

[[card]]
name = "Cat"
faction = "Fairywood"
type = "Character"
copies = 20
points = 0
effects = ["COUNTS AS Imp, Mask"]

[[card]]
name = "Judge"
faction = "Holy Empire"
type = "Character"
copies = 19
points = { value = 7, most = "Home", at_least = 2, of = ["Fairywood", "Story"], cards = ["Cat", "Egg"] }

[[card]]
name = "Egg"
faction = "Dragonvale"
type = "Story"
copies = 20
points = { each = 1, of = "Mask" }
"""
"""A deck in which names do harm, one card asks for all kinds of things at once, and one counts as the almighty one."""


@dataclass
class Explained:
    """What the result says about one seat."""

    points: int = 0
    cards: dict[str, dict[str, Any]] = field(default_factory=dict)
    trickster: dict[str, Any] | None = None
    face_down: list[str] = field(default_factory=list)


def held(holds: bool) -> str:
    return "yes" if holds else "no"


@dataclass
class Row:
    """The cards of a player at the end, scored by the words of the rules."""

    deck: Deck
    up: list[str]
    down: list[str]

    def card(self, name: str) -> DeckCard:
        return next(card for card in self.deck.cards if card.name == name)

    @property
    def trickster(self) -> str | None:
        return next((name for name in self.up if self.card(name).effect(EffectKind.ALMIGHTY)), None)

    def named(self, name: str, alias: str | None) -> int:
        """Face-up cards that go by a name."""
        counting = (self.card(card).effect(EffectKind.COUNTS_AS) for card in self.up)
        also = sum(name in effect.names for effect in counting if effect)
        return self.up.count(name) + also + (name == alias)

    def of(self, category: Category) -> int:
        return sum(category in (self.card(name).faction, self.card(name).type) for name in self.up)

    def conditions(self, name: str, rows: Sequence[Row], alias: str | None) -> Iterator[dict[str, Any]]:
        """What a card asks for, in the words of the explanation."""
        points = self.card(name).points
        if points.most_of != Category.ANY:
            mine, most = self.of(points.most_of), max(row.of(points.most_of) for row in rows)
            category = CATEGORY_WORDS[points.most_of]
            yield {"category": category, "mine": mine, "most": most, "held": held(mine > 0 and mine == most)}
        for kind in sorted(points.least_of):
            mine = self.of(kind)
            category = CATEGORY_WORDS[kind]
            yield {"category": category, "mine": mine, "least": points.least, "held": held(mine >= points.least)}
        for needed in sorted(points.needed, key=[card.name for card in self.deck.cards].index):
            yield {"name": needed, "held": held(self.named(needed, alias) > 0)}

    def value(self, name: str, rows: Sequence[Row], alias: str | None) -> int:
        points = self.card(name).points
        if points.scoring is Scoring.COUNT:
            return points.value * self.named(points.counted, alias)
        return points.value if all(asked["held"] == "yes" for asked in self.conditions(name, rows, alias)) else 0

    def total(self, rows: Sequence[Row], alias: str | None) -> int:
        return sum(self.value(name, rows, alias) for name in self.up)

    def best_names(self, rows: Sequence[Row]) -> list[str]:
        """The names that bring The Trickster's owner most, in deck order."""
        names = [card.name for card in self.deck.cards if card.name != self.trickster]
        totals = {name: self.total(rows, name) for name in names}
        return [name for name in names if totals[name] == max(totals.values())]


def rows_of(table: TaleTable, deck: Deck) -> list[Row]:
    rows = []
    for cards in table.truth.rows:
        up = [card.card for card in cards if card.up and card.card]
        rows.append(Row(deck, up, [card.card for card in cards if not card.up and card.card]))
    return rows


def explained(why: Sequence[Message]) -> list[Explained]:
    """The explanation, seat by seat; pairs are left out."""
    seats: list[Explained] = []
    for message in why:
        told = {name: plain(value) for name, value in message.args.items()}
        match message.id:
            case "fairytale-why-seat":
                assert told["seat"] == len(seats)
                seats.append(Explained(told["points"]))
            case "fairytale-why-card":
                assert told["card"] not in seats[-1].cards
                seats[-1].cards[told["card"]] = told | {"why": message.args["why"]}
            case "fairytale-why-trickster-name" | "fairytale-why-trickster-card":
                seats[-1].trickster = told
            case "fairytale-why-face-down":
                seats[-1].face_down = told["cards"]
            case other:
                assert other == "fairytale-why-pair"
    return seats


def compare(table: TaleTable, deck: Deck) -> None:
    """Everything that the result says is so, and nothing is left unsaid."""
    rows, result = rows_of(table, deck), table.result
    own = []
    for row, told in zip(rows, explained(result.why), strict=True):
        best = row.best_names(rows) if row.trickster else [None]
        compare_cards(row, rows, told, best[0])
        assert told.points == sum(card["sum"] for card in told.cards.values()) == row.total(rows, best[0])
        assert sorted(told.face_down) == sorted(row.down)
        if row.trickster is None:
            assert told.trickster is None
        else:
            trickster = {"trickster": row.trickster, "name": best[0], "others": len(best) - 1, "equals": best[1:]}
            assert told.trickster == trickster
        own.append(told.points)
    pairs = [own[seat] + own[seat ^ 2] for seat in range(4)] if table.truth.teams != "none" else own
    assert list(result.points) == pairs
    compare_pairs(result.why, own, table.truth.teams)


def compare_cards(row: Row, rows: Sequence[Row], told: Explained, alias: str | None) -> None:
    assert {name: card["copies"] for name, card in told.cards.items()} == Counter(row.up)
    for name, card in told.cards.items():
        assert card["points"] == row.value(name, rows, alias)
        assert card["sum"] == card["points"] * card["copies"]
        compare_reasons(row, name, card["why"], list(row.conditions(name, rows, alias)), alias)


def compare_reasons(
    row: Row, name: str, why: Sequence[Message], conditions: list[dict[str, Any]], alias: str | None
) -> None:
    points = row.card(name).points
    reasons = [
        (reason.id.rpartition("-")[2], {key: plain(value) for key, value in reason.args.items()}) for reason in why
    ]
    if points.scoring is Scoring.FIXED:
        assert reasons == [("fixed", {"points": points.value})]
    elif points.scoring is Scoring.COUNT:
        count = row.named(points.counted, alias)
        assert reasons == [("count", {"each": points.value, "count": count, "counted": points.counted})]
    else:
        assert [told for _, told in reasons] == conditions


def compare_pairs(why: Sequence[Message], own: Sequence[int], teams: str) -> None:
    pairs = [message.args for message in why if message.id == "fairytale-why-pair"]
    if teams == "none":
        assert pairs == []
        return
    for seat, told in zip((0, 1), pairs, strict=True):
        assert (told["seat"], told["rival"]) == (seat, seat + 2)
        assert (told["mine"], told["theirs"]) == (own[seat], own[seat + 2])
        assert told["points"] == own[seat] + own[seat + 2]


def random_rows(deck: Deck, seats: int, chance: random.Random) -> list[str]:
    """Cards for everybody, some face down; cards of few copies come more often than a deal would bring them."""
    most = max(4, 80 // len(deck.cards))
    names = [card.name for card in deck.cards for _ in range(min(card.copies, most))]
    chance.shuffle(names)
    rows = []
    for _ in range(seats):
        up = [names.pop() for _ in range(chance.randrange(10))]
        down = [names.pop() for _ in range(chance.randrange(3))]
        rows.append(f"{', '.join(up)} | {', '.join(down)}")
    return rows


@pytest.mark.clause("fairytale.score.11", "fairytale.score.12", "fairytale.team.2")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_in_whole_games_every_point_is_explained(seats: int, options: dict[str, OptionValue]) -> None:
    for number in range(6):
        table = played_to_the_end(new_game(f"why#{number}", seats, **options), number)
        compare(table, built_in(str(options["deck"])))


@pytest.mark.clause(
    "fairytale.score.11",
    "fairytale.score.12",
    "fairytale.trickster.4",
    "fairytale.trickster.5",
    "fairytale.trickster.6",
    "fairytale.trickster.7",
    "fairytale.egg.3",
    "fairytale.egg.4",
)
@pytest.mark.parametrize(
    ("name", "seats"),
    [(name, seats) for name in (*BUILT_IN, "grim") for seats in (2, 3, 4, 5) if (name, seats) != ("basic", 5)],
)
def test_on_many_tables_every_point_is_explained(name: str, seats: int) -> None:
    deck = built_in(name) if name in BUILT_IN else parse_deck(GRIM, "grim.toml")
    game: Game = FAIRYTALE if name in BUILT_IN else game_with(deck)
    chance = random.Random(f"{name} {seats}")
    for _ in range(25):
        table = over(random_rows(deck, seats, chance), game, deck=name if name in BUILT_IN else "own.toml")
        compare(table, deck)


@pytest.mark.clause("fairytale.score.12", "fairytale.team.2", "fairytale.team.3")
@pytest.mark.parametrize("teams", ["pairs", "pairs-exchange"])
def test_in_pairs_the_sum_of_both_is_explained(teams: str) -> None:
    chance = random.Random(teams)
    for _ in range(25):
        compare(over(random_rows(built_in("expert110"), 4, chance), teams=teams), built_in("expert110"))


def replaced(rows: Sequence[Row], trickster: str, card: str) -> list[Row]:
    """The rows with another card of some name in The Trickster's place."""
    return [replace(row, up=[card if name == trickster else name for name in row.up]) for row in rows]


@pytest.mark.clause("fairytale.trickster.8", "fairytale.trickster.9")
@pytest.mark.parametrize("teams", ["none", "pairs"])
def test_as_a_whole_card_the_trickster_scores_as_if_that_card_lay_there(teams: str) -> None:
    """Cards may lie there once more than the deck has them: so the rows are scored without a table."""
    chance, deck, found = random.Random(f"card {teams}"), built_in("expert110"), Counter[str]()
    for _ in range(160):
        table = over(random_rows(deck, 4, chance), deck="expert110", teams=teams, trickster="card")
        rows, told = rows_of(table, deck), explained(table.result.why)
        seat = next((seat for seat, row in enumerate(rows) if row.trickster), None)
        if seat is None or rows[seat].trickster is None:
            continue
        side = [seat, seat ^ 2] if teams == "pairs" else [seat]
        tried = {card.name: replaced(rows, "The Trickster", card.name) for card in deck.cards}
        totals = {card: [row.total(others, None) for row in others] for card, others in tried.items()}
        sums = {card: sum(total[seat] for seat in side) for card, total in totals.items()}
        best = next(card for card, total in sums.items() if total == max(sums.values()))
        assert [one.points for one in told] == totals[best]
        named = told[seat].trickster
        assert named is not None
        assert named["name"] == best
        found[best] += 1
    assert sum(found.values()) > 10
    assert len(found) > 3


@pytest.mark.clause("fairytale.trickster.9")
def test_as_a_whole_card_the_trickster_may_stay_itself() -> None:
    """Where every other card would cost more."""
    deck = parse_deck(GRIM.replace("points = -5", "points = 1").replace("points = 0", "points = -1"), "grim.toml")
    table = over(["Mask", "Well"], game_with(deck), deck="own.toml", trickster="card")
    (mine, _) = explained(table.result.why)
    assert mine.trickster is not None
    assert (mine.trickster["name"], mine.points) == ("Mask", 1)


@pytest.mark.clause("fairytale.trickster.6")
def test_if_no_name_helps_all_are_as_good_and_listed() -> None:
    (mine, _) = explained(over(["The Trickster, Demon", "Castle"]).result.why)
    assert mine.trickster is not None
    names = [card.name for card in built_in("expert110").cards if card.name != "The Trickster"]
    assert [mine.trickster["name"], *mine.trickster["equals"]] == names


@pytest.mark.clause("fairytale.trickster.6")
def test_names_that_are_equally_good_stand_in_deck_order() -> None:
    """One more Homesteaders, one more Children of the Dragon: 3 points either way."""
    row = "The Trickster, Homesteaders, Children of the Dragon"
    (mine, _) = explained(over([row, "Castle"]).result.why)
    assert mine.trickster == {
        "trickster": "The Trickster",
        "name": "Children of the Dragon",
        "others": 1,
        "equals": ["Homesteaders"],
    }
    assert mine.points == -1 + 2 + 1


def test_a_name_that_does_the_least_harm_is_the_best() -> None:
    deck = parse_deck(GRIM, "grim.toml")
    table = over(["Mask, Imp, Imp, Well", "Well"], game_with(deck), deck="own.toml")
    compare(table, deck)
    (mine, _) = explained(table.result.why)
    assert mine.trickster is not None
    assert (mine.trickster["name"], mine.points) == ("Well", -5 - 2 * 4 - 3)


@pytest.mark.clause("fairytale.score.12")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_explanation_has_words(language: str) -> None:
    rows = [
        "Dragon's Tale - Chapter 1, Castle | Demon",
        "Dragon's Tale - Chapter 2, Homesteaders, Homesteaders",
        "Dragon's Tale - Chapter 4, The Trickster",
        "Knight's Tale - Chapter 3, Bronze Dragon",
    ]
    speech = Speech(language, viewer=0)
    for teams in ("none", "pairs"):
        result = over(rows, teams=teams).result
        assert all(speech.knows(why) for why in result.why)
        lines = [speech.say(why) for why in result.why]
        assert not any("fairytale-" in line for line in lines)
        assert len(set(lines)) == len(lines)


@pytest.mark.clause("fairytale.score.12")
def test_the_explanation_in_english_word_by_word() -> None:
    rows = ["Dragon's Tale - Chapter 1, Castle | Demon", "Dragon's Tale - Chapter 4, The Trickster", "Homesteaders"]
    lines = [Speech("en", viewer=0).say(why) for why in over(rows).result.why]
    assert lines == [
        "You have 12 points.",
        "Castle: fixed at 6. 6 points.",
        "Dragon's Tale - Chapter 1: No.1 in Home (yes, 1). 6 points.",
        "Face down, worth nothing: Demon.",
        "Seat 1 has 8 points.",
        "Dragon's Tale - Chapter 4: The Gold Dragon (face up). 9 points.",
        "The Trickster: fixed at -1. -1 point.",
        "The Trickster takes the name The Gold Dragon.",
        "Seat 2 has 1 point.",
        "Homesteaders: 1 × 1 Homesteaders. 1 point.",
    ]
