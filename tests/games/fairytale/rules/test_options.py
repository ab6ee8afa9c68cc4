"""What a table may agree on, and what it may not (fairytale.options, fairytale.deck)."""

from __future__ import annotations

from pathlib import Path

import pytest

from fabletop.contract import BadInput, OptionValue, read_options
from fabletop.games.fairytale.decks import BUILT_IN, Deck, built_in, most_drawn, parse_deck
from fabletop.games.fairytale.rules.state import Options
from fabletop.games.fairytale.rules.terms import HAND_SIZE, ROUNDS, Teams, Trickster
from fabletop.text.speech import LANGUAGES, Speech
from tests.games.fairytale.tables import FAIRYTALE, QUIET, arranged, facts, game_with, new_game, own_game, with_effects

STANDARD = {
    "deck": "basic",
    "teams": "none",
    "draft": "plain",
    "plays": "exactly-three",
    "passing": "alternate",
    "memory": False,
    "trickster": "name",
}


def refusal(seats: int, **options: OptionValue) -> str:
    with pytest.raises(BadInput) as refused:
        FAIRYTALE.for_options(options).open(options, seats, "refused")
    for language in LANGUAGES:
        assert Speech(language).knows(refused.value.message)
    return Speech().say(refused.value.message)


def sized(cards: int, drawing: int = 0, drawn: int = 0) -> Deck:
    """A deck of so many cards, some of which draw."""
    row = '[[card]]\nname = "{}"\nfaction = "Shadow"\ntype = "Home"\ncopies = {}\npoints = 0\n'
    rows = [row.format(f"Card {first}", min(20, cards - first)) for first in range(drawing, cards, 20)]
    if drawing:
        rows.append(row.format("Stork", drawing) + f'effects = ["YOU DRAW {drawn}"]\n')
    return parse_deck(f'title = "Sized"\ncards = {cards}\n' + "".join(rows), "own.toml")


@pytest.mark.clause(
    "fairytale.options.1",
    "fairytale.options.2",
    "fairytale.options.3",
    "fairytale.options.4",
    "fairytale.options.5",
    "fairytale.options.6",
    "fairytale.options.7",
)
def test_what_is_played_unless_chosen() -> None:
    assert read_options(FAIRYTALE.about.options, {}) == STANDARD
    assert {option.name: option.clause for option in FAIRYTALE.about.options} == {
        name: f"fairytale.options.{number}" for number, name in enumerate(STANDARD, 1)
    }


@pytest.mark.clause(
    "fairytale.options.1",
    "fairytale.options.2",
    "fairytale.options.3",
    "fairytale.options.4",
    "fairytale.options.5",
    "fairytale.options.6",
    "fairytale.options.7",
)
@pytest.mark.parametrize(
    ("option", "given", "means"),
    [
        ("deck", "EXPERT110", "expert110"),
        ("deck", " expert100 ", "expert100"),
        ("teams", "Pairs-Exchange", "pairs-exchange"),
        ("teams", "pairs", "pairs"),
        ("draft", "Two-Stage", "two-stage"),
        ("plays", "up-to-three", "up-to-three"),
        ("passing", "LEFT", "left"),
        ("memory", "on", True),
        ("memory", "no", False),
        ("memory", True, True),
        ("trickster", "Card", "card"),
    ],
)
def test_an_option_is_read_whatever_its_capitals(option: str, given: OptionValue, means: OptionValue) -> None:
    game = FAIRYTALE.for_options({option: given})
    assert read_options(game.about.options, {option: given}) == {**STANDARD, option: means}


@pytest.mark.parametrize(
    ("option", "value", "allowed"),
    [
        ("deck", "deluxe", "basic, expert100, expert110, FILE.toml"),
        ("teams", "trios", "none, pairs, pairs-exchange"),
        ("draft", "snake", "plain, two-stage"),
        ("plays", "three", "exactly-three, up-to-three"),
        ("passing", "right", "alternate, left"),
        ("memory", "perhaps", "off, on"),
        ("trickster", "joker", "name, card"),
    ],
)
def test_a_value_that_an_option_does_not_have(option: str, value: str, allowed: str) -> None:
    assert refusal(4, **{option: value}) == f"The option “{option}” cannot be “{value}”. Allowed: {allowed}."


@pytest.mark.parametrize(("seats", "said"), [(1, "one player"), (6, "6 players"), (0, "0 players")])
def test_two_to_five_can_play(seats: int, said: str) -> None:
    assert refusal(seats) == f"fairytale cannot be played by {said}. Allowed: 2, 3, 4, 5."


