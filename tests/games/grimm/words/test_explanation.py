"""The result says what everybody built and which tie-break decided; what happens is told in whole sentences."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from fabletop.contract import Message, message
from fabletop.games.grimm.rules.facts import Fact
from fabletop.games.grimm.rules.state import GrimmTable
from fabletop.games.grimm.rules.words import heap_of
from fabletop.games.grimm.words.events import grimm_event
from fabletop.games.grimm.words.phrases import goods_said
from fabletop.kernel.log import EVERYONE, LogEntry
from fabletop.text.speech import LANGUAGES, Speech
from tests.games.grimm.tables import TABLES, TableKind, arranged, new_game

KINDS = ("straw", "wood", "brick")


def houses(text: str) -> str:
    """Complete houses, ``2 brick 1 straw``, as a scene writes them."""
    words = text.split()
    return ", ".join(
        f"{kind} roof" for count, kind in zip(words[0::2], words[1::2], strict=True) for _ in range(int(count))
    )


def over(*built: str, **tokens: int) -> TableKind:
    """A game that is over, with these complete houses."""
    return arranged(len(built), window="over", houses=[houses(text) for text in built], builders=tokens)


def why(table: TableKind) -> list[str]:
    return [said.id.removeprefix("grimm-why-") for said in table.result.why if said.id != "grimm-why-seat"]


def test_who_alone_has_three_houses_wins() -> None:
    table = over("3 straw", "2 brick", "1 wood")
    assert (table.result.winners, why(table)) == ((0,), ["alone"])


def test_brick_houses_decide_first() -> None:
    table = over("3 straw", "1 straw 2 wood", "1 brick 2 wood", straw=0)
    assert (table.result.winners, why(table)) == ((2,), ["several", "houses"])


def test_then_wood_houses_decide() -> None:
    table = over("1 brick 2 straw", "1 brick 1 wood 1 straw")
    assert (table.result.winners, why(table)) == ((1,), ["several", "level", "houses"])


@pytest.mark.parametrize("kind", KINDS)
def test_then_the_sturdiest_token_decides(kind: str) -> None:
    tokens = dict.fromkeys(KINDS, 2) | {kind: 1}
    table = over("1 brick 1 wood 1 straw", "1 brick 1 wood 1 straw", "", **tokens)
    assert (table.result.winners, why(table)) == ((1,), ["several", "level", "level", "token"])
    assert table.result.why[-1].args["kind"] == Message(f"grimm-{kind}")


def test_a_sturdier_token_beats_two_others() -> None:
    table = over("1 brick 1 wood 1 straw", "1 brick 1 wood 1 straw", brick=0, wood=1, straw=1)
    assert table.result.winners == (0,)


def test_without_a_token_the_victory_is_shared() -> None:
    table = over("1 brick 1 wood 1 straw", "1 brick 1 wood 1 straw", "1 brick", brick=2, wood=2, straw=2)
    assert (table.result.winners, why(table)) == ((0, 1), ["several", "level", "level", "shared"])


def built_at_random(chance: random.Random, seats: int) -> list[list[int]]:
    """Complete houses of each kind for each seat, no more than five of a kind in all, somebody with three."""
    while True:
        built = [[chance.choice((0, 0, 1, 1, 2)) for _ in KINDS] for _ in range(seats)]
        fits = all(sum(row[kind] for row in built) <= 5 for kind in range(3)) and all(sum(row) <= 5 for row in built)
        if fits and max(map(sum, built)) >= 3:
            return built


def best(built: Sequence[Sequence[int]], tokens: Sequence[int]) -> tuple[int, ...]:
    """The winners, told a second time: only those with three houses compete."""
    competing = [seat for seat, row in enumerate(built) if sum(row) >= 3]
    for kind in (2, 1):
        most = max(built[seat][kind] for seat in competing)
        competing = [seat for seat in competing if built[seat][kind] == most]
    for kind in (2, 1, 0):
        if tokens[kind] in competing:
            return (tokens[kind],)
    return tuple(competing)


@pytest.mark.parametrize("number", range(60))
def test_any_result_is_explained_by_what_decided_it(number: int) -> None:
    chance = random.Random(f"result {number}")
    seats = chance.choice((2, 3, 4))
    built, tokens = built_at_random(chance, seats), [chance.randrange(seats) for _ in KINDS]
    rows = [" ".join(f"{count} {kind}" for count, kind in zip(row, KINDS, strict=True)) for row in built]
    table = over(*rows, **dict(zip(KINDS, tokens, strict=True)))
    result = table.result
    assert result.winners == best(built, tokens)
    assert result.points == tuple(map(sum, built))
    assert [result.why[seat].args["brick"] for seat in range(seats)] == [row[2] for row in built]
    last = result.why[-1]
    if last.id == "grimm-why-shared":
        assert len(result.winners) > 1
    else:
        assert result.winners == (last.args["seat"],)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_whole_game_ends_with_an_explanation_in_both_languages(seats: int, options: dict[str, str]) -> None:
    table = new_game("end", seats, **options)
    for _ in table.at_random("end"):
        pass
    assert len(table.result.why) > seats
    assert all(Speech(language).knows(line) for line in table.result.why for language in LANGUAGES)


def test_the_explanation_reads_well() -> None:
    table = over("1 brick 1 wood 1 straw", "1 brick 1 wood 1 straw", "1 brick", brick=1, wood=0, straw=0)
    assert [Speech("en", viewer=0).say(line) for line in table.result.why] == [
        "You have 3 complete houses (brick 1, wood 1, straw 1) and the First Builder tokens for straw, wood.",
        "Seat 1 has 3 complete houses (brick 1, wood 1, straw 1) and the First Builder token for brick.",
        "Seat 2 has one complete house (brick 1, wood 0, straw 0).",
        "Three complete houses or more: you, Seat 1.",
        "Level with one complete brick house: you, Seat 1.",
        "Level with one complete wood house: you, Seat 1.",
        "Seat 1 has the First Builder token for brick, and that decides.",
    ]


# What happens, read aloud.


def said(fact: Fact, seat: int, first: int, second: int, language: str = "en", viewer: int = 0) -> str:
    entry = LogEntry()
    entry.fact, entry.audience, entry.seat, entry.first, entry.second = fact, EVERYONE, seat, first, second
    return Speech(language, viewer=viewer).say(grimm_event(GrimmTable(), entry).message)


@pytest.mark.parametrize(
    ("heap", "english", "russian"),
    [
        (heap_of(1, 0, 0), "1 straw", "1 солому"),
        (heap_of(2, 1, 0), "2 straw, 1 wood", "2 соломы, 1 дерево"),
        (heap_of(0, 3, 5), "3 wood, 5 bricks", "3 дерева, 5 кирпичей"),
        (heap_of(11, 21, 1), "11 straw, 21 wood, 1 brick", "11 соломы, 21 дерево, 1 кирпич"),
        (heap_of(0, 5, 22), "5 wood, 22 bricks", "5 дерева, 22 кирпича"),
        (heap_of(0, 0, 0), "nothing", "ничего"),
    ],
)
def test_heaps_are_counted_in_words(heap: int, english: str, russian: str) -> None:
    assert said(Fact.GAINED, 0, heap, 0) == f"You gain {english}."
    assert said(Fact.GAINED, 0, heap, 0, "ru") == f"Вы получаете {russian}."


def test_what_lies_there_is_said_in_another_case_than_what_is_taken() -> None:
    supply = message("grimm-view-supply", goods=goods_said((1, 1, 1)))
    assert Speech("ru").say(supply) == "В Запасе: 1 солома, 1 дерево, 1 кирпич."


@pytest.mark.parametrize(
    ("fact", "numbers", "english"),
    [
        (Fact.GAINED, (1, heap_of(1, 1, 1), 18), "Seat 1 gains 1 straw, 1 wood, 1 brick (Lonely Castle)."),
        (Fact.GAVE, (1, heap_of(1, 0, 0), 0 + 4 * (32 + 2)), "Seat 1 gives 1 straw to you (Ali Baba)."),
        (Fact.TOOK, (0, heap_of(0, 2, 0), 1 + 4 * (32 + 3)), "You take 2 wood from the Forest (Cinderella)."),
        (Fact.STOCK_LOST, (1, heap_of(0, 4, 0), 1 + 4 * 32), "Returned from the Forest to the Supply: 4 wood (Wolf)."),
        (Fact.WENT, (1, 2, 0), "Seat 1 goes to the Brickyard."),
        (Fact.WENT, (0, 3, 23), "You go to the Market (Roar)."),
        (Fact.STRUCK, (1, 9, 0), "Dragon (Seat 1's) strikes in the Fields."),
        (Fact.CANCELLED, (0, 9, 32 + 25), "The Wood Cutter (yours) cancels Dragon."),
        (Fact.BUILT, (1, 1, 0), "Seat 1 builds: straw walls."),
        (Fact.BUILT, (0, 9 + 8, 2), "You build: brick roof on Cutting Corners; Seat 1 pays one of the resources."),
        (Fact.ACTIONS_CHANGED, (0, -1, 22), "You have one action fewer (Powerful Friends)."),
        (Fact.FRIEND_CAME, (1, 1, 0), "Seat 1 has a new Friend: Aladdin, a gift from you."),
        (Fact.FLIPPED, (1, 32 | 23 << 6, 0), "Red Riding Hood: Seat 1 turns up Wolf, Roar."),
        (Fact.SPUN, (0, 2, 7), "Rumpelstiltskin: you spin straw into 7 bricks."),
        (Fact.LEFT_PLAY, (1, 18, 1), "To the pile from the Forest: Lonely Castle (Seat 1's)."),
        (Fact.FRIEND_LEFT, (0, 20, 0), "You lose a Friend: The Seven Dwarfs."),
        (Fact.RESOLVED, (0, 32 + 20, 0), "It is time for The Seven Dwarfs (yours)."),
        (Fact.NO_EFFECT, (1, 17, 0), "No effect: Little Helpers (Seat 1's)."),
        (Fact.NO_EFFECT, (1, 16, 0), "No effect: Hired Help (Seat 1's), which was not paid for."),
        (Fact.PRINCE_CAME, (-1, 0, 0), "Prince Regal comes to the Fields and takes nothing."),
    ],
)
def test_what_happens_says_who_did_what_to_whom(fact: Fact, numbers: tuple[int, int, int], english: str) -> None:
    assert said(fact, *numbers) == english


@pytest.mark.parametrize(
    ("fact", "numbers", "russian"),
    [
        (Fact.BUILT, (0, 2, 0), "Вы строите соломенную крышу."),
        (Fact.BUILT, (1, 9 + 1, 0), "Seat 1 строит соломенные стены на карте «Срезанные углы»."),
        (Fact.BLOWN, (1, 5, 0), "Seat 1 теряет деревянную крышу."),
        (Fact.GATHERED, (1, heap_of(1, 0, 0), 0), "Seat 1 собирает на Полях 1 солому."),
        (Fact.GATHERED, (0, 0, 1), "Вы ничего не собираете в Лесу."),
        (Fact.STRUCK, (1, 9, 0), "Монстр «Дракон» (владелец: Seat 1) нападает на Полях."),
        (Fact.SPUN, (0, 1, 3), "«Румпельштильцхен»: вы превращаете солому в 3 дерева."),
    ],
)
def test_russian_has_the_right_case(fact: Fact, numbers: tuple[int, int, int], russian: str) -> None:
    assert said(fact, *numbers, "ru").replace("Место 1", "Seat 1") == russian
