"""Rulings E1 to E61 where chance, counting or a table that hardly ever comes up decides (grimm.ruling)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from fabletop.contract import Event, read_seed
from fabletop.games.grimm.rules.frienddeck import clear_pile, lay_on_pile
from fabletop.games.grimm.words.notation import FRIENDS
from fabletop.kernel.rng import TABLE_DOMAIN, start
from tests.games.grimm.tables import TableKind, arranged, facts
from tests.games.grimm.worlds import assert_even

TIMES = 120
"""How often chance is asked."""
Happened = tuple[TableKind, list[Event]]
FIELDS, FOREST, BRICKYARD, MARKET = "Fields", "Forest", "Brickyard", "Market"
CURSE = "Curse of Darkness"
WEDDINGS = """\
fables = 59
include = "56-a"

[copies]
"Royal Wedding" = 4
"""


def happenings(table: TableKind, *choices: str, times: int = TIMES) -> Iterator[Happened]:
    """What may come of these choices, by one chance after another."""
    for number in range(times):
        copy = table.copy()
        copy.told.clear()
        start(copy.position.table.rng, read_seed(f"ruling#{number}"), TABLE_DOMAIN)
        yield copy, copy.play(*choices)


def shown(events: list[Event], seat: int) -> str:
    """The Location of the Gather card that a seat turned up last."""
    ids = ("gather-revealed", "gather-revealed-of-another")
    return str([fact["place"] for event in events for name in ids for fact in facts([event], name, seat)][-1])


def one_fact(events: list[Event], name: str, seat: int) -> dict[str, Any]:
    """What the only event with this name tells of a seat."""
    (fact,) = facts(events, name, seat)
    return fact


def evenly(*cases: str) -> dict[str, Fraction]:
    """Each case as often as it stands there."""
    return {case: Fraction(count) for case, count in Counter(cases).items()}


def leave_friends(table: TableKind, deck: list[str], pile: list[str]) -> None:
    """All other Friends that nobody has are out of the game."""
    friends = table.position.table.friends
    friends.top, friends.bottom = 0, len(deck)
    friends.cards[: len(deck)] = [FRIENDS.index(name) for name in deck]
    clear_pile(table.position.table)
    for name in pile:
        lay_on_pile(table.position.table, FRIENDS.index(name))


# Fables are revealed.


@pytest.mark.clause("grimm.ruling.11", "grimm.ruling.118")
def test_e11_a_unique_location_without_room_goes_to_the_pile_unused(tmp_path: Path) -> None:
    file = tmp_path / "weddings.toml"
    file.write_text(WEDDINGS)
    everywhere = {place: "Royal Wedding by 2" for place in ("fields", "forest", "brickyard")}
    table = arranged(3, {"copies": str(file)}, hands=["Royal Wedding", "Crystal Ball", ""], unique=everywhere)
    events = table.play("0: gather fields + Royal Wedding", "1: gather forest + Crystal Ball", "2: gather brickyard")
    assert table.to_act == (1,)
    assert [fact["card"] for fact in facts(events, "no-effect", 0)] == ["Royal Wedding"]
    assert not facts(events, "placed")
    assert not table.view().pile
    table.play("target 0", "assign forest 1")
    while table.view().window != "build":
        table.choose(table.to_act[0], table.marked(table.to_act[0])[0])
    assert table.view().pile == {"Crystal Ball": 1, "Royal Wedding": 1}
    assert {unique.owner for unique in table.view().unique.values()} == {2}


@pytest.mark.clause("grimm.ruling.12")
def test_e12_curse_after_crystal_ball_draws_the_card_chosen_and_the_card_seen_anew() -> None:
    table = arranged(hands=["Crystal Ball", CURSE, ""])
    table.play("0: gather fields + Crystal Ball", f"1: gather forest + {CURSE}", "2: gather brickyard", "target 2")
    chosen, seen = Counter[str](), Counter[str]()
    for _, events in happenings(table, "assign forest 0"):
        chosen[shown(events, 0)] += 1
        seen[shown(events, 2)] += 1
        assert shown(events, 1) == FOREST
    assert_even(chosen, evenly(FIELDS, FOREST, BRICKYARD))
    assert_even(seen, evenly(FIELDS, FOREST, BRICKYARD))


@pytest.mark.clause("grimm.ruling.13")
def test_e13_crystal_ball_after_curse_shows_the_new_card() -> None:
    table = arranged(hands=[CURSE, "Crystal Ball", ""])
    table.play(f"0: gather fields + {CURSE}", "1: gather forest + Crystal Ball")
    found: Counter[str] = Counter()
    for _, events in happenings(table, "2: gather brickyard", "target 2", "assign forest 1"):
        seen = one_fact(events, "saw-gather", 1)["place"]
        assert seen == shown(events, 2)
        assert shown(events, 1) == FOREST
        found[seen] += 1
    assert_even(found, evenly(FIELDS, FOREST, BRICKYARD))


@pytest.mark.clause("grimm.ruling.14")
@pytest.mark.parametrize(("first", "order"), [(0, [1, 2, 0, 2]), (1, [2, 0, 1, 2]), (2, [2, 1, 2, 0])])
def test_e14_two_curses_draw_the_third_players_card_anew_twice(first: int, order: list[int]) -> None:
    table = arranged(3, {"copies": "56-b"}, first=first, hands=[CURSE, CURSE, ""])
    table.play(f"0: gather fields + {CURSE}", f"1: gather forest + {CURSE}")
    found: Counter[str] = Counter()
    for _, events in happenings(table, "2: gather brickyard"):
        assert [fact["seat"] for fact in facts(events, "cards-redealt")] == order
        found[shown(events, 2)] += 1
    assert_even(found, evenly(FIELDS, FOREST, BRICKYARD))


@pytest.mark.clause("grimm.ruling.15")
@pytest.mark.parametrize(
    ("seats", "kept", "cases"), [(3, "fields brickyard", (FIELDS, BRICKYARD)), (4, "forest market", (FOREST, MARKET))]
)
def test_e15_curse_on_little_mermaids_owner_draws_one_of_two(seats: int, kept: str, cases: tuple[str, str]) -> None:
    rest = [""] * (seats - 2)
    table = arranged(seats, hands=[CURSE, "", *rest], friends=["", "Little Mermaid", *rest], kept=kept)
    table.play(f"0: gather fields + {CURSE}", *(f"{seat}: gather fields" for seat in range(2, seats)))
    laid = f"1: gather {kept.split()[1]}"
    assert_even(Counter(shown(events, 1) for _, events in happenings(table, laid)), evenly(*cases))


def swapped(hands: list[str], **words: Any) -> TableKind:
    """Wishing Well is about to give seat 1 another Forest for the Fields."""
    table = arranged(hands=hands, **words)
    fables = [f" + {fable}" if fable else "" for fable in hands]
    table.play(f"0: gather brickyard{fables[0]}", f"1: gather fields{fables[1]}", f"2: gather forest{fables[2]}")
    return table


@pytest.mark.clause("grimm.ruling.18")
def test_e18_curse_after_wishing_well_shuffles_what_is_now_in_the_pool() -> None:
    table = swapped(["Wishing Well", "", CURSE])
    found = Counter(shown(events, 1) for _, events in happenings(table, "swap 1 2"))
    assert_even(found, evenly(FOREST, FOREST, BRICKYARD))


@pytest.mark.clause("grimm.ruling.18")
def test_e18_roar_after_wishing_well_shuffles_what_is_now_in_the_pool() -> None:
    table = arranged(hands=["Wishing Well", "", "Roar"])
    table.play("0: gather forest + Wishing Well", "1: gather fields", "2: gather forest + Roar")
    found: Counter[str] = Counter()
    for _, events in happenings(table, "swap 0 1"):
        went = one_fact(events, "went-by", 1)
        assert went["place"] == shown(events, 1)
        found[went["place"]] += 1
    assert_even(found, evenly(FOREST, FOREST, BRICKYARD))


@pytest.mark.clause("grimm.ruling.18", "grimm.ruling.56")
def test_e18_thumbelina_after_wishing_well_goes_by_what_is_now_in_the_pool() -> None:
    table = swapped(["Wishing Well", "", ""], friends=["", "Thumbelina", ""])
    found: Counter[str] = Counter()
    for _, events in happenings(table, "swap 1 2", "yes"):
        found[one_fact(events, "went-by", 1)["place"]] += 1
    assert_even(found, evenly(FOREST, BRICKYARD))


@pytest.mark.clause("grimm.ruling.22", "grimm.ruling.119")
@pytest.mark.parametrize(("friend", "said"), [("Aladdin", "say alone"), ("Pinocchio", "name fields")])
def test_e22_what_was_said_lapses_even_if_the_friend_comes_back(friend: str, said: str) -> None:
    table = arranged(2, first=1, hands=["Night at the Tavern", "Mysterious Stranger"], friends=[friend, ""])
    leave_friends(table, ["Goldilocks", "Robin Hood"], [])
    table.play(said, "0: gather fields + Night at the Tavern", "1: gather forest + Mysterious Stranger")
    table.play("befriend Goldilocks")
    assert table.view().offered == (friend,)
    events = table.play("bestow 0")
    assert table.view().friends == (friend, "Robin Hood")
    assert not facts(events, "gained-by")
    assert str(table.view().goods[0]) == "5 straw"


@pytest.mark.clause("grimm.ruling.25")
def test_e25_curse_after_the_tavern_took_little_mermaid_draws_one_of_all() -> None:
    friends, deck = ["", "Little Mermaid", ""], "Goldilocks, Robin Hood, Hansel & Gretel"
    hands = ["Night at the Tavern", "", CURSE]
    table = arranged(hands=hands, friends=friends, kept="fields forest", friend_deck=deck)
    table.play("0: gather fields + Night at the Tavern", "1: gather fields", f"2: gather fields + {CURSE}")
    found = Counter(shown(events, 1) for _, events in happenings(table, "befriend Goldilocks"))
    assert_even(found, evenly(FIELDS, FOREST, BRICKYARD))


@pytest.mark.clause("grimm.ruling.26", "grimm.ruling.130")
def test_e26_with_too_few_friends_the_taverns_owner_comes_first_then_anybody() -> None:
    hands = ["", "Night at the Tavern", "", ""]
    friends = ["Robin Hood", "", "Hansel & Gretel", ""]
    table = arranged(4, hands=hands, friends=friends)
    leave_friends(table, ["Goldilocks"], ["Cinderella"])
    table.play("0: gather fields", "1: gather fields + Night at the Tavern", "2: gather fields", "3: gather fields")
    assert table.legal(1) == {"befriend Goldilocks", "befriend Cinderella"}
    lucky: Counter[str] = Counter()
    for after, events in happenings(table, "befriend Goldilocks"):
        assert {fact["seat"] for fact in facts(events, "friend-left")} == {0, 2}
        (holder,) = (fact["seat"] for fact in facts(events, "friend-came") if fact["friend"] == "Cinderella")
        assert after.view().friends[1] == "Goldilocks"
        lucky[str(holder)] += 1
    assert_even(lucky, evenly("0", "2", "3"))


@pytest.mark.clause("grimm.ruling.26", "grimm.ruling.130")
def test_e26_without_any_friend_left_everybody_parts_all_the_same() -> None:
    table = arranged(hands=["Night at the Tavern", "", ""], friends=["Robin Hood", "Hansel & Gretel", ""])
    leave_friends(table, [], [])
    events = table.play("0: gather fields + Night at the Tavern", "1: gather fields", "2: gather fields")
    assert [fact["friend"] for fact in facts(events, "friend-left")] == ["Robin Hood", "Hansel & Gretel"]
    assert table.view().friends == (None, None, None)


@pytest.mark.clause("grimm.ruling.27")
def test_e27_friends_that_the_tavern_discards_are_not_drawn_there() -> None:
    table = arranged(hands=["Night at the Tavern", "", ""], friends=["Robin Hood", "Hansel & Gretel", "Goldilocks"])
    leave_friends(table, ["Cinderella"], ["Puss in Boots"])
    events = table.play("0: gather fields + Night at the Tavern", "1: gather fields", "2: gather fields")
    assert [fact["friend"] for fact in facts(events, "friend-drawn")] == ["Cinderella", "Puss in Boots"]
    events = table.play("befriend Cinderella")
    assert {fact["friend"] for fact in facts(events, "friend-came")} == {"Cinderella", "Puss in Boots"}
    assert set(table.view().friend_pile) == {"Robin Hood", "Hansel & Gretel", "Goldilocks"}


# Roar, Thumbelina, and where they lead.


@pytest.mark.clause("grimm.ruling.31")
@pytest.mark.parametrize(("first", "is_met"), [(0, True), (1, False)])
def test_e31_roar_to_a_dragon_burns_only_before_the_dragons_place(first: int, is_met: bool) -> None:
    table = arranged(first=first, hands=["Roar", "Dragon", ""], goods=["", "", "2 brick"])
    table.play("0: gather fields + Roar", "1: gather brickyard + Dragon", "2: gather fields")
    found: Counter[str] = Counter()
    for _, events in happenings(table, "place forest"):
        went = one_fact(events, "went-by", 2)["place"]
        assert bool(facts(events, "lost-by", 2)) == (is_met and went == FOREST)
        found[went] += 1
    assert_even(found, evenly(FIELDS, FOREST, BRICKYARD))


@pytest.mark.clause("grimm.ruling.31", "grimm.ruling.32")
@pytest.mark.parametrize(("first", "is_met"), [(0, True), (1, False)])
def test_e32_roar_to_a_wolf_that_was_alone(first: int, is_met: bool) -> None:
    table = arranged(first=first, hands=["Roar", "Wolf", ""])
    table.play("0: gather fields + Roar", "1: gather brickyard + Wolf", "2: gather fields")
    for _, events in happenings(table, "place forest"):
        is_there = one_fact(events, "went-by", 2)["place"] == FOREST
        assert bool(facts(events, "stock-lost-by")) == (is_met and is_there)
        gathered = [fact["heap"] for fact in facts(events, "gathered", 2) if fact["place"] == FOREST]
        assert gathered == (["4 wood"] if is_there and not is_met else [])


@pytest.mark.clause("grimm.ruling.33")
def test_e33_roar_at_little_mermaids_owner_is_an_even_chance() -> None:
    table = arranged(hands=["Roar", "", ""], friends=["", "Little Mermaid", ""], kept="fields brickyard")
    table.play("0: gather fields + Roar", "2: gather forest")
    found = Counter(one_fact(events, "went-by", 1)["place"] for _, events in happenings(table, "1: gather fields"))
    assert_even(found, evenly(FIELDS, BRICKYARD))


@pytest.mark.clause("grimm.ruling.34")
def test_e34_the_second_roar_is_heard_where_the_first_has_driven_its_owner() -> None:
    table = arranged(4, hands=["Roar", "Roar", "", ""])
    table.play("0: gather fields + Roar", "1: gather fields + Roar", "2: gather forest")
    heard = {FIELDS: [0], FOREST: [2], BRICKYARD: [3], MARKET: []}
    found: Counter[str] = Counter()
    for _, events in happenings(table, "3: gather brickyard"):
        went = one_fact(events, "went-by", 1)["place"]
        assert [fact["seat"] for fact in facts(events, "cards-redealt")] == [1, *heard[went]]
        found[went] += 1
    assert_even(found, evenly(FIELDS, FOREST, BRICKYARD, MARKET))


@pytest.mark.clause("grimm.ruling.51")
def test_e51_cinderella_whom_roar_drives_away_keeps_her_two_and_gathers_there() -> None:
    table = arranged(hands=["", "Roar", ""], friends=["Cinderella", "", ""])
    table.play("0: gather fields", "1: gather fields + Roar")
    goods = {FIELDS: "3 straw", FOREST: "2 straw 4 wood", BRICKYARD: "2 straw 1 brick"}
    found: Counter[str] = Counter()
    for after, events in happenings(table, "2: gather brickyard"):
        went = facts(events, "went-by", 0)[-1]
        assert went["card"] == "Roar"
        assert one_fact(events, "took-by", 0)["heap"] == "2 straw"
        assert str(after.view().goods[0]) == goods[went["place"]]
        found[went["place"]] += 1
    assert_even(found, evenly(*goods))


@pytest.mark.clause("grimm.ruling.56")
@pytest.mark.parametrize(("seats", "others"), [(3, (FOREST, BRICKYARD)), (4, (FOREST, BRICKYARD, MARKET))])
def test_e56_thumbelina_goes_by_any_card_but_the_one_laid(seats: int, others: tuple[str, ...]) -> None:
    table = arranged(seats, friends=["Thumbelina", *[""] * (seats - 1)])
    table.play(*(f"{seat}: gather fields" for seat in range(seats)))
    found: Counter[str] = Counter()
    for after, events in happenings(table, "yes"):
        place = one_fact(events, "went-by", 0)["place"]
        assert one_fact(events, "spare-shown-by", 0)["place"] == place
        assert after.view().pigs[0] == place.lower()
        assert one_fact(events, "gathered", 0)["place"] == place
        found[place] += 1
    assert_even(found, evenly(*others))


@pytest.mark.clause("grimm.ruling.56")
def test_e56_thumbelina_after_a_curse_does_not_go_by_the_new_card() -> None:
    table = arranged(hands=["", CURSE, ""], friends=["Thumbelina", "", ""])
    table.play("0: gather fields", f"1: gather forest + {CURSE}")
    found: Counter[str] = Counter()
    for _, events in happenings(table, "2: gather forest", "yes"):
        place = one_fact(events, "went-by", 0)["place"]
        assert place != shown(events, 0)
        found[place] += 1
    assert_even(found, evenly(FIELDS, FOREST, BRICKYARD))


@pytest.mark.clause("grimm.ruling.57")
def test_e57_the_truth_of_pinocchio_is_the_card_that_the_curse_left() -> None:
    table = arranged(hands=["", CURSE, ""], friends=["Pinocchio", "", ""])
    table.play("name fields", "0: gather fields", f"1: gather forest + {CURSE}")
    for _, events in happenings(table, "2: gather forest"):
        assert bool(facts(events, "gained-by", 0)) == (shown(events, 0) == FIELDS)


@pytest.mark.clause("grimm.ruling.57")
def test_e57_where_roar_drives_pinocchio_does_not_matter() -> None:
    table = arranged(hands=["", "Roar", ""], friends=["Pinocchio", "", ""])
    table.play("name fields", "0: gather fields", "1: gather fields + Roar")
    found: Counter[str] = Counter()
    for _, events in happenings(table, "2: gather forest"):
        assert one_fact(events, "gained-by", 0)["heap"] == "2 straw"
        found[one_fact(events, "went-by", 0)["place"]] += 1
    assert_even(found, evenly(FIELDS, FOREST, BRICKYARD))