def test_the_rules_are_given_the_options_as_numbers() -> None:
    chosen: dict[str, OptionValue] = {
        "deck": "expert100",
        "teams": "pairs-exchange",
        "plays": "up-to-three",
        "passing": "left",
        "memory": "on",
        "draft": "two-stage",
        "trickster": "card",
    }
    record = FAIRYTALE.set_up(chosen, 4)
    assert isinstance(record, Options)
    assert (record.teams, record.two_stage, record.plays) == (Teams.PAIRS_EXCHANGE, 1, 1)
    assert (record.passing, record.memory, record.trickster) == (1, 1, Trickster.CARD)
    assert (record.rounds, record.hand) == (ROUNDS, HAND_SIZE)
    assert (record.deck.cards, record.deck.names) == (100, 40)


@pytest.mark.clause("fairytale.deck.1", "fairytale.deck.9")
def test_five_players_cannot_share_the_basic_deck() -> None:
    assert refusal(5, deck="basic") == "The basic deck is for 2 to 4 players, not 5."


@pytest.mark.clause("fairytale.deck.1", "fairytale.deck.2", "fairytale.deck.3")
@pytest.mark.parametrize("draft", ["plain", "two-stage"])
@pytest.mark.parametrize("deck", BUILT_IN)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_deck_suits_the_players_it_is_for(deck: str, seats: int, draft: str) -> None:
    if (deck, seats) != ("basic", 5):
        assert new_game("suits", seats, deck=deck, draft=draft).view().deck_size == built_in(deck).size - 5 * seats


@pytest.mark.clause("fairytale.team.5", "fairytale.deck.9")
@pytest.mark.parametrize("teams", ["pairs", "pairs-exchange"])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_pairs_need_four_players(teams: str, seats: int) -> None:
    assert refusal(seats, teams=teams, deck="expert110") == f"A game with teams ({teams}) needs 4 players, not {seats}."


@pytest.mark.clause("fairytale.deck.8", "fairytale.deck.9")
@pytest.mark.parametrize(
    ("seats", "draft", "dealt"),
    [
        (2, "plain", 40),
        (2, "two-stage", 72),
        (3, "plain", 60),
        (3, "two-stage", 60),
        (4, "plain", 80),
        (5, "plain", 100),
    ],
)
@pytest.mark.parametrize(("drawing", "drawn"), [(0, 0), (3, 1), (4, 2)])
def test_a_deck_needs_what_is_dealt_and_what_may_be_drawn(
    seats: int, draft: str, dealt: int, drawing: int, drawn: int
) -> None:
    enough = dealt + drawing * drawn
    assert own_game(sized(enough, drawing, drawn), "enough", seats, draft=draft).view().round == 1
    with pytest.raises(BadInput) as refused:
        own_game(sized(enough - 1, drawing, drawn), "one less", seats, draft=draft)
    needed = f"{seats} players are dealt {dealt} and may draw {drawing * drawn} more."
    assert Speech().say(refused.value.message) == f"The deck own.toml has {enough - 1} cards; {needed}"
    assert Speech("ru").knows(refused.value.message)


@pytest.mark.clause("fairytale.deck.8")
def test_a_deck_that_is_just_large_enough_never_runs_out() -> None:
    """Everybody draws whenever they can; the full number comes every time."""
    deck = sized(100, 20, 2)
    assert most_drawn(deck) == 40
    for number in range(8):
        table = own_game(deck, f"drawn#{number}", 3)
        for _ in range(table.game.about.most_decisions):
            if table.finished:
                break
            seat = table.to_act[0]
            storks = [action for action in table.marked(seat) if "Stork" in str(table.game.face.notation(action))]
            table.choose(seat, (storks or table.marked(seat))[0])
        drawn = [told["number"] for told in facts(table.told, "drew")]
        played = [told for told in facts(table.told, "revealed") if told["card"] == "Stork"]
        assert drawn == [2] * len(played) != []


@pytest.mark.clause("fairytale.deck.4", "fairytale.options.1")
def test_a_deck_of_ones_own_is_for_two_to_five(tmp_path: Path) -> None:
    file = tmp_path / "Quiet Deck.toml"
    file.write_text(QUIET)
    chosen: dict[str, OptionValue] = {"deck": str(file)}
    game = FAIRYTALE.for_options(chosen)
    for seats in (2, 3, 4, 5):
        table = new_game("own", seats, game, **chosen)
        assert set(table.deck) <= {"Lamp", "Owl", "Crown", "Bat", "Oven"}
        assert table.view().deck_size == 100 - 5 * seats
    assert [face.notation for face in game.face.cards()] == ["Lamp", "Owl", "Crown", "Bat", "Oven"]


@pytest.mark.clause("fairytale.deck.9")
def test_a_deck_with_a_mistake_is_refused_before_the_deal(tmp_path: Path) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text(QUIET.replace("copies = 20", "copies = 21", 1))
    assert refusal(4, deck=str(file)) == (
        f"{file}, line 8: Lamp: “copies” must be a whole number from 1 to 20, not “21”."
    )


