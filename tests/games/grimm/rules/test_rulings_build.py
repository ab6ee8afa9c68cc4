"""Rulings E62 to E132 where chance decides, or where more is needed than a scene can tell."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop.contract import OptionValue, as_written, read_seed
from fabletop.games.grimm.decks.names import slug
from fabletop.games.grimm.words.position import FRIEND_NUMBERS
from tests.games.grimm.tables import TableKind, facts, new_game

SEEDS = range(40)


def dealt(seed: object, seats: int = 3, options: dict[str, OptionValue] | None = None, /, **words: Any) -> TableKind:
    """A table as the words of a scene say, with a chance of its own."""
    table = new_game(seed, seats, **(options or {}))
    return arrange(table, seed, words)


def arrange(table: TableKind, seed: object, words: dict[str, Any]) -> TableKind:
    table.game.face.arrange(table.position.table, len(table.seats), words, read_seed(str(seed)))
    assert table.game.rules.invariant(table.position.table) == 0, "this table cannot be"
    table.told.clear()
    return table


def with_these_friends_alone(
    seed: object, friends: list[str], seats: int = 3, options: dict[str, OptionValue] | None = None, /, **words: Any
) -> TableKind:
    """A table where no others exist: no box is like that, but the rules say what to do."""
    table = new_game(seed, seats, **(options or {}))
    table.position.table.options.friends = sum(1 << FRIEND_NUMBERS[slug(name)] for name in friends)
    return arrange(table, seed, words)


HOLD = ["Robin Hood", "Snow White", "Hansel & Gretel"]


def tavern(seed: object, *more: str) -> TableKind:
    """Three players with Friends go to the Tavern, where only these are."""
    hands = ["Night at the Tavern", "", ""]
    table = with_these_friends_alone(seed, [*HOLD, *more], friends=HOLD, hands=hands, friend_deck=", ".join(more))
    table.play("0: gather fields + Night at the Tavern", "1: gather forest", "2: gather brickyard")
    return table


# E79 and E100


@pytest.mark.clause("grimm.ruling.79")
@pytest.mark.parametrize("source", ["pile", "deck"])
def test_e79_with_no_friend_but_frog_prince_his_owner_gains_the_resource_alone(source: str) -> None:
    table = with_these_friends_alone("frog", ["Frog Prince"], 3, {"frog_from": source}, friends=["Frog Prince", "", ""])
    events = table.play("0: gather fields", "1: gather fields", "2: gather forest")
    assert not facts(events, "friend-drawn")
    assert not facts(events, "friend-drawn-from-pile")
    assert table.legal(0) == {"gain 1 straw", "gain 1 wood", "gain 1 brick"}
    table.play("0: gain 1 brick")
    assert table.view().friends == (None, None, None)
    assert table.view().friend_pile == ("Frog Prince",)
    assert str(table.view().goods[0]) == "2 straw 1 brick"


@pytest.mark.clause("grimm.ruling.79")
def test_e79_frog_prince_is_never_drawn_again_by_himself() -> None:
    drawn = set()
    for seed in SEEDS:
        table = dealt(seed, 3, {"frog_from": "deck"}, friends=["Frog Prince", "", ""], friend_pile="...")
        events = table.play("0: gather fields", "1: gather fields", "2: gather forest")
        drawn |= {fact["friend"] for fact in facts(events, "friend-drawn")}
    assert len(drawn) > 10
    assert "Frog Prince" not in drawn


@pytest.mark.clause("grimm.ruling.133", "grimm.secret.1")
def test_the_friend_whom_frog_prince_brings_is_the_first_that_everybody_sees_in_the_pile() -> None:
    """No chance has a part in it, and no world that a seat imagines has another one there."""
    for seed in SEEDS:
        table = dealt(seed, friends=["Frog Prince", "", ""], friend_pile="...")
        (top, *rest), size = table.view().friend_pile, table.view().friend_deck_size
        world = table.copy()
        world.game.rules.resample(world.position.table, 1, read_seed(str(seed)))
        for copy in (table, world):
            events = copy.play("0: gather fields", "1: gather fields", "2: gather forest")
            assert [fact["friend"] for fact in facts(events, "friend-drawn-from-pile")] == [top]
            assert copy.view().friend_pile == ("Frog Prince", *rest)
            assert copy.view().friend_deck_size == size


@pytest.mark.clause("grimm.ruling.100")
def test_e100_with_neither_deck_nor_pile_walls_bring_no_friend() -> None:
    table = with_these_friends_alone(
        "none",
        ["Robin Hood"],
        2,
        window="build",
        goods=["4 straw", ""],
        houses=["straw foundation", ""],
        friends=["", "Robin Hood"],
    )
    table.play("0: build straw walls")
    assert as_written(table.view().houses) == [["straw walls"], []]
    assert "draw" in table.legal(0)
    assert table.view().friends == (None, "Robin Hood")


@pytest.mark.clause("grimm.ruling.100")
def test_e100_the_discarded_friends_come_back_in_another_order() -> None:
    drawn = set()
    for seed in SEEDS:
        table = dealt(
            seed, 2, window="build", goods=["4 straw", ""], houses=["straw foundation", ""], friend_pile="..."
        )
        drawn |= {fact["friend"] for fact in facts(table.play("0: build straw walls"), "friend-drawn")}
    assert len(drawn) > 10


# E99


@pytest.mark.clause("grimm.ruling.99")
def test_e99_what_is_left_of_the_deck_stays_on_top_and_the_pile_is_shuffled_below() -> None:
    """Goldilocks sees the two cards that were left, in their order, and one of the pile by chance."""
    third = set()
    for seed in SEEDS:
        table = dealt(
            seed,
            2,
            window="build",
            friends=["Goldilocks", ""],
            hands=["", "..."],
            fables="Wolf, Giant",
            pile="Roar, Dragon, Spy Network",
        )
        table.play("0: use Goldilocks")
        looking = table.view(0).looking
        assert looking is not None
        assert looking[:2] == ("Wolf", "Giant")
        third.add(looking[2])
    assert third == {"Roar", "Dragon", "Spy Network"}


@pytest.mark.clause("grimm.ruling.99")
def test_e99_ghostly_whispers_sees_what_is_left_and_then_the_pile() -> None:
    others = set()
    for seed in SEEDS:
        table = dealt(
            seed,
            hands=["Ghostly Whispers", "...", ""],
            fables="Wolf, Giant, Crystal Ball",
            pile="Roar, Dragon, Spy Network",
        )
        table.play("0: gather fields + Ghostly Whispers", "1: gather forest", "2: gather brickyard")
        looking = table.view(0).looking
        assert looking is not None
        assert looking[:3] == ("Wolf", "Giant", "Crystal Ball")
        others.add(looking[3])
    assert others == {"Roar", "Dragon", "Spy Network"}


@pytest.mark.clause("grimm.ruling.99")
@pytest.mark.parametrize(("pile", "kept"), [("", 0), ("Wolf", 1), ("Wolf, Giant", 2), ("Wolf, Giant, Roar", 2)])
def test_e99_ghostly_whispers_keeps_two_of_however_few_there_are(pile: str, kept: int) -> None:
    table = dealt("few", hands=["Ghostly Whispers", "...", ""], pile=pile)
    table.play("0: gather fields + Ghostly Whispers", "1: gather forest", "2: gather brickyard")
    if "Roar" in pile:
        assert table.legal(0) == {"keep Giant", "keep Roar", "keep Wolf"}
        table.play("0: keep Roar", "0: keep Wolf")
        assert table.view().pile == {"Giant": 1, "Ghostly Whispers": 1}
    assert table.view().window == "build"
    assert table.view().hand_sizes[0] == kept


# E117


@pytest.mark.clause("grimm.ruling.117")
def test_e117_a_locked_card_is_shuffled_in_while_it_lies_there_and_no_longer() -> None:
    """Two Curses in one round: the first may leave the locked card where it is, the second never brings it back."""
    seen = set()
    for seed in range(120):
        table = dealt(
            seed,
            3,
            {"copies": "56-b"},
            hands=["Night at the Tavern", "Curse of Darkness", "Curse of Darkness"],
            friend_deck="Little Mermaid, Robin Hood, Snow White",
        )
        table.play(
            "0: gather forest + Night at the Tavern",
            "1: gather fields + Curse of Darkness",
            "2: gather fields + Curse of Darkness",
            "0: befriend Little Mermaid",
        )
        events = table.play("0: keep-cards fields brickyard")
        first, second = (fact["place"] for fact in facts(events, "new-gather-card-by", 0))
        seen.add((first, second))
    kept = {"Fields", "Brickyard"}
    assert {first for first, _ in seen} == kept | {"Forest"}
    assert {second for first, second in seen if first == "Forest"} == kept | {"Forest"}
    assert {second for first, second in seen if first != "Forest"} == kept


# E130


@pytest.mark.clause("grimm.ruling.130")
def test_e130_with_one_friend_at_the_tavern_its_owner_gets_it_and_all_old_ones_go() -> None:
    table = tavern("one", "Evil Queen")
    assert table.view().window == "build"
    assert table.view().friends == ("Evil Queen", None, None)
    assert set(table.view().friend_pile) == set(HOLD)


@pytest.mark.clause("grimm.ruling.130")
def test_e130_with_two_friends_one_of_the_others_gets_the_second_by_chance_and_the_third_is_left_with_none() -> None:
    lucky = set()
    for seed in SEEDS:
        table = tavern(seed, "Evil Queen", "Thumbelina")
        table.play("0: befriend Evil Queen")
        friends = table.view().friends
        assert friends[0] == "Evil Queen"
        assert sorted(friend or "" for friend in friends[1:]) == ["", "Thumbelina"]
        assert set(table.view().friend_pile) == set(HOLD)
        lucky.add(friends.index("Thumbelina"))
    assert lucky == {1, 2}


@pytest.mark.clause("grimm.ruling.130")
def test_e130_with_no_friend_at_the_tavern_everybody_still_discards_the_old_one() -> None:
    table = tavern("none")
    assert table.view().window == "build"
    assert table.view().friends == (None, None, None)
    assert set(table.view().friend_pile) == set(HOLD)


@pytest.mark.clause("grimm.ruling.130")
def test_e130_who_had_no_friend_and_gets_none_discards_nothing() -> None:
    table = with_these_friends_alone(
        "poor", ["Robin Hood", "Evil Queen"], friends=["", "Robin Hood", ""], hands=["Night at the Tavern", "", ""]
    )
    events = table.play("0: gather fields + Night at the Tavern", "1: gather forest", "2: gather brickyard")
    assert facts(events, "friend-left") == [{"seat": 1, "friend": "Robin Hood"}]
    assert table.view().friends == ("Evil Queen", None, None)


# E106


@pytest.mark.clause("grimm.ruling.106")
def test_e106_prince_regal_rolls_for_a_location_and_takes_nothing_of_one_or_none() -> None:
    """The Supply is exhausted, so that nothing is refilled before he comes in the second round."""
    came = set()
    for seed in SEEDS:
        table = dealt(
            seed,
            2,
            {"supply": "limited"},
            window="build",
            stock={"fields": 1, "forest": 0, "brickyard": 1},
            goods=["44 straw 35 wood 29 brick", ""],
            bonus=[-2, -1],
        )
        events = table.play("1: draw")
        (prince,) = facts(events, "prince-came")
        assert prince["amount"] == 0
        came.add(prince["place"])
        assert as_written(table.view().stock) == {"fields": "1 straw", "forest": "nothing", "brickyard": "1 brick"}
    assert came == {"Fields", "Forest", "Brickyard"}


# E107


@pytest.mark.clause("grimm.ruling.107")
def test_e107_with_more_than_ten_somewhere_there_is_no_roll() -> None:
    for seed in SEEDS:
        table = dealt(seed, 2, prince=True, stock={"fields": 11, "forest": 10, "brickyard": 10})
        assert as_written(table.view().stock) == {"fields": "6 straw", "forest": "10 wood", "brickyard": "10 brick"}


@pytest.mark.clause("grimm.ruling.107")
def test_e107_ten_are_not_more_than_ten() -> None:
    halved = set()
    for seed in SEEDS:
        table = dealt(seed, 2, prince=True, stock={"fields": 10, "forest": 10, "brickyard": 10})
        halved |= {place for place, goods in table.view().stock.items() if goods.size == 5}
    assert halved == {"fields", "forest", "brickyard"}
