"""What each seat and the public see and are told (grimm.secret)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

import pytest

from fabletop.contract import Event, OptionValue, as_written
from fabletop.games.grimm.decks import Box
from fabletop.games.grimm.rules.fables import DRAGON, FAIRY_FOOD, LONELY_CASTLE
from fabletop.games.grimm.words.face import GrimmFace
from fabletop.games.grimm.words.timetable import WHEN_PLAYED, windows_of
from fabletop.games.grimm.words.view import FaceDown, GrimmView, Heap, Known, KnownPlace, Prices, Waiting
from fabletop.text.speech import LANGUAGES, Speech
from tests.games.grimm.tables import TABLES, TableKind, arranged, facts, heard, new_game

WHISPERED = {"saw-gather", "saw-fable", "new-gather-card-by", "drew-card", "handed-card", "looked", "locked-cards"}
BEFORE_GATHER_CARDS_ARE_SHOWN = ("start", "commit", "queen", "on-reveal")
NOBODY_LOOKED = {"gather", "peek"}

Options = dict[str, OptionValue]


def audiences(table: TableKind) -> list[int | None]:
    return [None, *table.seats]


def box(table: TableKind) -> Box:
    face = table.game.face
    assert isinstance(face, GrimmFace)
    return face.deck


# Whole games.


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_in_whole_games_nobody_sees_a_card_that_is_not_theirs(seats: int, options: Options) -> None:
    table = new_game("views", seats, **options)
    for _ in table.at_random("views"):
        for audience in audiences(table):
            view = table.view(audience)
            assert (view.deck, view.friend_deck) == (None, None)
            assert [seat for seat in table.seats if view.hands[seat] is not None] == own(audience)
            assert [seat for seat in table.seats if view.usable[seat] is not None] == own(audience)
            assert {seat for seat in table.seats if view.chosen[seat] is not None} <= set(own(audience))


def own(audience: int | None) -> list[int]:
    return [] if audience is None else [audience]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_in_whole_games_all_see_the_same_of_what_is_open(seats: int, options: Options) -> None:
    table = new_game("open", seats, **options)
    fields = (
        "stock",
        "pigs",
        "goods",
        "friends",
        "houses",
        "unique",
        "played",
        "parked",
        "pile",
        "friend_pile",
        "bonus",
    )
    for _ in table.at_random("open"):
        truth = table.truth
        for audience in audiences(table):
            view = table.view(audience)
            assert all(getattr(view, field) == getattr(truth, field) for field in fields)
            assert view.deck_size == len(truth.deck or ())
            assert list(view.hand_sizes) == [len(hand or ()) for hand in truth.hands]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_with_all_cards_open_no_fable_and_no_friend_is_missing(seats: int, options: Options) -> None:
    table = new_game("truth", seats, **options)
    fables = Counter({card.name: card.copies for card in box(table).fables if card.copies})
    friends = Counter(card.name for card in box(table).friends if card.copies)
    for _ in table.at_random("truth"):
        assert Counter(all_fables(table.truth)) == fables
        assert Counter(all_friends(table.truth)) == friends


def all_fables(view: GrimmView) -> Iterator[str]:
    yield from view.deck or ()
    yield from Counter(view.pile).elements()
    for hand in view.hands:
        yield from hand or ()
    for row in (view.played, view.parked, view.matured):
        yield from (card for card in row if card is not None)
    for laid in (*view.laid, view.dreamed):
        if laid is not None and laid.card is not None:
            yield laid.card
    yield from (unique.card for unique in view.unique.values())
    yield from ["Cutting Corners"] * sum(view.corners)


def all_friends(view: GrimmView) -> Iterator[str]:
    yield from view.friend_deck or ()
    yield from view.friend_pile
    yield from view.offered
    yield from (friend for friend in view.friends if friend is not None)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_in_whole_games_gather_cards_stay_hidden_until_they_are_shown(seats: int, options: Options) -> None:
    table = new_game("gather", seats, **options)
    for _ in table.at_random("gather"):
        public, truth = table.view(), table.truth
        assert [card is not None for card in truth.gather] == list(public.gather_laid)
        if public.window in BEFORE_GATHER_CARDS_ARE_SHOWN:
            assert set(public.gather) == {None}
        else:
            assert public.gather == truth.gather
        for seat in table.seats:
            assert table.view(seat).gather[seat] == truth.gather[seat]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_in_whole_games_what_is_known_of_hands_and_deck_is_true(seats: int, options: Options) -> None:
    table = new_game("known", seats, **options)
    for _ in table.at_random("known"):
        truth = table.truth
        assert table.view().known_hands == ()
        for seat in table.seats:
            view = table.view(seat)
            for place in view.known_deck:
                assert (truth.deck or ())[place.place - 1] == place.card
            for known in view.known_hands:
                assert seat not in known.holders
                assert known.or_in_deck or known.card in set(cards_of(truth, known))


def cards_of(truth: GrimmView, known: Known) -> Iterator[str]:
    """The cards in the hands of these players, with those that they have laid."""
    for holder in known.holders:
        yield from truth.hands[holder] or ()
        yield str(truth.laid[holder])
    if known.or_dreamed:
        yield str(truth.dreamed)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_in_whole_games_secrets_are_whispered_to_one_seat(seats: int, options: Options) -> None:
    table = new_game("events", seats, **options)
    told = list(table.told)
    for events in table.at_random("events"):
        told += events
    for event in told:
        name = event.message.id.removeprefix("grimm-")
        assert event.audience == (event.message.args["seat"] if name in WHISPERED else None)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_in_whole_games_a_hand_is_what_its_owner_was_told(seats: int, options: Options) -> None:
    """Drawn, taken and handed cards less those played, handed on and discarded: nothing else is needed to know it."""
    table = new_game("hands", seats, **options)
    hands: list[Counter[str]] = [Counter() for _ in table.seats]
    dreaming: set[int] = set()
    most = 0
    for events in [tuple(table.told), *table.at_random("hands")]:
        for seat in table.seats:
            follow_hand(hands[seat], seat, heard(events, seat), dreaming)
        most = max(most, sum(hand.total() for hand in hands))
    view = table.truth
    assert [Counter(hand or ()) for hand in view.hands] == [+hand for hand in hands]
    assert most > 0


def follow_hand(hand: Counter[str], seat: int, events: Iterable[Event], dreaming: set[int]) -> None:
    handed: list[int] = []
    for event in events:
        name = event.message.id.removeprefix("grimm-")
        for fact in facts([event], name):
            is_own = fact.get("seat") == seat
            if name == "laid" and is_own:
                (dreaming.add if fact["fable"] == "dream" else dreaming.discard)(seat)
            elif name == "handed-by":
                handed.append(fact["rival"])
            elif name == "handed-card":
                hand[fact["fable"]] += 1 if handed[-1] == seat else -1
            elif is_own:
                hand.update(change_of_hand(name, fact, seat in dreaming))


def change_of_hand(name: str, fact: dict[str, str], is_dreaming: bool) -> dict[str, int]:
    if name in ("drew-card", "took-fable-by"):
        return {fact["fable"]: 1}
    if name == "discarded-by" and fact["card"] != "Ghostly Whispers":
        return {fact["fable"]: -1}
    return {fact["card"]: -1} if name == "fable-revealed" and not is_dreaming else {}


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_in_whole_games_everything_told_and_shown_has_words(seats: int, options: Options) -> None:
    table = new_game("words", seats, **options)
    speeches = [Speech(language, viewer=viewer) for language in LANGUAGES for viewer in (None, 0)]
    for number, events in enumerate(table.at_random("words")):
        said = [event.message for event in events]
        if number % 10 == 0:
            said += [
                line for audience in audiences(table) for line in table.game.face.describe(table.view(audience), None)
            ]
            said += table.game.face.describe(table.truth, None)
        assert all(speech.knows(message) for message in said for speech in speeches)


# Particular secrets.


def laid_by(table: TableKind, seat: int, audience: int | None) -> str:
    return str(table.view(audience).laid[seat])


def test_a_choice_waits_face_down_for_the_others() -> None:
    table = arranged(3, hands=["Wolf", "", ""])
    table.play("0: gather forest + Wolf")
    waiting = Waiting("gather forest + Wolf", "forest", FaceDown("Wolf"))
    assert table.view(0).chosen == (waiting, None, None)
    assert table.view(1).chosen == table.view().chosen == (None, None, None)
    assert table.view(0).hands[0] == ("Wolf",)


def test_evil_queen_alone_knows_the_fable_that_she_looked_at() -> None:
    table = arranged(3, hands=["Wolf", "", ""], friends=["", "", "Evil Queen"])
    table.play("0: gather forest + Wolf", "1: gather forest")
    assert [laid_by(table, 0, audience) for audience in (0, 1, 2, None)] == ["Wolf", *["face-down"] * 3]
    events = table.play("peek fable 0")
    assert [laid_by(table, 0, audience) for audience in (1, 2, None)] == ["face-down", "Wolf", "face-down"]
    assert [event.audience for event in events if event.message.id == "grimm-saw-fable"] == [2]
    assert table.view(2).hand_sizes[0] == 0


def test_evil_queen_alone_knows_the_gather_card_that_she_looked_at() -> None:
    table = arranged(3, friends=["", "", "Evil Queen"])
    table.play("0: gather forest", "1: gather fields", "peek gather 0")
    assert as_written(table.view(2).gather) == ["forest", None, None]
    assert as_written(table.view(1).gather) == [None, "fields", None]
    assert table.view().gather == (None, None, None)
    assert table.view().gather_laid == (True, True, False)


def test_what_crystal_ball_showed_is_forgotten_when_the_card_is_drawn_anew() -> None:
    table = arranged(3, hands=["Crystal Ball", "Curse of Darkness", "Crystal Ball"])
    table.play("0: gather fields + Crystal Ball", "1: gather forest + Curse of Darkness")
    table.play("2: gather forest + Crystal Ball", "target 2")
    assert as_written(table.view(0).gather) == ["fields", None, "forest"]
    assert as_written(table.view(1).gather) == [None, "forest", None]
    table.play("assign brickyard 0")  # then the Curse works, and the second Crystal Ball asks
    assert table.view(0).gather[1:] == (None, None)
    assert table.view(2).gather[:2] == (None, None)


def test_a_card_that_came_by_wishing_well_is_written_with_its_owner() -> None:
    table = arranged(3, hands=["Wishing Well", "", ""], friends=["", "", "Thumbelina"])
    table.play("0: gather fields + Wishing Well", "1: gather forest", "2: gather brickyard", "swap 0 1")
    assert as_written(table.view().gather) == ["forest 1", "fields 0", "brickyard"]
    assert as_written(table.view(0).usable[0]) == ["forest", "brickyard", "forest 1"]


def test_nobody_knows_the_dreamed_card_but_who_looked_at_it() -> None:
    table = arranged(3, fables="Taxation", friends=["Sleeping Beauty", "", "Evil Queen"])
    table.play("target 1")
    assert {table.view(audience).dreamed for audience in (None, 0, 1, 2)} == {FaceDown()}
    table.play("0: gather fields", "1: gather forest + dream", "peek fable 1")
    assert [table.view(audience).dreamed for audience in (None, 0, 1, 2)] == [*[FaceDown()] * 3, FaceDown("Taxation")]
    assert (table.view().dreamer, table.view().laid[1]) == (1, FaceDown(is_dream=True))


def test_goldilocks_alone_sees_the_top_of_the_deck_and_remembers_what_she_put_back() -> None:
    table = arranged(3, window="build", friends=["Goldilocks", "", ""], fables="Wolf, Roar, Giant")
    table.play("use Goldilocks")
    assert [table.view(audience).looking for audience in (0, 1, None)] == [("Wolf", "Roar", "Giant"), None, None]
    table.play("keep Roar", "top Giant")
    assert table.view(0).known_deck == (KnownPlace(1, "Giant"), KnownPlace(2, "Wolf"))
    assert table.view(1).known_deck == table.view().known_deck == ()
    assert table.view(0).hands[0] == ("Roar",)


def test_little_mermaid_hides_what_she_locks() -> None:
    table = arranged(3, friends=["Little Mermaid", "", ""], kept="forest brickyard")
    assert [table.view(audience).mermaid for audience in (0, 1, None)] == [("forest", "brickyard"), (), ()]
    table.play("0: gather forest", "1: gather fields", "2: gather fields")
    assert table.view(1).mermaid == table.view().mermaid == ("forest",)
    assert as_written(table.view(0).usable[0]) == ["forest", "brickyard"]


def test_everybody_remembers_a_card_that_was_taken_openly() -> None:
    words = {"hands": ["Search the Past", "", ""], "pile": "Wolf, Roar, Giant"}
    table = arranged(3, **words)
    table.play("0: gather forest + Search the Past", "1: gather forest", "2: gather fields", "fetch Wolf", "fetch Roar")
    assert table.view(1).known_hands == (Known("Roar", (0,)), Known("Wolf", (0,)))
    assert table.view(0).known_hands == ()


def test_a_view_says_whose_turn_it_is_and_what_was_used() -> None:
    table = arranged(3, window="build", first=1, friends=["", "Little Mermaid", ""], bonus=[0, 1, 0])
    assert (table.view().builder, table.view().actions, table.view().turn_order) == (1, 3, (1, 2, 0))
    table.play("use Little Mermaid")
    assert (table.view().actions, table.view().used) == (2, ("Little Mermaid",))
    assert table.view().goods[1] == Heap(1, 1, 1)


def test_the_supply_is_shown_where_it_can_run_out() -> None:
    assert arranged(3).view().supply is None
    limited = arranged(3, {"supply": "limited"}, goods=["5 straw", "", ""]).view()
    assert limited.supply == Heap(35, 31, 27)


def test_a_view_says_what_sections_cost() -> None:
    view = arranged(3, friends=["Hansel & Gretel", "", ""]).view()
    dearer = Prices(site=(2, 5, 6), corner=(1, 4, 5))
    assert view.prices == (Prices(site=(2, 4, 6), corner=(1, 3, 5)), dearer, dearer)


def test_the_table_is_told_line_by_line() -> None:
    table = arranged(
        2,
        window="build",
        houses=["straw roof, corner wood walls", ""],
        goods=["2 straw 1 brick", ""],
        friends=["Rapunzel", ""],
        stored="2 brick",
        hands=["Wolf", "Roar"],
        pigs=["forest", "forest"],
        unique={"forest": "Lonely Castle by 1"},
        pile="Wolf, Wolf",
    )
    say = Speech("en", viewer=0)
    lines = [say.say(line) for line in table.game.face.describe(table.view(0), 0)]
    assert lines == [
        "Round 1: building. You are the First Player.",
        "Fields: 5 straw.",
        "Forest: 4 wood; your pig, Seat 1's pig, Lonely Castle (Seat 1's).",
        "Brickyard: 3 bricks.",
        "You have 2 straw, 1 brick; Friend: Rapunzel; one Fable in hand.",
        "Your houses: straw roof, wood walls on Cutting Corners. Complete: 1; free sites: 4.",
        "Before you: actions left: 2.",
        "Seat 1 has nothing; Friend: none; one Fable in hand.",
        "Sections left (foundations/walls/roofs): straw 4/4/4, wood 4/4/5, brick 5/5/5.",
        "First Builder tokens: straw – yours, wood – nobody's, brick – nobody's.",
        "On Rapunzel: 2 bricks.",
        "Decks: 50 Fables, 24 Friends.",
        "Discarded: 2 × Wolf.",
        "Your hand: Wolf.",
    ]


def test_a_view_says_which_open_cards_speak_and_when() -> None:
    unique = {"forest": "Lonely Castle by 2"}
    table = arranged(3, friends=["", "Ali Baba", ""], matured=["Fairy Food", "", ""], unique=unique)
    voices = {voice.card: (voice.seat, voice.windows) for voice in table.view().voices}
    assert voices == {
        "Fairy Food": (0, ("start", "end-of-gather")),
        "Ali Baba": (1, ("start", "collect")),
        "Lonely Castle": (2, ("end-of-gather",)),
    }


def test_a_next_turn_card_has_nothing_more_to_say_in_the_round_in_which_it_is_played() -> None:
    assert windows_of(FAIRY_FOOD, WHEN_PLAYED) == windows_of(LONELY_CASTLE, WHEN_PLAYED) == ("on-reveal",)
    assert windows_of(DRAGON, WHEN_PLAYED) == ("on-reveal", "before-collect")