def test_a_game_made_for_one_deck_is_played_with_no_other() -> None:
    """Its face has words for that deck alone."""
    game = FAIRYTALE.for_options({"deck": "basic"})
    with pytest.raises(BadInput) as refused:
        new_game("other", 4, game, deck="expert100")
    assert "The option “deck” cannot be “expert100”" in Speech().say(refused.value.message)


@pytest.mark.parametrize("value", ["", "a" * 300, f"{'a' * 300}.toml", "a\0b.toml", "missing.toml", "/", "."])
def test_what_is_no_file_is_no_deck(value: str) -> None:
    assert refusal(4, deck=value).startswith("The option “deck” cannot be “")


@pytest.mark.parametrize(
    ("points", "english", "russian"),
    [
        ('{ each = -1, of = "Owl" }', "-1 point for each Owl you have", "по -1 очку за каждую вашу карту «Owl»"),
        ('{ each = 5, of = "Owl" }', "5 points for each Owl you have", "по 5 очков за каждую вашу карту «Owl»"),
        ('{ each = 2, of = "Owl" }', "2 points for each Owl you have", "по 2 очка за каждую вашу карту «Owl»"),
        (
            '{ value = -1, most = "Home" }',
            "-1 point if No.1 in Home",
            "-1 очко, если: больше всех карт типа «место действия»",
        ),
        ("21", "21 points", "21 очко"),
        ("-3", "-3 points", "-3 очка"),
    ],
)
def test_points_of_an_own_card_in_words(points: str, english: str, russian: str) -> None:
    game = game_with(parse_deck(QUIET.replace("points = 4", f"points = {points}"), "own.toml"))
    bat = game.face.cards()[3]
    assert bat.text is not None
    assert [Speech(language).say(bat.text) for language in ("en", "ru")] == [english, russian]


def test_all_cards_of_a_full_table_can_be_turned_at_once() -> None:
    """Five players with twelve cards each: no choice leads to more news than this."""
    deck = with_effects(QUIET, {"Lamp": ["ALL FLIP 3 any"]})
    names = ["Owl", "Crown", "Bat", "Oven"]
    rows = [", ".join(names[(seat + place) % 4] for place in range(11)) for seat in range(5)]
    table = arranged(own_game(deck, "many", 5), rows=rows, hands=["Lamp, Lamp, Owl"] * 5, round=4, step=3)
    for seat in table.seats:
        table.play(seat, "play Lamp")
    assert len(facts(table.told, "flipped")) == 60


@pytest.mark.clause("fairytale.two.8", "fairytale.options.3")
def test_the_kind_of_draft_matters_for_two_alone() -> None:
    for seats in (3, 4, 5):
        tables = [new_game("idle", seats, deck="expert110", draft=draft) for draft in ("plain", "two-stage")]
        for table in tables:
            table.position.table.options.two_stage = 0
        for first, second in zip(tables[0].at_random("idle"), tables[1].at_random("idle"), strict=True):
            assert first == second
        assert FAIRYTALE.is_idle("draft", seats)
    assert not FAIRYTALE.is_idle("draft", 2)
    plain, staged = (new_game("idle", 2, draft=draft) for draft in ("plain", "two-stage"))
    plain.play(0, min(plain.legal(0)))
    staged.play(0, min(staged.legal(0)))
    assert (plain.to_act, staged.to_act) == ((1,), (0, 1))


@pytest.mark.clause("fairytale.options.7")
def test_what_the_trickster_is_matters_where_there_is_one() -> None:
    for deck in BUILT_IN:
        assert FAIRYTALE.for_options({"deck": deck}).is_idle("trickster", 4) == (deck == "basic")
    assert not FAIRYTALE.is_idle("trickster", 4)


@pytest.mark.clause("fairytale.trickster.8")
def test_the_trickster_says_what_the_table_agreed_on() -> None:
    said = {}
    for trickster in ("name", "card"):
        options: dict[str, OptionValue] = {"deck": "expert100", "trickster": trickster}
        cards = FAIRYTALE.for_options(options).face.cards()
        (text,) = (face.text for face in cards if face.notation == "The Trickster")
        assert text is not None
        said[trickster] = Speech().say(text)
    assert said["name"].endswith("at the end it takes the name of any other card")
    assert said["card"].endswith("at the end it may be taken for any other card, with its points and categories")


@pytest.mark.clause("fairytale.options.5")
def test_for_two_it_makes_no_difference_to_which_side_packs_go() -> None:
    assert FAIRYTALE.is_idle("passing", 2)
    for seats in (3, 4, 5):
        assert not FAIRYTALE.is_idle("passing", seats)
        told = []
        for passing in ("alternate", "left"):
            table = arranged(new_game("sides", seats, deck="expert110", passing=passing), stage="draft", round=2)
            for seat in table.seats:
                table.play(seat, min(table.legal(seat)))
            told.append(facts(table.told, "passed")[0]["to"])
        assert told == ["right", "left"]
